"""Cards as the machine's players number them: by strength under a contract (`ecarte.machine.belote.sight`)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache

from ecarte.core.cards import SUITS, Card
from ecarte.games.belote.numbers import CONTRACTS, fill
from ecarte.games.belote.options import Options
from ecarte.games.belote.state import ALL_TRUMPS, NATURAL, NO_TRUMPS, PLAIN, TRUMPS
from ecarte.machine.belote.records import CARDS, SEATS
from ecarte.machine.belote.sight import OVERCALL, WEIGHTS, Tables
from ecarte.players.belote.bidding import hands
from ecarte.players.belote.bidding.weights import PASS, TAKE

FREE = (NO_TRUMPS, ALL_TRUMPS)
_BYTES = range(256)
_SCALED = {NO_TRUMPS: 162 / (2 * 130), ALL_TRUMPS: 162 / (3 * 258)}


@cache
def numbers(contract: str) -> Mapping[Card, int]:
    """Return the number of each card under a contract, a suit letter, "nt" or "at"."""
    return {
        rank + suit: 8 * at + 7 - place
        for at, suit in enumerate(SUITS)
        for place, rank in enumerate(TRUMPS if contract in (suit, ALL_TRUMPS) else PLAIN)
    }


def mask_of(cards: Iterable[Card], contract: str) -> int:
    """Return cards as a mask."""
    number = numbers(contract)
    return sum(1 << number[card] for card in cards)


def cards_of(mask: int, contract: str) -> set[Card]:
    """Return the cards of a mask."""
    return {card for card, number in numbers(contract).items() if mask >> number & 1}


@lru_cache(maxsize=16)
def tables(options: Options) -> Tables:
    """Return the rules of a game, and what its players know of bids."""
    found = Tables()
    fill(found, options, [numbers(contract) for contract in CONTRACTS])
    plain, trumps = PLAIN[::-1], TRUMPS[::-1]
    found.natural = [*_turned(plain, NATURAL), *_turned(trumps, NATURAL)]
    found.plain, found.trumps = _turned(trumps, plain), _turned(plain, trumps)
    for at, _ in enumerate(CONTRACTS):
        found.zeros[at] = sum(1 << card for card in range(CARDS) if not found.worth[CARDS * at + card])
        for suit in range(4):
            for byte in _BYTES:
                begin = CARDS * at + 8 * suit
                points = sum(found.worth[begin + bit] for bit in range(8) if byte >> bit & 1)
                found.sums[1024 * at + 256 * suit + byte] = points
    players = options.players
    as_trumps, beside = hands.suit_tables(players)
    found.as_trumps = [as_trumps[mask] for mask in found.trumps]
    found.beside = [worth for table in beside for worth in table]
    no_trumps, all_trumps = (
        [worth * _share(options, contract) for worth in hands.free_table(players, contract)] for contract in FREE
    )
    found.free = [*no_trumps, *(all_trumps[mask] for mask in found.trumps)]
    for at, kind in enumerate(("suit", *FREE)):
        found.places[SEATS * at : SEATS * at + players] = [
            worth * _share(options, kind) for worth in TAKE[players, kind][-players:]
        ]
    for where, weights in PASS[players, options.contracts].items():
        at = WEIGHTS * _place(where)
        found.passing[at : at + WEIGHTS] = weights
    return found


def _share(options: Options, contract: str) -> float:
    """Return how much of its usual points a deal has under a contract (B26)."""
    return _SCALED.get(contract, 1) if options.free_values == "scaled" else 1


def _place(where: tuple[object, ...]) -> int:
    """Return where the machine has the weights of passing (`ecarte.machine.belote.worths`)."""
    if where[0] == "over":
        return OVERCALL + 2 * (where[1] in FREE) + bool(where[2])
    number, place = where
    assert isinstance(number, int)
    assert isinstance(place, int)
    return SEATS * (number - 1) + place


def _turned(before: str, after: str) -> list[int]:
    """Return, by byte with the ranks in one order, the same cards in another."""
    return [sum(1 << after.index(rank) for at, rank in enumerate(before) if mask >> at & 1) for mask in _BYTES]
