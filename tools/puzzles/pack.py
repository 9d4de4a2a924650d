"""The packed puzzles: a table beside the trained ones, and its entry in their index."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from typing import Any

from ecarte.analysis import ANALYSTS
from ecarte.analysis.puzzles import TABLES, Choice, Puzzle, puzzles, written
from listed import write_table

MOST = 200_000  # bytes
ROOM = 60  # the most that a rating is moved


def write(game: str, found: Iterable[dict[str, Any]]) -> int:
    """Write the table of a game with what was found, and return its bytes."""
    return save(game, spread([_puzzle(game, each) for each in found]))


def spread(puzzles: Sequence[Puzzle]) -> list[Puzzle]:
    """Return puzzles with ratings spread over the scale.

    Many are found equally often by our players and have the same rating. Of these the ones with the smaller lead are
    harder, and they are spread evenly over the room between their neighbours.
    """
    by_rating: dict[int, list[Puzzle]] = {}
    for each in sorted(puzzles, key=lambda each: (-each.lead, each.id)):
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


def mark_lessons(game: str, ids: Collection[str]) -> None:
    """Note in the table which puzzles lessons ask."""
    save(game, [replace(each, is_of_lesson=each.id in ids) for each in puzzles(game).values()])


def save(game: str, puzzles: Iterable[Puzzle]) -> int:
    """Write the table of a game with these puzzles, and return its bytes."""
    data = written(sorted(puzzles, key=lambda each: (each.kind, each.rating, each.id)))
    if len(data) > MOST:
        raise ValueError(f"{len(data)} bytes are more than {MOST}")
    write_table(TABLES[game], data)
    return len(data)


def _share(share: float | None) -> float | None:
    return None if share is None else round(share, 3)


def _puzzle(game: str, line: dict[str, Any]) -> Puzzle:
    judged, digits = line["judgement"], 4 if ANALYSTS[game].UNIT.name == "game" else 1
    choices = tuple(
        Choice(
            each["event"],
            round(each["game"], 4),
            round(each["points"], min(3, digits)),
            round(each["error"], digits),
            _share(each["wins"]),
            _share(each["made"]),
            _share(each["p"]),
            tuple(each["reasons"]),
        )
        for each in judged["choices"]
    )
    return Puzzle(
        game,
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
