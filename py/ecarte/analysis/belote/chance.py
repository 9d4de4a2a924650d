"""The chance of the game at any score of belote, by a simple model.

What one side gains on another in the deals that are left is taken to have a logistic distribution, with the standard
deviation that deals between amateurs have (tools/tables/spread.py). To a target, there are as many deals left as the
sides need on average for it. With three players, a side's chance is in proportion to the product of its chances
against each of the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from ecarte.games.belote.numbers import rules
from ecarte.games.belote.options import Options
from ecarte.games.belote.state import View, side_of
from ecarte.machine.belote.exponents import find_power
from ecarte.machine.belote.score import is_end

# By players, contracts and declarations ("open" where the cards lie open): the points of a deal, and the standard
# deviation of the difference of two sides in it.
SPREADS: dict[tuple[int, str, str], tuple[float, float]] = {
    (4, "suits", "all"): (195, 130),
    (4, "suits", "belote-only"): (170, 106),
    (4, "suits+nt", "all"): (220, 165),
    (4, "suits+nt", "belote-only"): (186, 131),
    (4, "suits+nt+at", "all"): (395, 277),
    (4, "suits+nt+at", "belote-only"): (348, 277),
    (3, "suits", "all"): (149, 75),
    (3, "suits", "belote-only"): (130, 62),
    (3, "suits+nt", "all"): (165, 89),
    (3, "suits+nt", "belote-only"): (142, 75),
    (3, "suits+nt+at", "all"): (355, 216),
    (3, "suits+nt+at", "belote-only"): (321, 184),
    (2, "suits", "all"): (126, 90),
    (2, "suits", "belote-only"): (104, 65),
    (2, "suits+nt", "all"): (141, 112),
    (2, "suits+nt", "belote-only"): (116, 84),
    (2, "suits+nt+at", "all"): (235, 220),
    (2, "suits+nt+at", "belote-only"): (200, 174),
    (2, "suits", "open"): (169, 95),
    (2, "suits+nt", "open"): (179, 100),
    (2, "suits+nt+at", "open"): (271, 199),
}
_STEEP = 1.702  # makes the logistic distribution nearly normal


def chances(options: Options, scores: Sequence[float], number: int, share: float = 0.0) -> list[float]:
    """Return the chance of each side to win the game, with so many deals done.

    ``scores`` are as they will be after a deal of which this share is still uncertain.
    """
    most = max(scores)
    if not share and is_end(rules(options), number, int(most), scores.count(most)):
        return [float(score == most) / scores.count(most) for score in scores]
    whole, wide = _spread(options)
    if options.deals:
        left = max(float(options.deals - number), 0.0 if share else 1.0)  # a tie may be played on
    else:
        needed = options.target - sum(scores) / len(scores)
        left = max(1.0, needed * len(scores) / whole)
    spread = wide * sqrt(left + share)
    products = []
    for own, score in enumerate(scores):
        product = 1.0
        for other, theirs in enumerate(scores):
            if other != own:
                product /= 1 + find_power(_STEEP * (theirs - score) / spread)
        products.append(product)
    whole = sum(products)
    return [product / whole for product in products]


def after(view: View, lead: float) -> float:
    """Return the chance of a view's side to win the game after a deal that puts it so far ahead of the others' mean."""
    options, points = view.options, share(view, lead)
    side = options.sides.index(side_of(view.seat, options.players))
    scores = [view.score[name] + gained for name, gained in zip(options.sides, points, strict=True)]
    return chances(options, scores, view.deal - view.carried.uncounted, 1.0)[side]


def share(view: View, lead: float) -> tuple[float, ...]:
    """Return the points of each side in a deal that puts a view's side so far ahead of the others' mean."""
    options = view.options
    side, sides = options.sides.index(side_of(view.seat, options.players)), len(options.sides)
    others = (_spread(options)[0] - lead) / sides
    return tuple(others + lead if at == side else others for at in range(sides))


def _spread(options: Options) -> tuple[float, float]:
    """Return the points of a deal, and the deviation of the difference; scaled ones are those of suits (B26)."""
    contracts = "suits" if options.free_values == "scaled" else options.contracts
    return SPREADS[options.players, contracts, "open" if options.face_up else options.declarations]
