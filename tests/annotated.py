"""Random games with notes everywhere: marks, values, comments, nested variations, supposed hands."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Any

from hypothesis import strategies as st

from ecarte.game import Event, RuleError
from ecarte.games import ecarte
from ecarte.record import NO_NOTE, Entry, Note, Play, Variation, nfc
from tests.games import Chosen, carried_on, options, started

_WORDS = ["S.Ks", "=2-0 2-0", "5-0", "[ECN ", "??", "\u2028", "\x00", "…", " ", " "]
_LETTERS = [*"aé切\u0301♥ ()[];/$@=&?~{.:-+^\"\\'1x", *_WORDS]
_VALUES = ["+0.31", "-1", "S:stand", "stand:.71,propose:.29", "x;y", "=", "切", "3"]


@dataclass(frozen=True)
class Annotated:
    """A random game with random notes, said by what it follows from."""

    chosen: Chosen
    number: int
    most: int

    @property
    def play(self) -> Play:
        rng = Random(self.number)
        play = carried_on(started(self.chosen, self.number, South="Anna"), self.number + 1, rng.randrange(self.most))
        return noted(play, rng)


def annotated(most: int = 40) -> st.SearchStrategy[Annotated]:
    return st.builds(Annotated, options(), st.integers(0, 2**32 - 1), st.just(most))


def noted(play: Play, rng: Random) -> Play:
    """The game with notes beside some of its events."""
    steps = iter(play.steps)
    deals = []
    for deal in play.record.deals:
        next(steps)
        entries = []
        for entry in deal.entries:
            before = next(steps).before
            entries.append(Entry(entry.event, note(before, rng, 3)) if rng.random() < 0.3 else entry)
        beside = replace(note(None, rng, 0), values=deal.note.values) if rng.random() < 0.3 else deal.note
        deals.append(replace(deal, entries=tuple(entries), note=beside))
    return Play(replace(play.record, deals=tuple(deals)))


def note(before: Any, rng: Random, depth: int) -> Note:
    """What might be written beside an event that follows a state."""
    nags = tuple(sorted(rng.sample(range(1, 140), rng.choice([0, 0, 1, 2]))))
    keys = sorted(rng.sample(["best", "e", "eq", "loss", "p"], rng.choice([0, 0, 1, 2])))
    comment = "".join(rng.choices(_LETTERS, k=rng.choice([0, 0, 5, 12])))
    lines = [variation(before, rng, depth - 1) for _ in range(rng.choice([0, 0, 1, 2]) if depth else 0)]
    return Note(
        nags,
        tuple((key, rng.choice(_VALUES)) for key in keys),
        " ".join(nfc(comment).split()),
        tuple(line for line in lines if line.entries),
    )


def variation(state: Any, rng: Random, depth: int) -> Variation:
    """A way the deal might have gone on from a state, with other hands in some of them."""
    supposed = []
    for seat in rng.sample("SN", rng.choice([0, 0, 1, 2])):
        hand = ecarte.hands(state)[seat]
        cards = rng.sample(sorted({*hand, *ecarte.unseen(state)} - {"??"}), len(hand))
        try:
            state = ecarte.suppose(state, seat, tuple(cards))
        except RuleError:
            continue
        supposed.append((seat, tuple(cards)))
    entries: list[Entry] = []
    for _ in range(rng.randrange(1, 12)):
        event = some_event(state, rng)
        if event is None:
            break
        entries.append(Entry(event, note(state, rng, depth) if rng.random() < 0.2 else NO_NOTE))
        state = ecarte.play(state, event)
    return Variation(tuple(supposed), tuple(entries))


def some_event(state: Any, rng: Random) -> Event | None:
    """Something that may happen now: what the table does, with any cards, or what a player does."""
    event = ecarte.due(state, ())
    if event is None and (given := ecarte.given(state)) is not None:
        left = ecarte.unseen(state)
        if len(left) < len(given.cards):
            return None
        event = replace(given, cards=tuple(rng.sample(left, len(given.cards))))
        if state.only is not None:
            event = ecarte.redact(event, state.only)
    if event is None:
        moves = ecarte.moves(state)
        event = rng.choice(moves) if moves else None
    return event if event is not None and ecarte.why_not(state, event) is None else None
