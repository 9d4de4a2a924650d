"""The second referee of a game of belote without cards: what was bid, declared and counted at a real table."""

from __future__ import annotations

from tests.kit.referees.belote import (
    NATURAL,
    PACK,
    SUITS,
    Meld,
    points_of,
    settle,
    side,
    strongest,
    worth,
)
from tests.kit.referees.belote_table import GameReferee


class CountReferee(GameReferee):
    """Follows a record without cards."""

    def open(self, dealer: str) -> None:
        """Begin a deal, of which no card is dealt."""
        super().open(dealer)
        self.phase = "bidding"

    def hear(self, word: str) -> None:
        """Take the next word."""
        who, (verb, *rest) = word[0], word[1:].split(":")
        if who != "&":
            assert (who in self.order, verb) == (True, ""), word
            verb, *rest = rest
        if verb == "pass":
            assert (self.phase, who) == ("bidding", self.order[-1])
            self.points, self.phase = dict.fromkeys(self.total, 0), "between"
            self.left_out += not self.rules["passed_counts"]
        elif verb == "take":
            assert self.phase == "bidding"
            assert rest[0] in {*SUITS, *str(self.rules["contracts"]).split("+")} - {"suits"}
            self.taker, self.contract, self.phase = who, rest[0], "counting"
        elif verb == "meld":
            self.announced.append((who, _meld(*rest)))
        elif verb == "belote":
            assert self.contract in ("at", rest[0])
            assert rest[0] not in {suit for _, suit in self.called}
            self.called[who, rest[0]] = 2
        elif verb not in ("rank", "trump"):
            assert self.phase == "counting"
            self.tally(verb, rest)

    def tally(self, verb: str, rest: list[str]) -> None:
        """Score what was counted (B24-B26)."""
        sides, capot = list(self.total), rest[0] if verb == "capot" else ""
        pack = sum(points_of(self.contract, card) for card in PACK) + 10
        if self.rules["free_values"] == "scaled" and self.contract == "nt":
            pack += 4 * 8
        if capot:
            counted = dict.fromkeys(sides, 0) | {capot: int(rest[1]) + 10 if rest[1:] else pack}
        else:
            counted = dict(zip(sides, map(int, rest[0].split("-")), strict=True))
        assert sum(counted.values()) == pack or (int(self.rules["players"]) < 4 and sum(counted.values()) < pack)
        belote = dict.fromkeys(sides, 0)
        for who, _ in self.called:
            belote[side(self.rules, who)] += 20
        declared = dict.fromkeys(sides, 0)
        holders = {side(self.rules, who) for who, _ in self.announced}
        best = strongest(self.rules, self.announced, self.trump, self.order)
        counting = holders if len(holders) == 1 else {side(self.rules, best)} if best else set[str]()
        for who, meld in self.announced:
            if side(self.rules, who) in counting:
                declared[side(self.rules, who)] += worth(meld)
        self.points, self.waiting = settle(
            self.rules, self.order, self.contract, self.taker, counted, capot, declared, belote, self.waiting
        )
        self.total = {each: self.total[each] + self.points[each] for each in sides}
        self.phase = "between"


def _meld(kind: str, top: str) -> Meld:
    """Return a declaration; one whose highest card nobody wrote is any of its kind."""
    if kind == "carre":
        return frozenset(top + suit for suit in SUITS)
    length = {"tierce": 3, "cinquante": 4, "cent": 5}[kind]
    highest = "As" if top == "??" else top
    at = NATURAL.index(highest[0])
    assert at + length <= len(NATURAL)
    return frozenset(each + highest[1] for each in NATURAL[at : at + length])
