"""Archives: records come back to the byte, once, and queries agree with the records."""

from __future__ import annotations

import tracemalloc
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

import pytest

pytest.importorskip("duckdb", reason="DuckDB is native only")

import duckdb

from ecarte.collection import identity, tables, unique
from ecarte.collection.archive import Added, Archive
from ecarte.collection.simulate import Plan, texts
from ecarte.core.game import Problem, RuleError
from ecarte.figures import stats
from ecarte.figures.filter import Filter
from ecarte.notation import ecn, json, link
from ecarte.record import Note, Play, facts
from ecarte.record.seatview import redact
from tests.collection.test_filter import condition
from tests.notation.test_typed_games import TYPED

GOLDEN = Path(__file__).parents[1] / "golden"


@cache
def golden() -> str:
    """Return each golden game, the views with another player, so that their games are not among the records."""
    plays = unique(play for path in sorted(GOLDEN.glob("*.ecn")) for play in ecn.loads(path.read_text("utf-8")))
    return "\n".join({ecn.dumps(p).replace('"Anna"', '"Zoe"' if p.record.view else '"Anna"'): 0 for p in plays})


@cache
def simulated() -> str:
    return "\n".join(texts(Plan({"S": "amateur", "N": "chance"}, 25, seed=11)))


@cache
def annotated() -> str:
    """Return the simulated games with a note on each first event, and another site."""

    def noted(play: Play) -> Play:
        record = play.record
        first, *others = record.deals
        entries = (replace(first.entries[0], note=Note((1,), (), "good")), *first.entries[1:])
        return Play(replace(record, deals=(replace(first, entries=entries), *others)).with_tag("Site", "Paris"))

    return "\n".join(ecn.dumps(noted(play)) for play in ecn.loads(simulated()))


@cache
def plays() -> tuple[Play, ...]:
    return tuple(ecn.loads(golden() + "\n" + simulated()))


def lines(text: str) -> list[str]:
    return [line + "\n" for line in text.removesuffix("\n").split("\n")]


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a read-only archive of all the golden and the simulated games."""
    path = tmp_path_factory.mktemp("archive") / "games.duckdb"
    with Archive(path, write=True) as opened:
        added = opened.add([("golden", lines(golden())), ("simulated", lines(simulated()))])
    assert (added.games, added.known, added.left_out) == (len(plays()), 0, 0)
    return path


def exported(path: Path) -> str:
    with Archive(path) as opened:
        return "\n".join(opened.export())


def test_what_was_added_comes_back_to_the_byte(archive: Path) -> None:
    assert exported(archive) == golden() + "\n" + simulated()


def test_adding_twice_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "games.duckdb"
    loose = golden().replace(" ^", "   ^").replace("\n", "\r\n")  # the same games in another layout
    with Archive(path, write=True) as opened:
        assert opened.add([("a", lines(simulated()))]).known == 0
        before = opened.counts()
        deals = before[1]
        again = opened.add([("a", lines(simulated())), ("b", lines(simulated()))])
        assert again == Added(games=0, deals=0, known=50, left_out=0)
        assert opened.counts() == before
        twice = opened.add([("a", lines(golden())), ("b", lines(loose))])
        assert (twice.games, twice.known) == (len(plays()) - 25, len(plays()) - 25)
        assert opened.counts() == (len(plays()), deals + twice.deals)
    assert exported(path) == simulated() + "\n" + golden()


def test_a_game_and_its_copy_with_differing_copies_count_once(tmp_path: Path) -> None:
    path = tmp_path / "games.duckdb"
    both = simulated() + "\n" + annotated()
    with Archive(path, write=True) as opened:
        added = opened.add([("played", lines(simulated()))])
        assert (added.games, added.known, added.differing_copies) == (25, 0, 0)
        before = {name: each.to_json() for name, each in opened.stats().items()}
        assert opened.add([("analysed", lines(annotated()))]) == Added(0, 0, 25, 0, differing_copies=25)
        assert opened.add([("both", lines(both))]) == Added(0, 0, 50, 0, differing_copies=25)
        assert {name: each.to_json() for name, each in opened.stats().items()} == before
        assert opened.copies() == 0
        kept = list(unique(ecn.loads(both)))
        assert list(opened.export()) == [ecn.dumps(play) for play in kept]  # what `ecarte dedupe` keeps
    with Archive(tmp_path / "at-once.duckdb", write=True) as opened:
        assert opened.add([("both", lines(both))]) == Added(25, added.deals, 25, 0, differing_copies=25)


def test_the_identity_is_that_of_dedupe(archive: Path) -> None:
    """Rows are written without the events of the record where its movetext is canonical."""
    with Archive(archive) as opened:
        rows = list(opened.query("SELECT identity FROM games ORDER BY id")[1])
    assert [found for (found,) in rows] == [identity(play) for play in plays()]


@pytest.mark.sampled
@pytest.mark.parametrize("name", ["irregular", "belote-annotated", "resigned"])
def test_a_seats_view_gives_way_to_the_whole_game(name: str, tmp_path: Path) -> None:
    (play,) = ecn.loads((GOLDEN / f"{name}.ecn").read_text("utf-8"))[:1]
    record = play.record
    whole, deals = ecn.dumps(play), len(record.deals)
    views = "\n".join(ecn.dumps(Play(redact(record, seat))) for seat in record.seats)
    number = len(record.seats)
    with Archive(tmp_path / "whole.duckdb", write=True) as opened:
        assert opened.add([("whole", lines(whole))]) == Added(1, deals, 0, 0)
        assert opened.add([("views", lines(views))]) == Added(0, 0, number, 0)
    assert exported(tmp_path / "whole.duckdb") == whole
    with Archive(tmp_path / "views.duckdb", write=True) as opened:
        assert opened.add([("views", lines(views))]) == Added(number, number * deals, 0, 0)
        assert opened.add([("whole", lines(whole))]) == Added(1, deals, 0, 0, replaced=number)
        assert opened.counts() == (1, deals)
        assert opened.add([("views", lines(views)), ("whole", lines(whole))]) == Added(0, 0, number + 1, 0)
    assert exported(tmp_path / "views.duckdb") == whole
    with Archive(tmp_path / "both.duckdb", write=True) as opened:
        assert opened.add([("views", lines(views)), ("whole", lines(whole))]) == Added(1, deals, number, 0)
    assert exported(tmp_path / "both.duckdb") == whole


@pytest.mark.thorough
def test_two_processes_do_the_same_as_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ecarte.collection.sources.RECORDS_AT_ONCE", 4)
    bad = simulated().replace("N:refuse", "N:recant")
    outcomes = []
    for jobs in (1, 2):
        path, said = tmp_path / f"{jobs}.duckdb", list[tuple[str, Problem]]()
        with Archive(path, write=True) as opened:
            sources = [("bad", lines(bad)), ("none", []), ("golden", lines(golden()))]
            added = opened.add(sources, jobs, lambda name, problem, said=said: said.append((name, problem)))  # type: ignore[misc]
        outcomes.append((added, said, exported(path)))
    assert outcomes[0] == outcomes[1]


@pytest.mark.parametrize("portion", [1, 400])
def test_records_of_every_form_are_added(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, portion: int) -> None:
    monkeypatch.setattr("ecarte.collection.sources.RECORDS_AT_ONCE", portion)
    games = ecn.loads(simulated())[:3]
    forms = {
        "json": "".join(json.dumps(game) + "\n" for game in games),
        "link": "".join(link.dumps(game) + "\n" for game in games),
        "csv": tables.heading(tables.LINKED) + "".join(tables.csv_of_game(game, tables.LINKED) for game in games),
    }
    for form, text in forms.items():
        with Archive(tmp_path / f"{form}.duckdb", write=True) as opened:
            assert opened.add([(form, lines(text))]).games == 3
            assert list(opened.export()) == list(map(ecn.dumps, games))


@pytest.mark.sampled
@pytest.mark.parametrize("portion", [1, 400])
def test_several_games_typed_in_one_text_count_as_several(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, portion: int
) -> None:
    monkeypatch.setattr("ecarte.collection.sources.RECORDS_AT_ONCE", portion)
    broken = simulated().replace("N:refuse", "N:recant")
    text = broken + TYPED[0].read_text("utf-8") * 3 + broken
    said: list[Problem] = []
    with Archive(tmp_path / "games.duckdb", write=True) as opened:
        opened.add([("typed", lines(text))], report=lambda _, problem: said.append(problem))
    assert said == [problem for reading in ecn.read(text) for problem in reading.problems]


def test_a_problem_is_reported_with_its_place_in_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ecarte.collection.sources.RECORDS_AT_ONCE", 3)
    bad = simulated().replace("N:refuse", "N:recant")
    wanted = [problem for reading in ecn.read(bad) for problem in reading.problems]
    assert len({problem.record for problem in wanted}) > 5
    said: list[Problem] = []
    with Archive(tmp_path / "games.duckdb", write=True) as opened:
        added = opened.add([("bad", lines(bad))], report=lambda _, problem: said.append(problem))
        good = [r.play for r in ecn.read(bad) if r.play is not None and not r.problems]
        assert list(opened.export()) == [ecn.dumps(play) for play in good]
    assert said == wanted
    assert (added.games, added.left_out) == (len(good), 25 - len(good))


def test_an_error_while_adding_leaves_the_archive_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "games.duckdb"
    with Archive(path, write=True) as opened:
        opened.add([("a", lines(golden()))])

        def broken() -> list[str]:
            raise OSError("the disk is gone")

        def sources() -> object:
            yield "a", lines(simulated())
            yield "b", broken()

        with pytest.raises(OSError, match="gone"):
            opened.add(sources())  # type: ignore[arg-type]
        opened._connection.execute("ALTER TABLE deals RENAME COLUMN moves TO gone")
        with pytest.raises(RuleError):  # in the middle of the transaction, after the games were inserted
            opened.add([("a", lines(simulated()))])
        opened._connection.execute("ALTER TABLE deals RENAME COLUMN gone TO moves")
        ((found,),) = opened._rows("SELECT count(*) FROM games")
    assert found == golden().count("[ECN ")
    assert exported(path) == golden()


def test_the_tables_say_what_the_facts_say(archive: Path) -> None:
    with Archive(archive) as opened:
        names, rows = opened.query("SELECT * EXCLUDE (id, key, identity, tags, ecn) FROM games ORDER BY id")
        games = [dict(zip(names, row, strict=True)) for row in rows]
        assert games == [facts.game(play.record) for play in plays()]
        names, rows = opened.query("SELECT * EXCLUDE (game_id, moves) FROM deals ORDER BY game_id, deal, attempt")
        deals = [dict(zip(names, row, strict=True)) for row in rows]
        union = [
            {c.name: row.get(c.name) for c in facts.COLUMNS} for play in plays() for row in facts.deals(play.record)
        ]
        assert deals == union


def test_the_events_are_those_of_the_records(archive: Path) -> None:
    wanted = [
        (deal.head.number, deal.head.attempt, number, str(event), event.do, event.seat, "".join(event.cards),
         event.call or ":".join(("" if event.do == "turn" else event.verb, *event.args)), event.suffix)
        for play in ecn.loads(exported(archive))
        for deal in play.record.deals
        for number, event in enumerate((entry.event for entry in deal.entries), 1)
    ]  # fmt: skip
    with Archive(archive) as opened:
        names, rows = opened.query("FROM events ORDER BY game_id, deal, attempt, n")
        found = [dict(zip(names, row, strict=True)) for row in rows]
    for row, event in zip(found, wanted, strict=True):
        cards = "" if row["cards"] == "0" else row["cards"]  # nothing discarded
        place = (row[name] for name in ("deal", "attempt", "n", "event", "kind", "seat"))
        assert (*place, cards, row["said"], row["suffix"]) == event


@pytest.mark.thorough
def test_conditions_hold_of_the_same_games_as_in_memory(archive: Path) -> None:
    rng = Random(20)
    sizes = set()
    with Archive(archive) as opened:
        for _ in range(150):
            where = Filter(condition(rng, 3))
            wanted = [ecn.dumps(play) for play in plays() if where.asks(play.record)]
            assert list(opened.export(where)) == wanted, where.text
            sizes.add(len(wanted))
    assert len(sizes) > 10


@pytest.mark.sampled
@pytest.mark.parametrize("where", [None, "vole", "player('Anna') and deals > 2", "False"])
def test_statistics_are_the_same_as_in_memory(archive: Path, where: str | None) -> None:
    condition = Filter(where) if where else None
    wanted = stats.collect(plays(), condition)
    with Archive(archive) as opened:
        found = opened.stats(condition)
    assert {name: each.to_json() for name, each in found.items()} == {n: each.to_json() for n, each in wanted.items()}


@pytest.mark.thorough
@pytest.mark.parametrize("before", [False, True])
def test_an_archive_that_nothing_came_into_is_taken_away(tmp_path: Path, before: bool) -> None:
    path = tmp_path / "games.duckdb"
    if before:  # the file is not ours, so it must stay
        with Archive(path, write=True):
            pass

    def interrupted() -> Iterator[tuple[str, list[str]]]:
        yield "a", lines(golden())
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt), Archive(path, write=True) as opened:
        opened.add(interrupted())
    assert [each.name for each in tmp_path.iterdir()] == (["games.duckdb"] if before else [])
    with Archive(path, write=True) as opened:
        opened.add([("a", lines(golden()))])
        with pytest.raises(KeyboardInterrupt):
            opened.add(interrupted())
    with pytest.raises(KeyboardInterrupt), Archive(path, write=True) as opened:
        opened.add(interrupted())
    assert exported(path) == golden()


@pytest.mark.parametrize("write", [False, True])
def test_no_bar_of_progress_is_drawn_where_answers_go(archive: Path, write: bool) -> None:
    """DuckDB draws one on standard output in an interactive Python, and takes a process of pytest-xdist for such."""
    with Archive(archive, write=write) as opened:
        assert list(opened.query("SELECT current_setting('enable_progress_bar')")[1]) == [(False,)]


@pytest.mark.parametrize(
    "sql",
    [
        "INSERT INTO archive VALUES (2)",
        "DELETE FROM games",
        "DROP TABLE deals",
        "CREATE TABLE mine (a INTEGER)",
        "COPY games TO 'stolen.csv'",
        "EXPORT DATABASE 'stolen'",
        "SELECT * FROM read_csv('/etc/passwd')",
        "SELECT * FROM '/etc/passwd'",
        "SELECT * FROM read_text('/etc/passwd')",
        "SELECT * FROM glob('/*')",
        "ATTACH 'other.duckdb'",
        "INSTALL httpfs",
        "LOAD httpfs",
        "SET enable_external_access = true",
        "RESET lock_configuration",
        "SELECT * FROM secrets_of_ours",  # no variable of this program can be read as a table
    ],
)
def test_a_query_changes_nothing_and_reaches_nothing_else(
    archive: Path, sql: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    secrets_of_ours = duckdb.sql("SELECT 1")
    before = archive.read_bytes()
    with Archive(archive) as opened, pytest.raises(RuleError) as error:
        list(opened.query(sql)[1])
    assert error.value.problems[0].code == "E-query"
    assert archive.read_bytes() == before
    assert list(tmp_path.iterdir()) == []
    assert secrets_of_ours is not None


@pytest.mark.parametrize(
    ("sql", "number"),
    [
        ("SELECT 1; SELECT 2", 2),
        ("SHOW TABLES;; FROM games; SELECT 3;", 3),
        *((nothing, 0) for nothing in ("", " \n", ";", "-- no query")),
    ],
)
def test_any_number_of_queries_but_one_is_refused(archive: Path, sql: str, number: int) -> None:
    with Archive(archive) as opened, pytest.raises(RuleError) as error:
        opened.query(sql)
    assert (error.value.problems[0].code, error.value.problems[0].data["number"]) == ("E-query-number", number)


@pytest.mark.parametrize(
    "sql", ["SELECT 1;", "-- one\n;SELECT 1;;", "PIVOT (SELECT trump FROM deals) ON trump USING count(*)"]
)
def test_one_query_is_one_however_it_ends(archive: Path, sql: str) -> None:
    with Archive(archive) as opened:
        assert len(list(opened.query(sql)[1])) == 1


ENDLESS = "WITH RECURSIVE n(k) AS (SELECT 1 UNION ALL SELECT k + 1 FROM n)"


@pytest.mark.parametrize("sql", [f"{ENDLESS} SELECT count(*) FROM n", f"{ENDLESS} SELECT k FROM n WHERE k < 0"])
def test_a_query_that_does_not_end_is_ended(archive: Path, sql: str) -> None:
    with Archive(archive) as opened:
        with pytest.raises(RuleError, match=r"E-query-long seconds=0\.2"):
            list(opened.query(sql, 0.2)[1])
        assert list(opened.query("SELECT 1", 0.2)[1]) == [(1,)]


def test_a_query_that_fails_late_is_refused_too(archive: Path) -> None:
    with Archive(archive) as opened:
        _, rows = opened.query("SELECT CASE WHEN i < 300000 THEN i ELSE error('late') END FROM range(400000) r(i)")
        with pytest.raises(RuleError) as error:
            list(rows)
    assert "late" in str(error.value.problems[0].data["detail"])


def test_a_file_that_is_no_archive_is_refused(tmp_path: Path) -> None:
    text, other, newer, older = (tmp_path / f"{name}.duckdb" for name in "abcd")
    text.write_text("[ECN")
    with duckdb.connect(str(other)) as connection:
        connection.execute("CREATE TABLE games (a INTEGER)")
    with Archive(newer, write=True) as opened:
        opened._connection.execute("UPDATE archive SET version = 99")
    with Archive(older, write=True) as opened:
        opened._connection.execute("ALTER TABLE deals RENAME COLUMN moves TO cards")
    for path, write, code in (
        (tmp_path / "none.duckdb", False, "E-file"),
        (tmp_path / "no/such/folder.duckdb", True, "E-archive-write"),
        (text, False, "E-archive"),
        (text, True, "E-archive"),
        (other, False, "E-archive-other"),
        (other, True, "E-archive-other"),
        (newer, True, "E-archive-newer"),
        (older, False, "E-archive-version"),
    ):
        with pytest.raises(RuleError) as error:
            Archive(path, write=write)
        assert error.value.problems[0].code == code, path
    assert text.read_text() == "[ECN"


@pytest.mark.thorough
def test_a_record_without_end_is_left_out_in_bounded_memory(tmp_path: Path) -> None:
    """The text around it is kept; nothing is held in memory of a file without any record."""
    taken = 0

    def endless() -> Iterator[str]:
        nonlocal taken
        yield from lines(simulated())
        yield '\n[ECN "1"]\n'
        for _ in range(600):
            taken += 1
            yield "{" + "x" * 100_000 + "}\n"
        yield from lines("\n" + golden())

    said: list[Problem] = []
    with Archive(tmp_path / "games.duckdb", write=True) as opened:
        tracemalloc.start()
        added = opened.add([("a", endless())], report=lambda _, problem: said.append(problem))
        _, peak = tracemalloc.get_traced_memory()
        tracemalloc.stop()
    assert (added.games, added.left_out) == (len(plays()), 1)
    assert [problem.code for problem in said] == ["E-record-long"]
    assert taken * 100_000 > 3 * peak


@pytest.mark.thorough
def test_a_movetext_that_is_taken_as_it_stands_is_canonical() -> None:
    """Archives store it as it is; a letter changed anywhere must not pass for canonical."""
    rng = Random(4)
    texts = [ecn.dumps(play) for play in plays() if play.record.game.name != "ecarte" or play.record.options().is_plain]
    taken = 0
    for _ in range(600):
        text = rng.choice(texts)
        at = rng.randrange(len(text))
        changed = text[:at] + rng.choice(" \n0123SNAKQJT987shdc.:/=") + text[at + rng.randrange(2) :]
        for reading in ecn.read(changed):
            if reading.moves and reading.play is not None:
                taken += 1
                assert reading.moves == ecn.movetext(reading.play)
    assert taken > 100
