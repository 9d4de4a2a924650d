"""``ecarte show`` and ``ecarte serve``: a game in the terminal, the site on this machine."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

pytest.importorskip("typer", reason="the command line is native only")

from ecarte.core.cards import UNKNOWN
from ecarte.notation import ecn
from ecarte.record.seatview import redact
from ecarte.text import Words, printable, shown_name
from tests.kit.commandline import Cli, cli

__all__ = ["cli"]  # a fixture, used by name

GOLDEN = Path(__file__).parents[2] / "golden"
FRIDAY, NOTES = GOLDEN / "akagiri.ecn", GOLDEN / "variations.ecn"
ECARTE = [sys.executable, "-c", "from ecarte.cli import main; main()"]


def signs(text: str) -> set[str]:
    return set(re.findall(r"(?:10|[AKQJ987])[♠♥♦♣]", text))


# --- why ---


def test_the_computer_tells_why_in_deals_that_are_over(cli: Cli, tmp_path: Path) -> None:
    game = tmp_path / "game.ecn"
    assert cli("simulate", "S:club", "N:beginner", "--games", 1, "-o", game).status == 0
    out = cli("show", "--why", game).out
    assert "I looked at my court cards" in out
    assert "The books" in out
    assert "reason-" not in out
    assert "I looked" not in cli("show", game).out


# --- whole ---


def test_nothing_reaches_the_terminal_inside_an_isolate(cli: Cli, tmp_path: Path) -> None:
    """An isolate may stay, but the text inside it comes from the same stranger."""
    assert printable("\u2068\x1b[31mAnna\n\u200b\u2069") == "\u2068\\x1b[31mAnna\\n\\u200b\u2069"
    game = tmp_path / "game.ecn"
    game.write_text(FRIDAY.read_text("utf-8").replace("N:propose", "N:propose {\u2068\x1b[31mred\u2069}", 1), "utf-8")
    shown = cli("show", game)
    assert (shown.status, "\x1b" in shown.out) == (0, False)
    assert "\\x1b[31mred" in shown.out


def test_names_change_nothing_around_them(cli: Cli, tmp_path: Path) -> None:
    """Characters that turn the direction of writing and invisible ones are shown as marks.

    A name written from right to left is kept apart from the numbers beside it.
    """
    text = FRIDAY.read_text("utf-8")
    game = tmp_path / "game.ecn"
    for name, answer in (
        ("\u202eannA", "\\u202eannA"),
        ("\u200b", "\\u200b"),
        ("\u3164", "\\u3164"),
        ("ברוּנוֹ", "\u2068ברוּנוֹ\u2069"),
        ("\u2069Ben\u2066", "\\u2069Ben\\u2066"),
        ("\u0301x", "◌\u0301x"),
    ):
        game.write_text(re.sub(r'\[North "[^"]*"\]', f'[North "{name}"]', text), "utf-8")
        out = cli("show", game).out
        assert answer in out
        assert not re.search("[\u200b\u202a-\u202e\u2066\u3164]", out)
        assert out.count("\u2068") == out.count("\u2069")
        assert shown_name(name) == answer
        assert printable(f"{answer} 5") == f"{answer} 5"  # making a sentence safe twice changes nothing


def test_every_card_of_a_game_is_reported_in_its_place(cli: Cli) -> None:
    run = cli("show", FRIDAY)
    assert (run.status, run.err) == (0, "")
    (play,) = ecn.loads(FRIDAY.read_text("utf-8"))
    words = Words("en")
    for deal in play.record.deals:
        part = run.out.partition(f"  {deal.head.number}#0  ")[2].partition("\n\n")[0]
        assert signs(part) == {words.sign(card) for entry in deal.entries for card in entry.event.cards}
    assert "Bruno proposes." in run.out
    assert "3-0 │   6-1 │" in run.out  # the score sheet


def test_comments_marks_variations_and_supposed_hands(cli: Cli) -> None:
    out = cli("show", NOTES).out
    assert "    1#4  Anna proposes. ?!\n             two queens and a trump: play @eq=-0.1\n" in out
    assert (
        "             Instead of this (1#4/0#0):\n1#4/0#1          Anna stands. !\n                     better\n" in out
    )
    assert "Instead of this (1#4/0#1/0#0): Suppose Bruno held: Q♠ 10♠ A♥ 8♥ K♦." in out
    assert "1#4/0#1/0#4              Anna plays Q♦. Bruno plays K♦. Bruno takes the trick.\n" in out


def test_from_one_seat_nothing_is_reported_that_it_did_not_know(cli: Cli) -> None:
    (play,) = ecn.loads(FRIDAY.read_text("utf-8"))
    seen = ecn.dumps(type(play)(redact(play.record, "S")))
    out = cli("show", "--seat", "S", FRIDAY).out
    assert out == cli("show", "-", stdin=seen).out  # a view is shown from its own seat
    words = Words("en")
    for deal in redact(play.record, "S").deals:
        part = out.partition(f"  {deal.head.number}#0  ")[2].partition("\n\n")[0]
        known = {card for entry in deal.entries for card in entry.event.cards} - {UNKNOWN}
        assert signs(part) == {words.sign(card) for card in known}
    wrong = cli("show", "--seat", "N", "-", stdin=seen)
    assert (wrong.status, wrong.out) == (2, "")
    assert "the view of S" in wrong.err


def test_supposed_hands_are_hidden_from_a_seat(cli: Cli) -> None:
    out = cli("show", "--seat", "N", NOTES).out
    assert "Suppose" not in out
    assert "two queens and a trump" not in out  # South’s own comment


UNSEEN = """\
[ECN "1"]
[Game "ecarte"]
[Rules "akagiri"]

1. N
S<AsJhQdQc7c N<QsTsAh8h7h ^7d
S:propose N:refuse
S.7c N.Ts (N.8h {a card that South has not seen} /S) /S
*
"""


def test_a_variation_that_shows_an_unseen_card_is_hidden_from_a_seat(cli: Cli) -> None:
    for seat, known in (("N", True), ("S", False)):
        out = cli("show", "--seat", seat, "-", stdin=UNSEEN).out
        assert (known, known) == ("8♥" in out, "has not seen" in out)
        assert cli("show", "--seat", seat, "--at", "1#7/0#1", "-", stdin=UNSEEN).status == (0 if known else 2)


@pytest.mark.thorough
@pytest.mark.parametrize("lang", ["fr", "ja"])
def test_a_game_in_other_languages(cli: Cli, lang: str) -> None:
    for path in sorted(GOLDEN.glob("*.ecn")):
        run = cli("show", "--lang", lang, path)
        assert run.status == 0, path
        assert not re.search(r"\b(log|replay|cli)-[a-z]", run.out), path


def test_names_and_comments_cannot_rule_the_terminal(cli: Cli) -> None:
    text = NOTES.read_text("utf-8").replace("{better}", "{\x1b[31mbetter\x07}")
    text = text.replace('[South "Anna"]', '[South "An\x1b]0;na"]').replace('[Event "?"]', '[Event "[bold]x\x9b"]')
    for more in ([], ["--at", "1#4"]):
        out = cli("show", "-", *more, stdin=text).out
        assert "[bold]x" in out
        assert not any(ord(c) < 32 or 127 <= ord(c) < 160 for c in out.replace("\n", ""))


def test_records_by_number_and_a_broken_one(cli: Cli, tmp_path: Path) -> None:
    games = tmp_path / "games.ecn"
    broken = FRIDAY.read_text("utf-8").replace("S:propose N:accept S-KhTh", "S:propose N:accept S-KhTd")
    games.write_text(NOTES.read_text("utf-8") + "\n" + broken + "\n" + FRIDAY.read_text("utf-8"), "utf-8")
    run = cli("show", games)
    assert run.status == 1
    assert run.out == cli("show", NOTES).out + "\n" + cli("show", FRIDAY).out
    assert "E-not-held" in run.err
    assert cli("show", "-n", "2", games).out == cli("show", FRIDAY).out
    none = cli("show", "-n", "3", games)
    assert (none.status, none.out) == (2, "")
    assert "There is no record 3" in none.err


def test_long_lines_break_behind_their_moment_on_a_terminal(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "50")
    out = re.sub("\x1b\\[[0-9;]*m", "", cli("show", "--color", "always", NOTES).out)
    assert "   1#15  Anna plays Q♣. Bruno plays 7♥. Anna takes" in out
    assert "\n         the trick." in out
    story = cli("show", NOTES).out.partition("Score sheet")[0]
    assert out.partition("Score sheet")[0].split() == story.split()


def test_the_score_sheet_says_whose_number_comes_first_on_screens_of_any_width(
    cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    for width in ("100", "40"):
        monkeypatch.setenv("COLUMNS", width)
        sheet = cli("show", FRIDAY).out.partition("Score sheet")[2]
        assert "…" not in sheet
        assert "Numbers in pairs: Anna first, then Bruno." in " ".join(sheet.split())
        assert max(map(len, sheet.splitlines())) <= int(width)
    assert sheet.count("│ Proposals and ") == sheet.count("│ Score ") > 1


# --- a moment ---


def test_the_score_sheets_alone(cli: Cli, tmp_path: Path) -> None:
    """In a file the row of a deal is one line, however long."""
    games = tmp_path / "games.ecn"
    cli("simulate", "NS:amateur", "EW:novice", "-g", "belote", "-n", 2, "-o", games)
    out = cli("show", "--sheet", games).out
    rows = [line for line in out.splitlines() if re.match("│ [0-9]", line)]
    assert len(rows) == sum(len(play.record.deals) for play in ecn.loads(games.read_text("utf-8")))
    assert out.count("Score sheet") == 2
    assert "holds" not in out
    run = cli("show", "--sheet", "--at", "1#2", games)
    assert (run.status, run.out) == (2, "")
    assert "leave out --at" in run.err


def test_the_table_at_a_moment(cli: Cli) -> None:
    assert cli("show", "--at", "1#8", NOTES).out.splitlines()[1:] == [
        "  Trumps are diamonds (turned up: 7♦) · stock: 21 · Bruno deals",
        "  Bruno 0, Anna 0, of 5 · tricks: Bruno 0, Anna 1",
        "  Bruno  Q♠ A♥ 8♥ 7♥",
        "  Anna   A♠ Q♦ Q♣   → J♥",
    ]
    inside = cli("show", "--at", "1#4/0#1/0#3", NOTES).out
    assert "  Bruno  Q♠ 10♠ A♥ 8♥ K♦\n  Anna   A♠ J♥ Q♣ 7♣   → Q♦\n" in inside
    assert "Bruno  ?? ?? ?? ??\n" in cli("show", "--at", "1#8", "--seat", "S", NOTES).out


@pytest.mark.parametrize("at", ["9#1", "1#99", "x", "1#4/7#0", ""])
def test_a_moment_that_is_none(cli: Cli, at: str) -> None:
    run = cli("show", "--at", at, NOTES)
    assert (run.status, run.out) == (2, "")
    assert "This game has no moment" in run.err


# --- step by step ---


def steps(cli: Cli, *arguments: str, keys: str) -> list[str]:
    """Return the screen after each key, with the last line saying where."""
    out = cli("show", "--step", *arguments, NOTES, stdin=keys).out
    return re.split(r"^(?=─)", out, flags=re.M)[1:]


def test_stepping(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = steps(cli, keys="\n\n\nb\nn\np\nG\ng\nx\nq\n\n")
    at = [each.splitlines()[-1].split(" · ")[0] for each in shown]
    assert at == ["1#0", "1#1", "1#2", "1#3", "1#2", "2#0", "1#0", "2#6", "1#0", "1#0"]
    assert "Anna holds A♠ J♥ Q♦ Q♣ 7♣." in shown[1]
    assert "Bruno holds" not in shown[1]
    assert "=" not in shown[0]


def test_stepping_gives_nothing_away(cli: Cli) -> None:
    for place, each in enumerate(steps(cli, "--seat", "S", keys="\n" * 40)):
        now = re.search(r"^(\d)#(\d+) · ", each, re.M)
        assert now is not None
        out = re.findall(r"^ +(\d)#(\d+)  ", each, re.M)
        assert max((int(deal), int(number)) for deal, number in out) == (int(now[1]), int(now[2])), place


def test_stepping_begins_at_a_moment(cli: Cli) -> None:
    (only,) = steps(cli, "--at", "1#8", keys="")
    assert only.splitlines()[-1].startswith("1#8 · ")
    assert cli("show", "--step", "-", stdin=NOTES.read_text("utf-8")).status == 2
    assert cli("show", "--step", "--at", "7#8", NOTES).status == 2


@pytest.mark.skipif(os.name != "posix", reason="a terminal as POSIX has it")
def test_stepping_by_the_keys_of_a_terminal() -> None:
    import pty

    leader, follower = pty.openpty()
    running = subprocess.Popen(
        [*ECARTE, "show", "--step", "--lang", "en", str(NOTES)],
        stdin=follower, stdout=follower, stderr=follower, env={**os.environ, "TERM": "xterm", "COLUMNS": "90"},
    )  # fmt: skip
    os.close(follower)
    try:
        shown = ""
        for key, wanted in (("", "1#0 ·"), ("\x1b[C", "1#1 ·"), ("\r", "1#2 ·"), ("\x1b[D", "1#1 ·"), ("G", "2#6 ·")):
            os.write(leader, key.encode())
            shown = until(leader, wanted)
        assert "\x1b[2J" in shown  # the screen is cleared, not scrolled
        os.write(leader, b"q")
        assert running.wait(60) == 0
    finally:
        running.kill()
        running.wait()
        os.close(leader)


def until(terminal: int, wanted: str) -> str:
    """Return the output up to a text and until a key is read: an earlier key would be lost."""
    import select
    import termios

    said = b""
    for _ in range(3000):
        if wanted.encode() in said and not termios.tcgetattr(terminal)[3] & termios.ICANON:
            return said.decode(errors="replace")
        if select.select([terminal], [], [], 0.02)[0]:
            said += os.read(terminal, 4096)
    raise AssertionError(said)


# --- serve ---


@pytest.fixture
def site(tmp_path: Path) -> Path:
    folder = tmp_path / "site"
    folder.mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Écarté</title>", "utf-8")
    (folder / "netlify.toml").write_text('[[headers]]\nfor = "/*"\n[headers.values]\nX-Kind = "test"\n')
    return folder


@pytest.mark.skipif(os.name != "posix", reason="signals as POSIX has them")
def test_serve_until_interrupted(site: Path) -> None:
    command = [*ECARTE, "serve", str(site), "--port", "0", "--lang", "en"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        try:
            assert running.stdout is not None
            (address,) = re.findall(r"http://127\.0\.0\.1:\d+/", running.stdout.readline())
            with urlopen(address, timeout=60) as answer:
                assert answer.headers["X-Kind"] == "test"
                assert "Écarté" in answer.read().decode()
            with pytest.raises(HTTPError) as refused:
                urlopen(address + "netlify.toml", timeout=60)
            refused.value.close()
            running.send_signal(signal.SIGINT)
            assert running.wait(60) == 130
            assert running.stderr is not None
            assert running.stderr.read() == ""
        finally:
            running.kill()


def test_serve_says_what_is_missing(cli: Cli, site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert "There is no site in dist." in cli("serve").err
    for folder in (tmp_path / "none", tmp_path, "x" * 300):
        assert "There is no site in" in cli("serve", folder).err
    (site / "netlify.toml").write_text("[[headers")
    run = cli("serve", site)
    assert run.status == 2
    assert "netlify.toml cannot be read" in " ".join(run.err.split())


def test_serve_when_the_port_is_taken(cli: Cli, site: Path) -> None:
    from ecarte.serve import Site

    with Site(site) as taken:
        run = cli("serve", site, "--port", str(taken.port))
    assert run.status == 2
    assert f"Port {taken.port} cannot be used: Address already in use." in run.err


def test_the_moments_of_the_story_are_moments_of_the_game(cli: Cli) -> None:
    """Every moment at the edge can be given to --at."""
    out = cli("show", NOTES).out
    moments = re.findall(r"^ {0,6}(\d[\d#/]*)  ", out, re.M)
    assert len(moments) == len(set(moments)) > 20
    for at in moments:
        assert cli("show", "--at", at, NOTES).status == 0, at


IRREGULAR = """[ECN "1"]
[Game "ecarte"]
[South "Anna"]
[North "Ben"]
[Rules "london"]
[Option "doubling=on"]
[Result "*"]

1. N
S<AsJhQdQc7c N<QsTsAh8h7h ^7d
S:stand
S:suit:h S.7c N:let N.Ts /S
S:double N:accept:double
S.As N.7h~revoke /S
S.Jh N.8h /S
S.Qd N.Ah /S
S.Qc N.Qs /S
&claim:S:43:#12 &ruling:43:replay:#6
S.Jh N.8h /S
S.As N.Qs /N
N.Ah S.Qd /S
S:concede
=0-1 0-1
*
"""


def test_other_words_and_actions_are_reported(cli: Cli) -> None:
    text = IRREGULAR
    run = cli("show", "-", stdin=text)
    assert (run.status, run.err.count("E-")) == (0, 0), run.err
    for words in (
        "Anna names hearts.", "Ben lets it be.", "Anna offers to double.", "Ben accepts: the tricks of this deal count",
        "Ben plays 7♥, which is not a legal play.", "Anna claims a revoke", "Law 43: it is played again",
        "Ben has one point less", "Anna doubled", "claimed law 43",
    ):  # fmt: skip
        assert words in " ".join(run.out.split()), words
    other = cli("show", "--seat", "S", "-", stdin=text).out
    assert "not a legal play" not in other
    assert "Anna claims a revoke" in other
