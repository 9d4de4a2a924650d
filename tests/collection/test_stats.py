"""Statistics: measures compared with a count by hand, intervals with known values."""

from __future__ import annotations

import re
import sys
from functools import cache
from math import exp
from pathlib import Path
from random import Random

import pytest

pytest.importorskip("fluent.runtime", reason="the words of the command line are native only")

from ecarte import record
from ecarte.collection.archive import Archive
from ecarte.collection.simulate import Plan, games
from ecarte.core import fair
from ecarte.figures import stats
from ecarte.figures.filter import Filter
from ecarte.figures.stats import Estimate, collect, estimate_mean, estimate_rate, measures
from ecarte.games import GAMES
from ecarte.notation import ecn
from ecarte.pictures.stats import picture
from ecarte.record import Play, facts

GOLDEN = Path(__file__).parents[1] / "golden"


@cache
def simulated() -> list[Play]:
    return list(games(Plan({"S": "amateur", "N": "chance"}, 30, seed=3, duplicate=True)))


def test_wilsons_interval() -> None:
    """Published values of Wilson's score interval (Newcombe 1998: 81 of 263, 15 of 148, 0 of 20)."""
    for n, held, low, high in ((263, 81, 0.2553, 0.3662), (148, 15, 0.0624, 0.1605), (20, 0, 0.0, 0.1611)):
        found = estimate_rate(n, held)
        assert (found.n, found.value) == (n, held / n)
        assert found.low == pytest.approx(low, abs=5e-5)
        assert found.high == pytest.approx(high, abs=5e-5)
    whole = estimate_rate(20, 20)
    assert whole.low == pytest.approx(1 - 0.1611, abs=5e-5)
    assert whole.high == 1.0
    assert estimate_rate(0, 0) == Estimate("rate", 0)


def test_the_interval_of_a_mean() -> None:
    numbers = [2, 4, 4, 4, 5, 5, 7, 9]  # mean 5, sample deviation 2.138
    found = estimate_mean(len(numbers), sum(numbers), sum(n * n for n in numbers))
    factor = exp(1.96 * 2.138089935 / 8**0.5 / 5)
    assert found.value == 5
    assert found.low == pytest.approx(5 / factor)
    assert found.high == pytest.approx(5 * factor)
    assert estimate_mean(1, 3, 9) == Estimate("mean", 1, 3)
    assert estimate_mean(2, 300, 50_000, 100) == estimate_mean(2, 3, 5)
    assert estimate_mean(0, 0, 0) == Estimate("mean", 0)


def test_no_mean_of_counts_is_below_nothing() -> None:
    for n in range(2, 40):
        found = estimate_mean(n, 1, 1)  # one in n: the plain normal interval would begin below 0
        assert found.low is not None
        assert found.high is not None
        assert 0 < found.low < 1 / n < found.high
    for same in (0, 2):  # what never differs says nothing about the spread
        assert estimate_mean(3, 3 * same, 3 * same * same) == Estimate("mean", 3, same)


def test_the_interval_of_a_mean_of_rare_counts_holds_more_often_than_the_normal_one() -> None:
    """Of means of 20 deals with a declaration in one of five; the plain normal interval would hold 92 times in 100."""
    rng, n, often = Random(1), 20, 4000
    mean, held = 0.2 * 20, 0
    for _ in range(often):
        numbers = [20 * (rng.random() < 0.2) for _ in range(n)]
        found = estimate_mean(n, sum(numbers), sum(each * each for each in numbers))
        held += found.low is not None and found.high is not None and found.low <= mean <= found.high
    assert held / often > 0.93


@pytest.mark.parametrize(
    "plan",
    [Plan({"S": "club", "N": "chance"}, 8), Plan(dict.fromkeys("NESW", "chance"), 3, game="belote", rules="classic")],
)
def test_no_measure_is_negative(plan: Plan, monkeypatch: pytest.MonkeyPatch) -> None:
    """Their intervals rely on it."""
    observed: list[int] = []
    monkeypatch.setattr(stats.Sums, "add", lambda self, n, total, squares: observed.append(total))
    collect(games(plan))
    assert observed
    assert min(observed) >= 0


def test_measures_count_what_they_say() -> None:
    """Each measure of the amateur agrees with a count over the events themselves."""
    wanted: dict[str, list[float]] = {}

    def note(name: str, value: float) -> None:
        wanted.setdefault(name, []).append(value)

    for play in simulated():
        me = "S" if play.record.tag("South") == "amateur" else "N"
        note("won", play.record.game.score.winner(play.state) == me)
        note("deals", len(play.record.deals))
        for deal in play.record.deals:
            state = [step.after for step in play.steps if step.deal == deal.head.number][-1]
            said = [
                (e.event.seat, e.event.verb) for e in deal.entries if e.event.do == "say" and e.event.verb != "king"
            ]
            at = "SN".index(me)
            why = {scored.why: scored.seat for scored in state.scored}
            taker = next((seat for seat in "SN" if state.won["SN".index(seat)] >= 3), None)
            points = sum(scored.points for scored in state.scored if scored.seat == me)
            note("points", points)
            note("points_elder" if state.elder == me else "points_dealer", points)
            if taker:
                note("point_won", taker == me)
                note("vole", why.get("vole") == me)
            if state.elder == me:
                note("proposals", said.count((me, "propose")))
                note("proposed", (me, "propose") in said)
                if said:
                    note("stood_first", said[0] == (me, "stand"))
                    if taker and said[0] == (me, "stand"):
                        note("stood_first_won", taker == me)
            elif len(said) > 1:
                note("refused_first", said[1] == (me, "refuse"))
                if taker and said[1] == (me, "refuse"):
                    note("refused_first_won", taker == me)
            if state.exchanges:
                note("exchanged", sum(pair[at] for pair in state.exchanges))
            note("king", me in state.kings)
            if state.dealer == me:
                note("king_turned", state.turned[0] == "K")
            if taker and state.vulnerable == me:
                note("vulnerable_lost", taker != me)
    found = collect(simulated())["ecarte"]
    judged = {"faultless", "lost"}  # these need an analyst
    assert set(wanted) == {measure.name for measure in measures("ecarte")} - {"games"} - judged
    estimates = found.estimates("amateur")
    assert {estimates.pop(name).n for name in judged} == {0}
    for name, estimate in estimates.items():
        assert estimate.n == len(wanted[name]) > 5, name
        assert estimate.value == pytest.approx(sum(wanted[name]) / len(wanted[name])), name
    assert found.games("amateur") == len(simulated())


def test_what_an_analyst_wrote_is_counted_in_percent_of_a_game() -> None:
    (play,) = ecn.loads((GOLDEN.parent / "analysed/jirai.ecn").read_text("utf-8"))
    name = play.record.tag("South") or stats.UNNAMED
    found = collect([play])["ecarte"].estimates(name)
    seats = [seat for seat, tag in (("S", "South"), ("N", "North")) if (play.record.tag(tag) or "?") == name]
    each = [
        sum(float(e.note.value("loss") or 0) for e in deal.entries if e.event.seat == seat) * 50
        for deal in play.record.deals
        for seat in seats
    ]
    assert found["lost"].n == found["faultless"].n == len(each)
    assert found["lost"].value == pytest.approx(sum(each) / len(each))
    spread = sum((loss - sum(each) / len(each)) ** 2 for loss in each) / (len(each) - 1)
    mean = sum(each) / len(each)
    assert found["lost"].high == pytest.approx(mean * exp(1.96 * (spread / len(each)) ** 0.5 / mean))
    assert found["faultless"].value == sum(loss == 0 for loss in each) / len(each)


def test_all_together_are_the_sum_of_the_players() -> None:
    found = collect(simulated())["ecarte"]
    assert found.players == ["amateur", "chance"]
    whole = found.estimates()
    assert whole["won"].value == 0.5
    for name in whole:
        assert whole[name].n == sum(found.estimates(player)[name].n for player in found.players)


def test_statistics_in_python() -> None:
    found = collect(simulated())["ecarte"]
    assert repr(found) == "<Stats of ecarte, games: amateur 30, chance 30>"
    rows = found.rows()
    assert [(row["player"], row["measure"]) for row in rows] == [
        (player, name) for player in found.players for name in found.estimates()
    ]
    first = found.estimates("amateur")["won"]
    assert rows[0] == {
        "player": "amateur",
        "games": 30,
        "measure": "won",
        "kind": "rate",
        "n": first.n,
        "value": first.value,
        "low": first.low,
        "high": first.high,
    }
    with pytest.raises(ValueError, match=r"player cannot be “amatuer”. It can be: amateur, chance"):
        found.estimates("amatuer")


def test_players_are_named_by_their_tags_and_the_nameless_are_one() -> None:
    plays = [play for path in sorted(GOLDEN.glob("*.ecn")) for play in ecn.loads(path.read_text("utf-8"))]
    found = collect(plays)["ecarte"]
    names = {play.record.tag(tag) for play in plays if play.record.game.name == "ecarte" for tag in ("South", "North")}
    assert set(found.players) == {name if name not in ("", "?") else stats.UNNAMED for name in names}
    answer = found.to_json()
    assert [each["player"] for each in answer["players"]] == found.players
    assert all(set(each["measures"]) == set(answer["overall"]["measures"]) for each in answer["players"])


def test_an_unfinished_game_is_counted_but_neither_won_nor_lost() -> None:
    (play,) = (play for play in ecn.loads((GOLDEN / "unfinished.ecn").read_text("utf-8"))[:1])
    assert not facts.game(play.record)["finished"]
    found = collect([play])["ecarte"]
    assert found.estimates()["won"] == Estimate("rate", 0)
    assert sum(found.games(player) for player in found.players) == 2


def test_a_warm_up_is_counted_only_when_asked_for(tmp_path: Path) -> None:
    """In statistics of records and of an archive."""
    begun = record.new("ecarte", "akagiri", {}, {}, fair.prepared_seed(7), "S")
    warm_up = record.resign(begun, "S")
    assert facts.game(warm_up.record)["warm_up"] is True
    assert {facts.game(play.record)["warm_up"] for play in simulated()} == {False}
    plays = [*simulated()[:3], warm_up]
    with Archive(tmp_path / "a.duckdb", write=True) as archive:
        archive.add([("plays", "\n".join(map(ecn.dumps, plays)).splitlines(keepends=True))])
        for condition, games, left_out in (
            (None, 3, 1),
            ("finished", 3, 1),
            ("warm_up", 1, 0),
            ("warm_up or not warm_up", 4, 0),
        ):
            where = Filter(condition) if condition else None
            for found in (collect(plays, where), archive.stats(where)):
                counted = found["ecarte"]
                assert sum(counted.games(player) for player in counted.players) == 2 * games, condition
                assert counted.warm_ups == left_out
    assert collect([warm_up])["ecarte"].to_json()["warm_ups"] == 1


@pytest.mark.parametrize("game", GAMES)
def test_every_measure_is_understood_for_every_seat(game: str) -> None:
    for measure in measures(game):
        for side in GAMES[game].all_sides:
            for seat in side:
                assert Filter(measure.value, seat, side).kind in ("flag", "number")
                assert Filter(measure.of, seat, side).of_deals <= (measure.per == "deal")


@pytest.mark.skipif(sys.platform == "emscripten", reason="Matplotlib is for the command line")
def test_a_picture_is_the_same_file_for_the_same_figures(tmp_path: Path) -> None:
    found = collect(simulated())["ecarte"]
    words = {name: f"<{name}> & $more$" for name in found.estimates()}
    first, second = tmp_path / "a.svg", tmp_path / "b.svg"
    for path in (first, second, tmp_path / "c.png"):
        picture(found, found.players, words, str(path), ("rates", "means"))
    text = first.read_text("utf-8")
    assert text == second.read_text("utf-8")
    assert "&lt;vole&gt; &amp; $more$" in text
    assert (tmp_path / "c.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.skipif(sys.platform == "emscripten", reason="Matplotlib is for the command line")
def test_long_names_are_not_clipped_in_a_picture(tmp_path: Path) -> None:
    found = collect(simulated())["ecarte"]
    found.sums = {f"{name} {'de la Rochefoucauld ' * 5}": sums for name, sums in found.sums.items()}
    words = {name: f"<{name}>" for name in found.estimates()}
    path = tmp_path / "long.svg"
    picture(found, found.players, words, str(path), ("rates", "means"))
    svg = path.read_text("utf-8")
    width = float(re.findall(r'viewBox="0 0 ([\d.]+)', svg)[0])
    names = re.findall(r'<text[^>]* x="(-?[\d.]+)"[^>]*>([^<]*de la Rochefoucauld[^<]*)<', svg)
    assert len(names) == len(found.players)
    assert all(0 <= float(x) < width / 2 and text.endswith("…") for x, text in names)


@pytest.mark.skipif(sys.platform == "emscripten", reason="Matplotlib is for the command line")
def test_a_picture_of_chosen_measures_has_those_alone(tmp_path: Path) -> None:
    found = collect(simulated())["ecarte"]
    words = {name: f"<{name}>" for name in found.estimates()}
    found.chosen = ("won", "vole")
    picture(found, found.players, words, str(tmp_path / "some.svg"), ("rates", "means"))
    svg = (tmp_path / "some.svg").read_text("utf-8")
    assert [name for name in words if f"&lt;{name}&gt;" in svg] == ["won", "vole"]
    assert "means" not in svg
