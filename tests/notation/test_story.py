"""The story of a game, as `ecarte show` prints it in each language, is read back as the same events."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("typer", reason="the command line is native only")

import story
from ecarte.cli.speech.telling import PARLANCES
from ecarte.notation import ecn
from ecarte.record import Play, replay
from ecarte.text import Words, languages

ROOT = Path(__file__).parents[2]
NAMES = ("akagiri", "annotated", "article", "jirai", "belote-classic", "belote-modern", "belote-three")
GOLDEN = [
    (path.stem, play)
    for path in sorted((ROOT / "tests/golden").glob("*.ecn"))
    for play in ecn.loads(path.read_text("utf-8"))[:1]
    if path.stem in NAMES
]


def told(play: Play, language: str) -> str:
    """Return the story of a game as text, with its heading."""
    words = Words(language)
    telling = PARLANCES[play.record.game.name].telling(words, replay.replay(play, None))
    lines = [f"── {telling.heading()} ──"]
    for deal in telling.game["deals"]:
        lines += ["".join(part.plain for part in line.parts()) for line in telling.deal(deal)]
        lines.append("")
    return "\n".join(lines)


def events(play: Play) -> list[tuple[str, list[str]]]:
    return [(str(deal.head), [str(entry.event) for entry in deal.entries]) for deal in play.record.deals]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("name", "play"), GOLDEN, ids=[name for name, _ in GOLDEN])
def test_the_story_of_a_whole_game_is_read_back(name: str, play: Play, language: str) -> None:
    (reading,) = ecn.read(told(play, language))
    assert [str(problem) for problem in reading.problems if problem.severe] == []
    assert reading.play is not None
    assert events(reading.play) == events(play)


def test_the_patterns_are_those_of_the_locales() -> None:
    assert story.made() == story.OUT.read_text("utf-8"), "cd tools; python -m story writes them anew"
