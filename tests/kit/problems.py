"""The problems that the source makes, each with the names of its data."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

PYTHON = Path(__file__).parents[2] / "py/ecarte"
CODE = re.compile(r"[EW]-[a-z0-9]+(?:-[a-z0-9]+)*")


@cache
def problems_made() -> tuple[tuple[str, set[str] | None], ...]:
    """Return the code and data names of every problem the engine can make; None: not visible there."""
    return tuple(_problems())


def _problems() -> Iterator[tuple[str, set[str] | None]]:
    for path in sorted(PYTHON.rglob("*.py")):
        text = path.read_text("utf-8")
        if "Problem" not in text and not passes_on(text):  # most files, and walking a tree takes long
            continue
        own = functions_in(path)
        functions = {**imported_in(path), **own}
        for function in own.values():
            for call in ast.walk(function):
                if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "Problem":
                    data = keys(call.args[2] if len(call.args) > 2 else ast.Dict([], []), function, functions)
                    for code in codes(call.args[0], function, functions):
                        yield code, data
        beside = [functions_in(each) for each in sorted(path.parent.glob("*.py"))] if passes_on(text) else []
        yield from passed_on(tree_in(path), [own, *beside])


def passes_on(text: str) -> bool:
    """Return whether a file gives codes to a method of another file beside it, which makes the problems."""
    return "self.error(" in text or "able.cheat(" in text or "able.breach(" in text


def passed_on(tree: ast.AST, known: list[dict[str, ast.FunctionDef]]) -> Iterator[tuple[str, set[str] | None]]:
    """Return what a module gives to functions that make a problem of a code and ``**data``, or give the code to one."""
    own = known[0]
    making = {
        function.name
        for each in known
        for function in each.values()
        if function.args.kwarg
        and any(isinstance(each, ast.Name) and each.id == "Problem" for each in ast.walk(function))
    }
    onward = {
        function.name: keywords
        for each in known
        for function in each.values()
        for keywords in find_data_given_on(function, making)
    }
    for call in ast.walk(tree):
        if (
            isinstance(call, ast.Call)
            and isinstance(call.func, ast.Attribute)
            and call.func.attr in making | set(onward)
        ):
            for code in codes(call.args[0], next(iter(own.values())), {}):
                yield code, onward.get(call.func.attr, {each.arg for each in call.keywords if each.arg})


def find_data_given_on(function: ast.FunctionDef, making: set[str]) -> Iterator[set[str]]:
    """Yield the names of the data that a function gives, with a code of its caller, to one that makes the problem."""
    arguments = {each.arg for each in function.args.args}
    for call in ast.walk(function):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr in making:
            code = call.args[0]
            if isinstance(code, ast.Name) and code.id in arguments:
                yield {each.arg for each in call.keywords if each.arg}


@cache
def tree_in(path: Path) -> ast.Module:
    """Return the tree of a file; a missing one is empty."""
    return ast.parse(path.read_text("utf-8") if path.is_file() else "")


@cache
def functions_in(path: Path) -> dict[str, ast.FunctionDef]:
    """Return the functions of a file, by name."""
    return {node.name: node for node in ast.walk(tree_in(path)) if isinstance(node, ast.FunctionDef)}


@cache
def imported_in(path: Path) -> dict[str, ast.FunctionDef]:
    """Return the functions that a file imports from others of the package, and the functions beside these."""
    found: dict[str, ast.FunctionDef] = {}
    for node in ast.walk(tree_in(path)):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("ecarte."):
            module = PYTHON.parent / (node.module or "").replace(".", "/")
            path = module / "__init__.py" if module.is_dir() else module.with_suffix(".py")
            there = functions_in(path)
            if any(alias.name in there for alias in node.names):
                found = {**imported_in(path), **there, **found} | {
                    a.name: there[a.name] for a in node.names if a.name in there
                }
    return found


def assigned(name: str, function: ast.FunctionDef) -> Iterator[ast.expr]:
    """Return the values assigned to a name in a function."""
    for node in ast.walk(function):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                if any(isinstance(each, ast.Name) and each.id == name for each in ast.walk(target)):
                    yield node.value


def codes(node: ast.AST, function: ast.FunctionDef, functions: dict[str, ast.FunctionDef]) -> set[str]:
    """Return the possible codes of an expression: constants, arguments, or the results of a function."""
    found = {each.value for each in ast.walk(node) if isinstance(each, ast.Constant) and isinstance(each.value, str)}
    found = {text for text in found if CODE.fullmatch(text)}
    if isinstance(node, ast.Name):
        for value in assigned(node.id, function):
            found |= codes(value, function, functions)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in functions:
        called = functions[node.func.id]
        found |= codes(called, function, {})
        for each in ast.walk(called):  # which may pass it on
            if isinstance(each, ast.Return) and isinstance(each.value, ast.Call):
                found |= codes(each.value, called, {k: v for k, v in functions.items() if v is not called})
    return found


def keys(node: ast.AST, function: ast.FunctionDef, functions: dict[str, ast.FunctionDef]) -> set[str] | None:
    """Return the keys of an expression, or None when they cannot be seen."""
    if isinstance(node, ast.Dict):
        own = {each.value for each in node.keys if isinstance(each, ast.Constant) and isinstance(each.value, str)}
        more = [value for key, value in zip(node.keys, node.values, strict=True) if key is None]  # **data
        return own.union(*(keys(value, function, functions) or () for value in more))
    if isinstance(node, ast.Name):
        annotated = [
            n.value for n in ast.walk(function) if isinstance(n, ast.AnnAssign) and ast.unparse(n.target) == node.id
        ]
        values = [*assigned(node.id, function), *annotated]
        found = [keys(value, function, functions) for value in values if isinstance(value, ast.Dict)]
        if not found:
            return None
        return set.intersection(*(each for each in found if each is not None))  # the names it has in any case
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in functions:
        (returned,) = [n.value for n in ast.walk(functions[node.func.id]) if isinstance(n, ast.Return)]
        return keys(returned, function, functions) if returned else None
    return None
