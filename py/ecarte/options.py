"""The options of a game as one frozen class with a field for each, described for panels and readers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field, fields
from typing import Any, TypeVar

from ecarte.game import Option, OptionValue, Problem, RuleError, format_value

T = TypeVar("T")


def option(rule: str, default: OptionValue, *others: OptionValue, needs: Mapping[str, Any] | None = None) -> Any:
    """A field: its rule, its values with the default first, and what other options must be for it to make sense
    (a value, or a tuple of values)."""
    wanted = {name: value if isinstance(value, tuple) else (value,) for name, value in (needs or {}).items()}
    return field(default=default, metadata={"rule": rule, "values": (default, *others), "needs": wanted})


def described(options: Any) -> tuple[Option, ...]:
    """The options of a class, in the order of its fields."""
    return tuple(
        Option(f.name, f.metadata["values"], f.metadata["values"][0], f.metadata["rule"], f.metadata["needs"])
        for f in fields(options)
        if f.metadata
    )


def resolve(
    options: type[T], presets: Mapping[str, Mapping[str, OptionValue]], preset: str, changes: Mapping[str, OptionValue]
) -> T:
    """The options of a preset with changes on top; raises RuleError with every problem."""
    if preset not in presets:
        raise RuleError(Problem("E-preset", None, {"preset": preset, "allowed": ", ".join(presets)}))
    known = {each.name: each for each in described(options)}
    chosen = {**presets[preset], **changes}
    problems = [
        Problem("E-option", None, {"option": name, "allowed": ", ".join(known)})
        for name in changes
        if name not in known
    ]
    for name, value in changes.items():
        if name in known and not any(value is v or (type(value) is type(v) and value == v) for v in known[name].values):
            problems.append(known[name].refuse(value))
    for name, value in chosen.items():
        for needed, wanted in known[name].needs.items() if name in known else ():
            if value != known[name].default and chosen.get(needed, known[needed].default) not in wanted:
                words = " / ".join(map(format_value, wanted))
                data = {"option": name, "needed": needed, "wanted": words}
                problems.append(Problem("E-option-needs", known[name].rule, data))
    if problems:
        raise RuleError(*problems)
    made: Any = options
    found: T = made(preset=preset, **chosen)
    return found
