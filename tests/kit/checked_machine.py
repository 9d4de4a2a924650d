"""The machine's functions with every number looked at: what compiled code would do otherwise, in silence, is an error.

Each function is written anew from its source with a check around every calculation and every index, and runs in plain
Python.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Callable
from types import FunctionType, ModuleType
from typing import Any

from ecarte.machine.layout import Kind, Record, fields
from ecarte.machine.quick import OWN
from ecarte.machine.ways import Entry, Plain

MACHINE = "ecarte.machine"
MOST = 1 << 62
RANGES = {"B": (0, 255), "i": (-(1 << 31), (1 << 31) - 1), "q": (-MOST, MOST)}


class BreachError(AssertionError):
    """A number is outside what every way of the machine can do."""


class Buffer(list[Any]):
    """A buffer that takes only what it has room for."""

    def __init__(self, values: list[Any], kind: Kind) -> None:
        super().__init__(values)
        self.kind = kind

    def __setitem__(self, at: Any, value: Any) -> None:
        if isinstance(at, int):
            fit(value, self.kind)
        super().__setitem__(at, value)


def fit(value: Any, kind: Kind) -> None:
    """Raise an error for a value that a kind of buffer cannot hold."""
    if kind.code == "d":
        if type(value) is not float:
            raise BreachError(f"{value!r} is not a float")
    elif not isinstance(value, int) or not RANGES[kind.code][0] <= value <= RANGES[kind.code][1]:
        raise BreachError(f"{value!r} does not fit into {kind.code}")


# --- what is put around an expression ---


def number(value: Any) -> Any:
    """Return the result of a calculation."""
    if isinstance(value, int) and not -MOST < value < MOST:
        raise BreachError(f"{value} needs more than 62 bits")
    return value


def shift(value: int, by: int, is_left: bool) -> int:
    """Shift a number."""
    if not 0 <= by < 64:
        raise BreachError(f"a shift by {by}")
    return int(number(value << by if is_left else value >> by))


def divide(value: Any, by: Any, is_rest: bool) -> Any:
    """Divide whole numbers."""
    if not (isinstance(value, int) and isinstance(by, int) and value >= 0 and by > 0):
        raise BreachError(f"{value!r} is divided by {by!r}")
    return value % by if is_rest else value // by


def index(at: int, buffer: Any) -> int:
    """Return the place of an item."""
    if type(at) is not int or not 0 <= at < len(buffer):
        raise BreachError(f"item {at!r} of {len(buffer)}")
    return at


def bits(value: int) -> int:
    """Return a number whose bits are counted."""
    if value < 0:
        raise BreachError(f"the bits of {value}")
    return value


CHECKS: dict[str, Callable[..., Any]] = {f"_{each.__name__}": each for each in (number, shift, divide, index, bits)}


class _Checks(ast.NodeTransformer):
    def visit_BinOp(self, node: ast.BinOp) -> ast.expr:
        self.generic_visit(node)
        return _calculation(node, node.left, node.op, node.right)

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.Assign:
        """Write ``a += b`` as ``a = a + b``."""
        read = ast.parse(ast.unparse(node.target), mode="eval").body
        value = self.visit(ast.BinOp(read, node.op, node.value))
        return ast.Assign([self.visit(node.target)], value)

    def visit_Subscript(self, node: ast.Subscript) -> ast.Subscript:
        self.generic_visit(node)
        buffer = ast.parse(ast.unparse(node.value), mode="eval").body
        return ast.Subscript(node.value, _call("_index", node.slice, buffer), node.ctx)

    def visit_Call(self, node: ast.Call) -> ast.Call:
        self.generic_visit(node)
        if isinstance(node.func, ast.Attribute) and node.func.attr in ("bit_count", "bit_length"):
            node.func.value = _call("_bits", node.func.value)
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        node.body = [self.visit(each) for each in node.body]  # not the annotations
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AnnAssign:
        if node.value:
            node.value = self.visit(node.value)
        return node


def _calculation(node: ast.BinOp, left: ast.expr, op: ast.operator, right: ast.expr) -> ast.expr:
    if isinstance(op, ast.LShift | ast.RShift):
        return _call("_shift", left, right, ast.Constant(isinstance(op, ast.LShift)))
    if isinstance(op, ast.FloorDiv | ast.Mod):
        return _call("_divide", left, right, ast.Constant(isinstance(op, ast.Mod)))
    return _call("_number", node)


def _call(name: str, *arguments: ast.expr) -> ast.Call:
    return ast.Call(ast.Name(name, ast.Load()), [*arguments], [])


class _Module:
    """A module whose functions have checks."""

    def __init__(self, way: Checked, module: ModuleType) -> None:
        self._way, self._module = way, module

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._module, name)
        return self._way.checked(value) if isinstance(value, FunctionType) else value


class Checked(Plain):
    """The functions as they stand, with checks."""

    def __init__(self) -> None:
        self._checked: dict[FunctionType, FunctionType] = {}

    def call(self, entry: Entry, tables: Record, work: Record) -> int:
        """Call an entry."""
        assert isinstance(entry, FunctionType)
        for record in (tables, work):
            for name, kind in fields(type(record)).items():
                value = getattr(record, name)
                if type(value) is list:
                    setattr(record, name, Buffer(value, kind))
        found = self.checked(entry)(tables, work)
        for record in (tables, work):
            for name, kind in fields(type(record)).items():
                if not kind.number:
                    fit(getattr(record, name), kind)
        return int(found)

    def checked(self, function: FunctionType) -> FunctionType:
        """Return a function with checks, which calls others that have them."""
        if function not in self._checked:
            tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
            code = compile(ast.fix_missing_locations(_Checks().visit(tree)), inspect.getfile(function), "exec")
            space: dict[str, Any] = {**function.__globals__, **CHECKS}
            exec(code, space)
            self._checked[function] = space[function.__name__]
            for name, value in function.__globals__.items():
                if name in function.__code__.co_names and isinstance(value, FunctionType):
                    own = OWN.get(value, value)
                    assert isinstance(own, FunctionType)
                    space[name] = self.checked(own)
                elif name in function.__code__.co_names and isinstance(value, ModuleType):
                    space[name] = _Module(self, value)
        return self._checked[function]
