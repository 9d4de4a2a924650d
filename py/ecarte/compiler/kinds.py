"""What numba is taught for the functions of the machine: records, buffers, constants, and functions of numbers."""

from __future__ import annotations

import operator
from functools import cache
from types import FunctionType, GenericAlias
from typing import Any, get_type_hints

from llvmlite import ir
from numba.core import cgutils, errors, types
from numba.core.datamodel import models
from numba.core.extending import register_model
from numba.core.typing import templates

from ecarte.machine.layout import Kind, Record, fields, offsets

Types = tuple[Any, ...]


class MachineError(TypeError):
    """A function does what a function of the machine may not."""


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
    """Return the types of the arguments and of the result, by the annotations."""
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
    """Return the name of a function in the module, with the kinds of the buffers that it is given."""
    name = f"{function.__module__}.{function.__qualname__}"
    codes = [given.code for given in arguments if isinstance(given, BufferType)]
    return f"{name}.{''.join(codes)}" if codes else name


# --- what the functions use ---


def teach_records(known: Any, lowered: Any) -> None:
    """Teach attributes of records, and items of buffers and of constants."""

    @known.register_attr
    class Attributes(templates.AttributeTemplate):
        key = RecordType

        def generic_resolve(self, typ: Any, attr: str) -> Any:
            kind = fields(typ.record).get(attr)
            return kind and (BufferType(kind) if kind.number else scalar(kind))

    @known.register_global(operator.getitem)
    class GetItem(templates.AbstractTemplate):
        def generic(self, args: Any, kws: Any) -> Any:
            buffer, index = args
            if isinstance(buffer, BufferType) and isinstance(index, types.Integer):
                return templates.signature(scalar(buffer.kind), buffer, types.int64)
            return None

    @known.register_global(operator.setitem)
    class SetItem(templates.AbstractTemplate):
        def generic(self, args: Any, kws: Any) -> Any:
            buffer, index, value = args
            if isinstance(buffer, BufferType) and isinstance(index, types.Integer):
                wanted = scalar(buffer.kind)
                if isinstance(buffer, ConstantsType) or not fit(value, wanted):
                    raise errors.TypingError(f"{value} cannot be put into {buffer}")
                return templates.signature(types.none, buffer, types.int64, wanted)
            return None

    @known.register_global(len)
    class Length(templates.AbstractTemplate):
        def generic(self, args: Any, kws: Any) -> Any:
            return templates.signature(types.int64, *args) if isinstance(args[0], ConstantsType) else None

    @lowered.lower_getattr_generic(RecordType)
    def get_attribute(context: Any, builder: Any, typ: Any, record: Any, attr: str) -> Any:
        kind = fields(typ.record)[attr]
        place = _moved(builder, record, _LONG(offsets(typ.record)[attr]))
        return place if kind.number else _load(builder, place, kind)

    @lowered.lower_setattr_generic(RecordType)
    def set_attribute(context: Any, builder: Any, sig: Any, args: Any, attr: str) -> None:
        kind = fields(sig.args[0].record)[attr]
        place = _moved(builder, args[0], _LONG(offsets(sig.args[0].record)[attr]))
        _store(builder, args[1], place, kind)

    @lowered.lower(operator.getitem, BufferType, types.Integer)
    def get_item(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        kind = sig.args[0].kind
        return _load(builder, _item(builder, args[0], args[1], kind), kind)

    @lowered.lower(operator.setitem, BufferType, types.Integer, types.Any)
    def set_item(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        kind = sig.args[0].kind
        _store(builder, args[2], _item(builder, args[0], args[1], kind), kind)
        return context.get_dummy_value()

    @lowered.lower(len, ConstantsType)
    def length(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        return _LONG(len(sig.args[0].values))

    @lowered.lower_constant(ConstantsType)
    def constant(context: Any, builder: Any, typ: Any, values: tuple[float, ...]) -> Any:
        made = ir.ArrayType(_ITEMS[typ.code], len(values))
        return builder.bitcast(cgutils.global_constant(builder.module, "constants", made(values)), cgutils.voidptr_t)

    @lowered.lower_cast(RecordType, RecordType)
    def cast_to_base(context: Any, builder: Any, fromty: Any, toty: Any, val: Any) -> Any:
        first = next(iter(fields(toty.record)), None)
        return _moved(builder, val, _LONG(offsets(fromty.record)[first] if first else 0))

    @lowered.lower_cast(ConstantsType, BufferType)
    def cast(context: Any, builder: Any, fromty: Any, toty: Any, val: Any) -> Any:
        return val


def _builtin(function: Any) -> Any:
    """Return the type of a built-in function; numba's own version of it has another calling convention."""

    class Builtin(templates.AbstractTemplate):
        key = f"machine.{function.__name__}"

        def generic(self, args: Any, kws: Any) -> Any:
            wanted = types.float64 if args and args[0] == types.float64 else types.int64
            least, most = (2, len(args)) if function in (min, max) else (1, 1)
            if kws or not least <= len(args) <= most or not all(fit(given, wanted) for given in args):
                raise errors.TypingError(f"{function.__name__} takes numbers of one kind, not {args}")
            returned = {int: types.int64, float: types.float64}.get(function, wanted)
            return templates.signature(returned, *[wanted] * len(args))

    return types.Function(Builtin)


BUILTINS = [(function, _builtin(function)) for function in (min, max, abs, int, float)]


def teach_builtins(lowered: Any) -> None:
    """Teach `min` and `max`, of equal numbers the first one, `abs`, `int` and `float`."""
    for name, less in (("min", "<"), ("max", ">")):

        @lowered.lower(f"machine.{name}", types.VarArg(types.Any))
        def choose(context: Any, builder: Any, sig: Any, args: Any, less: str = less) -> Any:
            chosen = args[0]
            for value in args[1:]:
                chosen = builder.select(_compare(builder, less, value, chosen), value, chosen)
            return chosen

    @lowered.lower("machine.abs", types.Any)
    def absolute(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        if sig.return_type == types.float64:
            return builder.fabs(args[0])
        return builder.select(_compare(builder, "<", args[0], _LONG(0)), builder.neg(args[0]), args[0])

    @lowered.lower("machine.int", types.Any)
    @lowered.lower("machine.float", types.Any)
    def convert(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        return context.cast(builder, args[0], sig.args[0], sig.return_type)


def _compare(builder: Any, less: str, one: Any, other: Any) -> Any:
    compare = builder.icmp_signed if one.type == _LONG else builder.fcmp_ordered
    return compare(less, one, other)


_LONG = ir.IntType(64)
_ITEMS = {"B": ir.IntType(8), "i": ir.IntType(32), "q": _LONG, "f": ir.FloatType(), "d": ir.DoubleType()}


def _moved(builder: Any, address: Any, by: Any) -> Any:
    return builder.gep(address, [by], inbounds=True)


def _item(builder: Any, buffer: Any, index: Any, kind: Kind) -> Any:
    return builder.gep(builder.bitcast(buffer, _ITEMS[kind.code].as_pointer()), [index], inbounds=True)


def _load(builder: Any, place: Any, kind: Kind) -> Any:
    item = _ITEMS[kind.code]
    loaded = builder.load(builder.bitcast(place, item.as_pointer()))
    if kind.code == "B":
        return builder.zext(loaded, _LONG)
    if kind.code == "f":
        return builder.fpext(loaded, ir.DoubleType())
    return builder.sext(loaded, _LONG) if kind.code == "i" else loaded


def _store(builder: Any, value: Any, place: Any, kind: Kind) -> None:
    item = _ITEMS[kind.code]
    if kind.code in "Bi":
        value = builder.trunc(value, item)
    elif kind.code == "f":
        value = builder.fptrunc(value, item)
    builder.store(value, builder.bitcast(place, item.as_pointer()))


def teach_bits(known: Any, lowered: Any) -> None:
    """Teach `int.bit_count` and `int.bit_length`, of numbers that are not negative."""

    @known.register_attr
    class Methods(templates.AttributeTemplate):
        key = types.Integer

        @templates.bound_function("int.bit_count")
        def resolve_bit_count(self, typ: Any, args: Any, kws: Any) -> Any:
            return templates.signature(types.int64, recvr=types.int64)

        @templates.bound_function("int.bit_length")
        def resolve_bit_length(self, typ: Any, args: Any, kws: Any) -> Any:
            return templates.signature(types.int64, recvr=types.int64)

    @lowered.lower("int.bit_count", types.Integer)
    def bit_count(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    @lowered.lower("int.bit_length", types.Integer)
    def bit_length(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        return builder.sub(_LONG(64), builder.ctlz(args[0], ir.IntType(1)(0)))
