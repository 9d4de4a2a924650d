"""Facts of verified records: one flat row for each deal, and one for each game.

`deals` and `game` return rows; `COLUMNS`, `GAME_COLUMNS` and `FACTS` describe them. The events are taken as verified,
and the record is folded only where a fact needs its states. Rows of a redacted record, or of one seat's view, hold
only what that seat knows.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import lru_cache
from itertools import repeat
from typing import Any

from ecarte.core.columns import Column, Fact, Facts, Row
from ecarte.core.game import Seat, format_value
from ecarte.core.losses import Unit
from ecarte.core.options import families, family
from ecarte.core.titles import Parts
from ecarte.games import GAMES
from ecarte.record import SEAT_TAGS, VOID, Deal, Record, best_of_others, format_score, steps

__all__ = ["COLUMNS", "FACTS", "GAME_COLUMNS", "SEAT_COLUMNS", "Column", "Fact", "Row", "deals", "game", "key"]

FACTS: Mapping[str, Facts] = Parts("facts")
"""The facts of each game, by the game's name."""

_DECISIONS = ("say", "discard", "play")

SEAT_COLUMNS: Mapping[str, str] = {seat: tag.lower() for seat, tag in SEAT_TAGS.items()}
"""The column with the name of each seat's player: "south" …"""


def _union(tables: list[tuple[Column, ...]]) -> tuple[Column, ...]:
    """Return the columns of all tables, each once; where a column is in several, with the values of all of them."""
    columns: dict[str, Column] = {}
    for column in (column for table in tables for column in table):
        other = columns.setdefault(column.name, column)
        values = (*other.values, *column.values) if other.values and column.values else ()
        columns[column.name] = replace(column, values=tuple(dict.fromkeys(values)))
    return tuple(columns.values())


_SIDES = tuple(dict.fromkeys(side for game in GAMES.values() for side in game.all_sides))

COLUMNS: tuple[Column, ...] = _union([facts.COLUMNS for facts in FACTS.values()])
"""The columns of deals, for all games together."""

GAME_COLUMNS: tuple[Column, ...] = (
    Column("game", "text", tuple(GAMES)),
    *(Column(name, "text") for name in ("event", "site", "date", "round")),
    *(Column(name, "text") for name in SEAT_COLUMNS.values()),
    Column("sides", "text"),
    Column("rules", "text", families(preset for game in GAMES.values() for preset in game.presets)),
    Column("options", "text"),
    Column("view", "text", tuple(SEAT_COLUMNS)),
    Column("result", "text"),
    Column("game_winner", "text", _SIDES),
    Column("resigned", "text", tuple(SEAT_COLUMNS)),
    Column("finished", "flag"),
    Column("warm_up", "flag"),
    *(Column(name, "number") for name in ("deals", "game_events")),
    *(Column(f"final_{side}", "number") for side in _SIDES),
    *_union([facts.GAME_COLUMNS for facts in FACTS.values()]),
)
"""The columns of games, for all games together. None shares a name with one of `COLUMNS`."""


def deals(record: Record, options: Any = None) -> list[Row]:
    """Return a row for each deal in order, complete or as far as it was played.

    ``options`` are the record's own, if already known. Raises RuleError when the record names no known game or rules.
    """
    rules = FACTS[record.game.name]
    options = options or record.options()
    score = dict.fromkeys(record.sides, 0)
    rows: list[Row] = []
    events = [[entry.event for entry in deal.entries] for deal in record.deals]
    after: Iterable[Any] = (
        repeat(None) if all(rules.is_self_contained(options, each) for each in events) else _ends(record)
    )
    for each, happened, state in zip(record.deals, events, after, strict=False):
        row = rules.deal(options, each.head, happened, score, state) | rules.judged(
            _losses(each, rules.UNIT) if rules.UNIT else {}
        )
        score = {side: int(row[f"score_{side}"] or 0) for side in score}
        rows.append(row)
    return rows


def _losses(deal: Deal, unit: Unit) -> dict[Seat, list[int]]:
    """Return what each annotated decision lost, by seat, in parts of the unit.

    ``@eq`` without ``@loss`` means that nothing was lost. A value out of range is ignored.
    """
    losses: dict[Seat, list[int]] = {}
    for entry in deal.entries:
        values = dict(entry.note.values)
        greatest = unit.most * unit.written
        worth = _between(values.get("eq", ""), -unit.most, unit.most)
        if entry.event.do in _DECISIONS and ("loss" in values or worth is not None):
            loss = _between(values.get("loss", "0"), 0, greatest)
            if loss is not None:
                losses.setdefault(entry.event.seat, []).append(round(loss / unit.written * unit.parts))
    return losses


def _between(text: str, least: float, most: float) -> float | None:
    """Return a number within a range, or None for anything else."""
    try:
        number = float(text)
    except ValueError:
        return None
    return number if least <= number <= most else None


def _ends(record: Record) -> list[Any]:
    """Return the state at the end of each deal."""
    states: list[Any] = []
    for step in steps(record):
        if step.number:
            states.pop()
        states.append(step.after)
    return states


def game(record: Record, rows: list[Row] | None = None, options: Any = None) -> Row:
    """Return the row of a whole game; ``rows`` are those of its deals, ``options`` its own, if already known."""
    rules, options = record.game, options or record.options()
    rows = deals(record, options) if rows is None else rows
    tags = dict(reversed(record.tags))
    last = rows[-1] if rows else None
    own = FACTS[rules.name].game(options, last)
    resigned = tags.get("Resigned", "")
    final = {side: int(last[f"score_{side}"] or 0) if last else 0 for side in options.sides}
    won = best_of_others(final, resigned) if resigned else own["game_winner"]
    finished = bool(resigned or own["finished"])
    row: Row = {
        **_UNKNOWN,
        "game": rules.name,
        "date": known_date(tags.get("Date", "")),
        "sides": "-".join(final),
        "rules": family(tags.get("Rules", "")),
        "options": _written(rules.name, options),
        "view": tags.get("View") or None,
        "resigned": resigned or None,
        "deals": len(rows),
        "game_events": sum([len(each.entries) for each in record.deals]),
        **own,
        "finished": finished,
        "warm_up": record.prepared is not None,
        "game_winner": won,
    }
    void = VOID if tags.get("Result") == VOID else "*"
    row["result"] = format_score(final, final) if finished else void
    for column, tag in _TAGS.items():
        value = tags.get(tag, "?")
        row[column] = value if value not in ("", "?") else None
    for side, points in final.items():
        row[f"final_{side}"] = points
    return row


_UNKNOWN: Row = dict.fromkeys(column.name for column in GAME_COLUMNS)
_TAGS = {name.lower(): name for name in ("Event", "Site", "Round", *SEAT_TAGS.values())}


@lru_cache(maxsize=256)
def _written(game: str, options: Any) -> str:
    """Return all the options as tags write them, separated by spaces."""
    return " ".join(f"{option.name}={format_value(getattr(options, option.name))}" for option in GAMES[game].options)


def known_date(text: str) -> str | None:
    """Return the known part of a date: "2026.11" for "2026.11.??"."""
    known = text.partition("?")[0].rstrip(".")
    return known or None


def key(canonical: str) -> str:
    """Return the identity of a record: 32 hex digits, a hash of its canonical text."""
    return hashlib.sha256(canonical.encode()).hexdigest()[:32]
