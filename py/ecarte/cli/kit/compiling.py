"""Compiling, which happens once on a machine and takes its time."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import ExitStack
from functools import partial
from threading import Timer
from time import monotonic

from ecarte import compiler
from ecarte.cli.kit.terminal import Terminal

SAID_AFTER = 5.0  # seconds of compiling


def prepare_players(terminal: Terminal, game: str, players: Iterable[str]) -> None:
    """Compile what the computer's players of a game need."""
    prepare(terminal, partial(compiler.prepare_for, game, players))


def prepare(terminal: Terminal, compile_now: Callable[[], object]) -> None:
    """Compile what numba can, if it is installed; say so while it compiles, and when it took time.

    A bar shows it at a terminal. Elsewhere a line says it, so that no batch job seems to hang. What was compiled before
    is loaded without a word.
    """
    begun: list[float] = []
    with ExitStack() as stack:

        def begin() -> None:
            if begun:
                return
            begun.append(monotonic())
            meter = stack.enter_context(terminal.count_games("cli-compiling", None))
            if not meter.shown:
                notice = Timer(SAID_AFTER, lambda: terminal.note(terminal.words("cli-compiling-once")))
                notice.daemon = True
                notice.start()
                stack.callback(notice.cancel)

        with compiler.watched(begin):
            compile_now()
    seconds = monotonic() - begun[0] if begun else 0
    if begun and (terminal.err.is_terminal or seconds >= SAID_AFTER):
        terminal.note(terminal.words("cli-compiled", seconds=round(seconds)))
