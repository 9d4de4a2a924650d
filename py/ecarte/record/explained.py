"""Words for what the engine refuses: those of the package. The browser, which has its own, gets none."""

from __future__ import annotations

from importlib import import_module

from ecarte.core.game import Problem, RuleError


def explain(problems: tuple[Problem, ...]) -> str:
    """Return problems in words, when somebody shows them; "" where the package has no words."""
    try:
        return str(import_module("ecarte.api.errors").explain(problems))
    except ImportError:
        return ""


RuleError.explain = staticmethod(explain)  # type: ignore[method-assign]
