"""``ecarte match``: the standing of the matches in files, from their records alone (E27, E31-E33)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Annotated, Any

import typer
from rich.cells import cell_len

from ecarte.cli.kit.courses import Matches, of_match
from ecarte.cli.kit.records import Files, Records
from ecarte.cli.kit.terminal import Color, Coloring, Lang, Terminal
from ecarte.cli.speech.spectators import called
from ecarte.collection.files import STANDARD
from ecarte.match import Course
from ecarte.requests.subjects.matches import standing
from ecarte.text import shown_name


def match(
    files: Files,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    lang: Lang = None,
    color: Coloring = Color.AUTO,
) -> None:
    """Print the standing of matches."""
    terminal = Terminal(lang, color)
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
            terminal.write(json.dumps(state, ensure_ascii=False) + "\n")
        else:
            _tell(terminal, course, state)
    if not matches.found and not as_json:
        terminal.note(terminal.words("cli-match-none"))
    terminal.flush()
    raise typer.Exit(records.status)


def _tell(terminal: Terminal, course: Course, state: Mapping[str, Any]) -> None:
    words, people = terminal.words, state["people"]
    score = [words("cli-match-score", name=shown_name(p["name"]), won=p["won"]) for p in people if p["seat"]]
    kind = words(f"match-{state['kind']}")
    terminal.out.print(words("cli-match-heading", kind=kind, score=", ".join(score)), style="bold")
    for line in (*_games(terminal, state["games"]), *_after(terminal, course, state)):
        terminal.out.print(f"  {line}", soft_wrap=True)


def _games(terminal: Terminal, games: list[Any]) -> list[str]:
    """Return a line for each game: who played, how it ended, what it counted, the chips it moved."""
    words = terminal.words
    rows = []
    for game in games:
        ended = "" if game["over"] else words("cli-match-void" if game["void"] else "cli-match-open")
        worth = words("cli-match-worth", worth=game["worth"]) if (game["worth"] or 1) > 1 else ""
        moved = ", ".join(f"{called(words, name)} {chips:+d}" for name, chips in game["moved"].items())
        names = " – ".join(shown_name(name) for name in game["players"].values())
        score = "-".join(map(str, game["score"].values()))
        rows.append([str(game["number"]), names, f"{score} {worth}{ended}".strip(), moved])
    wide = [max(map(cell_len, column)) for column in zip(*rows, strict=True)]
    return ["  ".join(_filled(cell, to) for cell, to in zip(row, wide, strict=True)).rstrip() for row in rows]


def _filled(cell: str, to: int) -> str:
    return cell + " " * (to - cell_len(cell))


def _after(terminal: Terminal, course: Course, state: Mapping[str, Any]) -> list[str]:
    words, purses = terminal.words, [person for person in state["people"] if person["purse"] is not None]
    lines = []
    if state["missing"]:
        lines.append(words("cli-match-missing", games=", ".join(map(str, state["missing"]))))
    if state["pot"]:
        lines.append(words("cli-match-pot", pot=state["pot"]))
    if purses:
        listed = ", ".join(f"{called(words, person['name'])} {person['purse']}" for person in purses)
        lines.append(words("cli-match-purses", purses=listed))
    if state["over"]:
        lines.append(words("cli-match-won", name=shown_name(state["winner"])))
    elif state["stopped"]:
        lines.append(words.problem(state["stopped"]))
        if state["divided"]:
            listed = ", ".join(f"{called(words, name)} {chips}" for name, chips in state["divided"].items())
            lines.append(words("match-divided", listed=listed))
    elif state["playing"]:
        lines.append(words("cli-match-playing", game=state["playing"]))
    else:
        lines.append(words("cli-match-next", game=course.stands.game))
    return lines
