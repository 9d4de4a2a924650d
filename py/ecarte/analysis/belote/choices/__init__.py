"""The value of every choice of a decision to its seat, from what the seat knows.

A bid is tried in deals that fit the bids so far, and counts half by what its features are worth, as for the strongest
player. Cards are tried in hands that fit all that was seen, the cards played too, and with the seat's next choice; with
at most `EXACT` in hand, perfect play with all cards open counts half. All choices of a decision are tried on the same
hands.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ecarte.analysis import finished
from ecarte.analysis.belote.choices.table import Found, steps, within
from ecarte.analysis.belote.choices.value import Choice, Steps, Values
from ecarte.analysis.values import interval
from ecarte.core.game import Event
from ecarte.games.belote.state import View
from ecarte.machine.belote.judging import judge_cards
from ecarte.machine.belote.score import PAIR
from ecarte.machine.belote.sight import Tables, Work
from ecarte.machine.belote.trial import try_bids
from ecarte.machine.sums import total
from ecarte.players.belote import table
from ecarte.players.belote.amateur import by_rule
from ecarte.players.belote.cards import numbers, tables
from ecarte.players.belote.expert import are_alike, distinct
from ecarte.players.belote.search import TOGETHER, hear, look
from ecarte.players.belote.seen import bid_of, seen

STANDARD = 2000  # worlds of an `Effort` for which these are the numbers
BIDS = 240  # deals for a bid
WORLDS = {1: 60, 2: 60, 3: 120, 4: 120, 5: 60, 6: 200, 7: 200, 8: 200, 9: 200}  # hands of the others, by cards in hand
LEAST = 12
EXACT = 5  # cards in hand
PRICES = {2: 1, 3: 2, 4: 4, 5: 20}  # of solving, by cards in hand, in deals played out
NOTHING = "nothing"
"""The verb of a non-event: nothing is declared."""


def values(view: View, rng: Random, worlds: int = STANDARD, event: Event | None = None) -> Values | None:
    """Return the value of every choice of the view's seat, or None where nothing can be decided or judged.

    ``event`` is what was done, where that is no sound choice: a king without the call that goes with it.
    """
    return finished(decide(view, rng, worlds, event))


def decide(
    view: View,
    rng: Random,
    worlds: int = STANDARD,
    event: Event | None = None,
    exact: int = EXACT,
    reads: bool = True,
) -> Steps:
    """Return the work of `values` in small pieces; hands of at most so many cards are solved (`exact`).

    Without ``reads`` hands fit the bids alone, and what is solved counts whole: so problems are judged (tools/puzzles).
    """
    if view.turn != view.seat:
        return None
    if view.phase == "bid":
        return (yield from _bids(view, rng, worlds))
    if view.phase == "play":
        return (yield from _cards(view, rng, worlds, event, exact, reads))
    return None


def can_declare(view: View) -> Event | None:
    """Return the declaration that the seat may make and has not made any of, or None."""
    if view.turn != view.seat or view.phase not in ("announce", "play"):
        return None
    if any(meld.seat == view.seat for meld in view.melds):
        return None
    melds = [event for event in view.legal if event.verb == "meld"]
    return max(melds, key=table.value_meld) if melds else None


def declaration(view: View, rng: Random, worlds: int = STANDARD) -> Values | None:
    """Return the value of a declaration, and of saying nothing; None where none can be made."""
    return finished(declare(view, rng, worlds))


def declare(view: View, rng: Random, worlds: int = STANDARD) -> Steps:
    """Return the work of `declaration` in small pieces.

    Either way the same card follows, of the seat's own lead where others are still to speak.
    """
    event = can_declare(view)
    if event is None:
        return None
    number = numbers(str(view.contract))
    cards = [number[card] for card in view.hand] if view.phase == "announce" else [*table.plays(view)]
    card = by_rule(tables(view.options), seen(view), cards)
    view, wanted = within(view), scale(WORLDS[len(view.hand)], worlds)
    chance, columns, made = rng.getstate(), [], []
    for is_mute in (0, 1):
        rng.setstate(chance)

        def begin(is_mute: int = is_mute) -> Work:
            work = look(view)
            work.is_mute = is_mute
            return work

        found = yield from steps(view, judge_cards, begin, [card], wanted, rng)
        columns.append([row[0] for row in found.rows])
        made += found.made
    silence = Event("say", view.seat, verb=NOTHING)
    if not columns[0]:
        return None
    return valued([event, silence], Found([list(row) for row in zip(*columns, strict=True)], made), wanted)


def tried(view: View, rng: Random, deals: int) -> Values:
    """Return what so many deals make of each bid, whatever its features are worth."""
    events = list(table.bids(view))
    view, bids = within(view), [bid_of(event) for event in events]
    found = finished(steps(view, try_bids, lambda: hear(view, ()), bids, deals, rng))
    return valued(events, found, deals, [event.verb == "take" for event in events])


def _bids(view: View, rng: Random, worlds: int) -> Steps:
    worth = table.bids(view)
    if len(worth) < 2:
        return None
    view, events = within(view), list(worth)
    wanted, choices = scale(BIDS, worlds), [bid_of(event) for event in events]
    found = yield from steps(view, try_bids, lambda: hear(view, [*worth.values()]), choices, wanted, rng)
    found.rows = [[value / 2 for value in row] for row in found.rows]  # each is the sum of two estimates
    return valued(events, found, wanted, [event.verb == "take" for event in events])


def _cards(view: View, rng: Random, worlds: int, event: Event | None, exact: int, reads: bool) -> Steps:
    events = table.plays(view)
    unsaid = event if event is not None and event.do == "play" and event not in events.values() else None
    if len(events) < 2 and unsaid is None:
        return None
    view, left = within(view), len(view.hand)
    wanted, is_exact, is_laid = scale(WORLDS[left], worlds), table.solves(view, exact), bool(view.options.face_up)
    if is_exact and is_laid:  # nothing is hidden
        wanted = 1
    price, together = PRICES.get(left, 1), TOGETHER if reads and not is_laid else 0
    alike = group(view, [*events])
    cards = list(dict.fromkeys(alike.values()))

    def begin() -> Work:
        work = look(view)
        work.is_exact = is_exact
        return work

    chance = rng.getstate()
    found = yield from steps(view, judge_cards, begin, cards, wanted, rng, price, together)
    if len(found.rows) < wanted:  # in a variation a supposed hand may contradict what was shown before
        return None
    places = [cards.index(alike[card]) for card in events]
    rows = [[row[at] for at in places] for row in found.rows]
    made = [found.made[at] for at in places]
    named = [*events.values()]
    if unsaid is not None:
        rng.setstate(chance)
        card, rules = numbers(str(view.contract))[unsaid.cards[0]], tables(view.options)

        def begin_silently() -> Work:
            return _silent(begin(), card, rules)

        more = yield from steps(view, judge_cards, begin_silently, [card], wanted, rng, price, together)
        rows = [[*row, each[0]] for row, each in zip(rows, more.rows, strict=True)]
        made += more.made
        named.append(unsaid)
    return valued(named, Found(rows, made), wanted, exact=is_exact and view.options.face_up)


def group(view: View, cards: Sequence[int]) -> dict[int, int]:
    """Return by card the equivalent one that stands for it."""
    rules, sight = tables(view.options), seen(view)
    kept = distinct(cards, rules, sight)
    return {card: next(each for each in kept if are_alike(each, card, rules, sight)) for card in cards}


def _silent(work: Work, card: int, rules: Tables) -> Work:
    """Return what the machine is given where a card of a king and queen of trumps is played without its call."""
    suit = card >> 3
    if work.open >> suit & 1:
        work.open &= ~(1 << suit)
    else:
        work.called[rules.sides[work.me]] -= PAIR
    return work


def scale(number: int, worlds: int) -> int:
    """Return how many hands are examined for an effort of so many, where the usual one has a number."""
    return max(min(number, LEAST), number * worlds // STANDARD)


def valued(
    events: Sequence[Event], found: Found, worlds: int, counted: Sequence[bool] | None = None, *, exact: bool = False
) -> Values:
    """Return the choices with their values, the best first; exact ones are those of the only world there is."""
    columns = [list(column) for column in zip(*found.rows, strict=True)]
    number = len(found.rows)
    means = [total(column) / number for column in columns]
    order = sorted(range(len(events)), key=lambda at: -means[at])
    best = columns[order[0]]
    groups = tuple(tuple(value - most for value, most in zip(columns[at], best, strict=True)) for at in order)
    weights = (1.0,) * number
    errors = [0.0 if exact else interval(group, weights) for group in groups]
    if len(errors) > 1:
        errors[0] = errors[1]
    choices = tuple(
        Choice(
            events[at],
            means[at],
            error,
            found.made[at] / number if counted is None or counted[at] else None,
        )
        for at, error in zip(order, errors, strict=True)
    )
    return Values(choices, exact, worlds, groups, weights)
