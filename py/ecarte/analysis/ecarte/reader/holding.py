"""The hand reader of écarté: the chance that the opponent holds each card that a seat has not seen.

Without a model of the opponent's choices, all layouts of the unseen cards are equally likely: every possible card has
the same chance, and nothing is sampled. With a model, what the opponent said and how many cards it discarded are
evidence. Every hand it may have been dealt is followed through the exchange, and weighted by the chance that it leads
to this evidence. If there are too many such hands, a sample of them is followed.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import comb

from ecarte.analysis.ecarte.reader.followed import Choice, Followed, Model, Seen, Spot
from ecarte.core.cards import PACK, Card
from ecarte.games.ecarte.state import AT, HAND, OTHER, View
from ecarte.players.ecarte import masks
from ecarte.players.ecarte.masks import scan

_STOCK = 21  # cards, before the first exchange


@dataclass(frozen=True, slots=True)
class Holding:
    """The chance that the opponent holds each unseen card.

    ``hands`` is how many hands it may have, ``looked`` how many first hands were weighed, 0 without a model.
    ``error`` is half the width of the widest 95 % interval, 0 when exact.
    """

    cards: Mapping[Card, float]
    hands: int
    looked: int
    error: float

    @property
    def exact(self) -> bool:
        """Return whether the chances are exact."""
        return self.error == 0


def holding(view: View, model: Model | None = None) -> Holding:
    """Return the chance that the opponent holds each unseen card.

    Kings it has marked and suits it has shown to lack are used; with a model, its choices are too.
    """
    followed = weighing(view, model) if model is not None else None
    if followed is not None:
        followed.follow(followed.total)
    return estimate(view, followed)


def weighing(view: View, model: Model) -> Followed | None:
    """Return the first hands to follow, given the opponent's choices, or None when it has made none."""
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


def estimate(view: View, followed: Followed | None = None) -> Holding:
    """Return the chances from the hands followed so far, or those without a model."""
    if view.turned is None:
        unseen = [card for card in PACK if card not in view.hand]
        size = view.sizes[OTHER[view.seat]]
        return Holding({card: size / len(unseen) for card in unseen}, comb(len(unseen), size), 0, 0.0)
    known = _known(view)
    free, pool = known.size - known.holds.bit_count(), known.pool
    hands = comb(pool.bit_count(), free)
    names = masks.name_numbers(view.turned[1], view.options.order)
    if followed is not None and (pair := followed.chances()) is not None:
        chances, error = pair
        return Holding({names[card]: chance for card, chance in chances.items()}, hands, followed.looked, error)
    share = free / pool.bit_count() if pool else 0.0
    alike = {card: 1.0 if known.holds >> card & 1 else share * (pool >> card & 1) for card in scan(known.unseen)}
    return Holding({names[card]: chance for card, chance in alike.items()}, hands, 0, 0.0)


def _known(view: View) -> masks.Known:
    known = masks.read_view(view)
    # A possible revoke, or a king not marked, proves nothing.
    return known._replace(lacks=0) if view.options.has_penalties else known


# --- the opponent's choices ---


def chosen(view: View) -> tuple[Choice, ...]:
    """Return the opponent's choices in the exchange so far, in order, as the view shows them."""
    other = OTHER[view.seat]
    elder = view.elder == other
    choices: list[Choice] = []
    stock, last = _STOCK, 0
    for number, pair in enumerate(view.exchanges):
        own, others = pair[AT[other]], pair[AT[view.seat]]
        spot = Spot(elder, number, stock, last)
        choices.append(Choice(False, None, spot))
        choices.append(Choice(False, own, spot if elder else spot._replace(stock=stock - others, number=others)))
        stock, last = stock - own - others, others
    spot = Spot(elder, len(view.exchanges), stock, last)
    if view.declined == other:
        choices.append(Choice(True, None, spot))
    elif view.phase in ("answer", "discard") and elder:
        choices.append(Choice(False, None, spot))
        if view.phase == "discard" and view.turn == view.seat:  # the elder has discarded
            choices.append(Choice(False, HAND - view.sizes[other], spot))
    elif (view.phase == "discard" and not elder) or (view.declined == view.seat and view.dealer == view.seat and elder):
        choices.append(Choice(False, None, spot))
    return tuple(choices)


def _played(view: View) -> int:
    """Return the cards that the opponent has played."""
    other = OTHER[view.seat]
    cards = [card for seat, card in view.trick if seat == other]
    cards += [trick.cards[trick.leader != other] for trick in view.tricks]
    return masks.to_mask(cards, view.trump or "", view.options.order)
