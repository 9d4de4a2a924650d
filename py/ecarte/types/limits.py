"""What the check of a request looks at besides a field's type, written with `typing.Annotated`."""

from __future__ import annotations

from typing import NamedTuple


class Limits(NamedTuple):
    """The least and the greatest value of a whole number."""

    least: int
    most: int | None = None


class Unchecked(NamedTuple):
    """An object that is not checked here: its users refuse its entries with a better reason."""
