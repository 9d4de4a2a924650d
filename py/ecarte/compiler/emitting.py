"""Object files from a module in LLVM's language, for a processor or for WebAssembly."""

from __future__ import annotations

from collections.abc import Iterable

import llvmlite.binding as llvm

TRAP = "llvm.trap"  # the call in a function's code where Python would raise


class UnresolvedError(ValueError):
    """A module calls a function that it does not contain."""


def emit(text: str, keep: Iterable[str], machine: llvm.TargetMachine) -> bytes:
    """Return an object file that exports these functions; others stay only where they are called."""
    module = optimize(text, keep, machine)
    code: bytes = machine.emit_object(module)
    return code


def optimize(text: str, keep: Iterable[str], machine: llvm.TargetMachine) -> llvm.ModuleRef:
    """Return the module for a machine, optimized as a whole."""
    head = f'target datalayout = "{machine.target_data}"\ntarget triple = "{machine.triple}"\n'
    module = llvm.parse_assembly(head + text)
    kept = {*keep}
    for function in module.functions:
        if not function.is_declaration and function.name not in kept:
            function.linkage = llvm.Linkage.internal
    module.verify()
    builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=3))
    builder.getModulePassManager().run(module, builder)
    for function in module.functions:
        if function.is_declaration and (function.name == TRAP or not function.name.startswith("llvm.")):
            others = (each for each in module.functions if not each.is_declaration)
            using = [each.name for each in others if function.name in str(each)]
            what = "might raise an exception" if function.name == TRAP else f"needs {function.name}"
            raise UnresolvedError(f"{', '.join(using)}: it {what}")
    return module
