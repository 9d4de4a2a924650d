"""``ecarte check``: all errors in records, each on a line of its own."""

from __future__ import annotations

from functools import partial
from typing import Annotated

import typer

from ecarte.cli.kit.courses import Matches, of_match
from ecarte.cli.kit.records import Files, Jobs, Records, Scheduler
from ecarte.cli.kit.terminal import AsJson, Quiet, Terminal
from ecarte.collection.files import STANDARD
from ecarte.collection.sources import renumbered
from ecarte.collection.workers import Workers
from ecarte.core.game import Json, Problem
from ecarte.match import Played
from ecarte.notation import ecn
from ecarte.notation.ecn import Reading
from ecarte.notation.ecn.salvage import salvage


def check(
    terminal: Terminal,
    files: Files,
    strict: Annotated[bool, typer.Option("--strict")] = False,
    quiet: Quiet = False,
    as_json: AsJson = False,
    jobs: Jobs = 1,
    scheduler: Scheduler = None,
) -> int:
    """Print every problem of records."""
    workers = Workers(jobs, scheduler)
    reader = partial(ecn.read, mode="strict")
    records = Records(terminal, files, reader, "ecn", exact=True) if strict else Records(terminal, files)
    counts = {"records": 0, "problems": 0, "warnings": 0}
    matches = Matches(by_file=True)

    def tell(file: str, problem: Problem) -> None:
        counts["problems" if problem.severe else "warnings"] += 1
        if problem.severe:
            records.status = max(records.status, 1)
        if as_json:
            terminal.write_json(_problem_json(terminal, file, problem), ascii=True)
        elif not quiet:
            terminal.report(terminal.out, file, problem)

    for file, done in records.map(partial(_checked, strict=strict), STANDARD if as_json else "", workers):
        problems = [done] if isinstance(done, Problem) else [*done.problems]
        if not isinstance(done, Problem):
            game, kept = done.made
            counts["records"] += done.is_record
            matches.add(file, done.line, game)
            problems += renumbered(kept, done.before)
        for problem in problems:
            tell(file, problem)
    for _, unfit in matches.courses():  # games of one match in a file that contradict each other
        for file, problem in unfit:
            tell(file, problem)
    if not quiet:
        terminal.err.print(terminal.words("cli-checked", **counts), style="dim")
    return records.status


def _checked(reading: Reading, *, strict: bool) -> tuple[Played | None, tuple[Problem, ...]]:
    """Return the game of a record that belongs to a match, and how much is kept of one with errors."""
    kept = None if strict else salvage(reading)
    return of_match(reading), (kept.warning,) if kept else ()


def _problem_json(terminal: Terminal, file: str, problem: Problem) -> Json:
    """Return a problem for programs; unknown values are null."""
    fields = problem.to_json()
    places = {name: fields.get(name) for name in ("line", "column", "record", "deal")}
    what = {"code": problem.code, "rule": problem.rule, "severe": problem.severe}
    return {"file": file, **places, **what, **terminal.explain(problem), "data": fields["data"]}
