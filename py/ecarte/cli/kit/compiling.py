"""Compiling, which happens once on a machine and takes its time."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from ecarte.cli.kit.terminal import Terminal


def prepare(terminal: Terminal, compile_now: Callable[[], bool]) -> None:
    """Compile what numba can, if it is installed; say so when it took time."""
    begun = monotonic()
    with terminal.count_games("cli-compiling", None):
        if compile_now() and terminal.err.is_terminal:
            terminal.note(terminal.words("cli-compiled", seconds=round(monotonic() - begun)))
