"""``ecarte fmt`` and ``ecarte verify`` on games as people type them."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

pytest.importorskip("typer", reason="the command line is native only")

from tests.kit.commandline import Cli, cli
from tests.notation.test_typed_games import TYPED, meant

__all__ = ["cli"]  # a fixture, used by name


@pytest.mark.thorough
def test_fmt_mends_each_file_at_once_and_verify_reads_it(cli: Cli, tmp_path: Path) -> None:
    mine = [Path(shutil.copy(path, tmp_path)) for path in TYPED]
    before = cli("verify", *mine)
    assert cli("fmt", *mine).status == 0
    for path, typed in zip(mine, TYPED, strict=True):
        assert path.read_text("utf-8") == meant(typed), typed.name
    assert cli("fmt", "--check", *mine).status == 0
    after = cli("verify", *mine)
    assert re.sub(r":\d+:", ":", after.out) == re.sub(r":\d+:", ":", before.out)
    assert before.out.count(".txt:") > len(TYPED)
