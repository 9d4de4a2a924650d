"""Games of links, played out quickly: the machine says what may happen, and the link what did."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, Protocol, TypeAlias

from ecarte.core.cards import Card
from ecarte.core.game import Head
from ecarte.core.titles import Parts
from ecarte.notation.codec import Packs, find_packs, find_result
from ecarte.record import Deal, Entry, Record

MOSTLY = 63  # the odds in links, to one, that an automatic event is in the record


class Choices(Protocol):
    """The choices of a link, one after the other; each method raises ValueError where none is left."""

    def choose(self, total: int) -> int:
        """Return one of ``total`` equally likely values."""

    def weigh(self, sizes: Sequence[int]) -> int:
        """Return one of several weighted values."""

    def flag(self, *, odds: int) -> bool:
        """Return a truth value; the odds are ``odds`` to one against true."""

    def places(self, total: int, count: int) -> Sequence[int]:
        """Return ``count`` of ``total`` places, in order."""


def collect(steps: Iterator[Head | Entry], number: int | None) -> tuple[Deal, ...]:
    """Return the deals of a game from its steps, or from the first ``number``; raises ValueError for fewer steps."""
    deals = list[tuple[Head, list[Entry]]]()
    for step in islice(steps, number):
        if isinstance(step, Head):
            deals.append((step, []))
        else:
            deals[-1][1].append(step)
    if number is not None and number != sum(1 + len(entries) for _, entries in deals):
        raise ValueError("more than the game has")
    return tuple([Deal(head, tuple(entries)) for head, entries in deals])


def take_cards(choices: Choices, unseen: list[Card], count: int) -> tuple[Card, ...]:
    """Return cards chosen from those that nobody has seen, and remove them from these."""
    cards = tuple([unseen[place] for place in choices.places(len(unseen), count)])
    unseen[:] = [card for card in unseen if card not in cards]
    return cards


class Unpacking(Protocol):
    """A game that is played out by the choices of a link."""

    @property
    def score(self) -> str:
        """The score so far, as records write it."""

    @property
    def is_over(self) -> bool:
        """Whether that ends the game."""

    def steps(self) -> Iterator[Head | Entry]:
        """Yield what happens until the game is over; raises ValueError for choices that make no game."""


Unpack: TypeAlias = "Callable[[Any, Choices, str, Packs | None], Unpacking | None]"
"""Begins a game, ``(options, choices, dealer, packs)``, whose choices are those that `Rules.moves` lists.

None for options that it does not know, which are left to the ordinary way.
"""

UNPACKING: Mapping[str, Unpack] = Parts("unpacking")


def unpack(record: Record, choices: Choices, dealer: str, number: int | None) -> tuple[tuple[Deal, ...], str] | None:
    """Return the deals of a link's game and its result, or None where that is left to the ordinary way.

    ``record`` holds the tags. The game is over unless a ``number`` of events, openings included, is given. Raises
    ValueError for choices that make no game.
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
