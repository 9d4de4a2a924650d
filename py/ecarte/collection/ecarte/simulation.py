"""Games of the computer's players, played and written by the machine."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random

from ecarte import policies
from ecarte.core.game import Seat
from ecarte.games.ecarte.options import Options
from ecarte.games.ecarte.state import AT, SEATS
from ecarte.machine import run
from ecarte.machine.ecarte.games import Game, play_game
from ecarte.machine.ecarte.records import AMATEUR, BEGINNER, CHANCE, CLUB, MASTER, Rules
from ecarte.players.ecarte.rules import EVERY, load_rules

PART = "ecarte.games"
"""The part of the machine that plays them (`ecarte.machine.run`)."""
_PLAYERS = {"chance": CHANCE, "beginner": BEGINNER, "amateur": AMATEUR, "club": CLUB, "master": MASTER}


class Games:
    """Plays games by certain rules, one after the other in the same room."""

    def __init__(self, rules: Rules) -> None:
        self._way = run.find(PART)
        self._rules, self._game = self._way.load(rules), self._way.new(Game)

    def __call__(self, players: Mapping[Seat, str], dealer: Seat, seed: bytes, rng: Random) -> str:
        """Play a game and return its movetext (`ecarte.players.Simulation`)."""
        game = self._game
        game.players = [_PLAYERS[players[seat]] for seat in SEATS]
        game.chance = list(rng.getstate()[1])
        game.seed, game.dealer = bytearray(seed), AT[dealer]
        length = self._way.call(play_game, self._rules, game)
        return bytes(game.movetext[:length]).decode("ascii")


def simulation(options: Options, players: Iterable[str]) -> Games | None:
    """Return what plays games of these players by these rules, or None where the machine cannot.

    It knows plain options only, and optional marking of kings not with the player ``chance``: all others mark at once.
    """
    names = set(players)
    if not options.is_plain or names - _PLAYERS.keys() or (options.king_mark == "optional" and "chance" in names):
        return None
    try:
        return Games(load_rules(options, EVERY if "master" in names else (), counts=True))
    except policies.Needed:
        return None
