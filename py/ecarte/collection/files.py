"""Reading a file of records line by line, and writing one so that it is never half written."""

from __future__ import annotations

import errno
import gzip
import io
import os
import re
import shutil
import stat
import sys
import zlib
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import BinaryIO, TextIO, cast

from ecarte.collection.decoding import Decoder
from ecarte.collection.sources import MOST_WHOLE
from ecarte.core import asked
from ecarte.core.game import Problem, RuleError
from ecarte.notation.ecn import Reading
from ecarte.notation.ecn.stream import is_start

STANDARD = "-"
ARCHIVE = ".duckdb"  # what the name of an archive ends in
_FORMS = {
    f".{form}": form for form in ("ecn", "json", "link", "csv", "parquet", "pbn", "html", "svg", "png", "pdf")
} | {".jsonl": "json"}
_BLOCK = 2**16  # bytes per read
_PIECE = 2**20  # the most characters of a line at a time, so that no line can fill the memory
_GZIP = b"\x1f\x8b"
# What other programs pack, by the bytes that it begins with.
_PACKERS = {
    b"\xfd7zXZ\0": "xz",
    b"\x28\xb5\x2f\xfd": "zstd",
    b"BZh": "bzip2",
    b"PK\3\4": "zip",
    b"7z\xbc\xaf\x27\x1c": "7-Zip",
    b"\x04\x22\x4d\x18": "lz4",
    b"LZIP": "lzip",
    b"\x1f\x9d": "compress",
    b"Rar!\x1a": "RAR",
}
_PACKED = frozenset({".xz", ".zst", ".bz2", ".zip", ".7z", ".lz4", ".lz", ".lzma", ".z", ".rar", ".br"})
_ARCHIVE = re.compile(rb".{8}DUCK.{2}\0", re.DOTALL)  # a checksum and a version: no text of somebody called Duck
_PARQUET = b"PAR1"
_HEAD = 16  # bytes that show it
_REASONS = {FileNotFoundError: "missing", IsADirectoryError: "directory", PermissionError: "denied"}


class ArchiveExistsError(FileExistsError):
    """A file must not be replaced, because it is an archive."""


@contextmanager
def opened(name: str | BinaryIO, count: Callable[[int], None] | None = None) -> Iterator[BinaryIO]:
    """Open a file ("-" is the standard input, or one that is open already) for its bytes, unpacked if it is gzip.

    ``count`` gets the number of bytes as they are read. Raises RuleError with the problem that keeps the file, or the
    rest of it, from being read.
    """
    with ExitStack() as stack:
        try:
            yield _open(name, stack, count)
        except (gzip.BadGzipFile, EOFError, zlib.error):
            raise RuleError(Problem("E-gzip", None, {})) from None
        except OSError as error:
            raise RuleError(unreadable(error)) from None


def lines(
    name: str | BinaryIO, count: Callable[[int], None] | None = None, note: Callable[[Problem], None] | None = None
) -> Iterator[str]:
    """Return the lines of a file, with their ends unchanged; a line over one mebibyte comes in pieces.

    ``count`` and errors are as in `opened`; the place is that where the text stops being UTF-8. ``note`` gets a warning
    when the file is in another encoding that people use. The lines of an archive are those of its records, and those of
    a Parquet file the games in it as csv or JSON.
    """
    if isinstance(name, str) and is_archive(name):
        from ecarte.collection import archive  # with the facts of every game, for its files alone

        for at, text in enumerate(archive.records(Path(name))):
            yield from ("\n" if at else "", *text.splitlines(keepends=True))
        return
    if (table := _parquet(name)) is not None:
        from ecarte.collection import arrow  # with pyarrow, for its files alone

        yield from arrow.lines(table)
        return
    number, column = 1, 1  # the place of the next text
    held: list[str] = []  # the beginning of a line; joined once, because a pipe may yield very many parts
    size = 0
    wrong = ended = False
    begins = True
    with opened(name, count) as opened_file:
        file = cast(io.BufferedReader, opened_file)
        head = file.peek(_HEAD)
        if _ARCHIVE.match(head):
            raise RuleError(Problem("E-file", None, {"reason": "archive", "detail": ""}))
        if packer := next((packer for mark, packer in _PACKERS.items() if head.startswith(mark)), ""):
            raise RuleError(Problem("E-file", None, {"reason": "packed", "detail": packer}))
        decoder = Decoder(head)
        while not (ended or wrong):
            block = file.read1(_BLOCK)
            ended = not block
            try:
                text = decoder.decode(block, ended)
            except UnicodeDecodeError as error:  # the text before it is still valid
                if begins and b"\0" in block:
                    reason = "parquet" if block.startswith(_PARQUET) else "binary"
                    raise RuleError(Problem("E-file", None, {"reason": reason, "detail": ""})) from None
                text, wrong = error.object[: error.start].decode(decoder.encoding), True
            if note is not None and decoder.encoding != "utf-8" and (problem := _encoded(text, decoder.encoding)):
                note(replace(problem, line=number + (problem.line or 0)))
                note = None
            begins = False
            number, column = _place(text, number, column)
            *whole, rest = text.split("\n")
            if whole:
                yield "".join((*held, whole[0], "\n"))
                held, size = [], 0
                for line in whole[1:]:
                    yield line + "\n"
            held.append(rest)
            size += len(rest)
            if size and ((ended and not wrong) or size > _PIECE - _BLOCK):
                yield "".join(held)
                held, size = [], 0
    if wrong:
        raise RuleError(Problem("E-utf8", None, {}, line=number, column=column))


def read_table(name: str | BinaryIO) -> Iterator[Reading] | None:
    """Return the games of a Parquet file, which need not be `lines` first; None for any other file."""
    if (table := _parquet(name)) is None:
        return None
    from ecarte.collection import arrow  # with pyarrow, for its files alone

    return arrow.read(table)


def _encoded(text: str, encoding: str) -> Problem | None:
    """Return the warning of a text in another encoding than UTF-8, with an example from it."""
    odd = re.search(r"\w*[^\x00-\x7f]\S*", text) or (re.search(r"\S+", text) if encoding != "cp1252" else None)
    if odd is None:
        return None
    above = text.count("\n", 0, odd.start())
    column = odd.start() - text.rfind("\n", 0, odd.start())
    name = "Windows-1252 (Latin-1)" if encoding == "cp1252" else "UTF-16"
    return Problem("W-encoding", None, {"encoding": name, "found": odd[0][:40]}, line=above, column=column)


def _place(text: str, line: int, column: int) -> tuple[int, int]:
    """Return the line and the column after a text that begins at these."""
    feeds = text.count("\n")
    return (line + feeds, len(text) - text.rindex("\n")) if feeds else (line, column + len(text))


def form_of(name: str | Path) -> str:
    """Return the format that the ending of a file promises, "" for none; a ".gz" after it does not count."""
    return _FORMS.get(Path(str(name).removesuffix(".gz")).suffix.lower(), "")


def is_packed_otherwise(name: str | Path) -> bool:
    """Return whether the ending of a file promises that another program than gzip has packed it."""
    return Path(name).suffix.lower() in _PACKED


def ecn_path(name: object) -> Path:
    """Return the path of a file to write ECN to.

    Raises TypeError for what is no name, RuleError for the ending of another format.
    """
    asked.instance("path", name, (str, os.PathLike), "the name of a file")
    path = Path(cast(str, name))
    if form_of(path) not in ("", "ecn"):
        raise RuleError(Problem("E-write-form", None, {"file": path.name}))
    if is_packed_otherwise(path):
        raise RuleError(Problem("E-write-packed", None, {"file": path.name}))
    return path


def read(name: str) -> str:
    """Return the whole text of a file; raises RuleError like `lines`, and when it is larger than `MOST_WHOLE`."""
    pieces: list[str] = []
    size = 0
    for line in lines(name):
        size += len(line)
        if size > MOST_WHOLE:
            raise RuleError(Problem("E-file", None, {"reason": "size", "detail": str(MOST_WHOLE // 2**20)}))
        pieces.append(line)
    return "".join(pieces)


def unreadable(error: OSError) -> Problem:
    """Return why a file cannot be read."""
    detail = error.strerror or type(error).__name__
    return Problem("E-file", None, {"reason": _REASONS.get(type(error), "other"), "detail": detail})


def size(name: str) -> int | None:
    """Return the bytes of a file, or None when that is unknown before reading."""
    try:
        status = Path(name).stat()
    except OSError:
        return None
    is_known = name != STANDARD and stat.S_ISREG(status.st_mode) and not is_archive(name) and not is_parquet(name)
    return status.st_size if is_known else None


def is_archive(name: str) -> bool:
    """Return whether a file is a database of DuckDB, by its first bytes."""
    return _ARCHIVE.match(_head(name)) is not None


def is_parquet(name: str) -> bool:
    """Return whether a file is one of Parquet, by its first bytes."""
    return _head(name).startswith(_PARQUET)


def _head(name: str) -> bytes:
    """Return the first bytes of a file, none of what a pipe holds, which can be read only once."""
    path = Path(name)
    try:
        if name == STANDARD or not path.is_file():
            return b""
        with path.open("rb") as file:
            return file.read(_HEAD)
    except OSError:
        return b""


def _parquet(name: str | BinaryIO) -> Path | BinaryIO | None:
    """Return a file of Parquet from which any part can be read, or None for any other file."""
    if isinstance(name, str):
        return Path(name) if is_parquet(name) else None
    if not name.seekable():
        return None
    at = name.tell()
    head = name.read(len(_PARQUET))
    name.seek(at)
    return name if head == _PARQUET and not at else None


def count_records(names: Iterable[str]) -> int | None:
    """Return how many records the files have, from the lines that begin one; None for pipes and other forms than ECN.

    Nothing is verified. Raises RuleError as `lines` does.
    """
    records = 0
    for name in names:
        if size(name) is None:
            return None
        begun = sum(map(is_start, lines(name)))
        if not begun:  # JSON, links, or records without their first tag
            return None
        records += begun
    return records


def same(output: str | int, source: str) -> bool:
    """Return whether an output is the file that a source names, by whatever names.

    An output may be the number of an open file; "-" is the standard stream of each.
    """
    written = _status(1 if output == STANDARD else output)
    read = _status(0 if source == STANDARD else source)
    # A terminal, a pipe or /dev/null can be both.
    return written is not None and read is not None and stat.S_ISREG(read.st_mode) and os.path.samestat(written, read)


def _status(name: str | int) -> os.stat_result | None:
    try:
        return os.stat(name)  # noqa: PTH116  # it may be the number of an open file
    except (OSError, ValueError):  # there is none, or no file can have the name
        return None


def _open(name: str | BinaryIO, stack: ExitStack, count: Callable[[int], None] | None) -> BinaryIO:
    source = cast(BinaryIO, sys.stdin.buffer) if isinstance(name, str) else name
    if isinstance(name, str) and name != STANDARD:
        source = stack.enter_context(Path(name).open("rb"))  # noqa: SIM115  # the stack closes it
    file = _buffered(_Counted(source, count or (lambda _: None), _left(source)))
    if file.peek(2).startswith(_GZIP):
        file = _buffered(stack.enter_context(gzip.GzipFile(fileobj=file)))
    return cast(BinaryIO, file)


def _buffered(file: object) -> io.BufferedReader:
    return io.BufferedReader(cast(io.RawIOBase, file), 2**16)


def _left(file: BinaryIO) -> int | None:
    """Return how many bytes of a file are still to be read, None when only its end shows it."""
    try:
        status = os.fstat(file.fileno())
        return max(0, status.st_size - file.tell()) if stat.S_ISREG(status.st_mode) else None
    except (OSError, ValueError):  # it is no file of the system
        return None


class _Counted(io.RawIOBase):
    """A file that reports how many of its bytes are read.

    It ends where the file ended when it was opened: what is read may be written to the same file meanwhile, through a
    pipe that nobody can see.
    """

    def __init__(self, file: BinaryIO, count: Callable[[int], None], left: int | None) -> None:
        self.file, self.count, self.left = file, count, left

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: memoryview) -> int:  # type: ignore[override]  # as BufferedReader calls it
        # Return what is there without waiting for more: somebody may be typing.
        most = len(buffer) if self.left is None else min(len(buffer), self.left)
        data = self.file.read1(most) if isinstance(self.file, io.BufferedReader) else self.file.read(most)
        if self.left is not None:
            self.left -= len(data)
            if most and not data:
                raise RuleError(Problem("E-file", None, {"reason": "shorter", "detail": ""}))
        buffer[: len(data)] = data
        self.count(len(data))
        return len(data)


@contextmanager
def writing(name: str | Path, *, private: bool = False) -> Iterator[TextIO]:
    """Open a file to write text: complete when the context ends without an error, else as it was before.

    A name that ends in ".gz" is compressed. A private file is for its owner alone, where the file system can keep that.
    Raises OSError; `ArchiveExistsError` rather than replace an archive.
    """
    path = Path(name)
    _keep_archive(path)
    if path.exists() and not path.is_file():  # a device or a pipe has no content to keep
        with path.open("wb") as plain:
            yield from _text(plain, path)
        return
    path = path.resolve()  # keep a symbolic link
    beside = _beside(path)
    try:
        if private:
            beside.touch(0o600)
            with suppress(OSError):
                beside.chmod(0o600)
        with beside.open("wb") as fresh:
            yield from _text(fresh, path)
        if path.exists() and not private:
            shutil.copymode(path, beside)
        beside.replace(path)
    except BaseException as error:
        beside.unlink(missing_ok=True)
        if isinstance(error, OSError) and error.filename == str(beside):
            error.filename = str(path)  # the name that was asked for
        raise


def check_place(name: str | Path) -> None:
    """Raise, before there is anything to write, what `writing` would raise: OSError, `ArchiveExistsError`."""
    path = Path(name)
    _keep_archive(path)
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if path.is_file() or not path.exists():  # a pipe cannot be tried: somebody may wait at its other end
        beside = _beside(path.resolve())
        beside.open("wb").close()
        beside.unlink()


def _keep_archive(path: Path) -> None:
    if is_archive(str(path)):
        raise ArchiveExistsError(errno.EEXIST, "an archive is not replaced", str(path))


def _beside(path: Path) -> Path:
    """Return where a file is written until it is whole."""
    return path.with_name(f".{path.name}.{os.getpid()}")


def _text(file: BinaryIO, path: Path) -> Iterator[TextIO]:
    if path.suffix != ".gz":
        with io.TextIOWrapper(file, encoding="utf-8", newline="") as text:
            yield text
        return
    packed = gzip.GzipFile(filename="", mode="wb", fileobj=file, mtime=0)  # the same records give the same bytes
    with io.TextIOWrapper(cast(BinaryIO, packed), encoding="utf-8", newline="") as text:
        yield text


def write(path: Path, text: str, *, private: bool = False) -> None:
    """Write a whole file, or leave it as it was before; raises OSError."""
    with writing(path, private=private) as file:
        file.write(text)
