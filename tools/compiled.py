"""Where numba keeps its compiled code: in build/, in a folder named by all the sources it compiles.

By itself numba checks only the file of a function, and keeps old code when a function called from another file has
changed. Import this before anything is compiled.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

import numba

TOOLS = Path(__file__).resolve().parent
# Nothing of the package is compiled, but the number of a table's planes goes into compiled code.
SOURCES = sorted(
    [*TOOLS.glob("lab/*.py"), *TOOLS.glob("train/*.py"), *TOOLS.glob("../py/ecarte/players/ecarte/policy/tables.py")]
)


def place() -> Path:
    """Return the folder for the present sources."""
    found = hashlib.sha256()
    for path in SOURCES:
        found.update(path.name.encode() + b"\0" + path.read_bytes())
    return TOOLS.parent / "build" / "numba" / found.hexdigest()[:16]


numba.config.CACHE_DIR = str(place())
