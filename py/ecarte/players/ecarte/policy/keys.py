"""The information sets of a trained player of écarté, as numbers of at most 60 bits.

Cards are in trump form (`double`). A card is described by how many cards above it the opponent may still hold;
plain suits are interchangeable; of earlier events only a little is kept. ``gone`` are the cards outside the hand that
the opponent cannot have: turned up, discarded, played, shown to be lacking.
"""

from __future__ import annotations

from functools import lru_cache

from ecarte.players.ecarte.double import SUIT, follow, scan

CHOOSE, ANSWER, NUMBER, DEALERS_NUMBER = range(4)
PLAYED = 1 << 58


@lru_cache(maxsize=1 << 14)
def _suit(own: int, gone: int) -> int:
    """Return a suit of a hand: its cards' places among the possible ones, and whether the opponent surely has none."""
    code, at = 0, 1
    for place in range(8):
        if own >> place & 1:
            code |= at
        if not gone >> place & 1:
            at <<= 1
    return code << 1 | (own | gone == SUIT)


def _plain(own: int, gone: int, at: int, led: int) -> int:
    mine = own >> 8 * at & SUIT
    if not mine:
        return 0
    found = _suit(mine, gone >> 8 * at & SUIT)
    return found >> 1 << 2 | (2 if led >> 3 == at else 0) | found & 1


def hand(own: int, gone: int, led: int = -1) -> tuple[int, tuple[tuple[int, int], ...]]:
    """Return a hand as a number, and its plain suits in that order, each with its value."""
    a, b, c = sorted(((_plain(own, gone, at, led), -at) for at in (1, 2, 3)), reverse=True)
    key = ((a[0] << 10 | b[0]) << 10 | c[0]) << 9 | _suit(own & SUIT, gone & SUIT)
    return key, ((a[0], -a[1]), (b[0], -b[1]), (c[0], -c[1]))


def above(card: int, gone: int) -> int:
    """Return how many cards above one in its suit are possible, or in the hand."""
    return (~gone & (1 << card) - 1 & SUIT << (card & ~7)).bit_count()


def choice(own: int, gone: int, led: int, must_head: bool) -> tuple[tuple[int, ...], int]:
    """Return the cards to choose from, and the hand as a number; ``led`` is -1 for a lead.

    Of touching cards only the lowest counts, of equivalent suits only the first.
    """
    may = own if led < 0 else follow(own, led, must_head)
    if not may & may - 1:
        return (may.bit_length() - 1,), 0
    key, order = hand(own, gone, led)
    found: list[int] = []
    before = 0  # cards outside the hand are ignored
    for which, at in ((-1, 0), *order):
        if which == before:
            continue
        before = which
        last = -2
        for card in scan(may & SUIT << 8 * at):
            stands = above(card, gone)
            if stands == last + 1:
                found[-1] = card
            else:
                found.append(card)
            last = stands
    return tuple(found), key


def playing(
    key: int, own: int, gone: int, led: int, role: int, stopped: int, discarded: int, won: int, lost: int, kinged: bool
) -> int:
    """Return the number of a choice of cards; the number of the hand is ``key``.

    ``stopped`` is, in the first trick, how the exchange ended, then who is vulnerable (0 elder, 1 dealer, 2 nobody);
    ``discarded`` is, in the first trick, the opponent's last number; ``kinged`` is whether the opponent holds the king
    it has marked.
    """
    kind = stands = 0
    if led >= 0:
        if own & SUIT << (led & ~7):
            kind, stands = 1 if led < 8 else 2, above(led, gone)
        else:
            kind = 1 if led < 8 else 3
    number = 0 if won + lost else min(4, discarded)
    more = kind | stands << 2 | role << 5 | stopped << 6 | number << 9 | won << 12 | lost << 15 | kinged << 18
    return key | more << 39 | PLAYED


def strength(own: int, gone: int, shaped: bool) -> int:
    """Return a hand's strength: its trumps, and its plain cards by the number of unseen cards above them.

    Four or more above count the same. If ``shaped``, the length of the longest plain suit is part of it.
    """
    key, longest = _suit(own & SUIT, gone & SUIT), 0
    for at in (1, 2, 3):
        cards = own & SUIT << 8 * at
        longest = max(longest, cards.bit_count())
        for higher, card in enumerate(scan(cards)):
            key += 1 << 9 + 3 * min(4, above(card, gone) - higher)
    return key | min(longest, 3) << 24 if shaped else key


def exchanging(
    own: int, gone: int, phase: int, exchanges: int, discarded: int, king_turned: bool, stock: int
) -> int:  # fmt: skip
    """Return the number of a choice in the exchange; ``discarded`` is the opponent's last number.

    Only the first choice of either player uses the hand card by card: later ones have too many histories to train.
    """
    first = not exchanges and phase in (CHOOSE, ANSWER)
    key = hand(own, gone)[0] if first else strength(own, gone, phase in (CHOOSE, ANSWER))
    short = stock if stock < 10 else 0
    if phase == DEALERS_NUMBER:
        short = 0 if stock >= 5 else 1 + stock
    return key | (phase | min(exchanges, 3) << 3 | discarded << 5 | king_turned << 8 | short << 9) << 39


def worst(own: int, gone: int, number: int) -> int:
    """Return that many cards to discard: plain cards before trumps, those with many above them first."""
    order = hand(own, gone)[1]
    found = []
    for rank, (_, at) in enumerate(((0, 0), *order)):
        cards = own & SUIT << 8 * at
        length = cards.bit_count()
        for higher, card in enumerate(scan(cards)):
            over = above(card, gone) - higher
            good = 1000 + 8 - over if at == 0 else (8 - over) * 8 + length
            found.append((good * 64 + (3 - rank) * 8 + 7 - (card & 7), card))
    return sum(1 << card for _, card in sorted(found)[:number])
