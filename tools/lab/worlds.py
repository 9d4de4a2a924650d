"""The exchange by sampled worlds (PIMC), as the cards are played by the machine's `counting`.

A world is a hand for the other and an order of the stock, drawn from all unseen cards with equal chances. Each choice
is followed by the rule of thumb in both seats, and the cards by the double-dummy table.
"""

from __future__ import annotations

from ecarte.machine.ecarte.double import solve
from ecarte.machine.ecarte.keys import worst
from ecarte.machine.ecarte.levels.club import KEPT_PLACES
from ecarte.machine.ecarte.levels.counting import worth_of
from ecarte.machine.ecarte.levels.thumb import hand_worth, throws
from ecarte.machine.ecarte.records import ANSWER, CARDS, CHOOSE, DEALERS_NUMBER, ELDER, HAND, PLAYING, SCORES, seat_of
from ecarte.machine.ecarte.sight import top, unseen
from lab import deal
from lab.deal import Minds, Play, bring, do, keep, lay
from train.desk import PACK, below


def thumb_says(minds: Minds, play: Play, row: int) -> tuple[int, int]:
    """Return the choice in the exchange by the rule of thumb, and the cards that go."""
    role, at = play.mover, deal.FIELDS * row
    if play.phase > ANSWER:
        gone = throws(play, role, int(minds.seats[at + deal.KEEPS]), HAND, 1)
        return gone.bit_count(), gone
    if play.phase == CHOOSE:
        enough = deal.ELDER_FREE if play.times else deal.ELDER_STANDS
    else:
        enough = deal.DEALER_FREE if play.times else deal.DEALER_REFUSES
    return 0 if hand_worth(play, role) >= minds.seats[at + enough] else 1, 0


def discard(play: Play, role: int, number: int, knows: int) -> int:
    """Return the cards that a player without bad habits discards, the master by its policy if that knows."""
    if knows:
        return worst(play, play.hands[role], play.away[role], number)
    least, most = play.least, play.most
    play.least = play.most = number
    thrown = throws(play, role, KEPT_PLACES, HAND, 1)
    play.least, play.most = least, most
    return thrown


def list_unseen(play: Play, role: int) -> int:
    """List the cards that a seat has not seen in ``play.drawn``, and return their number."""
    left, number = unseen(play, role), 0
    while left:
        play.drawn[number] = top(left)
        left &= left - 1
        number += 1
    return number


def draw_unseen(play: Play, begin: int, end: int, number: int) -> int:
    """Return the cards at places ``begin`` to ``end`` of those listed, drawn from all not before them."""
    cards, cards_drawn = play.drawn, 0
    for at in range(begin, end):
        other = at + below(play, number - at)
        card = cards[other]
        cards[other] = cards[at]
        cards[at] = card
        cards_drawn |= 1 << card
    return cards_drawn


def stack(play: Play, begin: int, end: int) -> None:
    """Put the cards listed at these places on top of the stock."""
    for at in range(begin, end):
        play.pack[play.top - 1 + at - begin] = play.drawn[at]


def follow_up(minds: Minds, play: Play, row: int) -> float:
    """Return the worth of a deal to the elder, when the rule of thumb ends the exchange and all cards are seen."""
    while play.phase < PLAYING:
        what, gone = thumb_says(minds, play, row)
        do(minds, play, what, gone)
    if play.phase > PLAYING:  # the king has ended the game
        return minds.equity[play.score[seat_of(play, ELDER)] * SCORES + play.score[seat_of(play, 1 - ELDER)]]
    return worth_of(minds, play, ELDER, solve(minds, play.hands[0], play.hands[1]))


def imagine(play: Play, role: int) -> None:
    """Deal the cards a seat has not seen again, as a world.

    An elder that has said a number discards its worst cards, as the rule of thumb does.
    """
    number, other = list_unseen(play, role), 1 - role
    said = HAND - play.hands[ELDER].bit_count() if play.phase == DEALERS_NUMBER else 0
    needed = min(number, HAND + CARDS - play.top)
    draw_unseen(play, 0, needed, number)
    play.hands[other] = 0
    for at in range(HAND):
        play.hands[other] |= 1 << play.drawn[at]
    if said:
        lay(play, ELDER, discard(play, ELDER, said, 0))
    stack(play, HAND, needed)


def choose(minds: Minds, play: Play, row: int) -> int:
    """Return the choice of the exchange worth most over the worlds of a row."""
    role, phase, totals = play.mover, play.phase, play.totals
    low, high = (play.least, play.most) if phase > ANSWER else (0, 1)
    if low == high:
        return low
    for what in range(deal.WAYS):
        totals[what] = 0.0
    for at in range(PACK):
        play.real[at] = play.pack[at]
    keep(play, deal.IMAGINED)
    for _ in range(int(minds.seats[deal.FIELDS * row + deal.WORLDS])):
        bring(play, deal.IMAGINED)
        imagine(play, role)
        keep(play, deal.IMAGINED + 1)
        for what in range(low, high + 1):
            bring(play, deal.IMAGINED + 1)
            do(minds, play, what, discard(play, role, what, 0) if phase > ANSWER else 0)
            worth = follow_up(minds, play, row)
            totals[what] += worth if role == ELDER else -worth
    bring(play, deal.IMAGINED)
    for at in range(PACK):
        play.pack[at] = play.real[at]
    best = low
    for what in range(low + 1, high + 1):
        if totals[what] > totals[best]:
            best = what
    return best
