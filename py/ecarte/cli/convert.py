"""``ecarte convert``: records from one format into another."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from ecarte.cli.files import STANDARD, read, write
from ecarte.cli.terminal import USAGE, Color, Coloring, Lang, Terminal
from ecarte.game import RuleError
from ecarte.notation import FORMATS, ecn, json


def convert(
    files: Annotated[list[str], typer.Argument(metavar="FILE", show_default=False)],
    to: Annotated[str, typer.Option("--to", metavar="|".join(FORMATS), show_default=False)],
    output: Annotated[str, typer.Option("--output", "-o", metavar="FILE")] = STANDARD,
    lang: Lang = None,
    color: Coloring = Color.AUTO,
) -> None:
    terminal = Terminal(lang, color)
    if to not in FORMATS:
        terminal.fail("cli-format", format=to, allowed=", ".join(FORMATS))
    conversion = _Conversion(terminal, to)
    if output == STANDARD:
        for text in conversion.records(files):
            typer.echo(text, nl=False)
    else:
        text = "".join(conversion.records(files))
        try:
            write(Path(output), text)
        except OSError as error:
            terminal.fail("cli-not-written", file=output, detail=error.strerror or type(error).__name__)
    raise typer.Exit(conversion.status)


class _Conversion:
    """Reads files and gives each record as text; what is wrong goes to the standard error."""

    def __init__(self, terminal: Terminal, to: str) -> None:
        self.terminal, self.to = terminal, to
        self.status = 0

    def records(self, files: list[str]) -> Iterator[str]:
        between = ""
        for file in files:
            for record in self._records(file):
                yield between + record
                between = "\n" if self.to == "ecn" else ""

    def _records(self, file: str) -> Iterator[str]:
        try:
            text = read(file)
        except RuleError as error:
            self.status = USAGE
            for problem in error.problems:
                self.terminal.report(self.terminal.err, file, problem)
            return
        for reading in ecn.read(text):
            for problem in reading.problems:
                self.status = max(self.status, 1)
                self.terminal.report(self.terminal.err, file, problem)
            if reading.play is None:
                continue
            if self.to == "json":  # tells in itself what is wrong with it
                yield json.dumps(reading.play, reading.problems) + "\n"
            elif not reading.problems:
                yield FORMATS[self.to](reading.play)
            else:  # the part that could be read would pass for the whole
                left_out = self.terminal.words("cli-left-out", file=file, line=reading.line)
                self.terminal.err.print(left_out, soft_wrap=True)
