"""What the players ask of each other, and what they say: phrases by their names, which the hearer's program words.

What is asked waits for an answer, and nothing is played before it. Neither may be used to keep the other busy: who was
declined, or has said enough, waits until the game has gone on.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ecarte import record
from ecarte.core.game import Problem, RuleError, Seat
from ecarte.friend import course
from ecarte.friend.course import Awaited
from ecarte.friend.message import Item
from ecarte.friend.table import Asked, Table

BACK: Final = "back"
DEAL: Final = "deal"
END: Final = "end"
ASKS: Final = (BACK, DEAL, END)
"""What can be asked: to take back the last decision, to deal this deal again, to end the game here as it stands."""
PHRASES: Final = ("hello", "moment", "played", "sorry", "thanks")
"""What can be said."""
WORDS: Final = ("ask", "answer", "say")
"""The kinds of items that are no part of the game itself."""
MOST_SAID: Final = 3  # phrases of one player until the game has gone on
_ANSWERS = ("no", "yes")


def why_not(table: Table, seat: Seat, what: str) -> Problem | None:
    """Return why a seat cannot ask for something now; None where it can."""
    if table.asked is not None:
        return _no("asked")
    awaited = course.awaited(table) if table.play is not None else None
    if awaited is None or awaited.what not in ("event", "pass"):
        return _no("now")
    if seat in table.declined:
        return _no("declined")
    if what == BACK:
        return record.no_back(table.playing.record) or _no_back(table, seat)
    if (what == DEAL and table.is_deal_over and table.deal.passed) or (what == END and table.is_over):
        return _no("late")
    return None


def _no_back(table: Table, seat: Seat) -> Problem | None:
    """Return why the last decision is not the seat's to take back; what is done by rule would only be done again."""
    before = table.before
    if before is None or before.rules.rules.turn(before.public) != table.seat_of(seat):
        return _no(BACK)
    return _no(BACK) if seat == table.own.seat and course.due(before) is not None else None


def _no(why: str) -> Problem:
    return Problem("E-friend-ask", None, {"why": why})


def ask(table: Table, seat: Seat, item: Item) -> Table:
    """Return the table with a question that the other has to answer."""
    if item[1] not in ASKS:
        raise ValueError("nothing that can be asked")
    if (problem := why_not(table, seat, item[1])) is not None:
        raise RuleError(problem) if seat == table.own.seat else table.cheat("E-friend-turn", seat, item="ask")
    awaited = course.awaited(table)
    assert awaited is not None
    # Who was to play answers first: if it has played at the same time, the question is withdrawn everywhere.
    waiting = (each for each in course.around(table.agreed.seats, awaited.seat) if each != seat)
    return replace(table, asked=Asked(seat, item[1], tuple(waiting)))


def answer(table: Table, seat: Seat, item: Item) -> Table:
    """Return the table after an answer: once all others say yes, what was asked has happened."""
    asked = table.asked
    if item[1] not in _ANSWERS or asked is None:
        raise ValueError("no answer")
    if item[1] == "no":
        return replace(table, asked=None, declined=(*table.declined, asked.seat))
    if len(asked.waiting) > 1:
        return replace(table, asked=replace(asked, waiting=asked.waiting[1:]))
    if asked.what == BACK:
        assert table.before is not None
        return table.before
    if asked.what == END:
        return replace(table, asked=None, before=None, ended=True)
    fresh = table.fresh
    assert fresh is not None
    again = replace(fresh.deal, again=table.deal.again + 1)
    begun = (*table.begun, (table.place, again.number, again.attempt, again.again))
    return replace(fresh, fresh=fresh, locked=again, begun=begun, declined=(), said=())


def say(table: Table, seat: Seat, item: Item) -> Table:
    """Return the table after a phrase."""
    if item[1] not in PHRASES:
        raise ValueError("no phrase")
    if table.said.count(seat) >= MOST_SAID:
        if seat == table.own.seat:
            raise RuleError(Problem("E-friend-say", None, {"most": MOST_SAID}))
        raise table.cheat("E-friend-turn", seat, item="say")
    return replace(table, said=(*table.said, seat))


def went_on(before: Table, after: Table, seat: Seat, kind: str) -> Table:
    """Return the table after an item of the game itself, which may be a decision that could be taken back."""
    calm = replace(after, before=None, asked=None, declined=(), said=())
    decided = kind == "event" and course.awaited(before) == Awaited(seat, "event")
    if not decided or before.rules.rules.turn(before.public) != before.seat_of(seat):
        return calm
    return replace(calm, before=replace(before, before=None, declined=(), said=()))
