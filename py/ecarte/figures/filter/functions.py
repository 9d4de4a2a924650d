"""The functions that a condition may call."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from ecarte.core.columns import Kind, Row
from ecarte.core.game import Seat
from ecarte.figures.filter.term import Scope, Term, each_known, quoted
from ecarte.record import facts


def _seat_of(game: Row, name: str) -> Seat:
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
    return Term("text", lambda s: _seat_of(s.game, name.run(s)), _seat_sql(name.sql), name.of_deal)


def _player(name: Term) -> Term:
    return Term("flag", lambda s: bool(_seat_of(s.game, name.run(s))), f"({_seat_sql(name.sql)} <> '')", name.of_deal)


def _ended(wins: bool) -> Callable[[Term], Term]:
    """Return the function ``won``, or without ``wins`` ``lost``; both are false for a game without a winner."""

    def make(name: Term) -> Term:
        def run(scope: Scope) -> bool:
            seat, winner = _seat_of(scope.game, name.run(scope)), str(scope.game.get("game_winner") or "")
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


def _over(kind: Kind, compute: Callable[[list[Any]], Any], select: str) -> Callable[[Term], Term]:
    """Return the function for an aggregate over all deals of the game; ``select`` aggregates the values ``v``."""

    def make(term: Term) -> Term:
        # Select the values first: an aggregate of columns of ``g`` alone would belong to the outer query.
        sql = f"(SELECT {select} FROM (SELECT {term.sql} AS v FROM deals d WHERE d.game_id = g.id))"
        return Term(kind, lambda scope: compute(_values(scope, term.run)), sql)

    return make


def _known(values: list[Any]) -> list[Any]:
    return [value for value in values if value is not None]


FUNCTIONS: dict[str, tuple[Kind, Callable[[Term], Term]]] = {
    "player": ("text", _player),
    "won": ("text", _ended(True)),
    "lost": ("text", _ended(False)),
    "seat": ("text", _seat),
    "tag": ("text", _tag),
    "abs": ("number", _abs),
    "any": ("flag", _over("flag", any, "coalesce(bool_or(v), false)")),
    "all": ("flag", _over("flag", all, "coalesce(bool_and(v), true)")),
    "count": ("flag", _over("number", sum, "count(*) FILTER (v)")),
    "sum": ("number", _over("number", lambda found: sum(_known(found)), "coalesce(sum(v), 0)::BIGINT")),
    "max": ("number", _over("number", lambda found: max(_known(found), default=None), "max(v)")),
    "min": ("number", _over("number", lambda found: min(_known(found), default=None), "min(v)")),
}
SEATED = ("player", "won", "lost", "seat")
