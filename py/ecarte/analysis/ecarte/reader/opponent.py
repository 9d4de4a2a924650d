"""The opponent's assumed choices in an exchange of écarté, from which its hand is read.

They are those of the trained policy where its tables have an answer, otherwise common habits, and never certain.
"""

from __future__ import annotations

from collections.abc import Mapping

from ecarte.analysis.ecarte.habits import tables
from ecarte.analysis.ecarte.reader.followed import Spot
from ecarte.games.ecarte.options import Options
from ecarte.machine.ecarte.habits import chance_to_stay, guess_discards
from ecarte.machine.ecarte.records import DEALER, ELDER, Work
from ecarte.players.ecarte.policy import Policy, find
from ecarte.players.ecarte.policy.keys import worst

_DOUBT = 0.02
"""The least chance of any choice, and of its opposite."""
_ODD = 0.1
"""How often the number of discards is arbitrary."""


class Supposed:
    """The opponent in one deal; ``needs`` are the points elder and dealer needed before it.

    Raises `policies.Needed`.
    """

    def __init__(self, options: Options, turned: int, needs: tuple[int, int]) -> None:
        self.options, self.turned = options, turned
        self.policy: Policy | None = find(options, needs)
        self.tables, self.work = tables(options, turned), Work()
        self.king = turned == options.order.index("K")

    def declines(self, hand: int, away: int, spot: Spot) -> float:
        """Return the chance that it stands, or refuses."""
        chance: float | None = None
        role = ELDER if spot.elder else DEALER
        if self.policy is not None:
            gone = 1 << self.turned | away
            chance = self.policy.declines(role, hand, gone, self.king, spot.exchange, spot.number, spot.stock)
        if chance is None:
            chance = chance_to_stay(self.tables, self.work, hand, role, spot.exchange)
        return _DOUBT + (1 - 2 * _DOUBT) * chance

    def discards(self, hand: int, away: int, number: int, spot: Spot) -> Mapping[int, float]:
        """Return the chance of each discard of that many cards."""
        gone = 1 << self.turned | away
        least = 1
        if not spot.elder:
            least, most = self.options.dealer_span(spot.stock)
            if not most:  # there is nothing to choose
                return {0: 1.0}
        chances: Mapping[int, float] | None = None
        if self.policy is not None:
            chances = self.policy.numbers(
                ELDER if spot.elder else DEALER, hand, gone, self.king, spot.exchange, spot.number, spot.stock, least
            )
        if chances:
            return {worst(hand, gone, number): (1 - _ODD) * chances.get(number, 0.0) + _ODD / (6 - least)}
        discarded, chance = guess_discards(self.tables, self.work, hand, number, spot.exchange, spot.number)
        return {discarded: chance}
