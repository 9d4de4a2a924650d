"""Whether to take, and what, by the expected points of every bid and of passing.

All numbers come from simulated deals (`tools/tables/fit_belote.py`, `weights`). The worth of a bid depends on features
of the six cards, the turn-up among them; that of passing on what the hand could bid, and on its aces.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from ecarte.players.belote.bidding import hands
from ecarte.players.belote.bidding.weights import PASS, TAKE
from ecarte.players.belote.cards import COUNT, PLAIN_TO_TRUMP

Table = tuple[float, ...]


@cache
def suit_tables(players: int) -> tuple[Table, tuple[Table, ...]]:
    """Return the worth of a trump suit by its mask in trump order, and of a plain one by class of trump length."""
    weights = TAKE[players, "suit"]
    edge = hands.TRUMP_FEATURES
    trump = hands.table(weights[:edge], [hands.trump(mask) for mask in range(256)])
    rest = weights[edge : edge + hands.PLAIN_FEATURES]
    plain = tuple(
        hands.table(rest, [hands.plain(mask, length) for mask in range(256)]) for length in range(hands.LENGTHS)
    )
    return trump, plain


@cache
def free_table(players: int, contract: str) -> Table:
    """Return the worth of a suit by its mask: in no trumps in the plain order, in all trumps in that of trumps."""
    features = hands.no_trumps if contract == "nt" else hands.all_trumps
    weights = TAKE[players, contract]
    found = hands.table(weights[: len(features(0))], [features(mask) for mask in range(256)])
    return found if contract == "nt" else tuple(found[PLAIN_TO_TRUMP[mask]] for mask in range(256))


def worth(plain: Sequence[int], contract: str, place: int, players: int) -> float:
    """Return the expected points of taking, one's own side's less the other's.

    ``plain`` are six cards by suit in the plain order, ``contract`` a suit's number as text or "nt", "at"; ``place``
    0 speaks first.
    """
    weights = TAKE[players, contract if contract in ("nt", "at") else "suit"]
    total = weights[place - players]
    if contract in ("nt", "at"):
        table = free_table(players, contract)
        return total + table[plain[0]] + table[plain[1]] + table[plain[2]] + table[plain[3]]
    trumps, plains = suit_tables(players)
    suit = int(contract)
    mask = plain[suit]
    table = plains[hands.length_class(COUNT[mask])]
    total += trumps[PLAIN_TO_TRUMP[mask]]
    for each in range(4):
        if each != suit:
            total += table[plain[each]]
    return total


def aces(plain: Sequence[int]) -> int:
    """Return the number of aces."""
    return sum(mask >> 7 for mask in plain)


def passing(
    plain: Sequence[int],
    turned: int,
    number: int,
    place: int,
    contracts: str,
    players: int,
    standing: tuple[str, bool] | None = None,
) -> float:
    """Return the expected points of passing, in a round (1 or 2) and place, or over a ``standing`` contract.

    ``standing`` is the kind of contract, and whether it is the partner's.
    """
    features = pass_features(plain, turned, place, players)
    return passing_by(features, number, place, contracts, players, standing)


def passing_by(
    features: Sequence[float],
    number: int,
    place: int,
    contracts: str,
    players: int,
    standing: tuple[str, bool] | None = None,
) -> float:
    """Return the expected points of passing, from the features that `pass_features` found."""
    weights = PASS[players, contracts].get(("over", *standing) if standing else (number, place))
    return sum(w * x for w, x in zip(weights, features, strict=True)) if weights else 0.0


def pass_features(plain: Sequence[int], turned: int, place: int, players: int) -> tuple[float, ...]:
    """Return the features of passing: one, the worth of the turned suit and of the best other one, the aces."""
    values = [worth(plain, str(suit), place, players) for suit in range(4)]
    best = max(value for suit, value in enumerate(values) if suit != turned)
    return 1.0, values[turned], best, float(aces(plain))


def choices(
    plain: Sequence[int],
    turned: int,
    number: int,
    place: int,
    contracts: str,
    players: int,
    allowed: Iterable[str],
    standing: tuple[str, bool] | None = None,
) -> dict[str, float]:
    """Return the expected points of every allowed bid ("0" to "3", "nt", "at") and of "pass"."""
    found = {bid: worth(plain, bid, place, players) for bid in allowed}
    found["pass"] = passing(plain, turned, number, place, contracts, players, standing)
    return found
