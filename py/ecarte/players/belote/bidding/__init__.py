"""The worth of belote's bids by features of a hand, as tables by suit.

All numbers come from simulated deals (`tools/tables/fit_belote.py`, `weights`). The worth of a bid depends on features
of the six cards, the turn-up among them; that of passing on what the hand could bid, and on its aces.
"""

from __future__ import annotations

from ecarte.machine.belote.sight import CLASSES
from ecarte.players.belote.bidding import hands
from ecarte.players.belote.bidding.weights import PASS, TAKE

__all__ = ["PASS", "TAKE", "free_table", "suit_tables"]
Table = tuple[float, ...]
_BYTES = range(256)


def suit_tables(players: int) -> tuple[Table, tuple[Table, ...]]:
    """Return the worth of a trump suit by its byte in trump order, and of a plain one by class of trump length."""
    weights = TAKE[players, "suit"]
    edge = hands.TRUMP_FEATURES
    trump = hands.table(weights[:edge], [hands.trump(mask) for mask in _BYTES])
    rest = weights[edge : edge + hands.PLAIN_FEATURES]
    plain = tuple(hands.table(rest, [hands.plain(mask, each) for mask in _BYTES]) for each in range(CLASSES))
    return trump, plain


def free_table(players: int, contract: str) -> Table:
    """Return the worth of a suit by its byte: in no trumps in the plain order, in all trumps in that of trumps."""
    features = hands.no_trumps if contract == "nt" else hands.all_trumps
    weights = TAKE[players, contract]
    return hands.table(weights[: len(features(0))], [features(mask) for mask in _BYTES])
