"""The options of belote: every rule that can be played one way or another, and the presets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from ecarte.core import options
from ecarte.core.game import Option, OptionValue, Seat
from ecarte.core.options import describe_options, option

# The seats by number of players, in turn order (B1, B28, B31).
TURNS: Mapping[tuple[int, str], tuple[Seat, ...]] = {
    (4, "clockwise"): ("N", "E", "S", "W"),
    (4, "anticlockwise"): ("N", "W", "S", "E"),
    (3, "clockwise"): ("E", "S", "W"),
    (3, "anticlockwise"): ("E", "W", "S"),
    (2, "clockwise"): ("N", "S"),
}
# The sides by number of players, in the order scores are written.
SIDES_OF: Mapping[int, tuple[str, ...]] = {4: ("NS", "EW"), 3: ("E", "S", "W"), 2: ("N", "S")}
# The cards of a hand in the first deal, and in the whole deal (B5, B9, B28, B31).
CARDS_OF: Mapping[int, tuple[int, int]] = {4: (5, 8), 3: (5, 8), 2: (6, 9)}
OPEN_CARDS = (8, 16)  # where they lie on the table, half of them covered by the others (B32)


@dataclass(frozen=True)
class Options:
    """Every rule option, one field each; the defaults are the preset `classic`.

    A new option is a field at the end, read by one function: see `ecarte.games.ecarte.options.Options`.
    """

    preset: str = "classic"
    # How many play: four in two partnerships, or three or two, each alone.
    players: int = option("B28", 4, 3, 2)
    # Which way round the table goes.
    direction: str = option("B1", "clockwise", "anticlockwise", needs={"players": (4, 3)})
    # The packets in which the first five cards are dealt: `chosen` by the dealer in each deal. `dealer` is its older
    # form: 3-2 in odd deals, 2-3 in even ones.
    packets: str = option(
        "B5", "3-2", "2-3", "dealer", "chosen", needs={"players": (4, 3)}, superseded={"dealer": "chosen"}
    )
    # Whether the cards are shuffled between deals, or the gathered tricks only cut.
    shuffle: str = option("B5", "shuffle", "cut-only")
    # What may be bid besides the four suits: no trumps, all trumps.
    contracts: str = option("B10", "suits", "suits+nt", "suits+nt+at")
    # No trumps may be bid only after somebody bid a suit.
    nt_over_suit_only: bool = option("B10", False, True, needs={"contracts": ("suits+nt", "suits+nt+at")})
    # Which declarations count besides belote.
    declarations: str = option("B15", "all", "belote-only")
    # Declarations are announced before the first trick, not in the course of it.
    announce_before_play: bool = option("B15", False, True, needs={"declarations": "all"})
    # A card may be in a sequence and in a carré at once.
    shared_cards: bool = option("B16", False, True, needs={"declarations": "all"})
    # Belote must be called on the king.
    king_first: bool = option("B13", False, True)
    # Under a partner's winning trump, who has only lower trumps must play one; `free`: who has higher ones, too, may.
    undertrump_partner: bool | str = option("B20", False, True, "free", needs={"players": 4})
    # The points for belote always stay with its holder.
    belote_safe: bool = option("B24", True, False)
    # Whether the contract is made is judged by cards alone.
    compare_without_declarations: bool = option("B24", False, True)
    # All tricks count 88 and the last trick, not 100 in place of it.
    capot_88: bool = option("B25", False, True)
    # Points that win the game.
    target: int = option("B27", 1000, 500, 1500, 2000, 3000, needs={"deals": 0})
    # After how many deals the game ends instead, whatever the score; 0: it goes to the target.
    deals: int = option("B27", 0, 5)
    # What becomes of a contract when both sides have as many points.
    tie: str = option("B24", "failed", "litige", needs={"players": (4, 2)})
    # Points written down are rounded to the nearest ten.
    rounding: bool = option("B24", False, True)
    # What becomes of a game whose end would leave the best with the same score.
    tied_end: str = option("B27", "draw", "another-deal")
    # A deal that all passed is one of the deals after which the game ends.
    passed_counts: bool = option("B27", True, False)
    # What the cards count in no trumps and in all trumps: by their ranks, multiplied, or so that a deal has 162 points.
    free_values: str = option("B26", "multiplied", "scaled", needs={"contracts": ("suits+nt", "suits+nt+at")})
    # Whose declarations count when those of two sides stay equal: the player's who comes first, or nobody's.
    equal_declarations: str = option("B14", "first", "none", needs={"declarations": "all"})
    # Whether two play with open cards, each of which lies on one that nobody knows.
    face_up: bool = option("B32", False, True, needs={"players": 2, "declarations": "belote-only"})
    # Whether the record has no cards, only what was written down at a real table (`ecarte.games.belote.counted`). It
    # is no rule, so no option.
    without_cards: bool = False

    @property
    def order(self) -> str:
        """The ranks in the order hands are written in, which is that of sequences (B11)."""
        return "AKQJT987"

    @cached_property
    def seats(self) -> tuple[Seat, ...]:
        """The seats in turn order."""
        return TURNS[self.players, self.direction]

    @property
    def first(self) -> int:
        """The cards of a hand in the first deal."""
        return OPEN_CARDS[0] if self.face_up else CARDS_OF[self.players][0]

    @property
    def hand(self) -> int:
        """The cards of a seat in a whole deal, and so its tricks."""
        return OPEN_CARDS[1] if self.face_up else CARDS_OF[self.players][1]

    @cached_property
    def places(self) -> Mapping[Seat, int]:
        """The place of each seat in turn order."""
        return {seat: place for place, seat in enumerate(self.seats)}

    @cached_property
    def sides(self) -> tuple[str, ...]:
        """The sides in the order scores are written."""
        return SIDES_OF[self.players]

    @property
    def punished(self) -> str | None:
        """None, because belote has no irregularities that a player can commit."""
        return None


OPTIONS: tuple[Option, ...] = describe_options(Options)

PRESETS: Mapping[str, Mapping[str, OptionValue]] = {
    "classic": {},
    "tournament": {"declarations": "belote-only"},
    "modern": {"contracts": "suits+nt+at", "target": 3000},
    "three": {"players": 3},
    "federation": {
        "direction": "anticlockwise",
        "declarations": "belote-only",
        "undertrump_partner": "free",
        "tie": "litige",
        "tied_end": "another-deal",
        "passed_counts": False,
    },
    "two-hand": {"players": 2},
    "two": {"players": 2, "declarations": "belote-only", "face_up": True},
}


def resolve(preset: str, changes: Mapping[str, OptionValue]) -> Options:
    """Return the options of a preset with changes on top; raises RuleError with every problem."""
    return options.resolve(Options, PRESETS, preset, changes)


def without_cards(options: Options) -> Options:
    """Return the same options for a record without cards."""
    return replace(options, without_cards=True)
