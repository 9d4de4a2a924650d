"""The computer's spectators (E32): whom they back before a game, and what they advise in it.

Each has a character. What they bet follows from what everybody knows: the score of the match, the purses,
who sits where. What they advise follows from the view of the seat they back, through the same player that the
computer plays with; each errs in a way of their own. Chance is an argument.
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

# Parts of a purse that a spectator puts on a game.
RASH, USUAL, SMALL = 0.5, 0.25, 0.1
# How often a spectator's character speaks in place of judgement: in the exchange, and at cards.
ERRS = {"Basile": (0.4, 0.15), "Celeste": (0.4, 0.05), "Leon": (0.1, 0.1), "Odile": (0.5, 0.35), "Marius": (0.2, 0.2)}


# --- betting --------------------------------------------------------------------------------------


def _ahead(stands: Standing) -> Seat | None:
    """Who leads in the match."""
    south, north = (stands.score.get(seat, 0) for seat in SEATS)
    return None if south == north else "S" if south > north else "N"


def _bold(stands: Standing, rng: Random, name: str) -> tuple[Seat, float]:
    """Half the purse on whoever comes to mind."""
    return rng.choice(SEATS), RASH


def _cautious(stands: Standing, rng: Random, name: str) -> tuple[Seat, float]:
    """A little on who leads; on a level score a very little."""
    ahead = _ahead(stands)
    return (ahead, SMALL) if ahead else (rng.choice(SEATS), SMALL / 2)


def _loyal(stands: Standing, rng: Random, name: str) -> tuple[Seat, float]:
    """Always the same player, in whichever seat: of the three in a pool one is liked best, one least."""
    liking = {seat: Random(f"{stands.id} {name} {stands.names[seat]}").random() for seat in SEATS}
    return max(SEATS, key=lambda seat: liking[seat]), USUAL


def _contrary(stands: Standing, rng: Random, name: str) -> tuple[Seat, float]:
    """Whoever is behind."""
    ahead = _ahead(stands)
    return ("N" if ahead == "S" else "S") if ahead else rng.choice(SEATS), USUAL


def _flattering(stands: Standing, rng: Random, name: str) -> tuple[Seat, float]:
    """The fuller purse."""
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
    """What a spectator wishes to bet on the game that begins with things standing so; None without chips."""
    purse = (stands.purses or {}).get(name, 0)
    seat, part = _BETS[name](stands, rng, name)
    chips = min(purse, max(1, round(purse * part * rng.uniform(0.6, 1.4))))
    return Bet(name, seat, chips) if chips > 0 else None


# --- advice ---------------------------------------------------------------------------------------

# What is said first, in the exchange, by who wants to play and by who wants cards.
_PLAY, _CARDS = ("stand", "refuse"), ("propose", "accept")
_LEANS = {"Basile": _PLAY, "Celeste": _CARDS}


def advice(name: str, view: Any, choose: Choose, rng: Random) -> Event | None:
    """What a spectator would do in the seat whose view it is; None where nothing can be advised.

    ``choose`` is the player of the computer's that they reason like, when they do. Something is said even where
    the rules leave one card: silence would tell the other seat so.
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
    """What can be advised now: what the seat must decide, by the rules."""
    if view.turn != view.seat:
        return ()
    if view.phase in _SAID:
        return [event for event in view.legal if event.verb in _SAID[view.phase]]
    kind = {"play": "play", "discard": "discard"}.get(view.phase)
    return [event for event in view.legal if event.do == kind and not event.suffix]


def words(event: Event) -> str:
    """What an event says, as advice has it: without the seat, "stand", "accept-double", "7h" to play, "-Qs9s" to
    discard. It is one word, whatever it says: of what is said to the other seat not even the length is known."""
    return str(event)[1:].lstrip(":.").replace(":", "-")


def advised(view: Any, said: str) -> Event | None:
    """The event of this view that was advised; None when it is none of them."""
    return next((event for event in view.legal if event.seat == view.seat and words(event) == said), None)
