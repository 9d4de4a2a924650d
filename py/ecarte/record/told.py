"""What may be told of a game by its whole record, in which every hand lies open: nothing of what is still played."""

from __future__ import annotations

from ecarte import record
from ecarte.record import Play


def going_on(play: Play) -> bool:
    """Whether the game may still be played on by whoever has the record: then nobody is told what was hidden."""
    written = play.record
    if written.view or record.over(play) or record.result(play) == record.VOID:
        return False
    if written.branch:
        return written.game.score.tally(play.state) is None
    return written.seed is not None


def told_of(play: Play, place: int) -> bool:
    """Whether a deal is settled: no claim of a person can have it played again (E26).

    It is once the next deal has begun. The computer makes its claims at once, so that nobody waits for them.
    """
    written, game = play.record, play.record.game
    if place < len(written.deals) - 1 or record.over(play):
        return True
    persons = [seat for seat in written.seats if seat not in written.computer]
    return game.score.tally(play.state) is not None and not any(game.rules.legal(play.state, seat) for seat in persons)
