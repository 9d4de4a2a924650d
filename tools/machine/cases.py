"""Cases for the machine's modules: what entries do to records in plain Python, which `host.mjs` compares."""

from __future__ import annotations

import struct
from collections import defaultdict
from collections.abc import Callable, Iterable
from random import Random
from typing import Any

from ecarte.analysis.ecarte.choices import values
from ecarte.collection import simulate
from ecarte.core import fair
from ecarte.core.game import Event
from ecarte.games import GAMES
from ecarte.machine import run
from ecarte.machine.layout import Record, size
from ecarte.machine.ways import Entry, Plain
from ecarte.players import PLAYERS


def pack_cases(entry: Callable[[Any, Any], int], tables: Record, works: Iterable[Record]) -> bytes:
    """Call an entry with each work, and return the records before and after, with what was returned."""
    parts, length = [], 0
    packed = tables.to_bytes()
    for work in works:
        before = work.to_bytes()
        returned = entry(tables, work)
        parts.append(before + work.to_bytes() + struct.pack("<i", returned))
        length = size(type(work))
    if tables.to_bytes() != packed:
        raise ValueError(f"{entry.__name__} changes its tables")
    name = entry.__name__.encode()
    head = struct.pack("<4I", len(name), len(packed), length, len(parts))
    return head + name + packed + b"".join(parts)


class Recorder(Plain):
    """The functions as plain Python, and what they were given: by the entry and the tables, a copy of each work."""

    def __init__(self, most: int = 1000) -> None:
        self.calls: defaultdict[tuple[Entry, Record], list[Record]] = defaultdict(list)
        self._most = most  # works of the same tables

    def call(self, entry: Entry, tables: Record, work: Record) -> int:
        """Call an entry."""
        kept = self.calls[entry, tables]
        if len(kept) < self._most:
            kept.append(type(work).from_bytes(work.to_bytes()))
        return super().call(entry, tables, work)


def record_thoughts(number: int, most: int) -> Recorder:
    """Return what belote's expert gives the machine in so many deals, one of each preset in turn."""
    recorder = Recorder(most)
    game, choose = GAMES["belote"], PLAYERS["belote"]["expert"]
    with run.using("belote", recorder):
        for at in range(number):
            rng = Random(at)
            preset = list(game.presets)[at % len(game.presets)]
            options = game.resolve(preset, {})
            state = game.rules.start(options, options.seats[0])
            head = game.deal.next_head(state)
            assert head is not None
            state, pack = game.deal.begin(state, head), fair.pack(rng.randbytes(fair.SEED_BYTES), 1)
            while game.score.tally(state) is None:
                event = game.deal.due(state, pack)
                if event is None:
                    seat = game.rules.turn(state)
                    assert seat is not None
                    view = game.view.of(state, seat)
                    event = choose(view, rng)
                    assert event is not None
                    if state.phase == "bid":  # so that there is a contract, and all are bid
                        event = rng.choice(view.legal)
                state = game.rules.play(state, event)
    return recorder


def record_decisions(games: int, most: int) -> Recorder:
    """Return what the analyst of écarté gives the machine at the decisions of games between two club players."""
    recorder = Recorder(most)
    with run.using("ecarte", recorder):
        for play in simulate.games(simulate.Plan({"S": "club", "N": "club"}, games, 11)):
            game = play.record.game
            for step in play.steps:
                seat = game.rules.turn(step.before)
                if isinstance(step.what, Event) and step.what.seat == seat:
                    values(game.view.of(step.before, seat), Random(7))
    return recorder
