"""The tables of games: the same as the archive's, with right types in polars and pandas, and streamed."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("fluent.runtime", reason="the words of errors are native only")

import ecarte
from ecarte.api import frame
from ecarte.api.frame import TableName
from ecarte.collection.archive import Archive
from ecarte.record import Play

polars, pandas, pyarrow = (pytest.importorskip(name, reason="native only") for name in ("polars", "pandas", "pyarrow"))
GOLDEN = Path(__file__).parents[1] / "golden"
BOTH = [
    GOLDEN / f"{name}.ecn"
    for name in ("akagiri", "belote-classic", "real-table", "belote-three", "resigned", "irregular", "thrown-in")
]
TABLES: tuple[TableName, ...] = ("games", "deals", "events")


@pytest.fixture(scope="module")
def games() -> ecarte.Games:
    """Return games of both kinds, each once, without views, as an archive keeps them."""
    return ecarte.Games(list({game.key: game for game in ecarte.load(*BOTH) if not game.record.view}.values()))


@pytest.fixture(scope="module")
def archive(games: ecarte.Games, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Archive]:
    path = tmp_path_factory.mktemp("archive") / "games.duckdb"
    with Archive(path, write=True) as opened:
        opened.add([("games", "\n".join(map(str, games)))])
    with Archive(path) as opened:
        yield opened


def dated(game: ecarte.Game, text: str) -> ecarte.Game:
    return ecarte.Game(game.with_record(game.record.with_tag("Date", text)))


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("game", ["ecarte", "belote"])
def test_a_table_says_what_the_archive_says_by_the_same_names(
    games: ecarte.Games, archive: Archive, game: str, table: TableName
) -> None:
    found = games.to_frame(table, game).to_arrow()
    if table == "events":  # the archive has these in its other tables
        found = found.drop(["dealer", "cut", "tags"])
    key = "id" if table == "games" else "game_id"
    order = {"games": "id", "deals": "game_id, deal, attempt", "events": "game_id, deal, attempt, n"}[table]
    names = ", ".join("strptime(date, '%Y.%m.%d')::DATE" if name == "date" else name for name in found.column_names)
    where = f"{key} IN (SELECT id FROM games WHERE game = '{game}')"
    _, rows = archive.query(f"SELECT {names} FROM {table} WHERE {where} ORDER BY {order}")
    wanted = list(rows)
    assert len(wanted) > 1
    assert [tuple(row.values()) for row in found.to_pylist()] == wanted


def test_the_columns_of_the_games_are_apart() -> None:
    games = ecarte.load(*BOTH)
    ecarte_names, belote_names = (set(games.to_frame("games", game).columns) for game in ("ecarte", "belote"))
    assert "game_points" in ecarte_names - belote_names
    assert {"east", "west", "final_NS"} <= belote_names - ecarte_names
    assert {"south", "north", "final_S", "target"} <= ecarte_names & belote_names  # three play alone
    assert {"proposals", "king_turned"} <= set(games.to_frame("deals", "ecarte").columns)
    assert not {"proposals", "king_turned"} & set(games.to_frame("deals", "belote").columns)


def test_dates_are_days() -> None:
    game = ecarte.load(GOLDEN / "akagiri.ecn")[0]
    games = ecarte.Games([dated(game, text) for text in ("2026.11.20", "2026.11.??", "????.??.??", "2026.02.30")])
    found = games.to_frame("games")
    days = [date(2026, 11, 20), None, None, None]
    assert found.schema.field("date").type == pyarrow.date32()
    assert found.to_polars()["date"].to_list() == days
    assert found.to_pandas()["date"].dtype == pandas.ArrowDtype(pyarrow.date32())
    assert [None if pandas.isna(each) else each for each in found.to_pandas()["date"]] == days


@pytest.mark.parametrize("table", TABLES)
def test_polars_and_pandas_keep_types_and_values(table: TableName) -> None:
    found = ecarte.load(GOLDEN / "akagiri.ecn").to_frame(table)
    rows = found.to_arrow().to_pylist()
    lake, zoo = polars.DataFrame(found), found.to_pandas()
    assert lake.to_dicts() == rows
    assert lake.equals(found.to_polars())
    kinds = {"int32": polars.Int32, "string": polars.String, "bool": polars.Boolean, "date32[day]": polars.Date}
    for field in found.schema:
        assert lake.schema[field.name] == kinds[str(field.type)], field
        assert zoo[field.name].dtype == pandas.ArrowDtype(field.type), field
    known = [{name: None if pandas.isna(value) else value for name, value in row.items()} for row in records(zoo)]
    assert known == rows
    assert len(pandas.DataFrame.from_arrow(found)) == len(rows)


def records(table: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = table.to_dict("records")
    return found


def test_duckdb_takes_a_table() -> None:
    duckdb = pytest.importorskip("duckdb", reason="native only")
    deals = ecarte.load(GOLDEN / "akagiri.ecn").to_frame()  # noqa: F841  # the query finds it by its name
    ((number, points),) = duckdb.sql("SELECT count(*), sum(points_S) FROM deals").fetchall()
    facts = [deal.facts for game in ecarte.load(GOLDEN / "akagiri.ecn") for deal in game.deals]
    assert (number, points) == (len(facts), sum(int(each["points_S"] or 0) for each in facts))


def test_a_table_is_streamed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frame, "_PORTION", 10)
    read: list[int] = []
    kept = list(ecarte.simulate({"NS": "chance"}, 9))

    def source() -> Iterator[Play]:
        for number, game in enumerate(kept):
            read.append(number)
            yield game

    table = ecarte.Games(source).to_frame("events", "ecarte")
    assert read == []
    batches = table.reader()
    assert batches.read_next_batch().num_rows == 10
    assert read == [0]
    assert sum(batch.num_rows for batch in batches) == sum(int(game.facts["game_events"] or 0) for game in kept) - 10


def test_an_empty_table_has_its_columns() -> None:
    for table in TABLES:
        found = ecarte.Games([]).to_frame(table, "belote")
        assert found.to_arrow().num_rows == 0
        assert tuple(polars.DataFrame(found).columns) == found.columns


def test_games_of_two_kinds_are_not_one_table() -> None:
    games = ecarte.load(*BOTH)
    with pytest.raises(ValueError, match=r'There are games of ecarte and of belote. Choose one of them: game="ecarte"'):
        games.to_frame().to_arrow()
    with pytest.raises(ecarte.Error, match="whist"):
        games.to_frame(game="whist")
    with pytest.raises(ValueError, match=r"table cannot be “cards”. It can be: games, deals, events"):
        games.to_frame("cards")  # type: ignore[arg-type]


def test_without_pyarrow_a_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(ecarte.Error, match=r"pyarrow.*pip install 'ecarte\[arrow\]'"):
        ecarte.Games([]).to_frame()
