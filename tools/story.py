"""The sentences of a game's story as patterns, made of the locales: `python -m story`, in this folder, makes them anew.

The reader turns a story back into a record (`ecarte.notation.ecn.loose.story`). It runs in the browser, too, which has
no Fluent; so the messages are taken apart here, and their words are said only in the locales. `--check` compares.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import ecarte  # noqa: F401  # it registers the games
from ecarte.games import GAMES
from ecarte.record import SEAT_TAGS

ROOT = Path(__file__).parents[1]
LOCALES = ROOT / "py/ecarte/locales"
OUT = ROOT / "py/ecarte/notation/ecn/loose/story.json"
_EVENTS = {
    **dict.fromkeys(("log-open", "belote-log-open"), "head"),
    **dict.fromkeys(("replay-dealt", "log-hand"), "<{cards}"),
    **dict.fromkeys(("log-turn", "belote-log-turn"), "^{card}"),
    "belote-log-bottom": "^^{card}",
    "cli-belote-turned": "^{card}",
    "belote-log-up": "<^{cards}",
    "belote-log-take": "^{card}",
    "belote-log-play-belote": ".{card}:belote",
    "belote-log-play-rebelote": ".{card}:rebelote",
    "belote-log-pass": ":pass",
    "belote-log-bid": ":take:{bid}",
    **dict.fromkeys(("belote-log-meld", "belote-log-meld-to"), ":meld:{meld}"),
    "belote-log-rank": ":rank:{rank}",
    "belote-log-trump": ":trump",
    "belote-log-show": ":show:{cards}",
    "replay-discards": "-{cards}",
    "log-discard": "-{number}",
    **dict.fromkeys(("log-draw-other", "replay-draws-number"), "+{number}"),
    "replay-dealt-hidden": "<{number}",
    "replay-draws": "+{cards}",
    "log-play": ".{card}",
    "log-play-revoke": ".{card}~revoke",
    "log-play-turn": ".{card}~turn",
    "log-play-back": ".{card}~back",
    "cli-belote-plays": ".{card}{call}",
    "replay-takes": "^{card}",
    "log-trick": "/",
    "cli-belote-passes": ":pass",
    "cli-belote-takes": ":take:{bid}",
    "cli-belote-announces": ":meld:{meld}",
    "cli-belote-ranks": ":rank:{rank}",
    "cli-belote-trumps": ":trump",
    "cli-belote-shows": ":show:{cards}",
    "log-say-show": ":show:{cards}",
    "log-say-suit": ":suit:{suit}",
    "log-say-require": ":require:{suit}",
    "log-say-propose-number": ":propose:{number}",
    "log-say-king-false": ":king~false",
    "log-say-packets-3-2": ":packets:3-2",
    "log-say-packets-2-3": ":packets:2-3",
    "log-say-took-number": ":took:{number}",
    **{
        f"log-say-{said}": ":" + said.replace("-", ":")
        for said in (
            *("propose", "stand", "accept", "accept-if", "refuse", "king", "double", "accept-double"),
            *("refuse-double", "offer", "accept-offer", "decline", "concede", "claim", "let"),
        )
    },
    "log-claim": "&claim:{seat}:{law}:?",
    "log-unmark": "&unmark:{seat}:1",
    "log-ruling-replay": "&ruling:{law}:replay:?",
    **{f"log-ruling-{choice}": f"&ruling:{{law}}:{choice}" for choice in ("stand", "correct", "shown", "back")},
    "cli-whispers": "&advise:{spectator}:{seat}:??",
    # What follows from the rest.
    **dict.fromkeys(
        (
            *("log-mark-turned-king", "replay-scored", "replay-score", "log-over", "log-lessened", "replay-resigned"),
            *("cli-belote-sum", "cli-belote-judged", "cli-belote-forfeit", "cli-belote-factor", "cli-belote-waited"),
            *("cli-belote-held", "cli-belote-points", "cli-belote-score", "cli-belote-all-passed", "cli-belote-won"),
            *("cli-belote-drawn", "cli-belote-given-up"),
            *(f"belote-log-{said}" for said in ("passed", "made", "failed", "litige", "lost", "lost-alone", "drawn")),
        ),
        "",
    ),
}
_NUMBERS = re.compile(r"\{(?:cards|card|deal)\}|\bother\b|(?<=[^\W\d_])other(?= )")
_NAMED = ("name", "cards", "card", "deal", "number", "law")
_ALIKE = {**dict.fromkeys(("first", "second"), "name"), **dict.fromkeys(("firstScore", "secondScore"), "number")}
_SPELT = {"contract": "belote-contract", "kind": "belote-kind"}
"""What a sentence of the page names by another message."""
_SAME = {"contract": "bid", "kind": "meld"}
"""The values of these messages, as the others call them."""
_CHOSEN = ("who", "suit", "bid", "call", "rank", "meld", "second", "number", "law")
_ADVICE = {
    **{what: what for what in ("stand", "propose", "accept", "refuse", "decline")},
    "keep": "-0",
    "discard": "-{cards}",
    "play": "{cards}",
}
"""What spectators advise, as the notation has it."""
_PHRASES = {"suit": "suit", "rank": "rank", "belote-contract": "contract", "belote-kind": "kind"}
"""Messages whose words are said within sentences; the sentences have a part of this name for them."""
_VALUES = {
    "suit": ("suit",),
    "rank": ("rank",),
    "contract": ("bid",),
    "kind": ("meld", "rank"),
    "meld": ("meld", "rank"),
}
"""The values that choose these words."""
_PHRASE = re.compile("\1(\\w+)\2([^\3]*)\3")
_RANKS = "AKQJT987"  # where a message names several ranks by the same words, the first counts
_MELDS = ("tierce", "cinquante", "cent")
Variant = tuple[str, dict[str, str]]


class _Words:
    """The messages of a language."""

    def __init__(self, language: str) -> None:
        self.messages: dict[str, ftl.Pattern] = {}
        self.is_event = False  # whether a sentence is taken apart that tells an event
        self.is_phrase = False  # whether the words are those of a phrase within it
        for path in sorted((LOCALES / language).rglob("*.ftl")):
            for entry in FluentParser().parse(path.read_text("utf-8")).body:
                if isinstance(entry, ftl.Message | ftl.Term) and entry.value:
                    self.messages.setdefault(entry.id.name, entry.value)

    def variants(self, key: str) -> Iterator[Variant]:
        """Yield every form of a message, with the values that choose it; the parts that are open as ``{name}``."""
        yield from self._pattern(self.messages[key], {}) if key in self.messages else ()

    def _pattern(self, pattern: ftl.Pattern, chosen: dict[str, str]) -> Iterator[Variant]:
        variants: list[Variant] = [("", chosen)]
        for element in pattern.elements:
            variants = [
                (text + more, then)
                for text, held in variants
                for more, then in (
                    [(element.value.replace("{", "{{"), held)]
                    if isinstance(element, ftl.TextElement)
                    else list(self._expression(element.expression, held))
                )
            ]
        yield from variants

    def _expression(self, expression: Any, held: dict[str, str]) -> Iterator[Variant]:
        match expression:
            case ftl.SelectExpression():
                name = self._variable(expression.selector)
                found = (each.key for each in expression.variants)
                keys = [str(key.name if isinstance(key, ftl.Identifier) else key.value) for key in found]
                for key, variant in zip(keys, expression.variants, strict=True):
                    is_rest = name == "rank" and variant.default and key not in _RANKS
                    chosen = [rank for rank in _RANKS if rank not in keys] if is_rest else [key]
                    if name in held:
                        chosen = [each for each in chosen if each == held[name]]
                    is_open = name in ("number", "points") and key != "0"
                    for each in chosen:
                        yield from self._pattern(variant.value, held if is_open or not name else {**held, name: each})
            case ftl.VariableReference():
                name = expression.id.name
                if name in held:
                    yield held[name], held
                elif name == "suit":
                    yield from self._named("suit", held)
                elif name == "meld":
                    yield from self._meld(held)
                elif name in _SPELT and self.is_event:
                    yield from self._named(_SPELT[name], held)
                else:
                    yield f"{{{_ALIKE.get(name, name if name in _NAMED else '*')}}}", held
            case ftl.MessageReference() | ftl.TermReference():
                yield from self._named(
                    ("-" if isinstance(expression, ftl.TermReference) else "") + expression.id.name, held
                )
            case ftl.StringLiteral() | ftl.NumberLiteral():
                yield (
                    expression.parse()["value"] if isinstance(expression, ftl.StringLiteral) else expression.value,
                    held,
                )
            case _:
                yield "{*}", held

    def _named(self, key: str, held: dict[str, str]) -> Iterator[Variant]:
        name = key.removeprefix("-")
        if name not in self.messages and key not in self.messages:
            yield "{*}", held
            return
        is_outer = name in _PHRASES and not self.is_phrase
        self.is_phrase = self.is_phrase or is_outer
        variants = list(self._pattern(self.messages.get(name) or self.messages[key], held))
        self.is_phrase = self.is_phrase and not is_outer
        for text, then in variants:
            if text and "other" not in (name == "suit" and then.get("suit"), then.get("contract")):
                yield _phrase(_PHRASES[name], text) if is_outer else text, then

    def _meld(self, held: dict[str, str]) -> Iterator[Variant]:
        for kind in _MELDS:
            ((name, _),) = self.variants(f"cli-belote-{kind}")
            words = _phrase("meld", name)
            for text, then in self._pattern(self.messages["cli-belote-meld-to"], {**held, "meld": words}):
                yield text, {**then, "meld": kind}
            yield words, {**held, "meld": kind}  # its highest card is not known
        for text, then in self._pattern(self.messages["cli-belote-carre"], held):
            yield _phrase("meld", text), {**then, "meld": "carre"}

    @staticmethod
    def _variable(selector: Any) -> str:
        if isinstance(selector, ftl.FunctionReference):
            selector = selector.arguments.positional[0]
        return str(selector.id.name) if isinstance(selector, ftl.VariableReference) else ""


def _phrase(part: str, words: str) -> str:
    """Return words of a sentence, marked as those of one of its parts."""
    return f"\1{part}\2{words}\3"


def made() -> str:
    """Return the patterns of all languages as JSON."""
    patterns: dict[str, dict[str, Any]] = {"sentences": {}, "phrases": {}, "headings": {}}
    for folder in sorted(LOCALES.iterdir()):
        words = _Words(folder.name)
        lines: dict[str, list[Any]] = {}
        phrases: dict[str, dict[str, dict[str, str]]] = {}
        for event, text, chosen in (*_told(words), *_advised(words)):
            held = {_SAME.get(name, name): value for name, value in chosen.items()}
            held = {name: value for name, value in held.items() if name in _CHOSEN}
            for part, said in _PHRASE.findall(text):
                values = {name: held.pop(name) for name in _VALUES[part] if name in held}
                phrases.setdefault(part, {}).setdefault(said, values)
            text = _PHRASE.sub(r"{\1}", text)
            text = text if event else _NUMBERS.sub("{*}", text)
            lines.setdefault(json.dumps([text, held]), [event, text, held])
        patterns["sentences"][folder.name] = list(lines.values())
        patterns["phrases"][folder.name] = phrases
        patterns["headings"][folder.name] = _heading(words)
    return _written(patterns) + "\n"


def _written(value: Any, deep: int = 3) -> str:
    """Return JSON with a line for each sentence, and for what is as deep."""
    if deep and isinstance(value, dict):
        rows = [f"{json.dumps(name)}: {_written(each, deep - 1)}" for name, each in sorted(value.items())]
        return "{\n" + ",\n".join(rows) + "\n}"
    if deep and isinstance(value, list):
        return "[\n" + ",\n".join(json.dumps(each, ensure_ascii=False) for each in value) + "\n]"
    return json.dumps(value, ensure_ascii=False, sort_keys=True)


def _told(words: _Words) -> Iterator[tuple[str, str, dict[str, str]]]:
    """Yield the sentences of the story: the event that each tells, its words, and the values that choose these."""
    for key, event in _EVENTS.items():
        words.is_event = bool(event)
        for text, chosen in words.variants(key):
            if key == "cli-whispers":  # its name is a spectator's, its player has a seat
                text = text.replace("{name}", "{spectator}").replace("{*}", "{name}")
            yield event, text, chosen


def _advised(words: _Words) -> Iterator[tuple[str, str, dict[str, str]]]:
    """Yield what spectators say, each in their own words."""
    ((says, _),) = words.variants("cli-says")
    for key in words.messages:
        if key.startswith("gallery-") and key.endswith("says"):
            for said, chosen in words.variants(key):
                text = says.replace("{name}", "{spectator}").replace("{*}", said[:1].upper() + said[1:])
                yield f"&advise:{{spectator}}:?:{_ADVICE[chosen['what']]}", text, {}


def _heading(words: _Words) -> dict[str, Any]:
    """Return what the heading of a story is made of: the players, the rules and seats by name; and the spectators."""
    players = [
        text.replace("{name}", "{*}") for key in ("replay-players", "replay-against") for text, _ in words.variants(key)
    ]
    presets = [preset for game in GAMES.values() for preset in game.presets]
    rules = {text: preset for preset in presets for text, _ in words.variants(f"preset-{preset}")}
    names = {
        key.removeprefix("gallery-"): text
        for key in words.messages
        if key.startswith("gallery-")
        for text, _ in words.variants(key)
    }
    gallery = {text: key for key, text in names.items() if f"gallery-{key}-says" in words.messages}
    seats = {text: chosen["seat"] for text, chosen in words.variants("seat-title") if chosen["seat"] in SEAT_TAGS}
    return {"players": players, "rules": rules, "gallery": gallery, "seats": seats}


if __name__ == "__main__":
    text = made()
    if "--check" in sys.argv:
        sys.exit(text != OUT.read_text("utf-8"))
    OUT.write_text(text, "utf-8")
