"""Deals as tables: csv and Parquet agree with the facts."""

from __future__ import annotations

import csv
import io
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

from ecarte.collection import tables
from ecarte.core.columns import Fact
from ecarte.core.game import RuleError
from ecarte.notation import ecn
from ecarte.record import Play, facts

GOLDEN = Path(__file__).parents[1] / "golden"
KINDS = {column.name: column.kind for column in tables.COLUMNS}


@cache
def plays() -> tuple[Play, ...]:
    return tuple(play for path in sorted(GOLDEN.glob("*.ecn")) for play in ecn.loads(path.read_text("utf-8")))


def named(play: Play, **tags: str) -> Play:
    record = play.record
    for name, value in tags.items():
        record = record.with_tag(name, value)
    return play.with_record(record)


def wanted(sources: tuple[Play, ...]) -> list[dict[str, Fact]]:
    """Return the rows from the facts."""
    found: list[dict[str, Fact]] = []
    for play in sources:
        game = facts.game(play.record)
        key = facts.key(ecn.dumps(play))
        found += [{name: {"key": key, **game, **deal}.get(name) for name in KINDS} for deal in facts.deals(play.record)]
    return found


def parsed(name: str, text: str) -> Fact:
    if not text:
        return None
    if KINDS[name] == "number":
        return int(text)
    return text if KINDS[name] == "text" else {"true": True, "false": False}[text]


def lines(games: Iterable[Play]) -> Iterator[str]:
    yield tables.heading()
    yield from (tables.csv_of_game(game, raw=True) for game in games)


def test_csv_says_what_the_facts_say() -> None:
    odd = named(plays()[0], Event='a "quoted", name', Site="=1+1", South="Zoé")
    sources = (odd, *plays())
    text = "".join(lines(sources))
    assert text.count("\n") == 1 + len(wanted(sources))
    rows = [{name: parsed(name, value) for name, value in row.items()} for row in csv.DictReader(io.StringIO(text))]
    assert rows == wanted(sources)
    assert list(rows[0]) == [column.name for column in tables.COLUMNS]


def test_csv_of_nothing_names_the_columns() -> None:
    assert "".join(lines([])) == ",".join(KINDS) + "\n"


def test_a_key_is_one_games() -> None:
    keys = {row["key"] for play in plays() for row in tables.rows(play)}
    assert len(keys) == len({ecn.dumps(play) for play in plays()})


def test_parquet_says_what_the_facts_say(tmp_path: Path) -> None:
    duckdb = pytest.importorskip("duckdb", reason="DuckDB is native only")
    odd = named(plays()[0], Event='a "quoted", name\nin two lines', Site="it's")
    path = tmp_path / "it's deals.parquet"
    tables.write_parquet(lines((odd, *plays())), path)
    found = duckdb.execute("SELECT * FROM read_parquet(?)", [str(path)])
    names = [column[0] for column in found.description]
    assert [dict(zip(names, row, strict=True)) for row in found.fetchall()] == wanted((odd, *plays()))
    assert [each.name for each in tmp_path.iterdir()] == [path.name]


def test_parquet_is_whole_or_not_there(tmp_path: Path) -> None:
    pytest.importorskip("duckdb", reason="DuckDB is native only")
    with pytest.raises(OSError, match="no/such"):
        tables.write_parquet(lines(plays()[:1]), tmp_path / "no/such/folder.parquet")

    def broken() -> list[Play]:
        raise RuleError

    with pytest.raises(RuleError):
        tables.write_parquet(lines(each for _ in range(1) for each in broken()), tmp_path / "deals.parquet")
    assert list(tmp_path.iterdir()) == []


def test_without_duckdb_a_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "duckdb", None)
    with pytest.raises(RuleError) as error:
        tables.write_parquet(lines(()), tmp_path / "deals.parquet")
    assert error.value.problems[0].data == {"package": "duckdb", "extra": "archive"}
