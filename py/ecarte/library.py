"""Many games: what is kept beside each, and records out of a long text, a slice at a time.

The shapes are those of ``Summary`` and ``Slice`` in ``web/src/engine/types.ts``.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from dataclasses import replace

from ecarte import facts, record
from ecarte.cards import sort_cards
from ecarte.game import Event, Json, Problem, RuleError
from ecarte.notation import challenge, ecn
from ecarte.notation.stream import LONGEST
from ecarte.record import SEAT_TAGS, Play, Record

_START = re.compile(r"(?:\A\ufeff?|^)\[ECN ", re.MULTILINE)
_SAME = ("Date", "Round", "View", "Resigned", "Branch")  # tags that tell games apart, with players and rules


def summary(play: Play) -> Json:
    """What a list of games shows of one."""
    return _summary(play.record, play.record.game.score(play.state), record.winner(play), record.result(play))


def verified_summary(written: Record) -> Json:
    """The summary of a record that has been verified, for which it need not be folded."""
    row = facts.game(written)
    score = {side: int(row[f"final_{side}"] or 0) for side in written.game.SIDES}
    won = row["game_winner"]
    return _summary(written, score, None if won is None else str(won), str(row["result"]))


def _summary(written: Record, score: Mapping[str, int], won: str | None, result: str) -> Json:
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


def key(written: Record) -> str:
    """Equal for equal games, in any version: rules, players, date, deals and events, whatever else is said of them.

    Notes and other tags are no part of it: a game with a comment more is the same game.
    """
    game, options = written.game, written.options()
    tags = [("Game", game.NAME), ("Rules", written.tag("Rules")), *record.option_tags(game, options)]
    names = [SEAT_TAGS[seat] for seat in game.SEATS] + list(_SAME)
    tags += [(name, value) for name in names if (value := written.tag(name)).strip("?. ")]
    words = [f"{name} {value}" for name, value in tags]
    for deal in written.deals:
        words.append(str(deal.head))
        words += [_word(entry.event, options.order) for entry in deal.entries]
    return hashlib.sha256("\n".join(words).encode(errors="replace")).hexdigest()[:32]


def _word(event: Event, order: str) -> str:
    if len(event.cards) > 1:
        event = replace(event, cards=sort_cards(event.cards, order))
    return str(event)


def take(text: str, line: int, number: int, last: bool) -> Json:
    """The whole records at the beginning of a text, which goes on unless it is the last of it.

    ``line`` is the number of its first line in the whole text, ``number`` how many records stand before it.
    """
    starts = [match.start() for match in _START.finditer(text)]
    end = _end(text, starts, last)
    done = text[:end]
    begun = [start for start in starts if start < end]
    games: list[Json] = []
    if begun == [0] and not last and len(text) > LONGEST and starts == begun:
        games.append(_imported(_too_long(), line, number))
    elif end or last:
        # What stands before the first record of a later slice is the rest of what was complained of already.
        skipped = (begun[0] if begun else end) if line > 1 else 0
        above = done.count("\n", 0, skipped)
        if skipped < end or line == 1:
            games += [_imported(reading, line + above, number) for reading in ecn.read(done[skipped:])]
    return {
        "games": games,
        "used": end + sum(letter > "\uffff" for letter in done) if not done.isascii() else end,  # as scripts count
        "line": line + done.count("\n"),
        "number": number + len(begun),
    }


def _end(text: str, starts: list[int], last: bool) -> int:
    """Where the last whole record ends, or what is too long to be one."""
    if last:
        return len(text)
    if starts and starts[-1] > 0:
        return starts[-1]
    if len(text) > LONGEST:
        return text.rfind("\n", len(text) - 100) + 1 or len(text)
    return text.rfind("\n") + 1 if text.strip() and not starts else 0


def _too_long() -> ecn.Reading:
    return ecn.Reading(None, (Problem("E-record-long", None, {"most": LONGEST}, line=1, column=1, record=1),), 1)


def _imported(reading: ecn.Reading, line: int, number: int) -> Json:
    """A record that was read; ``line`` and ``number`` say where the text it was read from begins."""
    problems = [
        replace(
            problem,
            line=problem.line and problem.line + line - 1,
            record=problem.record and problem.record + number,
        )
        for problem in reading.problems
    ]
    play, said = reading.play, [problem.to_json() for problem in problems]
    begun = reading.line + line - 1
    if play is None or not reading.sound:
        return {"line": begun, "key": "", "record": None, "summary": _summary_of_what_was_read(play), "problems": said}
    return {
        "line": begun,
        "key": key(play.record),
        "record": ecn.dumps(play),
        "summary": verified_summary(play.record),
        "problems": said,
    }


def _summary_of_what_was_read(play: Play | None) -> Json | None:
    try:
        return summary(play) if play else None
    except RuleError:  # so much is wrong that it leads nowhere
        return None
