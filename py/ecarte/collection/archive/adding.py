"""Adding games to an archive: those that it lacks, in their order, and the sums of their openings.

Whether the archive has a game is asked for thousands of games at once, because each question reads the identities of
all games of the same dates. DuckDB keeps the least and the greatest date of each 122,880 rows, and skips those whose
games are all of other dates.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count
from typing import Any

from ecarte.collection.archive.file import fetch, insert
from ecarte.collection.archive.openings import Tally
from ecarte.collection.archive.rows import GameRow
from ecarte.collection.archive.views import Dropped, drop_views
from ecarte.collection.processes import RECORDS_AT_ONCE

GAMES_AT_ONCE = 5_000  # games looked up at once
CHARACTERS_AT_ONCE = 1 << 25  # or, where they are long, as many as have so many characters of JSON


class Adding:
    """Games on their way into an archive, within one transaction.

    It counts the games and deals inserted, and the copies whose notes or tags differ from those of the record there.
    """

    def __init__(self, connection: Any) -> None:
        self._connection = connection
        self._tally = Tally(connection)
        self._waiting: list[GameRow] = []
        self._size = 0
        ((self._last,),) = fetch(connection, "SELECT coalesce(max(id), 0) FROM games")
        self.games = self.deals = self.differing_copies = 0

    def take(self, games: Iterable[GameRow]) -> None:
        """Add games, at once or with later ones."""
        for each in games:
            self._waiting.append(each)
            self._size += len(each.json)
            if len(self._waiting) >= GAMES_AT_ONCE or self._size >= CHARACTERS_AT_ONCE:
                self._write()

    def finish(self) -> Dropped:
        """Add what is left, and drop the views of games that are there as a whole."""
        self._write()
        self._tally.finish()
        return drop_views(self._connection, self._last)

    def _write(self) -> None:
        fresh = self._fresh()
        for at in range(0, len(fresh), RECORDS_AT_ONCE):
            some = fresh[at : at + RECORDS_AT_ONCE]
            self.deals += insert(self._connection, count(self._last + self.games + 1), some)
            self.games += len(some)
            self._tally.add(each for game in some for each in game.opened)
        self._waiting, self._size = [], 0

    def _fresh(self) -> list[GameRow]:
        """Return the games that the archive does not have, each once."""
        kept: dict[str, set[str]] = {}  # the keys of each game: an archive made before 0.6 may have several
        for identity, key in self.look_up():
            kept.setdefault(identity, set()).add(key)
        fresh: list[GameRow] = []
        for each in self._waiting:
            if each.identity not in kept:
                kept[each.identity] = {each.key}
                fresh.append(each)
            elif each.key not in kept[each.identity]:
                self.differing_copies += 1
        return fresh

    def look_up(self) -> list[tuple[str, str]]:
        """Return the identities and keys of those waiting games that the archive has."""
        if not self._waiting:
            return []
        sql = "SELECT identity, key FROM games WHERE identity IN (SELECT unnest(?::VARCHAR[]))"
        values: list[Any] = [[each.identity for each in self._waiting]]
        dates = [each.date for each in self._waiting]
        if all(date.strip() for date in dates):  # a known date is a part of the identity
            sql += " AND date BETWEEN ? AND ?"
            values += [min(dates), max(dates)]
        return [(str(identity), str(key)) for identity, key in fetch(self._connection, sql, values)]
