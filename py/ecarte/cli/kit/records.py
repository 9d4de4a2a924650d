"""The records of files, one after the other, and the output of records."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Annotated

import typer

from ecarte.cli.kit.terminal import USAGE, Terminal
from ecarte.collection import files, sources
from ecarte.collection.files import STANDARD
from ecarte.core.game import Problem, RuleError
from ecarte.notation.ecn import Reading
from ecarte.record import Play

Files = Annotated[list[str], typer.Argument(metavar="FILE", show_default=False)]
Output = Annotated[str, typer.Option("--output", "-o", metavar="FILE")]


class Records:
    """The records of files.

    ``status`` is the exit status of the command: 1 after errors in records, 2 when a file cannot be read;
    ``left_out`` counts records that could not be used.
    """

    def __init__(
        self, terminal: Terminal, names: Sequence[str], source: sources.Source = sources.read, *, metered: bool = True
    ) -> None:
        self.terminal, self.names, self.source, self.metered = terminal, names, source, metered
        self.status = self.left_out = 0

    def read(self, output: str = "") -> Iterator[tuple[str, Reading | Problem]]:
        """Return every record with its file, and the problem of a file where it cannot be read further.

        No bar is shown when the records are written to a terminal meanwhile (``output`` "-"), nor when it is not
        ``metered``, because what is done with the records takes longer than to read them.
        """
        shown = self.metered and (output != STANDARD or not sys.stdout.isatty())
        sizes = [files.size(name) for name in self.names]
        total = None if None in sizes else sum(each or 0 for each in sizes)
        with self.terminal.progress(total, shown=shown) as meter:
            for name in self.names:
                trouble: list[Problem] = []
                last: Reading | None = None
                noted: list[Problem] = []
                for reading in self.source(_until(files.lines(name, meter.count, noted.append), trouble)):
                    if noted:  # how the file is encoded
                        reading = replace(reading, problems=(*noted, *reading.problems))
                        noted.clear()
                    if last is not None:
                        yield name, last
                    last = reading
                # The record in which a file breaks off seems to have more errors than it has.
                if last is not None and (last.sound or not trouble):
                    yield name, last
                for problem in trouble:
                    self.status = max(self.status, USAGE if problem.code == "E-file" else 1)
                    yield name, problem

    def sound(self, output: str = "") -> Iterator[Play]:
        """Return the records without errors; report where the others are."""
        for name, reading in self.read(output):
            if play := self.checked(name, reading):
                yield play

    def checked(
        self, name: str, reading: Reading | Problem, *, partly: bool = False, noted: bool = True
    ) -> Play | None:
        """Return the record if it has no errors; otherwise report them and, if ``noted``, that it is left out.

        With ``partly``, the part that could be read is returned all the same.
        """
        problems = (reading,) if isinstance(reading, Problem) else reading.problems
        errors = [problem for problem in problems if problem.severe]
        for problem in errors:
            self.status = max(self.status, 1)
            self.terminal.report(self.terminal.err, name, problem)
        if not isinstance(reading, Problem):
            if not errors or (partly and reading.play is not None):
                return reading.play
            if noted and reading.play is not None:  # its part could be taken for the whole
                self.terminal.note(self.terminal.words("cli-left-out", file=name, line=str(reading.line)))
        self.left_out += 1
        return None


def _until(lines: Iterator[str], trouble: list[Problem]) -> Iterator[str]:
    """Return the lines up to the first that cannot be read, and store why in ``trouble``."""
    try:
        yield from lines
    except RuleError as error:
        trouble += error.problems


@contextmanager
def writing(terminal: Terminal, name: str) -> Iterator[Callable[[str], object]]:
    """Open the output for text, in UTF-8 whatever the terminal uses.

    It is the standard output, or a file that is written completely or not at all.
    """
    if name == STANDARD:
        yield terminal.write
        terminal.flush()
        return
    try:
        with files.writing(name) as file:
            yield file.write
    except OSError as error:
        terminal.not_written(name, error)


def write_records(terminal: Terminal, records: Records, output: str, texts: Iterable[str], between: str = "\n") -> None:
    """Write records, and end the command.

    A file that was also read is not overwritten when a record had to be left out, which would be lost. No file is
    overwritten when there are errors and nothing to write, for example after a mistyped name.
    """
    with writing(terminal, output) as write:
        written = 0
        for written, text in enumerate(texts, 1):
            write((between if written > 1 else "") + text)
        if records.left_out and any(files.same(output, name) for name in records.names):
            terminal.fail("cli-would-lose", file=output)
        if records.status and not written and output != STANDARD:
            raise typer.Exit(records.status)
    raise typer.Exit(records.status)
