"""Small functions of a machine, good ones and bad ones, for the tests of what compiles them."""

from __future__ import annotations

import math
from typing import Annotated

from ecarte.machine.layout import Bytes, Double, Doubles, Ints, Longs, Number, Record

STEPS = (3, 1, 4, 1, 5, 9, 2, 6)
SHARES = (0.5, 0.25, 0.125)
FIRST, SECOND = range(2)


class Tables(Record):
    """A buffer of each kind."""

    few: Number
    bytes: Annotated[bytearray, Bytes(7)]
    ints: Annotated[list[int], Ints(5)]
    longs: Annotated[list[int], Longs(8)]
    doubles: Annotated[list[float], Doubles(3)]


class Work(Record):
    """Numbers in, numbers out."""

    a: Number
    b: Number
    share: Double
    bytes: Annotated[bytearray, Bytes(9)]
    ints: Annotated[list[int], Ints(3)]
    longs: Annotated[list[int], Longs(40)]
    doubles: Annotated[list[float], Doubles(4)]


def calculate(tables: Tables, work: Work) -> int:
    """Do all that a machine's function may do with numbers."""
    a, b = work.a, work.b
    longs = work.longs
    found = (a + b, a - b, a * b, a & b, a | b, a ^ b, ~a, -a)
    longs[0], longs[1], longs[2], longs[3] = found[0], found[1], found[2], found[3]
    longs[4], longs[5], longs[6], longs[7] = found[4], found[5], found[6], found[7]
    longs[8], longs[9] = a // 7, a % 7
    longs[10], longs[11] = abs(b) // (abs(a) + 1), abs(b) % (abs(a) + 1)
    longs[12], longs[13] = a >> 3, (a & 255) << (b & 15)
    longs[14], longs[15] = abs(a).bit_count(), abs(b).bit_length()
    longs[16], longs[17], longs[18] = min(a, b), max(a, b), min(a, b, 5)
    longs[19] = 1 if a < b <= 100 or not a else 0
    longs[20] = (a and b) + (a or b)
    longs[21] = int(a > b) + (a == b)
    longs[22] = int(a / 3.0)
    return total(longs, 23) & 0xFFFF


def total(numbers: list[int], number: int) -> int:
    """Return a sum of a buffer of whole numbers of any kind."""
    found = 0
    for at in range(number):
        found += numbers[at]
    return found


def use_buffers(tables: Tables, work: Work) -> int:
    """Read and write buffers of each kind, by functions that take them."""
    for at in range(7):
        work.bytes[at] = tables.bytes[at] // 2 + tables.bytes[6 - at] // 2
    for at in range(3):
        work.ints[at] = tables.ints[at] - tables.ints[at + 2]
        work.doubles[at] += tables.doubles[at] * SHARES[at]
    for at in range(len(STEPS)):
        work.longs[at] += STEPS[at] * tables.longs[at]
    work.share = work.share / 3.0 + mean(work.doubles, 4)
    for at in range(2, -1, -1):
        if work.ints[at] > 0:
            break
    else:
        at = -1
    return total(tables.bytes, 7) + total(tables.ints, 5) + at  # type: ignore[arg-type]


def mean(numbers: list[float], number: int) -> float:
    """Return a mean, added up in order."""
    found = 0.0
    for at in range(number):
        found += numbers[at]
    return found / number


def climb(tables: Tables, work: Work) -> int:
    """Call a function that calls itself, and one that returns several numbers."""
    work.b, work.share = best(tables, work, tables.few)
    return steps(work.a & 15, 0)


def steps(left: int, done: int) -> int:
    """Return the moves of the towers of Hanoi, counted one by one."""
    return done if left == 0 else steps(left - 1, steps(left - 1, done) + 1)


def best(tables: Tables, work: Work, number: int) -> tuple[int, float]:
    """Return the place of the greatest of the first numbers, and a share."""
    place, share = 0, 0.0
    for at in range(number):
        if tables.longs[at] > tables.longs[place]:
            place, share = at, work.share
    return place, share


ENTRIES = (calculate, use_buffers, climb)


# --- what cannot be compiled ---


def raises(tables: Tables, work: Work) -> int:
    if work.a:
        raise ValueError("no")
    return 0


def needs_exp(tables: Tables, work: Work) -> int:
    return int(math.exp(work.share))


def mixes(tables: Tables, work: Work) -> int:
    work.share = work.a
    return 0


def stores_a_float(tables: Tables, work: Work) -> int:
    work.longs[0] = work.share  # type: ignore[call-overload]
    return 0


def gives_a_float(tables: Tables, work: Work) -> int:
    return steps(work.share, 0)  # type: ignore[arg-type]


def returns_a_float(tables: Tables, work: Work) -> int:
    return work.share  # type: ignore[return-value]


def makes_a_list(tables: Tables, work: Work) -> int:
    return len([work.a, work.b])


def steps_by(tables: Tables, work: Work) -> int:
    found = 0
    for at in range(0, 10, work.a):
        found += at
    return found


def is_elsewhere(tables: Tables, work: Work) -> int:
    return math.comb(work.a, 2)


def has_no_types(tables, work):  # type: ignore[no-untyped-def]
    return 0


def replaces_a_buffer(tables: Tables, work: Work) -> int:
    work.longs = tables.longs
    return 0


def has_a_power(tables: Tables, work: Work) -> int:
    return int(work.a**work.b)


def returns_constants_of(number: int) -> tuple[int, int]:
    if number:
        return 1, 0
    return number, 1


def returns_constants(tables: Tables, work: Work) -> int:
    first, second = returns_constants_of(work.a)
    return first + second


def formats(tables: Tables, work: Work) -> int:
    return len(f"{work.a}")


BAD = (
    returns_constants,
    has_a_power,
    formats,
    raises,
    needs_exp,
    mixes,
    stores_a_float,
    gives_a_float,
    returns_a_float,
    makes_a_list,
    steps_by,
    is_elsewhere,
    has_no_types,
    replaces_a_buffer,
)
