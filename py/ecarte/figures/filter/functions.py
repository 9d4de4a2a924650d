"""The parts of a condition, as functions on rows and as SQL, and the functions that it may call."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from ecarte.core.columns import Kind, Row
from ecarte.core.game import Seat
from ecarte.record import facts


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


def _find_seat(game: Row, name: str) -> Seat:
    """Return the seat of a player by name, ignoring case, or "" if nobody has it."""
    wanted = name.lower()
    for seat, column in facts.SEAT_COLUMNS.items():
        if wanted and str(game.get(column) or "").lower() == wanted:
            return seat
    return ""


def _seat_sql(name: str) -> str:
    cases = " ".join(
        f"WHEN lower(g.\"{column}\") = lower({name}) THEN '{seat}'" for seat, column in facts.SEAT_COLUMNS.items()
    )
    return f"(CASE WHEN {name} = '' THEN '' {cases} ELSE '' END)"


def _seat(name: Term) -> Term:
    return Term(
        "text",
        lambda s: _find_seat(s.game, name.run(s)),
        _seat_sql(name.sql),
        name.of_deal,
        name="seat",
        values=tuple(facts.SEAT_COLUMNS),
    )


def _player(name: Term) -> Term:
    return Term("flag", lambda s: bool(_find_seat(s.game, name.run(s))), f"({_seat_sql(name.sql)} <> '')", name.of_deal)


def _make_won(wins: bool) -> Callable[[Term], Term]:
    """Return the function ``won``, or without ``wins`` ``lost``; both are false for a game without a winner."""

    def make(name: Term) -> Term:
        def run(scope: Scope) -> bool:
            seat, winner = _find_seat(scope.game, name.run(scope)), str(scope.game.get("game_winner") or "")
            return bool(seat and winner) and (seat in winner) is wins

        seat, winner = _seat_sql(name.sql), "coalesce(g.game_winner, '')"
        held = f"{'' if wins else 'NOT '}contains({winner}, {seat})"
        return Term("flag", run, f"({seat} <> '' AND {winner} <> '' AND {held})", name.of_deal)

    return make


def _tag(name: Term) -> Term:
    path = quoted('$."' + name.run(Scope({}, (), {})).replace('"', "") + '"')
    sql = f"coalesce(json_extract_string(g.tags, {path}), '')"
    return Term("text", lambda scope: scope.tags.get(name.run(scope), ""), sql)


def _abs(number: Term) -> Term:
    return Term("number", lambda s: each_known(abs, number.run(s)), f"abs({number.sql})", number.of_deal)


def _values(scope: Scope, run: Callable[[Scope], Any]) -> list[Any]:
    """Return the values of a term for each deal of the game."""
    return [run(replace(scope, deal=deal)) for deal in scope.deals]


def _make_aggregate(kind: Kind, compute: Callable[[list[Any]], Any], select: str) -> Callable[[Term], Term]:
    """Return the function for an aggregate over all deals of the game; ``select`` aggregates the values ``v``."""

    def make(term: Term) -> Term:
        # Select the values first: an aggregate of columns of ``g`` alone would belong to the outer query.
        sql = f"(SELECT {select} FROM (SELECT {term.sql} AS v FROM deals d WHERE d.game_id = g.id))"
        return Term(kind, lambda scope: compute(_values(scope, term.run)), sql)

    return make


def _without_unknown(values: list[Any]) -> list[Any]:
    return [value for value in values if value is not None]


FUNCTIONS: dict[str, tuple[Kind, Callable[[Term], Term]]] = {
    "player": ("text", _player),
    "won": ("text", _make_won(True)),
    "lost": ("text", _make_won(False)),
    "seat": ("text", _seat),
    "tag": ("text", _tag),
    "abs": ("number", _abs),
    "any": ("flag", _make_aggregate("flag", any, "coalesce(bool_or(v), false)")),
    "all": ("flag", _make_aggregate("flag", all, "coalesce(bool_and(v), true)")),
    "count": ("flag", _make_aggregate("number", sum, "count(*) FILTER (v)")),
    "sum": (
        "number",
        _make_aggregate("number", lambda values: sum(_without_unknown(values)), "coalesce(sum(v), 0)::BIGINT"),
    ),
    "max": ("number", _make_aggregate("number", lambda values: max(_without_unknown(values), default=None), "max(v)")),
    "min": ("number", _make_aggregate("number", lambda values: min(_without_unknown(values), default=None), "min(v)")),
}
SEATED = ("player", "won", "lost", "seat")  # those that take a player's name
