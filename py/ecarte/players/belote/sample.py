"""Random hands the other seats may hold: every hand consistent with the play has its proper probability.

The unseen cards are grouped by who may hold them. How many of a group each seat gets is drawn in proportion to the
number of deals it allows, so no draw is ever rejected. Announced cards are dealt first. Then the bids, and the silence
of those who announced nothing, decide whether a deal is accepted.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from itertools import accumulate
from math import comb, exp
from random import Random

from ecarte.core.cards import SUITS
from ecarte.games.belote.declarations.melds import LENGTHS
from ecarte.games.belote.state import NATURAL, View
from ecarte.players.belote import bidding
from ecarte.players.belote.cards import Masks
from ecarte.players.belote.seen import ALL, Seen, longest
from ecarte.players.belote.worth import declared

TRIES = 12  # the most deals drawn for each accepted one
SOFT = 15.0  # points: how far bidders may differ from our estimate of a hand
RARE = 0.04  # how often somebody bids quite differently
SILENT = 0.15  # how often a declaration is not announced

_CARDS = [[[suit << 3 | bit for bit in range(8) if mask >> bit & 1] for mask in range(256)] for suit in range(4)]

World = list[Masks]  # the hands by seat
Run = tuple[int, int]  # suit and mask of a sequence, under the contract


class NoDealError(ValueError):
    """No deal is left that fits."""


class Splits:
    """All ways to deal cards to up to three holders, when each card may be barred to some."""

    def __init__(self, cards: list[tuple[int, int]], needs: list[int]) -> None:
        """Take pairs of a card and its possible holders (bits), and the number each holder needs."""
        self.groups: list[list[int]] = [[] for _ in range(8)]
        for card, who in cards:
            self.groups[who].append(card)
        size = [len(group) for group in self.groups]
        ways: list[int] = []
        self.shares: list[tuple[int, int, int, int, int]] = []
        if not size[0] and sum(size) == sum(needs):
            for a in range(size[3] + 1):
                for b in range(size[5] + 1):
                    first = needs[0] - size[1] - a - b
                    if first < 0:
                        break
                    if first > size[7]:
                        continue
                    for c in range(size[6] + 1):
                        second = needs[1] - size[2] - (size[3] - a) - c
                        if second < 0:
                            break
                        if first + second > size[7]:
                            continue
                        rest = comb(size[7], first) * comb(size[7] - first, second)
                        ways.append(comb(size[3], a) * comb(size[5], b) * comb(size[6], c) * rest)
                        self.shares.append((a, b, c, first, second))
        self.sums = list(accumulate(ways))
        if not self.sums:
            raise NoDealError

    def draw(self, rng: Random) -> tuple[list[int], list[int], list[int]]:
        """Return one of all ways, each equally likely."""
        at = bisect_right(self.sums, rng.randrange(self.sums[-1]))
        a, b, c, first, second = self.shares[at]
        groups = self.groups
        three, five, six, seven = (_shuffled(groups[who], rng) for who in (3, 5, 6, 7))
        end = first + second
        return (
            groups[1] + three[:a] + five[:b] + seven[:first],
            groups[2] + three[a:] + six[:c] + seven[first:end],
            groups[4] + five[b:] + six[c:] + seven[end:],
        )


def _shuffled(cards: list[int], rng: Random) -> list[int]:
    if len(cards) < 2:
        return cards
    cards = cards[:]
    rng.shuffle(cards)
    return cards


def worlds(view: View, place: Seen, number: int, rng: Random) -> Iterator[World]:
    """Return ``number`` deals, accepted ones first."""
    sampler = Sampler(view, place)
    for _ in range(number):
        for attempt in range(TRIES):
            world = sampler.draw(rng)
            if attempt == TRIES - 1 or rng.random() < sampler.belief(world, rng):
                yield world
                break


class Sampler:
    """Draws deals for one place in a game."""

    def __init__(self, view: View, place: Seen) -> None:
        self.view, self.place = view, place
        self.others = [seat for seat in place.seats if seat != place.me]
        self.splits: dict[tuple[tuple[int, ...], ...], Splits] = {}
        self.sequences = list(_sequences(view, place))
        options = view.options
        self.silent = [
            seat
            for seat in self.others
            if options.declarations == "all"
            and place.sizes[seat] < 8
            and all(meld.seat != view.seats[seat] for meld in view.melds)
        ]
        loudest = [1000 if meld.kind == "carre" else LENGTHS[meld.kind] * 20 + 20 for meld in view.melds]
        self.loudest = max(loudest, default=0)
        assert view.turned is not None
        self.suit = SUITS.index(view.turned[1])
        self.turned = place.of.place(view.turned) if place.of.players == 4 else None
        # Each seat's bids: round and name. Passes over no trumps or all trumps say too little.
        self.bids: list[list[tuple[int, str]]] = [[] for _ in place.seats]
        for bid in view.bids:
            if bid.bid != "pass" or view.contract not in ("nt", "at"):
                name = str(SUITS.index(bid.bid)) if len(bid.bid) == 1 else bid.bid
                self.bids[view.seats.index(bid.seat)].append((bid.round, name))

    def draw(self, rng: Random) -> World:
        """Return a deal that fits what was played and announced."""
        known = [list(masks) for masks in self.place.known]
        for seat, runs in self.sequences:
            suit, mask = rng.choices([run for run, _ in runs], [weight for _, weight in runs])[0]
            known[seat][suit] |= mask
        for wanted, careful in ((known, True), (known, False), (self.place.known, True), (self.place.known, False)):
            try:
                splits = self._splits(wanted, careful)
            except NoDealError:
                continue
            world = [list(masks) for masks in wanted]
            for seat, cards in zip(self.others, splits.draw(rng), strict=False):
                for card in cards:
                    world[seat][card >> 3] |= 1 << (card & 7)
            return world
        raise NoDealError

    def _splits(self, known: list[Masks], careful: bool) -> Splits:
        key = (*map(tuple, known), (careful,))
        found = self.splits.get(key)
        if found is not None:
            return found
        place = self.place
        needs = [place.sizes[seat] - sum(map(int.bit_count, known[seat])) for seat in self.others]
        if place.of.players == 3:
            needs.append(place.stock)
        if min(needs) < 0:
            raise NoDealError
        cards = []
        for suit in range(4):
            certain = 0
            for seat in self.others:
                if certain & known[seat][suit]:
                    raise NoDealError
                certain |= known[seat][suit]
            may = [place.may[seat][suit] & ~(place.unlikely[seat][suit] if careful else 0) for seat in self.others]
            if place.of.players == 3:
                out = 0
                for card in (self.view.turned, self.view.bottom):
                    if card and place.of.place(card)[0] == suit:
                        out |= 1 << place.of.place(card)[1]
                unseen = place.live[suit] & ~place.own[suit] & ~out
                may.append(ALL)
            else:
                unseen = place.live[suit] & ~place.own[suit]
            for bit in range(8):
                if unseen >> bit & 1 and not certain >> bit & 1:
                    who = sum(1 << at for at, mask in enumerate(may) if mask >> bit & 1)
                    cards.append((suit << 3 | bit, who))
        found = self.splits[key] = Splits(cards, needs)
        return found

    def belief(self, world: World, rng: Random) -> float:
        """Return how well a deal agrees with the bids and silences: the chance to accept it."""
        place, of = self.place, self.place.of
        belief = 1.0
        whole = [[world[seat][suit] | place.played[seat][suit] for suit in range(4)] for seat in place.seats]
        for seat in self.silent:
            natural = [of.to_natural[suit][whole[seat][suit]] for suit in range(4)]
            strength, _ = declared(natural, of.trump, True)
            if strength > self.loudest:
                belief *= SILENT
        for seat in self.others:
            belief *= self._bid_well(seat, whole[seat], rng)
            if belief < 0.01:
                break
        return belief

    def _bid_well(self, seat: int, hand: Masks, rng: Random) -> float:
        """Return the chance that the seat would have bid as it did with five of these cards."""
        if not self.bids[seat]:
            return 1.0
        of, place = self.place.of, self.place
        cards = [card for suit in range(4) for card in _CARDS[suit][hand[suit]]]
        if self.turned is not None and seat == place.taker:
            suit, bit = self.turned
            if suit << 3 | bit in cards:
                cards.remove(suit << 3 | bit)
        five = [0, 0, 0, 0]
        for card in rng.sample(cards, 5):
            five[card >> 3] |= 1 << (card & 7)
        if self.turned is not None:
            five[self.turned[0]] |= 1 << self.turned[1]
        plain = [of.to_plain[suit][five[suit]] for suit in range(4)]
        where, players = (seat - place.elder) % of.players, of.players
        features = bidding.pass_features(plain, self.suit, where, players)
        likely = 1.0
        for number, bid in self.bids[seat]:
            passed = bidding.passing_by(features, number, where, self.view.options.contracts, players)
            if bid == "pass":
                best = features[number]  # the turned suit in the first round, the best other in the second
                gain = passed - best
            else:
                gain = bidding.worth(plain, bid, where, players) - passed
            likely *= RARE + (1 - RARE) / (1 + exp(max(-30.0, min(30.0, -gain / SOFT))))
        return likely


def _sequences(view: View, place: Seen) -> Iterator[tuple[int, list[tuple[Run, float]]]]:
    """Return, by seat, where every announced sequence with unknown cards may lie, and how likely."""
    of = place.of
    said = dict(view.ranks)
    for meld in view.melds:
        seat = view.seats.index(meld.seat)
        if seat == place.me or meld.kind == "carre" or meld.cards:
            continue
        length = LENGTHS[meld.kind]
        runs: list[tuple[Run, float]] = []
        for suit, letter in enumerate(SUITS):
            for top in range(9 - length):
                if meld.seat in said and length == longest(view, meld.seat):
                    if NATURAL.index(said[meld.seat]) > top:
                        continue
                    if view.trumped == meld.seat and letter != view.trump:
                        continue
                mask = of.masks(rank + letter for rank in NATURAL[top : top + length])[suit]
                rest = mask & ~place.played[seat][suit]
                if rest & ~place.may[seat][suit]:
                    continue
                runs.append(((suit, rest), 3.0 ** -(rest & ~place.known[seat][suit]).bit_count()))
        if runs:
            yield seat, runs
