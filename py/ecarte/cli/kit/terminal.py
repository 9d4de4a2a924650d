"""The output of every command: the two streams, and the words of one language."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from enum import StrEnum
from functools import wraps
from inspect import Parameter, Signature, signature
from pathlib import Path
from typing import Annotated, Any, NoReturn, TypeVar

import typer
from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.table import Table
from rich.text import Text

from ecarte.cli.kit.progress import GameMeter, Meter
from ecarte.core.game import Problem, RuleError
from ecarte.core.near import near_in_any_case
from ecarte.text import ENGLISH, Words, choose_language, joined, languages, printable

USAGE = 2  # the exit status for wrong usage
_Value = TypeVar("_Value", str, str | None)


class Color(StrEnum):
    """When to use colours."""

    AUTO = "auto"
    ALWAYS = "always"
    NEVER = "never"


def choice_option(*names: str, values: Iterable[str], **more: Any) -> Any:
    """Return an option that takes one of these values, which its help names and the Tab key completes."""
    allowed = list(dict.fromkeys(values))
    more.setdefault("metavar", "|".join(allowed))
    return typer.Option(*names, autocompletion=lambda: allowed, **more)


Lang = Annotated[str | None, choice_option("--lang", values=languages())]
Plain = Annotated[bool, typer.Option("--plain")]
Quiet = Annotated[bool, typer.Option("--quiet", "-q")]
AsJson = Annotated[bool, typer.Option("--json")]
COLOR = typer.Option("--color", metavar="|".join(Color), show_default=False)
Coloring = Annotated[Color, COLOR]


class Terminal:
    """The output of a command: ``out`` for the result, ``err`` for everything else; ``plain`` draws no cards."""

    def __init__(self, lang: str | None = None, color: Color = Color.AUTO, *, plain: bool = False) -> None:
        self.plain = plain
        language = choose_language(lang)
        self.words = Words(language or ENGLISH, sys.stdout.encoding or "utf-8")
        self._out, self.err = _console(color, stderr=False), _console(color, stderr=True)
        self.meter: Meter | None = None
        if language is None:
            self.fail("cli-language", language=lang, allowed=", ".join(languages()))

    @property
    def out(self) -> Console:
        """Return the console for lines; while a bar is on the same terminal, they appear above it."""
        shared = self.meter is not None and self.meter.is_live and self._out.is_terminal
        return self.err if shared else self._out

    @property
    def room(self) -> int:
        """Return the columns in which cards can be drawn, 0 where they are to be printed in a line."""
        can = self._out.is_terminal and not self._out.is_dumb_terminal and self._out.encoding.startswith("utf")
        return self._out.width if can and not self.plain else 0

    def progress(self, total: int | None, *, shown: bool = True) -> Meter:
        """Return a bar for long work, shown while the context lasts."""
        meter = Meter(self.err, self.words("cli-reading"), total, shown=shown)
        if shown:
            self.meter = meter
        return meter

    def count_games(self, label: str, total: int | None) -> GameMeter:
        """Return a bar that counts games, shown while the context lasts; ``label`` is the key of its word."""
        meter = self.meter = GameMeter(self.err, self.words(label), total)
        return meter

    def write(self, text: str) -> None:
        """Write text for programs exactly: in UTF-8 whatever the terminal uses, without wrapping.

        A terminal would obey the control characters in it, and is shown them.
        """
        if self.meter is not None and self._out.is_terminal:
            self.meter.hide()
        sys.stdout.flush()
        sys.stdout.buffer.write((visible_controls(text) if is_terminal() else text).encode("utf-8"))

    def write_json(self, value: object, *, ascii: bool = False) -> None:
        """Write a value as a line of JSON; names of files may need to be ``ascii``."""
        self.write(json.dumps(value, ensure_ascii=ascii, default=str) + "\n")

    def flush(self) -> None:
        """Flush the standard output."""
        sys.stdout.flush()

    def note(self, sentence: str) -> None:
        """Print a sentence on the standard error."""
        self.err.print(Text(printable_lines(sentence)), soft_wrap=True)

    @contextmanager
    def checked_writing(self, file: str) -> Iterator[None]:
        """End the command when a file cannot be written meanwhile."""
        try:
            yield
        except OSError as error:
            self.not_written(file, error)

    def not_written(self, file: str, error: OSError) -> NoReturn:
        """End the command because a file cannot be written."""
        from ecarte.collection.files import ArchiveExistsError  # which reads records, too

        folder = Path(file).parent
        if isinstance(error, ArchiveExistsError):
            self.fail("cli-is-archive", file=file)
        if not file:
            self.fail("cli-output-empty")
        if isinstance(error, IsADirectoryError):
            self.fail("cli-output-folder", file=file)
        if isinstance(error, FileNotFoundError) and not folder.exists():
            self.fail("cli-output-nowhere", file=file, folder=str(folder))
        self.fail("cli-not-written", file=file, detail=reason(error))

    def table(self, table: Table) -> None:
        """Print a table on the standard output; in a file or a pipe it is not cut to a screen's width."""
        if not self._out.is_terminal:
            wide = self._out.options.update(width=100_000)
            self._out.width = max(self._out.width, self._out.measure(table, options=wide).maximum)
        self.out.print(table)

    def fail(self, key: str, **data: Any) -> NoReturn:
        """End the command with a sentence that says why."""
        self.stop(self.words(key, **data))

    def check_choice(self, option: str, value: _Value, allowed: Iterable[str]) -> _Value:
        """Return the value of an option, which may be None; end the command when it is not allowed."""
        known = list(dict.fromkeys(allowed))
        if value is not None and value not in known:
            near = near_in_any_case(value, known)
            self.fail("cli-one-of", option=option, value=value, near=near, allowed=", ".join(known))
        return value

    def refuse(self, *problems: Problem) -> NoReturn:
        """End the command with the sentences of problems that have no place in a file."""
        self.stop("\n".join(map(self.refusal, problems)))

    def refusal(self, problem: Problem) -> str:
        """Return a problem that has no place in a file, and what can be done about it."""
        return joined([self.words.refusal(problem.to_json()), self.words.remedy(problem)])

    def explain(self, problem: Problem) -> dict[str, str | None]:
        """Return the words of a problem for programs: what is wrong, and what can be done."""
        return {"sentence": self.words.problem(problem), "remedy": self.words.remedy(problem)}

    def stop(self, sentence: str) -> NoReturn:
        """End the command with a sentence."""
        self.err.print(Text(f"ecarte: {printable_lines(sentence)}"), soft_wrap=True)
        raise typer.Exit(USAGE)

    def report(self, console: Console, file: str, problem: Problem) -> None:
        """Print a problem on a line of its own, ``file:line:column: CODE (rule) sentence``.

        If it has a remedy, that follows on the next line.
        """
        place = ":".join([printable(file), *(str(at) for at in (problem.line, problem.column) if at)])
        rule = f" ({problem.rule})" if problem.rule else ""
        sentence = printable(self.words.problem(problem))
        line = Text.assemble(
            (f"{place}:", "bold"), " ", (problem.code, "red" if problem.severe else "yellow"), rule, " ", sentence
        )
        console.print(line, soft_wrap=True)
        if remedy := self.words.remedy(problem):
            console.print(Text(f"  {printable(remedy)}", "dim"), soft_wrap=True)


def plain_table(header: str = "bold") -> Table:
    """Return a table without lines; its header is in a style, and is left out for ""."""
    return Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=header, show_header=bool(header))


def reason(error: OSError) -> str:
    """Return why a file or a connection failed, as the system says it."""
    return error.strerror or type(error).__name__


def command(function: Callable[..., int | None]) -> Callable[..., None]:
    """Return a command of a function that takes its terminal first, with the options for language and colours.

    The function may return an exit status. A RuleError that it raises ends the command with the problems in words.
    """

    @wraps(function)
    def run(lang: str | None, color: Color, **given: Any) -> None:
        terminal = Terminal(lang, color)
        try:
            status = function(terminal, **given)
        except RuleError as error:
            terminal.refuse(*error.problems)
        terminal.flush()
        raise typer.Exit(status or 0)

    _, *own = signature(function, eval_str=True).parameters.values()
    shared: Iterable[tuple[str, Any, Any]] = (("lang", Lang, None), ("color", Coloring, Color.AUTO))
    more = [Parameter(name, Parameter.KEYWORD_ONLY, default=usual, annotation=kind) for name, kind, usual in shared]
    run.__signature__ = Signature([*own, *more])  # type: ignore[attr-defined]  # functions may have one
    run.__annotations__ = {each.name: each.annotation for each in (*own, *more)}
    return run


def is_terminal() -> bool:
    """Return whether the standard output is a terminal, whatever colours are asked for."""
    return sys.stdout.isatty()


# Besides controls, the marks that turn the direction of the text after them.
_CONTROLS = {
    code: chr(code).encode("unicode_escape").decode()
    for code in (*range(0x20), *range(0x7F, 0xA0), *range(0x202A, 0x202F))
    if chr(code) not in "\t\n"
}


def visible_controls(text: str) -> str:
    """Return a text of lines with what a terminal would obey made visible."""
    return text if text.isprintable() else text.translate(_CONTROLS)


class _Console(Console):
    """A console that shows the control characters of what it prints."""

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        for text, style, control in super().render(renderable, options):
            yield Segment(text if control else visible_controls(text), style, control)


def printable_lines(text: str) -> str:
    """Return the text with control characters made visible, except line feeds."""
    return "\n".join(printable(line) for line in text.split("\n"))


def _console(color: Color, *, stderr: bool) -> Console:
    stream = sys.stderr if stderr else sys.stdout
    if hasattr(stream, "reconfigure"):
        stream.reconfigure(errors="replace")  # do not stop in an old terminal without “
    forced = {Color.AUTO: None, Color.ALWAYS: True, Color.NEVER: False}[color]
    system = "standard" if forced else "auto"
    return _Console(
        stderr=stderr,
        force_terminal=forced,
        no_color=forced is False or None,
        color_system=system,  # type: ignore[arg-type]  # Rich types these two as a Literal
        highlight=False,
        markup=False,
        emoji=False,
    )
