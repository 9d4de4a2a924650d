"""The information sets of a trained player, as numbers below 2^59 (`ecarte.players.ecarte.policy.keys`)."""

from __future__ import annotations

from ecarte.machine.cards import SUIT, may_play
from ecarte.machine.ecarte.records import ANSWER, DEALERS_NUMBER, Deal
from ecarte.machine.ecarte.sight import above, top


def suit_key(own: int, gone: int) -> int:
    """Return the number of a suit: its cards' places among those in play, and whether the opponent surely has none."""
    code, at = 0, 1
    for place in range(8):
        if own >> place & 1:
            code |= at
        if not gone >> place & 1:
            at <<= 1
    return code << 1 | (own | gone == SUIT)


def plain_key(own: int, gone: int, at: int, led: int) -> int:
    """Return the number of a plain suit, and whether it was led."""
    mine = own >> 8 * at & SUIT
    if not mine:
        return 0
    key = suit_key(mine, gone >> 8 * at & SUIT)
    return key >> 1 << 2 | (2 if led >> 3 == at else 0) | key & 1


def hand_key(own: int, gone: int, led: int) -> tuple[int, int, int, int, int, int, int]:
    """Return the number of a hand, its plain suits in the order of their numbers, and these numbers."""
    a, b, c = plain_key(own, gone, 1, led), plain_key(own, gone, 2, led), plain_key(own, gone, 3, led)
    first, second, third = 1, 2, 3
    if b > a:
        a, b, first, second = b, a, second, first
    if c > b:
        b, c, second, third = c, b, third, second
    if b > a:
        a, b, first, second = b, a, second, first
    key = ((a << 10 | b) << 10 | c) << 9 | suit_key(own & SUIT, gone & SUIT)
    return key, first, second, third, a, b, c


def list_choices(deal: Deal, own: int, gone: int, led: int, must_head: int) -> tuple[int, int]:
    """Put the cards to choose from into ``deal.choices``; return how many, and the number of the hand.

    Of touching cards only the lowest counts, of equivalent suits only the first. The number of a hand without a choice
    is 0.
    """
    may, key = may_play(own, led, must_head), 0
    if not may & may - 1:
        deal.choices[0] = top(may)
        return 1, key  # not (1, 0), a constant, which numba does not compile from Python 3.12 on
    key, first, second, third, a, b, c = hand_key(own, gone, led)
    number = list_suit(deal, may & SUIT, gone, 0)
    if a:
        number = list_suit(deal, may & SUIT << 8 * first, gone, number)
    if b and b != a:
        number = list_suit(deal, may & SUIT << 8 * second, gone, number)
    if c and c != b:
        number = list_suit(deal, may & SUIT << 8 * third, gone, number)
    return number, key


def list_suit(deal: Deal, cards: int, gone: int, number: int) -> int:
    """Add the choices of a suit to the first ones in ``deal.choices``, and return how many there are then."""
    last = -2
    while cards:
        card = top(cards)
        cards &= cards - 1
        stands = (~gone & above(card)).bit_count()
        if stands != last + 1:
            number += 1
        deal.choices[number - 1] = card
        last = stands
    return number


def playing(
    key: int, own: int, gone: int, led: int, role: int, stopped: int, discarded: int, won: int, lost: int, kinged: int
) -> int:
    """Return the number of a choice of cards, given the number ``key`` of the hand.

    ``stopped`` is how the exchange ended, or after the first trick who is vulnerable; ``discarded`` is how many cards
    the opponent last discarded; ``kinged`` says whether the opponent still holds the king it has marked.
    """
    kind = stands = 0
    if led >= 0:
        if own & SUIT << (led & 24):
            kind, stands = 1 if led < 8 else 2, (~gone & above(led)).bit_count()
        else:
            kind = 1 if led < 8 else 3
    number = 0 if won + lost else min(4, discarded)
    more = kind | stands << 2 | role << 5 | stopped << 6 | number << 9 | won << 12 | lost << 15 | kinged << 18
    return key | more << 39 | 1 << 58


def strength(own: int, gone: int, is_shaped: int) -> int:
    """Return the number of a hand's strength: its trumps, and its plain cards by how many unseen cards are above.

    Four or more above count the same. With ``is_shaped`` the length of the longest plain suit, up to 3, is part of it.
    """
    key, longest = suit_key(own & SUIT, gone & SUIT), 0
    for at in range(1, 4):
        cards, higher = own & SUIT << 8 * at, 0
        longest = max(longest, cards.bit_count())
        while cards:
            card = top(cards)
            cards &= cards - 1
            key += 1 << 9 + 3 * min(4, (~gone & above(card)).bit_count() - higher)
            higher += 1
    return key | min(longest, 3) << 24 if is_shaped else key


def exchanging(own: int, gone: int, phase: int, times: int, discarded: int, king_turned: int, stock: int) -> int:
    """Return the number of a choice in the exchange; ``discarded`` is how many cards the opponent last discarded.

    Only the first choice of either player uses the hand card by card: later ones have too many histories to train.
    """
    short = stock if stock < 10 else 0
    if phase == DEALERS_NUMBER:
        short = 0 if stock >= 5 else 1 + stock
    more = phase | min(times, 3) << 3 | discarded << 5 | king_turned << 8 | short << 9
    if times or phase > ANSWER:
        return strength(own, gone, phase <= ANSWER) | more << 39
    key, _, _, _, _, _, _ = hand_key(own, gone, -1)
    return key | more << 39


def worst(deal: Deal, own: int, gone: int, number: int) -> int:
    """Return so many discards: plain cards before trumps, those with many unseen cards above them first."""
    _, first, second, third, _, _, _ = hand_key(own, gone, -1)
    size = list_worths(deal, own, gone, 0, 0, 0)
    size = list_worths(deal, own, gone, first, 1, size)
    size = list_worths(deal, own, gone, second, 2, size)
    size = list_worths(deal, own, gone, third, 3, size)
    values, discards = deal.cards, 0
    for _ in range(number):
        least = 0
        for at in range(1, size):
            if values[at] < values[least]:
                least = at
        discards |= 1 << (values[least] & 31)
        values[least] = 1 << 40
    return discards


def list_worths(deal: Deal, own: int, gone: int, at: int, rank: int, size: int) -> int:
    """Add the worths of a suit's cards, each with its card, to the first ``size``; return how many there are then."""
    cards, higher = own & SUIT << 8 * at, 0
    length = cards.bit_count()
    while cards:
        card = top(cards)
        cards &= cards - 1
        over = (~gone & above(card)).bit_count() - higher
        good = 1000 + 8 - over if at == 0 else (8 - over) * 8 + length
        deal.cards[size] = (good * 64 + (3 - rank) * 8 + 7 - (card & 7)) * 32 + card
        size += 1
        higher += 1
    return size
