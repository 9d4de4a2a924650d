"""When declarations of belote are announced, compared and shown, and by whom (B14-B16).

`melds` knows which declarations cards make and how they compare.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ecarte.core.cards import UNKNOWN, format_cards, sort_cards
from ecarte.core.game import Event, Seat
from ecarte.core.hands import known_cards
from ecarte.games.belote.declarations import melds as melding
from ecarte.games.belote.held import could_hold, dealt, hidden, known_seats, played_first
from ecarte.games.belote.state import NATURAL, Hand, Meld, State, side_of

Saying = tuple[str, tuple[str, ...]]  # a verb and its arguments


def may_announce(state: State, seat: Seat) -> bool:
    """Return whether the seat is about to play its first card, or to speak before the play."""
    if state.options.declarations != "all" or seat != state.mover:
        return False
    if state.options.announce_before_play:
        return state.phase == "announce"
    return state.phase == "play" and not state.tricks


def may_declare(state: State) -> bool:
    """Return whether declarations may be compared and shown: after the first trick, before the next lead."""
    if state.options.without_cards:
        return bool(state.melds) and state.phase == "play"
    return len(state.tricks) == 1 and bool(state.melds) and state.phase == "play" and not state.trick


def statements(state: State, known: Sequence[Seat]) -> tuple[list[tuple[Seat, str, tuple[str, ...]]], bool]:
    """Return what may be said now to compare sequences, by whom, and whether it must be (B15)."""
    if not may_declare(state):
        return [], False
    options, trump = state.options, state.trump
    return melding.statements(state.melds, state.ranks, state.trumped, state.order, options.players, trump, known)


def best_side(state: State) -> str | None:
    """Return the side whose declarations count, once it is known (B14)."""
    if not state.melds or not (state.tricks or state.options.without_cards):
        return None
    players = state.options.players
    holder = melding.strongest(state.melds, state.ranks, state.trumped, state.order, state.options)
    return side_of(holder, players) if holder else None


def counting_melds(state: State) -> tuple[Meld, ...]:
    """Return the declarations of the side whose declarations count (B14)."""
    side, players = best_side(state), state.options.players
    return tuple(meld for meld in state.melds if side_of(meld.seat, players) == side)


def own_melds(state: State, seat: Seat) -> tuple[Meld, ...]:
    """Return what the seat has declared so far."""
    return tuple(meld for meld in state.melds if meld.seat == seat)


def may_meld(state: State, seat: Seat) -> Iterator[tuple[str, str]]:
    """Yield kind and top of what the seat can still declare."""
    hand, shared, made = dealt(state, seat), state.options.shared_cards, own_melds(state, seat)
    if UNKNOWN in hand:
        could = tuple({*could_hold(state, seat), *known_cards(hand)})
        yield from melding.possible(could, hand.count(UNKNOWN), known_cards(hand), len(hand), shared, made)
    else:
        yield from ((meld.kind, meld.top) for meld in melding.declarable(seat, hand, shared, made))


def to_show(state: State, meld: Meld) -> Iterator[Hand]:
    """Yield the cards that a seat may show for a declaration: those still in its hand (B15)."""
    hand, played = state.hand(meld.seat), played_first(state, meld.seat)
    if meld.cards:
        cards = sort_cards((card for card in meld.cards if card != played), NATURAL)
        if set(cards) <= set(hand):  # a supposed hand may lack them
            yield cards
        return
    could, unknown = could_hold(state, meld.seat), hand.count(UNKNOWN)
    held = (*could, played) if played else could
    if meld.kind == melding.CARRE:
        wholes = [tuple(meld.top + suit for suit in "shdc")]
    else:
        length = melding.LENGTHS[meld.kind]
        sizes = range(length, len(NATURAL) + 1) if meld.kind == "cent" else (length,)
        wholes = [
            run[at : at + size] for run in melding.runs(held) for size in sizes for at in range(len(run) - size + 1)
        ]
    for whole in wholes:
        cards = sort_cards((card for card in whole if card != played), NATURAL)
        if set(whole) <= set(held) and sum(card not in hand for card in cards) <= unknown:
            yield cards


def showings(state: State, seat: Seat) -> Iterator[Saying]:
    """Yield the late declarations of the winning side and the showing of its cards (B15)."""
    if best_side(state) != side_of(seat, state.options.players):
        return
    for kind, top in may_meld(state, seat):
        yield "meld", (kind, top)
    seen: set[Hand] = set()
    for meld in own_melds(state, seat):
        for cards in to_show(state, meld) if not meld.shown else ():
            if cards not in seen:
                seen.add(cards)
                yield "show", (format_cards(cards),)


def said_due(state: State) -> Event | None:
    """Return the rank or trump to be named next, else what the winning side declares or shows next (B15)."""
    may_say, must = statements(state, known_seats(state))
    if must and len(may_say) == 1:
        seat, verb, args = may_say[0]
        return Event("say", seat, verb=verb, args=args)
    if must or may_say:
        return None
    side, players = best_side(state), state.options.players
    for seat in state.order:
        if side_of(seat, players) != side:
            continue
        if hidden(state, seat):
            if any(showings(state, seat)):  # only its holder knows whether it has more to say
                return None
            continue
        if (event := shown_due(state, seat)) is not None:
            return event
    return None


def shown_due(state: State, seat: Seat) -> Event | None:
    """Return what a seat of the winning side, whose cards are known, declares late or shows next (B15)."""
    own = own_melds(state, seat)
    for meld in melding.best(seat, dealt(state, seat), state.options.shared_cards, own, late=True):
        return Event("say", seat, verb="meld", args=(meld.kind, meld.top))
    for meld in own:
        cards = next(to_show(state, meld), None)
        if not meld.shown and cards is not None:
            return Event("say", seat, verb="show", args=(format_cards(cards),))
    return None
