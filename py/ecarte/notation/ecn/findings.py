"""What is wrong with a record that is being read; what is written in the same way all through is reported once."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import TypeAlias

from ecarte.core.game import Problem
from ecarte.record import Play

Found: TypeAlias = tuple[Play | None, list[Problem], list[int]]
"""A record, if the text is one, its problems, and the lines of its events."""
MANY = 3  # places in which a habit is reported once
SPARE = 5  # places in which foreign words may be left out
MOST = 1000  # a text with more problems is not a record


class Findings:
    """The problems of one record of a text; ``number`` is its place there.

    With more than ``most`` errors it is no longer of use.
    """

    def __init__(self, number: int, most: int = MOST) -> None:
        self.number, self.most = number, most
        self.errors = 0
        self.problems: list[Problem] = []

    def add(self, problem: Problem, line: int, column: int, deal: int | None = None) -> None:
        """Record a problem at a place in the source."""
        if len(self.problems) == MOST:
            problem = Problem("E-too-many", None, {"most": MOST})
        if len(self.problems) <= MOST:
            self.errors += problem.severe
            self.problems.append(replace(problem, line=line, column=column, record=self.number, deal=deal))

    @property
    def too_many(self) -> bool:
        """Return whether there are so many problems that reading on is useless."""
        return len(self.problems) > MOST or self.errors > self.most

    @property
    def sound(self) -> bool:
        """Return whether no error was found."""
        return not self.errors


_SIGNS = "♠♤♥♡♦♢♣♧\ufe0f"
_LONG = re.compile(r"[A-Za-z]{3}")
_KNOWN = re.compile(r"[\sA-Za-z0-9<>^+.:~&#?!,/=*|()-]*")


def habit(word: str, expected: str) -> str:
    """Return the habit that makes a word differ from what it is read as.

    It is table, words, seat, blanks, signs, ten, letters or case; form when it is none of these.
    """
    plain = _squeezed(word)
    ends = expected[1:] if expected[:1] in "NESW" else expected
    if _squeezed(expected) == plain:
        return "case" if word.lower() == expected.lower() else "blanks"
    if any(sign in word for sign in _SIGNS):
        return "signs"
    if not _KNOWN.fullmatch(word) or (_LONG.search(word) and not _LONG.search(expected)):
        return "words"
    if plain.replace("10", "t") == _squeezed(expected):
        return "ten"
    if plain.replace("10", "t").lstrip("<^+.:-") == _squeezed(ends).lstrip("<^+.:-"):
        return "seat"
    return "letters" if len(plain) == len(_squeezed(expected)) else "form"


def _squeezed(text: str) -> str:
    return re.sub(r"[\s,]", "", text).lower()


def gather(problems: Sequence[Problem], least: int = 1) -> list[Problem]:
    """Return the problems, import forms by habit: one `W-habit` says in how many ``more`` places there are others.

    With ``least``, forms that are found fewer times stay as they are, and those that have no habit in common.
    """
    gathered: list[Problem] = []
    kinds = [_kind(problem) for problem in problems]
    often = Counter(kinds)
    first: dict[str, int] = {}
    for problem, kind in zip(problems, kinds, strict=True):
        if not kind or often[kind] < least or (kind == "form" and least > 1):
            gathered.append(problem)
        elif kind not in first:
            first[kind] = len(gathered)
            forms = {"found": problem.data["found"], "expected": problem.data["expected"]}
            data = {**forms, "habit": kind, "more": often[kind] - 1}
            place = (problem.line, problem.column, problem.record, problem.deal)
            gathered.append(Problem("W-habit", None, data, *place))
    return gathered


def _kind(problem: Problem) -> str:
    """Return the habit of an import form, "" for another problem."""
    if problem.code != "W-form":
        return ""
    return str(problem.data.get("habit") or habit(str(problem.data["found"]), str(problem.data["expected"])))
