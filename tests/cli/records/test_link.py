"""``ecarte link`` and ``ecarte open``: records to links and back."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("typer", reason="the command line is native only")

from ecarte.notation import challenge
from tests.kit.commandline import Cli, cli

__all__ = ["cli"]  # a fixture, used by name

GOLDEN = Path(__file__).parents[2] / "golden"
PAGE = "https://cards.example/"


def test_records_come_back_from_their_links(cli: Cli) -> None:
    file = GOLDEN / "akagiri.ecn"
    made = cli("link", file, "--base", PAGE)
    assert made.status == 0
    assert made.out.startswith(PAGE + "#g1")
    assert cli("open", made.out.strip()).out == file.read_text("utf-8")
    bare = cli("link", file).out
    assert bare == made.out.removeprefix(PAGE + "#")
    assert cli("open", "-", stdin=bare + "\n" + bare).out == "\n".join([file.read_text("utf-8")] * 2)


def test_several_records_in_several_files(cli: Cli) -> None:
    files = [GOLDEN / "king-ends.ecn", GOLDEN / "options.ecn"]
    run = cli("link", *files)
    assert run.status == 0
    opened = cli("open", *run.out.split())
    assert opened.out == "\n".join(file.read_text("utf-8") for file in files)


def test_a_moment(cli: Cli) -> None:
    file = GOLDEN / "akagiri.ecn"
    made = cli("link", "--at", "1#4", file)
    assert made.out.endswith("@1%234\n")
    assert cli("open", made.out.strip()).err == "The link opens at 1#4.\n"
    refused = cli("link", "--at", "99#1", file)
    assert (refused.status, refused.out) == (1, "")
    assert "no moment 99#1" in refused.err


def test_one_seat_s_view(cli: Cli) -> None:
    made = cli("link", "--seat", "N", GOLDEN / "jirai.ecn")
    opened = cli("open", made.out.strip()).out
    assert '[View "N"]' in opened
    assert "S<??????????" in opened
    assert cli("link", "--seat", "W", GOLDEN / "jirai.ecn").status == 1


def test_a_challenge(cli: Cli) -> None:
    made = cli("link", "--challenge", "S", GOLDEN / "jirai.ecn", "--base", PAGE)
    assert made.status == 0
    assert challenge.loads(made.out.strip()).preset == "jirai"
    opened = cli("open", made.out.strip())
    assert (opened.status, opened.out) == (1, "")
    assert "challenge" in opened.err
    unfinished = cli("link", "--challenge", "S", GOLDEN / "unfinished.ecn")
    assert unfinished.status == 1
    assert "a game that is over" in unfinished.err


def test_what_cannot_be_done_is_said(cli: Cli, tmp_path: Path) -> None:
    bad = tmp_path / "bad.ecn"
    bad.write_text((GOLDEN / "akagiri.ecn").read_text("utf-8").replace("[Rules ", "[Rulers "))
    run = cli("link", bad, GOLDEN / "jirai.ecn")
    assert run.status == 1
    assert run.out.count("\n") == 1
    assert "E-rules-open" in run.err
    assert cli("link", tmp_path / "nowhere.ecn").status == 2
    assert cli("link", "--challenge", "S", "--seat", "S", GOLDEN / "jirai.ecn").status == 2
    damaged = cli("open", "g1AAAA", "hello", "g2AAAA")
    assert damaged.status == 1
    assert damaged.err.count(": E-link") == 3
    assert "Traceback" not in damaged.err


def test_a_file_of_links_is_no_link(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "c.link"
    file.write_text(cli("link", GOLDEN / "jirai.ecn").out)
    run = cli("open", file)
    assert (run.status, run.out) == (1, "")
    assert run.err.splitlines()[-1] == f"“{file}” is a file. The links in it are opened by: ecarte open - < {file}"
    assert cli("open", "-", stdin=file.read_text()).out == (GOLDEN / "jirai.ecn").read_text("utf-8")


def test_links_are_written_to_a_file(cli: Cli, tmp_path: Path) -> None:
    golden, file = GOLDEN / "jirai.ecn", tmp_path / "links.txt"
    assert cli("link", golden, "-o", file).out == ""
    written = file.read_text("utf-8")
    assert written == cli("link", golden).out
    assert cli("link", GOLDEN / "unfinished.ecn", "-o", file).status == 1  # with no link to write
    assert cli("link", file, "-o", file).status == 2
    assert file.read_text("utf-8") == written


def test_link_says_that_it_reads_json(cli: Cli) -> None:
    assert "JSON" in cli("link", "--help").out
    golden = GOLDEN / "jirai.ecn"
    assert cli("link", "-", stdin=cli("convert", "--to", "json", golden).out).out == cli("link", golden).out


def test_an_unfinished_game_is_shared_only_when_asked(cli: Cli) -> None:
    refused = cli("link", GOLDEN / "unfinished.ecn")
    assert (refused.status, refused.out) == (1, "")
    assert "is not over" in refused.err
    assert "--view SEAT (S, N)" in refused.err
    assert "--all" in refused.err
    whole = cli("link", "--all", GOLDEN / "unfinished.ecn")
    assert whole.status == 0
    assert "??" not in cli("open", *whole.out.split()).out
    seen = cli("link", "--view", "S", GOLDEN / "unfinished.ecn")
    opened = cli("open", *seen.out.split()).out
    assert '[View "S"]' in opened
    assert "Seed" not in opened
    # A view has nothing to hide, and neither has a finished game.
    assert cli("link", "-", stdin=opened).status == 0
    assert cli("link", "--all", "--view", "S", GOLDEN / "unfinished.ecn").status == 2
    both = cli("link", GOLDEN / "unfinished.ecn", GOLDEN / "jirai.ecn")
    assert (both.status, both.out.count("\n")) == (1, 1)
