"""Golden answers of `respond`: requests of every kind, each with its stored answer.

``python -m tests.requests.answers`` writes the answers again: run it when one is meant to change, and look at git's
diff. Add a new request first, as a line ``[REQUEST, null]``.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ecarte import __version__
from ecarte.requests import web

FOLDER = Path(__file__).parents[1] / "golden/answers"  # a file for each kind of request, a pair on each line


def golden_pairs(do: str) -> Iterator[tuple[Any, Any]]:
    """Yield the requests of one kind, each with its golden answer."""
    with (FOLDER / f"{do}.jsonl").open(encoding="utf-8") as lines:
        yield from (tuple(json.loads(line)) for line in lines)


def answer(request: Any) -> Any:
    """Return the answer of today, with "VERSION" in place of the version number.

    A slice of work is as long as where the machine's functions run as they stand.
    """
    from ecarte.machine import run  # in the page it comes later

    before, run.QUICK_SLICE = run.QUICK_SLICE, run.SLICE
    try:
        return json.loads(web.respond(json.dumps(request)).replace(f'"{__version__}"', '"VERSION"'))
    finally:
        run.QUICK_SLICE = before


def find_difference(golden: Any, found: Any, at: str = "answer") -> str | None:
    """Return the first difference of two answers, down to the last digit; None when they are the same."""
    if type(golden) is type(found) is dict and golden.keys() == found.keys():
        inner = ((golden[key], found[key], f"{at}.{key}") for key in golden)
    elif type(golden) is type(found) is list and len(golden) == len(found):
        inner = ((one, other, f"{at}[{place}]") for place, (one, other) in enumerate(zip(golden, found, strict=True)))
    else:
        return None if golden == found and type(golden) is type(found) else f"{at}: expected {golden!r}, got {found!r}"
    return next(filter(None, (find_difference(*each) for each in inner)), None)


def write(do: str, requests: list[Any]) -> None:
    """Store the present answers to requests of one kind."""
    pairs = ([request, answer(request)] for request in requests)
    lines = (json.dumps(pair, ensure_ascii=False, separators=(",", ":")) + "\n" for pair in pairs)
    (FOLDER / f"{do}.jsonl").write_text("".join(lines), "utf-8")


def main() -> None:
    for path in sorted(FOLDER.glob("*.jsonl")):
        write(path.stem, [request for request, _ in golden_pairs(path.stem)])


if __name__ == "__main__":
    main()
