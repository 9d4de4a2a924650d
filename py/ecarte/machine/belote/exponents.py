"""The exponential function, from tables and by the four operations: libraries differ in the last bit."""

from __future__ import annotations

from math import exp

_MOST = 30  # beyond it either way, it is as there
_PARTS = 32  # of one
_TERMS = 8
_WHOLE = tuple(exp(number - _MOST) for number in range(2 * _MOST + 1))
_PART = tuple(exp(part / _PARTS) for part in range(_PARTS))


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
