"""Input at the table."""

from __future__ import annotations

import sys

from ecarte.cli.kit.terminal import Terminal
from ecarte.cli.speech.story import coloured
from ecarte.text import printable

_QUIT = ("q", "quit", "exit")


def read_line(terminal: Terminal) -> str:
    """Return the next line typed; raises EOFError at the end of input."""
    terminal.out.file.flush()
    text = input("> ")
    if not sys.stdin.isatty():
        terminal.out.print(coloured(printable(text)))  # print input from a file like typed input
    return text.strip()


def is_quit(text: str) -> bool:
    """Return whether this answer leaves the game."""
    return text.casefold() in _QUIT
