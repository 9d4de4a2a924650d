"""Trained data: how to play, in tables too large for the first cards to wait for.

Natively they lie beside this file. In the browser each is a file of its own: whoever asks for one that is not there
raises `Needed`, the page fetches it, hands it over (`provide`), and asks again.
"""

from __future__ import annotations

import hashlib
import json
import pkgutil
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any


class Needed(LookupError):  # noqa: N818 -- no fault: the page is asked for something
    """A table that is not here."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


class AlteredError(ValueError):
    """The bytes of a table are not those that were made."""


_provided: dict[str, bytes] = {}
_foregone: set[str] = set()


@cache
def index() -> dict[str, dict[str, Any]]:
    """For each table its length and sha256, the rules it is for, and the run that made it."""
    found = pkgutil.get_data(__name__, "index.json")
    tables: dict[str, dict[str, Any]] = json.loads(found or b"{}")
    return tables


def load(name: str) -> bytes | None:
    """A table as it was made; None when it is to be done without. Raises Needed."""
    if name in _foregone:
        return None
    if name not in _provided:
        try:
            found = pkgutil.get_data(__name__, f"{name}.bin")
        except OSError:
            found = None
        if found is None:
            raise Needed(name)
        provide(name, found)
    return _provided[name]


def provide(name: str, data: bytes) -> None:
    """Hand a table over. Raises AlteredError, and KeyError for a name there is no table of."""
    if hashlib.sha256(data).hexdigest() != index()[name]["sha256"]:
        raise AlteredError(name)
    _provided[name] = data


@contextmanager
def none() -> Iterator[None]:
    """Do without all tables in the ``with``, also those that are here."""
    before = set(_foregone)
    _foregone.update(index())
    try:
        yield
    finally:
        _foregone.intersection_update(before)


@contextmanager
def without(names: Iterable[str]) -> Iterator[None]:
    """Within, these tables are done without, unless they are here: they cannot be had."""
    before = set(_foregone)
    _foregone.update(set(names) - _provided.keys())
    try:
        yield
    finally:
        _foregone.intersection_update(before)
