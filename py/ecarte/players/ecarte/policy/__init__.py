"""The trained policy of écarté: the chance of each choice, from the player's own knowledge.

A policy is for certain rules and one score. A situation missing from its own table is looked up in the table for any
score. A table that must first be fetched raises `policies.Needed`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from ecarte import policies
from ecarte.games.ecarte.options import Options
from ecarte.games.ecarte.state import OTHER, View
from ecarte.machine.ecarte import records as machine
from ecarte.machine.ecarte.levels.trained import chance_to_decline, list_numbers
from ecarte.machine.ecarte.records import ANSWER, CHOOSE, DEALERS_NUMBER, ELDER, NEAR, NUMBER, Deal
from ecarte.players.ecarte.policy.first import fill
from ecarte.players.ecarte.policy.tables import PolicyFile

SEASONED = 1_000_000
"""The training iterations after which a table beats the books in an exchange; in the play it does earlier."""


@dataclass(frozen=True, slots=True)
class Policy:
    """Tables that are consulted in order. `keys` makes the information sets.

    ``gone`` are the cards the player knows the opponent cannot have, besides its own hand: the turn-up, its own
    discards, all cards played, those the opponent has shown to lack, and during the play an unmarked king of trumps.
    ``discarded`` is the opponent's last number, ``stock`` what is left for the player.
    """

    tables: tuple[PolicyFile, ...]

    def plane(self, name: str) -> bytes | None:
        """Return the entries of the first hands for one choice, two for each place, or None when there are none."""
        return next((found for table in self.tables if (found := table.plane(name)) is not None), None)

    def declines(
        self, role: int, own: int, gone: int, king_turned: bool, exchanges: int = 0, discarded: int = 0, stock: int = 21
    ) -> float | None:
        """Return the chance that the elder stands, or that the dealer refuses."""
        known, one, other = self._consulted()
        phase = CHOOSE if role == ELDER else ANSWER
        chance = chance_to_decline(
            known, Deal(), one, other, phase, own, gone, king_turned, exchanges, discarded, stock
        )
        return None if chance < 0 else chance

    def numbers(
        self, role: int, own: int, gone: int, king_turned: bool, exchanges: int, discarded: int, stock: int,
        least: int,
    ) -> dict[int, float] | None:  # fmt: skip
        """Return the chance of each number of discards; `keys.worst` selects the cards.

        For the dealer, ``discarded`` is the number that the elder announces now, and ``stock`` what is left after it.
        """
        known, one, other = self._consulted()
        deal, phase = Deal(), NUMBER if role == ELDER else DEALERS_NUMBER
        size = list_numbers(known, deal, one, other, phase, own, gone, king_turned, exchanges, discarded, stock, least)
        return dict(zip(deal.choices[:size], deal.shares[:size], strict=True)) or None

    def _consulted(self) -> tuple[machine.Policy, int, int]:
        """Return the tables for the machine, and the two that are consulted, -1 for none."""
        one, other, *_ = (*range(len(self.tables)), -1, -1)
        return _fill(self.tables), one, other


@lru_cache(maxsize=8)
def _fill(tables: tuple[PolicyFile, ...]) -> machine.Policy:
    """Return tables for the machine."""
    policy = machine.Policy()
    fill(policy, tables)
    return policy


# --- which policy ---


def named(options: Options, needs: tuple[int, int]) -> tuple[str, ...]:
    """Return the policies nearest to the rules, in order, when elder and dealer need that many points."""
    elder, dealer = (min(need, NEAR) for need in needs)
    wanted: tuple[str, ...] = (f"akagiri-{elder}-{dealer}", "akagiri")
    if not options.must_head:
        wanted = ("jirai",)
    elif options.king_mark == "none":
        wanted = ("unmarked",)
    elif options.vulnerability == "every":
        wanted = ("every",)
    there = policies.index()
    return tuple(name for name in wanted if name in there) or tuple(name for name in ("akagiri",) if name in there)


def is_seasoned(options: Options) -> bool:
    """Return whether the table for these rules at any score was trained long enough.

    Tables for one score start from that one.
    """
    name = named(options, (options.target, options.target))[-1]
    run = policies.index().get(name, {}).get("run", {})
    return bool(run.get("iterations", 0) >= SEASONED)


def find(options: Options, needs: tuple[int, int]) -> Policy | None:
    """Return the policy nearest to the rules, or None when its tables cannot be had; raises Needed."""
    names = named(options, needs)
    policies.call_for(names)
    tables = tuple(_read(data) for name in names if (data := policies.load(name)) is not None)
    return Policy(tables) if tables else None


@lru_cache(maxsize=8)
def _read(data: bytes) -> PolicyFile:
    return PolicyFile(data)


def needs(view: View) -> tuple[int, int]:
    """Return the points that elder and dealer needed when the deal began.

    The training of a deal includes the points for kings, turned up or in hand.
    """
    lacked = dict.fromkeys(OTHER, view.options.target)
    for seat, points in view.score.items():
        lacked[seat] -= points
    for each in view.scored:
        lacked[each.seat] += each.points
    return lacked[view.elder], lacked[view.dealer]
