"""A beginner at écarté, who knows the rules and makes the usual mistakes.

It counts court cards rather than trumps, hopes for better cards when it should play, keeps queens, forgets that
declining may cost double, and remembers only the last trick. In each deal it has habits about discards, trumps, leads
and taking tricks, which last to the end of the deal.
"""

from __future__ import annotations

from random import Random

from ecarte.games.ecarte.state import View
from ecarte.machine.ecarte.levels.beginner import KEPT_PLACES, hand_worth, most_unwanted, plays, says
from ecarte.machine.ecarte.levels.thumb import count_unwanted, leads
from ecarte.machine.ecarte.records import ELDER, LEADS_HIGHEST
from ecarte.machine.ecarte.sight import in_order, unseen
from ecarte.players.ecarte import reasons
from ecarte.players.ecarte.mind import Mind, by_card
from ecarte.players.ecarte.rules import load_rules
from ecarte.players.ecarte.sight import Seen, event_of, hold, see
from ecarte.players.thoughts import Reason, Thought

COURTS = "KQJ"
CARE = 0.5


def worth(view: View) -> float:
    """Return the tricks that the hand seems to be worth."""
    return hand_worth(hold(view, view.hand), ELDER)


def _decided(view: View, rng: Random) -> Thought:
    seen = see(view, load_rules(view.options))
    rules, deal, phase, role, _ = seen
    if view.phase == "play":
        return _card(view, seen)
    event = event_of(view, deal, says(rules, deal, phase, role))
    if view.phase == "discard":
        low = count_unwanted(deal.hands[role], KEPT_PLACES)
        wanted = min(low, most_unwanted(rules, deal, role))
        clings = (Reason("keeps-low"),) if max(wanted, len(event.cards)) < low else ()
        return Thought(event, (*reasons.kept_queens(view, event), *clings, reasons.discarded(event)))
    look = Reason("courts", {"courts": sum(card[0] in COURTS for card in view.hand)})
    hopes = (Reason("accepts-hopefully"),) if view.phase == "answer" and deal.expects < deal.needs else ()
    return Thought(event, (look, *hopes, reasons.expected(deal.expects, deal.needs)))


def _card(view: View, seen: Seen) -> Thought:
    rules, deal, _, role, may = seen
    card = plays(rules, deal, role, may)
    thought = by_card(view, deal, card)
    if not view.trick and deal.why <= LEADS_HIGHEST and leads(deal, in_order(deal, may), 3, unseen(deal, role)) != card:
        return thought._replace(reasons=(*thought.reasons, Reason("forgets-played")))
    return thought


MIND = Mind(_decided, worth, CARE)
choose, sound = MIND.choose, MIND.sound
