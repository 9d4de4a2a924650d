"""Typed input of a player of belote: the event it means, legal or not. The engine decides whether it is legal."""

from __future__ import annotations

import re

from ecarte.cli.belote.said import NO_SUIT, contract, meld
from ecarte.cli.speech.answers import SIGNS, cards, packets, plain
from ecarte.core.cards import SUITS
from ecarte.core.game import Json, parse_event
from ecarte.text import Words

_PASS = ("p", "pass", "no", "done")
_TAKE = ("t", "take", "yes", "y")  # besides the words of the language: cli-belote-typed-take
_NO_SUIT = {"nt": ("n", "nt", "no trumps", "sans atout", "sa"), "at": ("a", "at", "all trumps", "tout atout", "ta")}
_KINDS = {"tierce": ("tierce",), "cinquante": ("cinquante", "50"), "cent": ("cent", "100"), "carre": ("carre",)}
_CALL = re.compile(r"(.*?)\W*\b(belote|rebelote|quiet|silent)")


def event(text: str, view: Json, words: Words) -> str | None:
    """Return the event a text means in a view, as ECN, or None.

    A card of belote is played with its call, unless the text says to play it quietly.
    """
    typed = plain(text)
    seat, phase = view["seat"], view["phase"]
    if order := packets(typed, view):
        return order
    if phase == "bid":
        return _bid(typed, view, words)
    if phase == "announce" and (typed in _PASS or typed == plain(words("cli-belote-choice-done"))):
        return f"{seat}:pass"
    if declared := _declared(typed, view, words):
        return declared
    call = _CALL.fullmatch(typed)
    quiet = plain(words("cli-belote-quiet"))
    if call is None and typed.endswith(f" {quiet}"):
        typed, how = typed.removesuffix(quiet), "quiet"
    else:
        typed, how = (call[1], call[2]) if call else (typed, "")
    named = cards(typed, view["hand"], words)
    if not named or len(named) > 1:
        return None
    card = f"{seat}.{named[0]}"
    if how:
        return f"{card}:{how}" if how in ("belote", "rebelote") else card
    called = (f"{card}:{each}" for each in ("belote", "rebelote"))
    return next((each for each in called if each in view["legal"]), card)


def sayings(view: Json, words: Words) -> list[str]:
    """Return the words for everything that can be said now."""
    if view["phase"] == "bid":
        bids = [parse_event(event).args[0] for event in view["legal"] if ":take:" in event]
        named = [name for bid in bids for name in (plain(contract(words, bid)), *_NO_SUIT.get(bid, ()))]
        passed = [*_PASS, *_typed(words, "pass"), plain(words("cli-belote-choice-pass"))]
        return [*passed, *_TAKE, *_typed(words, "take"), *named]
    if view["phase"] != "announce":
        return []
    melds = [parse_event(event).args for event in view["legal"] if ":meld:" in event]
    kinds = [name for kind, *_ in melds for name in (*_KINDS[kind], plain(words(f"cli-belote-{kind}")))]
    return [*_PASS, plain(words("cli-belote-choice-done")), *kinds]


def _bid(typed: str, view: Json, words: Words) -> str | None:
    seat = view["seat"]
    if typed in (*_PASS, plain(words("cli-belote-choice-pass")), *_typed(words, "pass")):
        return f"{seat}:pass"
    takes = (*_TAKE, *_typed(words, "take"))
    if typed in takes and view["round"] == 1 and view["contract"] is None:
        return f"{seat}:take:{view['turned'][1]}"
    typed = next((typed.removeprefix(f"{take} ").lstrip(": ") for take in takes if typed.startswith(f"{take} ")), typed)
    for bid in (*SUITS, *NO_SUIT):
        named = contract(words, bid)
        names = (
            *(SIGNS[bid] if bid in SIGNS else _NO_SUIT[bid]),
            named,
            words("cli-belote-choice-take", contract=named),
        )
        if typed in map(plain, names):
            return f"{seat}:take:{bid}"
    return None


def _typed(words: Words, what: str) -> list[str]:
    """Return what else can be typed for it in the present language."""
    return [plain(each) for each in words(f"cli-belote-typed-{what}").split(",")]


def _declared(typed: str, view: Json, words: Words) -> str | None:
    """Return a declaration by its number, its kind or its full name."""
    events = [parse_event(event) for event in view["legal"] if event.startswith(f"{view['seat']}:meld:")]
    if number := re.fullmatch(r"m ?(\d?)", typed):
        at = int(number[1] or 1) - 1
        return str(events[at]) if 0 <= at < len(events) else None
    for event in events:
        kind = event.args[0]
        if typed in (*_KINDS[kind], plain(words(f"cli-belote-{kind}")), plain(meld(words, *event.args))):
            return str(event)
    return None
