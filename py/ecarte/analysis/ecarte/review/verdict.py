"""What is said of a decision: its mark, a player's grade, and why something else was better, as codes with what they
speak of (words: `review-…`). Chances are in percent."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING

from ecarte.analysis.ecarte.choices import Choice, Values
from ecarte.analysis.ecarte.review.factors import factors
from ecarte.core.cards import format_cards
from ecarte.games.ecarte.state import OTHER, View
from ecarte.players.ecarte.reasons import Reason, hand

if TYPE_CHECKING:
    from ecarte.types.analysis import FaultMark, GradeStep, Mark, Scale

# From what loss of the game on a decision is dubious, a mistake, a blunder. Of a hundred decisions that leave a choice
# an amateur has 4, 2 and a half of them, a club player 4, half of one and a tenth (bench/analysis.py).
MARKS: tuple[tuple[float, FaultMark], ...] = ((0.12, "??"), (0.05, "?"), (0.02, "?!"))
NAGS = {"??": 4, "?": 2, "?!": 6}
# Up to what loss in a decision, in percent of a game, a player has such a grade. An amateur's middle game is the end of
# B, one in eight is an E; a club player's middle one is a good B; three of four of the master's are an A.
GRADES = ((0.15, "A"), (0.3, "B"), (0.55, "C"), (0.9, "D"))
LAST = "E"
_SHOWN = 0.0005  # of a game: half of the last digit of the figures
_ANSWERS = ("stand", "propose", "accept", "refuse")


def mark(loss: float, error: float) -> Mark:
    """The mark for a loss; none for one that may be nothing."""
    if loss <= error:
        return ""
    return next((sign for least, sign in MARKS if loss >= least), "")


def grade(loss: float) -> str:
    """The grade for a mean loss in a decision, in percent of a game."""
    return next((sign for most, sign in GRADES if loss <= most), LAST)


def scale() -> Scale:
    """What grades and marks stand for: up to what loss in a decision there is a grade (percent of a game; the last has
    no end), from what loss a decision has a mark (chance of the game)."""
    grades: list[GradeStep] = [{"mark": sign, "most": most} for most, sign in GRADES]
    return {
        "grades": [*grades, {"mark": LAST, "most": None}],
        "marks": {sign: least for least, sign in MARKS},
    }


def equal(loss: float, error: float) -> bool:
    """Whether a loss is none as far as can be told, or not one that figures show."""
    return loss <= max(error, _SHOWN)


def advice(view: View, values: Values) -> tuple[Reason, ...]:
    """Why the best choice is better than the second; where others are as good, how many they are with it."""
    number = sum(1 for _ in takewhile(lambda at: equal(*values.loss(at)), range(values.full)))
    if number > 1:
        return (Reason("equal", {"number": number, "exact": "yes" if values.exact else "no"}),)
    return reasons(view, values, values.choices[1])


def reasons(view: View, values: Values, done: Choice) -> tuple[Reason, ...]:
    """Why the best choice was better than another, what tells most first; nothing of the best itself."""
    best = values.best
    if done is best:
        return ()
    if equal(*values.loss(values.choices.index(done))):
        return (as_good(exact=values.exact),)
    found: list[Reason] = []
    told = factors(best, done)
    if best.event.do == "say" and best.event.verb != done.event.verb and best.event.verb in _ANSWERS:
        held = hand(view)
        if any(reason.code == "wins" for reason in told):
            told = [
                Reason(best.event.verb, {**held.data, **each.data}) if each.code == "wins" else each for each in told
            ]
        else:
            found.append(held)
    elif best.event.do == "discard":
        kept = [each for each in done.event.cards if each not in best.event.cards]
        thrown = [each for each in best.event.cards if each not in done.event.cards]
        found += [Reason("keep", {"cards": format_cards(kept)})] if kept else []
        found += [Reason("throw", {"cards": format_cards(thrown)})] if thrown else []
    elif best.event.do == done.event.do == "play" and not view.trick and _trumps(view, best) != _trumps(view, done):
        found.append(Reason("trumps" if _trumps(view, best) else "plain"))
    found += told
    if round(best.points, 2) <= round(done.points, 2):
        found.append(Reason("score", {"own": view.score[view.seat], "other": view.score[OTHER[view.seat]]}))
    return tuple(found)


def as_good(*, exact: bool) -> Reason:
    """What was done lost nothing, for certain or as far as can be told."""
    return Reason("equal", {"exact": "yes" if exact else "no"})


def _trumps(view: View, choice: Choice) -> bool:
    return choice.event.cards[0][1] == view.trump
