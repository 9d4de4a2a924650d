"""What counts besides the cards, and the result of a deal, for players that imagine whole hands."""

from __future__ import annotations

from ecarte.machine.belote.declarations import SQUARES, count_points, find_square, measure_run
from ecarte.machine.belote.records import CARRE, CENT, NOBODY, SEATS, SUIT, TIERCE, Deal, Rules
from ecarte.machine.belote.score import LAST, PAIR, count_up, is_end
from ecarte.machine.belote.sight import KING_QUEEN, Tables, Work, ranks_high

GAME = 300.0  # what winning the game is worth, in points
SQUARE = 1000  # the strength of a carré is more


def sort_naturally(rules: Tables, contract: int, hand: int) -> int:
    """Return a hand under a contract in the order of sequences, as the rules have it."""
    natural, ordered = rules.natural, 0
    for suit in range(4):
        ordered |= natural[256 * ranks_high(contract, suit) + (hand >> 8 * suit & SUIT)] << 8 * suit
    return ordered


def weigh_melds(hand: int, contract: int, shared: int) -> tuple[int, int]:
    """Return the strength of a hand's strongest declaration, 0 for none, and the points of all (B11, B12, B14, B16).

    The hand is in the order of sequences.
    """
    strength = points = spared = 0
    if hand & hand >> 8 & hand >> 16 & hand >> 24 & SUIT:
        for at in range(len(SQUARES)):
            square = find_square(hand, SQUARES[at])
            if square:
                worth = count_points(CARRE, SQUARES[at])
                strength = max(strength, SQUARE + 10 * worth + len(SQUARES) - 1 - at)
                points += worth
                spared |= square
    if spared and not shared:  # a card counts once: in a carré, or in a sequence instead
        hand &= ~spared
    for suit in range(4):
        mine = hand >> 8 * suit & SUIT
        if mine & mine >> 1 & mine >> 2:
            for place in range(6):
                length = measure_run(mine, place)
                if length >= TIERCE:
                    kind = min(length, CENT)
                    points += count_points(kind, place)
                    if not spared:
                        strength = max(strength, 20 * kind + 2 * (7 - place) + (1 if suit == contract else 0))
    return strength, points


def award_melds(rules: Tables, deal: Deal, hands: list[int]) -> None:
    """Fill in the points of each side for declarations, all of them announced, from whole hands (B14)."""
    best, holder, players, is_tied = 0, NOBODY, rules.players, 0
    for side in range(SEATS):
        deal.melded[side] = 0
    for turn in range(players):
        seat = (deal.dealer + 1 + turn) % players
        natural = sort_naturally(rules, deal.contract, hands[seat])
        strength, points = weigh_melds(natural, deal.contract, rules.shared_cards)
        deal.melded[rules.sides[seat]] += points
        if strength > best:
            best, holder, is_tied = strength, rules.sides[seat], 0
        elif strength == best and rules.sides[seat] != holder:
            is_tied = rules.equal_declarations
    if is_tied:
        holder = NOBODY
    for side in range(SEATS):
        if side != holder:
            deal.melded[side] = 0


def add_belotes(rules: Rules, deal: Deal, hands: list[int], suits: int) -> None:
    """Add the points of each side for belote in some suits, where it is called (B13)."""
    for suit in range(4):
        if suits >> suit & ranks_high(deal.contract, suit):
            for seat in range(rules.players):
                if hands[seat] >> 8 * suit & KING_QUEEN == KING_QUEEN:
                    deal.belote[rules.sides[seat]] += PAIR


def count_solved(rules: Rules, work: Work, side: int, value: int) -> None:
    """Find the points of each side when the rest is played perfectly, with a value for the side counted.

    With three players, the taker plays against both others, who get half each of what the taker leaves.
    """
    rest, extra, are_two = work.rest, rules.capot - LAST, 1 if rules.numbers == 2 else 0
    capot, other = NOBODY, rest - value
    if value > rest:
        capot, value, other = side, rest + extra, 0
    elif value < 0:
        value, other = 0, rest
        if are_two:
            capot, other = 1 - side, rest + extra
    for each in range(rules.numbers):
        gained = value if each == side else other if are_two else other // 2
        work.totals[each] = work.cards[each] + gained
    count_up(rules, work, capot)


def find_lead(rules: Rules, points: list[int], side: int) -> float:
    """Return how far a side's points are ahead of the other's, or of the average of the others."""
    others = 0
    for each in range(rules.numbers):
        if each != side:
            others += points[each]
    return points[side] - others / (rules.numbers - 1)


def find_result(rules: Tables, work: Work, side: int) -> float:
    """Return how far a side comes out ahead in a deal, with the worth of a game won or lost (B27)."""
    points, scores, most, winners = work.points, work.score, 0, 0
    for each in range(rules.numbers):
        after = points[each] + scores[each]
        if after > most:
            most, winners = after, 0
        if after == most:
            winners += 1
    lead = find_lead(rules, points, side)
    if winners > 1 or not is_end(rules, work.number - work.uncounted, most, winners):
        return lead
    return lead + (GAME if points[side] + scores[side] == most else -GAME)
