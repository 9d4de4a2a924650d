"""A program that uses the public names, for mypy's strict mode and for a test that runs it."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import assert_type

import ecarte


def report(path: Path) -> Iterator[str]:
    """Tell who won, when, and what the first decisions were worth."""
    games = ecarte.load(path, errors="warn")
    assert_type(games, ecarte.Games)
    assert_type(games[:2], ecarte.Games)
    assert_type(games[0], ecarte.Game)
    for game in games.filter("finished").filter(lambda each: each.winner is not None)[:2]:
        assert_type(game.date, date | None)
        yield f"{game.players} {game.score} {game.winner}"
        for deal in game.deals[:1]:
            assert_type(deal, ecarte.Deal)
            yield f"{deal.number} {deal.points} {deal.hands}"
    position = next(games[0].positions())
    assert_type(position, ecarte.Position)
    best = position.choices(worlds=100).best
    assert_type(best, ecarte.Choice | None)
    yield best.event if best else "nothing to choose"


def played(link: str) -> ecarte.Position | None:
    """Return the position of a link."""
    try:
        return ecarte.open(link).opened_at
    except ecarte.Error as error:
        raise SystemExit(str(error)) from None


def improved(games: ecarte.Games) -> tuple[ecarte.Game, int]:
    """Analyse games, one of them by itself."""
    one = ecarte.analyze(games[0], worlds=100)
    assert_type(one, ecarte.Game)
    assert_type(ecarte.analyze(games), ecarte.Games)
    return one, games.count()


def example(path: Path) -> list[str]:
    """Use everything once."""
    found = list(report(path))
    games = ecarte.simulate({"S": "amateur", "N": "beginner"}, games=3, seed=7)
    game, number = improved(games)
    position = played(game.link(at="1#3"))
    found.append(f"{number} {position.at if position else None}")
    found.append(f"{games.stats()['ecarte'].estimates('amateur')['won'].n}")
    return found
