"""The engine's folder: PyScript, Pyodide, the standard library and our wheel, all as `.pyc`, and the frame.

The names in it are constant and belong together, so the folder is named by a hash of its contents: a stale wheel can
never meet a new lock file.
"""

import ast
import base64
import hashlib
import io
import json
import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterable
from pathlib import Path

from pyodide_lock import PyodideLockSpec
from pyodide_lock.utils import add_wheels_to_spec

from layers import native_layers

ROOT = Path(__file__).resolve().parents[2]
MODULES = ROOT / "web/node_modules"
BUILD = ROOT / "build"

# Not in the browser: the layers above `requests`, the words, and declarations for type checkers.
NATIVE_ONLY = native_layers() | {"locales", "py.typed"}
DECLARATIONS = "types"  # in any folder

# The standard library that a running engine may load later.
ALSO_KEPT = {
    "html": "PyScript's display imports it",
    "importlib": "importlib.metadata, Pyodide reads what wheels are installed",
    "email": "importlib.metadata",
    "csv": "importlib.metadata",
    "quopri": "email",
    "calendar": "email",
    "datetime": "email",
    "urllib": "email, pathlib",
    "ipaddress": "urllib",
    "shutil": "Pyodide unpacks wheels with it",
    "zipfile": "Pyodide unpacks wheels with it",
    "tarfile": "Pyodide unpacks archives with it",
    "asyncio": "PyScript awaits",
    "pprint": "dataclasses' and asyncio's error messages",
    "weakref": "asyncio",
    "sysconfig": "site",
    "_sysconfigdata__emscripten_wasm32-emscripten": "sysconfig",
    "queue": "asyncio, concurrent",
}
CODECS = {
    "__init__",
    "aliases",
    "ascii",
    "utf_8",
    "latin_1",
    "cp437",
    "idna",
    "punycode",
    "raw_unicode_escape",
    "utf_16",
}

# PyScript loads its plugins even when they are switched off, but these only when used.
PYSCRIPT_UNUSED = ("codemirror", "xterm", "toml", "zip-", "pyodide_graph", "service-worker", "storage")
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")


def make_engine(out: Path) -> None:
    """Fill the folder; needs node and web/node_modules."""
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    for name in PYODIDE:
        shutil.copy(MODULES / "pyodide" / name, out)
    for path in sorted((MODULES / "@pyscript/core/dist").glob("*.js")):
        if not path.name.startswith(PYSCRIPT_UNUSED):
            shutil.copy(path, out)
    for path in sorted((ROOT / "web/engine").iterdir()):
        shutil.copy(path, out)
    packages = unpack(build_wheel(), BUILD / "wheel-source")
    make_stdlib(packages, out / "python_stdlib.zip")
    wheel = make_browser_wheel(packages, out)
    make_lock_file(wheel, out / "pyodide-lock.json")


def build_wheel() -> Path:
    """Return the package's wheel, as hatchling builds it for everybody."""
    folder = BUILD / "wheel"
    shutil.rmtree(folder, ignore_errors=True)
    environment = {**os.environ, "SOURCE_DATE_EPOCH": "315532800"}
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    return wheel


def unpack(wheel: Path, into: Path) -> Path:
    """Unpack a wheel into a folder, and return the folder."""
    shutil.rmtree(into, ignore_errors=True)
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(into)
    (into / "wheel-name").write_text(wheel.name)
    return into


def compiled(source: Path, out: Path, optimize: int) -> Path:
    """Compile the sources of a folder into another, and return that."""
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    node("compile.mjs", source, out, optimize)
    return out


def node(script: str, *arguments: object) -> str:
    """Run a script of tools/pyodide, and return its output."""
    command = ["node", str(ROOT / "tools/pyodide" / script), *map(str, arguments)]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout


def make_stdlib(packages: Path, out: Path) -> None:
    """Write Pyodide's python_stdlib.zip again, compiled, without what the engine never imports.

    It is deflated, not stored. Stored it would be a little faster to read and smaller under brotli (1.35 MB against
    2.0), but hosts do not compress .zip, and then 4.7 MB would be sent.
    """
    source = BUILD / "stdlib"
    shutil.rmtree(source, ignore_errors=True)
    with zipfile.ZipFile(MODULES / "pyodide/python_stdlib.zip") as archive:
        archive.extractall(source)
    kept = {name.partition(".")[0] for name in json.loads(node("modules.mjs", packages))}
    kept |= set(ALSO_KEPT) | imported(packages)
    for path in sorted(source.iterdir()):
        if path.name.removesuffix(".py") not in kept:
            shutil.rmtree(path) if path.is_dir() else path.unlink()
    for path in (source / "encodings").iterdir():
        if path.stem not in CODECS:
            path.unlink()
    files = compiled(source, BUILD / "stdlib-compiled", optimize=2)
    write_zip(out, ((path.relative_to(files).as_posix(), path.read_bytes()) for path in sorted(files.rglob("*.pyc"))))


def imported(packages: Path) -> set[str]:
    """Return the top names of everything our modules import, late imports included."""
    found: set[str] = set()
    for path in browser_files(packages):
        if path.suffix == ".py":
            for statement in ast.walk(ast.parse(path.read_bytes())):
                if isinstance(statement, ast.Import):
                    found |= {alias.name.partition(".")[0] for alias in statement.names}
                elif isinstance(statement, ast.ImportFrom) and not statement.level:
                    found.add(str(statement.module).partition(".")[0])
    return found


def browser_files(packages: Path) -> list[Path]:
    """Return the files of the package that go into the browser."""
    return [
        path for path in sorted((packages / "ecarte").rglob("*")) if path.is_file() and is_for_browser(packages, path)
    ]


def is_for_browser(packages: Path, path: Path) -> bool:
    """Return whether a file of the package goes into the browser."""
    names = path.relative_to(packages / "ecarte").with_suffix("").parts
    if path.suffix == ".bin":  # trained tables are files of their own
        return False
    return path.name not in NATIVE_ONLY and names[0] not in NATIVE_ONLY and DECLARATIONS not in names


def make_browser_wheel(packages: Path, out: Path) -> Path:
    """Write the wheel with the engine's modules only, compiled, and return its path."""
    source = BUILD / "wheel-browser"
    shutil.rmtree(source, ignore_errors=True)
    for path in browser_files(packages):
        target = source / path.relative_to(packages)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, target)
    files = compiled(source, BUILD / "wheel-compiled", optimize=0)
    contents = {path.relative_to(files).as_posix(): path.read_bytes() for path in sorted(files.rglob("*.pyc"))}
    del contents["ecarte/__init__.pyc"]  # as source, because Pyodide finds a wheel's import names by its .py files
    for path in browser_files(packages):
        if path.suffix != ".py" or path == packages / "ecarte/__init__.py":
            contents[path.relative_to(packages).as_posix()] = path.read_bytes()
    (info,) = packages.glob("*.dist-info")
    for name in ("METADATA", "WHEEL"):
        contents[f"{info.name}/{name}"] = (info / name).read_bytes()
    record = f"{info.name}/RECORD"
    contents[record] = "".join([*(record_line(*item) for item in contents.items()), f"{record},,\n"]).encode()
    wheel = out / (packages / "wheel-name").read_text()
    write_zip(wheel, contents.items())
    return wheel


def record_line(name: str, data: bytes) -> str:
    """Return the line of a wheel's RECORD for a file."""
    digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
    return f"{name},sha256={digest},{len(data)}\n"


def write_zip(path: Path, files: Iterable[tuple[str, bytes]]) -> None:
    """Write a zip whose bytes depend on its files alone."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        for name, data in files:
            entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            archive.writestr(entry, data, zipfile.ZIP_DEFLATED, 9)
    path.write_bytes(buffer.getvalue())


def make_lock_file(wheel: Path, out: Path) -> None:
    """Write a lock file that lists only our wheel: PyScript loads it by name and checks its sha256."""
    theirs = json.loads((MODULES / "pyodide/pyodide-lock.json").read_text("utf-8"))
    version = json.loads((MODULES / "pyodide/package.json").read_text("utf-8"))["version"]
    empty = BUILD / "empty-lock.json"
    empty.write_text(json.dumps({"info": {**theirs["info"], "version": version}, "packages": {}}), "utf-8")
    add_wheels_to_spec(PyodideLockSpec.from_json(empty), [wheel], base_path=wheel.parent).to_json(out)
