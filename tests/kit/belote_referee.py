"""A second referee of belote: the rule book B1-B30 written plainly, slowly, and without the engine.

Everything is words, lists and sets. `Table` follows a game word by word (ECN events, as in a record) and lists at any
moment every word that any player may say or play; `score` counts a deal from its tricks.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain, combinations

Rules = Mapping[str, str | int | bool]

SUITS = "shdc"
NATURAL = "AKQJT987"
PACK = [rank + suit for suit in SUITS for rank in NATURAL]

# B2, B3: rank by rank, the highest first.
TRUMP = [("J", 20), ("9", 14), ("A", 11), ("T", 10), ("K", 4), ("Q", 3), ("8", 0), ("7", 0)]
PLAIN = [("A", 11), ("T", 10), ("K", 4), ("Q", 3), ("J", 2), ("9", 0), ("8", 0), ("7", 0)]

CLASSIC: dict[str, str | int | bool] = {
    "players": 4, "direction": "clockwise", "packets": "3-2", "shuffle": "shuffle", "contracts": "suits",
    "nt_over_suit_only": False, "declarations": "all", "announce_before_play": False, "shared_cards": False,
    "king_first": False, "undertrump_partner": False, "belote_safe": True, "compare_without_declarations": False,
    "capot_88": False, "target": 1000,
}  # fmt: skip
PRESETS: dict[str, dict[str, str | int | bool]] = {
    "classic": CLASSIC,
    "tournament": {**CLASSIC, "declarations": "belote-only"},
    "modern": {**CLASSIC, "contracts": "suits+nt+at", "target": 3000},
    "three": {**CLASSIC, "players": 3},
}


# --- the table --------------------------------------------------------------------------------------


def seats_of(rules: Rules) -> list[str]:
    """Return the seats in turn order (B1, B28)."""
    clockwise = ["N", "E", "S", "W"]
    order = clockwise if rules["direction"] == "clockwise" else clockwise[::-1]
    return [seat for seat in order if rules["players"] == 4 or seat != "N"]


def from_next(rules: Rules, seat: str) -> list[str]:
    """Return the seats in turn order, beginning with the one after this."""
    seats = seats_of(rules)
    while seats[-1] != seat:
        seats.append(seats.pop(0))
    return seats


def sides_of(rules: Rules) -> list[str]:
    """Return the sides."""
    return ["NS", "EW"] if rules["players"] == 4 else ["E", "S", "W"]


def side(rules: Rules, seat: str) -> str:
    """Return the side of a seat."""
    return next(each for each in sides_of(rules) if seat in each)


# --- bidding ----------------------------------------------------------------------------------------


def bidding(rules: Rules, dealer: str, turned: str, bids: Sequence[tuple[str, str]]) -> tuple[str, set[str]]:
    """Return whose turn it is to bid, and what may be bid (B6-B10); "" and nothing when the bidding is over."""
    seats = from_next(rules, dealer)
    allowed = str(rules["contracts"]).split("+")
    made = [(who, what) for who, what in bids if what != "pass"]
    if not made:
        if len(bids) == 2 * len(seats):
            return "", set()
        suits = {turned[1]} if len(bids) < len(seats) else set(SUITS) - {turned[1]}
        over = {"at"} if rules["nt_over_suit_only"] else {"nt", "at"}
        return seats[len(bids) % len(seats)], {"pass"} | suits | (over & set(allowed))
    who, what = made[-1]
    higher = {"nt": {"at"}, "at": set()}.get(what, {"nt", "at"}) & set(allowed)
    passes = len(bids) - 1 - max(at for at, bid in enumerate(bids) if bid[1] != "pass")
    others = from_next(rules, who)[:-1]
    if not higher or passes == len(others):
        return "", set()
    return others[passes], {"pass"} | higher


# --- declarations -----------------------------------------------------------------------------------

Meld = frozenset[str]  # a declaration is its cards


def is_carre(meld: Meld) -> bool:
    """Return whether a declaration is a carré."""
    return len({card[0] for card in meld}) == 1


def top(meld: Meld) -> str:
    """Return the highest card in the order of sequences."""
    return min(meld, key=lambda card: NATURAL.index(card[0]))


def name(meld: Meld) -> str:
    """Return a declaration as announced, with its top card (B11, B12)."""
    if is_carre(meld):
        return "carre:" + next(iter(meld))[0]
    return {3: "tierce", 4: "cinquante"}.get(len(meld), "cent") + ":" + top(meld)


def worth(meld: Meld) -> int:
    """Return the points of a declaration (B11, B12)."""
    if is_carre(meld):
        return {"J": 200, "9": 150}.get(next(iter(meld))[0], 100)
    return {3: 20, 4: 50}.get(len(meld), 100)


def carres(hand: Iterable[str]) -> list[Meld]:
    """Return every four of a kind that counts (B12)."""
    held = set(hand)
    fours = [frozenset(rank + suit for suit in SUITS) for rank in "AKQJT9"]
    return [four for four in fours if four <= held]


def runs(hand: Iterable[str]) -> list[Meld]:
    """Return every unbroken run of three or more that cannot be made longer (B11)."""
    held, found = set(hand), []
    for suit in SUITS:
        line = [rank + suit for rank in NATURAL]
        for start, end in combinations(range(9), 2):
            run = frozenset(line[start:end])
            longer = set(line[max(start - 1, 0) : end + 1]) - run
            if len(run) >= 3 and run <= held and not longer & held:
                found.append(run)
    return found


def conflict(one: Meld, two: Meld, shared: bool) -> bool:
    """Return whether a card would serve twice, against B16."""
    if shared and is_carre(one) != is_carre(two):
        return False
    return bool(one & two)


def melds(hand: Iterable[str], made: Iterable[Meld], shared: bool) -> list[Meld]:
    """Return what a hand of eight may still declare beside ``made`` (B11, B12, B16).

    A run may be shortened only to spare the cards of carrés in the hand.
    """
    held, already = set(hand), list(made)
    fours = carres(held)
    sparing = [()] if shared else chain.from_iterable(combinations(fours, n) for n in range(len(fours) + 1))
    found = set(fours)
    for spared in sparing:
        found |= set(runs(held - frozenset().union(*spared)))
    return [meld for meld in found if not any(conflict(meld, other, shared) for other in already)]


def stronger(one: tuple[str, Meld], two: tuple[str, Meld], trump: str, order: Sequence[str]) -> bool:
    """Return whether one seat's declaration beats another's, point by point as in B14."""
    (who, a), (other, b) = one, two
    if is_carre(a) != is_carre(b):
        return is_carre(a)
    if is_carre(a):
        if worth(a) != worth(b):
            return worth(a) > worth(b)
        return "ATKQ".index(min(a)[0]) < "ATKQ".index(min(b)[0])
    if min(len(a), 5) != min(len(b), 5):
        return len(a) > len(b)
    if top(a)[0] != top(b)[0]:
        return NATURAL.index(top(a)[0]) < NATURAL.index(top(b)[0])
    if (top(a)[1] == trump) != (top(b)[1] == trump):
        return top(a)[1] == trump
    return order.index(who) < order.index(other)


def strongest(announced: Sequence[tuple[str, Meld]], trump: str, order: Sequence[str]) -> str:
    """Return who has the strongest announced declaration, "" without any."""
    for one in announced:
        if not any(stronger(two, one, trump, order) for two in announced if two != one):
            return one[0]
    return ""


def compared(rules: Rules, announced: Sequence[tuple[str, Meld]], trump: str, order: Sequence[str]) -> list[str]:
    """Return what must be said after the first trick to find the strongest sequence (B15).

    Where both sides have a sequence of the greatest length, that is their ranks, in turn order and none inferior; then,
    for equal ranks, "trump".
    """
    if not announced or any(is_carre(meld) for _, meld in announced):
        return []
    length = max(min(len(meld), 5) for _, meld in announced)
    rivals = [(who, meld) for who, meld in announced if min(len(meld), 5) == length]
    if len({side(rules, who) for who, _ in rivals}) == 1:
        return []
    said, best, named = [], "7", set[str]()  # the highest rank so far and the sides that named it
    for who in order:
        tops = [top(meld)[0] for seat, meld in rivals if seat == who]
        if not tops:
            continue
        highest, mine = min(tops, key=NATURAL.index), side(rules, who)
        if highest == best and named == {mine}:  # equal to that of the partner, who is earlier: it adds nothing
            continue
        if NATURAL.index(highest) <= NATURAL.index(best):
            said.append(f"{who}:rank:{highest}")
            named = {mine} | (named if highest == best else set())
            best = highest
    equal = [(who, meld) for who, meld in rivals if top(meld)[0] == best]
    if len({side(rules, who) for who, _ in equal}) > 1:
        said += [f"{who}:trump" for who, meld in equal if top(meld)[1] == trump]
    return said


# --- play -------------------------------------------------------------------------------------------


def order_in(contract: str, suit: str) -> list[str]:
    """Return the ranks of a suit, highest first (B2, B3, B23)."""
    trumps = contract in ("at", suit)
    return [rank for rank, _ in (TRUMP if trumps else PLAIN)]


def points_of(contract: str, card: str) -> int:
    """Return the points of a card (B2, B3)."""
    trumps = contract in ("at", card[1])
    return dict(TRUMP if trumps else PLAIN)[card[0]]


def best_of(contract: str, cards: Iterable[str], suit: str) -> str:
    """Return the highest card of a suit among some, or ""."""
    of_suit = [card for card in cards if card[1] == suit]
    return min(of_suit, key=lambda card: order_in(contract, suit).index(card[0]), default="")


def winner(contract: str, trick: Sequence[tuple[str, str]]) -> str:
    """Return who takes the trick so far (B22)."""
    cards = [card for _, card in trick]
    trumped = best_of(contract, cards, contract) if contract in SUITS else ""
    taking = trumped or best_of(contract, cards, cards[0][1])
    return next(who for who, card in trick if card == taking)


def playable(rules: Rules, contract: str, who: str, hand: Iterable[str], trick: Sequence[tuple[str, str]]) -> set[str]:
    """Return the cards that may be played to a trick (B17-B23), checked one by one."""
    return {card for card in hand if may_play(rules, contract, who, set(hand), trick, card)}


def may_play(
    rules: Rules, contract: str, who: str, hand: set[str], trick: Sequence[tuple[str, str]], card: str
) -> bool:
    """Return whether a card may be played to a trick (B17-B23)."""
    if not trick:
        return True
    table, suit = [each for _, each in trick], trick[0][1][1]
    follow = {each for each in hand if each[1] == suit}

    def higher(than: Iterable[str], of: str) -> set[str]:
        """Return the cards of the hand in a suit that beat all of it among others."""
        return {mine for mine in hand if mine[1] == of and best_of(contract, [*than, mine], of) == mine}

    if contract == "nt":
        return card in follow if follow else True
    if contract == "at":
        return card in (higher(table, suit) or follow) if follow else True
    trumps = {each for each in hand if each[1] == contract}
    over = higher(table, contract)
    if suit == contract:
        return card in (over or trumps or hand)
    if follow:
        return card in follow
    taking = winner(contract, trick)
    if taking != who and side(rules, taking) == side(rules, who):
        with_a_trump = dict(trick)[taking][1] == contract
        if with_a_trump and over and card in trumps - over:
            return False
        if with_a_trump and rules["undertrump_partner"] and trumps and not over:
            return card in trumps
        return True
    return card in (over or trumps or hand)


# --- score ------------------------------------------------------------------------------------------


def score(
    rules: Rules,
    order: Sequence[str],
    contract: str,
    taker: str,
    tricks: Sequence[tuple[str, Sequence[str]]],
    declared: Mapping[str, int],
    belote: Mapping[str, int],
) -> dict[str, int]:
    """Return what each side writes down (B24-B26, B29).

    ``tricks`` are winners and cards; ``declared`` has the points of the declarations that count, by side, ``belote``
    those of belote.
    """
    sides = sides_of(rules)
    taking = side(rules, taker)
    cards = dict.fromkeys(sides, 0)
    for who, held in tricks:
        cards[side(rules, who)] += sum(points_of(contract, card) for card in held)
    in_play = sum(cards.values()) + 10
    cards[side(rules, tricks[-1][0])] += 10
    melded = {each: declared.get(each, 0) for each in sides}
    factor = {"nt": 2, "at": 3}.get(contract, 1)
    takers = {side(rules, who) for who, _ in tricks}
    capot = takers.pop() if len(takers) == 1 else ""
    if capot:
        cards[capot] += 88 if rules["capot_88"] else 90
        melded = {each: melded[each] if each == capot else 0 for each in sides}

    def weight(each: str) -> int:
        return cards[each] + (0 if rules["compare_without_declarations"] else melded[each] + belote.get(each, 0))

    made = all(weight(taking) > weight(each) for each in sides if each != taking)
    result = {each: cards[each] + melded[each] + belote.get(each, 0) for each in sides}
    if not made:
        safe = belote.get(taking, 0) if rules["belote_safe"] else 0
        lost = result[taking] - safe
        others = [each for each in sides if each != taking]
        if len(others) == 1:
            (other,) = others
            if not capot:  # 162, or the contract's sum, and the declarations of both sides
                result[other] = in_play + sum(melded.values()) + sum(belote.values()) - safe
            else:
                result[other] += lost
        else:
            most = max(result[each] for each in others)
            best = [each for each in order if each in others and result[each] == most]
            for number, each in enumerate(best):
                result[each] += lost // len(best) + (number < lost % len(best))
        result[taking] = safe
    return {each: points * factor for each, points in result.items()}


# --- a whole game, word by word ---------------------------------------------------------------------


class Table:
    """Follows a game; `words` is what any player may say or play now."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.total = dict.fromkeys(sides_of(rules), 0)
        self.dealer = ""
        self.phase = "between"

    def open(self, dealer: str) -> None:
        """Begin a new deal (B4, B8)."""
        assert self.phase == "between"
        assert not self.ended
        if self.dealer:
            assert dealer == from_next(self.rules, self.dealer)[0]
        self.dealer, self.order = dealer, from_next(self.rules, dealer)
        self.hands: dict[str, set[str]] = {seat: set() for seat in self.order}
        self.whole: dict[str, set[str]] = {}
        self.turned = self.bottom = self.taker = self.contract = ""
        self.bids: list[tuple[str, str]] = []
        self.done: set[str] = set()  # who has finished announcing
        self.announced: list[tuple[str, Meld]] = []
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
        """Whether a side has reached the target (B27)."""
        return max(self.total.values()) >= int(self.rules["target"])

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
        if self.phase in ("play", "compare"):
            leader = self.tricks[-1][0] if self.tricks else self.order[0]
            return ([leader, *from_next(self.rules, leader)])[len(self.trick)]
        return ""

    @property
    def trump(self) -> str:
        """The suit of trumps, or ""."""
        return self.contract if self.contract in SUITS else ""

    def words(self) -> set[str]:
        """Return everything that any player may say or play now, as ECN."""
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
        best = strongest(self.announced, self.trump, self.order)
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
            assert (self.rules["players"], self.phase) == (3, "drawing")
            self.bottom = rest
            assert rest not in {self.turned}.union(*self.hands.values())
            self.start()
        elif who == "^":
            assert all(len(hand) == 5 for hand in self.hands.values())
            self.turned = word[1:]
            self.phase = "bidding"
        elif sign in "<+":
            due = next(seat for seat in self.order if len(self.hands[seat]) < (5 if sign == "<" else 8))
            assert who == due, word
            assert self.phase == ("dealing" if sign == "<" else "drawing"), word
            everywhere = set().union(*self.hands.values(), [self.turned])
            assert len(set(cards)) == len(cards), word
            assert not set(cards) & everywhere, word
            self.hands[who] |= set(cards)
            assert len(self.hands[who]) == (5 if sign == "<" else 8), word
            full = all(len(hand) == 8 for hand in self.hands.values())
            if sign == "+" and full and self.rules["players"] == 4:
                self.start()
        elif sign == "^":
            assert (who, rest) == (self.taker, self.turned)
            assert self.rules["players"] == 4
            self.hands[who].add(rest)
        else:
            assert word in self.words(), (word, self.words())
            self.decide(who, sign, rest)

    def start(self) -> None:
        """Begin to play: everybody has eight cards (B9, B28)."""
        assert all(len(hand) == 8 for hand in self.hands.values())
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
                    self.phase = "drawing"
                else:
                    self.points, self.phase = dict.fromkeys(self.total, 0), "between"
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
        self.trick = []
        if len(self.tricks) == 1:
            self.to_say = compared(self.rules, self.announced, self.trump, self.order)
            self.phase = "compare"
        if len(self.tricks) == 8:
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
        self.points = score(self.rules, self.order, self.contract, self.taker, self.tricks, declared, belote)
        self.total = {each: self.total[each] + self.points[each] for each in self.total}
        self.phase = "between"
