"""The curve below ristretto255: points (x, y, z, t) of edwards25519, x = x/z, y = y/z, t = x*y/z (RFC 8032)."""

from __future__ import annotations

from typing import Final, TypeAlias

Point: TypeAlias = tuple[int, int, int, int]

P: Final = 2**255 - 19
D: Final = -121665 * pow(121666, -1, P) % P
IDENTITY: Final[Point] = (0, 1, 1, 0)
_TWICE_D: Final = 2 * D % P


def add(one: Point, other: Point) -> Point:
    """Return the sum of two points."""
    x1, y1, z1, t1 = one
    x2, y2, z2, t2 = other
    a = (y1 - x1) * (y2 - x2) % P
    b = (y1 + x1) * (y2 + x2) % P
    c = t1 * _TWICE_D % P * t2 % P
    d = 2 * z1 * z2 % P
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % P, g * h % P, f * g % P, e * h % P


def double(point: Point) -> Point:
    """Return twice a point."""
    x, y, z, _ = point
    a, b = x * x % P, y * y % P
    h = a + b
    e = h - (x + y) * (x + y) % P
    g = a - b
    f = 2 * z * z % P + g
    return e * f % P, g * h % P, f * g % P, e * h % P


def multiply(scalar: int, point: Point) -> Point:
    """Return a point times a scalar, four bits at a time."""
    table = multiples(point)
    result = IDENTITY
    for at in range(scalar.bit_length() // 4 * 4, -1, -4):
        if result is not IDENTITY:
            result = double(double(double(double(result))))
        digit = scalar >> at & 15
        if digit:
            result = add(result, table[digit])
    return result


def multiples(point: Point) -> tuple[Point, ...]:
    """Return a point times 0 to 15."""
    found = [IDENTITY, point]
    for _ in range(14):
        found.append(add(found[-1], point))
    return tuple(found)
