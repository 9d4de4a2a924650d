"""A second table of écarté's irregular rules: E20, E22-E30 and the laws 22, 25, 39-43, without the engine.

It is written from the rule book alone. `DealReferee` hears a deal word by word (ECN events) and lists at any moment
every word that either player may say or play, and the score. It accepts the exchange (E7-E11) as it comes.
"""

from __future__ import annotations

import re

from tests.kit.referees.ecarte_deal import OTHER, beats, without
from tests.kit.referees.ecarte_legal import Legal

EXCHANGE = re.compile(r"[SN](:(propose(:\d)?|stand|accept(:if)?|refuse)|-.*)")


class DealReferee(Legal):
    """A table that hears a deal word by word."""

    def hear(self, word: str) -> None:
        """Take the next event of the deal; raises AssertionError when it may not happen."""
        deal = self.deal
        if self.late and word == f"{self.late}:king" and not deal.turned:
            assert not self.over, word
            self.opening[self.late] += self.king
            self.late = ""
            self.past.append(deal.copy())
            return
        if self.unsaid:
            assert word in self.legal(), word
            self.unsaid = False
            self.past.append(deal.copy())
            return
        if not re.fullmatch(r"\^..|[SN][<+].*", word) and not (
            deal.phase in ("choose", "answer", "discard") and EXCHANGE.fullmatch(word)
        ):
            assert word in self.legal(), word
        self.past.append(deal.copy())
        number = len(self.past)
        if word[0] == "^":
            deal.turned, self.late = word[1:], ""
            if word[1] == "K" and self.rules["turned_king"] == "automatic":
                deal.marks.append((number, deal.dealer, "turned"))
        elif word[0] == "&":
            self.rule(word[1:].split(":"))
        elif word[1] == ".":
            self.play(number, word[0], *word[2:].partition("~")[::2])
        elif word[1] == ":":
            self.say(number, word[0], word[2:])
        else:
            self.move_cards(word)

    def move_cards(self, word: str) -> None:
        """Take cards dealt, discarded or drawn."""
        deal, seat, cards = self.deal, word[0], re.findall("..", word[2:])
        if word[1] == "-" and seat == deal.dealer:
            left = deal.stock - len(deal.laid)
            assert len(cards) <= (0 if left < 5 and self.rules["short_stock"] == "as-is" else left), word
        if word[1] == "-":
            for card in cards:
                deal.hands[seat].remove(card)
            deal.laid = cards if seat == deal.elder else deal.laid
            deal.away[seat] += cards
            deal.spoken.append("lay")
        else:
            deal.hands[seat] += cards
            deal.stock -= len(cards) if word[1] == "+" else 0
            assert len(deal.hands[seat]) == 5

    def say(self, number: int, seat: str, said: str) -> None:
        """Take a word."""
        deal, other = self.deal, OTHER[seat]
        verb, _, arg = said.partition(":")
        match verb:
            case "king" | "king~false":
                kind = "false" if "~" in verb else "turned" if deal.turned == "K" + deal.trump else "hand"
                deal.marks.append((number, seat, kind))
            case "double" | "offer":
                deal.question = (verb, other, "")
            case "accept" | "refuse" if arg == "double":
                deal.question, deal.doubled = ("", "", ""), verb == "accept"
                if verb == "refuse":
                    deal.result, deal.no_more_kings = (other, self.point(other)), True
            case "accept" if arg == "offer":
                deal.question, deal.result = ("", "", ""), (seat, self.point(seat))
            case "decline":
                deal.question, deal.offered = ("", "", ""), other
            case "suit":
                deal.named = arg
            case "let" | "require":
                self.answer_name(verb, other)
            case "concede":
                if deal.offered == other:
                    deal.result = (other, 2)
                else:
                    deal.result = (other, 2 if deal.won[seat] == 0 else self.point(other))
                self.lay_open(number, seat)
            case "claim":
                deal.tricks += [([], "", seat)] * (5 - len(deal.tricks))
                deal.table = []
                self.judge_tricks()
                self.lay_open(number, seat)
            case "show":
                deal.showing.remove(seat)
                deal.open.append(seat)
            case _:
                deal.spoken.append(verb)
                if deal.spoken[-2:] == ["lay", "refuse"]:
                    deal.hands[deal.elder] += deal.laid
                    deal.away[deal.elder] = without(deal.away[deal.elder], *deal.laid)

    def lay_open(self, number: int, seat: str) -> None:
        """After a hand was thrown in, have both shown; without a lead it would be played again from there."""
        if self.rules["throw_in"] == "shown":
            self.deal.showing = [each for each in (seat, OTHER[seat]) if self.deal.hands[each]]
            self.deal.first = self.deal.first or number

    def answer_name(self, verb: str, leader: str) -> None:
        """Answer a suit named wrongly (E20, law 41)."""
        deal, suit = self.deal, self.deal.question[2]
        if verb == "let":
            if deal.required and self.rules["declare_suit"] == "on":
                deal.counts = deal.table[0][2][0] + deal.named
            deal.question, deal.named, deal.required = ("", "", ""), "", False
            return
        deal.question = ("", "", "")
        deal.named, deal.required = suit, True
        if any(card[1] == suit for card in deal.hands[leader]):
            deal.hands[leader].append(deal.table.pop()[2])
            deal.counts = ""

    def play(self, number: int, seat: str, card: str, suffix: str) -> None:
        """Take a card."""
        deal, hand = self.deal, self.deal.hands[seat]
        if suffix == "back":
            if not deal.table:
                cards, deal.counts, _ = deal.tricks.pop()
                deal.table = cards[:]
            self.pick_up()
            return
        if suffix == "revoke":
            deal.revokes.add(number)
        hand.remove(card)
        deal.first = deal.first or number
        deal.shown.append((number, seat, card))
        deal.table.append((number, seat, card))
        if len(deal.table) == 1:
            deal.counts = card
            if deal.named and deal.named != card[1] and suffix != "turn":
                deal.question = ("suit", OTHER[seat], deal.named)
            deal.named, deal.required = "", False
            return
        leader = deal.table[0][1]
        winner = seat if beats(card, deal.counts, deal.trump, self.order) else leader
        deal.tricks.append((deal.table, deal.counts, winner))
        deal.table = []
        self.judge_tricks()

    def pick_up(self) -> None:
        """Return the last card to its hand, as if it had not been played (laws 39, 40)."""
        deal = self.deal
        number, seat, card = deal.table.pop()
        deal.named = ""  # it was for a lead not made
        deal.hands[seat].append(card)
        deal.revokes.discard(number)
        deal.shown.remove((number, seat, card))
        deal.first = 0 if deal.first == number else deal.first

    def rule(self, words: list[str]) -> None:
        """Take a claim, a ruling or a correction."""
        match words:
            case ["ruling", "40", _]:
                self.deal.question = ("", "", "")
                self.pick_up()
            case ["claim", who, law, event]:
                self.deal.question = (law, who, event)
            case ["unmark", seat, _]:
                self.void |= {event for event, who, kind in self.deal.marks if (who, kind) == (seat, "false")}
            case ["ruling", law, *choice]:
                self.settle(law, choice)

    def settle(self, law: str, choice: list[str]) -> None:
        """Carry out the claimant's choice."""
        deal = self.deal
        _, claimant, about = deal.question
        event = int(about[1:])
        self.settled.add(event)
        if law == "25":
            self.void.add(event)
        if law == "43" or not self.has_king(claimant):
            self.offenders.add(OTHER[claimant])
        deal.question = ("", "", "")
        if choice[0] == "replay":
            self.deal = self.past[int(choice[1][1:]) - 1].copy()
