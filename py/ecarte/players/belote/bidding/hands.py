"""The features of six cards, the five held and the turn-up, by which a bidder values each suit.

The weights of these features are fitted by simulation (`tools/tables/fit_belote.py`); none is guessed. All features but
the length of trumps lie within one suit, so a hand's worth is the sum of four look-ups.
"""

from __future__ import annotations

from collections.abc import Sequence

from ecarte.machine.belote.sight import CLASSES
from ecarte.machine.sums import total
from ecarte.players.belote.bidding.weights import TAKE

# The bits of a suit that ranks like trumps, and of one that does not.
J, NINE, A, T, K, Q = 128, 64, 32, 16, 8, 4
PLAIN_A, PLAIN_T, PLAIN_K = 128, 64, 32

TRUMP_FEATURES = 16  # the number of features of a suit
PLAIN_FEATURES = 13
NT_FEATURES = 9
AT_FEATURES = 11
_BYTES = range(256)
Worths = tuple[float, ...]


def trump(mask: int) -> tuple[bool, ...]:
    """Return the features of a suit as trumps (B2)."""
    count = mask.bit_count()
    return (
        mask & J > 0,
        mask & NINE > 0,
        mask & A > 0,
        mask & T > 0,
        mask & K > 0,
        mask & Q > 0,
        mask & (J | NINE) == J | NINE,
        mask & (J | NINE | A) == J | NINE | A,
        mask & (K | Q) == K | Q,
        mask & (J | NINE) == NINE and count > 1,
        *(count == number for number in range(1, 7)),
    )


def plain(mask: int, length: int) -> tuple[bool, ...]:
    """Return the features of a plain suit, beside a class of trump length (B3)."""
    count = mask.bit_count()
    head = mask & (PLAIN_A | PLAIN_T | PLAIN_K)
    return (
        mask & PLAIN_A > 0,
        head & (PLAIN_A | PLAIN_T) == PLAIN_A | PLAIN_T,
        head == PLAIN_A | PLAIN_T | PLAIN_K,
        head & (PLAIN_A | PLAIN_T) == PLAIN_T and count > 1,
        head & (PLAIN_A | PLAIN_T) == PLAIN_T and count == 1,
        head == PLAIN_K and count > 2,
        *(count == 0 and length == each for each in range(CLASSES)),
        *(count == 1 and length == each for each in range(CLASSES)),
        mask == PLAIN_A,
    )


def no_trumps(mask: int) -> tuple[bool, ...]:
    """Return the features of a suit in no trumps."""
    count = mask.bit_count()
    head = mask & (PLAIN_A | PLAIN_T | PLAIN_K)
    return (
        mask & PLAIN_A > 0,
        head & (PLAIN_A | PLAIN_T) == PLAIN_A | PLAIN_T,
        head == PLAIN_A | PLAIN_T | PLAIN_K,
        mask & 0xF0 == 0xF0,
        head & (PLAIN_A | PLAIN_T) == PLAIN_T and count > 1,
        head == PLAIN_K and count > 2,
        mask & PLAIN_A > 0 and count >= 3,
        mask & PLAIN_A > 0 and count >= 4,
        count == 0,
    )


def all_trumps(mask: int) -> tuple[bool, ...]:
    """Return the features of a suit in all trumps."""
    count = mask.bit_count()
    return (
        mask & J > 0,
        mask & (J | NINE) == J | NINE,
        mask & (J | NINE | A) == J | NINE | A,
        mask & 0xF0 == 0xF0,
        mask & (J | NINE) == NINE and count > 1,
        mask & (J | NINE) == NINE and count == 1,
        mask & (J | NINE | A) == A and count > 2,
        mask & (K | Q) == K | Q,
        mask & J > 0 and count >= 3,
        mask & J > 0 and count >= 4,
        count == 0,
    )


def table(weights: Sequence[float], features: Sequence[Sequence[bool]]) -> Worths:
    """Return by byte the sum of the weights of its features."""
    return tuple(total(weight for weight, has in zip(weights, each, strict=True) if has) for each in features)


def suit_tables(players: int) -> tuple[Worths, tuple[Worths, ...]]:
    """Return the worth of a trump suit by its byte in trump order, and of a plain one by class of trump length."""
    weights = TAKE[players, "suit"]
    edge = TRUMP_FEATURES
    as_trumps = table(weights[:edge], [trump(mask) for mask in _BYTES])
    rest = weights[edge : edge + PLAIN_FEATURES]
    beside = tuple(table(rest, [plain(mask, each) for mask in _BYTES]) for each in range(CLASSES))
    return as_trumps, beside


def free_table(players: int, contract: str) -> Worths:
    """Return the worth of a suit by its byte: in no trumps in the plain order, in all trumps in that of trumps."""
    features = no_trumps if contract == "nt" else all_trumps
    weights = TAKE[players, contract]
    return table(weights[: len(features(0))], [features(mask) for mask in _BYTES])
