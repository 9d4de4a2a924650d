"""The computer's players in a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any

from ecarte import record
from ecarte.core import fair
from ecarte.core.game import Event, Head, Seat
from ecarte.players import ADVISERS, BEST, NEAR, PLAYERS
from ecarte.record import Play


def format_players(players: Mapping[Seat, str]) -> str:
    """The Computer tag's value: who plays in which seat, "N:amateur"."""
    return " ".join(f"{seat}:{name}" for seat, name in sorted(players.items()))


def choice(play: Play, seat: Seat, player: str) -> Event | None:
    """What a player would do in a seat, from the seat's view alone."""
    game = play.record.game
    view = game.view.of(play.state, seat)
    if not view.legal or play.record.resigned:
        return None
    own = PLAYERS[game.name][player](view, chance_of(play, seat))
    heard = advice(play, seat)
    return _decided(play, view, own, heard) if own is not None and heard else own


def hint(play: Play, seat: Seat, player: str) -> Event | None:
    """What the best player there is would do in a seat, or the one that is asked: nothing irregular."""
    game = play.record.game
    player = BEST.get(game.name, player)
    view = game.view.of(play.state, seat)
    fair_play = tuple(event for event in view.legal if event.suffix in ("", "back"))
    if not fair_play or play.record.resigned:
        return None
    choose = ADVISERS.get(game.name, {}).get(player) or PLAYERS[game.name][player]
    return choose(replace(view, legal=fair_play), chance_of(play, seat))


def chance_of(play: Play, seat: Seat) -> Random:
    """Return the chance of a seat at this place of a game; "" for the one both seats had in earlier versions."""
    head = play.record.deals[-1].head
    seed = play.record.seed or bytes(fair.SEED_BYTES)
    return fair.player_random(seed, head.number, head.attempt, spoken_after(play), seat)


def spoken_after(play: Play) -> int:
    """The number of the deal's last event; advice (E32) is none that counts, so that it changes no chance."""
    spoken = (step.number for step in reversed(play.steps) if not _advises(step.what))
    return next(spoken)


def _advises(what: Event | Head) -> bool:
    return isinstance(what, Event) and what.do == "ruling" and what.verb == "advise"


def advice(play: Play, seat: Seat) -> dict[str, str]:
    """What was said to a seat about the decision it has now: by whom, and what."""
    found: dict[str, str] = {}
    for step in reversed(play.steps):
        if not isinstance(step.what, Event) or not _advises(step.what):
            break
        name, to, what = step.what.args[:3]
        if to == seat and name not in found:  # who speaks twice means the second
            found[name] = what
    return dict(reversed(found.items()))


def _decided(play: Play, view: Any, own: Event, heard: Mapping[str, str]) -> Event:
    """What a player does who was advised: as those say who bet most, when to its own mind that is as good."""
    from ecarte.match import header
    from ecarte.players import gallery  # few games have one

    chips: dict[Event, int] = {}
    for name, said in heard.items():
        event = gallery.advised(view, said)
        bet = sum(bet.chips for bet in header.bets(play.record) if bet.name == name and bet.seat == view.seat)
        if event is not None and bet:
            chips[event] = chips.get(event, 0) + bet
    wanted = max(chips, key=lambda event: chips[event], default=own)
    return wanted if NEAR[play.record.game.name](view, own, wanted) else own


def asides(play: Play) -> Play:
    """The game after the computer's players have used their rights out of turn: a king to mark, a double, a claim.

    Each does one thing at most: what comes of it is the other's to answer, or is asked about at the next event.
    """
    game, seats = play.record.game, play.record.seats
    for seat, player in play.record.computer.items():
        if seat not in seats or player not in PLAYERS[game.name] or game.rules.turn(play.state) == seat:
            continue
        if game.rules.legal(play.state, seat):  # most often there is nothing to be done
            event = choice(play, seat, player)
            if event is not None:
                play = record.advance(play, event)
    return play
