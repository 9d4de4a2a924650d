"""Run the engine's tests on the other Pythons of this machine: python tools/pythons.py [ARGUMENT OF PYTEST…].

It takes finished CPythons, found on the path, under pyenv or under uv, the newest of each minor version. Each has a
virtual environment in build/python3.N/ with the packages of `requirements/dev.txt`.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OLDEST = (3, 11)  # what the package supports
MANAGED = (
    (os.environ.get("PYENV_ROOT", "~/.pyenv"), "versions/*/bin/python3"),
    ("~/.local/share/uv/python", "*/bin/python3"),
)
# A name that pyenv leads nowhere fails here, and so does a Python without venv.
ABOUT = """import ensurepip, json, sys, venv
final = sys.implementation.name == "cpython" and sys.version_info.releaselevel == "final"
print(json.dumps(list(sys.version_info[:3]) if final else []))"""

Version = tuple[int, int, int]


def candidates() -> list[Path]:
    """Return what may be a Python: by its name on the path, by its place elsewhere."""
    named = re.compile(r"python3\.\d+")
    folders = [Path(folder) for folder in os.environ.get("PATH", "").split(os.pathsep) if folder]
    on_path = [path for folder in folders if folder.is_dir() for path in folder.iterdir() if named.fullmatch(path.name)]
    managed = [path for folder, pattern in MANAGED for path in Path(folder).expanduser().glob(pattern)]
    return sorted(on_path) + sorted(managed)


def version_of(python: Path) -> Version | None:
    """Return the version of a Python; None for what is no finished CPython that makes virtual environments."""
    try:
        asked = subprocess.run([python, "-c", ABOUT], capture_output=True, text=True, timeout=30, check=True)
        major, minor, micro = json.loads(asked.stdout)
    except (OSError, subprocess.SubprocessError, ValueError):
        return None
    return major, minor, micro


def others(pythons: Iterable[Path], without: tuple[int, int]) -> dict[Version, Path]:
    """Return the newest Python of each supported minor version except one, the oldest version first."""
    newest: dict[tuple[int, int], tuple[Version, Path]] = {}
    for python in pythons:
        version = version_of(python)
        if version and OLDEST <= version[:2] != without and version > newest.get(version[:2], ((0, 0, 0), python))[0]:
            newest[version[:2]] = version, python
    return dict(sorted(newest.values()))


def environment(version: Version, python: Path) -> Path:
    """Return the Python of a virtual environment with the packages of the tests, made anew when they have changed."""
    folder = ROOT / f"build/python{version[0]}.{version[1]}"
    inner, stamp = folder / "bin/python", folder / "made-from"
    sources = ("requirements/dev.txt", "pyproject.toml", "py/ecarte/version.py")
    made_from = hashlib.sha256(b"\0".join([repr(version).encode(), *((ROOT / name).read_bytes() for name in sources)]))
    if not stamp.is_file() or stamp.read_text() != made_from.hexdigest():
        shutil.rmtree(folder, ignore_errors=True)
        install: list[str | Path] = [inner, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        commands: tuple[list[str | Path], ...] = (
            [python, "-m", "venv", folder],
            [*install, "--require-hashes", "--requirement", "requirements/dev.txt"],
            [*install, "--no-deps", "--no-build-isolation", "--editable", "."],
        )
        for command in commands:
            subprocess.run(command, cwd=ROOT, check=True)
        stamp.write_text(made_from.hexdigest())
    return inner


def main() -> int:
    """Run the tests on each, and return 1 when one fails."""
    pythons = others(candidates(), without=(sys.version_info.major, sys.version_info.minor))
    if not pythons:
        print(f"No other Python from {OLDEST[0]}.{OLDEST[1]} on was found; the tests ran on this one alone.")
    failed = []
    for version, python in pythons.items():
        name = ".".join(map(str, version))
        inner = environment(version, python)
        tests = [str(inner), "-m", "pytest", *sys.argv[1:]]
        timed = [sys.executable, "tools/timed.py", f"engine tests on Python {name}"]
        if subprocess.run([*timed, *tests], cwd=ROOT, check=False).returncode:
            failed.append(name)
    if failed:
        print(f"Failed on Python {', '.join(failed)}.")
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main())
