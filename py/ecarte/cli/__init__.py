"""The command line: ``ecarte COMMAND``, with one file for each command, in folders by purpose."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Annotated, Any

import typer

from ecarte.cli.kit.completion import is_asked, keep_brackets, translate
from ecarte.cli.kit.helping import Command, Group
from ecarte.cli.kit.helppage import summary
from ecarte.version import __version__

_FOLDERS = {
    "table": ("play", "match", "serve"),
    "records": ("show", "draw", "check", "verify", "fmt", "edit", "convert", "link", "open", "redact", "head"),
    "many": ("filter", "stats", "report", "sort", "dedupe", "merge", "split", "archive", "simulate"),
    "analysis": ("analyze", "equity", "holding", "explore"),
    "laws": ("rules", "law", "arbiter"),
    "puzzles": ("problems", "lessons"),
}
COMMANDS = {name: folder for folder, names in _FOLDERS.items() for name in names}
"""The commands, each with its folder.

A command is a function, or a `typer.Typer` of several, in the module of its name there, imported on demand. Its name
and those of its parameters have words: ``cli-<command>``, ``cli-<command>-<parameter>`` or, if shared by many,
``cli-option-<parameter>``.
"""

_FAILED = 2


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line; always ends by SystemExit: 0, 1 (problems), 2 (usage, files, processes), 130 (Ctrl-C)."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    _replace_closed()
    command = typer.main.get_command(command_line())
    assert isinstance(command, _Commands)
    command.given = given
    translate(command)
    if is_asked():
        keep_brackets()
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # help works in encodings without é
    try:
        command.main(given, prog_name="ecarte")
    except KeyboardInterrupt:  # outside of any command
        sys.exit(130)
    except OSError as error:  # commands handle their own files, so this is the standard output
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # discard what is still to be flushed
        said = command.words("cli-not-written-out", detail=error.strerror or "")
        typer.echo(f"ecarte: {said}", err=True)
        sys.exit(_FAILED)
    except RuntimeError as error:
        from concurrent.futures import BrokenExecutor  # few commands need it

        if not isinstance(error, BrokenExecutor):
            raise
        typer.echo(f"ecarte: {command.words('cli-process-ended')}", err=True)
        sys.exit(_FAILED)


def _replace_closed() -> None:
    """Let a closed standard input (``<&-``) be empty, a closed standard error say nothing, and a closed output fail."""
    if sys.stdin is None:
        sys.stdin = os.fdopen(os.open(os.devnull, os.O_RDONLY), encoding="utf-8")
    if sys.stderr is None:  # else the next file that is opened gets its number
        sys.stderr = os.fdopen(os.open(os.devnull, os.O_WRONLY), "w", encoding="utf-8")
    if sys.stdout is None:
        sys.stdout = os.fdopen(os.open(os.devnull, os.O_RDONLY), "w", encoding="utf-8")


def command_line() -> typer.Typer:
    """Return the whole command line, for inspection."""
    app = typer.Typer(cls=_Commands, no_args_is_help=True, invoke_without_command=True, pretty_exceptions_enable=False)
    app.callback()(_root)
    return app


class _Commands(Group):
    """The commands by name. Neither they nor the words of their help are loaded before use."""

    given: Sequence[str] = ()
    is_summary_enough = False
    _words: Any = None

    @property
    def words(self) -> Any:
        if self._words is None:
            from ecarte.text import ENGLISH, Words, choose_language

            self._words = Words(choose_language(_asked_language(self.given)) or ENGLISH)
        return self._words

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def headed(self) -> dict[str, list[str]]:
        """Return the names of the commands by the key of their heading, one for each folder."""
        return {f"cli-group-{folder}": list(names) for folder, names in _FOLDERS.items()}

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        for name in [cmd_name] if cmd_name in COMMANDS else COMMANDS:  # all, so that the nearest name can be suggested
            if name not in self.commands:
                self.commands[name] = Command(name) if self.is_summary_enough else _load(name)
                _explain(self.commands[name], self.words, f"cli-{name}")
        return self.commands.get(cmd_name)

    def shell_complete(self, ctx: Any, incomplete: str) -> Any:
        """Return what the Tab key offers; a command's summary is known without it."""
        self.is_summary_enough = True
        return super().shell_complete(ctx, incomplete)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        self.explain()
        super().format_help(ctx, formatter)

    def explain(self) -> None:
        """Put the words of the locale into the help of the command line itself."""
        from ecarte.text import languages

        _explain_itself(self, self.words, "cli")
        for parameter in self.params:
            if parameter.name == "lang":
                parameter.metavar = "|".join(languages())  # not needed before


def _load(name: str) -> Any:
    """Load a command from the module of its name."""
    from ecarte.cli.kit.terminal import command

    loaded = getattr(import_module(f"ecarte.cli.{COMMANDS[name]}.{name}"), name)
    if isinstance(loaded, typer.Typer):
        return typer.main.get_group(loaded)
    app = typer.Typer(add_completion=False)
    app.command(name, cls=Command)(command(loaded))
    return typer.main.get_command(app)


def _version(asked: bool) -> None:
    if asked:
        typer.echo(f"ecarte {__version__}")
        raise typer.Exit


def _root(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", is_eager=True, callback=_version)] = False,
    lang: Annotated[str | None, typer.Option("--lang")] = None,
    color: Annotated[str | None, typer.Option("--color", metavar="auto|always|never")] = None,
) -> None:
    """Take the options that stand before a command."""
    if context.invoked_subcommand is None:  # options alone: the help, as without any
        context.get_help()
        raise typer.Exit(_FAILED)


def _asked_language(arguments: Sequence[str]) -> str | None:
    """Return the last ``--lang`` given, before arguments are parsed: help uses it too."""
    asked = None
    for at, argument in enumerate(arguments):
        name, sign, value = argument.partition("=")
        if name == "--lang":
            asked = value if sign else next(iter(arguments[at + 1 :]), None)
    return asked


def _explain(command: Any, words: Any, key: str) -> None:
    """Put the words of the locale into the help of a command and its subcommands."""
    _explain_itself(command, words, key)
    for name, below in getattr(command, "commands", {}).items():
        _explain(below, words, f"{key}-{name}")


def _explain_itself(command: Any, words: Any, key: str) -> None:
    command.help = words(key)
    command.short_help = summary(command)  # for completion
    if not isinstance(command, _Commands):  # which has its own words
        command.words = words
    for parameter in command.params:
        name = f"{key}-{parameter.name}"
        parameter.help = words(name if words.has(name) else f"cli-option-{parameter.name}")
