"""The commands that query many records: filter, stats, archive, simulate."""

from __future__ import annotations

import csv
import io
import json
import re
import signal
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

pytest.importorskip("typer", reason="the command line is native only")

from ecarte import record
from ecarte.collection.archive import Archive
from ecarte.collection.simulate import Plan, texts
from ecarte.core import fair
from ecarte.figures.filter import Filter
from ecarte.notation import ecn
from ecarte.players import PLAYERS
from ecarte.record import facts
from ecarte.text import Words, languages
from tests.kit.commandline import Cli, cli

__all__ = ["cli"]  # a fixture, used by name

GOLDEN = Path(__file__).parents[2] / "golden"
FRIDAY = GOLDEN / "akagiri.ecn"


@cache
def simulated() -> str:
    return "\n".join(texts(Plan({"S": "amateur", "N": "chance"}, 12, seed=4)))


@pytest.fixture
def games(tmp_path: Path) -> Path:
    path = tmp_path / "games.ecn"
    path.write_text(simulated(), "utf-8")
    return path


def matching(condition: str) -> list[str]:
    return [ecn.dumps(play) for play in ecn.loads(simulated()) if Filter(condition).asks(play.record)]


# --- filter ---


def test_filter_prints_the_records_that_match(cli: Cli, games: Path) -> None:
    run = cli("filter", "any(vole) and deals < 5", games)
    assert (run.status, run.err) == (0, "")
    assert run.out == "\n".join(matching("any(vole) and deals < 5")) != ""
    rest = cli("filter", "--invert", "any(vole) and deals < 5", "-", stdin=simulated()).out
    assert sorted(ecn.dumps(p) for p in [*ecn.loads(run.out), *ecn.loads(rest)]) == sorted(matching("True"))
    assert cli("filter", "False", games) == type(run)(0, "", "")


def test_filter_writes_to_a_file(cli: Cli, games: Path, tmp_path: Path) -> None:
    chosen = tmp_path / "chosen.ecn"
    assert cli("filter", "any(vole)", games, "-o", chosen) == type(cli("--version"))(0, "", "")
    assert chosen.read_text("utf-8") == cli("filter", "any(vole)", games).out != ""


def test_filter_counts(cli: Cli, games: Path) -> None:
    assert (
        cli("filter", "--count", "any(vole)", games, "-", stdin=simulated()).out
        == f"{2 * len(matching('any(vole)'))}\n"
    )


def test_filter_prints_deals_as_csv(cli: Cli, games: Path) -> None:
    rows = [row for play in ecn.loads(simulated()) for row in facts.deals(play.record)]
    run = cli("filter", "--deals", "vole", games)
    found = list(csv.DictReader(io.StringIO(run.out)))
    assert [(row["turn"], row["score_S"]) for row in found] == [
        (row["turn"], str(row["score_S"])) for row in rows if row["vole"]
    ]
    assert cli("filter", "--deals", "--count", "--invert", "vole", games).out == f"{len(rows) - len(found)}\n"


def test_filter_shows_where_a_condition_is_wrong(cli: Cli, games: Path) -> None:
    run = cli("filter", "vole and refused_frst", games)
    assert (run.status, run.out) == (2, "")
    assert run.err.splitlines()[0] == (
        "EXPR:10: E-filter-name There is no fact “refused_frst”. Perhaps you mean “refused_first”. "
        "Text stands in quotation marks."
    )
    assert run.err.splitlines()[1:] == ["    vole and refused_frst", "             ^"]


@pytest.mark.parametrize("command", [["filter", "True"], ["stats"]])
def test_records_with_errors_are_left_out_and_said(cli: Cli, command: list[str], tmp_path: Path) -> None:
    bad = FRIDAY.read_text("utf-8").replace("=0-1 0-1", "=1-0 1-0")
    run = cli(*command, "-", FRIDAY, tmp_path / "none.ecn", stdin=bad)
    assert run.status == 2  # the file does not exist
    assert "E-score" in run.err
    assert "none.ecn: E-file" in run.err
    assert "Anna" in run.out
    assert cli(*command, "-", FRIDAY, stdin=bad).status == 1


# --- stats ---


def test_stats_is_a_table(cli: Cli, games: Path) -> None:
    run = cli("stats", games)
    assert run.status == 0
    head, first, *_ = run.out.splitlines()
    assert head.split() == ["Measure", "amateur", "chance", "all"]
    assert first.split() == ["Games", "12", "12"]
    assert "measure-" not in run.out
    assert "95 % interval" in run.err
    one = cli("stats", games, "--player", "CHANCE").out.splitlines()
    assert one[0].split() == ["Measure", "chance", "all"]


def test_stats_as_json(cli: Cli, games: Path) -> None:
    run = cli("stats", "--json", "--where", "won('chance')", games)
    answer = json.loads(run.out)
    won = {each["player"]: each["measures"]["won"]["value"] for each in answer["players"]}
    assert won == {"amateur": 0.0, "chance": 1.0}
    assert answer["players"][0]["games"] == len(matching("won('chance')")) > 0


def test_stats_tell_what_they_leave_out(cli: Cli) -> None:
    warm_up = ecn.dumps(record.resign(record.new("ecarte", "akagiri", {}, {}, fair.prepared_seed(7), "S"), "S"))
    run = cli("stats", "-", stdin=warm_up)
    assert run.err.startswith("One game is left out:")
    assert "Games" in cli("stats", "--where", "warm_up", "-", stdin=warm_up).out
    assert cli("stats", "--picture", "none.svg", "-", stdin=warm_up).status == 0  # there is no picture without players


def test_stats_draws_a_picture(cli: Cli, games: Path, tmp_path: Path) -> None:
    path = tmp_path / "stats.svg"
    assert cli("stats", games, "--picture", path).status == 0
    assert "Makes the vole" in path.read_text("utf-8")
    assert "Makes the vole" not in cli("stats", games, "--lang", "fr").err
    run = cli("stats", games, "--picture", tmp_path / "stats.gif")
    assert (run.status, "not into" in run.err) == (2, True)
    assert cli("stats", games, "--picture", tmp_path / "no/such/folder.svg").status == 2


def test_a_picture_without_matplotlib_is_a_sentence(cli: Cli, games: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    run = cli("stats", games, "--picture", "x.svg")
    assert run.status == 2
    assert "This needs matplotlib, which is not installed: pip install 'ecarte[picture]'" in run.err


def test_stats_of_an_unknown_player_and_of_no_games(cli: Cli, games: Path) -> None:
    assert "Nobody called “Carl” plays in these games." in cli("stats", games, "--player", "Carl").err
    run = cli("stats", games, "--where", "False")
    assert (run.status, run.out, run.err) == (0, "", "There are no games.\n")


def test_a_table_of_many_players_says_whom_it_leaves_out(cli: Cli) -> None:
    records = [FRIDAY.read_text("utf-8").replace('"Anna"', f'"Player {number}"') for number in range(6)]
    run = cli("stats", "-", stdin="\n".join(records))
    assert run.out.splitlines()[0].split() == ["Measure", "Bruno", "Player", "0", "Player", "1", "Player", "2", "all"]
    assert run.err.splitlines()[-1] == "3 more players are not shown: use --player or --json."
    everybody = json.loads(cli("stats", "--json", "-", stdin="\n".join(records)).out)
    assert len(everybody["players"]) == 7


def test_a_name_is_no_command_to_the_terminal(cli: Cli) -> None:
    bold = FRIDAY.read_text("utf-8").replace('"Anna"', '"[bold]Zo\u0301e\u202e"')
    run = cli("stats", "-", stdin=bold)
    assert "[bold]Zóe\\u202e" in run.out


# --- archive ---


def test_an_archive_is_filled_asked_and_emptied_again(cli: Cli, games: Path, tmp_path: Path) -> None:
    archive = tmp_path / "mine.duckdb"
    run = cli("archive", "add", archive, games, FRIDAY)
    deals = sum(len(play.record.deals) for play in ecn.loads(simulated())) + 3
    assert (run.status, run.err) == (0, f"13 games added ({deals} deals), 0 there already, 0 left out.\n")
    assert cli("archive", "add", archive, FRIDAY).err == "0 games added (0 deals), 1 there already, 0 left out.\n"
    sql = "SELECT south, count(*) AS games, NULL AS nothing FROM games GROUP BY south ORDER BY south"
    run = cli("archive", "query", archive, sql)
    assert [line.split() for line in run.out.splitlines()] == [
        ["south", "games", "nothing"], ["Anna", "1"], ["amateur", "12"]]  # fmt: skip
    assert cli("archive", "query", archive, sql, "--csv").out == "south,games,nothing\nAnna,1,\namateur,12,\n"
    assert json.loads(cli("archive", "query", archive, sql, "--json").out.splitlines()[0])["nothing"] is None
    assert cli("archive", "export", archive).out == simulated() + "\n" + FRIDAY.read_text("utf-8")
    assert cli("archive", "export", archive, "--where", "player('Anna')").out == FRIDAY.read_text("utf-8")
    chosen = ["--where", "not player('Anna')"]
    assert cli("archive", "stats", archive, *chosen).out == cli("stats", games).out
    assert cli("archive", "stats", archive, "--json").out == cli("stats", "--json", games, FRIDAY).out


def test_what_cannot_be_added_is_said_once(cli: Cli, games: Path, tmp_path: Path) -> None:
    archive, empty = tmp_path / "mine.duckdb", tmp_path / "empty.ecn"
    empty.write_text("")
    bad = FRIDAY.read_text("utf-8").replace("=0-1 0-1", "=1-0 1-0")
    run = cli("archive", "add", archive, "none.ecn", games, "-", stdin=bad)
    first, *others, last = run.err.splitlines()
    assert (run.status, first) == (2, "none.ecn: E-file There is no such file.")
    assert others[0].startswith("-:27:1: E-score (E22)")
    assert last.startswith("12 games added")
    assert last.endswith("0 there already, 1 left out.")
    run = cli("archive", "add", archive, empty)
    assert (run.status, run.err.splitlines()[0]) == (1, f"{empty}:1:1: E-no-record No record begins here.")


def test_a_query_may_be_longer_than_a_line(cli: Cli, games: Path, tmp_path: Path) -> None:
    archive = tmp_path / "mine.duckdb"
    cli("archive", "add", archive, games)
    run = cli("archive", "query", archive, "--csv", "-", stdin="SELECT count(*) AS n -- all of them\nFROM games\n")
    assert run == type(run)(0, "n\n12\n", "")


def test_a_long_table_says_that_it_is_cut(cli: Cli, games: Path, tmp_path: Path) -> None:
    archive = tmp_path / "mine.duckdb"
    cli("archive", "add", archive, games)
    run = cli("archive", "query", archive, "SELECT i FROM range(1001) r(i)")
    assert run.out.split() == ["i", *map(str, range(1000))]
    assert run.err == "The first 1,000 rows; --csv and --json give them all.\n"
    assert len(cli("archive", "query", archive, "SELECT i FROM range(1001) r(i)", "--csv").out.splitlines()) == 1002


def test_rows_too_wide_for_the_screen_are_lists(cli: Cli, games: Path, tmp_path: Path) -> None:
    archive = tmp_path / "mine.duckdb"
    cli("archive", "add", archive, games)
    sql = "SELECT * EXCLUDE (ecn, tags, options) FROM games LIMIT 2"
    run = cli("archive", "query", archive, sql, "--color", "always")  # the output becomes a screen 100 columns wide
    first, second = run.out.strip().split("\n\n")
    assert re.search(r"^north +chance *$", first, re.MULTILINE)
    assert len(first.splitlines()) == len(second.splitlines()) > 15
    assert len(cli("archive", "query", archive, sql).out.splitlines()) == 3


def test_a_terminal_is_not_obeyed(cli: Cli, games: Path, tmp_path: Path) -> None:
    archive = tmp_path / "mine.duckdb"
    cli("archive", "add", archive, games)
    assert "\x1b" not in cli("archive", "query", archive, "SELECT chr(27) || '[2J' AS \"a[red]\"").out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("add none.duckdb", "FILE is missing: ecarte archive add [OPTIONS] FILE.duckdb FILE..."),
        ("add games.ecn none.duckdb", "The archive comes first: ecarte archive add none.duckdb games.ecn"),
        ("query none.duckdb", "SQL is missing"),
        ("query none.duckdb a b", "Not expected here: b"),
        ("stats none.duckdb x.ecn", "Not expected here: x.ecn"),
        ("export none.duckdb", "none.duckdb: There is no such file."),
        ("export none.duckdb --where (", "EXPR:1: E-filter-syntax"),
        ("none.duckdb drop", "There is no command none.duckdb. There are: add, query, stats, export."),
        ("ad none.duckdb x.ecn", "There is no command ad. Did you mean add?"),
    ],
)
def test_what_is_not_understood_is_answered_with_a_sentence(
    cli: Cli, arguments: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    run = cli("archive", *arguments.split())
    assert (run.status, run.out) == (2, "")
    assert said in run.err
    assert list(tmp_path.glob("*.duckdb")) == []


@pytest.mark.parametrize("lang", languages())
def test_the_action_may_stand_behind_the_archive_until_0_7(cli: Cli, games: Path, tmp_path: Path, lang: str) -> None:
    """The former order works, with a warning that shows the new one."""
    archive = tmp_path / "mine.duckdb"
    example = f"ecarte archive add {archive}"
    said = cli("--lang", lang, "archive", archive, "add", games).err.splitlines()
    assert said[0] == f"ecarte: {Words(lang)('cli-archive-order', example=example)}"
    former = cli("archive", archive, "stats", "--json", "--player", "amateur")
    assert former.out == cli("archive", "stats", archive, "--json", "--player", "amateur").out != ""
    assert cli("archive", "--lang", lang, "export", archive).err == ""


def test_tags_are_an_object_in_json(cli: Cli, games: Path, tmp_path: Path) -> None:
    archive = tmp_path / "mine.duckdb"
    cli("archive", "add", archive, FRIDAY)
    found = json.loads(cli("archive", "query", archive, "SELECT tags, event FROM games", "--json").out)
    assert found["tags"]["Event"] == found["event"] == "Friday table"
    run = cli("archive", "query", archive, "SELECT '{no' AS tags, NULL AS other", "--json")
    assert json.loads(run.out) == {"tags": "{no", "other": None}
    run = cli("archive", "query", archive, "SELECT 1; SELECT 2")
    assert (run.status, run.out) == (2, "")
    assert "These are 2 queries. Ask one at a time." in run.err


def test_a_mistaken_query_shows_its_place(cli: Cli, games: Path, tmp_path: Path) -> None:
    archive = tmp_path / "mine.duckdb"
    cli("archive", "add", archive, games)
    run = cli("archive", "query", archive, "SELECT tump FROM deals")
    assert run.status == 2
    assert "DuckDB cannot answer" in run.err
    assert run.err.splitlines()[-2:] == ["LINE 1: SELECT tump FROM deals", "               ^^^^"]


def test_without_duckdb_a_sentence_says_what_to_install(
    cli: Cli, games: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "duckdb", None)
    run = cli("archive", "add", tmp_path / "mine.duckdb", games)
    assert run.status == 2
    assert "This needs duckdb, which is not installed: pip install 'ecarte[archive]'" in run.err


KILLED = """
import os, signal, sys
from pathlib import Path
from ecarte.collection.archive import Archive

path, text, when = sys.argv[1:]

class Connection:
    # the real one, but that at one statement the process ends
    def __init__(self, real):
        self.real = real
    def __getattr__(self, name):
        return getattr(self.real, name)
    def execute(self, sql, *values):
        if when and sql.startswith(when):
            os.kill(os.getpid(), signal.SIGKILL)
        return self.real.execute(sql, *values)

def lines():
    yield from open(text)
    if not when:
        os.kill(os.getpid(), signal.SIGKILL)

with Archive(Path(path), write=True) as opened:
    opened._connection = Connection(opened._connection)
    opened.add([("games", lines())])
"""


@pytest.mark.sampled
@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="nothing is killed like that here")
@pytest.mark.parametrize("when", ["", "INSERT INTO games", "INSERT INTO deals", "COMMIT"])
def test_a_killed_add_leaves_the_archive_as_it_was(cli: Cli, games: Path, tmp_path: Path, when: str) -> None:
    archive = tmp_path / "mine.duckdb"
    cli("archive", "add", archive, FRIDAY)
    killed = subprocess.run([sys.executable, "-c", KILLED, str(archive), str(games), when], capture_output=True)
    assert killed.returncode == -signal.SIGKILL, killed.stderr.decode()
    with Archive(archive) as opened:
        assert opened.counts() == (1, 3)
    assert cli("archive", "export", archive).out == FRIDAY.read_text("utf-8")
    assert cli("archive", "add", archive, games).status == 0
    assert cli("archive", "export", archive).out == FRIDAY.read_text("utf-8") + "\n" + simulated()


# --- simulate ---


def test_simulate_prints_games(cli: Cli, tmp_path: Path) -> None:
    run = cli("simulate", "S:amateur", "N:chance", "--games", "12", "--seed", "4")
    assert (run.status, run.out, run.err) == (0, simulated(), "")
    path = tmp_path / "games.ecn"
    assert cli("simulate", "N:chance", "S:amateur", "-n", "12", "--seed", "4", "-o", path, "-j", "2").out == ""
    assert path.read_text("utf-8") == simulated()
    assert [each.name for each in tmp_path.iterdir() if each.is_file()] == ["games.ecn"]


@pytest.mark.parametrize("lang", languages())
def test_simulate_says_who_can_play(cli: Cli, lang: str) -> None:
    help = "".join(re.findall(r"[^\s│]+", cli("simulate", "--lang", lang, "--help").out))  # without the line breaks
    for players in PLAYERS.values():
        assert ",".join(players) in help


def test_simulate_follows_rules_and_options(cli: Cli) -> None:
    run = cli(
        "simulate", "S:amateur", "N:amateur", "-n", "2", "--rules", "jirai", "--option", "target=10", "--duplicate"
    )
    plays = ecn.loads(run.out)
    assert {play.record.tag("Rules") for play in plays} == {"jirai"}
    assert all(play.record.options().target == 10 for play in plays)
    assert plays[0].record.tag("Seed") == plays[1].record.tag("Seed")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["S:amateur"], "Nobody is named for seat N."),
        (["S:amateur", "N:god"], "There is no player “god”. There are: beginner, amateur, club, master, chance."),
        (
            ["amateur", "N:chance"],
            "as S:amateur N:chance, or for a whole side, as NS:amateur, not “amateur”.",
        ),
        (["S:amateur", "S:chance"], "Players are given once for each seat"),
        (["S:amateur", "N:chance", "--rules", "vienna"], "There are no rules “vienna”."),
        (["S:amateur", "N:chance", "--option", "target=7"], "“target” cannot be “7”. It can be: 5, 10. (E24)"),
        (["S:amateur", "N:chance", "--option", "target"], "An option is written NAME=VALUE"),
        (
            ["S:amateur", "N:chance", "--duplicate", "-n", "3"],
            "Duplicate games come in groups of 2: 3 cannot be divided by it.",
        ),
        (["S:amateur", "N:chance", "-n", "0"], "--games"),
        (["S:amateur", "N:chance", "-o", "/no/such/folder.ecn"], "cannot be written"),
    ],
)
def test_a_simulation_that_cannot_be_is_refused(cli: Cli, arguments: list[str], said: str) -> None:
    run = cli("simulate", *arguments)
    assert (run.status, run.out) == (2, "")
    assert said in run.err
    assert "Traceback" not in run.err
