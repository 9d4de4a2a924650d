"""``ecarte fmt``: canonical form, every change reported, nothing lost; ``ecarte check`` with it."""

from __future__ import annotations

import gzip
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

pytest.importorskip("typer", reason="the command line is native only")

import ecarte
from ecarte.notation import ecn
from tests.kit.commandline import Cli, cli

__all__ = ["cli"]  # a fixture, used by name

HERE = Path(__file__).parents[2]
GOLDEN = sorted((HERE / "golden").glob("*.ecn"))
CORPUS = sorted((HERE / "corpus").glob("*.ecn"))
TEXT = (HERE / "golden/akagiri.ecn").read_text("utf-8")


def test_what_is_canonical_stays_to_the_byte(cli: Cli, tmp_path: Path) -> None:
    run = cli("fmt", "--check", *GOLDEN)
    assert (run.status, run.out, run.err) == (0, "", f"Files not in canonical form: 0 of {len(GOLDEN)}.\n")
    assert cli("fmt", "--stdout", *GOLDEN).out == "\n".join(path.read_text("utf-8") for path in GOLDEN)


@pytest.mark.sampled(50)
@pytest.mark.parametrize("path", CORPUS, ids=lambda path: path.stem)
def test_every_bad_file_is_mended_or_left_alone(cli: Cli, path: Path, tmp_path: Path) -> None:
    mine = tmp_path / path.name
    mine.write_bytes(path.read_bytes())
    checked = cli("fmt", "--check", mine)
    assert mine.read_bytes() == path.read_bytes()
    run = cli("fmt", mine)
    if re.search(r"\bE-[a-z]", run.err):
        assert (run.status, mine.read_bytes()) == (1, path.read_bytes())
        assert checked.status == 1
        assert "is left as it is" in " ".join(run.err.split())
    else:
        assert run.status == 0
        assert checked.status == int(mine.read_bytes() != path.read_bytes())
        assert cli("check", "--strict", mine).status == 0
        assert run.out == checked.out
    assert list(tmp_path.glob("*.ecn")) == [mine]


def mended(before: str, report: str) -> str:
    """Return a text after the changes in a report that looks like a diff."""
    lines = before.split("\n")
    moved = 0
    for begun, body in re.findall(r"^@@ [^\n]*:(\d+) @@\n((?:[-+][^\n]*\n)*)", report, re.M):
        old = [line[1:] for line in body.splitlines() if line.startswith("-")]
        new = [line[1:] for line in body.splitlines() if line.startswith("+")]
        at = int(begun) - 1 + moved
        assert lines[at : at + len(old)] == old
        lines[at : at + len(old)] = new
        moved += len(new) - len(old)
    return "\n".join(lines)


SLOPPY = (
    "\n\n" + TEXT.replace("[Site \"?\"]\n", "").replace("S.Jh 8h", "").replace(" ^Qc", "    ^♛c".replace("♛", "Q"))
    + "\n\n\n" + TEXT.replace("N.9d S.Jd /S", "9D! jd").replace("=0-1 0-1\n", "") + "; that was all"
)  # fmt: skip


@pytest.mark.parametrize("text", [SLOPPY, TEXT.rstrip("\n"), TEXT + "\n" + TEXT + "\n", TEXT[:-1] + "\n\n\n" + TEXT])
def test_every_change_is_said(cli: Cli, tmp_path: Path, text: str) -> None:
    path = tmp_path / "a.ecn"
    path.write_text(text, "utf-8")
    run = cli("fmt", path)
    assert (run.status, run.err) == (0, "Files changed: 1 of 1.\n")
    assert mended(text, run.out) == path.read_text("utf-8")
    assert cli("check", "--strict", path).status == 0
    assert cli("fmt", path) == type(run)(0, "", "Files changed: 0 of 1.\n")


def test_a_remark_behind_the_result_is_kept(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "a.ecn"
    path.write_text(SLOPPY, "utf-8")
    cli("fmt", path)
    assert "{that was all}" in path.read_text("utf-8")


def test_line_ends_and_a_byte_order_mark(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "a.ecn"
    path.write_bytes(("\ufeff" + TEXT.replace("\n", "\r\n")).encode())
    run = cli("fmt", path)
    assert f"{path}:1: the lines of this record end in CRLF, which becomes LF.\n" in run.out
    assert path.read_text("utf-8") == TEXT


SPACED = TEXT.replace("\nS:propose", "\nS: propose", 1).replace('[Site "?"]\n', "", 1)


def test_a_diff_is_printed_and_nothing_is_written(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "sloppy.ecn"
    path.write_bytes(SPACED.encode())
    run = cli("fmt", "--diff", path)
    assert run.status == 0
    assert path.read_bytes() == SPACED.encode()
    assert run.out.startswith(f"--- {path}\n+++ {path}\n@@ -1,6 +1,7 @@\n")
    assert "\n-S: propose " in run.out
    assert "\n+S:propose " in run.out
    assert "W-habit" in run.err
    if shutil.which("patch"):
        subprocess.run(["patch", "--quiet", str(path)], input=run.out, text=True, check=True)
        assert path.read_text("utf-8") == TEXT
    path.write_bytes(TEXT.encode())
    assert cli("fmt", "--diff", path).out == ""
    path.write_bytes(SPACED.rstrip().encode())
    again = cli("fmt", "--diff", "--check", "-q", path)
    assert (again.status, again.err) == (1, "")
    assert "\n\\ No newline at end of file\n" in again.out


NAMED = TEXT.replace('"Anna"', '"Zoé"')


@pytest.mark.parametrize("encoding", ["latin-1", "cp1252", "utf-16", "utf-16-le", "utf-16-be"])
def test_a_file_in_an_older_encoding_becomes_utf8(cli: Cli, tmp_path: Path, encoding: str) -> None:
    assert NAMED != TEXT
    path = tmp_path / "old.ecn"
    path.write_bytes(NAMED.encode(encoding))
    checked = cli("check", path)
    assert checked.status == 0
    assert "W-encoding The file is not UTF-8. It is read as " in checked.out
    assert "Zoé" in checked.out
    assert cli("fmt", "--check", path).status == 1
    run = cli("fmt", path)
    assert (run.status, run.out.count("W-encoding")) == (0, 1)
    assert path.read_text("utf-8") == NAMED
    assert cli("verify", path).status == cli("verify", HERE / "golden/akagiri.ecn").status


@pytest.mark.parametrize("data", ["南北", "ゾエ", "Zoé".encode() + b"\xe9", b"Zo\xff", b"\x81", b"\xc3\xa9\xa9\xa9"])
def test_an_encoding_that_is_not_certain_is_not_guessed(cli: Cli, tmp_path: Path, data: str | bytes) -> None:
    path = tmp_path / "old.ecn"
    name = data.encode("shift-jis") if isinstance(data, str) else data
    path.write_bytes(TEXT.encode().replace(b"Anna", name))
    run = cli("fmt", path)
    assert run.status == 1
    assert "E-utf8" in run.err
    assert path.read_bytes() == TEXT.encode().replace(b"Anna", name)


def test_gzip_stays_gzip(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "a.ecn.gz"
    path.write_bytes(gzip.compress(TEXT.replace(" ^", "  ^").encode()))
    assert cli("fmt", "--quiet", path) == type(cli("--version"))(0, "", "")
    assert gzip.decompress(path.read_bytes()).decode() == TEXT


def test_the_standard_input_goes_to_the_standard_output(cli: Cli) -> None:
    run = cli("fmt", "-", stdin=TEXT.replace(" ^", "  ^"))
    assert (run.status, run.out) == (0, TEXT)
    assert "@@ -:16 @@" in run.err
    broken = cli("fmt", "-", stdin=TEXT.replace("N.9d", "N.9s"))
    assert (broken.status, broken.out) == (1, "")


def test_a_broken_record_keeps_the_whole_file(cli: Cli, tmp_path: Path) -> None:
    bad, good = tmp_path / "bad.ecn", tmp_path / "good.ecn"
    text = TEXT.replace(" ^", "  ^") + "\n" + TEXT.replace("S.Tc N.Jc /N", "S.Tc N.Jc /S")
    bad.write_text(text, "utf-8")
    good.write_text(TEXT.replace(" ^", "  ^"), "utf-8")
    run = cli("fmt", tmp_path / "none.ecn", bad, good)
    assert run.status == 2
    assert bad.read_text("utf-8") == text
    assert good.read_text("utf-8") == TEXT
    assert [line for line in run.err.splitlines() if "is left as it is" in line][-1].startswith(str(bad))


def test_a_file_in_another_form_is_for_another_command(cli: Cli, tmp_path: Path) -> None:
    good, other = tmp_path / "game.ecn", tmp_path / "game.json"
    good.write_text(TEXT, "utf-8")
    cli("convert", good, "--output", other)
    before = other.read_bytes()
    run = cli("fmt", other)
    assert run.status == 1
    assert (
        f"{other} is not ECN. To write its records as ECN: ecarte convert {other} --output {tmp_path / 'game-2.ecn'}\n"
        in run.err
    )
    good.unlink()
    assert cli("fmt", other).err.endswith(f"ecarte convert {other} --output {good}\nFiles changed: 0 of 1.\n")
    assert other.read_bytes() == before
    assert cli("convert", other, "--output", "-", "--to", "ecn").out == TEXT


def test_a_file_that_cannot_be_written(cli: Cli, tmp_path: Path) -> None:
    folder = tmp_path / "gone"
    folder.mkdir()
    path = folder / "a.ecn"
    path.write_text(TEXT.replace(" ^", "  ^"), "utf-8")
    (folder / f".a.ecn.{os.getpid()}").mkdir()  # in the place of its temporary file
    run = cli("fmt", path)
    assert run.status == 2
    assert "cannot be written" in " ".join(run.err.split())
    assert path.read_text("utf-8") != TEXT


# --- check ---


def test_warnings_do_no_harm(cli: Cli) -> None:
    sloppy = TEXT.replace("N.9d S.Jd /S", "9D Jd")
    run = cli("check", "-", stdin=sloppy)
    assert (run.status, run.err) == (0, "One record, no problem, 3 warnings.\n")
    assert {line.split(" ")[1] for line in run.out.splitlines() if line.startswith("-:")} == {
        "W-form",
        "W-check-missing",
    }
    assert cli("check", "--quiet", "-", stdin=sloppy) == type(run)(0, "", "")
    assert cli("check", "-q", "-", stdin="") == type(run)(1, "", "")
    assert cli("check", "--strict", "-q", "-", stdin=sloppy).status == 1


def test_what_can_be_done_is_said_with_it(cli: Cli) -> None:
    run = cli("check", "--strict", "-", stdin=TEXT + "\n")
    place, remedy = run.out.splitlines()
    assert "E-canonical" in place
    assert remedy == "  “ecarte fmt” writes the canonical form."


def test_json_and_links_can_be_checked(cli: Cli) -> None:
    for form in ("json", "link"):
        text = cli("convert", "--to", form, "-", stdin=TEXT + "\n" + TEXT).out
        assert cli("check", "-", stdin=text).err == "2 records, no problem.\n"
        assert cli("convert", "--to", "ecn", "-", stdin=text).out == TEXT + "\n" + TEXT
        assert cli("convert", "--from", form, "--to", "ecn", "-", stdin=text).status == 0
        # Links are read wherever text is.
        assert cli("convert", "--from", "ecn", "--to", "ecn", "-", stdin=text).status == int(form == "json")


def test_csv_and_parquet(cli: Cli, tmp_path: Path) -> None:
    (play,) = ecn.loads(TEXT)
    rows = cli("convert", "--to", "csv", "-", stdin=TEXT).out.splitlines()
    assert len(rows) == 1 + len(play.record.deals)
    assert rows[0].startswith("key,game,event,")
    run = cli("convert", "--to", "parquet", "-", stdin=TEXT)
    assert (run.status, run.out) == (2, "")
    packed = tmp_path / "a.parquet.gz"
    run = cli("convert", "--to", "parquet", "-", "-o", packed, stdin=TEXT)
    assert (run.status, run.out, packed.exists()) == (2, "", False)
    assert "name a file without “.gz”" in run.err
    duckdb = pytest.importorskip("duckdb")
    assert cli("convert", "--to", "parquet", "-", "-o", tmp_path / "a.parquet", stdin=TEXT).status == 0
    found = duckdb.sql(f"select count(*), min(south) from '{tmp_path}/a.parquet'").fetchall()
    assert found == [(len(play.record.deals), "Anna")]


def test_parquet_is_read_like_any_file(cli: Cli, tmp_path: Path) -> None:
    pytest.importorskip("duckdb")
    parquet = pytest.importorskip("pyarrow.parquet", reason="pyarrow is native only")
    linked, events, bare = (tmp_path / f"{name}.parquet" for name in ("linked", "events", "bare"))
    assert cli("convert", "--links", "-", "-o", linked, stdin=TEXT).status == 0
    assert cli("convert", "-", "-o", bare, stdin=TEXT).status == 0
    parquet.write_table(ecarte.load(TEXT).to_frame("events", "ecarte").to_arrow(), events)
    for path in (linked, events):
        assert cli("check", path).err.strip() == "One record, no problem."
        assert cli("convert", "--to", "json", path).status == 0
    for jobs in ("1", "2"):
        assert cli("convert", "--to", "ecn", "--jobs", jobs, linked, linked).out.count("[ECN") == 2
    (game,) = ecarte.load(events)
    assert cli("convert", "--to", "ecn", events).out == str(game)
    refused = cli("check", bare)
    assert (refused.status, "E-table" in refused.out, "--links" in refused.out) == (1, True, True)
    assert cli("convert", "--from", "json", "--to", "ecn", events).status == 2
    assert cli("convert", "--to", "ecn", events, "-o", events).status == 2
    piped = cli("check", "-", stdin=events.read_bytes())
    assert (piped.status, "from a pipe" in piped.out + piped.err) == (2, True)


def test_a_file_that_is_not_there_is_not_left_as_it_is(cli: Cli, tmp_path: Path) -> None:
    run = cli("fmt", tmp_path / "nowhere.ecn", tmp_path)
    assert run.status == 2
    assert "E-file" in run.err
    assert "left as it is" not in " ".join(run.err.split())
