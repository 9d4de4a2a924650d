"""A second table of écarté's irregular rules: E20, E22-E30 and the laws 22, 25, 39-43, without the engine.

It is written from the rule book alone. `Table` hears a deal word by word (ECN events) and lists at any moment every
word that either player may say or play, and the score. It accepts the exchange (E7-E11) as it comes.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

PACK = [rank + suit for suit in "shdc" for rank in "KQJAT987"]
OTHER = {"S": "N", "N": "S"}
EXCHANGE = re.compile(r"[SN](:(propose(:\d)?|stand|accept(:if)?|refuse)|-.*)")


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


class Table:
    """A deal and the score before it."""

    def __init__(
        self, rules: Mapping[str, str | int | bool], dealer: str, score: tuple[int, int] = (0, 0), unsaid: bool = False
    ) -> None:
        self.rules, self.opening = rules, {"S": score[0], "N": score[1]}
        self.order = "AKQJT987" if rules["rank_order"] == "ace-high" else "KQJAT987"
        self.deal = Deal(dealer)
        self.unsaid = unsaid  # the dealer has not said its packets (E4)
        self.past: list[Deal] = []  # before each event
        # These stay when a hand is played again:
        self.offenders: set[str] = set()
        self.settled: set[int] = set()  # claimed once
        self.void: set[int] = set()  # marks removed

    # --- the score ----------------------------------------------------------------------------------

    @property
    def points(self) -> dict[str, int]:
        """The points of this deal."""
        deal, found = self.deal, {"S": 0, "N": 0}
        for event, seat, _ in deal.marks:
            found[seat] += event not in self.void
        if deal.result:
            winner, worth = deal.result
            worth = max(0, worth - (winner in self.offenders))
            found[winner] += 2 * worth if deal.doubled else worth
        return found

    @property
    def score(self) -> dict[str, int]:
        """The running score."""
        return {seat: self.opening[seat] + self.points[seat] for seat in "SN"}

    @property
    def over(self) -> bool:
        """Whether a player has reached the target (E24)."""
        return not self.deal.showing and max(self.score.values()) >= int(self.rules["target"])

    def vulnerable(self) -> str:
        """Return who declined the first proposal or made none (E23)."""
        deal, kind = self.deal, self.rules["vulnerability"]
        last = deal.spoken[-1] if deal.spoken else ""
        if kind == "none" or deal.spoken[-2:] == ["lay", "refuse"] or (kind == "first" and "accept" in deal.spoken):
            return ""  # a refusal after the elder's discards is a condition not met (law 38)
        return {"stand": deal.elder, "refuse": deal.dealer}.get(last, "")

    def point(self, winner: str) -> int:
        """Return the worth of winning the tricks."""
        return 2 if self.vulnerable() == OTHER[winner] else 1

    def judge_tricks(self) -> None:
        """Set the result once the tricks decide it (E21-E23)."""
        deal, won = self.deal, self.deal.won
        early = self.rules["stop_early"] and max(won.values()) == 3 and len({who for _, _, who in deal.tricks[:3]}) > 1
        if sum(won.values()) < 5 and not early:
            return
        best = max("SN", key=won.__getitem__)
        if deal.offered and won[OTHER[deal.offered]] < 5:
            deal.result = (deal.offered, 2)
        else:
            deal.result = (best, 2 if won[best] == 5 else self.point(best))

    # --- what may be said and played ----------------------------------------------------------------

    def legal(self) -> set[str]:
        """Return every word except those of the exchange itself."""
        deal, phase = self.deal, self.deal.phase
        if self.unsaid:
            return {f"{deal.dealer}:packets:3-2", f"{deal.dealer}:packets:2-3"}
        if phase == "reply":
            return self.replies()
        if phase == "showing":
            return {f"{deal.showing[0]}:show:{self.sorted(deal.hands[deal.showing[0]])}"}
        if deal.required and deal.table:  # without a card of the suit, the card led stays
            return {f"{deal.table[0][1]}:let"}
        if phase in ("dealing", "drawing"):
            return set()
        if phase == "play" and self.rules["king_mark"] == "automatic" and not deal.marks and not deal.played:
            holder = [seat for seat in "SN" if "K" + deal.trump in deal.hands[seat]]
            if holder:
                return {f"{holder[0]}:king"} if not self.over else set()
        found = self.claims()
        if self.over:
            return found
        found |= self.kings()
        if phase == "scored":
            return found
        if self.rules["doubling"] and not deal.doubled and self.before_third and not deal.required:
            found |= {"S:double", "N:double"}
        if self.rules["offer_point"] and not (deal.offered or deal.played or deal.named):
            found |= {"S:offer", "N:offer"}
        if phase == "play":
            found |= self.cards() | self.taken_back() | self.abandon()
        return found

    @property
    def before_third(self) -> bool:
        """Return whether the third trick has not been led (E28)."""
        return len(self.deal.played) < 4 or (len(self.deal.played) == 4 and not self.deal.table)

    def replies(self) -> set[str]:
        """Return the answers to the question."""
        kind, who, about = self.deal.question
        if kind == "double":
            return {f"{who}:accept:double", f"{who}:refuse:double"}
        if kind == "offer":
            return {f"{who}:accept:offer", f"{who}:decline"}
        if kind == "suit":
            return {f"{who}:let", f"{who}:require:{about}"}
        first = self.deal.first
        if kind == "40":
            return {"&ruling:40:back"}
        if kind == "25":
            if self.has_king(who):  # only the mark is removed
                return {"&ruling:25:shown"}
            return {"&ruling:25:correct"} | ({f"&ruling:25:replay:#{first}"} if first else set())
        again = about if self.rules["replay"] == "card" else f"#{first}"
        return {"&ruling:43:stand", f"&ruling:43:replay:{again}"}

    def cards(self) -> set[str]:
        """Return the cards that may be played, revokes included."""
        deal, seat = self.deal, self.deal.mover
        if deal.table:
            led = deal.counts
            right = playable(deal.hands[seat], led, deal.trump, self.order, self.rules["must_head"])
            wrong = [card for card in deal.hands[seat] if card not in right]
            irregular = self.rules["revoke"] == "penalty"
            return {f"{seat}.{card}" for card in right} | {f"{seat}.{card}~revoke" for card in wrong if irregular}
        found = set()
        if self.rules["declare_suit"] != "off" and not deal.named:
            found |= {f"{seat}:suit:{suit}" for suit in "shdc"}
        if self.rules["declare_suit"] != "on" or deal.named:
            found |= {f"{seat}.{card}" for card in deal.hands[seat] if not deal.required or card[1] == deal.named}
        if self.rules["revoke"] == "penalty" and not deal.named:
            found |= {f"{OTHER[seat]}.{card}~turn" for card in deal.hands[OTHER[seat]]}
        return found

    def taken_back(self) -> set[str]:
        """Return the cards that may be taken back (laws 39, 40)."""
        deal = self.deal
        last = deal.table[-1] if deal.table else deal.tricks[-1][0][-1] if deal.tricks else None
        if last is None or deal.required:  # a lead that went back still counts as a lead
            return set()
        event, seat, card = last
        return {f"{seat}.{card}~back"} if event in deal.revokes or self.out_of_turn else set()

    @property
    def out_of_turn(self) -> bool:
        """Return whether the card on the table was led by the wrong player."""
        deal = self.deal
        return bool(deal.table) and deal.table[0][1] != (deal.tricks[-1][2] if deal.tricks else deal.elder)

    @property
    def standing(self) -> list[tuple[int, str, str]]:
        """Return the cards played, without a lead out of turn that may still be taken back."""
        return self.deal.played[:-1] if self.out_of_turn else self.deal.played

    def kings(self) -> set[str]:
        """Return the kings that may be marked, true or false."""
        deal, found, king = self.deal, set(), "K" + self.deal.trump
        marked = {(seat, kind) for event, seat, kind in deal.marks}
        if self.rules["turned_king"] == "marked" and deal.turned == king and not deal.no_more_kings:
            found |= {f"{deal.dealer}:king"} if (deal.dealer, "turned") not in marked else set()
        if self.rules["king_mark"] != "optional" or deal.phase != "play" or deal.turned == king:
            return found
        for seat in "SN":
            standing = self.standing
            own = [each for each in standing if each[1] == seat]
            mine = [card for _, _, card in own]
            if {(seat, "hand"), (seat, "false")} & marked:
                continue
            if not mine:
                in_time = True
            elif mine != [king]:
                in_time = False
            else:  # law 24: a king led, until the other plays; one played second, until the next card
                again = [number for number, who, _ in deal.shown if who == seat and number > own[0][0]]
                in_time = len(standing) == 1 or (standing[0][1] != seat and not again)
            if self.rules["king_until"] == "first-lead":
                in_time = not standing
            if in_time and self.has_king(seat):
                found.add(f"{seat}:king")
            elif in_time and self.rules["revoke"] == "penalty" and self.score[seat] + 1 < int(self.rules["target"]):
                found.add(f"{seat}:king~false")
        return found

    def claims(self) -> set[str]:
        """Return the claims open to the players (laws 25, 40, 43), and the correction of a false king."""
        deal, found = self.deal, set()
        for event in deal.revokes:
            seat = next(who for number, who, _ in deal.played if number == event)
            if event not in self.settled and self.evident(event, seat):
                found.add(f"&claim:{OTHER[seat]}:43:#{event}")
        for event, seat, kind in deal.marks:
            if kind != "false" or event in self.void:
                continue
            seen = {card for _, who, card in deal.shown if who == seat}
            since = [number for number, who, _ in deal.shown if who == seat and number > event]
            if not since and deal.phase == "play" and not self.over:
                found.add(f"&unmark:{seat}:1")
            if seat in deal.open:
                seen |= set(deal.hands[seat])
            if self.has_king(OTHER[seat]) or len(seen) == 5 or (since and self.laid_king(OTHER[seat])):
                found.add(f"&claim:{OTHER[seat]}:25:#{event}")
        if self.out_of_turn and deal.phase == "play" and not self.over:
            event, seat, _ = deal.table[0]
            found.add(f"&claim:{OTHER[seat]}:40:#{event}")
        return found

    def has_king(self, seat: str) -> bool:
        """Return whether a seat has, or has played, the king of trumps."""
        deal = self.deal
        return "K" + deal.trump in [*deal.hands[seat], *(card for _, who, card in deal.played if who == seat)]

    def laid_king(self, seat: str) -> bool:
        """Return whether a seat has discarded the king of trumps."""
        return "K" + self.deal.trump in self.deal.away[seat]

    def evident(self, event: int, seat: str) -> bool:
        """Return whether the cards played since prove that the seat could have played otherwise."""
        deal = self.deal
        trick = next(each for each in deal.tricks if event in (number for number, _, _ in each[0]))
        since = [card for number, who, card in deal.shown if who == seat and number >= event]
        since += deal.hands[seat] if seat in deal.open else []
        return since[0] not in playable(since, trick[1], deal.trump, self.order, self.rules["must_head"])

    def abandon(self) -> set[str]:
        """Return the ways to throw in a hand (E30)."""
        deal, seat = self.deal, self.deal.mover
        if not self.rules["throw_in"]:
            return set()
        point_sure = deal.offered == seat and deal.won[seat]  # the other cannot make the vole any more
        found = {f"{seat}:concede"} if deal.won[seat] < 3 and not point_sure else set()
        return found | ({f"{seat}:claim"} if not deal.table and not deal.required and self.sure(seat) else set())

    def sure(self, seat: str) -> bool:
        """Return whether the seat takes all tricks left, whatever unseen cards the other holds."""
        deal = self.deal
        hand = deal.hands[seat]
        gone = {card for _, _, card in deal.played} | {deal.turned, *hand, *deal.away[seat]}
        unseen = [card for card in PACK if card not in gone]
        size = len(deal.hands[OTHER[seat]])
        return self.sure_leads(hand, unseen, size)

    def sure_leads(self, hand: list[str], unseen: list[str], size: int) -> bool:
        """Return whether some order of leads takes every trick; the other may hold any ``size`` of ``unseen``."""
        if not hand:
            return True
        return any(self.sure_lead(hand, card, unseen, size) for card in hand)

    def sure_lead(self, hand: list[str], card: str, unseen: list[str], size: int) -> bool:
        """Return whether leading a card, and then the rest, takes every trick."""
        trump, rest = self.deal.trump, without(hand, card)
        follow = [each for each in unseen if each[1] == card[1]]
        if any(beats(each, card, trump, self.order) for each in follow):
            return False
        if follow:  # the other plays its lowest card, and keeps the most dangerous ones
            low = max(follow, key=lambda each: self.order.index(each[0]))
            if not self.sure_leads(rest, without(unseen, low), size - 1):
                return False
        void = [each for each in unseen if each[1] != card[1]]
        if len(void) < size:
            return True
        trumps = [each for each in void if each[1] == trump]
        if trumps:
            return False
        for suit in {each[1] for each in void}:
            low = max((each for each in void if each[1] == suit), key=lambda each: self.order.index(each[0]))
            if not self.sure_leads(rest, without(void, low), size - 1):
                return False
        return True

    # --- the effect of each word --------------------------------------------------------------------

    def hear(self, word: str) -> None:
        """Take the next event of the deal; raises AssertionError when it may not happen."""
        deal = self.deal
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
            deal.turned = word[1:]
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

    def sorted(self, hand: list[str]) -> str:
        """Return a hand as records write it."""
        return "".join(sorted(hand, key=lambda card: ("shdc".index(card[1]), self.order.index(card[0]))))

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
