"""Files: streams, gzip, truncated input, complete output or none; progress; starting and ending commands."""

from __future__ import annotations

import bz2
import contextlib
import gzip
import io
import lzma
import os
import signal
import stat
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("typer", reason="the command line is native only")

from rich.console import Console

from ecarte.cli import COMMANDS, main
from ecarte.cli.kit import progress
from ecarte.cli.kit.terminal import Terminal
from ecarte.collection import sources
from ecarte.collection.files import count_records, lines, read, write, writing
from ecarte.core.game import RuleError
from ecarte.notation import ecn
from tests.kit.commandline import Cli, cli

__all__ = ["cli"]  # a fixture, used by name

GOLDEN = Path(__file__).parents[2] / "golden"
FRIDAY = GOLDEN / "akagiri.ecn"
TEXT = FRIDAY.read_text("utf-8")
ECARTE = [sys.executable, "-c", "from ecarte.cli import main; main()"]


# --- reading ---


class Endless(io.RawIOBase):
    """An endless stream of records."""

    def __init__(self, text: bytes) -> None:
        self.text, self.given = text, 0

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: memoryview) -> int:  # type: ignore[override]
        at = self.given % len(self.text)
        piece = self.text[at : at + len(buffer)]
        buffer[: len(piece)] = piece
        self.given += len(piece)
        return len(piece)


def test_a_stream_is_read_record_by_record(monkeypatch: pytest.MonkeyPatch) -> None:
    source = Endless(f"{TEXT}\n".encode())
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BufferedReader(source)))
    readings = ecn.read(lines("-"))
    assert all(next(readings).sound for _ in range(50))
    assert source.given < 50 * len(TEXT) + 2**20


def test_an_endless_line_does_not_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    source = Endless("[ECN ♠".encode())
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BufferedReader(source)))
    pieces = lines("-")
    assert max(len(next(pieces)) for _ in range(3)) <= 2**20
    assert source.given < 4 * 2**20


@pytest.mark.parametrize("packed", [False, True])
def test_what_stands_before_a_broken_byte_is_read(cli: Cli, tmp_path: Path, packed: bool) -> None:
    wrong = TEXT.replace("=3-0 3-1", "=3-0 3-2")
    data = f'{TEXT}\n{wrong}\n[ECN "1"]\n[Event "Zoé '.encode() + b'\xe9"]\n\n' + TEXT.encode()
    path = tmp_path / "a.ecn"
    path.write_bytes(gzip.compress(data) if packed else data)
    run = cli("check", path, FRIDAY)
    place = (TEXT + "\n" + wrong).count("\n") + 3
    assert [line.split(" ")[1] for line in run.out.splitlines() if ": " in line] == ["E-score", "W-kept", "E-utf8"]
    assert f"{path}:{place}:13: E-utf8" in run.out.replace("\n", "") or f":{place}:13: E-utf8" in run.out
    assert (run.status, run.err) == (1, "3 records, 2 problems, one warning.\n")


def test_a_cut_off_gzip_file_is_read_up_to_there(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "a.ecn.gz"
    packed = gzip.compress("\n".join([TEXT] * 400).encode(), 1)
    path.write_bytes(packed[: len(packed) // 2])
    run = cli("check", path)
    assert (run.status, run.out.count(": E-")) == (1, 1)
    assert "E-gzip" in run.out
    assert int(run.err.split(" ")[0]) > 100


@pytest.mark.parametrize("letters", ["é", "♠" * 3, "😀"])
def test_characters_split_between_chunks_are_read(tmp_path: Path, letters: str) -> None:
    path = tmp_path / "long.ecn"
    for before in range(2**20 - 5, 2**20 + 2):
        path.write_bytes(("x" * before + letters + "\nend").encode())
        assert "".join(lines(str(path))) == "x" * before + letters + "\nend"
    path.write_bytes(b"x" * (2**20 - 1) + "♠".encode() + b"\xff")
    with pytest.raises(RuleError) as refused:
        list(lines(str(path)))
    assert refused.value.problems[0].column == 2**20 + 1


def test_line_ends_stay_as_they_are(tmp_path: Path) -> None:
    path = tmp_path / "ends"
    path.write_bytes(b"a\r\nb\rc\x0bd\n\ne")
    assert list(lines(str(path))) == ["a\r\n", "b\rc\x0bd\n", "\n", "e"]
    assert read(str(path)) == "a\r\nb\rc\x0bd\n\ne"


@pytest.mark.parametrize("command", [["check"], ["convert", "--to", "ecn"], ["fmt"], ["head", "--tags"], ["show"]])
def test_impossible_file_names_are_reported(cli: Cli, tmp_path: Path, command: list[str]) -> None:
    run = cli(*command, "x" * 300, FRIDAY / "inside", tmp_path, "")
    assert run.status == 2
    assert (run.out + run.err).count("E-file") == 4
    assert "Traceback" not in run.err
    assert cli(*command, "x" * 300, "-o", "y" * 300).status == 2


# --- writing ---


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "a.ecn"
    write(path, "old")
    with contextlib.suppress(KeyboardInterrupt), writing(path) as file:
        file.write("new")
        raise KeyboardInterrupt
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_keeps_its_rights_and_a_link_stays_one(tmp_path: Path) -> None:
    path, link = tmp_path / "a.ecn", tmp_path / "b.ecn"
    write(path, "old")
    path.chmod(0o640)
    link.symlink_to(path)
    write(link, "new")
    assert link.is_symlink()
    assert (path.read_text(), stat.S_IMODE(path.stat().st_mode)) == ("new", 0o640)


def test_devices_are_not_replaced() -> None:
    write(Path(os.devnull), "gone")
    assert not Path(os.devnull).is_file()


@pytest.mark.skipif(not Path("/dev/stdout").exists(), reason="there is no such device here")
def test_output_goes_to_a_named_device() -> None:
    ended = subprocess.run([*ECARTE, "convert", "--to", "ecn", str(FRIDAY), "-o", "/dev/stdout"], capture_output=True)
    assert (ended.returncode, ended.stdout.decode()) == (0, TEXT)


def test_gzip_output_is_reproducible(cli: Cli, tmp_path: Path) -> None:
    one, two = tmp_path / "one.ecn.gz", tmp_path / "two.ecn.gz"
    for path in (one, two):
        assert cli("convert", "--to", "ecn", FRIDAY, "-o", path).status == 0
    assert gzip.decompress(one.read_bytes()).decode() == TEXT
    assert one.read_bytes() == two.read_bytes()


def test_records_are_utf8_whatever_the_terminal_speaks() -> None:
    text = TEXT.replace("Anna", "Zoë ♠")
    ended = subprocess.run(
        [*ECARTE, "convert", "--to", "ecn", "-"],
        input=text.encode(),
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "latin-1"},
    )
    assert (ended.returncode, ended.stdout.decode()) == (0, text)


# --- progress ---


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [0.0]
    monkeypatch.setattr(progress, "monotonic", lambda: now[0])
    return now


def test_a_bar_appears_after_a_second_and_leaves_nothing(clock: list[float]) -> None:
    console = Console(file=io.StringIO(), force_terminal=True, width=80)
    with progress.Meter(console, "Reading", 1000) as meter:
        meter.count(300)
        clock[0] = 0.9
        meter.count(300)
        assert not meter.is_live
        clock[0] = 1.1
        meter.count(300)
        assert meter.is_live
    assert not meter.is_live
    shown = console.file.getvalue()
    assert "Reading" in shown
    assert shown.endswith("\x1b[2K")  # the line is cleared


def test_no_bar_where_none_can_be_seen(clock: list[float]) -> None:
    for console, shown in (
        (Console(file=io.StringIO()), True),
        (Console(file=io.StringIO(), force_terminal=True), False),
    ):
        with progress.Meter(console, "Reading", None, shown=shown) as meter:
            clock[0] += 9
            meter.count(1)
            assert not meter.is_live
        assert console.file.getvalue() == ""  # type: ignore[attr-defined]


def test_lines_pass_above_the_bar_on_the_same_terminal(clock: list[float]) -> None:
    terminal = Terminal("en")
    terminal._out = Console(force_terminal=True)
    terminal.err = Console(file=io.StringIO(), force_terminal=True)
    assert terminal.out is terminal._out
    with terminal.progress(10) as meter:
        clock[0] += 2
        meter.count(5)
        assert terminal.out is terminal.err
    assert terminal.out is terminal._out


def test_games_are_counted_from_the_beginning(clock: list[float]) -> None:
    console = Console(file=io.StringIO(), force_terminal=True, width=80)
    with progress.GameMeter(console, "Analysing", 3) as meter:
        assert meter.is_live
        meter.reach(1.5)
    shown = console.file.getvalue()  # type: ignore[attr-defined]
    assert "0/3" in shown
    assert "1/3" in shown
    assert shown.endswith("\x1b[2K")


def test_text_for_programs_takes_the_place_of_the_bar(
    clock: list[float], capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    terminal = Terminal("en")
    terminal._out = Console(force_terminal=True)
    terminal.err = Console(file=io.StringIO(), force_terminal=True)
    with terminal.count_games("cli-analyzing", None) as meter:
        terminal.write("a record\n")
        assert not meter.is_live
        meter.reach(1)
        assert meter.is_live
    assert capfdbinary.readouterr().out == b"a record\n"


def test_records_are_counted_without_reading_them(tmp_path: Path) -> None:
    games, packed, other = tmp_path / "games.ecn", tmp_path / "games.ecn.gz", tmp_path / "games.json"
    games.write_bytes(FRIDAY.read_bytes() + b"\n" + (GOLDEN / "unfinished.ecn").read_bytes())
    packed.write_bytes(gzip.compress(games.read_bytes()))
    other.write_text("[]", "utf-8")
    number = len(list(sources.read(lines(str(games)))))
    assert count_records([str(games), str(packed)]) == 2 * number > 2
    marked = tmp_path / "marked.ecn"
    marked.write_text("\ufeff" + games.read_text("utf-8"), "utf-8")
    assert count_records([str(marked)]) == number
    assert count_records([str(games), str(other)]) is None
    assert count_records([str(games), "-"]) is None


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes")
def test_a_pipe_is_not_read_to_count_its_records(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.ecn"
    os.mkfifo(pipe)  # nobody writes into it, so opening it would block
    assert count_records([str(FRIDAY), str(pipe)]) is None


# --- starting and ending ---


def test_starting_loads_no_more_than_it_needs() -> None:
    code = """
import sys
from ecarte.cli import main
try:
    main(["--version"])
except SystemExit as ended:
    assert not ended.code
print(*sorted({name for name in sys.modules} & {"rich.console", "fluent.runtime", "ecarte.record", "duckdb"}))
"""
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (ended.returncode, ended.stdout.splitlines()[1:]) == (0, [""]), ended.stderr


def test_a_command_loads_no_other() -> None:
    code = """
import sys
from ecarte.cli import main
try:
    main(sys.argv[1:])
finally:
    print(*sys.modules, file=sys.stderr)
"""
    ended = subprocess.run([sys.executable, "-c", code, "check", str(FRIDAY)], capture_output=True, text=True)
    loaded = set(ended.stderr.split())
    assert {name for name, folder in COMMANDS.items() if f"ecarte.cli.{folder}.{name}" in loaded} == {"check"}
    assert not loaded & {
        "duckdb",
        "matplotlib",
        "rich.progress",
        "ecarte.figures.stats",
        "ecarte.collection.archive",
        "http.server",
    }


@pytest.mark.sampled
@pytest.mark.skipif(os.name != "posix", reason="needs POSIX signals")
@pytest.mark.parametrize("command", [["sort", "-"], ["check", "-"], ["convert", "--to", "csv", "-"]])
def test_ctrl_c_prints_nothing(command: list[str], tmp_path: Path) -> None:
    output = tmp_path / "out"
    output.write_text("old")
    into = [] if command[0] == "check" else ["-o", str(output)]
    with subprocess.Popen(
        [*ECARTE, *command, *into], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as running:
        assert running.stdin is not None
        assert running.stderr is not None
        # More than a pipe's buffer: once it is written, the command is reading.
        running.stdin.write((TEXT + "\n").encode() * 200)
        running.stdin.flush()
        running.send_signal(signal.SIGINT)
        try:
            assert running.wait(60) == 130
        finally:
            running.kill()
        assert running.stderr.read() == b""
    assert output.read_text() == "old"
    assert list(tmp_path.iterdir()) == [output]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_shell_completes_commands(
    shell: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("_ECARTE_COMPLETE", f"complete_{shell}")
    monkeypatch.setenv("COMP_WORDS", "ecarte ")
    monkeypatch.setenv("COMP_CWORD", "1")
    monkeypatch.setenv("_TYPER_COMPLETE_ARGS", "ecarte ")
    monkeypatch.setenv("_TYPER_COMPLETE_FISH_ACTION", "get-args")
    monkeypatch.setenv("LANG", "C")
    with pytest.raises(SystemExit):
        main([])
    said = capfd.readouterr().out
    assert [name for name in COMMANDS if name not in said] == []


def test_what_completes_can_be_shown(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    # The shell is derived from the parent process, which under a test runner may be any.
    monkeypatch.setattr("shellingham.detect_shell", lambda: ("bash", "/bin/bash"))
    assert "_ECARTE_COMPLETE" in cli("--show-completion").out


@pytest.mark.parametrize(
    ("packer", "packed"),
    [
        ("xz", lzma.compress(TEXT.encode())),
        ("bzip2", bz2.compress(TEXT.encode())),
        ("zstd", b"\x28\xb5\x2f\xfd\x04\x58"),
        ("zip", b"PK\3\4\x14"),
        ("7-Zip", b"7z\xbc\xaf\x27\x1c\0\4"),
    ],
)
def test_what_other_programs_packed_is_to_be_unpacked_first(
    cli: Cli, tmp_path: Path, packer: str, packed: bytes
) -> None:
    path = tmp_path / "games.ecn"
    for data in (packed, gzip.compress(packed)):
        path.write_bytes(data)
        done = cli("check", path)
        assert done.status == 2
        assert f"This file is compressed with {packer}: unpack it first." in done.out
    assert "unpack it first" in cli("check", "-", stdin=packed).out


@pytest.mark.parametrize("ending", [".ecn.xz", ".zst", ".bz2", ".zip"])
def test_nothing_is_written_that_its_name_says_is_packed(cli: Cli, tmp_path: Path, ending: str) -> None:
    done = cli("sort", FRIDAY, "-o", tmp_path / f"games{ending}")
    assert (done.status, list(tmp_path.glob("games*"))) == (2, [])
    assert "gzip is the only compression that can be written" in done.err
