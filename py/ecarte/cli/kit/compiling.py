"""Compiling, which happens once on a machine and takes its time."""

from __future__ import annotations

from collections.abc import Callable
from threading import Timer
from time import monotonic

from ecarte.cli.kit.terminal import Terminal

SAID_AFTER = 5.0  # seconds: what was compiled before is loaded in less


def prepare(terminal: Terminal, compile_now: Callable[[], bool]) -> None:
    """Compile what numba can, if it is installed; say so when it takes time.

    A bar shows it at a terminal. Elsewhere a line says it, so that no batch job seems to hang.
    """
    begun = monotonic()
    with terminal.count_games("cli-compiling", None) as meter:
        notice = Timer(SAID_AFTER, lambda: terminal.note(terminal.words("cli-compiling-once")))
        notice.daemon = True
        if not meter.shown:
            notice.start()
        try:
            has_compiled = compile_now()
        finally:
            notice.cancel()
        seconds = monotonic() - begun
        if has_compiled and (terminal.err.is_terminal or seconds >= SAID_AFTER):
            terminal.note(terminal.words("cli-compiled", seconds=round(seconds)))
