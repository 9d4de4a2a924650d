"""Cards in words: "KQ of trumps", "A plain", "Ks", and hands written as "KQ/A7/x", each on cards and in SQL."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from itertools import permutations

from ecarte.core.cards import SUITS, Card

RANKS = "AKQJT987"
_NAMES = dict(zip(("ace", "king", "queen", "jack", "ten", "nine", "eight", "seven"), RANKS, strict=True))
_SUIT_CLASS = "".join(SUITS)
_SUITS = {
    "trump": "trump",
    "trumps": "trump",
    "plain": "plain",
    "turn": "turn",
    **{f"{name}{ending}": name[0] for name in ("spade", "heart", "diamond", "club") for ending in ("", "s")},
}
_WORDS = re.compile(r"[^\s,]+|,")


class UnreadableCardsError(ValueError):
    """Cards that cannot be read from a place on, from 0."""

    def __init__(self, place: int) -> None:
        super().__init__(place)
        self.place = place


@dataclass(frozen=True, slots=True)
class Suits:
    """What a deal's suits are relative to: its trump suit and its card turned up, "" where there is none."""

    trump: str
    turned: str

    def fits(self, suit: str, word: str) -> bool:
        """Return whether a suit is what a word says: trump, plain, turn, a suit's letter, or "" for any."""
        if word == "plain":
            return bool(self.trump) and suit != self.trump
        return not word or suit == {"trump": self.trump, "turn": self.turned}.get(word, word)


_TRUMP, TURNED_SQL = "coalesce(d.trump, '')", "substr(coalesce(d.turn, ''), 2, 1)"


def _suits_sql(word: str) -> list[tuple[str, str]]:
    """Return the suits that a word names, in SQL, each with the condition that it is one of them."""
    if word in ("trump", "turn"):
        suit = _TRUMP if word == "trump" else TURNED_SQL
        return [(suit, f"{suit} <> ''")]
    if word == "plain":
        return [(f"'{suit}'", f"{_TRUMP} NOT IN ('', '{suit}')") for suit in SUITS]
    return [(f"'{suit}'", "true") for suit in (word or SUITS)]


@dataclass(frozen=True, slots=True)
class Group:
    """Cards of some ranks, "" for any, and of the suits that a word names."""

    ranks: str
    word: str

    def fits(self, card: Card, suits: Suits) -> bool:
        """Return whether a card is one of them."""
        return (not self.ranks or card[0] in self.ranks) and card[0] in RANKS and suits.fits(card[1], self.word)

    def sql(self, text: str, before: str = "") -> str:
        """Return whether a text in SQL has one of these cards in it, right after ``before``."""
        start = f"'{before}' || " if before else ""
        ranks = [f"'{rank}' || " for rank in self.ranks or (RANKS if before else "")] or [""]
        each = [
            f"({of} AND ({' OR '.join(f'contains({text}, {start}{rank}{suit})' for rank in ranks)}))"
            for suit, of in _suits_sql(self.word)
        ]
        return f"({' OR '.join(each)})"

    def count_sql(self, hand: str) -> str:
        """Return how many of these cards a hand has, in SQL."""
        if not self.ranks:
            each = [f"(CASE WHEN {of} THEN {_number_sql(hand, suit)} ELSE 0 END)" for suit, of in _suits_sql(self.word)]
        else:
            each = [
                f"({of} AND contains({hand}, '{rank}' || {suit}))::INT"
                for suit, of in _suits_sql(self.word)
                for rank in dict.fromkeys(self.ranks)  # one named twice counts once
            ]
        return f"({' + '.join(each)})"


def _number_sql(hand: str, suit: str) -> str:
    """Return how many cards of a suit a hand has, in SQL: only suits are small letters."""
    return f"(length({hand}) - length(replace({hand}, {suit}, '')))"


def read_cards(text: str) -> tuple[Group, ...]:
    """Return groups of cards; ranks belong to the suit that follows them. Raises UnreadableCardsError."""
    groups: list[Group] = []
    ranks = ""
    for match in _WORDS.finditer(text):
        word = match[0]
        plain = word.lower()
        if plain in (",", "and", "of", "the", "an", "or") or word == "a":  # "A" is an ace
            continue
        if plain in _NAMES or plain == "10":
            ranks += _NAMES.get(plain, "T")
        elif plain in _SUITS:
            groups.append(Group(ranks, _SUITS[plain]))
            ranks = ""
        elif re.fullmatch(f"[{RANKS}][{_SUIT_CLASS}]", word):
            if ranks:
                groups.append(Group(ranks, ""))
                ranks = ""
            groups.append(Group(word[0], word[1]))
        elif re.fullmatch(f"[{RANKS}]+", word):
            ranks += word
        else:
            raise UnreadableCardsError(match.start())
    if ranks:
        groups.append(Group(ranks, ""))
    if not groups:
        raise UnreadableCardsError(0)
    return tuple(groups)


def fits_any(groups: Iterable[Group], card: Card, suits: Suits) -> bool:
    """Return whether a card is in one of the groups."""
    return any(group.fits(card, suits) for group in groups)


def holds(groups: Iterable[Group], hand: Iterable[Card], suits: Suits) -> bool:
    """Return whether a hand has a card of every rank that each group names."""
    cards = list(hand)
    each = [Group(rank, group.word) for group in groups for rank in group.ranks or ("",)]
    return all(any(one.fits(card, suits) for card in cards) for one in each)


def holds_sql(groups: Iterable[Group], hand: str) -> str:
    """Return `holds` in SQL, for a hand in SQL."""
    each = [Group(rank, group.word) for group in groups for rank in group.ranks or ("",)]
    return f"({' AND '.join(one.sql(hand) for one in each)})"


def count_sql(groups: tuple[Group, ...], hand: str) -> str:
    """Return how many cards of a hand are in one of the groups, in SQL."""
    if len(groups) == 1:
        return f"{groups[0].count_sql(hand)}::BIGINT"
    cards = [
        f"(contains({hand}, '{rank}{suit}') AND ({' OR '.join(fitting)}))::INT"
        for rank in RANKS
        for suit in SUITS
        for fitting in [
            [
                f"({named} = '{suit}' AND {of})"
                for each in groups
                if not each.ranks or rank in each.ranks
                for named, of in _suits_sql(each.word)
            ]
        ]
        if fitting
    ]
    return f"({' + '.join(cards)})::BIGINT"


# --- hands by their shape ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Shape:
    """A hand whose other suits may be exchanged: the ranks of one suit, and of each of the others; "x" is any rank.

    ``word`` says which suit comes first: "trump", or "turn" for that of the card turned up.
    """

    first: str
    others: tuple[str, ...]
    word: str

    def fits(self, hand: Iterable[Card], suits: Suits) -> bool:
        """Return whether a hand has these cards in the first suit, and these in the others in any order."""
        first = suits.trump if self.word == "trump" else suits.turned
        if not (first or self.word == "trump"):
            return False
        of = dict.fromkeys(SUITS, "")
        for card in hand:
            of[card[1]] += card[0]
        ranks = [of[suit] for suit in SUITS if suit != first]
        orders = _orders(self.others, len(ranks))
        return _fits(of.get(first, ""), self.first) and any(all(map(_fits, ranks, order)) for order in orders)

    def sql(self, hand: str) -> str:
        """Return `fits` in SQL, for a hand in SQL."""
        cases = []
        for first in (*SUITS, "") if self.word == "trump" else SUITS:
            others = [suit for suit in SUITS if suit != first]
            orders = [
                " AND ".join(_part_sql(hand, suit, part) for suit, part in zip(others, order, strict=True))
                for order in _orders(self.others, len(others))
            ]
            own = _part_sql(hand, first, self.first) if first else str(not self.first).lower()
            cases.append(f"WHEN '{first}' THEN {own} AND ({' OR '.join(f'({order})' for order in orders) or 'false'})")
        return f"(CASE {_TRUMP if self.word == 'trump' else TURNED_SQL} {' '.join(cases)} ELSE false END)"


@cache
def _orders(parts: tuple[str, ...], number: int) -> list[tuple[str, ...]]:
    """Return the orders in which that many suits can be these, the rest of them empty; none where they are too many."""
    return sorted(set(permutations((*parts, *[""] * (number - len(parts))), number))) if len(parts) <= number else []


def _fits(ranks: str, part: str) -> bool:
    return len(ranks) == len(part) and set(part) - {"x"} <= set(ranks)


def _part_sql(hand: str, suit: str, part: str) -> str:
    known = [f"contains({hand}, '{rank}{suit}')" for rank in part if rank != "x"]
    return " AND ".join([f"{_number_sql(hand, repr(suit))} = {len(part)}", *known])


def read_shape(text: str, word: str = "trump") -> Shape:
    """Return a hand written by its suits, the trumps first: "KQ/A7/x", "-" for no card. Raises UnreadableCardsError.

    Where there are no trumps, four suits follow: "-/AT/xx/x/x". With the ``word`` "turn" the suit turned up is first.
    """
    parts: list[str] = []
    place = 0
    for piece in text.split("/"):
        part = piece.strip().replace("10", "T")
        start = place + len(piece) - len(piece.lstrip())
        known = part.replace("x", "")
        most = len(SUITS) + (parts[:1] == [""] and word == "trump")
        if len(parts) == most or len(set(known)) != len(known) or not re.fullmatch(f"-|[{RANKS}x]+", part):
            raise UnreadableCardsError(start)
        parts.append("" if part == "-" else part)
        place += len(piece) + 1
    return Shape(parts[0], tuple(filter(None, parts[1:])), word)


def shape_of(hand: Iterable[Card], first: str, *, exact: bool = True) -> str:
    """Return a hand as `read_shape` reads it, the same for hands that differ in their other suits alone.

    Unless it is ``exact``, the ranks in those suits do not count.
    """
    of: dict[str, str] = {}
    for card in sorted(hand, key=_rank):
        suit = card[1]
        of[suit] = of.get(suit, "") + (card[0] if exact or suit == first else "x")
    own = of.pop(first, "-")
    return "/".join([own, *sorted(of.values(), key=lambda part: (-len(part), part))])


def _rank(card: Card) -> int:
    return RANKS.index(card[0])
