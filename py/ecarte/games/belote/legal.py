"""What each seat may do in belote: bids, declarations, cards and the calls that go with them (B6-B23)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from ecarte.core import packets
from ecarte.core.cards import UNKNOWN, Card
from ecarte.core.game import Event, Seat
from ecarte.core.hands import known_cards, with_card
from ecarte.games.belote import counted
from ecarte.games.belote.bids import may_bid
from ecarte.games.belote.deal import due
from ecarte.games.belote.declarations import Saying, may_announce, may_declare, may_meld, showings, statements
from ecarte.games.belote.held import could_hold, known_seats
from ecarte.games.belote.state import ALL_TRUMPS, Hand, State
from ecarte.games.belote.tricks import playable


def playable_now(state: State, seat: Seat, hand: Hand) -> tuple[Hand, str, str]:
    """Return the cards of a hand that a seat may play, and the code and rule that refuse the others."""
    options = state.options
    return playable(state.trick, state.contract or "", seat, hand, options.players, options.undertrump_partner)


def playable_with(state: State, seat: Seat, card: Card) -> tuple[Hand, str, str]:
    """Return what `playable_now` does for the seat's own hand; an unknown hand is taken to hold the card."""
    hand = state.hand(seat)
    if UNKNOWN not in hand:
        return playable_now(state, seat, hand)
    known = with_card(known_cards(hand), card)
    may = playable_now(state, seat, known)
    if state.options.undertrump_partner is True and card not in may[0] and hand.count(UNKNOWN) > (card not in hand):
        # A higher trump, which may be among the unknown cards, frees the other suits (B20).
        for other in could_hold(state, seat):
            more = playable_now(state, seat, with_card(known, other))
            if card in more[0]:
                return more
    return may


def may_play(state: State, seat: Seat) -> Hand:
    """Return the cards the seat may play now; of a hidden hand, all it may hold that would then be legal."""
    hand = state.hand(seat)
    if UNKNOWN not in hand:
        return playable_now(state, seat, hand)[0]
    return tuple(card for card in could_hold(state, seat) if card in playable_with(state, seat, card)[0])


def may_call(state: State, seat: Seat, card: Card) -> str:
    """Return the call that may go with a card, or "" (B13, B23)."""
    rank, suit = card[0], card[1]
    if rank not in "KQ" or state.contract not in (suit, ALL_TRUMPS):
        return ""
    called = next((call for call in state.calls if call.suit == suit), None)
    if called is not None:
        return "rebelote" if called.seat == seat and not called.complete else ""
    if state.options.king_first and rank == "Q":
        return ""
    other = ("Q" if rank == "K" else "K") + suit
    hand = state.hand(seat)
    if UNKNOWN not in hand:
        return "belote" if other in hand else ""
    needed = {card, other} - set(hand)
    return "belote" if other in could_hold(state, seat) and len(needed) <= hand.count(UNKNOWN) else ""


def sayings(state: State, seat: Seat, known: Sequence[Seat] | None = None) -> Iterator[Saying]:
    """Yield verb and arguments of everything the seat may say now."""
    if state.options.without_cards:
        yield from counted.sayings(state, seat)
    elif state.phase == "packets" and seat == state.mover:
        yield from ((packets.SAID, (order,)) for order in packets.ORDERS)
    elif state.phase == "bid" and seat == state.mover:
        yield "pass", ()
        yield from (("take", (bid,)) for bid in may_bid(state))
    elif may_announce(state, seat):
        yield from (("meld", (kind, top)) for kind, top in may_meld(state, seat))
        if state.phase == "announce":
            yield "pass", ()
    elif may_declare(state):
        may_say, is_due = statements(state, known_seats(state) if known is None else known)
        yield from ((verb, args) for speaker, verb, args in may_say if speaker == seat)
        if not is_due:
            yield from showings(state, seat)


def plays(state: State, seat: Seat) -> list[Event]:
    """Return the plays open to the seat, each first with its call where one may be made."""
    events: list[Event] = []
    for card in may_play(state, seat):
        if card[0] in "KQ" and (call := may_call(state, seat, card)):
            events.append(_card(seat, card, call))
        events.append(_card(seat, card, ""))
    return events


@cache  # 32 cards of four seats, with three calls at most
def _card(seat: Seat, card: Card, call: str) -> Event:
    return Event("play", seat, (card,), call=call)


def legal(state: State, seat: Seat) -> tuple[Event, ...]:
    """Return every event the seat may do now; out of turn, only comparing and showing declarations."""
    return legal_as(state, seat, None)


def legal_as(state: State, seat: Seat, known: Sequence[Seat] | None) -> tuple[Event, ...]:
    """Return the legal events as seen by someone who knows only the cards of ``known``; None: by this state."""
    playing = state.phase == "play" and seat == state.mover
    if playing and (len(state.tricks) > 1 or (state.trick and state.tricks)):  # the most common case, made fast
        return tuple(plays(state, seat))
    events = [Event("say", seat, verb=verb, args=args) for verb, args in sayings(state, seat, known)]
    if playing and not statements(state, known_seats(state) if known is None else known)[1]:
        events += plays(state, seat)
    return tuple(events)


def moves(state: State) -> tuple[Event, ...]:
    """Return every event that any seat may do now, the mover's first; none while the table deals or speaks.

    In a record without cards, the count of a deal is not among them.
    """
    if state.options.without_cards:
        return tuple(event for seat in state.order for event in legal(state, seat))
    if state.mover is None or due(state, ()) is not None:
        return ()
    events = legal(state, state.mover)
    if may_declare(state):
        for seat in state.order:
            if seat != state.mover:
                events += legal(state, seat)
    return events
