"""A command's help, which the terminal and the manual pages present, and what is wrong with its arguments."""

from __future__ import annotations

import os
import re
import shlex
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import typer

from ecarte.cli.kit.examples import EXAMPLES

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
    match = _SENTENCE.match(first)
    return match[0] if match else first


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


_UsageError: Any = typer.BadParameter.__base__  # Typer does not export it
_OF_FILES = ("check", "stats")  # commands that need no more than a file
_FEW = 10  # commands that are all named


@contextmanager
def refused(command: Any, context: Any) -> Iterator[None]:
    """End the command with a sentence in its own language when its arguments are wrong."""
    try:
        yield
    except _UsageError as error:
        from ecarte.text import printable  # not needed before

        if type(error).__name__ == "NoArgsIsHelpError":  # the help has been printed
            raise
        typer.echo(f"ecarte: {printable(_sentence(error, command))}", err=True)
        typer.echo(command.words("cli-misuse-help", command=f"{context.command_path} --help"), err=True)
        raise typer.Exit(error.exit_code) from None


def unknown_command(words: Any, path: str, name: str, commands: list[str]) -> str:
    """Return that there is no such command, and those of nearly the same name, or, of few, all."""
    from difflib import get_close_matches

    # Path.is_file would raise for a name that is too long.
    if os.path.isfile(name) and (usual := next(filter(commands.__contains__, _OF_FILES), None)):  # noqa: PTH113
        return str(words("cli-misuse-file", file=name, example=f"{path} {usual} {shlex.quote(name)}"))
    sentence = words("cli-misuse-no-command", command=name)
    similar = get_close_matches(name, commands)
    if not similar and len(commands) <= _FEW:
        return str(sentence + words("cli-misuse-commands", names=", ".join(commands)))
    return _joined(words, sentence, similar)


def _sentence(error: Any, command: Any) -> str:
    """Return what is wrong, by what the error knows; its own message is ours where no class says more."""
    words = command.words
    if type(error).__name__ == "MissingParameter":
        return str(words("cli-misuse-missing", parameter=name_of(error.param), usage=usage(command, error.ctx)))
    if isinstance(error, typer.BadParameter):
        return _wrong_value(error.param, words)
    option = getattr(error, "option_name", None)
    if option is None:
        return str(error.message)
    if hasattr(error, "possibilities"):
        return _joined(words, words("cli-misuse-no-option", option=option), sorted(error.possibilities or ()))
    takes_none = any(option in each.opts and each.is_flag for each in command.params)
    return str(words("cli-misuse-takes-none" if takes_none else "cli-misuse-takes-one", option=option))


def _joined(words: Any, sentence: str, similar: list[str]) -> str:
    """Return a sentence, followed by the names that may have been meant."""
    return sentence + (words("cli-misuse-similar", names=", ".join(similar)) if similar else "")


def _wrong_value(parameter: Any, words: Any) -> str:
    """Return which values a parameter takes."""
    name = name_of(parameter)
    kind = getattr(parameter, "type_descriptor", None)  # releases of Typer differ
    if kind and kind.choices:
        return str(words("cli-misuse-choice", parameter=name, allowed=", ".join(map(str, kind.choices))))
    if kind and kind.is_ranged:
        least, most = kind.parameter_info.min, kind.parameter_info.max
        bounds = "least" if most is None else "both"
        return str(words("cli-misuse-number", parameter=name, bounds=bounds, least=str(least), most=str(most)))
    wanted = getattr(kind, "annotation", None)
    number = "whole" if wanted is int else "any" if wanted is float else "none"
    return str(words("cli-misuse-value", parameter=name, number=number))


def name_of(parameter: Any) -> str:
    """Return a parameter's name as the help has it."""
    if parameter.param_type_name == "option":
        return str(parameter.opts[0])
    return str(parameter.metavar or parameter.name.upper())


def usage(command: Any, ctx: Any) -> str:
    """Return how a command is called. Typer's releases write this differently."""
    pieces = [ctx.command_path, "[OPTIONS]"]
    for each in command.params:
        if each.param_type_name == "option" and each.required:
            pieces.append(f"{each.opts[0]} {each.metavar}")
    for each in command.params:
        if each.param_type_name == "argument":
            name = name_of(each) + ("..." if each.nargs == -1 else "")
            pieces.append(name if each.required else f"[{name}]")
    return " ".join([*pieces, "COMMAND ..."] if hasattr(command, "commands") else pieces)
