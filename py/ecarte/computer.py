"""The computer's players in a game."""

from __future__ import annotations

from collections.abc import Mapping

from ecarte import fair, record
from ecarte.ai import PLAYERS
from ecarte.game import Event, Seat
from ecarte.record import Play


def format_players(players: Mapping[Seat, str]) -> str:
    """The Computer tag's value: who plays in which seat, "N:amateur"."""
    return " ".join(f"{seat}:{name}" for seat, name in sorted(players.items()))


def choice(play: Play, seat: Seat, player: str) -> Event | None:
    """What a player would do in a seat, from the seat's view alone."""
    game = play.record.game
    view = game.view(play.state, seat)
    if not view.legal or play.record.resigned:
        return None
    head = play.record.deals[-1].head
    seed = play.record.seed or bytes(fair.SEED_BYTES)
    rng = fair.player_random(seed, head.number, head.attempt, play.steps[-1].number)
    return PLAYERS[game.NAME][player](view, rng)


def asides(play: Play) -> Play:
    """The game after the computer's players have used their rights out of turn (a king to mark)."""
    game, seats = play.record.game, play.record.seats
    for part in play.record.tag("Computer").split():
        seat, _, player = part.partition(":")
        if seat not in seats or player not in PLAYERS[game.NAME] or game.turn(play.state) == seat:
            continue
        if game.legal(play.state, seat):  # most often there is nothing to be done
            event = choice(play, seat, player)
            if event is not None:
                play = record.advance(play, event)
    return play
