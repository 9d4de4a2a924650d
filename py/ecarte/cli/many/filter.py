"""``ecarte filter``: the records that meet a condition."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import typer

from ecarte.cli.kit.conditions import understood
from ecarte.cli.kit.records import Files, Output, Records, write_records
from ecarte.cli.kit.terminal import Color, Coloring, Lang, Terminal
from ecarte.collection.files import STANDARD
from ecarte.collection.tables import COLUMNS, format_csv
from ecarte.notation import ecn
from ecarte.record import facts


def filter(
    expression: Annotated[str, typer.Argument(metavar="EXPR", show_default=False)],
    files: Files,
    invert: Annotated[bool, typer.Option("--invert")] = False,
    count: Annotated[bool, typer.Option("--count")] = False,
    deals: Annotated[bool, typer.Option("--deals")] = False,
    output: Output = STANDARD,
    lang: Lang = None,
    color: Coloring = Color.AUTO,
) -> None:
    """Write the records that meet a condition."""
    terminal = Terminal(lang, color)
    condition = understood(terminal, f"not ({expression})" if invert and deals else expression)
    records = Records(terminal, files)
    names = [column.name for column in COLUMNS]

    def texts() -> Iterator[str]:
        found = 0
        if deals and not count:
            yield ",".join(names) + "\n"
        for play in records.sound(output):
            rows = facts.deals(play.record)
            game = facts.game(play.record, rows)
            tags = dict(reversed(play.record.tags))
            if deals:
                chosen = list(condition.deals(game, rows, tags))
                found += len(chosen)
                if not count and chosen:
                    of_game = {"key": facts.key(ecn.dumps(play)), **game}
                    _, *lines = format_csv(({**of_game, **row} for row in chosen), names)
                    yield "".join(lines)
            elif condition.matches(game, rows, tags) is not invert:
                if not count:
                    yield ("\n" if found else "") + ecn.dumps(play)
                found += 1
        if count:
            yield f"{found}\n"

    write_records(terminal, records, output, texts(), "")
