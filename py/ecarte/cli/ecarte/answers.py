"""Typed input of a player of écarté: the event it means, legal or not. The engine decides whether it is legal.

Besides the plain game these are doubles, offers, named suits, throwing in, claims and rulings.
"""

from __future__ import annotations

import re

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
    sayings = [*offered_words(view)]
    if view["phase"] == "discard":
        sayings += [*_KEEP, plain(words("choice-keep"))]
    for say, names in _SAID.items():
        if any(re.fullmatch(rf".:{say}(:\d+)?", each) for each in view["legal"]):
            sayings += [*names, plain(words(_LABELS.get(say, f"choice-{say}")))]
    return sayings


def event(text: str, view: Json, words: Words) -> str | None:
    """Return the event a text means in a view, as ECN, or None."""
    typed = plain(text)
    seat, phase = view["seat"], view["phase"]
    if typed.endswith("!") and (meant := event(typed.removesuffix("!"), view, words)):
        return wrong(meant, view) or meant
    if order := packets(typed, view):
        return order
    if said := offer(typed, view):
        return said
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


_KINDS: tuple[tuple[str, tuple[str, ...], str], ...] = (
    (r".:double", ("d", "double"), "aside-double"),
    (r".:offer", ("o", "offer"), "aside-offer"),
    (r".:accept:double", ("a", "accept", "yes", "y"), "choice-accept-double"),
    (r".:refuse:double", ("r", "refuse", "no", "n"), "choice-refuse-double"),
    (r".:accept:offer", ("a", "accept", "yes", "y"), "choice-accept-offer"),
    (r".:decline", ("r", "decline", "refuse", "no", "n"), "choice-decline"),
    (r".:concede", ("concede", "throw in"), "aside-concede"),
    (r".:claim", ("claim", "rest"), "aside-claim"),
    (r".:let", ("l", "let"), "choice-let"),
    (r".:require:.", ("r", "require"), "choice-require"),
    (r".\...~back", ("back",), "choice-back"),
    (r"&unmark:.*", ("unmark",), "choice-unmark"),
    (r"&claim:.:43:.*", ("claim 43", "43"), "cli-claim"),
    (r"&claim:.:25:.*", ("claim 25", "25"), "cli-claim"),
    (r"&claim:.:40:.*", ("claim 40", "40"), "cli-claim"),
    (r"&ruling:\d+:replay.*", ("replay",), "choice-ruling-replay"),
    (r"&ruling:\d+:stand", ("stand", "s"), "choice-ruling-stand"),
    (r"&ruling:\d+:correct", ("correct",), "choice-ruling-correct"),
    (r"&ruling:\d+:shown", ("show",), "choice-ruling-shown"),
    (r"&ruling:\d+:back.*", ("take",), "choice-ruling-back-claimed"),
)
"""The form of an event, the words that can be typed for it (the first is shown), its label in the locales."""

_LATER = {
    "double": ("d", "double"),
    "offer": ("o", "offer"),
    "concede": ("concede", "throw in"),
    "claim": ("claim", "rest"),
}
"""Calls that are possible at some time in a game, if not now: the engine says why not."""


def offer(typed: str, view: Json) -> str | None:
    """Return the event that a text means besides the plain game, or None."""
    for each in view.get("legal", ()):
        kind = _kind(each)
        if kind and typed in kind[0]:
            return str(each)
        if (suit := re.fullmatch(r".:suit:(.)", each)) and typed in (f"suit {suit[1]}", f"suit:{suit[1]}"):
            return str(each)
    if suit := re.fullmatch(r"suit[ :]([shdc])", typed):
        return f"{view['seat']}:suit:{suit[1]}"
    if law := re.fullmatch(r"claim (43|25|40)", typed):
        return f"&claim:{view['seat']}:{law[1]}:#1"
    return next((f"{view['seat']}:{say}" for say, names in _LATER.items() if typed in names), None)


def offered_words(view: Json) -> list[str]:
    """Return the words for what can be said now."""
    return [name for each in view["legal"] if (kind := _kind(each)) for name in kind[0]]


def wrong(named: str, view: Json) -> str | None:
    """Return the irregular event that an exclamation mark makes of a card or a king, or None (E26).

    "7h!" revokes or leads out of turn, "king!" announces a king that is not held.
    """
    wanted = [f"{named}~{suffix}" for suffix in ("revoke", "turn", "false")]
    return next((each for each in wanted if each in view["legal"]), None)


def offered(view: Json, words: Words) -> list[str]:
    """Return what can be typed now, each with its label."""
    offers = []
    for each in view.get("legal", ()):
        if kind := _kind(each):
            law = re.match(r"&claim:.:(\d+)", each)
            label = words(kind[1], law=law[1] if law else "", suit=each[-1])
            offers.append(f"{kind[0][0]} = {label}")
    suits = [each[-1] for each in view.get("legal", ()) if re.fullmatch(r".:suit:.", each)]
    if suits:
        offers.append(f"suit {'/'.join(suits)} = {words('aside-suit')}")
    return list(dict.fromkeys(offers))


def _kind(event: str) -> tuple[tuple[str, ...], str] | None:
    return next(((names, label) for form, names, label in _KINDS if re.fullmatch(form, event)), None)
