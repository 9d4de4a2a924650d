"""What the check of a request looks at besides a field's type, written with `typing.Annotated`."""

from __future__ import annotations

from typing import NamedTuple


class Limits(NamedTuple):
    """The least a whole number may be, and the most."""

    least: int
    most: int | None = None


class Unchecked(NamedTuple):
    """An object that is taken as it comes: whoever uses its entries refuses them with a better reason."""
