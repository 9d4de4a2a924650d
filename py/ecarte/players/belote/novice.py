"""A beginner at belote, who knows the rules and which cards are high.

It takes on long trumps, tries to win every trick, forgets what has been played, and sometimes plays at random.
"""

from __future__ import annotations

from random import Random

from ecarte.core.cards import SUITS
from ecarte.core.game import Event
from ecarte.games.belote.state import View
from ecarte.machine.belote.records import CARDS
from ecarte.machine.belote.sight import Sight
from ecarte.players.belote import table
from ecarte.players.belote.cards import FREE, tables
from ecarte.players.thoughts import Reason, Thought

SLIP = 0.1  # how often it plays a random card
TAKES = 3.0  # the points a suit needs: one for each card, for jack, nine and a side ace


def play(view: View, sight: Sight, events: table.Playable, rng: Random) -> Thought:
    """Return a card that wins the trick if one can, at times a random one."""
    if rng.random() < SLIP:
        return Thought(events[rng.choice(list(events))], (Reason("slip"),))
    rules, base = tables(view.options), CARDS * sight.contract
    if not sight.lying:
        return _of(events[max(events, key=lambda card: (rules.worth[base + card], -(card >> 3)))], "belote-worth-most")
    winning = [card for card in events if rules.beating[base + sight.best] >> card & 1]
    if winning and rules.sides[sight.winning] != rules.sides[sight.me]:
        return _of(events[max(winning, key=lambda card: rules.worth[base + card])], "belote-takes-high")
    return _of(events[min(events, key=lambda card: (rules.worth[base + card], card >> 3))], "belote-least")


def _of(event: Event, code: str) -> Thought:
    return Thought(event, (Reason(code, {"cards": event.cards[0]}),))


def bid(view: View, _: Random) -> Thought:
    """Return a bid in the best suit if it is good enough; no other contract is considered."""
    found = next(event for event in view.legal if event.verb == "pass")
    most, highest = TAKES + 1, 0
    cards = [*view.hand, view.turned] if view.options.players == 4 and view.turned else list(view.hand)
    for event in view.legal:
        if event.verb == "take" and event.args[0] not in FREE:
            suit = event.args[0]
            worth = sum(1 + (card[0] in "J9") for card in cards if card and card[1] == suit)
            worth += sum("A" + other in cards for other in SUITS if other != suit)
            highest = max(highest, worth)
            if worth > most:
                found, most = event, worth
    return Thought(found, (Reason("belote-counted", {"count": highest, "needed": round(TAKES + 1)}),))


PLAYER = table.Player(bid, play)
