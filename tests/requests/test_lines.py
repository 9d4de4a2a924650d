"""The lines that a verdict is shown by: a deal that is over, played on from a decision with its own cards."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from ecarte.analysis.belote import open_cards as belote
from ecarte.analysis.ecarte import open_cards as ecarte
from ecarte.core.game import Event
from ecarte.core.moment import parse_moment
from ecarte.notation import ecn
from ecarte.record import Play
from ecarte.record.lines import line_of
from tests.requests.asking import ask, codes, new

GOLDEN = Path(__file__).parents[1] / "golden"


def text(name: str) -> str:
    return (GOLDEN / f"{name}.ecn").read_text("utf-8")


class Decision(NamedTuple):
    at: str
    event: Event
    before: Any
    after: Any


def decisions(name: str) -> list[Decision]:
    """Return the cards of the first deal that were chosen among several."""
    play = ecn.loads(text(name))[0]
    return [
        Decision(f"1#{step.number}", step.what, step.before, step.after)
        for step in play.steps
        if step.deal == 1
        and isinstance(step.what, Event)
        and step.what.do == "play"
        and len(play.record.game.view.of(step.before, step.what.seat).legal) > 1
    ]


def lines(name: str, at: str, *events: str) -> tuple[Play, list[Any]]:
    answer = ask("lines", record=text(name), at=at, events=list(events))
    return ecn.loads(answer["record"])[0], answer["lines"]


@pytest.mark.parametrize("name", ["belote-classic", "akagiri"])
def test_a_line_is_a_variation_from_the_decision_to_the_end_of_the_deal(name: str) -> None:
    at, event, before, _ = decisions(name)[-1]
    view = ecn.loads(text(name))[0].record.game.view.of(before, event.seat)
    events = [str(event) for event in view.legal]
    play, found = lines(name, at, *events)
    assert [line["event"] for line in found] == events
    for line in found:
        moment = parse_moment(line["at"])
        played = line_of(play, moment)
        assert str(moment.left) == at
        assert str(played.entries[0].event) == line["event"]
        assert played.state == before
        tally = play.record.game.score.tally(played.after(len(played.entries)))
        assert tally is not None
        assert dict(tally[0]) == line["points"]


def test_a_line_of_belote_is_the_best_play_with_all_cards_seen() -> None:
    known = belote.PLAYED_ON
    solved = [
        each for each in decisions("belote-classic") if each.before.options.hand - len(each.before.tricks) <= known
    ]
    assert solved
    for at, event, before, _ in solved[::3]:
        _, (line,) = lines("belote-classic", at, str(event))
        assert line["solved"]
        _, points = belote.opened(before, event)
        assert tuple(line["points"].values()) == points


def test_a_line_of_ecarte_is_the_best_play_with_both_hands_seen() -> None:
    for at, event, _, after in decisions("akagiri"):
        play, (line,) = lines("akagiri", at, str(event))
        assert line["solved"]
        moment = parse_moment(line["at"])
        played = line_of(play, moment)
        ends = played.after(len(played.entries))
        expected, _ = ecarte.worth(after, Random(0))
        assert ecarte.worth(ends, Random(0))[0] == expected


def test_nothing_stands_for_what_was_done() -> None:
    at, event, *_ = decisions("belote-classic")[0]
    play, (line,) = lines("belote-classic", at, f"{event.seat}:nothing")
    assert line_of(play, parse_moment(line["at"])).entries[0].event == event


def test_lines_are_refused_while_a_game_goes_on_and_where_nothing_was_decided() -> None:
    at, *_ = decisions("akagiri")[0]
    assert codes(ask("lines", record=text("akagiri"), at="1#0", events=["S:stand"])) == ["E-moment"]
    assert codes(ask("lines", record=text("akagiri"), at=at, events=["N:stand"])) != []
    assert codes(ask("lines", record=new()["record"], at="1#1", events=["S:stand"])) == ["E-review-going"]
