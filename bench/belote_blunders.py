"""What belote's players make of positions in which a former expert blundered: `python bench/belote_blunders.py`.

`belote_blunders.txt` has a position a line: the dealer, the blunder, and the deal up to it. For each are printed what
the blunder costs with all cards open and by what the seat knew (by the analyst, in points of the deal, with its 95 %
interval), the card that the analyst prefers, and what the expert plays with twenty seeds.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.kit.belote_open_cards import value_cards
from tests.kit.belote_positions import begun

from ecarte import compiler
from ecarte.analysis.belote.choices import values
from ecarte.core.game import parse_event
from ecarte.games.belote.game import GAME as BELOTE
from ecarte.games.belote.state import State
from ecarte.players.belote import expert

SEEDS = 20
WORLDS = 8000  # four times as many as the page's review looks at


def read() -> list[tuple[State, str]]:
    """Return the positions, each with the card that was a blunder."""
    found = []
    for line in Path(__file__).with_suffix(".txt").read_text().splitlines():
        dealer, blunder, *moves = line.split()
        state = begun(dealer=dealer)
        for move in moves:
            state = BELOTE.rules.play(state, parse_event(move))
        found.append((state, blunder.partition(".")[2]))
    return found


def main() -> None:
    """Print a row for each position."""
    compiler.prepare("belote")
    print(
        "| trick, seat | blunder | all cards open | by what the seat knew | right | expert |\n|---|---|---|---|---|---|"
    )
    right = 0
    for state, card in read():
        view = BELOTE.view.of(state, str(state.mover))
        costs = value_cards(state)
        judged = values(view, Random(1), WORLDS)
        assert judged is not None
        choices = [each for each in judged.choices if each.event.cards]
        best = choices[0]
        done = next(each for each in choices if each.event.cards[0] == card)
        chosen = Counter(event.cards[0] for seed in range(SEEDS) if (event := expert.PLAYER.choose(view, Random(seed))))
        right += SEEDS - chosen[card]
        print(
            f"| {len(state.tricks) + 1}, {view.seat} | {card} | {max(costs.values()) - costs[card]} "
            f"| {best.points - done.points:.1f} ± {done.error:.1f} | {best.event.cards[0]} "
            f"| {', '.join(f'{each} {number}' for each, number in chosen.most_common())} |"
        )
    print(f"\nThe expert does otherwise in {right / SEEDS:.1f} of {len(read())}.")


if __name__ == "__main__":
    main()
