"""Removal of one seat's view of a game when the archive has the whole game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ecarte.collection.archive.file import fetch
from ecarte.collection.archive.openings import Tally
from ecarte.collection.archive.rows import opened
from ecarte.notation import ecn
from ecarte.record import Record, facts
from ecarte.record.seatview import redact
from ecarte.requests import library

# Columns that a view and its whole game share. They narrow the pairs; `_is_view` decides.
_SAME = ("game", "date", "round", "south", "north", "east", "west", "options", "resigned", "deals", "game_events")
_ALIKE = " AND ".join(f"v.{name} IS NOT DISTINCT FROM w.{name}" for name in _SAME)
_PLAYED = """(SELECT list(regexp_extract_all(d.moves, '[NESW][.][0-9AKQJT][cdhs]') ORDER BY d.deal, d.attempt)
    FROM deals d WHERE d.game_id = {}.id)"""
_PAIRS = f"""
    WITH alike AS MATERIALIZED (
        SELECT v.id AS view, w.id AS whole FROM games v JOIN games w ON w.view IS NULL AND {_ALIKE}
        WHERE v.view IS NOT NULL AND v.id > $last
        UNION
        SELECT v.id, w.id FROM games v JOIN games w ON w.view IS NULL AND {_ALIKE}
        WHERE v.view IS NOT NULL AND w.id > $last
    )
    SELECT v.id, v.view, v.ecn, w.ecn FROM alike JOIN games v ON v.id = alike.view JOIN games w ON w.id = alike.whole
    WHERE {_PLAYED.format("v")} IS NOT DISTINCT FROM {_PLAYED.format("w")}
    ORDER BY v.id, w.id
"""
"""The pairs of which one is new. Only the texts of those that are alike are read."""


@dataclass(frozen=True, slots=True)
class Dropped:
    """The views that were dropped: those already in the archive, the new ones, and the deals of the new ones."""

    old: int
    new: int
    new_deals: int


def drop_views(connection: Any, last: int) -> Dropped:
    """Drop each view whose whole game is in the archive, where one of the two has an id above ``last``."""
    views: set[int] = set()
    if not fetch(connection, "SELECT 1 FROM games WHERE view IS NOT NULL LIMIT 1"):
        return Dropped(0, 0, 0)
    tally = Tally(connection)
    for number, seat, view, whole in connection.execute(_PAIRS, {"last": last}).fetchall():
        if number in views:
            continue
        seen = _read(view)
        if _is_view(seen, _read(whole), seat) and seen is not None:
            views.add(number)
            deals_seen = facts.deals(seen)
            tally.add(opened(seen, facts.game(seen, deals_seen), deals_seen), -1)
    tally.write()
    ids = [list(views)]
    ((deals,),) = fetch(
        connection,
        "SELECT count(*) FROM deals WHERE game_id > ? AND game_id IN (SELECT unnest(?::INTEGER[]))",
        [last, *ids],
    )
    for table, column in (("deals", "game_id"), ("games", "id")):
        connection.execute(f"DELETE FROM {table} WHERE {column} IN (SELECT unnest(?::INTEGER[]))", ids)
    new = sum(number > last for number in views)
    return Dropped(len(views) - new, new, deals)


def _read(text: str) -> Record | None:
    (reading,) = ecn.read(text)
    return reading.play.record if reading.play is not None and reading.sound else None


def _is_view(view: Record | None, whole: Record | None, seat: str) -> bool:
    """Return whether a record is what a seat knows of a game, apart from notes."""
    if view is None or whole is None:
        return False
    return library.key(view) == library.key(redact(whole, seat))
