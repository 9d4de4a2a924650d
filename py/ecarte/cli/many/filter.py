"""``ecarte filter``: the records that meet a condition."""

from __future__ import annotations

import os
import shlex
from collections.abc import Iterator
from functools import partial
from itertools import chain
from typing import Annotated

import typer

from ecarte.cli.kit.columns import ColumnNames, Raw, parse_columns
from ecarte.cli.kit.conditions import NamesInCondition, compile_condition, parse_condition
from ecarte.cli.kit.records import Files, Jobs, Output, Records, write_records
from ecarte.cli.kit.terminal import Terminal
from ecarte.collection.files import STANDARD
from ecarte.collection.tables import format_csv, heading
from ecarte.core.columns import Column
from ecarte.figures.following import Choice, choices, following
from ecarte.notation import ecn
from ecarte.record import Play, facts


def filter(
    terminal: Terminal,
    expression: Annotated[str, typer.Argument(metavar="EXPR", show_default=False)],
    files: Files,
    invert: Annotated[bool, typer.Option("--invert")] = False,
    count: Annotated[bool, typer.Option("--count")] = False,
    deals: Annotated[bool, typer.Option("--deals")] = False,
    next: Annotated[bool, typer.Option("--next")] = False,
    columns: ColumnNames = None,
    raw: Raw = False,
    output: Output = STANDARD,
    jobs: Jobs = 1,
) -> int:
    """Write the records that meet a condition."""
    # A condition may be longer than any name, which `os.path` takes for a file that is not there.
    if os.path.isfile(expression) and files[-1] != STANDARD and not os.path.exists(files[-1]):  # noqa: PTH110, PTH113
        terminal.fail("cli-filter-first", condition=shlex.quote(files[-1]), file=shlex.quote(expression))
    if columns is not None and (count or not deals):
        terminal.fail("cli-filter-columns-deals")
    if raw and (count or not deals):
        terminal.fail("cli-raw-csv")
    if next and (count or deals or invert):
        terminal.fail("cli-filter-next-alone")
    chosen = parse_columns(terminal, columns) if deals else ()
    condition = f"not ({expression})" if invert and deals else expression
    parse_condition(terminal, condition, is_position=next)
    records = Records(terminal, files)
    named = NamesInCondition(condition)
    if next:
        return write_records(terminal, records, output, _next(terminal, records, named, output, jobs), "", form="csv")
    select = partial(_deals, condition, count, chosen, raw) if deals else partial(_game, condition, invert, count)

    def texts() -> Iterator[str]:
        matches = 0
        if deals and not count:
            yield heading(chosen)
        for met, text in named.results(records.map_sound(named.watch(select), output, jobs)):
            if text:
                yield ("\n" if matches and not deals else "") + text
            matches += met
        if count:
            yield f"{matches}\n"
        named.report_missing(terminal)

    return write_records(terminal, records, output, texts(), "", form="" if count else "csv" if deals else "ecn")


def _next(terminal: Terminal, records: Records, named: NamesInCondition, output: str, jobs: Jobs) -> Iterator[str]:
    """Return the lines of a table of what was done next."""
    work = partial(_choices, named.condition or "")
    choices = named.results(records.map_sound(named.watch(work), output, jobs))
    yield "next,deals,won,lost,points\n"
    for choice, each in following(chain.from_iterable(choices)).items():
        yield f"{choice},{each.deals},{each.won},{each.lost},{each.points}\n"
    named.report_missing(terminal)


def _choices(condition: str, play: Play) -> list[Choice]:
    return list(choices(play.record, compile_condition(condition)))


def _game(condition: str, invert: bool, count: bool, play: Play) -> tuple[int, str]:
    """Return whether a game meets the condition, with its text unless they are only counted."""
    met = compile_condition(condition).asks(play.record) is not invert
    return int(met), ecn.dumps(play) if met and not count else ""


def _deals(condition: str, count: bool, columns: tuple[Column, ...], raw: bool, play: Play) -> tuple[int, str]:
    """Return how many deals of a game meet the condition, with their lines of CSV unless they are only counted."""
    rows = facts.deals(play.record)
    game = facts.game(play.record, rows)
    matching = list(compile_condition(condition).deals(game, rows, play.record))
    if count or not matching:
        return len(matching), ""
    of_game = {"key": facts.key(ecn.dumps(play)), **game}
    return len(matching), format_csv(({**of_game, **row} for row in matching), columns, raw=raw)
