"""The packets that a dealer chooses (E4, B5): a word before the first card of a deal, "N:packets:2-3".

The cards follow from the pack and from that word, so that whoever has the record can deal them again.
"""

from __future__ import annotations

from ecarte.game import Event, Problem, Seat

ORDERS = ("3-2", "2-3")
SAID = "packets"


def refusal(rule: str, dealer: Seat, event: Event) -> Problem | None:
    """Why an event may not happen while the dealer is to say the packets; None for that word."""
    if event.do != "say" or event.verb != SAID:
        return Problem("E-packets-due", rule, {"seat": dealer})
    if event.seat != dealer:
        return Problem("E-turn", rule, {"seat": dealer})
    right = len(event.args) == 1 and event.args[0] in ORDERS and not event.suffix
    return None if right else Problem("E-packets", rule, {"say": str(event)[2:]})
