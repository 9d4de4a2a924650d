"""Requests for statistics of many games, and for the games that meet a condition.

The figures of each game are answered separately, so that the page can store them and only has to add them up. It also
stores facts, in tables that the engine makes and reads.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from ecarte.figures import kept
from ecarte.figures.filter import Filter
from ecarte.figures.stats import Stats, Sums, are_sums, estimate
from ecarte.games import GAMES
from ecarte.notation import ecn
from ecarte.record import Record, facts
from ecarte.requests import check
from ecarte.requests.check import refused

if TYPE_CHECKING:
    from ecarte.types import request as asked
    from ecarte.types.answer import Answer
    from ecarte.types.figures import GameFigures

T = TypeVar("T")


def _figures(request: asked.FiguresRequest) -> Answer:
    return {"figures": [_counted(each) for each in map(sound, request["records"])]}


def _counted(record: Record | None) -> GameFigures | None:
    if record is None:
        return None
    rows = facts.deals(record)
    row = facts.game(record, rows)
    stats = Stats(str(row["game"]))
    stats.add(row, rows)
    return {
        "warmUp": bool(row["warm_up"]),
        "players": {
            player: {name: [one.n, one.total, one.squares] for name, one in sums.items()}
            for player, sums in stats.sums.items()
        },
    }


def _estimates(request: asked.EstimatesRequest) -> Answer:
    game = check.one_of(request["game"], GAMES, "game")
    try:
        estimates = [estimate(game, _sums(column)) for column in request["sums"]]
    except ValueError:
        raise refused("sums") from None
    return {"estimates": [{name: each.to_json() for name, each in column.items()} for column in estimates]}


def _sums(column: Mapping[str, list[int]]) -> dict[str, Sums]:
    if not all(map(are_sums, column.values())):
        raise ValueError(column)
    return {name: Sums(*numbers) for name, numbers in column.items()}


def _filter(request: asked.FilterRequest) -> Answer:
    condition = Filter(request["condition"])  # raises RuleError
    return {"about": _games_with(condition.names, condition.verbs), "columns": sorted(condition.facts)}


def _table(request: asked.TableRequest) -> Answer:
    records = map(sound, request["records"])
    added = kept.tabulate([kept.rows_of(each) if each else None for each in records])
    return {"table": _of_table(lambda: kept.join([*request["tables"], added]) if request["tables"] else added)}


def _search(request: asked.SearchRequest) -> Answer:
    condition, table = Filter(request["condition"]), request["table"]
    texts = {int(place): text for place, text in request["records"].items() if place.isdecimal()}
    return {"matching": _of_table(lambda: kept.search(condition, table, texts))}


def _of_table(make: Callable[[], T]) -> T:
    """Return what is made of a table, which may be damaged: it comes from a device."""
    try:
        return make()
    except (ValueError, TypeError):
        raise refused("table") from None


def _games_with(names: Collection[str], verbs: Collection[str]) -> list[str]:
    """Return the games with a fact or a verb among these that another game lacks; all games if there is none."""
    own = {
        game: {*(each.name for each in (*part.COLUMNS, *part.GAME_COLUMNS)), *(f".{verb}" for verb in part.SAID)}
        for game, part in facts.FACTS.items()
    }
    used = {*names, *(f".{verb}" for verb in verbs)} & set().union(*own.values())
    distinctive = {name for name in used if not all(name in each for each in own.values())}
    return [game for game in GAMES if distinctive & own.get(game, set())] or [*GAMES]


def sound(text: str) -> Record | None:
    """Return the one record of a text, or None where there is another number of them or it has errors."""
    readings = list(ecn.read(text))
    if len(readings) != 1 or readings[0].play is None or not readings[0].sound:
        return None
    return readings[0].play.record


ANSWERS: Mapping[str, Callable[[Any], Answer]] = {
    "figures": _figures,
    "estimates": _estimates,
    "filter": _filter,
    "table": _table,
    "search": _search,
}
