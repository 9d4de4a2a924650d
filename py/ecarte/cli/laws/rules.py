"""``ecarte rules``: the rule book, its contents, one section or a whole game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import typer
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ecarte import book
from ecarte.book import BOOKS, Book, Example, Item, Option, Picture, Preset, Rule, Section
from ecarte.cli.kit.terminal import Terminal
from ecarte.cli.laws.sources import tell
from ecarte.core.game import Json
from ecarte.core.near import near
from ecarte.notation import ecn

_MARGIN = 5  # the widest id and a blank, "E23 "


def rules(
    terminal: Terminal,
    section: Annotated[str | None, typer.Argument(metavar="SECTION", show_default=False)] = None,
    sources: Annotated[bool, typer.Option("--sources")] = False,
) -> None:
    """Print the contents, a section, or a whole book."""
    terminal.words.about("book")
    printer = _Printer(terminal, with_sources=sources)
    books = [book.book(game) for game in BOOKS]
    if section is None:
        if sources:
            terminal.fail("cli-rules-which")
        for each in books:
            printer.contents(each)
        return
    entries = [(each, one) for each in books for one in _found(each, section.lower())]
    if not entries:
        known = sorted({name for each in books for name in _names(each)})
        terminal.fail("cli-rules-missing", section=section, near=near(section, known))
    for each, one in entries:
        printer.section(each, one)


def _names(whole: Book) -> Iterator[str]:
    yield whole.game
    for chapter in whole.chapters:
        yield chapter.name
        for section in chapter.sections:
            yield from section.names()


def _found(whole: Book, name: str) -> list[Section]:
    """Return the sections that a name means: a whole book, a chapter, or the section with this rule or option."""
    if name == whole.game:
        return list(whole.sections())
    exact = [each for each in whole.sections() if name in (other.lower() for other in each.names())]
    return exact or [each for chapter in whole.chapters if chapter.name == name for each in chapter.sections]


class _Printer:
    def __init__(self, terminal: Terminal, *, with_sources: bool) -> None:
        self.out, self.words, self.with_sources = terminal.out, terminal.words, with_sources

    def contents(self, whole: Book) -> None:
        self.out.print(Text(self.words(f"game-{whole.game}"), "bold"))
        for chapter in whole.chapters:
            self.out.print(Text(f"  {self.words(f'book-chapter-{whole.game}-{chapter.name}')}", "bold dim"))
            for section in chapter.sections:
                ids = [item.id for item in section.items if isinstance(item, Rule)]
                title = self.words(f"book-section-{whole.game}-{section.name}")
                self.out.print(Text.assemble(f"    {title}  ", (" ".join(ids), "dim")), soft_wrap=True)
        self.out.print()

    def section(self, whole: Book, section: Section) -> None:
        title = self.words(f"book-section-{whole.game}-{section.name}")
        self.out.print(Text.assemble((title, "bold"), (f"  {self.words(f'game-{whole.game}')}", "dim")))
        for item in section.items:
            self.item(item)
        self.out.print()

    def item(self, item: Item) -> None:
        if isinstance(item, Rule):
            self.beside(item.id, Text(self.words(f"book-{item.id}", **item.numbers)))
            for each in tell(self.words, item.id, item.works) if self.with_sources else ():
                self.within(each, 2)
        elif isinstance(item, Option):
            self.option(item)
        elif isinstance(item, Preset):
            name = self.words(f"preset-{item.name}")
            self.beside("·", Text.assemble((name, "bold"), f"  {self.words(f'book-preset-{item.name}')}"))
        elif isinstance(item, Picture):
            self.picture(item)
        else:
            self.example(item)

    def beside(self, label: str, text: Text) -> None:
        """Print a paragraph with its label in the margin; a file or pipe has no width to wrap at."""
        if not self.out.is_terminal:
            self.out.print(Text.assemble((label.ljust(_MARGIN), "dim"), text), soft_wrap=True)
            return
        line = Table.grid()
        line.add_column(min_width=_MARGIN, no_wrap=True)
        line.add_column(overflow="fold")
        line.add_row(Text(label, "dim"), text)
        self.out.print(line)

    def within(self, text: Text, deeper: int = 0) -> None:
        """Print a paragraph beside an empty margin."""
        indent = _MARGIN + deeper
        if self.out.is_terminal:
            self.out.print(Padding(text, (0, 0, 0, indent)))
        else:
            for each in text.split("\n"):
                self.out.print(Text.assemble(" " * indent, each), soft_wrap=True)

    def option(self, option: Option) -> None:
        self.beside("", Text.assemble((self.words(f"option-{option.name}"), "italic"), (f"  {option.name}", "dim")))
        for value in option.values:
            key = book.value_key(option.name, value)
            usual = f" ({self.words('book-usual')})" if value == option.values[0] else ""
            name, words = self.value(key, value) + usual, f"book-option-{key}"
            said = self.named(name, self.words(words, **option.numbers)) if self.words.has(words) else name
            self.within(Text(said), 2)

    def named(self, name: str, what: str) -> str:
        """Return a text after its name, with the colon of the language."""
        return self.words("new-changed", option=name, value=what)

    def value(self, key: str, value: str) -> str:
        """Return the name of a value, if it has one other than itself."""
        name = f"option-{value}" if value in ("on", "off") and not self.words.has(f"option-{key}") else f"option-{key}"
        return self.words(name) if self.words.has(name) else value

    def cards(self, cards: tuple[str, ...] | list[str]) -> str:
        return " ".join("▒▒" if card == "??" else self.words.sign(card) for card in cards)

    def picture(self, picture: Picture) -> None:
        signs = [self.cards([card]) for card in picture.cards]
        if picture.points:
            signs = [f"{sign} {points}" for sign, points in zip(signs, picture.points, strict=True)]
        self.within(Text(("   " if picture.points else " ").join(signs)))

    def example(self, example: Example) -> None:
        (reading,) = ecn.read(example.record)
        play = reading.play
        assert play is not None
        view = play.record.game.view.of(play.state, example.seat).to_json()
        own = f"book-example-{example.name}"
        question = self.words(own if self.words.has(own) else f"book-ask-{example.ask}")
        lines = [
            self.named(self.words("book-try"), question),
            *self.position(example, view),
            self.answer(example, view),
        ]
        self.within(Text("\n".join(lines)))

    def position(self, example: Example, view: Json) -> Iterator[str]:
        """Return the table and the hand, as far as the question is about them."""
        trump = view.get("contract") or view["trump"]
        if trump in ("s", "h", "d", "c"):
            yield self.words("book-table-trump", suit=trump)
        if example.ask == "taker":
            yield self.named(self.words("book-last"), self.cards(view["tricks"][-1]["cards"]))
            return
        if view["trick"]:
            yield self.named(self.words("book-lies"), self.cards([each["card"] for each in view["trick"]]))
        if view["hand"]:
            yield self.named(self.words("book-hand"), self.cards(view["hand"]))

    def answer(self, example: Example, view: Json) -> str:
        said = [self.said(example, each, view) for each in example.answer]
        return self.words("book-answer", answer=", ".join(said))

    def said(self, example: Example, answer: str, view: Json) -> str:
        if example.ask == "cards":
            return self.words.sign(answer)
        if example.ask == "may":
            return self.words(f"book-do-{answer}")
        if example.ask == "score":
            return self.words("book-points", points=int(answer))
        partner = "-partner" if answer == "N" and len(view["seats"]) == 4 else ""
        return self.words(f"book-choose-{answer}{partner}")
