"""Archives of other versions, in use, or interrupted in the middle, lose nothing."""

from __future__ import annotations

import lzma
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

pytest.importorskip("duckdb", reason="DuckDB is native only")

import duckdb

from ecarte.collection import archive
from ecarte.collection.archive import Archive, adding
from ecarte.collection.archive.views import Dropped
from ecarte.core.game import RuleError
from ecarte.figures.filter import Filter
from ecarte.games import GAMES
from ecarte.notation import ecn
from ecarte.record import facts, tagged
from tests.kit.commandline import Cli, cli

__all__ = ["cli"]

HERE = Path(__file__).parents[1]
MADE = sorted((HERE / "archives").glob("*.duckdb.xz"))
FRIDAY = HERE / "golden" / "akagiri.ecn"
MORE = HERE / "golden" / "match-rubber.ecn"  # no archive contains it


def texts(path: Path) -> list[str]:
    """Return the records of the file as they are written, without any of our readers."""
    with duckdb.connect(str(path), read_only=True) as connection:
        return [str(text) for (text,) in connection.execute("SELECT ecn FROM games ORDER BY id").fetchall()]


@pytest.fixture(params=MADE, ids=lambda path: path.name.partition(".")[0])
def made(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """Unpack an archive of another version."""
    path = tmp_path / "old.duckdb"
    path.write_bytes(lzma.decompress(request.param.read_bytes()))
    return path


@pytest.fixture
def old(tmp_path: Path) -> Path:
    path = tmp_path / "old.duckdb"
    path.write_bytes(lzma.decompress((HERE / "archives/8b8c237.duckdb.xz").read_bytes()))
    return path


def test_every_archive_ever_made_is_exported_as_it_is(made: Path, cli: Cli) -> None:
    before = made.read_bytes()
    run = cli("archive", "export", made)
    assert (run.status, run.out) == (0, "\n".join(texts(made)))
    where = "any(vole)"
    chosen = [text for text in texts(made) for play in ecn.loads(text) if Filter(where).asks(play.record)]
    assert chosen
    assert cli("archive", "export", made, "--where", where).out == "\n".join(chosen)
    assert made.read_bytes() == before
    assert [each.name for each in made.parent.iterdir()] == ["old.duckdb"]


@pytest.mark.sampled
@pytest.mark.parametrize("action", ["stats", "query", "add"])
def test_an_older_archive_is_brought_up_to_date(
    made: Path, cli: Cli, action: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = texts(made)
    current = archive.outdated(made) is None
    given: dict[str, list[str | Path]] = {
        "stats": ["--json"],
        "query": ["--csv", "SELECT count(*), max(mistakes_S) FROM games, deals"],
        "add": [FRIDAY],
    }
    run = cli("archive", action, made, *given[action])
    assert (run.status, "brought up to date" in run.err) == (0, not current)
    fresh = made.with_name("fresh.duckdb")
    with Archive(fresh, write=True) as opened, monkeypatch.context() as earlier:
        earlier.setattr(adding, "drop_views", lambda *_: Dropped(0, 0, 0))  # what is in an archive stays in it
        earlier.setattr(adding.Adding, "_fresh", lambda self: self._waiting)
        opened.add([("all", [line + "\n" for line in "\n".join(kept).split("\n")])])
    if action == "stats":
        assert run.out == cli("archive", "stats", fresh, "--json").out
    assert archive.outdated(made) is None
    assert texts(made)[: len(kept)] == kept
    with Archive(made) as one, Archive(fresh) as other:
        for table in ("games", "deals", "events"):
            named = "id" if table == "games" else "game_id"
            sql = f"SELECT {{}} FROM {table} WHERE {named} <= {len(kept)} ORDER BY ALL"
            columns = ", ".join(other.query(f"FROM {table} LIMIT 0")[0])
            assert list(one.query(sql.format(columns))[1]) == list(other.query(sql.format(columns))[1])
    assert sorted(each.name for each in made.parent.iterdir()) == ["fresh.duckdb", "old.duckdb"]


@pytest.mark.parametrize("lacking", ["options", "presets"])
def test_an_archive_that_knew_fewer_rules_is_brought_up_to_date(
    lacking: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An option is in every row, and a new preset makes records readable."""
    path = tmp_path / "mine.duckdb"
    game = GAMES["ecarte"]
    options, presets = game.options[:-1], dict(list(game.presets.items())[:-1])
    before = replace(game, options=options) if lacking == "options" else replace(game, presets=presets)
    sql = "SELECT options FROM games WHERE game = 'ecarte'"
    with monkeypatch.context() as earlier:
        earlier.setitem(GAMES._loaded, "ecarte", before)  # type: ignore[attr-defined]  # loaded when first asked for
        facts._written.cache_clear()
        with Archive(path, write=True) as opened:
            opened.add([("friday", FRIDAY.read_text("utf-8").splitlines(keepends=True))])
            assert len(list(opened.query(sql)[1])) == 1
        assert archive.outdated(path) is None
    facts._written.cache_clear()
    assert archive.outdated(path) == 1
    with pytest.raises(RuleError) as error:
        Archive(path)
    assert error.value.problems[0].code == "E-archive-version"
    assert archive.update(path) == 0
    assert archive.outdated(path) is None
    with Archive(path) as opened:
        ((options,),) = opened.query(sql)[1]
    assert [word.partition("=")[0] for word in options.split()] == [option.name for option in game.options]


def test_own_tables_views_and_columns_of_an_archive_are_kept(old: Path) -> None:
    with duckdb.connect(str(old)) as connection:
        connection.execute("CREATE TABLE mine AS SELECT 7 AS a")
        connection.execute("CREATE VIEW voles AS SELECT * FROM deals WHERE vole")
        connection.execute("ALTER TABLE games ADD COLUMN stars INTEGER")
        connection.execute("DELETE FROM games WHERE id = 3")
        connection.execute("UPDATE games SET stars = id % 5")
        before = connection.execute("SELECT id, stars, ecn FROM games ORDER BY id").fetchall()
    assert archive.update(old) == 0
    with Archive(old) as opened:
        assert list(opened.query("SELECT id, stars, ecn FROM games ORDER BY id")[1]) == before
        assert list(opened.query("SELECT a, (SELECT count(*) > 0 FROM voles) FROM mine")[1]) == [(7, True)]
    with Archive(old, write=True) as opened:  # a further column is no reason to refuse the archive or to rebuild it
        opened.add([("more", FRIDAY.read_text("utf-8").splitlines(keepends=True))])
    assert archive.outdated(old) is None


@pytest.mark.parametrize("made", ["TABLE openings AS SELECT 7 AS a", "VIEW openings AS SELECT game_id FROM deals"])
def test_a_table_of_the_user_with_a_name_that_is_needed_is_not_lost(made: str, old: Path, cli: Cli) -> None:
    with duckdb.connect(str(old)) as connection:
        connection.execute(f"CREATE {made}")
        before = connection.execute("FROM openings").fetchall()
    for _ in range(2):
        done = cli("archive", "stats", old)
        assert done.status == 2
        assert "“openings”" in done.err
        assert "RENAME TO my_openings" in done.err
    with duckdb.connect(str(old)) as connection:
        assert connection.execute("FROM openings").fetchall() == before
        connection.execute(f"ALTER {made.split()[0]} openings RENAME TO my_openings")
    assert cli("archive", "stats", old).status == 0
    with duckdb.connect(str(old), read_only=True) as connection:
        assert connection.execute("FROM my_openings").fetchall() == before


@pytest.mark.sampled
@pytest.mark.parametrize("name", ['my "best".duckdb', "before_update.duckdb", "archive", "it's"])
def test_an_archive_may_have_any_name(name: str, old: Path, cli: Cli) -> None:
    path = old.rename(old.with_name(name))
    assert cli("archive", "query", path, "SELECT count(*) FROM games").status == 0
    assert cli("archive", "add", path, FRIDAY).status == 0
    assert archive.outdated(path) is None


def test_names_with_quotes_in_an_archive_stay(old: Path) -> None:
    with duckdb.connect(str(old)) as connection:
        connection.execute('CREATE TABLE "my ""own""" AS SELECT 7 AS a')
        connection.execute('ALTER TABLE games ADD COLUMN "the ""best""" INTEGER')
        connection.execute('UPDATE games SET "the ""best""" = id')
    assert archive.update(old) == 0
    with Archive(old) as opened:
        assert list(opened.query('SELECT a FROM "my ""own"""')[1]) == [(7,)]
        assert list(opened.query('SELECT bool_and("the ""best""" = id) FROM games')[1]) == [(True,)]


def test_a_record_that_cannot_be_read_any_more_is_kept(old: Path, cli: Cli) -> None:
    with duckdb.connect(str(old)) as connection:
        connection.execute("UPDATE games SET ecn = replace(ecn, 'akagiri', 'unheard-of') WHERE id = 2")
    kept = texts(old)
    assert kept[1] not in "\n".join(ecn.dumps(play) for play in ecn.loads(kept[0]))
    run = cli("archive", "export", old, "--where", "True")
    assert (run.status, run.out) == (1, "\n".join([kept[0], *kept[2:]]))
    run = cli("archive", "stats", old)
    assert (run.status, "One record of it cannot be read" in run.err) == (0, True)
    assert cli("archive", "export", old).out == "\n".join(kept)
    assert "cannot be read" not in cli("archive", "stats", old).err


def test_copies_in_an_older_archive_are_kept_and_reported(old: Path, cli: Cli) -> None:
    """Before 0.6 a game was added again with each copy of other notes or tags."""
    (play,) = ecn.loads(texts(old)[0])
    copy = ecn.dumps(tagged(play, {"Site": "Paris"}))
    with duckdb.connect(str(old)) as connection:
        connection.execute("INSERT INTO games BY NAME SELECT max(id) + 1 AS id, ? AS ecn FROM games", [copy])
    kept = texts(old)
    run = cli("archive", "stats", old)
    assert (run.status, "One of its records is a copy of another" in run.err) == (0, True)
    assert texts(old) == kept
    assert "copy" not in cli("archive", "stats", old).err
    once = old.with_name("once.duckdb")
    run = cli("archive", "add", once, old)
    assert (kept[0] in texts(once), copy in texts(once)) == (True, False)
    assert "One copy has other notes or tags than the record in the archive" in run.err


def test_an_archive_of_a_newer_version_is_exported(old: Path, cli: Cli) -> None:
    with duckdb.connect(str(old)) as connection:
        connection.execute("UPDATE archive SET version = 99")
        connection.execute("ALTER TABLE games DROP COLUMN south")
    before = old.read_bytes()
    for given in (["add", FRIDAY], ["stats"], ["query", "FROM games"]):
        run = cli("archive", given[0], old, *given[1:])
        assert (run.status, run.out, "newer version" in run.err) == (2, "", True)
    assert cli("archive", "export", old).out == "\n".join(texts(old))
    assert old.read_bytes() == before


@contextmanager
def held(path: Path, *, write: bool) -> Iterator[None]:
    """Another program that has an archive open."""
    code = (
        "import duckdb, sys\n"
        "held = duckdb.connect(sys.argv[1], read_only=not int(sys.argv[2])); print(flush=True); sys.stdin.read()"
    )
    command = [sys.executable, "-c", code, str(path), str(int(write))]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdin
        assert other.stdout
        other.stdout.readline()
        yield
        other.stdin.close()


@pytest.mark.sampled
@pytest.mark.parametrize("write", [False, True])
def test_an_archive_in_use_is_reported_and_exported(old: Path, cli: Cli, write: bool) -> None:
    kept = "\n".join(texts(old))
    with held(old, write=write):
        assert cli("archive", "export", old).out == kept
        assert cli("archive", "export", old, "--where", "True").out == kept
        if write:  # a reader is in nobody's way until something is added
            run = cli("archive", "stats", old)
            assert (run.status, "Another program has this archive open" in run.err) == (2, True)
    archive.update(old)
    with held(old, write=write):
        assert cli("archive", "export", old).out == kept
        run = cli("archive", "add", old, FRIDAY)
        assert (run.status, "Another program has this archive open" in run.err) == (2, True)
    assert cli("archive", "export", old).out == kept
    assert [each.name for each in old.parent.iterdir()] == ["old.duckdb"]


@pytest.mark.skipif(os.name == "nt", reason="the rights of folders are POSIX's")
def test_a_folder_that_cannot_be_written_is_reported_and_exported_from(cli: Cli) -> None:
    with TemporaryDirectory() as name:
        folder = Path(name)
        path = folder / "old.duckdb"
        path.write_bytes(lzma.decompress((HERE / "archives/8b8c237.duckdb.xz").read_bytes()))
        kept = texts(path)
        folder.chmod(0o555)
        root = os.geteuid() == 0
        try:
            if root:  # root may write anywhere
                os.seteuid(65534)
            for given in (["stats"], ["query", "FROM games"], ["add", FRIDAY]):
                run = cli("archive", given[0], path, *given[1:])
                assert (run.status, "cannot be written" in run.err) == (2, True), run.err
            assert cli("archive", "add", folder / "new.duckdb", FRIDAY).status == 2
            assert cli("archive", "export", path).out == "\n".join(kept)
        finally:
            if root:
                os.seteuid(0)
            folder.chmod(0o755)
        assert texts(path) == kept


# Ends itself before line n of our code is run; without n, counts the lines.
KILLED = """
import os, signal, sys
from pathlib import Path
from ecarte.collection.archive import Archive, outdated, update

lines, last, path = 0, int(sys.argv[1]), Path(sys.argv[2])

def count(frame, event, arg):
    global lines
    if not frame.f_code.co_filename.endswith(("collection/archive/__init__.py", "collection/archive/file.py")):
        return None
    if event == "line":
        lines += 1
        if lines == last:
            os.kill(os.getpid(), signal.SIGKILL)
    return count

sys.settrace(count)
if outdated(path) is not None:
    update(path)
with Archive(path, write=True) as opened:
    opened.add([("games", Path(sys.argv[3]).read_text("utf-8").splitlines(keepends=True))])
sys.settrace(None)
print(lines)
"""


def killed(at: int, path: Path) -> int:
    done = subprocess.run(
        [sys.executable, "-c", KILLED, str(at), str(path), str(MORE)], capture_output=True, text=True, check=False
    )
    assert done.returncode == (-signal.SIGKILL if at else 0), done.stderr
    return int(done.stdout or 0)


@pytest.mark.thorough
@pytest.mark.skipif(os.name == "nt", reason="signals are POSIX's")
@pytest.mark.parametrize("before", ["none", "older", "current"])
def test_a_killed_add_leaves_all_or_nothing_and_no_litter(before: str, old: Path, cli: Cli, tmp_path: Path) -> None:
    if before == "current":
        archive.update(old)
    begun = old.read_bytes() if before != "none" else b""
    kept = texts(old) if begun else []
    old.unlink()
    path = tmp_path / "games" / "mine.duckdb"
    path.parent.mkdir()
    path.write_bytes(begun) if begun else None
    number = killed(0, path)
    whole = texts(path)
    assert len(whole) > len(kept)
    for at in [1, *(number * part // 5 for part in range(1, 5)), number - 1]:
        for each in path.parent.iterdir():
            each.unlink()
        path.write_bytes(begun) if begun else None
        killed(at, path)
        run = cli("archive", "query", path, "--csv", "SELECT count(*) FROM games")
        if run.status:  # there was no archive, and there is none
            assert (begun, run.status) == (b"", 2)
            assert "interrupted" in run.err or "no such file" in run.err
            assert not path.exists()
        else:
            assert texts(path) in (kept, whole)
        left = {each.name for each in path.parent.iterdir()}
        assert left <= {path.name, f"{path.name}.wal"}  # DuckDB's log of the archive
        assert cli("archive", "add", path, MORE).status == 0
        assert texts(path) == whole
        assert [each.name for each in path.parent.iterdir()] == [path.name]


@pytest.mark.sampled
@pytest.mark.skipif(os.name == "nt", reason="limits are POSIX's")
@pytest.mark.parametrize("before", ["none", "older", "current"])
@pytest.mark.parametrize("room", [0, 4000])
def test_a_full_disk_leaves_the_archive_as_it_was(before: str, room: int, old: Path, tmp_path: Path) -> None:
    if before == "current":
        archive.update(old)
    kept = texts(old)
    if before == "none":
        old.unlink()
    code = (
        "import resource, sys; from ecarte.cli import main\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv.pop(1)),) * 2); main()"
    )
    command = [sys.executable, "-c", code, str(room), "archive", "add", str(old), str(MORE)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2, done.stderr
    assert "cannot be written" in done.stderr
    assert "Traceback" not in done.stderr
    if before == "none":
        assert list(tmp_path.iterdir()) == []
    else:
        assert texts(old) == kept
        assert {each.name for each in tmp_path.iterdir()} <= {"old.duckdb", "old.duckdb.wal"}


def test_an_empty_file_that_an_earlier_version_left_is_explained_and_filled(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "empty.duckdb"
    for make in (lambda: path.write_bytes(b""), lambda: duckdb.connect(str(path)).close()):
        path.unlink(missing_ok=True)
        make()
        for given in (["stats"], ["export"], ["query", "FROM games"]):
            run = cli("archive", given[0], path, *given[1:])
            assert (run.status, "Add the records to it again" in run.err) == (2, True), run.err
        assert cli("archive", "add", path, FRIDAY).status == 0
        assert texts(path)
        assert [each.name for each in tmp_path.iterdir()] == ["empty.duckdb"]


def test_two_at_once_bring_an_archive_up_to_date_once(old: Path) -> None:
    part = old.with_name("old.duckdb.part")
    with held(part, write=True), pytest.raises(RuleError) as error:
        archive.update(old)
    assert error.value.problems[0].code == "E-archive-used"
    assert archive.update(old) == 0  # what the interrupted one left does no harm
    assert [each.name for each in old.parent.iterdir()] == ["old.duckdb"]
