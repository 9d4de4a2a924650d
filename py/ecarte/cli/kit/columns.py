"""The columns of a table that a command writes, and the names by which games are sorted and split."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated

import typer

from ecarte import collection
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


def missing_tags(terminal: Terminal, by: str, seen: Iterable[str]) -> list[str]:
    """Return a sentence for each name that is no fact of a game, and no tag of those that records have."""
    from ecarte.record import facts  # of every game, which completion does without

    seen, of_deals = set(seen), {column.name for column in facts.COLUMNS}
    known = {name.lower() for name in seen}
    return [
        terminal.words(
            "cli-sort-deal" if tag.lower() in of_deals else "cli-sort-none",
            tag=tag,
            near=near_in_any_case(tag, {*seen, *collection.facts_of_games()}),
        )
        for tag in collection.ordering_tags(by)
        if tag.lower() not in known
    ]
