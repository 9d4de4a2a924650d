"""Writes the movetext of a deal of écarté."""

from __future__ import annotations

from ecarte.notation.fast.ecarte.tables import Tables
from ecarte.record import NO_NOTE, Deal

_SIGNS = {"deal": "<", "discard": "-", "draw": "+"}


def write_deal(rules: Tables, deal: Deal, lines: list[str]) -> None:
    """Write a deal, all but its score, as if everything in it were right."""
    if deal.note != NO_NOTE:
        raise ValueError
    bits = rules.bits
    lines.append(str(deal.head))
    line: list[str] = []
    plays, led, leader, trump, marked = 0, "", "", "", False
    for entry in deal.entries:
        event = entry.event
        if entry.note is not NO_NOTE and entry.note != NO_NOTE:
            raise ValueError
        seat, do, cards, word = event.seat, event.do, event.cards, ""
        fresh = False  # whether a new line begins
        if do == "play" and not (event.call or event.suffix):
            (card,) = cards
            word = f"{seat}.{card}"
            plays += 1
            if plays % 2:
                fresh = plays > 1 or not marked
                led, leader = card, seat
            else:
                higher = bits[card] < bits[led] if card[1] == led[1] else card[1] == trump
                word += f" /{seat}" if higher else f" /{leader}"
        elif do == "say":
            word = str(event)
            king = event.verb == "king"
            marked = marked or king
            fresh = not plays if king else event.verb in ("propose", "stand")
        elif do == "turn":
            word = f"^{cards[0]}"
            trump = cards[0][1]
        elif do in _SIGNS:
            word = seat + _SIGNS[do] + ("".join(sorted(cards, key=bits.__getitem__)) or "0")
        else:
            raise ValueError
        if fresh and line:
            lines.append(" ".join(line))
            line = []
        line.append(word)
    if line:
        lines.append(" ".join(line))
