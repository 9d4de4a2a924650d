"""The entry of our wheel in Pyodide's lock file, which other tools write on other Pythons."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

if sys.platform == "emscripten":
    pytest.skip("the site is built on the host", allow_module_level=True)

TOOLS = Path(__file__).parents[2] / "tools"
# A program of its own: pyodide-build asks for the file of the main module, and a worker of pytest has none.
PROGRAM = """import json, sys
from pathlib import Path
from building.locked import entry
print(json.dumps(entry(Path(sys.argv[1]), json.loads(sys.argv[2]))))
"""


def test_the_entry_is_the_same_on_every_python_and_leaves_the_wheel_alone(tmp_path: Path) -> None:
    folder, program = tmp_path / "wheels", tmp_path / "program.py"
    folder.mkdir()
    program.write_text(PROGRAM)
    wheel = folder / "ecarte-1.2.3-py3-none-any.whl"
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
    command = [sys.executable, str(program), str(wheel), json.dumps(info)]
    paths = {**os.environ, "PYTHONPATH": str(TOOLS)}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=paths)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == {
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
    assert list(folder.iterdir()) == [wheel]
