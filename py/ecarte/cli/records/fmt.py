"""``ecarte fmt``: records in canonical form, in their own file or on the standard output."""

from __future__ import annotations

import difflib
import shlex
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import partial
from itertools import chain, count
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from ecarte.cli.kit.records import Files, Jobs, Records, refuse_printing
from ecarte.cli.kit.terminal import USAGE, Quiet, Terminal
from ecarte.collection import sources
from ecarte.collection.files import STANDARD, lines, writing
from ecarte.core.game import RuleError
from ecarte.notation import ecn
from ecarte.notation.ecn import Reading
from ecarte.notation.ecn.stream import unified
from ecarte.text import printable


def fmt(
    terminal: Terminal,
    files: Files,
    check: Annotated[bool, typer.Option("--check")] = False,
    diff: Annotated[bool, typer.Option("--diff")] = False,
    stdout: Annotated[bool, typer.Option("--stdout")] = False,
    quiet: Quiet = False,
    jobs: Jobs = 1,
) -> int:
    """Rewrite records in canonical form."""
    refuse_printing(terminal, files)  # before the first is changed
    status = written = changed = 0
    for file in files:
        form = _Form(terminal, file, aside=diff or stdout or file == STANDARD, listed=not diff, quiet=quiet)
        text = form.read(jobs)
        status = max(status, form.status)
        if text is None:
            if form.status < USAGE:  # otherwise there is no file
                changed += check or diff
                form.explain()
            continue
        changed += form.changed
        if check:
            status = max(status, int(form.changed))
        if diff:
            terminal.write(form.diff(text))
        elif check:
            continue
        elif stdout or file == STANDARD:
            terminal.write(("\n" if written and text else "") + text)
            written += bool(text)
        elif form.changed:
            with terminal.checked_writing(file), writing(file) as target:
                target.write(text)
    if not quiet:
        key = "cli-fmt-would-change" if check or diff else "cli-fmt-changed"
        terminal.err.print(terminal.words(key, files=len(files), changed=changed), style="dim")
    return status


class _Form:
    """One file on its way to canonical form; every change is ``listed``, if ``aside`` on the standard error."""

    def __init__(self, terminal: Terminal, file: str, *, aside: bool, listed: bool, quiet: bool) -> None:
        self.terminal, self.file, self.aside, self.listed, self.quiet = terminal, file, aside, listed, quiet
        self.status = 0
        self.changed = False
        self.lines: list[str] = []  # of the file

    @property
    def console(self) -> Console:
        return self.terminal.err if self.aside else self.terminal.out

    def held(self, lines: Iterable[str]) -> Iterator[str]:
        """Yield the lines of the file, and keep them for a diff."""
        for line in lines:
            self.lines.append(line)
            yield line

    def diff(self, wanted: str) -> str:
        """Return the unified diff from the file to its canonical form."""
        names = (self.file, self.file)
        canonical = [f"{line}\n" for line in wanted.split("\n")[:-1]]
        pieces = difflib.unified_diff(self.lines, canonical, *names)
        return "".join(each if each.endswith("\n") else f"{each}\n\\ No newline at end of file\n" for each in pieces)

    def read(self, jobs: int) -> str | None:
        """Return the file in canonical form, or None when a record has errors and would be lost."""
        source: sources.Source = partial(ecn.read, mode="repair")
        if not self.listed:  # other processes do not hand over the lines that a diff needs
            source, jobs = (lambda lines: ecn.read(self.held(lines), mode="repair")), 1
        records = Records(self.terminal, [self.file], source, "ecn")
        texts: list[str] = []
        for _, done in records.map(_canonical, jobs=jobs):
            if not records.accept(done, self.file, mention=False):
                continue
            for problem in done.problems:
                self.changed = self.changed or problem.code == "W-encoding"
                if not self.quiet and problem.code != "W-canonical":  # the printed lines show these
                    self.terminal.report(self.console, self.file, problem)
            before = "\n" * (done.line - 1) if not texts else ""  # blank lines
            present, wanted = done.made
            texts.append(wanted)
            self.compare(before + present, wanted, done.line - len(before))
        self.status = records.status
        return None if records.left_out else "\n".join(texts)

    def explain(self) -> None:
        """Say why the file is left as it is, or how to make ECN of it."""
        if self.file == STANDARD or sources.guess(_first_line(self.file)) == "ecn":
            self.terminal.note(self.terminal.words("cli-left-as-is", file=self.file))
            return
        file = Path(self.file)
        names = (
            file.with_name(f"{file.stem}{mark}.ecn") for mark in chain([""], (f"-{number}" for number in count(2)))
        )
        target = next(name for name in names if not name.exists())
        command = shlex.join(["ecarte", "convert", self.file, "--output", str(target)])
        self.terminal.note(self.terminal.words("cli-fmt-other", file=self.file, command=command))

    def compare(self, present: str, wanted: str, first: int) -> None:
        """Print how a record differs from its canonical form, like a diff."""
        if present == wanted:
            return
        self.changed = True
        if self.quiet or not self.listed:
            return
        if "\r" in present:  # otherwise every line would differ
            said = self.terminal.words("cli-fmt-crlf", file=printable(self.file), line=str(first))
            self.console.print(Text(said, "bold"), soft_wrap=True)
        old, new = unified(present).replace("\r\n", "\n").split("\n"), wanted.split("\n")
        for what, begin, end, into, to in difflib.SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
            if what == "equal":
                continue
            self.console.print(Text(f"@@ {printable(self.file)}:{first + begin} @@", "bold"), soft_wrap=True)
            for sign, style, shown in (("-", "red", old[begin:end]), ("+", "green", new[into:to])):
                for line in shown:
                    self.console.print(Text(sign + printable(line), style), soft_wrap=True)


def _first_line(file: str) -> str:
    """Return the first line that is not blank, "" for a damaged file."""
    with suppress(RuleError):
        return next((line for line in lines(file) if line.strip()), "")
    return ""


def _canonical(reading: Reading) -> tuple[str, str]:
    """Return a record as it is written, and in canonical form."""
    return reading.text, ecn.dumps(reading.play) if reading.play is not None else ""
