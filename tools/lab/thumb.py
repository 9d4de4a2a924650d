"""The rules of thumb for numba: `amateur` of `ecarte.players.ecarte`, with or without its bad habits, and what the
master falls back on of `club`.
"""

from __future__ import annotations

from numba import njit

from lab.double import bits
from train.keys import COUNT, LOWEST
from train.rules import answers, beats


@njit(cache=True)
def single(book, card, turned):
    """Return the tricks a card may expect."""
    place = card & 7
    if card < 8:
        return book.trump[place - (1 if turned < place else 0)]
    return book.low[place]


@njit(cache=True)
def worth(book, hand, turned):
    """Return the tricks a hand may expect; ``turned`` is the place of the turn-up."""
    total = 0.0
    left = hand
    while left:
        bit = left & -left
        left ^= bit
        card = bits(bit)
        total += single(book, card, turned)
        if card >= 8 and card & 7 < 3 and COUNT[(hand >> (card & 24)) & 255] > 1:
            total += 0.06
    return total


@njit(cache=True)
def unwanted(book, hand, keeps):
    """Return how many plain cards expect fewer tricks than those it keeps."""
    number = 0
    left = hand & ~255
    while left:
        bit = left & -left
        left ^= bit
        if book.low[bits(bit) & 7] < keeps:
            number += 1
    return number


@njit(cache=True)
def away(book, hand, number, turned, keeps):
    """Return ``number`` cards to discard: the unwanted ones from the lowest, then those that expect least."""
    gone = 0
    for _ in range(number):
        best, worst = 1e9, -1
        for at in (1, 2, 3, 0):
            left = (hand & ~gone) >> (8 * at) & 255
            while left:
                card = 8 * at + LOWEST[left]
                left &= left - 1
                expects = single(book, card, turned)
                order = expects + 10 if at == 0 or expects >= keeps else -float(card & 7)
                if order < best:
                    best, worst = order, card
        gone |= 1 << worst
    return gone


@njit(cache=True)
def unseen_above(card, pool):
    """Return how many cards of the pool beat a card of the same suit."""
    return COUNT[(pool >> (card & 24)) & ((1 << (card & 7)) - 1) & 255]


@njit(cache=True)
def follow(hand, led):
    """Return the cheapest card that takes the trick, else the cheapest."""
    may = answers(hand, led, True)
    taking = 0
    left = may
    while left:
        bit = left & -left
        left ^= bit
        if beats(bits(bit), led):
            taking |= bit
    cards = taking if taking else may
    best, found = -1, -1
    for at in (1, 2, 3, 0):
        left = cards >> (8 * at) & 255
        while left:
            card = 8 * at + LOWEST[left]
            left &= left - 1
            good = (0 if at == 0 else 100) + (card & 7)
            if good > best:
                best, found = good, card
    return found


@njit(cache=True)
def longest(hand, sure):
    """Return the best lead of a plain suit: a sure card if possible, of the longest suit, the highest."""
    best, found = -1, -1
    for at in range(1, 4):
        left = hand >> (8 * at) & 255
        length = COUNT[left]
        while left:
            card = 8 * at + LOWEST[left]
            left &= left - 1
            good = (1000 if sure >> card & 1 else 0) + 10 * length + 7 - (card & 7)
            if good > best:
                best, found = good, card
    return found


@njit(cache=True)
def masters(hand, pool, with_suit):
    """Return the plain cards that nothing in the pool beats; ``with_suit``: only of suits in the pool."""
    found = 0
    for at in range(1, 4):
        left = hand >> (8 * at) & 255
        if with_suit and not pool >> (8 * at) & 255:
            continue
        while left:
            card = 8 * at + LOWEST[left]
            left &= left - 1
            if not unseen_above(card, pool):
                found |= 1 << card
    return found


@njit(cache=True)
def lead(hand, needed, unseen, saved):
    """Return the amateur's lead; so few trumps as are saved are led only when there is nothing else."""
    trumps = hand & 255
    if hand & ~255 and COUNT[trumps] <= saved:
        trumps = 0
    left = trumps
    while left:
        card = LOWEST[left]
        left &= left - 1
        if not unseen_above(card, unseen) and (COUNT[trumps] >= 2 or needed == 1):
            return card
    if COUNT[trumps] >= 3 or not hand & ~255:
        return LOWEST[trumps]
    return longest(hand, masters(hand, unseen, False))


@njit(cache=True)
def maxim(hand, led, needed, pool):
    """Return the club player's card by the maxims alone; ``pool`` is what the other may hold."""
    if led >= 0:
        return follow(hand, led)
    trumps = hand & 255
    if not hand & ~255:
        return LOWEST[trumps]
    if pool & 255:
        if trumps and not unseen_above(LOWEST[trumps], pool) and (COUNT[trumps] > 1 or needed == 1):
            return LOWEST[trumps]
        if COUNT[trumps] > 2:
            return LOWEST[trumps]
        return longest(hand, masters(hand, pool, True))
    return longest(hand, masters(hand, pool, False))
