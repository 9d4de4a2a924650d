"""``ecarte analyze`` and ``ecarte equity``: the annotations they write and the reports they print."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("typer", reason="the command line is native only")

from ecarte.analysis.ecarte.review import GRADES
from ecarte.collection import analyze
from ecarte.collection.analyze import Analysed, Wanted, analysed, effort
from ecarte.collection.workers import Workers
from ecarte.notation import ecn
from ecarte.record import Play
from tests.kit.commandline import Cli, cli

__all__ = ["cli"]  # a fixture, used by name

ROOT = Path(__file__).parents[3]
GOLDEN = ROOT / "tests/golden"
GUIDE = (ROOT / "docs/guide/analyze.md").read_text("utf-8")
LITTLE = ("--worlds", "100")


@pytest.mark.thorough
def test_the_records_are_the_same_for_any_number_of_processes(cli: Cli, tmp_path: Path) -> None:
    games = tmp_path / "games.ecn"
    names = ("belote-annotated", "jirai", "real-table")
    games.write_text("\n".join((GOLDEN / f"{name}.ecn").read_text("utf-8") for name in names), "utf-8")
    alone = cli("analyze", *LITTLE, games)
    together = cli("analyze", *LITTLE, "--jobs", "2", games)
    assert alone.out == together.out
    assert alone.status == together.status == 1
    left = {int(number) for number in re.findall(r"Record (\d+)", alone.err)}
    written, plain = ecn.loads(alone.out), ecn.loads(games.read_text("utf-8"))
    assert {3} <= left < set(range(1, len(plain) + 1))
    assert [plain[number - 1] for number in sorted(left)] == [written[number - 1] for number in sorted(left)]
    assert plain[0] != written[0]
    assert plain[1] != written[1]
    assert {problem for reading in ecn.read(alone.out, mode="strict") for problem in reading.problems} == set()
    # Not the first: a value that a person wrote there counts as the engine's once its deal is analysed.
    assert ecn.loads(cli("analyze", *LITTLE, "-", stdin=ecn.dumps(written[1])).out) == written[1:2]


def test_progress_counts_the_games_and_the_part_of_the_next() -> None:
    plays = [ecn.loads((GOLDEN / "jirai.ecn").read_text("utf-8"))[0]] * 2
    reached: list[float] = []
    assert len(list(analysed(plays, Wanted(effort(100)), progress=reached.append))) == 2
    assert reached == sorted(reached)
    assert {1, 2} < {*reached}
    assert sum(0 < each < 1 for each in reached) > 3
    assert sum(1 < each < 2 for each in reached) > 3


@pytest.mark.parametrize(
    ("names", "workers", "times"),
    [
        (["jirai", "jirai"], Workers(), 1),
        (["belote-classic", "jirai", "jirai"], Workers(2), 2),
        (["belote-classic", "belote-three"], Workers(2), 1),
        (["jirai"], Workers(scheduler="tcp://127.0.0.1:1"), 0),
    ],
)
def test_it_is_compiled_once_before_others_work_and_where_a_game_needs_it(
    monkeypatch: pytest.MonkeyPatch, names: list[str], workers: Workers, times: int
) -> None:
    done: list[str] = []
    monkeypatch.setattr(analyze, "_analysed", lambda play, *_: done.append("analysed"))
    monkeypatch.setattr(analyze, "in_order", lambda work, pieces, *_: ((name, work(piece)) for name, piece in pieces))
    plays = [ecn.loads((GOLDEN / f"{name}.ecn").read_text("utf-8"))[0] for name in names]
    assert len(list(analysed(plays, Wanted(), workers, prepare=lambda game: done.append("compiled")))) == len(plays)
    assert done.count("compiled") == times
    if times:
        assert done[0] == "compiled"


def test_a_record_is_annotated_as_it_was(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the trained tables, which are replaced from time to time."""
    monkeypatch.setattr("ecarte.players.ecarte.policy.find", lambda *_: None)
    found = cli("analyze", *LITTLE, GOLDEN / "jirai.ecn").out
    wanted = (ROOT / "tests/analysed/jirai.ecn").read_text("utf-8")
    assert re.sub(r"@engine=\S+", "@engine=", found) == re.sub(r"@engine=\S+", "@engine=", wanted)


def test_only_a_seat_is_judged_when_one_is_named(cli: Cli) -> None:
    text = cli("analyze", *LITTLE, "--seat", "N", GOLDEN / "jirai.ecn").out
    assert re.search(r"N\S* (\$\d )?(@best=\S+ )?@eq", text)
    assert not re.search(r"S[.:-]\S* (\$\d )?(@best=\S+ )?@eq", text)
    other = cli("analyze", *LITTLE, "--seat", "E", GOLDEN / "jirai.ecn")
    assert other.status == 1
    assert "“E” is not a seat at this table" in other.err


@pytest.mark.thorough
def test_it_tells_in_words_and_as_json(cli: Cli, tmp_path: Path) -> None:
    file = GOLDEN / "jirai.ecn"
    answer = cli("analyze", *LITTLE, "--report", "--output", tmp_path / "a.ecn", file)
    assert "grade" in answer.out
    assert "turn-up" in answer.out
    assert "better:" in answer.out
    assert "@eq" in (tmp_path / "a.ecn").read_text("utf-8")
    found = json.loads(cli("analyze", *LITTLE, "--json", file).out)
    assert set(found["reviews"]) == {"S", "N"}
    assert found["reviews"]["S"]["decisions"]
    assert cli("analyze", "--json", "--report", file).status == 2


@pytest.mark.thorough
def test_figures_are_written_as_the_language_does(cli: Cli, tmp_path: Path) -> None:
    """Decimal commas, thousands and the space before a percent sign, in every table."""
    file = GOLDEN / "jirai.ecn"
    plain, french = (cli("analyze", *LITTLE, "--report", "--lang", lang, file).out for lang in ("en", "fr"))
    assert re.search(r"\d\.\d\d %", plain)
    assert re.search(r"\d,\d\d\N{NO-BREAK SPACE}%", french)
    assert not re.search(r"\d\.\d", french)
    assert cli("equity", "--lang", "fr").out.count(",") == 25
    assert "-0," in cli("equity", "--points", "--lang", "fr").out
    explored = cli("explore", "7h", "8h", "Ks", "7s", "7d", "-t", "9h", "--lang", "fr").out
    assert re.search(r"\d,\d ± 0,\d\N{NO-BREAK SPACE}% +[+-]0,\d\d", explored)
    assert "46\N{NARROW NO-BREAK SPACE}039" in explored
    held = cli("holding", GOLDEN / "annotated.ecn", "--at", "1#6", "--seat", "S", "--weighted", "--lang", "fr")
    assert "12\N{NARROW NO-BREAK SPACE}650" in held.err
    assert "65,780" in cli("explore", "7h", "8h", "Ks", "7s", "7d", "-t", "9h", "--lang", "ja").out
    assert re.search(r"\d,\d\N{NO-BREAK SPACE}% \(\d", cli("stats", file, "--lang", "fr").out)


def test_the_table_of_scores(cli: Cli) -> None:
    rows = json.loads(cli("equity", "--json").out)["table"]
    assert len(rows) == 5
    assert rows[4][4] == pytest.approx(0.445, abs=0.01)
    lines = cli("equity", "--option", "target=10").out.splitlines()
    assert len(lines) == 11
    assert lines[1].split()[0] == "0"
    assert cli("equity", "--game", "belote").status == 2


@pytest.mark.sampled
@pytest.mark.parametrize("command", re.findall(r"^\$ (ecarte .*)$", GUIDE, re.M))
def test_the_examples_of_the_guide_run(command: str, cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    shutil.copy(GOLDEN / "jirai.ecn", "friday.ecn")
    words = shlex.split(command)[1:]
    found = cli(*words, *(LITTLE if words[0] == "analyze" else ()))
    assert found.status == 0
    assert found.out or Path("analysed.ecn").is_file()


def test_the_programs_of_the_guide_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    shutil.copy(GOLDEN / "jirai.ecn", "friday.ecn")
    shutil.copy(ROOT / "tests/analysed/jirai.ecn", "analysed.ecn")
    grading, analysing, searching = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)
    exec(compile(grading, "analyze.md", "exec"), {})
    assert capsys.readouterr().out.strip() in [step["mark"] for step in GRADES.steps()]
    exec(compile(analysing, "analyze.md", "exec"), {})
    assert "'S'" in capsys.readouterr().out
    exec(compile(searching, "analyze.md", "exec"), {})
    found = capsys.readouterr().out.splitlines()
    losses = re.findall(r"@loss=(\S+)", Path("analysed.ecn").read_text("utf-8"))
    assert len(found) == sum(float(loss) > 0.06 for loss in losses) > 0


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """Three games, of which the second cannot be analysed."""
    path = tmp_path / "games.ecn"
    names = ("jirai", "real-table", "jirai")
    first = (ecn.loads((GOLDEN / f"{name}.ecn").read_text("utf-8"))[0] for name in names)
    path.write_text("\n".join(map(ecn.dumps, first)), "utf-8")
    return path


def test_what_was_analysed_is_not_analysed_again(
    cli: Cli, games: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, output = tmp_path / "whole.ecn", tmp_path / "out.ecn"
    report = cli("analyze", *LITTLE, "--json", "-o", whole, games)
    done, real = list[str](), analyze._analysed

    def interrupted(play: Play, *given: object) -> Analysed:
        if len(done) == 2:
            raise KeyboardInterrupt
        done.append(play.record.tag("Rules") or "")
        return real(play, *given)  # type: ignore[arg-type]

    monkeypatch.setattr(analyze, "_analysed", interrupted)
    run = cli("analyze", *LITTLE, "-o", output, games)
    assert (run.status, len(done)) == (130, 2)
    assert f"2 games were analysed; what was found is in {output}.part." in run.err
    assert not output.exists()
    done.clear()
    assert "with --resume" in cli("analyze", *LITTLE, "-o", output, games).err
    assert "other options" in cli("analyze", "--worlds", "101", "--resume", "-o", output, games).err
    others = cli("analyze", *LITTLE, "--resume", "-o", output, GOLDEN / "jirai.ecn", GOLDEN / "article.ecn").err
    assert "Game 2 is not the one" in others
    assert done == []
    resumed = cli("analyze", *LITTLE, "--json", "--resume", "-o", output, games)
    assert (resumed.out, resumed.err, resumed.status) == (report.out, report.err, report.status)
    assert done[-1] == "jirai"  # a game that cannot be analysed is asked again, at once
    assert output.read_bytes() == whole.read_bytes()
    assert not Path(f"{output}.part").exists()


def test_nothing_is_left_beside_the_output_when_it_is_written_or_nothing_was_done(
    cli: Cli, games: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    output = tmp_path / "out.ecn"
    assert cli("analyze", *LITTLE, "-o", output, tmp_path / "missing.ecn").status == 2
    assert cli("analyze", *LITTLE, "-o", output, GOLDEN / "real-table.ecn", tmp_path / "missing.ecn").status == 2
    assert output.exists()

    def interrupted(*given: object) -> Analysed:
        raise KeyboardInterrupt

    monkeypatch.setattr(analyze, "_analysed", interrupted)
    assert cli("analyze", *LITTLE, "-o", output, games).status == 130
    assert not list(tmp_path.glob("*.part"))


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
    resumed = subprocess.run([*command, "--resume"], check=False)
    assert resumed.returncode == 1
    whole = tmp_path / "whole.ecn"
    subprocess.run([*command[:-3], "-o", str(whole), str(games)], check=False)
    assert output.read_bytes() == whole.read_bytes()
    assert not part.exists()
