"""Native code of the machine's functions, by numba and LLVM.

Compiled code is kept in the user's cache folder, in a file named by a digest of everything it depends on. So numba
itself is loaded only to compile.
"""

from __future__ import annotations

import ctypes
import hashlib
import os
import sys
from collections.abc import Iterable, Sequence
from importlib.metadata import version
from importlib.resources import files
from inspect import signature
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm

from ecarte import machine
from ecarte.compiler.emitting import emit
from ecarte.machine.layout import Record, Rows
from ecarte.machine.quick import Instead
from ecarte.machine.ways import Entry, InMemory

_EACH = """
define i64 @"{name}.each"(ptr %tables, ptr %rows, i64 %size, i64 %number) {{
begin:
  br label %next
next:
  %at = phi i64 [0, %begin], [%after, %call]
  %is_left = icmp slt i64 %at, %number
  br i1 %is_left, label %call, label %end
call:
  %place = mul i64 %at, %size
  %row = getelementptr i8, ptr %rows, i64 %place
  %result = call i64 @"{name}"(ptr %tables, ptr %row)
  %after = add i64 %at, 1
  %goes_on = icmp ne i64 %result, 0
  br i1 %goes_on, label %next, label %end
end:
  ret i64 %at
}}
"""


class Native(InMemory):
    """Entries as native code."""

    is_new: bool
    """Whether they had to be compiled."""

    def __init__(self, entries: Sequence[Entry], *packages: str, instead: Instead | None = None) -> None:
        super().__init__()
        file = _folder() / f"{_digest(entries, packages, instead)}.o"
        self.is_new = not file.exists()
        code = _compile(entries, packages, instead, file) if self.is_new else file.read_bytes()
        self._engine = _load(code)  # it owns the code
        long, address, find = ctypes.c_int64, ctypes.c_void_p, self._engine.get_function_address
        each = ctypes.CFUNCTYPE(long, address, address, long, long)
        self._functions, self._loops = {}, {}
        for entry in entries:
            records = len(signature(entry).parameters)
            self._functions[entry] = ctypes.CFUNCTYPE(long, *[address] * records)(find(_name(entry)))
            if records == 2:
                self._loops[entry] = each(find(f"{_name(entry)}.each"))

    @staticmethod
    def is_compiled(entries: Sequence[Entry]) -> bool:
        """Return whether entries were compiled before, on this computer."""
        return (_folder() / f"{_digest(entries)}.o").exists()

    def call(self, entry: Entry, tables: Record, work: Record, *more: Record) -> int:
        """Call an entry; one outside the machine may take more records."""
        return int(self._functions[entry](*map(_address, (tables, work, *more))))

    def call_each(self, entry: Entry, tables: Record, rows: Rows) -> int:
        """Call an entry for each record until it returns 0, and return how many went before."""
        return int(self._loops[entry](_address(tables), _address(rows), rows.size, rows.number))


def _address(record: Record | Rows) -> int:
    """Return where a record lies, or many; it stays there."""
    kept = record.__dict__
    if "address" not in kept:
        kept["address"] = ctypes.addressof(ctypes.c_char.from_buffer(kept["data"]))
    return int(kept["address"])


def _name(entry: Entry) -> str:
    return f"{entry.__module__}.{entry.__qualname__}"


def describe_host() -> llvm.TargetMachine:
    """Return this computer as a target of LLVM, a new one at each call: an engine deletes the one it is given."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    target = llvm.Target.from_triple(llvm.get_process_triple())
    name = llvm.get_host_cpu_name()
    return target.create_target_machine(cpu=name, features=_features(), opt=3, codemodel="jitdefault", jit=True)


def _features() -> str:
    """Return the processor's features, or "" where LLVM cannot tell: then they are those of its name."""
    try:
        return str(llvm.get_host_cpu_features().flatten())
    except RuntimeError:
        return ""


def _load(code: bytes) -> llvm.ExecutionEngine:
    engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), describe_host())
    engine.add_object_file(llvm.ObjectFileRef.from_data(code))
    engine.finalize_object()
    return engine


def _compile(entries: Sequence[Entry], packages: Sequence[str], instead: Instead | None, file: Path) -> bytes:
    """Compile, and keep the result in a file; another process may do the same at the same time."""
    from numba.core import event

    from ecarte.compiler.lowering import lower

    with event.trigger_event("numba:compile"):  # for `ecarte.compiler.watched`
        text, names = lower(entries, *packages, instead=instead)
        looped = [_name(entry) for entry in entries if len(signature(entry).parameters) == 2]
        loops = [_EACH.format(name=name) for name in looped]
        code = emit("".join([text, *loops]), [*names, *(f"{name}.each" for name in looped)], describe_host())
    written = file.with_suffix(f".{os.getpid()}")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        written.write_bytes(code)
        written.replace(file)
    except OSError:  # it is compiled again next time
        written.unlink(missing_ok=True)
    return code


def _digest(entries: Iterable[Entry], packages: Sequence[str] = (), instead: Instead | None = None) -> str:
    """Return the digest of everything that the code depends on."""
    computer = sys.version, llvm.get_process_triple(), llvm.get_host_cpu_name(), _features()
    digest = hashlib.sha256(repr(computer).encode())
    for library in ("numba", "llvmlite"):
        digest.update(version(library).encode())
    for each in (*entries, *(each for pair in (instead or {}).items() for each in pair)):
        digest.update(_name(each).encode() + b"\n")
    for package in ("ecarte.compiler", machine.__name__, *packages):
        for data in _sources(files(package)):
            digest.update(hashlib.sha256(data).digest())
    return digest.hexdigest()[:32]


def _sources(folder: Any) -> Iterable[bytes]:
    """Return the sources in a folder, always in the same order."""
    for each in sorted(folder.iterdir(), key=lambda each: str(each.name)):
        if each.is_dir():
            yield from _sources(each)
        elif each.name.endswith(".py"):
            yield each.name.encode() + b"\n" + each.read_bytes()


def _folder() -> Path:
    """Return the user's cache folder, as numba chooses it."""
    if chosen := os.environ.get("NUMBA_CACHE_DIR"):
        return Path(chosen) / "ecarte"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "ecarte"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "ecarte"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "ecarte"
