"""``ecarte check`` and ``ecarte convert``: input, output and exit status."""

from __future__ import annotations

import csv
import gzip
import json
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("typer", reason="the command line is native only")

from ecarte import record
from ecarte.cli.puzzles.lessons import Teaching
from ecarte.cli.puzzles.solving import Solving
from ecarte.collection import files
from ecarte.collection import simulate as simulation
from ecarte.notation import ecn
from tests.kit.commandline import Cli, cli

__all__ = ["cli"]  # a fixture, used by name

GOOD = ecn.dumps(record.new("ecarte", "akagiri", {}, {"South": "Zoé"}, "ab" * 32, "N"))

BAD = """\
[ECN "1"]
[Game "ecarte"]
[Rules "akagiri"]
[Option "target=7"]

1. N
*

[ECN "1"]
[Game "ecarte"]
[Rules "akagiri"]
[Result "*"]

1. N
S<AsJhQdQc7c N<QsTsAh8h7h ^7d
S:propose N:refuse
S.7c N.Ts /S
S.Jh N.Qs /S
=2-0 2-0
2. S
S.\x1b[31mKs
*
"""

SAID = """\
-:4:1: E-option-value (E24) “target” cannot be “7”. It can be: 5, 10.
-:18:6: E-follow (E17) You must follow suit: hearts were led. North plays here.
-:21:1: E-word “S.\\x1b[31mKs” is not understood.
  An event is written like “S.Ks”, “N:propose” or “S-7h8h”.
"""
KEPT = """\
-:18:6: W-kept The game is kept up to here: 8 events of deal 1. The rest is left out.
  Correct what is wrong here, and read the text again to have the whole game.
"""


@pytest.fixture
def good(tmp_path: Path) -> Path:
    path = tmp_path / "good.ecn"
    path.write_bytes(GOOD.encode())
    return path


# --- check ---


def test_a_good_file_has_no_problem(cli: Cli, good: Path) -> None:
    run = cli("check", good)
    assert (run.status, run.out, run.err) == (0, "", "One record, no problem.\n")
    assert cli("check", "--strict", good, good).status == 0


def test_every_problem_of_every_record_is_said_in_its_place(cli: Cli) -> None:
    run = cli("check", "-", stdin=BAD)
    assert (run.status, run.out, run.err) == (1, SAID + KEPT, "2 records, 3 problems, one warning.\n")


def test_sentences_are_in_the_language_asked_for(cli: Cli) -> None:
    french = "-:18:6: E-follow (E17) Il faut fournir à cœur, la couleur demandée. C’est Nord qui joue ici.\n"
    assert french in cli("check", "--lang", "fr", "-", stdin=BAD).out


def test_problems_as_json(cli: Cli) -> None:
    run = cli("check", "--json", "-", stdin=BAD)
    found = [json.loads(line) for line in run.out.splitlines()]
    assert run.status == 1
    assert found[1] == {
        "file": "-",
        "line": 18,
        "column": 6,
        "record": 2,
        "deal": 1,
        "code": "E-follow",
        "rule": "E17",
        "severe": True,
        "sentence": "You must follow suit: hearts were led. North plays here.",
        "remedy": None,
        "data": {"led": "Jh", "rank": "J", "suit": "h", "trump": "d", "seat": "N", "part": "play"},
    }
    assert [list(each) for each in found] == [list(found[1])] * 4  # the same keys always
    missing = json.loads(cli("check", "--json", "nowhere.ecn").out)
    assert (missing["code"], missing["line"], missing["record"]) == ("E-file", None, None)


def test_canonical_form_is_to_the_byte(cli: Cli) -> None:
    crlf = GOOD.replace("\n", "\r\n")
    assert cli("check", "-", stdin=crlf).status == 0
    assert cli("check", "--strict", "-", stdin=crlf).out.startswith("-:1:10: E-canonical This is not in canonical")
    spaced = GOOD.replace("\n\n", "\n\n\n", 1)
    assert cli("check", "--strict", "-", stdin=spaced).status == 1
    assert cli("check", "--strict", "-", stdin=GOOD.rstrip("\n")).status == 1


def test_gzip_is_unpacked(cli: Cli, tmp_path: Path) -> None:
    packed = gzip.compress(GOOD.encode())
    assert cli("check", "--strict", "-", stdin=packed).status == 0
    cut = tmp_path / "cut.ecn.gz"
    cut.write_bytes(packed[:-20])
    run = cli("check", cut)
    assert (run.status, run.out.split(" ")[1]) == (1, "E-gzip")


def test_text_that_is_not_utf8_is_placed(cli: Cli) -> None:
    run = cli("check", "-", stdin='[ECN "1"]\nZoé '.encode() + b"\xff\n")
    assert (run.status, run.out) == (
        1,
        "-:2:5: E-utf8 From here on the text is not UTF-8.\n  Save the file as UTF-8.\n",
    )


def test_a_file_that_cannot_be_read_does_not_hide_the_others(cli: Cli, good: Path, tmp_path: Path) -> None:
    run = cli("check", tmp_path / "none.ecn", tmp_path, "-", good, stdin=BAD)
    assert run.status == 2
    first, second, *others = run.out.splitlines()
    assert first.endswith("none.ecn: E-file There is no such file.")
    assert second.endswith(": E-file This is a folder, not a file of records.")
    assert "\n".join(others) + "\n" == SAID + KEPT
    assert run.err == "3 records, 5 problems, one warning.\n"


@pytest.mark.parametrize(
    "junk", [b"", b"\n\n", b"\x00" * 1000, b"[ECN ", b'[ECN "1"]', b'[ECN "1"]\n\n{', bytes(range(128)) * 9]
)
@pytest.mark.parametrize("command", [["check"], ["check", "--strict"], ["convert", "--to", "json"]])
def test_junk_has_problems_and_nothing_else(cli: Cli, command: list[str], junk: bytes) -> None:
    run = cli(*command, "-", stdin=junk)
    assert run.status == 1
    assert "E-" in run.out + run.err
    assert not any(ord(c) < 32 for c in run.out.replace("\n", ""))


# --- convert ---


def test_json_is_one_object_a_line(cli: Cli, good: Path) -> None:
    run = cli("convert", "--to", "json", good, "-", stdin=GOOD + "\n" + GOOD)
    assert (run.status, run.err) == (0, "")
    lines = run.out.splitlines()
    assert len(lines) == 3
    assert {json.loads(line)["tags"]["South"] for line in lines} == {"Zoé"}


def test_json_tells_the_problems_of_a_record(cli: Cli) -> None:
    run = cli("convert", "--to", "json", "-", stdin=BAD)
    assert run.status == 1
    assert run.err == SAID  # the same lines as those of `check`
    (line,) = run.out.splitlines()  # for the first record not even the rules are known
    assert [problem["code"] for problem in json.loads(line)["problems"]] == ["E-follow", "E-word"]


def test_ecn_becomes_canonical(cli: Cli, tmp_path: Path) -> None:
    loose = "\ufeff" + GOOD.replace("\n", "\r\n").replace(" ^", "   ^")
    target = tmp_path / "new.ecn"
    run = cli("convert", "--to", "ecn", "-o", target, "-", "-", stdin=loose)
    assert (run.status, run.out) == (1, "")  # the second reading of the standard input finds nothing
    assert target.read_text("utf-8") == GOOD
    assert cli("convert", "--to", "ecn", target, target).out == GOOD + "\n" + GOOD


def test_a_record_with_a_mistake_is_never_passed_off_as_whole(cli: Cli, good: Path) -> None:
    run = cli("convert", "--to", "ecn", "-", good, stdin=BAD)
    part, _, whole = run.out.partition("S.Jh\n*\n\n")
    assert (run.status, whole) == (1, GOOD)
    assert part.endswith("S.7c N.Ts /S\n")
    assert KEPT in run.err
    run = cli("sort", "-", good, stdin=BAD)
    assert (run.status, run.out) == (1, GOOD)
    assert "-: the record in line 9 is left out" in run.err


def test_a_part_never_replaces_the_file_it_is_of(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "bad.ecn"
    path.write_text(BAD, "utf-8")
    assert cli("convert", "--to", "ecn", path, "--output", path).status == 2
    assert path.read_text("utf-8") == BAD


def test_a_file_can_be_converted_onto_itself(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "game.ecn"
    path.write_text(GOOD.replace(" ^", "  ^"), "utf-8")
    assert cli("convert", "--to", "ecn", path, "--output", path).status == 0
    assert path.read_text("utf-8") == GOOD
    assert [each.name for each in tmp_path.iterdir()] == ["game.ecn"]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device here")
@pytest.mark.parametrize("command", [["check"], ["convert", "--to", "json"]])
def test_a_full_disk_is_said(command: list[str]) -> None:
    with Path("/dev/full").open("wb") as full:
        ended = subprocess.run(
            [sys.executable, "-c", "from ecarte.cli import main; main()", *command, "--lang", "en", "-"],
            input=BAD.encode(),
            stdout=full,
            stderr=subprocess.PIPE,
        )
    assert ended.returncode == 2
    assert (
        ended.stderr.decode().splitlines()[-1]
        == "ecarte: The standard output cannot be written: No space left on device."
    )
    assert b"Traceback" not in ended.stderr


@pytest.mark.sampled
@pytest.mark.parametrize(
    "command",
    [
        ["convert", "--to", "json"],
        ["sort"],
        ["show"],
        ["head", "-n", "300"],
        ["head", "--tags", "-n", "300"],
        ["link", "--all"],
    ],
)
def test_a_reader_that_goes_away_is_no_error_to_speak_of(good: Path, command: list[str]) -> None:
    running = [sys.executable, "-c", "from ecarte.cli import main; main()", *command, *[str(good)] * 300]
    with subprocess.Popen(running, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as writer:
        assert writer.stdout is not None
        assert writer.stderr is not None
        writer.stdout.read(10)
        writer.stdout.close()
        assert writer.stderr.read() == b""
        assert writer.wait(60) == 1


def test_a_name_mistyped_costs_no_file(cli: Cli, good: Path, tmp_path: Path) -> None:
    """Where no record could be read, no file is overwritten or created."""
    junk = tmp_path / "junk.ecn"
    junk.write_text("garbage\n")
    for command in (["analyze"], ["convert", "--to", "ecn"]):
        for name, status in ((tmp_path / "goood.ecn", 2), (junk, 1)):
            assert cli(*command, name, "-o", good).status == status
            assert good.read_bytes() == GOOD.encode()
            assert cli(*command, name, "-o", tmp_path / "new.ecn").status == status
    assert sorted(tmp_path.iterdir()) == [good, junk]


def test_an_output_that_cannot_be_written_is_said(cli: Cli, good: Path, tmp_path: Path) -> None:
    run = cli("convert", "--to", "ecn", good, "-o", tmp_path / "no/such/folder.ecn")
    assert run.status == 2
    folder = tmp_path / "no/such"
    assert f"cannot be written: there is no folder {folder}. Create it, or choose another." in run.err
    assert "The name of the output is empty" in cli("convert", "--to", "ecn", good, "-o", "").err
    assert f"{tmp_path} cannot be written: it is a folder. Name a file in it." in cli("sort", good, "-o", tmp_path).err


def test_data_that_are_no_text_are_called_so(cli: Cli, tmp_path: Path) -> None:
    picture, packed = tmp_path / "picture.png", tmp_path / "packed.ecn.gz"
    picture.write_bytes(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR")
    packed.write_bytes(gzip.compress(picture.read_bytes()))
    for file in (picture, packed):
        run = cli("check", file)
        assert (run.status, run.out) == (
            2,
            f"{file}: E-file This is no text, but a picture, a program or other data: name a file of records.\n",
        )
    run = cli("check", "-", stdin=GOOD.encode() * 400 + b"\xff\0")  # a text that is damaged further on
    assert (run.status, "E-utf8" in run.out) == (1, True)


def test_a_closed_stream_is_no_traceback(good: Path) -> None:
    for command, status, said in (
        (f"check {good} <&-", 0, "One record, no problem."),
        ("check - <&-", 1, "0 records, one problem."),
        (f"convert --to ecn {good} >&-", 2, "ecarte: The standard output cannot be written: Bad file descriptor."),
        ("--help >&-", 2, "ecarte: The standard output cannot be written: Bad file descriptor."),
        (f"check {good} 2>&-", 0, ""),
    ):
        ended = subprocess.run(f"{sys.executable} -m ecarte {command}", shell=True, capture_output=True, text=True)
        assert (ended.returncode, ended.stderr.strip()) == (status, said)


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("{good}", "“{good}” is a file. The command comes first, as in: ecarte check {good}\n"),
        ("{good} check", "ecarte check {good}\n"),
        ("archive {good}", "The command comes first, as in: ecarte archive stats {good}\n"),
        (
            "convert json {good}",
            "Say the format with --to, or with the ending of --output. "
            "There are: ecn, json, jsonl, link, csv, parquet, pbn.",
        ),
        ("redact {good}", "--seat is missing: ecarte redact [OPTIONS] --seat SEAT FILE..."),
        ("archive query {good} x", "{good} is no archive. To make one of files of records: ecarte archive add"),
        ("split --into {good} {good}", "{good} cannot be written: Not a directory."),
        ("show --at 3 {good}", "This game has no moment 3. A moment is a deal and an event, as in 1#6."),
        ("redact --seat X {good}", "“X” is not a seat at this table. A seat is S or N"),
        ("simulate S:amateur", "Nobody is named for seat N. Name one for each seat, as in S:amateur N:chance."),
        ("lessons 99", "There is no lesson “99”. “ecarte lessons” lists them."),
    ],
)
def test_a_newcomer_hears_what_to_do(cli: Cli, good: Path, command: str, said: str) -> None:
    run = cli(*command.format(good=good).split())
    assert (run.status, run.out) == (2, "")
    assert said.format(good=good) in run.err


@pytest.mark.parametrize(
    "command",
    [
        "analyze {good} -o",
        "convert --to csv {good} -o",
        "convert --to parquet {good} -o",
        "dedupe {good} -o",
        "filter True {good} -o",
        "head {good} -o",
        "lessons 1 --progress",
        "link {good} -o",
        "merge {good} {good} -o",
        "play --save",
        "problems --progress",
        "redact --seat S {good} -o",
        "report {good} -o",
        "simulate S:chance N:chance -n 1 -o",
        "sort {good} -o",
        "draw {good} -o",
        "stats {good} --picture",
    ],
)
def test_an_output_is_refused_before_the_work(
    cli: Cli, good: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    """Nobody waits an hour to hear that there is no such folder."""

    def never(*arguments: object, **more: object) -> object:
        raise AssertionError("worked in vain")

    monkeypatch.setattr(files, "lines", never)
    monkeypatch.setattr(simulation, "play", never)
    monkeypatch.setattr(Teaching, "give", never)
    monkeypatch.setattr(Solving, "put", never)
    is_picture = command.startswith(("draw", "stats"))
    ending = ".svg" if is_picture else ".ecn"
    folder, file = tmp_path / f"folder{ending}", tmp_path / f"file{ending}"
    folder.mkdir()
    file.touch()
    before = sorted(tmp_path.iterdir())
    for output in (folder, file / "below.svg", tmp_path / "mine.duckdb", tmp_path / "mine.pbn.gz"):
        run = cli(*command.format(good=good).split(), output)
        assert (run.status, run.out) == (2, ""), run.err
        assert str(output) in run.err
        assert sorted(tmp_path.iterdir()) == before


def test_the_ending_of_an_output_says_what_is_in_it(cli: Cli, good: Path, tmp_path: Path) -> None:
    """Nobody opens a y.json that holds csv."""
    run = cli("convert", good)
    assert (run.status, run.out) == (2, "")
    assert "with the ending of --output" in run.err
    for ending, to in (("ecn", "ecn"), ("json", "json"), ("jsonl.gz", "jsonl"), ("CSV", "csv"), ("pbn", "pbn")):
        by_name, said = tmp_path / f"name.{ending}", tmp_path / ("said.gz" if ending.endswith("gz") else "said")
        assert cli("convert", good, "-o", by_name).status == 0
        assert cli("convert", "--to", to, good, "-o", said).status == 0
        assert by_name.read_bytes() == said.read_bytes()
        other = tmp_path / ("other.csv" if to != "csv" else "other.ecn")
        run = cli("convert", "--to", to, good, "-o", other)
        assert (run.status, run.out, other.exists()) == (2, "", False)
        assert "Give it another ending" in run.err
    for command in (["filter", "True"], ["filter", "--deals", "True"], ["head"]):
        assert cli(*command, good, "-o", tmp_path / "deals.parquet").status == 2
    assert cli("filter", "--deals", "True", good, "-o", tmp_path / "deals.csv").status == 0
    assert cli("filter", "--count", "True", good, "-o", tmp_path / "count.json").status == 0


def test_the_columns_of_a_table_are_chosen(cli: Cli, good: Path, tmp_path: Path) -> None:
    whole = list(csv.DictReader(cli("convert", "--to", "csv", good).out.splitlines()))
    said = cli("convert", "--to", "csv", "--columns", "winner, deal,turn,deal", good)
    assert (said.status, said.err) == (0, "")
    assert said.out.splitlines()[0] == "winner,deal,turn"
    assert list(csv.DictReader(said.out.splitlines())) == [
        {name: row[name] for name in ("winner", "deal", "turn")} for row in whole
    ]
    assert cli("filter", "--deals", "--columns", "winner,deal,turn", "True", good).out == said.out
    linked, all_linked = tmp_path / "linked.csv", tmp_path / "all-linked.csv"
    assert cli("convert", "--columns", "deal", "--links", good, "-o", linked).status == 0
    assert cli("convert", "--links", good, "-o", all_linked).status == 0
    assert linked.read_text("utf-8").startswith("deal,link\n")
    assert cli("convert", "--to", "ecn", linked).out == cli("convert", "--to", "ecn", all_linked).out != ""


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("convert --to csv --columns winer {good}", "There is no column “winer”. Did you mean “winner”?\n"),
        ("convert --to csv --columns link {good}", "There is no column “link”. Did you mean “--links”?\n"),
        ("convert --to csv --columns deal, {good}", "There is no column “”.\n"),
        ("convert --to json --columns deal {good}", "--columns is for csv and Parquet, not for json.\n"),
        ("convert --to json --links {good}", "--links is for csv and Parquet, not for json.\n"),
        ("filter --columns deal True {good}", "--columns needs --deals, without --count.\n"),
        ("filter --columns deal --deals --count True {good}", "--columns needs --deals, without --count.\n"),
    ],
)
def test_columns_that_there_are_not(cli: Cli, good: Path, command: str, said: str) -> None:
    run = cli(*command.format(good=good).split())
    assert (run.status, run.out, run.err) == (2, "", f"ecarte: {said}")
