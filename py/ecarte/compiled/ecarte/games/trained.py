"""The trained policy: `ecarte.players.ecarte.policy`."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from ecarte.compiled.ecarte.games.digests import START, digest, swapped
from ecarte.compiled.ecarte.games.records import (
    ALL,
    ANSWER,
    CHOOSE,
    DEALER,
    DEALERS_NUMBER,
    ELDER,
    FIRST,
    GO,
    NOBODY,
    NUMBER,
    PACK,
    STAY,
    WORD,
)
from ecarte.compiled.ecarte.games.sight import add_up, choice, exchanging, held, lacking, playing, seat_of, unseen
from ecarte.compiled.ecarte.kernels import bits, look_up, random
from ecarte.players.ecarte.double import HAND, SUIT


@njit(boundscheck=True)
def code_of(m: Any, data: Any, d: Any, table: int, number: int, choices: int) -> int:
    """Return the code of an information set in a table (`policy.tables.Table.found`), -1 for one not entered."""
    if table < 0 or m.sets[table, choices, 0] < 0:
        return -1
    begin, size, salt, width = m.sets[table, choices]
    mixed = number | salt << 60
    d.words[:16] = 0
    d.words[0], d.words[1] = swapped(mixed & WORD), swapped(mixed >> 32 & WORD)
    d.words[2], d.words[15] = 1 << 31, 64
    state = d.chance[:8]
    state[:] = START
    digest(state, d.words)
    wide, found = width + m.check, 0
    for third in range(3):
        at = (swapped(state[third]) % size + third * size) * wide
        byte = begin + (at >> 3)
        three = np.int64(data[byte]) | np.int64(data[byte + 1]) << 8 | np.int64(data[byte + 2]) << 16
        found ^= three >> (at & 7)
    found &= (1 << wide) - 1
    code = found & (1 << width) - 1
    if found >> width != state[3] >> 24 & (1 << m.check) - 1 or code >= m.known[choices]:
        return -1
    return code


@njit(boundscheck=True)
def tables_of(r: Any, d: Any) -> tuple[int, int]:
    """Return the tables for the needs of a deal (`policy.find`, `policy.needs`)."""
    elder = min(2, r.target - d.begun[seat_of(d, ELDER)])
    dealer = min(2, r.target - d.begun[seat_of(d, DEALER)])
    which = r.master.which[elder, dealer]
    return which[0], which[1]


@njit(boundscheck=True)
def find_code(r: Any, data: Any, d: Any, number: int, choices: int) -> int:
    """Return the code of an information set (`Policy._found`), -1 for one not entered."""
    if choices == 1:
        return 0
    one, other = tables_of(r, d)
    found = code_of(r.master, data, d, one, number, choices)
    return found if found >= 0 else code_of(r.master, data, d, other, number, choices)


@njit(boundscheck=True)
def first_code(r: Any, data: Any, d: Any, plane: int, own: int) -> int:
    """Return the entry of a first hand (`Policy._first`), -1 where there is none."""
    m, numbers = r.master, r.master.numbers
    one, other = tables_of(r, d)
    begin = m.planes[one, plane] if one >= 0 else -1
    if begin < 0 and other >= 0:
        begin = m.planes[other, plane]
    if begin < 0:
        return -1
    plain = numbers[own >> 8 & SUIT] + numbers[own >> 16 & SUIT] + numbers[own >> 24]
    place = look_up(m.sums, m.begins, plain) + m.trumps[d.turn_up, own & SUIT]
    return data[begin + 2 * place + (1 if d.turn_up == r.king else 0)] + 0  # of 64 bits


@njit(boundscheck=True)
def add_choice(d: Any, size: int, what: int, share: float) -> int:
    """Add the chance of a choice to those before, and return their number: a dictionary in order."""
    if not share:
        return size
    for at in range(size):
        if d.choices[at] == what:
            d.shares[at] += share
            return size
    d.choices[size], d.shares[size] = what, share
    return size + 1


@njit(boundscheck=True)
def says(r: Any, data: Any, d: Any, phase: int, role: int) -> int:
    """Put choices of the exchange and their chances into the deal, and return their number: `policy._said`."""
    if tables_of(r, d)[0] < 0:
        return 0
    m, own, gone, times = r.master, d.hand[role], d.away[role], d.times
    stock, discarded = PACK - d.top, d.numbers[1 - role]
    king = 1 if d.turn_up == r.king else 0
    if phase in (CHOOSE, ANSWER):
        if times:
            code = find_code(r, data, d, exchanging(own, gone, phase, times, discarded, king, stock), 2)
        else:
            code = first_code(r, data, d, 0 if phase == CHOOSE else 1, own)
        if code < 0:
            return 0
        share = m.codes[2, code, 0] if times else code / m.parts
        return add_choice(d, add_choice(d, 0, STAY, share), GO, 1.0 - share)
    lowest, least = 1, max(1, d.asked)
    if phase == DEALERS_NUMBER:
        discarded = HAND - bits(d.hand[ELDER])
        stock -= discarded
        lowest, least = 0, min(r.least, stock)
    most = min(HAND, stock)
    if most <= least:
        return add_choice(d, 0, most, 1.0)
    if times:
        choices = most + 1 - lowest
        code = find_code(r, data, d, exchanging(own, gone, phase, times, discarded, king, stock), choices)
    else:
        choices = HAND
        code = first_code(r, data, d, FIRST - 1 + max(1, discarded) if phase == DEALERS_NUMBER else FIRST - 1, own)
        if phase == DEALERS_NUMBER and code >= 0:
            return add_choice(d, 0, min(max(code, least), most), 1.0)
    if code < 0:
        return 0
    if phase == NUMBER and d.asked:
        return add_choice(d, 0, d.asked, 1.0)
    size = 0
    for at in range(choices):
        share = 1.0 if choices == 1 else m.codes[choices, code, at]
        size = add_choice(d, size, min(max(lowest + at, least), most), share)
    return size


@njit(boundscheck=True)
def likeliest(r: Any, data: Any, d: Any) -> int:
    """Return the number of cards that the elder will most likely discard, 0 where that is unknown (`policy._said`)."""
    size = says(r, data, d, NUMBER, ELDER)
    return d.choices[d.shares[:size].argmax()] if size else 0


@njit(boundscheck=True)
def plays(r: Any, data: Any, d: Any, role: int) -> int:
    """Put cards and their chances into the deal, and return their number: `policy._played` with `Policy.cards`."""
    if tables_of(r, d)[0] < 0:
        return 0
    own, led = d.hand[role], d.led
    gone = ALL & ~own & ~(unseen(d, role) & ~lacking(r, d, role))
    if r.marks and not r.marks_itself and not held(r, d, role):
        # The policy was trained where kings mark themselves: an unmarked one is not in the other hand.
        gone |= 1 << r.king & ~own
    size, number = choice(d, own, gone, led, r.must_head)
    if size == 1:
        d.shares[0] = 1.0
        return 1
    won, lost = d.won[role], d.won[1 - role]
    if max(won, lost) >= 3 and min(won, lost):
        d.choices[0], d.shares[0] = d.choices[size - 1], 1.0
        return 1
    stopped = 6 if d.declined == NOBODY else 2 * min(d.times, 2) + d.declined  # `policy.ended`
    king = 1 if held(r, d, role) else 0
    number = playing(
        number, own, gone, led, role, d.bears if won + lost else stopped, d.numbers[1 - role], won, lost, king
    )
    code = find_code(r, data, d, number, size)
    if code < 0:
        return 0
    found = 0
    for at in range(size):
        if r.master.codes[size, code, at]:
            d.choices[found], d.shares[found] = d.choices[at], r.master.codes[size, code, at]
            found += 1
    return found


@njit(boundscheck=True)
def drawn(r: Any, d: Any, rng: Any, size: int) -> int:
    """Return the place of a choice drawn with its chance, -1 where they say nothing.

    `master.trained_chances` from the policy's chances on, and `master.drawn`.
    """
    m, shares = r.master, d.shares
    if not size:
        return -1
    most = shares[:size].max()
    if size > m.flat and most < 1.0 / m.flat:
        return -1
    least, kept = min(m.seldom, most / 2.0), 0
    for at in range(size):
        if shares[at] > least:
            d.choices[kept], shares[kept] = d.choices[at], shares[at]
            kept += 1
    total = add_up(shares[:kept], r.compensated)
    left = random(rng)
    for at in range(kept):
        shares[at] /= total
        left -= shares[at]
        if left < 0.0:
            return at
    return shares[:kept].argmax()
