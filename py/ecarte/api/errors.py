"""The error of this package's functions, in words: those of the environment's language (``LANG``), or English."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache, partial
from typing import TYPE_CHECKING, Any

from ecarte.core.game import Problem, RuleError

if TYPE_CHECKING:
    from ecarte.text import Words

_MOST = 5  # problems in a message


class Error(RuleError):
    """What is wrong with a record, a link, a condition or a request, in a sentence, and what can be done about it.

    ``problems`` has every problem as a value, with its code, its rule and its place; ``source`` names the file.
    """

    def __init__(self, *problems: Problem, source: str = "") -> None:
        super().__init__(*problems)
        self.source = source

    def __str__(self) -> str:
        return explain(self.problems, self.source)

    def __reduce__(self) -> tuple[Any, ...]:  # with its problems, from one process to another
        return partial(Error, source=self.source), self.problems


def explain(problems: Sequence[Problem], source: str = "") -> str:
    """Return the first problems in words, each on a line with its place; ``source`` names the file."""
    from ecarte.text import joined, printable  # see `words`

    said = []
    for problem in problems[:_MOST]:
        place = "".join(f"{each}:" for each in (source, problem.line, problem.column) if each)
        whole = joined([place, sentence(problem), words().remedy(problem)])
        said.append("\n".join(map(printable, whole.split("\n"))))
    left = len(problems) - len(said)
    return "\n".join([*said, *([f"… + {left}"] if left else [])])


def words() -> Words:
    """Return the words of the environment's language, else English."""
    from ecarte.text import ENGLISH, choose_language  # few programs need a word

    return _words(choose_language(None) or ENGLISH)


@cache
def _words(language: str) -> Words:
    from ecarte.text import Words

    return Words(language)


def sentence(problem: Problem) -> str:
    """Return a problem in words, with its rule."""
    return words().refusal({**problem.to_json()})


def not_installed(package: str, extra: str) -> ModuleNotFoundError:
    """Return the error of a module that cannot be imported without a package; ``extra`` brings it."""
    return ModuleNotFoundError(sentence(Problem("E-extra", None, {"package": package, "extra": extra})), name=package)


@contextmanager
def in_words(source: str = "") -> Iterator[None]:
    """Raise an `Error` instead of any RuleError; ``source`` names the file."""
    try:
        yield
    except Error:
        raise
    except RuleError as error:
        raise Error(*error.problems, source=source) from None
