"""Commands that speak the chosen language. Typer's own help has English headings, and cuts off words without blanks."""

from __future__ import annotations

from typing import Any

from typer.core import TyperCommand, TyperGroup

from ecarte.cli.kit.completion import leave_as_typed
from ecarte.cli.kit.helppage import refused, unknown_command

_WIDTH = 100  # longer lines are hard to read
_NAMES = 28  # the widest column of names
GIVEN = "ecarte.given"
"""Where the context of a command keeps its arguments as they were typed."""
_SHARED = ("lang", "color")  # options that stand before a command, too, and are its defaults there


class Command(TyperCommand):
    """A command that says in the words it is given what it does, and what is wrong with its arguments."""

    words: Any = None
    allow_extra_args = True  # refused below

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Parse the arguments, or end the command with what is wrong with them."""
        leave_as_typed(self, ctx)
        ctx.meta[GIVEN] = tuple(args)
        with refused(self, ctx):
            left = super().parse_args(ctx, args)
            if left and not ctx.resilient_parsing:
                ctx.fail(self.words("cli-misuse-too-many", given=" ".join(left)))
            return left

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Print the help."""
        _print(self, ctx, self.words)


class Group(TyperGroup):
    """A group of commands that says in the words it is given what it does, and what is wrong with its arguments."""

    words: Any = None

    def headed(self) -> dict[str, list[str]]:
        """Return the names of the commands by the key of their heading."""
        return {"cli-commands": list(self.commands)}

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Parse the arguments, or end the command with what is wrong with them."""
        leave_as_typed(self, ctx)
        with refused(self, ctx):
            left = super().parse_args(ctx, args)
        given = {name: value for name in _SHARED if (value := ctx.params.get(name)) is not None}
        ctx.default_map = dict.fromkeys(self.list_commands(ctx), given)
        return left

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Return the command that is named first, or end with what is wrong."""
        with refused(self, ctx):
            if not args[0].startswith("-") and self.get_command(ctx, args[0]) is None and not ctx.resilient_parsing:
                ctx.fail(unknown_command(self.words, ctx.command_path, args[0], self.list_commands(ctx)))
            return super().resolve_command(ctx, args)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Print the help."""
        _print(self, ctx, self.words)


def _print(command: Any, ctx: Any, words: Any) -> None:
    """Print the help of a command."""
    from rich.console import Console
    from rich.text import Text

    from ecarte.cli.kit.helppage import page

    console = Console(highlight=False)
    console.width = min(console.width, _WIDTH)
    shown = page(command, ctx, words)
    _print_wrapped(console, Text.assemble((words("cli-usage"), "bold"), " ", shown.usage))
    for paragraph in shown.paragraphs:
        console.print()
        _print_wrapped(console, Text(paragraph))
    for section in shown.sections:
        _print_section(console, section)
    if shown.examples:
        console.print()
        console.print(Text(words("cli-examples"), "bold"))
        for example in shown.examples:
            console.print(Text(f"  {example}", "cyan"), soft_wrap=True)  # to copy


def _print_wrapped(console: Any, text: Any) -> None:
    """Print a text as wide as the console, no line of it with blanks at its end."""
    for line in text.wrap(console, console.width, overflow="fold"):
        line.rstrip()
        console.print(line)


def _print_section(console: Any, section: Any) -> None:
    """Print names and their meanings: beside them, or below those that are long."""
    from rich.cells import cell_len, set_cell_size
    from rich.text import Text

    console.print()
    console.print(Text(section.title, "bold"))
    widths = [cell_len(names) for names, _ in section.rows]
    width = max((each for each in widths if each <= _NAMES), default=_NAMES)
    for names, meaning in section.rows:
        if long := cell_len(names) > width:
            console.print(Text.assemble("  ", (names, "cyan")))
        column = "" if long else names
        for line in Text(meaning).wrap(console, console.width - width - 4, overflow="fold"):
            line.rstrip()
            console.print(Text.assemble("  ", (set_cell_size(column, width), "cyan"), "  ", line))
            column = ""
