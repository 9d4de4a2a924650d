"""``ecarte archive``: games added, queried, exported; what is wrong is said."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

pytest.importorskip("typer", reason="the command line is native only")

import duckdb

import ecarte
from ecarte.collection.archive import Archive
from ecarte.collection.files import is_archive
from ecarte.notation import ecn
from tests.kit.commandline import Cli, cli, games, simulated

__all__ = ["cli", "games"]  # fixtures, used by name

GOLDEN = Path(__file__).parents[2] / "golden"
FRIDAY = GOLDEN / "akagiri.ecn"


def test_an_archive_is_filled_asked_and_emptied_again(cli: Cli, games: Path, tmp_path: Path) -> None:
    archive = tmp_path / "mine.duckdb"
    run = cli("archive", "add", archive, games, FRIDAY)
    deals = sum(len(play.record.deals) for play in ecn.loads(simulated())) + 3
    assert (run.status, run.err) == (0, f"13 games added ({deals} deals), 0 there already, 0 left out.\n")
    assert cli("archive", "add", archive, FRIDAY).err == "0 games added (0 deals), 1 there already, 0 left out.\n"
    sql = "SELECT south, count(*) AS games, NULL AS nothing FROM games GROUP BY south ORDER BY south"
    run = cli("archive", "query", archive, sql)
    assert [line.split() for line in run.out.splitlines()] == [
        ["south", "games", "nothing"], ["Anna", "1"], ["amateur", "12"]]  # fmt: skip
    assert cli("archive", "query", archive, sql, "--csv").out == "south,games,nothing\nAnna,1,\namateur,12,\n"
    assert json.loads(cli("archive", "query", archive, sql, "--json").out.splitlines()[0])["nothing"] is None
    assert cli("archive", "export", archive).out == simulated() + "\n" + FRIDAY.read_text("utf-8")
    assert cli("archive", "export", archive, "--where", "player('Anna')").out == FRIDAY.read_text("utf-8")
    exported = tmp_path / "exported.ecn"
    assert cli("archive", "export", archive, "-o", exported).out == ""
    assert exported.read_text("utf-8") == cli("archive", "export", archive).out
    chosen = ["--where", "not player('Anna')"]
    assert cli("archive", "stats", archive, *chosen).out == cli("stats", games).out
    assert cli("archive", "stats", archive, "--json").out == cli("stats", "--json", games, FRIDAY).out


def test_an_archive_is_read_like_a_file_of_its_records(cli: Cli, games: Path, tmp_path: Path) -> None:
    archive, other = tmp_path / "mine.duckdb", tmp_path / "other.duckdb"
    cli("archive", "add", archive, games)
    assert cli("convert", archive, "--to", "ecn").out == simulated()
    assert cli("convert", games, archive, "--to", "ecn").out == f"{simulated()}\n{simulated()}"
    assert cli("fmt", "--check", archive).status == 0
    assert cli("stats", archive, "-j", "2").out == cli("stats", games).out
    assert [str(game) for game in ecarte.load(archive)] == [str(game) for game in ecarte.load(games)]
    assert cli("archive", "add", other, archive).err.startswith("12 games added")
    assert cli("archive", "export", other).out == simulated()


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (["convert", "{games}", "--to", "ecn", "--output", "{archive}"], "is an archive"),
        (["simulate", "S:chance", "N:chance", "-n", "1", "-o", "{archive}"], "is an archive"),
        (["convert", "{games}", "--to", "parquet", "--output", "{archive}"], "is an archive"),
        (["archive", "add", "{archive}", "{archive}"], "added to itself"),
        (["archive", "export", "{archive}", "-o", "{archive}"], "is an archive"),
    ],
)
def test_an_archive_is_never_overwritten(cli: Cli, games: Path, tmp_path: Path, command: list[str], said: str) -> None:
    archive = tmp_path / "mine.duckdb"
    cli("archive", "add", archive, games)
    before = archive.read_bytes()
    done = cli(*(each.format(games=games, archive=archive) for each in command))
    assert (done.status, said in done.err) == (2, True)
    assert archive.read_bytes() == before


@pytest.mark.parametrize("form", ["ecn", "csv", "parquet"])
def test_nothing_else_gets_the_name_of_an_archive(cli: Cli, games: Path, tmp_path: Path, form: str) -> None:
    named = tmp_path / "new.duckdb"
    done = cli("convert", games, "--to", form, "-o", named)
    assert (done.status, "names that end in .duckdb are for archives" in done.err) == (2, True)
    assert not named.exists()


def test_an_archive_is_read_in_no_other_form(cli: Cli, games: Path, tmp_path: Path) -> None:
    archive = tmp_path / "mine.duckdb"
    cli("archive", "add", archive, games)
    done = cli("convert", archive, "--from", "json", "--to", "csv")
    assert (done.status, done.out, "so --from json cannot be used" in done.err) == (2, "", True)
    assert cli("convert", archive, "--from", "ecn", "--to", "ecn").out == simulated()


def test_an_archive_that_cannot_be_read_is_said(cli: Cli, games: Path, tmp_path: Path) -> None:
    """One that is damaged, or does not come as a file; the other files are read."""
    damaged = tmp_path / "damaged.duckdb"
    cli("archive", "add", damaged, games)
    written = bytearray(damaged.read_bytes())
    with pytest.raises(ecarte.Error, match="name of its file"):
        ecarte.load(bytes(written)).count()
    written[3 * 4096 :] = bytes(len(written) - 3 * 4096)
    damaged.write_bytes(written)
    run = cli("check", damaged, games)
    assert "E-archive" in run.out
    assert run.err.startswith("12 records, one problem")
    with pytest.raises(ecarte.Error, match="cannot be opened as an archive"):
        ecarte.load(damaged).count()


@pytest.mark.parametrize("name", ["DUCK", "DUCKY", "DUCK\u00e9e"])
def test_a_text_is_no_archive_whoever_is_named_in_it(tmp_path: Path, name: str) -> None:
    """The name of DuckDB stands where a first tag [Event "…"] has its value."""
    path = tmp_path / "duck.ecn"
    path.write_text(FRIDAY.read_text("utf-8").replace('[ECN "1"]\n', f'[Event "{name}"]\n[ECN "1"]\n'), "utf-8")
    assert path.read_bytes()[8:12] == b"DUCK"
    assert not is_archive(str(path))


def test_an_archive_open_in_the_same_program_is_read(cli: Cli, games: Path, tmp_path: Path) -> None:
    archive = tmp_path / "mine.duckdb"
    cli("archive", "add", archive, games)
    with closing(duckdb.connect(str(archive))):
        assert ecarte.load(archive).count() == 12


def test_what_cannot_be_added_is_said_once(cli: Cli, games: Path, tmp_path: Path) -> None:
    archive, empty = tmp_path / "mine.duckdb", tmp_path / "empty.ecn"
    empty.write_text("")
    bad = FRIDAY.read_text("utf-8").replace("=0-1 0-1", "=1-0 1-0")
    run = cli("archive", "add", archive, "none.ecn", games, "-", stdin=bad)
    first, *others, last = run.err.splitlines()
    assert (run.status, first) == (2, "none.ecn: E-file There is no such file.")
    assert others[0].startswith("-:27:1: E-score (E22)")
    assert last.startswith("12 games added")
    assert last.endswith("0 there already, 1 left out.")
    run = cli("archive", "add", archive, empty)
    assert (run.status, run.err.splitlines()[0]) == (1, f"{empty}:1:1: E-no-record No record begins here.")


def test_a_query_may_be_longer_than_a_line(cli: Cli, games: Path, tmp_path: Path) -> None:
    archive = tmp_path / "mine.duckdb"
    cli("archive", "add", archive, games)
    run = cli("archive", "query", archive, "--csv", "-", stdin="SELECT count(*) AS n -- all of them\nFROM games\n")
    assert run == type(run)(0, "n\n12\n", "")


def test_a_long_table_says_that_it_is_cut(cli: Cli, games: Path, tmp_path: Path) -> None:
    archive = tmp_path / "mine.duckdb"
    cli("archive", "add", archive, games)
    run = cli("archive", "query", archive, "SELECT i FROM range(1001) r(i)")
    assert run.out.split() == ["i", *map(str, range(1000))]
    assert run.err == "The first 1,000 rows; --csv and --json give them all.\n"
    assert len(cli("archive", "query", archive, "SELECT i FROM range(1001) r(i)", "--csv").out.splitlines()) == 1002


def test_rows_too_wide_for_the_screen_are_lists(cli: Cli, games: Path, tmp_path: Path) -> None:
    archive = tmp_path / "mine.duckdb"
    cli("archive", "add", archive, games)
    sql = "SELECT * EXCLUDE (ecn, tags, options) FROM games LIMIT 2"
    run = cli("archive", "query", archive, sql, "--color", "always")  # the output becomes a screen 100 columns wide
    first, second = run.out.strip().split("\n\n")
    assert re.search(r"^north +chance *$", first, re.MULTILINE)
    assert len(first.splitlines()) == len(second.splitlines()) > 15
    assert len(cli("archive", "query", archive, sql).out.splitlines()) == 3


def test_a_terminal_is_not_obeyed(cli: Cli, games: Path, tmp_path: Path) -> None:
    archive = tmp_path / "mine.duckdb"
    cli("archive", "add", archive, games)
    assert "\x1b" not in cli("archive", "query", archive, "SELECT chr(27) || '[2J' AS \"a[red]\"").out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("add none.duckdb", "FILE is missing: ecarte archive add [OPTIONS] FILE.duckdb FILE..."),
        ("add games.ecn none.duckdb", "The archive comes first: ecarte archive add none.duckdb games.ecn"),
        ("query none.duckdb", "SQL is missing"),
        ("query none.duckdb a b", "Not expected here: b"),
        ("stats none.duckdb x.ecn", "Not expected here: x.ecn"),
        ("export none.duckdb", "none.duckdb: There is no such file."),
        ("export none.duckdb --where (", "EXPR:1: E-filter-syntax"),
        ("none.duckdb add games.ecn", "There is no command none.duckdb. There are: add, query, stats, next, export."),
        ("none.duckdb drop", "There is no command none.duckdb. There are: add, query, stats, next, export."),
        ("ad none.duckdb x.ecn", "There is no command ad. Did you mean add?"),
    ],
)
def test_what_is_not_understood_is_answered_with_a_sentence(
    cli: Cli, arguments: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    run = cli("archive", *arguments.split())
    assert (run.status, run.out) == (2, "")
    assert said in run.err
    assert list(tmp_path.glob("*.duckdb")) == []


def test_tags_are_an_object_in_json(cli: Cli, games: Path, tmp_path: Path) -> None:
    archive = tmp_path / "mine.duckdb"
    cli("archive", "add", archive, FRIDAY)
    found = json.loads(cli("archive", "query", archive, "SELECT tags, event FROM games", "--json").out)
    assert found["tags"]["Event"] == found["event"] == "Friday table"
    run = cli("archive", "query", archive, "SELECT '{no' AS tags, NULL AS other", "--json")
    assert json.loads(run.out) == {"tags": "{no", "other": None}
    run = cli("archive", "query", archive, "SELECT 1; SELECT 2")
    assert (run.status, run.out) == (2, "")
    assert "These are 2 queries. Ask one at a time." in run.err


def test_a_mistaken_query_shows_its_place(cli: Cli, games: Path, tmp_path: Path) -> None:
    archive = tmp_path / "mine.duckdb"
    cli("archive", "add", archive, games)
    run = cli("archive", "query", archive, "SELECT tump FROM deals")
    assert run.status == 2
    assert "DuckDB cannot answer" in run.err
    assert run.err.splitlines()[-2:] == ["LINE 1: SELECT tump FROM deals", "               ^^^^"]


def test_without_duckdb_a_sentence_says_what_to_install(
    cli: Cli, games: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "duckdb", None)
    run = cli("archive", "add", tmp_path / "mine.duckdb", games)
    assert run.status == 2
    assert "This needs duckdb, which is not installed: pip install 'ecarte[archive]'" in run.err


KILLED = """
import os, signal, sys
from pathlib import Path
from ecarte.collection.archive import Archive
from ecarte.collection.files import is_archive

path, text, when = sys.argv[1:]

class Connection:
    # the real one, but that at one statement the process ends
    def __init__(self, real):
        self.real = real
    def __getattr__(self, name):
        return getattr(self.real, name)
    def execute(self, sql, *values):
        if when and sql.startswith(when):
            os.kill(os.getpid(), signal.SIGKILL)
        return self.real.execute(sql, *values)

def lines():
    yield from open(text)
    if not when:
        os.kill(os.getpid(), signal.SIGKILL)

with Archive(Path(path), write=True) as opened:
    opened._connection = Connection(opened._connection)
    opened.add([("games", lines())])
"""


@pytest.mark.sampled
@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="nothing is killed like that here")
@pytest.mark.parametrize("when", ["", "INSERT INTO games", "INSERT INTO deals", "COMMIT"])
def test_a_killed_add_leaves_the_archive_as_it_was(cli: Cli, games: Path, tmp_path: Path, when: str) -> None:
    archive = tmp_path / "mine.duckdb"
    cli("archive", "add", archive, FRIDAY)
    killed = subprocess.run([sys.executable, "-c", KILLED, str(archive), str(games), when], capture_output=True)
    assert killed.returncode == -signal.SIGKILL, killed.stderr.decode()
    with Archive(archive) as opened:
        assert opened.counts() == (1, 3)
    assert cli("archive", "export", archive).out == FRIDAY.read_text("utf-8")
    assert cli("archive", "add", archive, games).status == 0
    assert cli("archive", "export", archive).out == FRIDAY.read_text("utf-8") + "\n" + simulated()


def test_files_that_cannot_be_read_leave_no_archive(cli: Cli, games: Path, tmp_path: Path) -> None:
    archive = tmp_path / "mine.duckdb"
    assert cli("archive", "add", archive, tmp_path / "none.ecn").status == 2
    assert not archive.exists()
    assert cli("archive", "add", archive, games, tmp_path / "none.ecn").status == 2
    assert cli("archive", "export", archive).out == games.read_text("utf-8")
    assert cli("archive", "add", archive, tmp_path / "none.ecn").status == 2
    assert archive.exists()  # what was there stays
