"""Games of the computer's players, played and written by compiled code: what that is given, and how it is called."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ecarte import policies
from ecarte.compiled.ecarte.games import entries, records
from ecarte.compiled.ecarte.tables import double, filled, hashed
from ecarte.core.cards import PACK, SUITS
from ecarte.core.game import Seat
from ecarte.games.ecarte.deal import dealt
from ecarte.games.ecarte.options import Options
from ecarte.games.ecarte.state import AT, SEATS
from ecarte.players.ecarte import amateur, beginner, classic, club, equity, master, policy, worlds
from ecarte.players.ecarte.policy import tables
from ecarte.players.ecarte.policy.first import FirstHands, number_plain
from ecarte.players.ecarte.policy.tables import Table

_PLAYERS = {
    "chance": records.CHANCE,
    "beginner": records.BEGINNER,
    "amateur": records.AMATEUR,
    "club": records.CLUB,
    "master": records.MASTER,
}
# What elder and dealer need, by which tables are chosen; more points count as many.
_NEEDS = [(elder, dealer) for elder in range(1, policy.NEAR + 1) for dealer in range(1, policy.NEAR + 1)]
_SUIT = 8  # cards
_TEXT = 1 << 17  # room for the longest game


class Games:
    """Plays games by certain rules; its arrays are used by one game after the other."""

    def __init__(self, rules: NDArray[np.void], policy: NDArray[np.uint8]) -> None:
        self.rules, self.policy = rules, policy
        self.deal, self.text = np.zeros(1, records.DEAL), np.zeros(_TEXT, np.uint8)

    def __call__(self, players: Mapping[Seat, str], dealer: Seat, seed: bytes, rng: Random) -> str:
        """Play a game and return its movetext (`ecarte.compiled.Simulation`)."""
        kinds = np.array([_PLAYERS[players[seat]] for seat in SEATS])
        chance, packs = np.array(rng.getstate()[1]), np.frombuffer(seed, np.uint8)
        entries.play_game(self.rules, self.policy, self.deal, chance, packs, AT[dealer], kinds)
        return self.text[: entries.write(self.rules, self.deal, self.text)].tobytes().decode("ascii")


def simulation(options: Options, players: Iterable[str]) -> Games | None:
    """Return what plays games of these players by these rules, or None where there is no compiled code for them.

    There is none for options that are not plain, and for optional marking of kings with the player ``chance``: all
    others mark at once.
    """
    names = set(players)
    if not options.is_plain or names - _PLAYERS.keys() or (options.king_mark == "optional" and "chance" in names):
        return None
    try:
        consulted = _consulted(options) if "master" in names else ()
    except policies.Needed:
        return None
    return Games(*_rules(options, consulted))


def is_prepared() -> bool:
    """Return whether the code was compiled before, on this machine."""
    return all(any(Path(each.stats.cache_path).glob(f"*.{each.__name__}-*.nbi")) for each in entries.ENTRIES)


def prepare() -> bool:
    """Compile what is not yet, or load it; return whether something was compiled."""
    plays = Games(*_rules(Options(), ()))
    plays({"S": "chance", "N": "chance"}, "S", bytes(32), Random(1))
    return any(each.stats.cache_misses for each in entries.ENTRIES)


def _consulted(options: Options) -> tuple[tuple[Table, ...], ...]:
    """Return the tables of the policy that are consulted for each of `_NEEDS`; raises `policies.Needed`."""
    found = (policy.find(options, needs) for needs in _NEEDS)
    return tuple(() if each is None else each.tables for each in found)


@lru_cache(maxsize=4)
def _rules(options: Options, consulted: tuple[tuple[Table, ...], ...]) -> tuple[NDArray[np.void], NDArray[np.uint8]]:
    """Return the rules for compiled code, and the contents of the policy's tables."""
    made, order = np.zeros(1, records.RULES), options.order
    r = made[0]
    r["must_head"], r["stop_early"], r["numbered"] = options.must_head, options.stop_early, options.propose_number
    r["marks"], r["marks_itself"] = options.king_mark != "none", options.king_mark == "automatic"
    r["risk"] = options.vulnerability != "none", options.vulnerability == "every"
    r["least"], r["target"], r["king"] = options.dealer_min_discard, options.target, order.index("K")
    r["ranks"] = [ord(rank) for rank in order]
    r["dealt"] = dealt(options.packets)
    r["pack"] = [_SUIT * SUITS.index(card[1]) + order.index(card[0]) for card in PACK]
    scores = range(options.target + 3)  # the last deal may bring more points than are needed
    for own, other in product(scores, scores):
        r["equity"][own, other] = equity.worth(own, other, options.target, options.game_points)
    r["compensated"] = sum([0.1] * 10) == 1.0
    r["trumps"], r["plain"], r["tricks"] = double(options.must_head)
    r["worlds"], r["nearly"] = worlds.WORLDS, worlds.NEARLY
    _fill_amateur(r["amateur"])
    _fill_beginner(r["beginner"])
    _fill_club(r["club"])
    return made, _fill_master(r["master"], options, consulted) if consulted else np.zeros(0, np.uint8)


def _fill_amateur(r: Any) -> None:
    r["trump"], r["plain"] = amateur.TRUMP, amateur.PLAIN
    r["guard"], r["guarded"] = amateur.GUARD, amateur.GUARDED
    r["stands"] = amateur.ELDER_STANDS_FREE, amateur.ELDER_STANDS
    r["refuses"] = amateur.DEALER_REFUSES_FREE, amateur.DEALER_REFUSES
    r["kept"], r["saved"] = amateur.KEPT, amateur.SAVED


def _fill_beginner(r: Any) -> None:
    r["trump"], r["plain"] = beginner.TRUMP, beginner.PLAIN
    r["stands"], r["refuses"], r["kept"] = beginner.STANDS, beginner.REFUSES, beginner.KEPT_PLACES
    r["hoards"], r["spends"], r["saves"] = beginner.HOARDS, beginner.SPENDS, beginner.SAVES
    r["overtakes"], r["clings"], r["few"] = beginner.OVERTAKES, beginner.CLINGS, beginner.FEW


def _fill_club(r: Any) -> None:
    """Fill in what the club player knows; of a suit as a byte, the last bit is the highest card."""
    r["counted"], r["stands"], r["refuses"] = club.COUNTED, club.ELDER_LATER, club.DEALER_LATER
    r["ends"] = np.cumsum([len(classic.ELDER), len(classic.DEALER), len(classic.PRESSED)])
    suits = [tuple(place for place in range(_SUIT) if byte >> place & 1) for byte in range(1 << _SUIT)]
    r["plain"] = True
    for at, each in enumerate((*classic.ELDER, *classic.DEALER, *classic.PRESSED)):
        r["trumps"][at] = [classic.reaches(suit, each.trumps) for suit in suits]
        for which, wanted in enumerate(each.plain):
            r["plain"][at, which] = [classic.reaches(suit, wanted) for suit in suits]


def _fill_master(r: Any, options: Options, consulted: Sequence[Sequence[Table]]) -> NDArray[np.uint8]:
    """Fill in what the master knows, and return what its tables hold."""
    r["seasoned"], r["flat"], r["seldom"] = master.is_seasoned(options), master.FLAT, master.SELDOM
    r["parts"], r["check"] = tables.PARTS, tables.CHECK
    r["which"] = r["planes"] = r["sets"] = -1
    found = list(dict.fromkeys(table for each in consulted for table in each))
    for needs, each in zip(_NEEDS, consulted, strict=True):
        r["which"][needs][: len(each)] = [found.index(table) for table in each]
    data = bytearray()
    for row, table in enumerate(found):
        for column, name in enumerate(tables.PLANES):
            if (plane := table.plane(name)) is not None:
                r["planes"][row, column] = len(data)
                data += plane
        for number, (cells, size, salt) in table.sets.items():
            r["sets"][row, number] = len(data), size, salt, tables.bits(number)
            data += cells + bytes(2)  # the last cell is read as three bytes, too
    for number in range(2, records.CHOICES + 1):
        codes = tables.codes(number)
        r["known"][number], r["codes"][number, : len(codes), :number] = len(codes), codes
    first = [FirstHands(turned) for turned in range(_SUIT)]
    plain = number_plain()
    r["numbers"], (r["sums"], r["begins"]) = plain.numbers, hashed(plain.places)
    r["trumps"] = [filled(each.places, 1 << _SUIT) for each in first]
    return np.frombuffer(bytes(data), np.uint8).copy()  # what bytes lend is read only
