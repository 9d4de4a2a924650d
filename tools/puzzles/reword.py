"""Say anew what is said of the cards in the puzzles of a game: ``python -m puzzles.reword --game belote``, from tools/.

For when these reasons are chosen otherwise than before: values, ratings and figures stay.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from ecarte.analysis.belote import cards
from ecarte.analysis.ecarte.review import cards as ecarte_cards
from ecarte.analysis.puzzles import Choice, Puzzle, position, puzzles
from ecarte.core.game import Event, parse_event
from ecarte.players.ecarte.reasons import hand
from ecarte.players.thoughts import Reason
from puzzles.pack import save

_OTHERS = ("belote-partners-ace", "equal", "hand", "score")  # what is said besides, and is no figure
Say = Callable[[Any, Event, Event], Reason | None]
SAY: Mapping[str, Say] = {
    "belote": cards.compare,
    "ecarte": lambda view, best, done: ecarte_cards.compare(view, best.cards[0], done.cards[0]),
}


def main() -> None:
    """Write the table of a game with today's reasons."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=SAY, required=True)
    asked = parser.parse_args()
    before = [*puzzles(asked.game).values()]
    after = [reword(each) for each in before]
    changed = sum(one != other for one, other in zip(before, after, strict=True))
    print(f"{changed} puzzles changed; {save(asked.game, after)} bytes")


def reword(puzzle: Puzzle) -> Puzzle:
    """Return a puzzle with what is said today of its best card and the worse ones."""
    play, seat = position(puzzle)
    view = play.record.game.view.of(play.state, seat)
    best = parse_event(puzzle.choices[0].event)

    def said(choice: Choice) -> tuple[dict[str, Any], ...]:
        done, told = parse_event(choice.event), choice.reasons
        if not told or told[0]["code"] in ("belote-partners-ace", "equal") or not best.do == done.do == "play":
            return told
        why = SAY[puzzle.game](view, best, done)
        rest = [each for each in told if each.get("figures") or each["code"] in _OTHERS]
        if puzzle.game == "ecarte":  # the hand is named where nothing else is said before the figures
            rest = [each for each in rest if each["code"] != "hand"]
            why = why or (hand(view) if not rest or rest[0].get("figures") else None)
        return ({**why.to_json()}, *rest) if why else tuple(rest)

    return replace(puzzle, choices=tuple(replace(each, reasons=said(each)) for each in puzzle.choices))


if __name__ == "__main__":
    main()
