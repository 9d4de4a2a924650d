"""Imports point one way, and what the browser loads needs only Python."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

import ecarte
from ecarte.games import GAMES
from layers import native_layers, protected_modules

ROOT = Path(ecarte.__file__ or "").parent
MODULES = {".".join(path.relative_to(ROOT).with_suffix("").parts): path for path in sorted(ROOT.rglob("*.py"))}

NATIVE = native_layers()
DECLARATIONS = {module for module in MODULES if "types" in module.split(".")}

pytestmark = pytest.mark.skipif(len(MODULES) < 5, reason="only compiled modules are here")


@cache
def imports(path: Path) -> tuple[str, ...]:
    """Return the full names of the modules that a file imports; `from ecarte.core import fair` is ecarte.core.fair.

    The package names what it offers only for type checkers: its `__getattr__` loads that, and the browser never does.
    """
    return tuple(_imports(path))


def _imports(path: Path) -> Iterator[str]:
    tree = ast.parse(path.read_text("utf-8"))
    checked = for_checkers(tree) if path == ROOT / "__init__.py" else set()
    for node in ast.walk(tree):
        if id(node) in checked:
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: write imports in full"
            for alias in node.names:
                inner = f"{node.module}.{alias.name}".removeprefix("ecarte.")
                package = str(node.module)
                is_module = package.startswith("ecarte") and (inner in MODULES or f"{inner}.__init__" in MODULES)
                yield f"ecarte.{inner}" if is_module else package


def imported(module: str) -> set[str]:
    return {target for name in imports(MODULES[module]) if (target := inside(name)) in MODULES}


def named(module: str) -> set[str]:
    """Return the modules for the browser that a module names in texts, or in the beginnings of f-strings."""
    nodes = ast.walk(ast.parse(MODULES[module].read_text("utf-8")))
    texts = {each.value for each in nodes if isinstance(each, ast.Constant) and isinstance(each.value, str)}
    whole = {inside(text) for text in texts if text.startswith("ecarte.")}
    begun = tuple(text for text in texts if text.startswith("ecarte.") and text.endswith("."))
    found = {each for each in MODULES if each in whole or f"ecarte.{each}".startswith(begun)}
    return {each for each in found if each.split(".")[0] not in NATIVE}


def inside(name: str) -> str | None:
    """The module of this package that an import names, or None for another package."""
    if name.split(".")[0] != "ecarte":
        return None
    inner = name.removeprefix("ecarte").removeprefix(".")
    return inner if inner in MODULES else f"{inner}.__init__".removeprefix(".")


def test_no_module_needs_itself() -> None:
    """A folder's `__init__` and its files make no circle either; `make check` finds the others (pyproject.toml)."""
    order = TopologicalSorter({module: imported(module) - {module} for module in MODULES}).static_order()
    assert set(order) == set(MODULES)


JAVASCRIPT = {"machine.module": {"js", "pyodide"}, "machine.wasm": {"js"}}
"""The only doors to JavaScript."""


@pytest.mark.parametrize("module", [name for name in MODULES if name.split(".")[0] not in NATIVE])
def test_the_browser_needs_only_python(module: str) -> None:
    allowed = {"ecarte", *sys.stdlib_module_names, *JAVASCRIPT.get(module, ())}
    for name in imports(MODULES[module]):
        assert name.split(".")[0] in allowed, f"{module} imports {name}"
        assert (inside(name) or "").split(".")[0] not in NATIVE, f"{module} imports {name}"


def for_checkers(tree: ast.AST) -> set[int]:
    """Return the ids of the nodes that are for type checkers alone."""
    return {
        id(node)
        for each in ast.walk(tree)
        if isinstance(each, ast.If) and isinstance(each.test, ast.Name) and each.test.id == "TYPE_CHECKING"
        for node in ast.walk(each)
    }


def imports_when_run(module: str) -> set[str]:
    """Return the modules that a module of this package imports, except for type checkers alone."""
    tree = ast.parse(MODULES[module].read_text("utf-8"))
    checked = for_checkers(tree)
    found = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and id(node) not in checked]
    return {f"{node.module}.{alias.name}" for node in found for alias in node.names}


def test_declarations_stay_out_of_the_browser() -> None:
    """They are for type checkers: code that runs imports none of them."""
    assert {"types.request", "games.ecarte.types", "games.belote.types"} <= DECLARATIONS
    for module in MODULES.keys() - DECLARATIONS:
        assert not {name for name in imports_when_run(module) if inside(name) in DECLARATIONS}, module


def test_all_that_the_engine_is_made_of_is_reached_from_respond() -> None:
    """The page imports only `ecarte.requests.web`; what that does not reach is for the command line."""
    reached, left = set[str](), ["__init__", "requests.web"]
    while left:
        module = left.pop()
        if module in reached:
            continue
        reached.add(module)
        left += imported(module)
        left += named(module) if module == "requests.web" or module.startswith("titles.") else ()
        parent = module.rpartition(".")[0]
        left += [f"{parent}.__init__"] if f"{parent}.__init__" in MODULES else []
    beyond = {name for name in MODULES if name not in reached | DECLARATIONS}
    assert {name.split(".")[0] for name in beyond} <= NATIVE | {"machine", "notation"} | {"__init__"}


def test_nothing_in_the_engine_asks_for_chance_time_or_the_world() -> None:
    """Randomness is an argument and a record the only input: no clock, file, network or thread."""
    barred = {
        "time",
        "datetime",
        "os",
        "io",
        "socket",
        "threading",
        "subprocess",
        "secrets",
        "uuid",
        "pathlib",
        "urllib",
    }
    for module, path in MODULES.items():
        if module.split(".")[0] not in NATIVE:
            assert not {name.split(".")[0] for name in imports(path)} & barred, module
            named = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Name)]
            names = {node.id for node in named if isinstance(node.ctx, ast.Load)}
            assert not names & {"open", "print", "input", "eval", "exec"}, module


def test_every_game_has_its_contract() -> None:
    """import-linter checks that only a game itself knows its own modules."""
    assert protected_modules() == [[f"ecarte.**.{game}", f"ecarte.**.{game}.**"] for game in GAMES]


def test_no_game_is_asked_for_by_its_name() -> None:
    """Code asks the title what a game has, and compares a game's name with nothing outside its own folders."""
    for module, path in MODULES.items():
        if not set(module.split(".")) & set(GAMES):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Compare):
                    named = {each.value for each in ast.walk(node) if isinstance(each, ast.Constant)}
                    assert not named & set(GAMES), f"{module}:{node.lineno}"


LOST = {"duckdb", "fluent", "llvmlite", "numba", "numpy", "pyarrow", "resource", "rich", "typer"}
"""Modules that the browser's Python has not."""


@pytest.mark.thorough
def test_tests_that_the_browser_cannot_run_say_so() -> None:
    """A file asks for what it imports (`pytest.importorskip`): otherwise none of the others runs there."""
    tests = ROOT.parents[1] / "tests"
    lost = {f"ecarte.{module}".removesuffix(".__init__") for module in MODULES if LOST & set(outside(MODULES[module]))}
    kit = {f"tests.kit.{path.stem}" for path in (tests / "kit").glob("*.py") if lost & set(imports(path))}
    for path in sorted(tests.rglob("test_*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.Try) or any(word in ast.unparse(node) for word in ("importorskip", "pytest.skip")):
                break
            if isinstance(node, ast.Import | ast.ImportFrom):
                names = {node.module or ""} if isinstance(node, ast.ImportFrom) else {each.name for each in node.names}
                missing = {name for name in names if name in lost | kit or name.split(".")[0] in LOST}
                assert not missing, path


def outside(path: Path) -> Iterator[str]:
    """Return the first names of the modules that a file imports at once, not within a function."""
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.Import):
            yield from (each.name.split(".")[0] for each in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield (node.module or "").split(".")[0]
