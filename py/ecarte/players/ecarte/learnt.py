"""What the trained policy says of a view."""

from __future__ import annotations

from ecarte.core.game import Event
from ecarte.games.ecarte.state import View
from ecarte.machine.ecarte.keys import worst
from ecarte.machine.ecarte.levels.trained import likeliest, list_played, list_said
from ecarte.machine.ecarte.records import CHOOSE, GO, STAY
from ecarte.players.ecarte.mind import played
from ecarte.players.ecarte.policy import needs
from ecarte.players.ecarte.rules import load_rules
from ecarte.players.ecarte.sight import PHASES, card_of, event_of, lead_again, see


def chances(view: View) -> dict[Event, float] | None:
    """Return the chance of each event that the seat of a view may choose in its turn, or None if unknown.

    The tables do not cover naming suits, doubles, offers or claims. Raises `policies.Needed`.
    """
    if view.turn != view.seat or view.phase not in PHASES or not view.turned:
        return None
    rules, deal, phase, role, _ = see(view, load_rules(view.options, [needs(view)]))
    if view.phase == "play":
        lead_again(view, deal)
        size = list_played(rules, deal, role)
    else:
        if phase == CHOOSE and rules.numbered:
            deal.asked = likeliest(rules, deal)
            if not deal.asked:
                return None
        size = list_said(rules, deal, phase, role)
    shares: dict[Event, float] = {}
    for what, share in zip(deal.choices[:size], deal.shares[:size], strict=True):
        if view.phase == "play":
            event = played(view, card_of(view, what))
        elif view.phase == "discard":
            event = event_of(view, deal, worst(deal, deal.hands[role], deal.away[role], what))
        else:
            refuses = what == STAY and Event("say", view.seat, verb="refuse") not in view.legal
            event = event_of(view, deal, GO if phase != CHOOSE and refuses else what)
        shares[event] = shares.get(event, 0.0) + share
    return shares if shares and all(event in view.legal for event in shares) else None
