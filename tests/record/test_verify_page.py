"""The page's answers about the proof of fair deals."""

from __future__ import annotations

import hashlib
import json
import re
from random import Random

import pytest

from ecarte import record
from ecarte.notation import ecn
from ecarte.players import PLAYERS
from ecarte.record import Play, seatview
from ecarte.requests import web
from tests.record.test_verify import SEED, ask, codes, game, proof

# --- the page ---


def test_the_page_gets_the_seed_when_the_game_is_over() -> None:
    proof = ask("verify", record=game("akagiri"))["proof"]
    assert (proof["seed"], proof["over"], proof["proved"], proof["problems"]) == (SEED, True, True, [])
    assert proof["deals"][0] == {
        "number": 1,
        "attempt": 1,
        "cut": "first_words",
        "cards": proof["deals"][0]["cards"],
    } | {"proved": True}
    assert proof["commitment"] == ask("commit", seed=SEED)["commitment"]


@pytest.mark.parametrize("do", ["verify", "link", "replay", "redact"])
def test_no_answer_about_an_unfinished_game_holds_the_seed(do: str) -> None:
    text = ecn.dumps(record.new("ecarte", "akagiri", {}, {}, SEED, "S", "un"))
    answer = ask(do, record=text, seat="S")
    assert "problems" not in answer
    answer.pop("record", None)
    answer.get("replay", {}).pop("record", None)  # the record as it was given
    assert SEED not in json.dumps(answer)
    if do == "verify":
        assert answer["proof"]["seed"] is None
        assert answer["proof"]["commitment"] == ask("commit", seed=SEED)["commitment"]
        assert (answer["proof"]["kept"], answer["proof"]["cuts"]) == (None, False)  # no deal may be opened now


def test_the_page_learns_whether_the_next_deal_may_be_cut() -> None:
    def scored(now: Play) -> Play:
        rules, rng = now.record.game, Random(1)
        while rules.deal.next_head(now.state) is None:
            event = PLAYERS["ecarte"]["chance"](rules.view.of(now.state, rules.rules.turn(now.state) or ""), rng)
            assert event is not None
            now = record.advance(now, event)
        return now

    before = scored(record.new("ecarte", "akagiri", {}, {}, SEED, "S"))
    head = before.record.game.deal.next_head(before.state)
    assert head is not None
    proof = ask("verify", record=ecn.dumps(before))["proof"]
    assert (proof["kept"], proof["cuts"]) == (None, True)
    earlier = record.back(record.advance(before, head, "deux"), "S")
    assert earlier is not None
    again = ecn.dumps(scored(earlier))
    proof = ask("verify", record=again)["proof"]
    assert (proof["kept"], proof["cuts"]) == ("deux", True)
    given_up = ask("verify", record=ask("resign", record=again, seat="S")["record"])["proof"]
    assert (given_up["over"], given_up["kept"], given_up["cuts"]) == (True, None, False)


def test_a_what_if_game_is_not_cut() -> None:
    """It ends with its deal."""
    answer = ask("branch", record=game("akagiri"), at="2#3", seat="S", players={"N": "chance"}, seed="11" * 32)
    while answer["view"]["turn"]:
        answer = ask("bot", record=answer["record"], seat="S", player="chance", **{"as": answer["view"]["turn"]})
    assert ask("verify", record=answer["record"])["proof"]["cuts"] is False


def test_what_was_not_dealt_proves_nothing() -> None:
    assert codes(proof(game("akagiri").split("\n\n")[0] + "\n\n*\n"))[0] == "E-verify-empty"


def test_a_warning_takes_nothing_from_a_proof() -> None:
    text = game("akagiri").replace("Ts", "10s")
    (reading,) = ecn.read(text)
    assert {problem.code for problem in reading.problems} == {"W-form"}
    assert proof(text).proved


def test_the_cards_are_named_that_were_given_and_that_should_have_been() -> None:
    """At most eight cards of both kinds are named, with the number of further ones."""
    text = game("akagiri")
    one, other = re.search(r"^N<(..)", text, re.M)[1], re.search(r"\^(..)", text)[1]  # type: ignore[index]
    found = proof(text.replace(one, "@").replace(other, one).replace("@", other)).problems[0]
    assert found.code == "E-verify-cards"
    for name in ("found", "expected"):
        assert sorted(str(found.data[name]).split(" ")) == sorted([one, other])
    assert found.data["more"] == 0
    answer = [
        each for each in proof(game("classic").replace(SEED, "00" * 32)).problems if each.code == "E-verify-cards"
    ]
    assert {len(str(each.data[name]).split(" ")) for each in answer for name in ("found", "expected")} == {8}
    assert max(int(each.data["more"]) for each in answer) > 0


def test_a_deal_that_comes_with_the_page_is_reported_as_such() -> None:
    seed = hashlib.sha256(b"first deal 255").hexdigest()  # as tools/building/deals.py has always made them
    begun = record.new("ecarte", "akagiri", {}, {}, seed, "S")
    assert begun.record.prepared == 255
    text = ecn.dumps(record.resign(begun, "S"))
    assert (proof(text).prepared, proof(text).proved) == (255, True)
    asked = json.loads(web.respond(json.dumps({"do": "verify", "record": text})))["proof"]
    assert (asked["prepared"], asked["proved"]) == (255, True)
    # One seat's view has no seed, but the commitment of a public one.
    assert seatview.redact(begun.record, "S").prepared == 255
    looked = json.loads(web.respond(json.dumps({"do": "replay", "record": text})))["replay"]
    assert looked["prepared"] is True

    other = record.new("ecarte", "akagiri", {}, {}, hashlib.sha256(b"first deal 256").hexdigest(), "S")
    assert (other.record.prepared, proof(game("akagiri")).prepared) == (None, None)
