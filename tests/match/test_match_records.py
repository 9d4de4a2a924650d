"""Records of a match that contradict each other, and matches computed by hand."""

from __future__ import annotations

import re

import pytest

from ecarte.match import header
from ecarte.notation import ecn
from ecarte.record import MATCH_TAGS
from tests.kit.matches import ask, beginning, started
from tests.match.played import GOLDEN, SEED, Json, pool, rubber, tag, with_tag

# --- records that contradict each other ---

CHANGES = [
    ("MatchScore", "0-1", "E-match-tag", "E27"),
    ("Stake", "3", "E-match-tag", "E33"),
    ("Purse", "S:100 N:100", "E-match-tag", "E33"),
    ("South", "Zoe", "E-match-tag", "E27"),
    ("Rules", "jirai", "E-match-tag", "E27"),
    ("Match", "rubber-5", "E-match-tag", "E27"),
]


@pytest.mark.parametrize(("name", "value", "code", "rule"), CHANGES)
def test_a_tag_that_does_not_follow_from_the_games_before_is_found(name: str, value: str, code: str, rule: str) -> None:
    records = rubber("rubber-3", "SN")
    if name == "Rules":
        match = ask("match", records=records[:1])["match"]
        match["next"]["preset"] = value
        records[1] = started(match, SEED)["record"]
    else:
        records[1] = with_tag(records[1], name, value)
    (problem,) = ask("match", records=records)["match"]["problems"]
    assert (problem["code"], problem["rule"], problem["record"]) == (code, rule, 2)
    if name != "Rules":
        assert (problem["data"]["tag"], problem["data"]["found"]) == (name, value)


def test_e31_the_pot_and_the_waiting_player_follow_from_the_games_before() -> None:
    records, _ = pool()
    for name, value in (("Pot", "7"), ("Out", "Zoe")):
        changed = [records[0], with_tag(records[1], name, value), *records[2:]]
        problems = ask("match", records=changed)["match"]["problems"]
        assert ("E-match-tag", "E31", name) in [
            (problem["code"], problem["rule"], problem["data"].get("tag")) for problem in problems
        ]
    (problem,) = ask("match", records=[with_tag(records[0], "Pot", "9")])["match"]["problems"]
    assert problem["data"]["expected"] == "6"


def test_e3_the_wrong_dealer_is_found() -> None:
    records = rubber("rubber-3", "S")
    match = ask("match", records=records)["match"]
    wrong = "S" if match["next"]["dealer"] == "N" else "N"
    match["next"]["dealer"] = wrong
    (problem,) = ask("match", records=[*records, started(match, SEED)["record"]])["match"]["problems"]
    assert (problem["code"], problem["rule"], problem["data"]["found"]) == ("E-match-dealer", "E3", wrong)


def test_a_game_after_the_last_or_after_one_that_is_not_over_is_found() -> None:
    records = rubber("rubber-1", "S")
    extra = with_tag(with_tag(records[0], "MatchGame", "2"), "MatchScore", "0-0")
    (problem,) = ask("match", records=[records[0], extra])["match"]["problems"]
    assert (problem["code"], problem["record"]) == ("E-match-over", 2)
    match = ask("match", records=[], begin=beginning("rubber-3", 1))["match"]
    first = started(match, SEED)["record"]
    (problem,) = ask("match", records=[first, with_tag(first, "MatchGame", "2")])["match"]["problems"]
    assert problem["code"] == "E-match-unfinished"


def test_a_game_that_stands_twice_is_found_when_it_differs() -> None:
    records = rubber("rubber-3", "SN")
    match = ask("match", records=[*records, records[1]])["match"]
    assert match["problems"] == []
    assert match["games"] == ask("match", records=records)["match"]["games"]
    other = rubber("rubber-3", "SS")[1]
    (problem,) = ask("match", records=[*records, other])["match"]["problems"]
    assert (problem["code"], problem["record"]) == ("E-match-twice", 3)


def test_missing_games_are_reported_and_the_tags_believed() -> None:
    records = rubber("rubber-7", "SNSS")
    match = ask("match", records=records[2:])["match"]
    assert (match["missing"], match["problems"]) == ([1, 2], [])
    assert [person["won"] for person in match["people"]] == [3, 1]


def test_what_a_record_leaves_out_follows_from_the_games_before() -> None:
    records = rubber("rubber-3", "SN")
    short = re.sub(r'^\[(MatchScore|Purse|Stake) ".*"\]\n', "", records[1], flags=re.M)
    assert ask("match", records=[records[0], short])["match"] == ask("match", records=records)["match"]


def test_games_of_two_matches_are_not_one() -> None:
    other = with_tag(rubber()[0], "MatchId", "0" * 16)
    assert ask("match", records=[rubber()[0], other])["problems"][0]["code"] == "E-request"


def test_every_tag_of_a_match_has_a_parser_and_a_rule() -> None:
    assert {*header.PARSERS} == {*header.RULES} == {*MATCH_TAGS, "Draw"}


# --- whole matches, computed by hand ---

STANDINGS: dict[str, list[tuple[str, dict[str, int | None]]]] = {
    # by game: who has won how many games, and everybody's chips after it
    "match-rubber": [
        ("Anna 1, Bruno 0", {"Anna": 24, "Bruno": 16}),  # 5-1 counts double (E25)
        ("Anna 1, Bruno 1", {"Anna": 20, "Bruno": 20}),  # 1-5 likewise
        ("Anna 1, Bruno 2", {"Anna": 18, "Bruno": 22}),  # 3-5 counts once
    ],
    "match-pool": [
        ("Anna 1, Bruno 0", {"Anna": 18, "Bruno": 18, "Carl": 16}),  # each has paid two; Carl loses, and pays again
        ("Carl 0, Bruno 1", {"Carl": 16, "Bruno": 18, "Anna": 16}),
        ("Carl 0, Bruno 2", {"Carl": 14, "Bruno": 30, "Anna": 16}),  # six, and three times two
    ],
    "match-french": [
        ("Anna 1, Bruno 0", {"Anna": 22, "Bruno": 18, "Dora": 24, "Basile": 27, "Celeste": 21, "Leon": 16,
                             "Odile": 14, "Marius": 18}),
    ],
}  # fmt: skip


@pytest.mark.parametrize("name", STANDINGS)
def test_a_golden_match_stands_as_worked_by_hand(name: str) -> None:
    records = [ecn.dumps(play) for play in ecn.loads((GOLDEN / f"{name}.ecn").read_text("utf-8"))]
    assert len(records) == len(STANDINGS[name])
    for number, (score, purses) in enumerate(STANDINGS[name], 1):
        match = ask("match", records=records[:number])["match"]
        sitting = [person for person in match["people"] if person["seat"]]
        assert ", ".join(f"{person['name']} {person['won']}" for person in sitting) == score
        assert {person["name"]: person["purse"] for person in match["people"]} == purses
        assert match["over"] == (number == len(records))
        assert match["problems"] == []


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("MatchGame", "10000"),  # every missing game would be listed
        ("MatchGame", "0"),
        ("Gallery", "loud"),
        ("Bet", "S:N:5 Dora:S:5"),  # a seat cannot be a name
        ("Bet", "Do(ra):S:5 Emil:N:5"),  # an adviser's name is a word of the movetext
        ("Bet", f"{'D' * 41}:S:5 Emil:N:5"),
        ("Purse", f"S:5 N:5 {'D' * 41}:5"),
        ("Out", "N"),
    ],
)
def test_a_value_that_a_tag_of_a_match_cannot_have(name: str, value: str) -> None:
    begin = beginning("rubber-3", 1)
    text = started(ask("match", records=[], begin=begin)["match"], SEED)["record"]
    text = re.sub(rf'^\[{name} ".*"\]\n', "", text, flags=re.M).replace("\n\n", f'\n[{name} "{value}"]\n\n', 1)
    (problem,) = (each for each in ask("view", record=text, seat="S")["problems"] if each["code"] == "E-tag-value")
    assert problem["data"] == {"tag": name, "value": value[:80]}
    assert ask("match", records=[text])["problems"]


@pytest.mark.parametrize("request_", [{"do": "view", "seat": "S"}, {"do": "replay", "seat": None}])
def test_a_game_for_four_is_of_no_match_whatever_its_tags_say(request_: Json) -> None:
    text = (GOLDEN / "belote-classic.ecn").read_text("utf-8").partition("\n\n[ECN")[0] + "\n"
    text = text.replace("\n\n", '\n[Match "club final"]\n[GamePoints "7"]\n\n', 1)
    match = ask(request_["do"], record=text, seat=request_["seat"])
    match = match.get("replay", match)
    assert match["summary"]["match"] is None
    assert tag(match["record"], "GamePoints") == "7"
    assert ask("match", records=[text])["problems"][0]["code"] == "E-request"


def test_a_name_given_to_a_player_of_a_match_stands_wherever_it_did() -> None:
    begin = beginning("pool", 3)
    begin["people"][0]["name"] = "You"
    answer = started(ask("match", records=[], begin=begin)["match"], begin["seed"], seat="")
    seat = next((seat for seat, name in answer["summary"]["players"].items() if name == "You"), "")
    others = [name for name in answer["summary"]["players"].values() if name != "You"]
    opened = ask("open", link=ask("link", record=answer["record"], names={seat or "S": "Anna K"})["link"])
    names = [*opened["summary"]["players"].values(), opened["summary"]["match"]["out"]]
    assert ("Anna-K" in names) is bool(seat)
    assert set(others) <= set(names)
    assert ("You" in opened["record"]) is not bool(seat)
