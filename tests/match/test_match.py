"""Matches: rubbers (E27), pools (E31), bets (E32) and chips (E33), known from their records alone."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecarte.core import fair
from ecarte.core.game import RuleError
from ecarte.games.ecarte.game import GAME as ECARTE
from ecarte.match import header, start
from ecarte.match.header import Bet, Standing
from ecarte.notation import ecn
from ecarte.players import gallery
from ecarte.record import MATCH_TAGS
from tests.kit.matches import ask, beginning, beginnings, course, finished, started

Json = dict[str, Any]
SEED = "5e" * 32
GOLDEN = Path(__file__).parents[1] / "golden"


def chips(told: Json) -> int:
    return sum(int(person["purse"] or 0) for person in told["people"]) + int(told["pot"])


def tag(text: str, name: str) -> str:
    found = re.search(rf'^\[{name} "(.*)"\]$', text, re.M)
    return found[1] if found else ""


def with_tag(text: str, name: str, value: str) -> str:
    return re.sub(rf'^\[{name} ".*"\]$', f'[{name} "{value}"]', text, flags=re.M)


def rubber(kind: str = "rubber-3", winners: str = "SN", **changes: Any) -> list[str]:
    """The records of a rubber in which the other seat gave up each game."""
    begin = beginning(kind, 1, **changes)
    records: list[str] = []
    told = ask("match", records=[], begin=begin)["match"]
    for at, winner in enumerate(winners):
        text = started(told, f"{at + 1:064x}")["record"]
        records.append(ask("resign", record=text, seat="N" if winner == "S" else "S")["record"])
        told = ask("match", records=records)["match"]
    return records


def pool(number: int = 3, **changes: Any) -> tuple[list[str], Json]:
    """A pool with its last game over."""
    *_, (records, told) = course(beginning("pool", number, **changes), number, most=30)
    return records, told


# --- what holds in every match ---


@given(beginnings())
def test_e33_no_chip_is_made_or_lost(drawn: tuple[Json, int]) -> None:
    held = {chips(told) for _, told in course(*drawn)}
    assert len(held) == 1 or drawn[0]["purse"] is None
    for _, told in course(*drawn):
        for game in told["games"]:
            if told["kind"] != "pool":
                assert sum(game["moved"].values()) == 0
            assert bool(game["moved"]) <= game["over"]


@given(beginnings())
def test_e31_the_pot_is_a_stake_of_each_and_of_every_loser(drawn: tuple[Json, int]) -> None:
    for _, told in course(*drawn):
        if told["kind"] == "pool":
            lost = sum(game["over"] for game in told["games"])
            assert told["pot"] == (0 if told["over"] or told["stopped"] else told["stake"] * (3 + lost))


@given(beginnings())
def test_e27_the_match_ends_with_the_majority_of_games(drawn: tuple[Json, int]) -> None:
    for records, told in course(*drawn):
        won = {"S": 0, "N": 0}
        for game in told["games"]:
            assert game["before"] == won or told["kind"] == "pool"
            if game["over"]:
                won[game["winner"]] += 1
        if told["kind"] != "pool":
            games = int(told["kind"].partition("-")[2])
            assert told["over"] == (max(won.values()) > games / 2)
            assert {person["seat"]: person["won"] for person in told["people"] if person["seat"]} == won
        assert told["over"] == (told["winner"] is not None)
        assert bool(told["next"]) == (not told["over"] and not told["stopped"])
        assert len(records) == len(told["games"])
        assert told["missing"] == told["problems"] == []


@given(beginnings())
def test_e31_whoever_wins_two_running_takes_the_pool(drawn: tuple[Json, int]) -> None:
    """Told another way: by names, from who won which game."""
    for _, told in course({**drawn[0], "kind": "pool", "people": beginning("pool", 0)["people"]}, drawn[1]):
        names = {person["name"] for person in told["people"] if person["role"] == "player"}
        assert names == {"Anna", "Bruno", "Carl"}
        last, waits = "", ""
        for game in told["games"]:
            assert {*game["players"].values(), game["out"]} == names
            assert not waits or game["out"] == waits
            if game["over"]:
                winner = game["players"][game["winner"]]
                (loser,) = set(game["players"].values()) - {winner}
                twice, last, waits = winner == last, winner, loser
                assert not twice or told["games"][-1] is game
                assert (told["winner"] == winner) == twice or told["games"][-1] is not game
        assert told["over"] == (bool(told["games"]) and told["winner"] == last and last != "")


@given(beginnings())
def test_e3_the_deal_goes_on_from_game_to_game(drawn: tuple[Json, int]) -> None:
    for records, told in course(*drawn):
        if records and told["next"]:
            before = ecn.loads(records[-1])[0].record.deals[-1].head.dealer
            same = [person["name"] for person in told["people"] if person["seat"]] == [
                *told["games"][-1]["players"].values()
            ]
            assert told["next"]["dealer"] == ({"S": "N", "N": "S"}[before] if same else "cut")


@given(beginnings(), st.randoms(use_true_random=False))
def test_a_match_is_known_from_its_records_in_any_order(drawn: tuple[Json, int], rng: Any) -> None:
    """Resumed after days: nothing but the records is needed, at whatever point."""
    for records, told in course(*drawn, most=5):
        if records:
            mixed = [*records]
            rng.shuffle(mixed)
            assert ask("match", records=mixed)["match"] == told


@given(beginnings())
def test_the_records_of_a_match_are_canonical_and_without_a_problem(drawn: tuple[Json, int]) -> None:
    *_, (records, told) = course(*drawn, most=6)
    assert [problem for reading in ecn.read("\n".join(records), mode="strict") for problem in reading.problems] == []
    assert all(
        (tag(text, "GamePoints") != "") == game["over"] for text, game in zip(records, told["games"], strict=True)
    )


# --- rubbers (E27) ---


def test_e27_a_rubber_of_three_is_won_two_to_one() -> None:
    records = rubber("rubber-3", "SNS")
    told = ask("match", records=records)["match"]
    assert (told["over"], told["winner"], told["next"]) == (True, "Anna", None)
    assert [tag(text, "MatchScore") for text in records] == ["0-0", "1-0", "1-1"]
    assert [tag(text, "MatchGame") for text in records] == ["1", "2", "3"]
    assert len({tag(text, "MatchId") for text in records}) == 1


@pytest.mark.parametrize(("kind", "wins"), [("rubber-1", 1), ("rubber-5", 3), ("rubber-7", 4), ("rubber-11", 6)])
def test_e27_the_majority_of_the_games_wins(kind: str, wins: int) -> None:
    for won in range(1, wins):
        assert not ask("match", records=rubber(kind, "N" * won))["match"]["over"]
    told = ask("match", records=rubber(kind, "N" * wins))["match"]
    assert (told["wins"], told["winner"]) == (wins, "Bruno")


def test_a_game_that_is_not_over_is_the_one_that_is_played() -> None:
    begin = beginning("rubber-3", 1)
    told = ask("match", records=[], begin=begin)["match"]
    text = started(told, SEED)["record"]
    told = ask("match", records=[text])["match"]
    assert (told["playing"], told["next"], told["over"], told["stopped"]) == (1, None, False, None)
    assert told["games"][0]["winner"] is None
    assert told["games"][0]["moved"] == {}


def test_a_void_game_counts_for_nothing() -> None:
    begin = beginning("rubber-3", 1, gallery="french")
    told = ask("match", records=[], begin=begin)["match"]
    text = started(told, SEED)["record"]
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
    told = ask("match", records=[], begin=beginning("rubber-1", 1, stake=0, purse=None))["match"]
    answer = started(told, SEED)
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
    """Nor does it change the game it is put back into."""
    text = (GOLDEN / "match-french.ecn").read_text("utf-8")
    branched = ask("branch", record=text, at="1#6", seat="S", players={}, seed=SEED)
    assert branched["summary"]["match"] is None
    assert [problem for reading in ecn.read(branched["record"]) for problem in reading.problems] == []
    other = ask("play", record=branched["record"], seat="S", event="S.8h")["record"]
    grafted = ask("graft", record=text, branch=other)
    assert "(S.8h)" in grafted["record"]
    assert ask("match", records=[grafted["record"]])["match"] == ask("match", records=[text])["match"]


# --- chips (E33) ---


@pytest.mark.parametrize(("points", "worth"), [(False, 1), (True, 3)])
def test_e33_a_game_moves_the_stake_times_its_points(points: bool, worth: int) -> None:
    """Who gives up with nothing loses three-fold where game points count (E25)."""
    (text,) = rubber("rubber-3", "S", options={"game_points": points}, stake=4)
    told = ask("match", records=[text])["match"]
    assert told["games"][0]["worth"] == worth
    assert told["games"][0]["moved"] == {"Anna": 4 * worth, "Bruno": -4 * worth}
    assert told["next"]["tags"]["Purse"] == f"S:{100 + 4 * worth} N:{100 - 4 * worth}"


@pytest.mark.parametrize(
    ("points", "loser", "target", "worth"),
    [(True, 0, 5, 3), (True, 1, 5, 2), (True, 2, 5, 2), (True, 3, 5, 1), (True, 4, 10, 2), (False, 0, 5, 1)],
)
def test_e25_a_game_counts_by_the_losers_score(points: bool, loser: int, target: int, worth: int) -> None:
    options = ECARTE.resolve("akagiri", {"game_points": points, "target": target})
    assert header.worth(options, {"S": target, "N": loser}, "S") == worth
    assert header.worth(options, {"S": target, "N": loser}, None) is None


def test_e33_a_purse_that_cannot_pay_begins_no_match() -> None:
    (problem,) = ask("match", records=[], begin=beginning("rubber-3", 1, stake=5, purse=4))["problems"]
    assert (problem["code"], problem["rule"]) == ("E-purse", "E33")
    begin = beginning("rubber-3", 1, stake=5, purse=14, options={"game_points": True})
    assert ask("match", records=[], begin=begin)["problems"][0]["data"]["needed"] == 15


def test_e33_a_match_stops_when_a_purse_cannot_pay() -> None:
    told = ask("match", records=rubber("rubber-11", "SS", stake=4, purse=11))["match"]
    assert told["stopped"]["code"] == "E-purse"
    assert told["stopped"]["data"] == {"name": "Bruno", "purse": 3, "needed": 4}
    assert (told["next"], told["over"]) == (None, False)


def test_e33_the_list_of_games_knows_that_none_can_follow() -> None:
    first, second = rubber("rubber-11", "SS", stake=4, purse=11)
    told = [ask("view", record=text, seat="S")["summary"]["match"]["stops"] for text in (first, second)]
    assert told == [False, True]
    assert not ask("view", record=rubber()[0], seat="S")["summary"]["match"]["stops"]


@pytest.mark.parametrize(("stake", "purse"), [(2, 5), (4, 11)])
def test_e33_a_pool_that_cannot_go_on_is_divided(stake: int, purse: int) -> None:
    """Equally among the three, what is left over to who has won the last game: no chip is lost."""
    seen = 0
    for number in range(8):
        *_, (_, told) = course(beginning("pool", number, stake=stake, purse=purse), number, most=12)
        if not told["stopped"]:
            assert told["divided"] is None
            continue
        seen += 1
        pot = stake * (3 + sum(game["over"] for game in told["games"]))
        last = told["games"][-1]
        assert told["pot"] == 0
        assert sum(told["divided"].values()) == pot
        assert told["divided"][last["players"][last["winner"]]] == pot // 3 + pot % 3
        assert sorted(told["divided"]) == ["Anna", "Bruno", "Carl"]
        assert chips(told) == 3 * purse
    assert seen > 0


def test_e33_no_game_of_a_match_begins_with_a_purse_that_cannot_pay() -> None:
    told = ask("match", records=[], begin=beginning("rubber-3", 1, stake=5))["match"]
    told["next"]["tags"]["Purse"] = "S:100 N:4"
    assert [problem["code"] for problem in started(told, SEED)["problems"]] == ["E-purse"]


# --- pools (E31) ---


def test_e31_the_lowest_card_waits_and_the_draw_comes_from_the_seed() -> None:
    begin = beginning("pool", 5)
    told = ask("match", records=[], begin=begin)["match"]
    drawn = header.draw(bytes.fromhex(begin["seed"]), ECARTE.resolve("akagiri", {}).order, ("Anna", "Bruno", "Carl"))
    assert tuple(drawn.values()) == fair.pack(bytes.fromhex(begin["seed"]), 0, 2)[:3]
    order = "KQJAT987"
    lowest = max(drawn, key=lambda name: order.index(drawn[name][0]))
    assert [person["name"] for person in told["people"] if person["waits"]] == [lowest]
    answer = started(told, begin["seed"])
    assert {each["name"]: each["card"] for each in answer["summary"]["match"]["draw"]} == drawn
    other = started(told, SEED)  # other cards
    assert [problem["code"] for problem in other["problems"]] == ["E-match-draw"]


def test_e31_equal_lowest_cards_are_drawn_again() -> None:
    order = "KQJAT987"
    assert header.sat_out(order, {"A": "7s", "B": "7h", "C": "Ks"}) == ""
    assert header.sat_out(order, {"A": "Ks", "B": "Kh", "C": "7s"}) == "C"
    again = 0
    for number in range(200):
        seed = Random(number).randbytes(32)
        drawn = header.draw(seed, order, ("A", "B", "C"))
        again += tuple(drawn.values()) != fair.pack(seed, 0, 2)[:3]
        assert header.sat_out(order, drawn)
    assert 0 < again < 40


def test_e31_the_newcomer_takes_the_losers_seat_and_cuts_with_the_winner() -> None:
    records, told = pool()
    first, second = told["games"][:2]
    loser = "N" if first["winner"] == "S" else "S"
    assert second["players"][loser] == first["out"]
    assert second["players"][first["winner"]] == first["players"][first["winner"]]
    assert second["out"] == first["players"][loser]
    assert all(tag(text, "Cut") for text in records)
    assert second["before"] == {first["winner"]: 1, loser: 0}


def test_e31_the_computers_players_keep_to_their_names() -> None:
    people = [{"name": name, "player": None if name == "Anna" else "amateur"} for name in ("Anna", "Bruno", "Carl")]
    for _, told in course(beginning("pool", 8, people=people), 8):
        players = {person["name"]: person["player"] for person in told["people"]}
        assert players == {"Anna": None, "Bruno": "amateur", "Carl": "amateur"}


def test_e31_the_winner_takes_the_pot_and_the_last_losers_stake() -> None:
    _, told = pool(purse=100, stake=2)
    last = told["games"][-1]
    assert told["over"]
    assert last["moved"][told["winner"]] == 2 * (3 + sum(game["over"] for game in told["games"]))
    assert sum(person["purse"] for person in told["people"]) == 300


# --- bets (E32) ---


@given(st.lists(st.tuples(st.sampled_from("SN"), st.integers(1, 50)), max_size=8))
def test_e32_as_much_is_bet_on_either_player_and_the_rest_given_back(wished: list[tuple[str, int]]) -> None:
    wishes = [Bet(f"w{at}", seat, chips) for at, (seat, chips) in enumerate(wished)]
    made = start.matched(wishes, Standing("rubber-1", names={"S": "Anna", "N": "Bruno"}))
    sums = {seat: sum(bet.chips for bet in made if bet.seat == seat) for seat in "SN"}
    asked = {seat: sum(bet.chips for bet in wishes if bet.seat == seat) for seat in "SN"}
    assert sums["S"] == sums["N"] == min(asked.values())
    found = {bet.name: bet for bet in made}
    for bet in wishes:
        assert bet.name not in found or (found[bet.name].seat == bet.seat and 0 < found[bet.name].chips <= bet.chips)
    for seat in "SN":  # first come, first served: one at most is matched in part, and nobody after them
        left = [bet.chips - (found[bet.name].chips if bet.name in found else 0) for bet in wishes if bet.seat == seat]
        short = [at for at, chips in enumerate(left) if chips]
        assert not short or all(bet.name not in found for bet in [b for b in wishes if b.seat == seat][short[0] + 1 :])


@pytest.mark.parametrize(
    ("bets", "code"),
    [
        ([Bet("Anna", "S", 1)], "E-bet-player"),
        ([Bet("Dora", "S", 11)], "E-bet-purse"),
        ([Bet("Dora", "S", 1), Bet("Dora", "N", 1)], "E-bet-twice"),
        ([Bet("Emil", "S", 1)], "E-bet-purse"),
    ],
)
def test_e32_who_may_not_bet_is_told_so(bets: list[Bet], code: str) -> None:
    stands = Standing("rubber-1", names={"S": "Anna", "N": "Bruno"}, purses={"S": 5, "N": 5, "Dora": 10})
    with pytest.raises(RuleError) as raised:
        start.matched(bets, stands)
    assert [problem.code for problem in raised.value.problems] == [code]


def test_e32_bets_are_settled_with_the_game() -> None:
    begin = beginning("rubber-1", 1, stake=0, spectators=["Dora", "Emil"])
    told = ask("match", records=[], begin=begin)["match"]
    wishes = [{"name": "Dora", "seat": "S", "chips": 9}, {"name": "Emil", "seat": "N", "chips": 5}]
    answer = started(told, SEED, wishes=wishes)
    assert answer["summary"]["match"]["bets"] == [{**wishes[0], "chips": 5}, wishes[1]]
    over = ask("resign", record=answer["record"], seat="N")["record"]
    after = ask("match", records=[over])["match"]
    assert {person["name"]: person["purse"] for person in after["people"]} == {
        "Anna": 100, "Bruno": 100, "Dora": 105, "Emil": 95
    }  # fmt: skip


def test_e31_who_waits_may_bet_but_keeps_the_next_stake() -> None:
    stands = Standing(
        "pool", names={"S": "Anna", "N": "Bruno"}, out="Carl", stake=3, purses={"S": 9, "N": 9, "Carl": 9}
    )
    assert start.matched([Bet("Carl", "S", 6), Bet("Dora", "N", 0)], stands) == ()
    with pytest.raises(RuleError):
        start.matched([Bet("Carl", "S", 7)], stands)


# --- records that do not fit each other ---

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
        told = ask("match", records=records[:1])["match"]
        told["next"]["preset"] = value
        records[1] = started(told, SEED)["record"]
    else:
        records[1] = with_tag(records[1], name, value)
    (problem,) = ask("match", records=records)["match"]["problems"]
    assert (problem["code"], problem["rule"], problem["record"]) == (code, rule, 2)
    if name != "Rules":
        assert (problem["data"]["tag"], problem["data"]["found"]) == (name, value)


def test_e31_the_pot_and_who_waits_follow_from_the_games_before() -> None:
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
    told = ask("match", records=records)["match"]
    wrong = "S" if told["next"]["dealer"] == "N" else "N"
    told["next"]["dealer"] = wrong
    (problem,) = ask("match", records=[*records, started(told, SEED)["record"]])["match"]["problems"]
    assert (problem["code"], problem["rule"], problem["data"]["found"]) == ("E-match-dealer", "E3", wrong)


def test_a_game_after_the_last_or_after_one_that_is_not_over_is_found() -> None:
    records = rubber("rubber-1", "S")
    extra = with_tag(with_tag(records[0], "MatchGame", "2"), "MatchScore", "0-0")
    (problem,) = ask("match", records=[records[0], extra])["match"]["problems"]
    assert (problem["code"], problem["record"]) == ("E-match-over", 2)
    told = ask("match", records=[], begin=beginning("rubber-3", 1))["match"]
    first = started(told, SEED)["record"]
    (problem,) = ask("match", records=[first, with_tag(first, "MatchGame", "2")])["match"]["problems"]
    assert problem["code"] == "E-match-unfinished"


def test_a_game_that_stands_twice_is_found_when_it_differs() -> None:
    records = rubber("rubber-3", "SN")
    told = ask("match", records=[*records, records[1]])["match"]
    assert told["problems"] == []
    assert told["games"] == ask("match", records=records)["match"]["games"]
    other = rubber("rubber-3", "SS")[1]
    (problem,) = ask("match", records=[*records, other])["match"]["problems"]
    assert (problem["code"], problem["record"]) == ("E-match-twice", 3)


def test_games_that_are_missing_are_told_and_the_tags_believed() -> None:
    records = rubber("rubber-7", "SNSS")
    told = ask("match", records=records[2:])["match"]
    assert (told["missing"], told["problems"]) == ([1, 2], [])
    assert [person["won"] for person in told["people"]] == [3, 1]


def test_what_a_record_leaves_out_follows_from_the_games_before() -> None:
    records = rubber("rubber-3", "SN")
    short = re.sub(r'^\[(MatchScore|Purse|Stake) ".*"\]\n', "", records[1], flags=re.M)
    assert ask("match", records=[records[0], short])["match"] == ask("match", records=records)["match"]


def test_games_of_two_matches_are_not_one() -> None:
    other = with_tag(rubber()[0], "MatchId", "0" * 16)
    assert ask("match", records=[rubber()[0], other])["problems"][0]["code"] == "E-request"


def test_the_tags_of_a_match_are_known_to_who_reads_them_late() -> None:
    assert {*header.PARSERS} == {*header.RULES} == {*MATCH_TAGS, "Draw"}


# --- what the page is told (ecarte.types.match) ---

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
    for records, told in course(*drawn, most=3):
        assert set(told) == MATCH
        assert all(set(person) == PERSON for person in told["people"])
        assert all(set(game) == GAME for game in told["games"])
        assert not told["next"] or set(told["next"]) == {"game", "preset", "options", "dealer", "tags", "players"}
        for text in records[-1:]:
            summary = ask("view", record=text, seat="")["summary"]
            assert set(summary["match"]) == TAGS
            assert summary["match"]["game"] == len(records)


def test_the_catalog_has_the_kinds_of_match_and_the_gallery() -> None:
    games = {game["name"]: game for game in ask("catalog")["catalog"]["games"]}
    assert tuple(games["ecarte"]["matches"]) == header.KINDS
    assert tuple(games["ecarte"]["gallery"]) == gallery.NAMES
    assert games["belote"]["matches"] == games["belote"]["gallery"] == []


# --- how one begins ---


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
    told = ask("match", records=[], begin=beginning("rubber-3", 1, people=people))["match"]
    answer = started(told, SEED)
    assert answer["summary"]["players"] == {"S": "Anna Lee", "N": "Bot (amateur)"}
    assert tag(answer["record"], "Computer") == "N:amateur"
    resigned = finished(answer["record"], Random(1), void=False)
    assert ask("match", records=[resigned])["match"]["games"][0]["over"]


# --- whole matches, worked by hand ---

STANDINGS: dict[str, list[tuple[str, dict[str, int | None]]]] = {
    # by game: who has won so many games, and everybody's chips after it
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
        told = ask("match", records=records[:number])["match"]
        sitting = [person for person in told["people"] if person["seat"]]
        assert ", ".join(f"{person['name']} {person['won']}" for person in sitting) == score
        assert {person["name"]: person["purse"] for person in told["people"]} == purses
        assert told["over"] == (number == len(records))
        assert told["problems"] == []


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("MatchGame", "10000"),  # every game that is missing would be named
        ("MatchGame", "0"),
        ("Gallery", "loud"),
        ("Bet", "S:N:5 Dora:S:5"),  # a seat is nobody's name
        ("Bet", "Do(ra):S:5 Emil:N:5"),  # who advises is a word of the movetext
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
    told = ask(request_["do"], record=text, seat=request_["seat"])
    told = told.get("replay", told)
    assert told["summary"]["match"] is None
    assert tag(told["record"], "GamePoints") == "7"
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
