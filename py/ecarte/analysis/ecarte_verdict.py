"""What is said of a decision: its mark, a player's grade, and why something else was better, as codes with what they
speak of (words: `review-…`). Chances are in percent."""

from __future__ import annotations

from ecarte.ai.ecarte_reasons import Reason, hand, percent
from ecarte.analysis.ecarte_choices import Choice, Values
from ecarte.cards import format_cards
from ecarte.game import Json
from ecarte.games.ecarte_state import OTHER, View

# From what loss of the game on a decision is dubious, a mistake, a blunder. Of a hundred decisions that leave a choice
# an amateur has 4, 2 and a half of them, a club player 4, half of one and a tenth (bench/analysis.py).
MARKS = ((0.12, "??"), (0.05, "?"), (0.02, "?!"))
NAGS = {"??": 4, "?": 2, "?!": 6}
# Up to what loss in a decision, in percent of a game, a player has such a grade. An amateur's middle game is the end of
# B, one in eight is an E; a club player's middle one is a good B; three of four of the master's are an A.
GRADES = ((0.15, "A"), (0.3, "B"), (0.55, "C"), (0.9, "D"))
LAST = "E"


def mark(loss: float, error: float) -> str:
    """The mark for a loss; none for one that may be nothing."""
    if loss <= error:
        return ""
    return next((sign for least, sign in MARKS if loss >= least), "")


def grade(loss: float) -> str:
    """The grade for a mean loss in a decision, in percent of a game."""
    return next((sign for most, sign in GRADES if loss <= most), LAST)


def scale() -> Json:
    """What grades and marks stand for: up to what loss in a decision there is a grade (percent of a game; the last has
    no end), from what loss a decision has a mark (chance of the game)."""
    return {
        "grades": [*({"mark": sign, "most": most} for most, sign in GRADES), {"mark": LAST, "most": None}],
        "marks": {sign: least for least, sign in MARKS},
    }


def reasons(view: View, values: Values, done: Choice) -> tuple[Reason, ...]:
    """Why the best choice was better than another; nothing of the best itself."""
    best = values.best
    if done is best:
        return ()
    wins = {"wins": percent(best.wins), "instead": percent(done.wins)}
    more = wins["wins"] > wins["instead"]
    found: list[Reason] = []
    if best.event.do == "say" and best.event.verb != done.event.verb:
        held = hand(view)
        if more:
            return (Reason(best.event.verb, {**held.data, **wins}),)
        found.append(held)
    elif best.event.do == "discard":
        kept = [each for each in done.event.cards if each not in best.event.cards]
        thrown = [each for each in best.event.cards if each not in done.event.cards]
        found += [Reason("keep", {"cards": format_cards(kept)})] if kept else []
        found += [Reason("throw", {"cards": format_cards(thrown)})] if thrown else []
    elif best.event.do == done.event.do == "play" and not view.trick and _trumps(view, best) != _trumps(view, done):
        found.append(Reason("trumps" if _trumps(view, best) else "plain"))
    if more:
        return (*found, Reason("wins", wins))
    if best.points > done.points:
        return (*found, Reason("points", {"points": round(best.points, 2), "instead": round(done.points, 2)}))
    score = view.score[view.seat], view.score[OTHER[view.seat]]
    return (*found, Reason("score", {"own": score[0], "other": score[1]}))


def _trumps(view: View, choice: Choice) -> bool:
    return choice.event.cards[0][1] == view.trump
