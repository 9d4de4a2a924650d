"""``ecarte holding``: the opponent's possible cards at a moment of a game, by what one seat knows."""

from __future__ import annotations

from itertools import islice
from typing import Annotated

import typer
from rich.text import Text

from ecarte.analysis import READERS
from ecarte.cli.kit.records import Files, Records
from ecarte.cli.kit.terminal import AsJson, Terminal, plain_table
from ecarte.collection.files import STANDARD
from ecarte.core.cards import SUITS
from ecarte.core.game import Json
from ecarte.record import SEAT_TAGS
from ecarte.requests.subjects import reading
from ecarte.text import shown_name


def holding(
    terminal: Terminal,
    files: Files,
    at: Annotated[str, typer.Option("--at", metavar="DEAL#EVENT", show_default=False)],
    seat: Annotated[str, typer.Option("--seat", metavar="SEAT", show_default=False)],
    number: Annotated[int, typer.Option("--number", "-n", metavar="N", min=1)] = 1,
    weighted: Annotated[bool, typer.Option("--weighted")] = False,
    as_json: AsJson = False,
) -> int:
    """Print the chance of each card."""
    terminal.words.about("analysis")
    records = Records(terminal, files)
    play = next(islice(records.sound(STANDARD), number - 1, number), None)
    if play is None:
        if not records.status:
            terminal.fail("cli-show-missing", number=number)
        return records.status
    game = play.record.game
    if game.name not in READERS:
        terminal.fail("cli-holding-game", game=game.name)
    seats = play.record.options().seats
    terminal.check_choice("--seat", seat, seats)
    view = reading.view_at(play, seat, at)
    answer = reading.finish(READERS[game.name](view, weighted))
    if as_json:
        terminal.write_json(answer)
    else:
        _tell(
            terminal,
            answer,
            shown_name(play.record.tag(SEAT_TAGS[answer["seat"]]) or answer["seat"]),
            view.options.order,
        )
    return records.status


def _tell(terminal: Terminal, answer: Json, name: str, order: str) -> None:
    words = terminal.words
    terminal.out.print(Text(words("reading-title", who="other", name=name), "bold"))
    table = plain_table("")
    for _ in order:
        table.add_column(justify="right", no_wrap=True)
    for suit in SUITS:
        table.add_row(*(_cell(terminal, f"{rank}{suit}", answer["cards"].get(f"{rank}{suit}")) for rank in order))
    terminal.table(table)
    key = "reading-alike" if answer["said"] else "reading-unsaid"
    if answer["looked"]:
        key = "reading-sampled" if answer["error"] else "reading-weighed"
    hands, error = words.number(answer["hands"]), words.percent(answer["error"])
    terminal.note(words(key, who="other", name=name, hands=hands, error=error))


def _cell(terminal: Terminal, card: str, chance: float | None) -> Text:
    """Return a card with its chance in percent, faint when it is known to be elsewhere."""
    sign = terminal.words.sign(card)
    if chance is None:
        return Text(f"{sign}    ", "dim")
    return Text.assemble(sign, (f" {100 * chance:3.0f}", "bold" if chance else "dim"))
