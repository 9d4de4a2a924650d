"""The folders of the page are small, described, and imported one way."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from itertools import combinations
from pathlib import Path

import pytest

from ecarte.games import GAMES

WEB = Path(__file__).parents[2] / "web"
SRC = WEB / "src"
MOST = 15  # files of code in a folder

pytestmark = pytest.mark.skipif(not SRC.is_dir(), reason="the page's sources are not here")


def code(folder: Path) -> list[Path]:
    return [path for path in folder.iterdir() if path.suffix in {".ts", ".tsx"}]


def folders() -> list[Path]:
    """Return every folder with code in it."""
    return [folder for folder in (SRC, *sorted(SRC.rglob("*/"))) if folder.is_dir() and code(folder)]


def order() -> list[str]:
    """Return the layers of the page, each before those that may import it."""
    return re.findall(r"^\d+\. \[`(\w+)`\]", (SRC / "README.md").read_text("utf-8"), re.M)


def test_every_folder_is_small_and_says_what_it_holds() -> None:
    large = {folder.relative_to(SRC).as_posix(): len(code(folder)) for folder in folders() if len(code(folder)) > MOST}
    assert large == {}
    silent = [folder.relative_to(SRC).as_posix() for folder in folders() if not (folder / "README.md").is_file()]
    assert silent == []


def test_every_folder_has_its_layer() -> None:
    assert set(order()) == {folder.relative_to(SRC).parts[0] for folder in folders() if folder != SRC}


# There a view is narrowed to that of one game; `ecarte.choice` in storage is older than other games' names.
NARROWED = {"panels/book/Try.tsx": 1, "replay/reader/Reader.tsx": 2, "game/choice.ts": 1}


def test_no_game_is_asked_for_by_its_name() -> None:
    """Code asks `engine/offers.ts` what a game has, and compares no name outside the game's own folders.

    (A table indexed by games is a registry, not a comparison.)
    """
    name = rf"""["'](?:{"|".join(GAMES)})["']"""
    named = re.compile(rf"[=!]==? {name}|{name} [=!]==?|case {name}")
    paths = [path for path in sorted(SRC.rglob("*.ts*")) if not set(path.relative_to(SRC).parts) & set(GAMES)]
    found = {path.relative_to(SRC).as_posix(): len(named.findall(path.read_text("utf-8"))) for path in paths}
    assert {path: number for path, number in found.items() if number} == NARROWED


# In folders with parts: the place of an import, its target, and whether it is allowed.
INSIDE = [
    ("table/contract", "../pieces/x.ts", False),
    ("table/contract", "../Table.tsx", False),
    ("table/pieces", "../contract/x.ts", True),
    ("table/pieces", "../ecarte/index.ts", False),
    ("table/pieces", "../generic/x.ts", False),
    ("table/generic", "../pieces/x.ts", True),
    ("table/generic", "../layouts.ts", False),
    ("table/generic", "../ecarte/turn/x.ts", False),
    ("table/ecarte", "./scene/x.ts", True),
    ("table/ecarte", "../belote/index.ts", False),
    ("table/ecarte", "../generic/x.ts", False),
    ("table/ecarte/turn", "../../pieces/x.ts", True),
    ("table/ecarte/turn", "../scene/x.ts", False),
    ("table/ecarte/turn", "../../belote/turn/x.ts", False),
    ("table/ecarte/turn", "../index.ts", False),
    ("table/belote/scene", "../turn/x.ts", True),
    ("table/belote/scene", "../../ecarte/scene/x.ts", False),
    ("table/belote/scene", "../../layouts.ts", False),
    ("table/belote/scene", "../../../app/x.ts", False),
    ("replay/steps", "../moves/x.ts", False),
    ("replay/pieces", "../steps/x.ts", True),
    ("replay/pieces", "../Viewer.tsx", False),
    ("replay/belote", "../ecarte/x.ts", False),
    ("replay/belote", "../../table/ecarte/turn/x.ts", False),
    ("replay/belote", "../moves/x.ts", False),
    ("replay/moves", "../ecarte/x.ts", True),
    ("replay/reader", "../review/x.ts", False),
    ("replay/review", "../ReplayView.tsx", False),
    ("replay/review", "../../panels/why/x.ts", False),
    ("replay", "./review/x.ts", True),
    ("panels/why", "../../kit/x.ts", True),
    ("panels/why", "../match/x.ts", False),
    ("panels/visit", "../files/x.ts", False),
    ("panels/files", "../visit/x.ts", True),
    ("panels/files", "../library/x.ts", False),
    ("panels/library", "../match/x.ts", True),
    ("panels/library", "../newgame/x.ts", False),
    ("panels/newgame", "../fair/x.ts", True),
    ("panels/rules", "./ecarte/x.ts", True),
    ("panels/rules", "../book/x.ts", False),
    ("panels/rules/ecarte", "../topics/x.ts", True),
    ("panels/rules/ecarte", "../../../kit/x.ts", True),
    ("panels/rules/ecarte", "../belote/x.ts", False),
    ("panels/rules/ecarte", "../../book/x.ts", False),
    ("panels/rules/topics", "../RulesPanel.tsx", False),
]


def importing(folder: str, other: str) -> tuple[str, str]:
    """Return where an import can stand in a folder, and how it names another. Panels have folders of their own."""
    return (f"{folder}/any", f"../../{other}/x.ts") if folder == "panels" else (folder, f"../{other}/x.ts")


@pytest.mark.skipif(
    not (WEB / "node_modules/.bin/biome").exists() or shutil.which("node") is None, reason="Biome is not installed"
)
def test_imports_that_run_back_up_are_refused(tmp_path: Path) -> None:
    """Forbidden imports are planted one by one: Biome reports each of them, and nothing else."""
    shutil.copy(WEB / "biome.json", tmp_path)
    cases = list(INSIDE)
    for lower, upper in combinations(order(), 2):
        cases += [(*importing(lower, upper), False)]
        if upper != "embed" or lower not in {"control", "panels", "friend"}:
            cases += [(*importing(upper, lower), True)]
    planted: dict[str, tuple[str, str, bool]] = {}
    for i, case in enumerate(cases):
        folder, name, _ = case
        path = tmp_path / "src" / folder / f"planted{i}.ts"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(
            f'export type {{ X }} from "{name}";\n' if i % 2 else f'export const x = () => import("{name}");\n'
        )
        planted[path.relative_to(tmp_path).as_posix()] = case
    command = [str(WEB / "node_modules/.bin/biome"), "lint", "--only=style/noRestrictedImports", "--reporter=json"]
    ran = subprocess.run(
        [*command, "--max-diagnostics=none", "src"], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    said = json.loads(ran.stdout)["diagnostics"]
    assert {each["category"] for each in said} == {"lint/style/noRestrictedImports"}
    found = {each["location"]["path"] for each in said}
    assert [case for path, case in planted.items() if (path in found) == case[2]] == []
