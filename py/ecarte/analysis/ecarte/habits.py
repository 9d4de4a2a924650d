"""The assumed habits of players in bidding and discarding.

They say how likely each of the opponent's choices was, and how deals are played out. In the first exchange they are
those of the trained policy, if there is one. Otherwise they are the rules of thumb of a decent player, with soft
thresholds, because nobody keeps to a threshold exactly.
"""

from __future__ import annotations

from functools import cache, lru_cache
from math import exp

from ecarte.games.ecarte.options import Options
from ecarte.players.ecarte.double import HAND, SUIT
from ecarte.players.ecarte.policy import Policy, find
from ecarte.players.ecarte.policy.first import FirstHands
from ecarte.players.ecarte.policy.tables import PARTS, codes

# The expected tricks of a card, by its place in its suit, leaving out the trump turned up.
TRUMP = (1.0, 0.93, 0.85, 0.75, 0.7, 0.65, 0.6, 0.55)
PLAIN = (0.65, 0.36, 0.2, 0.12, 0.07, 0.04, 0.02, 0.0)
GUARD = 0.06  # for one of the first three with another card of its suit
# The expected tricks with which half the hands are played: at risk of paying double, and without that risk.
STANDS, STANDS_FREE = 2.1, 1.8
REFUSES, REFUSES_FREE = 1.9, 1.75
SHARP = 12.0  # the slope there: from 23 to 77 % within a fifth of a trick

TOPS = 1 << 8 | 1 << 16 | 1 << 24  # the highest card of each plain suit
ANOTHER = 0.25  # the factor for each card by which a number of discards differs from habit
CERTAIN = 1 / 64  # rarer choices count as never, their opposites as always


class Habits:
    """The habits of both players in one deal; ``turned`` is the number of the turn-up."""

    def __init__(self, options: Options, turned: int) -> None:
        self.trumps, self.plain = _worths(turned)
        risk = options.vulnerability
        first, later = risk != "none", risk == "every"
        self.stand = [STANDS if each else STANDS_FREE for each in (first, later)]
        self.refuse = [REFUSES if each else REFUSES_FREE for each in (first, later)]
        self.span = options.dealer_span

    def worth(self, own: int) -> float:
        """Return the expected tricks of a hand."""
        plain = self.plain
        return self.trumps[own & SUIT] + plain[own >> 8 & SUIT] + plain[own >> 16 & SUIT] + plain[own >> 24]

    def stands(self, own: int, exchanges: int) -> float:
        """Return the chance that the elder stands."""
        return _chance(self.worth(own) - self.stand[exchanges > 0])

    def refuses(self, own: int, exchanges: int) -> float:
        """Return the chance that the dealer refuses."""
        return _chance(self.worth(own) - self.refuse[exchanges > 0])

    def discards(self, own: int, most: int, least: int) -> int:
        """Return the discards, between ``least`` and ``most`` cards: neither trumps nor the tops of other suits."""
        wanted = own & ~SUIT & ~TOPS
        number = wanted.bit_count()
        return wanted if least <= number <= most else _least_useful(own, min(max(number, least), most))

    def elder_discards(self, own: int, left: int, exchanges: int = 0) -> int:
        """Return the discards of the elder with ``left`` cards in the stock (E9, E11)."""
        return self.discards(own, left if left < HAND else HAND, 1)

    def dealer_discards(self, own: int, left: int, exchanges: int = 0, said: int = 1) -> int:
        """Return the discards of the dealer; ``said`` is the elder's number, ``left`` what it leaves."""
        least, most = self.span(left)
        return self.discards(own, most, least)

    def guess_discards(self, own: int, number: int, exchanges: int, said: int) -> tuple[int, float]:
        """Return the discards when their number is known, and the chance of that number.

        ``said`` is the elder's number if the player was the dealer.
        """
        wanted = (own & ~SUIT & ~TOPS).bit_count()
        return self.discards(own, number, number), ANOTHER ** abs(wanted - number)


class Trained(Habits):
    """The habits of the trained policy."""

    def __init__(self, options: Options, turned: int, policy: Policy) -> None:
        super().__init__(options, turned)
        self.policy = policy
        self.first = FirstHands(turned)
        self.king = turned == options.order.index("K")
        self.stand_plane, self.refuse_plane = policy.plane("stands"), policy.plane("refuses")
        self.elder_plane = policy.plane("elder")
        self.dealer_planes = [policy.plane(f"dealer-{said}") for said in range(1, HAND + 1)]

    def stands(self, own: int, exchanges: int) -> float:
        """Return the chance that the elder stands."""
        if exchanges or self.stand_plane is None:
            return super().stands(own, exchanges)
        return self.stand_plane[2 * self.first.place(own) + self.king] / PARTS

    def refuses(self, own: int, exchanges: int) -> float:
        """Return the chance that the dealer refuses."""
        if exchanges or self.refuse_plane is None:
            return super().refuses(own, exchanges)
        return self.refuse_plane[2 * self.first.place(own) + self.king] / PARTS

    def elder_discards(self, own: int, left: int, exchanges: int = 0) -> int:
        """Return the discards of the elder with ``left`` cards in the stock."""
        if exchanges or self.elder_plane is None or left < HAND:
            return super().elder_discards(own, left, exchanges)
        likeliest, _ = elder_codes()[self.elder_plane[2 * self.first.place(own) + self.king]]
        return self.first.worst(own, likeliest)

    def dealer_discards(self, own: int, left: int, exchanges: int = 0, said: int = 1) -> int:
        """Return the discards of the dealer; ``said`` is the elder's number, ``left`` what it leaves."""
        number = None if exchanges or left < HAND else self._dealers_number(own, said, self.span(left)[0])
        if number is None:
            return super().dealer_discards(own, left, exchanges, said)
        return self.first.worst(own, number)

    def guess_discards(self, own: int, number: int, exchanges: int, said: int) -> tuple[int, float]:
        """Return the discards when their number is known, and the chance of that number."""
        if exchanges:
            return super().guess_discards(own, number, exchanges, said)
        if said:
            usual = self._dealers_number(own, said, 0)
            if usual is None:
                return super().guess_discards(own, number, exchanges, said)
            return self.first.worst(own, number), float(usual == number)
        if self.elder_plane is None:
            return super().guess_discards(own, number, exchanges, said)
        _, chances = elder_codes()[self.elder_plane[2 * self.first.place(own) + self.king]]
        return self.first.worst(own, number), chances.get(number, 0.0)

    def _dealers_number(self, own: int, said: int, least: int) -> int | None:
        """Return the dealer's number of discards; ``said`` is the elder's."""
        plane = self.dealer_planes[max(1, said) - 1]
        return None if plane is None else max(plane[2 * self.first.place(own) + self.king], least)


@cache
def elder_codes() -> list[tuple[int, dict[int, float]]]:
    """Return the elder's likeliest number of discards for each code of the tables, and the chance of each number."""
    found = []
    for code in codes(HAND):
        chances = {1 + at: chance for at, chance in enumerate(code) if chance}
        found.append((max(chances, key=lambda number: (chances[number], number)), chances))
    return found


def habits(options: Options, turned: int, needs: tuple[int, int]) -> Habits:
    """Return the assumed habits in a deal before which elder and dealer needed that many points.

    Raises `policies.Needed`.
    """
    policy = find(options, needs)
    return Habits(options, turned) if policy is None else Trained(options, turned, policy)


def _chance(margin: float) -> float:
    found = 1 / (1 + exp(-SHARP * margin))
    return 0.0 if found < CERTAIN else 1.0 if found > 1 - CERTAIN else found


@lru_cache(maxsize=8)
def _worths(turned: int) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Return the value of a hand's trumps, and of its cards of a plain suit, by their byte."""
    trumps = [sum(TRUMP[at - (turned < at)] for at in range(8) if byte >> at & 1) for byte in range(256)]
    plain = [
        sum(PLAIN[at] + GUARD * (at < 3 and byte.bit_count() > 1) for at in range(8) if byte >> at & 1)
        for byte in range(256)
    ]
    return tuple(trumps), tuple(plain)


# The least useful card first: low ones of plain suits, then those usually kept.
LEAST_USEFUL = [1 << card for card in sorted(range(32), key=lambda card: (card < 8, card % 8 == 0, -(card % 8)))]


@lru_cache(maxsize=1 << 16)
def _least_useful(own: int, number: int) -> int:
    """Return the ``number`` least useful cards of a hand."""
    found = 0
    for bit in LEAST_USEFUL:
        if own & bit and number:
            found, number = found | bit, number - 1
    return found
