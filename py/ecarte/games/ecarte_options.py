"""The options of écarté: every rule that can be played one way or another, and the presets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any

from ecarte.game import Option, OptionValue, Problem, RuleError

ORDERS = {"king-high": "KQJAT987", "ace-high": "AKQJT987"}


def _option(rule: str, default: OptionValue, *others: OptionValue, needs: Mapping[str, str] | None = None) -> Any:
    values = (default, *others)
    return field(default=default, metadata={"rule": rule, "values": values, "needs": needs or {}})


@dataclass(frozen=True, slots=True)
class Options:
    """Every rule option, one field each; the defaults are the preset `akagiri`."""

    preset: str = "akagiri"
    # Which card beats which.
    rank_order: str = _option("E2", "king-high", "ace-high")
    # The packets in which five cards are given.
    packets: str = _option("E4", "3-2", "2-3", "5")
    # The fewest cards the dealer must discard after accepting.
    dealer_min_discard: int = _option("E9", 0, 1)
    # The elder says the number with the proposal, and is bound by it.
    propose_number: bool = _option("E9", False, True)
    # Whether a king of trumps in hand is marked, and who sees to it.
    king_mark: str = _option("E13", "automatic", "optional", "none")
    # Until when it may be marked.
    king_until: str = _option("E14", "laws", "first-lead", needs={"king_mark": "optional"})
    # Whoever follows suit must beat the card led if able.
    must_head: bool = _option("E17", True, False)
    # The deal ends when its winner is known.
    stop_early: bool = _option("E21", False, True)
    # Who pays double for declining and losing.
    vulnerability: str = _option("E23", "first", "every", "none")
    # Points that win the game.
    target: int = _option("E24", 5, 10)
    # The game counts 1, 2 or 3 by the loser's score.
    game_points: bool = _option("E25", False, True)
    # What happens to a card played against the rules.
    revoke: str = _option("E26", "impossible")

    @property
    def order(self) -> str:
        """Ranks, highest first."""
        return ORDERS[self.rank_order]


OPTIONS: tuple[Option, ...] = tuple(
    Option(f.name, f.metadata["values"], f.metadata["values"][0], f.metadata["rule"], f.metadata["needs"])
    for f in fields(Options)
    if f.metadata
)

PRESETS: Mapping[str, Mapping[str, OptionValue]] = {
    "akagiri": {},
    "jirai": {"packets": "5", "king_mark": "none", "must_head": False, "stop_early": True},
    "article": {"dealer_min_discard": 1, "king_mark": "optional"},
}


def resolve(preset: str, changes: Mapping[str, OptionValue]) -> Options:
    """The options of a preset with changes on top; raises RuleError with every problem."""
    if preset not in PRESETS:
        raise RuleError(Problem("E-preset", None, {"preset": preset, "allowed": ", ".join(PRESETS)}))
    known = {option.name: option for option in OPTIONS}
    chosen = {**PRESETS[preset], **changes}
    problems = [
        Problem("E-option", None, {"option": name, "allowed": ", ".join(known)})
        for name in changes
        if name not in known
    ]
    for name, value in changes.items():
        if name in known and not any(value is v or (type(value) is type(v) and value == v) for v in known[name].values):
            problems.append(known[name].refuse(value))
    for name, value in changes.items():
        for needed, wanted in known[name].needs.items() if name in known else ():
            if value != known[name].default and chosen.get(needed, known[needed].default) != wanted:
                data = {"option": name, "needed": needed, "wanted": wanted}
                problems.append(Problem("E-option-needs", known[name].rule, data))
    if problems:
        raise RuleError(*problems)
    return Options(preset=preset, **chosen)  # type: ignore[arg-type]  # checked against OPTIONS above
