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


_TRUMP, _TURNED = "coalesce(d.trump, '')", "substr(coalesce(d.turn, ''), 2, 1)"


def _suits_sql(word: str) -> list[tuple[str, str]]:
    """Return the suits that a word names, in SQL, each with the condition that it is one of them."""
    if word in ("trump", "turn"):
        suit = _TRUMP if word == "trump" else _TURNED
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

    def regexp_sql(self, text: str, before: str, after: str) -> str:
        """Return whether a text in SQL has one of these cards between two regular expressions."""
        ranks = f"'{before}[{self.ranks or RANKS}]'"
        each = [
            f"({of} AND regexp_matches({text}, {ranks} || {suit} || '{after}'))" for suit, of in _suits_sql(self.word)
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
    return " AND ".join([f"{_number_sql(hand, repr(suit))} = {len(part)}", *known])


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
