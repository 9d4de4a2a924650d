"""The lab's players at a table of the engine."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

from ecarte.core.game import Event
from ecarte.games.ecarte.state import View
from ecarte.machine.ecarte.records import GO, NUMBER, PLAYING, STAY
from ecarte.players import Choose
from ecarte.players.ecarte import amateur
from ecarte.players.ecarte.sight import PHASES, card_of, event_of, see
from lab.deal import MASTER, Minds, Play, compile_all, minds, row
from lab.players import decide


def decide_once(minds: Minds, play: Play) -> int:
    """Return the decision of the mover, the first player; of discards, the cards."""
    what, gone = decide(minds, play, 0)
    return gone if NUMBER <= play.phase < PLAYING else what


native = partial(compile_all, decide_once)
"""Return the functions as code of the processor."""


def guest(player: list[float]) -> Choose:
    """Return a player of the lab, by its row, for a table of the engine under the default rules.

    The amateur makes the decisions unknown to the lab.
    """
    rules: Any = minds(native(), player, row(MASTER))
    play: Any = native().new(Play)

    def choose(view: View, rng: Random) -> Event | None:
        if view.turn != view.seat or view.phase not in PHASES:
            return amateur.choose(view, rng)
        _, deal, phase, role, _ = see(view, rules)
        known = deal.to_bytes()
        play.data[: len(known)] = known
        play.phase, play.mover, play.chance[0] = phase, role, rng.getrandbits(62)
        what = native().call(decide_once, rules, play)
        if phase == PLAYING:
            return Event("play", view.seat, (card_of(view, what),))
        return event_of(view, deal, what if phase >= NUMBER else GO if what else STAY)

    return choose
