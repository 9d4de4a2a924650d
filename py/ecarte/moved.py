"""The former places of modules that the guides named. An import there warns and names the new place, until 0.8."""

from __future__ import annotations

import sys
import warnings
from importlib import import_module
from importlib.machinery import ModuleSpec
from types import ModuleType

MOVED = {
    "ecarte.ai": "ecarte.players",
    "ecarte.analysis.ecarte_explore": "ecarte.analysis.ecarte.explore",
    "ecarte.analysis.ecarte_followed": "ecarte.analysis.ecarte.reader.followed",
    "ecarte.analysis.ecarte_holding": "ecarte.analysis.ecarte.reader.holding",
    "ecarte.analysis.ecarte_reader": "ecarte.analysis.ecarte.reader",
    "ecarte.analyze": "ecarte.collection.analyze",
    "ecarte.archive": "ecarte.collection.archive",
    "ecarte.facts": "ecarte.record.facts",
    "ecarte.fair": "ecarte.core.fair",
    "ecarte.filter": "ecarte.collection.filter",
    "ecarte.game": "ecarte.core.game",
    "ecarte.notation.stream": "ecarte.notation.ecn.stream",
    "ecarte.reading": "ecarte.requests.reading",
    "ecarte.replay": "ecarte.record.replay",
    "ecarte.seatview": "ecarte.record.seatview",
    "ecarte.simulate": "ecarte.collection.simulate",
    "ecarte.sources": "ecarte.collection.sources",
    "ecarte.stats": "ecarte.collection.stats",
    "ecarte.tables": "ecarte.collection.tables",
    "ecarte.verify": "ecarte.notation.verify",
}


class _Finder:
    """Finds a module at its former place, and loads what is at the new one."""

    def find_spec(self, fullname: str, path: object = None, target: object = None) -> ModuleSpec | None:
        return ModuleSpec(fullname, self) if fullname in MOVED else None  # type: ignore[arg-type]  # it is a loader

    def create_module(self, spec: ModuleSpec) -> None:
        """Let Python make the module."""

    def exec_module(self, module: ModuleType) -> None:
        new = MOVED[module.__name__]
        warnings.warn(f"{module.__name__} is now {new}", DeprecationWarning, stacklevel=2)
        names = vars(import_module(new))
        vars(module).update({name: names[name] for name in names if not name.startswith("__")})


def redirect() -> None:
    """Make imports from the former places work. Called once, when the package is imported."""
    sys.meta_path.insert(0, _Finder())  # first: an old folder may still lie there, empty
