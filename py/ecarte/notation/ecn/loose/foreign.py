"""Cards in words and letters of other languages: "rey de picas", "Pik D A", "PR" for the roi of pique."""

from __future__ import annotations

import re

from ecarte.notation.ecn.loose.letters import SUIT_WORDS, SUIT_WORDS_FRENCH, fold

_RANKS = {
    **dict.fromkeys(("as", "asso", "ass"), "A"),
    **dict.fromkeys(("rey", "re", "könig", "koenig"), "K"),
    **dict.fromkeys(("reina", "dama", "donna", "regina", "dame"), "Q"),
    **dict.fromkeys(("jota", "sota", "valet", "fante", "bube"), "J"),
    **dict.fromkeys(("diez", "dieci", "zehn", "10"), "10"),
    **dict.fromkeys(("nueve", "nove", "neun", "9"), "9"),
    **dict.fromkeys(("ocho", "otto", "acht", "8"), "8"),
    **dict.fromkeys(("siete", "sette", "sieben", "7"), "7"),
}
_SUITS = {
    **dict.fromkeys(("picas", "pica", "espadas", "picche"), "♠"),
    **dict.fromkeys(("corazones", "corazón", "corazon", "cuori"), "♥"),
    **dict.fromkeys(("diamantes", "diamante", "quadri", "denari"), "♦"),
    **dict.fromkeys(("tréboles", "treboles", "trébol", "trebol", "fiori"), "♣"),
}
SOUTHERN = re.compile(
    rf"\b(?:(?:el|la|il|lo)[ ]+|l['’])?({'|'.join(_RANKS)})[ ]+d[ie][ ]+({'|'.join(_SUITS)})\b", re.IGNORECASE
)
_GERMAN_SUITS = {"pik": "♠", "herz": "♥", "karo": "♦", "kreuz": "♣", "treff": "♣"}
_GERMAN_RANK = r"(?:ass?|könig|koenig|dame|bube|zehn|neun|acht|sieben|10|[akdb987])(?![\w♠♥♦♣])"
GERMAN = re.compile(
    rf"\b({'|'.join(_GERMAN_SUITS)})[- ]?({_GERMAN_RANK}(?:[ ]*,?[ ]*(?:und[ ]+)?{_GERMAN_RANK})*+)", re.IGNORECASE
)
_ONE = re.compile(r"\w+")
_LETTERS = {"a": "A", "k": "K", "d": "Q", "b": "J"}
FRENCH_SUITS = {"Pi": "♠", "P": "♠", "Co": "♥", "Ca": "♦", "C": "♥", "K": "♦", "Tr": "♣", "T": "♣"}
_FRENCH_RANKS = {"R": "K", "D": "Q", "V": "J"}
_FRENCH_RANK = "(?:10|[ARDV987])"
FRENCH = re.compile(rf"(?<![\w♠♥♦♣.])(Pi|Co|Ca|Tr|[PCKT])({_FRENCH_RANK}{{1,8}})(?![\w♠♥♦♣])")
FRENCH_WORDS = re.compile(rf"(?<![\w'’])({_FRENCH_RANK})[ ]({SUIT_WORDS_FRENCH})\b", re.IGNORECASE)
_FRENCH_BEGINS = {"p": "♠", "co": "♥", "cœ": "♥", "ca": "♦", "t": "♣"}
_FEW = 3  # French letters of a text that has them before words
_FEWEST = 10  # different cards of a text that has them so
_NOT_ENGLISH = ("♠", "♦")  # suits whose letters no English card begins with


def of_southern(match: re.Match[str]) -> str:
    """Return a Spanish or an Italian card, "rey de picas", with the sign of its suit."""
    return _RANKS[match[1].lower()] + _SUITS[match[2].lower()]


def of_german(match: re.Match[str]) -> str:
    """Return German cards, "Herz-Bube" or "Pik D A", with the sign of their suit."""
    ranks = [word for word in _ONE.findall(match[2].lower()) if word != "und"]
    return ", ".join((_RANKS.get(rank) or _LETTERS[rank]) + _GERMAN_SUITS[match[1].lower()] for rank in ranks)


def of_french(match: re.Match[str]) -> str:
    """Return French cards with the suit first, "PR" or "CaD", with its sign behind them."""
    ranks = re.findall(_FRENCH_RANK, match[2])
    return " ".join(_FRENCH_RANKS.get(rank, rank) + FRENCH_SUITS[match[1]] for rank in ranks)


def has_french_suits_first(whole: str) -> bool:
    """Return whether the cards of a text are French ones with the suit first: no other is like them."""
    found = {card for match in FRENCH.finditer(whole) for card in of_french(match).split()}
    return len(found) >= _FEWEST and {card[-1] for card in found} >= {*_NOT_ENGLISH}


def of_french_words(match: re.Match[str]) -> str:
    """Return a French card of a letter and a word, "D pique", with the sign of its suit."""
    suit = next(sign for begin, sign in _FRENCH_BEGINS.items() if fold(match[2]).startswith(begin))
    return _FRENCH_RANKS.get(match[1].upper(), match[1].upper()) + suit


def has_french_letters(whole: str) -> bool:
    """Return whether a text has cards of a French letter and a word."""
    return sum(match[1].upper() in _FRENCH_RANKS for match in FRENCH_WORDS.finditer(whole)) >= _FEW


def is_southern(whole: str) -> bool:
    """Return whether a text names a card in Spanish or Italian."""
    return bool(SOUTHERN.search(whole))


STOP_AND_DASH = re.compile(r"(?<=\w)[.:]?[ ]?[—–](?=[^\W\d_])|(?<=\w)\.-(?=[^\W\d_])")
"""What old books have for a colon: "Turn-up.—Ace"."""
_NAME_ALONE = re.compile(r"\s*[^\W\d][\w. '’-]{0,30}:?\s*")
_SUIT_LINE = re.compile(
    rf"\s*(?:[♠♥♦♣]\ufe0f?|{'|'.join(SUIT_WORDS.values())})[ ]*:?[ ]*"
    r"(?:(?:10|[akqjtrdvb987])(?:[ ,]*(?:10|[akqjtrdvb987]))*|[-–—])\s*",
    re.IGNORECASE,
)


def with_whole_hands(lines: list[str]) -> list[str]:
    """Return the lines with each hand on one whose suits stand below its player's name."""
    found = list(lines)
    for at, line in enumerate(lines):
        below = at + 1
        while below < len(lines) and below <= at + len("♠♥♦♣") and _SUIT_LINE.fullmatch(lines[below]):
            below += 1
        if below > at + 2 and _NAME_ALONE.fullmatch(line) and not _SUIT_LINE.fullmatch(line):
            suits = ", ".join(each.strip() for each in lines[at + 1 : below])
            name = fold(line).strip().rstrip(":")
            found[at:below] = [f"{line.strip()[: len(name)]}: {suits}", *[""] * (below - at - 1)]
    return found
