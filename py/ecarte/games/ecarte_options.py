"""The options of écarté: every rule that can be played one way or another, and the presets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ecarte import options
from ecarte.game import Option, OptionValue
from ecarte.options import described, option

ORDERS = {"king-high": "KQJAT987", "ace-high": "AKQJT987"}


@dataclass(frozen=True, slots=True)
class Options:
    """Every rule option, one field each; the defaults are the preset `akagiri`."""

    preset: str = "akagiri"
    # Which card beats which.
    rank_order: str = option("E2", "king-high", "ace-high")
    # The packets in which five cards are given.
    packets: str = option("E4", "3-2", "2-3", "5")
    # The fewest cards the dealer must discard after accepting.
    dealer_min_discard: int = option("E9", 0, 1)
    # The elder says the number with the proposal, and is bound by it.
    propose_number: bool = option("E9", False, True)
    # Whether a king of trumps in hand is marked, and who sees to it.
    king_mark: str = option("E13", "automatic", "optional", "none")
    # Until when it may be marked.
    king_until: str = option("E14", "laws", "first-lead", needs={"king_mark": "optional"})
    # Whoever follows suit must beat the card led if able.
    must_head: bool = option("E17", True, False)
    # The deal ends when its winner is known.
    stop_early: bool = option("E21", False, True)
    # Who pays double for declining and losing.
    vulnerability: str = option("E23", "first", "every", "none")
    # Points that win the game.
    target: int = option("E24", 5, 10)
    # The game counts 1, 2 or 3 by the loser's score.
    game_points: bool = option("E25", False, True)
    # What happens to a card played against the rules.
    revoke: str = option("E26", "impossible")

    @property
    def order(self) -> str:
        """Ranks, highest first."""
        return ORDERS[self.rank_order]


OPTIONS: tuple[Option, ...] = described(Options)

PRESETS: Mapping[str, Mapping[str, OptionValue]] = {
    "akagiri": {},
    "jirai": {"packets": "5", "king_mark": "none", "must_head": False, "stop_early": True},
    "article": {"dealer_min_discard": 1, "king_mark": "optional"},
}


def resolve(preset: str, changes: Mapping[str, OptionValue]) -> Options:
    """The options of a preset with changes on top; raises RuleError with every problem."""
    return options.resolve(Options, PRESETS, preset, changes)
