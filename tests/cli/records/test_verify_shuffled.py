"""``ecarte verify`` for a game that friends shuffled."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

pytest.importorskip("typer", reason="the command line is native only")

from ecarte.notation import ecn
from tests.friend.test_proof import game
from tests.kit.commandline import Cli, cli

__all__ = ["cli"]  # a fixture, used by name


def test_the_players_are_named(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "anna-and-ben.ecn"
    path.write_text(ecn.dumps(game()), "utf-8")
    run = cli("verify", path)
    assert (run.status, run.err) == (0, "One record, 1 proved.\n")
    first, *others = run.out.splitlines()
    assert re.fullmatch(r".*:1: proved: \d+ deals, \d+ cards as the players shuffled them", first)
    assert [re.sub(r"key .{43}\.", "key", line) for line in others] == [
        "  Anna signed it with the key",
        "  Ben signed it with the key",
    ]
    signed = json.loads(cli("verify", "--json", path).out)["signed"]
    assert [(each["seat"], each["name"], len(each["key"])) for each in signed] == [("S", "Anna", 43), ("N", "Ben", 43)]


def test_another_name_is_not_proved(cli: Cli) -> None:
    run = cli("verify", "-", stdin=ecn.dumps(game()).replace('North "Ben"', 'North "Eve"'))
    assert run.status == 1
    assert "E-verify-signed The record is not the one that Eve (N) signed." in run.out
