"""The computer's spectators (E32): whom they back before a game, and what they advise during it.

Each has a character. Their bets follow from public knowledge: the score of the match, the purses, the seats. Their
advice follows from the view of the seat they back, through the same player that the computer plays with, and each
errs in a way of their own. Randomness is an argument.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from ecarte.core.game import Event, Seat
from ecarte.core.standing import Bet, Standing

Choose = Callable[[Any, Random], Event | None]
SEATS = ("S", "N")

# Shares of the purse that a spectator bets on a game.
RASH, USUAL, SMALL = 0.5, 0.25, 0.1
# How often character overrides judgement: in the exchange, and in the play of cards.
ERRS = {"Basile": (0.4, 0.15), "Celeste": (0.4, 0.05), "Leon": (0.1, 0.1), "Odile": (0.5, 0.35), "Marius": (0.2, 0.2)}


# --- betting --------------------------------------------------------------------------------------


def _ahead(stands: Standing) -> Seat | None:
    """Return who leads in the match, or None on a level score."""
    south, north = (stands.score.get(seat, 0) for seat in SEATS)
    return None if south == north else "S" if south > north else "N"


def _bold(stands: Standing, rng: Random, name: str) -> tuple[Seat, float]:
    """Return half the purse on a random player."""
    return rng.choice(SEATS), RASH


def _cautious(stands: Standing, rng: Random, name: str) -> tuple[Seat, float]:
    """Return a little on the leader; on a level score even less."""
    ahead = _ahead(stands)
    return (ahead, SMALL) if ahead else (rng.choice(SEATS), SMALL / 2)


def _loyal(stands: Standing, rng: Random, name: str) -> tuple[Seat, float]:
    """Return the favourite player in any seat; in a pool of three there is a favourite and a least liked."""
    liking = {seat: Random(f"{stands.id} {name} {stands.names[seat]}").random() for seat in SEATS}
    return max(SEATS, key=lambda seat: liking[seat]), USUAL


def _contrary(stands: Standing, rng: Random, name: str) -> tuple[Seat, float]:
    """Return the player who is behind."""
    ahead = _ahead(stands)
    return ("N" if ahead == "S" else "S") if ahead else rng.choice(SEATS), USUAL


def _flattering(stands: Standing, rng: Random, name: str) -> tuple[Seat, float]:
    """Return the player with the fuller purse."""
    purses = stands.purses or {}
    south, north = (purses.get(seat, 0) for seat in SEATS)
    return rng.choice(SEATS) if south == north else "S" if south > north else "N", USUAL


_BETS: dict[str, Callable[[Standing, Random, str], tuple[Seat, float]]] = {
    "Basile": _bold,
    "Celeste": _cautious,
    "Leon": _loyal,
    "Odile": _contrary,
    "Marius": _flattering,
}
NAMES: tuple[str, ...] = tuple(_BETS)
"""The spectators. Their words are in the locales: ``gallery-<name>``, ``gallery-<name>-is``."""


def wish(name: str, stands: Standing, rng: Random) -> Bet | None:
    """Return the bet a spectator wishes to place on the game that begins with this standing; None without chips."""
    purse = (stands.purses or {}).get(name, 0)
    seat, part = _BETS[name](stands, rng, name)
    chips = min(purse, max(1, round(purse * part * rng.uniform(0.6, 1.4))))
    return Bet(name, seat, chips) if chips > 0 else None


# --- advice ---------------------------------------------------------------------------------------

# The first words in the exchange of those who want to play, and of those who want cards.
_PLAY, _CARDS = ("stand", "refuse"), ("propose", "accept")
_LEANS = {"Basile": _PLAY, "Celeste": _CARDS}


def advice(name: str, view: Any, choose: Choose, rng: Random) -> Event | None:
    """Return what a spectator would do in the seat whose view it is, or None when no advice is possible.

    ``choose`` is the computer player whose judgement they share. They speak even when the rules leave one card,
    because silence would reveal that.
    """
    fair = advisable(view)
    if not fair:
        return None
    own = choose(replace(view, legal=tuple(fair)), rng)
    said, played = ERRS[name]
    talking = view.phase in ("choose", "answer")
    if own in fair and rng.random() >= (said if talking else played):
        return own
    wanted = _LEANS.get(name) or (_CARDS if own is not None and own.verb in _PLAY else _PLAY)
    leaning = [event for event in fair if event.verb in wanted] if talking else []
    return rng.choice(leaning or [event for event in fair if event != own] or list(fair))


_SAID = {"choose": (*_PLAY, *_CARDS), "answer": (*_PLAY, *_CARDS), "reply": ("accept", "refuse", "decline")}


def advisable(view: Any) -> Sequence[Event]:
    """Return the events that can be advised now: the decisions that the rules leave to the seat."""
    if view.turn != view.seat:
        return ()
    if view.phase in _SAID:
        return [event for event in view.legal if event.verb in _SAID[view.phase]]
    kind = {"play": "play", "discard": "discard"}.get(view.phase)
    return [event for event in view.legal if event.do == kind and not event.suffix]


def words(event: Event) -> str:
    """Return the single word of advice for an event, without its seat.

    It is "stand", "accept-double", "7h" to play, "-Qs9s" to discard. It is always one word, so that the other seat
    learns nothing from its length.
    """
    return str(event)[1:].lstrip(":.").replace(":", "-")


def advised(view: Any, said: str) -> Event | None:
    """Return the event of this view that was advised, or None when it is not legal."""
    return next((event for event in view.legal if event.seat == view.seat and words(event) == said), None)
