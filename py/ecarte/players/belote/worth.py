"""The result of a deal in numbers: the declarations of a hand given as masks, and the score of a deal.

This does the same as `games.belote.declarations.melds` and `games.belote.score`, for players that try thousands of
deals.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ecarte.games.belote.options import Options
from ecarte.players.belote.cards import COUNT, Frame

LAST, CAPOT, BELOTE, TRICKS = 10, 100, 20, 8
GAME = 300.0  # what winning the game is worth, in points

# Carrés by the bit of their rank in the natural order A K Q J T 9 8 7 (7 to 0): points, and which is strongest.
_CARRES = {4: (200, 5), 2: (150, 4), 7: (100, 3), 3: (100, 2), 6: (100, 1), 5: (100, 0)}


def _runs(mask: int) -> tuple[tuple[int, int], ...]:
    """Return the unbroken runs of three bits or more: length and highest bit, the highest first."""
    found, top = [], 7
    while top >= 2:
        length = 0
        while top - length >= 0 and mask >> (top - length) & 1:
            length += 1
        if length >= 3:
            found.append((length, top))
        top -= length + 1
    return tuple(found)


RUNS = tuple(map(_runs, range(256)))
RUN_POINTS = (0, 0, 0, 20, 50, 100, 100, 100, 100)


def declared(natural: Sequence[int], trump: int, shared: bool) -> tuple[int, int]:
    """Return the strength of the strongest declaration (0 for none), and the value of all of them.

    ``natural`` is the hand by suit in the natural order of ranks (B11, B12, B14, B16).
    """
    every = natural[0] & natural[1] & natural[2] & natural[3]
    strength = total = 0
    spared = 0
    if every:
        for bit, (points, order) in _CARRES.items():
            if every >> bit & 1:
                spared |= 1 << bit
                total += points
                strength = max(strength, 1000 + points * 10 + order)
    if shared or not spared:
        for suit in range(4):
            for length, top in RUNS[natural[suit]]:
                total += RUN_POINTS[length]
                strength = max(strength, min(length, 5) * 20 + 2 * top + (suit == trump))
        return strength, total
    # A card counts once: in a carré, or in a run instead.
    free = [mask & ~spared for mask in natural]
    runs = [each for mask in free for each in RUNS[mask]]
    return strength, total + sum(RUN_POINTS[length] for length, _ in runs)


@dataclass(frozen=True)
class Stakes:
    """What counts besides the cards, by side, and how the deal is scored."""

    options: Options
    of: Frame
    taker: int  # the side
    order: tuple[int, ...]  # the sides in the order they speak
    melds: tuple[int, ...]  # those that count
    belote: tuple[int, ...]

    @property
    def extra(self) -> int:
        """Return what taking every trick is worth on top of the last."""
        return CAPOT - 2 if self.options.capot_88 else CAPOT - LAST

    def written(self, cards: Sequence[int], capot: int | None) -> list[int]:
        """Return the points written by each side.

        ``cards`` includes the last trick's ten, or what is written for all of them; ``capot`` is the side that took
        every trick.
        """
        options, own = self.options, self.taker
        melds = self.melds
        if capot is not None:
            melds = tuple(points if side == capot else 0 for side, points in enumerate(melds))
        totals = [sum(each) for each in zip(cards, melds, self.belote, strict=True)]
        compared = list(cards) if options.compare_without_declarations else totals
        most = max(points for side, points in enumerate(compared) if side != own)
        times = 2 if self.of.trump < 0 else 3 if self.of.trump == 4 else 1
        if compared[own] <= most:
            kept = self.belote[own] if options.belote_safe else 0
            lost, totals[own] = totals[own] - kept, kept
            others = [side for side in self.order if side != own]
            highest = max(totals[side] for side in others)  # with declarations, whether the contract was made or not
            heirs = [side for side in others if totals[side] == highest]
            share, odd = divmod(lost, len(heirs))
            for place, side in enumerate(heirs):
                totals[side] += share + (place < odd)
        return [points * times for points in totals]


def ahead(written: Sequence[int], side: int) -> float:
    """Return how far a side comes out ahead of the other, or of the average of the others."""
    return written[side] - (sum(written) - written[side]) / (len(written) - 1)


def settled(written: Sequence[int], before: Sequence[int], options: Options, deal: int, side: int) -> float:
    """Return how far a side comes out ahead in a deal, with the worth of a game won or lost (B27)."""
    after = [points + score for points, score in zip(written, before, strict=True)]
    most = max(after)
    value = ahead(written, side)
    if not options.is_end(deal, after) or after.count(most) > 1:
        return value
    return value + (GAME if after[side] == most else -GAME)


def melds_by_side(
    hands: Sequence[Sequence[int]], of: Frame, order: Sequence[int], shared: bool
) -> tuple[tuple[int, ...], bool]:
    """Return the value of each side's declarations when all are announced, and whether there are any.

    ``hands`` are the eight cards of each seat under the contract, ``order`` the seats in the order they speak.
    """
    sides = 2 if of.players == 4 else of.players
    best, holder = 0, -1
    totals = [0] * sides
    for seat in order:
        hand = hands[seat]
        natural = [of.to_natural[suit][hand[suit]] for suit in range(4)]
        strength, points = declared(natural, of.trump, shared)
        totals[of.side(seat)] += points
        if strength > best:
            best, holder = strength, of.side(seat)
    return tuple(points if side == holder else 0 for side, points in enumerate(totals)), holder >= 0


def belotes(hands: Sequence[Sequence[int]], of: Frame) -> list[int]:
    """Return the value of belote for each side when it is called: king and queen are bits 3 and 2 of trumps."""
    found = [0] * (2 if of.players == 4 else of.players)
    for seat, hand in enumerate(hands[: of.players]):
        for suit in range(4):
            if of.high[suit] and COUNT[hand[suit] & 0b1100] == 2:
                found[of.side(seat)] += BELOTE
    return found
