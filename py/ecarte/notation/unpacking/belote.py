"""The game of a link: at each choice, the machine says what may happen, in the order and with the weights of links."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from ecarte.core.cards import PACK
from ecarte.core.game import Head
from ecarte.games.belote.numbers import CARDS, CONTRACTS, rules
from ecarte.games.belote.options import Options
from ecarte.games.belote.weights import ALONE, CALLED, CARD_SIZES, DONE, SAID, weigh_bids
from ecarte.machine.belote import records as machine
from ecarte.machine.belote.bidding import may_bid
from ecarte.machine.belote.deal import begin, count_due, find_hand, find_laid, find_owner, find_rest
from ecarte.machine.belote.declarations import (
    SQUARES,
    count_points,
    find_best,
    find_due,
    find_square,
    may_compare,
    measure_run,
)
from ecarte.machine.belote.events import happen
from ecarte.machine.belote.play import may_call, may_play
from ecarte.machine.belote.records import Deal, Rules
from ecarte.notation.codec import Packs
from ecarte.notation.codec.belote import words
from ecarte.notation.unpacking import MOSTLY, Choices
from ecarte.record import Entry


class Unpacking:
    """A game that is played out by the choices of a link."""

    def __init__(self, options: Options, choices: Choices, dealer: str, packs: Packs | None) -> None:
        self.options, self.choices, self.packs, self.deal = options, choices, packs, Deal()
        self.deal.dealer = options.seats.index(dealer) - 1

    @property
    def score(self) -> str:
        """The score so far."""
        return "-".join(map(str, self.deal.score[: len(self.options.sides)]))

    @property
    def is_over(self) -> bool:
        """Whether that ends the game."""
        return bool(self.deal.is_last)

    def steps(self) -> Iterator[Head | Entry]:
        """Yield what happens until the game is over; raises ValueError for choices that make no game."""
        laws, deal, choices = rules(self.options), self.deal, self.choices
        seats, entries = self.options.seats, words(self.options.seats).entries
        while not self.is_over:
            deal.number += 1
            deal.dealer = (deal.dealer + 1) % len(seats)
            yield Head(deal.number, 1, seats[deal.dealer])
            if self.packs is not None:
                deal.has_pack, deal.pack = 1, [CARDS[card] for card in self.packs(deal.number)]
            begin(laws, deal)
            played = 0  # cards
            while deal.phase != machine.OVER:
                code = _read_event(laws, deal, choices, played)
                if code & 15 == machine.PLAYS:
                    played |= 1 << (code >> 8 & 31)
                if not happen(laws, deal, code):
                    raise ValueError(code)
                yield entries[code]


def _read_event(rules: Rules, deal: Deal, choices: Choices, played: int) -> int:
    """Return the next event; those that are forced cost no choice."""
    if deal.phase in (machine.DEALING, machine.DRAWING, machine.UNCOVERING):
        return _read_given(rules, deal, choices)
    seat = deal.mover
    own = seat << 4
    if deal.phase == machine.PACKETS:
        return machine.SAYS_PACKETS | own | (3 - choices.choose(2)) << 8
    if deal.phase == machine.BIDDING:
        may = may_bid(rules, deal)
        bids = [at for at in range(len(CONTRACTS)) if may >> at & 1]
        hand = [card for card, at in CARDS.items() if deal.hands[seat] >> at & 1]
        said = ["pass", *(CONTRACTS[at] for at in bids)]
        is_first, is_over = deal.bids < rules.players, deal.taker != machine.NOBODY
        chosen = choices.weigh(weigh_bids(said, hand, PACK[deal.turned], is_first, is_over))
        return machine.BIDS | own | bids[chosen - 1] << 8 if chosen else machine.PASSES | own
    codes = list[int]()
    due = 0
    if may_compare(deal):
        if due := find_due(rules, deal):
            return due
        best = find_best(rules, deal)
        due = _find_shown(rules, deal, best)
        if due and not choices.flag(odds=MOSTLY):
            return due
        if due and rules.sides[seat] == best:
            codes = [*_declares(rules, deal, seat), *dict.fromkeys(_shows(deal, seat))]
    elif deal.phase == machine.ANNOUNCING or (
        rules.has_declarations and not rules.announce_before_play and not deal.tricks
    ):
        codes = _declares(rules, deal, seat)
    sizes = [0] * len(codes)
    if deal.phase == machine.ANNOUNCING:
        codes.append(machine.PASSES | own)
        sizes.append(ALONE * DONE)
    else:
        _add_cards(rules, deal, played, codes, sizes)
    if due in codes:
        del sizes[codes.index(due)]
        codes.remove(due)
    if len(codes) == 1:
        return codes[0]
    if not sizes[0]:
        rest, kinds = sum(sizes) or DONE, [code & 15 for code in codes]
        shares = {machine.DECLARES: SAID["meld"][0], machine.SHOWS: SAID["show"][0]}
        sizes = [
            size or max(1, rest * shares[kind] // (20 * kinds.count(kind)))
            for size, kind in zip(sizes, kinds, strict=True)
        ]
    return codes[choices.weigh(sizes)]


def _read_given(rules: Rules, deal: Deal, choices: Choices) -> int:
    """Return the next cards given: from the pack, or chosen from those that nobody has seen."""
    players = rules.players
    if rules.face_up:
        laid = find_laid(rules, deal) if deal.has_pack else _choose(deal, choices, count_due(rules, deal))
        return machine.LAYS | find_owner(rules, deal) << 4 | laid << 8
    seat = (deal.dealer + 1 + deal.given) % players
    if deal.phase == machine.DRAWING and players == 4 and not deal.has_taken:
        return machine.TAKES | deal.taker << 4 | deal.turned << 8
    is_hand, is_first = deal.given < players, deal.phase == machine.DEALING
    size = 1 if not is_hand else rules.first if is_first else rules.hand - deal.hands[seat].bit_count()
    if not deal.has_pack:
        cards = _choose(deal, choices, size)
    elif is_hand:
        cards = find_hand(rules, deal) if is_first else find_rest(rules, deal, seat)
    else:
        cards = 1 << deal.pack[rules.first * players if is_first else len(PACK) - 1]
    if is_hand:
        return (machine.DEALS if is_first else machine.DRAWS) | seat << 4 | cards << 8
    return (machine.TURNS if is_first else machine.TURNS_BOTTOM) | (cards.bit_length() - 1) << 8


def _choose(deal: Deal, choices: Choices, size: int) -> int:
    """Return so many cards, chosen from those that nobody has seen, as a mask."""
    unseen = [card for card in CARDS.values() if not deal.seen >> card & 1]
    return sum(1 << unseen[place] for place in choices.places(len(unseen), size))


# --- cards ---


def _add_cards(rules: Rules, deal: Deal, played: int, codes: list[int], sizes: list[int]) -> None:
    """Add the cards that the mover may play, each first with its call, and their weights."""
    seat, contract = deal.mover, deal.contract
    cards, gone = may_play(rules, deal, seat), deal.hands[seat] | played
    table, beating, takes = rules.beating, len(PACK) * contract, 0
    side = rules.sides[seat]
    if deal.lying:
        kinds = _FOLLOWS[rules.sides[deal.winning] == side, deal.lying == rules.players - 1]
        takes = table[beating + deal.best]
    else:
        kinds = _LEADS[rules.sides[deal.taker] == side]
    while cards:
        bit = cards & -cards
        cards ^= bit
        card = bit.bit_length() - 1
        is_trump = contract in (card >> 3, machine.ALL_TRUMPS)
        wins = takes & bit if deal.lying else not table[beating + card] & machine.SUIT << (card & 24) & ~gone
        size = kinds[2 * is_trump + bool(wins)][card & 7]
        what = machine.PLAYS | seat << 4 | card << 8
        if is_trump and (call := may_call(rules, deal, seat, card)):
            codes.append(what | call << 13)
            sizes.append(CALLED[0] * size)
        codes.append(what)
        sizes.append(ALONE * size)


def _rows(first: str, losing: str, winning: str) -> list[tuple[int, ...]]:
    return [CARD_SIZES[f"{first} {kind} {end}"] for kind in ("plain", "trump") for end in (losing, winning)]


_LEADS = {own: _rows("lead own" if own else "lead other", "low", "master") for own in (False, True)}
_FOLLOWS = {
    (friend, last): _rows(f"{'friend' if friend else 'foe'} {'last' if last else 'early'}", "under", "takes")
    for friend in (False, True)
    for last in (False, True)
}


# --- declarations ---


def _melds(rules: Rules, deal: Deal, seat: int) -> list[tuple[int, int, int]]:
    """Return kind, top and cards of what a seat can still declare, the most valuable first.

    The order is that of links: the runs of a whole hand before those that spare a carré.
    """
    hand, shared = deal.hands[seat] | deal.firsts[seat], rules.shared_cards
    runs, squares = deal.in_runs[seat], deal.in_squares[seat]
    whole = [(top, square) for top in SQUARES if (square := find_square(hand, top))]
    melds = {(machine.CARRE, top): cards for top, cards in whole if not cards & (squares if shared else squares | runs)}
    spared = [0]
    if not shared:
        spared += [sum(cards for _, cards in some) for size in (1, 2) for some in combinations(whole, size)]
    for cards in spared:
        left = hand & ~cards
        tops = left & left >> 1 & left >> 2
        while tops:
            top = (tops & -tops).bit_length() - 1
            tops &= tops - 1
            length = measure_run(left, top)
            run = (1 << length) - 1 << top
            if length >= machine.TIERCE and not run & (runs if shared else runs | squares):
                melds.setdefault((min(length, machine.CENT), top), run)
    return sorted(((*meld, cards) for meld, cards in melds.items()), key=lambda meld: -count_points(meld[0], meld[1]))


def _declares(rules: Rules, deal: Deal, seat: int) -> list[int]:
    """Return what a seat can still declare."""
    return [machine.DECLARES | seat << 4 | (kind | top << 3) << 8 for kind, top, _ in _melds(rules, deal, seat)]


def _shows(deal: Deal, seat: int) -> list[int]:
    """Return what a seat has still to show."""
    melds = [at for at in range(deal.melds) if deal.meld_seats[at] == seat and not deal.meld_shown[at]]
    return [machine.SHOWS | seat << 4 | (deal.meld_cards[at] & ~deal.firsts[seat]) << 8 for at in melds]


def _find_shown(rules: Rules, deal: Deal, best: int) -> int:
    """Return what the side with the best declaration declares or shows next, or 0."""
    for turn in range(rules.players):
        seat = (deal.dealer + 1 + turn) % rules.players
        if rules.sides[seat] == best:
            _, due = _find_most(rules, deal, seat)
            for code in (*due, *_shows(deal, seat)):
                return code
    return 0


def _find_most(rules: Rules, deal: Deal, seat: int) -> tuple[int, list[int]]:
    """Return the most points that a seat can still declare, and the first of these declarations."""
    most, first = 0, list[int]()
    for kind, top, cards in _melds(rules, deal, seat):
        used = deal.in_squares if kind == machine.CARRE else deal.in_runs
        used[seat] |= cards
        points = count_points(kind, top) + _find_most(rules, deal, seat)[0]
        used[seat] ^= cards
        if points > most:
            most, first = points, [machine.DECLARES | seat << 4 | (kind | top << 3) << 8]
    return most, first
