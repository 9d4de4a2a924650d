"""What the other could hold at écarté: the chance of each unseen card of being in the other's hand, from what one
seat knows at any moment of a deal.

Every way in which the unseen cards can lie is as likely as any other as long as nothing is supposed of how the other
chooses. Then each card that the other may have is in its hand as often as the next, and nothing has to be drawn. If
it is supposed to choose as a model would, what it said and how many cards it laid away tell of its hand: every first
hand that it may have had is followed through the exchange, and weighs as much as it is likely that it has come to what
was said and seen. All are followed or, where they are too many, so many of them, drawn by lot.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import comb

from ecarte.analysis.ecarte.reader.followed import Choice, Followed, Model, Seen, Spot
from ecarte.core.cards import PACK, Card
from ecarte.games.ecarte.state import AT, HAND, OTHER, View
from ecarte.players.ecarte.double import masks, of

_STOCK = 21  # cards, before the first exchange


@dataclass(frozen=True, slots=True)
class Holding:
    """``hands``: so many hands it may have. ``looked``: the first hands that were weighed, none where nothing
    is supposed. ``error``: half the width of a 95 % interval of the chance that is the least certain; 0 when exact."""

    cards: Mapping[Card, float]
    hands: int
    looked: int
    error: float

    @property
    def exact(self) -> bool:
        return self.error == 0


def holding(view: View, model: Model | None = None) -> Holding:
    """The chance of each card that the seat has not seen of being in the other's hand; what it has marked or shown
    not to have is counted in. With a model, by how the other would have chosen."""
    followed = weighing(view, model) if model is not None else None
    if followed is not None:
        followed.follow(followed.total)
    return told(view, followed)


def weighing(view: View, model: Model) -> Followed | None:
    """What the other's choices tell, to be followed; None when it has chosen nothing yet."""
    choices = chosen(view) if view.turned is not None else ()
    if not choices:
        return None
    known, shown = _known(view), _played(view)
    numbers = sum(each.number is not None for each in choices)
    whole = known.size + shown.bit_count() == HAND
    seen = Seen(
        every=known.unseen | shown,
        shown=shown,
        must=shown | known.holds,
        lacks=known.unseen & ~known.holds & ~known.pool,
        draws=numbers if whole else numbers - 1,
    )
    return Followed(seen, choices, model, f"{view.deal} {seen}")


def told(view: View, followed: Followed | None = None) -> Holding:
    """The chances as far as they have been followed, or with nothing supposed."""
    if view.turned is None:
        unseen = [card for card in PACK if card not in view.hand]
        size = view.sizes[OTHER[view.seat]]
        return Holding({card: size / len(unseen) for card in unseen}, comb(len(unseen), size), 0, 0.0)
    known = _known(view)
    free, pool = known.size - known.holds.bit_count(), known.pool
    hands = comb(pool.bit_count(), free)
    names = masks.names(view.turned[1], view.options.order)
    if followed is not None and (found := followed.chances()) is not None:
        chances, error = found
        return Holding({names[card]: chance for card, chance in chances.items()}, hands, followed.looked, error)
    share = free / pool.bit_count() if pool else 0.0
    alike = {card: 1.0 if known.holds >> card & 1 else share * (pool >> card & 1) for card in of(known.unseen)}
    return Holding({names[card]: chance for card, chance in alike.items()}, hands, 0, 0.0)


def _known(view: View) -> masks.Known:
    known = masks.known(view)
    # Nothing follows from what may have been a revoke, or a king held back.
    return known._replace(lacks=0) if view.options.faulty else known


# --- what the other has chosen ---


def chosen(view: View) -> tuple[Choice, ...]:
    """What the other has chosen in the exchange so far, in order, as the view tells it."""
    other = OTHER[view.seat]
    elder = view.elder == other
    found: list[Choice] = []
    stock, last = _STOCK, 0
    for number, pair in enumerate(view.exchanges):
        own, others = pair[AT[other]], pair[AT[view.seat]]
        spot = Spot(elder, number, stock, last)
        found.append(Choice(False, None, spot))
        found.append(Choice(False, own, spot if elder else spot._replace(stock=stock - others, number=others)))
        stock, last = stock - own - others, others
    spot = Spot(elder, len(view.exchanges), stock, last)
    if view.declined == other:
        found.append(Choice(True, None, spot))
    elif view.phase in ("answer", "discard") and elder:
        found.append(Choice(False, None, spot))
        if view.phase == "discard" and view.turn == view.seat:  # the elder's are laid away
            found.append(Choice(False, HAND - view.sizes[other], spot))
    elif (view.phase == "discard" and not elder) or (view.declined == view.seat and view.dealer == view.seat and elder):
        found.append(Choice(False, None, spot))
    return tuple(found)


def _played(view: View) -> int:
    """The cards of the other's that lie open."""
    other = OTHER[view.seat]
    cards = [card for seat, card in view.trick if seat == other]
    cards += [trick.cards[trick.leader != other] for trick in view.tricks]
    return masks.mask(cards, view.trump or "", view.options.order)
