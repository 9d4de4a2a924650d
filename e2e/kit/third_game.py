"""The site with a third game: built from a copy of the project, with the game of `tests/fixtures/thirdgame` added.

It is added as anybody would add a game: its own files, its words, and its line among the titles. Nothing else changes.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
GAME = ROOT / "tests/fixtures/thirdgame"
NAME = "cinq"
# What the build reads, and which parts of it are not copied.
PROJECT = ("py", "tools", "web", "pyproject.toml", "README.md", "LICENSE", "THIRD_PARTY.md", "netlify.toml")
MADE = shutil.ignore_patterns("node_modules", "__pycache__")
# Where a file of the game belongs; the others are its rules.
HOMES = {"title": f"titles.{NAME}", "parlance": f"cli.{NAME}.parlance"}
RULES = f"games.{NAME}"


def build(into: Path) -> Path:
    """Build the site in an empty folder; return the folder that is served."""
    for name in PROJECT:
        whole = ROOT / name
        shutil.copytree(whole, into / name, ignore=MADE) if whole.is_dir() else shutil.copy(whole, into)
    (into / "web/node_modules").symlink_to(ROOT / "web/node_modules")
    add(into / "py/ecarte")
    (into / "build").mkdir()
    for made in ("compressed", "deals"):  # saves minutes
        (into / "build" / made).symlink_to(ROOT / "build" / made)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(into / "py"), str(into / "tools")])}
    for command in (
        [sys.executable, "-m", "shapes.make"],
        [sys.executable, "-m", "building.site"],
        ["npm", "--prefix", "web", "exec", "--", "tsc", "--project", "web"],
        ["npm", "--prefix", "web", "run", "--silent", "build"],
    ):
        done = subprocess.run(command, cwd=into, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}{done.stderr}"
    return into / "dist"


def add(package: Path) -> list[Path]:
    """Copy the game into the package; return its files."""
    files = []
    for path in sorted(GAME.glob("*.py")):
        if path.stem == "__main__":
            continue
        home = package / f"{HOMES.get(path.stem, f'{RULES}.{path.stem}').replace('.', '/')}.py"
        files.append(home)
        home.parent.mkdir(exist_ok=True)
        home.write_text(moved(path.read_text("utf-8")), "utf-8")
    for path in sorted(GAME.glob("locales/*/*.ftl")):
        files.append(package / "locales" / path.parent.name / "rest" / path.name)
        shutil.copy(path, files[-1])
    with (package / "titles/__init__.py").open("a", encoding="utf-8") as titles:
        titles.write(f"from ecarte.titles import {NAME}\n\nregister({NAME}.TITLE)\n")
    return files


def moved(source: str) -> str:
    """Return the path that a file of the game has in the package, where its words are among the others."""
    here = "tests.fixtures.thirdgame"
    for name, home in HOMES.items():
        source = source.replace(f"{here}.{name}", f"ecarte.{home}")
    return source.replace(here, f"ecarte.{RULES}").replace("    words=words,\n", "")
