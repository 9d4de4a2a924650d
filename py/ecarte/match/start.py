"""The start of a game of a match: seats, the draw of a pool (E31), purses (E33), bets (E32)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from ecarte.core.cards import Card
from ecarte.core.game import Problem, RuleError
from ecarte.match import SEATS, stopped
from ecarte.match.header import IN_POOL, POOL, Bet, Standing, bet_problem, draw, name_problem, sat_out


def begin(
    kind: str,
    id: str,
    names: Sequence[str],
    *,
    order: str,
    pack: Sequence[Card],
    stake: int,
    purse: int | None,
    gallery: str,
    watching: Sequence[str],
    points: bool,
) -> tuple[Standing, dict[str, str]]:
    """Return the standing at the start of a match, and the cards drawn for a pool (E31).

    ``names`` are South's and North's, or the three of a pool, who draw from the ``pack``. Each of them, and each of
    those ``watching``, has a purse; in a pool the first stake is already paid from it. Raises RuleError for a match
    that is impossible.
    """
    problems = [problem for name in watching if (problem := name_problem(name))]
    if watching and purse is None:
        problems.append(Problem("E-match-purse", "E32", {}))
    everybody = (*names, *watching)
    if kind == POOL or watching:
        problems += [problem for name in names if (problem := name_problem(name))]
        twice = {name for name in everybody if everybody.count(name) > 1}
        problems += [Problem("E-match-names", None, {"name": name}) for name in sorted(twice)]
    if problems:
        raise RuleError(*problems)
    drawn = draw(pack, order, names) if kind == POOL else {}
    out = sat_out(order, drawn) if drawn else ""
    south, north = (name for name in names if name != out) if out else names
    purses = None
    if purse is not None:
        paid = stake if kind == POOL else 0
        purses = dict.fromkeys(SEATS, purse - paid)
        purses |= {out: purse - paid} if out else {}
        purses |= dict.fromkeys(watching, purse)
    stands = Standing(
        kind,
        id,
        1,
        {"S": south, "N": north},
        {"S": 0, "N": 0},
        out,
        IN_POOL * stake if kind == POOL else 0,
        stake,
        purses,
        gallery,
    )
    if problem := stopped(stands, points):
        raise RuleError(problem)
    return stands, drawn


def matched(wishes: Iterable[Bet], stands: Standing) -> tuple[Bet, ...]:
    """Return the bets made from wishes (E32): as much on either player, in the order of the wishes.

    Chips that find no match are returned. Raises RuleError for impossible wishes.
    """
    wished = list(wishes)
    problems = [problem for bet in wished if (problem := bet_problem(bet, stands))]
    for name in sorted({bet.name for bet in wished}):
        if sum(bet.name == name for bet in wished) > 1:
            problems.append(Problem("E-bet-twice", "E32", {"name": name}))
    if problems:
        raise RuleError(*problems)
    left = {seat: min(sum(bet.chips for bet in wished if bet.seat == side) for side in SEATS) for seat in SEATS}
    made = []
    for bet in wished:
        chips = min(bet.chips, left[bet.seat])
        left[bet.seat] -= chips
        if chips:
            made.append(replace(bet, chips=chips))
    return tuple(made)
