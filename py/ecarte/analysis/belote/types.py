"""The hand explorer of belote as JSON: declarations alone (`ecarte.types`)."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from ecarte.types.analysis import Estimate
from ecarte.types.view import Card, Rules


class BeloteExploring(TypedDict):
    """A hand put together by the user, and what is asked of it: a bid of either round, or the first lead."""

    game: Literal["belote"]
    rules: Rules
    asks: Literal["first", "second", "lead"]
    place: int  # in the order of speaking, from 1: of the hand that bids, or of the taker, where the first one leads
    hand: list[Card]  # without the card turned up, which a taker adds
    turned: Card  # where the cards lie open: the dealer's that was dealt last
    contract: NotRequired[str]  # for a lead: a suit letter, "nt" or "at"
    bottom: NotRequired[Card]  # for a lead with fewer than four: the other card turned up
    other: NotRequired[list[Card]]  # where the cards lie open: the other player's row


class BeloteExplored(TypedDict):
    """What the explorer knows of a hand so far."""

    declared: list[str]  # events: what is declared before the lead
    estimate: Estimate | None


Exploring: TypeAlias = BeloteExploring
Explored: TypeAlias = BeloteExplored
