"""The packed puzzles: a table beside the trained ones, and its entry in their index."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from ecarte.analysis.puzzles import TABLES, Choice, Puzzle, written

POLICIES = Path(__file__).parents[2] / "py/ecarte/policies"
MOST = 200_000  # bytes


def write(found: Iterable[dict[str, Any]]) -> int:
    """Write the table with what was found, and return its bytes."""
    data = written(sorted(map(_puzzle, found), key=lambda each: (each.kind, each.rating, each.id)))
    if len(data) > MOST:
        raise ValueError(f"{len(data)} bytes are more than {MOST}")
    name = TABLES["ecarte"]
    (POLICIES / f"{name}.bin").write_bytes(data)
    place = POLICIES / "index.json"
    index = json.loads(place.read_text("utf-8"))
    index[name] = {"sha256": hashlib.sha256(data).hexdigest(), "bytes": len(data), "rules": {}, "needs": None}
    place.write_text(json.dumps(dict(sorted(index.items())), indent=1, ensure_ascii=False) + "\n", "utf-8")
    return len(data)


def _puzzle(line: dict[str, Any]) -> Puzzle:
    judged = line["judgement"]
    choices = tuple(
        Choice(
            each["event"],
            round(each["game"], 4),
            round(each["points"], 3),
            round(each["error"], 4),
            round(each["wins"], 3),
            None if each["p"] is None else round(each["p"], 3),
            tuple(each["reasons"]),
        )
        for each in judged["choices"]
    )
    return Puzzle(
        "ecarte",
        line["kind"],
        line["rating"],
        line["link"],
        line["at"],
        tuple(judged["answers"]),
        round(judged["lead"], 4),
        round(judged["error"], 5),
        judged["exact"],
        judged["worlds"],
        choices,
    )
