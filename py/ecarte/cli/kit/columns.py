"""The columns of a table that a command writes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from ecarte.cli.kit.terminal import Terminal
from ecarte.core.near import near_in_any_case

if TYPE_CHECKING:
    from ecarte.core.columns import Column

ColumnNames = Annotated[str | None, typer.Option("--columns", metavar="NAME,…", show_default=False)]

Raw = Annotated[bool, typer.Option("--raw")]


def parse_columns(terminal: Terminal, names: str | None) -> tuple[Column, ...]:
    """Return the columns of deals that are named, all without names; end the command for a name that there is not."""
    from ecarte.collection.tables import COLUMNS, LINK  # with the facts of every game, which completion does without

    if names is None:
        return COLUMNS
    known = {column.name: column for column in COLUMNS}
    wanted = tuple(dict.fromkeys(name.strip() for name in names.split(",")))
    for name in wanted:
        if name == LINK.name:
            terminal.fail("cli-no-column", name=name, near="--links")
        if name not in known:
            terminal.fail("cli-no-column", name=name, near=near_in_any_case(name, known))
    return tuple(known[name] for name in wanted)
