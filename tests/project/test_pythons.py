"""The Python versions that `make thorough` finds beside its own."""

import json
import sys
from pathlib import Path

import pytest

import pythons

pytestmark = pytest.mark.skipif(sys.platform == "emscripten", reason="no other program can be run here")


def python(path: Path, *version: int, status: int = 0) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\necho '{json.dumps(version)}'\nexit {status}\n")
    path.chmod(0o755)
    return path


def test_pythons_are_found_by_name_and_by_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    named = python(tmp_path / "bin/python3.14", 3, 14, 0)
    python(tmp_path / "bin/python3.14-config")
    python(tmp_path / "bin/python3", 3, 11, 7)
    managed = python(tmp_path / "versions/3.12.1/bin/python3", 3, 12, 1)
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}:{tmp_path / 'missing'}")
    monkeypatch.setattr(pythons, "MANAGED", ((str(tmp_path), "versions/*/bin/python3"),))
    assert pythons.candidates() == [named, managed]


def test_the_newest_of_each_other_version_is_used(tmp_path: Path) -> None:
    offered = [
        python(tmp_path / "own", 3, 11, 9),
        python(tmp_path / "old", 3, 10, 13),
        python(tmp_path / "newest", 3, 13, 1),
        python(tmp_path / "former", 3, 13, 0),
        python(tmp_path / "other", 3, 12, 1),
        python(tmp_path / "beta"),
        python(tmp_path / "nowhere", 3, 15, 0, status=127),
        tmp_path / "missing",
    ]
    assert pythons.others(offered, without=(3, 11)) == {(3, 12, 1): tmp_path / "other", (3, 13, 1): tmp_path / "newest"}


def test_where_there_is_no_other_it_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(pythons, "candidates", list)
    assert pythons.main() == 0
    assert "No other Python" in capsys.readouterr().out


def test_one_that_fails_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    made = {(3, 12, 1): python(tmp_path / "good"), (3, 13, 0): python(tmp_path / "bad", status=1)}
    monkeypatch.setattr(pythons, "others", lambda *_, **__: made)
    monkeypatch.setattr(pythons, "environment", lambda _, found: found)
    assert pythons.main() == 1
    assert "Failed on Python 3.13.0." in capsys.readouterr().out
