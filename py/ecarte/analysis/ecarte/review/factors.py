"""The reasons why one choice is better than another, by their part in the difference.

These are deals won more often, what won deals gain and lost ones cost, and kings.
"""

from __future__ import annotations

from collections.abc import Mapping

from ecarte.analysis.ecarte.choices.value import Choice
from ecarte.machine.sums import total
from ecarte.players.thoughts import Reason

_BESIDE = 1 / 3  # the least part, relative to the first reason, of a further one that is given


def factors(best: Choice, done: Choice) -> list[Reason]:
    """Return the reasons why a choice is better, the weightiest first, if figures can show them."""
    shown = [(made, reason) for made, reason in _parts(best, done) if made > 0 and _shows(reason)]
    shown.sort(key=lambda each: -each[0])
    return [reason for made, reason in shown if made >= shown[0][0] * _BESIDE]


def _parts(best: Choice, done: Choice) -> list[tuple[float, Reason]]:
    """Return the part of each reason in the difference; together they are all of it.

    A deal counts for both choices as the average for its trick points; the remainder is due to kings.
    """
    worth = {}
    for tricks in best.deals.keys() | done.deals.keys():
        shares, games = zip(*(each.deals.get(tricks, (0.0, 0.0)) for each in (best, done)), strict=True)
        worth[tricks] = total(games) / total(shares)
    won, lost = ([_Side(each, worth, sign) for each in (best, done)] for sign in (1, -1))
    for sides in (won, lost):
        for side, other in zip(sides, reversed(sides), strict=True):
            side.without(other)
    gain, cost = (total(side.game for side in sides) / 2 for sides in (won, lost))
    wins = (won[0].share - won[1].share) * (gain - cost)
    more = (won[0].share + won[1].share) / 2 * (won[0].game - won[1].game)
    less = (lost[0].share + lost[1].share) / 2 * (lost[0].game - lost[1].game)
    kings = best.game - done.game - wins - more - less
    verb = done.event.verb if done.event.verb in ("stand", "refuse") and lost[1].points == max(map(abs, worth)) else ""
    return [
        (wins, _compared("wins", won[0].share, won[1].share, 100, 0)),
        (more, _compared("gain", won[0].points, won[1].points, 1, 1)),
        (less, _compared("cost", lost[0].points, lost[1].points, 1, 1, {"verb": verb})),
        (kings, _king(best, done)),
    ]


def _king(best: Choice, done: Choice) -> Reason:
    """Return the reason that names whose king matters more."""
    (own, others), (own_instead, others_instead) = best.kings, done.kings
    if own - own_instead >= others_instead - others:
        return _compared("own-king", own, own_instead, 100, 0)
    return _compared("other-king", others, others_instead, 100, 0)


class _Side:
    """The deals that a choice wins, or loses: their share, their points, and their value."""

    def __init__(self, choice: Choice, worth: Mapping[int, float], sign: int) -> None:
        own = {tricks: share for tricks, (share, _) in choice.deals.items() if tricks * sign > 0}
        self.share = total(own.values())
        whole = self.share or 1.0
        self.points = total(share * abs(tricks) for tricks, share in own.items()) / whole
        self.game = total(share * worth[tricks] for tricks, share in own.items()) / whole

    def without(self, other: _Side) -> None:
        """Take the points and value of the other choice's deals when there are none here."""
        if not self.share:
            self.points, self.game = other.points, other.game


def _compared(
    code: str, ours: float, theirs: float, unit: int, digits: int, more: Mapping[str, str] | None = None
) -> Reason:
    """Return both figures with that many decimals, or one more where they would look alike."""
    figures = [round(unit * each, digits) for each in (ours, theirs)]
    if figures[0] == figures[1]:
        figures = [round(unit * each, digits + 1) for each in (ours, theirs)]
    named = ("wins", "instead") if unit == 100 else ("points", "instead")
    short = [int(each) if each == int(each) else each for each in figures]
    # Whoever stands and loses pays by a rule: that is a reason of its own.
    data = {**dict(zip(named, short, strict=True)), **(more or {})}
    return Reason(code, data, is_figures=not data.get("verb"))


def _shows(reason: Reason) -> bool:
    first, second, *_ = reason.data.values()
    return first != second
