"""What is asked of the machine at a decision: what choices lead to in hands that fit, a few at a time."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, field, replace
from random import Random

from ecarte.games.belote.state import View
from ecarte.machine import module, run
from ecarte.machine.belote.sight import WORLDS, Work
from ecarte.machine.ways import Entry, Plain
from ecarte.players.belote.search import GAME, Rows, ask, weigh

FAR = -1_000_000  # a score from which no deal ends the game
FEW = 4  # hands at a time, where the machine's functions run as they stand
# What a deal that is played out costs in the measure of slices (`ecarte.machine.run`), compiled and as it stands.
COST, SLOW_COST = 4, 16


@dataclass(slots=True)
class Found:
    """What choices lead to: the points in each of the hands, and in how many the contract is made."""

    rows: Rows = field(default_factory=list)
    made: list[int] = field(default_factory=list)


def within(view: View) -> View:
    """Return a view as of a deal that cannot end the game: only its own points count."""
    return replace(view, score=dict.fromkeys(view.options.sides, FAR), deal=0)


def steps(
    view: View,
    entry: Entry,
    begin: Callable[[], Work],
    choices: Sequence[int],
    worlds: int,
    rng: Random,
    price: int = 1,
    together: int = 0,
) -> Generator[int, None, Found]:
    """Return what choices lead to in so many hands, in small pieces; fewer where no hands fit what was seen.

    ``begin`` returns what the machine is given; ``price`` is what a hand costs, in deals played out. With ``together``
    so many hands at a time are picked by the cards played.
    """
    found, work = Found(), begin()
    while len(found.rows) < worlds:
        slow = isinstance(run.find(GAME), Plain)
        wanted = min(worlds - len(found.rows), together or (FEW if slow else max(1, WORLDS // price)))
        if together:
            weigh(work, wanted)
        chance = rng.getstate()
        try:
            rows = ask(entry, view, work, choices, wanted, rng)
        except MemoryError as error:  # of the page's module
            module.give_up(GAME, str(error))
            rng.setstate(chance)
            made = list(work.made)
            work = begin()
            work.made[:] = made
            continue
        found.rows += rows
        yield wanted * len(choices) * price * (SLOW_COST if slow else COST)
        if len(rows) < wanted:
            break
    found.made = list(work.made[: len(choices)])
    return found
