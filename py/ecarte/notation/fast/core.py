"""The interface of every fast core, whatever its game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any, NamedTuple, Protocol, TypeAlias

from ecarte.core.cards import Card
from ecarte.core.game import Head
from ecarte.record import Deal, Entry

MOSTLY = 63  # to one: the odds in links that an automatic event is in the record

Packs: TypeAlias = Callable[[int], Sequence[Card]]
"""Returns the shuffled pack of a deal by its number."""


class Verified(NamedTuple):
    """A movetext without its result, its deals, the final score ("2-0"), and whether that ends the game."""

    lines: Sequence[str]
    deals: tuple[Deal, ...]
    score: str
    over: bool


class Choices(Protocol):
    """The choices that a link holds, one after the other; they raise ValueError where there are none."""

    def choose(self, total: int) -> int:
        """Return one of ``total`` equally likely values."""

    def weigh(self, sizes: Sequence[int]) -> int:
        """Return one of several weighted values."""

    def flag(self, *, odds: int) -> bool:
        """Return a truth value; the odds are ``odds`` to one against true."""

    def places(self, total: int, count: int) -> Sequence[int]:
        """Return ``count`` of ``total`` places, in order."""


def collect(steps: Iterator[Head | Entry], number: int | None) -> tuple[Deal, ...]:
    """Return the deals of a game from all that happens in it, or from so much; raises ValueError for too little."""
    deals = list[tuple[Head, list[Entry]]]()
    for what in islice(steps, number):
        if isinstance(what, Head):
            deals.append((what, []))
        else:
            deals[-1][1].append(what)
    if number is not None and number != sum(1 + len(entries) for _, entries in deals):
        raise ValueError("more than the game has")
    return tuple([Deal(head, tuple(entries)) for head, entries in deals])


def take_cards(choices: Choices, unseen: list[Card], count: int) -> tuple[Card, ...]:
    """Return cards that are chosen from those nobody has seen, and remove them from these."""
    found = tuple([unseen[place] for place in choices.places(len(unseen), count)])
    unseen[:] = [card for card in unseen if card not in found]
    return found


class Unpacking(Protocol):
    """A game whose choices are read one after the other."""

    @property
    def score(self) -> str:
        """The score so far, as in `Verified`."""

    @property
    def is_over(self) -> bool:
        """Whether it ends the game."""

    def steps(self) -> Iterator[Head | Entry]:
        """Yield what happens until the game is over; raises ValueError where nothing may."""


class Core(Protocol):
    """Reads and writes movetexts, which are lines without the result, and reads the games of links."""

    def read(
        self,
        options: Any,
        lines: Sequence[str],
        dealer: str = "",
        packs: Packs | None = None,
    ) -> Verified | None:
        """Return what a movetext holds, or None unless all is canonical and right."""

    def write(
        self,
        options: Any,
        deals: Sequence[Deal],
        dealer: str = "",
        packs: Packs | None = None,
    ) -> Verified | None:
        """Return the movetext of deals without notes, or None unless they are right."""

    def unpack(self, options: Any, choices: Choices, dealer: str, packs: Packs | None = None) -> Unpacking | None:
        """Return a game whose choices are those that `Rules.moves` lists, or None for unknown options."""
