"""The guide to the command line is right: every example in it is run, in order, in one folder."""

from __future__ import annotations

import gzip
import re
import shlex
import shutil
from pathlib import Path

import pytest

pytest.importorskip("typer", reason="the command line is native only")

from tests.kit.commandline import Cli, Run, cli

__all__ = ["cli"]  # a fixture, used by name

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs/guide/command-line.md").read_text("utf-8")
ELIDED = "…"  # a line that stands for any number of lines


def sections() -> list[tuple[str, str]]:
    """Yield the boxes of the guide, each with its kind."""
    return re.findall(r"```(console|python)\n(.*?)```", GUIDE, re.DOTALL)


def examples() -> list[tuple[str, str]]:
    """Yield every command with its output."""
    found = []
    for kind, text in sections():
        if kind == "console":
            for part in re.split(r"^\$ ", text, flags=re.M)[1:]:
                command, _, said = part.partition("\n")
                found.append((command, said))
    return found


def pattern(said: str) -> str:
    lines = ["(?:.*\n)*" if line == ELIDED else re.escape(line) + "\n" for line in said.splitlines()]
    return "".join(lines)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    place = tmp_path / "guide"
    place.mkdir()
    monkeypatch.chdir(place)
    golden = ROOT / "tests/golden"
    shutil.copy(golden / "akagiri.ecn", place / "friday.ecn")
    shutil.copy(golden / "variations.ecn", place / "notes.ecn")
    shutil.copy(golden / "belote-classic.ecn", place / "belote.ecn")
    shutil.copy(golden / "match-pool.ecn", place / "pool.ecn")
    sloppy = examples()[0][1]
    (place / "sloppy.ecn").write_text(sloppy, "utf-8")
    (place / "broken.ecn").write_text(sloppy.replace("S.Jh 8h", "S.Jh Qs"), "utf-8")
    return place


def run(cli: Cli, command: str, before: Run) -> Run:
    """Run a command as a shell would, as far as the guide needs one."""
    if command == "echo $?":
        return Run(0, f"{before.status}\n", "")
    words = shlex.split(command)
    if words[0] == "cat":
        return Run(0, Path(words[1]).read_text("utf-8"), "")
    if words[0] == "ls":
        return Run(0, "".join(f"{path.name}\n" for path in sorted(Path(words[1]).iterdir())), "")
    ended, said = Run(0, "", ""), ""
    for part in command.split(" | "):
        program, *arguments = shlex.split(part)
        assert program == "ecarte"
        ended = cli(*arguments, stdin=ended.out)
        said += ended.err
    return Run(ended.status, ended.out, said)


def test_the_examples_of_the_guide(cli: Cli, folder: Path) -> None:
    before = Run(0, "", "")
    other = []
    for command, said in examples():
        before = run(cli, command, before)
        if not re.fullmatch(pattern(said), before.out + before.err):
            other.append(f"$ {command}\n{before.out}{before.err}")
    assert not other, "\n".join(other)
    for kind, text in sections():
        if kind == "python":
            exec(compile(text, "command-line.md", "exec"), {})
    assert folder.is_dir()


def test_the_codes_of_files_end_as_the_guide_says(cli: Cli, folder: Path) -> None:
    whole = (folder / "friday.ecn").read_bytes()
    pyarrow = pytest.importorskip("pyarrow", reason="pyarrow is native only")
    parquet = pytest.importorskip("pyarrow.parquet", reason="pyarrow is native only")
    parquet.write_table(pyarrow.table({"deal": [1]}), folder / "E-table")
    (folder / "E-gzip").write_bytes(gzip.compress(whole)[:-20])
    (folder / "E-utf8").write_bytes(whole.replace(b"Bruno", b"Bru\xffo"))
    answer = re.findall(r"^\| `(E-[a-z0-9]+)` \| .* \| (\d) \|$", GUIDE, re.M)
    assert [code for code, _ in answer] == ["E-file", "E-table", "E-gzip", "E-utf8"]
    for code, status in answer:  # each in a file of its name; the file of E-file does not exist
        for command in (["check"], ["convert", "--to", "ecn"]):
            ended = cli(*command, code)
            assert (ended.status, code in ended.out + ended.err) == (int(status), True), (command, code)


def test_the_guide_shows_every_command_of_its_own() -> None:
    shown = {command.split()[1] for command, _ in examples() if command.startswith("ecarte")}
    assert shown == {
        *(
            "check",
            "match",
            "fmt",
            "show",
            "draw",
            "edit",
            "link",
            "convert",
            "merge",
            "redact",
            "sort",
            "dedupe",
            "split",
            "head",
            "serve",
        ),
        "rules",
    }
