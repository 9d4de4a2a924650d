"""``ecarte holding`` and ``ecarte explore``: the opponent's possible cards, and what to do with a hand."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

pytest.importorskip("typer", reason="the command line is native only")

from ecarte.analysis.belote import explore
from tests.kit.commandline import Cli, cli

__all__ = ["cli"]  # a fixture, used by name

GOLDEN = Path(__file__).parents[2] / "golden"
GAME = GOLDEN / "annotated.ecn"
HAND = ("7h", "8h", "Ks", "7s", "7d")


def test_what_could_they_hold(cli: Cli) -> None:
    run = cli("holding", GAME, "--at", "1#6", "--seat", "S")
    assert run.status == 0
    assert "What could Bruno hold?" in run.out
    assert "K♠ 100" in run.out
    assert "K♦  16" in run.out
    assert "all counted as equally likely" in run.err
    assert "Bruno has said nothing" in cli("holding", GAME, "--at", "1#3", "--seat", "S", "--weighted").err
    weighted = cli("holding", GAME, "--at", "1#6", "--seat", "S", "--weighted")
    assert "K♦  16" not in weighted.out
    assert "12,650 hands are possible" in weighted.err
    found = json.loads(cli("holding", GAME, "--at", "1#6", "--seat", "S", "--json").out)
    assert (found["seat"], found["size"], found["cards"]["Ks"]) == ("N", 5, 1)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--at", "1#6", "--seat", "E"], "--seat"),
        (["--at", "9#6", "--seat", "S"], "9#6"),
        (["--at", "1#6", "--seat", "S", "-n", "2"], "no record 2"),
    ],
)
def test_what_cannot_be_said_is_said_so(cli: Cli, arguments: list[str], said: str) -> None:
    run = cli("holding", GAME, *arguments)
    assert (run.status, run.out) == (2, "")
    assert said in run.err


@pytest.mark.thorough
def test_a_hand_is_explored(cli: Cli) -> None:
    run = cli("explore", *HAND, "--turned", "9h")
    assert run.status == 0
    assert "Stand. As strong as a hand to stand or refuse with: two trumps and a guarded queen." in run.out
    assert "46,039 of the 65,780" in run.out
    dealer = cli("explore", " ".join(HAND).replace("7d", "10d"), "--turned", "9h", "--dealer", "--score", "3-4")
    assert "Refuse." in dealer.out
    assert "What can be done" in run.out
    for said in ("Best lead, having stood", "Best discards, when cards are accepted", "Standing is counted"):
        assert said in run.out
        assert said not in dealer.out
    for said in ("when the elder has discarded 3 cards", "of an elder who has proposed", "all counted alike"):
        assert said in dealer.out
        assert said not in run.out
    assert "with both hands seen" not in run.out  # the best lead of this hand does not depend on the dealer's cards
    blind = cli("explore", "Kc", "Jh", "Ad", "8d", "7d", "--turned", "Qc")
    assert "without seeing the dealer’s: that is worth 0.8 % of the games and 0.07 of a point more" in blind.out
    one = cli("explore", *HAND, "--turned", "9h", "--dealer", "--laid", "1")
    assert "when the elder has discarded one card" in one.out
    japanese = cli("explore", *HAND, "--turned", "9h", "--lang", "ja").out
    assert "スタンド。スタンドやリフューズをする定石の手と同じ強さです" in japanese
    found = json.loads(cli("explore", *HAND, "-t", "9h", "--json").out)
    assert found["classic"]["thrown"] == ["7s", "7d"]
    over = cli("explore", *HAND, "-t", "Kh", "--dealer", "--score", "4-0")
    assert "nothing to decide" in over.out


BID = ("--game", "belote", "Js", "9s", "As", "Kd", "7h")
LEAD = (*BID, "10c", "Ac", "7c", "-t", "8s", "--contract")


def test_a_hand_of_belote_is_explored(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(explore, "EFFORTS", (1, 200))  # more take long where the machine's functions run as they stand
    bid = cli("explore", *BID, "-t", "8s", "--rules", "modern")
    assert bid.status == 0
    assert re.search(r"Take spades +[+]\d+ ± \d+ +\d+", bid.out)
    for said in ("Take all trumps", "In the hand for spades: 4 trumps", "estimated from 24 deals"):
        assert said in bid.out
    lead = cli("explore", *LEAD, "h", "--place", "4")
    assert all(card in lead.out for card in ("J♠", "7♥", "10♣"))
    found = json.loads(cli("explore", *BID, "-t", "8s", "--second", "--place", "4", "--json").out)
    assert {each["event"] for each in found["estimate"]["choices"]} == {
        "S:pass", "S:take:h", "S:take:d", "S:take:c",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["7h", "8h", "-t", "9h"], "five different cards"),
        ([*HAND, "-t", "9h", "--place", "2"], "--place has no meaning at ecarte"),
        ([*BID, "-t", "8s", "--dealer"], "--dealer has no meaning at belote"),
        ([*BID, "-t", "8s", "--second", "--contract", "h"], "either --second or --contract"),
        ([*BID, "Td", "8d", "9d", "Jd", "-t", "8s"], "The hand is 5 different cards"),
        ([*BID[:-1], "Js", "-t", "8s"], "The hand is 5 different cards"),
        ([*BID, "-t", "Js"], "not in the hand"),
        ([*LEAD, "s", "--place", "1"], "The hand is 7 different cards"),
        ([*LEAD, "nt", "--place", "2"], "nobody can take with that"),
        ([*LEAD, "s", "--place", "2", "--rules", "three"], "Two different cards are turned up"),
        ([*HAND, "-t", "7h"], "not in the hand"),
        ([*HAND, "-t", "9h", "--score", "5-0"], "below the target"),
        ([*HAND, "-t", "9h", "--score", "x"], "below the target"),
        ([*HAND, "-t", "9h", "--option", "target=7"], "target"),
    ],
)
def test_a_hand_that_makes_no_sense_is_refused(cli: Cli, arguments: list[str], said: str) -> None:
    run = cli("explore", *arguments)
    assert (run.status, run.out) == (2, "")
    assert said in run.err
