"""Positions of openings: the sums of an archive are what conditions find, and what other programs count."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

pytest.importorskip("duckdb", reason="DuckDB is native only")

import duckdb

from ecarte.collection.archive import Archive, outdated, update
from ecarte.collection.archive.patterns import choices as choices_of
from ecarte.collection.simulate import Plan, texts
from ecarte.core.game import RuleError
from ecarte.figures.filter import Courses
from ecarte.figures.following import choices, following, position
from ecarte.figures.openings import decision_at, decisions
from ecarte.notation import ecn
from ecarte.record import Play, facts
from ecarte.record.seatview import redact
from tests.kit.told import told

GOLDEN = Path(__file__).parents[1] / "golden"


@cache
def simulated() -> str:
    ecarte = texts(Plan({"S": "amateur", "N": "beginner"}, 60, seed=4))
    belote = texts(Plan(dict.fromkeys("NESW", "amateur"), 3, seed=4, rules="modern", game="belote"))
    three = texts(Plan(dict.fromkeys("ESW", "chance"), 2, seed=4, rules="three", game="belote"))
    two = texts(Plan(dict.fromkeys("NS", "chance"), 2, seed=4, rules="two", game="belote"))
    return "\n".join((*ecarte, *belote, *three, *two))


@cache
def golden() -> str:
    return "\n".join(path.read_text("utf-8") for path in sorted(GOLDEN.glob("*.ecn")))


def fill(path: Path, *records: str) -> None:
    with Archive(path, write=True) as archive:
        archive.add([("games", text) for text in records])


def sums(path: Path) -> dict[tuple[str, str], tuple[int, ...]]:
    """Return all sums of an archive."""
    with Archive(path) as archive:
        rows = archive.query(
            "SELECT position, choice, sum(deals)::INT AS n, sum(won)::INT, sum(lost)::INT, sum(points)::INT"
            " FROM openings GROUP BY ALL HAVING n <> 0"
        )[1]
        return {(where, choice): tuple(numbers) for where, choice, *numbers in rows}


@pytest.mark.parametrize("number", [4, pytest.param(40, marks=pytest.mark.thorough)])
def test_the_sums_are_what_conditions_find(tmp_path: Path, number: int) -> None:
    """For positions of both games, by records and by the rows of the archive alike; the golden games take longer."""
    path = tmp_path / "mine.duckdb"
    fill(path, simulated() + "\n" + (golden() if number > 4 else ""))
    positions = sorted({where for where, _ in sums(path)})
    with Archive(path) as archive:
        kept = [ecn.loads(text)[0].record for text in archive.export()]
        of_no_trumps = next(each for each in positions if '.takes("nt")' in each)
        for text in (*positions[:: len(positions) // number], of_no_trumps):
            condition = position(text)
            expected = following(each for record in kept for each in choices(record, condition))
            assert archive.opening(text) == archive.following(text) == expected != {}, text
        assert following(choices_of(archive._connection, condition)) == expected
        free = 'sequence(elder.like("xx/xx/x"), elder.proposes)'  # no position of an opening is written so
        found = following(each for record in kept for each in choices(record, position(free)))
        assert archive.opening(free) == {} != archive.following(free) == found


def test_another_program_counts_the_same(tmp_path: Path) -> None:
    """What elders said first, and dealers answered, by a program that knows only what ECN looks like."""
    fill(path := tmp_path / "mine.duckdb", simulated())
    counted: Counter[tuple[str, str]] = Counter()
    ecarte = "\n".join(text for text in re.split(r"(?=^\[ECN )", simulated(), flags=re.M) if '"ecarte"' in text)
    for deal in told(ecarte):
        words = [(seat, what, hands[seat]) for seat, what, hands in deal.events if what[0] != "<"]
        before = ""
        for seat, what, hand in words[:2]:
            if what not in (":propose", ":stand", ":accept", ":refuse"):
                break
            trumps = "".join(rank for rank in "AKQJT987" if rank + deal.trump in hand) or "-"
            others = [f"/{'x' * number}" for number in reversed(deal.plain(hand)) if number]
            who = "elder" if seat == deal.elder else "dealer"
            like = f'{who}.like("{trumps}{"".join(others)}")'
            counted[f'sequence(game == "ecarte", dealer.turns{before}, {like})', what[1:]] += 1
            before = ", elder.proposes"
            if what == ":stand":
                break
    first = re.compile(r'sequence\(game == "ecarte", dealer.turns(, elder.proposes)?, \w+.like\(".*"\)\)')
    answers = {"propose", "stand", "accept", "refuse"}
    found = {key: numbers[0] for key, numbers in sums(path).items() if first.fullmatch(key[0]) and key[1] in answers}
    assert found == counted


def test_another_program_counts_the_first_bids_of_belote(tmp_path: Path) -> None:
    fill(path := tmp_path / "mine.duckdb", simulated())
    counted: Counter[tuple[str, str]] = Counter()
    for deal in re.findall(r"^\d+\. [NESW]\n((?:[NESW]<\S+ ){4}\^\S+)\n([NESW]):(\S+)", simulated(), re.M):
        (cards, turned), seat, said = deal[0].rsplit(" ^", 1), deal[1], deal[2]
        hand = next(each for each in cards.split() if each[0] == seat)[2:]
        suits = Counter(re.findall(r"[shdc]", hand))
        own = suits.pop(turned[1], 0)
        trumps = "".join(rank for rank in "AKQJT987" if rank + turned[1] in hand)
        assert len(trumps) == own
        shape = "/".join([trumps or "-", *("x" * number for number in sorted(suits.values(), reverse=True))])
        said = re.sub(r"^take:[shdc]$", "take:turn", said)
        counted[f'sequence(game == "belote", sides == "NS-EW", dealer.turns, elder.like("{shape}", "turn"))', said] += 1
    first = re.compile(r'sequence\(game == "belote", sides == "NS-EW", dealer.turns, elder.like\(".*", "turn"\)\)')
    assert {key: numbers[0] for key, numbers in sums(path).items() if first.fullmatch(key[0])} == counted
    assert len(counted) > 10


def test_with_open_cards_the_opening_begins_with_the_last_card_dealt() -> None:
    """Both bid on eight cards, and the elder leads from eight (B32)."""
    play = next(each for each in ecn.loads(simulated()) if each.state.options.preset == "two")
    (first, *_, lead) = decisions(play.record, facts.deals(play.record)[0], Courses(play.record)[0])
    begun = 'sequence(game == "belote", sides == "N-S", dealer.turns, elder.like("'
    assert first.position.startswith(begun)
    assert lead.done.name.startswith("play ")
    for each in (first, lead):
        (like,) = re.findall(r'\.like\("([^"]*)"', each.position)
        assert len(re.sub("[/-]", "", like)) == 8


def test_a_choice_is_a_condition_too() -> None:
    """A position with a choice after it finds the deals in which it was made."""
    records = [(play.record, facts.deals(play.record)) for play in ecn.loads(simulated())]
    made: dict[str, set[str]] = {}
    for record, rows in records:
        courses = Courses(record)
        for place, row in enumerate(rows):
            for each in decisions(record, row, courses[place]):
                made.setdefault(each.position, set()).add(each.done.name)
    various = sorted(made, key=lambda text: (len(made[text]), text))
    for text in (various[-1], next(each for each in reversed(various) if '"belote"' in each)):
        found = [each for record, _ in records for each in choices(record, position(text))]
        assert len(made[text]) > 1
        assert {each.name for each in found} == made[text]
        for name, term in {(each.name, each.term) for each in found}:
            condition = position(f"{text[:-1]}, {term})")
            deals = [row for record, rows in records for row in condition.deals(facts.game(record, rows), rows, record)]
            assert len(deals) == sum(each.name == name for each in found), (text, term)


def test_sums_follow_what_is_added_replaced_and_rebuilt(tmp_path: Path) -> None:
    games = re.split(r"(?=^\[ECN )", simulated(), flags=re.M)
    first, second = "".join(games[:9]), "".join((*games[9:12], games[-4]))
    fill(once := tmp_path / "once.duckdb", first + second)
    path = tmp_path / "mine.duckdb"
    seen = ecn.dumps(Play(redact(ecn.loads(first)[0].record, "S")))
    for text in (seen, first, first, second):  # a view, its whole game, the same again, and others
        before = sums(path) if path.exists() else {}
        fill(path, text)
    assert before != sums(path) == sums(once)
    with duckdb.connect(str(path)) as connection:  # as an earlier version left it
        connection.execute("DROP TABLE openings")
    assert outdated(path)
    assert update(path) == 0
    assert sums(path) == sums(once)


def test_positions_end_with_the_first_lead() -> None:
    (play, *_) = ecn.loads(simulated())
    record = play.record
    rows, courses = facts.deals(record), Courses(record)
    for place, row in enumerate(rows):
        found = list(decisions(record, row, courses[place]))
        assert found
        assert all(each.done.name.startswith("play") is (each is found[-1]) for each in found)
        leads = min(courses[place].tricks)
        assert found[-1].place == leads
        deal = record.deals[place].head.number
        assert decision_at(play, f"{deal}#{leads}") == found[-1]
        assert decision_at(play, f"{deal}#{leads + 1}") is None
        assert decision_at(play, f"{deal}#0") == found[0]
    with pytest.raises(RuleError):
        decision_at(play, "99#1")
