"""The machine's functions with every step checked, for what compiled code would do wrong in silence.

Compiled numbers wrap beyond 64 bits, a shift by 64 or more is anything, a negative index reads before a buffer, and
division rounds towards zero. Each is an error here.
"""

from __future__ import annotations

import ast
import inspect
import operator
from collections.abc import Callable, Iterable
from functools import cache
from types import FunctionType
from typing import Any

from ecarte.machine.layout import Record
from ecarte.machine.ways import Entry, Plain

MOST = 1 << 62
_OPERATORS: dict[str, Callable[[Any, Any], Any]] = {
    "Add": operator.add,
    "Sub": operator.sub,
    "Mult": operator.mul,
    "Div": operator.truediv,
    "FloorDiv": operator.floordiv,
    "Mod": operator.mod,
    "LShift": operator.lshift,
    "RShift": operator.rshift,
    "BitAnd": operator.and_,
    "BitOr": operator.or_,
    "BitXor": operator.xor,
}


class BreachError(AssertionError):
    """A function of the machine did what compiled code would do otherwise."""


class Checked(Plain):
    """The functions as they stand, with every step checked."""

    def __init__(self, entries: Iterable[Entry]) -> None:
        self._functions = {entry: check(entry) for entry in entries}

    def call(self, entry: Entry, tables: Record, work: Record) -> int:
        """Call an entry."""
        return int(self._functions[entry](tables, work))


def compute(name: str, left: Any, right: Any) -> Any:
    """Return the result of an operator; raises BreachError."""
    if name in ("LShift", "RShift") and not 0 <= right < 64:
        raise BreachError(f"{left} is shifted by {right}")
    if name == "RShift" and left < 0:
        raise BreachError(f"{left} is shifted")
    if name in ("FloorDiv", "Mod") and (left < 0 or right <= 0):
        raise BreachError(f"{left} is divided by {right}")
    found = _OPERATORS[name](left, right)
    if isinstance(found, int) and not -MOST < found < MOST:
        raise BreachError(f"{name} of {left} and {right} is {found}")
    return found


def index(at: int) -> int:
    """Return an index; raises BreachError."""
    if at < 0:
        raise BreachError(f"the index is {at}")
    return at


def check(function: Callable[..., Any]) -> Callable[..., Any]:
    """Return a function of the machine whose steps, and those of all it calls, are checked."""
    assert isinstance(function, FunctionType)
    return _module(function.__module__)[function.__name__]  # type: ignore[no-any-return]


@cache
def _module(name: str) -> dict[str, Any]:
    module = inspect.importlib.import_module(name)  # type: ignore[attr-defined]
    tree = _Checking().visit(ast.parse(inspect.getsource(module)))
    names: dict[str, Any] = {"__name__": f"checked {name}", "_compute": compute, "_index": index}
    exec(compile(ast.fix_missing_locations(tree), name, "exec"), names)
    for key, value in [*names.items()]:
        if isinstance(value, FunctionType) and value.__module__.startswith("ecarte.machine."):  # it was imported
            names[key] = check(value)
    return names


class _Checking(ast.NodeTransformer):
    """Puts checks around operators and indexes; annotations and numbers of a module stay as they are."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.body = [self.visit(each) for each in node.body]
        return node

    def visit_Module(self, node: ast.Module) -> ast.AST:
        node.body = [self.visit(each) if isinstance(each, ast.FunctionDef) else each for each in node.body]
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        assert node.value is not None
        return self.visit(ast.copy_location(ast.Assign([node.target], node.value), node))  # type: ignore[no-any-return]

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        return self._compute(node.op, self.visit(node.left), self.visit(node.right))

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.AST:
        before = ast.parse(ast.unparse(node.target), mode="eval").body
        changed = self._compute(node.op, self.visit(before), self.visit(node.value))
        return ast.Assign([self.visit(node.target)], changed, lineno=node.lineno)

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        place = ast.Call(ast.Name("_index", ast.Load()), [self.visit(node.slice)], [])
        return ast.Subscript(self.visit(node.value), place, node.ctx)

    @staticmethod
    def _compute(operator: ast.operator, left: ast.expr, right: ast.expr) -> ast.Call:
        return ast.Call(ast.Name("_compute", ast.Load()), [ast.Constant(type(operator).__name__), left, right], [])
