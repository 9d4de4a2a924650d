"""Make the machine's WebAssembly modules from its Python functions: `cd tools && python -m machine.build`.

A module exports each entry, `(tables, work) -> number` with the addresses of two records, its memory, and
`__heap_base`, from where on the memory is free. It imports nothing. The same sources give the same bytes, with the
Python, numba and linker that are named here; `--check` tells whether the modules in the package are those.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable
from importlib import import_module
from importlib.metadata import version
from pathlib import Path

import llvmlite.binding as llvm

from ecarte.compiler.emitting import emit
from ecarte.compiler.lowering import lower
from ecarte.machine.module import table_of
from listed import POLICIES, write_table

FOLDER = Path(__file__).parents[2] / "py/ecarte/machine"
GAMES = [each.parent.name for each in sorted(FOLDER.glob("*/entries.py"))]
PINNED = {"Python": "3.11", "numba": "0.68.1", "llvmlite": "0.50.0", "wasm-ld": "14.0.6"}
TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+mutable-globals,+nontrapping-fptoint,+sign-ext"  # every browser that runs Pyodide has them
STACK = 64 << 10  # bytes, for a module that needs one
MOST_MEMORY = 64 << 20
LINKER = "wasm-ld-14"


def make(entries: Iterable[Callable[..., int]]) -> bytes:
    """Return a module with these entries."""
    entries = [*entries]
    text, names = lower(entries)
    exported = [entry.__name__ for entry in entries]
    for name, export in zip(names, exported, strict=True):
        text += _exported(name, export)
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = llvm.Target.from_triple(TRIPLE).create_target_machine(opt=3, features=FEATURES)
    return link(emit(text, exported, target), exported)


def file_of(game: str) -> Path:
    """Return where a game's module lies in the package."""
    return POLICIES / f"{table_of(game)}.bin"


def _exported(name: str, export: str) -> str:
    """Return a function that gives an entry's number as 32 bits: JavaScript has no plain number of 64."""
    return f"""
define i32 @"{export}"(ptr noalias %tables, ptr noalias %work) {{
  %returned = call i64 @"{name}"(ptr %tables, ptr %work)
  %number = trunc i64 %returned to i32
  ret i32 %number
}}
"""


def link(code: bytes, exported: Iterable[str]) -> bytes:
    """Return the module from an object file."""
    stack = STACK if b"__stack_pointer" in code else 0
    with tempfile.TemporaryDirectory() as folder:
        before, after = Path(folder, "machine.o"), Path(folder, "machine.wasm")
        before.write_bytes(code)
        command = [LINKER, "--no-entry", "--gc-sections", "--strip-all", "-O2", "--stack-first"]
        command += [f"-zstack-size={stack}", f"--max-memory={MOST_MEMORY}"]
        command += ["--export=__heap_base", *(f"--export={name}" for name in exported)]
        done = subprocess.run([*command, "-o", after, before], capture_output=True, text=True, check=False)
        if done.returncode:
            sys.exit(f"{LINKER}: {done.stderr}")
        return after.read_bytes()


def tools() -> dict[str, str]:
    """Return the versions of what makes the modules."""
    if not shutil.which(LINKER):
        sys.exit(f"{LINKER} is missing: on Debian, apt-get install lld-14")
    linker = subprocess.run([LINKER, "--version"], capture_output=True, text=True, check=True).stdout.split()
    return {
        "Python": "{}.{}".format(*sys.version_info),
        "numba": version("numba"),
        "llvmlite": version("llvmlite"),
        "wasm-ld": linker[-1],
    }


def main() -> None:
    """Make the modules, or compare them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="compare with what is there; write nothing")
    wants_check = parser.parse_args().check
    if tools() != PINNED:
        sys.exit(f"the modules are made by {PINNED}, not by {tools()}")
    stale = []
    for game in GAMES:
        entries = import_module(f"ecarte.machine.{game}.entries").ENTRIES
        made, file = make(entries), file_of(game)
        if not wants_check:
            write_table(table_of(game), made)
        elif not file.exists() or file.read_bytes() != made:
            stale.append(game)
    if stale:
        sys.exit(f"made from other sources: {', '.join(stale)}; cd tools && python -m machine.build")


if __name__ == "__main__":
    main()
