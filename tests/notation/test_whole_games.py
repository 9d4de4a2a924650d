"""Whole games as old books print them and as people type them: each is read in full, to the moves that are meant."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from ecarte.notation import ecn

WHOLE = Path(__file__).parents[1] / "corpus/whole"
TEXTS = sorted(WHOLE.glob("*.txt"))


def movetexts(text: str) -> tuple[list[str], list[str]]:
    """Return the canonical movetexts of a text, and its errors."""
    readings = list(ecn.read(text))
    errors = [str(problem) for reading in readings for problem in reading.problems if problem.severe]
    return [ecn.movetext(reading.play) for reading in readings if reading.play], errors


def meant(path: Path) -> str:
    """Return the canonical movetext of the game that a text tells, of which its name begins with the name."""
    return movetexts((WHOLE / f"{path.name.partition('.')[0]}.ecn").read_text("utf-8"))[0][0]


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.stem)
def test_a_whole_game_is_read_in_full(path: Path) -> None:
    found, errors = movetexts(path.read_text("utf-8"))
    assert errors == []
    assert found == [meant(path)]


@pytest.mark.sampled(12)
@pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.stem)
def test_a_word_left_out_makes_no_other_game(path: Path) -> None:
    """What is read is the game, or less of it, or something is said to be wrong."""
    text = path.read_text("utf-8")
    random = Random(path.stem)
    below = max(0, text.find("\n\n"))
    words = [match for match in re.finditer(r"\S+", text) if match.start() >= below]
    whole = re.sub(r"\s=\S+ \S+|\s\*|/[NESW]", "", meant(path)).split()
    for word in random.sample(words, min(len(words), 4)):
        found, errors = movetexts(text[: word.start()] + text[word.end() :])
        if not errors and found:
            read = re.sub(r"\s=\S+ \S+|\s\*|/[NESW]", "", found[0]).split()
            said = [each for each in whole if each in read or not _is_optional(each)]
            assert read == said[: len(read)], (word[0], word.start())


def _is_optional(event: str) -> bool:
    """Return whether a game without an event is as good: a king that may be marked or not."""
    return event.endswith(":king")


PLAIN = (WHOLE / "exchanged.dealer-discards-first.txt").read_text("utf-8")


@pytest.mark.parametrize(
    ("said", "wrong"),
    [
        ("Ben wins the point.", "Anna wins the point."),
        ("Ben wins the point.", "Ben makes the vole."),
        ("Ben wins the point.", "Ben makes four tricks."),
        ("discards three, 9s Td 8d", "discards two, 9s Td 8d"),
        ("Ben turns up 7c.", "Ben turns up 7c. Hearts are trumps."),
        ("Anna proposes; Ben accepts.", "Anna proposes; Ben asks how many? Two."),
    ],
)
def test_what_is_said_of_a_deal_is_only_read_where_it_is_so(said: str, wrong: str) -> None:
    assert said in PLAIN
    assert movetexts(PLAIN)[1] == []
    assert movetexts(PLAIN.replace(said, wrong))[1] != []


@pytest.mark.parametrize("said", ["discards all five", "throws out his whole hand", "discards five"])
def test_a_whole_hand_that_is_discarded_needs_no_naming(said: str) -> None:
    text = PLAIN.replace("discards five, Ts 7s 9h 8h 7d,", f"{said},")
    assert text != PLAIN
    assert movetexts(text) == movetexts(PLAIN)


def test_cards_that_are_only_counted_are_still_unknown() -> None:
    text = PLAIN.replace("discards three, 9s Td 8d,", "discards three,")
    assert any("E-card-unknown" in error for error in movetexts(text)[1])


def test_trumps_of_a_hand_are_those_that_are_turned_up() -> None:
    assert movetexts(PLAIN.replace("Ac 9s\n", "the ace of trumps, 9s\n")) == movetexts(PLAIN)
    assert movetexts(PLAIN.replace("Ac 9s\n", "the king of trumps, 9s\n"))[1] != []  # another deals it later


def test_a_sentence_behind_a_semicolon_is_no_remark() -> None:
    text = (WHOLE / "refused.past-tense.txt").read_text("utf-8")
    assert "; Mr. Green won it" in text
    assert "{" not in movetexts(text)[0][0]
