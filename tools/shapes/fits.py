"""Whether a value is as declared: for tests, which have the real answers."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, TypeAlias

from shapes.declarations import Alias, Declared, Module, Struct, applied, fields_of, literals, parts, read, resolve

PLAIN: dict[str, tuple[type, ...]] = {"str": (str,), "int": (int,), "bool": (bool,), "float": (int, float)}

Seen = set[tuple[str, str]]
"""The fields seen in values, each with its object."""


@cache
def modules() -> dict[str, Module]:
    """Return the declarations, read once."""
    return read()


def find_misfit(value: object, module: str, name: str, seen: Seen | None = None) -> str | None:
    """Return where and how a value differs from the declaration of a module of `ecarte.types`; None when it fits."""
    found = modules()[module]
    if seen is None and _declared_test(found, name)(value):
        return None
    return next(_misfits(value, found, ast.Name(id=name), name, set() if seen is None else seen), None)


# --- whether a value fits: fast enough for all answers of whole games ---

Test: TypeAlias = Callable[[Any], bool]


@cache
def _declared_test(module: Module, name: str) -> Test:
    """Return a test of whether a value is what a name stands for."""
    tests = [_test_of(home, declared) for home, declared in resolve(modules(), module, name)]
    return tests[0] if len(tests) == 1 else lambda value: any(test(value) for test in tests)


def _test_of(module: Module, declared: Declared) -> Test:
    if isinstance(declared, Alias):
        return _test(module, declared.type)
    fields = fields_of(modules(), module, declared)
    tests = {each.name: _test(where, each.type) for where, each in fields}
    needed = {each.name for _, each in fields if each.is_needed}

    def fits(value: Any) -> bool:
        return (
            isinstance(value, dict)
            and needed <= value.keys() <= tests.keys()
            and all(tests[key](each) for key, each in value.items())
        )

    return fits


def _test(module: Module, type: ast.expr) -> Test:
    members = parts(type)
    if len(members) > 1:
        tests = [_test(module, each) for each in members]
        return lambda value: any(test(value) for test in tests)
    name, given = applied(type)
    inner = [_test(module, each) for each in given] if name in ("list", "dict", "tuple") else []
    match name:
        case "None":
            return lambda value: value is None
        case "object":
            return lambda _: True
        case "Annotated":
            return _test(module, given[0])
        case "Literal":
            texts = literals(given)
            return lambda value: value in texts
        case "list":
            return lambda value: isinstance(value, list) and all(map(inner[0], value))
        case "dict":
            return lambda value: isinstance(value, dict) and all(inner[0](k) and inner[1](v) for k, v in value.items())
        case "tuple":
            return lambda value: (
                isinstance(value, list | tuple)
                and len(value) == len(inner)
                and all(map(lambda test, each: test(each), inner, value))
            )
        case _ if name in PLAIN:
            types, is_bool = PLAIN[name], name == "bool"
            return lambda value: isinstance(value, types) and (is_bool or not isinstance(value, bool))
    return lambda value: _declared_test(module, name)(value)  # resolved late, because types may contain themselves


# --- where it does not fit ---


def _misfits(value: object, module: Module, type: ast.expr, at: str, seen: Seen) -> Iterator[str]:
    members = parts(type)
    if len(members) > 1:
        yield from _none_of(value, [(module, each) for each in members], at, seen)
        return
    name, given = applied(type)
    match name:
        case "None":
            fits = value is None
        case "object":
            fits = True
        case "Annotated":
            yield from _misfits(value, module, given[0], at, seen)
            return
        case "Literal":
            fits = value in literals(given)
        case "list" if isinstance(value, list):
            for place, each in enumerate(value):
                yield from _misfits(each, module, given[0], f"{at}[{place}]", seen)
            return
        case "dict" if isinstance(value, dict):
            for key, each in value.items():
                yield from _misfits(key, module, given[0], f"{at}, its key", seen)
                yield from _misfits(each, module, given[1], f"{at}.{key}", seen)
            return
        case "tuple" if isinstance(value, list) and len(value) == len(given):
            for place, (each, wanted) in enumerate(zip(value, given, strict=True)):
                yield from _misfits(each, module, wanted, f"{at}[{place}]", seen)
            return
        case _ if name in PLAIN:
            fits = isinstance(value, PLAIN[name]) and (name == "bool" or not isinstance(value, bool))
        case "list" | "dict" | "tuple":
            fits = False
        case _:
            yield from _declared_misfits(value, module, name, at, seen)
            return
    if not fits:
        yield f"{at}: {value!r:.80} is no {ast.unparse(type)}"


def _declared_misfits(value: object, module: Module, name: str, at: str, seen: Seen) -> Iterator[str]:
    found = resolve(modules(), module, name)
    if len(found) > 1:
        yield from _none_of(value, [(home, ast.Name(id=each.name)) for home, each in found], at, seen)
        return
    ((home, declared),) = found
    if isinstance(declared, Alias):
        yield from _misfits(value, home, declared.type, at, seen)
    else:
        yield from _object_misfits(value, home, declared, at, seen)


def _object_misfits(value: object, module: Module, struct: Struct, at: str, seen: Seen) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{at}: {value!r:.80} is no {struct.name}"
        return
    fields = {each.name: (where, each) for where, each in fields_of(modules(), module, struct)}
    for key in value:
        if key not in fields:
            yield f"{at}: {struct.name} has no {key}"
    for key, (where, each) in fields.items():
        if key in value:
            yield from _misfits(value[key], where, each.type, f"{at}.{key}", seen)
            seen.add((struct.name, key))
        elif each.is_needed:
            yield f"{at}: {struct.name} lacks {key}"


def _none_of(value: object, members: list[tuple[Module, ast.expr]], at: str, seen: Seen) -> Iterator[str]:
    """Yield the misfits of a value with the member of a union that it fits best, when it fits none."""
    tried: list[list[str]] = []
    for home, each in members:
        here: Seen = set()
        misfits = list(_misfits(value, home, each, at, here))
        if not misfits:
            seen |= here
            return
        tried.append(misfits)
    yield from min(tried, key=len)


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
