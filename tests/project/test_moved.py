"""Imports that the guides named before the files moved still work, and name the new place."""

from __future__ import annotations

import sys
from importlib import import_module

import pytest

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
