"""Visitors and events: everything in a record, once, in order, at its moment; one record in memory at a time."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from ecarte import record
from ecarte.core.game import Event, Head, RuleError
from ecarte.core.moment import Moment, parse_moment
from ecarte.notation import ecn, visit
from ecarte.record import Note, Play, Variation
from tests.kit.games import Game, any_games

GOLDEN = Path(__file__).parents[1] / "golden"
VARIATIONS = (GOLDEN / "variations.ecn").read_text("utf-8")


class Told(visit.Visitor):
    """Writes down its calls."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def begin(self, play: Play) -> None:
        self.lines.append(f"begin {play.record.tag('South')}")

    def deal(self, at: Moment, head: Head, note: Note) -> None:
        self.lines.append(f"{at} deal {head} {note.comment}".strip())

    def event(self, at: Moment, event: Event, note: Note) -> None:
        self.lines.append(f"{at} {event} {note.comment}".strip())

    def variation(self, at: Moment, variation: Variation) -> None:
        self.lines.append(f"{at} variation {' '.join(seat for seat, _ in variation.supposed)}".strip())

    def back(self, at: Moment) -> None:
        self.lines.append(f"{at} back")

    def end(self, play: Play) -> None:
        self.lines.append(f"end {record.result(play)}")


def calls_of(source: Any) -> list[str]:
    visitor = Told()
    visit.walk(source, visitor)
    return visitor.lines


def test_a_visitor_meets_everything() -> None:
    lines = calls_of(VARIATIONS)
    assert lines[:2] == ["begin Anna", "1#0 deal 1. N dealt at home"]
    assert lines[5:34] == [
        "1#4 S:propose two queens and a trump: play",
        "1#4/0#0 variation", "1#4/0#1 S:stand better",
        "1#4/0#1/0#0 variation N", "1#4/0#1/0#1 S:stand", "1#4/0#1/0#2 N:king", "1#4/0#1/0#3 S.Qd",
        "1#4/0#1/0#4 N.Kd", "1#4/0#1 back",
        "1#4/0#2 S.7c", "1#4/0#3 N.Ts", "1#4/0#3/0#0 variation N", "1#4/0#3/0#1 N.Kc", "1#4/0#3 back",
        "1#4/0#4 S.Jh", "1#4/0#5 N.8h", "1#4 back",
        "1#5 N:refuse", "1#5/0#0 variation", "1#5/0#1 N:accept", "1#5/0#2 S-Jh7c", "1#5/0#3 N-8h7h", "1#5 back",
        "1#5/1#0 variation", "1#5/1#1 N:accept", "1#5 back",
        "1#6 S.7c", "1#7 N.Ts", "1#8 S.Jh",
    ]  # fmt: skip
    assert lines[-1] == "end *"


def test_a_text_its_lines_a_play_and_a_record_are_the_same() -> None:
    (play,) = ecn.loads(VARIATIONS)
    lines = VARIATIONS.splitlines(keepends=True)
    assert calls_of(VARIATIONS) == calls_of(lines) == calls_of(iter(lines)) == calls_of(play) == calls_of(play.record)
    assert list(visit.events(VARIATIONS)) == list(visit.events(play))


def test_events_are_those_a_visitor_meets() -> None:
    found = [f"{at} {event} {note.comment}".strip() for _, at, event, note in visit.events(VARIATIONS, variations=True)]
    other = {"deal", "back", "variation"}
    assert found == [line for line in calls_of(VARIATIONS) if line[0].isdigit() and line.split()[1] not in other]


def test_what_is_refused_is_passed_over() -> None:
    class Players(Told):
        def begin(self, play: Play) -> Any:
            super().begin(play)
            return False

    class MainLine(Told):
        def variation(self, at: Moment, variation: Variation) -> Any:
            return False

    players, main = Players(), MainLine()
    visit.walk(VARIATIONS, players)
    assert players.lines == ["begin Anna", "end *"]
    visit.walk(VARIATIONS, main)
    assert [line for line in main.lines if "/" in line.split()[0] or "back" in line] == []
    visit.walk(VARIATIONS, visit.Visitor())  # a visitor without methods visits nothing


@given(any_games())
def test_the_events_are_the_record(game: Game) -> None:
    play = game.play
    found = list(visit.events(play))
    assert [each.event for each in found] == [step.what for step in play.steps if isinstance(step.what, Event)]
    assert all(parse_moment(str(each.at)) == each.at for each in found)
    assert [(each.at.deal, each.at.number) for each in found] == [
        (step.deal, step.number) for step in play.steps if step.number
    ]


def test_a_record_with_errors_is_refused_after_those_before_it() -> None:
    source = visit.events(VARIATIONS + "\n" + VARIATIONS.replace("S.Jh N.8h /S\nS.As", "S.Kh N.8h /S\nS.As"))
    found = [next(source) for _ in range(21)]
    assert len({id(each.record) for each in found}) == 1
    with pytest.raises(RuleError, match="E-not-held"):
        list(source)


@pytest.mark.thorough
def test_one_record_is_held_at_a_time() -> None:
    def lines() -> Iterator[str]:
        for _ in range(90):
            yield from (VARIATIONS + "\n").splitlines(keepends=True)

    seen: list[weakref.ref[Any]] = []

    class Watch(visit.Visitor):
        most = 0

        def end(self, play: Play) -> None:
            mark = _Mark()
            object.__setattr__(play, "_steps", (*play.steps, mark))
            seen.append(weakref.ref(mark))
            if len(seen) % 30 == 0:
                gc.collect()
                self.most = max(self.most, sum(ref() is not None for ref in seen))

    watch = Watch()
    visit.walk(lines(), watch)
    assert len(seen) == 90
    assert 1 <= watch.most <= 3  # the one that is visited, and those the reader has not released yet


class _Mark:
    """An object that can be weakly referenced."""
