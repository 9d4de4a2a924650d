"""The common part of all computer players at écarté: a player is a mind within this frame.

A mind decides what to say in an exchange, which cards to discard and which to play, and gives its reasons. The frame
does the rest: it marks kings and names suits; `stakes` weighs doubles, offers and throwing in, `claims` weighs
claims, and `slips` adds mistakes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import NamedTuple

from ecarte.core.cards import Card
from ecarte.core.game import Event
from ecarte.games.ecarte.state import View
from ecarte.players.ecarte import claims, slips, stakes
from ecarte.players.ecarte.reasons import Reason


class Thought(NamedTuple):
    """A player's choice and its reasons, the weightiest first."""

    event: Event
    reasons: tuple[Reason, ...] = ()


@dataclass(frozen=True, slots=True)
class Mind:
    """How a player decides.

    ``care`` is how rarely it errs where irregularities can be committed, relative to the amateur's 1; None means
    never.
    """

    decide: Callable[[View, Random], Thought]  # stand, propose, accept, refuse, discard or play, in its turn
    worth: Callable[[View], float]  # the expected tricks of the hand
    care: float | None = 1

    def choose(self, view: View, rng: Random) -> Event | None:
        """Return the player's choice, including mistakes where irregularities can be committed."""
        thought = self.think(view, rng)
        return thought and thought.event

    def sound(self, view: View, rng: Random) -> Event | None:
        """Return the player's choice without mistakes; it always marks a king at once."""
        thought = self.think_soundly(view, rng)
        return thought and thought.event

    def think(self, view: View, rng: Random) -> Thought | None:
        """Return what `choose` does, with its reasons."""
        if self.care is None or not view.options.has_penalties:
            return self.think_soundly(view, rng)
        wrong = slips.slip(view, rng, self.care)
        if wrong is not None:
            return Thought(wrong, (Reason("slip"),))
        return self.think_soundly(replace(view, legal=slips.minded(view, self.care)), rng)

    def think_soundly(self, view: View, rng: Random) -> Thought | None:
        """Return what `sound` does, with its reasons.

        ``rng`` is used only for the mind's own chances, and to sample hands of the opponent when there is something to
        double, to offer or to claim.
        """
        king = next((event for event in view.legal if event.verb == "king" and not event.suffix), None)
        if king is not None:
            return Thought(king, (Reason("king"),))
        if not view.legal:
            return None
        if not view.options.is_plain and (special := self._special(view, rng)) is not None:
            return Thought(special, (Reason("weighs" if special.do == "say" else "claims"),))
        if view.turn != view.seat:
            return None
        if view.phase == "packets":  # both orders are equally good (E4)
            return Thought(rng.choice(view.legal))
        fair = [event for event in view.legal if not event.suffix] or list(view.legal)
        if len(fair) == 1:
            return Thought(fair[0], (Reason("forced"),))
        if view.phase != "play":
            return self.decide(view, rng)
        cards = playable(view)
        thought = self.decide(view, rng) if len(cards) > 1 else Thought(played(view, cards[0]), (Reason("forced"),))
        if not claims.fair_cards(view):  # each lead must be named first (E20)
            return Thought(Event("say", view.seat, verb="suit", args=(thought.event.cards[0][1],)), thought.reasons)
        return thought

    def _special(self, view: View, rng: Random) -> Event | None:
        """Return a choice that only some rules allow: corrections, claims, doubles, offers, throwing in."""
        if (event := claims.put_right(view) or claims.claimed(view)) is not None:
            return event
        mine = view.turn == view.seat
        if view.phase == "reply":
            return self._reply(view, rng) if mine else None
        event = stakes.said(view, self.worth(view), rng)
        if event is None and mine and view.phase == "play":
            event = stakes.thrown(view)
        return event

    def _reply(self, view: View, rng: Random) -> Event:
        assert view.question is not None
        if view.question.kind == "claim":
            return claims.ruled(view, rng)
        if view.question.kind == "suit":
            return claims.suit_asked(view)
        return stakes.answered(view, self.worth(view), rng)


# --- the events that minds choose from ---


def playable(view: View) -> Sequence[Card]:
    """Return the cards to choose from: the legal ones, of the suit that was named for the lead."""
    fair = claims.fair_cards(view) or list(view.hand)
    return [card for card in fair if view.named is None or card[1] == view.named] or fair


def played(view: View, card: Card) -> Event:
    """Return the event of playing a card."""
    return Event("play", view.seat, (card,))


def is_at_risk(view: View) -> bool:
    """Return whether declining now makes the seat vulnerable (E23)."""
    return {"first": not view.exchanges, "every": True, "none": False}[view.options.vulnerability]


def elder(view: View, stands: bool, number: int) -> Event:
    """Return the elder's choice: to stand, or to propose, with the number of cards where it must be said (E9)."""
    if stands:
        return Event("say", view.seat, verb="stand")
    offers = [event for event in view.legal if event.verb == "propose"]
    return min(offers, key=lambda event: abs(int(event.args[0]) - number) if event.args else 0)


def dealer(view: View, refuses: bool) -> Event:
    """Return the dealer's answer."""
    refusal = Event("say", view.seat, verb="refuse")
    if refuses and refusal in view.legal:  # law 37 may forbid it
        return refusal
    accepts = [event for event in view.legal if event.verb == "accept"]
    return accepts[-1]  # conditional if possible: without new cards the hand is no better


def discard(view: View, wanted: Sequence[Card], rest: Sequence[Card]) -> Event:
    """Return the discard of the unwanted cards, the worst first, with cards of ``rest`` where more are due.

    It is a refusal instead where acceptance was conditional and too few cards are left (law 38).
    """
    refuse = next((event for event in view.legal if event.verb == "refuse"), None)
    assert view.discard is not None
    least, most = view.discard
    if refuse is not None and len(wanted) > most:
        return refuse
    thrown = (*wanted, *rest)[: min(max(len(wanted), least), most)]
    return Event("discard", view.seat, tuple(card for card in view.hand if card in thrown))
