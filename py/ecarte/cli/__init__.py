"""The command line: ``ecarte COMMAND``. One file a command; this one only gathers them."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Annotated, Any

import typer

from ecarte import __version__
from ecarte.cli.check import check
from ecarte.cli.convert import convert
from ecarte.cli.play import play
from ecarte.cli.terminal import USAGE
from ecarte.text import ENGLISH, Words, choose_language

COMMANDS = (play, check, convert)
"""A command is a function; its name and those of its parameters have words: ``cli-<command>``,
``cli-<command>-<parameter>`` or, for what many share, ``cli-option-<parameter>``."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Runs the command line; always ends by SystemExit, with 0, 1 (problems) or 2 (not understood)."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    app = typer.Typer(add_completion=False, no_args_is_help=True, pretty_exceptions_enable=False)
    app.callback()(_root)
    for function in COMMANDS:
        app.command(function.__name__)(function)
    command = typer.main.get_command(app)
    words = Words(choose_language(_asked_language(given)) or ENGLISH)
    _explain(command, words)
    try:
        command.main(given, prog_name="ecarte")
    except OSError as error:  # the commands see to their files: this is the standard output
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # what is still to be flushed has nowhere to go
        typer.echo("ecarte: " + words("cli-not-written", file="-", detail=error.strerror or ""), err=True)
        sys.exit(USAGE)


def _version(asked: bool) -> None:
    if asked:
        typer.echo(f"ecarte {__version__}")
        raise typer.Exit


def _root(
    version: Annotated[bool, typer.Option("--version", is_eager=True, callback=_version)] = False,
) -> None:
    """What can be asked for without a command."""


def _asked_language(arguments: list[str]) -> str | None:
    """The language asked for, before anything is understood: help is in it too."""
    for at, argument in enumerate(arguments):
        name, sign, value = argument.partition("=")
        if name == "--lang":
            return value if sign else next(iter(arguments[at + 1 :]), None)
    return None


def _explain(command: Any, words: Words, key: str = "cli") -> None:
    """Puts the words of the locale into the help of a command and all below it."""
    command.help = words(key)
    for parameter in command.params:
        name = f"{key}-{parameter.name}"
        parameter.help = words(name if words.has(name) else f"cli-option-{parameter.name}")
    for name, below in getattr(command, "commands", {}).items():
        _explain(below, words, f"{key}-{name}")
