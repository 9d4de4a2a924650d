"""What a player types, understood: the event it means, legal or not. Whether it may be, the engine says."""

from __future__ import annotations

import re

from ecarte.cards import PACK, RANKS, Card
from ecarte.game import Json
from ecarte.text import Words

_SUITS = {"s": "s♠♤", "h": "h♥♡", "d": "d♦♢", "c": "c♣♧"}
_KEEP = ("0", "keep", "none")
# What is said, and what may be typed for it besides the label of the page's button.
_SAID = {
    "propose": ("p", "propose", "cards"),
    "stand": ("s", "stand", "play"),
    "accept": ("a", "accept", "yes", "y"),
    "accept:if": ("i", "if", "accept if", "a if"),
    "refuse": ("r", "refuse", "no", "n"),
    "king": ("k", "king", "mark"),
}
_LABELS = {"accept:if": "choice-accept-if"}


def event(text: str, view: Json, words: Words) -> str | None:
    """The event a text means in a view, as ECN; None when it means none."""
    typed = " ".join(text.casefold().split())
    seat, phase = view["seat"], view["phase"]
    for say, names in _SAID.items():
        label = words(_LABELS.get(say, f"choice-{say}")).casefold()
        if typed in names or typed == label:
            return f"{seat}:{say}"
    if number := re.fullmatch(r"(?:p|propose) ?(\d{1,2})", typed):
        return f"{seat}:propose:{number[1]}"
    if phase == "discard" and (typed in _KEEP or typed == words("choice-keep").casefold()):
        return f"{seat}-0"
    named = cards(typed, view["hand"], words)
    if not named:
        return None
    if phase == "discard":
        return f"{seat}-{''.join(named)}"
    return f"{seat}.{named[0]}" if len(named) == 1 else None


def cards(text: str, hand: list[Card], words: Words) -> list[Card] | None:
    """The cards named, each once: by place in the hand ("1 3"), short ("Ks", "10♥") or in full.

    None when anything in the text is no card, or a place the hand does not have.
    """
    text, names = text.casefold(), _names(words)
    pattern = re.compile("|".join(re.escape(name) for name in sorted(names, key=len, reverse=True)))
    found: list[Card] = []
    at = 0
    text = re.sub(rf"({_either(_ranks(words))}) +([{''.join(_SUITS.values())}])(?!\w)", r"\1\2", text)
    while at < len(text):
        if text[at] in " ,;+":
            at += 1
        elif match := pattern.match(text, at):
            found.append(names[match[0]])
            at = match.end()
        elif text[at].isdecimal() and 1 <= int(text[at]) <= len(hand):
            found.append(hand[int(text[at]) - 1])
            at += 1
        else:
            return None
    return list(dict.fromkeys(found))


def _ranks(words: Words) -> dict[str, str]:
    """Every way to write a rank: as in ECN, "10", and as the language prints it."""
    ranks = {"10": "T"} | {rank.casefold(): rank for rank in RANKS}
    return ranks | {words("rank-sign", rank=rank).casefold(): rank for rank in RANKS}


def _names(words: Words) -> dict[str, Card]:
    """Every name of every card of the pack."""
    names = {words.card(card).casefold(): card for card in PACK}
    for written, rank in _ranks(words).items():
        for suit, signs in _SUITS.items():
            names |= {written + sign: rank + suit for sign in signs}
    return names


def _either(texts: dict[str, str]) -> str:
    return "|".join(re.escape(text) for text in sorted(texts, key=len, reverse=True))
