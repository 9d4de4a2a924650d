"""Whether a value is as declared: for tests, which have the real answers."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Any, TypeAlias

from shapes.declarations import Alias, Declared, Module, Struct, applied, fields_of, literals, parts, read, resolve

PLAIN: dict[str, tuple[type, ...]] = {"str": (str,), "int": (int,), "bool": (bool,), "float": (int, float)}
CONTAINERS: dict[str, type | tuple[type, ...]] = {"list": list, "dict": dict, "tuple": (list, tuple)}

Seen = set[tuple[str, str]]
"""The fields seen in values, each with its object."""

Fit: TypeAlias = Callable[[Any, Seen], list[str]]
"""Returns how a value differs from a type, each difference with its place, and adds the fields it has seen."""


@cache
def modules() -> dict[str, Module]:
    """Return the declarations, read once."""
    return read()


def find_misfit(value: object, module: str, name: str, seen: Seen | None = None) -> str | None:
    """Return where and how a value differs from the declaration of a module of `ecarte.types`; None when it fits."""
    misfits = _named(modules()[module], name)(value, set() if seen is None else seen)
    return name + misfits[0] if misfits else None


@cache
def _named(module: Module, name: str) -> Fit:
    return _either([_declared(home, declared) for home, declared in resolve(modules(), module, name)])


def _either(fits: list[Fit]) -> Fit:
    """Return the fit of a union: no misfits, or those with the member that a value fits best."""
    if len(fits) == 1:
        return fits[0]

    def fit(value: Any, seen: Seen) -> list[str]:
        tried = []
        for each in fits:
            here: Seen = set()
            tried.append(each(value, here))
            if not tried[-1]:
                seen |= here
                return []
        return min(tried, key=len)

    return fit


def _declared(module: Module, declared: Declared) -> Fit:
    if isinstance(declared, Alias):
        return _fit(module, declared.type)
    name, fields = declared.name, fields_of(modules(), module, declared)
    fits = {each.name: _fit(where, each.type) for where, each in fields}
    needed = [each.name for _, each in fields if each.is_needed]

    def fit(value: Any, seen: Seen) -> list[str]:
        if not isinstance(value, dict):
            return [f": {value!r:.80} is no {name}"]
        misfits = [f": {name} has no {key}" for key in value if key not in fits]
        misfits += [f": {name} lacks {key}" for key in needed if key not in value]
        for key in [each for each in fits if each in value]:
            misfits += [f".{key}{each}" for each in fits[key](value[key], seen)]
            seen.add((name, key))
        return misfits

    return fit


def _fit(module: Module, type: ast.expr) -> Fit:
    members = parts(type)
    if len(members) > 1:
        return _either([_fit(module, each) for each in members])
    name, given = applied(type)
    match name:
        case "Annotated":
            return _fit(module, given[0])
        case "None":
            return _plain(type, lambda value: value is None)
        case "object":
            return _plain(type, lambda _: True)
        case "Literal":
            texts = literals(given)
            return _plain(type, lambda value: value in texts)
        case _ if name in PLAIN:
            types, is_bool = PLAIN[name], name == "bool"
            return _plain(type, lambda value: isinstance(value, types) and (is_bool or not isinstance(value, bool)))
        case _ if name in CONTAINERS:
            inner = [_fit(module, each) for each in given]
            return _container(_plain(type, lambda value: isinstance(value, CONTAINERS[name])), name, inner)
    return lambda value, seen: _named(module, name)(value, seen)  # resolved late, because types may contain themselves


def _plain(type: ast.expr, test: Callable[[Any], bool]) -> Fit:
    return lambda value, _: [] if test(value) else [f": {value!r:.80} is no {ast.unparse(type)}"]


def _container(plain: Fit, name: str, inner: list[Fit]) -> Fit:
    def insides(value: Any) -> Iterable[tuple[str, Any, Fit]]:
        match name:
            case "dict":
                yield from ((", its key", key, inner[0]) for key in value)
                yield from ((f".{key}", each, inner[1]) for key, each in value.items())
            case "list":
                yield from ((f"[{at}]", each, inner[0]) for at, each in enumerate(value))
            case "tuple":
                yield from ((f"[{at}]", each, fit) for at, (each, fit) in enumerate(zip(value, inner, strict=True)))

    def fit(value: Any, seen: Seen) -> list[str]:
        if misfits := plain(value, seen):
            return misfits
        if name == "tuple" and len(value) != len(inner):
            return [f": {len(value)} parts instead of {len(inner)}"]
        return [at + misfit for at, each, fits in insides(value) for misfit in fits(each, seen)]

    return fit


def declared_fields(module: str, name: str) -> Seen:
    """Return all fields of the objects that a declared type contains, each with its object."""
    return set(_collected(modules()[module], name, set()))


def _collected(module: Module, name: str, done: set[int]) -> Iterator[tuple[str, str]]:
    for home, declared in resolve(modules(), module, name):
        if id(declared) in done:
            continue
        done.add(id(declared))
        types = [(home, declared.type)] if isinstance(declared, Alias) else []
        if isinstance(declared, Struct):
            types = [(where, each.type) for where, each in fields_of(modules(), home, declared)]
            yield from ((declared.name, each.name) for _, each in fields_of(modules(), home, declared))
        for where, type in types:
            names = {node.id for node in ast.walk(type) if isinstance(node, ast.Name)}
            for each in sorted(names):
                if each in where.declared or where.imports.get(each) in modules():
                    yield from _collected(where, each, done)
