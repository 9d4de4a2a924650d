"""A game is its own folder and one line of registration: a third one is played through everything.

It has a process of its own, because the numbers of links count the games.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from ecarte.games import GAMES
from ecarte.titles import belote, ecarte
from ecarte.titles.title import OFFERS
from tests.fixtures.thirdgame.title import TITLE

pytest.importorskip("ecarte.text", reason="native only", exc_type=ImportError)

HERE = Path(__file__).parents[1]
REGISTER = "import sys, pytest, tests.fixtures.thirdgame.__main__; sys.exit(pytest.main(sys.argv[1:]))"


def test_what_a_game_offers_follows_from_its_parts() -> None:
    """The page's table of offers is made from them: `tests.project.test_types_made`."""
    assert {title.name: title.offers for title in (ecarte.TITLE, belote.TITLE, TITLE)} == {
        "ecarte": tuple(offer for offer in OFFERS if offer != "pad"),
        "belote": ("daily", "explorer", "friend", "lessons", "pad", "puzzles", "reader", "review", "takeback", "why"),
        "cinq": (),
    }


@pytest.mark.thorough
def test_a_third_game_is_played_through_everything() -> None:
    checks = HERE / "fixtures/thirdgame/checks.py"
    command = [sys.executable, "-c", REGISTER, "-q", "-p", "no:cacheprovider", str(checks)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=HERE.parent, check=False)
    assert done.returncode == 0, done.stdout
    assert list(GAMES) == ["ecarte", "belote"]
