"""Conditions that a release refuses, and its notes."""

import json
import os
import sys
import zipfile
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

import pytest

if sys.platform == "emscripten":
    pytest.skip("releases are made on the host", allow_module_level=True)

from releasing.bill import site_bill
from releasing.provenance import sha256, statement
from releasing.release import RefusedError, check_state, dated, notes, pack_site
from reproducible import differences

CHANGELOG = """# Changelog

## 1.10.0 (unreleased)

News:

- Something.

## 1.9.0

- Older.
"""


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"version": ""}, "it is missing"),
        ({"version": "1.10"}, "three numbers"),
        ({"changes": " M README.md"}, "not committed:\n M README.md"),
        ({"tags": {"v1.10.0"}}, "has its tag already"),
        ({"current": "1.11.0"}, "older than 1.11.0"),
        ({"version": "1.10.1"}, "says nothing under ## 1.10.1"),
    ],
)
def test_what_cannot_be_released_is_refused_with_a_sentence(change: dict[str, Any], said: str) -> None:
    state: dict[str, Any] = {
        "version": "1.10.0",
        "current": "1.9.0",
        "changes": "",
        "tags": {"v1.9.0"},
        "changelog": CHANGELOG,
    }
    check_state(**state)
    with pytest.raises(RefusedError) as refused:
        check_state(**{**state, **change})
    assert said in str(refused.value)


def test_the_notes_are_the_changelog_s_of_that_version() -> None:
    assert notes(CHANGELOG, "1.10.0") == "News:\n\n- Something."
    assert notes(CHANGELOG, "1.9.0") == "- Older."
    assert notes(CHANGELOG, "1.9") == ""


def test_a_version_gets_its_day_once() -> None:
    day = date(2026, 11, 30)
    made = dated(CHANGELOG, "1.10.0", day)
    assert made == CHANGELOG.replace("(unreleased)", "(2026-11-30)")
    assert dated(made, "1.10.0", date(2027, 1, 1)) == made
    assert dated(CHANGELOG, "1.9.0", day) == CHANGELOG.replace("## 1.9.0", "## 1.9.0 (2026-11-30)")


def test_the_site_is_packed_the_same_at_any_time(tmp_path: Path) -> None:
    site = tmp_path / "dist"
    (site / "fr").mkdir(parents=True)
    for name in ("index.html", "fr/index.html"):
        (site / name).write_text(name)
    first = pack_site(site, tmp_path / "ecarte-site.zip")
    before = sha256(first)
    os.utime(site / "index.html", (1_000_000_000, 1_000_000_000))
    (site / "index.html").chmod(0o600)
    assert sha256(pack_site(site, first)) == before
    with zipfile.ZipFile(first) as packed:
        assert packed.namelist() == ["ecarte-site/fr/index.html", "ecarte-site/index.html"]


def test_the_bill_of_the_site_lists_what_is_in_it_and_nothing_else() -> None:
    names = ("web@", "idb@1", "@pyscript/core@2", "to-json@3", "vite@4", "esbuild@5", "pyodide@6", "ws@7", "@types/a@8")
    whole = {
        "bomFormat": "CycloneDX",
        "serialNumber": "urn:uuid:of-this-run",
        "metadata": {"timestamp": "now", "tools": ["npm"], "component": {"bom-ref": "web@"}},
        "components": [{"bom-ref": name} for name in names[1:]],
        "dependencies": [
            {"ref": "web@", "dependsOn": ["idb@1", "@pyscript/core@2", "vite@4", "pyodide@6"]},
            {"ref": "@pyscript/core@2", "dependsOn": ["to-json@3", "@types/a@8"]},
            {"ref": "pyodide@6", "dependsOn": ["ws@7"]},
            {"ref": "vite@4", "dependsOn": ["esbuild@5"]},
        ],
    }
    made = site_bill(whole, ["idb", "@pyscript/core", "pyodide"], "1.2.3", [{"bom-ref": "cpython@9"}])
    assert [each["bom-ref"] for each in made["components"]] == [*names[1:4], "pyodide@6", "cpython@9"]
    direct = ["@pyscript/core@2", "idb@1", "pyodide@6", "cpython@9"]
    assert made["dependencies"][0] == {"ref": "site", "dependsOn": direct}
    assert {"ref": "@pyscript/core@2", "dependsOn": ["to-json@3"]} in made["dependencies"]
    assert made["metadata"]["component"]["version"] == "1.2.3"
    assert not any(word in json.dumps(made) for word in ("now", "of-this-run", "vite", "esbuild", "ws@7", "@types"))


def test_the_provenance_names_the_commit_and_each_digest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("releasing.provenance.said", lambda *command: " ".join(command))
    file = tmp_path / "site.zip"
    file.write_bytes(b"")
    made = statement("1.2.3", [file], datetime(2026, 11, 30, 12, tzinfo=UTC), "urn:somebody")
    empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    assert made["subject"] == [{"name": "site.zip", "digest": {"sha256": empty}}]
    built = made["predicate"]["buildDefinition"]
    assert built["resolvedDependencies"][0] == {"name": "sources", "digest": {"gitCommit": "git rev-parse HEAD"}}
    assert {each["name"] for each in built["resolvedDependencies"]} >= {"requirements/dev.txt", "web/package-lock.json"}
    assert made["predicate"]["runDetails"]["builder"] == {"id": "urn:somebody"}
    assert made["predicate"]["runDetails"]["metadata"]["startedOn"] == "2026-11-30T12:00:00Z"


def test_other_bytes_and_files_of_one_build_alone_are_found(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    for folder, files in (
        (first, {"same": "1", "in/other": "1", "gone": ""}),
        (second, {"same": "1", "in/other": "2", "more": ""}),
    ):
        for name, text in files.items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(text)
    assert differences(first, second) == ["gone", "in/other", "more"]
    assert differences(first, first) == []
