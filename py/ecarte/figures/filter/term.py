"""A part of a condition, as a function on rows and as SQL."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ecarte.core.columns import Kind, Row


@dataclass(slots=True)
class Scope:
    """The rows that a condition is evaluated on: a game and its deals."""

    game: Row
    deals: Sequence[Row]
    tags: Mapping[str, str]
    deal: Row = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Term:
    """A part of a condition: its function on rows, and the same in SQL.

    Texts and flags are never None; numbers may be. ``values`` are all that a text can be besides "", where that is
    known, and ``name`` is then what has them.
    """

    kind: Kind
    run: Callable[[Scope], Any]
    sql: str
    of_deal: bool = False  # depends on a deal, not only on the game
    constant: bool = False
    name: str = ""
    values: tuple[str, ...] = ()


def as_flag(term: Term) -> Term:
    """Return a term as a condition: a text must not be empty, a number must be known and not 0."""
    if term.kind == "flag":
        return term
    run = term.run
    sql = f"({term.sql} <> '')" if term.kind == "text" else f"coalesce({term.sql} <> 0, false)"
    return Term("flag", lambda scope: bool(run(scope)), sql, term.of_deal)


def equal(left: Term, right: Term, negated: bool) -> Term:
    """Return the comparison of two terms; unknown numbers are equal to nothing, not even to each other."""

    def run(scope: Scope) -> bool:
        a = left.run(scope)
        return (a is not None and a == right.run(scope)) is not negated

    sql = f"coalesce({left.sql} = {right.sql}, false)"
    return Term("flag", run, f"(NOT {sql})" if negated else sql, left.of_deal or right.of_deal)


def each_known(compute: Callable[..., Any], *values: Any) -> Any:
    """Return the value computed from others, or None when one of them is unknown."""
    return None if None in values else compute(*values)


def quoted(text: str) -> str:
    """Return a text in SQL; Python's parser rejects null characters."""
    return "'" + text.replace("'", "''") + "'"
