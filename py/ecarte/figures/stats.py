"""Statistics of players: for each measure of a game (`Facts.MEASURES`) an estimate with its interval.

A rate has Wilson's interval, a mean the normal one on the logarithm, both at 95 %: neither can end below 0. Deals are
treated as independent. Warm-ups, games whose first deal came with the page, are left out unless a condition names them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import cache
from math import exp, sqrt
from typing import TYPE_CHECKING, Literal

from ecarte.core import asked
from ecarte.core.columns import Measure, Row
from ecarte.core.game import Json, RuleError, Seat
from ecarte.figures.filter import Filter
from ecarte.games import GAMES
from ecarte.record import Play, Record, facts
from ecarte.record.facts import FACTS, SEAT_COLUMNS

if TYPE_CHECKING:
    from ecarte.types.figures import Estimated

Z = 1.96  # standard errors on each side of 95 %
_TOLD = 4  # players in a repr
UNNAMED = "?"  # a player without a name

GAME_MEASURES: tuple[Measure, ...] = (
    Measure("games", "True", "True", per="game"),
    Measure("won", "game_winner == us", "finished", per="game"),
    Measure("deals", "deals", "finished", per="game"),
)
"""The measures of every game; ``games`` counts them."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A rate or a mean of ``n`` deals or games, and the ends of its 95 % interval.

    ``value`` is None when ``n`` is 0; ``low`` and ``high`` are None then, too, and for a mean of numbers that are all
    the same, from which no spread can be estimated.
    """

    kind: Literal["rate", "mean"]
    n: int
    value: float | None = None
    low: float | None = None
    high: float | None = None

    def to_json(self) -> Estimated:
        """Return the estimate as JSON, rounded to six decimals."""
        value, low, high = (None if each is None else round(each, 6) for each in (self.value, self.low, self.high))
        return {"kind": self.kind, "n": self.n, "value": value, "low": low, "high": high}


@dataclass(slots=True)
class Sums:
    """The number, sum and sum of squares of observations."""

    n: int = 0
    total: int = 0
    squares: int = 0

    def add(self, n: int, total: int, squares: int) -> None:
        """Add observations."""
        self.n += n
        self.total += total
        self.squares += squares


def are_sums(numbers: Sequence[int]) -> bool:
    """Return whether numbers are the number, sum and sum of squares of whole numbers, none of them negative."""
    if len(numbers) != 3:
        return False
    n, total, squares = numbers
    return 0 <= total <= squares <= total * total <= n * squares and n >= 0


def estimate_rate(n: int, held: int) -> Estimate:
    """Return the share of n in which something held, with Wilson's interval; raises ValueError if that is above 1."""
    if held > n:
        raise ValueError(f"{held} of {n}")
    if not n:
        return Estimate("rate", 0)
    share = held / n
    middle = (share + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z * sqrt(share * (1 - share) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
    # Rounding must not carry the interval below 0 or above 1.
    low, high = max(0.0, middle - half), min(1.0, middle + half)
    return Estimate("rate", n, share, 0.0 if not held else low, 1.0 if held == n else high)


def estimate_mean(n: int, total: int, squares: int, parts: int = 1) -> Estimate:
    """Return the mean of n numbers, none of them negative, with its interval, both divided by ``parts``.

    The interval is normal on the logarithm, whose standard error is that of the mean divided by the mean (the delta
    method), as in a quasi-Poisson regression: it stays above 0, and is wider above the mean than below, as means of
    counts are skewed.
    """
    if not n:
        return Estimate("mean", 0)
    value = total / n / parts
    spread = n * squares - total * total  # whole numbers: exactly 0 when all are the same
    if not spread:
        return Estimate("mean", n, value)
    factor = exp(Z * sqrt(spread / (n - 1)) / total)
    return Estimate("mean", n, value, value / factor, value * factor)


def measures(game: str) -> tuple[Measure, ...]:
    """Return all measures of a player of a game."""
    return (*GAME_MEASURES, *FACTS[game].MEASURES)


@dataclass(slots=True, repr=False)
class Stats:
    """The observations of the players of one game; `estimates` evaluates them."""

    game: str
    sums: dict[str, dict[str, Sums]] = field(default_factory=dict)  # by player, then by measure
    warm_ups: int = 0  # games left out
    chosen: Sequence[str] = ()  # the measures to evaluate; without any, all

    def sums_of(self, player: str, measure: str) -> Sums:
        """Return the sums of a player for a measure, which may be added to."""
        return self.sums.setdefault(player, {}).setdefault(measure, Sums())

    def add(self, game: Row, deals: Sequence[Row]) -> None:
        """Count a game for each of its players.

        A player in two seats of a side counts once for what is the same in both, because it is one observation.
        """
        for side in str(game["sides"]).split("-"):
            players = [str(game[SEAT_COLUMNS[seat]] or UNNAMED) for seat in side]
            for at, (seat, player) in enumerate(zip(side, players, strict=True)):
                self._add(player, compile_measures(self.game, seat, side), game, deals, again=player in players[:at])

    def _add(self, player: str, measures: Sequence[Asked], game: Row, deals: Sequence[Row], *, again: bool) -> None:
        for each in measures:
            if again and not each.of_seat:
                continue
            measure, of, value = each.measure, each.of, each.value
            rows: Iterable[Row] = deals if measure.per == "deal" else ({},)
            for row in rows:
                if of.value(game, deals, row):
                    figure = value.value(game, deals, row)
                    if figure is not None:
                        self.sums_of(player, measure.name).add(1, int(figure), int(figure) ** 2)

    @property
    def players(self) -> list[str]:
        """Return the players, those with most games first."""
        games = {player: of["games"].n if "games" in of else 0 for player, of in self.sums.items()}
        return sorted(games, key=lambda player: (-games[player], player))

    def games(self, player: str) -> int:
        """Return how many games a player played."""
        return self.sums.get(player, {}).get("games", Sums()).n

    def estimates(self, player: str | None = None) -> dict[str, Estimate]:
        """Return the estimates of the chosen measures, for a player or for all together.

        Raises RuleError for a player who is not among them.
        """
        if player is not None and player not in self.sums:
            raise RuleError(asked.one_of("player", player, self.players))
        total: dict[str, Sums] = {}
        for each in self.sums if player is None else (player,):
            for name, one in self.sums.get(each, {}).items():
                total.setdefault(name, Sums()).add(one.n, one.total, one.squares)
        estimates = estimate(self.game, total)
        return {name: each for name, each in estimates.items() if not self.chosen or name in self.chosen}

    def rows(self) -> list[dict[str, str | int | float | None]]:
        """Return a row for each player and measure, for ``pandas.DataFrame`` or ``polars.DataFrame``.

        ``player``, ``games`` and ``measure`` say of what the others are the `Estimate`.
        """
        return [
            {"player": player, "games": self.games(player), "measure": name, **asdict(each)}
            for player in self.players
            for name, each in self.estimates(player).items()
        ]

    def to_json(self, players: Sequence[str] | None = None) -> Json:
        """Return the games and estimates of all players, or of some, and of all together."""

        def measured(player: str | None) -> Json:
            return {name: each.to_json() for name, each in self.estimates(player).items()}

        chosen = self.players if players is None else players
        return {
            "game": self.game,
            "warm_ups": self.warm_ups,
            "players": [{"player": p, "games": self.games(p), "measures": measured(p)} for p in chosen],
            "overall": {"measures": measured(None)},
        }

    def __repr__(self) -> str:
        told = ", ".join(f"{player} {self.games(player):,}" for player in self.players[:_TOLD])
        return f"<Stats of {self.game}, games: {told}{', …' if len(self.players) > _TOLD else ''}>"


@dataclass(frozen=True, slots=True)
class Asked:
    """A measure for a seat: which deals or games it counts, and their value."""

    measure: Measure
    of: Filter
    value: Filter

    @property
    def of_seat(self) -> bool:
        """Return whether partners may have different values."""
        return self.of.of_seat or self.value.of_seat


@cache
def compile_measures(game: str, seat: Seat, side: str) -> tuple[Asked, ...]:
    """Return the measures of a game for a seat of a side."""
    return tuple(Asked(each, Filter(each.of, seat, side), Filter(each.value, seat, side)) for each in measures(game))


def estimate(game: str, sums: Mapping[str, Sums]) -> dict[str, Estimate]:
    """Return the estimate of every measure except ``games``, which is a count; without observations its ``n`` is 0."""
    estimates: dict[str, Estimate] = {}
    side = GAMES[game].all_sides[0]
    for each in compile_measures(game, side[0], side):
        measure, total = each.measure, sums.get(each.measure.name, Sums())
        if measure.name == "games":
            continue
        if each.value.kind == "number":
            estimates[measure.name] = estimate_mean(total.n, total.total, total.squares, measure.parts)
        else:
            estimates[measure.name] = estimate_rate(total.n, total.total)
    return estimates


def collect(records: Iterable[Record | Play], where: Filter | None = None) -> dict[str, Stats]:
    """Return the statistics of verified records, or of those that meet a condition, by game."""
    by_game: dict[str, Stats] = {}
    for each in records:
        record = each.record if isinstance(each, Play) else each
        rows = facts.deals(record)
        game = facts.game(record, rows)
        if where and not where.matches(game, rows, record):
            continue
        stats = by_game.setdefault(str(game["game"]), Stats(str(game["game"])))
        if game["warm_up"] and not counts_warm_ups(where):
            stats.warm_ups += 1
        else:
            stats.add(game, rows)
    return by_game


def counts_warm_ups(where: Filter | None) -> bool:
    """Return whether statistics count warm-ups: only where their condition mentions `warm_up`."""
    return where is not None and "warm_up" in where.names
