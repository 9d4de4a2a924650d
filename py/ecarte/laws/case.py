"""The common form of all laws and verdicts.

An irregularity is a tree of questions whose leaves are verdicts. It uses facts, not the state of a game: what happened,
who found it, when. A verdict says who may choose, and what each choice leads to, in names that both the engine
(`ecarte.games.ecarte.irregular.rulings`) and the words (``topics/laws.ftl``) use.
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

    ``built`` cannot be broken at a table on a screen, ``option`` is an option of the rules, ``score`` a rule of
    scoring; in a ``ruling`` the arbiter decides.
    """

    number: int
    kind: Kind
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice and its effects; ``name`` is the word of a record's ``&ruling``."""

    name: str
    effects: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Verdict:
    """The laws that apply, the main one first.

    Without a chooser there is one choice, which the law makes. Where no law applies, both "players" must settle it.
    """

    laws: tuple[int, ...]
    chooser: Chooser | None
    choices: tuple[Choice, ...]

    def choice(self, name: str) -> Choice | None:
        """Return the choice of that name, or None."""
        return next((choice for choice in self.choices if choice.name == name), None)


@dataclass(frozen=True, slots=True)
class Question:
    """A fact that is needed, and where each answer leads."""

    name: str
    answers: Mapping[str, Question | Verdict]


Node: TypeAlias = Question | Verdict


@dataclass(frozen=True, slots=True)
class Irregularity:
    """Something that may go wrong at a table."""

    name: str
    tree: Node


def choice(name: str, *effects: str) -> Choice:
    """Return a choice by its name and effects."""
    return Choice(name, effects)


def must(laws: int | Sequence[int], *choices: Choice) -> Verdict:
    """Return a verdict in which the law itself decides."""
    return Verdict((laws,) if isinstance(laws, int) else tuple(laws), None, choices)


def may(chooser: Chooser, laws: int | Sequence[int], *choices: Choice) -> Verdict:
    """Return a verdict in which a player decides."""
    return Verdict((laws,) if isinstance(laws, int) else tuple(laws), chooser, choices)


def ask(name: str, **answers: Node) -> Question:
    """Return a question with its answers, in whose names "_" stands for "-"."""
    return Question(name, {answer.replace("_", "-"): node for answer, node in answers.items()})


def follow(tree: Node, answers: Sequence[str]) -> Node:
    """Return where the answers lead; raises LookupError for an unknown answer, or one too many."""
    for answer in answers:
        if isinstance(tree, Verdict):
            raise LookupError(answer)
        tree = tree.answers[answer]
    return tree


def paths(tree: Node) -> Iterator[tuple[tuple[tuple[str, str], ...], Verdict]]:
    """Return every path: questions with answers, and the verdict at the end."""
    if isinstance(tree, Verdict):
        yield (), tree
        return
    for answer, below in tree.answers.items():
        for path, verdict in paths(below):
            yield ((tree.name, answer), *path), verdict


REDEAL = choice("redeal", "new-deal")
STAND = choice("stand", "deal-stands")
RECUT = choice("recut", "cut-again")
# A wrong deal that stands; law 19 then applies.
DISCARD = choice("discard", "excess-discarded", "no-look", "no-turned-king")
FILL = choice("fill", "filled", "no-turned-king")
# The cards taken in exchange were too few: the deal itself was right.
FILL_TAKEN = choice("fill", "filled")
REPLAY = choice("replay", "hand-replayed", "offender-lessened")
BOUND = choice("bound", "said-is-said")
NO_LAW = may("players", (), choice("settle", "no-law"))
