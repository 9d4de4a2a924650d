"""What makes one choice better than another: of the chance of the game between them, how much comes of deals that are
won more often, of what those won bring and those lost cost, and of kings."""

from __future__ import annotations

from collections.abc import Mapping

from ecarte.analysis.ecarte.choices import Choice
from ecarte.players.ecarte.reasons import Reason

_BESIDE = 1 / 3  # of what the first reason makes, what another makes that is told beside it


def factors(best: Choice, done: Choice) -> list[Reason]:
    """Why it is better, what makes most of it first. Only what figures can show is told."""
    found = [(made, reason) for made, reason in _parts(best, done) if made > 0 and _shows(reason)]
    found.sort(key=lambda each: -each[0])
    return [reason for made, reason in found if made >= found[0][0] * _BESIDE]


def _parts(best: Choice, done: Choice) -> list[tuple[float, Reason]]:
    """What each makes of the difference; together they are all of it. A deal is worth to both choices what its trick
    points are worth on average: what remains is due to kings."""
    worth = {}
    for tricks in best.deals.keys() | done.deals.keys():
        shares, games = zip(*(each.deals.get(tricks, (0.0, 0.0)) for each in (best, done)), strict=True)
        worth[tricks] = sum(games) / sum(shares)
    won, lost = ([_Side(each, worth, sign) for each in (best, done)] for sign in (1, -1))
    for sides in (won, lost):
        for side, other in zip(sides, reversed(sides), strict=True):
            side.without(other)
    gain, cost = (_middle(sides) for sides in (won, lost))
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
    """Whose king it is that makes more of it."""
    (own, others), (own_instead, others_instead) = best.kings, done.kings
    if own - own_instead >= others_instead - others:
        return _compared("own-king", own, own_instead, 100, 0)
    return _compared("other-king", others, others_instead, 100, 0)


class _Side:
    """The deals that a choice wins, or loses: how many, for how many points, and what they are worth."""

    def __init__(self, choice: Choice, worth: Mapping[int, float], sign: int) -> None:
        own = {tricks: share for tricks, (share, _) in choice.deals.items() if tricks * sign > 0}
        self.share = sum(own.values())
        whole = self.share or 1.0
        self.points = sum(share * abs(tricks) for tricks, share in own.items()) / whole
        self.game = sum(share * worth[tricks] for tricks, share in own.items()) / whole

    def without(self, other: _Side) -> None:
        """Where there are none, they are worth what those of the other choice are."""
        if not self.share:
            self.points, self.game = other.points, other.game


def _middle(sides: list[_Side]) -> float:
    return sum(side.game for side in sides) / 2


def _compared(
    code: str, ours: float, theirs: float, unit: int, digits: int, more: Mapping[str, str] | None = None
) -> Reason:
    """Both figures in so many digits after the point; in one more where they would look alike."""
    figures = [round(unit * each, digits) for each in (ours, theirs)]
    if figures[0] == figures[1]:
        figures = [round(unit * each, digits + 1) for each in (ours, theirs)]
    named = ("wins", "instead") if unit == 100 else ("points", "instead")
    short = [int(each) if each == int(each) else each for each in figures]
    return Reason(code, {**dict(zip(named, short, strict=True)), **(more or {})})


def _shows(reason: Reason) -> bool:
    first, second, *_ = reason.data.values()
    return first != second
