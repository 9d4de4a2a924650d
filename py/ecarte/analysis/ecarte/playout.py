"""Deals played out from the exchange on: by the players' habits, then double dummy.

The result is a count of ends: who marks the king, who is vulnerable, how many tricks the elder takes.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random

from ecarte.analysis.ecarte.equity import Equity
from ecarte.analysis.ecarte.habits import Habits
from ecarte.games.ecarte.options import Options
from ecarte.machine.ecarte.double import solve
from ecarte.players.ecarte.double import load_table, scan

NOBODY, ELDER, DEALER = range(3)
ENDS = 54  # (who marks a king in hand, who is vulnerable, tricks of the elder)
TRICKS = 6  # numbers of tricks
LEAST = 1 / 32  # less likely continuations are not followed

Counts = list[float]
"""The frequency of each end, by its number."""


def end(king: int, vulnerable: int, tricks: int) -> int:
    """Return the number of an end."""
    return (3 * king + vulnerable) * TRICKS + tricks


def marker_of(number: int) -> int:
    """Return who marks a king in hand in an end."""
    return number // (3 * TRICKS)


class Ends:
    """The value of each end of a deal to the elder.

    It is the points, less the dealer's; the chance of the game; whether the elder gets the trick points; and how many
    they are, negative for the dealer's.
    """

    def __init__(self, equity: Equity, elder: int, dealer: int, doubled: bool = False, offered: int = NOBODY) -> None:
        found = [_ended(equity, elder, dealer, number, doubled, offered) for number in range(ENDS)]
        self.points = tuple(points for points, _, _ in found)
        self.game = tuple(game for _, game, _ in found)
        self.won = tuple(float(tricks > 0) for _, _, tricks in found)
        self.tricks = tuple(tricks for _, _, tricks in found)


@lru_cache(maxsize=256)
def ends_at(equity: Equity, elder: int, dealer: int, doubled: bool = False, offered: int = NOBODY) -> Ends:
    """Return the `Ends` of a deal that begins at a score (cached)."""
    return Ends(equity, elder, dealer, doubled, offered)


def _ended(
    equity: Equity, elder: int, dealer: int, number: int, doubled: bool, offered: int
) -> tuple[float, float, int]:
    king, rest = divmod(number, 3 * TRICKS)
    vulnerable, tricks = divmod(rest, TRICKS)
    taken = tricks >= 3
    points = 2 if tricks in (0, 5) or vulnerable == (DEALER if taken else ELDER) else 1
    if offered:  # the player who declined the point must make the vole (E29)
        made = tricks == (5 if offered == DEALER else 0)
        taken, points = (offered == ELDER) != made, 2
    points *= 1 + doubled
    marked = (king == ELDER) - (king == DEALER)
    elder, dealer = elder + (king == ELDER), dealer + (king == DEALER)
    if max(elder, dealer) < equity.target:  # otherwise the mark has ended the game (E15)
        marked += points if taken else -points
        elder, dealer = elder + points * taken, dealer + points * (not taken)
    return marked, 1 - equity.elder(dealer, elder), points if taken else -points  # the deal alternates


class Course:
    """One order of the stock along which a deal is played out, with the ends counted so far.

    ``sums`` are cumulative sums of the cards, so that a draw is the difference of two; the stock ends at ``end``.
    Branches with a weight below ``least`` are not followed.
    """

    __slots__ = ("counts", "end", "least", "sums")

    def __init__(self, counts: Counts, sums: Sequence[int], end: int, least: float = LEAST) -> None:
        self.counts, self.sums, self.end, self.least = counts, sums, end, least


class Playout:
    """A deal with a known turn-up, played out from any point.

    ``weight`` is its weight, ``top`` the place of the next card of the stock, ``times`` the number of exchanges so
    far.
    """

    def __init__(self, options: Options, turned: int, habits: Habits | None = None) -> None:
        self.options, self.turned, self.must_head = options, turned, options.must_head
        self.habits = habits or Habits(options, turned)
        self.table = load_table(options.must_head)
        king = 1 << options.order.index("K")
        self.king = king if options.king_mark != "none" and 1 << turned != king else 0
        risk = options.vulnerability
        self.at_risk = (risk != "none", risk == "every")

    def tricks(self, elder: int, dealer: int) -> int:
        """Return the elder's tricks, double dummy."""
        return solve(self.table, elder, dealer)

    def marker(self, elder: int, dealer: int) -> int:
        """Return who has a king to mark when the play begins."""
        return ELDER if elder & self.king else DEALER if dealer & self.king else NOBODY

    def played(self, elder: int, dealer: int, vulnerable: int = NOBODY) -> int:
        """Return the end after the exchange."""
        return end(self.marker(elder, dealer), vulnerable, self.tricks(elder, dealer))

    def stood(self, elder: int, dealer: int, times: int) -> int:
        """Return the end when the elder stands."""
        return self.played(elder, dealer, ELDER if self.at_risk[times > 0] else NOBODY)

    def refused(self, elder: int, dealer: int, times: int) -> int:
        """Return the end when the dealer refuses."""
        return self.played(elder, dealer, DEALER if self.at_risk[times > 0] else NOBODY)

    def orders(self, cards: int, rng: Random, number: int) -> Sequence[Sequence[int]]:
        """Return ``number`` orders of the stock (the function `orders`); compiled code overrides this."""
        return orders(cards, rng, number)

    def drawn(
        self, begin: str, elder: int, dealer: int, stocks: Sequence[Sequence[int]], left: int, times: int, asked: int
    ) -> list[Counts]:
        """Return the ends of a deal along each order of its stock, from every place of the order.

        ``begin`` is the stage it goes on from: "choose", "answer", "discard_elder", "discard_dealer" or "draw";
        ``stocks`` are cumulative sums.
        """
        found = []
        for sums in stocks:
            counts = [0.0] * ENDS
            for top in range(max(1, left)):
                course = Course(counts, sums, top + left)
                if begin in ("answer", "discard_elder"):
                    getattr(self, begin)(course, 1.0, elder, dealer, top, times, asked)
                else:
                    getattr(self, begin)(course, 1.0, elder, dealer, top, times)
            found.append(counts)
        return found

    def choose(self, course: Course, weight: float, elder: int, dealer: int, top: int, times: int) -> None:
        """Play out from the elder's choice to stand or propose."""
        if top == course.end:
            course.counts[self.played(elder, dealer)] += weight
            return
        stands = self.habits.stands(elder, times)
        if weight * (1 - stands) < course.least:
            stands = 1.0
        if stands:
            course.counts[self.stood(elder, dealer, times)] += weight * stands
        if stands < 1:
            self.answer(course, weight * (1 - stands), elder, dealer, top, times)

    def answer(
        self, course: Course, weight: float, elder: int, dealer: int, top: int, times: int, asked: int = 0
    ) -> None:
        """Play out from the dealer's answer; ``asked`` is the number said with the proposal, or 0."""
        refuses = self.habits.refuses(dealer, times)
        if weight * (1 - refuses) < course.least:
            refuses = 1.0
        if refuses:
            course.counts[self.refused(elder, dealer, times)] += weight * refuses
        if refuses < 1:
            self.discard_elder(course, weight * (1 - refuses), elder, dealer, top, times, asked)

    def discard_elder(
        self, course: Course, weight: float, elder: int, dealer: int, top: int, times: int, asked: int = 0
    ) -> None:
        """Play out from the elder's discard, of ``asked`` cards if that is not 0."""
        if asked:
            discarded = self.habits.discards(elder, asked, asked)
        else:
            discarded = self.habits.elder_discards(elder, course.end - top, times)
        self.discard_dealer(course, weight, elder ^ discarded, dealer, top, times)

    def discard_dealer(self, course: Course, weight: float, elder: int, dealer: int, top: int, times: int) -> None:
        """Play out from the dealer's discard."""
        said = 5 - elder.bit_count()
        discarded = self.habits.dealer_discards(dealer, course.end - top - said, times, said)
        self.draw(course, weight, elder, dealer ^ discarded, top, times)

    def draw(self, course: Course, weight: float, elder: int, dealer: int, top: int, times: int) -> None:
        """Play out from the draw of both players, the elder first."""
        sums = course.sums
        middle = top + 5 - elder.bit_count()
        bottom = middle + 5 - dealer.bit_count()
        elder |= sums[middle] - sums[top]
        dealer |= sums[bottom] - sums[middle]
        self.choose(course, weight, elder, dealer, bottom, times + 1)


def orders(cards: int, rng: Random, number: int) -> list[list[int]]:
    """Return that many orders of a set of cards, each as cumulative sums over two rounds.

    Starting from each place in turn, every card comes equally often to each place, which removes most of the
    variance.
    """
    found = []
    bits = [1 << card for card in scan(cards)]
    for _ in range(number):
        rng.shuffle(bits)
        sums = [0]
        for bit in bits + bits:
            sums.append(sums[-1] + bit)
        found.append(sums)
    return found
