"""A deal as the second referee of écarté keeps it, and what a card can do."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

PACK = [rank + suit for suit in "shdc" for rank in "KQJAT987"]
OTHER = {"S": "N", "N": "S"}


@dataclass
class Deal:
    """The part of a table that is restored when a hand is played again."""

    dealer: str
    hands: dict[str, list[str]] = field(default_factory=lambda: {"S": [], "N": []})
    turned: str = ""
    spoken: list[str] = field(default_factory=list)  # of the exchange
    laid: list[str] = field(default_factory=list)  # the elder's discards, back in hand when acceptance lapses
    away: dict[str, list[str]] = field(default_factory=lambda: {"S": [], "N": []})
    stock: int = 21
    table: list[tuple[int, str, str]] = field(default_factory=list)  # event, seat, card
    counts: str = ""  # the card that the one led counts as
    first: int = 0  # the event of the first lead
    shown: list[tuple[int, str, str]] = field(default_factory=list)  # every card led or played and not taken back
    named: str = ""  # the suit named for the next lead
    required: bool = False  # the named suit must be led
    tricks: list[tuple[list[tuple[int, str, str]], str, str]] = field(default_factory=list)  # cards, counts, winner
    revokes: set[int] = field(default_factory=set)  # events
    marks: list[tuple[int, str, str]] = field(default_factory=list)  # event, seat, "hand", "turned" or "false"
    doubled: bool = False
    offered: str = ""
    question: tuple[str, str, str] = ("", "", "")  # kind, who answers, what about
    result: tuple[str, int] | None = None  # winner and points for the tricks, before penalty and doubling
    no_more_kings: bool = False
    showing: list[str] = field(default_factory=list)  # seats that have yet to show their hands
    open: list[str] = field(default_factory=list)  # seats whose hands were shown

    def copy(self) -> Deal:
        """Return an independent copy."""
        parts: dict[str, Any] = {
            name: {seat: list(cards) for seat, cards in getattr(self, name).items()} for name in ("hands", "away")
        }
        parts |= {name: list(value) for name, value in vars(self).items() if isinstance(value, list)}
        return replace(self, **parts, revokes=set(self.revokes))

    @property
    def elder(self) -> str:
        """The seat opposite the dealer."""
        return OTHER[self.dealer]

    @property
    def trump(self) -> str:
        """The suit of trumps."""
        return self.turned[1:]

    @property
    def won(self) -> dict[str, int]:
        """The tricks of each seat."""
        return {seat: sum(winner == seat for _, _, winner in self.tricks) for seat in "SN"}

    @property
    def played(self) -> list[tuple[int, str, str]]:
        """The cards played, in order."""
        return [each for cards, _, _ in self.tricks for each in cards] + self.table

    @property
    def phase(self) -> str:
        """The phase of the deal."""
        if self.question[0]:
            return "reply"
        if self.showing:
            return "showing"
        if self.result:
            return "scored"
        if not self.turned:
            return "dealing"
        last = self.spoken[-1] if self.spoken else ""
        if last in ("stand", "refuse"):
            return "play"
        if last == "propose":
            return "answer"
        if last == "accept" or self.spoken[-2:] == ["accept", "lay"]:
            return "discard"
        if any(len(hand) < 5 for hand in self.hands.values()) and not self.played:
            return "drawing"
        return "choose" if self.stock else "play"

    @property
    def mover(self) -> str:
        """Who must play."""
        if self.table:
            return OTHER[self.table[0][1]]
        return self.tricks[-1][2] if self.tricks else self.elder


def without(cards: list[str], *gone: str) -> list[str]:
    """Return cards without some of them."""
    return [each for each in cards if each not in gone]


def beats(card: str, led: str, trump: str, order: str) -> bool:
    """Return whether a card takes the trick from the card led (E19)."""
    if card[1] != led[1]:
        return card[1] == trump
    return order.find(card[0]) < order.find(led[0])


def playable(hand: list[str], led: str, trump: str, order: str, must_head: object) -> list[str]:
    """Return the cards that may be played to a lead: the first non-empty set that the rules name (E17, E18).

    The sets are: any card to lead; higher cards of the suit; cards of the suit; trumps; all.
    """
    if not led:
        return hand
    follow = [card for card in hand if card[1] == led[1]]
    over = [card for card in follow if must_head and beats(card, led, trump, order)]
    return over or follow or [card for card in hand if card[1] == trump] or hand
