"""``ecarte edit``: what is written into records: comments, marks, variations, tags, the chapters of a study."""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Annotated, Any

import typer

from ecarte.cli.kit.helping import GIVEN
from ecarte.cli.kit.records import Files, Output, Records, check_output, write_records
from ecarte.cli.kit.terminal import Terminal
from ecarte.collection.files import STANDARD
from ecarte.core.cards import parse_cards
from ecarte.core.game import RuleError, parse_event
from ecarte.core.losses import MARKS, nag_of
from ecarte.notation import ecn
from ecarte.record import Play, tree
from ecarte.record.study import TITLE, Chapter, as_chapter

Texts = list[str] | None
FLAGS = ("promote", "remove")  # the changes without a value


def edit(
    terminal: Terminal,
    context: typer.Context,
    files: Files,
    at: Annotated[Texts, typer.Option("--at", metavar="DEAL#EVENT", show_default=False)] = None,
    comment: Annotated[Texts, typer.Option("--comment", metavar="TEXT", show_default=False)] = None,
    mark: Annotated[Texts, typer.Option("--mark", metavar="MARK", show_default=False)] = None,
    cards: Annotated[Texts, typer.Option("--cards", metavar="CARDS", show_default=False)] = None,
    add: Annotated[Texts, typer.Option("--add", metavar="EVENTS", show_default=False)] = None,
    promote: Annotated[bool, typer.Option("--promote")] = False,
    remove: Annotated[bool, typer.Option("--remove")] = False,
    tag: Annotated[Texts, typer.Option("--tag", metavar="NAME=VALUE", show_default=False)] = None,
    study: Annotated[str | None, typer.Option("--study", metavar="TITLE", show_default=False)] = None,
    number: Annotated[int | None, typer.Option("--number", "-n", metavar="N", min=1, show_default=False)] = None,
    output: Output = STANDARD,
) -> int:
    """Write into records."""
    edits = _edits(terminal, _in_order(context))
    if not edits and study is None:
        terminal.fail("cli-edit-nothing")
    check_output(terminal, output)
    records = Records(terminal, files)
    count = chapters = 0

    def texts() -> Iterator[str]:
        nonlocal count, chapters
        for name, done in records.map(lambda reading: reading, output):
            count += 1
            if not records.accept(done, name):
                continue
            play = done.made.play
            assert play is not None  # it was accepted
            where = f"{name}:{done.line}"
            if number in (None, count):
                play = _edited(terminal, records, play, edits, where)
            if play is None:
                continue
            if study is not None:
                chapters += 1
                there = Chapter(study, chapters, play.record.tag(TITLE)) if study else None
                play = play.with_record(as_chapter(play.record, there))
            yield ecn.dumps(play)

    status = write_records(terminal, records, output, texts(), whole=True)
    if number is not None and number > count and not status:
        terminal.fail("cli-show-missing", number=number)
    return status


@dataclass(frozen=True, slots=True)
class _Edit:
    """One change: ``what`` is the name of its option, ``given`` its value as it was typed, ``value`` what that says."""

    what: str
    at: str
    given: str
    value: Any = None

    def __str__(self) -> str:
        given = "" if self.what in FLAGS else shlex.quote(self.given)
        return " ".join(filter(None, (self.at and f"--at {self.at}", f"--{self.what}", given)))

    def __call__(self, play: Play) -> Play:
        """Return the game with this change; raises RuleError."""
        match self.what:
            case "tag":
                return play.with_record(play.record.with_tags(self.value))
            case "comment":
                return tree.annotate(play, self.at, self.given, None)
            case "mark":
                return tree.annotate(play, self.at, None, self.value)
            case "cards":
                return tree.annotate(play, self.at, None, None, self.value)
            case "add":
                return tree.add(play, self.at, self.value)[0]
            case "promote":
                return tree.promote(play, self.at)[0]
            case _:
                return tree.remove(play, self.at)


def _in_order(context: typer.Context) -> Iterator[tuple[str, str]]:
    """Return the options that say what to change, with their values, in the order in which they were typed."""
    parser: Any = context.command.make_parser(context)
    values, _, order = parser.parse_args(list(context.meta[GIVEN]))
    taken = {name: iter(given) for name, given in values.items() if isinstance(given, list)}
    for parameter in order:
        if parameter.name in FLAGS:
            yield parameter.name, ""
        elif parameter.name in ("at", "comment", "mark", "cards", "add", "tag"):
            yield parameter.name, next(taken[parameter.name])


def _edits(terminal: Terminal, given: Iterable[tuple[str, str]]) -> list[_Edit]:
    """Return the changes in order, each with the moment named last before it; the marks of one place are one change."""
    edits: list[_Edit] = []
    at = ""
    for what, text in given:
        if what == "at":
            at = text
            continue
        if what == "tag":
            name, sign, value = text.partition("=")
            if not sign:
                terminal.fail("cli-edit-value", given=text)
            edits.append(_Edit(what, "", text, {name: value or None}))
            continue
        if not at:
            terminal.fail("cli-edit-where", option=f"--{what}")
        made = _Edit(what, at, text, _value(terminal, what, text))
        last = edits[-1] if edits else None
        if what == "mark" and last and (last.what, last.at) == (what, at):
            edits[-1] = replace(last, given=f"{last.given} {text}", value=[*last.value, *made.value])
        else:
            edits.append(made)
    return edits


def _value(terminal: Terminal, what: str, text: str) -> Any:
    """Return what the value of an option says; end the command when it says nothing."""
    if what == "cards":
        try:
            return parse_cards("".join(text.split()))
        except ValueError:
            terminal.fail("cli-edit-no-cards", cards=text)
    if what not in ("add", "mark"):
        return None
    read = parse_event if what == "add" else nag_of
    values: list[Any] = []
    for each in text.split():
        try:
            values.append(read(each))
        except ValueError:
            terminal.fail(f"cli-edit-no-{what}", word=each, allowed=" ".join(MARKS))
    return values


def _edited(terminal: Terminal, records: Records, play: Play, edits: list[_Edit], where: str) -> Play | None:
    """Return a game with every change, or None after reporting which of them cannot be made."""
    for each in edits:
        try:
            play = each(play)
        except RuleError as error:
            for problem in error.problems:
                terminal.report(terminal.err, f"{where}: {each}", problem)
            records.status = max(records.status, 1)
            records.left_out += 1
            return None
    return play
