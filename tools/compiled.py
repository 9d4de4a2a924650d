"""Where numba keeps what it has compiled: in build/, by what all the sources are that it compiles.

By itself it looks at the file of a function alone, and goes on with what it has compiled when a function that is
called from another file has changed. Imported before anything is compiled.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

import numba

TOOLS = Path(__file__).resolve().parent
# Of the package it compiles nothing, but how many planes a table has goes into what it compiles.
SOURCES = sorted(
    [*TOOLS.glob("lab/*.py"), *TOOLS.glob("train/*.py"), *TOOLS.glob("../py/ecarte/players/ecarte/policy/tables.py")]
)


def place() -> Path:
    """The folder for the sources as they are now."""
    found = hashlib.sha256()
    for path in SOURCES:
        found.update(path.name.encode() + b"\0" + path.read_bytes())
    return TOOLS.parent / "build" / "numba" / found.hexdigest()[:16]


numba.config.CACHE_DIR = str(place())
