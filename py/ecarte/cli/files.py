"""Reading a file of records, and writing one so that it is never half written."""

from __future__ import annotations

import gzip
import io
import os
import sys
import zlib
from pathlib import Path

from ecarte.game import Problem, RuleError

STANDARD = "-"
MOST = 256 * 2**20  # bytes of one file, unpacked: about a hundred thousand games
_GZIP = b"\x1f\x8b"


def read(name: str) -> str:
    """The text of a file ("-" is the standard input), unpacked when it is gzip, line ends as they are.

    Raises RuleError with the one problem that keeps it from being read.
    """
    data = _bytes(name)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        before = data[: error.start]
        line = before.count(b"\n") + 1
        column = len(before[before.rfind(b"\n") + 1 :].decode("utf-8")) + 1
        raise RuleError(Problem("E-utf8", None, {}, line=line, column=column)) from None


def _bytes(name: str) -> bytes:
    try:
        if name == STANDARD:
            data = sys.stdin.buffer.read(MOST + 1)
        else:
            with Path(name).open("rb") as file:
                data = file.read(MOST + 1)
    except OSError as error:
        kinds = {FileNotFoundError: "missing", IsADirectoryError: "directory", PermissionError: "denied"}
        reason = kinds.get(type(error), "other")
        detail = error.strerror or type(error).__name__
        raise RuleError(Problem("E-file", None, {"reason": reason, "detail": detail})) from None
    if data.startswith(_GZIP):
        try:
            with gzip.open(io.BytesIO(data)) as packed:
                data = packed.read(MOST + 1)
        except (OSError, EOFError, zlib.error):
            raise RuleError(Problem("E-gzip", None, {}, line=1, column=1)) from None
    if len(data) > MOST:
        raise RuleError(Problem("E-file", None, {"reason": "size", "detail": str(MOST // 2**20)}))
    return data


def write(path: Path, text: str) -> None:
    """The file as a whole, or as it was before; raises OSError."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        beside.write_bytes(text.encode("utf-8"))
        beside.replace(path)
    except OSError:
        beside.unlink(missing_ok=True)
        raise
