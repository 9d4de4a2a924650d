"""Matches known from their records alone: invariants, rubbers (E27), the beginning, the answers to the page."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecarte.match import header
from ecarte.notation import ecn
from ecarte.players import gallery
from tests.kit.matches import ask, beginning, beginnings, course, finished, started
from tests.match.played import GOLDEN, SEED, Json, chips, rubber, tag

# --- invariants of every match ---


@given(beginnings())
def test_e33_no_chip_is_made_or_lost(drawn: tuple[Json, int]) -> None:
    held = {chips(match) for _, match in course(*drawn)}
    assert len(held) == 1 or drawn[0]["purse"] is None
    for _, match in course(*drawn):
        for game in match["games"]:
            if match["kind"] != "pool":
                assert sum(game["moved"].values()) == 0
            assert bool(game["moved"]) <= game["over"]


@given(beginnings())
def test_e31_the_pot_is_a_stake_of_each_and_of_every_loser(drawn: tuple[Json, int]) -> None:
    for _, match in course(*drawn):
        if match["kind"] == "pool":
            lost = sum(game["over"] for game in match["games"])
            assert match["pot"] == (0 if match["over"] or match["stopped"] else match["stake"] * (3 + lost))


@given(beginnings())
def test_e27_the_match_ends_with_the_majority_of_games(drawn: tuple[Json, int]) -> None:
    for records, match in course(*drawn):
        won = {"S": 0, "N": 0}
        for game in match["games"]:
            assert game["before"] == won or match["kind"] == "pool"
            if game["over"]:
                won[game["winner"]] += 1
        if match["kind"] != "pool":
            games = int(match["kind"].partition("-")[2])
            assert match["over"] == (max(won.values()) > games / 2)
            assert {person["seat"]: person["won"] for person in match["people"] if person["seat"]} == won
        assert match["over"] == (match["winner"] is not None)
        assert bool(match["next"]) == (not match["over"] and not match["stopped"])
        assert len(records) == len(match["games"])
        assert match["missing"] == match["problems"] == []


@given(beginnings())
def test_e31_the_winner_of_two_games_running_takes_the_pool(drawn: tuple[Json, int]) -> None:
    """Computed in another way: by names, from the winners of the games."""
    for _, match in course({**drawn[0], "kind": "pool", "people": beginning("pool", 0)["people"]}, drawn[1]):
        names = {person["name"] for person in match["people"] if person["role"] == "player"}
        assert names == {"Anna", "Bruno", "Carl"}
        last, waits = "", ""
        for game in match["games"]:
            assert {*game["players"].values(), game["out"]} == names
            assert not waits or game["out"] == waits
            if game["over"]:
                winner = game["players"][game["winner"]]
                (loser,) = set(game["players"].values()) - {winner}
                twice, last, waits = winner == last, winner, loser
                assert not twice or match["games"][-1] is game
                assert (match["winner"] == winner) == twice or match["games"][-1] is not game
        assert match["over"] == (bool(match["games"]) and match["winner"] == last and last != "")


@given(beginnings())
def test_e3_the_deal_goes_on_from_game_to_game(drawn: tuple[Json, int]) -> None:
    for records, match in course(*drawn):
        if records and match["next"]:
            before = ecn.loads(records[-1])[0].record.deals[-1].head.dealer
            same = [person["name"] for person in match["people"] if person["seat"]] == [
                *match["games"][-1]["players"].values()
            ]
            assert match["next"]["dealer"] == ({"S": "N", "N": "S"}[before] if same else "cut")


@given(beginnings(), st.randoms(use_true_random=False))
def test_a_match_is_known_from_its_records_in_any_order(drawn: tuple[Json, int], rng: Any) -> None:
    """A match can be resumed after days, at any point, with nothing but the records."""
    for records, match in course(*drawn, most=5):
        if records:
            mixed = [*records]
            rng.shuffle(mixed)
            assert ask("match", records=mixed)["match"] == match


@given(beginnings())
def test_the_records_of_a_match_are_canonical_and_without_a_problem(drawn: tuple[Json, int]) -> None:
    *_, (records, match) = course(*drawn, most=6)
    assert [problem for reading in ecn.read("\n".join(records), mode="strict") for problem in reading.problems] == []
    assert all(
        (tag(text, "GamePoints") != "") == game["over"] for text, game in zip(records, match["games"], strict=True)
    )


# --- rubbers (E27) ---


def test_e27_a_rubber_of_three_is_won_two_to_one() -> None:
    records = rubber("rubber-3", "SNS")
    match = ask("match", records=records)["match"]
    assert (match["over"], match["winner"], match["next"]) == (True, "Anna", None)
    assert [tag(text, "MatchScore") for text in records] == ["0-0", "1-0", "1-1"]
    assert [tag(text, "MatchGame") for text in records] == ["1", "2", "3"]
    assert len({tag(text, "MatchId") for text in records}) == 1


@pytest.mark.parametrize(("kind", "wins"), [("rubber-1", 1), ("rubber-5", 3), ("rubber-7", 4), ("rubber-11", 6)])
def test_e27_the_majority_of_the_games_wins(kind: str, wins: int) -> None:
    for won in range(1, wins):
        assert not ask("match", records=rubber(kind, "N" * won))["match"]["over"]
    match = ask("match", records=rubber(kind, "N" * wins))["match"]
    assert (match["wins"], match["winner"]) == (wins, "Bruno")


def test_a_game_that_is_not_over_is_the_one_that_is_played() -> None:
    begin = beginning("rubber-3", 1)
    match = ask("match", records=[], begin=begin)["match"]
    text = started(match, SEED)["record"]
    match = ask("match", records=[text])["match"]
    assert (match["playing"], match["next"], match["over"], match["stopped"]) == (1, None, False, None)
    assert match["games"][0]["winner"] is None
    assert match["games"][0]["moved"] == {}


def test_a_void_game_counts_for_nothing() -> None:
    begin = beginning("rubber-3", 1, gallery="french")
    match = ask("match", records=[], begin=begin)["match"]
    text = started(match, SEED)["record"]
    assert tag(text, "Bet")
    play = ecn.loads(text)[0]
    after = ask("match", records=[ecn.dumps(play.with_record(play.record.with_tag("Result", "void")))])["match"]
    assert [person["purse"] for person in after["people"]] == [100] * 7
    assert after["next"]["tags"]["MatchGame"] == "2"
    assert after["next"]["tags"]["MatchScore"] == "0-0"
    assert after["games"][0]["void"]


@pytest.mark.parametrize(
    ("kind", "chips"),
    [("rubber-1", {"stake": 2}), ("rubber-3", {"stake": 0, "gallery": "english"})],
)
def test_nothing_is_taken_back_where_chips_are_at_stake(kind: str, chips: Json) -> None:
    answer = started(ask("match", records=[], begin=beginning(kind, 1, **chips))["match"], SEED)
    mover = answer["view"]["turn"]
    played = ask("play", record=answer["record"], seat=mover, event=f"{mover}:propose")
    final = played["summary"]["noBack"]
    assert (final["code"], final["rule"]) == ("E-back-chips", "E33")
    refused = ask("back", record=played["record"], seat=mover)["problems"]
    assert [problem["code"] for problem in refused] == ["E-back-chips"]


def test_taking_back_the_last_card_opens_the_match_again() -> None:
    match = ask("match", records=[], begin=beginning("rubber-1", 1, stake=0, purse=None))["match"]
    answer = started(match, SEED)
    over = ask("resign", record=answer["record"], seat="N")
    assert tag(over["record"], "GamePoints") == "1"
    assert over["summary"]["match"]["worth"] == 1
    mover = answer["view"]["turn"]
    played = ask("play", record=answer["record"], seat=mover, event=f"{mover}:propose")
    over = ask("resign", record=played["record"], seat="N")
    back = ask("back", record=over["record"], seat=mover)
    assert tag(back["record"], "GamePoints") == ""
    assert ask("match", records=[back["record"]])["match"]["playing"] == 1


def test_a_what_if_game_is_none_of_the_match() -> None:
    """The game it is grafted into does not change either."""
    text = (GOLDEN / "match-french.ecn").read_text("utf-8")
    branched = ask("branch", record=text, at="1#6", seat="S", players={}, seed=SEED)
    assert branched["summary"]["match"] is None
    assert [problem for reading in ecn.read(branched["record"]) for problem in reading.problems] == []
    other = ask("play", record=branched["record"], seat="S", event="S.8h")["record"]
    grafted = ask("graft", record=text, branch=other)
    assert "(S.8h)" in grafted["record"]
    assert ask("match", records=[grafted["record"]])["match"] == ask("match", records=[text])["match"]


# --- answers to the page (ecarte.types.match) ---

MATCH = {
    "id", "kind", "wins", "games", "missing", "people", "stake", "pot", "gallery", "playing", "over", "winner", "next",
    "stopped", "divided", "problems",
}  # fmt: skip
PERSON = {"name", "seat", "waits", "won", "purse", "may_bet", "player", "role"}
GAME = {
    "number", "players", "out", "before", "score", "over", "void", "winner", "resigned", "worth", "bets", "moved",
}  # fmt: skip
TAGS = {
    "id", "kind", "game", "wins", "score", "out", "pot", "stake", "purses", "gallery", "bets", "worth", "stops", "draw",
}  # fmt: skip


@given(beginnings())
def test_the_page_is_told_of_a_match_what_its_types_say(drawn: tuple[Json, int]) -> None:
    for records, match in course(*drawn, most=3):
        assert set(match) == MATCH
        assert all(set(person) == PERSON for person in match["people"])
        assert all(set(game) == GAME for game in match["games"])
        assert not match["next"] or set(match["next"]) == {"game", "preset", "options", "dealer", "tags", "players"}
        for text in records[-1:]:
            summary = ask("view", record=text, seat="")["summary"]
            assert set(summary["match"]) == TAGS
            assert summary["match"]["game"] == len(records)


def test_the_catalog_has_the_kinds_of_match_and_the_gallery() -> None:
    games = {game["name"]: game for game in ask("catalog")["catalog"]["games"]}
    assert tuple(games["ecarte"]["matches"]) == header.KINDS
    assert tuple(games["ecarte"]["gallery"]) == gallery.NAMES
    assert games["belote"]["matches"] == games["belote"]["gallery"] == []


# --- beginning ---


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"people": [{"name": "Anna Lee", "player": None}] * 2, "spectators": ["Dora"]}, "E-match-name"),
        ({"spectators": ["Anna"]}, "E-match-names"),
        ({"spectators": ["Do:ra"]}, "E-match-name"),
        ({"spectators": ["Dora"], "purse": None, "stake": 0}, "E-match-purse"),
        ({"kind": "rubber-2"}, "E-request"),
        ({"people": [{"name": "Anna", "player": None}]}, "E-request"),
    ],
)
def test_a_match_that_cannot_be_is_refused(changes: Json, code: str) -> None:
    begin = {**beginning("rubber-3", 1), **changes}
    problems = ask("match", records=[], begin=begin)["problems"]
    assert code in [problem["code"] for problem in problems]


def test_a_rubber_of_two_may_have_any_names() -> None:
    people = [{"name": "Anna Lee", "player": None}, {"name": "Bot (amateur)", "player": "amateur"}]
    match = ask("match", records=[], begin=beginning("rubber-3", 1, people=people))["match"]
    answer = started(match, SEED)
    assert answer["summary"]["players"] == {"S": "Anna Lee", "N": "Bot (amateur)"}
    assert tag(answer["record"], "Computer") == "N:amateur"
    resigned = finished(answer["record"], Random(1), void=False)
    assert ask("match", records=[resigned])["match"]["games"][0]["over"]
