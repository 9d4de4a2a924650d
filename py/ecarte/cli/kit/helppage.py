"""The content of a command's help, which the terminal and the manual pages present."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from ecarte.cli.kit.examples import EXAMPLES
from ecarte.cli.kit.misuse import name_of, usage

_SENTENCE = re.compile(r".+?(?:[.!?](?=\s|$)|。)")


@dataclass(frozen=True, slots=True)
class Section:
    """A heading, and rows of a name and its meaning."""

    title: str
    rows: Sequence[tuple[str, str]]


@dataclass(frozen=True, slots=True)
class Page:
    """The help of a command; `examples` are command lines."""

    usage: str
    paragraphs: Sequence[str]
    sections: Sequence[Section]
    examples: Sequence[str]


def page(command: Any, ctx: Any, words: Any) -> Page:
    """Return the help of a command."""
    arguments = [_parameter(each, ctx, words) for each in command.params if each.param_type_name == "argument"]
    sections = [
        Section(words("cli-arguments"), arguments),
        *_options(command, ctx, words),
        *_commands(command, ctx, words),
    ]
    return Page(
        usage(command, ctx),
        [" ".join(paragraph.split("\n")) for paragraph in (command.help or "").split("\n\n")],
        [section for section in sections if section.rows],
        [f"ecarte {each}" for each in EXAMPLES.get(ctx.command_path.partition(" ")[2], ())],
    )


def pages(command: Any, ctx: Any, words: Any) -> Iterator[tuple[str, str, Page]]:
    """Return the path, the summary and the help of a command, and of those below it."""
    yield ctx.command_path, summary(command), page(command, ctx, words)
    for name in command.list_commands(ctx) if hasattr(command, "list_commands") else ():
        below = command.get_command(ctx, name)
        with below.make_context(name, [], parent=ctx, resilient_parsing=True) as context:
            yield from pages(below, context, words)


def summary(command: Any) -> str:
    """Return the first sentence of a command's help."""
    first = str(command.help or "").partition("\n")[0]
    found = _SENTENCE.match(first)
    return found[0] if found else first


def _options(command: Any, ctx: Any, words: Any) -> list[Section]:
    """Return the options under their headings, those without one last."""
    options = [each for each in command.get_params(ctx) if each.param_type_name == "option" and not each.hidden]
    panels: dict[str | None, list[tuple[str, str]]] = {}
    for each in options:
        panels.setdefault(getattr(each, "rich_help_panel", None), []).append(_parameter(each, ctx, words))
    others = panels.pop(None, [])
    titled = [Section(words(f"cli-panel-{name}"), rows) for name, rows in panels.items()]
    return [*titled, Section(words("cli-options"), others)]


def _commands(command: Any, ctx: Any, words: Any) -> list[Section]:
    """Return the commands of a group under their headings."""
    if not hasattr(command, "headed"):
        return []
    return [
        Section(words(key), [(name, summary(command.get_command(ctx, name))) for name in names])
        for key, names in command.headed().items()
    ]


def _parameter(parameter: Any, ctx: Any, words: Any) -> tuple[str, str]:
    """Return a parameter as it is typed, and its meaning."""
    if "--help" in parameter.opts:
        return "--help", words("cli-show-help")
    if parameter.param_type_name == "argument":
        names = name_of(parameter)
    else:
        names = ", ".join(sorted((*parameter.opts, *parameter.secondary_opts), key=lambda name: name.startswith("--")))
        names += "" if parameter.is_flag else f" {parameter.metavar or parameter.name.upper()}"
    notes = [parameter.help or ""]
    default = parameter.get_default(ctx)
    if parameter.show_default and default not in (None, False, ()) and not callable(default):
        notes.append(words("cli-default", value=str(default)))
    if (least := getattr(parameter, "min", None)) is not None and least > 1:
        notes.append(words("cli-least", least=str(least)))
    if parameter.required and parameter.param_type_name == "option":
        notes.append(words("cli-required"))
    return names, " ".join(filter(None, notes))
