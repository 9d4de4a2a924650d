"""The names of the package: few, described, typed, and loaded when they are used."""

from __future__ import annotations

import inspect
import re
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("fluent.runtime", reason="the words of errors are native only")

import ecarte
from ecarte import api

GUIDE = Path(__file__).parents[2] / "docs/guide/python.md"
PUBLIC = [name for name in ecarte.__all__ if name not in ("__version__", "titles")]


def loaded(code: str) -> set[str]:
    """Return the modules that a program loads, apart from those of an empty one."""
    shown = "import sys; before = set(sys.modules)\n{}\nprint(*(set(sys.modules) - before))"
    ended = subprocess.run([sys.executable, "-c", shown.format(code)], capture_output=True, text=True, check=True)
    return set(ended.stdout.split())


@pytest.mark.skipif(sys.platform == "emscripten", reason="there are no processes in the browser")
def test_importing_the_package_loads_nothing_of_it() -> None:
    ours = {name for name in loaded("import ecarte") if name.partition(".")[0] == "ecarte"}
    assert ours == {
        "ecarte",
        "ecarte.core",
        "ecarte.core.titles",
        "ecarte.titles",
        "ecarte.titles.belote",
        "ecarte.titles.ecarte",
        "ecarte.titles.title",
        "ecarte.version",
    }


@pytest.mark.skipif(sys.platform == "emscripten", reason="there are no processes in the browser")
def test_reading_games_loads_no_players_words_or_other_packages() -> None:
    found = loaded("import ecarte\nfor game in ecarte.load('tests/golden/akagiri.ecn'): game.winner")
    others = {name.partition(".")[0] for name in found} - sys.stdlib_module_names
    assert others == {"ecarte"}
    apart = ("players", "analysis", "text", "requests", "cli", "collection.archive", "collection.simulate")
    assert [name for name in found if name.startswith(tuple(f"ecarte.{each}" for each in apart))] == []


@pytest.mark.skipif(sys.platform == "emscripten", reason="there are no processes in the browser")
def test_a_player_is_loaded_without_the_stronger_ones() -> None:
    """The page's first deal waits for what its opponent needs."""
    found = loaded("from ecarte.players import PLAYERS\nPLAYERS['ecarte']['beginner'], 'master' in PLAYERS['ecarte']")
    assert "ecarte.players.ecarte.beginner" in found
    stronger = ("amateur", "club", "master", "policy", "double", "worlds")
    assert [
        name for name in found if name.startswith(tuple(f"ecarte.players.ecarte.{each}" for each in stronger))
    ] == []


def test_the_package_and_its_api_have_the_same_names() -> None:
    assert all(getattr(ecarte, name) is getattr(api, name) for name in PUBLIC)
    assert set(ecarte.__all__) <= set(dir(ecarte))
    with pytest.raises(AttributeError, match="module 'ecarte' has no attribute 'lod'"):
        ecarte.lod  # noqa: B018


def members() -> dict[str, object]:
    """Return the public functions and classes, with the members of the classes that are their own."""
    found: dict[str, object] = {}
    for name in PUBLIC:
        value = getattr(api, name)
        found[name] = value
        if inspect.isclass(value):
            found |= {f"{name}.{each}": member for each, member in vars(value).items() if not each.startswith("_")}
    return {name: value for name, value in found.items() if not isinstance(value, type(tuple.index)) or name in PUBLIC}


@pytest.mark.parametrize("name", members())
def test_every_public_name_is_described_and_typed(name: str) -> None:
    value = members()[name]
    value = value.fget if isinstance(value, property) else getattr(value, "__func__", value)
    if type(value).__name__ in ("member_descriptor", "_tuplegetter"):  # a field, which its class describes
        owner, _, field = name.partition(".")
        assert f"``{field}``" in (inspect.getdoc(getattr(ecarte, owner)) or "")
        return
    assert (inspect.getdoc(value) or "").endswith("."), name
    if inspect.isfunction(value):
        signature = inspect.signature(value)
        assert signature.return_annotation is not inspect.Signature.empty
        given = [
            each for at, each in enumerate(signature.parameters.values()) if at or each.name not in ("self", "cls")
        ]
        assert all(each.annotation is not inspect.Parameter.empty for each in given)


def test_the_guide_describes_every_public_name() -> None:
    text = GUIDE.read_text("utf-8")
    for name in PUBLIC:
        pattern = rf"\b{name}\b" if name[0].isupper() else rf"ecarte\.{name}\("
        assert re.search(pattern, text), name
