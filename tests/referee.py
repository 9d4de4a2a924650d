"""A second referee, who knows the rules and nothing of the engine: reads a record's words and checks them.

Written apart from the engine and differently, so that both are unlikely to be wrong alike. Cards given
and numbers of discards it takes as they come; plays, marks, tricks, points and the end it judges.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

AKAGIRI: dict[str, str | int | bool] = {
    "packets": "3-2", "dealer_min_discard": 0, "king_mark": "automatic", "must_head": True, "stop_early": False,
    "vulnerability": "first", "target": 5, "game_points": False, "revoke": "impossible",
    "rank_order": "king-high", "propose_number": False, "king_until": "laws",
}  # fmt: skip
PRESETS: dict[str, dict[str, str | int | bool]] = {
    "akagiri": AKAGIRI,
    "jirai": {**AKAGIRI, "packets": "5", "king_mark": "none", "must_head": False, "stop_early": True},
    "article": {**AKAGIRI, "dealer_min_discard": 1, "king_mark": "optional"},
}


@dataclass
class Deal:
    """One deal as its words tell it."""

    dealer: str
    elder: str
    hands: dict[str, list[str]] = field(default_factory=lambda: {"S": [], "N": []})
    trump: str = ""
    spoken: list[str] = field(default_factory=list)
    laid: list[str] = field(default_factory=list)  # the elder's last discards, back in hand when acceptance lapses
    table: list[tuple[str, str]] = field(default_factory=list)
    won: dict[str, int] = field(default_factory=lambda: {"S": 0, "N": 0})
    points: dict[str, int] = field(default_factory=lambda: {"S": 0, "N": 0})
    marked: bool = False
    challenge: bool = False  # one side had three tricks and the other none: all five are played


class Referee:
    def __init__(self, record: str) -> None:
        self.tags = re.findall(r'^\[(\w+) "(.*)"\]$', record, re.MULTILINE)
        self.rules = dict(PRESETS[dict(self.tags)["Rules"]])
        for name, value in (text.split("=") for key, text in self.tags if key == "Option"):
            self.rules[name] = {"on": True, "off": False}.get(value, int(value) if value.isdecimal() else value)
        self.order = "AKQJT987" if self.rules["rank_order"] == "ace-high" else "KQJAT987"
        self.score = {"S": 0, "N": 0}
        self.taker = ""  # of the last trick
        self.first: list[tuple[str, str]] = []  # the first trick
        self.deal: Deal | None = None
        body = re.sub(r"\{[^}]*\}", "", record.split("\n\n", 1)[1])
        while "(" in body:  # variations are no part of the game
            body = re.sub(r"\([^()]*\)", "", body)
        self.words = [word for word in body.split() if word[0] not in "$@"]

    def judge(self) -> dict[str, int]:
        """The final score; raises AssertionError at the first word that is wrong."""
        words = iter(self.words)
        for word in words:
            if re.fullmatch(r"\d+\.", word):
                self.open(next(words))
            elif word[0] == "=":
                self.check_score(word[1:], next(words))
            elif word == "*" or re.fullmatch(r"\d+-\d+", word):
                self.check_end(word)
                assert next(words, None) is None
            elif word[0] == "/":
                assert not self.current.table
                assert self.taker == word[1], word
            else:
                self.event(word)
        return self.score

    @property
    def current(self) -> Deal:
        assert self.deal is not None
        return self.deal

    @property
    def over(self) -> bool:
        return max(self.score.values()) >= int(self.rules["target"])

    def open(self, dealer: str) -> None:
        assert not self.over
        assert self.deal is None or self.deal.elder == dealer
        self.deal = Deal(dealer, "N" if dealer == "S" else "S")

    def mark(self, seat: str, points: int) -> None:
        assert not self.over
        self.score[seat] += points
        self.current.points[seat] += points

    def event(self, word: str) -> None:
        deal = self.current
        assert not self.over, word
        if word[0] == "^":
            deal.trump = word[2]
            if word[1] == "K":
                self.mark(deal.dealer, 1)
            return
        seat, sign, rest = word[0], word[1], word[2:]
        cards = re.findall("..", rest)
        if sign in "<+":
            deal.hands[seat] += cards
            assert len(deal.hands[seat]) == 5
        elif sign == "-":
            for card in cards if rest != "0" else []:
                deal.hands[seat].remove(card)
            if seat == deal.elder:
                deal.laid = cards
            deal.spoken.append("lay")
        elif sign == ":" and rest == "king":
            assert not deal.marked
            deal.marked = True
            held = [*deal.hands[seat], *(card for who, card in deal.table if who == seat), *self.first_card(seat)]
            assert "K" + deal.trump in held, word
            self.mark(seat, 1)
        elif sign == ":":
            deal.spoken.append(rest.split(":")[0])
            if deal.spoken[-2:] == ["lay", "refuse"]:
                deal.hands[deal.elder] += deal.laid
        else:
            self.play(seat, rest)

    def first_card(self, seat: str) -> list[str]:
        """What the seat played to the first trick, while the second is not over."""
        return [card for who, card in self.first if who == seat] if sum(self.current.won.values()) == 1 else []

    def play(self, seat: str, card: str) -> None:
        deal = self.current
        hand, trump = deal.hands[seat], deal.trump
        if not any(deal.won.values()) and not deal.table:
            assert seat == deal.elder
            self.first = []
            if self.rules["king_mark"] == "automatic":
                assert deal.marked is any("K" + trump in held for held in deal.hands.values())
        elif not deal.table:
            assert seat == self.taker
        assert card in playable(
            hand, deal.table[0][1] if deal.table else "", trump, self.order, self.rules["must_head"]
        )
        hand.remove(card)
        deal.table.append((seat, card))
        if len(deal.table) < 2:
            assert not self.decided
            return
        (leader, led), (other, reply) = deal.table
        assert other != leader
        self.taker = other if beats(reply, led, trump, self.order) else leader
        self.first = self.first or deal.table
        deal.table = []
        deal.won[self.taker] += 1
        deal.challenge |= sorted(deal.won.values()) == [0, 3]
        if self.decided:
            self.score_tricks()

    @property
    def decided(self) -> bool:
        most, fewest = (pick(self.current.won.values()) for pick in (max, min))
        return most + fewest == 5 or bool(self.rules["stop_early"] and most == 3 and not self.current.challenge)

    def score_tricks(self) -> None:
        deal = self.current
        best = max("SN", key=deal.won.__getitem__)
        worth = 2 if deal.won[best] == 5 or self.vulnerable() not in ("", best) else 1
        self.mark(best, worth)

    def vulnerable(self) -> str:
        deal = self.current
        last = deal.spoken[-1]
        declined = {"stand": deal.elder, "refuse": deal.dealer}.get(last, "")
        if last == "refuse" and deal.spoken[-2] == "lay":  # no refusal, but a condition that was not met
            declined = ""
        first = "accept" not in deal.spoken
        return (
            declined
            if self.rules["vulnerability"] == "every" or (self.rules["vulnerability"] == "first" and first)
            else ""
        )

    def check_score(self, points: str, running: str) -> None:
        assert points == "{S}-{N}".format(**self.current.points)
        assert running == "{S}-{N}".format(**self.score)
        assert self.over or self.decided

    def check_end(self, word: str) -> None:
        given_up = any(name == "Resigned" for name, _ in self.tags)
        assert word == ("{S}-{N}".format(**self.score) if self.over or given_up else "*")
        assert dict(self.tags)["Result"] == word


def beats(card: str, led: str, trump: str, order: str) -> bool:
    """Whether a card takes the trick from the card led (E19)."""
    if card[1] != led[1]:
        return card[1] == trump
    return order.find(card[0]) < order.find(led[0])


def playable(hand: list[str], led: str, trump: str, order: str, must_head: object) -> list[str]:
    """The first of these that there are: any lead; higher cards of the suit; cards of it; trumps; all (E17, E18)."""
    if not led:
        return hand
    follow = [card for card in hand if card[1] == led[1]]
    over = [card for card in follow if must_head and beats(card, led, trump, order)]
    return over or follow or [card for card in hand if card[1] == trump] or hand
