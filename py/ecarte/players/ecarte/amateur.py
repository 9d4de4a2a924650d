"""A decent amateur at écarté: rules of thumb, no counting beyond the cards in view, and two bad habits.

A hand is worth the tricks it can expect. A strong one is played; with a weak one the amateur asks for cards. Its habits
are those of many people: it does not part with queens, and saves its trumps for later when it has only one or two.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ecarte.core.cards import Card
from ecarte.games.ecarte.state import View
from ecarte.machine.ecarte.levels.amateur import needed_tricks, plays, says
from ecarte.machine.ecarte.levels.thumb import hand_worth
from ecarte.machine.ecarte.records import ELDER
from ecarte.players.ecarte import reasons
from ecarte.players.ecarte.mind import Mind, by_card
from ecarte.players.ecarte.rules import load_rules
from ecarte.players.ecarte.sight import event_of, hold, see
from ecarte.players.thoughts import Thought


def worth(view: View, cards: Sequence[Card]) -> float:
    """Return the expected tricks of a hand."""
    return hand_worth(hold(view, cards), ELDER)


def margin(view: View) -> float:
    """Return the expected tricks of a hand beyond the threshold for playing it without an exchange."""
    rules, deal, phase, role, _ = see(view, load_rules(view.options))
    return hand_worth(deal, role) - needed_tricks(rules, deal, phase)


def _decided(view: View, rng: Random) -> Thought:
    rules, deal, phase, role, may = see(view, load_rules(view.options))
    if view.phase == "play":
        return by_card(view, deal, plays(deal, role, may))
    event = event_of(view, deal, says(rules, deal, phase, role))
    if view.phase == "discard":
        return Thought(event, (*reasons.kept_queens(view, event), reasons.discarded(event)))
    return Thought(event, (reasons.hand(view), reasons.expected(deal.expects, deal.needs)))


MIND = Mind(_decided, lambda view: worth(view, view.hand))
choose, sound = MIND.choose, MIND.sound
