"""Typed input of a player: the cards it names, and what may have been meant. Each game understands the rest."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection
from difflib import get_close_matches

from ecarte.core.cards import PACK, RANKS, Card
from ecarte.core.game import Json
from ecarte.text import Words, printable

SIGNS = {"s": "s♠♤", "h": "h♥♡", "d": "d♦♢", "c": "c♣♧"}


def packets(typed: str, view: Json) -> str | None:
    """Return the packets that a dealer chooses, as ECN, from "3-2", "3 2" or "32", or None."""
    order = "-".join(re.findall(r"[23]", typed))
    if view["phase"] != "packets" or not re.fullmatch(r"[23]\W*[23]", typed):
        return None
    return f"{view['seat']}:packets:{order}"


def plain(text: str) -> str:
    """Return a text for comparison: lower case, without accents, with single spaces for all blanks."""
    return " ".join(_folded(text).split())


def _folded(text: str) -> str:
    """Return lower case without letters a keyboard may lack: "coeur" for "Cœur", "carre", "1" for a wide "１"."""
    parted = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe"))
    return unicodedata.normalize("NFC", re.sub("[\u0300-\u036f]", "", parted))


def cards(text: str, hand: list[Card], words: Words) -> list[Card] | None:
    """Return the cards named, each once: by place in the hand ("1 3"), short ("Ks", "10♥") or in full.

    None means that some part of the text is not a card, or a place the hand does not have.
    """
    text, names = _folded(text), _names(words)
    pattern = re.compile("|".join(re.escape(name) for name in sorted(names, key=len, reverse=True)))
    chosen: list[Card] = []
    at = 0
    text = re.sub(rf"({_either(_ranks(words))}) +([{''.join(SIGNS.values())}])(?!\w)", r"\1\2", text)
    while at < len(text):
        if text[at] in " ,;+":
            at += 1
        elif match := pattern.match(text, at):
            chosen.append(names[match[0]])
            at = match.end()
        elif text[at].isdecimal() and 1 <= int(text[at]) <= len(hand):
            chosen.append(hand[int(text[at]) - 1])
            at += 1
        else:
            return None
    return list(dict.fromkeys(chosen))


def _ranks(words: Words) -> dict[str, str]:
    """Return every way to write a rank: as in ECN, "10", and as the language prints it."""
    ranks = {"10": "T"} | {rank.casefold(): rank for rank in RANKS}
    return ranks | {words("rank-sign", rank=rank).casefold(): rank for rank in RANKS}


def _names(words: Words) -> dict[str, Card]:
    """Return every name of every card of the pack."""
    names = {_folded(words.card(card)): card for card in PACK}
    for written, rank in _ranks(words).items():
        for suit, signs in SIGNS.items():
            names |= {written + sign: rank + suit for sign in signs}
    return names


def _either(texts: dict[str, str]) -> str:
    return "|".join(re.escape(text) for text in sorted(texts, key=len, reverse=True))


_SHORTEST = 2  # letters of an abbreviation
_MOST = 3  # words that are suggested


def whole(text: str, known: Collection[str]) -> str | None:
    """Return a text with its abbreviation written out, "propose" for "propos", or None when it has none.

    All known words that begin with it must begin with the shortest of them: "acc" is "accept", though "accept if" is
    known, too; "re" is neither "refuse" nor "resign". What follows the first word stays: "propos 3".
    """
    typed = plain(text)
    first, blank, rest = typed.partition(" ")
    for begun, end in (typed, ""), (first, blank + rest):
        words = _beginning(begun, known)
        shortest = min(words, key=len, default="")
        if words and all(word.startswith(shortest) for word in words):
            return None if shortest == begun else shortest + end
    return None


def not_understood(words: Words, text: str, known: Collection[str]) -> str:
    """Return the sentence for a text that means nothing, with the words that may have been meant."""
    typed = plain(text)
    long = {word for word in known if len(word) > _SHORTEST}
    similar = sorted(_beginning(typed, long)) or get_close_matches(typed, sorted(long), _MOST)
    listed = ", ".join(similar[:_MOST])
    return str(words("cli-not-understood", text=printable(text), near=listed or "none"))


def _beginning(text: str, known: Collection[str]) -> list[str]:
    """Return the known words that begin with a text of some length."""
    return [word for word in known if word.startswith(text)] if len(text) >= _SHORTEST else []
