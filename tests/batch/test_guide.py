"""The programs of the guide to batches run as they are written."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

pytest.importorskip("pettingzoo", reason="arrays are native only")

GUIDE = (Path(__file__).parents[2] / "docs/guide/batch.md").read_text("utf-8")


def test_the_programs_of_the_guide_run(capsys: pytest.CaptureFixture[str]) -> None:
    first, second = re.findall(r"^```python\n(.*?)^```$", GUIDE, re.M | re.S)
    found: dict[str, object] = {}
    exec(first.replace("4096", "64"), found)  # the guide's own program
    mean, share = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r"\[\d\.\d+ +\d\.\d+ *\]", mean)
    assert 0 < float(share) < 1
    exec(second, found)
    assert not found["environment"].agents  # type: ignore[attr-defined]
