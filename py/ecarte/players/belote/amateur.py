"""A decent amateur at belote: bids by average worth, plays by rules of thumb.

It counts trumps and masters, and does not look ahead. It never mixes: only packets are chosen at random.
"""

from __future__ import annotations

from collections.abc import Collection
from itertools import starmap
from random import Random

from ecarte.games.belote.state import View
from ecarte.machine.belote.sight import Sight, Tables
from ecarte.machine.belote.thumb import follow, lead
from ecarte.players.belote import table
from ecarte.players.belote.cards import tables
from ecarte.players.belote.reasons import ruled, weighed
from ecarte.players.thoughts import Figure, Thought


def bid(view: View, _: Random) -> Thought:
    """Return the bid that is worth most by the hand's features."""
    worth = table.bids(view)
    return weighed(max(worth, key=worth.__getitem__), starmap(Figure, worth.items()), "table")


def play(view: View, sight: Sight, events: table.Playable, _: Random) -> Thought:
    """Return the card that the rules of thumb play."""
    rules = tables(view.options)
    card = by_rule(rules, sight, events)
    return Thought(events[card], (ruled(rules, sight, card, events[card].cards[0]),))


def by_rule(rules: Tables, sight: Sight, events: Collection[int]) -> int:
    """Return the card that the rules of thumb play, among those allowed: the king in place of its queen."""
    if sight.lying:
        card = follow(rules, sight, sight.me, rules.players - 1 - sight.lying)
    else:
        card = lead(rules, sight, sight.me)
    return card if card in events else card + 1


PLAYER = table.Player(bid, play)
