"""Arguments of public functions, refused in a sentence.

A value that cannot be is a RuleError, whose words are in the locale files. A TypeError says that a program is wrong: it
is in English, as Python's own are.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from operator import index
from typing import Any

from ecarte.core.game import Problem, RuleError


def whole(name: str, value: Any, least: int | None = None) -> int:
    """Return a whole number, also one of NumPy; raises TypeError for anything else, RuleError below the least."""
    try:
        number = index(value)
    except TypeError:
        raise TypeError(f"{name} is a whole number, not {value!r:.80}") from None
    if least is not None and number < least:
        raise RuleError(Problem("E-argument-least", None, {"name": name, "least": least, "given": _short(number)}))
    return number


def one_of(name: str, value: Any, allowed: Iterable[str]) -> Problem:
    """Return the problem of an argument that is none of the texts it can be."""
    return Problem("E-argument-choice", None, {"name": name, "given": f"{value!s:.80}", "allowed": ", ".join(allowed)})


def instance(name: str, value: Any, kind: type | tuple[type, ...], wanted: str) -> None:
    """Raise TypeError unless an argument is of a kind; ``wanted`` says in words of which."""
    if not isinstance(value, kind):
        raise TypeError(f"{name} is {wanted}, not {_kind(value)}")


def text(name: str, value: Any) -> None:
    """Raise TypeError unless an argument is a text."""
    instance(name, value, str, "a text")


def seat(value: Any) -> None:
    """Raise TypeError unless an argument that may be left out is a seat's letter."""
    if value is not None:
        text("seat", value)


def texts(name: str, value: Any) -> None:
    """Raise TypeError unless an argument has texts by names."""
    mapping(name, value)
    for each in value.values():
        instance(f"a value of {name}", each, str, "a text")


def mapping(name: str, value: Any) -> None:
    """Raise TypeError unless an argument has values by names, as a dict does."""
    instance(name, value, Mapping, "a dict")
    for key in value:
        instance(f"a key of {name}", key, str, "a text")


def _kind(value: Any) -> str:
    return "None" if value is None else type(value).__name__


def _short(number: int) -> str:
    return str(number) if abs(number) < 10**30 else "one of so many digits"
