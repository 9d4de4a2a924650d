"""Conditions on games and deals: ``vole and date >= "2026.01.01"``.

    condition = comparisons and conditions joined by ``and``, ``or``, ``not``, in brackets where needed
    comparison = value (``==`` | ``!=`` | ``<`` | ``<=`` | ``>`` | ``>=``) value, chained as in ``1 < deals < 9``
               | text ``~`` text              contains, ignoring case
               | value ``in`` (value, value …)
    value     = a fact's name (`ecarte.record.facts`), "text", whole number, True, False, value ``+`` or ``-`` value
              | ``player(name)`` ``won(name)`` ``lost(name)``    who plays, won, lost (conditions)
              | ``seat(name)`` ``tag(name)`` ``abs(number)``     a player's seat letter, a tag's text
              | ``any(condition)`` ``all(condition)`` ``count(condition)``
              | ``sum(number)`` ``max(number)`` ``min(number)``  over the deals of the game

A condition is evaluated for each deal together with its game. A game matches when one of its deals does: ``vole and
king_turned`` is a vole in the very deal in which a king was turned up; ``any(vole) and any(king_turned)`` may be two
deals; ``not any(king_turned)`` is a game without any.

An unknown text is "", an unknown flag False, and an unknown number has no value: no order (``<``) holds for it. A
text or number used as a condition holds unless it is "", 0 or unknown.

Python's own parser reads the text; only what this module allows is ever evaluated. The same condition works on rows
(`Filter.matches`) and on an archive (`Filter.sql`).
"""

from __future__ import annotations

import ast
import operator
import re
import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from itertools import islice
from typing import Any, Literal, TypeAlias

from ecarte.core.columns import Row
from ecarte.core.game import Problem, RuleError, Seat
from ecarte.record import Record, facts

LONGEST = 2000  # the most characters of a condition
DEEPEST = 40  # nested values
MOST_SIGNS = 150  # nesting brackets, signs and words: the most that Python's parser may see
_LARGEST = 10**9

Kind: TypeAlias = Literal["text", "number", "flag"]


@dataclass(slots=True)
class _Scope:
    """What a condition is evaluated on: a game, and one of its deals."""

    game: Row
    deals: Sequence[Row]
    tags: Mapping[str, str]
    deal: Row = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class _Term:
    """A part of a condition: its function on rows, and the same in SQL.

    Texts and flags are never None; numbers may be.
    """

    kind: Kind
    run: Callable[[_Scope], Any]
    sql: str
    of_deal: bool = False  # depends on a deal, not only on the game
    constant: bool = False


class Filter:
    """A parsed condition; raises RuleError with the column of every mistake.

    With a ``seat``, ``me`` is that seat and a name ending in ``_me`` the fact of that seat; ``us`` and ``_us`` mean
    the ``side`` it belongs to, which is its own letter where everybody plays alone. ``of_seat`` is False when the
    condition is the same for partners.
    """

    def __init__(self, text: str, seat: Seat | None = None, side: str = "") -> None:
        self.text = text
        parser = _Parser(text, seat, side or seat or "")
        self._value = parser.value
        self._condition = _as_flag(parser.value)
        self.kind: Kind = parser.value.kind
        self.of_seat: bool = parser.of_seat
        self.names: frozenset[str] = frozenset(parser.names)  # the facts it uses

    @property
    def of_deals(self) -> bool:
        """Return whether it depends on deals, not only on the game."""
        return self._condition.of_deal

    def matches(self, game: Row, deals: Sequence[Row], tags: Mapping[str, str] | None = None) -> bool:
        """Return whether the game matches: a condition on deals must hold for one of its deals."""
        scope = _Scope(game, deals, tags or {})
        if not self.of_deals:
            return bool(self._condition.run(scope))
        return any(True for _ in self.deals(game, deals, tags))

    def deals(self, game: Row, deals: Sequence[Row], tags: Mapping[str, str] | None = None) -> Iterator[Row]:
        """Return the deals of a game for which the condition holds."""
        scope = _Scope(game, deals, tags or {})
        for deal in deals:
            scope.deal = deal
            if self._condition.run(scope):
                yield deal

    def value(self, game: Row, deals: Sequence[Row], deal: Row) -> Any:
        """Return the value of the expression for one deal: a text, a number or None, or a truth value."""
        return self._value.run(_Scope(game, deals, {}, deal))

    def asks(self, record: Record) -> bool:
        """Return whether a verified record matches."""
        rows = facts.deals(record)
        return self.matches(facts.game(record, rows), rows, dict(reversed(record.tags)))

    @property
    def sql(self) -> str:
        """Return the condition in SQL, for a game ``g`` of the archive's table ``games``."""
        if not self.of_deals:
            return self._condition.sql
        return f"EXISTS (SELECT 1 FROM deals d WHERE d.game_id = g.id AND {self._condition.sql})"

    @property
    def deal_sql(self) -> str:
        """Return the condition in SQL, for a deal ``d`` of the table ``deals`` and its game ``g``."""
        return self._condition.sql

    @property
    def value_sql(self) -> str:
        """Return the expression in SQL, for a deal ``d`` and its game ``g``."""
        return self._value.sql


_COMPARE: dict[type[ast.cmpop], tuple[str, Callable[[Any, Any], bool]]] = {
    ast.Lt: ("<", operator.lt),
    ast.LtE: ("<=", operator.le),
    ast.Gt: (">", operator.gt),
    ast.GtE: (">=", operator.ge),
}
_GAME = {column.name: column.kind for column in facts.GAME_COLUMNS}
_DEAL = {column.name: column.kind for column in facts.COLUMNS}
_PIECES = re.compile(r""""[^"]*"|'[^']*'|[~@\\\0]""")
_TEXTS = re.compile(r""""[^"]*"|'[^']*'""")
_SIGNS = re.compile(r"[^\w\s,=<>!]|\b(?:not|lambda|if|await|yield|for)\b")


class _Parser:
    """Parses a condition into a term. Every mistake is a problem with its column, from 1."""

    def __init__(self, text: str, seat: Seat | None, side: str) -> None:
        self.text, self.seat, self.side = text, seat, side
        self.of_seat = False
        self.names: set[str] = set()
        self.depth = 0
        if len(text) > LONGEST:
            raise RuleError(Problem("E-filter-long", None, {"most": LONGEST}, column=LONGEST + 1))
        if not text.strip():
            raise RuleError(Problem("E-filter-empty", None, {}, column=1))
        # Python has no binary "~", so "@" replaces it, which has no other use here.
        plain = _PIECES.sub(self._contains, re.sub(r"[\r\n\t\f]", " ", text))
        signs = list(islice(_SIGNS.finditer(_TEXTS.sub(lambda text: " " * len(text[0]), plain)), MOST_SIGNS + 1))
        if len(signs) > MOST_SIGNS:
            raise RuleError(Problem("E-filter-signs", None, {"most": MOST_SIGNS}, column=signs[-1].start() + 1))
        self.skipped = len(plain) - len(plain.lstrip())
        self.plain = plain.lstrip()
        try:
            with warnings.catch_warnings(action="ignore"):  # Python warns about "1in", which is valid
                tree = ast.parse(self.plain, mode="eval")
        except SyntaxError as error:
            end = len(self.plain) + 1  # at the end of the text Python reports 0
            column = self.skipped + min(error.offset or end, end)
            raise RuleError(Problem("E-filter-syntax", None, {}, column=column)) from None
        except (RecursionError, MemoryError):
            raise RuleError(Problem("E-filter-deep", None, {"most": DEEPEST}, column=1)) from None
        except ValueError:  # a lone surrogate, from a command line that is not UTF-8
            raise RuleError(Problem("E-filter-syntax", None, {}, column=1)) from None
        self.value = self.term(tree.body)

    def _contains(self, match: re.Match[str]) -> str:
        barred = re.search(r"[\\\0]|^@", match[0])
        if barred:
            column = match.start() + barred.start() + 1
            raise RuleError(Problem("E-filter-syntax", None, {}, column=column))
        return "@" if match[0] == "~" else match[0]

    def column(self, node: ast.expr) -> int:
        before = self.plain.encode()[: node.col_offset].decode()
        return self.skipped + len(before) + 1

    def unknown_form(self, node: ast.expr) -> RuleError:
        return RuleError(Problem("E-filter-form", None, {}, column=self.column(node)))

    # --- terms ---

    def term(self, node: ast.expr) -> _Term:
        self.depth += 1
        if self.depth > DEEPEST:
            raise RuleError(Problem("E-filter-deep", None, {"most": DEEPEST}, column=self.column(node)))
        read = _READERS.get(type(node))
        if read is None:
            raise self.unknown_form(node)
        found = read(self, node)
        self.depth -= 1
        return found

    def wanted(self, node: ast.expr, kind: Kind) -> _Term:
        """Return the term of a node, which must have this kind; every kind can be a condition."""
        found = self.term(node)
        if kind == "flag":
            return _as_flag(found)
        if found.kind != kind:
            data = {"wanted": kind, "found": found.kind}
            raise RuleError(Problem("E-filter-kind", None, data, column=self.column(node)))
        return found

    def constant(self, node: ast.Constant) -> _Term:
        value = node.value
        if isinstance(value, bool):
            return _Term("flag", lambda _: value, str(value).lower(), constant=True)
        if isinstance(value, str):
            return _Term("text", lambda _: value, _quoted(value), constant=True)
        if isinstance(value, int) and value <= _LARGEST:
            return _Term("number", lambda _: value, f"{value}::BIGINT", constant=True)
        if isinstance(value, (int, float)):
            raise RuleError(Problem("E-filter-number", None, {"most": _LARGEST}, column=self.column(node)))
        raise self.unknown_form(node)

    def name(self, node: ast.Name) -> _Term:
        name = node.id
        if self.seat is not None:
            if name == "me":
                seat, self.of_seat = self.seat, True
                return _Term("text", lambda _: seat, _quoted(seat), constant=True)
            if name == "us":
                side = self.side
                return _Term("text", lambda _: side, _quoted(side), constant=True)
            if name.endswith("_me"):
                self.of_seat = True
                name = f"{name[:-2]}{self.seat}"
            elif name.endswith("_us"):
                name = f"{name[:-2]}{self.side}"
        if name in _DEAL:
            kind, of_deal = _DEAL[name], True
        else:
            name = name if name in _GAME else name[:1].lower() + name[1:]  # South is south
            if name not in _GAME:
                near = get_close_matches(node.id, [*_DEAL, *_GAME], 1)
                data = {"name": node.id, "near": near[0] if near else 0}
                raise RuleError(Problem("E-filter-name", None, data, column=self.column(node)))
            kind, of_deal = _GAME[name], False
        self.names.add(name)
        column = f'{"d" if of_deal else "g"}."{name}"'
        unknown: Any = {"text": "", "flag": False, "number": None}[kind]
        sql = {"text": f"coalesce({column}, '')", "flag": f"coalesce({column}, false)", "number": f"{column}::BIGINT"}

        def run(scope: _Scope) -> Any:
            found = (scope.deal if of_deal else scope.game).get(name)
            return unknown if found is None else found

        return _Term(kind, run, sql[kind], of_deal)

    def both(self, node: ast.BoolOp) -> _Term:
        terms = [self.wanted(value, "flag") for value in node.values]
        runs = [term.run for term in terms]
        every = isinstance(node.op, ast.And)
        sql = "(" + (" AND " if every else " OR ").join(term.sql for term in terms) + ")"
        test = all if every else any
        return _Term("flag", lambda scope: test(run(scope) for run in runs), sql, any(t.of_deal for t in terms))

    def unary(self, node: ast.UnaryOp) -> _Term:
        if isinstance(node.op, ast.Not):
            term = self.wanted(node.operand, "flag")
            run = term.run
            return _Term("flag", lambda scope: not run(scope), f"(NOT {term.sql})", term.of_deal)
        if not isinstance(node.op, ast.USub):
            raise self.unknown_form(node)
        term = self.wanted(node.operand, "number")
        minus = term.run
        return _Term("number", lambda scope: _each(operator.neg, minus(scope)), f"(-{term.sql})", term.of_deal)

    def arithmetic(self, node: ast.BinOp) -> _Term:
        if isinstance(node.op, ast.MatMult):
            return self.contains(node)
        if not isinstance(node.op, (ast.Add, ast.Sub)):
            raise self.unknown_form(node)
        left, right = self.wanted(node.left, "number"), self.wanted(node.right, "number")
        sign, compute = ("+", operator.add) if isinstance(node.op, ast.Add) else ("-", operator.sub)
        return _Term(
            "number",
            lambda scope: _each(compute, left.run(scope), right.run(scope)),
            f"({left.sql} {sign} {right.sql})",
            left.of_deal or right.of_deal,
        )

    def contains(self, node: ast.BinOp) -> _Term:
        left, right = self.wanted(node.left, "text"), self.wanted(node.right, "text")
        return _Term(
            "flag",
            lambda scope: right.run(scope).lower() in left.run(scope).lower(),
            f"contains(lower({left.sql}), lower({right.sql}))",
            left.of_deal or right.of_deal,
        )

    def compare(self, node: ast.Compare) -> _Term:
        found: list[_Term] = []
        left = self.term(node.left)
        for sign, right in zip(node.ops, node.comparators, strict=True):
            if isinstance(sign, (ast.In, ast.NotIn)):
                found.append(self.among(left, right, isinstance(sign, ast.NotIn)))
                continue
            other = self.term(right)
            found.append(self.pair(sign, left, other, right))
            left = other
        if len(found) == 1:
            return found[0]
        runs = [term.run for term in found]
        sql = "(" + " AND ".join(term.sql for term in found) + ")"
        return _Term("flag", lambda scope: all(run(scope) for run in runs), sql, any(t.of_deal for t in found))

    def pair(self, sign: ast.cmpop, left: _Term, right: _Term, node: ast.expr) -> _Term:
        if left.kind != right.kind:
            data = {"wanted": left.kind, "found": right.kind}
            raise RuleError(Problem("E-filter-kind", None, data, column=self.column(node)))
        of_deal = left.of_deal or right.of_deal
        one, two = left.run, right.run
        if isinstance(sign, (ast.Eq, ast.NotEq)):
            return _equal(left, right, isinstance(sign, ast.NotEq))
        if type(sign) not in _COMPARE or left.kind == "flag":
            raise self.unknown_form(node)
        symbol, compute = _COMPARE[type(sign)]
        unknown = "" if left.kind == "text" else None

        def run(scope: _Scope) -> bool:
            a, b = one(scope), two(scope)
            return a != unknown and b != unknown and compute(a, b)

        sql = f"coalesce({left.sql} {symbol} {right.sql}, false)"
        if left.kind == "text":
            sql = f"({left.sql} <> '' AND {right.sql} <> '' AND {left.sql} {symbol} {right.sql})"
        return _Term("flag", run, sql, of_deal)

    def among(self, left: _Term, node: ast.expr, negated: bool) -> _Term:
        if not isinstance(node, (ast.Tuple, ast.List)) or not node.elts:
            raise self.unknown_form(node)
        terms = [self.pair(ast.Eq(), left, self.term(value), value) for value in node.elts]
        runs = [term.run for term in terms]
        sql = ("NOT " if negated else "") + "(" + " OR ".join(term.sql for term in terms) + ")"
        of_deal = any(term.of_deal for term in terms)
        return _Term("flag", lambda scope: any(run(scope) for run in runs) is not negated, f"({sql})", of_deal)

    def call(self, node: ast.Call) -> _Term:
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        if name not in _FUNCTIONS:
            data = {"name": name, "allowed": ", ".join(_FUNCTIONS)}
            raise RuleError(Problem("E-filter-function", None, data, column=self.column(node)))
        if len(node.args) != 1 or node.keywords or isinstance(node.args[0], ast.Starred):
            raise RuleError(Problem("E-filter-arguments", None, {"name": name}, column=self.column(node)))
        kind, make = _FUNCTIONS[name]
        argument = self.wanted(node.args[0], kind)
        if name == "tag" and not argument.constant:
            raise self.unknown_form(node.args[0])
        if name in _SEATED:
            self.names |= {*facts.SEAT_COLUMNS.values(), "game_winner"}
        return make(argument)


_READERS: dict[type[ast.expr], Callable[[_Parser, Any], _Term]] = {
    ast.Constant: _Parser.constant,
    ast.Name: _Parser.name,
    ast.BoolOp: _Parser.both,
    ast.UnaryOp: _Parser.unary,
    ast.BinOp: _Parser.arithmetic,
    ast.Compare: _Parser.compare,
    ast.Call: _Parser.call,
}


def _as_flag(term: _Term) -> _Term:
    """Return a term as a condition: a text must not be empty, a number must be known and not 0."""
    if term.kind == "flag":
        return term
    run = term.run
    sql = f"({term.sql} <> '')" if term.kind == "text" else f"coalesce({term.sql} <> 0, false)"
    return _Term("flag", lambda scope: bool(run(scope)), sql, term.of_deal)


def _equal(left: _Term, right: _Term, negated: bool) -> _Term:
    """Return the comparison of two terms; unknown numbers are equal to nothing, not even to each other."""

    def run(scope: _Scope) -> bool:
        a = left.run(scope)
        return (a is not None and a == right.run(scope)) is not negated

    sql = f"coalesce({left.sql} = {right.sql}, false)"
    return _Term("flag", run, f"(NOT {sql})" if negated else sql, left.of_deal or right.of_deal)


def _each(compute: Callable[..., Any], *values: Any) -> Any:
    return None if None in values else compute(*values)


def _quoted(text: str) -> str:
    """Return a text in SQL; Python's parser rejects null characters."""
    return "'" + text.replace("'", "''") + "'"


# --- functions ------------------------------------------------------------------------------------


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


def _seat(name: _Term) -> _Term:
    return _Term("text", lambda s: _seat_of(s.game, name.run(s)), _seat_sql(name.sql), name.of_deal)


def _player(name: _Term) -> _Term:
    return _Term("flag", lambda s: bool(_seat_of(s.game, name.run(s))), f"({_seat_sql(name.sql)} <> '')", name.of_deal)


def _ended(wins: bool) -> Callable[[_Term], _Term]:
    """Return the term for whether a player won, or lost, a game that has a winner."""

    def make(name: _Term) -> _Term:
        def run(scope: _Scope) -> bool:
            seat, winner = _seat_of(scope.game, name.run(scope)), str(scope.game.get("game_winner") or "")
            return bool(seat and winner) and (seat in winner) is wins

        seat, winner = _seat_sql(name.sql), "coalesce(g.game_winner, '')"
        held = f"{'' if wins else 'NOT '}contains({winner}, {seat})"
        return _Term("flag", run, f"({seat} <> '' AND {winner} <> '' AND {held})", name.of_deal)

    return make


def _tag(name: _Term) -> _Term:
    path = _quoted('$."' + name.run(_Scope({}, (), {})).replace('"', "") + '"')
    sql = f"coalesce(json_extract_string(g.tags, {path}), '')"
    return _Term("text", lambda scope: scope.tags.get(name.run(scope), ""), sql)


def _abs(number: _Term) -> _Term:
    return _Term("number", lambda s: _each(abs, number.run(s)), f"abs({number.sql})", number.of_deal)


def _values(scope: _Scope, run: Callable[[_Scope], Any]) -> list[Any]:
    """Return the values of a term for each deal of the game."""
    return [run(replace(scope, deal=deal)) for deal in scope.deals]


def _over(kind: Kind, compute: Callable[[list[Any]], Any], select: str) -> Callable[[_Term], _Term]:
    """Return the function for an aggregate over all deals of the game; ``select`` aggregates the values ``v``."""

    def make(term: _Term) -> _Term:
        # Select the values first: an aggregate of columns of ``g`` alone would belong to the outer query.
        sql = f"(SELECT {select} FROM (SELECT {term.sql} AS v FROM deals d WHERE d.game_id = g.id))"
        return _Term(kind, lambda scope: compute(_values(scope, term.run)), sql)

    return make


def _known(values: list[Any]) -> list[Any]:
    return [value for value in values if value is not None]


_FUNCTIONS: dict[str, tuple[Kind, Callable[[_Term], _Term]]] = {
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
_SEATED = ("player", "won", "lost", "seat")
