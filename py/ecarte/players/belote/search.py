"""The value of each card, averaged over the hands the others may hold.

The last tricks are solved exactly with all cards known; longer play follows rules of thumb. The measure is the points
written at the end of the deal, so that a contract made or lost, all tricks, belote and declarations have their true
weight.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ecarte.games.belote.state import View
from ecarte.players.belote.cards import ABOVE, COUNT, Masks, beats
from ecarte.players.belote.quick import finish, playout
from ecarte.players.belote.sample import World
from ecarte.players.belote.seen import KING_QUEEN, Seen, melds_won
from ecarte.players.belote.solver import Solver
from ecarte.players.belote.worth import BELOTE, LAST, TRICKS, Stakes, melds_by_side, settled

Card = tuple[int, int]  # suit and bit


def distinct(cards: Sequence[Card], place: Seen) -> list[Card]:
    """Return the cards without equivalent ones: adjacent, and worth as much."""
    found: list[Card] = []
    of = place.of
    for suit, bit in cards:
        for other, near in found:
            if other == suit and of.points[suit][near] == of.points[suit][bit]:
                low, high = min(bit, near), max(bit, near)
                between = ABOVE[low] & ~ABOVE[high] & ~(1 << high)
                lying = any(each == suit and low < at < high for _, each, at in place.trick)
                if not between & place.live[suit] & ~place.own[suit] and not lying:
                    break
        else:
            found.append((suit, bit))
    return found


class Search:
    """The values of the cards a seat may play."""

    def __init__(self, view: View, place: Seen, exact: int) -> None:
        """Prepare a search that solves play exactly with at most ``exact`` cards in hand."""
        self.view, self.place = view, place
        self.exact = exact
        of = place.of
        self.sides = 2 if of.players == 4 else 3
        # Sides are numbered as by `Frame.side`.
        names = view.options.sides
        self.at = [0] * self.sides
        for number, letter in enumerate(view.seats):
            self.at[of.side(number)] = next(at for at, name in enumerate(names) if letter in name)
        self.score = [view.score[names[at]] for at in self.at]
        melds = melds_won(view)
        self.melds = None if melds is None else tuple(melds[at] for at in self.at)
        self.order = tuple(dict.fromkeys(of.side(seat) for seat in place.order))
        self.called = [0] * self.sides
        self.settled = set[int]()
        for call in view.calls:
            self.called[of.side(view.seats.index(call.seat))] += BELOTE
            self.settled.add("shdc".index(call.suit))
        for seat in place.seats:
            for suit in range(4):
                if of.high[suit] and place.played[seat][suit] & KING_QUEEN:
                    self.settled.add(suit)

    def stakes(self, world: World) -> Stakes:
        """Return what counts besides the cards if these are the hands."""
        of, place = self.place.of, self.place
        melds = self.melds
        if melds is None:
            whole = [
                [hand | gone for hand, gone in zip(world[seat], place.played[seat], strict=True)]
                for seat in place.seats
            ]
            melds, _ = melds_by_side(whole, of, tuple(place.order), self.view.options.shared_cards)
        called = list(self.called)
        for suit in range(4):
            if of.high[suit] and suit not in self.settled:
                for seat in place.seats:
                    if COUNT[world[seat][suit] & KING_QUEEN] == 2:
                        called[of.side(seat)] += BELOTE
        return Stakes(self.view.options, of, of.side(place.taker), self.order, melds, tuple(called))

    def values(self, cards: Sequence[Card], worlds: Iterable[World]) -> list[list[float]]:
        """Return the points that each card leads to, own side's less the other's, for each world."""
        count = self.solved if self.place.left <= self.exact else self.tried
        return [count(cards, world, self.stakes(world)) for world in worlds]

    def tried(self, cards: Sequence[Card], world: World, stakes: Stakes) -> list[float]:
        """Return the result of each card when the deal is played out by rules of thumb."""
        place, of = self.place, self.place.of
        players, mine = of.players, of.side(place.me)
        found = []
        for suit, bit in cards:
            hands = [list(hand) for hand in world]
            live, lacks = list(place.live), list(place.lacks)
            won, taken = list(place.won), list(place.taken)
            hands[place.me][suit] ^= 1 << bit
            live[suit] ^= 1 << bit
            points = place.points + of.points[suit][bit]
            led, ahead_suit, ahead_bit, winner = place.led, place.suit, place.bit, place.winner
            if not place.trick:
                led, ahead_suit, ahead_bit, winner = suit, suit, bit, place.me
            elif beats(suit, bit, ahead_suit, ahead_bit, of.trump):
                ahead_suit, ahead_bit, winner = suit, bit, place.me
            if place.trick and suit != led:
                lacks[place.me] |= 1 << led
            more = players - 1 - len(place.trick)
            winner, points = finish(hands, live, of, lacks, place.me, led, ahead_suit, ahead_bit, winner, more, points)
            won[winner] += points
            taken[winner] += 1
            last = playout(hands, live, of, place.taker, winner, lacks, won, taken)
            found.append(self.outcome(stakes, won, taken, last, mine))
        return found

    def outcome(self, stakes: Stakes, won: Masks, taken: Masks, last: int, mine: int) -> float:
        """Return the points written for the cards that each seat took."""
        of = stakes.of
        cards, tricks = [0] * self.sides, [0] * self.sides
        for seat in range(of.players):
            cards[of.side(seat)] += won[seat]
            tricks[of.side(seat)] += taken[seat]
        capot = tricks.index(TRICKS) if TRICKS in tricks else None
        cards[of.side(last)] += LAST + (stakes.extra if capot is not None else 0)
        return self.final(stakes.written(cards, capot), mine)

    def final(self, written: Sequence[int], mine: int) -> float:
        """Return the result of the deal for a side, with the end of the game counted."""
        return settled(written, self.score, self.view.options, self.view.deal, mine)

    def solved(self, cards: Sequence[Card], world: World, stakes: Stakes) -> list[float]:
        """Return the result of each card when the rest is played perfectly.

        With three players, the taker plays against both others, who get half each of what the taker leaves.
        """
        place, of = self.place, self.place.of
        four = of.players == 4
        first = [of.side(seat) == 0 if four else seat == place.taker for seat in place.seats]
        won, taken = [0, 0], [0, 0]
        for seat in place.seats:
            won[not first[seat]] += place.won[seat]
            taken[not first[seat]] += place.taken[seat]
        sweep = None if taken[0] and taken[1] else bool(taken[0]) if any(taken) else None
        solver = Solver(world, of, first, place.trick, sweep, stakes.extra)
        rest = place.points + LAST
        for hand in world:
            for suit in range(4):
                points, mask = of.points[suit], hand[suit]
                while mask:
                    low = mask & -mask
                    rest += points[low.bit_length() - 1]
                    mask ^= low
        mine = of.side(place.me)
        found = []
        for value in solver.values(place.me, cards):
            capot: int | None = None
            if value > rest:
                capot = 0 if four else place.taker
                value = rest + stakes.extra
                other = 0
            elif value < 0:
                capot = 1 if four else None
                value, other = 0, rest + (stakes.extra if four else 0)
            else:
                other = rest - value
            if four:
                totals = [won[0] + value, won[1] + other]
            else:
                totals = [place.won[seat] + (value if seat == place.taker else other // 2) for seat in place.seats]
            found.append(self.final(stakes.written(totals, capot), mine))
        return found
