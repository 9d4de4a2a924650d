"""What each choice of a seat is worth, over layouts that are given."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from functools import partial
from random import Random

from ecarte.analysis.belote.choices import EXACT, WORLDS, group, valued
from ecarte.analysis.belote.choices.table import Found, within
from ecarte.analysis.belote.choices.value import Values
from ecarte.analysis.belote.open_cards import find_lead
from ecarte.analysis.belote.reader.hidden import Hidden
from ecarte.analysis.belote.reader.layouts import Masks
from ecarte.games.belote.state import NO_TRUMPS, View, side_of
from ecarte.machine import module
from ecarte.machine.belote.judging import judge_open
from ecarte.machine.belote.sight import Work
from ecarte.machine.belote.trial import try_deals
from ecarte.machine.ways import Entry
from ecarte.players.belote import table
from ecarte.players.belote.cards import mask_of
from ecarte.players.belote.search import GAME, Rows, ask, hear, look
from ecarte.players.belote.seen import bid_of

BIDS = 160  # deals for a bid

Steps = Generator[None, None, Values | None]


def number_worlds(view: View) -> int:
    """Return over how many layouts the choices of a view's seat are weighed; 0 where there is nothing to choose."""
    if view.turn != view.seat or view.phase not in ("bid", "play") or len(view.legal) < 2:
        return 0
    return BIDS if view.phase == "bid" else WORLDS[len(view.hand)]


def weigh(hidden: Hidden, worlds: Sequence[Masks], rng: Random) -> Steps:
    """Return the value of each choice, in pieces of one layout; None where there is but one."""
    return _bids(hidden, worlds, rng) if hidden.view.phase == "bid" else _cards(hidden, worlds, rng)


def _bids(hidden: Hidden, worlds: Sequence[Masks], rng: Random) -> Steps:
    view = within(hidden.view)
    worth, sides = table.bids(view), range(len(view.options.sides))
    own = view.options.sides.index(side_of(view.seat, view.options.players))

    def begin(bid: int) -> Work:
        work = hear(view, ())
        work.said[work.heeded], work.speakers[work.heeded] = bid, work.me
        work.heeded += 1
        return work

    works = [begin(bid_of(event)) for event in worth]
    rows: Rows = []
    for hands in worlds:
        row = []
        for at, (event, points) in enumerate(worth.items()):
            _lay(hidden, works[at].known, hands, mask_of(view.hand, NO_TRUMPS))
            works[at], (found,) = _ask(try_deals, view, works[at], sides, rng, partial(begin, bid_of(event)))
            row.append((points + find_lead(found, own)) / 2)  # as the strongest player weighs bids
        rows.append(row)
        yield
    return valued([*worth], Found(rows, [0] * len(worth)), len(rows), [False] * len(worth))


def _cards(hidden: Hidden, worlds: Sequence[Masks], rng: Random) -> Steps:
    view = within(hidden.view)
    events = table.plays(view)
    if len(events) < 2:
        return None
    alike = group(view, [*events])
    cards = list(dict.fromkeys(alike.values()))

    def begin() -> Work:
        work = look(view)
        work.is_exact = table.solves(view, EXACT)
        return work

    work, rows = begin(), []
    for hands in worlds:
        _lay(hidden, work.world, hands, work.hands[work.me])
        for at in range(len(view.seats)):
            work.complete[at] = work.world[at] | work.played[at]
        work, (row,) = _ask(judge_open, view, work, cards, rng, begin)
        rows.append([row[cards.index(alike[card])] for card in events])
        yield
    made = [work.made[cards.index(alike[card])] for card in events]
    return valued([*events.values()], Found(rows, made), len(rows))


def _lay(hidden: Hidden, places: list[int], hands: Masks, own: int) -> None:
    """Put the hands of a layout, and one's own, where the machine finds them, by seat."""
    seats = hidden.view.seats
    for seat, hand in zip(hidden.seats, hands, strict=True):
        if seat:
            places[seats.index(seat)] = hand
    places[seats.index(hidden.view.seat)] = own


def _ask(
    entry: Entry, view: View, work: Work, choices: Sequence[int], rng: Random, begin: Callable[[], Work]
) -> tuple[Work, Rows]:
    """Return what an entry finds, and the work: another, where the page's module gave up."""
    try:
        return work, ask(entry, view, work, choices, 1, rng)
    except MemoryError as error:
        module.give_up(GAME, str(error))
        fresh = begin()
        for name in ("known", "world", "complete", "made"):
            getattr(fresh, name)[:] = [*getattr(work, name)]
        return fresh, ask(entry, view, fresh, choices, 1, rng)
