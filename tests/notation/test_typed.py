"""Games as people type them: the same game, one warning for each habit, nothing guessed."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecarte.core.game import Problem
from ecarte.core.near import is_one_slip
from ecarte.games import GAMES
from ecarte.notation import ecn
from ecarte.notation.ecn import typed

ROOT = Path(__file__).parents[2]
SIGNS = dict(zip("shdc", "♠♥♦♣", strict=True))
FRENCH = {"K": "R", "Q": "D", "J": "V", "s": "p", "h": "c", "d": "k", "c": "t"}
CARD = re.compile(r"([AKQJT987])([shdc])(?![a-z])")
EVENT = re.compile(r"(?<!\S)([NESW])([<+.:-])(\S+)")


def golden(name: str) -> list[str]:
    """Return the records of a golden file in canonical form."""
    return [ecn.dumps(play) for play in ecn.loads((ROOT / f"tests/golden/{name}.ecn").read_text("utf-8"))]


TEXTS = [
    text for name in ("akagiri", "article", "jirai", "belote-classic", "belote-modern") for text in golden(name)[:1]
]


def in_moves(change: Callable[[str], str]) -> Callable[[str], str]:
    """Return the function that changes a record's movetext alone."""

    def changed(text: str) -> str:
        tags, moves = text.split("\n\n", 1)
        return f"{tags}\n\n{change(moves)}"

    return changed


def signed(moves: str) -> str:
    """Return the movetext with signs of suits, "10", and blanks between cards."""
    return CARD.sub(lambda m: f"{m[1].replace('T', '10')}{SIGNS[m[2]]} ", moves)


def spaced(moves: str) -> str:
    """Return the movetext with blanks behind the signs of events."""
    return EVENT.sub(lambda m: f"{m[1]}{m[2]} {m[3]}", moves)


def as_french(text: str) -> str:
    """Return the record with French cards, and marked as French."""
    tags, moves = text.split("\n\n", 1)
    spelled = CARD.sub(lambda m: FRENCH.get(m[1], m[1]).replace("T", "10") + FRENCH[m[2]] + " ", moves)
    return f'{tags}\n[Lang "fr"]\n\n{spelled}'


HABITS: dict[str, Callable[[str], str]] = {
    "small letters": in_moves(str.lower),
    "capitals": in_moves(lambda moves: EVENT.sub(lambda m: m[0].upper() if m[2] == ":" else m[0], moves)),
    "signs": in_moves(signed),
    "blanks": in_moves(spaced),
    "tabs": in_moves(lambda moves: spaced(moves).replace(" ", "\t")),
    "colons": in_moves(lambda moves: re.sub(r"(?<!\S)([NESW])[.<]", r"\1: ", moves)),
    "full width": in_moves(lambda moves: spaced(moves).replace(" ", "\N{IDEOGRAPHIC SPACE}")),
    "quotes": lambda text: re.sub(r'"([^"]*)"', "“\\1”", text, count=9),
    "no heading": lambda text: text.removeprefix('[ECN "1"]\n'),
    "small tags": lambda text: re.sub(r"\[(Event|Site|Rules|Game|North)", lambda m: m[0].lower(), text),
    "seats by name": in_moves(
        lambda moves: re.sub(
            r"(?<!\S)([NESW])([.:])",
            lambda m: {"N": "North", "E": "East", "S": "South", "W": "West"}[m[1]] + m[2] + " ",
            moves,
        )
    ),
}


@pytest.mark.sampled(15)
@pytest.mark.parametrize("habit", HABITS)
@pytest.mark.parametrize("text", TEXTS, ids=range(len(TEXTS)))
def test_a_habit_gives_the_same_game_with_few_warnings(text: str, habit: str) -> None:
    written = HABITS[habit](text)
    assert written != text
    (reading,) = ecn.read(written)
    assert [str(problem) for problem in reading.problems if problem.severe] == []
    assert reading.play is not None
    assert ecn.dumps(reading.play) == text
    assert len(reading.problems) <= 7
    for problem in reading.problems:
        assert problem.line is not None
        if problem.code == "W-habit" and problem.column:
            lines = written.split("\n")
            assert lines[problem.line - 1][problem.column - 1 :].startswith(str(problem.data["found"])[:2])


@pytest.mark.parametrize("text", TEXTS, ids=range(len(TEXTS)))
def test_french_letters_tell_clubs_from_hearts(text: str) -> None:
    (reading,) = ecn.read(as_french(text))
    assert [str(problem) for problem in reading.problems if problem.severe] == []
    assert reading.play is not None
    assert ecn.dumps(reading.play).split("\n\n", 1)[1] == text.split("\n\n", 1)[1]


def test_words_in_comments_are_no_cards() -> None:
    """The French for an ace looks like the ace of spades in English letters."""
    text = as_french(TEXTS[0]).replace(" ^", " {l’as, ou l'as de carreau, Kd} ^", 1)
    (reading,) = ecn.read(text)
    assert [str(problem) for problem in reading.problems if problem.severe] == []


@given(st.sampled_from(TEXTS), st.lists(st.sampled_from(sorted(HABITS)), min_size=2, max_size=3, unique=True))
def test_habits_together_give_the_same_game(text: str, habits: list[str]) -> None:
    written = text
    for habit in habits:
        written = HABITS[habit](written)
    (reading,) = ecn.read(written)
    assert reading.play is not None
    assert not reading.sound or ecn.dumps(reading.play) == text  # read right, or errors reported


@pytest.mark.parametrize("text", TEXTS, ids=range(len(TEXTS)))
def test_canonical_text_has_no_warning(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    unread = [Problem("E-no-record", None, {})]
    assert typed.read(text.rstrip().split("\n"), 1, 1, (None, unread, [])) is None  # nothing in it is a habit
    monkeypatch.setattr(typed, "read", lambda *_: pytest.fail("read as people type"))
    (reading,) = ecn.read(text)
    assert reading.problems == ()


def test_nothing_that_fits_several_rules_is_guessed() -> None:
    short = "S: As Jh Qd Qc 7c\nN: Qs 10s Ah 8h 7h\n7d\nS propose\nN refuse\n7c 10s\n*\n"
    (reading,) = ecn.read(short)
    assert [problem.code for problem in reading.problems] == ["E-rules-open"]
    (reading,) = ecn.read(f'[Rules "akagiri"]\n{short}')
    assert reading.sound


def test_a_game_without_its_end_is_asked_the_same_question() -> None:
    short = "S: As Jh Qd Qc 7c\nN: Qs 10s Ah 8h 7h\n7d\nS propose\nN refuse\n7c 10s\n"
    (ended,), (reading,) = ecn.read(f"{short}*\n"), ecn.read(short)
    assert reading.problems == ended.problems
    (reading,) = ecn.read(f"1. N\n{short}".replace("S propose\nN refuse\n7c 10s\n", "S stand\n"))
    assert [problem.code for problem in reading.problems] == ["E-rules-open"]
    (reading,) = ecn.read(f'[Rules "akagiri"]\n{short}')
    assert reading.sound  # people who write by hand do not end a game by a sign
    assert reading.problems[-1].code == "W-result-missing"
    assert reading.problems[0].code == "W-tags-added"


def test_where_no_rules_fit_those_with_the_fewest_errors_are_taken() -> None:
    text = "S: As Jh Qd Qc 7c\nN: Qs 10s Ah 8h 7h\n7d\nS propose\nN refuse\n7c 10s\nAh 8h\n*\n"
    (reading,) = ecn.read(text)
    assert not reading.sound
    (guessed,) = [problem for problem in reading.problems if problem.code.startswith("W-tags")]
    assert (guessed.code, guessed.data["rules"]) == ("W-tags-guessed", "akagiri")
    assert guessed.data["others"] == "jirai, article, london, casino, london-2, london-3"
    # Rules of another game, at which reading also stops, are no advice without their tag Game.
    (reading,) = ecn.read("S: As Jh Qd Qc 7c\nN: Qs 10s Ah 8h 7h\n7d\nS take\n*\n")
    (guessed,) = [problem for problem in reading.problems if problem.code.startswith("W-tags")]
    assert set(str(guessed.data["others"]).split(", ")) <= {"none", *GAMES["ecarte"].presets}
    (reading,) = ecn.read(f'[Rules "akagiri"]\n{text}')
    assert "W-tags-guessed" not in [problem.code for problem in reading.problems]


@pytest.mark.parametrize("tag", ["", '[Game "ecarte"]\n'])
def test_whoever_is_asked_for_the_rules_is_not_told_to_name_a_game_that_is_named(tag: str) -> None:
    short = f"{tag}S: As Jh Qd Qc 7c\nN: Qs 10s Ah 8h 7h\n7d\nS propose\nN refuse\n7c 10s\n*\n"
    (reading,) = ecn.read(short)
    assert reading.problems[0].data["game"] == ("ecarte" if tag else "none")


SCRIBBLE = """[Rules akagiri]
[South Anna]
[North Bruno]
Deal 1: Bruno deals
Anna: As Jh Qd Qc 7c
Bruno: Qs 10s Ah 8h 7h
turned up 7d
Anna proposes
Bruno refuses
Anna 7c, Bruno 10s
Anna Jh, Bruno 8h
Anna As, Bruno Qs
Bruno Ah, Anna Qd
Anna Qc, Bruno 7h
*
"""


def errors(text: str) -> list[tuple[str, int | None, int | None]]:
    """Return the code and the place of each error of a text."""
    return [
        (each.code, each.line, each.column) for reading in ecn.read(text) for each in reading.problems if each.severe
    ]


@pytest.mark.parametrize("above", ["", '[Game "ecarte"]\n', '[ECN "1"]\n', '[ECN "1"]\n[Game Ecarte]\n'])
@pytest.mark.parametrize(
    ("found", "instead", "code", "line"),
    [
        ("Anna proposes", "Anna propses", "E-word", 8),
        ("As Jh Qd", "As As Qd", "E-card-twice", 5),
        ("Qs 10s Ah", "Qs Ah", "E-cards-due", 6),
        ("Bruno 10s", "Bruno 10s -- a slip", "E-word", 10),
        ("*\n", "Anna wins 3 points\n*\n", "E-word", 15),
    ],
)
def test_a_slip_below_tags_is_an_error_at_its_line(above: str, found: str, instead: str, code: str, line: int) -> None:
    assert errors(above + SCRIBBLE) == []
    (first, *_) = errors(above + SCRIBBLE.replace(found, instead, 1))
    assert first[:2] == (code, line + above.count("\n"))


@pytest.mark.parametrize(
    ("found", "instead", "text", "near"),
    [
        ("Anna proposes", "Anna propses", "propses", "proposes"),
        ("Anna proposes", "Ana proposes", "Ana", "Anna"),
        ("turned up 7d", "trump is diamonds", "trump is diamonds", 0),
        ("*\n", "Anna wins 3 points\n*\n", "3 points", 0),
    ],
)
def test_what_is_not_understood_is_one_error(found: str, instead: str, text: str, near: str | int) -> None:
    (reading,) = ecn.read(SCRIBBLE.replace(found, instead, 1))
    (problem,) = [each for each in reading.problems if each.severe]
    assert (problem.code, problem.data) == ("E-word", {"text": text, "near": near})


def test_the_words_behind_an_error_are_still_words_of_the_game() -> None:
    for found, instead in (("As Jh Qd", "As As Qd"), ("Qs 10s Ah", "Qs Ah")):
        assert len(errors(SCRIBBLE.replace(found, instead, 1))) == 1


def test_a_comma_may_stand_behind_the_number_of_a_deal() -> None:
    assert errors(SCRIBBLE.replace("Deal 1:", "Deal 1,")) == []


@pytest.mark.parametrize("above", ["", '[ECN "1"]\n'])
@pytest.mark.parametrize("quote", ["", '"'])
def test_rules_and_games_that_do_not_exist_are_the_one_error(above: str, quote: str) -> None:
    first = 1 + above.count("\n")
    wrong = SCRIBBLE.replace("[Rules akagiri]", f"[Game {quote}ecarte{quote}]\n[Rules {quote}akagri{quote}]")
    assert errors(above + wrong) == [("E-preset", first + 1, 1)]
    assert errors(above + SCRIBBLE.replace("[Rules akagiri]", f"[Game {quote}ecart{quote}]")) == [("E-game", first, 1)]


def test_rules_that_do_not_exist_may_be_of_any_game() -> None:
    (reading,) = ecn.read(SCRIBBLE.replace("akagiri", "akagri"))
    (problem,) = [each for each in reading.problems if each.severe]
    assert reading.is_record
    assert {"akagiri", "classic"} <= set(str(problem.data["allowed"]).split(", "))


def test_strict_reading_knows_none_of_it() -> None:
    for habit in HABITS.values():
        assert not all(reading.sound for reading in ecn.read(habit(TEXTS[0]), mode="strict"))


def test_cards_in_one_word_stay_together() -> None:
    """A discard with a card that is not held is no smaller discard with a card played behind it."""
    text = (ROOT / "tests/golden/akagiri.ecn").read_text("utf-8")
    (first, *_) = re.findall(r"S-(\S\S)(\S\S)", text)
    (reading,) = ecn.read(text.replace(f"S-{first[0]}{first[1]}", f"S-{first[0]}Ks", 1))
    assert [problem.code for problem in reading.problems if problem.severe][:1] == ["E-not-held"]


def test_a_slip_is_one_letter_more_less_or_other_or_two_swapped() -> None:
    words = ["".join(letters) for length in range(5) for letters in product("ab", repeat=length)]
    for word in words:
        slips = {word[:at] + word[at + 1 :] for at in range(len(word))}
        slips |= {word[:at] + letter + word[at + 1 :] for at in range(len(word)) for letter in "ab"}
        slips |= {word[:at] + word[at + 1] + word[at] + word[at + 2 :] for at in range(len(word) - 1)}
        slips |= {word[:at] + letter + word[at:] for at in range(len(word) + 1) for letter in "ab"}
        assert {each for each in words if is_one_slip(word, each)} == slips & set(words) - {word}, word
