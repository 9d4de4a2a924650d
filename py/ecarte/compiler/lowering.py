"""Plain functions of the machine as one module in LLVM's language, by numba's front end.

Numba reads a function, infers the types of its variables from its annotations, and lowers it. Everything else is left
out: a function has LLVM's own calling convention, a record is an address, and what would need Python, an exception or
an allocation is an error here. So the module stands alone, and any of LLVM's targets can take it.
"""

from __future__ import annotations

import dis
import re
from collections.abc import Callable, Iterable
from itertools import pairwise
from types import FunctionType
from typing import Any

from llvmlite import ir
from numba.core import callconv, cgutils, compiler, cpu, errors, imputils, types
from numba.core.typing import Context, templates

from ecarte import machine
from ecarte.compiler.emitting import TRAP
from ecarte.compiler.kinds import (
    BUILTINS,
    ConstantsType,
    MachineError,
    RecordType,
    Types,
    fit,
    name_of,
    scalar,
    signature_of,
    teach_bits,
    teach_builtins,
    teach_records,
)
from ecarte.machine.layout import Kind, fields
from ecarte.machine.quick import OWN, Instead


def lower(
    entries: Iterable[Callable[..., int]], *packages: str, instead: Instead | None = None
) -> tuple[str, list[str]]:
    """Return a module with these functions and all they call, and the name of each entry in it.

    All of them must be in the machine or in these packages. ``instead`` maps functions to those that replace them.
    """
    typing = _TypingContext((machine.__name__, *packages), {**OWN, **(instead or {})})
    target = _TargetContext(typing)
    _teach(typing, target)
    flags = compiler.Flags()
    flags.error_model = "numpy"
    flags.no_compile = flags.no_cpython_wrapper = flags.no_cfunc_wrapper = True
    library = target.codegen().create_library("machine")
    names = []
    for entry in entries:
        assert isinstance(entry, FunctionType)
        names.append(typing.call(entry, signature_of(entry)[0]))
    for function, arguments in typing.called:  # which grows meanwhile
        _lower_function(function, arguments, typing, target, flags, library)
    return _bare(library.get_llvm_str()), names


def _bare(text: str) -> str:
    """Leave out numba's own target, and the globals for a function's Python objects: there are none."""
    return re.sub(
        r"^(?:target |source_filename |@.* = common (?:local_unnamed_addr )?global ptr null).*\n", "", text, flags=re.M
    )


def _lower_function(
    function: FunctionType, arguments: Types, typing: Any, target: Any, flags: Any, library: Any
) -> None:
    returned = signature_of(function)[1]
    for each, after in pairwise(dis.get_instructions(function)):
        # From 3.12 on Python makes one instruction of these two, which numba does not compile.
        if each.opname == "LOAD_CONST" and isinstance(each.argval, tuple) and after.opname == "RETURN_VALUE":
            name = f"{function.__module__}.{function.__qualname__}"
            raise MachineError(f"{name} returns the constant {each.argval}: give one of its numbers a name")
    target.compiled = f"{function.__module__}.{function.__qualname__}", name_of(function, arguments)
    try:
        made = compiler.compile_extra(typing, target, function, arguments, returned, flags, {}, library=library)
    except (errors.NumbaError, NotImplementedError) as error:
        raise MachineError(f"{function.__module__}.{function.__qualname__}: {error}") from error
    known, blocks = made.type_annotation.typemap, made.type_annotation.blocks.values()
    for name, kind in known.items():
        if not _is_allowed(kind):
            raise MachineError(f"{function.__module__}.{function.__qualname__}: {name} has the type {kind}")
    for each in (expression for block in blocks for expression in block.find_exprs(op="cast")):  # what is returned
        if fit(known[each.value.name], returned) is None:
            line = f"line {each.loc.line} of {function.__module__}.{function.__qualname__}"
            raise MachineError(f"{line} returns {known[each.value.name]}, not {returned}")


def _is_allowed(kind: Any) -> bool:
    """Return whether a variable may have a type: only 64 bits hold the same numbers as Python does, below 2^62."""
    if isinstance(kind, types.Integer):
        return kind.bitwidth == 64 and kind.signed
    if isinstance(kind, types.Float):
        return bool(kind == types.float64)
    return not isinstance(kind, types.Array | types.Complex | types.List | types.UnicodeType | types.Optional)


class _TypingContext(Context):
    def __init__(self, packages: Iterable[str], instead: Instead) -> None:
        self.instead = instead
        self.packages = tuple(f"{each}." for each in packages)
        self.target: Any = None
        self.called: list[tuple[FunctionType, Types]] = []  # each function once for each kind of arguments
        self._names: set[str] = set()
        self._callees: dict[FunctionType, Any] = {}
        super().__init__()

    def load_additional_registries(self) -> None:
        """Know numbers, ranges and tuples alone."""
        from numba.core.typing import builtins  # noqa: F401 -- it registers itself

    def resolve_value_type(self, val: Any) -> Any:
        """Return the type of a global name.

        A tuple of numbers lies in memory, where numba would unroll each look-up.
        """
        for function, known in BUILTINS:
            if val is function:
                return known
        if isinstance(val, tuple) and val:
            if all(type(each) is int for each in val):
                return ConstantsType(Kind("q"), val)
            if all(type(each) is float for each in val):
                return ConstantsType(Kind("d"), val)
        if isinstance(val, FunctionType):
            val = self.instead.get(val, val)
            if not f"{val.__module__}.".startswith(self.packages):
                raise errors.TypingError(f"{val.__module__}.{val.__qualname__} is not a function of the machine")
            if val not in self._callees:
                self._callees[val] = _callee(val, self)
            return self._callees[val]
        return super().resolve_value_type(val)

    def resolve_setattr(self, target: Any, attr: str, value: Any) -> Any:
        """Return how an attribute is set; a buffer cannot be replaced, nor a number by one of another kind."""
        kind = isinstance(target, RecordType) and fields(target.record).get(attr)
        if kind and (kind.number or fit(value, scalar(kind)) is None):
            raise errors.TypingError(f"{attr} cannot be set to {value}")
        return super().resolve_setattr(target, attr, value)

    def call(self, function: FunctionType, arguments: Types) -> str:
        """Note that a function is called, and return its name for these arguments."""
        name = name_of(function, arguments)
        if name not in self._names:
            self._names.add(name)
            self.called.append((function, arguments))
            self.target.insert_func_defn([(_calling(name, arguments, signature_of(function)[1]), function, arguments)])
        return name


def _callee(function: FunctionType, typing: _TypingContext) -> Any:
    """Return the type of a function of the machine."""
    arguments, returned = signature_of(function)

    class Callee(templates.AbstractTemplate):
        key = function

        def generic(self, args: Any, kws: Any) -> Any:
            if kws or len(args) != len(arguments):
                raise errors.TypingError(f"{function.__name__} takes {len(arguments)} arguments by their places")
            fitted = tuple(fit(given, wanted) for given, wanted in zip(args, arguments, strict=True))
            for name, fitting, given in zip(function.__code__.co_varnames, fitted, args, strict=False):
                if fitting is None:
                    raise errors.TypingError(f"{function.__name__} does not take {given} for {name}")
            typing.call(function, fitted)
            return templates.signature(returned, *fitted)

    return types.Function(Callee)


def _calling(name: str, arguments: Types, returned: Any) -> Callable[..., Any]:
    """Return what lowers a call."""

    def call(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        kind = context.call_conv.get_function_type(returned, arguments)
        callee = cgutils.get_or_insert_function(builder.module, kind, name)
        return context.call_conv.call_function(builder, callee, returned, arguments, args)[1]

    return call


class _TargetContext(cpu.CPUContext):
    def __init__(self, typing: Any) -> None:
        super().__init__(typing)
        self.compiled: tuple[str, str] = "", ""  # the function under way: its name, and its name in the module

    def load_additional_registries(self) -> None:
        """Know numbers, ranges and tuples alone; not numba's runtime."""
        from numba.cpython import builtins, iterators, numbers, rangeobj, tupleobj  # noqa: F401 -- as above

    @property
    def call_conv(self) -> Any:
        return _CallConv(self)

    def mangler(self, name: str, argtypes: Any, *, abi_tags: Any = (), uid: Any = None) -> str:
        """Return the plain name of the function under way; any other is a helper of numba's, which does not exist."""
        own, plain = self.compiled
        return plain if name == own else str(super().mangler(name, argtypes, abi_tags=abi_tags, uid=uid))


class _CallConv(callconv.BaseCallConv):
    """Values in, a value out; no exceptions: what would raise one traps, and `emitting.optimize` finds it."""

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
        builder.call(cgutils.get_or_insert_function(builder.module, trap, TRAP), ())
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
    """Teach numba records, and what it does not know of numbers."""
    known, lowered = templates.Registry(), imputils.Registry()
    teach_records(known, lowered)
    teach_bits(known, lowered)
    teach_builtins(lowered)
    typing.target = target
    typing.install_registry(known)
    target.install_registry(lowered)
    typing.refresh()
    target.refresh()
