"""A second referee of belote: the rule book B1-B33 written plainly, slowly, and without the engine.

Everything is words, lists and sets. `score` counts a deal from its tricks; a whole game is `belote_table`'s.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
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
    "capot_88": False, "target": 1000, "deals": 0, "tie": "failed", "rounding": False, "tied_end": "draw",
    "passed_counts": True, "free_values": "multiplied",
    "equal_declarations": "first", "face_up": False,
}  # fmt: skip
PRESETS: dict[str, dict[str, str | int | bool]] = {
    "classic": CLASSIC,
    "tournament": {**CLASSIC, "declarations": "belote-only"},
    "modern": {**CLASSIC, "contracts": "suits+nt+at", "target": 3000},
    "three": {**CLASSIC, "players": 3},
    "federation": {
        **CLASSIC,
        "direction": "anticlockwise",
        "declarations": "belote-only",
        "undertrump_partner": "free",
        "tie": "litige",
        "tied_end": "another-deal",
        "passed_counts": False,
    },
    "two-hand": {**CLASSIC, "players": 2},
    "two": {**CLASSIC, "players": 2, "declarations": "belote-only", "face_up": True},
}


def seats_of(rules: Rules) -> list[str]:
    """Return the seats in turn order (B1, B28, B31)."""
    clockwise = ["N", "E", "S", "W"]
    order = clockwise if rules["direction"] == "clockwise" else clockwise[::-1]
    return [seat for seat in order if seat in {4: "NESW", 3: "ESW", 2: "NS"}[int(rules["players"])]]


def hand_of(rules: Rules) -> tuple[int, int]:
    """Return how many cards a hand has after the first deal, and in the whole deal (B5, B9, B31, B32)."""
    if rules["face_up"]:
        return (8, 16)
    return (6, 9) if rules["players"] == 2 else (5, 8)


def from_next(rules: Rules, seat: str) -> list[str]:
    """Return the seats in turn order, beginning with the one after this."""
    seats = seats_of(rules)
    while seats[-1] != seat:
        seats.append(seats.pop(0))
    return seats


def sides_of(rules: Rules) -> list[str]:
    """Return the sides."""
    return {4: ["NS", "EW"], 3: ["E", "S", "W"], 2: ["N", "S"]}[int(rules["players"])]


def side(rules: Rules, seat: str) -> str:
    """Return the side of a seat."""
    return next(each for each in sides_of(rules) if seat in each)


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
    """Return what a whole hand may still declare beside ``made`` (B11, B12, B16).

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


def strongest(rules: Rules, announced: Sequence[tuple[str, Meld]], trump: str, order: Sequence[str]) -> str:
    """Return who has the strongest announced declaration, "" without any, and for equal ones that cancel each other."""
    for one in announced:
        turned = [seat for seat in order if seat != one[0]]
        if rules["equal_declarations"] == "none" and any(
            side(rules, two[0]) != side(rules, one[0])
            and stronger(one, two, trump, [one[0], *turned])
            and stronger(two, one, trump, [*turned, one[0]])
            and not any(stronger(three, one, trump, [one[0], *turned]) for three in announced)
            for two in announced
        ):
            return ""  # each beats the other when it is asked first
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
        if rules["undertrump_partner"] == "free":
            return True
        if with_a_trump and over and card in trumps - over:
            return False
        if with_a_trump and rules["undertrump_partner"] and trumps and not over:
            return card in trumps
        return True
    return card in (over or trumps or hand)


def score(
    rules: Rules,
    order: Sequence[str],
    contract: str,
    taker: str,
    tricks: Sequence[tuple[str, Sequence[str]]],
    declared: Mapping[str, int],
    belote: Mapping[str, int],
    waiting: int = 0,
) -> tuple[dict[str, int], int]:
    """Return what each side writes down, and the points that wait for the next deal (B24-B26, B29).

    ``tricks`` are winners and cards; ``declared`` has the points of the declarations that count, by side, ``belote``
    those of belote; ``waiting`` are the points that waited for this deal.
    """
    cards = dict.fromkeys(sides_of(rules), 0)
    for who, held in tricks:
        cards[side(rules, who)] += sum(points_of(contract, card) for card in held)
        if rules["free_values"] == "scaled" and contract == "nt":
            cards[side(rules, who)] += sum(19 - 11 for card in held if card[0] == "A")
    cards[side(rules, tricks[-1][0])] += 10
    takers = {side(rules, who) for who, _ in tricks}
    capot = takers.pop() if len(takers) == 1 else ""
    return settle(rules, order, contract, taker, cards, capot, declared, belote, waiting)


def settle(
    rules: Rules,
    order: Sequence[str],
    contract: str,
    taker: str,
    counted: Mapping[str, int],
    capot: str,
    declared: Mapping[str, int],
    belote: Mapping[str, int],
    waiting: int = 0,
) -> tuple[dict[str, int], int]:
    """Return what `score` does, from the points of each side for tricks, the last one included, and who took all."""
    sides, cards = sides_of(rules), dict(counted)
    taking, in_play = side(rules, taker), sum(cards.values())
    melded = {each: declared.get(each, 0) for each in sides}
    factor = 1 if rules["free_values"] == "scaled" else {"nt": 2, "at": 3}.get(contract, 1)
    if capot:
        cards[capot] += 88 if rules["capot_88"] else 90
        melded = {each: melded[each] if each == capot else 0 for each in sides}
    dropped = 0  # by rounding down
    if rules["free_values"] == "scaled" and contract == "at":
        all_of_it = int(Fraction(162, 258) * sum(cards.values()))
        cards = {each: int(Fraction(162, 258) * points) for each, points in cards.items()}
        dropped = all_of_it - sum(cards.values())
        in_play = int(Fraction(162, 258) * in_play)

    def weight(each: str) -> int:
        return cards[each] + (0 if rules["compare_without_declarations"] else melded[each] + belote.get(each, 0))

    made = all(weight(taking) > weight(each) for each in sides if each != taking)
    result = {each: cards[each] + melded[each] + belote.get(each, 0) for each in sides}

    def whole(points: int) -> int:
        """Return points as they are written down."""
        return int(f"{points + 5}"[:-1] + "0") if rules["rounding"] else points

    if rules["tie"] == "litige" and len({weight(each) for each in sides}) == 1:  # nobody wins the deal
        scored = {each: 0 if each == taking else whole(result[each] * factor) for each in sides}
        return scored, waiting + result[taking] * factor
    if not made:
        safe = belote.get(taking, 0) if rules["belote_safe"] else 0
        lost = result[taking] - safe + dropped
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
    written = {each: points * factor for each, points in result.items()}
    if waiting:
        (other,) = (each for each in sides if each != taking)
        written[taking if made else other] += waiting
    return {each: whole(points) for each, points in written.items()}, 0
