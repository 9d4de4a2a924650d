"""The common part of all computer players at écarté: a player is a mind within this frame.

A mind decides what to say in an exchange, which cards to discard and which to play, and gives its reasons. The frame
does the rest: it marks kings and names suits; `stakes` weighs doubles, offers and throwing in, `claims` weighs
claims, and `slips` adds mistakes.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random

from ecarte.core.cards import Card
from ecarte.core.game import Event
from ecarte.games.ecarte.state import View
from ecarte.machine.ecarte.records import Deal
from ecarte.players.ecarte import claims, reasons, slips, stakes
from ecarte.players.ecarte.sight import card_of
from ecarte.players.thoughts import Reason, Thought


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
        return self.think_soundly(replace(view, legal=slips.noticed(view, self.care)), rng)

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
        cards = claims.playable(view)
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


def played(view: View, card: Card) -> Event:
    """Return the event of playing a card."""
    return Event("play", view.seat, (card,))


def by_card(view: View, deal: Deal, number: int) -> Thought:
    """Return the thought of a card that the machine has just chosen, and why."""
    card = card_of(view, number)
    return Thought(played(view, card), (reasons.card(reasons.NAMES[deal.why], card),))
