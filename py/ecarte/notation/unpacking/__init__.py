"""The games of links, played out quickly: the machine says what may happen, and a link what did.

None always means that the ordinary way must be used, which reports what is wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, Protocol, TypeAlias

from ecarte.core.cards import Card
from ecarte.core.game import Head
from ecarte.core.titles import Parts
from ecarte.notation.codec import Packs, find_packs, find_result
from ecarte.record import Deal, Entry, Record

MOSTLY = 63  # to one: the odds in links that an automatic event is in the record


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
    cards = tuple([unseen[place] for place in choices.places(len(unseen), count)])
    unseen[:] = [card for card in unseen if card not in cards]
    return cards


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


Unpack: TypeAlias = "Callable[[Any, Choices, str, Packs | None], Unpacking | None]"
"""Starts a game whose choices are those that `Rules.moves` lists: ``(options, choices, dealer, packs)``."""

UNPACKING: Mapping[str, Unpack] = Parts("unpacking")


def unpack(record: Record, choices: Choices, dealer: str, number: int | None) -> tuple[tuple[Deal, ...], str] | None:
    """Return the deals of a game whose choices a link holds, and its result, or None; ``record`` holds the tags.

    The game is over unless a ``number`` of events, openings included, is given. Raises ValueError for choices that make
    no game.
    """
    if record.tag("Game") not in UNPACKING or record.view:
        return None
    game = UNPACKING[record.tag("Game")](record.options(), choices, dealer, find_packs(record.seed))
    if not game:
        return None
    deals = collect(game.steps(), number)
    result = find_result(record, game.score, game.is_over)
    if result is None:
        raise ValueError("resigned after it was won")
    return deals, result
