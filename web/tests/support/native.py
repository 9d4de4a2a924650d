"""Answer the requests of the page's unit tests until the input ends; the first line printed is the port."""

from __future__ import annotations

import json
import os
import sys
import threading
from http.server import ThreadingHTTPServer
from pathlib import Path
from random import Random

sys.path.append(str(Path(__file__).parents[3] / "tools"))
sys.path.append(str(Path(__file__).parents[3]))

from tests.kit import games

from answering import Answering
from ecarte.games import GAMES
from ecarte.notation import ecn

NAMES = ("Anna", "Bruno", "Jean-Luc", "Ève", "健", "Mary Ann", "the dealer", "Le Roi", "O’Hara", "D. King", "S", "Sud")
LONGEST = 900  # decisions of a game


def random_game(name: str, number: int) -> str:
    """Return the record of a random game between players of various names; it follows from the number."""
    rng = Random(number)
    preset = rng.choice(list(GAMES[name].presets))
    seats = ("South", "North", "East", "West")
    tags = dict(zip(seats, rng.sample(NAMES, len(seats)), strict=True))
    seated = {games.record.SEAT_TAGS[seat] for seat in GAMES[name].resolve(preset, {}).seats}
    play = games.started((preset, ()), number, name, **{tag: who for tag, who in tags.items() if tag in seated})
    return ecn.dumps(games.carried_on(play, number + 1, LONGEST))


class Handler(Answering):
    """Answers over connections that stay open; a list of requests with a list of answers."""

    protocol_version = "HTTP/1.1"

    def log_message(self, *_: object) -> None:
        """Say nothing."""

    def answer(self, request: str) -> str:
        """Return the engine's answer to a request, or to each of a list."""
        asked = json.loads(request)
        if "random" in asked:
            return json.dumps([random_game(*each) for each in asked["random"]])
        if not isinstance(asked, list):
            return super().answer(request)
        return f"[{','.join(super(Handler, self).answer(json.dumps(each)) for each in asked)}]"


def main() -> None:
    """Serve until the input ends."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    print(server.server_port, flush=True)
    sys.stdin.read()
    os._exit(0)


if __name__ == "__main__":
    main()
