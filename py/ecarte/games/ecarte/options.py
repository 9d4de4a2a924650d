"""The options of écarté: every rule that can be played one way or another, and the presets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from ecarte.core import options
from ecarte.core.game import Option, OptionValue, Seat
from ecarte.core.options import describe_options, option

HAND = 5  # cards
SEATS: tuple[Seat, ...] = ("S", "N")
ORDERS = {"king-high": "KQJAT987", "ace-high": "AKQJT987"}


@dataclass(frozen=True, slots=True)
class Options:
    """Every rule option, one field each; the defaults are the preset `akagiri`.

    A new option is a field at the end, read by one function. It needs words, a row in the rules, a place in the rule
    book, and golden records besides: CONTRIBUTING names the files, and tests ask for each.
    """

    preset: str = "akagiri"
    # Points for a king, turned up or in hand (E6, E13).
    king_points: ClassVar[int] = 1
    # Which card beats which.
    rank_order: str = option("E2", "king-high", "ace-high")
    # The packets in which five cards are dealt; `own`: as each player says with its first deal of the game.
    packets: str = option("E4", "3-2", "2-3", "5", "own")
    # The fewest cards the dealer must discard after accepting.
    dealer_min_discard: int = option("E9", 0, 1)
    # The elder says the number with the proposal, and is bound by it.
    propose_number: bool = option("E9", False, True)
    # Whether a king of trumps in hand is marked, and who sees to it.
    king_mark: str = option("E13", "automatic", "optional", "none", suggests={"optional": {"king_until": "first-lead"}})
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
    revoke: str = option("E26", "impossible", "penalty")
    # From where a deal is played again after a revoke.
    replay: str = option("E26", "card", "hand", needs={"revoke": "penalty"})
    # The leader names the suit led.
    declare_suit: str = option("E20", "off", "on", "may")
    # Either player may offer to double the points of the tricks.
    doubling: bool = option("E28", False, True)
    # Either player may offer the other the point.
    offer_point: bool = option("E29", False, True)
    # A player may throw in the hand, or throw it down to score tricks that are sure; whether both hands are shown then.
    throw_in: bool | str = option("E30", False, True, "shown")
    # Whether a turned king marks itself.
    turned_king: str = option("E6", "automatic", "marked", needs={"king_mark": "optional"})
    # What the dealer may exchange when the stock has fewer than five cards left for it.
    short_stock: str = option("E11", "rest", "as-is")

    @property
    def order(self) -> str:
        """The ranks, highest first."""
        return ORDERS[self.rank_order]

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The two seats (E1)."""
        return SEATS

    @property
    def sides(self) -> tuple[str, ...]:
        """The sides: each seat plays alone."""
        return SEATS

    @property
    def is_plain(self) -> bool:
        """Whether a deal holds only its exchange, kings and tricks."""
        return all(getattr(self, name) in values for name, values in PLAIN.items())

    def dealer_span(self, left: int) -> tuple[int, int]:
        """Return the fewest and the most cards the dealer may discard when ``left`` are in the stock (E9, E11)."""
        most = min(HAND, left)
        if most < HAND and self.short_stock == "as-is":
            most = 0
        return min(self.dealer_min_discard, most), most

    def makes_vulnerable(self, exchanges: int) -> bool:
        """Return whether who stands or refuses after so many exchanges pays double for losing (E23)."""
        return self.vulnerability == "every" or (self.vulnerability == "first" and not exchanges)

    @property
    def has_penalties(self) -> bool:
        """Whether irregularities can be committed at the table, and be claimed (E26, laws 25, 39, 40, 43)."""
        return self.revoke == "penalty"

    @property
    def punished(self) -> str | None:
        """The rule that punishes irregularities, where they can be committed."""
        return "E26" if self.has_penalties else None


OPTIONS: tuple[Option, ...] = describe_options(Options)

PLAIN: Mapping[str, tuple[OptionValue, ...]] = {
    "packets": ("3-2", "2-3", "5"),
    "revoke": ("impossible",),
    "declare_suit": ("off",),
    "doubling": (False,),
    "offer_point": (False,),
    "throw_in": (False,),
    "turned_king": ("automatic",),
    "short_stock": ("rest",),
}
"""Of the options that can add to a deal's exchange, kings and tricks, the values that do not (docs/design.md)."""

_LONDON: Mapping[str, OptionValue] = {
    "king_mark": "optional",
    "game_points": True,
    "revoke": "penalty",
    "replay": "hand",
    "declare_suit": "may",
    "throw_in": "shown",
    "turned_king": "marked",
}

PRESETS: Mapping[str, Mapping[str, OptionValue]] = {
    "akagiri": {},
    "jirai": {"packets": "5", "king_mark": "none", "must_head": False, "stop_early": True},
    "article": {"dealer_min_discard": 1, "king_mark": "optional"},
    "london": {**_LONDON, "throw_in": True},
    "casino": {"game_points": True, "doubling": True, "offer_point": True},
    "article-2": {"dealer_min_discard": 1, "king_mark": "optional", "king_until": "first-lead", "propose_number": True},
    "london-2": {**_LONDON, "short_stock": "as-is"},
    "london-3": _LONDON,
}


def resolve(preset: str, changes: Mapping[str, OptionValue]) -> Options:
    """Return the options of a preset with changes on top; raises RuleError with every problem."""
    return options.resolve(Options, PRESETS, preset, changes)
