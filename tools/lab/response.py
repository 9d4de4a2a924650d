"""The loss of the master's card play to the best response: `python -m lab.response`, from tools/.

A deal is brought to the beginning of play, with the master's exchange in both seats. One seat then knows its hand and
the exchange. Worlds are drawn for it in two halves, and a tree of all it may see and do is searched against the master,
whose chances are known in each world. The best choice of one half is scored in the other, and compared with the master
in the same seat and the same worlds. The choices are the master's own, and hardly better ones are not taken: the loss
is a lower bound. Where the master samples hands, it does so once for each hand at a place of the tree.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from functools import partial
from typing import Annotated, Any, NamedTuple

import numpy as np

from ecarte.machine.ecarte.levels.counting import WORLDS as FALLBACK
from ecarte.machine.ecarte.levels.trained import find_gone
from ecarte.machine.ecarte.records import CARDS, DEALER, ELDER, PLAYING
from ecarte.machine.layout import Bytes, Double, Doubles, Longs, Number
from lab.deal import MASTER, WAYS, Minds, bring, compile_all, keep, minds, put, row, scored
from lab.imagine import LEVEL, REAL, Position, imagine, meet
from lab.players import count_card, list_cards
from lab.portions import average, measure_all
from train.desk import mix

MOST = 10  # places of a portion
WORLDS = 2 * 2000  # in both halves, at most
DEPTH = 12
STRETCHES = 40  # room for stretches, in worlds: at most seven times all for each of the other's five choices
# What is known of a place in the tree: the sums over one half of the worlds, with the choices that were best in one
# half; then both sums with the master's choices.
BY_A, BY_B, OWN_A, OWN_B = range(4)  # worth in B chosen by A, worth in A chosen by B
CHOSEN_A, CHOSEN_B = 4, 5  # worth in A chosen by A, in B by B, which decide the choice
KNOWN = 6
# The best choice must beat the master's by so many standard errors of one point over the worlds.
CARE = 1.0
ASKED = 1 << 16  # places for the fallback's answers, by hand and situation; a new one replaces the old


class Tree(Position):
    """A search: by depth, by world, by stretches of worlds; and the fallback's answers."""

    pure: Number  # whether the master always plays its likeliest card
    care: Double
    places_wanted: Number
    worlds: Number
    gains: Annotated[list[float], Doubles(MOST)]
    sums: Annotated[list[float], Doubles(DEPTH * KNOWN)]
    cards_at: Annotated[list[int], Longs(DEPTH)]  # five bits for each
    chances_at: Annotated[list[float], Doubles(DEPTH * WAYS)]
    others: Annotated[list[int], Longs(WORLDS)]  # the other's hand at the beginning of play, and its discards
    others_away: Annotated[list[int], Longs(WORLDS)]
    which: Annotated[list[int], Longs(STRETCHES * WORLDS)]  # a world, and its weight
    weight: Annotated[list[float], Doubles(STRETCHES * WORLDS)]
    card: Annotated[list[int], Longs(STRETCHES * WORLDS)]  # the other's card in it
    situations: Annotated[list[int], Longs(2 * ASKED)]  # two numbers, and the card
    answers: Annotated[bytearray, Bytes(ASKED)]


def fall_back(minds: Minds, play: Tree) -> int:
    """Return the card found by sampling hands, always the same for the same hand and situation."""
    role = play.mover
    one = play.hands[role] | find_gone(minds, play, role) << 32
    # Marks and vulnerability do not change within a tree.
    other = play.led + 1 | play.won[0] << 6 | play.won[1] << 9 | role << 12 | 1 << 13
    at = mix(one ^ other << 45, 31) & ASKED - 1
    if play.situations[2 * at] != one or play.situations[2 * at + 1] != other:
        play.situations[2 * at], play.situations[2 * at + 1] = one, other
        play.answers[at] = count_card(minds, play, FALLBACK)
    return play.answers[at]


def list_chances(minds: Minds, play: Tree) -> int:
    """List the cards the master chooses among, and return their number; the fallback's only card is certain."""
    number, chances = list_cards(minds, play), play.out_of
    if number > 0 and not play.pure:
        return number
    best = 0
    if number > 0:
        for at in range(1, number):
            if chances[at] > chances[best]:
                best = at
    else:
        number, cards = -number, 0
        for at in range(number):
            cards |= play.choices[at] << 5 * at
        chosen = fall_back(minds, play)
        best = number
        for at in range(number):
            play.choices[at] = cards >> 5 * at & 31
            if play.choices[at] == chosen:
                best = at
        if best == number:
            play.choices[number] = chosen
            number += 1
    for at in range(WAYS):
        chances[at] = 1.0 if at == best else 0.0
    return number


def give(play: Tree, role: int, world: int) -> None:
    """Give a seat its hand in a world."""
    play.hands[role], play.away[role] = play.others[world] & ~play.out, play.others_away[world]


def reply(minds: Minds, play: Tree, begun: int, end: int) -> tuple[int, int]:
    """Put the other's card in each world of a stretch, with its chance, on a new stretch that begins at ``end``.

    Return its end, and the cards that are played at all.
    """
    last, played = end, 0
    for at in range(begun, end):
        give(play, play.mover, play.which[at])
        for one in range(list_chances(minds, play)):
            if play.out_of[one] > 0.0:
                play.which[last], play.weight[last] = play.which[at], play.weight[at] * play.out_of[one]
                play.card[last] = play.choices[one]
                played |= 1 << play.choices[one]
                last += 1
    return last, played


def search(minds: Minds, play: Tree, depth: int, begun: int, end: int) -> None:
    """Put the worth of a place to the seat, over a stretch of weighted worlds, into ``play.sums``.

    The half of a world is the last bit of its number.
    """
    sums, mine = play.sums, KNOWN * depth
    for each in range(KNOWN):
        sums[mine + each] = 0.0
    if play.phase > PLAYING:
        worth = scored(play) * (1.0 if play.role == ELDER else -1.0)
        for at in range(begun, end):
            side = play.which[at] & 1
            value = play.weight[at] * worth
            sums[mine + OWN_A + side] += value
            sums[mine + (BY_A if side else BY_B)] += value
            sums[mine + CHOSEN_A + side] += value
        return
    keep(play, depth)
    if play.mover == play.role:
        try_all(minds, play, depth, begun, end)
        return
    top, played = reply(minds, play, begun, end)
    for chosen in range(CARDS):
        if not played >> chosen & 1:
            continue
        last = top
        for at in range(end, top):
            if play.card[at] == chosen:
                play.which[last], play.weight[last] = play.which[at], play.weight[at]
                last += 1
        # Any hand that may have played it will do: the seat only knows how many cards it has.
        bring(play, depth)
        give(play, 1 - play.role, play.which[top])
        put(minds, play, chosen)
        search(minds, play, depth + 1, top, last)
        for each in range(KNOWN):
            sums[mine + each] += sums[mine + KNOWN + each]


def try_all(minds: Minds, play: Tree, depth: int, begun: int, end: int) -> None:
    """Do what `search` does at a place where the seat has a choice."""
    sums, mine, its = play.sums, KNOWN * depth, KNOWN * (depth + 1)
    number = list_chances(minds, play)
    play.cards_at[depth] = 0
    for one in range(number):
        play.cards_at[depth] |= play.choices[one] << 5 * one
        play.chances_at[WAYS * depth + one] = play.out_of[one]
    # For the best choice of each half, its worth there and in the other.
    most_a, most_b, by_a, by_b = -1e18, -1e18, 0.0, 0.0
    for one in range(number):
        bring(play, depth)
        put(minds, play, play.cards_at[depth] >> 5 * one & 31)
        search(minds, play, depth + 1, begun, end)
        for each in range(KNOWN):
            sums[mine + each] += play.chances_at[WAYS * depth + one] * sums[its + each]
        if sums[its + CHOSEN_A] > most_a:
            most_a, by_a = sums[its + CHOSEN_A], sums[its + BY_A]
        if sums[its + CHOSEN_B] > most_b:
            most_b, by_b = sums[its + CHOSEN_B], sums[its + BY_B]
    squares_a = squares_b = 0.0
    for at in range(begun, end):
        if play.which[at] & 1:
            squares_b += play.weight[at] * play.weight[at]
        else:
            squares_a += play.weight[at] * play.weight[at]
    care = play.care * play.care
    more = most_a - sums[mine + CHOSEN_A]
    if more > 0.0 and more * more > care * squares_a:
        sums[mine + CHOSEN_A], sums[mine + BY_A] = most_a, by_a
    more = most_b - sums[mine + CHOSEN_B]
    if more > 0.0 and more * more > care * squares_b:
        sums[mine + CHOSEN_B], sums[mine + BY_B] = most_b, by_b


def respond(minds: Minds, play: Tree) -> int:
    """Put the sums of a place to the seat, over all worlds, before the others in ``play.sums``."""
    for one in range(play.worlds):
        play.which[one], play.weight[one] = one, 1.0
    for at in range(2 * ASKED):
        play.situations[at] = 0
    search(minds, play, 0, 0, play.worlds)
    return 0


def find_worlds(minds: Minds, play: Tree) -> int:
    """Find all worlds of a position, and return whether there are as many."""
    keep(play, REAL)
    for one in range(play.worlds):
        if not imagine(minds, play):
            return 0
        play.others[one], play.others_away[one] = play.hands[1 - play.role], play.away[1 - play.role]
    bring(play, REAL)
    return 1


def measure(minds: Minds, play: Tree) -> int:
    """Measure the gain of the best response at as many positions as are wanted; return how many had no worlds."""
    place = deals = skipped = 0
    sums = play.sums
    while place < play.places_wanted:
        deals += 1
        if not meet(minds, play, deals):
            continue
        if not find_worlds(minds, play):
            skipped += 1
            continue
        respond(minds, play)
        play.gains[place] = (sums[BY_A] - sums[OWN_B] + sums[BY_B] - sums[OWN_A]) / play.worlds
        place += 1
    return skipped


native = partial(compile_all, measure, respond, list_chances)
"""Return the functions as code of the processor."""


class Loss(NamedTuple):
    """Points a deal lost by the card play, half of the 95 % interval, and the percentage of positions left out.

    A position is left out when no hands are found with which the master would have exchanged so.
    """

    mean: float
    error: float
    skipped: float

    def __str__(self) -> str:
        return f"{self.mean:.4f} ± {self.error:.4f} a deal ({self.skipped:.1f} % of places left out)"


def _portion(given: tuple[int, int, int, int, int, bool]) -> tuple[np.ndarray[Any, Any], int]:
    role, places, worlds, seed, first, pure = given
    play = native().new(Tree)
    (play.elders, play.dealers), play.until, play.role = LEVEL, PLAYING, role
    play.places_wanted, play.worlds, play.seed, play.first = places, 2 * worlds, seed, first
    play.pure, play.care = int(pure), CARE
    skipped = native().call(measure, minds(native(), row(MASTER), row(MASTER)), play)
    return np.array(play.gains[:places]), skipped


def loss(role: int, places: int, worlds: int, pure: bool = False, seed: int = 1, jobs: int = 1) -> Loss:
    """Return the loss to a best response in a seat, at ``places`` positions, with ``worlds`` worlds in each half."""
    size = min(MOST, places)
    portions = [(role, size, worlds, seed, first, pure) for first in range(places // size)]
    measured = measure_all(_portion, portions, jobs)
    gains = np.concatenate([each for each, _ in measured])
    left = sum(skipped for _, skipped in measured)
    return Loss(*average(gains), 100 * left / (len(gains) + left))


def main(arguments: list[str]) -> None:
    """Print the losses of both seats."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--places", type=int, default=300)
    reader.add_argument("--worlds", type=int, default=300, help="in each half")
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    read = reader.parse_args(arguments)
    if 2 * read.worlds > WORLDS:
        reader.error(f"argument --worlds: at most {WORLDS // 2:,}")
    for pure in (False, True):
        for role, name in ((ELDER, "elder"), (DEALER, "dealer")):
            begun = time.monotonic()
            lost = loss(role, read.places, read.worlds, pure, read.seed, read.jobs)
            about = "the likeliest card" if pure else "mixed"
            print(f"best response as {name}, master {about}: {lost} ({time.monotonic() - begun:.0f} s)", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
