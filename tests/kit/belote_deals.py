"""Random deals of belote for the referee and for properties, made with the engine's public functions alone.

Everything follows from one number. Half of the packs are hardly shuffled, so that declarations of every kind come up,
and ties between them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from ecarte.core.cards import PACK, RANKS, SUITS
from ecarte.core.game import Event, Head, OptionValue, RuleError
from ecarte.games.belote.game import GAME as BELOTE
from ecarte.games.belote.options import Options
from ecarte.games.belote.state import State
from ecarte.record import Deal, Entry, Record, option_tags


@dataclass(frozen=True)
class Step:
    """An event, with the states before and after it."""

    before: State
    what: Event | Head
    after: State


def options(rng: Random, **fixed: OptionValue) -> Options:
    """Return the options of a preset with changes that make sense together."""
    while True:
        changes = {each.name: rng.choice(each.values) for each in BELOTE.options if rng.random() < 0.4} | fixed
        try:
            found: Options = BELOTE.resolve(rng.choice(list(BELOTE.presets)), changes)
            return found
        except RuleError:  # an option that one of them needs was not drawn
            continue


def pack(rng: Random) -> list[str]:
    """Return a pack, shuffled well or hardly: then suits, or ranks, lie together, or several seats get the same run."""
    manner = rng.choice(["well", "suits", "ranks", "runs", "well"])
    if manner == "well":
        return rng.sample(PACK, 32)
    if manner == "runs":
        at, size = rng.randrange(6), rng.choice([2, 3, 4])
        same = [rank + suit for suit in rng.sample(SUITS, size) for rank in RANKS[at : at + 3]]
        others = [card for card in rng.sample(PACK, 32) if card not in same]
        place = rng.choice([0, 0, 6, 8])  # where the first packet of three begins, or the second of four or three seats
        return [*others[:place], *same, *others[place:]]
    order, of = (SUITS, 1) if manner == "suits" else (RANKS, 0)
    return sorted(PACK, key=lambda card: order.index(card[of]) / len(order) + 0.4 * rng.random())


def choose(state: State, rng: Random, bold: float) -> Event:
    """Return a player's next event: ``bold`` is how readily they bid, and they usually declare and call."""
    mover = BELOTE.rules.turn(state)
    assert mover is not None
    legal: Sequence[Event] = BELOTE.rules.legal(state, mover)
    others = [event for seat in state.seats if seat != mover for event in BELOTE.rules.legal(state, seat)]
    if others and rng.random() < 0.3:  # the winners of the first trick declare out of turn
        return rng.choice(others)
    takes = [event for event in legal if event.verb == "take"]
    if takes:
        return rng.choice(takes) if rng.random() < bold else next(event for event in legal if event.verb == "pass")
    for some, often in (([event for event in legal if event.verb == "meld"], 0.8), ([e for e in legal if e.call], 0.7)):
        if some and rng.random() < often:
            return rng.choice(some)
    return rng.choice(legal)


def course(chosen: Options, number: int, deals: int = 2) -> Iterator[Step]:
    """Yield the steps of a game's first deals.

    In two of three games the table says by itself what it can. In the others ranks come when they must, and
    declarations are shown at any time.
    """
    rng = Random(number)
    state = BELOTE.rules.start(chosen, rng.choice(chosen.seats))
    quiet = rng.random() < 1 / 3
    for _ in range(deals):
        head = BELOTE.deal.next_head(state)
        if head is None:
            return
        before, state = state, BELOTE.deal.begin(state, head)
        yield Step(before, head, state)
        cards, bold = BELOTE.deal.stack(state, pack(rng)), rng.random()
        while True:
            event = BELOTE.deal.due(state, cards)
            if event is None or (quiet and event.verb in ("meld", "show")):
                if BELOTE.rules.turn(state) is None:
                    break
                event = choose(state, rng, bold)
            before, state = state, BELOTE.rules.play(state, event)
            yield Step(before, event, state)


def deals(number: int, most: int = 2) -> tuple[Options, list[Step]]:
    """Return random options by a number, and the steps of at most so many deals with them."""
    chosen = options(Random(number))
    return chosen, list(course(chosen, number, most))


def record_of(chosen: Options, steps: Sequence[Step]) -> Record:
    """Return the record of a game's steps."""
    deals: list[Deal] = []
    for step in steps:
        if isinstance(step.what, Head):
            deals.append(Deal(step.what))
        else:
            deals[-1] = Deal(deals[-1].head, (*deals[-1].entries, Entry(step.what)))
    tags = [("ECN", "1"), ("Game", "belote"), ("Rules", chosen.preset), *option_tags(BELOTE, chosen)]
    return Record(tuple(tags), tuple(deals))
