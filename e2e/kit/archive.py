"""Finished games that the real engine played against itself, and files of them."""

from functools import cache
from typing import Any

from kit.positions import Json, ask

NAMES = ("Anna", "Ben", "Chloé", "Dora", "Émile", "Fritz")
EVENTS = ("Friday table", "?", "Spring Cup")
PRESETS = ("akagiri", "jirai", "article")


@cache
def game(number: int, *, computer: bool = False) -> Json:
    """Return the engine's last answer of a finished game, another one for each number."""
    south, north = ("You", "Hortense (amateur)") if computer else (NAMES[number % 6], NAMES[(number * 5 + 1) % 6])
    answer = ask(
        do="new",
        game="ecarte",
        preset=PRESETS[number % 3],
        options={},
        seed=f"{number + 1:064x}",
        dealer="SN"[number % 2],
        tags={
            "Date": f"{2010 + number % 16}.{1 + number % 12:02}.{1 + number % 28:02}",
            "South": south,
            "North": north,
            "Event": EVENTS[number % 3],
        },
        players={"N": "amateur"} if computer else {},
    )
    while answer["view"]["phase"] != "over":
        view, record = answer["view"], answer["record"]
        if view["next"]:
            answer = ask(do="play", record=record, event=view["next"])
        else:
            answer = ask(do="bot", record=record, **{"as": view["turn"] or "S"}, player="amateur")
    return answer


def record(number: int) -> str:
    """Return the record of a finished game."""
    text: str = game(number)["record"]
    return text


def file_of(count: int, first: int = 0) -> str:
    """Return the text of a file with ``count`` games."""
    return "\n".join(record(number) for number in range(first, first + count))


def listed(number: int, at: int) -> dict[str, Any]:
    """Return a game as the list of games stores it, without its record."""
    return {
        "id": f"laid{at}",
        "revision": 1,
        "changed": at,
        "touched": True,
        "seat": "S",
        "player": "",
        "players": {},
        "version": "",
        "source": "imported",
        "key": f"key{at}",
        "summary": game(number)["summary"],
    }
