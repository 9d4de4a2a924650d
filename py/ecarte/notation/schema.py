"""The shape of a record in JSON, as a JSON Schema (2020-12), and two checks of values against it.

`fits` is quick and says yes or no, `misfits` explains a no; both follow `SCHEMA`, and a test compares them.
`record.schema.json` beside this module is `SCHEMA` as a file for other programs; a test keeps the two equal.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, TypeAlias

from ecarte.core.game import SUFFIXES, Json, Problem

_SEAT = {"enum": ["N", "E", "S", "W"]}
_TEXT: Json = {"type": "string"}
_COUNT = {"type": "integer", "minimum": 0, "maximum": 999999}
_CARD = {"type": "string", "pattern": "^(?:[AKQJT987][shdc]|\\?\\?)$"}
_CARDS = {"type": "array", "items": {"$ref": "#/$defs/card"}, "maxItems": 32}
_POINTS = {"type": ["object", "null"], "additionalProperties": _COUNT}
_OPTIONAL_INTEGER = {"type": ["integer", "null"]}
_OPTIONAL_TEXT = {"type": ["string", "null"]}


def _object(required: list[str], properties: Json, **more: Any) -> Json:
    return {"type": "object", "required": required, "properties": properties, "additionalProperties": False, **more}


def _require(kinds: list[str], *keys: str) -> Json:
    """Return the rule that events of these kinds must have these keys."""
    return {"if": {"properties": {"do": {"enum": kinds}}}, "then": {"required": list(keys)}}


SCHEMA: Json = {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "title": "A game in Exact Card Notation, version 1, as JSON",
    "description": "What follows from tags and events (game, rules, hands, turn, tricks, points, score, result, n, "
    "checks) may be left out; where it stands it must be right.",
    **_object(
        ["tags", "deals"],
        {
            "game": _TEXT,
            "tags": {
                "type": "object",
                "required": ["ECN", "Game", "Rules"],
                "properties": {
                    "ECN": {"const": "1"},
                    "Option": {"type": "array", "items": _TEXT, "maxItems": 1000},
                    "Result": {"type": "string", "pattern": "^(?:\\*|void|[0-9]{1,6}(?:-[0-9]{1,6})+)$"},
                },
                "propertyNames": {"pattern": "^[A-Za-z][A-Za-z0-9]*$"},
                "additionalProperties": _TEXT,
            },
            "rules": {"type": "object", "additionalProperties": {"type": ["string", "integer", "boolean"]}},
            "deals": {"type": "array", "items": {"$ref": "#/$defs/deal"}},
            "result": _object(
                [],
                {
                    "score": _POINTS,
                    "winner": _OPTIONAL_TEXT,
                    "game_points": _OPTIONAL_INTEGER,
                },
            ),
            "problems": {"type": "array", "items": {"$ref": "#/$defs/problem"}},
        },
    ),
    "$defs": {
        "seat": _SEAT,
        "card": _CARD,
        "cards": _CARDS,
        "deal": _object(
            ["number", "dealer", "events"],
            {
                "number": {"type": "integer", "minimum": 1, "maximum": 999999},
                "attempt": {"type": "integer", "minimum": 1, "maximum": 999},
                "dealer": {"$ref": "#/$defs/seat"},
                "hands": {
                    "type": "object",
                    "propertyNames": {"enum": ["N", "E", "S", "W"]},
                    "additionalProperties": {"$ref": "#/$defs/cards"},
                },
                "turn": _OPTIONAL_TEXT,
                "events": {"type": "array", "items": {"$ref": "#/$defs/event"}},
                "tricks": {"type": "array", "items": {"$ref": "#/$defs/trick"}},
                "points": _POINTS,
                "score": _POINTS,
                "annotations": {"$ref": "#/$defs/annotations"},
            },
        ),
        "event": _object(
            ["do"],
            {
                "n": _COUNT,
                "do": {"enum": ["deal", "turn", "take", "discard", "draw", "play", "say", "ruling"]},
                "seat": {"$ref": "#/$defs/seat"},
                "card": {"$ref": "#/$defs/card"},
                "cards": {"$ref": "#/$defs/cards"},
                "verb": {"type": "string", "pattern": "^[a-z]+$"},
                "args": {
                    "type": "array",
                    "items": {"type": "string", "pattern": "^[^\\s:;{}()]+$"},
                    "minItems": 1,
                    "maxItems": 32,
                },
                "call": {"type": "string", "pattern": "^[a-z]+$"},
                "suffix": {"enum": list(SUFFIXES)},
                "checks": _object(["winner"], {"winner": {"$ref": "#/$defs/seat"}}),
                "annotations": {"$ref": "#/$defs/annotations"},
            },
            allOf=[
                _require(["deal", "discard", "draw"], "seat", "cards"),
                _require(["turn"], "card"),
                _require(["take", "play"], "seat", "card"),
                _require(["say"], "seat", "verb"),
                _require(["ruling"], "verb"),
            ],
        ),
        "trick": _object(
            ["leader", "cards", "winner"],
            {
                "leader": {"$ref": "#/$defs/seat"},
                "cards": {"$ref": "#/$defs/cards"},
                "winner": {"$ref": "#/$defs/seat"},
            },
        ),
        "annotations": _object(
            [],
            {
                "nags": {"type": "array", "items": {"type": "integer", "minimum": 0, "maximum": 999}, "maxItems": 1000},
                "values": {
                    "type": "object",
                    "propertyNames": {"pattern": "^[a-z]+$"},
                    "additionalProperties": {"type": "string", "pattern": "^[^\\s{}()]+$", "maxLength": 1000},
                },
                "comment": {"type": "string", "pattern": "^[^}]+$"},
                "variations": {"type": "array", "items": {"$ref": "#/$defs/variation"}},
            },
        ),
        "variation": _object(
            ["events"],
            {
                "supposed": {
                    "type": "array",
                    "items": _object(
                        ["seat", "cards"], {"seat": {"$ref": "#/$defs/seat"}, "cards": {"$ref": "#/$defs/cards"}}
                    ),
                },
                "events": {"type": "array", "items": {"$ref": "#/$defs/event"}, "minItems": 1},
            },
        ),
        "problem": {
            "type": "object",
            "required": ["code"],
            "properties": {
                "code": {"type": "string", "pattern": "^[EW]-[a-z0-9-]+$"},
                "rule": _OPTIONAL_TEXT,
                "data": {"type": "object"},
                "line": _COUNT,
                "column": _COUNT,
                "record": _COUNT,
                "deal": _COUNT,
            },
        },
    },
}

_TYPES = {
    "object": dict,
    "array": list,
    "string": str,
    "integer": int,
    "boolean": bool,
    "null": type(None),
}
_DEEPEST = 200  # nested arrays and objects; the reader of JSON has a lower limit for variations
_LONGEST = 80  # characters that a problem quotes
_MOST_KNOWN = 256  # texts of which it is known whether they match a pattern
_Check: TypeAlias = Callable[[Any], bool]


def misfits(value: Any, path: str = "$", schema: Json = SCHEMA, depth: int = 0) -> Iterator[Problem]:
    """Yield a problem for each place where a value does not fit the schema; its data give the ``path``.

    This supports the part of JSON Schema that `SCHEMA` uses.
    """
    if depth > _DEEPEST:
        yield Problem("E-json-deep", None, {"path": path[:_LONGEST]})
        return
    schema = SCHEMA["$defs"][schema["$ref"].rpartition("/")[2]] if "$ref" in schema else schema
    types = schema.get("type", [])
    wanted = [types] if isinstance(types, str) else types
    if wanted and not any(_is(value, each) for each in wanted):
        yield Problem("E-json-type", None, {"path": path, "place": place_of(path), "wanted": " ".join(wanted)})
        return
    if not _is_allowed(value, schema):
        yield Problem("E-json-value", None, {"path": path, "place": place_of(path), "found": _quoted(value)})
    if isinstance(value, list):
        for at, each in enumerate(value):
            yield from misfits(each, f"{path}[{at}]", schema.get("items", {}), depth + 1)
    if isinstance(value, dict):
        yield from _misfit_keys(value, path, schema, depth)


def place_of(path: str) -> str:
    """Return how a sentence names the place that a path leads to: "record" for all of it."""
    return path[2:] or "record"


def _misfit_keys(value: Json, path: str, schema: Json, depth: int) -> Iterator[Problem]:
    required = list(schema.get("required", []))
    for each in schema.get("allOf", []):
        if all(key in value and _is_allowed(value[key], rule) for key, rule in each["if"]["properties"].items()):
            required += each["then"]["required"]
    for key in required:
        if key not in value:
            yield Problem("E-json-missing", None, {"path": path, "place": place_of(path), "key": key})
    for key, each in value.items():
        within = schema.get("properties", {}).get(key, schema.get("additionalProperties", {}))
        if within is False or not _is_allowed(key, schema.get("propertyNames", {})):
            yield Problem("E-json-key", None, {"path": path, "place": place_of(path), "key": key[:_LONGEST]})
        else:
            yield from misfits(each, f"{path}.{key[:_LONGEST]}", within, depth + 1)


def _is(value: Any, name: str) -> bool:
    return isinstance(value, _TYPES[name]) and not (name == "integer" and isinstance(value, bool))


def _is_allowed(value: Any, schema: Json) -> bool:
    """Return whether a value meets the enum, const, pattern and limits of a schema."""
    if "enum" in schema and not (isinstance(value, str) and value in schema["enum"]):
        return False
    if "const" in schema and value != schema["const"]:
        return False
    if isinstance(value, str):
        # Python's "$" also matches before a line feed at the end.
        fits = "pattern" not in schema or re.fullmatch(schema["pattern"].strip("^$"), value)
        return bool(fits) and len(value) <= schema.get("maxLength", len(value))
    if isinstance(value, int):
        return bool(schema.get("minimum", value) <= value <= schema.get("maximum", value))
    if isinstance(value, list):
        return bool(schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", len(value)))
    return True


def _quoted(value: Any) -> str:
    return str(value)[:_LONGEST] if isinstance(value, (str, int)) else type(value).__name__


# --- the quick check ---


def fits(value: Any) -> bool:
    """Return whether `misfits` finds nothing in what Python's decoder made of JSON."""
    try:
        return _whole()(value)
    except TypeError:  # a list or an object where a text must be, which no set and no dict of texts can hold
        return False


@cache
def _whole() -> _Check:
    """Return the quick check of `SCHEMA`."""
    return _check(SCHEMA, {})


def _check(schema: Json, named: dict[str, _Check]) -> _Check:
    """Return the quick check of a schema; ``named`` holds those of ``$defs`` that are made."""
    if not schema:
        return lambda _: True
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        if name not in named:
            named[name] = lambda value: named[name](value)  # meanwhile: a variation holds events, which hold variations
            named[name] = _check(SCHEMA["$defs"][name], named)
        return named[name]
    if "enum" in schema:
        return frozenset(schema["enum"]).__contains__
    if "const" in schema:
        constant: _Check = schema["const"].__eq__
        return lambda value: constant(value) is True
    types = schema.get("type", list(_TYPES))
    checks = {
        _TYPES[name]: _check_of_type(name, schema, named) for name in ([types] if isinstance(types, str) else types)
    }
    if len(checks) > 1:
        return lambda value: (check := checks.get(type(value))) is not None and check(value)
    return next(iter(checks.values()))


def _check_of_type(name: str, schema: Json, named: dict[str, _Check]) -> _Check:
    """Return the quick check whether a value has a type and, if so, meets what a schema says of that type."""
    if name == "object":
        return _check_of_object(schema, named)
    if name == "array":
        item, least = _check(schema.get("items", {}), named), schema.get("minItems", 0)
        most = schema.get("maxItems", float("inf"))
        return lambda value: type(value) is list and least <= len(value) <= most and all(map(item, value))
    if name == "string" and "pattern" in schema:
        return _Matching(schema).__getitem__
    if name == "integer" and "minimum" in schema:
        lowest, highest = schema["minimum"], schema["maximum"]
        return lambda value: type(value) is int and lowest <= value <= highest
    kind = _TYPES[name]
    return lambda value: type(value) is kind


class _Matching(dict[str, bool]):
    """Whether texts match the pattern of a schema; the answers for short ones are kept."""

    def __init__(self, schema: Json) -> None:
        self.schema = schema

    def __missing__(self, text: Any) -> bool:
        found = type(text) is str and _is_allowed(text, self.schema)
        if found and len(text) < _LONGEST and len(self) < _MOST_KNOWN:
            self[text] = found
        return found


def _check_of_object(schema: Json, named: dict[str, _Check]) -> _Check:
    checks = {key: _check(each, named) for key, each in schema.get("properties", {}).items()}
    further = schema.get("additionalProperties", {})
    other = None if further is False else _check(further, named)
    name = _check({"type": "string", **schema["propertyNames"]}, named) if "propertyNames" in schema else None
    always = frozenset(schema.get("required", ()))
    # What events of each kind must have besides.
    required = {
        kind: always.union(rule["then"]["required"])
        for rule in schema.get("allOf", ())
        for kind in rule["if"]["properties"]["do"]["enum"]
    }

    def check(value: Any) -> bool:
        if type(value) is not dict:
            return False
        if not value.keys() >= (required.get(value.get("do"), always) if required else always):
            return False
        for key, each in value.items():
            own = checks.get(key)
            if name is not None and not name(key):
                return False
            if own is not None:
                if not own(each):
                    return False
            elif other is None or not other(each):
                return False
        return True

    return check
