"""Commands on files of games: `ecarte`, pgn-extract, and python-chess in a loop, each on games of its own kind.

    python bench/extract.py [--games 300] [--rounds 3]

Needs pgn-extract on the path (Debian has it) and the extra ``bench``. The games of chess are random, those of écarté
amateurs'. Each program checks every move, prints the games of one player, and leaves out those that came before.
Processor time, and the events or half-moves in it a second; Python's start is counted. Prints a Markdown table.
"""

import argparse
import os
import random
import resource
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median

import chess
import chess.pgn

from ecarte.collection.simulate import Plan, games
from ecarte.notation import ecn

_READ = """
import sys, chess.pgn
file, seen, found = open(sys.argv[1]), set(), 0
while (game := chess.pgn.read_game(file)) is not None:
    assert not game.errors
    if sys.argv[2] == "dedupe":
        key = tuple(game.mainline_moves())
        found += key not in seen
        seen.add(key)
    else:
        found += sys.argv[2] == "check" or game.headers["White"] == "Anna"
print(found)
"""


def chess_games(number: int) -> tuple[str, int]:
    """Return random games of chess as a text, and their half-moves."""
    rng, texts, moves = random.Random(41), [], 0
    for at in range(number):
        board = chess.Board()
        while not board.is_game_over() and len(board.move_stack) < 80:
            board.push(rng.choice([*board.legal_moves]))
        game = chess.pgn.Game.from_board(board)
        game.headers["White"], game.headers["Round"] = ("Anna" if at % 3 else "Ben"), str(at)
        moves += len(board.move_stack)
        texts.append(f"{game}\n\n")
    return "".join(texts), moves


def cost(command: list[str]) -> float:
    """Return the seconds of processor time that a command takes."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(command, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr[-500:]
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main() -> None:
    """Measure, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    ecarte = str(Path(sys.executable).with_name("ecarte"))
    with tempfile.TemporaryDirectory() as folder:
        pgn, own, wanted = (str(Path(folder) / name) for name in ("games.pgn", "games.ecn", "wanted"))
        text, moves = chess_games(given.games)
        Path(pgn).write_text(text + text)
        plays = list(games(Plan({"S": "amateur", "N": "chance"}, given.games, seed=41)))
        text = "\n".join(map(ecn.dumps, plays))
        Path(own).write_text(text + "\n" + text)
        events = sum(len(deal.entries) for play in plays for deal in play.record.deals)
        Path(wanted).write_text('White "Anna"\n')
        loop = [sys.executable, "-c", _READ, pgn]
        extract = ["pgn-extract", "--quiet"]
        rows: dict[str, Callable[[str], list[str]]] = {
            "ecarte": lambda what: [ecarte, what, *(['South == "amateur"'] if what == "filter" else []), own],
            "python-chess": lambda what: [*loop, what],
            "pgn-extract": lambda what: [
                *extract,
                *{"check": ["-r"], "filter": [f"-t{wanted}"], "dedupe": ["-D"]}[what],
                pgn,
            ],
        }
        print(f"{given.games} games, each twice; load {os.getloadavg()[0]:.1f}\n")
        print("| | check | filter | dedupe |\n|---|---|---|---|")
        for name, command in rows.items():
            cells = []
            for what in ("check", "filter", "dedupe"):
                seconds = median(cost(command(what)) for _ in range(given.rounds))
                cells.append(f"{seconds:.2f} s, {2 * (events if name == 'ecarte' else moves) / seconds:,.0f}/s")
            print(f"| {name} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
