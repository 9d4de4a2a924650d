"""``ecarte equity``: the chance of the game at every score, before a deal."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from ecarte.analysis import EQUITIES
from ecarte.cli.kit.options import GAME, GameName, RuleOptions, changes, game_of, preset_of, rules_of
from ecarte.cli.kit.pictures import Picture, check_picture, drawing
from ecarte.cli.kit.terminal import AsJson, Terminal, plain_table
from ecarte.core.options import family
from ecarte.games import GAMES
from ecarte.pictures.equities import chart
from ecarte.text import Words


def equity(
    terminal: Terminal,
    game: GameName = GAME,
    rules: Annotated[str | None, rules_of(EQUITIES)] = None,
    option: RuleOptions = None,
    points: Annotated[bool, typer.Option("--points")] = False,
    as_json: AsJson = False,
    picture: Picture = None,
) -> None:
    """Print the table of chances."""
    check_picture(terminal, picture)
    name = game_of(terminal, game)
    if name not in EQUITIES:
        terminal.fail("cli-equity-game", game=name)
    preset = preset_of(terminal, name, rules)
    options = GAMES[name].resolve(preset, changes(terminal, name, preset, option or []))
    rows = EQUITIES[name](options, points=points)
    if as_json:
        terminal.write_json({"rules": family(preset), "points": points, "table": rows})
    else:
        terminal.table(_table(terminal, rows, points=points))
        terminal.note(terminal.words("cli-equity-points" if points else "cli-equity-chance"))
    if picture is not None:
        _draw(terminal, rows, picture, points=points)


def _draw(terminal: Terminal, rows: list[list[float]], picture: str, *, points: bool) -> None:
    words = terminal.words
    with drawing(terminal, picture):
        chart(
            rows,
            picture,
            even=0.0 if points else 0.5,
            sides=(words("cli-equity-corner"), words("cli-equity-dealer")),
            title=words("cli-equity-points" if points else "cli-equity-chance"),
            number=lambda value: _written(words, value, points=points),
        )


def _written(words: Words, value: float, *, points: bool) -> str:
    return words.number(value, 2, signed=True) if points else words.number(100 * value, 1)


def _table(terminal: Terminal, rows: list[list[float]], *, points: bool) -> Table:
    table = plain_table()
    table.add_column(terminal.words("cli-equity-corner"))
    for score in range(len(rows)):
        table.add_column(str(score), justify="right")
    for score, row in enumerate(rows):
        table.add_row(str(score), *(_written(terminal.words, value, points=points) for value in row))
    return table
