"""Many games: sorted, each once, in parts, and merged from their players' views."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from ecarte import collection
from ecarte.collection import sources
from ecarte.core.game import RuleError
from ecarte.notation import ecn, json, link
from ecarte.record import Note, Play, tagged
from ecarte.record.seatview import redact

GOLDEN = Path(__file__).parents[1] / "golden"
(FRIDAY,) = ecn.loads((GOLDEN / "akagiri.ecn").read_text("utf-8"))
OTHERS = ecn.loads((GOLDEN / "options.ecn").read_text("utf-8"))


def dated(*dates: str, **tags: str) -> list[Play]:
    return [tagged(FRIDAY, {"Date": date, **tags}) for date in dates]


def tags(plays: list[Play], name: str) -> list[str]:
    return [play.record.tag(name) for play in plays]


# --- sorting ---


def test_dates_are_in_order_and_unknown_ones_come_last() -> None:
    plays = dated("????.??.??", "2026.11.20", "2026.11.??", "2025.12.31", "2026.??.??", "2026.11.03")
    found = tags(collection.ordered(plays), "Date")
    assert found == ["2025.12.31", "2026.11.03", "2026.11.20", "2026.11.??", "2026.??.??", "????.??.??"]
    assert tags(collection.ordered(plays, reverse=True), "Date") == found[::-1]


def test_numbers_count_as_numbers_letters_alike() -> None:
    rounds = ["10", "2", "B", "2.1", "a", "", "02"]
    plays = [tagged(FRIDAY, {"Round": each}) for each in rounds]
    assert tags(collection.ordered(plays, "Round"), "Round") == ["2", "02", "2.1", "10", "a", "B", ""]
    assert tags(collection.ordered(plays, "round"), "Round") == ["2", "02", "2.1", "10", "a", "B", ""]


def test_equal_ones_stay_as_they_came() -> None:
    plays = [play for n in range(6) for play in dated(f"2026.01.0{n % 2 + 1}", Round=str(n))]
    assert tags(collection.ordered(plays), "Round") == ["0", "2", "4", "1", "3", "5"]
    assert tags(collection.ordered(plays, reverse=True), "Round") == ["1", "3", "5", "0", "2", "4"]


def test_by_players_then_by_date() -> None:
    named = [("Zoé", "Ben", "2"), ("anna", "Ben", "1"), ("Anna", "Alf", "3")]
    plays = [tagged(FRIDAY, {"South": s, "North": n, "Date": d}) for s, n, d in named]
    assert tags(collection.ordered(plays, "players,Date"), "Date") == ["3", "1", "2"]


@pytest.mark.parametrize("by", ["", "Date,", "a b", "É"])
def test_what_cannot_be_a_tag_is_refused(by: str) -> None:
    for use in (collection.order, collection.part_of):
        with pytest.raises(RuleError, match="E-sort-tag"):
            use(by)


# --- duplicates and parts ---


def test_a_game_is_the_same_whatever_is_written_beside_it() -> None:
    deal = FRIDAY.record.deals[0]
    said = replace(deal, entries=(replace(deal.entries[0], note=Note(comment="well")), *deal.entries[1:]))
    commented = Play(replace(FRIDAY.record, deals=(said, *FRIDAY.record.deals[1:])))
    another = tagged(FRIDAY, {"Annotator": "Zoé"})
    renamed = tagged(FRIDAY, {"South": "Zoé"})
    found = list(collection.unique([FRIDAY, *OTHERS, commented, another, renamed, *OTHERS]))
    assert found == [FRIDAY, *OTHERS, renamed]


def test_parts_by_a_tag_and_by_size() -> None:
    plays = dated("2", "1", "2", "?")
    assert {name: len(part) for name, part in collection.parts(plays, "date").items()} == {"2": 2, "1": 1, "?": 1}
    assert [tags(part, "Date") for part in collection.sizes(plays, 3)] == [["2", "1", "2"], ["?"]]
    assert list(collection.sizes([], 3)) == []


# --- views ---


def test_views_of_many_games_find_each_other() -> None:
    games = [FRIDAY.record, *(play.record for play in OTHERS)]
    views = [redact(game, "S") for game in games] + [redact(game, "N") for game in reversed(games)]
    found = collection.merged(views)
    assert [sorted(each.places) for each in found] == [[n, len(views) - 1 - n] for n in range(len(games))]
    for game, whole in zip(games, found, strict=True):
        assert whole.record.view is None
        assert [d.entries for d in whole.record.deals] == [d.entries for d in game.deals]


def test_a_view_without_its_counterpart_stays_one() -> None:
    (only,) = collection.merged([redact(FRIDAY.record, "S")])
    assert (only.record.view, only.places, only.against) == ("S", [0], [])


def test_a_contradiction_is_reported_when_nothing_else_fits() -> None:
    south, north = redact(FRIDAY.record, "S"), redact(FRIDAY.record, "N")
    wrong = redact(OTHERS[0].record, "N")
    same = {"Event": "Friday table", "Date": "2026.11.20", "Round": "1", "South": "Anna", "North": "Bruno"}
    kept = [tag for tag in wrong.tags if tag[0] in ("ECN", "Game", "View")]
    wrong = replace(wrong, tags=(*kept, ("Rules", "akagiri"), *same.items()))
    alone = collection.merged([south, wrong])
    assert [place for place, _ in alone[0].against] == [1]
    assert all(problem.code.startswith("E-merge") for _, problems in alone[0].against for problem in problems)
    # With its real counterpart there, the other is a different game.
    assert [(each.places, each.against) for each in collection.merged([south, wrong, north])] == [
        ([0, 2], []),
        ([1], []),
    ]


# --- any form of input ---


TEXT = ecn.dumps(FRIDAY)
FORMS = {
    "ecn": TEXT,
    "json": json.dumps(FRIDAY) + "\n" + json.dumps(FRIDAY) + "\n",
    "list": f"[\n{json.dumps(FRIDAY)}\n]",
    "link": "\n" + link.dumps(FRIDAY) + "\n\nhttps://example.org/ecarte/#" + link.dumps(FRIDAY) + "@2#3\n",
}


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("before", ["", "\ufeff", "\n \n"])
def test_the_form_shows_itself(form: str, before: str) -> None:
    readings = list(sources.read((before + FORMS[form]).splitlines(keepends=True)))
    assert [str(problem) for reading in readings for problem in reading.problems] == []
    assert {ecn.dumps(reading.play) for reading in readings if reading.play} == {TEXT}
    assert len(readings) == (2 if form in ("json", "link") else 1)


def test_json_lines_are_read_one_by_one() -> None:
    asked = 0

    def lines() -> Iterator[str]:
        nonlocal asked
        for asked in range(1, 100):
            yield "\n" if asked % 2 else json.dumps(FRIDAY) + "\n"

    readings = sources.read(lines())
    assert [next(readings).line for _ in range(3)] == [2, 4, 6]
    assert asked <= 7


@pytest.mark.parametrize("made", [json.dumps(FRIDAY), json.dumps(FRIDAY).replace(",", ",\n")])
def test_what_is_wrong_in_json_has_its_line_and_record(made: str) -> None:
    wrong = made.replace('"9s"', '"9x"', 1)
    parts = [json.dumps(FRIDAY), "", wrong, made, wrong]
    found = list(sources.read([line + "\n" for line in "\n".join(parts).split("\n")]))
    assert [reading.sound for reading in found] == [True, False, True, False]
    begun = [1, 3, 3 + made.count("\n") + 1, 3 + 2 * (made.count("\n") + 1)]
    assert [reading.line for reading in found] == begun
    assert [{problem.record for problem in reading.problems} for reading in found] == [set(), {2}, set(), {4}]
    assert {problem.line for problem in found[3].problems} == {begun[3]}


def test_a_broken_link_has_its_line() -> None:
    good = link.dumps(FRIDAY)
    found = list(sources.read([good + "\n", "\n", good[:-9] + "\n", "\n", good]))
    assert [(reading.line, reading.sound) for reading in found] == [(1, True), (3, False), (5, True)]
    (problem,) = found[1].problems
    assert (problem.code, problem.line, problem.record) == ("E-link-damaged", 3, 2)


@pytest.mark.parametrize("text", ["", "\n", "hello", "[ECN", "[1 2]", "{", "g1", "{}", "[]"])
def test_what_has_no_form_is_no_record(text: str) -> None:
    assert not any(reading.sound for reading in sources.read([text]))
