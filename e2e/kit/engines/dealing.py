"""A player who plays a deal to its end, in any browser."""

from __future__ import annotations

import re

from kit.engines.window import Way, Window

CHOICES = ".table__choices"
HAND = ".table__hand"
# The choice made is the first of these that is offered. One proposal is made and accepted, so that cards are discarded.
ONCE = ("Propose", "Accept")
ALWAYS = ("Mark the king", "Stand", "Refuse")
DISCARD = re.compile(r"Discard \d cards?")
OVER = ("Next deal", "Rematch")
MOST = 40  # decisions in a deal, with some to spare
LINES = ".table__log p"


class Dealing:
    """Plays one deal."""

    def __init__(self, window: Window, way: Way) -> None:
        self.window = window
        self.way = way
        self.chosen: list[str] = []
        self.played: list[str] = []

    def play_to_the_end(self) -> None:
        """Play until the next deal is offered, or the next game."""
        for _ in range(MOST):
            choices, cards = self.window.until(self._offered, "a decision")
            if any(name in OVER for name in choices):
                return
            self._decide(choices, cards)
        raise AssertionError(f"after {MOST} decisions the deal is not over")

    def _offered(self) -> tuple[list[str], list[str]] | None:
        choices, cards = self.window.names(CHOICES), self.window.names(HAND)
        return (choices, cards) if choices or cards else None

    def _decide(self, choices: list[str], cards: list[str]) -> None:
        wanted = [name for name in ONCE if name not in self.chosen] + list(ALWAYS)
        choice = next((name for name in wanted if name in choices), None)
        if choice:
            self._choose(choice)
        elif self.window.count("main[data-phase=discard]"):
            self.window.press(cards[0], HAND, self.way)
            said = self.window.until(
                lambda: next(filter(DISCARD.fullmatch, self.window.names(CHOICES)), None), "Discard"
            )
            assert said is not None
            self._choose(said)
        elif cards:
            self._play(cards[0])

    def _choose(self, name: str) -> None:
        before = self.window.count(LINES)
        self.window.press(name, CHOICES, self.way)
        self.window.until(lambda: self.window.count(LINES) > before, f"a line of the log after “{name}”")
        self.chosen.append(name)

    def _play(self, name: str) -> None:
        self.window.press(name, HAND, self.way)
        self.window.until(lambda: name not in self.window.names(HAND), f"{name} on the table")
        self.played.append(name)
