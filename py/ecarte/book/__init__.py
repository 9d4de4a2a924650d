"""The rule book: the order of its contents, one file for each game; the words are in ``topics/book.ftl``.

A chapter has sections, a section items: a rule (words ``book-E17``, with its numbers), an option with its values (words
``book-option-…``; numbers need none), a preset, a picture, or an example: a record in ECN, a question, and the answer,
which a test compares with the engine’s. What it says of options and presets is in ``rest/rules.ftl``, with their names.
A rule names the works that it comes from; what they say is in ``topics/sources.ftl``, in the Japanese file word for
word. The page uses the same files directly; this module is for Python alone.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TypeAlias

from ecarte.core.cards import Card, parse_cards
from ecarte.core.game import Json, Seat
from ecarte.core.titles import Parts

BOOKS: Mapping[str, Traversable] = Parts("book")
"""The file of each book, by the name of the game."""


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule by its id, "E17", with the works it comes from, "jirai" or "law-43", and the numbers for its words."""

    id: str
    works: tuple[str, ...]
    numbers: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Option:
    """An option of the game, with its values as tags write them, the default first, and numbers for their words."""

    name: str
    values: tuple[str, ...]
    numbers: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Preset:
    """A preset of the game."""

    name: str


@dataclass(frozen=True, slots=True)
class Picture:
    """Cards in a row.

    ``kind`` is "row" for a suit from its best card down, "worth" for the same with points, or "pair" for cards that
    belong together. "??" is the back of a card.
    """

    kind: str
    cards: tuple[Card, ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Example:
    """A position, a question to the player at ``seat``, and the answer.

    ``ask`` is "cards" (which may be played; the answer is cards), "may" (which of the ``choices`` are allowed; their
    names), "whether" (whether the only choice is allowed; "yes" or "no"), "taker" (who takes the last trick; a seat) or
    "score" (what the deal scores; one of the numbers offered). A choice is a name of words, ``book-do-…``, and the
    event.
    """

    name: str
    ask: str
    seat: Seat
    record: str
    choices: Mapping[str, str]
    answer: tuple[str, ...]


Item: TypeAlias = Rule | Option | Preset | Picture | Example


@dataclass(frozen=True, slots=True)
class Section:
    """A section of a chapter."""

    name: str
    items: tuple[Item, ...]

    def names(self) -> Iterator[str]:
        """Return the names it can be found by: its own, its rules, its options."""
        yield self.name
        for item in self.items:
            if isinstance(item, Rule):
                yield item.id
            elif isinstance(item, Option):
                yield item.name


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter of a book."""

    name: str
    sections: tuple[Section, ...]


@dataclass(frozen=True, slots=True)
class Book:
    """The rule book of a game."""

    game: str
    chapters: tuple[Chapter, ...]

    def sections(self) -> Iterator[Section]:
        """Return all sections in order."""
        for chapter in self.chapters:
            yield from chapter.sections

    def items(self) -> Iterator[Item]:
        """Return all items in order."""
        for section in self.sections():
            yield from section.items


@cache
def book(game: str) -> Book:
    """Return the book of a game."""
    data = json.loads(BOOKS[game].read_text("utf-8"))
    return Book(data["game"], tuple(_chapter(each) for each in data["chapters"]))


def value_key(option: str, value: str) -> str:
    """Return the end of the words' name for a value: ``must_head-on``, ``contracts-suits-nt`` (without "+")."""
    return f"{option}-{value}".replace("+", "-")


def source_key(rule: str, work: str) -> str:
    """Return the words' name for what a work says of a rule; a law says the same of every rule."""
    return f"source-{work}" if work.startswith("law-") else f"source-{rule}-{work}"


@cache
def quoted() -> Mapping[str, str]:
    """Return the language of each work that is quoted, "law" for all laws; of others we say ourselves what they say."""
    languages: dict[str, str] = json.loads((resources.files("ecarte.book") / "works.json").read_text("utf-8"))
    return languages


def _chapter(data: Json) -> Chapter:
    return Chapter(data["chapter"], tuple(_section(each) for each in data["sections"]))


def _section(data: Json) -> Section:
    return Section(data["section"], tuple(_item(each) for each in data["items"]))


def _item(data: Json) -> Item:
    if "rule" in data:
        return Rule(data["rule"], tuple(data["from"]), data.get("numbers", {}))
    if "option" in data:
        return Option(data["option"], tuple(data["values"]), data.get("numbers", {}))
    if "preset" in data:
        return Preset(data["preset"])
    if "picture" in data:
        return Picture(data["picture"], parse_cards(data["cards"]), tuple(data.get("points", ())))
    choices = data.get("choices", {})
    if not isinstance(choices, dict):
        choices = {str(number): "" for number in choices}
    record = "\n".join(data["record"]) + "\n"
    return Example(data["example"], data["ask"], data["seat"], record, choices, tuple(data["answer"]))
