"""The strong player at belote: it samples hands the others may hold, and tries close bids and every card on them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import starmap
from random import Random

from ecarte.games.belote.state import View
from ecarte.machine import run
from ecarte.machine.belote.records import CARDS, NO_TRUMPS, SEATS, SUIT
from ecarte.machine.belote.sight import Sight, Tables, ranks_high
from ecarte.machine.sums import total
from ecarte.machine.ways import Plain
from ecarte.players.belote import table
from ecarte.players.belote.amateur import by_rule
from ecarte.players.belote.cards import tables
from ecarte.players.belote.leads import rate
from ecarte.players.belote.reasons import least, ruled, weighed
from ecarte.players.belote.search import GAME, Rows, judge, try_out
from ecarte.players.belote.seen import bid_of
from ecarte.players.belote.table import ahead_by, bids, clearly_best, is_clear
from ecarte.players.thoughts import Figure, Reason, Thought

CLOSE = 40.0  # points: bids further behind by their features are not tried
MOST = 3  # the most bids that are tried
DEALS, BATCH = 160, 40  # the most deals, and the number after which each check for a decision comes
DECIDED = 2.5  # trials stop when a bid is this many standard errors ahead
MARGIN = 1.0  # standard errors by which a bid must beat the one that the features prefer


def best_tried(view: View, rng: Random) -> Thought:
    """Return the bid with the best result, by its features and on trial, and what each was worth."""
    worth = bids(view)
    ranked = sorted(worth, key=lambda event: -worth[event])
    close = [event for event in ranked if worth[ranked[0]] - worth[event] < CLOSE][:MOST]
    if len(close) == 1:
        return weighed(close[0], starmap(Figure, worth.items()), "table")
    choices, worths = [bid_of(event) for event in close], [worth[event] for event in close]
    rows: Rows = []
    while len(rows) < DEALS:
        rows += try_out(view, choices, worths, BATCH, rng)
        if is_clear(rows, DECIDED):
            break
    found = clearly_best(rows, MARGIN)
    halves = [total(row[at] for row in rows) / (2 * len(rows)) for at in range(len(close))]
    return weighed(close[found], map(Figure, close, halves), "tried", len(rows), ahead_by(rows, found or 1)[1])


# By how many standard errors a card must beat the preferred one to be played instead. Two, and a half where the play is
# solved, lost points in a match against zero (bench/README.md).
TRIED, SOLVED = 1.0, 0.0
SURE = 5.0  # and what looks like a blunder


@dataclass(frozen=True, slots=True)
class Effort:
    """How much a player looks at before it plays a card."""

    worlds: int  # hands of the others
    few: int  # and with the most cards in hand that are solved, which takes longest
    exact: int  # the most cards in hand with which the play is solved too
    reads: bool  # whether the cards played say which hands are likely, and the seat's next choice is looked at
    ending: int = 0  # the most cards in hand with which what is played on is solved too


# Twice as many hands were no better (bench/README.md).
EFFORT = Effort(worlds=60, few=40, exact=6, reads=True, ending=5)
# By plain Python, which would take half a minute a card with that effort.
SLOW = Effort(worlds=60, few=60, exact=5, reads=True)


def play_best(view: View, sight: Sight, events: table.Playable, rng: Random) -> Thought:
    """Return the card played with all the effort for which the machine's code is quick enough."""
    return play(view, sight, events, rng, SLOW if isinstance(run.find(GAME), Plain) else EFFORT)


def play(view: View, sight: Sight, events: table.Playable, rng: Random, effort: Effort) -> Thought:
    """Return the card with the best average in hands that the others may hold.

    The effort is fixed, not the time: the same place gives the same choice.
    """

    def of(card: int, *reasons: Reason) -> Thought:
        return Thought(events[card], reasons or (ruled(rules, sight, card, events[card].cards[0]),))

    rules, leads = tables(view.options), not sight.lying
    by_thumb = by_rule(rules, sight, events)
    is_exact = table.solves(view, effort.exact)
    worlds = effort.few if len(view.hand) == effort.exact else effort.worlds
    if is_exact and view.options.face_up:
        worlds = 1
    if leads and not is_exact and is_drawing(by_thumb, sight):
        return of(by_thumb)
    may = [card for card in events if not is_blunder(card, rules, sight)] or [*events]
    safe = [card for card in may if not leads or not is_rash(card, rules, sight)] or may
    first = by_thumb if by_thumb in safe else safe[0]
    if not sight.tricks and leads and rates_leads(rules, sight):
        return of(max(safe, key=lambda card: (rate(rules, sight, card), -card)), Reason("belote-rated"))
    # The preferred card comes first: it is played unless another is clearly better.
    cards = distinct([first, *(card for card in (may if is_exact else safe) if card != first)], rules, sight)
    kept = len(cards)
    if is_exact:
        cards += distinct([card for card in events if card not in may], rules, sight)
    if len(cards) == 1:
        return of(first, Reason("belote-sound" if len(distinct([*events], rules, sight)) > 1 else "belote-alike"))
    values = judge(view, cards, worlds, is_exact, rng, effort.reads, effort.ending)
    if len(values) < worlds:  # in a variation a supposed hand may contradict what was shown before
        return of(first)
    has_won = sight.won[rules.sides[sight.me]]
    if is_exact and not has_won and all(value == row[0] for row in values for value in row):
        # All tricks are lost anyway: aces and tens are not wasted.
        cheapest = min(events, key=lambda card: (_points(card, rules, sight), card & 7))
        return of(cheapest, least(events[cheapest].cards[0]))
    found = table.clearly_best([row[:kept] for row in values], SOLVED if is_exact else TRIED)
    blunders = [[row[found], *row[kept:]] for row in values]
    better = table.clearly_best(blunders, SURE)
    chosen = kept + better - 1 if better else found
    means = [total(column) / worlds for column in zip(*values, strict=True)]
    ranked = sorted(range(len(cards)), key=lambda at: -means[at])
    rival = ranked[1] if ranked[0] == chosen else ranked[0]
    error = table.ahead_by([[row[rival], row[chosen]] for row in values], 1)[1]
    figures = [Figure(events[card], mean) for card, mean in zip(cards, means, strict=True)]
    way = ("open" if is_exact else "covered") if view.options.face_up else "solved" if is_exact else "played"
    return weighed(events[cards[chosen]], figures, way, worlds, error)


PLAYER = table.Player(best_tried, play_best)


def rates_leads(rules: Tables, sight: Sight) -> bool:
    """Return whether the first lead is rated by `players.belote.leads`; later ones so rated won fewer points."""
    return rules.players == SEATS and sight.contract < NO_TRUMPS


def is_blunder(card: int, rules: Tables, sight: Sight) -> bool:
    """Return whether a card is one of three kinds of blunder.

    It bares a ten under an ace that is out; it is a side suit led by a taker with jack and nine of trumps while the
    opponents may have trumps; or it trumps a partner's master while another card may be thrown.
    """
    suit, me, contract = card >> 3, sight.me, sight.contract
    if rules.face_up:  # every open card is weighed
        return False
    own = sight.hands[me]
    mine, out = own >> 8 * suit & SUIT, (sight.live & ~own) >> 8 * suit & SUIT
    if not sight.lying:
        if (
            not ranks_high(contract, suit)
            and mine & 0xC0 == 0x40
            and mine.bit_count() == 2
            and card & 7 != 6
            and out >> 7
        ):
            return True
        if contract >= NO_TRUMPS or suit == contract or me != sight.taker:
            return False
        trumps = own >> 8 * contract & SUIT
        return trumps >> 6 == 3 and can_draw(rules, sight, trumps)
    led = sight.led >> 3
    if contract >= NO_TRUMPS or suit != contract or led == contract or sight.best >> 3 != led:
        return False
    if rules.sides[sight.winning] != rules.sides[me] or own >> 8 * led & SUIT or not own & ~(SUIT << 8 * contract):
        return False
    return not (sight.live & ~own) >> 8 * led & SUIT & -2 << (sight.best & 7)


def can_draw(rules: Tables, sight: Sight, trumps: int) -> bool:
    """Return whether an opponent may have trumps besides one's own."""
    out = sight.live >> 8 * sight.contract & SUIT & ~trumps
    foes = [seat for seat in range(rules.players) if rules.sides[seat] != rules.sides[sight.me]]
    return bool(out) and not all(sight.lacks[foe] >> sight.contract & 1 for foe in foes)


def distinct(cards: Sequence[int], rules: Tables, sight: Sight) -> list[int]:
    """Return the cards without equivalent ones: adjacent, and worth as much."""
    found: list[int] = []
    for card in cards:
        if not any(are_alike(card, other, rules, sight) for other in found):
            found.append(card)
    return found


def are_alike(one: int, other: int, rules: Tables, sight: Sight) -> bool:
    """Return whether two cards are equivalent: of one suit, adjacent, and worth as much."""
    if one == other:
        return True
    if (sight.covering[sight.me] >> one ^ sight.covering[sight.me] >> other) & 1:  # only one of them uncovers another
        return False
    if one >> 3 != other >> 3 or _points(one, rules, sight) != _points(other, rules, sight):
        return False
    low, high = min(one, other), max(one, other)
    return not (sight.live & ~sight.hands[sight.me] | sight.trick) & (1 << high) - (2 << low)


def _points(card: int, rules: Tables, sight: Sight) -> int:
    return rules.worth[CARDS * sight.contract + card]


def is_drawing(card: int, sight: Sight) -> bool:
    """Return whether a card is a lead of the taker with the two highest trumps, which draws those of the others."""
    if card >> 3 != sight.contract or sight.me != sight.taker or sight.covering[sight.me]:
        return False
    suit = SUIT << (card & 24)
    own = sight.hands[sight.me]
    out = sight.live & ~own & suit
    return out > 0 and (own & suit & -1 << out.bit_length()).bit_count() > 1


def is_rash(card: int, rules: Tables, sight: Sight) -> bool:
    """Return whether a lead risks a ten or, by a defender, a king of trumps, against hidden cards."""
    if rules.face_up:
        return False
    if not sight.live & ~sight.hands[sight.me] & SUIT << (card & 24) & -2 << card:  # the others hold no higher card
        return False
    defends = rules.sides[sight.me] != rules.sides[sight.taker]
    return _points(card, rules, sight) >= (4 if card >> 3 == sight.contract and defends else 10)
