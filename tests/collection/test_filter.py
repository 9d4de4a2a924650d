"""Conditions: for which games they hold, and every mistake with its place."""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecarte.core.columns import Row
from ecarte.core.game import Problem, RuleError
from ecarte.figures.filter import DEEPEST, LONGEST, MOST_SIGNS, Filter
from ecarte.notation import ecn
from ecarte.record import Play, facts
from tests.kit.games import games

GOLDEN = Path(__file__).parents[1] / "golden"


@cache
def plays() -> list[Play]:
    every = (play for path in sorted(GOLDEN.glob("*.ecn")) for play in ecn.loads(path.read_text("utf-8")))
    return [play for play in every if play.record.game.name == "ecarte"]  # belote: tests/games/belote/test_facts.py


def matching(text: str) -> set[int]:
    condition = Filter(text)
    return {number for number, play in enumerate(plays()) if condition.asks(play.record)}


def by_hand(test: object) -> set[int]:
    """Return the golden games for which a Python function holds, given their row and those of their deals."""
    assert callable(test)
    rows = [(facts.game(play.record), facts.deals(play.record)) for play in plays()]
    return {number for number, (game, deals) in enumerate(rows) if test(game, deals)}


@pytest.mark.sampled(8)
@pytest.mark.parametrize(
    ("text", "test"),
    [
        ("vole", lambda g, ds: any(d["vole"] for d in ds)),
        ("not any(vole)", lambda g, ds: not any(d["vole"] for d in ds)),
        ("not vole", lambda g, ds: any(not d["vole"] for d in ds)),
        ("all(over)", lambda g, ds: all(d["over"] for d in ds)),
        ("vole and king_turned", lambda g, ds: any(d["vole"] and d["king_turned"] for d in ds)),
        ("refused_first and points_N == 2", lambda g, ds: any(d["refused_first"] and d["points_N"] == 2 for d in ds)),
        ("score_S - score_N > 3", lambda g, ds: any(d["score_S"] - d["score_N"] > 3 for d in ds)),
        ("abs(points_S - points_N) == 3", lambda g, ds: any(abs(d["points_S"] - d["points_N"]) == 3 for d in ds)),
        ("count(proposals > 1) >= 2", lambda g, ds: sum(d["proposals"] > 1 for d in ds) >= 2),
        ("sum(exchanges) > 4", lambda g, ds: sum(d["exchanges"] for d in ds) > 4),
        ("max(proposals) == 5", lambda g, ds: max((d["proposals"] for d in ds), default=0) == 5),
        ("min(stock) < 5", lambda g, ds: min((d["stock"] for d in ds), default=32) < 5),
        ("event ~ 'fRiDaY'", lambda g, ds: "friday" in (g["event"] or "").lower()),
        ('event ~ "Friday" or deals > 4', lambda g, ds: "Friday" in (g["event"] or "") or g["deals"] > 4),
        ('1 < deals <= 3 and rules in ("akagiri", "jirai")', lambda g, ds: g["rules"][0] in "aj" and 1 < g["deals"] < 4
         and g["rules"] != "article"),
        ('rules not in ("akagiri",)', lambda g, ds: g["rules"] != "akagiri"),
        ("won('ANNA')", lambda g, ds: (g["game_winner"] == "S" and g["south"] == "Anna")
         or (g["game_winner"] == "N" and g["north"] == "Anna")),
        ("lost('Anna')", lambda g, ds: (g["game_winner"] == "N" and g["south"] == "Anna")
         or (g["game_winner"] == "S" and g["north"] == "Anna")),
        ("player('Nobody') or player('')", lambda g, ds: False),
        ("declined == seat('Anna')", lambda g, ds: any(
            d["declined"] and d["declined"] == {g["north"]: "N", g["south"]: "S"}.get("Anna") for d in ds)
            or ("Anna" not in (g["south"], g["north"]) and any(not d["declined"] for d in ds))),
        ("South == 'Anna' and finished == False", lambda g, ds: g["south"] == "Anna" and not g["finished"]),
        ("Winner == 'S' and Deals > 2", lambda g, ds: g["deals"] > 2 and any(d["winner"] == "S" for d in ds)),
        ("winner", lambda g, ds: any(d["winner"] for d in ds)),
        ("date == 'a Friday' or date > '202'", lambda g, ds: (g["date"] or "") > "202"),
        ("deals in (3) or rules not in ('akagiri')", lambda g, ds: g["deals"] == 3 or g["rules"] != "akagiri"),
        ("exchanges", lambda g, ds: any(d["exchanges"] for d in ds)),
        ("-points_S < -2", lambda g, ds: any(d["points_S"] > 2 for d in ds)),
        ("game_points != 3", lambda g, ds: g["game_points"] != 3),
        ("game_points < 3", lambda g, ds: g["game_points"] is not None and g["game_points"] < 3),
        ("True", lambda g, ds: True),
    ],
)  # fmt: skip
def test_a_condition_holds_of_what_it_says(text: str, test: object) -> None:
    assert matching(text) == by_hand(test)


def test_the_conditions_tell_the_golden_games_apart() -> None:
    """Otherwise the test above would not see a mistake."""
    for text in ("vole", "refused_first and points_N == 2", "max(proposals) == 5", "won('ANNA')", "event ~ 'friday'"):
        assert 0 < len(matching(text)) < len(plays()), text


def test_unknown_values_have_no_order() -> None:
    row: Row = {column.name: None for column in facts.GAME_COLUMNS}
    for text in ('date < "2026"', 'date >= "2026"', "deals < 3", "deals >= 0", "deals == deals", "finished", "date"):
        assert not Filter(text).matches(row, ()), text
    for text in ('date != "2026"', "deals != 3", "not deals", 'date == ""'):
        assert Filter(text).matches(row, ()), text


def test_what_an_analyst_wrote_can_be_asked() -> None:
    """Losses are in ten-thousandths of a game: @loss, which is in equity, is halved."""
    (play,) = ecn.loads((GOLDEN.parent / "analysed/jirai.ecn").read_text("utf-8"))
    notes = [
        (deal.head.number, entry.event.seat, dict(entry.note.values))
        for deal in play.record.deals
        for entry in deal.entries
    ]
    lost = [(deal, seat, round(float(values.get("loss", 0)) * 5000)) for deal, seat, values in notes if "eq" in values]
    assert len({seat for _, seat, loss in lost if loss}) == 2
    for row in facts.deals(play.record):
        for seat in "SN":
            own = [loss for deal, each, loss in lost if (deal, each) == (row["deal"], seat)]
            answer = [row[f"{name}_{seat}"] for name in ("judged", "mistakes", "lost", "worst")]
            assert answer == [len(own), sum(map(bool, own)), sum(own), max(own)]
    worst = max(loss for _, _, loss in lost)
    asked = "max(worst_S) == {0} or max(worst_N) == {0}"
    assert Filter(asked.format(worst)).asks(play.record)
    assert not Filter(asked.format(worst + 1)).asks(play.record)
    assert not any(Filter("judged_S or judged_N or worst_S >= 0").asks(other.record) for other in plays()[:1])


@pytest.mark.parametrize(
    ("value", "answer"),
    [
        ("@eq=+0.5", (1, 0)),
        ("@loss=0.05", (1, 250)),
        ("@eq=+0.5 @loss=2", (1, 10_000)),
        *((f"@eq=+0.5 @loss={text}", (0, None)) for text in ("x", "nan", "inf", "-0.1", "2.1")),
        *((f"@eq={text}", (0, None)) for text in ("x", "nan", "1.5")),
        ("@best=stand", (0, None)),
    ],
)
def test_what_is_no_loss_of_a_game_is_not_asked(value: str, answer: tuple[int, int | None]) -> None:
    heading = '[ECN "1"]\n[Game "ecarte"]\n[Rules "akagiri"]\n[Result "*"]\n'
    (play,) = ecn.loads(f"{heading}\n1. S\nN<AsJhQdQc7c S<QsTsAh8h7h ^7d\nN:stand {value}\n*\n")
    (row,) = facts.deals(play.record)
    assert (row["judged_N"], row["lost_N"]) == answer
    assert (row["judged_S"], row["lost_S"], row["worst_S"], row["mistakes_S"]) == (0, None, None, None)


def test_a_date_known_in_part_is_compared_by_that_part() -> None:
    assert Filter('date >= "2026.01.01"').matches({"date": "2026.11"}, ())
    assert not Filter('date >= "2026.11.20"').matches({"date": "2026.11"}, ())


def test_tags_are_asked_by_name() -> None:
    record = plays()[0].record
    assert Filter('tag("Round") == ""').asks(record) is not bool(record.tag("Round"))
    assert Filter('tag("South") == South').asks(record)


def test_the_deals_that_match_are_named() -> None:
    for play in plays():
        rows = facts.deals(play.record)
        found = list(Filter("vole").deals(facts.game(play.record, rows), rows))
        assert found == [row for row in rows if row["vole"]]


def test_a_seat_of_ones_own() -> None:
    mine: Row = {"winner": "N", "points_N": 2}
    assert Filter("winner == me and points_me == 2", seat="N").matches({}, [mine])
    assert not Filter("winner == me", seat="S").matches({}, [mine])
    with pytest.raises(RuleError):
        Filter("winner == me")


def test_a_side_of_ones_own() -> None:
    ours: Row = {"taker": "NS", "points_NS": 162, "tricks_N": 3, "points_N": None}
    condition = Filter("taker == us and points_us == 162 and tricks_me == 3", "N", "NS")
    assert condition.matches({}, [ours])
    assert not Filter("taker == us", "E", "EW").matches({}, [ours])
    assert Filter("taker == us and points_us > 0", "S").matches(
        {}, [{"taker": "S", "points_S": 1}]
    )  # everybody plays alone
    assert [
        Filter(text, "N", "NS").of_seat for text in ("taker == us", "points_us", "taken_by == me", "tricks_me")
    ] == [*(False, False, True, True)]
    for text in ("taker == us", "points_us > 0"):
        with pytest.raises(RuleError):
            Filter(text)


@pytest.mark.parametrize(
    ("text", "code", "column"),
    [
        ("", "E-filter-empty", 1),
        ("  ", "E-filter-empty", 1),
        ("vole and", "E-filter-syntax", 9),
        ("vole & over", "E-filter-form", 6),
        ("vole @ over", "E-filter-syntax", 6),
        ('event ~ "a\\d"', "E-filter-syntax", 11),
        ("vole and (over", "E-filter-syntax", 10),
        ("vole\0", "E-filter-syntax", 5),
        ("event ~ '\0'", "E-filter-syntax", 10),
        ("\ud800", "E-filter-syntax", 1),
        ("  volle", "E-filter-name", 3),
        ("event == 'é' and volle", "E-filter-name", 18),
        ("vole == 3", "E-filter-kind", 9),
        ("event ~ 3", "E-filter-kind", 9),
        ("points_S + 'a' > 1", "E-filter-kind", 12),
        ("winner == 'Anna'", "E-filter-value", 11),
        ("'Anna' != winner", "E-filter-value", 1),
        ("winner in ('S', 'n')", "E-filter-value", 17),
        ("trump ~ 'spades'", "E-filter-value", 9),
        ("game_winner == 'Anna'", "E-filter-value", 16),
        ("seat('Anna') == 'south'", "E-filter-value", 17),
        ("not (over and turn == 'KD')", "E-filter-value", 23),
        ("vole < over", "E-filter-form", 8),
        ("points_S > None", "E-filter-form", 12),
        ("points_S.real", "E-filter-subject", 1),
        ("vole and elder.stand", "E-filter-verb", 10),
        ("taker.holds('K')", "E-filter-subject", 1),
        ("'Anna'.holds('K')", "E-filter-subject", 1),
        ("elder.holds", "E-filter-given", 1),
        ("elder.count()", "E-filter-given", 1),
        ("elder.holds(trump)", "E-filter-text", 13),
        ("elder.holds('KQ of trunks')", "E-filter-cards", 20),
        ("elder.holds('')", "E-filter-cards", 14),
        ("dealer.count('Kz') < 2", "E-filter-cards", 15),
        ("elder.like('KQ/A7/a')", "E-filter-like", 19),
        ("elder.like('KK')", "E-filter-like", 13),
        ("elder.like('K/7/7/7/7')", "E-filter-like", 21),
        ("elder.stands(1)", "E-filter-bare", 14),
        ("elder.refuses('double')", "E-filter-bare", 15),
        ("elder.opens('K', 2)", "E-filter-bare", 18),
        ("elder.leads(x=1)", "E-filter-form", 15),
        ("elder.discards('2')", "E-filter-number", 16),
        ("taken_by.takes('hearts')", "E-filter-value", 16),
        ("sequence(..., ...)", "E-filter-sequence", 1),
        ("sequence()", "E-filter-sequence", 1),
        ("sequence(elder.stands, any(vole))", "E-filter-inside", 24),
        ("dealt(tag('Site') == '')", "E-filter-inside", 7),
        ("elder == ...", "E-filter-form", 10),
        ("[x for x in deals]", "E-filter-form", 1),
        ("lambda: vole", "E-filter-form", 1),
        ("(x := vole)", "E-filter-form", 2),
        ("f'{vole}'", "E-filter-form", 1),
        ("points_S * 2", "E-filter-form", 10),
        ("(points_S)/(2) > 1", "E-filter-form", 11),
        (' south == "é" and deals % 2', "E-filter-form", 25),
        ("2 ** 2 ** 30", "E-filter-form", 3),
        ("vole if over else vole", "E-filter-form", 1),
        ("__import__('os')", "E-filter-function", 1),
        ("any(vole)(over)", "E-filter-function", 1),
        ("any(vole, over)", "E-filter-arguments", 1),
        ("any(*vole)", "E-filter-arguments", 1),
        ("any(x=vole)", "E-filter-arguments", 1),
        ("tag(event)", "E-filter-form", 5),
        ("deals == 2.5", "E-filter-number", 10),
        ("deals == 99999999999", "E-filter-number", 10),
        ("deals in points_S", "E-filter-form", 10),
        ("date < '2026-12-31'", "E-filter-date", 8),
        ("'2026-12-31' == date", "E-filter-date", 1),
        ("date >= '31.12.2026'", "E-filter-date", 9),
        ("deals in ()", "E-filter-form", 10),
        ("not " * 100 + "vole", "E-filter-deep", 4 * DEEPEST + 1),
        ("-" * 1900 + "1", "E-filter-signs", MOST_SIGNS + 1),
        ("(" * 900 + "1" + ")" * 900, "E-filter-signs", MOST_SIGNS + 1),
        ("lambda:" * 200, "E-filter-signs", None),
        ("event ~ '" + "(" * 900, "E-filter-signs", None),
        ("v" * (LONGEST + 1), "E-filter-long", LONGEST + 1),
    ],
)
def test_a_mistake_has_its_place(text: str, code: str, column: int | None) -> None:
    with pytest.raises(RuleError) as error:
        Filter(text)
    (problem,) = error.value.problems
    assert problem.code == code
    assert problem.column is not None
    if column is not None:
        assert problem.column == column


def test_a_name_that_is_nearly_one_is_guessed() -> None:
    with pytest.raises(RuleError) as error:
        Filter("refused_frst")
    assert error.value.problems[0].data["near"] == "refused_first"


def test_a_word_that_a_fact_can_never_be_is_explained() -> None:
    def data(text: str) -> dict[str, object]:
        with pytest.raises(RuleError) as error:
            Filter(text)
        return dict(error.value.problems[0].data)

    assert data("winner == 'Anna'") == {
        "name": "winner",
        "value": "Anna",
        "allowed": "S, N",
        "near": 0,
        "hint": "seat",
    }
    assert data("turn == 'KD'")["near"] == "Kd"
    assert data("turn == 'KD'")["allowed"] == "As, Ks, Qs, …, 7c, ??"
    assert (data("rules == 'akagire'")["near"], data("rules == 'akagire'")["hint"]) == ("akagiri", "none")
    assert data("game_winner == 'Anna'")["hint"] == "won"
    for text in ("winner == ''", "winner != seat('Anna')", "dealer == winner", "turn ~ 'k'", "winner < 'a'"):
        Filter(text)


def test_a_fact_is_one_of_its_values() -> None:
    """The values in ``Column.values`` are complete, for games of every kind and views of them."""
    every = [play for path in sorted(GOLDEN.glob("*.ecn")) for play in ecn.loads(path.read_text("utf-8"))]
    columns = {column.name: column.values for column in (*facts.GAME_COLUMNS, *facts.COLUMNS) if column.values}
    for play in every:
        deals = facts.deals(play.record)
        for row in (facts.game(play.record, deals), *deals):
            assert not [
                (name, value) for name, value in row.items() if value and value not in columns.get(name, (value,))
            ]


@given(st.text(max_size=60) | st.text("voleS_() <=>~'\"andotr!-+1,", max_size=60))
def test_any_text_is_understood_or_refused(text: str) -> None:
    problems: tuple[Problem, ...] = ()
    try:
        Filter(text).matches({}, [{}])
    except RuleError as error:
        problems = error.problems
    assert all(problem.column for problem in problems)


@given(st.integers(0, 2**32), games())
def test_any_condition_can_be_asked_of_any_game(number: int, game: object) -> None:
    """An equivalent condition in other words has the same result."""
    text = condition(Random(number), 3)
    record = game.play.record  # type: ignore[attr-defined]  # hypothesis gives a tests.kit.games.Game
    assert Filter(f"not (not ({text}))").asks(record) is Filter(text).asks(record)
    assert Filter(f"any({text})").asks(record) is (Filter(f"({text}) and deal > 0").asks(record))
    assert Filter(f"all({text})").asks(record) is not Filter(f"any(not ({text}))").asks(record)
    assert Filter(f"count({text}) > 0").asks(record) is Filter(f"any({text})").asks(record)


def condition(rng: Random, depth: int) -> str:
    """Return a random condition of any possible form."""
    while True:
        text = drawn(rng, depth)
        with suppress(RuleError):  # a word that the fact beside it can never be
            return Filter(text).text


def drawn(rng: Random, depth: int) -> str:
    """Return a random condition, which may compare a fact with a word that it can never be."""
    if depth == 0 or rng.random() < 0.2:
        return rng.choice(["vole", "finished", "over", "king_turned", "True", "winner", "exchanges", "player('Anna')"])
    kind = rng.randrange(6)
    if kind == 0:
        joined = rng.choice([" and ", " or "]).join(condition(rng, depth - 1) for _ in range(rng.randint(2, 3)))
        return f"({joined})"
    if kind == 1:
        return f"not {condition(rng, depth - 1)}"
    if kind == 2:
        return f"{rng.choice(['any', 'all', 'count'])}({condition(rng, depth - 1)})"
    sign = rng.choice(["==", "!=", "<", "<=", ">", ">="])
    if kind == 3:
        return f"({word(rng)} {sign} {word(rng)})"
    if kind == 4:
        return rng.choice([f"({word(rng)} ~ {word(rng)})", f"({word(rng)} in ({word(rng)}, {word(rng)}))"])
    return f"({amount(rng, depth)} {sign} {amount(rng, depth)})"


def word(rng: Random) -> str:
    facts = "dealer winner declined vulnerable turn event date south reason lead result"
    others = "'S' 'N' '' 'Anna' '2026.11.20' '7' seat('Anna') tag('Seed')"
    return rng.choice([*facts.split(), *others.split()])


def amount(rng: Random, depth: int) -> str:
    plain = ["points_S", "score_N", "proposals", "stock", "game_points", "deals", "3", "1", "0", "kings_N", "target"]
    if depth == 0 or rng.random() < 0.5:
        return rng.choice(plain)
    one = amount(rng, depth - 1)
    return rng.choice([f"({one} - {amount(rng, depth - 1)})", f"(-{one})", f"abs({one})", f"sum({one})", f"max({one})"])
