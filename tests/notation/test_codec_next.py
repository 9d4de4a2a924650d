"""The codec accepts an event if and only if it may happen next."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecarte.core.game import Event, Head, parse_event
from ecarte.games.ecarte.game import GAME as ECARTE
from ecarte.games.ecarte.state import State
from ecarte.notation import codec
from ecarte.record import Deal, Entry
from tests.games.ecarte.test_properties import universe
from tests.kit.games import Chosen, Game, games

# --- what comes next ---


@given(games(most=30, plain=True), st.integers(0, 2**32 - 1))
def test_an_event_is_accepted_if_and_only_if_it_may_happen(game: Game, number: int) -> None:
    play = game.play
    step = Random(number).choice(play.steps[1:])
    deals = play.record.deals[: step.deal]
    last = Deal(deals[-1].head, deals[-1].entries[: step.number])
    compare_next(step.after, (*deals[:-1], last))


# Where kings are marked late, acceptance can be conditional, and numbers bind.
CHOSEN: list[Chosen] = [
    ("article", ()),
    ("article", (("king_until", "first-lead"),)),
    ("akagiri", ()),
    ("akagiri", (("propose_number", True), ("dealer_min_discard", 1))),
]


@pytest.mark.thorough
@given(st.builds(Game, st.sampled_from(CHOSEN), st.integers(0, 2**32 - 1), st.just(50)), st.integers(0, 2**32 - 1))
def test_all_events_of_a_deal_are_accepted_if_and_only_if_they_may_happen(game: Game, number: int) -> None:
    """One deal of the game is played alone, as its first, up to every place in it."""
    play = game.play
    deal = Random(number).choice(play.record.deals)
    head = Head(1, 1, deal.head.dealer)
    state = ECARTE.deal.begin(ECARTE.rules.start(play.record.options(), head.dealer), head)
    for at, entry in enumerate(deal.entries):
        if ECARTE.rules.why_not(state, entry.event):  # the deal ended the game, which it does not do here
            break
        state = ECARTE.rules.play(state, entry.event)
        compare_next(state, (Deal(head, deal.entries[: at + 1]),))


ELDERS = "S<9h7hKd8d7c N<QhJhAdQc8c ^7d S:stand"
DEALERS = "S<9h7hAd8d7c N<QhJhKdQc8c ^7d S:stand"


@pytest.mark.parametrize(
    ("before", "may"),
    [
        (ELDERS, "S"),
        (f"{ELDERS} S.9h", ""),
        (f"{ELDERS} S.Kd", "S"),
        (f"{ELDERS} S.Kd N.Ad", ""),
        (f"{ELDERS} S:king", ""),
        (DEALERS, "N"),
        (f"{DEALERS} S.9h", "N"),
        (f"{DEALERS} S.9h N.Qh", ""),
        (f"{DEALERS} S.8d N.Kd", "N"),
        (f"{DEALERS} S.8d N.Kd N.Qh", ""),
        (f"{DEALERS} S.Ad N.Kd", "N"),
        (f"{DEALERS} S.Ad N.Kd S.9h", "N"),
        (f"{DEALERS} S.Ad N.Kd S.9h N.Qh", ""),
        (f"{DEALERS} S.Ad N.Kd N:king S.9h", ""),
    ],
)
def test_a_king_is_marked_where_it_may_be(before: str, may: str) -> None:
    """Under the laws with the ace high, so that a king of trumps can lose the first trick (E14)."""
    options = ECARTE.resolve("article", {"rank_order": "ace-high"})
    entries = tuple(Entry(parse_event(word)) for word in before.split(" "))
    state = ECARTE.deal.begin(ECARTE.rules.start(options, "N"), Head(1, 1, "N"))
    for entry in entries:
        state = ECARTE.rules.play(state, entry.event)
    compare_next(state, (Deal(Head(1, 1, "N"), entries),))
    for seat in "SN":
        deal = Deal(Head(1, 1, "N"), (*entries, Entry(Event("say", seat, verb="king"))))
        assert (codec.write_deals(codec.CODECS["ecarte"](options, None), [deal]) is not None) is (seat == may)


@pytest.mark.parametrize(("line", "right"), [("N.Qh", True), ("S:king N.Qh", False), ("N.Qh S:king", False)])
def test_a_king_is_not_marked_before_a_later_trick(line: str, right: bool) -> None:
    options = ECARTE.resolve("article", {"rank_order": "ace-high"})
    opening, _, stand = ELDERS.rpartition(" ")
    lines = ["1. N", opening, stand, "S.8d N.Ad /N", line]
    assert (codec.read_deals(codec.CODECS["ecarte"](options, None), lines) is not None) is right


def compare_next(state: State, deals: tuple[Deal, ...]) -> None:
    """Every conceivable next event is written if and only if it may happen."""
    last = deals[-1]
    for text in universe(state):
        event = parse_event(text)
        more = Deal(last.head, (*last.entries, Entry(event)))
        written = codec.write_deals(codec.CODECS["ecarte"](state.options, None), (*deals[:-1], more))
        assert (written is not None) is (ECARTE.rules.why_not(state, event) is None), text
