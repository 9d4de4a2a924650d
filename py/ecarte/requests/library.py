"""Many games: the summary kept beside each, and records read from a long text in slices.

The answers are declared in `ecarte.types.summary`.
"""

from __future__ import annotations

import hashlib
from dataclasses import replace
from typing import TYPE_CHECKING

from ecarte import record
from ecarte.core.columns import Row
from ecarte.core.game import Problem, RuleError
from ecarte.figures import kept
from ecarte.notation import ecn, pbn
from ecarte.notation.ecn.salvage import salvage
from ecarte.notation.ecn.stream import BLANKS, LONGEST, count_lines, starts
from ecarte.record import SEAT_TAGS, Play, Record, facts
from ecarte.requests import answers
from ecarte.requests.summary import summarize, summary

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ecarte.types.summary import Imported, Slice, Summary, Typed

# What tells games apart besides players and rules (docs/guide/command-line.md, dedupe).
_SAME = ("Date", "Round", "View", "Resigned", "Branch", "Study", "StudyId", "Chapter")


def verified_summary(written: Record, row: Row | None = None) -> Summary:
    """Return the summary of a verified record, without folding it; ``row`` are its facts, if already known."""
    row = row or facts.game(written)
    score = {side: int(row[f"final_{side}"] or 0) for side in written.sides}
    won = row["game_winner"]
    return summarize(written, score, bool(row["finished"]), None if won is None else str(won), str(row["result"]))


def key(written: Record, moves: Sequence[str] = ()) -> str:
    """Return the identity of a game in any version: a hash of its rules, players, `_SAME` tags, deals and events.

    Notes and other tags do not count: a game with one more comment is the same game. ``moves``, each deal's events as
    canonical ECN writes them, separated by blanks, saves time where it is known already.
    """
    game, options = written.game, written.options()
    tags = [("Game", game.name), ("Rules", written.tag("Rules")), *record.option_tags(game, options)]
    names = [SEAT_TAGS[seat] for seat in game.all_seats if seat in written.seats] + list(_SAME)
    tags += [(name, value) for name in names if (value := written.tag(name)).strip("?. ")]
    words = [f"{name} {value}" for name, value in tags]
    if not moves or written.tag("DealOrder") == "kept":  # the order of cards dealt does not count here
        moves = [
            " ".join([str(entry.event.in_order(options.order)) for entry in deal.entries]) for deal in written.deals
        ]
    for deal, said in zip(written.deals, moves, strict=True):
        words += [str(deal.head), *said.split()]
    return hashlib.sha256("\n".join(words).encode(errors="replace")).hexdigest()[:32]


def take(text: str, line: int, number: int, last: bool) -> Slice:
    """Return the whole records at the beginning of a text; unless it is the ``last`` piece, more text follows.

    ``line`` is the number of its first line in the whole text, ``number`` the number of records before it.
    """
    heads = list(starts(text))
    is_above = not number and len(heads) == 1 and len(text) <= LONGEST and bool(text[: heads[0]].strip(BLANKS))
    end = _end(text, [0] if is_above else heads, last)  # words above the first record are said with it
    done = text[:end]
    begun = [start for start in heads if start < end]
    readings: list[ecn.Reading] = []
    above = 0
    if begun == [0] and not last and len(text) > LONGEST and heads == begun:
        readings.append(_too_long())
    elif done.strip() or last:
        # Text before the first record of a later slice was reported with the slice before. It may still be a game
        # without a heading, where only blank lines came before it.
        skipped = (begun[0] if begun else end) if number else 0
        above = count_lines(done[:skipped])
        readings += [each for each in _read(done[skipped:]) if each.is_record or line == 1]
        if last and not begun and not any(each.sound for each in readings):
            readings = _linked(done) or readings
    read = [_imported(reading, line + above, number) for reading in readings]
    games = [game for game, _ in read]
    if len(games) == 1 and readings[0].sound and (written := games[0]["record"]) and (play := readings[0].play):
        answers.keep(written, answers.as_read(play, written))  # it is opened next
    return {
        "games": games,
        "table": kept.tabulate([rows for _, rows in read if rows]),
        # In UTF-16 units, as JavaScript counts.
        "used": end + sum(letter > "\uffff" for letter in done) if not done.isascii() else end,
        "line": line + count_lines(done),
        "number": number + sum(reading.is_record for reading in readings),
    }


def _read(text: str) -> Iterator[ecn.Reading]:
    """Return the records of a text: ECN, what people type, or a sheet of PBN."""
    if not pbn.is_sheet(text):
        return ecn.read(text)
    return pbn.read(text.splitlines())


def _linked(text: str) -> list[ecn.Reading]:
    """Return what the links of a message hold, none where it has none that opens."""
    from ecarte.notation.link import texts  # most texts are records

    readings = texts.read(text)
    return readings if any(each.sound for each in readings) else []


def _end(text: str, begins: list[int], last: bool) -> int:
    """Return where the last whole record ends, or the part too long to be one; 0 when more text is needed."""
    if last:
        return len(text)
    if begins and begins[-1] > 0:
        return begins[-1]
    return text.rfind("\n", len(text) - 100) + 1 or len(text) if len(text) > LONGEST else 0


def _too_long() -> ecn.Reading:
    return ecn.Reading(None, (Problem("E-record-long", None, {"most": LONGEST}, line=1, column=1, record=1),), 1)


def imported(play: Play) -> Imported:
    """Return a game that is known to be right, as one that was read."""
    return _imported(ecn.Reading(play, (), 1, ""), 1, 0)[0]


def _imported(reading: ecn.Reading, line: int, number: int) -> tuple[Imported, kept.Rows | None]:
    """Return a record that was read, or what is kept of it, with places in the whole text; and its facts."""
    left = salvage(reading)
    problems = [
        replace(each, line=each.line and each.line + line - 1, record=each.record and each.record + number)
        for each in (*reading.problems, *((left.warning,) if left else ()))
    ]
    play, said = left.play if left else reading.play, [problem.to_json() for problem in problems]
    begun = reading.line + line - 1
    if play is None or not (left or reading.sound):
        summed = _summary_of_what_was_read(play)
        return {"line": begun, "key": "", "record": None, "summary": summed, "problems": said}, None
    written, rows = ecn.dumps(play), kept.rows_of(play.record)
    imported: Imported = {
        "line": begun,
        "key": key(play.record),
        "record": written,
        "summary": verified_summary(play.record, rows[0]),
        "problems": said,
    }
    is_mended = said and reading.text.rstrip() != written.rstrip()
    return ({**imported, "typed": _typed(reading, play, written)} if is_mended else imported), rows


def _typed(reading: ecn.Reading, play: Play, written: str) -> Typed:
    """Return a record that was read with warnings, or in part, as it was written, in rows beside its canonical text."""
    from ecarte.notation.ecn.canonical import rows  # canonical texts do not need it

    typed, kept = reading.text.rstrip().split("\n"), written.rstrip().split("\n")
    places = reading.places[: sum(1 + len(deal.entries) for deal in play.record.deals)]  # of the part that is kept
    aligned = rows(typed, [place - reading.line for place in places], kept)
    pairs = [["\n".join(typed[slice(*row.found)]), "\n".join(kept[slice(*row.written)])] for row in aligned]
    return {"text": reading.text.rstrip() + "\n", "rows": pairs}


def _summary_of_what_was_read(play: Play | None) -> Summary | None:
    try:
        return summary(play) if play else None
    except RuleError:  # too much is wrong to fold it
        return None
