"""The entry of our wheel in Pyodide's lock file, which other tools write on other Pythons."""

from __future__ import annotations

import hashlib
import sys
import zipfile
from pathlib import Path

import pytest

if sys.platform == "emscripten":
    pytest.skip("the site is built on the host", allow_module_level=True)

from building.locked import entry


def test_the_entry_is_the_same_on_every_python_and_leaves_the_wheel_alone(tmp_path: Path) -> None:
    wheel = tmp_path / "ecarte-1.2.3-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr("ecarte/__init__.py", "")
        archive.writestr("ecarte/tests/test_it.py", "")
        archive.writestr("ecarte-1.2.3.dist-info/METADATA", "Metadata-Version: 2.4\nName: ecarte\nVersion: 1.2.3\n")
    written = wheel.read_bytes()
    info = {
        "abi_version": "2026_0",
        "arch": "wasm32",
        "platform": "emscripten_5_0_3",
        "python": "3.14.2",
        "version": "3",
    }
    assert entry(wheel, info) == {
        "name": "ecarte",
        "version": "1.2.3",
        "file_name": wheel.name,
        "install_dir": "site",
        "sha256": hashlib.sha256(written).hexdigest(),
        "package_type": "package",
        "imports": ["ecarte"],
        "depends": [],
        "unvendored_tests": False,
    }
    assert wheel.read_bytes() == written
    assert list(tmp_path.iterdir()) == [wheel]
