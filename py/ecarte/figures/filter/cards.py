"""Cards in words: "KQ of trumps", "A plain", "Ks", and hands written as "KQ/A7/x", each on cards and in SQL."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
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
_PLAIN_SUITS = 3


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


def _suit_sql(suit: str, word: str) -> str:
    """Return `Suits.fits` in SQL."""
    trump, turned = "coalesce(d.trump, '')", "substr(coalesce(d.turn, ''), 2, 1)"
    if word == "plain":
        return f"({trump} NOT IN ('', '{suit}'))"
    if word in ("trump", "turn"):
        return f"({trump if word == 'trump' else turned} = '{suit}')"
    return "true" if word in ("", suit) else "false"


@dataclass(frozen=True, slots=True)
class Group:
    """Cards of some ranks, "" for any, and of the suits that a word names."""

    ranks: str
    word: str

    def fits(self, card: Card, suits: Suits) -> bool:
        """Return whether a card is one of them."""
        return (not self.ranks or card[0] in self.ranks) and card[0] in RANKS and suits.fits(card[1], self.word)

    @property
    def letters(self) -> str:
        """The ranks as a class of a regular expression."""
        return f"[{self.ranks or RANKS}]"

    def sql(self, make: str) -> str:
        """Return that, for some suit, ``make`` holds, in which "#" stands for a card as a regular expression."""
        parts = [(_suit_sql(suit, self.word), make.replace("#", self.letters + suit)) for suit in SUITS]
        return "(" + " OR ".join(f"({of} AND {held})" for of, held in parts if of != "false") + ")"


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
    return "(" + " AND ".join(one.sql(f"regexp_matches({hand}, '#')") for one in each) + ")"


def count_sql(groups: tuple[Group, ...], hand: str) -> str:
    """Return how many cards of a hand are in one of the groups, in SQL."""
    if len(groups) == 1:
        (group,) = groups
        parts = [
            f"(CASE WHEN {_suit_sql(suit, group.word)} THEN len(regexp_extract_all({hand}, '{group.letters}{suit}'))"
            " ELSE 0 END)"
            for suit in SUITS
        ]
    else:
        parts = []
        for rank in RANKS:
            for suit in SUITS:
                fitting = [_suit_sql(suit, each.word) for each in groups if not each.ranks or rank in each.ranks]
                if fitting:
                    parts.append(f"(contains({hand}, '{rank}{suit}') AND ({' OR '.join(fitting)}))::INT")
    return f"({' + '.join(parts)})::BIGINT"


# --- hands by their shape ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Shape:
    """A hand whose plain suits may be exchanged: the ranks of its trumps, and of each plain suit; "x" is any rank."""

    trumps: str
    plain: tuple[str, ...]

    def fits(self, hand: Iterable[Card], trump: str) -> bool:
        """Return whether a hand has these trumps, and these plain suits in any order."""
        if not trump:
            return False
        of = dict.fromkeys(SUITS, "")
        for card in hand:
            of[card[1]] += card[0]
        others = [of[suit] for suit in SUITS if suit != trump]
        return _fits(of[trump], self.trumps) and any(
            all(map(_fits, others, order)) for order in set(permutations(self.plain))
        )

    def sql(self, hand: str) -> str:
        """Return `fits` in SQL, for a hand in SQL."""
        cases = []
        for trump in SUITS:
            others = [suit for suit in SUITS if suit != trump]
            orders = [
                " AND ".join(_part_sql(hand, suit, part) for suit, part in zip(others, order, strict=True))
                for order in sorted(set(permutations(self.plain)))
            ]
            plain = " OR ".join(f"({order})" for order in orders)
            cases.append(f"WHEN '{trump}' THEN {_part_sql(hand, trump, self.trumps)} AND ({plain})")
        return f"(CASE coalesce(d.trump, '') {' '.join(cases)} ELSE false END)"


def _fits(ranks: str, part: str) -> bool:
    return len(ranks) == len(part) and set(part) - {"x"} <= set(ranks)


def _part_sql(hand: str, suit: str, part: str) -> str:
    known = [f"contains({hand}, '{rank}{suit}')" for rank in part if rank != "x"]
    return " AND ".join([f"len(regexp_extract_all({hand}, '.{suit}')) = {len(part)}", *known])


def read_shape(text: str) -> Shape:
    """Return a hand written by its suits, the trumps first: "KQ/A7/x", "-" for no card. Raises UnreadableCardsError."""
    parts: list[str] = []
    place = 0
    for piece in text.split("/"):
        part = piece.strip().replace("10", "T")
        start = place + len(piece) - len(piece.lstrip())
        known = part.replace("x", "")
        if len(parts) > _PLAIN_SUITS or len(set(known)) != len(known) or not re.fullmatch(f"-|[{RANKS}x]+", part):
            raise UnreadableCardsError(start)
        parts.append("" if part == "-" else part)
        place += len(piece) + 1
    return Shape(parts[0], tuple(parts[1:] + [""] * (_PLAIN_SUITS - len(parts) + 1)))


def shape_of(hand: Iterable[Card], trump: str) -> str:
    """Return a hand as `read_shape` reads it, the same for hands that differ in their plain suits alone."""
    of = {suit: "".join(rank for rank in RANKS if f"{rank}{suit}" in hand) for suit in SUITS}
    plain = sorted((of[suit] for suit in SUITS if suit != trump and of[suit]), key=lambda part: (-len(part), part))
    return "/".join([of.get(trump, "") or "-", *plain])
