"""The club player (`ecarte.players.ecarte.club`), and the hands of the books."""

from __future__ import annotations

from typing import Any

from numba import njit

from ecarte.compiled.ecarte.games.counting import most_valuable
from ecarte.compiled.ecarte.games.records import CHOOSE, DEALERS_NUMBER, NUMBER
from ecarte.compiled.ecarte.games.sight import above, pool, seat_of, top
from ecarte.compiled.ecarte.games.thumb import answer, best_plain, discards, follows, number_to_say, unbeaten, worth
from ecarte.compiled.ecarte.kernels import bits, follow
from ecarte.players.ecarte.double import HAND, SUIT


@njit(boundscheck=True)
def is_standard(r: Any, own: int, begin: int, end: int) -> bool:
    """Return whether a hand is as strong as one of these standard hands (`classic.standard`)."""
    one, two, three = own >> 8 & SUIT, own >> 16 & SUIT, own >> 24
    for which in range(begin, end):
        if r.club.trumps[which, own & SUIT]:
            each = r.club.plain[which]
            for a, b, c in (
                (one, two, three),
                (one, three, two),
                (two, one, three),
                (two, three, one),
                (three, one, two),
                (three, two, one),
            ):
                if each[0, a] and each[1, b] and each[2, c]:
                    return True
    return False


@njit(boundscheck=True)
def is_classic(r: Any, d: Any, phase: int, role: int) -> bool:
    """Return whether the books play a hand (`classic.elder`, `classic.dealer`)."""
    own, turn_up, ends = d.hand[role], d.turn_up, r.club.ends
    trumps, plain = own & SUIT, own & ~SUIT
    left = SUIT & ~(1 << turn_up)
    others, drawing, last = left & ~trumps, trumps, -1  # `classic.is_sure_of_vole`
    if bits(trumps) > bits(others):
        for _ in range(bits(others)):
            last = top(drawing)
            drawing &= drawing - 1
        if last < top(others) and not plain & plain - 1 and not plain & ~(1 << 8 | 1 << 16 | 1 << 24):
            return True
    certain = 0  # `classic._is_certain`
    for _ in range(3):
        certain += 1 if own & left & -left else 0
        left &= left - 1
    if certain == 3:
        return False
    pressed = d.score[seat_of(d, 1 - role)] == r.target - 1 and turn_up != r.king and not own >> r.king & 1
    begin = 0 if phase == CHOOSE else ends[0]
    found = is_standard(r, own, begin, ends[0] if phase == CHOOSE else ends[1])
    found = found or (pressed and is_standard(r, own, ends[1], ends[2]))
    return found and not (phase == CHOOSE and own >> r.king & 1)


@njit(boundscheck=True)
def club_says(r: Any, d: Any, phase: int, role: int) -> int:
    """Return the club player's choice in the exchange (`club.decide`, `club.exchange`, `classic.thrown`)."""
    if phase in (NUMBER, DEALERS_NUMBER):
        return discards(r, d, role, 1, HAND, True)
    if phase == CHOOSE and r.numbered:
        d.asked = number_to_say(d, 1, HAND)
    if not d.times and r.risk[0]:
        return answer(d, phase, is_classic(r, d, phase, role))
    return answer(d, phase, worth(r, d, role) >= (r.club.stands if phase == CHOOSE else r.club.refuses))


@njit(boundscheck=True)
def maxim(r: Any, d: Any, role: int) -> int:
    """Return the card of `club.maxim`."""
    own, led = d.hand[role], d.led
    if led >= 0:
        return follows(d, follow(own, led, r.must_head), led)
    rest, trumps, plain = pool(r, d, role), own & SUIT, own & ~SUIT
    if not plain:
        return top(trumps)
    sure = unbeaten(plain, rest)
    if rest & SUIT:
        number = bits(trumps)
        if number and not rest & above(top(trumps)) and (number > 1 or 3 - d.won[role] == 1):
            return top(trumps)
        if number > 2:
            return top(trumps)
        for at in range(1, 4):
            if not rest & SUIT << 8 * at:
                sure &= ~(SUIT << 8 * at)
    return best_plain(d, plain, sure)


@njit(boundscheck=True)
def club_plays(r: Any, d: Any, rng: Any, role: int) -> int:
    """Return the club player's card (`club._card`)."""
    card = maxim(r, d, role)
    return most_valuable(r, d, rng, role, card) if bits(d.hand[role]) <= r.club.counted else card
