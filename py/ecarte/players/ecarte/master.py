"""The strongest player of écarté: the trained policy, or where it knows nothing, sampled hands played double dummy.

Where the policy mixes its choices, the player mixes them with the same chances: a player that always made the
likeliest choice would reveal its hand.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from ecarte.core.game import Event
from ecarte.games.ecarte.state import View
from ecarte.machine.ecarte.levels.master import keep, pick
from ecarte.machine.ecarte.records import Deal
from ecarte.players.ecarte import club, learnt, policy, reasons
from ecarte.players.ecarte.claims import playable
from ecarte.players.ecarte.mind import Mind
from ecarte.players.ecarte.reasons import percent
from ecarte.players.ecarte.worlds import counted
from ecarte.players.thoughts import Reason, Thought


def decide(view: View, rng: Random) -> Thought:
    """Return the choice of the master, and its reasons."""
    chances = trained_chances(view)
    if chances:
        event = drawn(chances, rng)
        return Thought(event, (Reason("policy", {"often": percent(chances[event])}), *explain(view, event)))
    return counted(view, rng, club.maxim(view)[0]) if view.phase == "play" else club.decide(view, rng)


def explain(view: View, event: Event) -> tuple[Reason, ...]:
    """Return the reasons for a trained choice, which has none of its own.

    That is the hand, or in the play the maxim that would have done the same, if there is one.
    """
    if view.phase != "play":
        return (reasons.hand(view),)
    card, why = club.maxim(view)
    return (reasons.card(why, card),) if event.cards == (card,) else ()


def trained_chances(view: View) -> dict[Event, float]:
    """Return the policy's chance of each event, or {} where it is untrained; raises policies.Needed."""
    if view.offered is not None:  # all five tricks or none (E29), which was never trained
        return {}
    if view.phase != "play" and not policy.is_seasoned(view.options):
        return {}
    chances = learnt.chances(view) or {}
    if view.phase == "play":
        cards = playable(view)
        chances = {event: chance for event, chance in chances.items() if event.cards[0] in cards}
    events, deal = list(chances), list_chances(chances)
    kept = keep(deal, len(chances))
    return {events[deal.choices[at]]: deal.shares[at] for at in range(kept)}


def list_chances(chances: Mapping[Event, float]) -> Deal:
    """Return chances, in their order, for the machine."""
    deal = Deal()
    deal.choices[: len(chances)] = range(len(chances))
    deal.shares[: len(chances)] = chances.values()
    return deal


def drawn(chances: Mapping[Event, float], rng: Random) -> Event:
    """Return one of the events, drawn with its chance."""
    return list(chances)[pick(list_chances(chances), len(chances), rng.random())]


MIND = Mind(decide, club.worth, None)
choose, sound = MIND.choose, MIND.sound
