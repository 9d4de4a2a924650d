"""Types of the machine's functions, as numba is told of them."""

from __future__ import annotations

from functools import cache
from types import FunctionType, GenericAlias
from typing import Any, get_type_hints

from numba.core import types
from numba.core.datamodel import models
from numba.core.extending import register_model

from ecarte.machine.layout import Kind, Record

Types = tuple[Any, ...]


class MachineError(TypeError):
    """A function does what a machine's may not."""


class RecordType(types.Type):
    """The address of a record."""

    def __init__(self, record: type[Record]) -> None:
        self.record = record
        super().__init__(name=f"{record.__module__}.{record.__qualname__}")


class BufferType(types.Type):
    """The address of a buffer's first item."""

    def __init__(self, kind: Kind) -> None:
        self.code = kind.code
        self.kind = kind
        super().__init__(name=f"buffer of {kind.code}")


class ConstantsType(BufferType):
    """The address of numbers that never change."""

    def __init__(self, kind: Kind, values: tuple[float, ...]) -> None:
        super().__init__(kind)
        self.values = values
        types.Type.__init__(self, name=f"constants {values}")


for _kind in (RecordType, BufferType, ConstantsType):
    register_model(_kind)(models.OpaqueModel)


_FLOATS = BufferType(Kind("d"))
_BYTES = BufferType(Kind("B"))
_PLAIN = {
    int: types.int64,
    float: types.float64,
    bool: types.boolean,
    type(None): types.none,
    list[int]: BufferType,  # of any numbers of this kind
    list[float]: _FLOATS,
    tuple[int, ...]: BufferType(Kind("q")),  # numbers that never change
    bytearray: _BYTES,
}


@cache
def signature_of(function: FunctionType) -> tuple[Types, Any]:
    """Return the types of the arguments and of what is returned, by the annotations."""
    hints = get_type_hints(function, include_extras=True)
    code = function.__code__
    try:
        arguments = tuple(_type(hints[name]) for name in code.co_varnames[: code.co_argcount])
        return arguments, _type(hints["return"])
    except (KeyError, TypeError) as error:
        raise MachineError(f"{function.__qualname__}: every argument and the result need a type ({error})") from error


def _type(hint: Any) -> Any:
    """Return numba's type for an annotation."""
    for kind in getattr(hint, "__metadata__", ()):
        if isinstance(kind, Kind):
            return BufferType(kind) if kind.number else scalar(kind)
    if isinstance(hint, type) and not isinstance(hint, GenericAlias) and issubclass(hint, Record):
        return RecordType(hint)
    if hint not in _PLAIN and getattr(hint, "__origin__", None) is tuple:
        return types.Tuple([_type(each) for each in hint.__args__])
    return _PLAIN[hint]


def scalar(kind: Kind) -> Any:
    """Return the type that an item has in a calculation."""
    return types.float64 if kind.code in "fd" else types.int64


def fit(given: Any, wanted: Any) -> Any:
    """Return the type that a value has where this one is wanted, or None.

    A float is not taken for a whole number, nor the reverse.
    """
    if wanted is BufferType:
        return BufferType(given.kind) if isinstance(given, BufferType) and given.code not in "fd" else None
    if wanted == types.int64:
        return wanted if isinstance(given, types.Integer | types.Boolean) else None
    if wanted == types.boolean:
        return wanted if isinstance(given, types.Boolean) else None
    if isinstance(wanted, RecordType):
        return wanted if isinstance(given, RecordType) and issubclass(given.record, wanted.record) else None
    if isinstance(wanted, types.BaseTuple):
        return wanted if _fit_all(given, wanted) else None
    if isinstance(wanted, BufferType):
        return wanted if isinstance(given, BufferType) and given.code == wanted.code else None
    return wanted if given == wanted else None


def _fit_all(given: Any, wanted: Any) -> bool:
    pairs = zip(given, wanted, strict=True) if len(given) == len(wanted) else [(None, wanted)]
    return all(fit(one, other) is not None for one, other in pairs)


def name_of(function: FunctionType, arguments: Types) -> str:
    """Return the name of a function in the module; it tells the kinds of buffers that are given."""
    found = f"{function.__module__}.{function.__qualname__}"
    codes = [given.code for given in arguments if isinstance(given, BufferType)]
    return f"{found}.{''.join(codes)}" if codes else found
