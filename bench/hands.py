"""Hands per second of random play: belote and écarté through our public API, against other engines.

    python bench/hands.py [SECONDS]

All run in turn, in five rounds of SECONDS each; medians are printed. Every engine is driven by the same kind of Python
loop: ask for the legal moves, draw one, play it. Their languages say what can be compared: RLCard's bridge is pure
Python like ours; OpenSpiel's games are C++ behind that loop; `ecarte.batch` has many games in one step of it.
"""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from importlib.metadata import version
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "py"))  # to run without installing

from ecarte import record
from ecarte.batch import belote, ecarte
from ecarte.batch.games import Games
from ecarte.core.cards import PACK
from ecarte.core.contract import Game
from ecarte.core.game import Event, Seat
from ecarte.games.belote.game import GAME as BELOTE
from ecarte.games.ecarte.game import GAME as ECARTE
from ecarte.players import chance

ROUNDS = 5


@dataclass
class Engine:
    """One way to play hands; each item of ``hands`` is the number of decisions in one, or its mean in a batch."""

    name: str
    written: str
    hands: Iterator[float]
    rates: list[tuple[float, float]] = field(default_factory=list)

    def measure(self, seconds: float) -> None:
        """Measure hands and decisions per second for at least ``seconds``."""
        hands, decisions = 0, 0.0
        begun = process_time()
        while (taken := process_time() - begun) < seconds:
            decisions += next(self.hands)
            hands += 1
        self.rates.append((hands / taken, decisions / taken))

    def rate(self, which: int) -> float:
        """Return the median rate of hands (0) or decisions (1)."""
        return median(each[which] for each in self.rates)


Decide = Callable[[Game, Any, Seat, Random], Event | None]


def by_states(game: Game, preset: str, decide: Decide) -> Iterator[int]:
    """Play hand after hand, state after state; the loop shuffles the packs."""
    rng, options = Random(1), game.resolve(preset, {})
    while True:
        state, decisions, pack = game.rules.start(options, options.seats[0]), 0, rng.sample(PACK, len(PACK))
        head = game.deal.next_head(state)
        assert head is not None
        state = game.deal.begin(state, head)
        while True:
            event = game.deal.due(state, pack)
            if event is None:
                seat = game.rules.turn(state)
                if seat is None:
                    break
                event = decide(game, state, seat, rng)
                assert event is not None
                decisions += 1
            state = game.rules.play(state, event)
        yield decisions


def by_legal(game: Game, state: Any, seat: Seat, rng: Random) -> Event | None:
    """Return any legal event, all equally likely."""
    return rng.choice(game.rules.legal(state, seat))


def by_view(game: Game, state: Any, seat: Seat, rng: Random) -> Event | None:
    """Return an event as the computer's players do: from what the seat may know."""
    return chance.choose(game.view.of(state, seat), rng)


def by_tables(table: Games) -> Iterator[float]:
    """Play many games at once; for each hand that ended yield its share of the decisions since others ended."""
    size, decisions = table.size, 0
    while True:
        before = table.deals + table.over
        table.step(table.choose())
        decisions += size
        ended = int((table.deals + table.over - before).sum())
        table.begin(table.over)
        if ended:
            yield from [decisions / ended] * ended
            decisions = 0


def by_records() -> Iterator[int]:
    """Play whole games as the page does: packs from a seed, every event recorded."""
    rng = Random(1)
    while True:
        play = record.new("belote", "classic", {}, {}, rng.randbytes(32).hex(), "cut")
        while True:
            decisions = 0
            while (seat := BELOTE.rules.turn(play.state)) is not None:
                play = record.advance(play, rng.choice(BELOTE.rules.legal(play.state, seat)))
                decisions += 1
            yield decisions
            head = BELOTE.deal.next_head(play.state)
            if head is None:
                break
            play = record.advance(play, head)


def rlcard_game() -> Iterator[int]:
    """Play the game inside RLCard's environment, which its own agents never see."""
    from rlcard.games.bridge.game import BridgeGame

    rng, game = Random(1), BridgeGame()
    while True:
        game.init_game()
        decisions = 0
        while not game.is_over():
            game.step(rng.choice(game.judger.get_legal_actions()))
            decisions += 1
        yield decisions


def rlcard_environment() -> Iterator[int]:
    """Play by RLCard's public interface: the environment gives each player its state and its legal actions."""
    import rlcard

    rng = Random(1)
    environment = rlcard.make("bridge", config={"seed": 1})
    while True:
        state, _ = environment.reset()
        decisions = 0
        while not environment.is_over():
            state, _ = environment.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
        yield decisions


def open_spiel(name: str) -> Iterator[int]:
    """Play by OpenSpiel's loop, as in its own examples; chance nodes deal."""
    import pyspiel

    rng, game = Random(1), pyspiel.load_game(name)
    while True:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            state.apply_action(rng.choice(state.legal_actions()))
        yield decisions


ENGINES: list[tuple[str, str, Callable[[], Iterator[float]]]] = [
    ("RLCard, bridge: `env.step`", "Python", rlcard_environment),
    ("RLCard, bridge: the game inside it", "Python", rlcard_game),
    ("belote: `legal`, `play`", "Python", lambda: by_states(BELOTE, "classic", by_legal)),
    ("belote, three players", "Python", lambda: by_states(BELOTE, "three", by_legal)),
    ("belote, all contracts", "Python", lambda: by_states(BELOTE, "modern", by_legal)),
    ("belote: a player's `view`, `play`", "Python", lambda: by_states(BELOTE, "classic", by_view)),
    ("belote: recorded, packs from a seed", "Python", by_records),
    ("écarté: `legal`, `play`", "Python", lambda: by_states(ECARTE, "akagiri", by_legal)),
    ("belote: `ecarte.batch`, 4,096 games", "numba", lambda: by_tables(belote.Table(4096, 1))),
    ("belote: the same, all contracts", "numba", lambda: by_tables(belote.Table(4096, 1, "modern"))),
    ("écarté: `ecarte.batch`, 4,096 games", "numba", lambda: by_tables(ecarte.Table(4096, 1))),
    ("OpenSpiel, euchre", "C++", lambda: open_spiel("euchre")),
    ("OpenSpiel, skat", "C++", lambda: open_spiel("skat")),
    ("OpenSpiel, bridge", "C++", lambda: open_spiel("bridge(use_double_dummy_result=false)")),
]


def main() -> None:
    """Measure all engines."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 5.0
    engines = [Engine(name, written, hands()) for name, written, hands in ENGINES]
    for engine in engines:
        next(engine.hands)  # loads and sets up
    for _ in range(ROUNDS):
        for engine in engines:
            engine.measure(seconds / ROUNDS)
    libraries = ", ".join(f"{name} {version(name)}" for name in ("rlcard", "open_spiel"))
    print(f"Python {platform.python_version()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}; {libraries}\n")
    print("| | | hands/s | decisions/s | decisions/hand |")
    print("|---|---|---|---|---|")
    peer = engines[0]
    for engine in engines:
        figures = [f"{engine.rate(which):,.0f} ({engine.rate(which) / peer.rate(which):.1f})" for which in (0, 1)]
        each = engine.rate(1) / engine.rate(0)
        print(f"| {engine.name} | {engine.written} | {figures[0]} | {figures[1]} | {each:.1f} |")


if __name__ == "__main__":
    main()
