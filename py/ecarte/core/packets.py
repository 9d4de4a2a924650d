"""The packets a dealer chooses (E4, B5), said before the first card of a deal: "N:packets:2-3".

The record holds this word, so that the cards can be dealt again from the pack.
"""

from __future__ import annotations

from ecarte.core.game import Event, Problem, Seat

ORDERS = ("3-2", "2-3")
SAID = "packets"


def refusal(rule: str, dealer: Seat, event: Event) -> Problem | None:
    """Return what is wrong with an event while the dealer must choose the packets, or None when it chooses them."""
    if event.do != "say" or event.verb != SAID:
        return Problem("E-packets-due", rule, {"seat": dealer})
    if event.seat != dealer:
        return Problem("E-turn", rule, {"seat": dealer})
    is_choice = len(event.args) == 1 and event.args[0] in ORDERS and not event.suffix
    return None if is_choice else Problem("E-packets", rule, {"say": str(event)[2:]})
