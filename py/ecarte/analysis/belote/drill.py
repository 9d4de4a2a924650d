"""Bids without end: hands are dealt anew, and each is a problem to solve (`ecarte.analysis.puzzles`).

A problem is named by its kind and a number, "bids.3fa9c1d2", from which its cards follow. What a bid is worth is what
many deals made of it that fit the bids so far, played out by rules of thumb.
"""

from __future__ import annotations

import hashlib
import re
from dataclasses import replace
from functools import lru_cache
from random import Random

from ecarte import record
from ecarte.analysis.belote import choices
from ecarte.analysis.belote.chance import after
from ecarte.analysis.belote.levels import RATINGS
from ecarte.analysis.belote.reasons import reasons
from ecarte.analysis.puzzles import KEPT_TAGS, Choice, Puzzle
from ecarte.games.belote.facts import UNIT
from ecarte.games.belote.game import GAME
from ecarte.games.belote.state import View
from ecarte.machine import module, run
from ecarte.machine.ways import Plain
from ecarte.notation import link
from ecarte.players import PLAYERS
from ecarte.record import OWN, Play

RULES = {"bids": "classic", "bids-free": "modern", "bids-open": "two"}
KINDS = tuple(RULES)
PLAYER = "amateur"  # who bids in the other seats
DEALS, FEW = 1000, 100  # that are played out: by compiled code, and where the machine's functions run as they stand
BY_RIGHT = (1705, 1557, 1424, 1303, 1188, 1070)
"""Ratings by how many of our players would bid right: those that would be expected of them (tools/puzzles/grade.py)."""
_NAME = re.compile(r"([a-z-]+)\.([0-9a-f]{8})")
_NORMAL = 1.96


@lru_cache(maxsize=8)
def puzzle(name: str) -> Puzzle:
    """Return the problem of a name; raises KeyError for what is none, and `policies.Needed`."""
    match = _NAME.fullmatch(name)
    if match is None or match[1] not in RULES:
        raise KeyError(name)
    module.call_for(GAME.name)
    number = 0
    while True:
        play = _dealt(match[1], f"{name} {number}")
        found = _judged(play, match[1], name) if play is not None else None
        if found is not None:
            return found
        number += 1


def _dealt(kind: str, seed: str) -> Play | None:
    """Return a game at a bid of the user, in either round, or None where the deal has none there."""
    digest = hashlib.sha256(seed.encode()).hexdigest()
    seats = GAME.resolve(RULES[kind], {}).seats
    play = record.new(GAME.name, RULES[kind], {}, {}, digest, seats[int(digest[0], 16) % len(seats)])
    is_second, rng, choose = int(digest[1], 16) % 2 == 1, Random(seed), PLAYERS[GAME.name][PLAYER]
    while play.state.phase in ("packets", "bid"):
        mover = GAME.rules.turn(play.state)
        assert mover is not None
        view = GAME.view.of(play.state, mover)
        if play.state.phase == "bid" and mover == OWN and is_second == (view.round == 2):
            tags = tuple(tag for tag in play.record.tags if tag[0] in KEPT_TAGS)
            return play.with_record(replace(play.record, tags=tags))
        event = choose(view, rng)
        assert event is not None
        play = record.advance(play, event)
    return None


def _judged(play: Play, kind: str, name: str) -> Puzzle | None:
    """Return the problem that a bid is, or None where no choice is surely better than another."""
    view: View = GAME.view.of(play.state, OWN)
    deals = FEW if isinstance(run.find(GAME.name), Plain) else DEALS
    found = choices.tried(view, Random(name), deals)
    sure = [at for at in range(len(found.choices)) if found.loss(at)[0] <= max(UNIT.shown, found.loss(at)[1])]
    if len(sure) == len(found.choices):
        return None
    judged = tuple(
        Choice(
            str(each.event),
            after(view, each.points),
            each.points,
            each.error,
            None,
            each.made,
            None,
            () if at in sure else tuple({**why.to_json()} for why in reasons(view, found, each)),
        )
        for at, each in enumerate(found.choices)
    )
    answers = tuple(judged[at].event for at in sure)
    right = sum(str(PLAYERS[GAME.name][level](view, Random(f"{name} {level}"))) in answers for level in RATINGS)
    lead, half = found.loss(next(at for at in range(len(judged)) if at not in sure))
    moment = f"{play.steps[-1].deal}#{play.steps[-1].number}"
    return Puzzle(
        game=GAME.name,
        kind=kind,
        rating=BY_RIGHT[right],
        link=link.dumps(play),
        at=moment,
        answers=answers,
        lead=lead,
        error=half / _NORMAL,
        exact=False,
        worlds=deals,
        choices=judged,
        name=name,
    )
