"""What a long run has done so far, kept beside the file that it will write."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType

from ecarte.core.game import Json, Problem, RuleError


class Journal:
    """The results of a run in a file: a JSON object on each line, the first of which says what run it is.

    Used as a context manager: at its end the file is closed; if there is a result in it, it stays until `remove` is
    called. A line that was cut off when the program was killed is dropped.
    """

    def __init__(self, path: Path, run: Json, *, resume: bool = False) -> None:
        """Begin a journal, or go on with the one that is there.

        Raises RuleError when there is one and ``resume`` is false, when it is of another ``run``, or when the file is
        no journal; OSError when it cannot be read or written.
        """
        self.path = path
        self.kept = self._recover(run, resume) if path.exists() else 0
        self.length = self.kept
        self._file = path.open("ab" if self.kept else "wb")
        if not self.kept:
            self._write(run)

    def __enter__(self) -> Journal:
        """Return the journal."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close the file, and delete it if it has no result."""
        self._file.close()
        if not self.length:
            self.remove()

    def results(self) -> Iterator[Json]:
        """Return the results that were there when the journal was opened."""
        with self.path.open("rb") as file:
            file.readline()
            for _ in range(self.kept):
                yield json.loads(file.readline())

    def add(self, result: Json) -> None:
        """Write a result; it is in the file when this returns."""
        self._write(result)
        self.length += 1

    def remove(self) -> None:
        """Delete the file: the run is finished."""
        self._file.close()
        self.path.unlink(missing_ok=True)

    def _write(self, value: Json) -> None:
        self._file.write(json.dumps(value).encode() + b"\n")
        self._file.flush()

    def _recover(self, run: Json, resume: bool) -> int:
        """Return how many results of a run are in the file, and cut off what follows the last whole one."""
        with self.path.open("r+b") as file:
            first = file.readline()
            begun = _parse(first)
            if begun is None or begun.keys() != run.keys():
                if not json.dumps(run).encode().startswith(first):
                    raise RuleError(Problem("E-journal-foreign", None, {"file": str(self.path)}))
                begun = None  # the program was killed while it wrote the first line
            number, end = 0, file.tell()
            while _parse(file.readline()) is not None:
                number, end = number + 1, file.tell()
            if number and not (resume and begun == json.loads(json.dumps(run))):
                code = "E-journal-other" if resume else "E-journal-there"
                raise RuleError(Problem(code, None, {"file": str(self.path), "number": number}))
            file.truncate(end)
        return number


def _parse(line: bytes) -> Json | None:
    """Return the object of a line, or None when the line is not whole."""
    try:
        value = json.loads(line) if line.endswith(b"\n") else None
    except ValueError:
        return None
    return value if isinstance(value, dict) else None
