"""``ecarte split``: records into files of their own."""

from __future__ import annotations

import errno
import os
import re
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from ecarte import collection
from ecarte.cli.kit.columns import missing_tags
from ecarte.cli.kit.records import Files, Jobs, Records
from ecarte.cli.kit.terminal import Terminal
from ecarte.collection.files import STANDARD, writing
from ecarte.notation import ecn
from ecarte.record import Play

_BARRED = re.compile(r"[^\w.-]+")
# Device names of Windows, with any ending: writing to one of them creates no file.
_DEVICE = re.compile(r"(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9\u00b9\u00b2\u00b3])(?=\.|$)", re.IGNORECASE)
_LONGEST, _MOST_BYTES = 80, 200  # characters of a name, and its bytes: most file systems allow 255


def split(
    terminal: Terminal,
    files: Files,
    by: Annotated[str | None, typer.Option("--by", metavar="NAME")] = None,
    size: Annotated[int, typer.Option("--size", metavar="N", min=1)] = 1,
    jobs: Jobs = 1,
    into: Annotated[Path, typer.Option("--into", "-d", metavar="FOLDER", show_default=False)] = Path(),
) -> int:
    """Write records to several files."""
    if by is not None and size != 1:
        terminal.fail("cli-split-one")
    records = Records(terminal, files)
    stem = Path(files[0]).name.removesuffix(".gz").removesuffix(".ecn") if files[0] != STANDARD else "game"
    written = taken = 0
    path, last = into, ""
    made = not into.exists()
    try:
        if into.is_file():
            raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(into))
        into.mkdir(parents=True, exist_ok=True)
        if not os.access(into, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(into))
        for name, texts in _by_tag(terminal, records, by, jobs) if by else _by_size(records, stem, size, jobs):
            path = into / f"{name}.ecn"
            if path.exists() or path.is_symlink():  # never overwrite a file, nor follow a link out of the folder
                terminal.fail("cli-split-exists", file=str(path))
            with writing(path) as file:
                file.write("\n".join(texts))
            written, taken, last = written + 1, taken + len(texts), str(path)
    except OSError as error:
        if written:  # they stay, and would be in the way of a second try
            terminal.note(terminal.words("cli-split-stay", records=taken, files=written, folder=str(into), last=last))
        terminal.not_written(str(error.filename or path), error)
    finally:
        if made and not written:
            with suppress(OSError):  # not there, or no longer empty
                into.rmdir()
    terminal.err.print(
        terminal.words("cli-split-done", records=taken, files=written, folder=str(into)),
        style="dim",
        soft_wrap=True,
    )
    return records.status


def _by_size(records: Records, stem: str, size: int, jobs: int) -> Iterator[tuple[str, list[str]]]:
    for number, part in enumerate(collection.sizes(records.map_sound(ecn.dumps, ".", jobs), size), 1):
        yield f"{_safe(stem)}-{number:04}", part


def _by_tag(terminal: Terminal, records: Records, by: str, jobs: int) -> Iterator[tuple[str, list[str]]]:
    collection.part_of(by)  # raises RuleError
    groups: dict[str, list[str]] = {}
    seen: set[str] = set()
    for names, value, text in records.map_sound(partial(_valued, by), ".", jobs):
        seen.update(names)
        groups.setdefault(value, []).append(text)
    if groups and (missing := missing_tags(terminal, by, seen)):  # one file of everything is not meant
        terminal.stop("\n".join(missing))
    taken: set[str] = set()
    for value, texts in groups.items():
        plain = _plain(value) or "unknown"
        name, number = plain, 1
        while name.casefold() in taken:  # "a/b" and "a:b", or a disk on which "Anna" and "anna" are the same
            number += 1
            name = f"{plain}-{number}"
        taken.add(name.casefold())
        yield name, texts


def _valued(by: str, play: Play) -> tuple[list[str], str, str]:
    return [tag for tag, _ in play.record.tags], collection.part_of(by)(play.record), ecn.dumps(play)


def _plain(text: str) -> str:
    """Return a text as a file name that is valid on every system."""
    name = _BARRED.sub("_", text).strip("._")[:_LONGEST]
    return _safe(name.encode()[:_MOST_BYTES].decode(errors="ignore"))


def _safe(name: str) -> str:
    return f"_{name}" if _DEVICE.match(name) else name
