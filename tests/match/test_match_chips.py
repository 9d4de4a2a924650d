"""Stakes of a match: chips (E33), pools (E31), bets (E32)."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecarte.core import fair
from ecarte.core.game import RuleError
from ecarte.games.ecarte.game import GAME as ECARTE
from ecarte.match import header, start
from ecarte.match.header import Bet, Standing
from tests.kit.matches import ask, beginning, course, started
from tests.match.played import SEED, chips, pool, rubber, tag

# --- chips (E33) ---


@pytest.mark.parametrize(("points", "worth"), [(False, 1), (True, 3)])
def test_e33_a_game_moves_the_stake_times_its_points(points: bool, worth: int) -> None:
    """A player who resigns with no point loses three stakes where game points count (E25)."""
    (text,) = rubber("rubber-3", "S", options={"game_points": points}, stake=4)
    match = ask("match", records=[text])["match"]
    assert match["games"][0]["worth"] == worth
    assert match["games"][0]["moved"] == {"Anna": 4 * worth, "Bruno": -4 * worth}
    assert match["next"]["tags"]["Purse"] == f"S:{100 + 4 * worth} N:{100 - 4 * worth}"


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
    match = ask("match", records=rubber("rubber-11", "SS", stake=4, purse=11))["match"]
    assert match["stopped"]["code"] == "E-purse"
    assert match["stopped"]["data"] == {"name": "Bruno", "purse": 3, "needed": 4}
    assert (match["next"], match["over"]) == (None, False)


def test_e33_the_list_of_games_knows_that_none_can_follow() -> None:
    first, second = rubber("rubber-11", "SS", stake=4, purse=11)
    match = [ask("view", record=text, seat="S")["summary"]["match"]["stops"] for text in (first, second)]
    assert match == [False, True]
    assert not ask("view", record=rubber()[0], seat="S")["summary"]["match"]["stops"]


@pytest.mark.parametrize(("stake", "purse"), [(2, 5), (4, 11)])
def test_e33_a_pool_that_cannot_go_on_is_divided(stake: int, purse: int) -> None:
    """It is divided equally among the three, with the remainder for the winner of the last game: no chip is lost."""
    seen = 0
    for number in range(8):
        *_, (_, match) = course(beginning("pool", number, stake=stake, purse=purse), number, most=12)
        if not match["stopped"]:
            assert match["divided"] is None
            continue
        seen += 1
        pot = stake * (3 + sum(game["over"] for game in match["games"]))
        last = match["games"][-1]
        assert match["pot"] == 0
        assert sum(match["divided"].values()) == pot
        assert match["divided"][last["players"][last["winner"]]] == pot // 3 + pot % 3
        assert sorted(match["divided"]) == ["Anna", "Bruno", "Carl"]
        assert chips(match) == 3 * purse
    assert seen > 0


def test_e33_no_game_of_a_match_begins_with_a_purse_that_cannot_pay() -> None:
    match = ask("match", records=[], begin=beginning("rubber-3", 1, stake=5))["match"]
    match["next"]["tags"]["Purse"] = "S:100 N:4"
    assert [problem["code"] for problem in started(match, SEED)["problems"]] == ["E-purse"]


# --- pools (E31) ---


def test_e31_the_lowest_card_waits_and_the_draw_comes_from_the_seed() -> None:
    begin = beginning("pool", 5)
    match = ask("match", records=[], begin=begin)["match"]
    drawn = header.draw(
        header.pool_pack(bytes.fromhex(begin["seed"])), ECARTE.resolve("akagiri", {}).order, ("Anna", "Bruno", "Carl")
    )
    assert tuple(drawn.values()) == fair.pack(bytes.fromhex(begin["seed"]), 0, 2)[:3]
    order = "KQJAT987"
    lowest = max(drawn, key=lambda name: order.index(drawn[name][0]))
    assert [person["name"] for person in match["people"] if person["waits"]] == [lowest]
    answer = started(match, begin["seed"])
    assert {each["name"]: each["card"] for each in answer["summary"]["match"]["draw"]} == drawn
    other = started(match, SEED)  # other cards
    assert [problem["code"] for problem in other["problems"]] == ["E-match-draw"]


def test_e31_equal_lowest_cards_are_drawn_again() -> None:
    order = "KQJAT987"
    assert header.sat_out(order, {"A": "7s", "B": "7h", "C": "Ks"}) == ""
    assert header.sat_out(order, {"A": "Ks", "B": "Kh", "C": "7s"}) == "C"
    again = 0
    for number in range(200):
        seed = Random(number).randbytes(32)
        drawn = header.draw(header.pool_pack(seed), order, ("A", "B", "C"))
        again += tuple(drawn.values()) != fair.pack(seed, 0, 2)[:3]
        assert header.sat_out(order, drawn)
    assert 0 < again < 40


def test_e31_the_newcomer_takes_the_losers_seat_and_cuts_with_the_winner() -> None:
    records, match = pool()
    first, second = match["games"][:2]
    loser = "N" if first["winner"] == "S" else "S"
    assert second["players"][loser] == first["out"]
    assert second["players"][first["winner"]] == first["players"][first["winner"]]
    assert second["out"] == first["players"][loser]
    assert all(tag(text, "Cut") for text in records)
    assert second["before"] == {first["winner"]: 1, loser: 0}


def test_e31_the_computers_players_keep_to_their_names() -> None:
    people = [{"name": name, "player": None if name == "Anna" else "amateur"} for name in ("Anna", "Bruno", "Carl")]
    for _, match in course(beginning("pool", 8, people=people), 8):
        players = {person["name"]: person["player"] for person in match["people"]}
        assert players == {"Anna": None, "Bruno": "amateur", "Carl": "amateur"}


def test_e31_the_winner_takes_the_pot_and_the_last_losers_stake() -> None:
    _, match = pool(purse=100, stake=2)
    last = match["games"][-1]
    assert match["over"]
    assert last["moved"][match["winner"]] == 2 * (3 + sum(game["over"] for game in match["games"]))
    assert sum(person["purse"] for person in match["people"]) == 300


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
    for seat in "SN":  # first come, first served: at most one bet is matched in part, and none after it
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
def test_e32_a_refused_bet_is_given_a_reason(bets: list[Bet], code: str) -> None:
    stands = Standing("rubber-1", names={"S": "Anna", "N": "Bruno"}, purses={"S": 5, "N": 5, "Dora": 10})
    with pytest.raises(RuleError) as raised:
        start.matched(bets, stands)
    assert [problem.code for problem in raised.value.problems] == [code]


def test_e32_bets_are_settled_with_the_game() -> None:
    begin = beginning("rubber-1", 1, stake=0, spectators=["Dora", "Emil"])
    match = ask("match", records=[], begin=begin)["match"]
    wishes = [{"name": "Dora", "seat": "S", "chips": 9}, {"name": "Emil", "seat": "N", "chips": 5}]
    answer = started(match, SEED, wishes=wishes)
    assert answer["summary"]["match"]["bets"] == [{**wishes[0], "chips": 5}, wishes[1]]
    over = ask("resign", record=answer["record"], seat="N")["record"]
    after = ask("match", records=[over])["match"]
    assert {person["name"]: person["purse"] for person in after["people"]} == {
        "Anna": 100, "Bruno": 100, "Dora": 105, "Emil": 95
    }  # fmt: skip


def test_e31_the_waiting_player_may_bet_but_keeps_the_next_stake() -> None:
    stands = Standing(
        "pool", names={"S": "Anna", "N": "Bruno"}, out="Carl", stake=3, purses={"S": 9, "N": 9, "Carl": 9}
    )
    assert start.matched([Bet("Carl", "S", 6), Bet("Dora", "N", 0)], stands) == ()
    with pytest.raises(RuleError):
        start.matched([Bet("Carl", "S", 7)], stands)
