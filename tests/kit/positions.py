"""Positions written as short ECN: hands are supposed freely, and everything else is filled in."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ecarte.core.cards import PACK
from ecarte.core.game import Event, Problem, parse_event
from ecarte.games.ecarte.game import GAME as ECARTE
from ecarte.games.ecarte.state import State


def at(
    moves: str,
    *,
    dealer: str = "N",
    score: tuple[int, int] = (0, 0),
    preset: str = "akagiri",
    **options: Any,
) -> State:
    """Return the state after the moves of one deal, with South the elder unless ``dealer`` says otherwise.

    Besides ECN events: ``/S`` asserts who took the trick, ``S-3`` discards the last three cards of South's hand, ``+``
    serves all draws that are due with the lowest unseen cards.
    """
    state = replace(ECARTE.rules.start(ECARTE.resolve(preset, options), dealer), score=score)
    head = ECARTE.deal.next_head(state)
    assert head is not None
    return go(ECARTE.deal.begin(state, head), moves)


def go(state: State, moves: str) -> State:
    """Return the state after more moves, written as for `at`."""
    for word in moves.split():
        if word.startswith("/"):
            assert state.tricks, word
            assert not state.trick, word
            assert state.tricks[-1].winner == word[1:], word
        elif word == "+":
            while state.phase == "drawing":
                state = ECARTE.rules.play(state, served(state))
        elif word[1] == "-" and word[2:].isdecimal() and word[2:] != "0":
            hand = state.hand(word[0])
            state = ECARTE.rules.play(state, Event("discard", word[0], hand[len(hand) - int(word[2:]) :]))
        else:
            state = ECARTE.rules.play(state, parse_event(word))
    return state


def served(state: State) -> Event:
    """Return the draw that is due, with the lowest unseen cards of the pack."""
    unseen = sorted((card for card in PACK if card not in state.seen), key=lambda card: "789TAJQK".index(card[0]))
    event = ECARTE.deal.due(state, [*[""] * (32 - state.stock), *unseen])
    assert event is not None
    return event


def why(state: State, word: str) -> str:
    """Return code and rule of the refusal, "E-follow E17", or "" when the event may happen."""
    problem = ECARTE.rules.why_not(state, parse_event(word))
    return code_and_rule(problem) if problem else ""


def code_and_rule(problem: Problem) -> str:
    """Return code and rule of a problem."""
    return f"{problem.code} {problem.rule}" if problem.rule else problem.code


def legal(state: State, seat: str) -> set[str]:
    """Return every event the seat may do now, as ECN."""
    return {str(event) for event in ECARTE.rules.legal(state, seat)}


def scored(state: State) -> list[tuple[str, int, str]]:
    """Return what was scored in the deal: seat, points, reason."""
    return [(each.seat, each.points, each.why) for each in state.scored]
