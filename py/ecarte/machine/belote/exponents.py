"""The exponential function, from tables and by the four operations: libraries differ in the last bit.

The tables too are worked out without a library's function.
"""

from __future__ import annotations

_MOST = 30  # beyond it either way, it is as there
_PARTS = 32  # of one
_TERMS = 8
_ONE = 1 << 256  # one, as a whole number


def _powers(parts: int, number: int) -> list[int]:
    """Return so many powers of the root of e that has this degree, from the power 0 on, times `_ONE`."""
    term = root = _ONE
    at = 1
    while term := term // (parts * at):
        root += term
        at += 1
    powers = [_ONE]
    while len(powers) < number:
        powers.append(powers[-1] * root // _ONE)
    return powers


_UP = _powers(1, _MOST + 1)
_WHOLE = (*(_ONE / power for power in _UP[:0:-1]), *(power / _ONE for power in _UP))
_PART = tuple(power / _ONE for power in _powers(_PARTS, _PARTS))


def find_power(by: float) -> float:
    """Return e to a power, which is taken between -30 and 30."""
    if by >= _MOST:
        return _WHOLE[2 * _MOST]
    if by <= -_MOST:
        return _WHOLE[0]
    at = int((by + _MOST) * _PARTS)
    rest = by - (at / _PARTS - _MOST)
    series = 1.0
    for term in range(_TERMS, 1, -1):
        series = 1.0 + rest / term * series
    return _WHOLE[at // _PARTS] * _PART[at % _PARTS] * (1.0 + rest * series)
