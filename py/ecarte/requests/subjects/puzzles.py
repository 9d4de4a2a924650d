"""Requests for problems to solve: the list, one problem, and its solution.

A problem is sent as a record of its seat's view that ends before the decision; the solution adds the others' cards.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from ecarte.analysis import ANALYSTS, puzzles
from ecarte.requests import answers, check
from ecarte.requests.check import refused
from ecarte.requests.summary import summary

if TYPE_CHECKING:
    from ecarte.types import request as asked
    from ecarte.types.analysis import JudgedChoice, ListedPuzzle
    from ecarte.types.answer import Answer


def _puzzles(request: asked.PuzzlesRequest) -> Answer:
    game = check.one_of(request["game"], puzzles.TABLES, "game")
    by_rating = sorted(puzzles.puzzles(game).values(), key=lambda each: (each.rating, each.id))
    drills = puzzles.DRILLS[game].KINDS if game in puzzles.DRILLS else ()
    return {"puzzles": [_listed(each) for each in by_rating], "drills": [*drills]}


def _listed(puzzle: puzzles.Puzzle) -> ListedPuzzle:
    listed: ListedPuzzle = {"id": puzzle.id, "kind": puzzle.kind, "rating": puzzle.rating}
    if puzzle.is_of_lesson:
        listed["lesson"] = True
    return listed


def _puzzle(request: asked.PuzzleRequest) -> Answer:
    puzzle = _named(request["game"], request["puzzle"])
    play, seat = puzzles.position(puzzle)
    legal = play.record.game.rules.legal(play.state, seat)
    answer = answers.answer(play, seat, None)
    answer["puzzle"] = {
        **_listed(puzzle),
        "seat": seat,
        "at": puzzle.at,
        "choices": puzzles.offered(puzzle, legal),
    }
    return answer


def _solve(request: asked.SolveRequest) -> Answer:
    puzzle = _named(request["game"], request["puzzle"])
    chosen = puzzle.choice(request["event"])
    if chosen is None:
        raise refused("event")
    play, text = answers.written(puzzles.whole(puzzle))
    return {
        "solution": {
            "right": puzzle.is_answer(chosen),
            "event": chosen.event,
            "answers": list(puzzle.answers),
            "choices": [_judged(puzzle, each) for each in puzzle.choices],
            "exact": puzzle.exact,
            "worlds": puzzle.worlds,
            "unit": ANALYSTS[puzzle.game].UNIT.name,
        },
        "record": text,
        "at": puzzle.at,
        "summary": summary(play),
    }


def _judged(puzzle: puzzles.Puzzle, choice: puzzles.Choice) -> JudgedChoice:
    loss = puzzle.loss(choice)
    judged: JudgedChoice = {
        "event": choice.event,
        "points": choice.points,
        "game": choice.game,
        "error": choice.error,
        "p": choice.p,
        "loss": loss,
        "mark": ANALYSTS[puzzle.game].UNIT.mark(loss, 0.0),
        "reasons": [{"code": each["code"], "data": each["data"]} for each in choice.reasons],
    }
    if choice.wins is not None:
        judged["wins"] = choice.wins
    if choice.made is not None:
        judged["made"] = choice.made
    return judged


def _named(game: str, name: str) -> puzzles.Puzzle:
    try:
        return puzzles.named(check.one_of(game, puzzles.TABLES, "game"), name)
    except KeyError:
        raise refused("puzzle") from None


ANSWERS: Mapping[str, Callable[[Any], Answer]] = {"puzzles": _puzzles, "puzzle": _puzzle, "solve": _solve}
