"""What the package registers: titles, whose parts are loaded on first use, and who puts problems into words.

The titles are in `ecarte.titles`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Protocol, TypeVar

T = TypeVar("T")


class Named(Protocol):
    """The part of a title that this module uses."""

    @property
    def name(self) -> str:
        """The game's name in a record's Game tag."""


TITLES: dict[str, Named] = {}
"""The titles by name, filled by `ecarte.titles`. Links count in this order: a new game goes to the end."""


def register(title: Named) -> None:
    """Add a game."""
    TITLES[title.name] = title


def _no_words(problems: object) -> str:
    return ""


explain: Callable[[Any], str] = _no_words
"""Put problems into words. The package sets it; in the browser, which has words of its own, it returns ""."""


class Parts(Mapping[str, T]):
    """A part of every game that has it, by the game's name.

    A part named by a function is loaded on first use, because the page begins with one game only.
    """

    def __init__(self, part: str) -> None:
        self._part = part
        self._loaded: dict[str, T] = {}

    def __getitem__(self, name: str) -> T:
        if name not in self._loaded:
            if name not in self:
                raise KeyError(name)
            part = getattr(TITLES[name], self._part)
            self._loaded[name] = part() if callable(part) else part
        return self._loaded[name]

    def __contains__(self, name: object) -> bool:
        return name in TITLES and getattr(TITLES[str(name)], self._part) is not None

    def __iter__(self) -> Iterator[str]:
        return (name for name in TITLES if name in self)

    def __len__(self) -> int:
        return sum(1 for _ in self)


class OfModules(Mapping[str, T]):
    """The same part of several modules, by name; each module is loaded when its name is first looked up."""

    def __init__(self, modules: Mapping[str, Callable[[], Any]], part: Callable[[Any], T]) -> None:
        self._modules, self._part = modules, part

    def __getitem__(self, name: str) -> T:
        return self._part(self._modules[name]())

    def __contains__(self, name: object) -> bool:
        return name in self._modules

    def __iter__(self) -> Iterator[str]:
        return iter(self._modules)

    def __len__(self) -> int:
        return len(self._modules)
