"""Positions of openings, as the page asks about them."""

from __future__ import annotations

from functools import cache

from ecarte.collection.simulate import Plan, texts
from shapes import fits
from tests.requests.asking import ask, codes, matching, new


@cache
def games() -> list[str]:
    return list(texts(Plan({"S": "amateur", "N": "beginner"}, 20, seed=4)))


def test_a_position_what_followed_and_the_games() -> None:
    answer = ask("opening", record=games()[0], at="1#3")
    assert fits.find_misfit({"opening": answer["opening"]}, "answer", "Answer") is None
    opening = answer["opening"]
    assert opening["unit"] == "game"
    assert {"propose", "stand"} == set(opening["worths"])
    assert opening["choice"] in opening["worths"]
    following = ask("following", position=opening["position"], records=games())["following"]
    assert sum(one["deals"] for one in following) >= 1
    parts = (games()[:7], games()[7:])
    halves = [ask("following", position=opening["position"], records=some)["following"] for some in parts]
    for one in following:
        same = [each for half in halves for each in half if each["choice"] == one["choice"]]
        for name in ("deals", "won", "lost", "points"):
            assert sum(each[name] for each in same) == one[name]
        assert 0 < sum(matching(one["condition"], games())) <= one["deals"]


def test_a_position_may_be_written_with_brackets_blanks_and_a_last_comma() -> None:
    position = ask("opening", record=games()[0], at="1#3")["opening"]["position"]
    plain = ask("following", position=position, records=games())["following"]
    for written in (f"{position} ", f"({position})", f" {position[:-1]} , )\n", f"(\n({position}))  "):
        odd = ask("following", position=written, records=games())["following"]
        assert [{**one, "condition": ""} for one in odd] == [{**one, "condition": ""} for one in plain]
        found, wanted = (matching(each[0]["condition"], games()) for each in (odd, plain))
        assert found == wanted


def test_only_openings_have_one() -> None:
    assert set(ask("opening", record=games()[0], at="1#12")) == {"id"}
    assert codes(ask("opening", record=games()[0], at="77#1")) == ["E-moment"]
    assert codes(ask("following", position="vole", records=[])) == ["E-filter-position"]


def test_while_a_deal_is_played_nothing_is_said_of_it() -> None:
    record = ask("play", record=new()["record"], seat="S", event="S:propose")["record"]
    assert codes(ask("opening", record=record, at="1#3")) == ["E-opening-going"]
