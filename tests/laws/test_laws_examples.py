"""The records of ``ecarte law``: every law that a record can show is read, checked and replayed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ecarte import laws, record
from ecarte.core.game import Event
from ecarte.notation import ecn, link
from ecarte.notation import json as as_json
from ecarte.record import Play, replay, seatview

HERE = Path(laws.__file__ or "").parent.parent / "cli/laws"
EXAMPLES = {int(path.stem): path.read_text("utf-8") for path in HERE.glob("*.ecn")}
NOTHING = {1, 26, 28}  # shuffling, calls that cannot be taken back, cards not looked at: no event shows it

pytestmark = pytest.mark.skipif(not EXAMPLES, reason="the command line is native only")


def play_of(number: int) -> Play:
    (reading,) = ecn.read(EXAMPLES[number], mode="strict")
    assert reading.problems == ()
    assert reading.play is not None
    return reading.play


def events(play: Play) -> Iterator[Event]:
    return (entry.event for deal in play.record.deals for entry in deal.entries)


def test_every_law_that_a_record_can_show_has_an_example() -> None:
    assert set(EXAMPLES) == set(range(1, 52)) - NOTHING


@pytest.mark.parametrize("number", sorted(EXAMPLES))
def test_an_example_is_read_checked_and_replayed(number: int) -> None:
    play = play_of(number)
    assert play.record.tag("Event") == f"Law {number}"
    assert ecn.dumps(play) == EXAMPLES[number]
    assert record.fold(play.record).state == play.state
    answer = replay.replay(play, None)
    assert sum(len(deal["events"]) for deal in answer["deals"]) == len(list(events(play)))
    (again,) = as_json.loads(as_json.dumps(play))
    assert ecn.dumps(again) == EXAMPLES[number]
    opened = link.loads(link.dumps(play, "", None)).play
    assert opened.record.deals == play.record.deals


@pytest.mark.parametrize("number", sorted(EXAMPLES))
def test_an_example_can_be_seen_from_each_side(number: int) -> None:
    """A view is read again and shows none of the other's cards, and two views make the whole."""
    play = play_of(number)
    views = [seatview.redact(play.record, seat) for seat in ("S", "N")]
    for view in views:
        (reading,) = ecn.read(ecn.dumps(Play(view)), mode="strict")
        assert reading.problems == (), view.view
    merged = seatview.merge(*views)
    plain = [str(event).partition("~")[0] for event in events(Play(merged))]
    assert plain == [str(event).partition("~")[0] for event in events(play)]


# The event of the law in its example: a ruling by it, or what is said and played under it.
SHOWN = {
    5: "[Cut ", 8: "&notice:N:2-3", 10: "^7d", 19: "^Kd", 22: "N.Ts /S N:king", 23: "\nS:king S.7c", 24: "S.Kd S:king",
    27: "N:took:2",
    38: "N:accept:if", 39: "N.Ts~back", 40: "N.Qs~turn N.Qs~back", 41: "S:suit:h S.7c N:require:h", 42: "S:concede",
    46: '"game_points=on"', 47: "\nS:king", 48: "\n=1-0 1-0", 49: "\n=2-0 2-0",
    50: "&unmark:S:1\n=2-0 1-0\n2. S\n&mark:S:1",
    51: "&mark:S:1\n=1-0 2-0\n2. S",
}  # fmt: skip


@pytest.mark.parametrize("number", sorted(EXAMPLES))
def test_an_example_shows_its_law(number: int) -> None:
    assert SHOWN.get(number, f"&ruling:{number}:") in EXAMPLES[number]


def test_what_follows_from_the_rulings() -> None:
    """The states and scores after the rulings, computed by hand."""
    states = {number: play_of(number).state for number in EXAMPLES}
    assert states[9].hands == (("As", "Jh", "Qd", "Qc", "7c"), ("Qs", "Ts", "Ah", "8h", "7h"))
    assert (states[11].turned, states[11].scored[0].why, states[11].stock) == ("Kd", "turned-king", 20)
    assert [(states[n].number, states[n].attempt, states[n].dealer) for n in (12, 13, 14, 20, 45)] == [
        (1, 2, "N"),
        (1, 2, "N"),
        (2, 2, "S"),
        (1, 2, "N"),
        (1, 2, "N"),
    ]
    assert [len(states[n].hand("S")) for n in (15, 16, 29, 31, 32, 36, 37)] == [5] * 7
    assert [len(states[n].hand("N")) for n in (17, 18, 33)] == [5] * 3
    assert states[19].score == (1, 0)  # the king turned in a void deal is not marked
    assert states[22].score == (2, 1)  # it was marked late, but in time
    assert states[25].score == (1, 0)  # vulnerable North pays 2, South has 1 less
    assert states[25].irregular.offenders == ("S",)
    assert (states[30].won, states[30].score) == ((3, 2), (1, 0))
    assert (states[34].won, states[34].score) == ((4, 1), (1, 0))
    assert (states[35].stock, "Kc" in states[35].seen) == (16, True)
    assert ("Kh" in states[36].hand("S"), "8c" in states[37].hand("S")) == (False, True)
    assert (states[38].phase, states[38].stock) == ("play", 1)
    assert states[42].score == (
        0,
        2,
    )  # South stood at once and gave up after a trick: the point against a vulnerable player
    assert states[43].irregular.offenders == ("N",)
    assert (states[50].score, states[51].score) == ((2, 0), (1, 0))
