"""Analyses that were interrupted go on, and write what they would have written."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("typer", reason="the command line is native only")

from ecarte.collection import analyze
from ecarte.collection.analyze import Analysed
from ecarte.collection.journal import Journal
from ecarte.core.game import RuleError
from ecarte.record import Play
from tests.kit.commandline import Cli, cli

__all__ = ["cli"]  # a fixture, used by name

GOLDEN = Path(__file__).parents[1] / "golden"
LITTLE = ("--worlds", "100")
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


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """Three games, of which the second cannot be analysed."""
    path = tmp_path / "games.ecn"
    names = ("jirai", "belote-classic", "jirai")
    path.write_text("\n".join((GOLDEN / f"{name}.ecn").read_text("utf-8") for name in names), "utf-8")
    return path


def test_what_was_analysed_is_not_analysed_again(
    cli: Cli, games: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, output = tmp_path / "whole.ecn", tmp_path / "out.ecn"
    report = cli("analyze", *LITTLE, "--json", "-o", whole, games)
    analysed, real = list[str](), analyze._analysed

    def interrupted(play: Play, *given: object) -> Analysed:
        if len(analysed) == 2:
            raise KeyboardInterrupt
        analysed.append(play.record.tag("Rules") or "")
        return real(play, *given)  # type: ignore[arg-type]

    monkeypatch.setattr(analyze, "_analysed", interrupted)
    run = cli("analyze", *LITTLE, "-o", output, games)
    assert (run.status, len(analysed)) == (130, 2)
    assert f"2 games were analysed; what was found is in {output}.part." in run.err
    assert not output.exists()
    analysed.clear()
    assert "with --resume" in cli("analyze", *LITTLE, "-o", output, games).err
    assert "other options" in cli("analyze", "--worlds", "101", "--resume", "-o", output, games).err
    others = cli("analyze", *LITTLE, "--resume", "-o", output, GOLDEN / "jirai.ecn", GOLDEN / "article.ecn").err
    assert "Game 2 is not the one" in others
    assert analysed == []
    resumed = cli("analyze", *LITTLE, "--json", "--resume", "-o", output, games)
    assert (resumed.out, resumed.err, resumed.status) == (report.out, report.err, report.status)
    assert analysed == ["classic", "jirai"]  # a game that cannot be analysed is asked again, at once
    assert output.read_bytes() == whole.read_bytes()
    assert not Path(f"{output}.part").exists()


def test_going_on_needs_a_file(cli: Cli, games: Path) -> None:
    run = cli("analyze", "--resume", games)
    assert (run.status, run.out) == (2, "")
    assert "--resume needs --output" in run.err


@pytest.mark.thorough
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_killed_analysis_goes_on(games: Path, tmp_path: Path, jobs: str) -> None:
    output, part = tmp_path / "out.ecn", tmp_path / "out.ecn.part"
    command = [sys.executable, "-m", "ecarte", "analyze", *LITTLE, "-j", jobs, "-o", str(output), str(games)]
    with subprocess.Popen(command) as process:
        while not part.exists() or part.read_bytes().count(b"\n") < 2:
            assert process.poll() is None
        process.send_signal(signal.SIGKILL)
    kept = len(part.read_bytes().splitlines()) - 1
    assert kept >= 1
    assert not output.exists()
    done = subprocess.run([*command, "--resume"], check=False)
    assert done.returncode == 1
    whole = tmp_path / "whole.ecn"
    subprocess.run([*command[:-3], "-o", str(whole), str(games)], check=False)
    assert output.read_bytes() == whole.read_bytes()
    assert not part.exists()
