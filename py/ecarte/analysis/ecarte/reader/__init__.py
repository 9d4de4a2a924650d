"""The hand reader as the page uses it: the opponent's possible cards, computed a slice at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecarte.analysis import Asked
from ecarte.analysis.ecarte.reader.holding import chosen, estimate, weighing
from ecarte.analysis.ecarte.reader.opponent import Supposed
from ecarte.core.game import Problem, RuleError
from ecarte.games.ecarte.state import OTHER, View
from ecarte.players.ecarte.masks import number_cards
from ecarte.players.ecarte.policy import needs

if TYPE_CHECKING:
    from ecarte.types.analysis import HandReading

_SLICE, _DRAWN = 1500, 500  # first hands, or sampled ones: about 50 ms in a browser


class Reader:
    """One moment, read by one seat."""

    def __init__(self, view: View, asked: Asked) -> None:
        if asked.suppose:
            raise RuleError(Problem("E-reader-suppose", None, {"supposed": asked.suppose[0][:20]}))
        self.view = view
        self.followed = weighing(view, supposed(view)) if asked.weighted and view.turned else None
        self.progress = 0.0

    def slice(self) -> None:
        """Do the next slice."""
        if self.followed is not None:
            self.followed.follow(_SLICE if self.followed.all else _DRAWN)
        self.progress = (
            1.0 if self.followed is None or self.followed.done else self.followed.looked / self.followed.total
        )

    def to_json(self) -> HandReading:
        """Return what is known so far."""
        holding = estimate(self.view, self.followed)
        return {
            "holders": [
                {
                    "seat": OTHER[self.view.seat],
                    "size": self.view.sizes[OTHER[self.view.seat]],
                    "cards": {card: round(chance, 4) for card, chance in holding.cards.items()},
                }
            ],
            "hands": holding.hands,
            "said": self.view.turned is not None and bool(chosen(self.view)),
            "looked": holding.looked,
            "error": round(holding.error, 4),
        }


def supposed(view: View) -> Supposed:
    """Return the model of the opponent in the deal of a view; raises `policies.Needed`."""
    assert view.turned
    turned = number_cards(view.turned[1], view.options.order)[view.turned]
    return Supposed(view.options, turned, needs(view))
