"""The cards of a hand that may be played in écarté (E16-E18, E20)."""

from __future__ import annotations

from ecarte.core import tricks
from ecarte.core.cards import Card
from ecarte.games.ecarte.options import Options
from ecarte.games.ecarte.state import Hand, State


def playable(state: State, hand: Hand) -> tuple[Hand, str, str]:
    """Return the cards of a hand that may be played, and the code and rule that refuse the others."""
    if state.required is not None:
        return tricks.of_suit(hand, state.required), "E-lead-required", "E20"
    if not state.trick:
        return hand, "", ""
    return answering(hand, state.led, state.trump or "", state.options)


def answering(hand: Hand, led: Card, trump: str, options: Options) -> tuple[Hand, str, str]:
    """Return the cards of a hand that may be played to a lead, and the code and rule that refuse the others."""
    follow = tricks.of_suit(hand, led[1])
    if follow:
        head = tricks.heads(follow, led, options.order) if options.must_head else ()
        return (head, "E-head", "E17") if head else (follow, "E-follow", "E17")
    trumps = tricks.of_suit(hand, trump)
    return (trumps, "E-trump", "E18") if trumps else (hand, "", "")
