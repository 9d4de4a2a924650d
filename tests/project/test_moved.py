"""Imports that the guides named before the files moved still work, and name the new place."""

from __future__ import annotations

import sys
from importlib import import_module
from pkgutil import resolve_name
from types import ModuleType

import pytest

import ecarte
from ecarte.moved import MOVED


@pytest.mark.parametrize("old", MOVED)
def test_the_former_place_names_the_new_one(old: str, monkeypatch: pytest.MonkeyPatch) -> None:
    new = pytest.importorskip(MOVED[old], reason="native only", exc_type=ImportError)
    monkeypatch.delitem(sys.modules, old, raising=False)
    with pytest.warns(DeprecationWarning, match=f"^{old} is now {MOVED[old]}$") as said:
        found = import_module(old)
    assert len(said) == 1
    public = {name for name in vars(new) if not name.startswith("__")}
    assert public
    assert all(getattr(found, name) is getattr(new, name) for name in public)


@pytest.mark.skipif(sys.platform == "emscripten", reason="native only")
@pytest.mark.parametrize("name", ["analyze", "simulate"])
def test_a_function_with_the_name_of_a_former_module_can_be_called(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Importing the module puts it where the function is found otherwise."""
    monkeypatch.delitem(sys.modules, f"ecarte.{name}", raising=False)
    monkeypatch.setattr(ecarte, name, None, raising=False)
    with pytest.warns(DeprecationWarning, match=f"^ecarte.{name} is now "):
        import_module(f"ecarte.{name}")
    assert isinstance(getattr(ecarte, name), ModuleType)
    assert isinstance(getattr(ecarte, name)({"NS": "chance"} if name == "simulate" else []), ecarte.Games)


def test_deprecated_names_go_when_they_were_to_go() -> None:
    """docs/stability.md: two minor versions after 0.6. Then delete `ecarte.moved`, or what in it is that old."""
    major, minor = map(int, ecarte.__version__.split(".")[:2])
    assert (major, minor) < (0, 8)


# What README and guides named before the move, with the modules it stood in.
DOCUMENTED = """
ai:PLAYERS analysis:ANALYSTS analysis:Effort analysis:finished analysis.ecarte_explore:Explorer
analysis.ecarte_followed:Model analysis.ecarte_holding:holding analysis.ecarte_reader:supposed analyze:analysed
archive:Archive collection:merged collection:ordered facts:deals filter:Filter game:RuleError game:parse_event
laws:rule match:fold notation.challenge notation.ecn:read notation.json notation.link notation.stream:scan
notation.visit reading:view_at record:Play replay:replay replay:views seatview:merge seatview:redact serve:Site
simulate:Plan simulate:games simulate:texts sources:read stats:collect tables text:Words verify:verify
"""


@pytest.mark.skipif(sys.platform == "emscripten", reason="much of it is native only")
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
@pytest.mark.parametrize("name", DOCUMENTED.split())
def test_what_the_guides_named_is_found_there_still(name: str) -> None:
    assert resolve_name(f"ecarte.{name}") is not None
