"""Games that go wrong as at real tables: hands of any size, exposed cards, faults, and any ruling on them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from ecarte import record
from ecarte.core.cards import PACK
from ecarte.core.game import Event, parse_event
from ecarte.games.ecarte.course import misdealt
from ecarte.games.ecarte.game import GAME as ECARTE
from ecarte.record import Deal, Entry, Play, Record

LAWS = (9, 14, 15, 16, 17, 18, 20, 21, 29, 30, 31, 32, 33, 34)
FACTS = (
    "fault:S:shuffle",
    "fault:N:cut",
    "fault:S:cards",
    "fault:N:pack",
    "looked:S",
    "looked:N",
    "mixed:S",
    "mixed:N",
)
CHOICES = (
    "putright", "redeal", "stand", "trump", "discard", "draw", "fill", "take", "refuse", "leave", "next", "recut",
    "reshuffle", "new", "wait", "tricks",
)  # fmt: skip


def game(rng: Random, preset: str, deals: int) -> Play:
    """Return a record with ``deals`` attempts at deals, half of them wrong, in which something is found."""
    while True:
        play = _game(rng, preset, deals)
        if record.is_of_real_table(play.record):
            return play


def _game(rng: Random, preset: str, deals: int) -> Play:
    options = ECARTE.resolve(preset, {})
    state: Any = misdealt(ECARTE.rules.start(options, "N"))
    found: list[Deal] = []
    while len(found) < deals and (head := ECARTE.deal.next_head(state)) is not None:
        state, entries = ECARTE.deal.begin(state, head), list[Entry]()
        while (event := chosen(rng, state)) is not None:
            state = ECARTE.rules.play(state, event)
            entries.append(Entry(event))
        found.append(Deal(head, tuple(entries)))
    tags = (("ECN", "1"), ("Game", "ecarte"), ("Rules", preset), ("South", "Anna"), ("North", "Ben"))
    return Play(Record(tags, tuple(found)))


def chosen(rng: Random, state: Any) -> Event | None:
    """Return a legal event; in one of four cases something wrong, where there is anything."""
    mistakes = state.irregular.mistakes
    if state.phase in ("scored", "over", "void") and not (mistakes and (mistakes.law or mistakes.owed)):
        return None
    wrong = [event for event in irregular(rng, state) if ECARTE.rules.why_not(state, event) is None]
    plain = [event for event in regular(rng, state) if ECARTE.rules.why_not(state, event) is None]
    if wrong and (not plain or rng.random() < 0.25):
        return rng.choice(wrong)
    return rng.choice(plain) if plain else None


def regular(rng: Random, state: Any) -> Iterator[Event]:
    """Yield ordinary events."""
    given, mistakes = ECARTE.deal.given(state), state.irregular.mistakes
    if given is not None:
        size = len(given.cards)
        if not (mistakes and mistakes.owed) and given.do != "turn" and rng.random() < 0.3:
            size = max(1, size + rng.choice((-1, 1)))
        yield Event(given.do, given.seat, some(rng, ECARTE.deal.unseen(state), size))
    by_itself = ECARTE.deal.due(state, ())
    if by_itself is not None:
        yield by_itself
    elif state.mover is not None:
        yield from ECARTE.rules.moves(state)


def irregular(rng: Random, state: Any) -> Iterator[Event]:
    """Yield irregularities, rulings and what they owe."""
    left, mistakes = ECARTE.deal.unseen(state), state.irregular.mistakes
    texts = [*FACTS, *(f"found:{law}:{seat}" for law in LAWS for seat in "SN"), "recut"]
    texts += [f"exposed:{seat}:{rng.choice(state.hand(seat))}" for seat in "SN" if state.hand(seat)]
    texts += [f"exposed:-:{''.join(some(rng, left, rng.choice((1, 2))))}", f"exposed:S:{rng.choice(PACK)}"]
    texts += [f"{verb}:{seat}:{n}" for verb in ("mark", "unmark") for seat in "SN" for n in (1, 2)]
    if mistakes and mistakes.law:
        cards = [state.turned or "", *mistakes.exposed]
        texts += [f"ruling:{mistakes.law}:{choice}" for choice in CHOICES] * 3
        texts += [f"ruling:{mistakes.law}:trump:{card}" for card in cards]
    if mistakes and mistakes.owed:
        owed = mistakes.owed[0]
        hand = state.hand(owed.seat) if owed.seat else ()
        texts += [f"drawn:{owed.seat}:{''.join(some(rng, hand, owed.number))}", f"tricks:{owed.seat}:{owed.number}"]
    for text in texts:
        try:
            yield parse_event(f"&{text}")
        except ValueError:
            continue


def some(rng: Random, cards: Sequence[str], number: int) -> tuple[str, ...]:
    """Return up to ``number`` random cards."""
    return tuple(rng.sample(list(cards), min(number, len(cards))))
