"""Reads the text of a condition: Python's own parser, of which only what is listed here is allowed."""

from __future__ import annotations

import ast
import operator
import re
import warnings
from collections.abc import Callable
from dataclasses import replace
from itertools import islice
from typing import Any, NamedTuple

from ecarte.core.columns import Kind
from ecarte.core.game import Problem, RuleError, Seat
from ecarte.core.near import near_in_any_case
from ecarte.figures.filter.functions import (
    FUNCTIONS,
    OVER_DEALS,
    SEATED,
    Scope,
    Term,
    UnreadError,
    as_flag,
    each_known,
    equal,
    joined_guard,
    quoted,
)
from ecarte.figures.filter.phrases import PHRASES, Pattern, Phrases
from ecarte.notation.ecn.dates import canonical_date
from ecarte.record import facts

LONGEST = 2000  # the most characters of a condition
DEEPEST = 40  # nested values
MOST_SIGNS = 150  # nesting brackets, signs and words: the most that Python's parser may see
_LARGEST = 10**9


_COMPARE: dict[type[ast.cmpop], tuple[str, Callable[[Any, Any], bool]]] = {
    ast.Lt: ("<", operator.lt),
    ast.LtE: ("<=", operator.le),
    ast.Gt: (">", operator.gt),
    ast.GtE: (">=", operator.ge),
}
_GAME = {column.name: column for column in facts.GAME_COLUMNS}
_DEAL = {column.name: column for column in facts.COLUMNS}
_BEGINS_DATE = re.compile(r"[0-9?]{0,4}|[0-9?]{4}\.[0-9?]{0,2}|[0-9?]{4}\.[0-9?]{2}\.[0-9?]{0,2}")
_VERSION = re.compile(r"-[0-9]+$")
_MOST_VALUES = 12  # named in a sentence
_PIECES = re.compile(r""""[^"]*"|'[^']*'|[~@\\\0]""")
_TEXTS = re.compile(r""""[^"]*"|'[^']*'""")
_SIGNS = re.compile(r"[^\w\s,=<>!]|\b(?:not|lambda|if|await|yield|for)\b")


class Parsed(NamedTuple):
    """A condition as a term, with the facts it uses."""

    value: Term
    names: frozenset[str]
    of_seat: bool  # whether the condition can differ for partners
    players: frozenset[str]  # the names it gives of players, in any case
    compared: frozenset[str]  # and those that must be the same to the letter
    tags: frozenset[str]  # the names it gives of tags
    verbs: frozenset[str]  # what seats do in it
    hands: frozenset[str]  # the facts that say what they hold
    patterns: dict[str, Pattern]  # what an archive evaluates first, by the name of its table
    closing: int  # the place of the last bracket of its function, -1 where it is none


def parse(text: str, seat: Seat | None, side: str) -> Parsed:
    """Return a condition, for a seat and its side; raises RuleError with the column of every mistake."""
    parser = _Parser(text, seat, side)
    return Parsed(
        parser.value,
        frozenset(parser.names),
        parser.of_seat,
        frozenset(parser.players),
        frozenset(parser.compared),
        frozenset(parser.tags),
        frozenset(parser.verbs),
        frozenset(parser.hands),
        parser.patterns,
        parser.closing,
    )


class _Parser(Phrases):
    """Parses a condition into a term. Every mistake is a problem with its column, from 1."""

    def __init__(self, text: str, seat: Seat | None, side: str, me: Term | None = None) -> None:
        self.text, self.seat, self.side, self.me = text, seat, side, me
        self.verbs: set[str] = set()
        self.hands: set[str] = set()
        self.patterns: dict[str, Pattern] = {}
        self.of_seat = False
        self.names: set[str] = set()
        self.players: set[str] = set()
        self.compared: set[str] = set()
        self.tags: set[str] = set()
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
        before = self.plain.encode()[: (tree.body.end_col_offset or 0) - 1].decode()
        self.closing = self.skipped + len(before) if isinstance(tree.body, ast.Call) else -1

    def _contains(self, match: re.Match[str]) -> str:
        barred = re.search(r"[\\\0]|^@", match[0])
        if barred:
            column = match.start() + barred.start() + 1
            raise RuleError(Problem("E-filter-syntax", None, {}, column=column))
        return "@" if match[0] == "~" else match[0]

    def column(self, node: ast.expr) -> int:
        before = self.plain.encode()[: node.col_offset].decode()
        return self.skipped + len(before) + 1

    def operator_column(self, node: ast.BinOp) -> int:
        """Return the column of an operator, behind its left operand and the brackets around that."""
        encoded = self.plain.encode()
        between = encoded[node.left.end_col_offset : node.right.col_offset].decode()
        before = encoded[: node.left.end_col_offset].decode()
        return self.skipped + len(before) + len(between) - len(between.lstrip(" )")) + 1

    def error(self, code: str, node: ast.expr, **data: str | int) -> RuleError:
        """Return what is wrong with a node, or with a text at an ``offset`` from its beginning."""
        offset = int(data.pop("offset", 0))
        return RuleError(Problem(code, None, data, column=self.column(node) + offset))

    def macro(self, text: str, me: Term) -> Term:
        """Return the term of a condition about a seat that it calls ``me``."""
        inner = _Parser(text, None, "", replace(me, constant=False))  # nobody wrote the comparisons with it
        self.names |= inner.names
        return inner.value

    # --- terms ---

    def term(self, node: ast.expr) -> Term:
        self.depth += 1
        if self.depth > DEEPEST:
            raise self.error("E-filter-deep", node, most=DEEPEST)
        read = _READERS.get(type(node))
        if read is None:
            raise self.error("E-filter-form", node)
        term = read(self, node)
        self.depth -= 1
        return term

    def wanted(self, node: ast.expr, kind: Kind) -> Term:
        """Return the term of a node, which must have this kind; every kind can be a condition."""
        term = self.term(node)
        if kind == "flag":
            return as_flag(term)
        if term.kind != kind:
            raise self.error("E-filter-kind", node, wanted=kind, found=term.kind)
        return term

    def constant(self, node: ast.Constant) -> Term:
        value = node.value
        if isinstance(value, bool):
            return Term("flag", lambda _: value, str(value).lower(), constant=True)
        if isinstance(value, str):
            return Term("text", lambda _: value, quoted(value), constant=True)
        if isinstance(value, int) and value <= _LARGEST:
            return Term("number", lambda _: value, f"{value}::BIGINT", constant=True)
        if isinstance(value, (int, float)):
            raise self.error("E-filter-number", node, most=_LARGEST)
        raise self.error("E-filter-form", node)

    def name(self, node: ast.Name) -> Term:
        name = node.id
        if name == "me" and self.me is not None:
            return self.me
        if self.seat is not None:
            if name == "me":
                seat, self.of_seat = self.seat, True
                return Term("text", lambda _: seat, quoted(seat), constant=True)
            if name == "us":
                side = self.side
                return Term("text", lambda _: side, quoted(side), constant=True)
            if name.endswith("_me"):
                self.of_seat = True
                name = f"{name[:-2]}{self.seat}"
            elif name.endswith("_us"):
                name = f"{name[:-2]}{self.side}"
        name = name[:1].lower() + name[1:]  # South is south
        of_deal = name in _DEAL
        if not of_deal and name not in _GAME:
            near = near_in_any_case(node.id, [*_DEAL, *_GAME, "True", "False"])
            raise self.error("E-filter-name", node, name=node.id, near=near)
        fact = _DEAL[name] if of_deal else _GAME[name]
        self.names.add(name)
        kind = fact.kind
        column = f'{"d" if of_deal else "g"}."{name}"'
        unknown: Any = {"text": "", "flag": False, "number": None}[kind]
        sql = {"text": f"coalesce({column}, '')", "flag": f"coalesce({column}, false)", "number": f"{column}::BIGINT"}

        def run(scope: Scope) -> Any:
            value = (scope.deal if of_deal else scope.game).get(name)
            return unknown if value is None else value

        return Term(kind, run, sql[kind], of_deal, name=name, values=fact.values)

    def both(self, node: ast.BoolOp) -> Term:
        terms = [self.wanted(value, "flag") for value in node.values]
        runs = [term.run for term in terms]
        every = isinstance(node.op, ast.And)
        sql = "(" + (" AND " if every else " OR ").join(term.sql for term in terms) + ")"

        def run(scope: Scope) -> bool:
            unread = None
            for each in runs:
                try:
                    if bool(each(scope)) is not every:
                        return not every
                except UnreadError as error:  # another term may decide without it
                    unread = error
            if unread:
                raise unread
            return every

        return Term(
            "flag",
            run,
            sql,
            any(t.of_deal for t in terms),
            of_event=any(t.of_event for t in terms),
            guard=joined_guard(terms, is_every=every),
        )

    def unary(self, node: ast.UnaryOp) -> Term:
        if isinstance(node.op, ast.Not):
            term = self.wanted(node.operand, "flag")
            run = term.run
            sql = f"(NOT {term.sql})"
            return Term("flag", lambda scope: not run(scope), sql, term.of_deal, of_event=term.of_event)
        if not isinstance(node.op, ast.USub):
            raise self.error("E-filter-form", node)
        term = self.wanted(node.operand, "number")
        minus = term.run
        return Term("number", lambda scope: each_known(operator.neg, minus(scope)), f"(-{term.sql})", term.of_deal)

    def arithmetic(self, node: ast.BinOp) -> Term:
        if isinstance(node.op, ast.MatMult):
            return self.contains(node)
        if not isinstance(node.op, (ast.Add, ast.Sub)):
            raise RuleError(Problem("E-filter-form", None, {}, column=self.operator_column(node)))
        left, right = self.wanted(node.left, "number"), self.wanted(node.right, "number")
        sign, compute = ("+", operator.add) if isinstance(node.op, ast.Add) else ("-", operator.sub)
        return Term(
            "number",
            lambda scope: each_known(compute, left.run(scope), right.run(scope)),
            f"({left.sql} {sign} {right.sql})",
            left.of_deal or right.of_deal,
        )

    def contains(self, node: ast.BinOp) -> Term:
        left, right = self.wanted(node.left, "text"), self.wanted(node.right, "text")
        self.check_value(left, right, node.right, lambda value, given: given.lower() in value.lower())
        return Term(
            "flag",
            lambda scope: right.run(scope).lower() in left.run(scope).lower(),
            f"contains(lower({left.sql}), lower({right.sql}))",
            left.of_deal or right.of_deal,
        )

    def compare(self, node: ast.Compare) -> Term:
        terms: list[Term] = []
        left, begun = self.term(node.left), node.left
        for sign, right in zip(node.ops, node.comparators, strict=True):
            if isinstance(sign, (ast.In, ast.NotIn)):
                terms.append(self.among(left, right, isinstance(sign, ast.NotIn)))
                continue
            other = self.term(right)
            terms.append(self.pair(sign, left, other, right))
            self.check_date(sign, left, other, right)
            self.check_date(sign, other, left, begun)
            if isinstance(sign, (ast.Eq, ast.NotEq)):
                self.check_value(other, left, begun)
                self.note_player(other, left)
            left, begun = other, right
        if len(terms) == 1:
            return terms[0]
        runs = [term.run for term in terms]
        sql = "(" + " AND ".join(term.sql for term in terms) + ")"
        of_event = any(t.of_event for t in terms)
        of_deal = any(t.of_deal for t in terms)
        return Term("flag", lambda scope: all(run(scope) for run in runs), sql, of_deal, of_event=of_event)

    def pair(self, sign: ast.cmpop, left: Term, right: Term, node: ast.expr) -> Term:
        if left.kind != right.kind:
            raise self.error("E-filter-kind", node, wanted=left.kind, found=right.kind)
        of_deal = left.of_deal or right.of_deal
        one, two = left.run, right.run
        if isinstance(sign, (ast.Eq, ast.NotEq)):
            self.check_value(left, right, node)
            self.note_player(left, right)
            return equal(left, right, isinstance(sign, ast.NotEq))
        if type(sign) not in _COMPARE or left.kind == "flag":
            raise self.error("E-filter-form", node)
        symbol, compute = _COMPARE[type(sign)]
        unknown = "" if left.kind == "text" else None

        def run(scope: Scope) -> bool:
            a, b = one(scope), two(scope)
            return a != unknown and b != unknown and compute(a, b)

        sql = f"coalesce({left.sql} {symbol} {right.sql}, false)"
        if left.kind == "text":
            sql = f"({left.sql} <> '' AND {right.sql} <> '' AND {left.sql} {symbol} {right.sql})"
        return Term("flag", run, sql, of_deal)

    def check_value(
        self, fact: Term, given: Term, node: ast.expr, fits: Callable[[str, str], bool] = operator.eq
    ) -> None:
        """Raise RuleError for a word, given at a node, that a fact can never be: the comparison would say nothing."""
        if not (fact.values and given.constant and given.kind == "text"):
            return
        word = _constant(given)
        if not word or any(fits(value, word) for value in fact.values):
            return
        is_long = len(fact.values) > _MOST_VALUES
        allowed = ", ".join((*fact.values[:3], "…", *fact.values[-2:]) if is_long else fact.values)
        is_seat = set(fact.values) <= set(facts.SEAT_COLUMNS) and fact.name != "seat"
        meant = near_in_any_case(word, fact.values)
        hint = "version" if fact.name == "rules" and _VERSION.search(word) else "none"
        if not meant and fact.name != "view":
            hint = "won" if fact.name == "game_winner" else "seat" if is_seat else hint
        near = 0 if hint == "version" else meant
        raise self.error("E-filter-value", node, name=fact.name, value=word[:80], near=near, allowed=allowed, hint=hint)

    def check_date(self, sign: ast.cmpop, fact: Term, given: Term, node: ast.expr) -> None:
        """Raise RuleError for a date in another form than records have: it would be sorted before or after all.

        A record may have any text for a date, so equality asks for it, unless it can only mean a date in that form.
        """
        if fact.name != "date" or not given.constant:
            return
        word = _constant(given)
        near = canonical_date(word)
        is_order = not isinstance(sign, (ast.Eq, ast.NotEq))
        if not _BEGINS_DATE.fullmatch(word) and (is_order or near):
            raise self.error("E-filter-date", node, value=word[:80], near=near or 0)

    def note_player(self, fact: Term, given: Term) -> None:
        """Note the name that is given, if the fact is the player of a seat."""
        if (
            given.constant
            and fact.name in facts.SEAT_COLUMNS.values()
            and (player := _constant(given)) not in ("", "?")
        ):
            self.compared.add(player)

    def among(self, left: Term, node: ast.expr, negated: bool) -> Term:
        values = node.elts if isinstance(node, (ast.Tuple, ast.List)) else [node]  # ("S") is a text in brackets
        if not values or not isinstance(node, (ast.Tuple, ast.List, ast.Constant)):
            raise self.error("E-filter-form", node)
        terms = [self.pair(ast.Eq(), left, self.term(value), value) for value in values]
        runs = [term.run for term in terms]
        sql = ("NOT " if negated else "") + "(" + " OR ".join(term.sql for term in terms) + ")"
        of_deal = any(term.of_deal for term in terms)
        return Term("flag", lambda scope: any(run(scope) for run in runs) is not negated, f"({sql})", of_deal)

    def call(self, node: ast.Call) -> Term:
        if isinstance(node.func, ast.Attribute):
            if node.keywords:
                raise self.error("E-filter-form", node.keywords[0].value)
            return self.phrase(node.func, list(node.args))
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        if name in PHRASES:
            return self.sequence(node) if name == "sequence" else self.dealt(node)
        if name not in FUNCTIONS:
            raise self.error("E-filter-function", node, name=name, allowed=", ".join((*FUNCTIONS, *PHRASES)))
        if self.when != "held" and name in (*OVER_DEALS, "tag"):
            outer = "sequence" if self.when == "moment" else "dealt"
            raise self.error("E-filter-inside", node, name=name, outer=outer)
        if len(node.args) != 1 or node.keywords or isinstance(node.args[0], ast.Starred):
            raise self.error("E-filter-arguments", node, name=name)
        kind, make = FUNCTIONS[name]
        argument = self.wanted(node.args[0], kind)
        if name == "tag":
            if not argument.constant:
                raise self.error("E-filter-form", node.args[0])
            self.tags.add(_constant(argument))
        if name in SEATED:
            self.names |= {*facts.SEAT_COLUMNS.values(), "game_winner"}
            if argument.constant and (player := _constant(argument)):
                self.players.add(player)
        return make(argument)


def _constant(term: Term) -> Any:
    """Return the value of a term that depends on no game."""
    return term.run(Scope({}, (), {}))


_READERS: dict[type[ast.expr], Callable[[_Parser, Any], Term]] = {
    ast.Constant: _Parser.constant,
    ast.Name: _Parser.name,
    ast.BoolOp: _Parser.both,
    ast.UnaryOp: _Parser.unary,
    ast.BinOp: _Parser.arithmetic,
    ast.Compare: _Parser.compare,
    ast.Call: _Parser.call,
    ast.Attribute: _Parser.attribute,
}
