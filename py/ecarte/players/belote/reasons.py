"""What the players of belote say of their choices; the words are `reason-<code>`, or those of a review.

A player says what decided it: a rule of thumb, or what each choice was worth to it.
"""

from __future__ import annotations

from collections.abc import Iterable

from ecarte.core.cards import Card
from ecarte.core.game import Event
from ecarte.machine.belote.records import CARDS, NO_TRUMPS, SEATS, SUIT
from ecarte.machine.belote.sight import Sight, Tables
from ecarte.machine.belote.thumb import COUNT, TOP
from ecarte.players.thoughts import Figure, Reason, Thought

EVEN = 0.5  # points, a difference that is none


def ruled(rules: Tables, sight: Sight, card: int, name: Card) -> Reason:
    """Return what speaks for a card that the rules of thumb play (`ecarte.machine.belote.thumb`)."""
    return _followed(rules, sight, card, name) if sight.lying else _led(rules, sight, card, name)


def _led(rules: Tables, sight: Sight, card: int, name: Card) -> Reason:
    me, suit, lacks = sight.me, card >> 3, sight.lacks
    own = sight.hands[me]
    mine, out = own >> 8 * suit & SUIT, (sight.live & ~own) >> 8 * suit & SUIT
    if suit == sight.contract and (drawn := COUNT[find_theirs(rules, sight) >> 8 * suit & SUIT]):
        return draws(rules, drawn)
    if card & 7 > TOP[out]:
        return Reason("belote-master", {"cards": name})
    if sight.contract < NO_TRUMPS and suit != sight.contract:
        trumps = own >> 8 * sight.contract & SUIT
        mates = [seat for seat in range(rules.players) if seat != me and rules.sides[seat] == rules.sides[me]]
        if any(lacks[mate] >> suit & 1 and not lacks[mate] >> sight.contract & 1 for mate in mates):
            return Reason("belote-ruffed", {"cards": name})
        if COUNT[mine] == 1 and trumps and rules.sides[me] != rules.sides[sight.taker]:
            return Reason("belote-short", {"cards": name})
    return Reason("belote-low", {"cards": name})


def draws(rules: Tables, number: int) -> Reason:
    """Return the reason to draw trumps, with how many the others have; where not all cards are in play, may have."""
    return Reason("belote-draws", {"number": number, "sure": "yes" if rules.players == SEATS else "no"})


def find_theirs(rules: Tables, sight: Sight) -> int:
    """Return the cards that others have or may have; where cards lie open, those of the other (B33)."""
    return sight.hands[1 - sight.me] if rules.face_up else sight.live & ~sight.hands[sight.me] & ~sight.out


def _followed(rules: Tables, sight: Sight, card: int, name: Card) -> Reason:
    base, points = CARDS * sight.contract, rules.worth[CARDS * sight.contract + card]
    last = "yes" if sight.lying == rules.players - 1 else "no"
    if rules.sides[sight.winning] == rules.sides[sight.me]:
        return Reason("belote-gives", {"cards": name, "points": points, "last": last}) if points else least(name)
    if rules.beating[base + sight.best] >> card & 1:
        return Reason("belote-takes", {"cards": name, "points": sight.value + points, "last": last})
    return least(name)


def least(name: Card) -> Reason:
    """Return the reason for a card that is given away because it is missed least."""
    return Reason("belote-least", {"cards": name})


def weighed(chosen: Event, figures: Iterable[Figure], way: str, hands: int = 0, error: float = 0.0) -> Thought:
    """Return the thought of a choice among several with their worth; ``way`` is how it was found.

    "table": by features of the hand; "tried": in deals that fit the bids; "played", "solved": over hands the others may
    hold, played on by rules of thumb or perfectly; "covered", "open": the same where the cards lie open (B32).
    ``error`` is that of the chosen one's lead, in points.
    """
    ranked = tuple(sorted(figures, key=lambda each: -each.points))
    own = next(each.points for each in ranked if each.event == chosen)
    after = next((each for each in ranked if each.event != chosen), None)
    if after is None:
        return Thought(chosen, (), ranked)
    data: dict[str, str | int] = {
        "way": way,
        "points": round(own),
        "event": str(after.event),
        "instead": round(after.points),
        "hands": hands,
        "error": round(error),
    }
    # Another choice that promised more, but not surely, is left to the one that was preferred before.
    lead = own - after.points
    code = "belote-even" if abs(lead) < EVEN else "belote-weighed" if lead > 0 else "belote-unsure"
    return Thought(chosen, (Reason(code, data),), ranked)
