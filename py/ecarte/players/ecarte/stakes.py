"""When the amateur doubles, offers the point, accepts either, or throws its hand in (E28-E30).

Each of these is a choice between two ends of a deal, weighed by the equity of each. How the deal may end comes from
measured frequencies during the exchange, and from sampled hands after it.
"""

from __future__ import annotations

from random import Random

from ecarte.core.game import Event
from ecarte.games.ecarte.state import HAND, OTHER, View
from ecarte.machine.ecarte.course import DOUBLE, points_for
from ecarte.players.ecarte.equity import after, king_due, played_on, points, scored
from ecarte.players.ecarte.forecast import forecast

# By the expected tricks of a hand (up to .5, 1, and so on): the percentage of deals in which it made all five
# tricks, three or four, one or two, none. From 45,322 hands of amateurs in the first exchange, 21,700 later.
_FIRST = (
    (1, 19, 48, 32),
    (3, 22, 56, 19),
    (4, 29, 57, 10),
    (6, 41, 48, 5),
    (10, 65, 24, 1),
    (20, 72, 8, 0),
    (44, 55, 1, 0),
)
_LATER = (
    (0, 1, 37, 62),
    (0, 4, 62, 34),
    (0, 10, 69, 21),
    (1, 22, 67, 10),
    (2, 47, 47, 4),
    (7, 67, 25, 1),
    (21, 71, 8, 0),
)

_DRAWN = 1.5  # about the expected tricks after an exchange

# How many points a double must gain over playing on: in the exchange, and by the tricks played. It can be
# offered later too, and doubles on a small advantage are tiresome.
DOUBLES_EARLY, DOUBLES = 0.5, (0.2, 0.1, 0.05)
# A double by the opponent means that the deal is this much worse than it seems.
RESPECT = 0.1
OFFERS, DECLINES = 0.05, 0.1


def chances(view: View, tricks: float, rng: Random) -> tuple[float, ...]:
    """Return the chance of each number of tricks for the seat, from 0 up; its hand expects ``tricks``."""
    phase = view.question.phase if view.question else view.phase
    if phase == "play":
        return forecast(view, rng)
    if len(view.hand) < HAND:  # the drawn cards are still missing
        tricks = max(tricks, _DRAWN)
    vole, won, lost, none = (_LATER if view.exchanges else _FIRST)[min(int(2 * tricks), len(_FIRST) - 1)]
    return (none / 100, 0.0, lost / 100, won / 100, 0.0, vole / 100)


def said(view: View, tricks: float, rng: Random) -> Event | None:
    """Return a double or an offer of the point when it is time for one, in turn or not, or None."""
    if view.phase != "discard" and not view.trick and (double := _may(view, "double")) is not None:
        ends = chances(view, tricks, rng)
        worth = min(played_on(view, ends, True), _refused(view, by=view.seat))  # the opponent chooses what suits it
        margin = DOUBLES[len(view.tricks)] if view.phase == "play" else DOUBLES_EARLY
        if worth > played_on(view, ends) + margin * _point(view):
            return double
    if view.phase == "play" and (offer := _may(view, "offer")) is not None:
        ends = forecast(view, rng)
        worth = min(_taken(view, by=view.seat), _declined(view, ends[0], by=view.seat))
        if worth > played_on(view, ends) + OFFERS * _point(view):
            return offer
    return None


def answered(view: View, tricks: float, rng: Random) -> Event:
    """Return the answer to a double, or to the offer of the point."""
    assert view.question is not None
    by, ends = view.question.by, chances(view, tricks, rng)
    if view.question.kind == "double":
        taken = played_on(view, ends, True) > _refused(view, by) + RESPECT * _point(view)
        return Event("say", view.seat, verb="accept" if taken else "refuse", args=("double",))
    if _declined(view, ends[HAND], by) > _taken(view, by) + DECLINES * _point(view):
        return Event("say", view.seat, verb="decline")
    return Event("say", view.seat, verb="accept", args=("offer",))


def thrown(view: View) -> Event | None:
    """Return a claim of the rest when it is sure, or throwing in when no card matters any more, or None."""
    if len(view.hand) < 2:
        return None
    if (claim := _may(view, "claim")) is not None:
        return claim
    concede = _may(view, "concede")
    if concede is None:
        return None
    won, other = view.won[view.seat], OTHER[view.seat]
    vole = view.offered == other or not won
    given = after(view, *scored(view, other, points_for(vole, view.vulnerable == view.seat)))
    left = range(won, won + len(view.hand) + 1)
    best = max(after(view, *points(view, tricks)) for tricks in left)
    return concede if given >= best else None


def _may(view: View, verb: str) -> Event | None:
    return next((event for event in view.legal if event.do == "say" and event.verb == verb), None)


def _point(view: View) -> float:
    """Return half the difference in equity between a point won and one lost now."""
    return (after(view, 1, 0) - after(view, 0, 1)) / 2


def _refused(view: View, by: str) -> float:
    """Return the equity for the seat of a refused double."""
    return after(view, *scored(view, by, points_for(False, view.vulnerable == OTHER[by])))


def _taken(view: View, by: str) -> float:
    """Return the equity for the seat of an accepted offer of the point."""
    return after(view, *scored(view, OTHER[by], points_for(False, view.vulnerable == by)))


def _declined(view: View, vole: float, by: str) -> float:
    """Return the equity for the seat of a declined offer of the point, with this chance of the vole."""
    made, failed = (after(view, *scored(view, seat, DOUBLE), king_due(view)) for seat in (OTHER[by], by))
    return vole * made + (1 - vole) * failed
