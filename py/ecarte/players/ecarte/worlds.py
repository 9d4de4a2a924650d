"""The value of each card at écarté over the hands that the opponent may hold, each played double dummy.

That many hands are sampled, or all are taken when there are no more. Points rise with the tricks, so playing for
tricks is playing for points, and the score of a deal follows from the tricks alone.
"""

from __future__ import annotations

from math import comb
from random import Random
from typing import NamedTuple

from ecarte.core.cards import Card
from ecarte.games.ecarte.state import HAND, OTHER, View
from ecarte.machine.ecarte.deals import Deal
from ecarte.machine.ecarte.levels.counting import NEARLY, WORLDS, count_tricks
from ecarte.machine.ecarte.records import TRICKS
from ecarte.players.ecarte import double
from ecarte.players.ecarte.claims import fair_cards
from ecarte.players.ecarte.double.masks import Known, number_cards, read_view
from ecarte.players.ecarte.equity import after, points, worth
from ecarte.players.ecarte.reasons import Reason, percent


class Value(NamedTuple):
    """The value of a choice to the seat: points, chance of the game, stake, tricks.

    ``points`` are those of the deal still to come, its own less the opponent's. ``stake`` is what a player maximizes,
    which includes what the game counts (E25).
    """

    points: float
    game: float
    stake: float
    tricks: float


class Values(NamedTuple):
    """The value of every card over ``worlds`` hands: all of them if ``exact``, or a sample."""

    cards: dict[Card, Value]
    worlds: int
    exact: bool


def values(view: View, rng: Random, worlds: int = WORLDS) -> Values:
    """Return the value of each card that may be played."""
    seen = read_view(view)
    number = number_cards(view.trump or "", view.options.order)
    fair = [card for card in fair_cards(view) or view.hand if view.named is None or card[1] == view.named]
    fair = fair or fair_cards(view) or list(view.hand)
    counted, exact = tricks(seen, rng, worlds, view.options.must_head)
    ends = [ended(view, won) for won in range(HAND + 1)]
    so_far = view.won[view.seat]
    found = {}
    for card in fair:
        # A card that is legal only because another was called for counts as its equal.
        often = counted.get(number[card]) or next(iter(counted.values()))
        sums = [0.0] * 4
        for won, n in enumerate(often):
            if n:
                for at, each in enumerate(ends[so_far + won]):
                    sums[at] += n * each  # in this order, in every Python
        total = sum(often)
        found[card] = Value(*(each / total for each in sums))
    return Values(found, total, exact)


def best(found: Values, otherwise: Card) -> Card:
    """Return the most valuable card; of equals, the one a rule of thumb would play."""
    top = max(value.stake for value in found.cards.values())
    among = [card for card, value in found.cards.items() if value.stake > top - NEARLY]
    return otherwise if otherwise in among else max(among, key=lambda card: found.cards[card].tricks)


def weighed(found: Values, chosen: Card) -> tuple[Reason, ...]:
    """Return the reasons for playing the most valuable card over these hands."""
    value = found.cards[chosen]
    rest = [other.game for card, other in found.cards.items() if card != chosen]
    data: dict[str, str | int | float] = {"card": chosen, "hands": found.worlds}
    data |= {"tricks": round(value.tricks, 1), "game": percent(value.game)}
    data["next"] = percent(max(rest)) if rest else percent(value.game)
    return (Reason("counted" if found.exact else "sampled", data),)


def ended(view: View, won: int) -> Value:
    """Return the value of the end of a deal in which the seat has won that many tricks."""
    own, other = points(view, won)
    score, options = view.score, view.options
    game = worth(score[view.seat] + own, score[OTHER[view.seat]] + other, options.target, False)
    return Value(own - other, (1 + game) / 2, after(view, own, other), won)


def tricks(seen: Known, rng: Random, worlds: int = WORLDS, must_head: bool = True) -> tuple[dict[int, list[int]], bool]:
    """Return for each card against how many hands it takes 0 more tricks, 1, and so on, and whether these are all."""
    led = -1 if seen.led is None else seen.led
    cards = list(double.scan(seen.own if led < 0 else double.follow(seen.own, led, must_head)))
    deal, pool, size = Deal(), seen.pool, max(0, seen.size - seen.holds.bit_count())
    deal.cards[: len(cards)] = cards
    exact = comb(pool.bit_count(), size) <= worlds
    version, chance, more = rng.getstate()
    deal.chance = list(chance)
    table = double.load_table(must_head)
    count_tricks(table, deal, len(cards), seen.own, led, seen.holds, pool, size, worlds)
    if not exact:
        rng.setstate((version, tuple(deal.chance), more))
    return {card: deal.often[at * TRICKS : (at + 1) * TRICKS] for at, card in enumerate(cards)}, exact
