"""Which deals of an unfinished game may be shown with open hands: those that no claim can reopen."""

from __future__ import annotations

from ecarte import record
from ecarte.record import Play


def is_unfinished(play: Play) -> bool:
    """Return whether a game may still be played on from this record, so that hidden cards must stay hidden."""
    written = play.record
    if written.view or record.over(play) or record.result(play) == record.VOID:
        return False
    if written.branch:
        return written.game.score.tally(play.state) is None
    return written.seed is not None


def is_settled(play: Play, deal: int) -> bool:
    """Return whether no claim of a person can reopen a deal (E26); ``deal`` is its place in the record.

    A deal is settled once the next one has begun. The computer makes its claims at once, so nobody waits for them.
    """
    written, game = play.record, play.record.game
    if deal < len(written.deals) - 1 or record.over(play):
        return True
    persons = [seat for seat in written.seats if seat not in written.computer]
    return game.score.tally(play.state) is not None and not any(game.rules.legal(play.state, seat) for seat in persons)
