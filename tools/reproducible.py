"""Build the site, the wheel and the sdist a second time, elsewhere, and compare every byte.

The second build is made from a copy of the files in another folder, written in the reverse order and dated long ago,
with another locale, time zone, hash seed and mask of permissions, and by another Python where one is named:

    python tools/reproducible.py [PYTHON]
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LONG_AGO = 1_000_000_000  # in 2001
OTHERWISE = {"LC_ALL": "C", "LANG": "C", "TZ": "Asia/Tokyo", "PYTHONHASHSEED": "4711"}


def copy_sources(into: Path) -> None:
    """Copy what git knows or would take; what is installed is shared."""
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listed, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\0")
    for name in sorted(filter(None, names), reverse=True):
        if (ROOT / name).is_file():  # not deleted
            (into / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, into / name)
            os.utime(into / name, (LONG_AGO, LONG_AGO))
    (into / "web/node_modules").symlink_to(ROOT / "web/node_modules")


def build_site(root: Path, python: str) -> Path:
    """Build the site of a copy as `make site` does, by a Python, and return its folder."""
    # The engine of the copy, not the one that is installed.
    environment = {**os.environ, **OTHERWISE, "PYTHONPATH": f"{root / 'py'}{os.pathsep}{root / 'tools'}"}
    for folder, command in (
        (root, [python, "-m", "shapes.make", "--page"]),
        (root, [python, "-m", "building.deals"]),
        (root, [python, "-m", "building.site"]),
        (root / "web", ["npm", "run", "build"]),
    ):
        subprocess.run(command, cwd=folder, env=environment, check=True, stdout=subprocess.DEVNULL, umask=0o077)
    return root / "dist"


def build_packages(root: Path, into: Path, environment: Mapping[str, str], umask: int, python: str = "") -> Path:
    """Build the wheel and the sdist of a copy into a folder, and return the folder."""
    command = [python or sys.executable, "-m", "hatchling", "build", "--directory", str(into)]
    subprocess.run(command, cwd=root, env={**os.environ, **environment}, check=True, capture_output=True, umask=umask)
    return into


def differences(first: Path, second: Path) -> list[str]:
    """Return the files that two folders do not share byte for byte, by name."""
    names = {
        folder: {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
        for folder in (first, second)
    }
    differing = names[first] ^ names[second]
    differing |= {
        name for name in names[first] & names[second] if (first / name).read_bytes() != (second / name).read_bytes()
    }
    return sorted(differing)


def main() -> None:
    """Build and compare; what differs is kept in build/differs/."""
    python = str(Path.cwd() / sys.argv[1]) if len(sys.argv) > 1 else sys.executable
    kept = ROOT / "build/differs"
    shutil.rmtree(kept, ignore_errors=True)
    with tempfile.TemporaryDirectory() as folder:
        other = Path(folder, "another place")
        copy_sources(other)
        site = build_site(other, python)
        differing = [(f"dist/{name}", site / name) for name in differences(ROOT / "dist", site)]
        first = build_packages(ROOT, Path(folder, "first"), {}, 0o022)
        second = build_packages(other, Path(folder, "second"), OTHERWISE, 0o077, python)
        differing += [(name, second / name) for name in differences(first, second)]
        for name, path in differing:
            (kept / name).parent.mkdir(parents=True, exist_ok=True)
            if path.is_file():
                shutil.copyfile(path, kept / name)
    if differing:
        names = "\n  ".join(name for name, _ in differing)
        sys.exit(f"A second build gives other bytes; its files are in {kept.relative_to(ROOT)}:\n  {names}")
    files = sum(path.is_file() for path in (ROOT / "dist").rglob("*"))
    by = subprocess.run([python, "--version"], check=True, capture_output=True, text=True).stdout.strip()
    print(f"A second build, by {by}, gives the same bytes: {files} files of the site, the wheel and the sdist.")


if __name__ == "__main__":
    main()
