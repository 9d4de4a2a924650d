"""The formats a record can be written in, by name. Each module has ``dumps`` and, where it reads, ``loads``."""

from collections.abc import Callable

from ecarte.notation import ecn, json
from ecarte.record import Play

FORMATS: dict[str, Callable[[Play], str]] = {"ecn": ecn.dumps, "json": json.dumps}
