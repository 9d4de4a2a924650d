"""``ecarte match``: the standing of the matches in files, from their records alone (E27, E31-E33)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.cells import cell_len

from ecarte.cli.kit.courses import Matches, of_match
from ecarte.cli.kit.records import Files, Records
from ecarte.cli.kit.terminal import AsJson, Terminal
from ecarte.cli.speech import standings
from ecarte.collection.files import STANDARD
from ecarte.match import Course
from ecarte.requests.subjects.matches import standing


def match(terminal: Terminal, files: Files, as_json: AsJson = False) -> int:
    """Print the standing of matches."""
    records = Records(terminal, files)
    matches = Matches()
    for name, done in records.map(of_match, STANDARD if as_json else ""):
        if records.accept(done, name):
            matches.add(name, done.line, done.made)
    for course, problems in matches.courses():
        for name, problem in problems:
            records.status = max(records.status, 1)
            terminal.report(terminal.err, name, problem)
        state = standing(course)
        if as_json:
            terminal.write_json(state)
        else:
            _tell(terminal, course, state)
    if not matches.games and not as_json:
        terminal.note(terminal.words("cli-match-none"))
    return records.status


def _tell(terminal: Terminal, course: Course, state: Mapping[str, Any]) -> None:
    terminal.out.print(standings.format_heading(terminal.words, state), style="bold")
    rows = standings.game_rows(terminal.words, state["games"])
    wide = [max(map(cell_len, column)) for column in zip(*rows, strict=True)]
    played = ["  ".join(_filled(cell, to) for cell, to in zip(row, wide, strict=True)).rstrip() for row in rows]
    for line in (*played, *standings.describe(terminal.words, course, state)):
        terminal.out.print(f"  {line}", soft_wrap=True)


def _filled(cell: str, to: int) -> str:
    return cell + " " * (to - cell_len(cell))
