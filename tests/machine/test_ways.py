"""A function of the machine does the same to the bit as it stands, as code of the processor, and as WebAssembly."""

from __future__ import annotations

from typing import Any, TypeVar

import pytest

pytest.importorskip("numba", reason="compiled code is native only")

from hypothesis import given
from hypothesis import strategies as st

from ecarte import compiler
from ecarte.compiler.code import Native, describe_host
from ecarte.compiler.emitting import UnresolvedError, emit
from ecarte.compiler.kinds import MachineError
from ecarte.compiler.lowering import lower
from ecarte.machine import run
from ecarte.machine.layout import TAKEN, Number, Record, Rows, fields, packed
from ecarte.machine.ways import Entry, Plain, Repeated
from tests.machine import small
from tests.machine.small import Tables, Work

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
    assert given_work.to_bytes() == work.to_bytes()
    assert native.call(entry, given_tables, given_work) == entry(tables, work)
    assert given_work.to_bytes() == work.to_bytes()
    assert given_tables.to_bytes() == tables.to_bytes()


def test_an_entry_is_called_for_many_records_until_it_returns_0(native: Native) -> None:
    found = []
    ways: list[Repeated] = [Plain(), native]
    for way in ways:
        rows, tables = Rows(Work, 4), way.load(Tables())
        for row, number in zip(rows.records, (3, 1, 0, 2), strict=True):
            row.a = number
        assert way.call_each(small.climb, tables, rows) == 2
        rows.records[2].a = 5
        assert way.call_each(small.climb, tables, rows) == 4
        found.append(rows.data)
    assert found[0] == found[1]


@pytest.mark.parametrize("entry", small.BAD, ids=lambda entry: str(entry.__name__))
def test_what_python_alone_can_do_is_refused(entry: Entry) -> None:
    with pytest.raises((MachineError, UnresolvedError), match=entry.__name__):
        emit(*lower([entry], PACKAGE), describe_host())


def test_a_packed_record_is_used_as_a_record() -> None:
    work = packed(Work)()
    work.a, work.share, work.longs, work.ints = 5, 0.5, range(40), (1, 2, 0)  # type: ignore[attr-defined]
    again = Work.from_bytes(work.to_bytes())
    assert (again.a, again.share, again.longs, again.ints) == (5, 0.5, [*range(40)], [1, 2, 0])
    with pytest.raises(ValueError, match="assignment"):  # as many as there is room for, neither more nor fewer
        work.ints = range(4)  # type: ignore[attr-defined]
    with pytest.raises(OverflowError):
        work.bytes = [256]  # type: ignore[attr-defined]


def test_the_way_is_chosen_once() -> None:
    with run.using("ecarte", Plain()):
        assert isinstance(run.find("ecarte"), Plain)
    compiler.prepare("ecarte")
    assert isinstance(run.find("ecarte"), Native)
    assert not compiler.prepare("ecarte")


@pytest.mark.parametrize("name", sorted(TAKEN))
def test_a_field_may_not_have_a_name_that_every_record_has(name: str) -> None:
    wrong: type[Record] = type("Wrong", (Record,), {"__annotations__": {"own": Number, name: Number}})
    with pytest.raises(TypeError, match=rf"Wrong\.{name}: every record has this name already; choose another one"):
        wrong()
