"""Belote on the machine: what it allows is what the game allows, in every way, with every number looked at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecarte.core.cards import PACK, Card
from ecarte.core.game import Event
from ecarte.games.belote import legal as rules_of_play
from ecarte.games.belote.bids import may_bid
from ecarte.games.belote.declarations import may_announce, may_meld
from ecarte.games.belote.numbers import CARDS, rules
from ecarte.games.belote.options import Options
from ecarte.machine import run
from ecarte.machine.belote import bidding, play
from ecarte.machine.belote.declarations import find_meld
from ecarte.machine.belote.events import replay_deal
from ecarte.machine.belote.records import BELOTE, CARRE, CENT, CINQUANTE, CONTRACTS, REBELOTE, TIERCE, Deal, Rules
from ecarte.notation import codec
from ecarte.notation.codec.belote import words
from ecarte.record import Record
from tests.kit.belote_deals import Step, deals, record_of
from tests.kit.checked_machine import Checked

NUMBERS = st.integers(0, 2**32 - 1)
NAMES = ("s", "h", "d", "c", "nt", "at")
CALLS = {0: "", BELOTE: "belote", REBELOTE: "rebelote"}
SEQUENCES = {"tierce": TIERCE, "cinquante": CINQUANTE, "cent": CENT}


def cards_of(mask: int) -> set[Card]:
    return {card for card in PACK if mask >> CARDS[card] & 1}


def follow_steps(chosen: Options, steps: Sequence[Step]) -> Iterator[tuple[Step, Deal]]:
    """Yield the steps of one deal that a player may follow with a move, each with the deal on the machine."""
    (deal,) = record_of(chosen, steps).deals
    known, table, number = words(chosen.seats), rules(chosen), Deal()
    number.fills = number.number = 1
    number.dealer = chosen.seats.index(deal.head.dealer)
    for step in steps[1:]:
        assert isinstance(step.what, Event)
        number.codes[number.events] = known.written[step.what][1]
        number.events += 1
        if len(step.after.tricks) > len(step.before.tricks):
            number.codes[number.events] = known[f"/{chosen.seats[0]}"][0]
            number.events += 1
        assert replay_deal(table, number) == number.events
        yield step, number


@given(NUMBERS)
def test_what_may_be_done_is_what_the_game_allows(number: int) -> None:
    chosen, steps = deals(number, 1)
    table = rules(chosen)
    for step, deal in follow_steps(chosen, steps):
        state, mover = step.after, step.after.mover
        if mover is None:
            continue
        seat = chosen.seats.index(mover)
        assert deal.mover == seat
        if state.phase == "bid":
            found = bidding.may_bid(table, deal)
            assert {NAMES[at] for at in range(CONTRACTS) if found >> at & 1} == {*may_bid(state)}
        if may_announce(state, mover):
            compare_melds(table, deal, seat, {*may_meld(state, mover)})
        if state.phase == "play":
            assert cards_of(play.may_play(table, deal, seat)) == {*rules_of_play.may_play(state, mover)}
            for card in state.hand(mover):
                call = play.may_call(table, deal, seat, CARDS[card])
                assert CALLS[call] == rules_of_play.may_call(state, mover, card)


def compare_melds(table: Rules, deal: Deal, seat: int, wanted: set[tuple[str, str]]) -> None:
    for kind, number in SEQUENCES.items():
        for card in PACK:
            assert bool(find_meld(table, deal, seat, number, CARDS[card])) is ((kind, card) in wanted)
    for at, rank in enumerate("AKQJT987"):
        assert bool(find_meld(table, deal, seat, CARRE, at)) is (("carre", rank) in wanted)


def again(written: Record) -> tuple[object, object]:
    """Return a record as it is written, and as that is read."""
    lines = codec.write(written)
    assert lines is not None
    return lines, codec.read(written, written.options(), lines, "", None)


@given(NUMBERS)
def test_no_number_is_outside_what_compiled_code_can_do(number: int) -> None:
    written = record_of(*deals(number))
    wanted = again(written)
    with run.using("belote", Checked()):
        assert again(written) == wanted


def test_the_processor_does_what_python_does() -> None:
    pytest.importorskip("numba", reason="compiled code is native only")
    from ecarte.compiler.code import Native

    written = [record_of(*deals(number)) for number in range(60)]
    wanted = [*map(again, written)]
    with run.using("belote", Native((replay_deal,))):
        assert [*map(again, written)] == wanted
