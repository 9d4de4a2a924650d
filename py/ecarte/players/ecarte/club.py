"""A club player of écarté: plays by the books, and counts.

It plays hands, and refuses cards, by the classic *jeux de règle*. In the play it follows the maxims, remembers the
cards played and the suits the opponent has shown to lack, and works out the last tricks.
"""

from __future__ import annotations

from random import Random

from ecarte.core.cards import Card
from ecarte.games.ecarte.state import View
from ecarte.machine.ecarte.levels import club as machine
from ecarte.machine.ecarte.levels.club import COUNTED, says
from ecarte.players.ecarte import amateur, classic, reasons
from ecarte.players.ecarte.mind import Mind, by_card
from ecarte.players.ecarte.reasons import NAMES
from ecarte.players.ecarte.rules import load_rules
from ecarte.players.ecarte.sight import card_of, event_of, see
from ecarte.players.ecarte.worlds import counted
from ecarte.players.thoughts import Reason, Thought

CARE = 4


def worth(view: View) -> float:
    """Return the expected tricks of the hand."""
    return amateur.worth(view, view.hand)


def decide(view: View, rng: Random) -> Thought:
    """Return the choice of the club player, and its reasons."""
    rules, deal, phase, role, may = see(view, load_rules(view.options))
    if view.phase == "play":
        card = machine.maxim(rules, deal, role, may)
        return counted(view, rng, card_of(view, card)) if len(view.hand) <= COUNTED else by_card(view, deal, card)
    event = event_of(view, deal, says(rules, deal, phase, role))
    if view.phase == "discard":
        return Thought(event, (reasons.discarded(event),))
    hand = reasons.hand(view)
    if deal.needs:
        return Thought(event, (hand, reasons.expected(deal.expects, deal.needs)))
    why = classic.verdict(deal.why).why
    return Thought(event, (Reason("classic", {"why": why or "none", "like": classic.like(why)}), hand))


def maxim(view: View) -> tuple[Card, str]:
    """Return the card that the maxims would play, and the reason's code."""
    rules, deal, _, role, may = see(view, load_rules(view.options))
    card = card_of(view, machine.maxim(rules, deal, role, may))
    return card, NAMES[deal.why]


MIND = Mind(decide, worth, CARE)
choose, sound = MIND.choose, MIND.sound
