"""A seat's knowledge of a deal in play, by what it sees (`ecarte.machine.belote.sight`).

Each play shows something: what the rules exclude, and that a seat that played a king or queen of trumps in silence does
not have the other.
"""

from __future__ import annotations

from collections.abc import Mapping

from ecarte.core.cards import SUITS, Card
from ecarte.core.game import Event
from ecarte.games.belote.declarations.melds import LENGTHS
from ecarte.games.belote.numbers import CONTRACTS
from ecarte.games.belote.state import NATURAL, NO_TRUMPS, Meld, View, side_of
from ecarte.machine.belote.sight import ALL, KING_QUEEN, PASS, Sight, ranks_high, watch
from ecarte.players.belote.cards import mask_of, numbers, tables


def seen(view: View) -> Sight:
    """Return what a view shows once the second deal is made."""
    found = Sight()
    see(view, found)
    return found


def see(view: View, sight: Sight) -> None:
    """Fill in what a view shows once the second deal is made."""
    assert view.contract is not None
    options, contract = view.options, view.contract
    rules, number, players = tables(options), numbers(contract), options.players
    seats = {seat: at for at, seat in enumerate(view.seats)}
    place(view, sight)
    me = sight.me
    sight.contract, sight.taker = CONTRACTS.index(contract), seats[view.taker or view.elder]
    if view.turned:
        sight.turned = number[view.turned]
    own = sight.hands[me] = mask_of(view.hand, contract)
    sight.live = ALL
    for at in range(players):
        sight.may[at], sight.sizes[at] = ALL, options.hand
    for trick in view.tricks:
        for at, card in enumerate(trick.cards):
            watch(rules, sight, (seats[trick.leader] + at) % players, number[card])
    for seat, card in view.trick:
        watch(rules, sight, seats[seat], number[card])
    _see_open(view, sight, contract)
    known = _known(view, seats, sight.live)
    if players < 4 and not options.face_up:
        sight.out = mask_of({card for card in (view.turned, view.bottom) if card}, contract)
    sight.buried = view.stock
    called = {(seats[call.seat], SUITS.index(call.suit)) for call in view.calls}
    for at in range(players):
        certain = 0
        for other in range(players):
            certain |= known[other] if other != at else 0
        sight.may[at] = own if at == me else sight.may[at] & sight.live & ~own & ~sight.out & ~certain | known[at]
        sight.known[at] = known[at]
        for suit in range(4):
            both = sight.played[at] >> 8 * suit & KING_QUEEN
            if both and ranks_high(sight.contract, suit) and (at, suit) not in called:
                sight.unlikely[at] |= (KING_QUEEN & ~both) << 8 * suit


def bid_of(event: Event) -> int:
    """Return the machine's number of a bid or a pass."""
    return CONTRACTS.index(event.args[0]) if event.verb == "take" else PASS


def see_bids(view: View, sight: Sight) -> None:
    """Fill in what a view shows during the bids."""
    place(view, sight)
    assert view.turned is not None
    sight.hands[sight.me] = sight.known[sight.me] = mask_of(view.hand, NO_TRUMPS)
    _see_open(view, sight, NO_TRUMPS)
    sight.turned, sight.bids = mask_of([view.turned], NO_TRUMPS).bit_length() - 1, len(view.bids)
    sight.contract = CONTRACTS.index(view.contract) if view.contract else PASS
    if view.taker:
        sight.taker = view.seats.index(view.taker)
    sight.mover = sight.me


def _see_open(view: View, sight: Sight, contract: str) -> None:
    """Fill in the cards that lie open before the others, and those that lie on covered ones (B32)."""
    if view.options.face_up:
        for at, seat in enumerate(view.seats):
            sight.covering[at] = mask_of(view.covering[seat], contract)
            if at != sight.me:
                sight.hands[at] = sight.known[at] = mask_of(view.known[seat], contract)
            sight.sizes[at] = view.sizes[seat]


def place(view: View, sight: Sight) -> None:
    """Fill in who looks, and at which deal."""
    sight.me, sight.dealer = view.seats.index(view.seat), view.seats.index(view.dealer)
    sight.number = view.deal


def _known(view: View, seats: Mapping[str, int], live: int) -> list[int]:
    """Return by seat the unplayed cards that it is known to hold."""
    contract = str(view.contract)
    known = [0] * len(seats)
    for seat, cards in view.known.items():
        known[seats[seat]] = mask_of(cards, contract)
    for meld in view.melds:
        shown = tuple(meld.top + suit for suit in SUITS) if meld.kind == "carre" else ranked(view, meld)
        known[seats[meld.seat]] |= mask_of(shown, contract)
    known[seats[view.seat]] = mask_of(view.hand, contract)
    return [mask & live for mask in known]


def ranked(view: View, meld: Meld) -> tuple[Card, ...]:
    """Return the known cards of a sequence: shown, or announced as trumps with their rank (B15)."""
    if meld.cards or meld.kind == "carre":
        return meld.cards
    rank = dict(view.ranks).get(meld.seat)
    if rank is None or view.trumped != meld.seat or longest(view, meld.seat) != LENGTHS[meld.kind]:
        return ()
    if sum(each.seat == meld.seat and each.kind == meld.kind for each in view.melds) > 1:
        return ()
    top = NATURAL.index(rank)
    return tuple(each + str(view.trump) for each in NATURAL[top : top + LENGTHS[meld.kind]])


def longest(view: View, seat: str) -> int:
    """Return the length of the longest sequence that a seat announced, or 0."""
    return max((LENGTHS[m.kind] for m in view.melds if m.seat == seat and m.kind != "carre"), default=0)


def melds_won(view: View) -> list[int] | None:
    """Return the declarations that count, by side, once it is known whose; None before."""
    options = view.options
    if options.declarations != "all":
        return [0] * len(options.sides)
    if view.best is None:
        return [0] * len(options.sides) if view.tricks else None
    found = [0] * len(options.sides)
    for meld in view.melds:
        if side_of(meld.seat, options.players) == view.best:
            found[options.sides.index(view.best)] += meld.points
    return found
