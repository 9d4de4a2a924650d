"""What the strong player has worked out by the machine: its cards, and its bids, over hands the others may hold."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields
from random import Random

from ecarte.core.cards import SUITS
from ecarte.games.belote.declarations.melds import LENGTHS
from ecarte.games.belote.numbers import CONTRACTS
from ecarte.games.belote.state import NATURAL, View, side_of
from ecarte.machine import run
from ecarte.machine.belote.judging import judge_cards
from ecarte.machine.belote.score import PAIR
from ecarte.machine.belote.sight import AHEAD, KING_QUEEN, PASS, POOL, Work, ranks_high
from ecarte.machine.belote.stakes import SQUARE
from ecarte.machine.belote.trial import try_bids
from ecarte.machine.ways import Entry
from ecarte.players.belote.cards import FREE, mask_of, tables
from ecarte.players.belote.seen import longest, melds_won, see, see_bids

GAME = "belote"
EACH = 8  # the worlds that are drawn for each that is picked
TOGETHER = POOL // EACH  # the most worlds that are picked at once
Rows = list[list[float]]
"""What each choice leads to, own side's points less the other's, for each world."""


def judge(
    view: View, cards: Sequence[int], worlds: int, is_exact: bool, rng: Random, reads: bool = True, ending: int = 0
) -> Rows:
    """Return what each card leads to in worlds that fit the bids; none where no hands do.

    With ``reads`` they also fit the cards played, and where the play is solved, the value is the mean of three: the
    points played on to, those under perfect play, and those for its cards alone, the contract left aside. What is
    played on is solved as well once at most ``ending`` cards are in hand.
    """
    work = look(view)
    work.is_exact = is_exact
    if reads and not view.options.face_up:
        weigh(work, worlds)
        work.is_playing, work.ending = 1, ending
    return ask(judge_cards, view, work, cards, worlds, rng)


def weigh(work: Work, worlds: int) -> None:
    """Have so many worlds picked by the cards played, and the deal played on as far as the seat can know.

    The others play on by the rule of thumb, the seat itself as well from its choice after next on
    (`ecarte.machine.belote.response`).
    """
    work.ahead, work.drawn = AHEAD, EACH * worlds


def look(view: View) -> Work:
    """Return all that a view shows once the second deal is made."""
    work = run.find(GAME).new(Work)
    see(view, work)
    _see_stakes(view, work)
    _see_signs(view, work)
    return work


def ask(entry: Entry, view: View, work: Work, choices: Sequence[int], worlds: int, rng: Random) -> Rows:
    """Return what an entry finds of so many choices."""
    way, size = run.find(GAME), len(choices)
    for at, choice in enumerate(choices):
        work.choices[at] = choice
    for at, side in enumerate(view.options.sides):
        work.score[at] = view.score[side]
    for each in fields(view.carried):
        setattr(work, each.name, getattr(view.carried, each.name))
    work.trying, work.wanted = size, worlds
    version, chance, more = rng.getstate()
    work.chance = list(chance)
    found = way.call(entry, way.load(tables(view.options)), work)
    rng.setstate((version, tuple(work.chance), more))
    return [[work.values[size * row + at] for at in range(size)] for row in range(found)]


def _see_stakes(view: View, work: Work) -> None:
    """Fill in the declarations that count, and the belotes called or still open."""
    awarded = melds_won(view)
    work.is_awarded = awarded is not None
    for at, points in enumerate(awarded or ()):
        work.awarded[at] = points
    for suit in range(4):
        if ranks_high(work.contract, suit) and not any(
            cards >> 8 * suit & KING_QUEEN for cards in work.played[: view.options.players]
        ):
            work.open |= 1 << suit
    for call in view.calls:
        work.called[view.options.sides.index(side_of(call.seat, view.options.players))] += PAIR
        work.open &= ~(1 << SUITS.index(call.suit))


def _see_signs(view: View, work: Work) -> None:
    """Fill in what speaks for one hand or another: bids, declarations announced, silences."""
    for bid in view.bids:
        if bid.bid != "pass" or view.contract not in FREE:  # passes over no trumps or all trumps say too little
            _heed(view, work, bid.seat, bid.bid, bid.round)
    for seat, name in enumerate(view.seats):
        is_silent = all(meld.seat != name for meld in view.melds)
        if view.options.declarations == "all" and seat != work.me and work.played[seat] and is_silent:
            work.silent |= 1 << seat
    strengths = [SQUARE if meld.kind == "carre" else 20 * LENGTHS[meld.kind] + 20 for meld in view.melds]
    work.loudest = max(strengths, default=0)
    end = 0
    for seat, runs in _sequences(view, work):
        for cards, likely in runs:
            work.runs[end], work.chances[end] = cards, likely
            end += 1
        work.owners[work.sequences], work.ends[work.sequences] = seat, end
        work.sequences += 1


def _heed(view: View, work: Work, seat: str, bid: str, number: int) -> None:
    at = work.heeded
    work.said[at] = PASS if bid == "pass" else CONTRACTS.index(bid)
    work.speakers[at], work.rounds[at] = view.seats.index(seat), number
    work.heeded = at + 1


def _sequences(view: View, work: Work) -> Iterator[tuple[int, list[tuple[int, float]]]]:
    """Return, by seat, where every announced sequence with unknown cards may lie, and how likely."""
    said, contract = dict(view.ranks), str(view.contract)
    for meld in view.melds:
        seat = view.seats.index(meld.seat)
        if seat == work.me or meld.kind == "carre" or meld.cards:
            continue
        length = LENGTHS[meld.kind]
        runs = []
        for letter in SUITS:
            for top in range(9 - length):
                if meld.seat in said and length == longest(view, meld.seat):
                    if NATURAL.index(said[meld.seat]) > top:
                        continue
                    if view.trumped == meld.seat and letter != view.trump:
                        continue
                cards = mask_of((rank + letter for rank in NATURAL[top : top + length]), contract)
                rest = cards & ~work.played[seat]
                if not rest & ~work.may[seat]:
                    runs.append((rest, 3.0 ** -(rest & ~work.known[seat]).bit_count()))
        if runs:
            yield seat, runs


# --- bids ---


def try_out(view: View, choices: Sequence[int], worths: Sequence[float], deals: int, rng: Random) -> Rows:
    """Return what each bid leads to in so many deals that fit those so far, with its worth by the hand's features."""
    return ask(try_bids, view, hear(view, worths), choices, deals, rng)


def hear(view: View, worths: Sequence[float]) -> Work:
    """Return what a view shows during the bids, and the worth of each bid by the hand's features."""
    work = run.find(GAME).new(Work)
    see_bids(view, work)
    for bid in view.bids:
        _heed(view, work, bid.seat, bid.bid, bid.round)
    for at, worth in enumerate(worths):
        work.worths[at] = worth
    return work
