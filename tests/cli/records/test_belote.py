"""Every command that works on records, with games of belote."""

from __future__ import annotations

import csv
import io
import json
import re
from pathlib import Path

import pytest

pytest.importorskip("typer", reason="the command line is native only")

from ecarte.collection.simulate import Plan, texts
from ecarte.core.cards import RANKS, SUITS
from ecarte.figures.filter import Filter
from ecarte.notation import ecn
from ecarte.record import Play, facts
from ecarte.text import Words
from tests.cli.test_cli_belote import QUICK
from tests.kit.commandline import Cli, cli

__all__ = ["cli"]  # a fixture, used by name

GOLDEN = Path(__file__).parents[2] / "golden"


# --- records ---


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return ten games for four and for three players."""
    path = tmp_path_factory.mktemp("belote") / "games.ecn"
    four = Plan(
        {"N": "chance", "E": "chance", "S": "chance", "W": "chance"}, 6, 3, "modern", {"target": 1000}, game="belote"
    )
    three = Plan({"E": "chance", "S": "chance", "W": "chance"}, 4, 3, "three", game="belote")
    path.write_text("\n".join([*texts(four), *texts(three)]), "utf-8")
    return path


def read(path: Path) -> list[Play]:
    return ecn.loads(path.read_text("utf-8"))


def test_simulated_games_are_sound_and_the_same_in_any_number_of_processes(cli: Cli) -> None:
    command = ["simulate", "--game", "belote", "NS:chance", "E:chance", "W:chance", "-n", "4", "--seed", "9"]
    run = cli(*command)
    assert run.status == 0
    assert cli("check", "--strict", "-", stdin=run.out).err == "4 records, no problem.\n"
    assert cli(*command, "--jobs", "2").out == run.out
    assert [play.record.game.name for play in ecn.loads(run.out)] == ["belote"] * 4
    assert cli("simulate", "--game", "belote", "NS:chance", "E:chance").status == 2
    assert cli("simulate", "--game", "belote", "--rules", "three", "NESW:chance").status == 2


def test_duplicate_games_have_the_same_cards(cli: Cli) -> None:
    run = cli(
        "simulate", "--game", "belote", "NS:chance", f"EW:{QUICK}", "-n", "2", "--duplicate", "--option", "target=500"
    )
    first, second = (play.record for play in ecn.loads(run.out))
    assert first.tag("Seed") == second.tag("Seed")
    assert (first.tag("North"), second.tag("North")) == ("chance", QUICK)


def test_formats_bring_the_records_back(cli: Cli, games: Path, tmp_path: Path) -> None:
    text = games.read_text("utf-8")
    as_json = cli("convert", "--to", "json", games).out
    assert cli("convert", "--to", "ecn", "-", stdin=as_json).out == text
    assert cli("fmt", "--check", games).status == 0
    links = cli("link", games)
    assert links.status == 0
    assert cli("open", *links.out.split()).out == text
    for lang in ("en", "fr", "ja"):
        assert cli("check", "--lang", lang, games).status == 0


def test_deals_are_rows_of_csv_and_parquet(cli: Cli, games: Path, tmp_path: Path) -> None:
    run = cli("convert", "--to", "csv", games)
    rows = list(csv.DictReader(io.StringIO(run.out)))
    wanted = [row for play in read(games) for row in facts.deals(play.record)]
    assert len(rows) == len(wanted)
    for row, deal in zip(rows, wanted, strict=True):
        for name, value in deal.items():
            written = "" if value is None else str(value).lower() if isinstance(value, bool) else str(value)
            assert row[name] == written, name
    assert {row["sides"] for row in rows} == {"NS-EW", "E-S-W"}
    duckdb = pytest.importorskip("duckdb")
    path = tmp_path / "deals.parquet"
    assert cli("convert", "--to", "parquet", "-o", path, games).status == 0
    found = duckdb.sql(f"SELECT sum(points_NS), count(*) FILTER (capot <> '') FROM '{path}'").fetchall()
    assert found == [(sum(int(row.get("points_NS") or 0) for row in wanted), sum(bool(row["capot"]) for row in wanted))]


@pytest.mark.sampled
@pytest.mark.parametrize(
    "condition",
    [
        'taker == "NS"',
        'any(contract == "h" and made)',
        'any(contract in ("nt", "at") and failed)',
        "any(belote and best)",
        "max(melds_EW) >= 20",
        'count(taken_by == "S") > 3',
        "sides == 'E-S-W' and won('chance')",
        "finished and final_NS > final_EW",
    ],
)
def test_filter_chooses(cli: Cli, games: Path, condition: str) -> None:
    wanted = [play for play in read(games) if Filter(condition).asks(play.record)]
    assert wanted
    assert cli("filter", condition, games).out == "\n".join(map(ecn.dumps, wanted))
    assert cli("filter", "--count", "--invert", condition, games).out == f"{10 - len(wanted)}\n"


def test_filter_prints_deals(cli: Cli, games: Path) -> None:
    run = cli("filter", "--deals", "capot or belote", games)
    rows = list(csv.DictReader(io.StringIO(run.out)))
    wanted = [row for play in read(games) for row in facts.deals(play.record) if row["capot"] or row["belote"]]
    assert [(row["deal"], row["capot"]) for row in rows] == [(str(row["deal"]), row["capot"] or "") for row in wanted]


@pytest.mark.thorough
def test_stats_say_how_players_fare(cli: Cli, games: Path, tmp_path: Path) -> None:
    deals = [row for play in read(games) for row in facts.deals(play.record)]
    run = cli("stats", games)
    assert run.status == 0
    for label in ("Takes", "… and makes the contract", "Capot made", "Calls belote and rebelote", "Points a deal"):
        assert f"\n{label}  " in run.out
    answer = json.loads(cli("stats", "--json", games).out)
    (player,) = answer["players"]
    taken = [row for row in deals if row["taker"]]
    made = player["measures"]["made"]
    assert (made["n"], made["value"]) == (
        len(taken),
        pytest.approx(sum(bool(r["made"]) for r in taken) / len(taken), abs=1e-6),
    )
    pytest.importorskip("matplotlib")
    picture = tmp_path / "stats.svg"
    assert cli("stats", "--picture", picture, games).status == 0
    assert "Capot made" in picture.read_text("utf-8")


def test_stats_of_two_games_stand_apart(cli: Cli, games: Path) -> None:
    run = cli("stats", "--json", games, GOLDEN / "akagiri.ecn")
    assert sorted(json.loads(line)["game"] for line in run.out.splitlines()) == ["belote", "ecarte"]


def test_four_views_are_merged_to_the_game(cli: Cli, games: Path, tmp_path: Path) -> None:
    whole = tmp_path / "whole.ecn"
    whole.write_text(ecn.dumps(read(games)[0]), "utf-8")
    views = []
    for seat in "NESW":
        run = cli("redact", "--seat", seat, whole)
        assert run.status == 0
        assert f'[View "{seat}"]' in run.out
        assert "??????????" in run.out
        views.append(tmp_path / f"{seat}.ecn")
        views[-1].write_text(run.out, "utf-8")
    run = cli("merge", *views)
    assert run.status == 0
    merged, (play,) = ecn.loads(run.out), read(whole)
    assert [deal.entries for each in merged for deal in each.record.deals] == [
        deal.entries for deal in play.record.deals
    ]
    assert cli("redact", "--seat", "X", whole).status == 2


def test_records_are_sorted_split_and_counted(cli: Cli, games: Path, tmp_path: Path) -> None:
    twice = cli("dedupe", games, games)
    assert twice.out == games.read_text("utf-8")
    assert "10" in twice.err
    assert len(ecn.loads(cli("head", "-n", "3", games).out)) == 3
    ordered = cli("sort", "--by", "Rules,Round", "--reverse", games)
    assert [play.record.tag("Rules") for play in ecn.loads(ordered.out)] == ["three"] * 4 + ["modern"] * 6
    assert cli("split", "--by", "Rules", "--into", tmp_path / "parts", games).status == 0
    assert sorted(path.name for path in (tmp_path / "parts").iterdir()) == ["modern.ecn", "three.ecn"]


@pytest.mark.thorough
def test_both_games_live_in_one_archive(cli: Cli, games: Path, tmp_path: Path) -> None:
    pytest.importorskip("duckdb")
    archive = tmp_path / "mine.duckdb"
    assert cli("archive", "add", archive, games, GOLDEN / "akagiri.ecn").status == 0
    assert cli("archive", "export", archive, "--where", 'game == "belote"').out == games.read_text("utf-8")
    assert cli("archive", "stats", archive, "--json").out == cli("stats", "--json", games, GOLDEN / "akagiri.ecn").out
    sql = "SELECT contract, count(*) FROM deals JOIN games ON id = game_id WHERE game = 'belote' GROUP BY ALL"
    rows = list(csv.reader(io.StringIO(cli("archive", "query", archive, "--csv", sql).out)))[1:]
    deals = [row for play in read(games) for row in facts.deals(play.record)]
    assert {name or None: int(n) for name, n in rows} == {
        name: sum(row["contract"] == name for row in deals) for name in {row["contract"] for row in deals}
    }
    for condition in ('any(capot or carre ~ "K")', "sum(belote_NS) > 20", 'seat("chance") == "E"'):
        chosen = cli("archive", "export", archive, "--where", condition).out
        assert chosen == cli("filter", condition, games, GOLDEN / "akagiri.ecn").out


def test_the_events_of_belote_stand_in_an_archive(cli: Cli, games: Path, tmp_path: Path) -> None:
    pytest.importorskip("duckdb")
    archive = tmp_path / "mine.duckdb"
    cli("archive", "add", archive, games)
    sql = "SELECT kind, count(*) FROM events GROUP BY ALL ORDER BY ALL"
    found = {
        kind: int(n)
        for kind, n in list(csv.reader(io.StringIO(cli("archive", "query", archive, "--csv", sql).out)))[1:]
    }
    entries = [entry.event for play in read(games) for deal in play.record.deals for entry in deal.entries]
    assert found == {kind: sum(event.do == kind for event in entries) for kind in {event.do for event in entries}}
    sql = "SELECT event, seat, cards, said FROM events WHERE event IN ('^^{0}', '{1}', '{2}') ORDER BY ALL"
    bottom = next(event for event in entries if event.verb == "bottom").cards[0]
    call = str(next(event for event in entries if event.call))
    take = str(next(event for event in entries if event.do == "take"))
    rows = {
        row[0]: row[1:]
        for row in csv.reader(
            io.StringIO(cli("archive", "query", archive, "--csv", sql.format(bottom, call, take)).out)
        )
    }
    assert rows[f"^^{bottom}"] == ["", bottom, ""]
    assert rows[call] == [call[0], call[2:4], call[5:]]
    assert rows[take] == [take[0], take[2:4], ""]


# --- show ---


@pytest.mark.sampled(4)
@pytest.mark.parametrize("path", sorted(GOLDEN.glob("belote-*.ecn")), ids=lambda path: path.stem)
def test_golden_games_are_shown_in_words(cli: Cli, path: Path) -> None:
    run = cli("show", path)
    assert (run.status, run.err) == (0, "")
    plays = read(path)
    for play in plays:
        for deal in play.record.deals:
            for entry in deal.entries:
                if entry.event.do == "play" and play.record.view is None:
                    assert Words("en").sign(entry.event.cards[0]) in run.out
    assert not re.search(r"\b(cli|log|replay)-[a-z]", run.out)


def test_a_moment_shows_four_hands(cli: Cli, games: Path) -> None:
    run = cli("show", "-n", "1", "--at", "1#24", games)
    assert run.status == 0
    hands = re.findall(r"^  chance \((\w+)\)  ", run.out, re.MULTILINE)
    assert sorted(hands) == ["East", "North", "South", "West"]
    seen = cli("show", "-n", "1", "--at", "1#24", "--seat", "E", games)
    assert seen.out.count("??") >= 15
    assert "??" not in re.search(r"chance \(East\) .*", seen.out)[0]  # type: ignore[index]
    assert (
        cli("show", "--at", "1#24", "--seat", "N", "-n", "7", games).status == 2
    )  # with three players that seat is empty


def test_a_game_is_stepped_through(cli: Cli, games: Path) -> None:
    run = cli("show", "-n", "1", "--step", games, stdin="\n\nn\nG\nb\nq\n")
    assert run.status == 0
    assert "2#0 · " in run.out


def test_a_seat_is_shown_nothing_that_it_did_not_know(cli: Cli, games: Path) -> None:
    play = read(games)[0]
    out = cli("show", "-n", "1", "--seat", "S", games).out
    parts = re.split(r"^ +\d+#0 ", out.split("Score sheet")[0], flags=re.MULTILINE)[1:]
    for deal, text in zip(play.record.deals, parts, strict=True):
        known: set[str] = set()
        for entry in deal.entries:
            known |= set(re.findall(rf"[{RANKS}][{SUITS}]", str(play.record.game.view.redact(entry.event, "S"))))
        shown = set(re.findall(r"(?:10|[A-Z7-9])[♠♥♦♣]", text))
        assert shown <= {Words("en").sign(card) for card in known}


def test_the_sheet_says_what_the_deals_came_to(cli: Cli) -> None:
    path = GOLDEN / "belote-capot.ecn"
    run = cli("show", path)
    rows = [row for play in read(path) for row in facts.deals(play.record)]
    assert any(row["capot"] for row in rows)
    assert "for all the tricks" in run.out
    for row in rows:
        if row["points_NS"] is not None:
            assert f"{row['points_NS']}-{row['points_EW']}" in run.out
