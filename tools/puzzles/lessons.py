"""Choose the problems that end lessons: `python -m puzzles.lessons`, from tools/, after `make puzzles`.

A lesson takes the easiest problems of its theme, not all with the same answer.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from ecarte.analysis.puzzles import Puzzle, decision, puzzles
from ecarte.core.game import parse_event
from puzzles import pack

LESSONS = Path(__file__).parents[2] / "py/ecarte/lessons"
NUMBERS = {"ecarte": 3, "belote": 2}
"""How many problems a lesson has: those of belote ask other questions before."""
LAST_TRICKS = 2  # taken so far, on the way to the vole

_Theme = Callable[[Puzzle, Any], bool]
"""Whether a problem is about something; the state is that of its decision, in écarté South first in pairs."""


def _card(puzzle: Puzzle) -> str:
    """Return the card that is the answer, or two blanks."""
    return puzzle.answers[0][2:4] if puzzle.answers[0][1] == "." else "  "


def _first(puzzle: Puzzle, state: Any) -> bool:
    """Return whether nothing was exchanged yet, and the score does not matter much."""
    return not state.exchanges and max(state.score) < state.options.target - 1


ECARTE: Mapping[str, _Theme] = {
    "follow": lambda puzzle, state: puzzle.kind == "card" and bool(state.trick),
    "king": lambda puzzle, state: puzzle.kind in ("lead", "card") and _card(puzzle)[0] == "K",
    "propose": lambda puzzle, state: puzzle.kind == "propose" and _first(puzzle, state),
    "hands": lambda puzzle, state: puzzle.answers == ("S:stand",) and _first(puzzle, state),
    "discard": lambda puzzle, state: puzzle.kind == "discard",
    "lead": lambda puzzle, state: puzzle.kind == "lead" and _card(puzzle)[1] == state.turned[1],
    "vole": lambda puzzle, state: puzzle.kind == "card" and state.won[0] >= LAST_TRICKS and state.won[1] == 0,
    "vulnerable": lambda puzzle, state: puzzle.kind == "accept" and _first(puzzle, state),
    "four": lambda puzzle, state: puzzle.kind in ("propose", "accept") and min(state.score) == state.options.target - 1,
}


BELOTE: Mapping[str, _Theme] = {
    "ten": lambda puzzle, state: puzzle.kind in ("lead", "last") and _card(puzzle)[0] == "T",
    "partner": lambda puzzle, state: puzzle.kind == "partner",
    "take": lambda puzzle, state: puzzle.kind == "first",
    "draw": lambda puzzle, state: puzzle.kind == "draw",
    "count": lambda puzzle, state: puzzle.kind == "last" and _card(puzzle)[0] != "T",
    "declare": lambda puzzle, state: puzzle.kind == "belote",
    "open": lambda puzzle, state: puzzle.kind == "open",
}
THEMES = {"ecarte": ECARTE, "belote": BELOTE}


@cache
def _easiest(game: str) -> list[tuple[Puzzle, Any]]:
    """Return all problems with the states of their decisions, the easiest first."""
    easiest = sorted(puzzles(game).values(), key=lambda each: (each.rating, each.id))
    return [(each, decision(each).state) for each in easiest]


def chosen(game: str, name: str) -> list[str]:
    """Return the ids of the problems for a lesson."""
    fits = [puzzle for puzzle, state in _easiest(game) if THEMES[game][name](puzzle, state)]
    number = NUMBERS[game]
    said = {each.id: parse_event(each.answers[0]).verb or _card(each)[1] for each in fits}
    taken = fits[: number - 1]
    other = [each for each in fits if each not in taken and said[each.id] not in {said[one.id] for one in taken}]
    return [each.id for each in (*taken, *(other or fits[number - 1 :]))][:number]


def main() -> None:
    """Write the problems of every lesson."""
    for game, themes in THEMES.items():
        file = LESSONS / f"{game}.json"
        text = file.read_text("utf-8")
        for name in themes:
            pattern = rf'("lesson": "{name}",.*?"problems": )\[[^\]]*\]'
            ids = json.dumps(chosen(game, name))
            text = re.sub(pattern, rf"\g<1>{ids}", text, count=1, flags=re.DOTALL)
        file.write_text(text, "utf-8")
        asked = [name for lesson in json.loads(text)["lessons"] for name in lesson.get("problems", ())]
        pack.mark_lessons(game, asked)


if __name__ == "__main__":
    main()
