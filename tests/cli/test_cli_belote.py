"""Belote at the terminal: typed input, whole games, help."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

pytest.importorskip("typer", reason="the command line is native only")

from ecarte.cli.belote import answers
from ecarte.cli.speech.telling import PARLANCES
from ecarte.core.cards import RANKS, SUITS
from ecarte.core.game import Json, parse_event
from ecarte.games import GAMES
from ecarte.games.belote.game import GAME as BELOTE
from ecarte.notation import ecn
from ecarte.players import OPPONENTS
from ecarte.record import Play, log
from ecarte.text import Words
from tests.kit.commandline import Cli, Run, cli

__all__ = ["cli"]  # a fixture, used by name
# One of these lines answers any question; the others are refused with a sentence.
ANYTHING = "\n".join(["p", "m", *"12345678", "", "t"]) + "\n"
QUICK, OTHER = (OPPONENTS["belote"] * 2)[:2]  # the weakest one offered, which decides quickly; another
US, THEM = (Words("en")(key) for key in ("side-we", "side-they"))
HAND = ["Ks", "Qs", "Th", "9h", "8h", "Ad", "Jd", "7c"]


def saved(path: Path) -> Play:
    """Return the game of a file, which must be canonical and without problems."""
    (reading,) = ecn.read(path.read_text("utf-8"), mode="strict")
    assert reading.problems == ()
    assert reading.play is not None
    return reading.play


def view(phase: str, *legal: str, **more: object) -> Json:
    """Return as much of a view as parsing typed text needs."""
    found: Json = {"seat": "S", "phase": phase, "hand": HAND, "legal": [f"S{each}" for each in legal]}
    return {**found, "turned": "9d", "round": 1, "contract": None, **more}


# --- typed input ---


@pytest.mark.parametrize(
    ("text", "event"),
    [
        ("p", ":pass"),
        ("Pass", ":pass"),
        ("t", ":take:d"),
        ("take", ":take:d"),
        ("d", ":take:d"),
        ("diamonds", ":take:d"),
        ("♦", ":take:d"),
        ("Take: diamonds", ":take:d"),
        ("take diamonds", ":take:d"),
        ("I take it", ":take:d"),
        ("h", ":take:h"),  # not possible in the first round, which the engine refuses
        ("n", ":take:nt"),
        ("no trumps", ":take:nt"),
        ("All trumps", ":take:at"),
        ("1", None),
        ("x", None),
    ],
)
def test_bids_are_understood(text: str, event: str | None) -> None:
    assert answers.event(text, view("bid"), Words("en")) == (event and f"S{event}")


def test_bids_are_understood_in_the_language_spoken() -> None:
    for text in ("Passer", "passe", "prendre : carreau", "Prendre", "je prends", "prends cœur", "coeur", "tout atout"):
        assert answers.event(text, view("bid"), Words("fr")), text
    for text in ("テイク", "テイク：ダイヤ", "パス", "ダイヤ", "ｔ"):
        assert answers.event(text, view("bid"), Words("ja")), text
    second = view("bid", round=2)
    assert answers.event("t", second, Words("en")) is None  # the suit is missing


@pytest.mark.parametrize(
    ("text", "event"),
    [
        ("m", ":meld:carre:J"),
        ("m1", ":meld:carre:J"),
        ("m 2", ":meld:tierce:Th"),
        ("m3", None),
        ("tierce", ":meld:tierce:Th"),
        ("carré", ":meld:carre:J"),
        ("carré of jacks", ":meld:carre:J"),
        ("Tierce to the 10♥", ":meld:tierce:Th"),
        ("cent", None),
        ("3", ".Th"),
        ("10h", ".Th"),
        ("1", ".Ks:belote"),
        ("k s", ".Ks:belote"),
        ("Ks quiet", ".Ks"),
        ("1 silent", ".Ks"),
        ("Ks belote", ".Ks:belote"),
        ("Qs rebelote", ".Qs:rebelote"),
        ("1 2", None),
        ("9", None),
    ],
)
def test_cards_and_declarations_are_understood(text: str, event: str | None) -> None:
    first = view("play", ":meld:carre:J", ":meld:tierce:Th", ".Ks:belote", ".Ks", ".Th", turned="9s")
    assert answers.event(text, first, Words("en")) == (event and f"S{event}")


def test_cards_are_understood_without_accents_and_in_wide_letters() -> None:
    held = view("play", ".Qh", hand=["Ks", "Qh", "Th"])
    for language, text in (("fr", "dame de coeur"), ("fr", "Dame de Cœur"), ("ja", "２"), ("ja", "ハートのクイーン")):
        assert answers.event(text, held, Words(language)) == "S.Qh", text


def test_the_announcements_before_the_play_end_with_nothing_more() -> None:
    for text in ("p", "done", "Nothing more"):
        assert answers.event(text, view("announce"), Words("en")) == "S:pass"


# --- whole games ---

PLAYED: list[list[str]] = [
    ["--seed", "01" * 32, "--option", "target=500"],
    ["--seed", "02" * 32, "--rules", "tournament", "--seat", "N", "--dealer", "W", "--option=target=500"],
    ["--seed", "03" * 32, "--rules", "modern", "--seat", "E", "--option", "target=500", "--lang", "fr"],
    ["--seed", "04" * 32, "--rules", "three", "--seat", "W", "--option", "target=500", "--lang", "ja"],
    [
        "--seed",
        "05" * 32,
        "--option=announce_before_play=on",
        "--option=direction=anticlockwise",
        "--option=target=500",
    ],
]


def played(cli: Cli, path: Path, *arguments: str) -> Run:
    """Play a whole game against the quickest opponent."""
    return cli("play", "--game", "belote", "--opponent", QUICK, *arguments, "--save", path, stdin=ANYTHING * 400)


@pytest.mark.sampled
@pytest.mark.parametrize("arguments", PLAYED)
def test_a_whole_game(cli: Cli, tmp_path: Path, arguments: list[str]) -> None:
    path = tmp_path / "game.ecn"
    run = played(cli, path, *arguments)
    assert (run.status, run.err) == (0, "")
    play = saved(path)
    assert BELOTE.score.over(play.state)
    assert str(path) in run.out.splitlines()[-1]
    # No key is shown in place of its words, in any language.
    assert not re.search(r"\b(cli|log|ask|choice|replay|side|person|player|preset)-\w|[{}]", run.out)
    assert "you hold 0" not in run.out  # between deals there is no hand, and no card to name
    only_what_a_seat_knows(run.out, play, arguments)
    assert cli("check", "--strict", path).status == 0
    resumed = cli("play", "--resume", path)
    assert (resumed.status, resumed.err) == (0, "")


def only_what_a_seat_knows(out: str, play: Play, arguments: list[str]) -> None:
    """Check that no hidden card is shown."""
    given = dict(zip(arguments[::2], arguments[1::2], strict=False))
    me, words = given.get("--seat", "S"), Words(given.get("--lang", "en"))
    known: dict[int, set[str]] = {}
    for entry, _ in log(play, me):
        text = str(entry.get("event", "")) + "".join(entry.get("cut", {}).values())
        known.setdefault(entry["deal"], set()).update(re.findall(rf"[{RANKS}][{SUITS}]", text))
    # Typed text names cards too, so the lines that echo it are left out.
    answer = re.split(r"^─+.*─$", re.sub(r"^> .*$|^.*[“«].*$", "", out, flags=re.MULTILINE), flags=re.MULTILINE)
    assert len(answer) == len(play.record.deals) + 1
    for deal, text in enumerate(answer):
        shown = set(re.findall(r"(?:10|[A-Z7-9])[♠♥♦♣]", text))
        assert shown <= {words.sign(card) for card in known.get(deal, set())}, deal
        assert deal == 0 or len(shown) >= 6


def test_the_table_is_told_in_full(cli: Cli, tmp_path: Path) -> None:
    out = played(cli, tmp_path / "game.ecn", "--seed", "06" * 32, "--dealer", "E", "--option", "target=500").out
    for part in (
        "Classic, to 500 points, against Blaise & Ondine (",
        "with Camille (",
        "Deal 1: Blaise deals.",
        "You hold ",
        "The turn-up is ",
        f"  {US} 0, {THEM} 0, of 500\n",
        "Will you take, with ",
        "p = Pass · t = Take: ",
        " in cards + 10 for the last trick",
        f"Written down: {US} ",
        f"Score: {US} ",
        "win the game.\n",
    ):
        assert part in out, part
    # The sums of each deal are right.
    for total, text in re.findall(r"^\w+: (?=.* = (\d+)\.$)(.*) = \d+\.$", out, re.MULTILINE):
        assert sum(map(int, re.findall(r"\d+", text))) == int(total)


@pytest.mark.thorough
def test_the_last_trick_and_the_sheet_can_be_opened(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "game.ecn"
    lines = ("\n".join(["l", "score", "p", *"12345678", ""]) + "\n") * 80
    out = cli("play", "--game", "belote", "--opponent", QUICK, "--seed", "07" * 32, "--save", path, stdin=lines).out
    assert "No trick has been taken yet." in out
    assert re.search(r"\n  (\w+: \S+ · ){4}(You take|\w+ takes) the trick\.\n", out)
    totals = [entry["score"] for entry, _ in log(saved(path), "S") if entry["do"] == "score"]
    row = "".join(str(points).rjust(8) for points in totals[0].values())
    assert re.search(rf"\n  {US.rjust(8)}{THEM.rjust(8)}\n  {row}\n", out)


def test_h_is_hearts_where_hearts_may_be_taken_else_a_hint(cli: Cli, tmp_path: Path) -> None:
    """In a second round in which hearts may be taken, because another suit was turned up."""
    for number in range(40):
        path = tmp_path / f"{number}.ecn"
        arguments = ["--seed", f"{number:064x}", "--dealer", "E", "--opponent", QUICK, "--save", path]
        out = cli("play", "--game", "belote", *arguments, stdin="h\np\nh\nq\n").out
        first, *_ = out.split("> p")
        assert "in your place: " in first or "> h\nYou take: hearts" in first
        if "h = Take: hearts" in out and "in your place: " in first:
            assert "\nYou take: hearts are trumps.\n" in out.partition("> p")[2]
            return
    raise AssertionError("no such deal")


@pytest.mark.thorough
def test_a_refused_card_is_explained_and_a_hint_given(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "game.ecn"
    lines = "h\n" + ANYTHING * 40
    out = cli("play", "--game", "belote", "--opponent", QUICK, "--seed", "08" * 32, "--save", path, stdin=lines).out
    assert re.search(r"\w+, in your place: \w+", out)
    assert re.search(r"You must follow suit: \w+ were led\. \(B1[89]\)", out)
    assert saved(path).record.tag("Help") == "hints=1"


@pytest.mark.thorough
def test_a_game_goes_on_where_it_was_left_with_the_same_players(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "game.ecn"
    begun = ["play", "--game", "belote", "--opponent", QUICK, "--partner", OTHER, "--seat", "E", "--save", path]
    assert cli(*begun, stdin="p\nq\n").status == 0
    assert saved(path).record.tag("Computer") == f"N:{QUICK} S:{QUICK} W:{OTHER}"
    left = len(saved(path).steps)
    run = cli("play", "--resume", path, stdin=ANYTHING * 40)
    assert run.status == 0
    assert "with Ondine (" in run.out
    assert len(saved(path).steps) > left
    assert cli("play", "--resume", path, "--game", "belote").status == 2


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--game", "whist"], "--game cannot be “whist”. It can be: ecarte, belote."),
        (["--game", "belote", "--rules", "three", "--seat", "N"], "--seat cannot be “N”. It can be: E, S, W."),
        (["--game", "belote", "--opponent", "god"], "--opponent cannot be “god”."),
        (["--game", "belote", "--rules", "three", "--partner", QUICK], "Nobody has a partner here"),
        (["--partner", "amateur"], "Nobody has a partner here"),
        (["--game", "belote", "--option", "target=7"], "“target” cannot be “7”."),
        (["--game", "belote", "--rules", "jirai"], "“jirai” are rules of another game: add --game ecarte."),
        (["--rules", "three"], "“three” are rules of another game: add --game belote."),
        (["--rules", "vienna"], "There are no rules “vienna”."),
    ],
)
def test_a_game_that_cannot_be_is_refused(cli: Cli, arguments: list[str], said: str) -> None:
    run = cli("play", *arguments)
    assert (run.status, run.out) == (2, "")
    assert said in run.err


def test_every_game_has_its_parlance() -> None:
    assert PARLANCES.keys() == GAMES.keys()


# --- help ---


@pytest.mark.parametrize("lang", ["en", "fr", "ja"])
def test_the_help_speaks_of_both_games(cli: Cli, lang: str) -> None:
    for command in ("play", "simulate"):
        out = cli(command, "--lang", lang, "--help").out
        assert "ecarte|belote" in out
        assert not re.search(r"\bcli-[a-z]", out)


def test_hints_are_events_in_words() -> None:
    story = PARLANCES["belote"].story(Words("en"), {"S": "You", "N": "Camille", "E": "Blaise", "W": "Ondine"}, "S")
    for hint, words in {
        "S:pass": "Pass",
        "S:take:h": "Take: hearts",
        "S:take:at": "Take: all trumps",
        "S:meld:tierce:Kh": "tierce to the K♥",
        "S:meld:carre:J": "carré of jacks",
        "S.Ks:belote": "K♠",
    }.items():
        assert str(parse_event(hint)) == hint
        assert story.advice(hint, "Camille") == f"Camille, in your place: {words}"
