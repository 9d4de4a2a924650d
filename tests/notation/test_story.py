"""The story of a game, as `ecarte show` prints it in each language, is read back as the same events."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

pytest.importorskip("typer", reason="the command line is native only")

import story
from ecarte.cli.speech.telling import PARLANCES
from ecarte.notation import ecn
from ecarte.notation.ecn.tokens import format_tag
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


TAGGED = ("irregular", "london-2", "london-3", "match-french", "belote-federation", "belote-views", "views")
KEPT = ("Game", "Rules", "Option", "View", "South", "North", "East", "West")
UNREAD = (
    ("irregular", 0),  # a claim that two cards allow
    ("views", 0),  # one's own discards, which are not looked at again before the deal is over
)


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


@pytest.mark.sampled(5)
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("name", "play"), GOLDEN, ids=[name for name, _ in GOLDEN])
def test_the_story_of_a_whole_game_is_read_back(name: str, play: Play, language: str) -> None:
    (reading,) = ecn.read(told(play, language))
    assert [str(problem) for problem in reading.problems if problem.severe] == []
    assert reading.play is not None
    assert events(reading.play) == events(play)


@pytest.mark.sampled(5)
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", TAGGED)
def test_with_its_tags_a_story_is_read_back_with_options_claims_advice_and_hidden_hands(
    name: str, language: str
) -> None:
    for at, play in enumerate(ecn.loads((ROOT / f"tests/golden/{name}.ecn").read_text("utf-8"))):
        tags = [format_tag(tag, value) for tag, value in play.record.tags if tag in KEPT]
        _, *story = told(play, language).split("\n")
        (reading,) = ecn.read("\n".join([*tags, "", *story]))
        if (name, at) in UNREAD:
            assert not reading.sound
            continue
        assert [str(problem) for problem in reading.problems if problem.severe] == []
        assert reading.play is not None
        assert events(reading.play) == events(play)


def test_what_is_written_beside_moves_is_read_back_but_variations() -> None:
    (play,) = ecn.loads((ROOT / "tests/golden/variations.ecn").read_text("utf-8"))[:1]
    assert any(entry.note.variations for deal in play.record.deals for entry in deal.entries)
    (reading,) = ecn.read(told(play, "en"))
    assert reading.play is not None
    assert reading.sound
    left_out = [problem for problem in reading.problems if problem.data.get("kind") == "variations"]
    assert [problem.code for problem in left_out] == ["W-around"]
    assert "Instead of this (" in str(left_out[0].data["text"])
    for deal, read in zip(play.record.deals, reading.play.record.deals, strict=True):
        for entry, again in zip(deal.entries, read.entries, strict=True):
            assert replace(entry.note, variations=()) == again.note


def test_the_patterns_are_those_of_the_locales() -> None:
    assert story.made() == story.OUT.read_text("utf-8"), "cd tools; python -m story writes them anew"
