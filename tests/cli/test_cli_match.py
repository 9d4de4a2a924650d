"""Matches at the terminal: `ecarte match`, the findings of `ecarte check`, and playing them."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("typer", reason="the command line is native only")

from ecarte.notation import ecn
from ecarte.record import Play, log
from ecarte.text import Words
from tests.kit.commandline import Cli, cli
from tests.kit.matches import ask
from tests.match.played import pool, rubber, with_tag

__all__ = ["cli"]  # a fixture, used by name

Json = dict[str, Any]
# One of these lines answers any question; the others are refused with a sentence.
ANYTHING = "\n".join(["", "p", "a", "r", "1 3", "k", "1", "2", "3", "4", "5", "s"]) + "\n"
SEED = "07" * 32


def plays(path: Path) -> list[Play]:
    """Return the games of a file, which must be canonical and without problems."""
    readings = list(ecn.read(path.read_text("utf-8"), mode="strict"))
    assert [problem for reading in readings for problem in reading.problems] == []
    return [reading.play for reading in readings if reading.play is not None]


def match_json(path: Path) -> Json:
    match: Json = ask("match", records=[ecn.dumps(play) for play in plays(path)])["match"]
    assert match["problems"] == []
    return match


# --- ecarte match, ecarte check ---


def test_the_score_of_every_match_is_printed(cli: Cli, tmp_path: Path) -> None:
    one, two = tmp_path / "one.ecn", tmp_path / "two.ecn"
    records, match = pool()
    one.write_text("\n".join(rubber("rubber-3", "SN")), "utf-8")
    two.write_text("\n".join(reversed(records)), "utf-8")  # in any order
    run = cli("match", one, two)
    assert (run.status, run.err) == (0, "")
    assert "Best of three games: Anna 1, Bruno 1\n" in run.out
    assert "  Game 3 comes next.\n" in run.out
    assert f"Pool for three: {match['winner']} has won the last 2 games\n" in run.out
    assert "  Each of the three paid 2 chips into the pool at the start.\n" in run.out
    assert "  Purses: Anna 100, Bruno 100\n" in run.out
    assert f"  {match['winner']} has won the match.\n" in run.out
    found = [json.loads(line) for line in cli("match", "--json", one, two).out.splitlines()]
    assert [each["kind"] for each in found] == ["rubber-3", "pool"]
    assert {name: value for name, value in match.items() if name != "next"} == found[1]


def test_a_match_is_printed_in_each_language(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "match.ecn"
    path.write_text("\n".join(rubber("rubber-5", "S")), "utf-8")
    assert "Au meilleur des cinq parties : Anna 1, Bruno 0".replace(" :", "\N{NO-BREAK SPACE}:") in (
        cli("match", path, "--lang", "fr").out
    )
    assert "次は第2ゲームです。" in cli("match", path, "--lang", "ja").out


def test_records_that_belong_to_no_match(cli: Cli) -> None:
    run = cli("match", Path(__file__).parents[1] / "golden/akagiri.ecn")
    assert (run.status, run.out) == (0, "")
    assert "These records belong to no match." in run.err


@pytest.mark.parametrize("command", ["check", "match"])
def test_games_that_do_not_fit_each_other_are_found(cli: Cli, tmp_path: Path, command: str) -> None:
    path = tmp_path / "match.ecn"
    records = rubber("rubber-3", "SN")
    path.write_text("\n".join([records[0], with_tag(records[1], "MatchScore", "0-1")]), "utf-8")
    line = records[0].count("\n") + 2
    run = cli(command, path)
    assert run.status == 1
    sentence = "After the game before it, the tag MatchScore of game 2 would be “1-0”, not “0-1”."
    assert f"match.ecn:{line}:1: E-match-tag (E27) {sentence}" in (run.out if command == "check" else run.err)
    path.write_text("\n".join(records), "utf-8")
    assert cli(command, path).status == 0


def test_the_checks_of_a_match_are_printed_as_json(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "match.ecn"
    records = rubber("rubber-3", "SN")
    path.write_text("\n".join([records[0], with_tag(records[1], "Stake", "9")]), "utf-8")
    (line,) = cli("check", "--json", path).out.splitlines()
    assert json.loads(line)["code"] == "E-match-tag"
    assert json.loads(line)["rule"] == "E33"


# --- playing a match ---


def test_a_rubber_is_played_to_its_end(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "match.ecn"
    run = cli("play", "--rubber", "3", "--stake", "2", "--seed", SEED, "--save", path, stdin=ANYTHING * 600)
    assert (run.status, run.err) == (0, "")
    match = match_json(path)
    assert match["over"]
    assert match["kind"] == "rubber-3"
    assert len(match["games"]) in (2, 3)
    assert f"{match['winner']} has won the match." in run.out
    assert "Best of three games: " in run.out
    assert "Enter begins game 2." in run.out
    again = cli("play", "--resume", path)
    assert (again.status, again.err) == (0, "")
    assert "has won the match." in again.out


def test_a_match_is_gone_on_with_from_its_file(cli: Cli, tmp_path: Path) -> None:
    """A match that is left in every game and between games ends as it does without interruption."""
    path = tmp_path / "match.ecn"
    cli("play", "--rubber", "3", "--seed", SEED, "--save", path, stdin="p\n")
    lengths = set()
    for _ in range(400):
        run = cli("play", "--resume", path, stdin=ANYTHING * 3)
        assert (run.status, run.err) == (0, "")
        match = match_json(path)
        lengths.add(len(match["games"]))
        if match["over"]:
            break
    assert match["over"]
    assert lengths >= {1, 2}


def test_a_pool_begins_by_naming_the_waiting_player(cli: Cli, tmp_path: Path) -> None:
    waiting = cli("play", "--pool", "--seed", "5e" * 32, "--save", str(tmp_path / "a.ecn"), stdin="")
    assert waiting.out.startswith("You drew the lowest card: you wait")
    said = cli(
        "play",
        "--pool",
        "--two",
        "--seed",
        "5e" * 32,
        "--names",
        "Anna,Ben",
        "--save",
        str(tmp_path / "b.ecn"),
        stdin="",
    )
    assert " drew the lowest card: " in said.out


def test_the_waiting_player_of_a_pool_learns_the_highest_bet(cli: Cli, tmp_path: Path) -> None:
    """One stake of the purse is kept for the next game (E31): a bet that needs it is asked for again."""
    path = tmp_path / "a.ecn"
    arguments = ("--pool", "--gallery", "french", "--stake", "2", "--purse", "9", "--seed", "5e" * 32, "--save", path)
    run = cli("play", *arguments, stdin="s 6\ns 1\n")
    assert run.out.count("You, you can bet up to 5.") == 2
    assert "You cannot bet 6: " in run.out
    assert [bet["chips"] for bet in match_json(path)["games"][0]["bets"] if bet["name"] == "You"] == [1]


@pytest.mark.thorough
def test_a_pool_is_played_and_watched(cli: Cli, tmp_path: Path) -> None:
    """Somebody always waits: while the person does, no hand is shown."""
    path, watched = tmp_path / "match.ecn", 0
    for number in range(2):
        path.unlink(missing_ok=True)
        run = cli("play", "--pool", "--seed", f"{number:064x}", "--save", path, stdin=ANYTHING * 900)
        assert (run.status, run.err) == (0, "")
        match = match_json(path)
        assert match["over"]
        for game, text in zip(match["games"], re.split("^The usual game", run.out, flags=re.M)[1:], strict=True):
            waits = game["out"] == "You"
            watched += waits
            assert waits == ("You hold" not in text)
            assert "You" in (game["out"], *game["players"].values())
    assert watched


def test_the_gallery_bets_and_speaks_as_it_may(cli: Cli, tmp_path: Path) -> None:
    for kind in ("french", "english"):
        path = tmp_path / f"{kind}.ecn"
        arguments = ("--gallery", kind, "--seed", SEED, "--dealer", "N", "--save", path)
        run = cli("play", *arguments, stdin=ANYTHING * 300)
        assert (run.status, run.err) == (0, "")
        (play,) = plays(path)
        assert play.record.tag("Gallery") == kind
        assert re.search(r"^On (You|Hortense): ", run.out, re.M)
        said = [e for deal in play.record.deals for e in deal.entries if e.event.verb == "advise"]
        assert bool(said) == (kind == "french")
        assert ("whispers to Hortense." in run.out) == (kind == "french")
        assert bool(re.search(r"^(Basile|Céleste|Léon|Odile|Marius): “", run.out, re.M)) == (kind == "french")


def test_advice_that_cannot_be_followed_is_not_understood(cli: Cli, tmp_path: Path) -> None:
    arguments = ("--watch", "--gallery", "french", "--seed", "5e" * 32, "--save", str(tmp_path / "a.ecn"))
    run = cli("play", *arguments, stdin="S 5\nd\naccept\nclaim 43\nq\n")
    for text in ("d", "accept", "claim 43"):
        assert f"“{text}” is not understood here" in run.out


def test_a_spectator_bets_and_advises(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "match.ecn"
    arguments = ("--watch", "--names", "Anna,Bruno,Dora", "--gallery", "french", "--dealer", "N", "--seed", SEED)
    typed = "anna 500\nsomething\nanna 5\nwhat\ns\n" + "\n" * 60
    run = cli("play", *arguments, "--save", path, stdin=typed)
    assert (run.status, run.err) == (0, "")
    (play,) = plays(path)
    assert "Dora:S:5" in play.record.tag("Bet")
    assert "Dora cannot bet 500" in run.out
    assert "&advise:Dora:S:stand" in path.read_text("utf-8")
    assert "Dora: “Stand.”" in run.out
    match = match_json(path)
    assert next(person["purse"] for person in match["people"] if person["name"] == "Dora") in (45, 55)
    shown = set(re.findall(r"(?:10|[A-Z7-9])[♠♥♦♣]", run.out.split("What do you advise")[0]))
    first, second = (entry.event for entry in play.record.deals[0].entries[:2])
    assert (first.seat, second.seat) == ("S", "N")
    assert shown >= {Words("en").sign(card) for card in first.cards}
    assert not shown & {Words("en").sign(card) for card in second.cards}


# --- two people at one terminal ---


def sides(out: str) -> list[tuple[str, str]]:
    """Yield the parts of the output, each with the person at the screen; nobody before the first is called."""
    parts = re.split(r"^(\w+), it is your turn: take the screen and press Enter\.$", out, flags=re.M)
    return [("", parts[0]), *zip(parts[1::2], parts[2::2], strict=True)]


@pytest.mark.sampled
@pytest.mark.parametrize(
    "options",
    [
        [],
        ["--option=king_mark=optional", "--option=king_until=first-lead"],
        ["--rules", "article"],
        ["--rubber", "3"],
        ["--pool"],
    ],
    ids=["plain", "first lead", "article", "rubber", "pool"],
)
def test_no_hand_is_shown_to_the_wrong_one(cli: Cli, tmp_path: Path, options: list[str]) -> None:
    path = tmp_path / "game.ecn"
    arguments = ("--two", "--names", "Anna,Bruno", "--seed", SEED, "--save", path, *options)
    run = cli("play", *arguments, stdin=ANYTHING * 900)
    assert (run.status, run.err) == (0, "")
    told_games = re.split(r"^(?=.*, to 5 points)", re.sub(r"^> .*$|^.*“.*$", "", run.out, flags=re.M), flags=re.M)[1:]
    calls = [each for play, text in zip(plays(path), told_games, strict=True) for each in shown_rightly(play, text)]
    assert {"Anna", "Bruno"} <= set(calls)


def shown_rightly(play: Play, text: str) -> list[str]:
    """Check that every card shown in a game was known to the person at the screen; return who was called."""
    assert play.state.phase == "over"
    seats = {play.record.tag("South"): "S", play.record.tag("North"): "N"}
    words = Words("en")
    parts, deals = sides(text), dict[str, int]()
    assert parts[0][0] == ""
    assert all(first != second for (first, _), (second, _) in pairwise(parts))
    for who, shown in parts:
        known: dict[int, set[str]] = {}
        for entry, _ in log(play, seats.get(who, "")):
            cards = [*entry.get("cards", []), *entry.get("cut", {}).values(), entry.get("card", "??")]
            known.setdefault(entry["deal"], set()).update(words.sign(card) for card in cards if card != "??")
        for line in shown.splitlines():
            if opened := re.match(r"^─+ Deal (\d+):", line):
                deals[who] = int(opened[1])
            found = set(re.findall(r"(?:10|[A-Z7-9])[♠♥♦♣]", line))
            assert found <= known.get(deals.get(who, 0), set()) | known.get(0, set()), (who, line)
    return [who for who, _ in parts]


def test_two_people_are_called_in_turn_and_hear_what_happened(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "game.ecn"
    arguments = ("--two", "--names", "Anna,Bruno", "--dealer", "N", "--seed", SEED, "--save", path)
    run = cli("play", *arguments, stdin="\np\n\na\nq\n")
    assert run.status == 0
    nobody, (first, told_first), (second, told_second), *_ = sides(run.out)
    assert (first, second) == ("Anna", "Bruno")
    assert "You propose." in told_first
    assert "Anna proposes." in told_second
    assert "You hold" not in nobody[1]
    resumed = cli("play", "--resume", path, "--two", stdin="\nq\n")
    assert sides(resumed.out)[1][0] == "Anna"
    assert plays(path)[0].record.tag("Computer") == ""


# --- impossible matches ---


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--game", "belote", "--rubber", "3"], "--rubber cannot be used with Belote, which has no matches, chips"),
        (["--game", "belote", "--stake", "0"], "Leave it out, or choose --game ecarte."),
        (["--game", "belote", "--two"], "are for games of two players"),
        (["--rubber", "4"], "--rubber"),
        (["--gallery", "loud"], "--gallery"),
        (["--pool", "--names", "Anna Lee,Bruno,Carl"], "cannot stand beside other names"),
        (["--pool", "--names", "Anna,Anna,Carl"], "Two people at this table are called Anna"),
        (["--rubber", "3", "--stake", "9", "--purse", "8"], "can cost 9 chips, more than there are in one purse"),
        (["--resume", "x.ecn", "--pool"], "A resumed game keeps"),
        (["--rubber", "3", "--pool"], "--rubber and --pool cannot be combined"),
        (["--two", "--watch"], "--two and --watch cannot be combined"),
    ],
)
def test_what_cannot_be_is_refused_and_keeps_no_file(cli: Cli, tmp_path: Path, arguments: list[str], said: str) -> None:
    path = tmp_path / "match.ecn"
    run = cli("play", *arguments, "--save", path)
    assert (run.status, run.out) == (2, "")
    assert said in run.err
    assert not path.exists()
