"""The hand reader of belote: where each hidden card may lie, by what one seat saw, and what its choices are worth then.

Without weights all layouts that fit what was played count alike: the chances are exact, unless a sequence was announced
whose place is not known. With weights layouts are drawn, and count by how likely the others would have bid and been
silent so. What is supposed limits the layouts, so that everything follows from it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from random import Random
from typing import TYPE_CHECKING, TypeAlias

from ecarte.analysis import Asked
from ecarte.analysis.belote.choices.value import Choice, Values
from ecarte.analysis.belote.reader.figures import number_worlds, weigh
from ecarte.analysis.belote.reader.hidden import ASIDE, Hidden, hide, suppose
from ecarte.analysis.belote.reader.layouts import Masks
from ecarte.analysis.belote.reader.weighing import Drawn
from ecarte.core.cards import SUITS
from ecarte.core.game import Problem, RuleError
from ecarte.games.belote.state import View
from ecarte.machine import module
from ecarte.machine.belote.records import SUIT
from ecarte.machine.sums import NORMAL, total
from ecarte.players.belote.search import GAME

if TYPE_CHECKING:
    from ecarte.types.analysis import Expected, HandReading, HeldHand, Matter

DRAWN = 3000  # layouts
_SLICE = 60  # of them: about 50 ms in a browser

Chance: TypeAlias = Callable[[int, int], float]
"""The chance that a holder has any of some cards, a mask."""


class Reader:
    """One moment, read by one seat."""

    def __init__(self, view: View, asked: Asked) -> None:
        module.call_for(GAME)
        self.view, self.asked = view, asked
        self.hidden = suppose(hide(view), asked.suppose)
        self.progress = 0.0
        self._rng = Random(f"ecarte reader {view.deal} {view.seat} {view.hand} {len(view.bids)} {view.trick}")
        self._drawn = Drawn(self.hidden, self._rng, weighted=asked.weighted and has_acted(view))
        if asked.suppose and not self._drawn.fits:
            raise RuleError(Problem("E-reader-impossible", None, {}))
        self._layouts: list[tuple[Masks, float]] = []
        self._values: Values | None = None
        self._error = 0.0
        self._held = self._count_all()
        self._steps = self._work()

    def slice(self) -> None:
        """Do the next slice."""
        self.progress = next(self._steps, 1.0)

    def to_json(self) -> HandReading:
        """Return what is known so far."""
        found: HandReading = {
            "holders": self._held,
            "hands": self.hidden.layouts.count(),
            "said": has_acted(self.view),
            "looked": len(self._layouts) if self._is_drawn else 0,
            "error": round(self._error, 4),
        }
        if self.asked.suppose:
            found["supposed"] = [*self.asked.suppose]
        if self._values is not None:
            found["figures"] = [_expected(choice) for choice in self._values.choices]
        return found

    @property
    def _is_drawn(self) -> bool:
        """Return whether the chances come from layouts drawn, and are not counted."""
        return (self.asked.weighted and has_acted(self.view)) or bool(self._drawn.runs)

    def _work(self) -> Iterator[float]:
        """Yield how much of the work is done."""
        wanted = number_worlds(self.view) if self.asked.figures else 0
        drawn = DRAWN if self._is_drawn else wanted
        whole = drawn + 4 * wanted
        while len(self._layouts) < drawn:
            self._layouts += [self._drawn.draw() for _ in range(min(_SLICE, drawn - len(self._layouts)))]
            if len(self._layouts) < whole:
                yield len(self._layouts) / whole
        if self._is_drawn:
            self._held, self._error = self._average()
        if wanted:
            steps = weigh(self.hidden, _spread(self._layouts, wanted), self._rng)
            for at in range(wanted + 1):
                try:
                    next(steps)
                except StopIteration as result:
                    self._values = result.value
                    break
                if at % 4 == 3:
                    yield min(0.999, (drawn + 4 * at) / whole)
        yield 1.0

    def _count_all(self) -> list[HeldHand]:
        """Return the chances when all layouts are equally likely."""
        layouts, cards = self.hidden.layouts, self.hidden.cards()
        known: dict[tuple[int, ...], float] = {}

        def chance(at: int, mask: int) -> float:
            # Cards that the same holders may have are alike.
            kind = (at, *(holder for holder, may in enumerate(layouts.may) if may & mask))
            is_free = not any(fixed & mask for fixed in layouts.fixed)
            if not is_free:
                return 1.0 if layouts.fixed[at] & mask else 0.0
            if kind not in known:
                known[kind] = layouts.chance(at, mask)
            return known[kind]

        return [
            _held(self.hidden, at, {card: chance(at, mask) for card, mask in cards.items()}, layouts.chance)
            for at in range(len(self.hidden.seats))
        ]

    def _average(self) -> tuple[list[HeldHand], float]:
        """Return the chances in the layouts drawn, and half the width of the widest 95 % interval."""
        cards = self.hidden.cards()
        whole = total(weight for _, weight in self._layouts)
        squares = total(weight * weight for _, weight in self._layouts)
        if not whole:  # everybody acted as nobody would
            return self._held, 0.0
        widest = 0.0
        found: list[HeldHand] = []

        def chance(at: int, mask: int) -> float:
            return total(weight for hands, weight in self._layouts if hands[at] & mask) / whole

        for at in range(len(self.hidden.seats)):
            chances = {card: chance(at, mask) for card, mask in cards.items()}
            for card, mean in chances.items():
                held = total(weight * weight for hands, weight in self._layouts if hands[at] & cards[card])
                widest = max(widest, held * (1 - 2 * mean) + mean * mean * squares)
            found.append(_held(self.hidden, at, chances, chance))
        return found, NORMAL * sqrt(max(0.0, widest)) / whole


def has_acted(view: View) -> bool:
    """Return whether another seat has done anything that speaks for one hand or another."""
    acted = [bid.seat for bid in view.bids] + [meld.seat for meld in view.melds]
    return any(seat != view.seat for seat in acted)


def _held(hidden: Hidden, at: int, chances: dict[str, float], chance: Chance) -> HeldHand:
    """Return what one holder may have; ``chance(holder, cards)`` is that of any of some cards."""
    seat = hidden.seats[at]
    found: HeldHand = {
        "seat": seat,
        "size": hidden.layouts.sizes[at],
        "cards": {card: round(chance, 4) for card, chance in chances.items()},
    }
    if seat != ASIDE:
        found["matters"] = _matters(hidden, at, chance)
    return found


def _matters(hidden: Hidden, at: int, chance: Chance) -> list[Matter]:
    """Return how likely a hand has an ace beside the trumps, and how likely it lacks each suit."""
    cards, trump = hidden.cards(), hidden.view.contract
    aces = sum(mask for card, mask in cards.items() if card[0] == "A" and card[1] != trump)
    found: list[Matter] = []
    if aces:
        found.append({"what": "ace", "suit": "", "chance": round(chance(at, aces), 4)})
    for place, suit in enumerate(SUITS):
        mine = hidden.layouts.hidden & SUIT << 8 * place
        found.append({"what": "void", "suit": suit, "chance": round(1 - chance(at, mine) if mine else 1.0, 4)})
    return found


def _spread(layouts: Sequence[tuple[Masks, float]], number: int) -> list[Masks]:
    """Return so many layouts, each as often as its weight says."""
    step, reached = total(weight for _, weight in layouts) / number, 0.0
    found: list[Masks] = []
    if not step:
        return [hands for hands, _ in layouts[:number]]
    for hands, weight in layouts:
        reached += weight
        while len(found) < number and reached > (len(found) + 0.5) * step:
            found.append(hands)
    return found


def _expected(choice: Choice) -> Expected:
    found: Expected = {"event": str(choice.event), "points": choice.points, "error": choice.error}
    if choice.made is not None:
        found["made"] = choice.made
    return found
