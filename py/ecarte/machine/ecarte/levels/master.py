"""The master: the trained policy, or where that knows nothing, hands of the opponent played double dummy."""

from __future__ import annotations

from ecarte.machine.chance import draw_share
from ecarte.machine.ecarte.keys import worst
from ecarte.machine.ecarte.levels.club import maxim
from ecarte.machine.ecarte.levels.club import says as club_says
from ecarte.machine.ecarte.levels.counting import WORLDS, most_valuable
from ecarte.machine.ecarte.levels.trained import find_most, likeliest, list_played, list_said
from ecarte.machine.ecarte.records import ANSWER, CHOOSE, Deal, Rules

FLAT = 3
"""A choice among more than this many events, all equally likely, counts as untrained."""
SELDOM = 0.02
"""Choices at most this likely are residual errors of training, and are never made."""


def says(rules: Rules, deal: Deal, phase: int, role: int) -> int:
    """Return the master's choice in the exchange."""
    if rules.is_seasoned:
        number = likeliest(rules, deal) if phase == CHOOSE and rules.numbered else 1
        at = draw(deal, list_said(rules, deal, phase, role) if number else 0)
        if at >= 0:
            if phase == CHOOSE and rules.numbered:
                deal.asked = number
            if phase <= ANSWER:
                return deal.choices[at]
            return worst(deal, deal.hands[role], deal.away[role], deal.choices[at])
    return club_says(rules, deal, phase, role)


def plays(rules: Rules, deal: Deal, role: int, may: int) -> int:
    """Return the master's card."""
    at = draw(deal, list_played(rules, deal, role))
    return deal.choices[at] if at >= 0 else count(rules, deal, role, may, WORLDS)


def count(rules: Rules, deal: Deal, role: int, may: int, worlds: int) -> int:
    """Return the card that is worth most against so many hands; of equals, the one that the maxims would play."""
    return most_valuable(rules, deal, role, may, maxim(rules, deal, role, may), worlds)


def draw(deal: Deal, size: int) -> int:
    """Return the place of a choice, drawn by the chances, -1 where these say nothing."""
    kept = keep(deal, size)
    return pick(deal, kept, draw_share(deal.chance)) if kept else -1


def keep(deal: Deal, size: int) -> int:
    """Drop choices that are residual errors, and return how many are left, 0 where the chances say nothing."""
    if not size:
        return 0
    choices, shares = deal.choices, deal.shares
    most = shares[find_most(deal, size)]
    if size > FLAT and most < 1.0 / FLAT:  # training never reached this situation
        return 0
    least, kept, total = min(SELDOM, most / 2.0), 0, 0.0
    for at in range(size):
        if shares[at] > least:
            choices[kept], shares[kept] = choices[at], shares[at]
            total += shares[kept]
            kept += 1
    for at in range(kept):
        shares[at] /= total
    return kept


def pick(deal: Deal, size: int, left: float) -> int:
    """Return the place of a choice, by a number drawn from 0 to 1."""
    for at in range(size):
        left -= deal.shares[at]
        if left < 0.0:
            return at
    return find_most(deal, size)
