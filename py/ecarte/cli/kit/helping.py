"""Commands that speak the chosen language. Typer's own help has English headings, and cuts off words without blanks."""

from __future__ import annotations

from typing import Any

from typer.core import TyperCommand, TyperGroup

from ecarte.cli.kit.misuse import name_of, refused, unknown_command

_NAMES_WIDTH = 34


class Command(TyperCommand):
    """A command that says in the words it is given what it does, and what is wrong with its arguments."""

    words: Any = None
    allow_extra_args = True  # refused below

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Parse the arguments, or end the command with what is wrong with them."""
        with refused(self, ctx):
            left = super().parse_args(ctx, args)
            if left and not ctx.resilient_parsing:
                ctx.fail(self.words("cli-misuse-too-many", given=" ".join(left)))
            return left

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Print the help."""
        _tell(self, ctx, self.words)


class Group(TyperGroup):
    """A group of commands that says in the words it is given what it does, and what is wrong with its arguments."""

    words: Any = None

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Parse the arguments, or end the command with what is wrong with them."""
        with refused(self, ctx):
            return super().parse_args(ctx, args)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Return the command that is named first, or end with what is wrong."""
        with refused(self, ctx):
            if not args[0].startswith("-") and self.get_command(ctx, args[0]) is None and not ctx.resilient_parsing:
                ctx.fail(unknown_command(self.words, args[0], self.list_commands(ctx)))
            return super().resolve_command(ctx, args)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Print the help."""
        _tell(self, ctx, self.words)


def _tell(command: Any, ctx: Any, words: Any) -> None:
    """Print the usage of a command, what it does, and all its parameters."""
    from rich.console import Console
    from rich.padding import Padding
    from rich.text import Text

    console = Console(highlight=False)
    usage = " ".join([words("cli-usage"), ctx.command_path, *command.collect_usage_pieces(ctx)])
    console.print(Padding(Text(usage, style="bold"), (1, 1)))
    for paragraph in (command.help or "").split("\n\n"):
        console.print(Padding(Text(" ".join(paragraph.split("\n"))), (0, 1, 1, 1)))
    given = [parameter for parameter in command.get_params(ctx) if not getattr(parameter, "hidden", False)]
    for kind, title in (("argument", "cli-arguments"), ("option", "cli-options")):
        rows = [_parameter(each, ctx, words) for each in given if each.param_type_name == kind]
        _panel(console, words(title), rows)
    if isinstance(command, TyperGroup):
        below = [(name, command.get_command(ctx, name)) for name in command.list_commands(ctx)]
        rows = [(name, (found.help or "").partition("\n")[0]) for name, found in below if found and not found.hidden]
        _panel(console, words("cli-commands"), rows)


def _parameter(parameter: Any, ctx: Any, words: Any) -> tuple[str, str]:
    """Return a parameter's names as they are typed, and its meaning."""
    if "--help" in parameter.opts:
        return ", ".join(parameter.opts), words("cli-show-help")
    is_option = parameter.param_type_name == "option"
    names = parameter.get_help_record(ctx)[0] if is_option else name_of(parameter)
    notes = [parameter.help or ""]
    default = parameter.get_default(ctx)
    if parameter.show_default and default not in (None, False, ()) and not callable(default):
        notes.append(words("cli-default", value=str(default)))
    if parameter.required:
        notes.append(words("cli-required"))
    return names, " ".join(filter(None, notes))


def _panel(console: Any, title: str, rows: list[tuple[str, str]]) -> None:
    """Print a frame with these rows; long lines are wrapped."""
    from rich.panel import Panel
    from rich.table import Table
    from rich.text import Text

    if not rows:
        return
    table = Table.grid(padding=(0, 2, 0, 0), expand=True)
    table.add_column(max_width=_NAMES_WIDTH, overflow="fold")
    table.add_column(ratio=1, overflow="fold")
    for names, text in rows:
        table.add_row(Text(names, style="cyan"), Text(text))
    console.print(Panel(table, title=title, title_align="left", border_style="dim"))
