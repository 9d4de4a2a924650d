"""Words for the command line, from the same locale files as the page's.

A language is a folder, ``locales/fr``. The files of its ``topics/`` are long and rarely needed, so each is read when
its topic is used; all other files are read at once. This module is native only: nothing that the browser loads may
import it.
"""

from __future__ import annotations

import os
import re
import unicodedata
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from ecarte.core.cards import Card
from ecarte.core.game import Event, Problem
from ecarte.core.titles import Parts

ENGLISH = "en"
NO_BREAK_SPACE = "\N{NO-BREAK SPACE}"  # French punctuation
_SPACES = (NO_BREAK_SPACE, "\N{NARROW NO-BREAK SPACE}")  # the narrow one: French thousands
_ISOLATE, _POP = "\N{FIRST STRONG ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"
_ISOLATED = re.compile(f"({_ISOLATE}[^\u202a-\u202e\u2066-\u2069]*{_POP})")  # without other direction marks inside
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # printable, but invisible
_FULL_WIDTH = re.compile("[\u3001-\u303f\uff01-\uff60]$")  # signs that bring their own space
_BEGINNING = re.compile(r"^(?=-?[A-Za-z])", re.MULTILINE)  # of a message or a term
_NAME = re.compile(r"-?[A-Za-z][\w-]*")
_USED = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")
_FOLDERS = resources.files("ecarte") / "locales"
_PARTS = ("first.ftl", "rest", "native")  # of a language, besides its topics
_OF_GAMES: Mapping[str, Traversable] = Parts("words")
_LONGEST = 2000  # characters of a value in a sentence: Fluent prints ???? instead of 2,500
_LARGEST = 10**15  # numbers from here on are written plainly, as far as they can be
_LONGEST_NAME = 60
_SIGNS = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}


def languages() -> tuple[str, ...]:
    """Return the languages that have a folder."""
    return tuple(sorted(folder.name for folder in _FOLDERS.iterdir()))


def choose_language(wish: str | None, environ: Mapping[str, str] = os.environ) -> str | None:
    """Return the wanted language (None when it is not available), else the environment's, else English."""
    if wish is not None:
        return _spoken(wish)
    asked = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := environ.get(name))), "")
    return _spoken(asked) or ENGLISH


def _spoken(locale: str) -> str | None:
    """Return the language of a locale, "fr" for "fr_FR.UTF-8" and "fr-CA", when there is a folder for it."""
    base = re.split(r"[-_.@]", locale, maxsplit=1)[0].lower()
    return base if base in languages() else None


def joined(sentences: Iterable[str | None]) -> str:
    """Return sentences as one text: with a space between them, but none after a full-width sign such as 。."""
    text = ""
    for sentence in filter(None, sentences):
        text += sentence if not text or _FULL_WIDTH.search(text) else f" {sentence}"
    return text


class Words:
    """The sentences of one language, with English for missing ones."""

    def __init__(self, language: str = ENGLISH, encoding: str = "utf-8") -> None:
        self.language = language
        try:
            "".join(_SIGNS.values()).encode(encoding)
            self._signs = _SIGNS
        except (UnicodeEncodeError, LookupError):
            self._signs = {}  # a terminal without ♠ gets the letters of the notation
        self._sentences = [_sentences(each) for each in dict.fromkeys((language, ENGLISH))]

    def about(self, topic: str) -> Words:
        """Read the file of a topic too, and return the same words."""
        for language in dict.fromkeys((self.language, ENGLISH)):
            _read_topic(topic, language)
        return self

    def has(self, key: str) -> bool:
        """Return whether there is a sentence with this key."""
        return any(key in sentences for sentences in self._sentences)

    def __call__(self, key: str, /, **data: Any) -> str:
        """Return the sentence of a key; a missing key is returned itself, so that it is noticed."""
        for sentences in self._sentences:
            if key in sentences:
                bundle = sentences.parsed(key)
                pattern = bundle.get_message(key).value
                if pattern is not None:
                    return str(bundle.format_pattern(pattern, _fitted(data))[0])
        return key

    def number(self, value: float, digits: int = 0, *, signed: bool = False) -> str:
        """Return a number as the language writes it, "12,650", "+0.31"; a number written as 0 has no sign."""
        written = round(value, digits)
        number = fluent_number(abs(written), minimumFractionDigits=digits, maximumFractionDigits=digits)
        sign = "-" if written < 0 else "+" if signed and written else ""
        return sign + self("cli-number", number=number)

    def percent(self, chance: float, digits: int = 1, error: float = 0.0) -> str:
        """Return a chance in percent, "66.2 %", or with its error if it has one, "66.2 ± 0.9 %"."""
        give = f" ± {self.number(100 * error, digits)}" if error else ""
        return self("cli-percent", number=self.number(100 * chance, digits) + give)

    def problem(self, problem: Problem | Mapping[str, Any]) -> str:
        """Return a problem in words, without its rule and place."""
        fields = problem.to_json() if isinstance(problem, Problem) else problem
        data = dict(fields["data"])
        # At the command line, options go by their names, not by their labels on the page.
        data |= {f"{name}Name": data[name] for name in ("option", "needed", "wanted") if name in data}
        key = f"problem-{fields['code']}"
        said = self(key, **data) if self.has(key) else self("problem-unknown", code=fields["code"])
        if "why" not in data or "does" not in data:
            return said
        told = {name.removeprefix("why_"): value for name, value in data.items() if name.startswith("why_")}
        why = self.problem({"code": data["why"], "data": told})
        return self("friend-because", said=said, name=data["name"], why=why)

    def remedy(self, problem: Problem | Mapping[str, Any]) -> str | None:
        """Return what can be done about a problem (the attribute ``.remedy`` of its sentence), or None."""
        fields = problem.to_json() if isinstance(problem, Problem) else problem
        key = f"problem-{fields['code']}"
        for sentences in self._sentences:
            bundle = sentences.parsed(key)
            pattern = bundle.get_message(key).attributes.get("remedy") if key in sentences else None
            if pattern is not None:
                return str(bundle.format_pattern(pattern, _fitted(fields["data"]))[0]) or None  # it may be empty
        return None

    def refusal(self, problem: Mapping[str, Any]) -> str:
        """Return a problem in words, with its rule."""
        words = self.problem(problem)
        return self("problem-with-rule", words=words, rule=problem["rule"]) if problem["rule"] else words

    def card(self, card: Card) -> str:
        """Return a card's full name: "King of spades"."""
        return self("card-name", rank=card[0], suit=card[1])

    def sign(self, card: Card) -> str:
        """Return a card as it is printed: "K♠"."""
        return self("rank-sign", rank=card[0]) + self._signs.get(card[1], card[1])


def choice(words: Words, event: Event) -> str:
    """Return a choice in few words: "Propose", "K♠", "Throw 9♣ 8♦"; the words are those about "analysis"."""
    if event.do == "play":
        return words.sign(event.cards[0])
    if event.do == "discard":
        cards = " ".join(map(words.sign, event.cards))
        return words("move-throw", cards=cards) if cards else words("move-keep")
    argument = next(iter(event.args), "")
    if words.has(asked := f"move-{event.verb}-{argument}"):  # a double or an offer of the point, not cards
        return words(asked)
    return words(f"move-{event.verb}", number=int(argument) if argument.isdecimal() else 0, suit=argument)


class _Sentences:
    """The sentences of a language, each parsed when it is first used: parsing all takes longer than most commands."""

    def __init__(self, language: str) -> None:
        # Isolating marks would be copied, unseen, from the terminal.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unparsed: dict[str, str] = {}

    def read(self, file: Traversable) -> None:
        """Add the sentences of a file."""
        for text in _BEGINNING.split(file.read_text("utf-8")):
            if name := _NAME.match(text):  # else comments before the first sentence
                self._unparsed.setdefault(name[0], text)

    def __contains__(self, key: str) -> bool:
        return key in self._unparsed or self._bundle.has_message(key)

    def parsed(self, key: str) -> FluentBundle:
        """Return the bundle, with the sentence of a key and those it uses in it, as far as there are any."""
        text = self._unparsed.pop(key, None)
        if text is not None:
            self._bundle.add_resource(FluentResource(text))
            for used in _USED.findall(text):
                self.parsed(used)
        return self._bundle


@cache
def _sentences(language: str) -> _Sentences:
    sentences = _Sentences(language)
    for part in _PARTS:
        source = _FOLDERS / language / part
        for file in source.iterdir() if source.is_dir() else [source]:
            sentences.read(file)
    for folder in _OF_GAMES.values():
        for file in (folder / language).iterdir():
            sentences.read(file)
    return sentences


@cache
def _read_topic(topic: str, language: str) -> None:
    """Add a topic to the language's other sentences, so that it can use them."""
    file = _FOLDERS / language / "topics" / f"{topic}.ftl"
    if file.is_file():
        _sentences(language).read(file)


def printable(text: str) -> str:
    """Return a stranger's text with control characters made visible: a terminal obeys some of them.

    Isolates that are closed again stay (`shown_name`): they change nothing around them.
    """
    kept = (_ISOLATE, _POP)
    return "".join(
        "".join(c if at % 2 and c in kept else _visible(c) for c in part)
        for at, part in enumerate(_ISOLATED.split(text))
    )


def shown_name(name: str) -> str:
    """Return a stranger's name made safe for a sentence: it cannot vanish, nor change the text around it.

    Control, invisible and unassigned characters are escaped. A name written from right to left is isolated, so that
    numbers beside it keep their places. A long one is cut: the record has the whole of it.
    """
    begun = cut(name.strip(), _LONGEST_NAME)
    shown = "".join(f"\\u{ord(c):04x}" if c in _BLANK else _visible(c) for c in begun).strip()
    if shown and unicodedata.category(shown[0]).startswith("M"):  # it would combine with the letter before it
        shown = f"◌{shown}"
    if any(unicodedata.bidirectional(c) in ("R", "AL", "AN") for c in shown):
        shown = f"{_ISOLATE}{shown}{_POP}"
    return shown


def cut(text: str, longest: int) -> str:
    """Return a text, or its beginning where it is longer than that many characters."""
    return text if len(text) <= longest else f"{text[:longest].rstrip()}…"


def _fitted(data: Mapping[str, Any]) -> dict[str, Any]:
    """Return the values of a sentence so that each can be printed."""
    return {name: _fit(value) for name, value in data.items()}


def _fit(value: Any) -> Any:
    if isinstance(value, str):
        return cut(value, _LONGEST)
    if isinstance(value, (int, float)) and not -_LARGEST < value < _LARGEST:  # NaN, too
        try:
            return cut(str(value), _LONGEST_NAME)
        except ValueError:  # Python writes no number of thousands of digits
            return "…"
    return value


def _visible(c: str) -> str:
    return c if c.isprintable() or c in _SPACES else c.encode("unicode_escape").decode()
