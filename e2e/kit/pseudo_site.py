"""The site in the pseudo-language of `tools/pseudo.py`, built from a copy of the page; it is never shipped."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pseudo

ROOT = Path(__file__).parents[2]
MADE = shutil.ignore_patterns("node_modules", "__pycache__")


def build(into: Path) -> Path:
    """Build the page in an empty folder, with the engine of `make site`; return the folder that is served."""
    shutil.copytree(ROOT / "web", into / "web", ignore=MADE)
    (into / "web/node_modules").symlink_to(ROOT / "web/node_modules")
    (into / "tools").symlink_to(ROOT / "tools")
    shutil.copytree(ROOT / "build/public", into / "build/public")
    shutil.copy(ROOT / "build/site.json", into / "build")
    shutil.copytree(ROOT / "py", into / "py", ignore=MADE)
    pseudo.make(into / "py/ecarte/locales")
    command = ["npm", "--prefix", "web", "run", "--silent", "build"]
    done = subprocess.run(command, cwd=into, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{done.stdout}{done.stderr}"
    for manifest in (into / "dist").glob("app/*/en.json"):
        shutil.copy(manifest, manifest.with_name(f"{pseudo.NAME}.json"))
    return into / "dist"
