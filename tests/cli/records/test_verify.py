"""``ecarte verify``, and ``ecarte play`` where the pack is cut with words."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

pytest.importorskip("typer", reason="the command line is native only")

from ecarte import record
from ecarte.core import fair as fair_deals
from ecarte.notation import ecn
from tests.kit.commandline import Cli, cli
from tests.record.test_verify import SEED, game

__all__ = ["cli"]  # a fixture, used by name


@pytest.fixture
def fair(tmp_path: Path) -> Path:
    path = tmp_path / "fair.ecn"
    path.write_text(game("akagiri") + "\n" + game("classic"), "utf-8")
    return path


def test_games_that_are_proved(cli: Cli, fair: Path) -> None:
    run = cli("verify", fair)
    assert run.status == 0
    first, second = run.out.splitlines()
    assert re.fullmatch(rf"{re.escape(str(fair))}:1: proved: \d+ deals, \d+ cards as the seed gives them", first)
    assert "proved" in second
    assert run.err == "2 records, 2 proved.\n"
    assert cli("verify", "-q", fair).out == ""
    assert cli("verify", "-", stdin=game("jirai")).status == 0


def test_a_game_that_is_not(cli: Cli, fair: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken.ecn"
    text = game("akagiri")
    commitment = re.findall(r'Commit "(.*)"', text)[0]
    broken.write_text(text.replace(commitment, "sha256:" + "0" * 64).replace("@cut=first_words", "@cut=other"), "utf-8")
    run = cli("verify", fair, broken)
    assert run.status == 1
    assert run.err.endswith("3 records, 2 proved.\n")
    found = run.out.splitlines()[2:]
    assert found[0] == f"{broken}:1: not proved"
    assert found[1].startswith(
        f"{broken}: E-verify-commit The seed is not the one that was sealed: its seal is {commitment}"
    )
    assert re.match(rf"{re.escape(str(broken))}: E-verify-cards \(E\d+\) Deal 1 gave .* where the pack has ", found[2])
    assert cli("verify", "--quiet", broken).out.splitlines()[0] == found[0]


def test_the_seal_that_was_noted(cli: Cli, fair: Path) -> None:
    commitment = re.findall(r'Commit "(.*)"', game("akagiri"))[0]
    assert cli("verify", fair, "--commit", commitment).status == 0
    run = cli("verify", fair, "--commit", "sha256:" + "0" * 64)
    assert run.status == 1
    assert run.out.count("E-verify-noted") == 2


def test_for_programs(cli: Cli, fair: Path) -> None:
    run = cli("verify", "--json", fair)
    first, second = map(json.loads, run.out.splitlines())
    assert (first["file"], first["line"], first["proved"], first["seed"]) == (str(fair), 1, True, SEED)
    assert first["problems"] == second["problems"] == []
    run = cli("verify", "--json", "--lang", "fr", "-", stdin=game("akagiri").replace(f'[Seed "{SEED}"]\n', ""))
    (found,) = map(json.loads, run.out.splitlines())
    assert (found["proved"], found["seed"]) == (False, None)
    assert found["problems"][0]["sentence"].startswith("L’enregistrement n’a pas sa graine")
    assert run.status == 1


@pytest.mark.parametrize(("stdin", "status"), [("", 1), ("no record", 1), ('[ECN "1"]\n', 1)])
def test_what_is_no_record(cli: Cli, stdin: str, status: int) -> None:
    run = cli("verify", "-", stdin=stdin)
    assert (run.status, run.out) == (status, "")
    assert "E-" in run.err


def test_a_file_that_is_not_there(cli: Cli, tmp_path: Path) -> None:
    run = cli("verify", tmp_path / "none.ecn")
    assert run.status == 2
    assert "E-file" in run.err


# --- at the table ---

ANYTHING = "\n".join(["p", "r", "1 3", "k", "1", "2", "3", "4", "5"]) + "\n"


def heads(path: Path) -> list[str]:
    return re.findall(r"^\d+\. .*$", path.read_text("utf-8"), re.M)


def test_words_that_cut_every_deal(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "game.ecn"
    run = cli("play", "--seed", SEED, "--cut", "three  blind mice", "--save", path, stdin=(ANYTHING + "\n") * 60)
    assert run.status == 0
    assert f"The seal of this game: {ecn.loads(path.read_text('utf-8'))[0].record.tag('Commit')}" in run.out
    assert len(heads(path)) > 2
    assert all(re.fullmatch(r"\d+\. [SN] @cut=three_blind_mice", head) for head in heads(path))
    assert cli("verify", path).status == 0


def test_a_person_is_asked_before_each_deal(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "game.ecn"
    stdin = "un\n" + (ANYTHING + "\ndeux mots\n") * 6 + "q\n"
    run = cli("play", "--seed", SEED, "--cut", "ask", "--save", path, stdin=stdin)
    assert run.out.index("The seal of this game") < run.out.index("With what words do you cut the pack?")
    assert re.fullmatch(r"1\. [SN] @cut=un", heads(path)[0])
    assert any(head.endswith("@cut=deux_mots") for head in heads(path)[1:])
    assert cli("play", "--cut", "ask", stdin="q\n").status == 0


def test_words_typed_before_a_deal(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "game.ecn"
    run = cli(
        "play", "--seed", SEED, "--save", path, stdin="?\n" + (ANYTHING + "cut (no)\ncut deux mots\n") * 4 + "q\n"
    )
    assert "three blind mice" in run.out  # the help
    assert "The pack cannot be cut with “(”" in run.out
    assert "@cut" not in heads(path)[0]
    assert heads(path)[1].endswith("@cut=deux_mots")


def test_words_that_cannot_cut(cli: Cli) -> None:
    run = cli("play", "--cut", "x" * 81)
    assert run.status == 2
    assert "80 characters at most" in run.err


def test_a_public_seed_is_shown(cli: Cli) -> None:
    begun = record.new("ecarte", "akagiri", {}, {}, fair_deals.prepared_seed(7), "S")
    text = ecn.dumps(record.resign(begun, "S"))
    run = cli("verify", "-", stdin=text)
    assert run.status == 0
    assert "one of the 256 public ones" in run.out
    assert json.loads(cli("verify", "--json", "-", stdin=text).out)["prepared"] == 7
