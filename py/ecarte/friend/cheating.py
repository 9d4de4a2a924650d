"""A message that nobody who keeps to the protocol sends: its sender is named, and the game ends."""

from __future__ import annotations

from ecarte.core.game import Event, Problem, RuleError


class CheatError(RuleError):
    """What is wrong with a signed message; its problem has the name of who sent it."""


def told(event: Event) -> tuple[str, str, str]:
    """Return how the sentence of a verdict tells an event: what was done, and rank and suit of the card it names."""
    card = event.cards[0] if event.do == "play" else ""
    return event.verb or event.do, card[:1], card[1:]


def reason(refused: Problem) -> dict[str, str | int]:
    """Return the values of the sentence with which the table would have refused it, each after "why_"."""
    return {f"why_{name}": value for name, value in refused.data.items()}
