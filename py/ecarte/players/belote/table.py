"""What every computer player of belote does alike: it says what is to be said, and chooses a bid by its worth."""

from __future__ import annotations

from collections.abc import Sequence

from ecarte.core.cards import SUITS
from ecarte.core.game import Event
from ecarte.games.belote.state import View, side_of
from ecarte.players.belote import bidding
from ecarte.players.belote.cards import Masks, frame
from ecarte.players.belote.seen import Seen

FREE = ("nt", "at")
SLIGHT = 0.5  # points
STRENGTH = {"tierce": 1, "cinquante": 2, "cent": 3, "carre": 4}


def said(view: View) -> Event | None:
    """What is said besides bids: whatever is declared or shown, unless an opponent declared something stronger."""
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
        # The most valuable first: of two that share cards the other is then no longer legal.
        best = max(melds, key=_value)
        own = any(meld.seat == view.seat for meld in view.melds)
        if own or STRENGTH[best.args[0]] >= max(theirs, default=0):
            return best
    if view.phase == "announce":
        return next((event for event in view.legal if event.verb == "pass"), None)
    return None


def _value(event: Event) -> tuple[int, int]:
    kind, top = event.args
    points = {"tierce": 20, "cinquante": 50, "cent": 100}.get(kind) or {"J": 200, "9": 150}.get(top, 101)
    return points, -"AKQJT987".find(top[0])


def six(view: View) -> Masks:
    """The cards a bidder counts on, by suit in the plain order: the hand, and the turn-up when it would come to it."""
    plain = frame("nt", view.options.players)
    cards = [*view.hand, view.turned] if view.options.players == 4 and view.turned else list(view.hand)
    return plain.masks(card for card in cards if card)


def bids(view: View) -> dict[Event, float]:
    """The bids the seat may make and the points each is expected to bring, passing too."""
    options = view.options
    takes = {event: event.args[0] for event in view.legal if event.verb == "take"}
    names = {event: bid if bid in FREE else str(SUITS.index(bid)) for event, bid in takes.items()}
    me, elder = view.seats.index(view.seat), view.seats.index(view.elder)
    where = (me - elder) % options.players
    standing = None
    assert view.turned is not None
    suit = SUITS.index(view.turned[1])
    if view.taker is not None and view.contract is not None:
        partner = options.players == 4 and side_of(view.taker, 4) == side_of(view.seat, 4)
        standing = (view.contract if view.contract in FREE else "suit", partner)
        if view.trump:
            suit = SUITS.index(view.trump)
    worth = bidding.choices(
        six(view), suit, view.round, where, options.contracts, options.players, names.values(), standing
    )
    found = {event: worth[name] for event, name in names.items()}
    found[next(event for event in view.legal if event.verb == "pass")] = worth["pass"]
    return found


def best_bid(view: View) -> Event:
    """The bid worth most."""
    worth = bids(view)
    return max(worth, key=worth.__getitem__)


def plays(view: View, place: Seen) -> dict[tuple[int, int], Event]:
    """The cards that may be played, each with its call where it has one; not the queen where only a belote
    called on the king counts (B13)."""
    found: dict[tuple[int, int], Event] = {}
    for event in view.legal:
        if event.do == "play":
            card = place.of.place(event.cards[0])
            if card not in found or event.call:
                found[card] = event
    if view.options.king_first:
        for (suit, bit), event in list(found.items()):
            if event.call == "belote" and event.cards[0][0] == "K":
                found.pop((suit, bit - 1), None)
    return found


def ahead_by(rows: Sequence[Sequence[float]], column: int) -> tuple[float, float]:
    """How far a column of ``rows`` is ahead of the first on average, and the standard error of that, row by row."""
    gains = [row[column] - row[0] for row in rows]
    mean = sum(gains) / len(gains)
    variance = sum((gain - mean) ** 2 for gain in gains) / max(1, len(gains) - 1)
    return mean, (variance / len(gains)) ** 0.5


def clearly_best(rows: Sequence[Sequence[float]], margin: float) -> int:
    """The column of ``rows`` with the highest mean; the first one, unless another is ahead of it by more than so many
    standard errors, and by more than nothing to speak of."""
    found, most = 0, SLIGHT
    for column in range(1, len(rows[0])):
        mean, error = ahead_by(rows, column)
        if mean > most and mean > margin * error:
            found, most = column, mean
    return found


def clear(rows: Sequence[Sequence[float]], margin: float) -> bool:
    """Whether another column is ahead of the first by so many standard errors, or all are behind it."""
    found = [ahead_by(rows, column) for column in range(1, len(rows[0]))]
    return any(mean > margin * error for mean, error in found) or all(-mean > margin * error for mean, error in found)
