"""A function of the machine does the same to the bit as it stands, as code of the processor, and as WebAssembly."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import pytest

pytest.importorskip("numba", reason="compiled code is native only")

from hypothesis import given
from hypothesis import strategies as st

from ecarte.machine import run
from ecarte.machine.emitting import UnresolvedError, emit
from ecarte.machine.layout import Record, fields, packed
from ecarte.machine.lowering import MachineError, lower
from ecarte.machine.native import Native, host
from ecarte.machine.ways import Entry, Plain
from machine import build
from machine.cases import pack_cases
from tests.machine import small
from tests.machine.small import Tables, Work

HOST = Path(__file__).parents[2] / "tools/machine/host.mjs"
PACKAGE = "tests.machine"
NUMBERS = st.integers(-(1 << 30), 1 << 30)
R = TypeVar("R", bound=Record)
VALUES: dict[str, st.SearchStrategy[Any]] = {
    "B": st.integers(0, 255),
    "i": st.integers(-(1 << 29), 1 << 29),
    "q": NUMBERS,
    "d": st.floats(-1e9, 1e9),
}


@st.composite
def records(draw: st.DrawFn, record: type[R]) -> R:
    made = record()
    for name, kind in fields(record).items():
        if kind.number:
            row = draw(st.lists(VALUES[kind.code], min_size=kind.number, max_size=kind.number))
            setattr(made, name, bytearray(row) if kind.code == "B" else row)
        else:
            setattr(made, name, draw(VALUES[kind.code]))
    return made


@pytest.fixture(scope="module")
def native() -> Native:
    return Native(small.ENTRIES, PACKAGE)


@pytest.mark.parametrize("entry", small.ENTRIES)
@given(tables=records(Tables), work=records(Work))
def test_the_processor_does_what_python_does(native: Native, entry: Entry, tables: Tables, work: Work) -> None:
    tables.few &= 7
    given_tables, given_work = native.load(tables), native.load(work)
    assert given_work.pack() == work.pack()
    assert native.call(entry, given_tables, given_work) == entry(tables, work)
    assert given_work.pack() == work.pack()
    assert given_tables.pack() == tables.pack()


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


@pytest.mark.parametrize("entry", small.BAD, ids=lambda entry: str(entry.__name__))
def test_what_python_alone_can_do_is_refused(entry: Entry) -> None:
    with pytest.raises((MachineError, UnresolvedError), match=entry.__name__):
        emit(*lower([entry], PACKAGE), host())


def test_a_packed_record_is_used_as_a_record() -> None:
    work = packed(Work)()
    work.a, work.share, work.longs = 5, 0.5, range(40)  # type: ignore[attr-defined]
    work.fill("ints", [1, 2])
    again = Work.unpack(work.pack())
    assert (again.a, again.share, again.longs, again.ints) == (5, 0.5, [*range(40)], [1, 2, 0])
    with pytest.raises(ValueError, match="ints holds 3 items, not 4"):
        work.fill("ints", range(4))
    with pytest.raises(OverflowError):
        work.bytes = [256]  # type: ignore[attr-defined]


def test_the_way_is_chosen_once() -> None:
    with run.using("ecarte", Plain()):
        assert isinstance(run.find("ecarte"), Plain)
    run.prepare("ecarte")
    assert isinstance(run.find("ecarte"), Native)
    assert not run.prepare("ecarte")


def test_the_package_has_the_module_of_its_sources() -> None:
    if not shutil.which(build.LINKER) or build.tools() != build.PINNED:
        pytest.skip("the module is made by other tools")
    for game in build.GAMES:
        assert build.file_of(game).read_bytes() == build.make_game(game), "cd tools && python -m machine.build"
