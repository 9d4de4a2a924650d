"""A table of facts answers conditions as the records themselves do."""

from __future__ import annotations

import json

import pytest

from ecarte.collection.simulate import Plan, games
from ecarte.figures.filter import Filter
from ecarte.figures.kept import join, rows_of, search, tabulate
from ecarte.notation import ecn
from tests.kit.conditions import CONDITIONS

BY_FACTS = (
    "any(vole)",
    "vole and king_turned or capot",
    'won("amateur") and deals > 4',
    'elder.holds("A trump") and elder.loses',
    'partner(taken_by) == winner or after(dealer) == "S"',
    'max(elder.count("trumps")) >= 4',
)
PLANS = (
    Plan({"S": "amateur", "N": "chance"}, 30, seed=41),
    Plan(dict.fromkeys("NESW", "novice"), 4, rules="classic", seed=41, game="belote"),
)
PLAYS = [play for plan in PLANS for play in games(plan)]
TEXTS = [ecn.dumps(play) for play in PLAYS]
ROWS = [rows_of(play.record) for play in PLAYS]
TABLE = tabulate(ROWS)


@pytest.mark.sampled(10)
@pytest.mark.parametrize("text", [*CONDITIONS, *BY_FACTS])
def test_a_table_answers_as_the_records_do(text: str) -> None:
    condition = Filter(text)
    wanted = [condition.asks(play.record) for play in PLAYS]
    by_facts = search(condition, TABLE, {})
    assert all(found in (None, right) for found, right in zip(by_facts, wanted, strict=True))
    assert None not in by_facts or text not in BY_FACTS
    assert search(condition, TABLE, dict(enumerate(TEXTS))) == wanted


def test_only_games_of_which_facts_do_not_tell_are_read() -> None:
    first = Filter(CONDITIONS[0])  # king and queen of trumps, stands, opens a plain suit, loses
    assert 0 < search(first, TABLE, {}).count(None) < len(PLAYS) / 4


def test_tables_are_joined() -> None:
    tables = [tabulate(ROWS[:11]), tabulate([None]), tabulate(ROWS[11:])]
    joined = join(tables)
    assert joined["deals"] == [*TABLE["deals"][:11], -1, *TABLE["deals"][11:]]
    assert joined["columns"] == TABLE["columns"]
    assert search(Filter("True"), joined, {}) == [True] * 11 + [False] + [True] * (len(PLAYS) - 11)


def test_a_column_may_have_any_number_of_values() -> None:
    """Their letters are such as every text may have: one record can have as many deals as one likes."""
    table = tabulate([({}, [{"hand_S": str(number)} for number in range(60_000)])])
    table["columns"]["hand_S"].encode()
    assert (
        join([table, table])["columns"]["hand_S"]
        == table["columns"]["hand_S"] + table["columns"]["hand_S"].partition("\n")[2]
    )


def test_a_record_with_notes_or_tags_asked_for_is_read_whole() -> None:
    text = TEXTS[0].replace("\n\n1. ", '\n[Annotator "Anna"]\n\n1. ', 1).replace("N:", "N:", 1)
    noted = text.replace(" /", " {well} /", 1)
    for said in (text, noted):
        (reading,) = ecn.read(said)
        assert reading.play is not None
        assert reading.sound
        table = tabulate([rows_of(reading.play.record)])
        assert search(Filter('tag("Annotator") == "Anna"'), table, {}) == [None]
        assert search(Filter('tag("Annotator") == "Anna" and elder.plays'), table, {0: said}) == [True]
        assert search(Filter("sequence(elder.plays, ..., dealer.plays)"), table, {0: said}) == [True]


@pytest.mark.parametrize("column", ["", "[", "1\n", '["a"]\nxx]', "[true, false]\n~", "[]\n"])
def test_a_damaged_column_is_refused(column: str) -> None:
    damaged = {**TABLE, "columns": {**TABLE["columns"], "vole": column}}
    with pytest.raises(ValueError, match="|".join(("", json.JSONDecodeError.__name__))):
        search(Filter("vole"), damaged, {})  # type: ignore[arg-type]
