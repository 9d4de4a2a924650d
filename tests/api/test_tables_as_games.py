"""Tables of Arrow and Parquet files are read as games, or refused with a sentence that says where and what to do."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("fluent.runtime", reason="the words of errors are native only")

from hypothesis import given
from hypothesis import strategies as st

import ecarte
from ecarte.notation import ecn
from ecarte.record import NO_NOTE, Deal, Note, Play
from tests.kit.games import Game, any_games

polars, pandas, pyarrow = (pytest.importorskip(name, reason="native only") for name in ("polars", "pandas", "pyarrow"))
GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.ecn"))
NEEDED = ["game_id", "deal", "attempt", "n", "event", "dealer", "cut", "tags"]


def cut_of(deal: Deal) -> Note:
    return replace(NO_NOTE, values=tuple(each for each in deal.note.values if each[0] == "cut"))


def bare(play: Play) -> str:
    """Return a record without what events cannot hold: notes but for a cut, and a last deal without events."""
    deals = [
        replace(deal, note=cut_of(deal), entries=tuple(replace(entry, note=NO_NOTE) for entry in deal.entries))
        for deal in play.record.deals
        if deal.entries
    ]
    record = replace(play.record, deals=tuple(deals))
    return ecn.dumps(Play(record.with_tag("Digest", "sha256:") if record.tag("Digest") else record))


def events(*plays: Play) -> Any:
    """Return the events of games of one kind as a table of pyarrow."""
    return ecarte.Games(list(plays)).to_frame("events", plays[0].record.game.name).to_arrow()


def texts(table: object) -> list[str]:
    return [str(game) for game in ecarte.load(table)]  # type: ignore[arg-type]  # any object


@pytest.mark.sampled(10)
@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_events_of_golden_records_are_read_as_the_same_records(path: Path) -> None:
    plays = [play for play in ecn.loads(path.read_text("utf-8")) if any(deal.entries for deal in play.record.deals)]
    wanted = {kind: [play for play in plays if play.record.game.name == kind] for kind in ("ecarte", "belote")}
    for of_kind in filter(None, wanted.values()):
        assert texts(events(*of_kind)) == list(map(bare, of_kind))


@given(any_games())
def test_events_are_read_as_the_same_records(game: Game) -> None:
    if any(deal.entries for deal in game.play.record.deals):
        assert texts(events(game.play)) == [bare(game.play)]


@pytest.fixture(scope="module")
def games() -> list[Play]:
    return [*ecn.loads(GOLDEN[0].read_text("utf-8"))][:1] * 3


def test_whatever_offers_a_stream_is_a_table(games: list[Play], tmp_path: Path) -> None:
    duckdb = pytest.importorskip("duckdb", reason="DuckDB is native only")
    table, frame = events(*games), ecarte.Games(games).to_frame("events")
    wanted = list(map(bare, games))
    strings = table.set_column(4, "event", table["event"].dictionary_encode())
    for each in (table, strings, frame, frame.to_polars(), frame.to_pandas(), duckdb.from_arrow(table)):
        loaded = ecarte.load(each)
        assert [str(game) for game in loaded] == wanted
        assert loaded.count() == len(wanted)  # and again
    path = tmp_path / "events.parquet"
    frame.to_polars().write_parquet(path)
    with path.open("rb") as file:
        for source in (path, str(path), path.read_bytes(), io.BytesIO(path.read_bytes()), file, [path]):
            assert texts(source) == wanted
    once = ecarte.load(frame.reader())
    assert once.count() == len(wanted)
    with pytest.raises(ValueError, match="only once"):
        once.count()


def test_links_in_a_table_are_games(games: list[Play]) -> None:
    (game,) = ecarte.Games(games[:1])
    link = game.link()
    table = pyarrow.table({"link": [link, link, f"#{link}"], "deal": [1, 2, 3]})
    assert [loaded.key for loaded in ecarte.load(table)] == [ecarte.open(link).key] * 2
    with pytest.raises(ecarte.Error) as refused:
        texts(pyarrow.table({"link": [link, None, " "]}))
    assert [(each.code, each.line) for each in refused.value.problems] == [("E-csv-row", 3)]


def changed(column: str, row: int, value: str) -> Callable[[Any], Any]:
    """Return what writes a value into a cell of the first game."""
    return lambda table: table.with_columns(
        polars.when(polars.int_range(polars.len()) == row - 1).then(polars.lit(value)).otherwise(column).alias(column)
    )


def doubled(table: Any) -> Any:
    whole = table.to_arrow()
    return pyarrow.table([*whole.columns, whole["n"]], names=[*whole.column_names, "n"])


MISTAKES: list[tuple[str, Callable[[Any], Any], str]] = [
    ("columns", lambda table: table.drop("n", "tags"), "it lacks the columns n, tags"),
    ("twice", doubled, "more than one column named n"),
    ("number", lambda table: table.cast({"n": polars.Float64}), "column n holds double"),
    ("text", lambda table: table.with_columns(event=polars.col("n")), "column event holds int32"),
    ("null", lambda table: table.with_columns(polars.col("deal").replace(2, None)), "nothing in the column deal"),
    ("apart", lambda table: polars.concat([table, table]), "belongs to game 1"),
    ("order", lambda table: table.reverse(), "Row 1 is"),
    ("order", lambda table: table.sort("game_id", "n", maintain_order=True), "Row 4 is 1/1#2 of game 1"),
    ("order", lambda table: table.filter(polars.col("n") != 3), "Row 3 is 1/1#4 of game 1"),
    ("mixed", changed("tags", 2, "{}"), "Row 2 has other tags"),
    ("dealer", changed("dealer", 2, "E"), "Row 2 names another dealer"),
    ("event", changed("event", 4, "S says nothing"), "Row 4 has “S says nothing” in the column event"),
    ("tags", lambda table: table.with_columns(tags=polars.lit(None, polars.String)), "Row 1 is the first of a game"),
    ("tags", lambda table: table.with_columns(tags=polars.lit("[]")), "Row 1 is the first of a game"),
]


@pytest.mark.parametrize(("reason", "spoil", "said"), MISTAKES)
def test_what_is_wrong_with_a_table_is_said(
    games: list[Play], reason: str, spoil: Callable[[Any], Any], said: str
) -> None:
    table = spoil(ecarte.Games(games).to_frame("events").to_polars())
    with pytest.raises(ecarte.Error) as refused:
        texts(table)
    (problem,) = refused.value.problems
    assert (problem.code, problem.data["reason"]) == ("E-table", reason)
    assert said in str(refused.value)


def test_a_damaged_file_is_refused(games: list[Play], tmp_path: Path) -> None:
    path = tmp_path / "events.parquet"
    ecarte.Games(games).to_frame("events").to_polars().write_parquet(path)
    for damaged in (path.read_bytes()[:-9], b"PAR1", b"PAR1" + b"\0" * 100):
        with pytest.raises(ecarte.Error, match="damaged or cut short"):
            texts(damaged)


def test_events_that_break_a_rule_are_refused_as_in_json(games: list[Play]) -> None:
    table = ecarte.Games(games[:1]).to_frame("events").to_polars()
    tricks = table.filter(polars.col("kind") == "play")["event"]
    wrong = table.with_columns(polars.col("event").replace({tricks[0]: tricks[1], tricks[1]: tricks[0]}))
    with pytest.raises(ecarte.Error) as refused:
        texts(wrong)
    assert str(refused.value.problems[0].data["path"]).startswith("$.deals[0].events")


CELLS = st.sampled_from([None, 0, 1, 2, -1, 10**9, "", "S", "N.7c", "S:king", "{}", '{"ECN": "1"}'])


@given(st.data())
def test_no_table_makes_anything_but_the_same_games_or_an_error(data: st.DataObject) -> None:
    """Cells are changed, rows deleted, doubled and moved."""
    (play,) = ecn.loads(GOLDEN[0].read_text("utf-8"))[:1]
    whole = events(play).select(NEEDED)
    rows = [list(row.values()) for row in whole.to_pylist()]
    for _ in range(data.draw(st.integers(1, 3))):
        at, column = data.draw(st.integers(0, len(rows) - 1)), data.draw(st.integers(0, len(NEEDED) - 1))
        act = data.draw(st.sampled_from(["cell", "delete", "double", "move"]))
        if act == "cell":
            value = data.draw(CELLS)
            rows[at][column] = value if isinstance(value, int) is (column < 4) else None
        elif act == "delete" and len(rows) > 1:
            del rows[at]
        else:
            rows.insert(data.draw(st.integers(0, len(rows) - 1)), rows[at][:] if act == "double" else rows.pop(at))
    columns = [pyarrow.array([row[at] for row in rows], whole.schema[at].type) for at in range(len(NEEDED))]
    found: list[str] = []
    said = ""
    try:
        found = texts(pyarrow.table(columns, NEEDED))
    except ecarte.Error as error:
        said = str(error)
    assert said or found == texts(whole)
