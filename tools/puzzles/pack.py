"""The packed puzzles: a table beside the trained ones, and its entry in their index."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from typing import Any

from ecarte.analysis.puzzles import TABLES, Choice, Puzzle, puzzles, written
from listed import write_table

MOST = 200_000  # bytes
ROOM = 60  # the most that a rating is moved


def write(found: Iterable[dict[str, Any]]) -> int:
    """Write the table with what was found, and return its bytes."""
    return save(spread(list(map(_puzzle, found))))


def spread(found: Sequence[Puzzle]) -> list[Puzzle]:
    """Return puzzles with ratings spread over the scale.

    Many are found equally often by our players and have the same rating. Of these the ones with the smaller lead are
    harder, and they are spread evenly over the room between their neighbours.
    """
    by_rating: dict[int, list[Puzzle]] = {}
    for each in sorted(found, key=lambda each: (-each.lead, each.id)):
        by_rating.setdefault(each.rating, []).append(each)
    ratings = sorted(by_rating)
    done = []
    for place, rating in enumerate(ratings):
        below, above = (ratings[at] if 0 <= at < len(ratings) else rating for at in (place - 1, place + 1))
        low, high = max(rating - ROOM, (below + rating) / 2), min(rating + ROOM, (above + rating) / 2)
        group = by_rating[rating]
        step = (high - low) / len(group)
        done += [replace(each, rating=round(low + step * (at + 0.5))) for at, each in enumerate(group)]
    return done


def mark_lessons(ids: Collection[str]) -> None:
    """Note in the table which puzzles lessons ask."""
    save([replace(each, is_of_lesson=each.id in ids) for each in puzzles("ecarte").values()])


def save(found: Iterable[Puzzle]) -> int:
    """Write the table with these puzzles, and return its bytes."""
    data = written(sorted(found, key=lambda each: (each.kind, each.rating, each.id)))
    if len(data) > MOST:
        raise ValueError(f"{len(data)} bytes are more than {MOST}")
    write_table(TABLES["ecarte"], data)
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
