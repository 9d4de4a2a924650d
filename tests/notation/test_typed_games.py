"""Games as people type them, each beside what it means: `tests/corpus/typed`; and texts that could mean two things."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecarte.notation import ecn
from tests.notation.test_typed import CARD, EVENT, ROOT, SIGNS, TEXTS

TYPED = sorted((ROOT / "tests/corpus/typed").glob("*.txt"))
HABITS_OF_ONE_GAME = 8  # kinds of warnings in what one person types; a missing check or score stands at its own place


def text_of(path: Path) -> str:
    """Return the text of a file in the encodings that people have."""
    data = path.read_bytes()
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return data.decode("cp1252")


def meant(path: Path) -> str:
    """Return what a typed text means, in canonical form."""
    return path.with_suffix(".ecn").read_text("utf-8")


@pytest.mark.parametrize("path", TYPED, ids=lambda path: path.stem)
def test_what_is_typed_is_read_as_it_is_meant(path: Path) -> None:
    readings = list(ecn.read(text_of(path)))
    assert [str(problem) for reading in readings for problem in reading.problems if problem.severe] == []
    assert "\n".join(ecn.dumps(reading.play) for reading in readings if reading.play) == meant(path)
    for reading in readings:
        habits = [each for each in reading.problems if each.code not in ("W-check-missing", "W-score-missing")]
        assert 0 < len(habits) <= HABITS_OF_ONE_GAME
        assert len({(each.code, each.data.get("habit")) for each in habits}) == len(habits)


def test_the_games_differ() -> None:
    assert len(TYPED) >= 60
    assert len({text_of(path) for path in TYPED}) == len(TYPED)
    for path in TYPED:
        assert [reading.problems for reading in ecn.read(meant(path), mode="strict") if reading.problems] == []


NAMES = {"N": "North", "E": "East", "S": "South", "W": "West"}


def typed_by_hand(text: str, random: Random) -> str:
    """Return a canonical record as somebody types it whose habits change from word to word."""
    tags, moves = text.split("\n\n", 1)

    def card(match: re.Match[str]) -> str:
        rank, suit = match[1], match[2]
        rank = random.choice([rank, rank.lower(), rank.replace("T", "10")])
        return rank + random.choice([suit, suit, SIGNS[suit]]) + random.choice(["", " "])

    def event(match: re.Match[str]) -> str:
        seat, sign, rest = match[1], match[2], match[3]
        name = random.choice([seat, seat.lower(), NAMES[seat]])
        cards = CARD.sub(card, rest).strip() if sign != ":" else rest
        signs = [sign, f"{sign} "] + ([": "] if sign in "<." else []) + ([" "] if sign == "." else [])
        return name + random.choice(signs) + cards

    lines = []
    for line in moves.split("\n"):
        if re.fullmatch(r"[1-9]\d*\. [NESW]", line):
            number, seat = line.split(". ")
            lines.append(random.choice([line, f"Deal {number}: {NAMES[seat]} deals", f"{number}) {seat}"]))
        elif line.startswith("="):
            lines.append(random.choice([line, line.replace("=", "= "), line.replace("=", "score: ")]))
        elif "{" in line or "(" in line or "&" in line:
            lines.append(line)
        else:
            hands = re.findall(r"(?<!\S)[NESW]<\S+", line)
            shuffled = random.sample(hands, len(hands))
            for hand, other in zip(hands, shuffled, strict=True):
                line = line.replace(hand, f"\0{other}", 1)
            lines.append(random.choice([" ", "\t", "  "]).join(EVENT.sub(event, line.replace("\0", "")).split(" ")))
    return f"{tags}\n\n" + "\n".join(lines)


@given(st.sampled_from(TEXTS), st.randoms(use_true_random=False))
def test_a_canonical_text_typed_with_any_habits_comes_back_the_same(text: str, random: Random) -> None:
    (reading,) = ecn.read(typed_by_hand(text, random))
    assert [str(problem) for problem in reading.problems if problem.severe] == []
    assert reading.play is not None
    assert ecn.dumps(reading.play) == text


@pytest.mark.parametrize("before", [" :", "\t:", " ", ": ", " ("])
def test_a_call_may_stand_apart_from_its_card(before: str) -> None:
    text = next(text for text in TEXTS if ":belote" in text)
    typed = re.sub(r":(re)?belote", lambda call: before + call[0][1:] + (")" if "(" in before else ""), text)
    (reading,) = ecn.read(typed)
    assert [str(problem) for problem in reading.problems if problem.severe] == []
    assert reading.play is not None
    assert ecn.dumps(reading.play) == text


HANDS = "North: Qs Ts Ah 8h 7h\nSouth: As Jh Qd Qc 7c\nturn-up 7d\n"
TAGS = '[Game "ecarte"]\n[Rules "akagiri"]\n\n'


def test_who_deals_is_asked_when_nothing_shows_it() -> None:
    (reading,) = ecn.read(f"{TAGS}{HANDS}*\n")
    assert [(each.code, each.data) for each in reading.problems] == [("E-dealer-open", {"allowed": "S, N"})]
    assert reading.play is None
    for dealer, elder in ("NS", "SN"):
        (reading,) = ecn.read(f"{TAGS}{HANDS}{elder} propose\n*\n")
        assert reading.sound
        assert reading.play is not None
        assert f"1. {dealer}\n" in ecn.dumps(reading.play)


def test_no_text_is_read_as_another_game_in_silence() -> None:
    """Of a text with a card, a seat or a word changed, what is read is an error or said to have been changed."""
    text = next(text for text in TEXTS if '"akagiri"' in text)
    lines = text.split("\n")
    at = next(n for n, line in enumerate(lines) if line.startswith(("S.", "N.")))
    for found, instead in (("N.", "S."), ("S.", "N."), ("/S", "/N"), ("/N", "/S")):
        if found in lines[at]:
            changed = "\n".join([*lines[:at], lines[at].replace(found, instead, 1), *lines[at + 1 :]])
            (reading,) = ecn.read(changed)
            assert not reading.sound, (found, instead)


def test_games_without_their_ends_are_still_several() -> None:
    text = (ROOT / "tests/corpus/typed/deux-points.txt").read_text("utf-8").replace("*\n", "")
    readings = list(ecn.read(text))
    problems = [problem.code for reading in readings for problem in reading.problems if problem.severe]
    assert problems == []  # nothing is lost
    assert [[problem.code for problem in each.problems].count("W-result-missing") for each in readings] == [1, 1]
    assert [reading.play.record.tag("North") for reading in readings if reading.play] == ["Gaël", "Inès"]


PLAYED = [
    ecn.dumps(play)
    for name in ("akagiri", "article", "belote-classic", "belote-three")
    for play in ecn.loads((ROOT / f"tests/golden/{name}.ecn").read_text("utf-8"))
    if re.fullmatch(r"[-0-9]+", play.record.tag("Result") or "-") and play.record.tag("Result")
][:8]
HEADINGS = ROOT / "tests/corpus/typed/headings-without-brackets.txt"


@pytest.mark.parametrize(
    ("move", "slip"),
    [
        ("N propose", "North: propos"),
        ("S: Kh 7h Qd 10d 10c", "South: Kx 7h Qd 10d 10c"),
        ("S: Kh 7h Qd 10d 10c", "South: K Q T"),
        ("N Js, S 7h /S\nS Qd, N 8h /N", "\nNorth: well played\nSouth: thank you"),
    ],
)
def test_a_mistyped_move_is_no_player(move: str, slip: str) -> None:
    text = HEADINGS.read_text("utf-8")
    assert move in text
    readings = list(ecn.read(text.replace(move, slip, 1)))
    assert len(readings) == 1
    assert not readings[0].sound
    assert readings[0].play is None or readings[0].play.record.tag("South") == "A. Smith"


@pytest.mark.parametrize(
    "line", ["Sud : donne", "South: propsoe", "South: plays, North: accepts", "South: K Q T T", "南：親"]
)
def test_what_a_seat_does_is_no_player_above_a_game_either(line: str) -> None:
    text = re.sub(r"South: .*\nNorth: .*\n", f"{line}\n", HEADINGS.read_text("utf-8"))
    (reading,) = ecn.read(text)
    assert reading.problems
    assert reading.play is None or reading.play.record.tag("South") == ""


def test_mistyped_bids_below_a_blank_line_are_no_players() -> None:
    text = (ROOT / "tests/corpus/typed/belote-seats.txt").read_text("utf-8")
    bids = "East pass, S:take:s"
    assert bids in text
    (reading,) = ecn.read(text.replace(bids, "\nEast: pasess\nSouth: taeks\nWest: pase", 1))
    assert {problem.data.get("text") for problem in reading.problems if problem.severe} >= {"pasess", "taeks"}


@pytest.mark.parametrize(
    ("heading", "players"),
    [
        ("South: Anna, North: Bruno\nRules: akagiri", "Anna Bruno"),
        ("Nord : Bruno / Sud : Anna\nRègles : akagiri.", "Anna Bruno"),
        ("Rules: akagiri ; our house\nSouth: Anna {a beginner}\n\nNorth: « Bruno »", "Anna Bruno"),
        ("South: King Arthur\nNorth: Stan\nRules: akagiri", "King Arthur Stan"),
        ("南：パスカル　北：健\nルール：akagiri", "パスカル 健"),
        ('North: "Ten of hearts"\nSouth: A. Smith\nRules: akagiri', "A. Smith Ten of hearts"),
        ("South: Anna\n\nNorth: Bruno\n\n\nRules: akagiri", "Anna Bruno"),
        ('[South "Anna"]\n\n[North "Bruno"]\n[Rules "akagiri"]', "Anna Bruno"),
        ("Game: 3\n\nSouth: Anna\nNorth: Bruno\nRules: akagiri", "Anna Bruno"),
    ],
)
def test_a_heading_is_typed_in_many_ways(heading: str, players: str) -> None:
    moves = HEADINGS.read_text("utf-8").split("\n\n", 1)[1]
    (reading,) = ecn.read(f"{heading}\n\n{moves}")
    assert reading.sound, [str(problem) for problem in reading.problems]
    assert reading.play
    record = reading.play.record
    assert (f"{record.tag('South')} {record.tag('North')}", record.tag("Rules")) == (players, "akagiri")
    assert ("3" if "Game" in heading else "") == record.tag("Round")


@pytest.mark.parametrize(
    ("first", "second"), [("2-0", "0-1"), ("2 : 0", "2:1"), ("= 2-0", "2 - 1"), ("=2-0", "=2:1"), ("=2:0", "= 0:1")]
)
def test_a_line_with_half_a_score(first: str, second: str) -> None:
    text = HEADINGS.read_text("utf-8").replace("= 2-0 2-0", first).replace("= 0-1 2-1", second)
    (reading,) = ecn.read(text)
    assert reading.play
    assert ecn.dumps(reading.play) == HEADINGS.with_suffix(".ecn").read_text("utf-8")
    assert reading.sound
    wrong = list(ecn.read(text.replace(second, "7-7")))
    assert [each.code for reading in wrong for each in reading.problems if each.severe] == ["E-score"]
    assert not any(reading.sound for reading in ecn.read(text.replace(second, "2026-11-20")))


@pytest.mark.sampled(10)
@pytest.mark.parametrize("number", range(len(PLAYED)))
@pytest.mark.parametrize("half", [1, 2])
@pytest.mark.parametrize("sign", ["", "=", "= "])
@pytest.mark.parametrize("between", ["-", " - ", ":"])
def test_a_finished_game_with_half_scores(number: int, half: int, sign: str, between: str) -> None:
    wanted = PLAYED[number]
    tags, moves = wanted.split("\n\n", 1)
    typed = re.sub(r"(?m)^=(\S+) (\S+)$", lambda m: sign + m[half].replace("-", between), moves)
    *lines, result = typed.rstrip("\n").split("\n")
    typed = "\n".join([*lines, result.replace("-", between)])
    assert typed != moves
    (reading,) = ecn.read(f"{tags}\n\n{typed}\n")
    assert [str(problem) for problem in reading.problems if problem.severe] == []
    assert reading.play
    assert ecn.dumps(reading.play) == wanted


def test_the_word_for_dealing_may_follow_a_canonical_opening() -> None:
    text = (
        HEADINGS.read_text("utf-8").replace("Deal 1: S deals", "1. S deals").replace("Deal 2: N deals", "2. N dealer.")
    )
    (reading,) = ecn.read(text)
    assert reading.play
    assert ecn.dumps(reading.play) == HEADINGS.with_suffix(".ecn").read_text("utf-8")


def test_a_mistyped_tag_stands_beside_the_question_for_the_rules() -> None:
    text = (
        HEADINGS.read_text("utf-8").replace("Rules: Akagiri\n", "").replace("Event: Tuesday club", '[Rulse "akagiri"]')
    )
    (reading,) = ecn.read(
        text.replace("South: A. Smith", '[South "A. Smith"]').replace("North: Bruno", '[North "Bruno"]')
    )
    assert [each.code for each in reading.problems][:1] == ["W-tag"]


def test_a_tag_of_one_s_own_in_brackets_keeps_its_name() -> None:
    text = HEADINGS.with_suffix(".ecn").read_text("utf-8")
    own = '[Rule "house"]\n[Nord "Marie"]\n'
    (reading,) = ecn.read(
        text.replace("\n1. S", f"{own}\n1. S", 1).replace("\n\n[Rule", "\n[Rule").replace(":propose", " propose")
    )
    assert reading.sound, [str(problem) for problem in reading.problems]
    assert reading.play
    assert reading.play.record.tag("Nord") == "Marie"


def test_a_text_before_the_games_is_no_game() -> None:
    one = (ROOT / "tests/corpus/typed/club-evening.txt").read_text("utf-8")
    assert len(list(ecn.read(f"{one}\n{one}"))) == 2
    assert len(list(ecn.read(f"Our games\n\n{one}"))) == 1
