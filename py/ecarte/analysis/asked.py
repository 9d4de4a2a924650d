"""What a request to an explorer names: its rules, and the refusal of a field."""

from __future__ import annotations

from typing import Any

from ecarte.core.contract import Game
from ecarte.core.game import Json, Problem, RuleError
from ecarte.core.options import today


def refused(field: str) -> RuleError:
    """Return the refusal of a field."""
    return RuleError(Problem("E-request", None, {"field": field}))


def asked_options(game: Game, request: Json) -> Any:
    """Return the options of today's rules that a request names; raises RuleError when it names none."""
    rules = request.get("rules")
    preset, changes = (rules.get("preset"), rules.get("options", {})) if isinstance(rules, dict) else (None, {})
    if not isinstance(preset, str) or preset not in game.presets or not isinstance(changes, dict):
        raise refused("rules")
    return game.resolve(*today(game, preset, changes))
