"""``ecarte open``: the records of links, in ECN."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import typer

from ecarte.cli.kit.terminal import Terminal
from ecarte.collection.files import STANDARD, read, size
from ecarte.core.game import RuleError
from ecarte.notation import ecn
from ecarte.notation import link as links
from ecarte.notation.link.texts import links_in


def open(terminal: Terminal, link: Annotated[list[str], typer.Argument(metavar="LINK", show_default=False)]) -> int:
    """Print the records of links."""
    status = written = 0
    for text in _links(link):
        try:
            opened = links.loads(text)
        except RuleError as error:
            status = 1
            for problem in error.problems:
                terminal.report(terminal.err, _shown(text), problem)
            if text in link and size(text) is not None:
                terminal.note(terminal.words("cli-open-file", file=text))
            continue
        for play in opened.plays:
            terminal.write(("\n" if written else "") + ecn.dumps(play))
            written += 1
        if opened.at:
            terminal.note(terminal.words("cli-open-at", at=opened.at))
    return status


def _links(given: list[str]) -> Iterator[str]:
    """Return the given links, and those of the standard input for "-"."""
    for each in given:
        if each != STANDARD:
            yield each
        else:
            yield from (text for _, text in links_in(read(STANDARD)))


def _shown(link: str) -> str:
    """Return the beginning of a link, enough to recognize it."""
    return link if len(link) <= 40 else link[:39] + "…"
