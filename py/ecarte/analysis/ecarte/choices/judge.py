"""What every kind of decision is judged by: the ends that each choice leads to, and their values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from ecarte.analysis.ecarte.choices.value import Choice, Values
from ecarte.analysis.ecarte.equity import equity
from ecarte.analysis.ecarte.playout import Counts, Playout, ends_at, give_back, read_end
from ecarte.analysis.values import interval
from ecarte.core.game import Event
from ecarte.games.ecarte.state import View
from ecarte.machine.ecarte.records import DEALER, ELDER, ENDS, NOBODY, WORTHS, Work
from ecarte.machine.sums import total
from ecarte.players.ecarte import policy
from ecarte.players.ecarte.masks import number_cards

Worths = tuple[float, ...]
"""What the ends of a choice are worth in one group of hands: their weight and, by it, the game, the points, the tricks
won."""


def scores(view: View) -> tuple[int, int]:
    """Return the points of elder and dealer, including those for a turned king that is still unmarked (E6, law 22)."""
    turned = view.options.turned_king == "marked" and view.turned is not None and view.turned[0] == "K"
    due = view.options.king_points if turned and view.dealer not in view.kings else 0
    return view.score[view.elder], view.score[view.dealer] + due


class Judge:
    """Counts the ends that each choice leads to, in groups of hands, and values them."""

    def __init__(self, view: View, events: Sequence[Event], rng: Random) -> None:
        self.view, self.events, self.rng = view, events, rng
        self.elder = view.seat == view.elder
        trump, order = view.trump or "", view.options.order
        assert view.turned
        elder, dealer = scores(view)
        turned = number_cards(trump, order)[view.turned]
        self.playout = Playout(view.options, turned, policy.find(view.options, policy.needs(view)))
        table = equity(view.options)
        offered = {None: NOBODY, view.elder: ELDER, view.dealer: DEALER}[view.offered]
        self.ends = ends_at(table, elder, dealer, view.doubled is not None, offered)
        self.worths: list[list[Worths]] = [[] for _ in events]  # by choice and group
        self.totals: list[Counts] = []
        self.worlds = 0

    def work(self) -> Work:
        """Return what the machine is given."""
        work = self.playout.work(self.rng)
        work.game, work.points, work.won = (list(each) for each in (self.ends.game, self.ends.points, self.ends.won))
        return work

    def worth(self, work: Work, first: int, number: int) -> list[Worths]:
        """Return the worths of so many choices that the machine has tried, from a place on."""
        worths = list(work.worths[first * WORTHS : (first + number) * WORTHS])
        return [tuple(worths[at : at + WORTHS]) for at in range(0, len(worths), WORTHS)]

    def finish(self, work: Work) -> None:
        """Let the chance go on where the machine has left it, and keep how often each choice leads to each end."""
        give_back(self.rng, work)
        totals = list(work.totals[: len(self.events) * ENDS])
        self.totals = [totals[at : at + ENDS] for at in range(0, len(totals), ENDS)]

    def of_game(self, at: int) -> list[float]:
        """Return the chance of the game in every group, weighted by its hands."""
        return [game for _, game, _, _ in self.worths[at]]

    def weights(self, at: int) -> list[float]:
        """Return the weight of the hands in every group on which a choice was tried."""
        return [weight for weight, _, _, _ in self.worths[at]]

    def values(self, exact: bool) -> Values:
        """Return the choices with their values, the best first."""
        full = max(range(len(self.events)), key=lambda at: len(self.worths[at]))
        weights = tuple(self.weights(full))
        games, choices = [], []
        for at, event in enumerate(self.events):
            _, game, points, won = (list(each) for each in zip(*self.worths[at], strict=True))
            whole = total(weights[: len(game)])
            mean = total(game) / whole
            centred = [each - mean * weight for each, weight in zip(game, weights, strict=False)]
            error = 0.0 if exact else interval(centred, weights)
            own = total(points) / whole, mean, total(won) / whole
            if not self.elder:
                own = -own[0], 1 - own[1], 1 - own[2]
                game = [weight - each for each, weight in zip(game, weights, strict=False)]
            choices.append(Choice(event, own[0], own[1], error, own[2], *self.ended(at)))
            games.append(game)
        # A choice tried only on some hands was rejected as bad, so chance must not put it first.
        order = sorted(range(len(choices)), key=lambda at: (len(games[at]) < len(weights), -choices[at].game))
        best = games[order[0]]
        less = tuple(tuple(a - b for a, b in zip(games[at], best, strict=False)) for at in order)
        return Values(tuple(choices[at] for at in order), exact, self.worlds, less, weights)

    def ended(self, at: int) -> tuple[Mapping[int, tuple[float, float]], tuple[float, float]]:
        """Return where a choice leads: its `Choice.deals` and `Choice.kings`."""
        counts = self.totals[at]
        whole = total(counts)
        deals: dict[int, tuple[float, float]] = {}
        kings = [0.0] * 3
        for number, count in enumerate(counts):
            if count:
                share, tricks, game = count / whole, self.ends.tricks[number], self.ends.game[number]
                if not self.elder:
                    tricks, game = -tricks, 1 - game
                known, brings = deals.get(tricks, (0.0, 0.0))
                deals[tricks] = known + share, brings + share * game
                kings[read_end(number)[0]] += share
        return deals, (kings[ELDER], kings[DEALER]) if self.elder else (kings[DEALER], kings[ELDER])
