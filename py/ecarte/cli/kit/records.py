"""The records of files, one after the other, and the output of records."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Annotated, Generic, TypeGuard, TypeVar

import typer

from ecarte.cli.kit.terminal import USAGE, Terminal
from ecarte.collection import files, sources, workers
from ecarte.collection.files import STANDARD
from ecarte.collection.processes import in_order
from ecarte.core.game import Problem, RuleError
from ecarte.notation.ecn import Reading
from ecarte.notation.ecn.salvage import salvage
from ecarte.record import Play

Files = Annotated[list[str], typer.Argument(metavar="FILE", show_default=False)]
Output = Annotated[str, typer.Option("--output", "-o", metavar="FILE")]
Jobs = Annotated[int, typer.Option("--jobs", "-j", min=1, max=256, metavar="N")]
Scheduler = Annotated[str | None, typer.Option("--scheduler", metavar="ADDRESS", show_default=False)]

_Made = TypeVar("_Made")


@dataclass(frozen=True, slots=True)
class Done(Generic[_Made]):
    """What was made of a record, with its first line and its problems."""

    made: _Made
    line: int
    problems: tuple[Problem, ...]
    begun: bool  # a part of it, at least, was read
    is_record: bool  # false for text that is no record
    before: int = 0  # records of the file before this stretch, to be added to the numbers in ``made``

    @property
    def sound(self) -> bool:
        """Return whether the record was read without errors."""
        return self.begun and not any(problem.severe for problem in self.problems)


class Records:
    """The records of files.

    ``status`` is the exit status of the command: 1 after errors in records, 2 when a file cannot be read;
    ``left_out`` counts records and files that could not be used. ``form`` names the form that ``source`` reads, "" when
    the first line of a file shows it.
    """

    def __init__(
        self,
        terminal: Terminal,
        names: Sequence[str],
        source: sources.Source = sources.read,
        form: str = "",
        *,
        exact: bool = False,
        metered: bool = True,
    ) -> None:
        self.terminal, self.names, self.source, self.form, self.metered = terminal, names, source, form, metered
        self.exact = exact  # the source is the strict reader
        self.status = self.left_out = 0
        refuse_printing(terminal, names)

    def map(
        self, work: Callable[[Reading], _Made], output: str = "", jobs: workers.Jobs = 1
    ) -> Iterator[tuple[str, Done[_Made] | Problem]]:
        """Return what ``work`` makes of every record with its file, and the problem of a file where it breaks off.

        With several ``jobs``, other processes do the work, with the same results in the same order; it and its
        results can be pickled then. No bar is shown when the records are written to a terminal
        meanwhile (``output`` "-"), nor when it is not ``metered``, because what is done with the records takes longer
        than to read them.
        """
        shown = self.metered and (output != STANDARD or not sys.stdout.isatty())
        with self.terminal.progress(total_size(self.names), shown=shown) as meter:
            opened = (_File(name, meter.count) for name in self.names)
            alone = workers.is_alone(jobs)
            last: Done[_Made] | None = None
            for file, done in self._alone(work, opened) if alone else self._shared(work, opened, jobs):
                # A record cut off where reading stopped has errors that are not its own.
                if last is not None and (done is not None or last.sound or not file.trouble):
                    yield file.name, file.with_notes(last, done)
                last = done
                if done is None:
                    for problem in file.trouble:
                        self.status = max(self.status, USAGE if problem.code == "E-file" else 1)
                        yield file.name, problem

    def _alone(
        self, work: Callable[[Reading], _Made], opened: Iterable[_File]
    ) -> Iterator[tuple[_File, Done[_Made] | None]]:
        """Return what is made of each record of files, and None at the end of each."""
        for file in opened:
            for reading in file.read(self.source):
                yield file, _apply(work, reading)
            yield file, None

    def _shared(
        self, work: Callable[[Reading], _Made], opened: Iterable[_File], jobs: workers.Jobs
    ) -> Iterator[tuple[_File, Done[_Made] | None]]:
        """Return the same, made by several processes."""
        stretches = ((file, stretch) for file in opened for stretch in self._cut(file))
        last: _File | None = None
        for file, portion in in_order(partial(_apply_to_all, work, self.source), stretches, jobs):
            if last is not None and file is not last:
                yield last, None
            for done in portion:
                yield file, file.number(done)
            file.records += sum(done.is_record for done in portion)
            last = file
        if last is not None:
            yield last, None

    def _cut(self, file: _File) -> Iterator[sources.Stretch]:
        return sources.cut(file.lines(), self.form, exact=self.exact)

    def map_sound(self, work: Callable[[Play], _Made], output: str = "", jobs: workers.Jobs = 1) -> Iterator[_Made]:
        """Return what ``work`` makes of each record without errors; report where the others are."""
        for name, done in self.map(partial(_of_sound, work), output, jobs):
            if self.accept(done, name) and done.made is not None:
                yield done.made[0]

    def map_kept(self, work: Callable[[Play], _Made], output: str = "", jobs: workers.Jobs = 1) -> Iterator[_Made]:
        """Return the same also for what is kept of records with errors; report where that ends."""
        for name, done in self.map(partial(_of_kept, work), output, jobs):
            if isinstance(done, Problem) or done.made is None:
                self.accept(done, name)
                continue
            made, ends = done.made
            if self.accept(done, name, mention=not ends) or ends:
                for warning in sources.renumbered(ends, done.before):
                    self.terminal.report(self.terminal.err, name, warning)
                yield made

    def sound(self, output: str = "") -> Iterator[Play]:
        """Return the records without errors; report where the others are."""
        return self.map_sound(_itself, output)

    def accept(
        self, done: Done[_Made] | Problem, name: str, *, partly: bool = False, mention: bool = True
    ) -> TypeGuard[Done[_Made]]:
        """Return whether a record has no errors; otherwise report them and, if ``mention``, that it is left out.

        With ``partly``, a record of which a part could be read is usable, too.
        """
        problems = (done,) if isinstance(done, Problem) else done.problems
        errors = [problem for problem in problems if problem.severe]
        for problem in errors:
            self.status = max(self.status, 1)
            self.terminal.report(self.terminal.err, name, problem)
        if not isinstance(done, Problem):
            if done.begun and (not errors or partly):
                return True
            if mention and done.begun:  # its part could be taken for the whole
                self.terminal.note(self.terminal.words("cli-left-out", file=name, line=str(done.line)))
        self.left_out += 1
        return False


class _File:
    """A file that is being read; ``records`` counts those of the stretches before."""

    def __init__(self, name: str, count: Callable[[int], None]) -> None:
        self.name, self.count = name, count
        self.trouble: list[Problem] = []  # why it cannot be read further
        self.notes: list[Problem] = []  # how it is encoded
        self.records = 0

    def lines(self) -> Iterator[str]:
        """Return the lines up to the first that cannot be read."""
        with self._up_to_trouble():
            yield from files.lines(self.name, self.count, self.notes.append)

    def read(self, source: sources.Source) -> Iterator[Reading]:
        """Return the records up to where the file cannot be read."""
        table = files.read_table(self.name) if source is sources.read else None
        if table is None:
            yield from source(self.lines())
            return
        with self._up_to_trouble():
            yield from table

    @contextmanager
    def _up_to_trouble(self) -> Iterator[None]:
        try:
            yield
        except RuleError as error:
            self.trouble += error.problems

    def number(self, done: Done[_Made]) -> Done[_Made]:
        """Return a record of a stretch with its number in the file."""
        return replace(done, problems=sources.renumbered(done.problems, self.records), before=self.records)

    def with_notes(self, done: Done[_Made], following: Done[_Made] | None) -> Done[_Made]:
        """Return a record with the warnings about the encoding that belong before the one ``following``."""
        here = [note for note in self.notes if following is None or (note.line or 0) < following.line]
        if not here:
            return done
        self.notes = [note for note in self.notes if note not in here]
        return replace(done, problems=(*here, *done.problems))


def _itself(given: _Made) -> _Made:
    return given


def _of_sound(work: Callable[[Play], _Made], reading: Reading) -> tuple[_Made] | None:
    return (work(reading.play),) if reading.play is not None and reading.sound else None


def _of_kept(work: Callable[[Play], _Made], reading: Reading) -> tuple[_Made, tuple[Problem, ...]] | None:
    """Return what is made of a record, or of what is kept of it, and where that ends if it has errors."""
    if reading.play is not None and reading.sound:
        return work(reading.play), ()
    kept = salvage(reading)
    return (work(kept.play), (kept.warning,)) if kept else None


def _apply(work: Callable[[Reading], _Made], reading: Reading) -> Done[_Made]:
    return Done(work(reading), reading.line, reading.problems, reading.play is not None, reading.is_record)


def _apply_to_all(
    work: Callable[[Reading], _Made], source: sources.Source, stretch: sources.Stretch
) -> list[Done[_Made]]:
    return [_apply(work, reading) for reading in stretch.read(source)]


def total_size(names: Iterable[str]) -> int | None:
    """Return the bytes of files together, or None when the size of one is not known."""
    sizes = [files.size(name) for name in names]
    return None if None in sizes else sum(each or 0 for each in sizes)


def check_output(terminal: Terminal, name: str, form: str = "ecn", *, make_folder: bool = False) -> None:
    """End the command, before its work, if its output cannot be written; `make_folder` makes a folder that is missing.

    The ending of another format than ``form`` is refused, and so is that of an archive: other programs, and this one,
    would take the text for what its name says. With "" any ending is accepted.
    """
    _refuse_ending(terminal, name, form)
    if name == STANDARD:
        return
    with terminal.checked_writing(name):
        if make_folder:
            Path(name).parent.mkdir(parents=True, exist_ok=True)
        files.check_place(name)


def _refuse_ending(terminal: Terminal, name: str, form: str) -> None:
    named = files.form_of(name)
    if form and named not in ("", form):
        terminal.fail("cli-other-form", file=name, named=named, form=form)
    if files.is_packed_otherwise(name):
        terminal.fail("cli-not-packed", file=name)
    if name.endswith(files.ARCHIVE) and not files.is_archive(name):  # one that is there is refused with its own words
        terminal.fail("cli-not-text", file=name)


@contextmanager
def writing(terminal: Terminal, name: str, form: str = "ecn") -> Iterator[Callable[[str], object]]:
    """Open the output for text of a form, in UTF-8 whatever the terminal uses.

    It is the standard output, or a file that is written completely or not at all. A command that works before it
    writes begins with `check_output`.
    """
    _refuse_ending(terminal, name, form)
    if name == STANDARD:
        yield terminal.write
        terminal.flush()
        return
    with terminal.checked_writing(name), files.writing(name) as file:
        yield file.write


def refuse_printing(terminal: Terminal, names: Iterable[str]) -> None:
    """End the command if what it prints goes into one of the files that it reads, which would never end."""
    by_stream = {stream: name for name in names for stream in (1, 2) if files.same(stream, name)}
    if not by_stream:
        return
    if 2 in by_stream:  # the sentence would be in the file, too
        if 1 in by_stream:
            raise typer.Exit(USAGE)
        terminal.err.file = sys.stdout
    terminal.fail("cli-prints-into-input", file=next(iter(by_stream.values())))


def refuse_input(terminal: Terminal, records: Records, output: str) -> None:
    """End the command if its output, which holds less than the records that are read, is one of their files."""
    if any(files.same(output, name) for name in records.names):
        terminal.fail("cli-onto-input", file=output)


def write_records(
    terminal: Terminal,
    records: Records,
    output: str,
    texts: Iterable[str],
    between: str = "\n",
    finished: Callable[[], object] = lambda: None,
    *,
    form: str = "ecn",
    whole: bool = False,
) -> int:
    """Write records of a form, and return the exit status; ``finished`` is called when the output is whole.

    A file that was also read is overwritten only if the ``whole`` of the records is written, none of them left out. No
    file is overwritten when there are errors and nothing to write, for example after a mistyped name.
    """
    if not whole:
        refuse_input(terminal, records, output)
    with writing(terminal, output, form) as write:
        written = 0
        for written, text in enumerate(texts, 1):
            write((between if written > 1 else "") + text)
        if records.left_out and any(files.same(output, name) for name in records.names):
            terminal.fail("cli-would-lose", file=output)
        if records.status and not written and output != STANDARD:
            raise typer.Exit(records.status)
    finished()
    return records.status
