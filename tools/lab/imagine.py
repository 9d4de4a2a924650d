"""Positions the master reaches by its own exchange, and worlds for them: the hands the other may hold.

Worlds are drawn by rejection: a hand is rejected if the master, by its own chances, would not have exchanged so. A
world uses only what a seat knows: its own cards, the numbers, the marks.
"""

from __future__ import annotations

from typing import Annotated

from ecarte.machine.chance import draw_share
from ecarte.machine.ecarte.records import ANSWER, CHOOSE, DEALER, DEALERS_NUMBER, ELDER, HAND, NUMBER, PLAYING
from ecarte.machine.layout import Longs, Number
from lab.deal import DECISIONS, PACKS, Minds, Play, begin, bring, do, lay, move_to, stream
from lab.players import club_says, decide, master_says
from lab.worlds import discard, draw_unseen, list_unseen, stack

ROUNDS = 12
LATER = 9  # after the phases: any choice after the first exchange
TRIES = 20_000  # for one world
LEVEL = (0, 0)
REAL = 0  # the place of the position for which worlds are drawn
Score = tuple[int, int]


class Position(Play):
    """A search for positions: the deals to play, the choice at which they stop, and the exchanges before it."""

    seed: Number
    first: Number  # deal
    role: Number
    until: Number  # a phase of the first exchange, `LATER`, or the play
    elders: Number  # the score
    dealers: Number
    history: Annotated[list[int], Longs(2 * ROUNDS)]  # for each exchange both numbers, the elder's first


def read_score(written: str) -> Score:
    """Return the points of elder and dealer at a written score, the elder's first; raises ValueError."""
    elder, dealer = map(int, written.split("-"))
    if not (0 <= elder <= 4 and 0 <= dealer <= 4):
        raise ValueError(written)
    return elder, dealer


def meet(minds: Minds, play: Position, number: int) -> int:
    """Play a deal to the first choice that is wanted; return whether it comes to that.

    The master (row 0) exchanges in both seats.
    """
    number += play.first << 24
    stream(play, PACKS, play.seed, number)
    begin(minds, play, play.elders, play.dealers)
    stream(play, DECISIONS, play.seed, number)
    while play.phase < PLAYING:
        if play.mover == play.role and play.until == (LATER if play.times else play.phase):
            return 1
        if play.times == ROUNDS:
            return 0
        what, gone = decide(minds, play, 0)
        if play.phase == DEALERS_NUMBER:
            play.history[2 * play.times] = HAND - play.hands[ELDER].bit_count()
            play.history[2 * play.times + 1] = what
        do(minds, play, what, gone)
    return play.until == PLAYING and play.phase == PLAYING


def choose_so(minds: Minds, play: Position, phase: int, what: int) -> tuple[int, int]:
    """Return whether the master, by its own chances, does this in a phase; and whether its table has an answer."""
    move_to(minds, play, phase)
    if master_says(minds, play):
        return draw_share(play.chance) < play.out_of[what], 1
    said, _ = club_says(minds, play)
    return said == what, 0


def discard_so(minds: Minds, play: Position, phase: int, number: int) -> int:
    """Let the master discard so many cards; return whether it does."""
    does, knows = choose_so(minds, play, phase, number)
    if does:
        lay(play, play.mover, discard(play, play.mover, number, knows))
    return does


def try_hand(minds: Minds, play: Position, number: int) -> int:
    """Give the other a hand for the position in place `REAL`, and let it exchange.

    Return how many of the ``number`` unseen cards it took, or -1 if the master would not have exchanged so.
    """
    other, phase, times, declined = 1 - play.role, play.phase, play.times, play.declined
    elders = HAND - play.hands[ELDER].bit_count() if phase == DEALERS_NUMBER else 0
    play.times, play.top, play.numbers[0], play.numbers[1] = 0, 2 * HAND + 1, 0, 0
    play.away[other] = 1 << play.turn_up
    play.hands[other] = draw_unseen(play, 0, HAND, number)
    used = HAND
    own = play.hands[play.role]
    for exchange in range(times):
        mine = play.history[2 * exchange + other]
        does, _ = choose_so(minds, play, ANSWER if other == DEALER else CHOOSE, 1)
        if other == DEALER:  # it goes by the number that the elder has laid, not by its cards
            play.hands[ELDER] = (1 << HAND - play.history[2 * exchange]) - 1
        if not does or not discard_so(minds, play, DEALERS_NUMBER if other == DEALER else NUMBER, mine):
            return -1
        play.hands[play.role] = own
        play.hands[other] |= draw_unseen(play, used, used + mine, number)
        used += mine
        for role in range(2):
            play.numbers[role] = play.history[2 * exchange + role]
            play.top += play.numbers[role]
        play.times += 1
    is_play = phase == PLAYING
    if other == ELDER:
        asked = declined == DEALER if is_play else phase & 1 == 1
        if asked or (is_play and declined == ELDER):
            does, _ = choose_so(minds, play, CHOOSE, 1 if asked else 0)
            if not does:
                return -1
        if phase == DEALERS_NUMBER and not discard_so(minds, play, NUMBER, elders):
            return -1
    elif phase == NUMBER or (is_play and declined == DEALER):
        does, _ = choose_so(minds, play, ANSWER, 1 if phase == NUMBER else 0)
        if not does:
            return -1
    # The holder of the king marks it; a king turned up is in no hand.
    king = 1 << minds.king
    holds = play.hands[other] & king != 0
    return used if not is_play or 1 << play.turn_up == king or holds == (play.marker == other) else -1


def imagine(minds: Minds, play: Position) -> int:
    """Make a world, another hand and stock, of the position in place `REAL`; return whether one was found."""
    bring(play, REAL)
    number, other = list_unseen(play, play.role), 1 - play.role
    for _ in range(TRIES):
        bring(play, REAL)
        used = try_hand(minds, play, number)
        if used >= 0:
            hand, away = play.hands[other], play.away[other]
            bring(play, REAL)
            play.hands[other], play.away[other] = hand, away
            draw_unseen(play, used, number, number)
            stack(play, used, number)
            return 1
    return 0
