"""Declarations: which a hand has, which side's count, what is said to find that out (B11, B12, B14-B16)."""

from __future__ import annotations

from ecarte.machine.belote.records import (
    ACE,
    ANNOUNCING,
    CARRE,
    CENT,
    JACK,
    KING,
    MELDS,
    NAMES,
    NINE,
    NO_TRUMPS,
    NOBODY,
    PLAYING,
    QUEEN,
    RANKS,
    SAYS_TRUMP,
    SQUARE,
    SUIT,
    TEN,
    TIERCE,
    Deal,
    Rules,
)

SQUARES = (JACK, NINE, ACE, TEN, KING, QUEEN)  # the ranks of a carré, the strongest first (B12, B14)


# --- what a hand has ---


def measure_run(hand: int, top: int) -> int:
    """Return the length of the sequence that begins with a card, 0 where it begins higher (B11)."""
    place, suit = top & 7, hand >> (top & 24) & SUIT
    if place and suit >> place - 1 & 1:
        return 0
    length = 0
    while suit >> place + length & 1:
        length += 1
    return length


def find_run(hand: int, kind: int, top: int) -> int:
    """Return the sequence of a kind with that top card, as a mask, or 0 (B11)."""
    length = measure_run(hand, top)
    if (length if length < CENT else CENT) != kind:
        return 0
    return (1 << length) - 1 << top


def find_square(hand: int, place: int) -> int:
    """Return the carré of a rank, as a mask, or 0 (B12)."""
    square = SQUARE << place
    return square if place <= NINE and hand & square == square else 0


def find_meld(rules: Rules, deal: Deal, seat: int, kind: int, top: int) -> int:
    """Return the cards of a declaration that a seat can still make beside its others, or 0 (B16)."""
    hand, shared = deal.hands[seat] | deal.firsts[seat], rules.shared_cards
    in_runs, in_squares = deal.in_runs[seat], deal.in_squares[seat]
    if kind == CARRE:
        square = find_square(hand, top)
        return 0 if square & (in_squares if shared else in_squares | in_runs) else square
    used = in_runs if shared else in_runs | in_squares
    run = find_run(hand, kind, top)
    if run and not run & used:
        return run
    if shared:
        return 0
    one = two = 0
    for at in range(len(SQUARES)):
        square = find_square(hand, SQUARES[at])
        if not one:
            one = square
        elif square:
            two = square
    # The cards of one carré may be spared, or of both.
    for spared in range(3 if two else 1 if one else 0):
        cards = one if spared == 0 else two if spared == 1 else one | two
        run = find_run(hand & ~cards, kind, top)
        if run and not run & used:
            return run
    return 0


def count_points(kind: int, top: int) -> int:
    """Return the points of a declaration (B11, B12)."""
    if kind == CARRE:
        return 200 if top == JACK else 150 if top == NINE else 100
    return 20 if kind == TIERCE else 100 if kind == CENT else 50


# --- whose declarations count ---


def may_compare(deal: Deal) -> int:
    """Return 1 where declarations may be compared and shown, after the first trick, else 0 (B15)."""
    return 1 if deal.tricks == 1 and deal.melds and not deal.lying and deal.phase == PLAYING else 0


def find_longest(deal: Deal) -> int:
    """Return the best kind of all that were announced in time, or 0."""
    longest = 0
    for at in range(deal.melds):
        if not deal.meld_late[at] and deal.meld_kinds[at] > longest:
            longest = deal.meld_kinds[at]
    return longest


def find_holders(rules: Rules, deal: Deal) -> int:
    """Return the seats whose sequences are compared by rank, as a mask, or 0 where nothing is to be compared."""
    longest, holders, sides = find_longest(deal), 0, 0
    for at in range(deal.melds):
        if not deal.meld_late[at] and deal.meld_kinds[at] == longest:
            seat = deal.meld_seats[at]
            holders |= 1 << seat
            sides |= 1 << rules.sides[seat]
    return 0 if longest == CARRE or sides.bit_count() < 2 else holders


def find_tops(deal: Deal, seat: int) -> int:
    """Return the top cards of a seat's sequences of the best kind, as a mask."""
    longest, tops = find_longest(deal), 0
    for at in range(deal.melds):
        if deal.meld_seats[at] == seat and deal.meld_kinds[at] == longest and not deal.meld_late[at]:
            tops |= 1 << deal.meld_tops[at]
    return tops


def find_highest(cards: int) -> int:
    """Return the place of the highest rank of some cards."""
    ranks = (cards | cards >> 8 | cards >> 16 | cards >> 24) & SUIT
    return (ranks & -ranks).bit_length() - 1


def find_due(rules: Rules, deal: Deal) -> int:
    """Return what must be said next to compare sequences, as the number of that event, or 0 (B15)."""
    holders = find_holders(rules, deal)
    if not holders or deal.trumped != NOBODY:
        return 0
    players = rules.players
    highest, sides, last = RANKS, 0, -1  # the best rank named, by which sides, and who named one last
    for turn in range(players):
        seat = (deal.dealer + 1 + turn) % players
        if deal.named[seat]:
            place = deal.named[seat] - 1
            if place < highest:
                sides = 0
                highest = place
            if place == highest:
                sides |= 1 << rules.sides[seat]
            last = turn
    for turn in range(last + 1, players):
        seat = (deal.dealer + 1 + turn) % players
        if holders >> seat & 1:
            place = find_highest(find_tops(deal, seat))
            others = sides & ~(1 << rules.sides[seat])
            if place < highest or (place == highest and others):
                return NAMES | seat << 4 | place << 8
    if deal.contract < NO_TRUMPS and sides.bit_count() > 1:
        for turn in range(players):
            seat = (deal.dealer + 1 + turn) % players
            if deal.named[seat] == highest + 1 and find_tops(deal, seat) >> 8 * deal.contract + highest & 1:
                return SAYS_TRUMP | seat << 4
    return 0


def find_square_holder(deal: Deal, place: int) -> int:
    """Return who announced the carré of a rank in time, or NOBODY."""
    for at in range(deal.melds):
        if deal.meld_kinds[at] == CARRE and deal.meld_tops[at] == place and not deal.meld_late[at]:
            return deal.meld_seats[at]
    return NOBODY


def find_best(rules: Rules, deal: Deal) -> int:
    """Return the side whose declarations count, or NOBODY (B14)."""
    longest = find_longest(deal)
    if not longest:
        return NOBODY
    best = NOBODY
    if longest == CARRE:
        for at in range(len(SQUARES) - 1, -1, -1):
            holder = find_square_holder(deal, SQUARES[at])
            if holder != NOBODY:
                best = holder
    elif not find_holders(rules, deal):
        for at in range(deal.melds):
            if deal.meld_kinds[at] == longest and not deal.meld_late[at]:
                best = deal.meld_seats[at]
    elif deal.trumped != NOBODY:
        best = deal.trumped
    else:
        highest, sides = RANKS, 0
        for turn in range(rules.players):
            seat = (deal.dealer + 1 + turn) % rules.players
            if deal.named[seat] and deal.named[seat] - 1 < highest:
                highest, sides = deal.named[seat] - 1, 0
                best = seat
            if deal.named[seat] == highest + 1:
                sides |= 1 << rules.sides[seat]
        if rules.equal_declarations and sides.bit_count() > 1:
            best = NOBODY
    return NOBODY if best == NOBODY else rules.sides[best]


# --- what is said ---


def has_won(rules: Rules, deal: Deal, seat: int) -> int:
    """Return whether a seat may show its declarations and add others: its side's count (B15)."""
    if not may_compare(deal) or find_due(rules, deal):
        return 0
    return 1 if find_best(rules, deal) == rules.sides[seat] else 0


def declare(rules: Rules, deal: Deal, seat: int, kind: int, top: int) -> int:
    """Declare something, and return whether that may be (B15)."""
    late = 0
    if deal.tricks:
        late = has_won(rules, deal, seat)
        if not late:
            return 0
    elif (
        not rules.has_declarations
        or seat != deal.mover
        or deal.phase != (ANNOUNCING if rules.announce_before_play else PLAYING)
    ):
        return 0
    cards, at = find_meld(rules, deal, seat, kind, top), deal.melds
    if not cards or at == MELDS:
        return 0
    if kind == CARRE:
        deal.in_squares[seat] |= cards
    else:
        deal.in_runs[seat] |= cards
    deal.meld_seats[at] = seat
    deal.meld_kinds[at] = kind
    deal.meld_tops[at] = top
    deal.meld_cards[at] = cards
    deal.meld_late[at] = late
    deal.meld_shown[at] = 0
    deal.melds = at + 1
    return 1


def say_due(rules: Rules, deal: Deal, event: int) -> int:
    """Name a rank or say trump, and return whether that is due."""
    if not may_compare(deal) or event != find_due(rules, deal):
        return 0
    seat = event >> 4 & 3
    if event & 15 == SAYS_TRUMP:
        deal.trumped = seat
    else:
        deal.named[seat] = (event >> 8) + 1
    return 1


def show(rules: Rules, deal: Deal, seat: int, cards: int) -> int:
    """Show the cards of a declaration that are still in hand, and return whether that may be (B15)."""
    if not has_won(rules, deal, seat):
        return 0
    for at in range(deal.melds):
        whole = deal.meld_cards[at]
        if deal.meld_seats[at] == seat and not deal.meld_shown[at] and whole & ~deal.firsts[seat] == cards:
            # Nobody else can tell several of a kind apart: the first shown counts as the first announced.
            first, kind, top = 0, deal.meld_kinds[at], deal.meld_tops[at]
            while deal.meld_seats[first] != seat or deal.meld_kinds[first] != kind or deal.meld_shown[first]:
                first += 1
            deal.meld_tops[at] = deal.meld_tops[first]
            deal.meld_cards[at] = deal.meld_cards[first]
            deal.meld_tops[first] = top
            deal.meld_cards[first] = whole
            deal.meld_shown[first] = 1
            return 1
    return 0
