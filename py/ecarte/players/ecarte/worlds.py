"""The value of each card at écarté over the hands that the opponent may hold, each played double dummy.

That many hands are sampled, or all are taken when there are no more. Points rise with the tricks, so playing for
tricks is playing for points, and the score of a deal follows from the tricks alone.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from ecarte.core.cards import Card
from ecarte.games.ecarte.state import HAND, OTHER, View
from ecarte.machine.ecarte.levels.counting import WORLDS, count_cards, find_best
from ecarte.machine.ecarte.records import COUNTED, TRICKS, Deal
from ecarte.machine.ecarte.sight import in_order
from ecarte.players.ecarte.equity import after, points, worth
from ecarte.players.ecarte.masks import number_cards
from ecarte.players.ecarte.mind import played
from ecarte.players.ecarte.reasons import NAMES, percent
from ecarte.players.ecarte.rules import load_rules
from ecarte.players.ecarte.sight import card_of, lead_again, see
from ecarte.players.thoughts import Reason, Thought


class Value(NamedTuple):
    """The value of a choice to the seat: chance of the game, stake, tricks.

    ``stake`` is what a player maximizes, which includes what the game counts (E25).
    """

    game: float
    stake: float
    tricks: float


class Values(NamedTuple):
    """The value of every card over ``worlds`` hands, and the deal in which the machine found it."""

    cards: dict[Card, Value]
    worlds: int
    deal: Deal

    @property
    def exact(self) -> bool:
        """Whether all hands were taken, not a sample."""
        return self.deal.why == COUNTED


def values(view: View, rng: Random, worlds: int = WORLDS) -> Values:
    """Return the value of each card that may be played."""
    rules, deal, _, role, may = see(view, load_rules(view.options, counts=True))
    lead_again(view, deal)
    deal.ends = [after(view, *points(view, won)) for won in range(HAND + 1)]
    games = [_game(view, won) for won in range(HAND + 1)]
    number, so_far = in_order(deal, may), view.won[view.seat]
    version, chance, more = rng.getstate()
    deal.chance = list(chance)
    total = count_cards(rules, deal, role, number, worlds)
    rng.setstate((version, tuple(deal.chance), more))
    cards = {}
    for at, card in enumerate(deal.cards[:number]):
        game = 0.0
        for won, often in enumerate(deal.often[at * TRICKS : (at + 1) * TRICKS]):
            if often:
                game += often * games[so_far + won]  # in this order, in every Python
        cards[card_of(view, card)] = Value(game / total, deal.stakes[at], deal.tricks[at])
    return Values(cards, total, deal)


def _game(view: View, won: int) -> float:
    """Return the chance of the game after a deal in which the seat has won that many tricks."""
    own, other = points(view, won)
    score = view.score
    return (1 + worth(score[view.seat] + own, score[OTHER[view.seat]] + other, view.options.target, False)) / 2


def counted(view: View, rng: Random, otherwise: Card) -> Thought:
    """Return the most valuable card over these hands; of equals, the one a rule of thumb would play."""
    counts = values(view, rng)
    chosen = best(view, counts, otherwise)
    value = counts.cards[chosen]
    rest = [other.game for card, other in counts.cards.items() if card != chosen]
    data: dict[str, str | int | float] = {"card": chosen, "hands": counts.worlds}
    data |= {"tricks": round(value.tricks, 1), "game": percent(value.game)}
    data["next"] = percent(max(rest)) if rest else percent(value.game)
    return Thought(played(view, chosen), (Reason(NAMES[counts.deal.why], data),))


def best(view: View, counts: Values, otherwise: Card) -> Card:
    """Return the most valuable card; of equals, this one if it is among them."""
    number = number_cards(view.trump or "", view.options.order)[otherwise]
    return card_of(view, find_best(counts.deal, len(counts.cards), number))
