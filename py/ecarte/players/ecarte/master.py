"""The strongest player of écarté: the trained policy, or where it knows nothing, sampled hands played double dummy.

Where the policy mixes its choices, the player mixes them with the same chances: a player that always made the
likeliest choice would reveal its hand.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from ecarte import policies
from ecarte.core.game import Event
from ecarte.games.ecarte.options import Options
from ecarte.games.ecarte.state import View
from ecarte.machine.ecarte.levels.master import FLAT, SELDOM
from ecarte.players.ecarte import club, policy, reasons
from ecarte.players.ecarte.mind import Mind, Thought, playable, played
from ecarte.players.ecarte.reasons import Reason, percent
from ecarte.players.ecarte.worlds import best, values, weighed

SEASONED = 1_000_000
"""The training iterations after which a table beats the books in an exchange; in the play it does earlier."""


def decide(view: View, rng: Random) -> Thought:
    """Return the choice of the master, and its reasons."""
    chances = trained_chances(view)
    if chances:
        event = drawn(chances, rng)
        return Thought(event, (Reason("policy", {"often": percent(chances[event])}), *explain(view, event)))
    return counted(view, rng) if view.phase == "play" else club.decide(view, rng)


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
    if view.phase != "play" and not is_seasoned(view.options):
        return {}
    chances = policy.chances(view) or {}
    if view.phase == "play":
        cards = playable(view)
        chances = {event: chance for event, chance in chances.items() if event.cards[0] in cards}
    most = max(chances.values(), default=0.0)
    if len(chances) > FLAT and most < 1 / FLAT:  # training never reached this situation
        return {}
    kept = {event: chance for event, chance in chances.items() if chance > min(SELDOM, most / 2)}
    total = 0.0
    for chance in kept.values():  # `sum` would add in another way from Python 3.12 on
        total += chance
    return {event: chance / total for event, chance in kept.items()}


def is_seasoned(options: Options) -> bool:
    """Return whether the table for these rules at any score was trained long enough.

    Tables for one score start from that one.
    """
    name = policy.named(options, (options.target, options.target))[-1]
    run = policies.index().get(name, {}).get("run", {})
    return bool(run.get("iterations", 0) >= SEASONED)


def drawn(chances: Mapping[Event, float], rng: Random) -> Event:
    """Return one of the events, drawn with its chance."""
    left = rng.random()
    for event, chance in chances.items():
        left -= chance
        if left < 0:
            return event
    return max(chances, key=lambda event: chances[event])


def counted(view: View, rng: Random) -> Thought:
    """Return the card with the best value over sampled hands of the opponent."""
    found = values(view, rng)
    chosen = best(found, club.maxim(view)[0])
    return Thought(played(view, chosen), weighed(found, chosen))


MIND = Mind(decide, club.worth, None)
choose, sound = MIND.choose, MIND.sound
