"""The strongest player of écarté: the trained policy; where it knows nothing, drawn hands are played double dummy.

Of what the policy would do now in one way and now in another it does each as often, by its own chance: whoever always
did the likeliest would tell what it holds.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from ecarte import policies
from ecarte.core.game import Event
from ecarte.games.ecarte.state import View
from ecarte.players.ecarte import club, policy, reasons
from ecarte.players.ecarte.mind import Mind, Thought, playable, played
from ecarte.players.ecarte.reasons import Reason, percent
from ecarte.players.ecarte.worlds import best, values, weighed

SEASONED = 1_000_000
"""Iterations of training after which what a table says in an exchange beats the books; what it plays does before."""
FLAT = 3
"""More choices than these that are all alike are none."""
SELDOM = 0.02
"""What the policy does no oftener is what is left of its mistakes."""


def decide(view: View, rng: Random) -> Thought:
    """What the master would do, and why."""
    chances = learnt(view)
    if chances:
        event = drawn(chances, rng)
        return Thought(event, (Reason("policy", {"often": percent(chances[event])}), *told(view, event)))
    return counted(view, rng) if view.phase == "play" else club.decide(view, rng)


def told(view: View, event: Event) -> tuple[Reason, ...]:
    """What words there are for what was learnt, which has none of its own: the hand; at cards the maxim that would
    have done the same, if there is one."""
    if view.phase != "play":
        return (reasons.hand(view),)
    card, why = club.maxim(view)
    return (reasons.card(why, card),) if event.cards == (card,) else ()


def learnt(view: View) -> dict[Event, float]:
    """How often the policy would do what may be done; nothing where it does not know. Raises policies.Needed."""
    if view.offered is not None:  # all five tricks or none (E29): it has never learnt that
        return {}
    if view.phase != "play" and not seasoned(view):
        return {}
    try:
        chances = policy.chances(view) or {}
    except policies.Needed as needed:
        if needed.name in policies.index():
            raise
        return {}  # such a table was never made
    if view.phase == "play":
        cards = playable(view)
        chances = {event: chance for event, chance in chances.items() if event.cards[0] in cards}
    most = max(chances.values(), default=0.0)
    if len(chances) > FLAT and most < 1 / FLAT:  # it has never been there
        return {}
    kept = {event: chance for event, chance in chances.items() if chance > min(SELDOM, most / 2)}
    total = sum(kept.values())
    return {event: chance / total for event, chance in kept.items()}


def seasoned(view: View) -> bool:
    """Whether the table for these rules at any score was trained for long; those for one score begin with less."""
    target = view.options.target
    name = policy.named(view.options, (target, target))[-1]
    run = policies.index().get(name, {}).get("run", {})
    return bool(run.get("iterations", 0) >= SEASONED)


def drawn(chances: Mapping[Event, float], rng: Random) -> Event:
    """One of these, each as often as it should be."""
    left = rng.random()
    for event, chance in chances.items():
        left -= chance
        if left < 0:
            return event
    return max(chances, key=lambda event: chances[event])


def counted(view: View, rng: Random) -> Thought:
    """The card that is worth most over hands drawn from those that the other may hold."""
    found = values(view, rng)
    chosen = best(found, club.maxim(view)[0])
    return Thought(played(view, chosen), weighed(found, chosen))


MIND = Mind(decide, club.worth, None)
choose, sound = MIND.choose, MIND.sound
