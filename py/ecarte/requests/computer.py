"""The computer's players in a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any

from ecarte import record
from ecarte.core import fair
from ecarte.core.game import Event, Head, Seat
from ecarte.players import ADVISERS, BEST, NEAR, PLAYERS, SPECTATORS, Choose
from ecarte.record import Play
from ecarte.requests import check

if TYPE_CHECKING:
    from ecarte.friend.table import Table


def format_players(players: Mapping[Seat, str]) -> str:
    """Return the Computer tag: who plays in which seat, "N:amateur"."""
    return " ".join(f"{seat}:{name}" for seat, name in sorted(players.items()))


def choice(play: Play, seat: Seat, player: str) -> Event | None:
    """Return what a player does in a seat, from the seat's view alone."""
    game = play.record.game
    view = game.view.of(play.state, seat)
    if not view.legal or play.record.resigned:
        return None
    own = PLAYERS[game.name][player](view, chance_of(play, seat))
    heard = advice(play, seat)
    return _weigh_advice(play, view, own, heard) if own is not None and heard else own


def choose_among_friends(table: Table, player: str) -> Event | None:
    """Return what a player does that has a seat among friends (`ecarte.friend.device`), from that seat's view alone.

    Its chance is of the seed of the deal, so that the same messages lead to the same choice.
    """
    play, seat = table.playing, table.own.seat
    head, game = play.record.deals[-1].head, play.record.game
    chance = fair.player_random(table.seed, head.number, head.attempt, spoken_after(play), seat)
    known = PLAYERS[game.name]
    return known[check.one_of(player, known, "players")](game.view.of(play.state, seat), chance)


def hint(play: Play, seat: Seat, player: str) -> Event | None:
    """Return what the best player, or the one asked for, would do in a seat; never an irregular event."""
    game = play.record.game
    player = BEST.get(game.name, player)
    view = game.view.of(play.state, seat)
    fair_play = tuple(event for event in view.legal if event.suffix in ("", "back"))
    if not fair_play or play.record.resigned:
        return None
    return adviser(game.name, player)(replace(view, legal=fair_play), chance_of(play, seat))


def adviser(game: str, player: str) -> Choose:
    """Return how a player chooses when it advises, without its mistakes."""
    return ADVISERS.get(game, {}).get(player) or PLAYERS[game][player]


def chance_of(play: Play, seat: Seat) -> Random:
    """Return the random generator of a seat at this place of a game; "" is the one all seats once shared."""
    head = play.record.deals[-1].head
    seed = play.record.seed or bytes(fair.SEED_BYTES)
    return fair.player_random(seed, head.number, head.attempt, spoken_after(play), seat)


def spoken_after(play: Play) -> int:
    """Return the number of the deal's last event, not counting advice (E32), so that advice changes no chance."""
    spoken = (step.number for step in reversed(play.steps) if not _advises(step.what))
    return next(spoken)


def _advises(what: Event | Head) -> bool:
    return isinstance(what, Event) and what.do == "ruling" and what.verb == "advise"


def advice(play: Play, seat: Seat) -> dict[str, str]:
    """Return the advice a seat got on its present decision, by name."""
    latest: dict[str, str] = {}
    for step in reversed(play.steps):
        if not isinstance(step.what, Event) or not _advises(step.what):
            break
        name, to, what = step.what.args[:3]
        if to == seat and name not in latest:  # the latest advice counts
            latest[name] = what
    return dict(reversed(latest.items()))


def _weigh_advice(play: Play, view: Any, own: Event, heard: Mapping[str, str]) -> Event:
    """Return the event of an advised player: the advice with most chips on it, if about as good as its own choice."""
    from ecarte.match import header

    gallery = SPECTATORS[play.record.game.name]
    chips: dict[Event, int] = {}
    for name, said in heard.items():
        event = gallery.advised(view, said)
        bet = sum(bet.chips for bet in header.bets(play.record) if bet.name == name and bet.seat == view.seat)
        if event is not None and bet:
            chips[event] = chips.get(event, 0) + bet
    wanted = max(chips, key=lambda event: chips[event], default=own)
    return wanted if NEAR[play.record.game.name](view, own, wanted) else own


def use_rights(play: Play) -> Play:
    """Return the game after the computer's players have used their rights out of turn: a king, a double, a claim.

    Each does at most one thing, because the opponent may have to answer; the next event asks again.
    """
    game, seats = play.record.game, play.record.seats
    for seat, player in play.record.computer.items():
        if seat not in seats or player not in PLAYERS[game.name] or game.rules.turn(play.state) == seat:
            continue
        if game.rules.legal(play.state, seat):  # usually there is nothing to do
            event = choice(play, seat, player)
            if event is not None:
                play = record.advance(play, event)
    return play
