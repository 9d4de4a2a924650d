"""Choices of the play of cards: double dummy over the hands that the opponent may hold."""

from __future__ import annotations

from ecarte.machine.cards import SUIT, may_play
from ecarte.machine.combinations import count_ways, move_on
from ecarte.machine.ecarte.double import solve, solve_lead, solve_reply
from ecarte.machine.ecarte.habits import TOPS, chance_to_stay
from ecarte.machine.ecarte.records import DEALER, ELDER, ENDS, TRICKS, Tables, Work
from ecarte.machine.ecarte.worlds import add_up, list_masks, shuffle_order

LEADS, REPLIES, WAITS, WAITS_TO_REPLY = range(4)  # what the seat does; it waits for a lead, or for a reply to its own
NO_CARD = -1  # instead of a card: the opponent must play, or a hand is thrown in
BEST = -2  # instead of a card: the lead that takes most tricks from each hand, as if that were seen
PIECE = 500  # hands that are examined at once


def judge_cards(tables: Tables, work: Work) -> int:
    """Count the ends of each choice, and their worth, against some hands of the opponent; return how many.

    Where all hands are examined (``is_exact``), they are the next ones; else they are drawn, one from each place of an
    order of the cards, and there is no last one.
    """
    hands = next_hands(work) if work.is_exact else draw_hands(work)
    for row in range(work.trying):
        for end in range(ENDS):
            work.counts[row * ENDS + end] = 0.0
    for at in range(hands):
        hand = work.others[at]
        weight = weigh(tables, work, hand)
        ends = TRICKS if hand & work.marks else 0
        for row in range(work.trying):
            won = count_won(tables, work, hand, work.plays[row])
            if won >= 0:
                work.counts[row * ENDS + work.ends[ends + won]] += weight
    add_up(work, work.trying, 0)
    return hands


def count_won(tables: Tables, work: Work, hand: int, card: int) -> int:
    """Return the tricks the seat takes with a card against a hand, or -1 if it may not play that card."""
    own, led, does = work.own, work.led, work.does
    if card == BEST:
        return solve(tables, own, hand)
    if card != NO_CARD:
        if does == LEADS:
            return solve_lead(tables, own, hand, card)
        return solve_reply(tables, own, hand, led, card) if work.may >> card & 1 else -1
    if does == WAITS:
        return hand.bit_count() - solve(tables, hand, own)
    if does != WAITS_TO_REPLY:
        return 0  # thrown in
    replies = may_play(hand, led, tables.must_head)
    most = 0
    while replies:
        bit = replies & -replies
        replies ^= bit
        won = solve_reply(tables, hand, own, led, bit.bit_length() - 1)
        if won > most:
            most = won
    return hand.bit_count() - most


# --- the hands ---


def next_hands(work: Work) -> int:
    """Fill in the next hands in the order of `itertools.combinations`, and return their number.

    ``chosen`` are the places of the cards of the next one.
    """
    size, places, chosen = work.size, list_masks(work, work.pool), work.chosen
    hands = 0
    while hands < PIECE and not work.is_done:
        hand = work.holds
        for at in range(size):
            hand |= work.cards[chosen[at]]
        work.others[hands] = hand
        hands += 1
        if not move_on(chosen, size, places):
            work.is_done = 1
    return hands


def draw_hands(work: Work) -> int:
    """Fill in a hand from each place of an order of the cards, and return their number."""
    places = list_masks(work, work.pool)
    shuffle_order(work, places, 0)
    for at in range(places):
        work.others[at] = work.holds | work.sums[at + work.size] - work.sums[at]
    return places


def weigh(tables: Tables, work: Work, hand: int) -> float:
    """Return the relative chance of a hand of the opponent, from its choices in the exchange."""
    hand |= work.shown
    if work.kept >= 0:
        # After a draw, the cards kept may be any good ones in the hand: the more good ones it has, the more ways
        # lead to it.
        ways = count_ways((hand & (SUIT | TOPS)).bit_count(), work.kept)
        return float(ways) if ways else tables.seldom * 4.0
    weight = 1.0
    if work.declined or not work.is_elder:
        weight = chance_to_stay(tables, work, hand, DEALER if work.is_elder else ELDER, work.times)
        if not work.declined:
            weight = 1.0 - weight
    return weight if weight > tables.seldom else tables.seldom
