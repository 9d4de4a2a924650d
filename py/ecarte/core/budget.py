"""The budget of a text: how many steps its reading may take, by its length.

Readers `spend` a step for each thing they look at: a word, an event, a choice, a value, a way to read a link. What
takes a text from outside (the command line, the page's requests, links) opens a `budget` for it, which all readers
inside share. So no text takes longer than its length allows, and tests count steps instead of seconds.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from ecarte.core.game import Problem, RuleError

STEPS = 16  # for each character; the worst that was found needs 12
FREE = 4000


class Budget:
    """What is left of the steps for one text, and how many were taken."""

    __slots__ = ("most", "taken")

    def __init__(self, most: float) -> None:
        self.taken, self.most = 0, most


class SpentError(RuleError):
    """A text that takes more steps than its length allows."""


_present: ContextVar[Budget | None] = ContextVar("budget", default=None)


@contextmanager
def budget(characters: int) -> Iterator[Budget]:
    """Allow the steps of a text of that length, unless it is part of a text that has a budget already."""
    present = _present.get()
    if present is not None:
        yield present
        return
    with counted(FREE + STEPS * characters) as made:
        yield made


@contextmanager
def counted(most: float = float("inf")) -> Iterator[Budget]:
    """Count steps, and allow that many of them."""
    made = Budget(most)
    token = _present.set(made)
    try:
        yield made
    finally:
        _present.reset(token)


def spend(steps: int = 1) -> None:
    """Take steps; raises `SpentError` when the text has no more of them."""
    present = _present.get()
    if present is not None:
        present.taken += steps
        if present.taken > present.most:
            raise SpentError(Problem("E-budget", None, {"most": int(present.most)}))
