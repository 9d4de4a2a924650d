"""Cards as numbers, in trump form.

A card is 8 * suit + place: suit 0 is trumps, place 0 the highest of its suit. A hand is a mask of 32 bits, a suit of a
hand a byte.
"""

from __future__ import annotations

SUIT = 255  # the trumps of a mask; each further suit is 8 bits higher


def may_play(hand: int, led: int, must_head: int) -> int:
    """Return the cards of a hand that may be played to the card led, or led where that is -1 (E17, E18)."""
    if led < 0:
        return hand
    suit = hand & SUIT << (led & 24)
    if suit:
        heads = suit & (1 << led) - 1
        return heads if must_head and heads else suit
    return hand & SUIT if hand & SUIT else hand


def beats(card: int, led: int) -> int:
    """Return 1 when a card takes the trick from the card led, else 0 (E19)."""
    if card >> 3 == led >> 3:
        return 1 if card < led else 0
    return 1 if card < 8 else 0
