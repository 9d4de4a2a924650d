"""What a law is, and what the arbiter says: the mechanism that all the laws are cases of.

An irregularity is a tree of questions whose leaves are verdicts. It knows facts, not the state of a game: what
happened, who found it, when. A verdict says who may choose, and each choice what it leads to, in names that both
the engine (`ecarte.games.ecarte.rulings`) and the words (``topics/laws.ftl``) know.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

Kind: TypeAlias = Literal["built", "option", "ruling", "score"]
Chooser: TypeAlias = Literal["elder", "dealer", "opponent", "players"]


@dataclass(frozen=True, slots=True)
class Law:
    """One of the 51: its kind, and the game's rules it belongs to.

    ``built`` cannot go wrong at a screen's table, ``option`` is an option of the rules, ``score`` a rule of
    scoring; in a ``ruling`` the arbiter decides.
    """

    number: int
    kind: Kind
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """What may be chosen, and what it leads to; ``name`` is the word of a record's ``&ruling``."""

    name: str
    effects: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Verdict:
    """The laws that apply, the one it rests on first. Without a chooser there is one choice: it is the law's. Where no
    law applies both "players" have to settle it."""

    laws: tuple[int, ...]
    chooser: Chooser | None
    choices: tuple[Choice, ...]

    def choice(self, name: str) -> Choice | None:
        return next((choice for choice in self.choices if choice.name == name), None)


@dataclass(frozen=True, slots=True)
class Question:
    """What must be known besides, and what each answer leads to."""

    name: str
    answers: Mapping[str, Question | Verdict]


Node: TypeAlias = Question | Verdict


@dataclass(frozen=True, slots=True)
class Irregularity:
    """Something that may happen at a table."""

    name: str
    tree: Node


def choice(name: str, *effects: str) -> Choice:
    return Choice(name, effects)


def must(laws: int | Sequence[int], *choices: Choice) -> Verdict:
    """What the law does, whoever wants it."""
    return Verdict((laws,) if isinstance(laws, int) else tuple(laws), None, choices)


def may(chooser: Chooser, laws: int | Sequence[int], *choices: Choice) -> Verdict:
    """What a player may choose."""
    return Verdict((laws,) if isinstance(laws, int) else tuple(laws), chooser, choices)


def ask(name: str, answers: Mapping[str, Node]) -> Question:
    return Question(name, answers)


def follow(tree: Node, answers: Sequence[str]) -> Node:
    """Where the answers lead; raises LookupError at one that the question does not have, or that nobody asked for."""
    for answer in answers:
        if isinstance(tree, Verdict):
            raise LookupError(answer)
        tree = tree.answers[answer]
    return tree


def paths(tree: Node) -> Iterator[tuple[tuple[tuple[str, str], ...], Verdict]]:
    """Every way through: questions with answers, and the verdict at the end."""
    if isinstance(tree, Verdict):
        yield (), tree
        return
    for answer, below in tree.answers.items():
        for path, verdict in paths(below):
            yield ((tree.name, answer), *path), verdict
