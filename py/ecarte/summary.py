"""What is kept beside a record, so that a list of games can be shown without reading them.

The shape is that of ``Summary`` in ``web/src/engine/types.ts``.
"""

from __future__ import annotations

from collections.abc import Mapping

from ecarte import record
from ecarte.game import Json, RuleError
from ecarte.record import SEAT_TAGS, Play, Record


def summary(play: Play) -> Json:
    """What a list of games shows of one."""
    return summarize(play.record, play.record.game.score(play.state), record.winner(play), record.result(play))


def summarize(written: Record, score: Mapping[str, int], won: str | None, result: str) -> Json:
    """The same, of a game whose score, winner and result are known already."""
    return {
        "game": written.game.NAME,
        "preset": written.tag("Rules"),
        "players": {side: written.tag(SEAT_TAGS[side]) for side in written.game.SEATS},
        "score": dict(score),
        "target": written.options().target,
        "deal": written.deals[-1].head.number if written.deals else 0,
        "over": won is not None,
        "winner": won,
        "resigned": written.resigned or None,
        "date": written.tag("Date"),
        "help": help_counts(written),
        "result": result,
        "event": written.tag("Event", "?"),
        "viewOf": written.view,
        "branch": written.tag("Branch") or None,
        "challenge": beaten(written, score, won),
    }


def beaten(written: Record, score: Mapping[str, int], won: str | None) -> Json | None:
    """What there was to beat in a challenge, and whether it was, once the game is over.

    Who wins does better than who loses; else the greater difference of points does. Who gives up beats nobody.
    """
    game, sealed = written.game, written.tag("Challenge")
    if not sealed or won is None:
        return None
    from ecarte.notation import challenge  # few games are one

    try:
        sent = challenge.unseal(sealed)
    except RuleError:
        return None
    computer = {part.partition(":")[0] for part in written.tag("Computer").split()}
    player = next((seat for seat in game.SEATS if seat not in computer), game.SEATS[0])
    side = next(side for side in game.SIDES if player in side)

    def better(score: Mapping[str, int], winner: str) -> tuple[bool, int]:
        return winner == side, score.get(side, 0) - max(score.get(other, 0) for other in game.SIDES if other != side)

    return {
        "name": sent.name,
        "score": {each: sent.score.get(each, 0) for each in game.SIDES},
        "winner": sent.winner,
        "beaten": better(score, won) > better(sent.score, sent.winner) and written.resigned != player,
    }


def help_counts(written: Record) -> dict[str, int]:
    """How often the player was helped, from the Help tag."""
    counts = {"hints": 0, "takebacks": 0}
    for part in written.tag("Help").split():
        kind, _, number = part.partition("=")
        if kind in counts and number.isdecimal() and len(number) < 10:
            counts[kind] = int(number)
    return counts
