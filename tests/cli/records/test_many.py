"""The commands that query many records: filter, stats, simulate."""

from __future__ import annotations

import csv
import io
import json
import re
import sys
from pathlib import Path

import pytest

pytest.importorskip("typer", reason="the command line is native only")

from ecarte import record
from ecarte.core import fair
from ecarte.figures.filter import Filter
from ecarte.notation import ecn
from ecarte.players import PLAYERS
from ecarte.record import facts
from ecarte.text import languages
from tests.kit.commandline import Cli, cli, games, simulated

__all__ = ["cli", "games"]  # fixtures, used by name

GOLDEN = Path(__file__).parents[2] / "golden"
FRIDAY = GOLDEN / "akagiri.ecn"


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
        "EXPR:10: E-filter-name There is no fact “refused_frst”. Did you mean “refused_first”? "
        "Text stands in quotation marks."
    )
    assert run.err.splitlines()[1:] == ["    vole and refused_frst", "             ^"]


def test_a_condition_behind_its_file_is_noticed(cli: Cli, games: Path) -> None:
    run = cli("filter", games, 'vole and won("chance")')
    said = f"ecarte: The condition comes first: ecarte filter 'vole and won(\"chance\")' {games}\n"
    assert (run.status, run.out, run.err) == (2, "", said)
    assert cli("filter", "--count", " or ".join(["vole"] * 100), games).status == 0  # no name is that long


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


def test_stats_of_some_measures(cli: Cli, games: Path) -> None:
    run = cli("stats", games, "--measure", "vole", "--measure", "won")
    assert [line.split("  ")[0] for line in run.out.splitlines()] == ["Measure", "Games", "Games won", "Makes the vole"]
    answer = json.loads(cli("stats", games, "--json", "--measure", "won").out)
    assert {*answer["overall"]["measures"]} == {"won"}
    assert cli("stats", games, "--measure", "capot").out == ""  # of belote alone
    run = cli("stats", games, "--measure", "voel")
    assert (run.status, run.out) == (2, "")
    assert "--measure cannot be “voel”. Did you mean “vole”? It can be: won, deals, points" in run.err


def test_a_picture_without_matplotlib_is_a_sentence(cli: Cli, games: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    run = cli("stats", games, "--picture", "x.svg")
    assert run.status == 2
    assert "This needs matplotlib, which is not installed: pip install 'ecarte[picture]'" in run.err


def test_stats_of_an_unknown_player_and_of_no_games(cli: Cli, games: Path) -> None:
    assert "Nobody called “Carl” plays in these games." in cli("stats", games, "--player", "Carl").err
    for command in (["stats"], ["stats", "--json"], ["report"]):
        run = cli(*command, games, "--where", "False")
        assert (run.status, run.out, run.err) == (2, "", "ecarte: No game meets the condition.\n"), command
    run = cli("stats", "-", stdin="")
    assert (run.status, run.out, run.err.splitlines()[-1]) == (2, "", "ecarte: There are no games.")


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_player_whom_no_game_has_is_told(cli: Cli, games: Path, jobs: int) -> None:
    said = "Nobody called “amatuer” plays in these games. Did you mean “amateur”?\n"
    for command, out in ((["--count"], "0\n"), ([], ""), (["--deals", "--count"], "0\n")):
        run = cli("filter", *command, "won('amatuer')", games, "-j", jobs)
        assert (run.status, run.out, run.err) == (0, out, said), command
    # An unknown seat is no winner either, so the number may look right.
    assert cli("filter", "--count", "seat('amatuer') == winner", games, "-j", jobs).err == said
    assert cli("filter", "--count", "player('')", games).err == ""
    assert "Nobody" not in cli("filter", "--count", "won('amatuer')", games.with_name("none.ecn")).err
    assert "There are no games." in cli("stats", "--where", "won('amatuer')", games.with_name("none.ecn")).err
    assert cli("filter", "--count", "won('AMATEUR') and False", games).err == ""
    for command in (["stats"], ["report"]):
        run = cli(*command, "--where", "player('amatuer')", games, "-j", jobs)
        assert (run.status, run.err) == (2, f"{said}ecarte: No game meets the condition.\n")
    assert cli("stats", "--player", "amatuer", games).err == f"ecarte: {said}"


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_seat_s_player_or_a_tag_that_no_game_has_is_told(cli: Cli, games: Path, tmp_path: Path, jobs: int) -> None:
    player = "Nobody called “amatuer” plays in these games. Did you mean “amateur”?\n"
    tag = "No record has a tag “Rond”. Did you mean “Round”?\n"
    for condition, said in (
        ("south == 'amatuer'", player),
        ("'amatuer' != South", player),
        ("north in ('chance', 'amatuer')", player),
        ("south == 'Amateur'", player.replace("amatuer", "Amateur")),
        ("tag('Event') == ''", ""),
        ("tag('Rond') == '1'", tag),
        ("tag('Rond') or south == 'amatuer'", player + tag),
        ("south ~ 'amat' and tag('Round') == '1'", ""),
    ):
        run = cli("filter", "--count", condition, games, "-j", jobs)
        assert (run.status, run.err) == (0, said), condition
    archive = tmp_path / "mine.duckdb"
    cli("archive", "add", archive, games)
    assert cli("archive", "stats", archive, "--where", "tag('Rond') == ''").err.startswith(tag)
    run = cli("archive", "export", archive, "--where", "tag('Rond') == '1'")
    assert (run.status, run.out, run.err) == (0, "", f"No game meets the condition.\n{tag}")


def test_a_player_of_one_game_and_a_measure_of_another(cli: Cli) -> None:
    games = GOLDEN / "akagiri.ecn", GOLDEN / "belote-classic.ecn"
    assert cli("stats", "--player", "Clara", *games) == cli("stats", "--player", "Clara", games[1])
    run = cli("stats", "--measure", "capot", games[0])
    assert (run.status, run.out, run.err) == (2, "", "ecarte: These games have no measure capot.\n")


def test_a_table_of_many_players_says_whom_it_leaves_out(cli: Cli) -> None:
    records = [FRIDAY.read_text("utf-8").replace('"Anna"', f'"Player {number}"') for number in range(6)]
    run = cli("stats", "-", stdin="\n".join(records))
    assert run.out.splitlines()[0].split() == ["Measure", "Bruno", "Player", "0", "Player", "1", "Player", "2", "all"]
    assert "3 more players are not shown: use --player or --json." in run.err.splitlines()
    everybody = json.loads(cli("stats", "--json", "-", stdin="\n".join(records)).out)
    assert len(everybody["players"]) == 7


def test_a_name_is_no_command_to_the_terminal(cli: Cli) -> None:
    bold = FRIDAY.read_text("utf-8").replace('"Anna"', '"[bold]Zo\u0301e\u202e"')
    run = cli("stats", "-", stdin=bold)
    assert "[bold]Zóe\\u202e" in run.out


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
