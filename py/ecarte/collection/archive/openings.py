"""What was decided in the openings of an archive's deals, added up: the table ``openings``.

It has a row for each position and choice of the games of one `Archive.add`, or several where these are very many, so a
question adds up some rows; once the table has grown by very many they are merged. A position is the text of a condition
(`ecarte.figures.openings`).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ecarte.collection.archive.file import fetch
from ecarte.collection.archive.rows import Opened
from ecarte.figures.following import Outcome, in_order

_MOST = 100_000  # rows in memory
MERGED_AFTER = 500_000  # rows of the table


class Tally:
    """Decisions added up in memory, as long as they are not too many, and then in the table."""

    def __init__(self, connection: Any) -> None:
        self._connection = connection
        self._before = self._rows()
        self._sums: dict[tuple[str, str], list[int]] = {}

    def add(self, decisions: Iterable[Opened], deals: int = 1) -> None:
        """Add decisions, or with ``deals`` -1 take them away."""
        for position, choice, won, lost, points in decisions:
            sums = self._sums.setdefault((position, choice), [0, 0, 0, 0])
            sums[0] += deals
            sums[1] += deals * won
            sums[2] += deals * lost
            sums[3] += deals * points
        if len(self._sums) > _MOST:
            self.write()

    def write(self) -> None:
        """Write the sums to the table, and forget them."""
        if self._sums:
            rows = ((*key, *sums) for key, sums in self._sums.items())
            columns = [list(column) for column in zip(*rows, strict=True)]
            kinds = ["VARCHAR"] * 2 + ["BIGINT"] * 4
            self._connection.execute(
                f"INSERT INTO openings SELECT {', '.join(f'unnest(?::{kind}[])' for kind in kinds)}", columns
            )
            self._sums = {}

    def finish(self) -> None:
        """Write the sums, and merge the rows of the table when these have passed a multiple of `MERGED_AFTER`."""
        self.write()
        if self._rows() // MERGED_AFTER > self._before // MERGED_AFTER:
            self._connection.execute(
                "CREATE OR REPLACE TEMP TABLE merged AS SELECT position, choice, sum(deals) AS deals, sum(won) AS won,"
                " sum(lost) AS lost, sum(points) AS points FROM openings GROUP BY ALL HAVING sum(deals) > 0"
            )
            self._connection.execute("DELETE FROM openings")
            self._connection.execute("INSERT INTO openings BY NAME FROM merged")
            self._connection.execute("DROP TABLE merged")

    def _rows(self) -> int:
        ((rows,),) = fetch(self._connection, "SELECT count(*) FROM openings")
        return int(rows)


def find_opening(connection: Any, position: str) -> dict[str, Outcome]:
    """Return what was done in a position of an opening; nothing where the table has none that is written so."""
    rows = fetch(
        connection,
        "SELECT choice, sum(deals)::BIGINT AS n, sum(won)::BIGINT, sum(lost)::BIGINT, sum(points)::BIGINT"
        " FROM openings WHERE position = ? GROUP BY choice HAVING n > 0",
        [position],
    )
    return in_order({str(choice): Outcome(*map(int, numbers)) for choice, *numbers in rows})
