"""The assumed habits of players in bidding and discarding.

They say how likely each of the opponent's choices was, and how deals are played out. In the first exchange they are
those of the trained policy, if there is one. Otherwise they are the rules of thumb of a decent player, with soft
thresholds, because nobody keeps to a threshold exactly.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp

from ecarte.games.ecarte.options import Options
from ecarte.players.ecarte.double import HAND, SUIT
from ecarte.players.ecarte.policy import Policy, find
from ecarte.players.ecarte.policy.keys import worst

# The expected tricks of a card, by its place in its suit, leaving out the trump turned up.
TRUMP = (1.0, 0.93, 0.85, 0.75, 0.7, 0.65, 0.6, 0.55)
PLAIN = (0.65, 0.36, 0.2, 0.12, 0.07, 0.04, 0.02, 0.0)
GUARD = 0.06  # for one of the first three with another card of its suit
# The expected tricks with which half the hands are played: at risk of paying double, and without that risk.
STANDS, STANDS_FREE = 2.1, 1.8
REFUSES, REFUSES_FREE = 1.9, 1.75
_SHARP = 12.0  # the slope there: from 23 to 77 % within a fifth of a trick

TOPS = 1 << 8 | 1 << 16 | 1 << 24  # the highest card of each plain suit
_ANOTHER = 0.25  # the factor for each card by which a number of discards differs from habit
STOCK = 21  # cards, before the first exchange
_CERTAIN = 1 / 64  # rarer choices count as never, their opposites as always


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
        return self.discards(own, number, number), _ANOTHER ** abs(wanted - number)


class Trained(Habits):
    """The habits of the trained policy."""

    def __init__(self, options: Options, turned: int, policy: Policy) -> None:
        super().__init__(options, turned)
        self.policy = policy
        self.gone = 1 << turned
        self.king = turned == options.order.index("K")
        self._known: dict[tuple[int, int], int] = {}  # the same hands are looked up for every choice of the opponent

    def stands(self, own: int, exchanges: int) -> float:
        """Return the chance that the elder stands."""
        if not exchanges:
            found = self.policy.stands(own, self.gone, self.king)
            if found is not None:
                return found
        return super().stands(own, exchanges)

    def refuses(self, own: int, exchanges: int) -> float:
        """Return the chance that the dealer refuses."""
        if not exchanges:
            found = self.policy.refuses(own, self.gone, self.king)
            if found is not None:
                return found
        return super().refuses(own, exchanges)

    def elder_discards(self, own: int, left: int, exchanges: int = 0) -> int:
        """Return the discards of the elder with ``left`` cards in the stock."""
        if not exchanges:
            found = self.policy.numbers(False, own, self.gone, self.king, 0, 0, left, 1)
            if found:
                return worst(own, self.gone, _likeliest(found))
        return super().elder_discards(own, left, exchanges)

    def dealer_discards(self, own: int, left: int, exchanges: int = 0, said: int = 1) -> int:
        """Return the discards of the dealer; ``said`` is the elder's number, ``left`` what it leaves."""
        if not exchanges:
            if (own, said) not in self._known:
                found = self.policy.numbers(True, own, self.gone, self.king, 0, said, left, self.span(left)[0])
                self._known[own, said] = (
                    worst(own, self.gone, _likeliest(found)) if found else super().dealer_discards(own, left)
                )
            return self._known[own, said]
        return super().dealer_discards(own, left, exchanges, said)

    def guess_discards(self, own: int, number: int, exchanges: int, said: int) -> tuple[int, float]:
        """Return the discards when their number is known, and the chance of that number."""
        if not exchanges:
            left = STOCK - said
            found = self.policy.numbers(said > 0, own, self.gone, self.king, 0, said, left, 0 if said else 1)
            if found:
                return worst(own, self.gone, number), found.get(number, 0.0)
        return super().guess_discards(own, number, exchanges, said)


def habits(options: Options, turned: int, needs: tuple[int, int]) -> Habits:
    """Return the assumed habits in a deal before which elder and dealer needed that many points.

    Raises `policies.Needed`.
    """
    policy = find(options, needs)
    return Habits(options, turned) if policy is None else Trained(options, turned, policy)


def _likeliest(chances: dict[int, float]) -> int:
    return max(chances, key=lambda number: (chances[number], number))


def _chance(margin: float) -> float:
    found = 1 / (1 + exp(-_SHARP * margin))
    return 0.0 if found < _CERTAIN else 1.0 if found > 1 - _CERTAIN else found


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
_LEAST_USEFUL = [1 << card for card in sorted(range(32), key=lambda card: (card < 8, card % 8 == 0, -(card % 8)))]


@lru_cache(maxsize=1 << 16)
def _least_useful(own: int, number: int) -> int:
    """Return the ``number`` least useful cards of a hand."""
    found = 0
    for bit in _LEAST_USEFUL:
        if own & bit and number:
            found, number = found | bit, number - 1
    return found
