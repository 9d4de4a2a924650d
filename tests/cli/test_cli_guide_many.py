"""The guide pages about many records: every example has the output below it, and every fact is described."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("typer", reason="the command line is native only")

from ecarte.collection.archive import Archive
from ecarte.notation import ecn
from ecarte.record import facts
from tests.collection.test_archive import lines, simulated

GUIDE = Path(__file__).parents[2] / "docs/guide"
PAGES = ("filter.md", "stats.md", "archive.md", "fair.md")


def blocks(page: str, kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```$", (GUIDE / page).read_text("utf-8"), re.DOTALL | re.MULTILINE)


def shown(block: str) -> list[tuple[str, str]]:
    """Yield the commands of an example, each with the output below it."""
    parts = re.split(r"^\$ (.*)\n", block, flags=re.MULTILINE)[1:]
    return list(zip(parts[::2], parts[1::2], strict=True))


@pytest.mark.thorough
@pytest.mark.parametrize("page", PAGES)
def test_the_examples_do_what_the_guide_says(page: str, tmp_path: Path) -> None:
    """A shell runs them in a folder of their own; the standard error is shown too."""
    commands = tmp_path / "bin"
    commands.mkdir()
    for name, code in (("ecarte", "from ecarte.cli import main; main()"), ("python", "")):
        script = f"-c '{code}'" if code else ""
        (commands / name).write_text(f'#!/bin/sh\nexec "{sys.executable}" {script} "$@"\n')
        (commands / name).chmod(0o755)
    folder = tmp_path / "work"
    folder.mkdir()
    kept = {name: value for name, value in os.environ.items() if name in ("HOME", "PYTHONPATH", "SYSTEMROOT")}
    environment = {**kept, "PATH": f"{commands}:/usr/bin:/bin", "LANG": "C.UTF-8", "COLUMNS": "100"}
    examples = [example for block in blocks(page, "console") for example in shown(block)]
    assert len(examples) > 3
    for command, said in examples:
        ran = subprocess.run(
            ["/bin/sh", "-c", command], cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
        lines = (line.rstrip() for line in ran.stdout.decode().split("\n"))
        found = "\n".join(
            line for line in lines if not line.startswith(("Compiling.", "Compiled in"))
        )  # on a new machine
        assert found == said, command


@pytest.mark.parametrize("page", PAGES)
def test_the_programs_of_the_guide_run(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    (program,) = blocks(page, "python")
    exec(compile(program, page, "exec"), {})
    assert capsys.readouterr().out


def test_every_fact_is_listed_with_its_kind() -> None:
    text = (GUIDE / "filter.md").read_text("utf-8")
    answer: dict[str, str] = {}
    for names, kind in re.findall(r"^\| (`.*?) \| (text|number|flag) \|", text, re.MULTILINE):
        answer |= dict.fromkeys(re.findall(r"`(\w+)`", names), kind)
    assert answer == {column.name: column.kind for column in (*facts.GAME_COLUMNS, *facts.COLUMNS)}


def test_the_guide_tells_of_every_table(tmp_path: Path) -> None:
    with Archive(tmp_path / "games.duckdb", write=True) as archive:
        tables = {name for (name,) in archive.query("SHOW TABLES")[1]}
    assert set(re.findall(r"^`(\w+)`: ", (GUIDE / "archive.md").read_text("utf-8"), re.M)) == tables


def test_the_query_of_the_guide_is_one(tmp_path: Path) -> None:
    (sql,) = blocks("archive.md", "sql")
    with Archive(tmp_path / "games.duckdb", write=True) as archive:
        archive.add([("games", lines(simulated()))])
        names, rows = archive.query(sql)
        found = list(rows)
    assert names == ["number", "proposals", "refused"]
    deals = [row for play in ecn.loads(simulated()) for row in facts.deals(play.record)]
    asked = [int(row["proposals"] or 0) for row in deals]
    assert [row[:2] for row in found] == [(n, sum(each >= n for each in asked)) for n in range(1, max(asked) + 1)]
    assert round(found[0][1] * found[0][2]) == sum(bool(row["refused_first"]) for row in deals) > 10
