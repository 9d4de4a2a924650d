"""What is hidden from a seat: who holds how many cards, and which they may be, by what it saw or supposes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from ecarte.analysis.belote.reader.layouts import Layouts
from ecarte.core.cards import SUITS, Card, is_card
from ecarte.core.game import Problem, RuleError, Seat
from ecarte.games.belote.state import NO_TRUMPS, View
from ecarte.machine.belote.records import SUIT
from ecarte.machine.belote.sight import ALL
from ecarte.players.belote.cards import mask_of, numbers
from ecarte.players.belote.seen import seen

ASIDE = ""
"""The holder of the cards that nobody plays, or that are not dealt yet."""


@dataclass(frozen=True, slots=True)
class Hidden:
    """The hidden cards as masks, under the view's contract or as in no trumps, and the ways they may lie."""

    view: View
    number: Mapping[Card, int]
    seats: tuple[Seat, ...]  # the holders, in turn order after the seat; the cards set aside come last
    layouts: Layouts

    @property
    def is_played(self) -> bool:
        """Return whether the cards are played, and not bid on."""
        return is_played(self.view)

    def cards(self) -> dict[Card, int]:
        """Return the hidden cards, each with its mask."""
        return {card: 1 << at for card, at in self.number.items() if self.layouts.hidden >> at & 1}


def is_played(view: View) -> bool:
    """Return whether a view is of a deal whose second cards are dealt."""
    return view.contract is not None and view.phase in ("announce", "play", "scored", "over")


def hide(view: View) -> Hidden:
    """Return what is hidden from the seat of a view."""
    at = view.seats.index(view.seat) + 1
    seats = [each for each in (*view.seats[at:], *view.seats[:at]) if each != view.seat]
    contract = str(view.contract) if is_played(view) else NO_TRUMPS
    if is_played(view):
        sight, places = seen(view), [view.seats.index(seat) for seat in seats]
        hidden = sight.live & ~sight.hands[sight.me] & ~sight.out
        sizes = [sight.sizes[place] for place in places]
        fixed = [sight.known[place] for place in places]
        may = [sight.may[place] | mine for place, mine in zip(places, fixed, strict=True)]
    else:
        open_cards = [card for card in (view.turned, view.bottom) if card]
        fixed = [mask_of(view.known.get(seat, ()), contract) for seat in seats]
        hidden = ALL & ~mask_of([*view.hand, *open_cards], contract)
        for mine in fixed:
            hidden |= mine
        sizes = [view.sizes[seat] for seat in seats]
        may = [hidden] * len(seats)
    if rest := hidden.bit_count() - sum(sizes):
        seats.append(ASIDE)
        sizes.append(rest)
        fixed.append(0)
        may.append(hidden)
    return Hidden(view, numbers(contract), tuple(seats), _exclusive(Layouts(hidden, *map(tuple, (sizes, fixed, may)))))


def _exclusive(layouts: Layouts) -> Layouts:
    """Return the same layouts, in which nobody may hold what another has."""
    may = []
    for at, mine in enumerate(layouts.may):
        others = 0
        for other, cards in enumerate(layouts.fixed):
            others |= cards if other != at else 0
        may.append(mine & ~others)
    return replace(layouts, may=tuple(may))


def suppose(hidden: Hidden, supposed: Sequence[str]) -> Hidden:
    """Return what is hidden if some things are so: "N+Js", "N-Js", "N-s", North has it, has it not, has no spade.

    Raises RuleError: E-reader-suppose for what is no supposition, or of a card or hand that is not hidden;
    E-reader-impossible where the suppositions contradict each other or what was seen.
    """
    cards, layouts = hidden.cards(), hidden.layouts
    fixed, may = [*layouts.fixed], [*layouts.may]
    for each in supposed:
        seat, sign, what = each[:1], each[1:2], each[2:]
        suit = SUITS.find(what) if len(what) == 1 else -1
        known = what in cards if is_card(what) else sign == "-" and suit >= 0
        if seat not in hidden.seats[: len(hidden.view.seats) - 1] or sign not in ("+", "-") or not known:
            raise RuleError(Problem("E-reader-suppose", None, {"supposed": each[:20]}))
        at = hidden.seats.index(seat)
        if sign == "+":
            fixed[at] |= cards[what]
        else:
            may[at] &= ~(cards[what] if suit < 0 else SUIT << 8 * suit)
    found = _exclusive(replace(layouts, fixed=tuple(fixed), may=tuple(may)))
    if any(mine & ~each for mine, each in zip(found.fixed, found.may, strict=True)) or not found.count():
        raise RuleError(Problem("E-reader-impossible", None, {}))
    return replace(hidden, layouts=found)
