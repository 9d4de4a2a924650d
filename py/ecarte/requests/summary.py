"""The summary kept beside a record, so that a list of games can be shown without reading them.

It is declared in `ecarte.types.summary`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ecarte import record
from ecarte.core.game import RuleError
from ecarte.record import OWN, SEAT_TAGS, Play, Record
from ecarte.record.study import chapter_of

if TYPE_CHECKING:
    from ecarte.types.match import MatchTags
    from ecarte.types.summary import Beaten, Help, Summary


def summary(play: Play) -> Summary:
    """Return what a list of games shows of one."""
    score, over = play.record.game.score.of(play.state), record.over(play)
    return summarize(play.record, score, over, record.winner(play), record.result(play))


def summarize(written: Record, score: Mapping[str, int], over: bool, won: str | None, result: str) -> Summary:
    """Return the summary of a game whose score, end, winner and result are known."""
    options = written.options()
    seats = written.seats
    summary: Summary = {
        "game": written.game.name,
        "preset": written.tag("Rules"),
        "seats": list(seats),
        "sides": list(written.sides),
        "players": {seat: written.tag(SEAT_TAGS[seat]) for seat in seats},
        "score": dict(score),
        "target": options.target,
        "deal": written.deals[-1].head.number if written.deals else 0,
        "over": over,
        "winner": won,
        "resigned": written.resigned or None,
        "date": written.tag("Date"),
        "help": help_counts(written),
        "noBack": final.to_json() if (final := record.no_back(written)) else None,
        "result": result,
        "event": written.tag("Event", "?"),
        "viewOf": written.view,
        "branch": written.tag("Branch") or None,
        "challenge": beaten(written, score, won) if over else None,
        "match": _match(written, score, won if over else None),
    }
    if deals := getattr(options, "deals", 0):
        summary["deals"] = deals
    if (there := chapter_of(written)) is not None:
        summary["study"] = {"id": there.id, "title": there.study, "chapter": there.number, "name": there.title}
    if (daily := written.daily) is not None:
        summary["daily"] = {"version": daily.version, "day": daily.day}
    if written.without_cards:
        summary["pad"] = True
    if written.prepared is not None:
        summary["warmUp"] = True
    return summary


def _match(written: Record, score: Mapping[str, int], won: str | None) -> MatchTags | None:
    """Return the match a game belongs to, as its tags say."""
    if not written.tag("Match"):
        return None
    from ecarte.match import header  # most games belong to none

    if not header.is_of_match(written):
        return None
    worth = header.worth(written.options(), score, won)
    if won is None or not written.tag("Purse"):
        return header.to_json(written, worth)
    from ecarte import match  # rarer still: over, with chips

    return header.to_json(written, worth, match.stops(written, score, won, worth))


def beaten(written: Record, score: Mapping[str, int], won: str | None) -> Beaten | None:
    """Return the result to beat in a challenge that is over, and whether it was beaten.

    A win beats a draw, a draw a loss; else the greater difference of points wins. A player who resigns beats nobody.
    """
    sides, sealed = written.sides, written.tag("Challenge")
    if not sealed:
        return None
    from ecarte.notation import challenge  # few games are challenges

    try:
        sent = challenge.unseal(sealed)
    except RuleError:
        return None
    computer = {part.partition(":")[0] for part in written.tag("Computer").split()}
    player = next((seat for seat in written.seats if seat not in computer), OWN)
    side = next(side for side in sides if player in side)

    def better(score: Mapping[str, int], winner: str | None) -> tuple[int, int]:
        rank = 1 if winner is None else 2 * (winner == side)
        return rank, score.get(side, 0) - max(score.get(other, 0) for other in sides if other != side)

    return {
        "name": sent.name,
        "score": {each: sent.score.get(each, 0) for each in sides},
        "winner": sent.winner,
        "beaten": better(score, won) > better(sent.score, sent.winner) and written.resigned != player,
    }


def help_counts(written: Record) -> Help:
    """Return how often the player was helped, from the Help tag."""
    counts: Help = {"hints": 0, "takebacks": 0}
    for part in written.tag("Help").split():
        kind, _, number = part.partition("=")
        if number.isdecimal() and len(number) < 10:
            if kind == "hints":
                counts["hints"] = int(number)
            elif kind == "takebacks":
                counts["takebacks"] = int(number)
    return counts
