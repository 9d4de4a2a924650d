"""What all computer players of belote share: announcing, and choosing a bid by its worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import TypeAlias

from ecarte.core.game import Event
from ecarte.games.belote.state import View, side_of
from ecarte.machine.belote.open_bids import value_open
from ecarte.machine.belote.sight import Sight
from ecarte.machine.belote.trial import value_bid
from ecarte.machine.sums import total
from ecarte.players.belote.cards import numbers, tables
from ecarte.players.belote.seen import bid_of, see_bids, seen
from ecarte.players.thoughts import Reason, Thought

SLIGHT = 0.5  # points
Playable: TypeAlias = dict[int, Event]
"""The cards that may be played, by strength, each with its event."""
STRENGTH = {"tierce": 1, "cinquante": 2, "cent": 3, "carre": 4}


@dataclass(frozen=True, slots=True)
class Player:
    """A player who bids and plays in its own way, and does all else like any other."""

    bid: Callable[[View, Random], Thought]
    play: Callable[[View, Sight, Playable, Random], Thought]

    def choose(self, view: View, rng: Random) -> Event | None:
        """Return what the player does, or None where it has nothing to do."""
        thought = self.think(view, rng)
        return thought and thought.event

    def think(self, view: View, rng: Random) -> Thought | None:
        """Return what `choose` does, with its reasons, and what each choice was worth if it compared them."""
        if len(view.legal) <= 1:
            return Thought(view.legal[0], (Reason("forced"),)) if view.legal else None
        if view.phase == "packets":  # both orders are equally good (B5)
            return Thought(rng.choice(view.legal))
        if view.phase == "bid":
            return self.bid(view, rng)
        spoken = said(view)
        if spoken is not None:
            return Thought(spoken, (Reason("belote-outdone" if spoken.verb == "pass" else "belote-declare"),))
        if view.turn != view.seat:
            return None
        return self.play(view, seen(view), plays(view), rng)


def said(view: View) -> Event | None:
    """Return what is said besides bids: every declaration or show, unless an opponent declared something stronger."""
    for event in view.legal:
        if event.verb in ("rank", "trump", "show"):
            return event
    theirs = [
        STRENGTH[meld.kind]
        for meld in view.melds
        if side_of(meld.seat, view.options.players) != side_of(view.seat, view.options.players)
    ]
    melds = [event for event in view.legal if event.verb == "meld"]
    if melds:
        # The most valuable first: of two that share cards, the other then becomes illegal.
        best = max(melds, key=value_meld)
        own = any(meld.seat == view.seat for meld in view.melds)
        if own or STRENGTH[best.args[0]] >= max(theirs, default=0):
            return best
    if view.phase == "announce":
        return next((event for event in view.legal if event.verb == "pass"), None)
    return None


def value_meld(event: Event) -> tuple[int, int]:
    """Return what puts declarations in order: points, then the highest card."""
    kind, top = event.args
    points = {"tierce": 20, "cinquante": 50, "cent": 100}.get(kind) or {"J": 200, "9": 150}.get(top, 101)
    return points, -"AKQJT987".find(top[0])


def bids(view: View) -> dict[Event, float]:
    """Return the bids the seat may make, passing included, with the expected points of each."""
    sight, rules = Sight(), tables(view.options)
    see_bids(view, sight)
    five = sight.hands[sight.me]
    if view.options.face_up:
        theirs = sight.hands[1 - sight.me]
        return {event: value_open(rules, sight, five, theirs, bid_of(event)) for event in view.legal}
    last = next(event for event in view.legal if event.verb == "pass")
    takes = [event for event in view.legal if event.verb == "take"]
    return {event: value_bid(rules, sight, five, bid_of(event)) for event in (*takes, last)}


def plays(view: View) -> Playable:
    """Return the playable cards, each with its call if it has one.

    The queen is left out where a belote counts only when it is called on the king (B13).
    """
    found: Playable = {}
    number = numbers(str(view.contract))
    for event in view.legal:
        if event.do == "play":
            card = number[event.cards[0]]
            if card not in found or event.call:
                found[card] = event
    if view.options.king_first:
        for card, event in list(found.items()):
            if event.call == "belote" and event.cards[0][0] == "K":
                found.pop(card - 1, None)
    return found


def has_covered(view: View) -> bool:
    """Return whether cards are still covered, so that nobody knows how the play will end (B32)."""
    return view.options.face_up and view.stock > 0


def solves(view: View, most: int) -> bool:
    """Return whether the play is solved: with at most so many cards in hand, or once all of them lie open (B32)."""
    return not has_covered(view) if view.options.face_up else len(view.hand) <= most


def ahead_by(rows: Sequence[Sequence[float]], column: int) -> tuple[float, float]:
    """Return how far a column of ``rows`` is ahead of the first on average, and the standard error of that."""
    gains = [row[column] - row[0] for row in rows]
    mean = total(gains) / len(gains)
    variance = total((gain - mean) ** 2 for gain in gains) / max(1, len(gains) - 1)
    return mean, (variance / len(gains)) ** 0.5


def clearly_best(rows: Sequence[Sequence[float]], margin: float) -> int:
    """Return the column of ``rows`` with the highest mean, or the first unless that is clearly better.

    Clearly better means ahead of the first by more than ``margin`` standard errors, and by more than a trifle.
    """
    found, most = 0, SLIGHT
    for column in range(1, len(rows[0])):
        mean, error = ahead_by(rows, column)
        if mean > most and mean > margin * error:
            found, most = column, mean
    return found


def is_clear(rows: Sequence[Sequence[float]], margin: float) -> bool:
    """Return whether another column is ahead of the first by ``margin`` standard errors, or all are behind by that."""
    found = [ahead_by(rows, column) for column in range(1, len(rows[0]))]
    return any(mean > margin * error for mean, error in found) or all(-mean > margin * error for mean, error in found)
