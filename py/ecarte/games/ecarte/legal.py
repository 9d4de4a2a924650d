"""What each seat may say, discard and play in écarté (E7-E21, E28-E30)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from math import prod

from ecarte.core import packets, tricks
from ecarte.core.cards import PACK, SUITS, UNKNOWN, Card
from ecarte.core.game import Event, Seat
from ecarte.core.hands import known_cards, with_card
from ecarte.games.ecarte.held import could_hold, hidden
from ecarte.games.ecarte.irregular.claims import irregular_events
from ecarte.games.ecarte.state import AT, HAND, OTHER, SEATS, Hand, Pair, State
from ecarte.games.ecarte.tricks import playable

Saying = tuple[str, tuple[str, ...]]


# --- cards ---


def may_play(state: State, seat: Seat) -> Hand:
    """Return the cards the seat may play now; of a hidden hand, all it may hold that would then be legal."""
    hand = state.hand(seat)
    if UNKNOWN not in hand:
        return playable(state, hand)[0]
    known = known_cards(hand)
    return tuple(card for card in could_hold(state, seat) if card in playable(state, with_card(known, card))[0])


def must_name(state: State) -> bool:
    """Return whether the leader has to name a suit before the lead (E20)."""
    return state.options.declare_suit == "on" and _may_name(state)


def _may_name(state: State) -> bool:
    naming = state.options.declare_suit != "off" and state.named is None and state.required is None
    return naming and state.phase == "play" and not state.trick


def discard_span(state: State, seat: Seat) -> Pair:
    """Return the fewest and the most cards the seat may discard now (E9, E11)."""
    if seat == state.elder:
        return (state.asked, state.asked) if state.asked else (1, min(HAND, state.stock))
    return state.options.dealer_span(state.stock - state.taking[AT[state.elder]])


# --- kings ---


def may_mark(state: State, seat: Seat) -> bool:
    """Return whether the seat may mark a king of trumps now, in hand (E13, E14) or turned up (E6)."""
    if may_mark_turned(state, seat):
        return True
    return in_time_to_mark(state, seat) and f"K{state.trump}" in (*could_hold(state, seat), *_first_cards(state, seat))


def may_announce_falsely(state: State, seat: Seat) -> bool:
    """Return whether the seat could announce a king it does not hold (law 25).

    It cannot when the mark would win the game, because the king must then be shown.
    """
    if not state.options.has_penalties or not in_time_to_mark(state, seat):
        return False
    held = f"K{state.trump}" in (*could_hold(state, seat), *_first_cards(state, seat))
    return state.score[AT[seat]] + state.options.king_points < state.options.target and (
        not held or hidden(state, seat)
    )


def may_mark_turned(state: State, seat: Seat) -> bool:
    """Return whether the seat has turned up a king and may still mark it, until the next turn-up (E6, law 22)."""
    if state.options.turned_king != "marked" or seat != state.dealer or seat in state.kings:
        return False
    if state.irregular.mistakes is not None and state.irregular.mistakes.no_turned_king:  # law 19
        return False
    if any(each.why == "double-refused" for each in state.scored):  # E28
        return False
    late = state.phase in ("reply", "showing", "over", "void")
    return state.turned is not None and state.turned[0] == "K" and not late


def may_mark_late(state: State, seat: Seat) -> bool:
    """Return whether the seat may mark a king it turned up in the deal before, until the turn-up (law 22)."""
    return state.irregular.late_king == seat and state.phase in ("packets", "dealing")


def in_time_to_mark(state: State, seat: Seat) -> bool:
    """Return whether it is not too late to mark a king in hand (E14)."""
    if state.phase != "play" or state.options.king_mark != "optional" or seat in state.kings:
        return False
    if state.turned is None or state.turned[0] == "K":
        return False
    played = _played(state)
    if not played:
        return True
    if state.options.king_until == "first-lead":
        return False
    king = f"K{state.trump}"
    leader = state.tricks[0].leader if state.tricks else state.trick[0][0]
    if seat == leader:  # the king was led to the first trick, and the opponent has not played
        return played == [king]
    if len(played) == 1:  # the opponent has not played to the first trick
        return True
    return played[1] == king and seat not in (s for s, _ in state.trick) and len(state.tricks) == 1


def _played(state: State) -> list[Card]:
    """Return the cards played, in order, without a lead out of turn, which may still be taken back (law 40)."""
    lying = [] if state.irregular.stray or state.required is not None else [card for _, card in state.trick]
    return [card for trick in state.tricks for card in trick.cards] + lying


def _first_cards(state: State, seat: Seat) -> tuple[Card, ...]:
    """Return the card the seat has played, if it has played only one."""
    own = [card for s, card in state.trick if s == seat]
    own += [trick.cards[trick.leader != seat] for trick in state.tricks]
    return tuple(own) if len(own) == 1 else ()


def mark_due(state: State) -> Seat | None:
    """Return who holds a king that marks itself before the first lead (E13)."""
    if state.phase != "play" or state.options.king_mark != "automatic" or state.tricks or state.trick:
        return None
    king = f"K{state.trump}"
    return next((seat for seat in SEATS if king in state.hand(seat) and seat not in state.kings), None)


def let_due(state: State) -> Seat | None:
    """Return the leader who has no card of the required suit, so that the card led stays (E20)."""
    if state.required is None or not state.trick:
        return None
    leader = state.trick[0][0]
    hand = state.hand(leader)
    return None if UNKNOWN in hand or tricks.of_suit(hand, state.required) else leader


def may_show(state: State, seat: Seat) -> bool:
    """Return whether a hidden hand may turn out to hold a king that marks itself (E13)."""
    before_play = state.phase == "play" and not state.tricks and not state.trick
    automatic = state.options.king_mark == "automatic" and seat not in state.kings
    return before_play and automatic and hidden(state, seat) and f"K{state.trump}" in could_hold(state, seat)


# --- words ---


def _may_be_short(state: State) -> bool:
    """Return whether the stock may run out, so that acceptance may depend on it (E8)."""
    return state.stock < (state.asked or HAND) + HAND


def sayings(state: State, seat: Seat) -> Iterator[Saying]:
    """Yield verb and arguments of everything the seat may say now (E7-E9, E13, E20, E28-E30)."""
    if may_mark(state, seat) or seat == mark_due(state) or may_show(state, seat):
        yield "king", ()
    if seat == state.mover:
        yield from _in_turn(state, seat)
    if may_double(state):
        yield "double", ()
    if may_offer(state):
        yield "offer", ()


def _in_turn(state: State, seat: Seat) -> Iterator[Saying]:
    if state.phase == "packets":
        yield from ((packets.SAID, (order,)) for order in packets.ORDERS)
    elif state.phase == "choose":
        if state.options.propose_number:
            for number in range(1, min(HAND, state.stock) + 1):
                yield "propose", (str(number),)
        else:
            yield "propose", ()
        yield "stand", ()
    elif state.phase == "answer":
        yield "accept", ()
        if _may_be_short(state):
            yield "accept", ("if",)
        if state.irregular.mistakes is None or not state.irregular.mistakes.no_refusal:  # law 37
            yield "refuse", ()
    elif state.phase == "discard":
        if state.conditional and seat == state.dealer and discard_span(state, seat)[1] < HAND:
            yield "refuse", ()
    elif state.phase == "reply":
        yield from _replies(state)
    elif state.phase == "play" and state.required is not None and state.trick:
        if let_due(state) == seat or hidden(state, seat):
            yield "let", ()
        if let_due(state) is None and _may_concede(state, seat):
            yield "concede", ()
    elif state.phase == "play" and mark_due(state) is None:
        if _may_name(state):
            yield from (("suit", (suit,)) for suit in SUITS)
        if _may_concede(state, seat):
            yield "concede", ()
        if may_claim_rest(state, seat):
            yield "claim", ()


def _may_concede(state: State, seat: Seat) -> bool:
    """Return whether a hand may be thrown in.

    It may not after three tricks (E30), nor when the opponent declined the point and is sure to pay two (E29).
    """
    won = state.won[AT[seat]]
    return state.options.throw_in is not False and won < 3 and not (state.offered == seat and won > 0)


def _replies(state: State) -> Iterator[Saying]:
    question = state.question
    if question is None:
        return
    if question.kind == "double":
        yield "accept", ("double",)
        yield "refuse", ("double",)
    elif question.kind == "offer":
        yield "accept", ("offer",)
        yield "decline", ()
    elif question.kind == "suit":
        yield "let", ()
        yield "require", question.args


def may_double(state: State) -> bool:
    """Return whether either player may offer to double: from the turn-up until the third trick is led (E28)."""
    if not state.options.doubling or state.doubled is not None or not _free(state):
        return False
    return len(state.tricks) < 2 or (len(state.tricks) == 2 and not state.trick)


def may_offer(state: State) -> bool:
    """Return whether either player may offer the other the point: from the turn-up until the first lead (E29)."""
    return (
        state.options.offer_point
        and state.offered is None
        and _free(state)
        and not state.tricks
        and not state.trick
        and state.named is None
    )


def _free(state: State) -> bool:
    """Return whether the deal is between two moves, where either player may speak."""
    waits = state.phase in ("choose", "answer", "discard", "play") and state.required is None
    return waits and mark_due(state) is None


def may_claim_rest(state: State, seat: Seat) -> bool:
    """Return whether the seat is to lead and takes every trick left, whatever the opponent holds (E30).

    Only what the seat itself knows counts.
    """
    hand = state.hand(seat)
    if state.options.throw_in is False or state.trick or state.phase != "play" or state.required is not None:
        return False
    own = (*hand, *state.discards[AT[seat]])
    if UNKNOWN in own:  # its holder can judge, this state cannot
        return True
    trump = state.trump or ""
    gone = {*own, state.turned}
    gone.update(card for trick in state.tricks for card in trick.cards)
    other = [card for card in PACK if card not in gone]
    trumps = tricks.of_suit(hand, trump)
    if len(trumps) < len(hand) and min(len(tricks.of_suit(other, trump)), len(hand)) > len(trumps):
        return False  # the opponent may keep a trump
    suits = {card[1] for card in hand}
    return all(
        _all_taken(tricks.of_suit(hand, suit), tricks.of_suit(other, suit), state.options.order) for suit in suits
    )


def _all_taken(own: Hand, other: Hand, order: str) -> bool:
    """Return whether every card of a suit takes its trick when led from the top.

    Each trick draws one of the opponent's cards, until none is left.
    """
    for led, card in enumerate(own):  # hands are sorted high to low
        if led >= len(other):
            return True
        if tricks.heads(other, card, order):
            return False
    return True


# --- everything ---


@lru_cache(maxsize=1024)  # a hand is asked about a few times in a row; there are 201,376 hands
def _subsets(hand: Hand, least: int, most: int) -> tuple[Hand, ...]:
    subsets = (cards for size in range(least, most + 1) for cards in combinations(hand, size))
    return tuple(dict.fromkeys(subsets))  # all unknown cards are equal


def regular_events(state: State, seat: Seat) -> tuple[Event, ...]:
    """Return every event the seat may do now by the rules."""
    events = [Event("say", seat, verb=verb, args=args) for verb, args in sayings(state, seat)]
    if seat == state.mover:
        if state.phase == "discard":
            least, most = discard_span(state, seat)
            events += [Event("discard", seat, cards) for cards in _subsets(state.hand(seat), least, most)]
        elif state.phase == "play" and mark_due(state) is None and not must_name(state):
            events += [Event("play", seat, (card,)) for card in may_play(state, seat)]
    return tuple(events)


def legal(state: State, seat: Seat) -> tuple[Event, ...]:
    """Return every event the seat may do now.

    Out of turn that is marking a king, and offering a double or the point. Irregular events and claims come last.
    """
    events = regular_events(state, seat)
    if may_mark_late(state, seat):  # not among `moves`, in whose order links count
        events += (Event("say", seat, verb="king"),)
    if state.options.has_penalties:
        events += irregular_events(state, seat, may_announce_falsely(state, seat))
    return events


def moves(state: State) -> tuple[Event, ...]:
    """Return every event that either seat may do now by the rules, the mover's first.

    None while the table deals or marks.
    """
    if state.mover is None or mark_due(state) is not None or let_due(state) is not None:
        return ()
    return regular_events(state, state.mover) + regular_events(state, OTHER[state.mover])


# How often of sixteen times a card is kept in an exchange: a trump, else by its place in its suit.
KEPT_TRUMP, KEPT = 15, (13, 4, 2, 1, 1, 1, 1, 1)


def weights(state: State, moves: Sequence[Event]) -> tuple[int, ...] | None:
    """Return the weights of discards, which keep trumps and kings and throw low cards; None for other moves."""
    hand = state.hand(moves[0].seat)
    if UNKNOWN in hand or any(move.do != "discard" for move in moves):
        return None
    order, trump = state.options.order, state.trump
    kept = {card: KEPT_TRUMP if card[1] == trump else KEPT[order.index(card[0])] for card in hand}
    return tuple(prod(16 - n if card in move.cards else n for card, n in kept.items()) for move in moves)
