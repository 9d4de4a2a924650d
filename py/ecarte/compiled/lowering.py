"""Plain functions of the machine as one module in LLVM's language, by numba's front end.

Numba reads a function, infers the types of its variables from its annotations, and lowers it. Everything else is left
out: a function has LLVM's own calling convention, a record is an address, and what would need Python, an exception or
an allocation is an error here. So the module stands alone, and any of LLVM's targets can take it.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Iterable
from functools import cache
from types import FunctionType, GenericAlias
from typing import Any, get_type_hints

from llvmlite import ir
from numba.core import callconv, cgutils, compiler, cpu, errors, imputils, types
from numba.core.datamodel import models
from numba.core.extending import register_model
from numba.core.typing import Context, templates

from ecarte.machine.layout import Kind, Record, fields, offsets

MACHINE = "ecarte.machine"
_LONGS = Kind("q")
Types = tuple[Any, ...]


class MachineError(TypeError):
    """A function does what a machine's may not."""


def lower(entries: Iterable[Callable[..., int]], package: str = MACHINE) -> tuple[str, list[str]]:
    """Return a module with these functions and all they call, and the name of each entry in it.

    All of them must be in one package.
    """
    typing = _TypingContext(package)
    target = _TargetContext(typing)
    _teach(typing, target)
    flags = compiler.Flags()
    flags.error_model = "numpy"
    flags.no_compile = flags.no_cpython_wrapper = flags.no_cfunc_wrapper = True
    library = target.codegen().create_library("machine")
    names = []
    for entry in entries:
        assert isinstance(entry, FunctionType)
        names.append(typing.call(entry, _signature(entry)[0]))
    for function, arguments in typing.called:  # which grows meanwhile
        _compile(function, arguments, typing, target, flags, library)
    return _bare(library.get_llvm_str()), names


def _bare(text: str) -> str:
    """Leave out the machine that numba runs on, and the places for a function's Python objects: there are none."""
    return re.sub(
        r"^(?:target |source_filename |@.* = common (?:local_unnamed_addr )?global ptr null).*\n", "", text, flags=re.M
    )


def _compile(function: FunctionType, arguments: Types, typing: Any, target: Any, flags: Any, library: Any) -> None:
    returned = _signature(function)[1]
    target.compiled = _name(function, arguments)
    try:
        made = compiler.compile_extra(typing, target, function, arguments, returned, flags, {}, library=library)
    except (errors.NumbaError, NotImplementedError) as error:
        raise MachineError(f"{function.__module__}.{function.__qualname__}: {error}") from error
    known, blocks = made.type_annotation.typemap, made.type_annotation.blocks.values()
    for name, found in known.items():
        if not _is_allowed(found):
            raise MachineError(f"{function.__module__}.{function.__qualname__}: {name} has the type {found}")
    for each in (expression for block in blocks for expression in block.find_exprs(op="cast")):  # what is returned
        if _fit(known[each.value.name], returned) is None:
            line = f"line {each.loc.line} of {function.__module__}.{function.__qualname__}"
            raise MachineError(f"{line} returns {known[each.value.name]}, not {returned}")


def _is_allowed(found: Any) -> bool:
    """Return whether a variable may have a type: 64 bits, so that nothing differs from Python's numbers below 2^62."""
    if isinstance(found, types.Integer):
        return found.bitwidth == 64 and found.signed
    if isinstance(found, types.Float):
        return bool(found == types.float64)
    return not isinstance(found, types.Array | types.Complex | types.List | types.UnicodeType | types.Optional)


# --- types ---


class _Record(types.Type):
    """The address of a record."""

    def __init__(self, record: type[Record]) -> None:
        self.record = record
        super().__init__(name=f"{record.__module__}.{record.__qualname__}")


class _Buffer(types.Type):
    """The address of a buffer's first item."""

    def __init__(self, kind: Kind) -> None:
        self.code = kind.code
        self.kind = kind
        super().__init__(name=f"buffer of {kind.code}")


class _Constants(_Buffer):
    """The address of numbers that never change."""

    def __init__(self, kind: Kind, values: tuple[float, ...]) -> None:
        super().__init__(kind)
        self.values = values
        types.Type.__init__(self, name=f"constants {values}")


for _kind in (_Record, _Buffer, _Constants):
    register_model(_kind)(models.OpaqueModel)


_FLOATS = _Buffer(Kind("d"))
_BYTES = _Buffer(Kind("B"))
_PLAIN = {
    int: types.int64,
    float: types.float64,
    bool: types.boolean,
    type(None): types.none,
    list[int]: _Buffer,  # of any numbers of this kind
    list[float]: _FLOATS,
    bytearray: _BYTES,
}


@cache
def _signature(function: FunctionType) -> tuple[Types, Any]:
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
            return _Buffer(kind) if kind.number else _scalar(kind)
    if isinstance(hint, type) and not isinstance(hint, GenericAlias) and issubclass(hint, Record):
        return _Record(hint)
    if getattr(hint, "__origin__", None) is tuple:
        return types.Tuple([_type(each) for each in hint.__args__])
    return _PLAIN[hint]


def _scalar(kind: Kind) -> Any:
    """Return the type that an item has in a calculation."""
    return types.float64 if kind.code == "d" else types.int64


def _fit(given: Any, wanted: Any) -> Any:
    """Return the type that a value has where this one is wanted, or None.

    A float is not taken for a whole number, nor the reverse.
    """
    if wanted is _Buffer:
        return given if isinstance(given, _Buffer) and given.code != "d" else None
    if wanted == types.int64:
        return wanted if isinstance(given, types.Integer | types.Boolean) else None
    if wanted == types.boolean:
        return wanted if isinstance(given, types.Boolean) else None
    if isinstance(wanted, _Record):
        return wanted if isinstance(given, _Record) and issubclass(given.record, wanted.record) else None
    if isinstance(wanted, types.BaseTuple):
        return wanted if _fit_all(given, wanted) else None
    if isinstance(wanted, _Buffer):
        return wanted if isinstance(given, _Buffer) and given.code == wanted.code else None
    return wanted if given == wanted else None


def _fit_all(given: Any, wanted: Any) -> bool:
    pairs = zip(given, wanted, strict=True) if len(given) == len(wanted) else [(None, wanted)]
    return all(_fit(one, other) is not None for one, other in pairs)


def _name(function: FunctionType, arguments: Types) -> str:
    """Return the name of a function in the module; it tells the kinds of buffers that are given."""
    found = f"{function.__module__}.{function.__qualname__}"
    codes = [given.code for given in arguments if isinstance(given, _Buffer)]
    return f"{found}.{''.join(codes)}" if codes else found


# --- how they are lowered ---


class _TypingContext(Context):
    def __init__(self, package: str) -> None:
        self.package = package
        self.target: Any = None
        self.called: list[tuple[FunctionType, Types]] = []  # each function once for each kind of arguments
        self._names: set[str] = set()
        self._callees: dict[FunctionType, Any] = {}
        super().__init__()

    def load_additional_registries(self) -> None:
        """Know numbers, ranges and tuples alone."""
        from numba.core.typing import builtins  # noqa: F401 -- it enters itself

    def resolve_value_type(self, val: Any) -> Any:
        """Return the type of a global name.

        A tuple of numbers lies in memory, where numba would unroll each look-up.
        """
        for function, known in _BUILTINS:
            if val is function:
                return known
        if isinstance(val, tuple) and val:
            if all(type(each) is int for each in val):
                return _Constants(_LONGS, val)
            if all(type(each) is float for each in val):
                return _Constants(Kind("d"), val)
        if isinstance(val, FunctionType):
            if not f"{val.__module__}.".startswith(f"{self.package}."):
                raise errors.TypingError(f"{val.__module__}.{val.__qualname__} is not a function of the machine")
            if val not in self._callees:
                self._callees[val] = _callee(val, self)
            return self._callees[val]
        return super().resolve_value_type(val)

    def resolve_setattr(self, target: Any, attr: str, value: Any) -> Any:
        """Return how an attribute is set; a buffer cannot be replaced, nor a number by one of another kind."""
        kind = isinstance(target, _Record) and fields(target.record).get(attr)
        if kind and (kind.number or _fit(value, _scalar(kind)) is None):
            raise errors.TypingError(f"{attr} cannot be set to {value}")
        return super().resolve_setattr(target, attr, value)

    def call(self, function: FunctionType, arguments: Types) -> str:
        """Note that a function is called, and return its name for these arguments."""
        name = _name(function, arguments)
        if name not in self._names:
            self._names.add(name)
            self.called.append((function, arguments))
            self.target.insert_func_defn([(_calling(name, arguments, _signature(function)[1]), function, arguments)])
        return name


def _callee(function: FunctionType, typing: _TypingContext) -> Any:
    """Return the type of a function of the machine."""
    arguments, returned = _signature(function)

    class Callee(templates.AbstractTemplate):
        key = function

        def generic(self, args: Any, kws: Any) -> Any:
            if kws or len(args) != len(arguments):
                raise errors.TypingError(f"{function.__name__} takes {len(arguments)} arguments by their places")
            found = tuple(_fit(given, wanted) for given, wanted in zip(args, arguments, strict=True))
            for name, fitting, given in zip(function.__code__.co_varnames, found, args, strict=False):
                if fitting is None:
                    raise errors.TypingError(f"{function.__name__} does not take {given} for {name}")
            typing.call(function, found)
            return templates.signature(returned, *found)

    return types.Function(Callee)


def _calling(name: str, arguments: Types, returned: Any) -> Callable[..., Any]:
    """Return what lowers a call."""

    def call(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        kind = context.call_conv.get_function_type(returned, arguments)
        callee = cgutils.get_or_insert_function(builder.module, kind, name)
        return context.call_conv.call_function(builder, callee, returned, arguments, args)[1]

    return call


def _builtin(function: Any) -> Any:
    """Return the type of a function that numba compiles on its own, with its own calling convention."""

    class Builtin(templates.AbstractTemplate):
        key = f"machine.{function.__name__}"

        def generic(self, args: Any, kws: Any) -> Any:
            wanted = types.float64 if args and args[0] == types.float64 else types.int64
            least, most = (2, len(args)) if function in (min, max) else (1, 1)
            if kws or not least <= len(args) <= most or not all(_fit(given, wanted) for given in args):
                raise errors.TypingError(f"{function.__name__} takes numbers of one kind, not {args}")
            returned = {int: types.int64, float: types.float64}.get(function, wanted)
            return templates.signature(returned, *[wanted] * len(args))

    return types.Function(Builtin)


_BUILTINS = [(function, _builtin(function)) for function in (min, max, abs, int, float)]


class _TargetContext(cpu.CPUContext):
    def __init__(self, typing: Any) -> None:
        super().__init__(typing)
        self.compiled = ""  # the name of the function under way

    def load_additional_registries(self) -> None:
        """Know numbers, ranges and tuples alone; not numba's runtime."""
        from numba.cpython import builtins, iterators, numbers, rangeobj, tupleobj  # noqa: F401 -- they enter themselves

    @property
    def call_conv(self) -> Any:
        return _CallConv(self)

    def mangler(self, name: str, argtypes: Any, *, abi_tags: Any = (), uid: Any = None) -> str:
        """Return the plain name of the function under way, or the name of what numba puts beside it."""
        return f"{name}.{self.compiled}" if name.startswith(".") else self.compiled


class _CallConv(callconv.BaseCallConv):
    """Values in, a value out; no exceptions: what would raise one traps, and `has_traps` finds it."""

    def _make_call_helper(self, builder: Any) -> None:
        return None

    def get_return_type(self, ty: Any) -> Any:
        return self.context.data_model_manager[ty].get_return_type()

    def get_function_type(self, restype: Any, argtypes: Any) -> Any:
        packer = self._get_arg_packer(argtypes)
        return ir.FunctionType(self.get_return_type(restype), [*packer.argument_types])

    def decorate_function(self, fn: Any, args: Any, fe_argtypes: Any, noalias: bool = False) -> None:
        self._get_arg_packer(fe_argtypes).assign_names(fn.args, args)

    def get_arguments(self, func: Any) -> Any:
        return func.args

    def return_value(self, builder: Any, retval: Any) -> Any:
        return builder.ret(retval)

    def return_user_exc(
        self, builder: Any, exc: Any, exc_args: Any = None, loc: Any = None, func_name: Any = None
    ) -> None:
        if loc is not None:
            raise MachineError(f"{func_name} raises {exc.__name__} (line {loc.line}): a machine's function cannot")
        trap = ir.FunctionType(ir.VoidType(), ())
        builder.call(cgutils.get_or_insert_function(builder.module, trap, "llvm.trap"), ())
        builder.unreachable()

    def return_status_propagate(self, builder: Any, status: Any) -> None:
        raise NotImplementedError("no function has a status")

    def _return_errcode_raw(self, builder: Any, code: Any) -> None:
        raise MachineError("a function returns None in one place and a number in another")

    def call_function(self, builder: Any, callee: Any, resty: Any, argtys: Any, args: Any) -> tuple[Any, Any]:
        given = self._get_arg_packer(argtys).as_arguments(builder, args)
        no, yes = ir.IntType(1)(0), ir.IntType(1)(1)
        status = callconv.Status(None, yes, no, no, no, no, no, None)
        returned = builder.call(callee, given)
        return status, self.context.get_returned_value(builder, resty, returned)


def _teach(typing: Any, target: Any) -> None:
    """Tell numba of records, and of what it does not know of numbers."""
    known, lowered = templates.Registry(), imputils.Registry()
    _teach_records(known, lowered)
    _teach_bits(known, lowered)
    _teach_builtins(lowered)
    typing.target = target
    typing.install_registry(known)
    target.install_registry(lowered)
    typing.refresh()
    target.refresh()


def _teach_records(known: Any, lowered: Any) -> None:
    """Attributes of records, items of buffers and of constants."""

    @known.register_attr
    class Attributes(templates.AttributeTemplate):
        key = _Record

        def generic_resolve(self, typ: Any, attr: str) -> Any:
            kind = fields(typ.record).get(attr)
            return kind and (_Buffer(kind) if kind.number else _scalar(kind))

    @known.register_global(operator.getitem)
    class GetItem(templates.AbstractTemplate):
        def generic(self, args: Any, kws: Any) -> Any:
            buffer, index = args
            if isinstance(buffer, _Buffer) and isinstance(index, types.Integer):
                return templates.signature(_scalar(buffer.kind), buffer, types.int64)
            return None

    @known.register_global(operator.setitem)
    class SetItem(templates.AbstractTemplate):
        def generic(self, args: Any, kws: Any) -> Any:
            buffer, index, value = args
            if isinstance(buffer, _Buffer) and isinstance(index, types.Integer):
                wanted = _scalar(buffer.kind)
                if isinstance(buffer, _Constants) or not _fit(value, wanted):
                    raise errors.TypingError(f"{value} cannot be put into {buffer}")
                return templates.signature(types.none, buffer, types.int64, wanted)
            return None

    @known.register_global(len)
    class Length(templates.AbstractTemplate):
        def generic(self, args: Any, kws: Any) -> Any:
            return templates.signature(types.int64, *args) if isinstance(args[0], _Constants) else None

    @lowered.lower_getattr_generic(_Record)
    def get_attribute(context: Any, builder: Any, typ: Any, record: Any, attr: str) -> Any:
        kind = fields(typ.record)[attr]
        place = _moved(builder, record, _LONG(offsets(typ.record)[attr]))
        return place if kind.number else _load(builder, place, kind)

    @lowered.lower_setattr_generic(_Record)
    def set_attribute(context: Any, builder: Any, sig: Any, args: Any, attr: str) -> None:
        kind = fields(sig.args[0].record)[attr]
        place = _moved(builder, args[0], _LONG(offsets(sig.args[0].record)[attr]))
        _store(builder, args[1], place, kind)

    @lowered.lower(operator.getitem, _Buffer, types.Integer)
    def get_item(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        kind = sig.args[0].kind
        return _load(builder, _item(builder, args[0], args[1], kind), kind)

    @lowered.lower(operator.setitem, _Buffer, types.Integer, types.Any)
    def set_item(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        kind = sig.args[0].kind
        _store(builder, args[2], _item(builder, args[0], args[1], kind), kind)
        return context.get_dummy_value()

    @lowered.lower(len, _Constants)
    def length(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        return _LONG(len(sig.args[0].values))

    @lowered.lower_constant(_Constants)
    def constant(context: Any, builder: Any, typ: Any, values: tuple[float, ...]) -> Any:
        made = ir.ArrayType(_ITEMS[typ.code], len(values))
        return builder.bitcast(cgutils.global_constant(builder.module, "constants", made(values)), cgutils.voidptr_t)

    @lowered.lower_cast(_Record, _Record)  # of another class that begins alike
    @lowered.lower_cast(_Constants, _Buffer)
    def cast(context: Any, builder: Any, fromty: Any, toty: Any, val: Any) -> Any:
        return val


def _teach_builtins(lowered: Any) -> None:
    """`min` and `max`, of equal numbers the first one; `abs`, `int` and `float`."""
    for name, less in (("min", "<"), ("max", ">")):

        @lowered.lower(f"machine.{name}", types.VarArg(types.Any))
        def choose(context: Any, builder: Any, sig: Any, args: Any, less: str = less) -> Any:
            found = args[0]
            for value in args[1:]:
                found = builder.select(_compare(builder, less, value, found), value, found)
            return found

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
_ITEMS = {"B": ir.IntType(8), "i": ir.IntType(32), "q": _LONG, "d": ir.DoubleType()}


def _moved(builder: Any, address: Any, by: Any) -> Any:
    return builder.gep(address, [by], inbounds=True)


def _item(builder: Any, buffer: Any, index: Any, kind: Kind) -> Any:
    return builder.gep(builder.bitcast(buffer, _ITEMS[kind.code].as_pointer()), [index], inbounds=True)


def _load(builder: Any, place: Any, kind: Kind) -> Any:
    item = _ITEMS[kind.code]
    found = builder.load(builder.bitcast(place, item.as_pointer()))
    if kind.code == "B":
        return builder.zext(found, _LONG)
    return builder.sext(found, _LONG) if kind.code == "i" else found


def _store(builder: Any, value: Any, place: Any, kind: Kind) -> None:
    item = _ITEMS[kind.code]
    if kind.code in "Bi":
        value = builder.trunc(value, item)
    builder.store(value, builder.bitcast(place, item.as_pointer()))


def _teach_bits(known: Any, lowered: Any) -> None:
    """`int.bit_count` and `int.bit_length`, of numbers that are not negative."""

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
