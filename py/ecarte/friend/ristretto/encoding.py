"""Points of ristretto255 as 32 bytes, and 64 bytes as a point (RFC 9496, sections 4.2 and 4.3)."""

from __future__ import annotations

from typing import Final

from ecarte.friend.ristretto.curve import D, P, Point, add


def _root_of_ratio(u: int, v: int) -> tuple[bool, int]:
    """Return whether u/v is a square, and the non-negative root of it, or of it times the root of -1."""
    r = u * v**3 * pow(u * v**7, (P - 5) // 8, P) % P
    check = v * r * r % P
    correct, flipped = check == u % P, check == -u % P
    if flipped or check == -u * ROOT_OF_MINUS_1 % P:
        r = r * ROOT_OF_MINUS_1 % P
    return correct or flipped, _absolute(r)


def _absolute(number: int) -> int:
    """Return a number or its opposite: the even one, which counts as not negative."""
    return P - number if number & 1 else number


ROOT_OF_MINUS_1: Final = pow(2, (P - 1) // 4, P)
_ROOT_OF_A_D_MINUS_1: Final = 25063068953384623474111414158702152701244531502492656460079210482610430750235
_INVERSE_ROOT_OF_A_MINUS_D: Final = _root_of_ratio(1, (-1 - D) % P)[1]
_ONE_MINUS_D_SQUARED: Final = (1 - D * D) % P
_D_MINUS_ONE_SQUARED: Final = (D - 1) ** 2 % P


def decode(data: bytes) -> Point:
    """Return the point of 32 bytes; raises ValueError when they are none."""
    s = int.from_bytes(data, "little")
    if len(data) != 32 or s >= P or s & 1:
        raise ValueError("no point")
    square = s * s % P
    u1, u2 = 1 - square, 1 + square
    u2_squared = u2 * u2 % P
    v = (-D * u1 * u1 - u2_squared) % P
    is_square, root = _root_of_ratio(1, v * u2_squared % P)
    x_part = root * u2 % P
    x = _absolute(2 * s * x_part % P)
    y = u1 * root * x_part * v % P
    t = x * y % P
    if not is_square or t & 1 or y == 0:
        raise ValueError("no point")
    return x, y, 1, t


def encode(point: Point) -> bytes:
    """Return a point as 32 bytes."""
    x, y, z, t = point
    u1, u2 = (z + y) * (z - y) % P, x * y % P
    _, root = _root_of_ratio(1, u1 * u2 * u2 % P)
    first, second = root * u1 % P, root * u2 % P
    inverse_z = first * second * t % P
    if t * inverse_z % P & 1:
        x, y = y * ROOT_OF_MINUS_1 % P, x * ROOT_OF_MINUS_1 % P
        inverse = first * _INVERSE_ROOT_OF_A_MINUS_D % P
    else:
        inverse = second
    if x * inverse_z % P & 1:
        y = -y
    return _absolute(inverse * (z - y) % P).to_bytes(32, "little")


def from_hash(data: bytes) -> Point:
    """Return the point that 64 uniform bytes lead to."""
    if len(data) != 64:
        raise ValueError("64 bytes are needed")
    halves = (int.from_bytes(half, "little") % 2**255 % P for half in (data[:32], data[32:]))
    one, other = map(_map, halves)
    return add(one, other)


def _map(t: int) -> Point:
    """Return the point that a number of the field leads to."""
    r = ROOT_OF_MINUS_1 * t * t % P
    u = (r + 1) * _ONE_MINUS_D_SQUARED % P
    v = (-1 - r * D) * (r + D) % P
    is_square, s = _root_of_ratio(u, v)
    c = P - 1
    if not is_square:
        s, c = -_absolute(s * t % P) % P, r
    n = (c * (r - 1) * _D_MINUS_ONE_SQUARED - v) % P
    w0, w1 = 2 * s * v % P, n * _ROOT_OF_A_D_MINUS_1 % P
    w2, w3 = (1 - s * s) % P, (1 + s * s) % P
    return w0 * w3 % P, w2 * w1 % P, w1 * w3 % P, w0 * w2 % P
