"""The engine's folders: PyScript and Pyodide, the standard library, and the frame with our modules; Python as `.pyc`.

The names in them are constant and belong together, so each folder is named by a hash of its contents: a stale wheel can
never meet a new lock file. They are three, so that what others wrote keeps its address when ours changes.
"""

import ast
import io
import json
import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from building.deals import DEALS, new_game
from building.locked import entry
from layers import native_layers

ROOT = Path(__file__).resolve().parents[2]
MODULES = ROOT / "web/node_modules"
BUILD = ROOT / "build"

# Not in the browser: the layers above `requests`, the words, and declarations for type checkers.
NATIVE_ONLY = native_layers() | {"locales", "py.typed"}
DECLARATIONS = "types"  # in any folder

# The standard library that tools/pyodide/modules.mjs does not see loaded, by module.
ALSO_KEPT = {
    "encodings.ascii": "a codec",
    "encodings.latin_1": "a codec",
    "html": "PyScript's display imports it",
    "html.entities": "html",
    "tarfile": "Pyodide imports it before it unpacks a wheel",
}

# PyScript loads its plugins even when they are switched off, but these only when used.
PYSCRIPT_UNUSED = ("codemirror", "xterm", "toml", "zip-", "pyodide_graph", "service-worker", "storage")
# Ends an archive's name, because hosts compress WebAssembly but no archives: web/engine/interpreter.js.
COMPRESSED = ".wasm"
LIBRARY = f"python_stdlib.zip{COMPRESSED}"
REST = f"rest.zip{COMPRESSED}"
FILES = "files.json"
WASM = "pyodide.asm.wasm"
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", WASM)
# Names whose endings some hosts do not know (nginx sends .mjs as an octet stream) or run as programs, and what is
# published instead: e2e/site/test_hosts.py.
RENAMED = {".mjs": ".mjs.js", ".py": ".txt"}


def make_engine(out: Path, publish: Callable[[Path], str]) -> str:
    """Make and publish the three folders, and return the address of the frame; needs node and web/node_modules."""
    shutil.rmtree(out, ignore_errors=True)
    packages = unpack(build_wheel(), BUILD / "wheel-source")
    sources = browser_sources(packages)
    runtime, library, frame = (out / name for name in ("runtime", "library", "frame"))
    for folder in (runtime, library, frame):
        folder.mkdir(parents=True)
    for name in PYODIDE:
        shutil.copy(MODULES / "pyodide" / name, runtime / published(name))
    for path in sorted((MODULES / "@pyscript/core/dist").glob("*.js")):
        if not path.name.startswith(PYSCRIPT_UNUSED):
            shutil.copy(path, runtime)
    with ThreadPoolExecutor() as beside:
        stdlib = beside.submit(make_stdlib, sources, library / LIBRARY)
        wheel = make_browser_wheel(packages, sources, frame)
        stdlib.result()
    make_lock_file(wheel, frame / "pyodide-lock.json")
    archive = wheel.rename(f"{wheel}{COMPRESSED}")
    large = [runtime / WASM, library / LIBRARY, archive]
    (frame / "sizes.js").write_text(f"export const sizes = {json.dumps(sizes(large))};\n", "utf-8")
    named = {folder.name: Path(publish(folder)).name for folder in (runtime, library)}
    for path in sorted((ROOT / "web/engine").iterdir()):
        text = path.read_text("utf-8")
        for name, address in named.items():  # written as if they lay in it
            text = text.replace(f"./{name}/", f"../{address}/")
        (frame / published(path.name)).write_text(text, "utf-8")
    (frame / FILES).write_text(json.dumps(addresses(frame, named, (runtime, library))), "utf-8")
    return publish(frame)


def published(name: str) -> str:
    """Return the name under which a file is published."""
    path = Path(name)
    return path.stem + RENAMED.get(path.suffix, path.suffix)


def addresses(frame: Path, named: dict[str, str], folders: Iterable[Path]) -> list[str]:
    """Return the addresses of the engine's files from its frame, for the page to try if it does not start."""
    theirs = [f"../{named[folder.name]}/{path.name}" for folder in folders for path in sorted(folder.iterdir())]
    return ["./", *sorted(path.name for path in frame.iterdir() if path.name != "index.html"), *theirs]


def sizes(files: list[Path]) -> dict[str, tuple[int, int]]:
    """Return the bytes of files, and the bytes that are sent of them, by name."""
    command = ["node", str(ROOT / "tools/building/compress.mjs"), "--sizes", *map(str, files)]
    sent = json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout)
    return {path.name: (path.stat().st_size, bytes_sent) for path, bytes_sent in zip(files, sent, strict=True)}


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


def compiled(source: Path, out: Path) -> Path:
    """Compile the sources of a folder into another, and return that."""
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    node("compile.mjs", source, out)
    return out


def node(script: str, *arguments: object) -> str:
    """Run a script of tools/pyodide, and return its output."""
    command = ["node", str(ROOT / "tools/pyodide" / script), *map(str, arguments)]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout


def make_stdlib(sources: Path, out: Path) -> None:
    """Write Pyodide's python_stdlib.zip again, compiled, with nothing but what the engine imports, early or late."""
    library = BUILD / "stdlib"
    shutil.rmtree(library, ignore_errors=True)
    with zipfile.ZipFile(MODULES / "pyodide/python_stdlib.zip") as archive:
        archive.extractall(library)
    kept = set(ALSO_KEPT) | set(json.loads(node("modules.mjs", sources, json.dumps(sorted(imported(sources))))))
    for path in sorted(library.rglob("*")):
        if path.is_file() and module_name(path.relative_to(library)) not in kept:
            path.unlink()
    if missing := kept - {module_name(path.relative_to(library)) for path in library.rglob("*.py")}:
        raise ValueError(f"not in the standard library: {', '.join(sorted(missing))}")
    made = compiled(library, BUILD / "stdlib-compiled")
    write_zip(out, ((path.relative_to(made).as_posix(), path.read_bytes()) for path in sorted(made.rglob("*.pyc"))))


def module_name(path: Path) -> str:
    """Return the name of the module in a file, given relative to where its package lies."""
    return ".".join(path.with_suffix("").parts).removesuffix(".__init__")


def imported(sources: Path) -> set[str]:
    """Return the names of everything our modules import, late imports included; some are names in modules."""
    names: set[str] = set()
    for path in sources.rglob("*.py"):
        for statement in ast.walk(ast.parse(path.read_bytes())):
            if isinstance(statement, ast.Import):
                names |= {alias.name for alias in statement.names}
            elif isinstance(statement, ast.ImportFrom) and not statement.level:
                names |= {f"{statement.module}.{alias.name}" for alias in statement.names} | {str(statement.module)}
    return {name for name in names if not name.startswith("ecarte")}


def is_for_browser(packages: Path, path: Path) -> bool:
    """Return whether a file of the package goes into the browser."""
    names = path.relative_to(packages / "ecarte").with_suffix("").parts
    if path.suffix == ".bin":  # trained tables are files of their own
        return False
    return path.name not in NATIVE_ONLY and names[0] not in NATIVE_ONLY and DECLARATIONS not in names


def browser_sources(packages: Path) -> Path:
    """Copy the files of the package that go into the browser into a folder, and return that."""
    sources = BUILD / "wheel-browser"
    shutil.rmtree(sources, ignore_errors=True)
    for path in sorted((packages / "ecarte").rglob("*")):
        if not path.is_file() or not is_for_browser(packages, path):
            continue
        target = sources / path.relative_to(packages)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, target)
    return sources


def make_browser_wheel(packages: Path, sources: Path, out: Path) -> Path:
    """Write the engine's modules, compiled, into a folder: the wheel and, for later, REST; return the wheel's path.

    The wheel holds the modules that a first deal loads. web/engine/boot.py asks for the others when one is imported.
    """
    with ThreadPoolExecutor() as beside:
        modules = beside.submit(dealt_modules, sources)
        files, dealt = engine_files(sources), modules.result()
    contents = {name: data for name, data in files.items() if home(name) in dealt}
    write_zip(out / REST, ((name, data) for name, data in files.items() if name not in contents))
    (info,) = packages.glob("*.dist-info")
    contents[f"{info.name}/METADATA"] = (info / "METADATA").read_bytes().partition(b"\n\n")[0] + b"\n"  # no README
    contents[f"{info.name}/WHEEL"] = (info / "WHEEL").read_bytes()
    record = f"{info.name}/RECORD"
    # Without the checksums, which cannot be compressed: the lock file has that of the whole.
    contents[record] = "".join(f"{name},,\n" for name in (*contents, record)).encode()
    wheel = out / (packages / "wheel-name").read_text()
    write_zip(wheel, contents.items())
    return wheel


def engine_files(sources: Path) -> dict[str, bytes]:
    """Return the files of the engine, its modules compiled, by name."""
    files = compiled(sources, BUILD / "wheel-compiled")
    contents = {path.relative_to(files).as_posix(): path.read_bytes() for path in sorted(files.rglob("*.pyc"))}
    del contents["ecarte/__init__.pyc"]  # as source, because Pyodide finds a wheel's import names by its .py files
    for path in sorted(sources.rglob("*")):
        if path.is_file() and (path.suffix != ".py" or path == sources / "ecarte/__init__.py"):
            contents[path.relative_to(sources).as_posix()] = path.read_bytes()
    return contents


def dealt_modules(sources: Path) -> set[str]:
    """Return the names of the modules that are loaded once the prepared deals have been played to their ends."""
    games = json.dumps([new_game(number) for number in range(DEALS)])
    return set(json.loads(node("dealt.mjs", sources, games)))


def home(name: str) -> str:
    """Return the module that a file holds; of data, the package that it lies in."""
    path = Path(name)
    return module_name(path if path.suffix in (".py", ".pyc") else path.with_name("__init__.py"))


def write_zip(path: Path, files: Iterable[tuple[str, bytes]]) -> None:
    """Write a zip whose bytes depend on its files alone.

    Stored, not deflated: what sends it compresses the whole, which makes it a third smaller than its files one by one.
    """
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_STORED) as archive:
        for name, data in files:
            archive.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), data)
    path.write_bytes(buffer.getvalue())


def make_lock_file(wheel: Path, out: Path) -> None:
    """Write a lock file that lists only our wheel: PyScript loads it by name and checks its sha256."""
    theirs = json.loads((MODULES / "pyodide/pyodide-lock.json").read_text("utf-8"))
    version = json.loads((MODULES / "pyodide/package.json").read_text("utf-8"))["version"]
    info = {**theirs["info"], "version": version}
    package = entry(wheel, info)
    out.write_text(json.dumps({"info": info, "packages": {package["name"]: package}}, sort_keys=True), "utf-8")
