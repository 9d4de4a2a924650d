"""Journals: what a long run has done is there after it was interrupted."""

from __future__ import annotations

from pathlib import Path

import pytest

from ecarte.collection.journal import Journal
from ecarte.core.game import RuleError

RUN = {"analyze": "1", "seed": [0]}


def test_a_journal_keeps_what_was_added(tmp_path: Path) -> None:
    path = tmp_path / "games.ecn.part"
    with Journal(path, RUN) as journal:
        journal.add({"key": "a"})
        journal.add({"key": "é\n"})
    with Journal(path, RUN, resume=True) as journal:
        assert (journal.kept, list(journal.results())) == (2, [{"key": "a"}, {"key": "é\n"}])
        journal.add({"key": "c"})
        assert journal.length == 3
    with Journal(path, RUN, resume=True) as journal:
        assert [each["key"] for each in journal.results()] == ["a", "é\n", "c"]
        journal.remove()
    assert not path.exists()


def test_a_journal_cut_off_anywhere_keeps_its_whole_lines(tmp_path: Path) -> None:
    path = tmp_path / "part"
    with Journal(path, RUN) as journal:
        journal.add({"key": "a"})
        journal.add({"key": "b"})
    whole = path.read_bytes()
    ends = [at for at, byte in enumerate(whole, 1) if byte == ord("\n")]
    with Journal(tmp_path / "empty", RUN):
        pass
    assert not (tmp_path / "empty").exists()
    for size in range(len(whole)):
        path.write_bytes(whole[:size])
        with Journal(path, RUN, resume=True) as journal:
            kept = list(journal.results())
            assert len(kept) == max(0, sum(end <= size for end in ends) - 1)
            for key in ("a", "b")[len(kept) :]:
                journal.add({"key": key})
        assert path.read_bytes() == whole


def test_a_journal_is_not_lost_nor_taken_for_another(tmp_path: Path) -> None:
    path = tmp_path / "part"
    with Journal(path, RUN) as journal:
        journal.add({"key": "a"})
    before = path.read_bytes()
    with pytest.raises(RuleError, match="E-journal-there"):
        Journal(path, RUN)
    with pytest.raises(RuleError, match="E-journal-other"):
        Journal(path, RUN | {"seed": [1]}, resume=True)
    assert path.read_bytes() == before
    for foreign in (b"my own notes", b"my own notes\n", b'{"other": 1}\n', b'{"other": 1}\n{"key": "a"}\n'):
        path.write_bytes(foreign)
        for resume in (False, True):
            with pytest.raises(RuleError, match="E-journal-foreign"):
                Journal(path, RUN, resume=resume)
        assert path.read_bytes() == foreign
