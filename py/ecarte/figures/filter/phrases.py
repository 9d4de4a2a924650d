"""Reads what seats hold and do, ``elder.holds("KQ of trumps")``, and sequences of it."""

from __future__ import annotations

import ast
import hashlib
import re
from abc import ABC, abstractmethod
from dataclasses import dataclass, replace

from ecarte.core.cards import SUITS
from ecarte.core.columns import Kind
from ecarte.core.game import RuleError, Seat
from ecarte.core.near import near_in_any_case
from ecarte.figures.filter import acting
from ecarte.figures.filter.acting import HELD, MOVED, PLAYED, SAID, VERBS, Act, When
from ecarte.figures.filter.cards import Group, UnreadableCardsError, read_cards, read_shape
from ecarte.figures.filter.functions import Term
from ecarte.record import facts

PHRASES = ("sequence", "dealt")
_MOST_CARDS = 32
_CHOICES = re.compile(r"\(([a-z|]+)\)")


@dataclass(frozen=True, slots=True)
class Pattern:
    """A part of a condition that SQL cannot evaluate, with a necessary condition on the deal in SQL, and its facts."""

    term: Term
    guard: str
    names: frozenset[str]


class Phrases(ABC):
    """The part of the parser that reads them."""

    seat: Seat | None
    side: str
    names: set[str]
    verbs: set[str]
    hands: set[str]
    patterns: dict[str, Pattern]
    when: When = "held"

    @abstractmethod
    def term(self, node: ast.expr) -> Term:
        """Return the term of a node."""

    @abstractmethod
    def wanted(self, node: ast.expr, kind: Kind) -> Term:
        """Return the term of a node, which must have this kind."""

    @abstractmethod
    def error(self, code: str, node: ast.expr, **data: str | int) -> RuleError:
        """Return what is wrong with a node, or with a text at an ``offset`` from its beginning."""

    @abstractmethod
    def macro(self, text: str, me: Term) -> Term:
        """Return the term of a condition about a seat that it calls ``me``."""

    def attribute(self, node: ast.Attribute) -> Term:
        """Return the term of ``elder.stands``."""
        return self.phrase(node, [])

    def phrase(self, node: ast.Attribute, given: list[ast.expr]) -> Term:
        """Return the term of a verb after its subject, with what it is given in brackets."""
        verb = node.attr
        subject = self.term(node.value)
        if not acting.seats_of(subject):
            raise self.error("E-filter-subject", node.value, verb=verb)
        if verb not in VERBS:
            near = near_in_any_case(verb, VERBS)
            raise self.error("E-filter-verb", node.value, name=verb, near=near, allowed=", ".join(VERBS))
        self.verbs.add(verb)
        if verb in HELD:
            return self._held(node, subject, given)
        if verb in PLAYED:
            return self._played(node, subject, given)
        if verb in MOVED:
            number = self._number(given.pop(), _MOST_CARDS) if given else None
            self._nothing(node, given)
            return acting.acting(subject, acting.moving(verb, number))
        if verb in SAID:
            act = self._said(given.pop(), verb) if given else acting.saying(SAID[verb])
            self._nothing(node, given)
            return acting.acting(subject, act)
        if verb == "turns":
            self._nothing(node, given)
            return acting.acting(subject, acting.turning())
        self._nothing(node, given)
        parts = facts.FACTS.values()
        texts = dict.fromkeys(part.WINS if verb == "wins" else part.LOSES for part in parts)
        return self.macro(f"me and ({' or '.join(f'({text})' for text in texts)})", subject)

    def _held(self, node: ast.Attribute, subject: Term, given: list[ast.expr]) -> Term:
        if not given:
            raise self.error("E-filter-given", node.value, name=node.attr)
        text = self._text(given[0])
        self.names |= {"trump", "turn"}
        self.hands |= acting.hand_names(self.when)
        if node.attr == "like":
            word = "trump" if len(given) == 1 else self._text(given[1])
            if word not in (words := ("trump", acting.TURN)):
                near, allowed = near_in_any_case(word, words), ", ".join(words)
                raise self.error(
                    "E-filter-value", given[1], name="like", value=word[:80], near=near, allowed=allowed, hint="none"
                )
            self._nothing(node, given[2:])
            try:
                return acting.shaped(subject, read_shape(text, word), self.when)
            except UnreadableCardsError as wrong:
                raise self.error("E-filter-like", given[0], offset=wrong.place + 1) from None
        self._nothing(node, given[1:])
        make = acting.holding if node.attr == "holds" else acting.counting
        return make(subject, self._cards(given[0], text), self.when)

    def _played(self, node: ast.Attribute, subject: Term, given: list[ast.expr]) -> Term:
        groups: tuple[Group, ...] = ()
        trick: int | None = None
        if given and isinstance(given[0], ast.Constant) and isinstance(given[0].value, str):
            first = given.pop(0)
            groups = self._cards(first, self._text(first))
            self.names |= {"trump", "turn"}
        if given and node.attr != "opens":
            trick = self._number(given.pop(0), _MOST_CARDS)
        self._nothing(node, given)
        act = acting.playing(node.attr, groups, trick)
        term = acting.acting(subject, act)
        return self.pattern(term, f"{node.attr}{groups}{trick}{ast.dump(node.value)}", act.doubt) if act.doubt else term

    def _said(self, node: ast.expr, verb: str) -> Act:
        """Return the act of saying something, with this and nothing else given."""
        choices = [each for match in _CHOICES.finditer(SAID[verb]) for each in match[1].split("|")]
        if set(SUITS) <= set(choices):
            choices += (acting.TURN, acting.OTHER)
        if not choices:
            raise self.error("E-filter-bare", node, name=verb)
        text = self._text(node)
        if text not in choices:
            near, allowed = near_in_any_case(text, choices), ", ".join(choices)
            raise self.error(
                "E-filter-value", node, name=verb, value=text[:80], near=near, allowed=allowed, hint="none"
            )
        if text in (acting.TURN, acting.OTHER):
            self.names.add("turn")
            return acting.taking(_CHOICES.sub("*", SAID[verb]), text)
        return acting.saying(_CHOICES.sub(text, SAID[verb]))

    def _nothing(self, node: ast.Attribute, given: list[ast.expr]) -> None:
        if given:
            raise self.error("E-filter-bare", given[0], name=node.attr)

    def _text(self, node: ast.expr) -> str:
        if not (isinstance(node, ast.Constant) and isinstance(node.value, str)):
            raise self.error("E-filter-text", node)
        return node.value

    def _number(self, node: ast.expr, most: int) -> int:
        value = node.value if isinstance(node, ast.Constant) else None
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
            raise self.error("E-filter-number", node, most=most)
        return value

    def _cards(self, node: ast.expr, text: str) -> tuple[Group, ...]:
        try:
            return read_cards(text)
        except UnreadableCardsError as wrong:
            raise self.error("E-filter-cards", node, offset=wrong.place + 1) from None

    # --- functions ---

    def dealt(self, node: ast.Call) -> Term:
        """Return a condition on the hands as they were dealt."""
        if len(node.args) != 1 or node.keywords:
            raise self.error("E-filter-arguments", node, name="dealt")
        before, self.when = self.when, "hand"
        term = self.wanted(node.args[0], "flag")
        self.when = before
        return term

    def sequence(self, node: ast.Call) -> Term:
        """Return whether a deal has events in an order."""
        before, self.when = self.when, "moment"
        items: list[Term | None] = []
        for each in node.args:
            is_gap = isinstance(each, ast.Constant) and each.value is Ellipsis
            items.append(None if is_gap else self.wanted(each, "flag"))
        self.when = before
        if node.keywords or not any(items):
            raise self.error("E-filter-sequence", node)
        return self.pattern(acting.in_sequence(items), ast.dump(node))

    def pattern(self, term: Term, text: str, doubt: str = "true") -> Term:
        """Return a term that SQL, where there is ``doubt``, finds in a table of its own, filled by `Pattern.term`."""
        if self.when == "moment":  # a part of a greater one
            return term
        digest = hashlib.sha256(f"{text} {self.seat} {self.side} {self.when}".encode()).hexdigest()[:16]
        guard = " AND ".join(each for each in (doubt, term.guard) if each != "true" and each)
        self.patterns[f"pattern_{digest}"] = Pattern(term, guard, frozenset(self.names))
        there = f"(d.rowid IN (SELECT deal FROM pattern_{digest}))"
        return replace(term, sql=there if doubt == "true" else f"(CASE WHEN {doubt} THEN {there} ELSE {term.sql} END)")
