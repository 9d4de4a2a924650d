"""A seat's knowledge of a deal in play: the trick, the points taken, and which cards each other seat can still hold.

Each play shows something. A seat that did not follow has none of the suit; one that did not go over had nothing
higher (B18-B23); one that played a king or queen of trumps in silence does not have the other.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from ecarte.core.cards import SUITS, Card
from ecarte.games.belote.declarations.melds import LENGTHS
from ecarte.games.belote.state import NATURAL, Meld, View, side_of
from ecarte.players.belote.cards import ABOVE, Frame, Masks, beats, frame

KING_QUEEN = 0b1100  # of trumps
ALL = 0xFF


@dataclass
class Seen:
    """A seat's knowledge of a deal; seats are numbers in turn order.

    By seat and suit, ``may`` holds the cards that the rules leave possible, ``unlikely`` those that only a silence
    speaks against, and ``known`` those that are certainly in a hand.
    """

    of: Frame
    me: int
    elder: int
    taker: int
    own: Masks
    live: Masks
    played: list[Masks]
    may: list[Masks]
    unlikely: list[Masks]
    known: list[Masks]
    sizes: list[int]
    lacks: Masks
    leader: int
    trick: list[tuple[int, int, int]]  # seat, suit, bit
    led: int
    suit: int  # the suit of the winning card
    bit: int
    winner: int
    points: int  # the points in the trick
    won: Masks  # the points taken, by seat
    taken: Masks  # the tricks taken, by seat
    stock: int  # the unseen cards that are out of play

    @property
    def seats(self) -> range:
        """Return the seats."""
        return range(self.of.players)

    @cached_property
    def left(self) -> int:
        """Return the number of cards in a hand that has not played to this trick."""
        return 8 - sum(self.taken)

    @property
    def order(self) -> Iterator[int]:
        """Return the seats in the order they speak."""
        return ((self.elder + step) % self.of.players for step in self.seats)

    def is_partner_winning(self) -> bool:
        """Return whether the partner is winning the trick."""
        return bool(self.trick) and self.of.partners(self.me, self.winner)


def seen(view: View) -> Seen:
    """Return what a view shows once the second deal is made."""
    assert view.contract is not None
    options = view.options
    of = frame(view.contract, options.players, options.undertrump_partner)
    number = {seat: at for at, seat in enumerate(view.seats)}
    me = number[view.seat]
    own = of.masks(view.hand)
    players = of.players
    lacks, won, taken = [0] * players, [0] * players, [0] * players
    played = [[0] * 4 for _ in range(players)]
    may = [[ALL] * 4 for _ in range(players)]
    live = [ALL] * 4
    leader = number[view.elder]
    trick: list[tuple[int, int, int]] = []
    led = suit = bit = winner = points = 0
    lines = [[(number[t.leader] + at) % players for at in range(players)] for t in view.tricks]
    lines.append([number[seat] for seat, _ in view.trick])
    cards = [t.cards for t in view.tricks]
    cards.append(tuple(card for _, card in view.trick))
    for who, what in zip(lines, cards, strict=True):
        trick, points = [], 0
        for seat, card in zip(who, what, strict=True):
            place = of.place(card)
            if trick:
                _learn(may[seat], lacks, seat, place, led, suit, bit, of.partners(seat, winner), of)
            if not trick:
                led, suit, bit, winner = place[0], *place, seat
            elif beats(*place, suit, bit, of.trump):
                suit, bit, winner = *place, seat
            trick.append((seat, *place))
            points += of.points[place[0]][place[1]]
            played[seat][place[0]] |= 1 << place[1]
            live[place[0]] &= ~(1 << place[1])
        if len(trick) == players:
            won[winner] += points
            taken[winner] += 1
            leader, trick, points = winner, [], 0
        elif trick:
            leader = trick[0][0]
    known = _known(view, of, number, live)
    gone = of.masks(card for card in (view.turned, view.bottom) if card and players == 3)
    for seat in range(players):
        for each in range(4):
            certain = sum(known[other][each] for other in range(players) if other != seat)
            may[seat][each] &= live[each] & ~own[each] & ~gone[each] & ~certain
            may[seat][each] |= known[seat][each]
    may[me] = own
    sizes = [8 - sum(map(int.bit_count, played[seat])) for seat in range(players)]
    return Seen(
        of,
        me,
        number[view.elder],
        number[view.taker or view.elder],
        own,
        live,
        played,
        may,
        _silences(view, of, played, number),
        known,
        sizes,
        lacks,
        leader,
        trick,
        led,
        suit,
        bit,
        winner,
        points,
        won,
        taken,
        view.stock,
    )


def _learn(
    may: Masks,
    lacks: Masks,
    seat: int,
    place: tuple[int, int],
    led: int,
    suit: int,
    bit: int,
    partner: bool,
    of: Frame,
) -> None:
    """Remove what the rules exclude from a hand that played a card while (suit, bit) was winning (B18-B23)."""
    played, at = place
    trump = of.trump
    if played == led:
        if of.high[led] and at < bit:
            may[led] &= ~ABOVE[bit]
        return
    may[led] = 0
    lacks[seat] |= 1 << led
    if not 0 <= trump < 4 or led == trump:
        return
    if played == trump:
        if suit == trump and at < bit:
            may[trump] &= ~ABOVE[bit]
    elif not partner:
        may[trump] = 0
        lacks[seat] |= 1 << trump


def _known(view: View, of: Frame, number: dict[str, int], live: Masks) -> list[Masks]:
    """Return by seat the unplayed cards that it is known to hold."""
    known = [[0] * 4 for _ in number]
    for seat, cards in view.known.items():
        known[number[seat]] = of.masks(cards)
    for meld in view.melds:
        cards = tuple(meld.top + suit for suit in SUITS) if meld.kind == "carre" else ranked(view, meld)
        for suit, mask in enumerate(of.masks(cards)):
            known[number[meld.seat]][suit] |= mask
    known[number[view.seat]] = of.masks(view.hand)
    return [[mask & live[suit] for suit, mask in enumerate(masks)] for masks in known]


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


def _silences(view: View, of: Frame, played: list[Masks], number: dict[str, int]) -> list[Masks]:
    """Return by seat the king or queen of trumps that it probably lacks.

    A seat that played the other one without calling belote probably does not hold it (B13).
    """
    found = [[0] * 4 for _ in number]
    called = {(number[call.seat], SUITS.index(call.suit)) for call in view.calls}
    for seat in number.values():
        for suit in range(4):
            both = played[seat][suit] & KING_QUEEN
            if of.high[suit] and both and (seat, suit) not in called:
                found[seat][suit] = KING_QUEEN & ~both
    return found


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
