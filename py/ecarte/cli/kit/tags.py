"""Names by which games are sorted and split."""

from __future__ import annotations

from collections.abc import Iterable

from ecarte import collection
from ecarte.cli.kit.terminal import Terminal
from ecarte.core.near import near_in_any_case


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
