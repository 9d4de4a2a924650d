"""``ecarte check``: everything that is wrong with records, each on a line of its own."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Annotated

import typer

from ecarte.cli.files import read
from ecarte.cli.terminal import USAGE, Color, Coloring, Lang, Terminal
from ecarte.game import Problem, RuleError
from ecarte.notation import ecn


def check(
    files: Annotated[list[str], typer.Argument(metavar="FILE", show_default=False)],
    canonical: Annotated[bool, typer.Option("--canonical")] = False,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    lang: Lang = None,
    color: Coloring = Color.AUTO,
) -> None:
    terminal = Terminal(lang, color)
    status = found = records = 0
    for file in files:
        for problem in _problems(file, canonical):
            if problem is None:
                records += 1
                continue
            found += 1
            status = max(status, USAGE if problem.code == "E-file" else 1)
            if as_json:
                said = {"file": file, **problem.to_json(), "sentence": terminal.words.problem(problem)}
                terminal.out.print(json.dumps(said), soft_wrap=True)
            else:
                terminal.report(terminal.out, file, problem)
    terminal.err.print(terminal.words("cli-checked", records=records, problems=found), style="dim")
    raise typer.Exit(status)


def _problems(file: str, canonical: bool) -> Iterator[Problem | None]:
    """The problems of a file, and None after each of its records."""
    try:
        for reading in ecn.read(read(file), mode="strict" if canonical else "lenient"):
            yield from reading.problems
            if all(problem.code != "E-no-record" for problem in reading.problems):
                yield None
    except RuleError as error:
        yield from error.problems
