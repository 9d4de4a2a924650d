"""The options of a game: one frozen class with a field for each, described for panels and readers.

Presets have versions, because a record keeps the rules it was played by: "article-2" is the second of "article". New
games get the newest, which people know by the plain name.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import field, fields
from functools import cache
from typing import Any, TypeVar

from ecarte.core.contract import Game
from ecarte.core.game import Option, OptionValue, Problem, RuleError, format_value

T = TypeVar("T")
_NUMBERED = re.compile(r"(.+)-[0-9]+")


def option(
    rule: str,
    default: OptionValue,
    *others: OptionValue,
    needs: Mapping[str, Any] | None = None,
    superseded: Mapping[OptionValue, OptionValue] | None = None,
    suggests: Mapping[OptionValue, Mapping[str, OptionValue]] | None = None,
) -> Any:
    """Return a field of an options class: its rule, then its values with the default first.

    ``needs`` names other options and the value (or tuple of values) each must have for this one to have an effect;
    ``superseded`` and ``suggests`` are as in `Option`.
    """
    wanted = {name: value if isinstance(value, tuple) else (value,) for name, value in (needs or {}).items()}
    more = {"superseded": superseded or {}, "suggests": suggests or {}}
    return field(default=default, metadata={"rule": rule, "values": (default, *others), "needs": wanted, **more})


@cache  # every game asks for them several times
def describe_options(options: Any) -> tuple[Option, ...]:
    """Return the options of a class, in the order of its fields."""
    return tuple(Option(f.name, default=f.metadata["values"][0], **f.metadata) for f in fields(options) if f.metadata)


def resolve(
    options: type[T], presets: Mapping[str, Mapping[str, OptionValue]], preset: str, changes: Mapping[str, OptionValue]
) -> T:
    """Return the options of a preset with changes on top; raises RuleError with every problem."""
    if preset not in presets:
        raise RuleError(Problem("E-preset", None, {"preset": preset, "allowed": ", ".join(families(presets))}))
    made: Any = options
    known = {each.name: each for each in describe_options(made)}
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
    resolved: T = made(preset=preset, **chosen)
    return resolved


def family(preset: str) -> str:
    """Return the plain name of a preset, which all its versions share."""
    numbered = _NUMBERED.fullmatch(preset)
    return numbered[1] if numbered else preset


def families(presets: Iterable[str]) -> tuple[str, ...]:
    """Return the plain names of presets, each once."""
    return tuple(dict.fromkeys(map(family, presets)))


def newest(presets: Iterable[str], preset: str) -> str:
    """Return the newest version of a preset given by its plain name, any other name unchanged."""
    return next((name for name in reversed([*presets]) if family(name) == preset), preset)


def today(game: Game, preset: str, changes: Mapping[str, OptionValue]) -> tuple[str, dict[str, OptionValue]]:
    """Return preset and changes for a new game: the newest version of the preset, superseded values replaced."""
    replaced = {(each.name, old): new for each in game.options for old, new in each.superseded.items()}
    kept = {
        name: replaced.get((name, value), value) if isinstance(value, str) else value for name, value in changes.items()
    }
    return newest(game.presets, preset), kept


def suggested(game: Game, preset: str, changes: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    """Return a person's changes, completed by the values they suggest for options the person left alone."""
    usual = game.presets.get(preset, {})
    values = dict(changes)
    for each in game.options:
        value = changes.get(each.name)
        if isinstance(value, str | int) and value != usual.get(each.name, each.default):
            values = {**each.suggests.get(value, {}), **values}
    return values
