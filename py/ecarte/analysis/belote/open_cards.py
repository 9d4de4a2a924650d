"""What a deal of belote leads to with all cards seen: for luck, for the line, and what a card loses double dummy.

Deals are played out by rules of thumb; with at most `OPEN` cards in hand they are solved. Points are by side.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from random import Random

from ecarte.analysis.belote.choices import group
from ecarte.analysis.belote.choices.table import steps, within
from ecarte.analysis.values import interval
from ecarte.core.game import Event
from ecarte.games.belote.state import NO_TRUMPS, State, View
from ecarte.games.belote.view import view as see
from ecarte.machine import module
from ecarte.machine.belote.judging import judge_open
from ecarte.machine.belote.sight import Work
from ecarte.machine.belote.trial import try_deals
from ecarte.machine.sums import total
from ecarte.players.belote import amateur
from ecarte.players.belote.amateur import by_rule
from ecarte.players.belote.cards import mask_of, numbers, tables
from ecarte.players.belote.search import GAME, ask, hear, look
from ecarte.players.belote.seen import seen
from ecarte.players.belote.table import plays, solves

OPEN = 7  # cards in hand
PLAYED_ON = 6  # cards in hand, in a line that is waited for
Points = tuple[float, ...]


def find_lead(points: Sequence[float], side: int) -> float:
    """Return how far a side is ahead of the mean of the others."""
    return points[side] - (total(points) - points[side]) / (len(points) - 1)


def dealt(state: State, rng: Random, deals: int) -> Generator[int, None, tuple[Points, float]]:
    """Return what the first cards of all lead to after the bids so far, and half the interval of the first side's lead.

    The further bids are those of the amateur, and the rest of the pack comes in any order.
    """
    seat = state.order[0]
    view = within(see(state, seat))

    def begin() -> Work:
        work = hear(view, ())
        for at, each in enumerate(state.seats):
            work.known[at] = mask_of(state.hand(each), NO_TRUMPS)
        return work

    sides = len(state.options.sides)
    found = yield from steps(view, try_deals, begin, range(sides), deals, rng)
    leads = [find_lead(row, 0) for row in found.rows]
    mean = total(leads) / deals
    points = tuple(total(row[side] for row in found.rows) / deals for side in range(sides))
    return points, interval([each - mean for each in leads], [1.0] * deals)


def opened(state: State, event: Event | None = None) -> tuple[float | None, Points]:
    """Return what a card loses with all cards seen, None where that is not solved, and what comes of it.

    Without a card it is the one that the rule of thumb plays.
    """
    seat = state.mover or ""
    view = within(see(state, seat))
    number = numbers(str(state.contract))
    if event is None:
        hand = [number[card] for card in view.hand]
        cards = [by_rule(tables(view.options), seen(view), hand)]
    else:
        done, playable = number[event.cards[0]], [*plays(view)]
        alike = group(view, playable if done in playable else [*playable, done])
        # The points of the last one are kept.
        cards = [*(card for card in dict.fromkeys(alike.values()) if card != alike[done]), alike[done]]
    is_exact = solves(view, OPEN)
    row, points = _opened(state, view, cards, is_exact=is_exact)
    return max(row) - row[-1] if is_exact else None, points


def go_on(state: State) -> tuple[Event, bool]:
    """Return how a deal goes on from here, and whether that was solved with all cards seen.

    Bids, declarations, and cards of hands with more than `PLAYED_ON` are the amateur's; so is the card among those that
    come to the same.
    """
    view = see(state, state.mover or "")
    event = amateur.PLAYER.choose(view, Random(0))
    assert event is not None
    if event.do != "play" or not solves(view, PLAYED_ON):
        return event, False
    events, number = plays(view), numbers(str(state.contract))
    alike = group(view, [*events])
    cards = list(dict.fromkeys(alike.values()))
    if len(cards) == 1:
        return event, True
    row = _opened(state, within(view), cards, is_exact=True)[0]
    worth = dict(zip(cards, row, strict=True))
    best = max(row)
    if worth[alike[number[event.cards[0]]]] < best:
        event = events[next(card for card in cards if worth[card] == best)]
    return event, True


def _opened(state: State, view: View, cards: Sequence[int], *, is_exact: bool) -> tuple[list[float], Points]:
    """Return what each card leads to, and the points that come of the last one."""
    try:
        return _open(state, view, cards, is_exact=is_exact)
    except MemoryError as error:  # of the page's module
        module.give_up(GAME, str(error))
        return _open(state, view, cards, is_exact=is_exact)


def _open(state: State, view: View, cards: Sequence[int], *, is_exact: bool) -> tuple[list[float], Points]:
    work, contract = look(view), str(state.contract)
    for at, seat in enumerate(state.seats):
        work.world[at] = mask_of(state.hand(seat), contract)
        work.complete[at] = work.world[at] | work.played[at]
    work.is_exact = is_exact
    (row,) = ask(judge_open, view, work, cards, 1, Random(0))
    return row, tuple(float(points) for points in work.points[: len(view.options.sides)])
