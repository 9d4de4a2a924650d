"""Former places and names of what the guides named: modules, and the functions of a game.

Until 0.8 they work, with a warning that names the new place.
"""

from __future__ import annotations

import sys
import warnings
from importlib import import_module
from importlib.machinery import ModuleSpec
from operator import attrgetter
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ecarte.core.contract import Game, Score, Sight

MOVED = {
    "ecarte.ai": "ecarte.players",
    "ecarte.analysis.ecarte_explore": "ecarte.analysis.ecarte.explore",
    "ecarte.analysis.ecarte_followed": "ecarte.analysis.ecarte.reader.followed",
    "ecarte.analysis.ecarte_holding": "ecarte.analysis.ecarte.reader.holding",
    "ecarte.analysis.ecarte_reader": "ecarte.analysis.ecarte.reader",
    "ecarte.analyze": "ecarte.collection.analyze",
    "ecarte.archive": "ecarte.collection.archive",
    "ecarte.collection.filter": "ecarte.figures.filter",
    "ecarte.collection.stats": "ecarte.figures.stats",
    "ecarte.facts": "ecarte.record.facts",
    "ecarte.fair": "ecarte.core.fair",
    "ecarte.filter": "ecarte.figures.filter",
    "ecarte.game": "ecarte.core.game",
    "ecarte.notation.stream": "ecarte.notation.ecn.stream",
    "ecarte.reading": "ecarte.requests.subjects.reading",
    "ecarte.replay": "ecarte.record.replay",
    "ecarte.seatview": "ecarte.record.seatview",
    "ecarte.simulate": "ecarte.collection.simulate",
    "ecarte.sources": "ecarte.collection.sources",
    "ecarte.stats": "ecarte.figures.stats",
    "ecarte.tables": "ecarte.collection.tables",
    "ecarte.verify": "ecarte.notation.verify",
}

OF_OPTIONS = {"seats": "seats", "sides": "sides", "punishes": "punished"}
PARTS = {
    "NAME": "name",
    "SEATS": "all_seats",
    "SIDES": "all_sides",
    "OPTIONS": "options",
    "PRESETS": "presets",
    "RULES": "rule_ids",
    "DRAWS": "can_draw",
    "CUT_TAG": "cut.tag",
    "deals_first": "cut.first",
    "start": "rules.start",
    "turn": "rules.turn",
    "legal": "rules.legal",
    "why_not": "rules.why_not",
    "play": "rules.play",
    "moves": "rules.moves",
    "next_head": "deal.next_head",
    "open_deal": "deal.begin",
    "given": "deal.given",
    "due": "deal.due",
    "hands": "deal.hands",
    "unseen": "deal.unseen",
    "suppose": "deal.suppose",
    "stacked": "deal.stack",
    "tally": "score.tally",
    "over": "score.over",
    "winner": "score.winner",
    "with_score": "score.replace",
    "redact": "view.redact",
    "tells": "view.tells",
    "follows": "log.follows",
    "check_after": "log.taker",
    "breaks_line": "log.breaks_line",
}
"""The functions and constants a game's module once had, and where they are now."""


class _Module(ModuleType):
    """A former module. A function of the package may have its name now, so it can be called as that function."""

    def __call__(self, *given: Any, **named: Any) -> Any:
        return getattr(import_module("ecarte.api"), self.__name__.rpartition(".")[2])(*given, **named)


class _Finder:
    """Finds a module at its former place, and loads the one at the new place."""

    def find_spec(self, fullname: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """Return a spec for a module at its former place, None for any other."""
        if fullname == "ecarte.games":  # imported before any game
            _name_parts()
        return ModuleSpec(fullname, self) if fullname in MOVED else None  # type: ignore[arg-type]  # it is a loader

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        """Return an empty module."""
        return _Module(spec.name)

    def exec_module(self, module: ModuleType) -> None:
        """Warn, and fill the module with the one at the new place."""
        new = MOVED[module.__name__]
        warnings.warn(f"{module.__name__} is now {new}", DeprecationWarning, stacklevel=2)
        names = vars(import_module(new))
        vars(module).update({name: names[name] for name in names if not name.startswith("__")})


def _named(game: Game, name: str) -> Any:
    """Return what a game had under a name before it had parts."""
    if name not in PARTS and name not in OF_OPTIONS:
        raise AttributeError(f"a game has no {name}")
    old, new = f"game.{name}", f"options.{OF_OPTIONS[name]}" if name in OF_OPTIONS else f"game.{PARTS[name]}"
    warnings.warn(f"{old} is now {new}", DeprecationWarning, stacklevel=2)
    return attrgetter(OF_OPTIONS[name]) if name in OF_OPTIONS else attrgetter(PARTS[name])(game)


def _scored(score: Score, state: Any) -> Any:
    warnings.warn("game.score(…) is now game.score.of(…)", DeprecationWarning, stacklevel=2)
    return score.of(state)


def _seen(view: Sight, state: Any, seat: str) -> Any:
    warnings.warn("game.view(…) is now game.view.of(…)", DeprecationWarning, stacklevel=2)
    return view.of(state, seat)


def _name_parts() -> None:
    """Give the parts of a game their former names, too."""
    from ecarte.core.contract import Game, Score, Sight  # not needed by every command

    Game.__getattr__ = _named  # type: ignore[attr-defined]
    Score.__call__ = _scored  # type: ignore[method-assign]
    Sight.__call__ = _seen  # type: ignore[method-assign]


def redirect() -> None:
    """Make former places and names work; called once, when the package is imported."""
    sys.meta_path.insert(0, _Finder())  # first, because an old, empty folder may still be there
