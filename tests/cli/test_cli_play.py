"""``ecarte play``: whole games at the terminal, typed input, output, saved games."""

from __future__ import annotations

import builtins
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("typer", reason="the command line is native only")

from ecarte import record
from ecarte.cli.ecarte import answers as answers_ecarte
from ecarte.cli.speech import answers
from ecarte.core.game import parse_event
from ecarte.notation import ecn
from ecarte.record import Play, log
from ecarte.requests.web import respond
from ecarte.text import Words
from tests.kit.commandline import Cli, cli

__all__ = ["cli"]  # a fixture, used by name

HAND = ["Ks", "Ts", "Qh", "8h", "7c"]
# One of these lines answers any question; the others are refused with a sentence.
ANYTHING = "\n".join(["p", "p 2", "r", "1 3", "k", "1", "2", "3", "4", "5", "", "s"]) + "\n"


def saved(path: Path) -> Play:
    """Return the game of a file, which must be canonical and without problems."""
    (reading,) = ecn.read(path.read_text("utf-8"), mode="strict")
    assert reading.problems == ()
    assert reading.play is not None
    return reading.play


def first_seed(
    wanted: Callable[[dict[str, Any]], bool], dealer: str, preset: str = "akagiri", **options: str
) -> tuple[str, ...]:
    """Return the arguments of a game that reaches a wanted view of South before South has acted."""
    for number in range(3000):
        answer = _ask(
            do="new",
            game="ecarte",
            preset=preset,
            options=options,
            seed=f"{number:064x}",
            dealer=dealer,
            tags={},
            players={"N": "amateur"},
            seat="S",
        )
        while answer["view"]["turn"] == "N" and not answer["view"]["pause"]:
            answer = _ask(do="bot", record=answer["record"], seat="S", player="amateur", **{"as": "N"})
        if wanted(answer["view"]):
            rules = [f"--option={name}={value}" for name, value in options.items()]
            return ("--seed", f"{number:064x}", "--dealer", dealer, "--rules", preset, *rules)
    raise AssertionError("no such game")


def _ask(**request: Any) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(respond(json.dumps({"id": 1, **request})))
    return answer


# --- typed input ---


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("1", ["Ks"]),
        ("5", ["7c"]),
        ("1 3", ["Ks", "Qh"]),
        ("13", ["Ks", "Qh"]),
        ("3, 1", ["Qh", "Ks"]),
        ("Ks", ["Ks"]),
        ("ks", ["Ks"]),
        ("k s", ["Ks"]),
        ("K♠", ["Ks"]),
        ("10s", ["Ts"]),
        ("ts 10 s", ["Ts"]),
        ("10♠ 8 h", ["Ts", "8h"]),
        ("KsQh7c", ["Ks", "Qh", "7c"]),
        ("k s q h", ["Ks", "Qh"]),
        ("1 7c", ["Ks", "7c"]),
        ("king of spades", ["Ks"]),
        ("King of Spades, 8 of hearts", ["Ks", "8h"]),
        ("ace of clubs", ["Ac"]),  # not held, which the engine refuses
        ("6", None),
        ("0", None),
        ("10", None),
        ("k", None),
        ("1 x", None),
        ("kx", None),
    ],
)
def test_cards_are_named_in_many_ways(text: str, cards: list[str] | None) -> None:
    assert answers.cards(text, HAND, Words("en")) == cards


@pytest.mark.parametrize(
    ("text", "cards"),
    [("R♠", ["Ks"]), ("dh", ["Qh"]), ("D ♥", ["Qh"]), ("dame de cœur", ["Qh"]), ("Qh", ["Qh"]), ("vs", ["Js"])],
)
def test_cards_are_named_in_the_language_spoken(text: str, cards: list[str]) -> None:
    assert answers.cards(text, HAND, Words("fr")) == cards


@pytest.mark.parametrize(
    ("phase", "text", "event"),
    [
        ("choose", "p", "S:propose"),
        ("choose", "Propose", "S:propose"),
        ("choose", "p 3", "S:propose:3"),
        ("choose", "p3", "S:propose:3"),
        ("choose", "play", "S:stand"),
        ("answer", "a", "S:accept"),
        ("answer", "a if", "S:accept:if"),
        ("answer", "refuse", "S:refuse"),
        ("discard", "2 5", "S-Ts7c"),
        ("discard", "0", "S-0"),
        ("discard", "keep all", "S-0"),
        ("play", "3", "S.Qh"),
        ("play", "q h", "S.Qh"),
        ("play", "k", "S:king"),
        ("play", "1 2", None),
        ("play", "what", None),
    ],
)
def test_what_is_typed_means_an_event(phase: str, text: str, event: str | None) -> None:
    assert answers_ecarte.event(text, {"seat": "S", "phase": phase, "hand": HAND}, Words("en")) == event


# --- whole games ---

GAMES: list[list[str]] = [
    ["--seed", "01" * 32],
    ["--seed", "02" * 32, "--rules", "jirai", "--seat", "N", "--dealer", "N"],
    ["--seed", "03" * 32, "--rules", "article", "--dealer", "S", "--lang", "fr"],
    ["--seed", "04" * 32, "--option", "propose_number=on", "--option", "target=10", "--lang", "ja"],
    ["--seed", "05" * 32, "--option=king_mark=optional", "--option=king_until=first-lead", "--option=game_points=on"],
]


@pytest.mark.sampled
@pytest.mark.parametrize("arguments", GAMES)
def test_a_whole_game(cli: Cli, tmp_path: Path, arguments: list[str]) -> None:
    path = tmp_path / "game.ecn"
    run = cli("play", *arguments, "--save", path, stdin=ANYTHING * 300)
    assert (run.status, run.err) == (0, "")
    play = saved(path)
    assert play.state.phase == "over"
    assert str(path) in run.out.splitlines()[-1]
    if "--lang" not in arguments:
        assert re.search(r"\n(You deal|Hortense deals) next\n", run.out)
    assert cli("check", "--strict", path).status == 0
    resumed = cli("play", "--resume", path)
    assert resumed.status == 0
    assert resumed.out.splitlines()[-1] == f"The record of the game: {path}"


@pytest.mark.parametrize("arguments", GAMES[:3])
def test_no_hidden_card_is_shown(cli: Cli, tmp_path: Path, arguments: list[str]) -> None:
    path = tmp_path / "game.ecn"
    out = cli("play", *arguments, "--save", path, stdin=ANYTHING * 300).out
    me = "N" if "--seat" in arguments else "S"
    play = saved(path)
    seen: dict[int, set[str]] = {}
    for entry, _ in log(play, me):
        cards = [*entry.get("cards", []), *entry.get("cut", {}).values(), entry.get("card", "??")]
        seen.setdefault(entry["deal"], set()).update(card for card in cards if card != "??")
    words = Words("fr" if "fr" in arguments else "en")
    # Typed text names cards too, so the lines that echo it are left out.
    answer = re.split(r"^─+.*─$", re.sub(r"^> .*$|^.*“.*$", "", out, flags=re.MULTILINE), flags=re.MULTILINE)
    assert len(answer) == len(play.record.deals) + 1
    for deal, text in enumerate(answer):
        known = {words.sign(card) for card in seen.get(deal, set())}
        shown = set(re.findall(r"(?:10|[A-Z7-9])[♠♥♦♣]", text))
        assert shown <= known
        assert deal == 0 or len(shown) >= 6  # at least the hand and the turn-up


def test_the_table_is_told_in_full(cli: Cli) -> None:
    arguments = first_seed(lambda view: view["turned"][0] != "K" and view["phase"] == "choose", "N")
    out = cli("play", *arguments, stdin="?\nq\n").out
    for part in (
        "Deal 1: Hortense deals.",
        "You hold ",
        "The turn-up is ",
        "Trumps are ",
        "stock: 21",
        "You 0, Hortense 0, of 5",
    ):
        assert part in out
    assert "Propose, or stand with these five?\np = Propose · s = Stand · ? = help\n" in out
    assert "u take back your last decision" in out


def test_an_unplayable_card_is_explained_with_its_rule(cli: Cli) -> None:
    def trumping(view: dict[str, Any]) -> bool:
        return {problem["code"] for problem in view["refused"].values()} == {"E-trump"}

    arguments = first_seed(trumping, "S")
    out = cli("play", *arguments, stdin="1\n2\n3\n4\n5\n").out
    assert re.search(r"\n> \d\nYou must trump: \w+ were led, you hold none, and \w+ are trumps\. \(E18\)\n", out)
    assert re.search(r"\d \((10|[A-Z7-9])[♠♥♦♣]\)", out)


def test_a_wrong_discard_is_explained(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "game.ecn"
    arguments = first_seed(lambda view: view["phase"] == "answer", "S", "article")
    out = cli("play", *arguments, "--save", path, stdin="a\n0\n9\n7s 1\n1 2\n").out
    assert "Discard 1 to 5 cards, not 0. (E9)" in out
    assert "There is no card 9 to name here: you hold 5." in out
    events = [str(entry.event) for entry in saved(path).record.deals[0].entries]
    assert "S:accept" in events
    assert [event for event in events if event.startswith("S-") and len(event) == 6]


def test_three_tricks_to_none_are_called_a_challenge_while_it_goes_on(cli: Cli, tmp_path: Path) -> None:
    """E21: otherwise such a deal would be over."""
    for number in range(60):
        out = cli(
            "play", "--seed", f"{number:064x}", "--rules", "jirai", "--dealer", "N", stdin="s\n" + "1\n2\n3\n" * 8
        ).out
        if "challenge:" in out:
            break
    assert re.search(r"· challenge: (you go|\w+ goes) on for all five", " ".join(out.split()))


def test_the_king_is_offered(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "game.ecn"
    arguments = first_seed(lambda view: f"K{view['trump']}" in view["hand"], "N", "article")
    out = cli("play", *arguments, "--save", path, stdin="s\nk\nq\n").out
    assert "k = Mark the king" in out
    assert "You mark the king." in out
    assert "S:king" in path.read_text()


@pytest.mark.parametrize("answer", ["k\nq\n", "\nq\n"])
def test_the_king_is_offered_before_the_right_lapses(cli: Cli, tmp_path: Path, answer: str) -> None:
    path = tmp_path / "game.ecn"
    arguments = first_seed(lambda view: bool(view["pause"]), "S", "article", king_until="first-lead")
    out = cli("play", *arguments, "--save", path, stdin=answer).out
    assert (
        "You hold the king of trumps. Will you mark it?\nk = Mark the king · Enter = Do not mark it · ? = help\n" in out
    )
    assert ("S:king" in path.read_text()) == answer.startswith("k")
    assert re.search(r"^N\.\w\w$", path.read_text(), re.MULTILINE) or "S:king N." in path.read_text()


# --- leaving and resuming ---


@pytest.mark.parametrize("end", ["q\n", ""])
def test_leaving_keeps_the_game(cli: Cli, tmp_path: Path, end: str) -> None:
    path = tmp_path / "my game.ecn"
    run = cli("play", "--seed", "07" * 32, "--dealer", "N", "--save", path, stdin="p\n" + end)
    assert run.status == 0
    assert f"The game is saved. To resume it: ecarte play --resume '{path}'\n" in run.out
    assert run.out.endswith(f"To pass on only what you know: ecarte link --view S '{path}'\n")
    assert [str(e.event) for e in saved(path).record.deals[0].entries][3] == "S:propose"
    assert cli("play", "--resume", path, stdin=ANYTHING * 300).status == 0
    assert saved(path).state.phase == "over"


def test_an_interruption_keeps_the_game(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(builtins, "input", interrupted)
    path = tmp_path / "game.ecn"
    run = cli("play", "--save", path)
    assert (run.status, run.err) == (130, "")
    assert saved(path).record.deals


def test_games_without_a_file_are_kept_apart(cli: Cli, tmp_path: Path) -> None:
    for _ in range(2):
        cli("play")
    kept = sorted((tmp_path / "home").rglob("*.ecn"))
    assert len(kept) == 2
    assert [bool(saved(path).record.deals) for path in kept] == [True, True]


def test_help_is_counted_in_the_record(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "game.ecn"
    arguments = first_seed(lambda view: view["phase"] == "choose", "N")
    run = cli("play", *arguments, "--save", path, stdin="u\nh\np\nu\nh\nq\n")
    assert "You have made no decision yet that could be taken back." in run.out
    assert run.out.count("Hortense, in your place: ") == 2
    play = saved(path)
    assert play.record.tag("Help") == "hints=2 takebacks=1"
    assert len(play.record.deals[0].entries) == 3


def test_a_game_can_be_given_up(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "game.ecn"
    run = cli("play", "--save", path, stdin="resign\nno\nresign\nresign\n")
    assert run.status == 0
    assert "You give the game up: Hortense wins it." in run.out
    assert saved(path).record.resigned == "S"


def test_an_earlier_game_is_never_written_over(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "game.ecn"
    path.write_text("precious")
    run = cli("play", "--save", path)
    assert (run.status, path.read_text()) == (2, "precious")
    assert "is there already. Resume its game with --resume" in run.err


def test_only_a_sound_record_is_resumed(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "game.ecn"
    cli("play", "--save", path, "--dealer", "N")
    text = path.read_text()
    path.write_text(text.replace("1. N", "1. S"))
    run = cli("play", "--resume", path)
    assert run.status == 1
    assert re.search(r"game\.ecn:\d+:\d+: E-", run.err)
    path.write_text(text + "\n" + text)
    assert "holds 2 records. Resuming needs a file with one." in cli("play", "--resume", path).err
    path.write_text("\n".join(line for line in text.split("\n") if not line.startswith(("[Seed", "[Commit"))))
    run = cli("play", "--resume", path)
    assert (run.status, run.out) == (2, "")
    assert "it has no Seed tag" in run.err


def test_the_person_takes_the_seat_the_computer_does_not(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "game.ecn"
    cli("play", "--save", path, "--seat", "N", "--dealer", "S")
    assert saved(path).record.tag("Computer") == "S:amateur"
    assert "Deal 1: Hortense deals." in cli("play", "--resume", path).out


def test_a_resumed_deal_names_no_card_that_has_been_discarded(cli: Cli, tmp_path: Path) -> None:
    """What is discarded is not looked at again (E12, law 28)."""
    path = tmp_path / "g.ecn"
    play = record.new("ecarte", "akagiri", {}, {"Computer": "N:amateur"}, "5e" * 32, "N")
    hand = play.state.hand("S")
    gone, kept = hand[-2:], hand[:3]
    for word in ("S:propose", "N:accept", f"S-{''.join(gone)}", "N-0"):
        play = record.advance(play, parse_event(word))
    path.write_text(ecn.dumps(play), "utf-8")
    out = cli("play", "--resume", path).out
    assert f"You hold {' '.join(map(Words().sign, kept))}, 2 cards discarded since." in out
    assert not any(Words().sign(card) in out for card in gone)
