"""A game in the terminal for a player: the log in sentences, the table before a decision.

Each game has its own `Story` (`ecarte.cli.ecarte.story` …).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.text import Text

from ecarte.core.cards import UNKNOWN, Card
from ecarte.core.game import Json, Seat, parse_event
from ecarte.text import Words, shown_name

_RED_SIGNS = "♥♦"
_RED_CARD, _BLACK_CARD = r"\w{1,2}[♥♦]|[♥♦]", r"\w{1,2}[♠♣]|[♠♣]"
_WIDTH = 5  # columns of a card


@dataclass(frozen=True, slots=True)
class Face:
    """A card to draw: its ``sign`` ("K♠"), what stands below it, and whether it is dim because it cannot be played."""

    sign: str
    label: str
    is_dim: bool = False


def row(faces: Sequence[Face], room: int) -> list[Text] | None:
    """Return cards side by side, each above its label, or None when they need more than ``room`` columns."""
    widths = [max(_WIDTH, cell_len(face.label)) + 1 for face in faces]
    if sum(widths) + 1 > room:
        return None
    lines = [Text(" ") for _ in range(5)]
    for face, width in zip(faces, widths, strict=True):
        for line, part in zip(lines, _parts(face), strict=True):
            before = (width - part.cell_len) // 2
            line.append(" " * before).append_text(part).append(" " * (width - part.cell_len - before))
    for line in lines:
        line.rstrip()
    return lines


def _parts(face: Face) -> list[Text]:
    """Return the five lines of a card and its label."""
    rank, suit = face.sign[:-1], face.sign[-1]
    style = "dim" if face.is_dim else "bold red" if suit in _RED_SIGNS else "bold"
    frame = "dim" if face.is_dim else ""
    inner = [f"{rank:<3}", f"{suit:>3}"]
    return [
        Text("╭───╮", frame),
        *(Text.assemble(("│", frame), (each, style), ("│", frame)) for each in inner),
        Text("╰───╯", frame),
        Text(face.label, "dim"),
    ]


def coloured(text: str, style: str = "") -> Text:
    """Return a line of text in a style, with its cards in bold, the red ones in red."""
    line = Text(text)
    line.highlight_regex(_RED_CARD, "bold red")
    line.highlight_regex(_BLACK_CARD, "bold")
    line.stylize(style)
    return line


class Story(ABC):
    """A game as it is presented to the player in one seat. ``names`` are those of all players.

    ``room`` is the number of columns in which cards can be drawn; 0 prints them in one line.
    """

    room = 0
    commands: tuple[str, ...] = ()  # words that `look_up` knows

    def __init__(self, words: Words, names: Mapping[Seat, str], me: Seat) -> None:
        self.words, self.me = words, me
        self.names = {seat: shown_name(name) or seat for seat, name in names.items()}

    def who(self, seat: Seat) -> dict[str, str]:
        """Return the person a sentence is about, as its words need it."""
        return {"who": "you" if seat == self.me else "other", "name": self.names.get(seat, seat)}

    def cards(self, cards: Iterable[Card]) -> str:
        """Return cards with their suit signs."""
        return " ".join(self.words.sign(card) for card in cards)

    def own_cards(self, cards: Sequence[Card]) -> str:
        """Return the player's own cards; those discarded since are only counted."""
        known = [card for card in cards if card != UNKNOWN]
        number = len(cards) - len(known)
        if not number:
            return self.cards(known)
        gone = self.words("log-gone", number=number)
        return self.words("list-more", listed=self.cards(known), next=gone) if known else gone

    def recalled(self, log: Sequence[Json]) -> list[Json]:
        """Return the log of a deal in play without the cards that the player may not look at again (E12, law 28)."""
        gone: set[Card] = set()
        entries: list[Json] = []
        for entry in reversed(log):
            own = entry.get("seat") == self.me
            if own and entry["do"] == "discard":
                gone.update(entry["cards"])
            if own and entry["do"] in ("deal", "draw"):
                entry = {**entry, "cards": [UNKNOWN if card in gone else card for card in entry["cards"]]}
            entries.append(entry)
        return entries[::-1]

    def hand(self, view: Json) -> list[Text]:
        """Return the cards, each with a number; illegal ones are dim, in brackets."""
        following = view["phase"] == "play" and view["turn"] == self.me
        held = [
            (self.words.sign(card), place, following and f"{self.me}.{card}" in view["refused"])
            for place, card in enumerate(view["hand"], 1)
        ]
        faces = [Face(sign, f"({place})" if refused else str(place), refused) for sign, place, refused in held]
        if drawn := row(faces, self.room):
            return drawn
        line = Text("  ")
        for sign, place, refused in held:
            shown = coloured(f"({sign})" if refused else sign)
            if refused:
                shown.stylize("dim")
            line.append(f"  {place} ", style="dim").append_text(shown)
        return [line]

    def trick(self, view: Json) -> list[Text]:
        """Return the cards of the trick, with who has played them."""
        laid = [(each["seat"], self.words.sign(each["card"])) for each in view["trick"]]
        faces = [Face(sign, self.names[seat]) for seat, sign in laid]
        if faces and (drawn := row(faces, self.room)):
            return drawn
        return [coloured("  " + self.words("thrown", **self.who(seat), card=sign)) for seat, sign in laid]

    def sayings(self, view: Json) -> list[str]:
        """Return the words that can be typed now for what is said in the game; they can be abbreviated."""
        return []

    def advice(self, hint: str, adviser: str) -> str:
        """Return a hint in words; it is an event of the player."""
        event = parse_event(hint)
        what = self.cards(event.cards) if event.do == "play" else self.choice(hint)
        return self.words("cli-advice", name=adviser, what=what)

    def look_up(self, command: str, view: Json, log: Iterable[Json]) -> list[Text] | None:
        """Return what the game shows for a command of its own, or None for other words."""
        return None

    @staticmethod
    @abstractmethod
    def name(words: Words, player: str, seat: Seat) -> str:
        """Return the name of a computer player in a seat."""

    @abstractmethod
    def welcome(self, view: Json, players: Mapping[Seat, str]) -> str:
        """Return the sentence a game begins with; ``players`` are the computer's."""

    @abstractmethod
    def help(self) -> str:
        """Return the full help on what can be typed."""

    @abstractmethod
    def line(self, entry: Json) -> str | None:
        """Return the sentence for a log entry, or None."""

    @abstractmethod
    def table(self, view: Json) -> list[Text]:
        """Return the table and the hand."""

    @abstractmethod
    def question(self, view: Json) -> str:
        """Return the question to the player."""

    @abstractmethod
    def choices(self, view: Json) -> str:
        """Return the possible answers, in short."""

    @abstractmethod
    def choice(self, hint: str) -> str:
        """Return an event that plays no card, as a choice."""
