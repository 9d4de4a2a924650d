"""``--jobs``: the same output for any number of processes, whatever is in the files."""

from __future__ import annotations

import gzip
import os
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("typer", reason="the command line is native only")

from ecarte.cli.kit import records
from ecarte.collection import files, processes, sources
from ecarte.collection.simulate import Plan, texts
from ecarte.collection.workers import Jobs, Workers
from ecarte.notation import ecn, json, link
from tests.kit.commandline import Cli, Run, cli
from tests.notation.test_typed_games import TYPED

__all__ = ["cli"]  # a fixture, used by name

COMMANDS = (
    ("check", "--strict"),
    ("fmt", "--stdout"),
    ("convert", "--to", "link"),
    ("filter", "any(vole)"),
    ("stats", "--where", "deals > 3"),
)
OTHERS = (
    ("check",),
    ("check", "--json"),
    ("verify",),
    ("verify", "--json"),
    ("fmt", "--stdout", "--diff"),
    ("convert", "--to", "ecn"),
    ("convert", "--to", "jsonl"),
    ("convert", "--to", "csv"),
    ("convert", "--to", "csv", "--links"),
    ("convert", "--to", "pbn"),
    ("redact", "--seat", "S"),
    ("sort", "--by", "North,Round", "--reverse"),
    ("dedupe",),
    ("filter", "any(vole)", "--deals"),
    ("filter", "any(vole)", "--count"),
    ("report", "--drawings", "2"),
    ("link", "--view", "S"),
)


@cache
def some() -> str:
    """Return four games."""
    return "\n".join(texts(Plan({"S": "amateur", "N": "chance"}, 4, seed=4)))


@pytest.fixture
def odd(tmp_path: Path) -> list[Path]:
    """Files of every form, as people write them, and some that cannot be read to their end."""
    plays = ecn.loads(some())
    broken = "S!".join(some().replace("S.", "S!", 2).rsplit("S.", 2))  # the first and the last record
    contents = {
        "whole.ecn": some().encode(),
        "blank.ecn": ("\n" * 9 + broken).encode(),
        "headless.ecn": ("not a record\n" + broken).encode(),
        "windows.ecn": ("\n" + some().replace("[Round", '[Site "Café"]\n[Round', 2)).encode("cp1252"),
        "bom.ecn": ("\ufeff" + broken.replace("\n", "\r\n")).encode(),
        "late.ecn": some().encode() + b"[ECN \xff\xfe\x9d" + some().encode(),
        "several.ecn": (some() + TYPED[0].read_text("utf-8") * 3 + broken).encode(),
        "typed.txt": TYPED[1].read_bytes(),
        "lines.jsonl": "".join(json.dumps(play) + "\n" for play in plays).encode() + b"\n{}\n",
        "odd.jsonl": "odd\n".join(json.dumps(play) + "\n" for play in plays).encode(),
        "list.json": ("[" + ",\n".join(json.dumps(play) for play in plays) + "]").encode(),
        "links.txt": "".join(link.dumps(play) + "\n\n" for play in plays).encode() + b"e1AAAAAAAAAA\n",
        "links.csv": (
            "\ufeffdeal;Link\r\n"
            + "".join(f'"{n}\n";{link.dumps(play)}\r\n' for play in plays for n in range(3))
            + "4;\r\n;\r\n5;e1AAAAAAAAAA\r\n"
        ).encode(),
        "facts.csv": b"key,game,event\n1,ecarte,\n",
        "odd.txt": "# a comment\n".join(link.dumps(play) + "\n" for play in plays).encode(),
        "long.txt": (link.dumps(plays[0]) + "\n" + "g1" + "A" * 2**21 + "\n" + link.dumps(plays[1]) + "\n").encode(),
        "mac.ecn": some().replace("\n", "\r").encode(),
        "separated.ecn": some().replace("\n", "\u2028").encode(),
        "empty.ecn": b"",
        "blanks.ecn": b" \n\n\t\n",
    }
    found = []
    for name, data in contents.items():
        found.append(tmp_path / name)
        found[-1].write_bytes(data)
    packed = tmp_path / "cut.ecn.gz"
    packed.write_bytes(gzip.compress(some().encode())[:-300])
    return [*found, packed, tmp_path / "missing.ecn"]


def alone(work: Callable[[Any], Any], pieces: Iterable[tuple[Any, Any]], jobs: Jobs) -> Iterator[tuple[Any, Any]]:
    """Work as several processes do, in this one."""
    assert jobs in (2, Workers(2))
    return processes.in_order(work, pieces, 1)


@pytest.mark.sampled
@pytest.mark.parametrize(
    "command", [*COMMANDS, *(pytest.param(each, marks=pytest.mark.thorough) for each in OTHERS)], ids=" ".join
)
def test_pieces_change_nothing(
    cli: Cli, odd: list[Path], monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    monkeypatch.setattr(records, "in_order", alone)
    run = cli(*command, *odd)
    assert run.status == 2
    for portion in (1, 3):
        monkeypatch.setattr(sources, "RECORDS_AT_ONCE", portion)
        assert cli(*command, "--jobs", "2", *odd) == run


@pytest.mark.thorough
def test_a_record_that_is_too_long_is_not_held(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    long = tmp_path / "long.ecn"
    long.write_text(some() + '[ECN "1"]\n' + "x\n" * 2**21 + some(), "utf-8")
    monkeypatch.setattr(records, "in_order", alone)
    assert cli("check", "--jobs", "2", long) == cli("check", long)
    with files.opened(str(long)) as file:
        stretches = list(sources.cut(line.decode() for line in file))
    assert [each.above for each in stretches] == [0, some().count("\n") + 1 + 2**21]
    assert max(len(each.text) for each in stretches) < 2**21 + 50_000


def test_only_the_beginning_of_a_line_begins_a_record(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sources, "RECORDS_AT_ONCE", 1)
    pieces = ['[ECN "1"]\n', "a long line, ", "[ECN in two pieces\n"]
    assert [each.text for each in sources.cut(pieces)] == ["".join(pieces)]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_what_is_said_of_an_encoding_stands_at_its_place(cli: Cli, tmp_path: Path, jobs: str) -> None:
    first, second, *_ = some().split("\n\n[ECN")
    text = first.replace("S.", "S!", 1) + "\n\n[ECN" + second.replace("[Round", '[Site "Café"]\n[Round') + "\n"
    windows = tmp_path / "windows.ecn"
    windows.write_bytes(text.encode("cp1252"))
    out = cli("check", "--jobs", jobs, windows).out
    assert out.index("E-word") < out.index("W-encoding")


def test_split_writes_the_same_files(cli: Cli, odd: list[Path], tmp_path: Path) -> None:
    folders = [tmp_path / "one", tmp_path / "two"]
    runs = [
        cli("split", "--by", "North", "--jobs", str(jobs), "--into", folder, *odd[:3])
        for jobs, folder in zip((1, 2), folders, strict=True)
    ]
    assert replace(runs[0], err=runs[0].err.replace(str(folders[0]), str(folders[1]))) == runs[1]
    contents = [{path.name: path.read_bytes() for path in folder.iterdir()} for folder in folders]
    assert contents[0] == contents[1] != {}


@pytest.mark.thorough
def test_processes_change_nothing(cli: Cli, odd: list[Path], tmp_path: Path) -> None:
    many = tmp_path / "many.ecn"
    many.write_text("\n".join([some()] * 210), "utf-8")
    runs: list[Run] = [cli("check", "--jobs", str(jobs), many, *odd) for jobs in (1, 3)]
    assert runs[0] == runs[1]
    assert cli("filter", "any(vole)", many, "-j", "2").out == cli("filter", "any(vole)", many).out != ""


def own_process(piece: int) -> int:
    return os.getpid() * piece


def test_a_single_piece_starts_no_process() -> None:
    """It would take longer than the work, as when an archive with few games is brought up to date."""
    here = os.getpid()
    assert list(processes.in_order(own_process, [("a", 1)], 2)) == [("a", here)]
    assert list(processes.in_order(own_process, [], 2)) == []
    (_, first), (_, second) = processes.in_order(own_process, [("a", 1), ("b", 1)], 2)
    assert here not in (first, second)


def test_a_process_that_is_killed_is_told_of(cli: Cli, odd: list[Path], monkeypatch: pytest.MonkeyPatch) -> None:
    def killed(work: object, pieces: object, jobs: int) -> Iterator[tuple[Any, Any]]:
        return processes.in_order(os._exit, [(None, 1), (None, 1)], jobs)  # as the system ends a process without memory

    monkeypatch.setattr(records, "in_order", killed)
    output = odd[0].with_name("out.ecn")
    run = cli("convert", "--to", "ecn", "--jobs", "2", odd[0], "-o", output)
    assert run.status == 2
    assert run.err.startswith("ecarte: One of the processes that work on the records was stopped")
    assert not output.exists()
