"""Files generated from the declarations of `ecarte.types` follow them; the committed one is up to date."""

from __future__ import annotations

import ast
import shutil
import sys
from pathlib import Path

import pytest

from ecarte.core.titles import TITLES
from shapes import declarations, make, typescript

pytestmark = pytest.mark.skipif(sys.platform == "emscripten", reason="no other program can be run here")


def made() -> dict[Path, str]:
    return {**make.page(), **make.engine()}


@pytest.fixture(scope="module")
def unchanged() -> dict[Path, str]:
    return made()


def test_what_is_made_is_what_is_declared() -> None:
    assert make.outdated(make.engine()) == []


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("source", "old", "new", "changed"),
    [
        ("types/view.py", "    deal: int", "    deal: str", ["shapes.ts", "view.ts"]),
        ("types/view.py", "# cards left in the stock", "# cards that are left", ["view.ts"]),
        ("games/ecarte/types.py", "    kings: list[Seat]", "    kinds: list[Seat]", ["shapes.ts", "view.ts"]),
        ("types/request.py", "    also: NotRequired[bool]", "    also: bool", ["request.ts"]),
        ("types/request.py", "    last: bool", "    last: str", ["declared.py", "request.ts"]),
        ("types/match.py", "Annotated[int, Limits(1)]", "Annotated[int, Limits(2)]", ["declared.py"]),
    ],
)
def test_a_changed_declaration_is_noticed(
    source: str,
    old: str,
    new: str,
    changed: list[str],
    unchanged: dict[Path, str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    copied = tmp_path / "py/ecarte"
    for path in declarations.PACKAGE.rglob("*.py"):
        if "types" in path.relative_to(declarations.PACKAGE).with_suffix("").parts:
            target = copied / path.relative_to(declarations.PACKAGE)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, target)
    text = (copied / source).read_text("utf-8")
    assert old in text
    (copied / source).write_text(text.replace(old, new), "utf-8")
    monkeypatch.setattr(declarations, "PACKAGE", copied)
    monkeypatch.setattr(declarations, "TYPES", copied / "types")
    assert sorted(path.name for path, text in made().items() if text != unchanged[path]) == changed


def test_a_third_game_brings_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its view joins the union without a change elsewhere."""
    copied = tmp_path / "py/ecarte"
    shutil.copytree(declarations.TYPES, copied / "types")
    for game in ("ecarte", "five"):
        (copied / "games" / game).mkdir(parents=True)
        shutil.copy(declarations.PACKAGE / "games/ecarte/types.py", copied / "games" / game)
    own = copied / "games/five/types.py"
    own.write_text(own.read_text("utf-8").replace("Ecarte", "Five").replace("Scored", "Point"), "utf-8")
    monkeypatch.setattr(declarations, "PACKAGE", copied)
    monkeypatch.setattr(declarations, "TYPES", copied / "types")
    monkeypatch.setitem(TITLES, "five", TITLES["ecarte"])
    view = typescript.write(declarations.read())["view.ts"]
    assert "export type View = EcarteView | FiveView;" in view
    assert "export type Scores = Scored[] | Point[];" in view


def test_declarations_say_nothing_that_is_not_understood() -> None:
    with pytest.raises(ValueError, match="a name is expected"):
        declarations.applied(ast.parse("1 + 1", mode="eval").body)
