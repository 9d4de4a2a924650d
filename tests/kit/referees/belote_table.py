"""The second referee's table of belote.

`GameReferee` follows a game word by word (ECN events, as in a record) and lists at any moment every word that any
player may say or play.
"""

from __future__ import annotations

from tests.kit.referees.belote import (
    PACK,
    SUITS,
    Meld,
    Rules,
    bidding,
    compared,
    from_next,
    hand_of,
    melds,
    name,
    playable,
    score,
    side,
    sides_of,
    strongest,
    winner,
    worth,
)


class GameReferee:
    """Follows a game; `words` is what any player may say or play now."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.total = dict.fromkeys(sides_of(rules), 0)
        self.dealer = ""
        self.opened = self.waiting = self.left_out = 0
        self.phase = "between"

    def open(self, dealer: str) -> None:
        """Begin a new deal (B4, B8)."""
        assert self.phase == "between"
        assert not self.ended
        if self.dealer:
            assert dealer == from_next(self.rules, self.dealer)[0]
        self.opened += 1
        self.dealer, self.order = dealer, from_next(self.rules, dealer)
        self.hands: dict[str, set[str]] = {seat: set() for seat in self.order}
        self.whole: dict[str, set[str]] = {}
        self.above: dict[str, set[str]] = {seat: set() for seat in self.order}  # cards that lie on others (B32)
        self.to_turn: list[str] = []  # who turns up a card, in order (B33)
        self.turned = self.bottom = self.taker = self.contract = ""
        self.bids: list[tuple[str, str]] = []
        self.done: set[str] = set()  # who has finished announcing
        self.announced: list[tuple[str, Meld]] = []
        self.seen: set[str] = set()  # face up, at any time
        self.late: list[tuple[str, Meld]] = []
        self.shown: list[tuple[str, Meld]] = []
        self.to_say: list[str] = []
        self.called: dict[tuple[str, str], int] = {}  # by seat and suit: 1 belote, 2 rebelote too
        self.trick: list[tuple[str, str]] = []
        self.tricks: list[tuple[str, list[str]]] = []
        self.points: dict[str, int] = {}
        self.phase = "packets" if self.rules["packets"] == "chosen" else "dealing"

    @property
    def ended(self) -> bool:
        """Whether a side has reached the target, or the last of a number of deals is over (B27)."""
        best = max(self.total.values())
        if self.rules["tied_end"] == "another-deal" and list(self.total.values()).count(best) > 1:
            return False
        if self.rules["deals"]:
            return self.phase == "between" and self.opened - self.left_out >= int(self.rules["deals"])
        return best >= int(self.rules["target"])

    @property
    def winner(self) -> str:
        """The side that has won; "" before the end and when the game is drawn (B27)."""
        if not self.ended:
            return ""
        best = [each for each, points in self.total.items() if points == max(self.total.values())]
        return best[0] if len(best) == 1 else ""

    @property
    def mover(self) -> str:
        """Who must act, or ""."""
        if self.phase == "packets":
            return self.dealer
        if self.phase == "bidding":
            return bidding(self.rules, self.dealer, self.turned, self.bids)[0]
        if self.phase == "announcing":
            return next(seat for seat in self.order if seat not in self.done)
        if self.phase in ("play", "compare") and not self.to_turn:
            leader = self.tricks[-1][0] if self.tricks else self.order[0]
            return ([leader, *from_next(self.rules, leader)])[len(self.trick)]
        return ""

    @property
    def trump(self) -> str:
        """The suit of trumps, or ""."""
        return self.contract if self.contract in SUITS else ""

    def words(self) -> set[str]:
        """Return everything that any player may say or play now, as ECN."""
        if self.to_turn:
            return set()
        who, found = self.mover, set()
        if self.phase == "packets":
            return {f"{who}:packets:3-2", f"{who}:packets:2-3"}
        if self.phase == "bidding":
            bids = bidding(self.rules, self.dealer, self.turned, self.bids)[1]
            return {f"{who}:pass" if bid == "pass" else f"{who}:take:{bid}" for bid in bids}
        if self.phase == "announcing":
            return {f"{who}:pass", *self.meld_words(who)}
        if self.phase == "compare" and self.to_say:
            return {self.to_say[0]}
        if self.phase == "compare":
            for seat in self.best_side():
                found |= self.meld_words(seat) | set(self.to_show(seat))
        if self.phase in ("play", "compare"):
            if not self.tricks and not self.rules["announce_before_play"]:
                found |= self.meld_words(who)
            for card in playable(self.rules, self.contract, who, self.hands[who], self.trick):
                found.add(f"{who}.{card}")
                if call := self.call_on(who, card):
                    found.add(f"{who}.{card}:{call}")
        return found

    def best_side(self) -> list[str]:
        """Return the seats of the side with the strongest announced declaration (B14)."""
        best = strongest(self.rules, self.announced, self.trump, self.order)
        return [seat for seat in self.order if best and side(self.rules, seat) == side(self.rules, best)]

    def meld_words(self, who: str) -> set[str]:
        """Return the declarations a seat may make, as ECN."""
        if self.rules["declarations"] == "belote-only":
            return set()
        made = [meld for seat, meld in self.announced + self.late if seat == who]
        return {f"{who}:meld:{name(each)}" for each in melds(self.whole[who], made, bool(self.rules["shared_cards"]))}

    def to_show(self, who: str) -> dict[str, Meld]:
        """Return how a seat shows what it has declared and not shown: those cards still in its hand (B15)."""
        mine = [each for each in self.announced + self.late if each[0] == who and each not in self.shown]
        held = {meld: [card for card in PACK if card in meld & self.hands[who]] for _, meld in mine}
        return {f"{who}:show:{''.join(cards)}": meld for meld, cards in held.items()}

    def call_on(self, who: str, card: str) -> str:
        """Return what may be called on a card (B13): belote on the first of the two, rebelote on the second."""
        if card[0] not in "KQ" or self.contract not in ("at", card[1]):
            return ""
        pair = {"K" + card[1], "Q" + card[1]}
        if pair <= self.hands[who]:
            return "" if self.rules["king_first"] and card[0] == "Q" else "belote"
        return "rebelote" if self.called.get((who, card[1])) == 1 else ""

    def hear(self, word: str) -> None:
        """Take the next word of the record."""
        who, sign, rest = word[0], word[1], word[2:]
        cards = [rest[at : at + 2] for at in range(0, len(rest), 2)]
        if word.startswith("^^"):
            assert self.rules["players"] != 4
            assert self.phase == "drawing"
            self.bottom = rest
            assert rest not in {self.turned}.union(*self.hands.values())
            self.start()
        elif who == "^":
            assert all(len(hand) == hand_of(self.rules)[0] for hand in self.hands.values())
            self.turned = word[1:]
            self.phase = "bidding"
        elif word[1:3] == "<^":
            self.turn_up(who, word[3:])
        elif sign in "<+":
            many = hand_of(self.rules)["<+".index(sign)]
            due = next(seat for seat in self.order if len(self.hands[seat]) < many)
            assert who == due, word
            assert self.phase == ("dealing" if sign == "<" else "drawing"), word
            everywhere = set().union(*self.hands.values(), [self.turned])
            assert len(set(cards)) == len(cards), word
            assert not set(cards) & everywhere, word
            self.hands[who] |= set(cards)
            assert len(self.hands[who]) == many, word
            full = all(len(hand) == many for hand in self.hands.values())
            if sign == "+" and full and self.rules["players"] == 4:
                self.start()
        elif sign == "^":
            assert (who, rest) == (self.taker, self.turned)
            assert self.rules["players"] == 4
            self.hands[who].add(rest)
        else:
            assert word in self.words(), (word, self.words())
            self.decide(who, sign, rest)

    def turn_up(self, who: str, text: str) -> None:
        """Lay cards face up: eight before the elder, seven and then the last before the dealer, later one by one."""
        cards = {text[at : at + 2] for at in range(0, len(text), 2)}
        assert self.rules["face_up"]
        assert len(cards) == len(text) // 2
        assert not cards & self.seen
        self.seen |= cards
        self.hands[who] |= cards
        if self.to_turn:
            assert (who, len(cards)) == (self.to_turn.pop(0), 1)
            return
        assert self.phase == "dealing"
        elder, dealer = self.order
        wanted = (elder, 8) if not self.above[elder] else (dealer, 1 if self.above[dealer] else 7)
        assert (who, len(cards)) == wanted, text
        self.above[who] |= cards
        if len(self.above[dealer]) == 8:
            (self.turned,) = cards
            self.phase = "bidding"

    def start(self) -> None:
        """Begin to play: everybody has all cards (B9, B28, B31)."""
        assert all(len(hand) == hand_of(self.rules)[1] for hand in self.hands.values())
        self.whole = {seat: set(hand) for seat, hand in self.hands.items()}
        self.phase = "play"
        if self.rules["announce_before_play"] and self.rules["declarations"] == "all":
            self.phase = "announcing"

    def decide(self, who: str, sign: str, rest: str) -> None:
        """Take a word that a player says, or a card."""
        if self.phase == "packets":
            self.phase = "dealing"
        elif self.phase == "bidding":
            self.bids.append((who, rest.removeprefix("take:")))
            if not bidding(self.rules, self.dealer, self.turned, self.bids)[0]:
                bids = [bid for bid in self.bids if bid[1] != "pass"]
                if bids:
                    self.taker, self.contract = bids[-1]
                    self.phase = "play" if self.rules["face_up"] else "drawing"
                else:
                    self.points, self.phase = dict.fromkeys(self.total, 0), "between"
                    self.left_out += not self.rules["passed_counts"]
        elif rest.startswith("meld:"):
            made = [meld for seat, meld in self.announced + self.late if seat == who]
            (meld,) = [
                each
                for each in melds(self.whole[who], made, bool(self.rules["shared_cards"]))
                if name(each) == rest.removeprefix("meld:")
            ]
            (self.late if self.phase == "compare" else self.announced).append((who, meld))
        elif rest.startswith("show:"):
            self.shown.append((who, self.to_show(who)[f"{who}:{rest}"]))
        elif self.phase == "announcing":
            self.done.add(who)
            if len(self.done) == len(self.order):
                self.phase = "play"
        elif sign == ":":
            assert self.to_say.pop(0) == f"{who}:{rest}"
        else:
            self.lay(who, rest[:2], rest[3:])

    def lay(self, who: str, card: str, call: str) -> None:
        """Play a card."""
        self.phase = "play"
        self.hands[who].remove(card)
        if call:
            self.called[who, card[1]] = {"belote": 1, "rebelote": 2}[call]
        self.trick.append((who, card))
        if len(self.trick) < len(self.order):
            return
        self.tricks.append((winner(self.contract, self.trick), [card for _, card in self.trick]))
        laid, self.trick = dict(self.trick), []
        if self.rules["face_up"]:
            first = self.tricks[-1][0]
            self.to_turn = [
                seat for seat in (first, *from_next(self.rules, first)[:-1]) if laid[seat] in self.above[seat]
            ]
        if len(self.tricks) == 1:
            self.to_say = compared(self.rules, self.announced, self.trump, self.order)
            self.phase = "compare"
        if len(self.tricks) == hand_of(self.rules)[1]:
            self.count()

    def count(self) -> None:
        """Score the deal (B24-B29)."""
        declared = dict.fromkeys(self.total, 0)
        for who, meld in self.announced + self.late:
            if who in self.best_side():
                declared[side(self.rules, who)] += worth(meld)
        belote = dict.fromkeys(self.total, 0)
        for (who, _), calls in self.called.items():
            belote[side(self.rules, who)] += 20 if calls == 2 else 0
        self.points, self.waiting = score(
            self.rules, self.order, self.contract, self.taker, self.tricks, declared, belote, self.waiting
        )
        self.total = {each: self.total[each] + self.points[each] for each in self.total}
        self.phase = "between"
