"""The machine's WebAssembly modules: made from its functions, alike each time, and doing what these do."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

pytest.importorskip("numba", reason="modules are made natively only")

from ecarte.machine.layout import fields
from machine import build
from machine.cases import pack_cases
from tests.machine import small
from tests.machine.small import Tables, Work

HOST = Path(__file__).parents[2] / "tools/machine/host.mjs"
PACKAGE = "tests.machine"


def test_the_module_does_what_python_does(tmp_path: Path) -> None:
    """The same bytes are made twice, and the module needs nothing of its host."""
    if not shutil.which(build.LINKER):
        pytest.skip(f"no {build.LINKER}: as root on Debian `make build/linker.made` installs it")
    module = build.make(small.ENTRIES, PACKAGE)
    assert module == build.make(small.ENTRIES, PACKAGE)
    (tmp_path / "small.wasm").write_bytes(module)
    files = []
    for entry in small.ENTRIES:
        tables, works = cases(entry.__name__, 50)
        files.append(tmp_path / entry.__name__)
        files[-1].write_bytes(pack_cases(entry, tables, works))
    command = ["node", *map(str, (HOST, tmp_path / "small.wasm", *files))]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    for entry, found in zip(small.ENTRIES, json.loads(done.stdout), strict=True):
        assert (found["entry"], found["number"], found["different"]) == (entry.__name__, 50, [])


def cases(seed: str, number: int) -> tuple[Tables, list[Work]]:
    """Return records whose numbers are drawn at random."""
    rng = Random(seed)
    draw: dict[str, Callable[[], Any]] = {
        "B": lambda: rng.randrange(256),
        "i": lambda: rng.randrange(-(1 << 29), 1 << 29),
        "q": lambda: rng.randrange(-(1 << 30), 1 << 30),
        "d": lambda: rng.uniform(-1e9, 1e9),
    }
    tables, works = Tables(), [Work() for _ in range(number)]
    for record in (tables, *works):
        for name, kind in fields(type(record)).items():
            row = [draw[kind.code]() for _ in range(max(1, kind.number))]
            setattr(record, name, (bytearray(row) if kind.code == "B" else row) if kind.number else row[0])
    tables.few &= 7
    return tables, works


def test_the_package_has_the_module_of_its_sources() -> None:
    if not shutil.which(build.LINKER) or build.tools() != build.PINNED:
        pytest.skip("the module is made by other tools")
    for game in build.GAMES:
        assert build.file_of(game).read_bytes() == build.make_game(game), "cd tools && python -m machine.build"
