"""``ecarte holding``: where the hidden cards may be at a moment of a game, by what one seat knows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice
from typing import Annotated, Any

import typer
from rich.text import Text

from ecarte.analysis import READERS, Asked
from ecarte.cli.kit.records import Files, Records
from ecarte.cli.kit.terminal import AsJson, Terminal, plain_table
from ecarte.collection.files import STANDARD
from ecarte.core.cards import SUITS
from ecarte.core.game import Json, RuleError, Seat, parse_event
from ecarte.record import SEAT_TAGS, Play
from ecarte.requests.subjects import reading
from ecarte.text import choice, shown_name


def holding(
    terminal: Terminal,
    files: Files,
    at: Annotated[str, typer.Option("--at", metavar="DEAL#EVENT", show_default=False)],
    seat: Annotated[str, typer.Option("--seat", metavar="SEAT", show_default=False)],
    number: Annotated[int, typer.Option("--number", "-n", metavar="N", min=1)] = 1,
    weighted: Annotated[bool, typer.Option("--weighted")] = False,
    suppose: Annotated[list[str] | None, typer.Option("--suppose", metavar="HAND", show_default=False)] = None,
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
    wanted = Asked(weighted, tuple(suppose or ()), bool(suppose) or len(seats) > 2)
    try:
        answer = reading.finish(READERS[game.name](view, wanted))
    except RuleError as error:
        terminal.refuse(*error.problems)
    if as_json:
        # Where there is one hand to read, its own fields are the answer's, too.
        terminal.write_json({**answer, **answer["holders"][0]} if len(answer["holders"]) == 1 else answer)
    else:
        _tell(terminal, play, view, answer)
    return records.status


def _tell(terminal: Terminal, play: Play, view: Any, answer: Json) -> None:
    words, order = terminal.words, getattr(view.options, "order", None) or "AKQJT987"
    names = {each: shown_name(play.record.tag(SEAT_TAGS[each]) or each) for each in play.record.seats}
    for holder in answer["holders"]:
        name = names.get(holder["seat"])
        aside = "reading-covered" if getattr(view.options, "face_up", False) else "reading-aside"
        heading = words("reading-title", who="other", name=name) if name else words(aside)
        terminal.out.print(Text(heading, "bold"))
        table = plain_table("")
        for _ in order:
            table.add_column(justify="right", no_wrap=True)
        for suit in SUITS:
            table.add_row(*(_cell(terminal, f"{rank}{suit}", holder["cards"].get(f"{rank}{suit}")) for rank in order))
        terminal.table(table)
        if "matters" in holder:
            told = [
                f"{words('reading-matter', what=each['what'], suit=each['suit'])} {words.percent(each['chance'])}"
                for each in holder["matters"]
            ]
            terminal.out.print(Text(" · ".join(told)), soft_wrap=True)
    if "figures" in answer:
        _tell_figures(terminal, answer["figures"])
    if getattr(view.options, "face_up", False):
        terminal.note(words("reading-open"))
    else:
        _tell_means(terminal, names, answer)


def _tell_figures(terminal: Terminal, figures: Sequence[Json]) -> None:
    """Print what each choice is worth, the best first."""
    words = terminal.words
    terminal.out.print(Text(words("reading-figures"), "bold"))
    table = plain_table("")
    table.add_column()
    table.add_column(justify="right")
    for each in figures:
        points = f"{words.number(each['points'], 0)} ± {words.number(each['error'], 0)}"
        table.add_row(choice(words, parse_event(each["event"])), points)
    terminal.table(table)


def _tell_means(terminal: Terminal, names: Mapping[Seat, str], answer: Json) -> None:
    words, (first, *others) = terminal.words, answer["holders"]
    key = "reading-alike" if answer["said"] else "reading-unsaid"
    if answer["looked"]:
        key = "reading-sampled" if answer["error"] else "reading-weighed"
    hands, error = words.number(answer["hands"]), words.percent(answer["error"])
    name = names.get(first["seat"], "")
    terminal.note(words(f"{key}-layouts" if others else key, who="other", name=name, hands=hands, error=error))


def _cell(terminal: Terminal, card: str, chance: float | None) -> Text:
    """Return a card with its chance in percent, faint when it is known to be elsewhere."""
    sign = terminal.words.sign(card)
    if chance is None:
        return Text(f"{sign}    ", "dim")
    return Text.assemble(sign, (f" {100 * chance:3.0f}", "bold" if chance else "dim"))
