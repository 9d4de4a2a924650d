"""What a seat knows of a deal in play, in numbers: the trick, the score of the cards, and of every other seat
the cards it may still hold.

Each play tells something. Who did not follow has none of the suit; who did not go over had nothing higher
(B18-B23); who played a king or queen of trumps and kept silent has not the other.
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
    """Seats are numbers in turn order. ``may`` is, by seat and suit, what the rules leave possible, ``unlikely``
    what only a silence speaks against; ``known`` what is known for certain to be in a hand."""

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
    suit: int  # of the card that is winning
    bit: int
    winner: int
    points: int  # that lie in the trick
    won: Masks  # points taken, by seat
    taken: Masks  # tricks, by seat
    stock: int  # cards out of play that nobody saw

    @property
    def seats(self) -> range:
        return range(self.of.players)

    @cached_property
    def left(self) -> int:
        """Cards in a hand that has not played to this trick."""
        return 8 - sum(self.taken)

    @property
    def order(self) -> Iterator[int]:
        """The seats as they speak."""
        return ((self.elder + step) % self.of.players for step in self.seats)

    def partner_wins(self) -> bool:
        return bool(self.trick) and self.of.partners(self.me, self.winner)


def seen(view: View) -> Seen:
    """What a view tells once the second deal has been made."""
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
    """What the rules say of a hand that played a card when (suit, bit) was winning (B18-B23)."""
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
    """By seat, the cards not yet played that it is known to hold."""
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
    """The cards of a sequence so far as they are known: shown, or said to be of trumps and how high (B15)."""
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
    return max((LENGTHS[m.kind] for m in view.melds if m.seat == seat and m.kind != "carre"), default=0)


def _silences(view: View, of: Frame, played: list[Masks], number: dict[str, int]) -> list[Masks]:
    """Of a seat that played king or queen of trumps uncalled: the other card, which it then hardly holds (B13)."""
    found = [[0] * 4 for _ in number]
    called = {(number[call.seat], SUITS.index(call.suit)) for call in view.calls}
    for seat in number.values():
        for suit in range(4):
            both = played[seat][suit] & KING_QUEEN
            if of.high[suit] and both and (seat, suit) not in called:
                found[seat][suit] = KING_QUEEN & ~both
    return found


def melds_won(view: View) -> list[int] | None:
    """The declarations that count, by side, once it is known whose; None before."""
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
