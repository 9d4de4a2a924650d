"""What the tricks of a deal score."""

POINT = 1
"""For three or four tricks (E22)."""
DOUBLE = 2
"""For the vole (E22), from a vulnerable loser (E23), and from a player who declined the point in vain (E29)."""


def points_for(is_vole: int, is_vulnerable: int) -> int:
    """Return the points for most tricks, or all; the loser may be vulnerable."""
    return DOUBLE if is_vole or is_vulnerable else POINT
