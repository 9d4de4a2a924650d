"""What is loaded after the first cards: the trained policies, the problems to solve, and the machine's modules.

Each is a table, a file with a name. Natively they lie beside this file. In the browser they are fetched: a missing one
raises `Needed`, and the page fetches it, hands it over (`provide`), and asks again.
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
    """Tables that are not loaded, by their ``names``."""

    def __init__(self, *names: str) -> None:
        super().__init__(*names)
        self.names = names


class AlteredError(ValueError):
    """The bytes of a table are not the original ones."""


_provided: dict[str, bytes] = {}
_foregone: set[str] = set()


@cache
def index() -> dict[str, dict[str, Any]]:
    """Return for each table its length, its sha256, the rules it is for, and the run that made it."""
    data = pkgutil.get_data(__name__, "index.json")
    tables: dict[str, dict[str, Any]] = json.loads(data or b"{}")
    return tables


def load(name: str) -> bytes | None:
    """Return a table, or None while tables are done without; raises Needed when it is missing."""
    call_for([name])
    return None if name in _foregone else _provided[name]


def call_for(names: Iterable[str]) -> None:
    """Load tables; raises Needed for all those that are missing, so that the page fetches them together."""
    missing = [name for name in dict.fromkeys(names) if name not in _foregone and not _is_here(name)]
    if missing:
        raise Needed(*missing)


def _is_here(name: str) -> bool:
    """Return whether a table is loaded, now or before."""
    if name in _provided:
        return True
    try:
        data = pkgutil.get_data(__name__, f"{name}.bin")
    except OSError:
        return False
    if data is not None:
        provide(name, data)
    return data is not None


def provide(name: str, data: bytes) -> None:
    """Store a table; raises AlteredError for other bytes, and KeyError for an unknown name."""
    if hashlib.sha256(data).hexdigest() != index()[name]["sha256"]:
        raise AlteredError(name)
    _provided[name] = data


@contextmanager
def none() -> Iterator[None]:
    """Do without any table in the ``with`` block, even those that are loaded."""
    before = set(_foregone)
    _foregone.update(index())
    try:
        yield
    finally:
        _foregone.intersection_update(before)


@contextmanager
def without(names: Iterable[str]) -> Iterator[None]:
    """Do without these tables in the ``with`` block, except those that are loaded."""
    before = set(_foregone)
    _foregone.update(set(names) - _provided.keys())
    try:
        yield
    finally:
        _foregone.intersection_update(before)
