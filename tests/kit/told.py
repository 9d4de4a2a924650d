"""A second program for games of écarté: it knows only what ECN looks like."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field


@dataclass
class Told:
    """A deal as its text tells it: who did what, with the hands before each event, and who took more tricks."""

    dealer: str
    elder: str
    trump: str = ""
    events: list[tuple[str, str, dict[str, list[str]]]] = field(default_factory=list)  # seat, what, hands before it
    taken: list[str] = field(default_factory=list)
    first: int = -1

    @property
    def hands(self) -> dict[str, list[str]]:
        """The hands as play begins."""
        return self.events[self.first][2]

    def ranks(self, hand: list[str], suit: str) -> str:
        """Return the ranks of a suit in a hand."""
        return "".join(card[0] for card in hand if card[1] == suit)

    def plain(self, hand: list[str]) -> list[int]:
        """Return the lengths of its plain suits, the shortest first."""
        return sorted(len(self.ranks(hand, suit)) for suit in "shdc" if suit != self.trump)

    def lost(self, seat: str) -> bool:
        """Return whether a seat lost the play."""
        return len(self.taken) == 5 and self.taken.count(seat) < 3


def told(text: str) -> Iterator[Told]:
    """Yield the deals of many records."""
    for block in re.split(r"^\d+\. ", text, flags=re.M)[1:]:
        words = block.split("\n=")[0].split("\n[")[0].split()
        deal = Told(words[0], "S" if words[0] == "N" else "N")
        hands: dict[str, list[str]] = {"S": [], "N": []}
        for word in words[1:]:
            if word.startswith("^"):
                deal.trump = word[2]
            elif word.startswith("/"):
                deal.taken.append(word[1])
            elif word[0] in "SN" and word[1] in "<-+.:":
                seat, sign, rest = word[0], word[1], word[2:]
                cards = [] if sign == ":" or rest == "0" else [rest[at : at + 2] for at in range(0, len(rest), 2)]
                if sign == "." and deal.first < 0:
                    deal.first = len(deal.events)
                deal.events.append((seat, word[1:], {each: list(held) for each, held in hands.items()}))
                for card in cards:
                    hands[seat].append(card) if sign in "<+" else hands[seat].remove(card)
        yield deal


def does(deal: Told, seat: str, what: str) -> bool:
    """Return whether a seat does something in a deal."""
    return any((each, done) == (seat, what) for each, done, _ in deal.events)
