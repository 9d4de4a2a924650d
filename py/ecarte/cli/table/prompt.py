"""What somebody types at the table."""

from __future__ import annotations

import sys

from ecarte.cli.kit.terminal import Terminal
from ecarte.cli.speech.story import coloured
from ecarte.text import printable

_QUIT = ("q", "quit", "exit")


def typed(terminal: Terminal) -> str:
    """A line from who is at the screen; raises EOFError at the end of the input."""
    terminal.out.file.flush()
    text = input("> ")
    if not sys.stdin.isatty():
        terminal.out.print(coloured(printable(text)))  # what was played from a file reads like what was typed
    return text.strip()


def left(text: str) -> bool:
    """Whether who typed this leaves the game."""
    return text.casefold() in _QUIT
