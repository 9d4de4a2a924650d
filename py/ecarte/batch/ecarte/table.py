"""Games of écarté as arrays, one element or row for each game.

Cards are numbers in the *trump form* of `ecarte.machine.cards`: 8 * suit + place, suit 0 being trumps, place 0
the highest card of its suit. A set of cards is a mask of 32 bits.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ecarte.api.errors import Error, in_words, not_installed
from ecarte.batch.games import Games, Ints, check_size, column, name_columns, to_bits
from ecarte.core.cards import PACK
from ecarte.core.game import OptionValue, Problem
from ecarte.games.ecarte.options import OPTIONS, PLAIN, Options, resolve
from ecarte.games.ecarte.state import SEATS as SIDES
from ecarte.machine.ecarte.batch import (
    ACCEPT,
    ACCEPT_IF,
    ACTIONS,
    ANSWER,
    CHOOSE,
    DISCARD,
    DISCARDS,
    OVER,
    PLAY,
    PROPOSE,
    REFUSE,
    STAND,
    Game,
    deal,
    step,
)
from ecarte.machine.ecarte.batch import PLAYS as CARDS
from ecarte.machine.ecarte.records import DEALER, ELDER, NOBODY
from ecarte.players.ecarte.rules import load_rules

try:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray
except ModuleNotFoundError:
    raise not_installed("numpy", "batch") from None

__all__ = [
    "ACCEPT", "ACCEPT_IF", "ACTIONS", "ANSWER", "CARDS", "CHOOSE", "COLUMNS", "DEALER", "DISCARD", "DISCARDS", "ELDER",
    "NOBODY", "OVER", "PLAY", "PROPOSE", "REFUSE", "SIDES", "STAND", "Table", "unsupported",
]  # fmt: skip
# The values that a table plays, of the options of which it does not play all.
_VALUES: Final[Mapping[str, tuple[OptionValue, ...]]] = {
    **PLAIN,
    "propose_number": (False,),
    "king_mark": ("automatic", "none"),
}

_SEEN: Final = {"hand": 32, "away": 32, "played": 32, "their_played": 32, "led": 32, "turned": 8, "phase": 4}
_COUNTS: Final = (
    *("dealer", "vulnerable", "their_vulnerable", "king", "their_king", "conditional", "stock", "exchanges"),
    *("taken", "their_taken", "their_taking", "won", "their_won", "needs", "their_needs"),
)


COLUMNS: Final[Mapping[str, slice]] = name_columns({**_SEEN, **dict.fromkeys(_COUNTS, 1)})
"""The columns of `Table.observe` by their names; those of the other player begin with ``their``."""


class Table(Games):
    """Games in play, each in a deal of its own, dealt from random packs (E1-E25).

    ``score``, and ``points`` since the last step or beginning, have a column for each side, South's first; what belongs
    to a deal has one for each role, the elder's first: ``hand``, ``away`` (the cards a player has seen leave the play:
    its discards and the turn-up), ``played``, ``taking`` (discards of this exchange), ``taken`` (of the last one),
    ``won`` (tricks) and ``king`` (whether it was marked). ``pack`` is the pack of the deal from the top: 8 * suit +
    place, suits as in `ecarte.core.cards.SUITS`, places as the rules rank the cards.

    When a deal is over the next is dealt at once, until the game has its winner. Raises an `ecarte.Error` for options
    that a table does not play (`unsupported`): it has neither irregularities nor what is said out of turn. So does a
    ``size`` of no games; TypeError for one that is no whole number.
    """

    part, record, actions = "ecarte.batch", Game, ACTIONS
    entries = deal, step

    pack: Any = column("shuffled")
    phase: Any = column("stage")
    role: Any = column("mover")
    hand: Any = column("hands", np.uint32)
    away: Any = column("away", np.uint32)
    played: Any = column("played", np.uint32)
    taking: Any = column("taking")
    taken: Any = column("taken")
    won: Any = column("won")
    king: Any = column("kings", np.bool_)
    turned: Any = column("turn_up")
    top: Any = column("top")
    exchanges: Any = column("times")
    conditional: Any = column("is_conditional", np.bool_)
    vulnerable: Any = column("vulnerable")
    led: Any = column("led")
    leader: Any = column("leader")

    def __init__(
        self,
        size: int,
        seed: int | None = None,
        rules: str = "akagiri",
        options: Mapping[str, OptionValue] | None = None,
    ) -> None:
        size = check_size(size)
        with in_words():
            self.options = resolve(rules, options or {})
        if other := unsupported(self.options):
            raise Error(Problem("E-batch-rules", None, {"options": ", ".join(other)}))
        super().__init__(size, seed, load_rules(self.options), range(len(SIDES)))

    @property
    def seat(self) -> Ints:
        """The seat to act in each game, 0 for South; of no meaning when it is over."""
        seat: Ints = np.where(self.role == DEALER, self.dealer, 1 - self.dealer)
        return seat

    side = seat

    @property
    def stock(self) -> Ints:
        """The cards left in the stock of each game."""
        stock: Ints = len(PACK) - self.top
        return stock

    def observe(self, sides: ArrayLike | None = None) -> NDArray[np.int8]:
        """Return what a side may know in each game, of shape (size, number of columns); see `COLUMNS`.

        ``sides`` are by default those to act, else one for each game, or one for all. Cards are 32 columns of 0 and 1,
        numbered as in a mask.
        """
        side = self.side if sides is None else np.broadcast_to(np.asarray(sides, np.int64), (self.size,))
        role = np.where(side == self.dealer, DEALER, ELDER)
        games = np.arange(self.size)
        own, other = (games, role), (games, 1 - role)
        led = np.where(self.led < 0, 0, 1 << np.maximum(self.led, 0)).astype(np.uint32)
        masks = np.stack([self.hand[own], self.away[own], self.played[own], self.played[other], led], axis=1)
        needs = np.maximum(0, self.options.target - self.score)
        counts = (
            *(role == DEALER, self.vulnerable == role, self.vulnerable == 1 - role),
            *(self.king[own], self.king[other], self.conditional, self.stock, self.exchanges),
            *(self.taken[own], self.taken[other], self.taking[other], self.won[own], self.won[other]),
            *(needs[games, side], needs[games, 1 - side]),
        )
        turned = self.turned[:, None] == np.arange(8)
        phase = self.phase[:, None] == np.arange(OVER)
        return np.concatenate([to_bits(masks), turned, phase, np.stack(counts, axis=1)], axis=1, dtype=np.int8)


def unsupported(options: Options) -> list[str]:
    """Return the names of the options whose value a table does not play."""
    names = (option.name for option in OPTIONS if option.name in _VALUES)
    return [name for name in names if getattr(options, name) not in _VALUES[name]]
