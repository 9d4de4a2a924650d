"""Many games at once, of whichever kind: arrays over the memory of the machine's records."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, TypeAlias, cast

from ecarte import compiler
from ecarte.api.errors import Error, in_words, not_installed
from ecarte.core import asked
from ecarte.core.cards import PACK
from ecarte.core.game import Problem
from ecarte.machine import choices, run
from ecarte.machine.layout import Record, Rows, fields, offsets, size
from ecarte.machine.ways import Entry, Repeated

try:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray
except ModuleNotFoundError:
    raise not_installed("numpy", "batch") from None

__all__ = ["Games"]
Ints: TypeAlias = NDArray[np.int64]
Flags: TypeAlias = NDArray[np.bool_]

CARDS = len(PACK)
_LOW = 0 if sys.byteorder == "little" else 1  # the lower half of a number of 64 bits


def column(name: str, kind: type[np.generic] = np.int64, by_side: bool = False) -> Any:
    """Return an attribute that is an array: an item of each game's record, or several, as they are at the moment."""

    def get(games: Games) -> NDArray[Any]:
        items: NDArray[Any] = games._games[name]
        if by_side:
            return items[:, : len({*games.sides})]
        if kind is np.int64:
            return items
        if items.ndim == 1:
            return items.astype(kind)
        return items.view(kind)[..., _LOW::2] if kind is np.uint32 else items.view(kind)

    return property(get)


def name_columns(widths: Mapping[str, int]) -> dict[str, slice]:
    """Return the columns of observations by name, given how many each name has."""
    columns, end = {}, 0
    for name, width in widths.items():
        columns[name] = slice(end, end + width)
        end += width
    return columns


def check_size(number: int) -> int:
    """Return the number of games; raises `ecarte.Error` and TypeError."""
    with in_words():
        return asked.whole("size", number, 1)


def _check(name: str, given: NDArray[Any], kind: type[Any], shape: tuple[int, ...]) -> None:
    """Raise an `ecarte.Error` unless an argument has values of a kind and a shape."""
    if given.shape != shape or not np.issubdtype(given.dtype, kind):
        wanted = {"kind": kind.__name__, "shape": str(shape)}
        given_as = {"given": str(given.dtype), "given_shape": str(given.shape)}
        raise Error(Problem("E-argument-array", None, {"name": name, **wanted, **given_as}))


def to_bits(masks: NDArray[Any]) -> NDArray[np.uint8]:
    """Return masks of 32 bits, of shape (size, n), as 0 and 1, of shape (size, 32 * n)."""
    octets = np.ascontiguousarray(masks.astype("<u4")).view(np.uint8)
    return np.unpackbits(octets, axis=1, bitorder="little")


class Games:
    """Many games, and what is done in all of them at once; a `Table` names the record and the entries of its game.

    ``score``, and ``points`` since the last step or beginning, have a column for each side.
    """

    part: ClassVar[str]  # of the machine (`ecarte.machine.run`)
    record: ClassVar[type[choices.Choices]]
    entries: ClassVar[tuple[Entry, Entry]]  # what begins a deal where one is due, what carries out an action
    actions: ClassVar[int]  # their number

    score: Any = column("score", by_side=True)
    points: Any = column("points", by_side=True)
    pack: Any = column("pack")
    dealer: Any = column("dealer")
    deals: Any = column("number")

    def __init__(self, number: int, seed: int | None, rules: Record, sides: Sequence[int]) -> None:
        self.size, self.random = number, np.random.default_rng(seed)
        self.sides, self.seats = tuple(sides), len(sides)  # of the seats; their number
        self._rules = rules
        self._first = (np.arange(number) - 1) % self.seats  # who dealt first in the game before
        self._connect()
        self.begin()

    def _connect(self, data: bytes = b"") -> None:
        """Find the way the machine runs, and put the games into its memory."""
        compiler.prepare(self.part)
        self._way = cast(Repeated, run.find(self.part))
        self._tables = self._way.load(self._rules)
        self._rows = Rows(self.record, self.size)
        self._rows.data[: len(data)] = data
        self._games = np.frombuffer(self._rows.data, _layout(self.record))

    def __getstate__(self) -> dict[str, Any]:
        """Return what is copied, or sent to another process."""
        left = ("_way", "_tables", "_rows", "_games")
        return {name: value for name, value in vars(self).items() if name not in left} | {"_": bytes(self._rows.data)}

    def __setstate__(self, state: dict[str, Any]) -> None:
        data = state.pop("_")
        vars(self).update(state)
        self._connect(data)

    @property
    def over(self) -> Flags:
        """Whether each game is over."""
        over: Flags = np.equal(self._games["may"].sum(axis=1), 0)
        return over

    @property
    def seat(self) -> Ints:
        """The seat to act in each game; of no meaning when it is over."""
        raise NotImplementedError

    def observe(self, seats: ArrayLike | None = None) -> NDArray[Any]:
        """Return what a seat may know in each game, a row for each; by default the seat to act."""
        raise NotImplementedError

    def legal(self) -> Flags:
        """Return whether each action is legal, of shape (size, ACTIONS): in a game that is over none is."""
        return to_bits(self._games["may"])[:, : self.actions].view(np.bool_)

    def choose(self) -> Ints:
        """Return a random legal action of each game, 0 for a game that is over."""
        self._games["share"] = self.random.random(self.size)
        self._call(choices.choose)
        actions: Ints = self._games["action"].copy()
        return actions

    def begin(self, where: ArrayLike | None = None, packs: ArrayLike | None = None) -> None:
        """Begin new games, in place of all or of those that ``where`` says, of shape (size,).

        ``packs`` are those of their first deals, a row of `pack` for each game that begins, by default random; `points`
        are then those of a first deal's cards. The seat after the one that dealt first in the game before deals first.
        Raises an `ecarte.Error` for another shape.
        """
        wanted = np.ones(self.size, np.bool_) if where is None else np.asarray(where)
        _check("where", wanted, np.bool_, (self.size,))
        at = np.flatnonzero(wanted)
        given = None if packs is None else np.asarray(packs, np.int64)
        if given is not None:
            _check("packs", given, np.integer, (at.size, CARDS))
        self.score[at] = self.points[at] = self.deals[at] = 0
        self._games["is_due"][at] = 1
        self.dealer[at] = self._first[at]  # the next one deals
        self._first[at] = (self._first[at] + 1) % self.seats
        self._deal(at, given)

    def step(self, actions: ArrayLike) -> Ints:
        """Carry out an action of each game, of shape (size,); return the points it brings, of shape (size, sides).

        The points for a king turned up in the first deal of a game come with `begin`. What is given for a game that is
        over does not count. Raises an `ecarte.Error` for another shape or an illegal action, and then changes nothing.
        """
        done = np.asarray(actions)
        _check("actions", done, np.integer, (self.size,))
        self._games["action"] = done
        if (first := self._call(choices.check)) < self.size:
            raise Error(Problem("E-batch-action", None, {"game": first, "action": int(done[first])}))
        self._call(self.entries[1])
        self._deal(np.flatnonzero(self._games["is_due"]))
        points: Ints = self.points.copy()
        return points

    def _deal(self, at: Ints, packs: Ints | None = None) -> None:
        """Begin the next deal of these games, from these packs or random ones."""
        if at.size:
            rows = np.tile(np.arange(CARDS), (at.size, 1))
            self.pack[at] = self.random.permuted(rows, axis=1) if packs is None else packs
            self._call(self.entries[0])

    def _call(self, entry: Entry) -> int:
        """Call a function of the machine for each game until it returns 0, and return how many went before."""
        return self._way.call_each(entry, self._tables, self._rows)


def _layout(record: type[Record]) -> np.dtype[Any]:
    """Return NumPy's type of a record."""
    kinds = fields(record)
    formats = [(kind.code, (kind.number,)) if kind.number else kind.code for kind in kinds.values()]
    places = [*offsets(record).values()]
    return np.dtype({"names": [*kinds], "formats": formats, "offsets": places, "itemsize": size(record)})
