"""Random games with notes everywhere: marks, values, comments, nested variations, supposed hands."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Any

from hypothesis import strategies as st

from ecarte.core.contract import Game
from ecarte.core.game import Event, RuleError
from ecarte.games import GAMES
from ecarte.record import NO_NOTE, Entry, Note, Play, Variation, nfc
from tests.kit.games import Chosen, carried_on, options, started

_WORDS = ["S.Ks", "=2-0 2-0", "5-0", "[ECN ", "??", "\u2028", "\x00", "…", " ", " "]
_LETTERS = [*"aé切\u0301♥ ()[];/$@=&?~{.:-+^\"\\'1x", *_WORDS]
_VALUES = ["+0.31", "-1", "S:stand", "stand:.71,propose:.29", "x;y", "=", "切", "3"]


@dataclass(frozen=True)
class Annotated:
    """A random game with random notes, represented by the numbers it follows from."""

    chosen: Chosen
    number: int
    most: int
    name: str = "ecarte"

    @property
    def play(self) -> Play:
        """The annotated game."""
        rng = Random(self.number)
        begun = started(self.chosen, self.number, self.name, South="Anna")
        return noted(carried_on(begun, self.number + 1, rng.randrange(self.most)), rng)


def annotated(most: int = 40) -> st.SearchStrategy[Annotated]:
    """Return annotated games of every kind."""
    return st.sampled_from(list(GAMES)).flatmap(
        lambda name: st.builds(Annotated, options(name), st.integers(0, 2**32 - 1), st.just(most), st.just(name))
    )


def noted(play: Play, rng: Random) -> Play:
    """Return the game with notes beside some of its events."""
    game, steps = play.record.game, iter(play.steps)
    deals = []
    for deal in play.record.deals:
        next(steps)
        entries = []
        for entry in deal.entries:
            before = next(steps).before
            entries.append(Entry(entry.event, note(game, before, rng, 3)) if rng.random() < 0.3 else entry)
        beside = replace(note(game, None, rng, 0), values=deal.note.values) if rng.random() < 0.3 else deal.note
        deals.append(replace(deal, entries=tuple(entries), note=beside))
    return Play(replace(play.record, deals=tuple(deals)))


def note(game: Game, before: Any, rng: Random, depth: int) -> Note:
    """Return a note that might be written beside an event after this state."""
    nags = tuple(sorted(rng.sample(range(1, 140), rng.choice([0, 0, 1, 2]))))
    keys = sorted(rng.sample(["best", "e", "eq", "loss", "p"], rng.choice([0, 0, 1, 2])))
    comment = "".join(rng.choices(_LETTERS, k=rng.choice([0, 0, 5, 12])))
    lines = [variation(game, before, rng, depth - 1) for _ in range(rng.choice([0, 0, 1, 2]) if depth else 0)]
    return Note(
        nags,
        tuple((key, rng.choice(_VALUES)) for key in keys),
        " ".join(nfc(comment).split()),
        tuple(line for line in lines if line.entries),
    )


def variation(game: Game, state: Any, rng: Random, depth: int) -> Variation:
    """Return a way the deal might have gone on from a state, sometimes with other hands."""
    supposed = []
    for seat in rng.sample(state.options.seats, rng.choice([0, 0, 1, 2])):
        hand = game.deal.hands(state)[seat]
        cards = rng.sample(sorted({*hand, *game.deal.unseen(state)} - {"??"}), len(hand))
        try:
            state = game.deal.suppose(state, seat, tuple(cards))
        except RuleError:
            continue
        supposed.append((seat, tuple(cards)))
    entries: list[Entry] = []
    for _ in range(rng.randrange(1, 12)):
        event = some_event(game, state, rng)
        if event is None:
            break
        entries.append(Entry(event, note(game, state, rng, depth) if rng.random() < 0.2 else NO_NOTE))
        state = game.rules.play(state, event)
    return Variation(tuple(supposed), tuple(entries))


def some_event(game: Game, state: Any, rng: Random) -> Event | None:
    """Return an event that may happen now: a player's, or the table's with any cards."""
    event = game.deal.due(state, ())
    if event is None and (given := game.deal.given(state)) is not None:
        left = game.deal.unseen(state)
        if len(left) < len(given.cards):
            return None
        event = replace(given, cards=tuple(rng.sample(left, len(given.cards))))
        if state.only is not None:
            event = game.view.redact(event, state.only)
    if event is None:
        moves = game.rules.moves(state)
        event = rng.choice(moves) if moves else None
    return event if event is not None and game.rules.why_not(state, event) is None else None
