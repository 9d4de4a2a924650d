"""Typed input of a player of écarté: the event it means, legal or not. The engine decides whether it is legal."""

from __future__ import annotations

import re

from ecarte.cli.ecarte import offers
from ecarte.cli.speech.answers import cards, packets, plain
from ecarte.core.game import Json
from ecarte.text import Words

_KEEP = ("0", "keep", "none")
# What can be typed for each call, besides the label of the page's button.
_SAID = {
    "propose": ("p", "propose", "cards"),
    "stand": ("s", "stand", "play"),
    "accept": ("a", "accept", "yes", "y"),
    "accept:if": ("i", "if", "accept if", "a if"),
    "refuse": ("r", "refuse", "no", "n"),
    "king": ("k", "king", "mark"),
}
_LABELS = {"accept:if": "choice-accept-if"}


def sayings(view: Json, words: Words) -> list[str]:
    """Return the words for everything that can be said now."""
    found = [*offers.sayings(view)]
    if view["phase"] == "discard":
        found += [*_KEEP, plain(words("choice-keep"))]
    for say, names in _SAID.items():
        if any(re.fullmatch(rf".:{say}(:\d+)?", each) for each in view["legal"]):
            found += [*names, plain(words(_LABELS.get(say, f"choice-{say}")))]
    return found


def event(text: str, view: Json, words: Words) -> str | None:
    """Return the event a text means in a view, as ECN, or None."""
    typed = plain(text)
    seat, phase = view["seat"], view["phase"]
    if typed.endswith("!") and (meant := event(typed.removesuffix("!"), view, words)):
        return offers.wrong(meant, view) or meant
    if order := packets(typed, view):
        return order
    if offer := offers.event(typed, view):
        return offer
    for say, names in _SAID.items():
        label = plain(words(_LABELS.get(say, f"choice-{say}")))
        if typed in names or typed == label:
            return f"{seat}:{say}"
    if number := re.fullmatch(r"(?:p|propose) ?(\d{1,2})", typed):
        return f"{seat}:propose:{number[1]}"
    if phase == "discard" and (typed in _KEEP or typed == plain(words("choice-keep"))):
        return f"{seat}-0"
    named = cards(typed, view["hand"], words)
    if not named:
        return None
    if phase == "discard":
        return f"{seat}-{''.join(named)}"
    return f"{seat}.{named[0]}" if len(named) == 1 else None
