"""A deal of écarté step by step, by the machine's rules: what a choice makes of it, and what its end is worth.

The elder sits in seat 0. No proposal is accepted on a condition.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

from ecarte.compiler.code import Native
from ecarte.games.ecarte.options import resolve
from ecarte.machine import chance
from ecarte.machine.ecarte import course, records
from ecarte.machine.ecarte.games import play_card
from ecarte.machine.ecarte.levels import amateur, club
from ecarte.machine.ecarte.records import Rules, seat_of
from ecarte.machine.layout import Doubles, Longs
from ecarte.machine.ways import Entry
from ecarte.players.ecarte.rules import EVERY, load_rules
from train.desk import Room, draw_share, mix, shuffle, take

OPTIONS = resolve("akagiri", {})
MASTER, THUMB, PIMC = range(3)
# A seat's row: the player for the exchange and that for the cards, the number of sampled worlds, whether the policy
# always makes its likeliest choice; then the rule of thumb's thresholds in tricks, at risk and free, as elder and as
# dealer, the places of a plain suit whose cards are kept, and whether it has the amateur's habit of saving trumps.
KIND, CARDS_KIND, WORLDS, PURE, ELDER_STANDS, ELDER_FREE, DEALER_REFUSES, DEALER_FREE, KEEPS, SAVES, FIELDS = range(11)
# The kinds of streams of random numbers: the packs and the decisions of a deal have one each.
PACKS, DECISIONS = 0x5EED_0000_0000, 0x5EED_8000_0000
_MIXED = 0x9E3779B97F4A7C15 - (1 << 64)
SIZE = 24  # numbers of a deal that is kept
DEPTH = 64
IMAGINED = DEPTH  # where `lab.worlds` keeps deals: this place and the next
WAYS = 6  # choices of the exchange: 0 to stand or refuse, else 1; or a number


class Minds(Rules):
    """The default rules, and the two players."""

    seats: Annotated[list[float], Doubles(2 * FIELDS)]


class Play(Room):
    """A deal in play."""

    out_of: Annotated[list[float], Doubles(WAYS)]  # the master's chances in the exchange, or of cards
    places: Annotated[list[int], Longs(SIZE * (DEPTH + 2))]  # where deals are kept
    real: Annotated[list[int], Longs(records.CARDS)]  # the pack, while worlds are sampled
    drawn: Annotated[list[int], Longs(records.CARDS)]  # cards no one has seen
    totals: Annotated[list[float], Doubles(WAYS)]


def row(
    kind: int,
    worlds: int = 200,
    pure: bool = False,
    thresholds: tuple[float, ...] = (),
    cards: int | None = None,
    habits: bool = False,
) -> list[float]:
    """Return a row of `Minds.seats`; by default with the amateur's thresholds and without its bad habits."""
    usual = (*reversed(amateur.ELDER_STANDS), *reversed(amateur.DEALER_REFUSES))
    kept = amateur.KEPT_PLACES if habits else club.KEPT_PLACES
    return [kind, kind if cards is None else cards, worlds, pure, *(thresholds or usual), kept, habits]


def minds(native: Native, first: list[float], second: list[float]) -> Minds:
    """Return the rules for two players."""
    rules = load_rules(OPTIONS, EVERY, counts=True).to_bytes()
    record: Any = native.new(Minds)
    record.data[: len(rules)] = rules
    record.seats = [*first, *second]
    return record  # type: ignore[no-any-return]


@cache
def compile_all(*entries: Entry) -> Native:
    """Return functions of the lab as code of the processor; chance comes from streams that are begun for each deal."""
    return Native(entries, "lab", "train", instead={chance.draw_share: draw_share})


def stream(play: Play, kind: int, seed: int, number: int) -> None:
    """Begin the stream of a kind with this seed and number."""
    play.chance[0] = mix((kind + seed) * _MIXED + number, 31)


def begin(rules: Rules, play: Play, elders: int, dealers: int) -> None:
    """Shuffle and deal at a score."""
    turned = shuffle(play)
    play.dealer, play.score[0], play.score[1] = 1, elders, dealers
    play.trump = play.out = 0
    course.begin(play)
    for role in range(2):
        play.lacks[role] = play.numbers[role] = 0
        course.give(play, take(play, records.HAND * role, records.HAND))
    course.turn_up(rules, play, turned)


def move_to(rules: Rules, play: Play, phase: int) -> None:
    """Go on with a phase of the exchange."""
    course.go_on(rules, play, phase, phase & 1)  # elder and dealer choose in turn


def do(rules: Rules, play: Play, what: int, gone: int) -> None:
    """Carry out a choice of the mover: one of the exchange (`WAYS`) with the discards, or a card."""
    phase = play.phase
    if phase == records.PLAYING:
        put(rules, play, what)
        return
    if phase == records.CHOOSE and what:
        course.propose(rules, play, 0)
    elif phase == records.CHOOSE:
        course.stand(rules, play)
    elif phase == records.ANSWER and what:
        course.accept(rules, play, 0)
    elif phase == records.ANSWER:
        course.refuse(rules, play)
    else:
        course.discard(rules, play, gone)
        draw_cards(rules, play)
    for role in range(2):
        course.mark_king(rules, play, role)


def lay(play: Play, role: int, gone: int) -> None:
    """Discard in any phase; `course.discard` does so only on turn."""
    play.hands[role] &= ~gone
    play.away[role] |= gone


def draw_cards(rules: Rules, play: Play) -> None:
    """Replace the discards of both from the stock, when both have discarded.

    `course.draw` would refuse what `lab.worlds` imagines: cards that the other seat has really discarded.
    """
    if play.phase != records.DRAWING:
        return
    for role in range(2):
        play.numbers[role] = records.HAND - play.hands[role].bit_count()
        play.hands[role] |= take(play, play.top - 1, play.numbers[role])
        play.top += play.numbers[role]
    play.times += 1
    course.begin_exchange(rules, play)


def put(rules: Rules, play: Play, card: int) -> None:
    """Play a card of the mover; the deal is over once no further trick can change its points."""
    play_card(rules, play, card)
    winner, won = find_winner(play), play.won
    is_sure = won[winner] >= 3 and (won[1 - winner] or play.vulnerable == 1 - winner)
    if play.phase == records.PLAYING and play.led < 0 and is_sure:
        course.end(rules, play)


def find_winner(play: Play) -> int:
    """Return who has three tricks or more; the dealer while nobody has."""
    return records.ELDER if play.won[records.ELDER] >= 3 else records.DEALER


def scored(play: Play) -> int:
    """Return the points for tricks of a deal that is over, negative ones the dealer's; 0 when a king ended the game."""
    if not play.won[records.ELDER] + play.won[records.DEALER]:
        return 0
    winner = find_winner(play)
    return course.count_points(play, winner, play.won[winner]) * (1 if winner == records.ELDER else -1)


def outcome(rules: Rules, play: Play) -> float:
    """Return the worth to the elder of a deal that is over.

    At 0-0 it is points; at any other score games, by how far the chance of the game is above one half.
    """
    elder, dealer = seat_of(play, records.ELDER), seat_of(play, records.DEALER)
    if play.begun[elder] or play.begun[dealer]:
        return rules.equity[play.score[elder] * records.SCORES + play.score[dealer]] / 2.0
    return float(play.score[elder] - play.score[dealer])


def keep(play: Play, place: int) -> None:
    """Keep a deal in a place."""
    kept, at = play.places, SIZE * place
    for role in range(2):
        kept[at], kept[at + 1], kept[at + 2] = play.hands[role], play.away[role], play.lacks[role]
        kept[at + 3], kept[at + 4], kept[at + 5] = play.numbers[role], play.won[role], play.score[role]
        at += 6
    kept[at], kept[at + 1], kept[at + 2], kept[at + 3] = play.phase, play.mover, play.top, play.times
    kept[at + 4], kept[at + 5], kept[at + 6], kept[at + 7] = play.marker, play.declined, play.vulnerable, play.out
    kept[at + 8], kept[at + 9], kept[at + 10], kept[at + 11] = play.led, play.reply, play.least, play.most


def bring(play: Play, place: int) -> None:
    """Bring back the deal that is kept in a place; the pack is as it was."""
    kept, at = play.places, SIZE * place
    for role in range(2):
        play.hands[role], play.away[role], play.lacks[role] = kept[at], kept[at + 1], kept[at + 2]
        play.numbers[role], play.won[role], play.score[role] = kept[at + 3], kept[at + 4], kept[at + 5]
        at += 6
    play.phase, play.mover, play.top, play.times = kept[at], kept[at + 1], kept[at + 2], kept[at + 3]
    play.marker, play.declined, play.vulnerable, play.out = kept[at + 4], kept[at + 5], kept[at + 6], kept[at + 7]
    play.led, play.reply, play.least, play.most = kept[at + 8], kept[at + 9], kept[at + 10], kept[at + 11]
