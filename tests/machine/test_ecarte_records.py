"""Records of écarté on the machine: read and written alike in every way, with every number looked at."""

from __future__ import annotations

import pytest
from hypothesis import given

from ecarte.machine import run
from ecarte.machine.ecarte.events import replay_deal
from ecarte.machine.ways import Way
from ecarte.notation import codec
from ecarte.record import Record
from tests.kit.checked_machine import Checked
from tests.kit.games import Game, games


def again(written: Record, way: Way | None = None) -> tuple[object, ...]:
    """Return a record as it is written, and as that is read, with the packs of its seed and without."""
    with run.using("ecarte", way or run.find("ecarte")):
        lines = codec.write(written)
        assert lines is not None
        options = written.options()
        return lines, *(codec.read(written, options, lines, "", seed) for seed in (written.seed, None))


@given(games(plain=True))
def test_no_number_is_outside_what_compiled_code_can_do(game: Game) -> None:
    written = game.play.record
    found = again(written)
    assert found[1] == found[2] == written.deals
    assert again(written, Checked()) == found


@given(games(plain=True))
def test_the_processor_does_what_python_does(game: Game) -> None:
    pytest.importorskip("numba", reason="compiled code is native only")
    from ecarte.compiler.code import Native

    written = game.play.record
    assert again(written, Native((replay_deal,))) == again(written)
