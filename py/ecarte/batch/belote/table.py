"""Games of belote as arrays, one element or row for each game.

Cards are numbers, 8 * suit + place: suits s h d c, places A K Q J T 9 8 7. A set of cards is a mask of 32 bits. Seats
are numbered in turn order (``options.seats``), sides as in ``options.sides``, contracts s h d c nt at.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from ecarte.api.errors import in_words, not_installed
from ecarte.batch.games import Games, Ints, check_size, column, name_columns, to_bits
from ecarte.core.game import OptionValue
from ecarte.games.belote.numbers import CARDS as NUMBERS
from ecarte.games.belote.numbers import CONTRACTS as NAMES
from ecarte.games.belote.numbers import fill
from ecarte.games.belote.options import Options, resolve
from ecarte.machine.belote import records as machine
from ecarte.machine.belote.batch import ACTIONS, Game, deal, step
from ecarte.machine.belote.records import CARDS, CARRE, CONTRACTS, NO_CONTRACT, SEATS, TIERCE, Rules

try:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray
except ModuleNotFoundError:
    raise not_installed("numpy", "batch") from None

_PHASES: Final = (machine.PACKETS, machine.BIDDING, machine.ANNOUNCING, machine.PLAYING)
_KINDS: Final = range(TIERCE, CARRE + 1)
_SUITS: Final = 4

COLUMNS: Final[Mapping[str, slice]] = name_columns(
    {
        **dict.fromkeys(("hand", "led", "turned", "bottom"), CARDS),
        **dict.fromkeys(("played", "trick", "known", "covering"), SEATS * CARDS),
        "bids": SEATS * CONTRACTS,
        "phase": len(_PHASES),
        "contract": CONTRACTS,
        **dict.fromkeys(("taker", "dealer", "trumped"), SEATS),
        "melds": SEATS * len(_KINDS),
        "named": SEATS,
        "calls": SEATS * _SUITS,
        **dict.fromkeys(("won", "points", "score"), SEATS),
        **dict.fromkeys(("said", "deal"), 1),
    }
)
"""The columns of `Table.observe` by their names; of several seats the own one comes first, then those in turn order."""


class Table(Games):
    """Games in play, each in a deal of its own, dealt from random packs (B1-B33).

    ``score``, and ``points`` since the last step or beginning, have a column for each side; what belongs to a deal has
    one for each seat: ``hand``, ``played``, ``trick`` (the card on the table), ``known`` (cards that everybody knows to
    be, or to have been, in the hand) and ``covering`` (its cards that lie on a covered one, B32). ``pack`` is the pack
    of the deal from the top. ``contract`` is 6 and ``taker`` 4 while there is none.

    When a deal is over the next is dealt at once, until the game has its winner. The table compares, completes and
    shows declarations by itself. Raises an `ecarte.Error` for rules that do not exist and for a ``size`` of no
    games, TypeError for one that is no whole number.
    """

    part, record, actions = "belote.batch", Game, ACTIONS
    entries = deal, step

    points: Any = column("gained", by_side=True)
    phase: Any = column("phase")
    hand: Any = column("hands", np.uint32)
    played: Any = column("played", np.uint32)
    trick: Any = column("trick", np.uint32)
    known: Any = column("shown", np.uint32)
    covering: Any = column("covering", np.uint32)
    turned: Any = column("turned")
    contract: Any = column("contract")
    taker: Any = column("taker")

    def __init__(
        self,
        size: int,
        seed: int | None = None,
        rules: str = "classic",
        options: Mapping[str, OptionValue] | None = None,
    ) -> None:
        size = check_size(size)
        with in_words():
            self.options = resolve(rules, options or {})
        terms = _terms(self.options)
        super().__init__(size, seed, terms, terms.sides[: terms.players])

    @property
    def seat(self) -> Ints:
        """The seat to act in each game; of no meaning when it is over."""
        seat: Ints = self._games["mover"] % self.seats
        return seat

    @property
    def side(self) -> Ints:
        """The side to act in each game; of no meaning when it is over."""
        return np.array(self.sides)[self.seat]

    def observe(self, seats: ArrayLike | None = None) -> NDArray[np.int16]:
        """Return what a seat may know in each game, of shape (size, number of columns); see `COLUMNS`.

        ``seats`` are by default those to act, else one for each game, or one for all. Cards are 32 columns of 0 and 1,
        numbered as in a mask.
        """
        games, rows = self._games, np.arange(self.size)
        seat = self.seat if seats is None else np.broadcast_to(np.asarray(seats, np.int64), (self.size,))
        turn = (seat[:, None] + np.arange(SEATS)) % self.seats
        turn[:, self.seats :] = SEATS - 1  # one that is not there
        at = rows[:, None], turn

        def is_seat(numbers: NDArray[Any]) -> NDArray[np.bool_]:
            flags: NDArray[np.bool_] = np.equal(turn, numbers[:, None])
            return flags

        def is_card(numbers: NDArray[Any]) -> NDArray[np.int64]:
            return np.where(numbers < CARDS, 1 << (numbers % CARDS), 0)

        bottom = self.pack[:, -1].astype(np.int64)
        bottom = np.where(
            (self.seats < SEATS)
            & (not self.options.face_up)
            & np.isin(self.phase, (machine.ANNOUNCING, machine.PLAYING)),
            bottom,
            CARDS,
        )
        led = np.where(games["lying"] > 0, games["led"], CARDS)
        cards = (self.hand[rows, seat], is_card(led), is_card(self.turned), is_card(bottom))
        masks = np.concatenate(
            [np.stack(cards, axis=1), self.played[at], self.trick[at], self.known[at], self.covering[at]], axis=1
        )
        bids = games["contracts"][at][:, :, None] >> np.arange(CONTRACTS) & 1
        melds = np.arange(games["meld_seats"].shape[1]) < games["melds"][:, None]
        announced = melds[:, None] & (games["meld_seats"][:, None] == turn[:, :, None])
        kinds = [(announced & (games["meld_kinds"] == kind)[:, None]).sum(axis=2) for kind in _KINDS]
        callers = np.where(games["called"] > 0, games["callers"], SEATS)
        calls = (callers[:, None, :_SUITS] == turn[:, :, None]) * games["called"][:, None, :_SUITS]
        by_side = (rows[:, None], np.array([*self.sides, *range(self.seats, SEATS)])[turn])
        return np.concatenate(
            [
                to_bits(masks),
                bids.reshape(self.size, -1),
                self.phase[:, None] == np.array(_PHASES),
                self.contract[:, None] == np.arange(NO_CONTRACT),
                is_seat(self.taker),
                is_seat(self.dealer),
                is_seat(games["trumped"]),
                np.stack(kinds, axis=2).reshape(self.size, -1),
                games["named"][at],
                calls.reshape(self.size, -1),
                games["won"][by_side],
                games["cards"][by_side],
                games["score"][by_side],
                games["bids"][:, None],
                games["number"][:, None],
            ],
            axis=1,
            dtype=np.int16,
            casting="unsafe",
        )


@lru_cache(maxsize=16)
def _terms(options: Options) -> Rules:
    """Return these options as numbers and tables."""
    rules = Rules()
    fill(rules, options, [NUMBERS] * len(NAMES))
    return rules
