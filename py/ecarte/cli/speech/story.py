"""What the terminal shows of a game that is played: the log in sentences, the table before a decision.

What is of one game is told by its own `Story` (`ecarte.cli.ecarte.story` …).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping

from rich.text import Text

from ecarte.core.cards import Card
from ecarte.core.game import Json, Seat, parse_event
from ecarte.text import Words, shown_name

_RED = r"\w{1,2}[♥♦]|[♥♦]"


def coloured(text: str) -> Text:
    """A line of text, its red cards red."""
    line = Text(text)
    line.highlight_regex(_RED, "bold red")
    line.highlight_regex(r"\w{1,2}[♠♣]|[♠♣]", "bold")
    return line


class Story(ABC):
    """A game told to the player in one seat. ``names`` has everybody who plays."""

    def __init__(self, words: Words, names: Mapping[Seat, str], me: Seat) -> None:
        self.words, self.me = words, me
        self.names = {seat: shown_name(name) or seat for seat, name in names.items()}

    def who(self, seat: Seat) -> dict[str, str]:
        """Of whom a sentence speaks, as its words want it."""
        return {"who": "you" if seat == self.me else "other", "name": self.names.get(seat, seat)}

    def cards(self, cards: Iterable[Card]) -> str:
        return " ".join(self.words.sign(card) for card in cards)

    def hand(self, view: Json) -> Text:
        """The cards, with a number to each; those that may not be played now are dim, in brackets."""
        line = Text("  ")
        following = view["phase"] == "play" and view["turn"] == self.me
        for place, card in enumerate(view["hand"], 1):
            refused = following and f"{self.me}.{card}" in view["refused"]
            shown = coloured(f"({self.words.sign(card)})" if refused else self.words.sign(card))
            if refused:
                shown.stylize("dim")
            line.append(f"  {place} ", style="dim").append_text(shown)
        return line

    def advice(self, hint: str, adviser: str) -> str:
        """A hint in words; it is an event of the player's."""
        event = parse_event(hint)
        what = self.cards(event.cards) if event.do == "play" else self.choice(hint)
        return self.words("cli-advice", name=adviser, what=what)

    def told(self, command: str, view: Json, log: Iterable[Json]) -> list[Text] | None:
        """What the game tells besides when it is asked for by a word of its own; None for other words."""
        return None

    @staticmethod
    @abstractmethod
    def name(words: Words, player: str, seat: Seat) -> str:
        """What one of the computer's players is called in a seat."""

    @abstractmethod
    def welcome(self, view: Json, players: Mapping[Seat, str]) -> str:
        """The sentence a game begins with; ``players`` are the computer's."""

    @abstractmethod
    def help(self) -> str:
        """What can be typed, in full."""

    @abstractmethod
    def line(self, entry: Json) -> str | None:
        """The sentence for an entry of the log; None when it needs none."""

    @abstractmethod
    def table(self, view: Json) -> list[Text]:
        """What lies on the table and in the hand."""

    @abstractmethod
    def question(self, view: Json) -> str:
        """The line that asks something of the player."""

    @abstractmethod
    def choices(self, view: Json) -> str:
        """What may be answered, in short."""

    @abstractmethod
    def choice(self, hint: str) -> str:
        """An event of the player's that plays no card, as a choice."""
