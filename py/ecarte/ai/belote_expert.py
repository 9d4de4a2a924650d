"""The strong player at belote: it imagines the hands the others may hold and tries every card against them."""

from __future__ import annotations

from random import Random

from ecarte.ai.belote_amateur import by_rule
from ecarte.ai.belote_sample import NoDealError, worlds
from ecarte.ai.belote_search import Search, distinct
from ecarte.ai.belote_seen import seen
from ecarte.ai.belote_table import best, plays, said
from ecarte.ai.belote_trial import best_tried
from ecarte.game import Event
from ecarte.games.belote_state import View

# From how many cards in hand on play is solved exactly; how many worlds are tried, by cards in hand.
EXACT = 5
WORLDS = {1: 1, 2: 40, 3: 40, 4: 40, 5: 16, 6: 60, 7: 50, 8: 40}


def choose(view: View, rng: Random) -> Event | None:
    """The card that comes out best on average. How much it thinks is fixed: the same place, the same choice."""
    if len(view.legal) <= 1:
        return view.legal[0] if view.legal else None
    if view.phase == "bid":
        return best_tried(view, rng)
    spoken = said(view)
    if spoken is not None or view.turn != view.seat:
        return spoken
    place = seen(view)
    events = plays(view, place)
    first = by_rule(place, events)
    # The rule of thumb's card stands first: it wins where nothing is better.
    cards = distinct([first, *(card for card in events if card != first)], place)
    if len(cards) == 1:
        return events[cards[0]]
    search = Search(view, place, EXACT)
    try:
        values = search.values(cards, worlds(view, place, WORLDS[place.left], rng))
    except NoDealError:  # in a variation somebody may hold what goes against all that was shown before
        return events[first]
    return events[cards[best(values)]]
