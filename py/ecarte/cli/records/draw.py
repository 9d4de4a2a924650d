"""``ecarte draw``: a game, a deal or a position as a picture."""

from __future__ import annotations

from itertools import islice
from typing import Annotated

import typer

from ecarte.cli.kit.pictures import check_picture, drawing
from ecarte.cli.kit.records import Files, Output, Records, writing
from ecarte.cli.kit.terminal import Terminal
from ecarte.collection.files import STANDARD
from ecarte.core.game import Seat
from ecarte.pictures.deals import of_deal, of_game, of_position, seen
from ecarte.pictures.painting import paint
from ecarte.pictures.saving import SVG
from ecarte.record import Play
from ecarte.record.lines import read_moment
from ecarte.text import Words


def draw(
    terminal: Terminal,
    files: Files,
    number: Annotated[int, typer.Option("--number", "-n", metavar="N", min=1)] = 1,
    at: Annotated[str | None, typer.Option("--at", metavar="DEAL[#EVENT]", show_default=False)] = None,
    seat: Annotated[str | None, typer.Option("--seat", metavar="SEAT", show_default=False)] = None,
    output: Output = STANDARD,
) -> int:
    """Draw a game."""
    kind = SVG if output == STANDARD else check_picture(terminal, output, drawn=True)
    records = Records(terminal, files)
    play = next(islice(records.sound(), number - 1, None), None)
    if play is None:
        terminal.fail("cli-show-missing", number=number)
    with drawing(terminal, output):
        svg = _drawn(terminal.words, play, at, seat)
        if kind == SVG:
            with writing(terminal, output, kind.removeprefix(".")) as write:
                write(f"{svg}\n")
        else:
            paint(svg, output)
    return records.status


def _drawn(words: Words, play: Play, at: str | None, seat: Seat | None) -> str:
    """Return the drawing of a whole game, of a deal ("3") or of a moment ("3#12")."""
    game = seen(play, seat)
    if at is None:
        return of_game(words, game)
    if "#" in at:
        return of_position(words, game, read_moment(at)).to_svg()
    return of_deal(words, game, read_moment(f"{at}#0")).to_svg()
