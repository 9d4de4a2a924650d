"""The packets a dealer chooses (E4, B5), said before the first card of a deal: "N:packets:2-3".

The record holds this word, so that the cards can be dealt again from the pack.
"""

from __future__ import annotations

from ecarte.core.game import Event, Problem, Seat

ORDERS = ("3-2", "2-3")
SAID = "packets"


def refusal(rule: str, dealer: Seat, event: Event) -> Problem | None:
    """Return why an event may not happen before the dealer has chosen the packets; None when it chooses them."""
    if event.do != "say" or event.verb != SAID:
        return Problem("E-packets-due", rule, {"seat": dealer})
    if event.seat != dealer:
        return Problem("E-turn", rule, {"seat": dealer})
    right = len(event.args) == 1 and event.args[0] in ORDERS and not event.suffix
    return None if right else Problem("E-packets", rule, {"say": str(event)[2:]})
