"""Where a partner's ace is, as the cards played say it: a reason to lead its suit.

The hands that fit what was seen are weighed as the strongest player weighs them: the likelier, the more of the cards
played in them are those of the rules of thumb. A ten that the partner threw speaks for the ace only as far as this
does; that a lead rests on the ace is seen by trying it in hands with the ace there and elsewhere.
"""

from __future__ import annotations

from random import Random

from ecarte.analysis import finished
from ecarte.analysis.belote.choices.table import steps, within
from ecarte.core.cards import Card
from ecarte.core.game import Event, Seat
from ecarte.games.belote.state import Trick, View, around
from ecarte.machine.belote.judging import judge_cards
from ecarte.machine.belote.records import SEATS
from ecarte.machine.belote.sight import Work
from ecarte.machine.sums import total
from ecarte.players.belote.cards import numbers
from ecarte.players.belote.search import TOGETHER, look, weigh
from ecarte.players.thoughts import Reason

SURE = 0.75  # how likely the partner has the ace, so that it is a reason
TOLD = 0.2  # by how much likelier the cards played have made it


def find_ace(view: View, best: Event, done: Event) -> Reason | None:
    """Return that the best lead goes to an ace of the partner, where the cards played say so and it rests on that."""
    (card,), (other,) = best.cards, done.cards
    suit, ace = card[1], f"A{card[1]}"
    if len(view.seats) < SEATS or view.trick or not view.tricks or suit in (other[1], view.contract):
        return None
    if ace in view.hand or any(ace in trick.cards for trick in view.tricks):
        return None
    partner = around(view.seats, view.seat)[1]
    if ace in view.known.get(partner, ()):  # everybody has seen it
        return None
    if not _is_told(view, partner, ace, card, other):
        return None
    ten = f"T{suit}"
    thrown = "yes" if any(_thrown(trick, view.seats, partner) == ten for trick in view.tricks) else "no"
    return Reason("belote-partners-ace", {"cards": card, "card": ace, "instead": ten, "thrown": thrown})


def _is_told(view: View, partner: Seat, ace: Card, best: Card, done: Card) -> bool:
    """Return whether the cards played put an ace into the partner's hand, and one card is better for that alone."""
    work: Work | None = None

    def begin() -> Work:
        nonlocal work
        work = look(within(view))
        weigh(work, TOGETHER)
        return work

    number = numbers(str(view.contract))
    rng = Random(f"{view.deal} {view.seat} {view.hand} {len(view.tricks)}")
    tried = steps(within(view), judge_cards, begin, [number[best], number[done]], TOGETHER, rng, together=TOGETHER)
    rows = finished(tried).rows
    if work is None or len(rows) < TOGETHER:  # no hands fit
        return False
    at = view.seats.index(partner)
    has = [bool(work.pool[SEATS * world + at] >> number[ace] & 1) for world in range(work.drawn)]
    likely = [work.likely[world] for world in range(work.drawn)]
    chance = total(weight for weight, has_it in zip(likely, has, strict=True) if has_it) / total(likely)
    if chance < SURE or chance < sum(has) / len(has) + TOLD:
        return False
    gains: dict[bool, list[float]] = {True: [], False: []}
    for row, (one, other) in enumerate(rows):
        gains[has[work.picked[row]]].append(one - other)
    return total(gains[True]) > 0 >= total(gains[False])


def _thrown(trick: Trick, seats: tuple[Seat, ...], seat: Seat) -> Card:
    """Return the card that a seat threw on a trick of another suit, "" where it followed, trumped or led."""
    order = (trick.leader, *around(seats, trick.leader)[:-1])
    card = trick.cards[order.index(seat)]
    return card if card[1] != trick.cards[0][1] else ""
