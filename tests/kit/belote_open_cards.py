"""What each card is worth with all cards open, under perfect play from there on."""

from __future__ import annotations

from ecarte.core.cards import Card
from ecarte.games.belote.legal import may_play
from ecarte.games.belote.numbers import CONTRACTS
from ecarte.games.belote.state import State, side_of
from ecarte.machine import run
from ecarte.machine.belote.sight import ALL, Work, watch
from ecarte.machine.belote.solver import solve
from ecarte.players.belote.cards import mask_of, numbers, tables

GAME = "belote"


def value_cards(state: State) -> dict[Card, int]:
    """Return, for each legal card of the seat to play, the card points its side takes from here on.

    This trick's points and those for the last one are included; taking all tricks adds what a capot is worth beyond
    them, and losing all takes that away. With three players the taker plays against the two others, whose points count
    together. All hands must be known. To value in slices, fill in a record (`fill`) and call `solve` with a limit.
    """
    way, work = run.find(GAME), fill(state)
    way.call(solve, way.load(tables(state.options)), work)
    return read(state, work)


def fill(state: State) -> Work:
    """Return what `solve` is given."""
    options, contract, mover = state.options, str(state.contract), state.mover
    assert mover is not None
    rules, number, work = tables(options), numbers(contract), run.find(GAME).new(Work)
    seats = {seat: at for at, seat in enumerate(options.seats)}
    work.contract, work.taker, work.me = CONTRACTS.index(contract), seats[state.taker or state.elder], seats[mover]
    work.live = ALL
    for trick in state.tricks:
        work.won[options.sides.index(side_of(trick.winner, options.players))] += 1
    for seat, card in state.trick:
        watch(rules, work, seats[seat], number[card])
    for seat, at in seats.items():
        work.world[at] = mask_of(state.hand(seat), contract)
    cards = may_play(state, mover)
    work.trying = len(cards)
    for at, card in enumerate(cards):
        work.choices[at] = number[card]
    return work


def read(state: State, work: Work) -> dict[Card, int]:
    """Return what `solve` has found, as points of the side of the seat to play."""
    cards = may_play(state, str(state.mover))
    is_first = work.first[work.me]
    return {card: work.solved[at] if is_first else work.rest - work.solved[at] for at, card in enumerate(cards)}
