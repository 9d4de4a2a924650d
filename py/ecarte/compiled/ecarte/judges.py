"""The judges of an analysis, with their counting compiled."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cached_property
from itertools import accumulate
from random import Random
from typing import Any, NamedTuple, overload

import numpy as np
from numpy.typing import NDArray

from ecarte.analysis.ecarte import choices, worlds
from ecarte.analysis.ecarte.choices.cards import Cards
from ecarte.analysis.ecarte.choices.exchange import Exchange
from ecarte.analysis.ecarte.choices.judge import Judge
from ecarte.analysis.ecarte.choices.value import NOTHING, Values
from ecarte.analysis.ecarte.playout import ENDS, Counts, Playout
from ecarte.analysis.ecarte.worlds import Weighed, Weights
from ecarte.compiled.ecarte import kernels
from ecarte.compiled.ecarte.tables import usual
from ecarte.core.game import Event
from ecarte.games.ecarte.options import Options
from ecarte.games.ecarte.state import AT, OTHER
from ecarte.players.ecarte.double import HAND, scan
from ecarte.players.ecarte.double.masks import read_view

Ints = NDArray[np.int64]

_SAID = {
    "stand": kernels.STAND,
    "refuse": kernels.REFUSE,
    "propose": kernels.ANSWER,
    "accept": kernels.DISCARD_ELDER,
}
_STAGES = {
    "choose": kernels.CHOOSE,
    "answer": kernels.ANSWER,
    "discard_elder": kernels.DISCARD_ELDER,
    "discard_dealer": kernels.DISCARD_DEALER,
    "draw": kernels.DRAW,
}


@contextmanager
def using() -> Iterator[None]:
    """Let the analyses of this process count by compiled code for a while."""
    before = choices.use(choices.Judges(CompiledExchange, CompiledCards, CompiledPlayout))
    try:
        yield
    finally:
        choices.use(before)


def prepare() -> bool:
    """Compile what is not yet, or load it; return whether something was compiled."""
    u, playout = usual(CompiledPlayout(Options(), 1)), CompiledPlayout(Options(), 1)
    elder, dealer, pack = 0x1F, 0x1F00, _bits(0xFFFF0000)
    playout.drawn("choose", elder, dealer, [[*accumulate(pack.tolist() * 2, initial=0)]], pack.size, 0, 0)
    sums, counts = np.zeros((1, 2 * pack.size + 1), np.int64), np.zeros((1, ENDS))
    others, orders, tops, weights = (np.zeros(pack.size, kind) for kind in (*[np.int64] * 3, np.float64))
    with _State(Random(1)) as rng:
        nobody = np.zeros((0, 2), np.int64)
        kernels.worlds(u, rng, pack, nobody, True, False, 0, sums, others, weights, orders, tops)
        kernels.draw(rng, pack, HAND, 0, others)
        kernels.shuffle_all(rng, pack.copy(), sums)
    choice = np.array([(kernels.STAND, 0, 0)], np.int64)
    kernels.count_exchange(u, counts, sums, others, weights, orders, tops, choice, elder, True, 1, 0)
    kernels.combine(pack, 1, 0, others)
    kernels.weigh_all(u, others, weights, 0, True, 0, False, -1)
    ends, card = np.zeros((2, HAND + 1), np.int64), np.array([8])
    kernels.count_cards(u, np.zeros((1, ENDS)), others, weights, card, 1 << 8, kernels.LEADS, 0, 0, ends, True)
    return any(each.stats.cache_misses for each in kernels.ENTRIES)


class _State:
    """The state of a generator as an array while compiled code draws from it."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def __enter__(self) -> Ints:
        self.version, words, self.normal = self.rng.getstate()
        self.words = np.array(words)
        return self.words

    def __exit__(self, *_: object) -> None:
        self.rng.setstate((self.version, tuple(self.words.tolist()), self.normal))


def _bits(cards: int) -> Ints:
    return np.array([1 << card for card in scan(cards)], np.int64)


class _Compiled(Judge):
    """What the compiled judges share.

    Rows are added by Python's `sum`, not NumPy's: from 3.12 on it compensates for rounding, and the figures must be the
    same. Columns of zeros change no sum and are left out. ``counts`` may hold arrays here, so every method that reads
    them is overridden.
    """

    @cached_property
    def usual(self) -> NDArray[np.void]:
        """The habits of the deal as a record."""
        return usual(self.playout)

    def values(self, exact: bool) -> Values:
        """Return the choices with their values, the best first."""
        found: Any = [np.array(each) for each in self.counts]  # once, not for every sum
        self.counts = found
        return super().values(exact)

    def sums(self, at: int, worth: Sequence[float]) -> list[float]:
        """Return the value of a choice in every group, weighted by its hands."""
        counts = np.asarray(self.counts[at])
        occur = counts.any(axis=0)
        return [sum(row) for row in (counts[:, occur] * np.array(worth)[occur]).tolist()]

    def weights(self, at: int) -> list[float]:
        """Return the weight of the hands in every group on which a choice was tried."""
        counts = np.asarray(self.counts[at])
        return [sum(row) for row in counts[:, counts.any(axis=0)].tolist()]

    def totals(self, at: int) -> list[float]:
        """Return how often a choice leads to each end, all groups together."""
        return [sum(row) for row in np.asarray(self.counts[at]).T.tolist()]


class Worlds(NamedTuple):
    """A group of worlds: the opponent's hand, the weight, the order of its stock and the place there, of each."""

    sums: Ints
    others: Ints
    weights: NDArray[np.float64]
    orders: Ints
    tops: Ints


class CompiledExchange(_Compiled, Exchange):
    """Judges what may be said and discarded."""

    def groups(self) -> Iterator[Any]:
        """Return hands of the opponent, endlessly, each time a `_Group`."""
        view, elder = self.view, not self.elder
        other = OTHER[view.seat]
        taken = [(each[AT[other]], each[AT[view.elder]]) for each in view.exchanges]
        chosen = view.phase == "discard" or (view.phase == "answer" and elder)
        laid = max(0, HAND - view.sizes[other]) if chosen and elder else 0
        cards = _bits(read_view(view).unseen)
        exchanges, most = np.array(taken, np.int64).reshape(-1, 2), worlds.ORDERS * cards.size
        sums, weights = np.zeros((worlds.ORDERS, 2 * cards.size + 1), np.int64), np.zeros(most)
        others, orders, tops = (np.zeros(most, np.int64) for _ in range(3))
        found = Worlds(sums, others, weights, orders, tops)  # each group takes the place of the one before
        with _State(self.rng) as rng:
            while True:
                number = kernels.worlds(self.usual, rng, cards, exchanges, elder, chosen, laid, *found)
                yield _Group(Worlds._make((sums, *(each[:number] for each in found[1:]))))

    @cached_property
    def coded(self) -> Ints:
        """For each choice its stage, the number said with a proposal, and the mask of its discards."""
        found = [(*self.stage(each), cards) for each, cards in zip(self.events, self.discarded, strict=True)]
        return np.array(found, np.int64)

    def count(self, trying: Sequence[int], group: Any) -> Any:
        """Return where each of some choices leads in a `_Group` of worlds."""
        counts, tried = np.zeros((len(trying), ENDS)), self.coded[np.array(trying)]
        kernels.count_exchange(self.usual, counts, *group.worlds, tried, self.own, self.elder, self.left, self.times)
        return counts

    def stage(self, event: Event) -> tuple[int, int]:
        """Return where a deal goes on after a choice, and the number said with the proposal, or 0."""
        asked = self.view.proposed or 0
        if event.verb == NOTHING:
            waits = kernels.DISCARD_DEALER if self.elder else kernels.DISCARD_ELDER
            return {"choose": kernels.CHOOSE, "answer": kernels.ANSWER}.get(self.view.phase, waits), asked
        if event.do == "discard":
            return kernels.DISCARD_DEALER if self.elder else kernels.DRAW, 0
        if event.verb == "propose":
            asked = int(event.args[0]) if event.args else 0
        return _SAID[event.verb], asked


class _Group:
    """A group of worlds, which compiled code reads as arrays."""

    def __init__(self, found: Worlds) -> None:
        self.worlds = found

    def __len__(self) -> int:
        return self.worlds.others.size


class _Hands(Sequence[Weighed]):
    """Weighed hands, which compiled code reads as arrays."""

    def __init__(self, hands: Ints, weights: NDArray[np.float64]) -> None:
        self.hands, self.weights = hands, weights

    def __len__(self) -> int:
        return self.hands.size

    @overload
    def __getitem__(self, at: int) -> Weighed: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[Weighed]: ...
    def __getitem__(self, at: int | slice) -> Weighed | Sequence[Weighed]:
        if isinstance(at, slice):
            return _Hands(self.hands[at], self.weights[at])
        return int(self.hands[at]), float(self.weights[at])


class CompiledCards(_Compiled, Cards):
    """Judges cards."""

    def groups(self) -> Iterator[Sequence[Weighed]]:
        """Return hands of the opponent: all in one group if they are exact, else endlessly."""
        seen = self.seen
        cards, size = _bits(seen.pool), max(0, seen.size - seen.holds.bit_count())
        if self.exact:
            hands = np.zeros(worlds.number(seen), np.int64)
            kernels.combine(cards, size, seen.holds, hands)
            yield self.weighed(hands)
            return
        with _State(self.rng) as rng:
            while True:
                hands = np.zeros(cards.size, np.int64)
                kernels.draw(rng, cards, size, seen.holds, hands)
                yield self.weighed(hands)

    def weighed(self, hands: Ints) -> _Hands:
        """Return hands with their weights."""
        by = Weights(self.view, self.playout.habits)
        weights = np.zeros(hands.size)
        kept = -1 if by.kept is None else by.kept
        kernels.weigh_all(self.usual, hands, weights, by.shown, by.elder, by.times, by.declined, kept)
        return _Hands(hands, weights)

    def count(self, hands: Sequence[Weighed]) -> list[Counts]:
        """Return where each card leads against these hands."""
        assert isinstance(hands, _Hands)
        seen, led = self.seen, 0
        if self.view.turn != self.view.seat:
            does = kernels.WAITS if self.lies is None else kernels.WAITS_TO_REPLY
            led = self.lies or 0
        else:
            does = kernels.LEADS if seen.led is None else kernels.REPLIES
            led = seen.led or 0
        counts = np.zeros((len(self.cards), ENDS))
        kernels.count_cards(
            self.usual,
            counts,
            hands.hands,
            hands.weights,
            np.array(self.cards),
            seen.own,
            does,
            led,
            self.king,
            np.array(self.end_of),
            self.view.options.must_head,
        )
        found: list[Counts] = counts.tolist()
        return found


class CompiledPlayout(Playout):
    """Plays deals out."""

    def orders(self, cards: int, rng: Random, number: int) -> Any:
        """Return ``number`` orders of the stock, as an array."""
        shuffled = _bits(cards)
        sums = np.zeros((number, 2 * shuffled.size + 1), np.int64)
        with _State(rng) as state:
            kernels.shuffle_all(state, shuffled, sums)
        return sums

    def drawn(
        self, begin: str, elder: int, dealer: int, stocks: Sequence[Sequence[int]], left: int, times: int, asked: int
    ) -> list[Counts]:
        """Return the ends of a deal along each order of its stock."""
        counts = np.zeros((len(stocks), ENDS))
        kernels.count_drawn(usual(self), counts, np.array(stocks), elder, dealer, left, _STAGES[begin], times, asked)
        found: list[Counts] = counts.tolist()
        return found
