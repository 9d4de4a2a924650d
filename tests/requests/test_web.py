"""The page's requests and their answers by `respond`, as `ecarte.types` declares them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ecarte import __version__, policies
from ecarte.core.options import families, newest
from ecarte.games import GAMES
from ecarte.players import OPPONENTS
from ecarte.players.ecarte import double, policy
from ecarte.players.ecarte.policy import tables
from ecarte.requests import web
from ecarte.requests.subjects import study
from shapes import fits
from tests.requests.asking import SEED, Json, ask, codes, new, sound


def test_version_and_catalog() -> None:
    assert ask("version") == {"id": 7, "version": __version__}
    catalog = ask("catalog")["catalog"]
    assert catalog["version"] == __version__
    assert [game["name"] for game in catalog["games"]] == list(GAMES)
    for game in catalog["games"]:
        rules = GAMES[game["name"]]
        assert [preset["name"] for preset in game["presets"]] == [
            newest(rules.presets, name) for name in families(rules.presets)
        ]
        assert all(preset["options"] == rules.presets[preset["name"]] for preset in game["presets"])
        assert [option["name"] for option in game["options"]] == [option.name for option in rules.options]
        for option in game["options"]:
            assert set(option) == {"name", "values", "default", "rule", "needs", "superseded", "suggests"}
            assert option["default"] == option["values"][0]
            assert all(isinstance(wanted, list) for wanted in option["needs"].values())
        assert game["players"] == list(OPPONENTS[game["name"]])


def test_new() -> None:
    answer = sound(new(), "S")
    assert [frame["entry"]["do"] for frame in answer["frames"]] == ["open", "deal", "deal", "turn"]
    assert answer["frames"][1]["entry"]["cards"] == answer["view"]["hand"]
    assert answer["frames"][2]["entry"]["cards"] == ["??"] * 5
    assert (answer["view"]["phase"], answer["view"]["turn"]) == ("choose", "S")
    assert answer["summary"] == {
        "game": "ecarte", "preset": "akagiri", "seats": ["S", "N"], "sides": ["S", "N"],
        "players": {"S": "Anna", "N": "Bruno"},
        "score": answer["view"]["score"], "target": 5, "deal": 1, "over": False, "winner": None,
        "resigned": None, "date": "2026.11.20", "help": {"hints": 0, "takebacks": 0}, "noBack": None,
        "result": "*", "event": "?",
        "viewOf": None, "branch": None, "challenge": None, "match": None,
    }  # fmt: skip
    assert '[Computer "N:amateur"]' in answer["record"]


def test_new_with_a_cut_shows_it_first() -> None:
    answer = sound(new(dealer="cut"), "S")
    first = answer["frames"][0]
    assert (first["entry"]["do"], first["entry"]["deal"]) == ("cut", 0)
    assert set(first["entry"]["cut"]) == {"S", "N"}
    assert first["entry"]["seat"] == answer["view"]["dealer"]
    assert first["view"]["hand"] == []


def test_new_with_options() -> None:
    answer = sound(new(preset="article", options={"target": 10, "must_head": False}), "S")
    assert answer["view"]["target"] == 10
    assert answer["view"]["rules"]["preset"] == "article-2"
    assert answer["view"]["rules"]["options"]["must_head"] is False
    assert answer["view"]["rules"]["options"]["king_mark"] == "optional"


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"game": "whist"}, ["E-request"]),
        ({"game": None}, ["E-request"]),
        ({"preset": "paris"}, ["E-preset"]),
        ({"preset": ["akagiri"]}, ["E-request"]),
        ({"options": {"no": 1, "target": 6}}, ["E-option", "E-option-value"]),
        ({"options": {"target": [5]}}, ["E-option-value"]),
        ({"options": []}, ["E-request"]),
        ({"seed": "xyz"}, ["E-seed-form"]),
        ({"seed": 5}, ["E-request"]),
        ({"dealer": "E"}, ["E-seat"]),
        ({"seat": "E"}, ["E-request"]),
        ({"players": {"N": "nobody"}}, ["E-request"]),
        ({"players": {"N": ["amateur"]}}, ["E-request"]),
        ({"players": {"E": "amateur"}}, ["E-request"]),
        ({"players": "amateur"}, ["E-request"]),
        ({"tags": {"Seed": "00" * 32}}, ["E-tag-own"]),
        ({"tags": {"a b": "c"}}, ["E-tag"]),
        ({"tags": {"": "c"}}, ["E-tag"]),
        ({"tags": 1}, ["E-request"]),
    ],
)
def test_new_refused(changes: Json, expected: list[str]) -> None:
    assert codes(new(**changes)) == expected


def test_view_is_as_it_stands() -> None:
    record = new()["record"]
    for seat in "SN":
        answer = sound(ask("view", record=record, seat=seat), seat)
        assert answer["frames"] == []
        assert answer["record"] == record


def test_view_of_any_record() -> None:
    bare = '[ECN "1"]\n[Game "ecarte"]\n[Rules "akagiri"]\n\n*\n'
    answer = ask("view", record=bare, seat="S")
    assert (answer["view"]["phase"], answer["view"]["next"]) == ("dealing", "1. S")
    assert fits.find_misfit(answer["view"], "view", "View") is None
    dealt = bare.replace("*\n", "1. N\nS<AsJhQdQc7c N<QsTsAh8h7h ^7d\n*\n")
    assert sound(ask("view", record=dealt, seat="N"), "N")["view"]["hand"] == ["Qs", "Ts", "Ah", "8h", "7h"]
    short = new()["record"].split("S<")[0] + "*\n"  # cut off before the cards
    assert sound(ask("view", record=short, seat="S"), "S")["record"] == new()["record"]


def test_play_and_its_frames() -> None:
    record = new()["record"]
    answer = sound(ask("play", record=record, seat="S", event="S:propose"), "S")
    assert [frame["entry"]["event"] for frame in answer["frames"]] == ["S:propose"]
    assert (answer["view"]["phase"], answer["view"]["turn"], answer["view"]["legal"]) == ("answer", "N", [])


@pytest.mark.parametrize(
    ("event", "code"),
    [
        ("S:accept", "E-say-now"), ("N:accept", "E-turn"), ("S.??", "E-play-early"), ("S:king", "E-king-early"),
        ("2. S", "E-deal-open"), ("1. N", "E-deal-open"), ("nonsense", "E-word"), ("", "E-word"), ("^7d", "E-turn"),
        ("S<AsKsQsJsTs", "E-not-dealing"), ("S+As", "E-not-dealing"), ("S^As", "E-event"), (None, "E-request"),
    ],
)  # fmt: skip
def test_play_refused(event: Any, code: str) -> None:
    record = new()["record"]
    assert codes(ask("play", record=record, seat="S", event=event)) == [code]
    assert ask("view", record=record, seat="S")["record"] == record  # it is unchanged


def test_bot_plays_its_turn_and_only_then() -> None:
    record = ask("play", record=new()["record"], seat="S", event="S:propose")["record"]
    answer = sound(ask("bot", record=record, seat="S", **{"as": "N"}, player="amateur"), "S")
    assert answer["frames"][0]["entry"]["event"] in ("N:accept", "N:refuse")
    idle = sound(ask("bot", record=new()["record"], seat="S", **{"as": "N"}, player="amateur"), "S")
    assert (idle["frames"], idle["record"]) == ([], new()["record"])
    for field in ("as", "player", "seat"):
        wrong = {"as": "N", "player": "amateur", "seat": "S", field: "nobody"}
        assert codes(ask("bot", record=record, **wrong)) == ["E-request"]


def test_the_same_place_gives_the_same_choice() -> None:
    record = ask("play", record=new()["record"], seat="S", event="S:propose")["record"]
    request = json.dumps({"do": "bot", "record": record, "seat": "S", "as": "N", "player": "chance"})
    answers = {web.respond(request) for _ in range(5)}
    assert len(answers) == 1


def test_back_counts_as_help() -> None:
    record = new()["record"]
    assert codes(ask("back", record=record, seat="S")) == ["E-nothing-to-take-back"]
    played = ask("play", record=record, seat="S", event="S:stand")["record"]
    answer = sound(ask("back", record=played, seat="S"), "S")
    assert answer["view"]["phase"] == "choose"
    assert answer["summary"]["help"] == {"hints": 0, "takebacks": 1}
    assert answer["record"].replace('[Help "takebacks=1"]\n', "") == record
    again = ask("play", record=answer["record"], seat="S", event="S:stand")
    assert ask("back", record=again["record"], seat="S")["summary"]["help"]["takebacks"] == 2
    # The page's automatic events before it are taken back with it, and do not count as another help.
    assert ask("back", record=again["record"], seat="S", also=True)["summary"]["help"]["takebacks"] == 1


@pytest.mark.parametrize("rules", [{"preset": "london"}, {"options": {"revoke": "penalty"}}])
def test_take_back_is_no_way_round_the_laws(rules: Json) -> None:
    played = ask("play", record=new(**rules)["record"], seat="S", event="S:stand")
    final = played["summary"]["noBack"]
    assert (final["code"], final["rule"]) == ("E-back-punished", "E26")
    assert codes(ask("back", record=played["record"], seat="S")) == ["E-back-punished"]
    resigned = ask("resign", record=played["record"], seat="S")
    assert codes(ask("back", record=resigned["record"], seat="S")) == ["E-back-punished"]  # resigning neither


def test_take_back_in_a_what_if_game() -> None:
    begun = new(preset="london")["record"]
    record = ask("play", record=begun, seat="S", event="S:propose")["record"]
    tried = ask("branch", record=record, at="1#3", seat="S", players={"N": "amateur"}, seed=SEED)
    tried = ask("play", record=tried["record"], seat="S", event="S:stand")
    assert tried["summary"]["noBack"] is None
    assert ask("back", record=tried["record"], seat="S")["view"]["phase"] == "choose"


def test_hint_is_a_legal_event_and_counts_as_help() -> None:
    record = new()["record"]
    answer = sound(ask("hint", record=record, seat="S", player="amateur"), "S")
    assert answer["hint"] in answer["view"]["legal"]
    assert answer["frames"] == []
    assert answer["summary"]["help"] == {"hints": 1, "takebacks": 0}
    both = ask("hint", record=answer["record"], seat="S", player="chance")
    assert both["summary"]["help"] == {"hints": 2, "takebacks": 0}
    choices = answer["estimate"]["choices"]
    assert {choice["event"] for choice in choices} <= set(answer["view"]["legal"])
    assert answer["hint"] == max(choices, key=lambda choice: choice["game"])["event"] == answer["estimate"]["best"]
    assert codes(ask("hint", record=record, seat="N", player="amateur")) == ["E-no-hint"]
    assert codes(ask("hint", record=record, seat="S", player="nobody")) == ["E-request"]


def test_warmed_up_the_first_hint_has_nothing_to_read_or_build() -> None:
    built = (tables.places, double.load_table, policy._read)
    for each in built:
        each.cache_clear()
    record = new()["record"]
    answer, shares = ask("warm", record=record, seat="S"), [0.0]
    while "continue" in answer:
        shares.append(answer["progress"])
        answer = ask("warm", record=record, seat="S", **{"continue": answer["continue"]})
    assert answer == {"id": 7}  # nothing is revealed
    assert shares == sorted(set(shares))
    ready = [each.cache_info().misses for each in built]
    assert 0 not in ready
    ask("hint", record=record, seat="S", player="amateur")
    assert [each.cache_info().misses for each in built] == ready
    assert codes(ask("warm", record=record, seat="S", **{"continue": "9"})) == ["E-request"]


def test_warming_up_asks_for_its_tables_and_does_without(monkeypatch: pytest.MonkeyPatch) -> None:
    record = new()["record"]
    assert "akagiri" in policies.index()
    monkeypatch.setattr(policies, "_provided", {})
    monkeypatch.setattr("pkgutil.get_data", lambda *_: None)  # as in the browser
    asked = {"record": record, "seat": "S", "continue": "2"}
    assert ask("warm", **asked) == {"id": 7, "needs": ["akagiri"]}
    assert ask("warm", **asked, without=["akagiri"])["continue"] == "3"


def test_resign() -> None:
    answer = sound(ask("resign", record=new()["record"], seat="S"), "S")
    assert answer["frames"][-1]["entry"] == {"deal": 1, "do": "over", "seat": "N", "why": "resigned"}
    assert answer["summary"]["resigned"] == "S"
    view = answer["view"]
    assert (view["phase"], view["winner"], view["turn"], view["legal"], view["next"]) == ("over", "N", None, [], None)
    assert answer["summary"]["over"] is True
    again = sound(ask("view", record=answer["record"], seat="N"), "N")
    assert again["view"]["winner"] == "N"
    for do, event in (("resign", ""), ("play", "S:stand"), ("play", "2. S")):
        assert codes(ask(do, record=answer["record"], seat="S", event=event)) == ["E-game-over"]
    assert codes(ask("hint", record=answer["record"], seat="S", player="amateur")) == ["E-no-hint"]
    assert sound(ask("back", record=played_and_resigned(), seat="S"), "S")["summary"]["over"] is False


def played_and_resigned() -> str:
    played = ask("play", record=new()["record"], seat="S", event="S:stand")["record"]
    return str(ask("resign", record=played, seat="S")["record"])


def test_every_request_is_answered_in_one_place() -> None:
    assert study.ANSWERS.keys() == {*web._SUBJECTS["study"]}
    assert not web._ANSWERS.keys() & {*web._SUBJECTS["study"]}


def test_a_prepared_deal_is_dated_when_it_is_played() -> None:
    answer = new(dealer="N")
    tags = {"Date": "2030.01.02", "South": "Anna"}
    after = sound(ask("play", record=answer["record"], seat="S", event="S:propose", tags=tags), "S")
    assert after["summary"]["date"] == "2030.01.02"
    assert after["summary"]["players"]["S"] == "Anna"
    refused = ask("play", record=answer["record"], seat="S", event="S:propose", tags={"Seed": "00" * 32})
    assert [problem["code"] for problem in refused["problems"]] == ["E-tag-own"]
