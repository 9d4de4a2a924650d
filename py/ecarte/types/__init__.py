"""The page's requests, their answers, and views, as JSON: declarations alone, and none of a particular game.

Each game declares its own in a ``types.py`` of its folders. ``make types`` writes everything else that knows these
shapes: the page's TypeScript (``web/src/engine/types/``) and the checks of requests (`ecarte.requests.declared`). Only
type checkers import these modules, so the browser never loads them.

A comment beside or above a field describes it. An alias that games declare too stands for what all games have in
common; the page has the union of the games' own.
"""

from __future__ import annotations

from typing import NamedTuple


class Limits(NamedTuple):
    """The least and the greatest value of a whole number, written with `typing.Annotated` beside its type."""

    least: int
    most: int | None = None


class Unchecked(NamedTuple):
    """An object that is not checked here: its users refuse its entries with a better reason."""
