"""The master, chance, and who decides."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from ecarte.compiled.ecarte.games.beginner import beginner_plays, beginner_says
from ecarte.compiled.ecarte.games.club import club_plays, club_says, maxim
from ecarte.compiled.ecarte.games.counting import most_valuable
from ecarte.compiled.ecarte.games.digests import below
from ecarte.compiled.ecarte.games.records import (
    AMATEUR,
    ANSWER,
    CHANCE,
    CHOOSE,
    CLUB,
    DEALERS_NUMBER,
    GO,
    GO_IF,
    MASTER,
    NUMBER,
    PACK,
    REFUSE,
    STAY,
)
from ecarte.compiled.ecarte.games.sight import in_order, top, worst
from ecarte.compiled.ecarte.games.thumb import amateur_plays, amateur_says, discard_span, may_be_short, may_refuse
from ecarte.compiled.ecarte.games.trained import drawn, likeliest, plays, says
from ecarte.compiled.ecarte.kernels import combine, follow
from ecarte.players.ecarte.double import HAND


@njit(boundscheck=True)
def master_says(r: Any, data: Any, d: Any, rng: Any, phase: int, role: int) -> int:
    """Return the master's choice in the exchange (`master.decide`)."""
    if r.master.seasoned:
        number = likeliest(r, data, d) if phase == CHOOSE and r.numbered else 1
        at = drawn(r, d, rng, says(r, data, d, phase, role) if number else 0)
        if at >= 0:
            if phase == CHOOSE and r.numbered:
                d.asked = number
            if phase in (CHOOSE, ANSWER):
                return d.choices[at]
            return worst(d.hand[role], d.away[role], d.choices[at])
    return club_says(r, d, phase, role)


@njit(boundscheck=True)
def master_plays(r: Any, data: Any, d: Any, rng: Any, role: int) -> int:
    """Return the master's card (`master.decide`, `master.counted`)."""
    at = drawn(r, d, rng, plays(r, data, d, role))
    return d.choices[at] if at >= 0 else most_valuable(r, d, rng, role, maxim(r, d, role))


@njit(boundscheck=True)
def chance_says(r: Any, d: Any, rng: Any, phase: int, role: int) -> int:
    """Return a choice of the exchange at random (`ecarte.players.chance`), as `legal.regular_events` orders them."""
    if phase == CHOOSE:
        most = min(HAND, PACK - d.top) if r.numbered else 1
        at = below(rng, most + 1)
        if at < most and r.numbered:
            d.asked = at + 1
        return GO if at < most else STAY
    if phase == ANSWER:
        may = may_be_short(d)
        at = below(rng, 3 if may else 2)
        return (GO, GO_IF, STAY)[at] if may else (GO, STAY, STAY)[at]
    least, most = discard_span(r, d, role)
    number = in_order(d, d.hand[role])
    chosen, size = np.empty(HAND, np.int64), 0
    refuse = 1 if may_refuse(d, role, most) else 0
    ways = 1
    for each in range(most + 1):
        size += ways if each >= least else 0
        ways = ways * (number - each) // (each + 1)
    at = below(rng, refuse + size) - refuse
    if at < 0:
        return REFUSE
    ways = 1
    for each in range(most + 1):
        if each >= least:
            if at < ways:
                hands = np.empty(ways, np.int64)
                for card in range(number):
                    chosen[card] = 1 << d.cards[card]
                combine(chosen[:number], each, 0, hands)
                return hands[at]
            at -= ways
        ways = ways * (number - each) // (each + 1)
    raise IndexError


@njit(boundscheck=True)
def said(r: Any, data: Any, d: Any, rng: Any, kind: int, phase: int, role: int) -> int:
    """Return a player's choice in the exchange: what is said, or the discards (`Mind.think_soundly`)."""
    if kind == CHANCE:
        return chance_says(r, d, rng, phase, role)
    if phase == DEALERS_NUMBER and not discard_span(r, d, role)[1] and not d.conditional:
        return 0  # forced
    if phase == NUMBER and d.asked == HAND:
        return d.hand[role]  # forced
    if kind == MASTER:
        return master_says(r, data, d, rng, phase, role)
    if kind == CLUB:
        return club_says(r, d, phase, role)
    return amateur_says(r, d, phase, role) if kind == AMATEUR else beginner_says(r, d, phase, role)


@njit(boundscheck=True)
def played(r: Any, data: Any, d: Any, rng: Any, kind: int, role: int) -> int:
    """Return a player's card (`Mind.think_soundly`)."""
    own, led = d.hand[role], d.led
    may = own if led < 0 else follow(own, led, r.must_head)
    if kind == CHANCE:
        return d.cards[below(rng, in_order(d, may))]
    if not may & may - 1:
        return top(may)  # forced
    if kind == MASTER:
        return master_plays(r, data, d, rng, role)
    if kind == CLUB:
        return club_plays(r, d, rng, role)
    return amateur_plays(r, d, role, may) if kind == AMATEUR else beginner_plays(r, d, role, may)
