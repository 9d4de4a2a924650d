"""What is wrong with the arguments of a command, in the chosen language. Typer's own sentences are English."""

from __future__ import annotations

import os
import shlex
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import typer

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
