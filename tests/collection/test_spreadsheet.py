"""Games out of csv: written by this program, and as spreadsheets save them."""

from __future__ import annotations

import csv
import io
import re
from itertools import chain
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

pytest.importorskip("typer", reason="the command line is native only")

from ecarte.collection import sources, spreadsheet, tables
from ecarte.core.game import RuleError
from ecarte.notation import ecn, link
from ecarte.record import Play

GOLDEN = Path(__file__).parents[1] / "golden"
(AKAGIRI,) = ecn.loads((GOLDEN / "akagiri.ecn").read_text("utf-8"))
(BELOTE,) = ecn.loads((GOLDEN / "belote-classic.ecn").read_text("utf-8"))


def written(*plays: Play) -> str:
    return tables.heading(tables.LINKED) + "".join(tables.csv_of_game(play, tables.LINKED) for play in plays)


def read(text: str) -> list[tuple[int, str, list[str]]]:
    """Return the line, the ECN and the codes of problems of each record."""
    return [
        (reading.line, ecn.dumps(reading.play) if reading.play else "", [problem.code for problem in reading.problems])
        for reading in sources.read(io.StringIO(text))
    ]


def test_what_was_written_is_read_again() -> None:
    plays = AKAGIRI, BELOTE
    deals = [len(play.record.deals) for play in plays]
    assert read(written(*plays)) == [(2 + sum(deals[:at]), ecn.dumps(play), []) for at, play in enumerate(plays)]


@pytest.mark.parametrize("between", [",", ";", "\t"])
@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_a_spreadsheet_saves_it_in_its_own_way(between: str, end: str) -> None:
    table = list(csv.reader(io.StringIO(written(AKAGIRI))))
    saved = io.StringIO()
    table[0][-1] = "LINK"
    table[1][2] = "an event\nof two lines"
    table.append([""] * len(table[0]))
    csv.writer(saved, delimiter=between, lineterminator=end, quoting=csv.QUOTE_ALL).writerows(table)
    assert read("\ufeff\n\n" + saved.getvalue()) == [(4, ecn.dumps(AKAGIRI), [])]


@pytest.mark.sampled
@pytest.mark.parametrize("seed", range(3))
def test_a_table_in_any_order_has_each_game_once(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    others = (ecn.loads((GOLDEN / f"{name}.ecn").read_text("utf-8")) for name in ("jirai", "match-pool"))
    games = [AKAGIRI, *chain.from_iterable(others), BELOTE]
    heading, *rows = list(csv.reader(io.StringIO(written(*games, AKAGIRI))))
    if seed:
        Random(seed).shuffle(rows)
    else:
        rows.sort(key=lambda row: row[heading.index("points_S")])
    saved = io.StringIO()
    csv.writer(saved).writerows([heading, *rows])
    first = {row[-1]: line for line, row in reversed(list(enumerate(rows, 2)))}
    wanted: list[tuple[int, str, list[str]]] = sorted((first[link.dumps(play)], ecn.dumps(play), []) for play in games)
    assert read(saved.getvalue()) == wanted
    monkeypatch.setattr(sources, "RECORDS_AT_ONCE", 1)
    stretches = list(sources.cut(io.StringIO(saved.getvalue())))
    assert len(stretches) == len(games)
    found = [reading for stretch in stretches for reading in stretch.read(sources.read)]
    assert [(each.line, each.play and ecn.dumps(each.play), []) for each in found] == wanted


def test_columns_and_rows_may_be_moved_and_links_be_addresses() -> None:
    text = f"my note,link,x\nfine,https://cards.example/#{link.dumps(BELOTE)}@1#3,1\n,{link.dumps(AKAGIRI)}\n"
    assert read(text) == [(2, ecn.dumps(BELOTE), []), (3, ecn.dumps(AKAGIRI), [])]


def test_a_row_without_its_link_is_told_with_its_line() -> None:
    made = link.dumps(AKAGIRI)
    text = f"link,deal\n{made},1\n,2\n,3\n{made[:-3]},4\n{'x' * csv.field_size_limit()}x,5\n"
    assert read(text) == [
        (2, ecn.dumps(AKAGIRI), []),
        (3, "", ["E-csv-row"]),
        (5, "", ["E-link-damaged"]),
        (6, "", ["E-csv-row"]),
    ]


@pytest.mark.parametrize("text", ["key,game,event\n1,ecarte,\n", "\ufeffgame,deals,key\n"])
def test_a_table_without_links_has_no_game(text: str) -> None:
    assert read("\n" + text) == [(2, "", ["E-csv"])]
    (stretch,) = sources.cut(io.StringIO("\n" + text))
    assert [problem.code for reading in stretch.read(sources.read) for problem in reading.problems] == ["E-csv"]


def test_a_game_without_a_link_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (link, link.finding):
        monkeypatch.setattr(module, "LONGEST", 5)
    with pytest.raises(RuleError, match="E-link-long"):
        tables.csv_of_game(AKAGIRI, tables.LINKED)


# --- formulas ---

FORMULAS = ["=1+1", "+1", "-2+3", "@SUM(1)", "\t=1", "\r=1", " =1", "'=1", "''=1", "a;=1", "a\n=1", "a\t@b", "＝1+1"]
PLAIN = ["", "Anna", "O'Neil", "'90s", "a=b", "1-0", "a, =b", "x -y", "?", "2026.11.28", "🂡"]


@pytest.mark.parametrize("text", FORMULAS)
def test_what_a_spreadsheet_would_run_is_defused(text: str) -> None:
    cell = spreadsheet.defuse(text)
    assert cell != text
    assert not any(re.match(r"[ ]*[=+@\t\r＝-]", piece) for piece in re.split(r"[;\t\r\n](?!')", cell))
    assert spreadsheet.restore(cell) == text


@pytest.mark.parametrize("text", PLAIN)
def test_other_texts_stay_as_they_are(text: str) -> None:
    assert spreadsheet.defuse(text) == spreadsheet.restore(text) == text


@given(st.text("=+-@'; \t\r\nab＝", max_size=12))
def test_defused_texts_are_restored(text: str) -> None:
    cell = spreadsheet.defuse(text)
    assert spreadsheet.restore(cell) == text
    assert not re.search(r"(?:^|[;\n]) *[=+@＝-]", cell)


def test_every_text_of_a_table_is_defused() -> None:
    play = AKAGIRI.with_record(AKAGIRI.record.with_tag("South", "=1+1").with_tag("Event", "-2"))
    rows = list(csv.DictReader(io.StringIO(written(play))))
    assert {row["south"] for row in rows} == {"'=1+1"}
    assert {row["event"] for row in rows} == {"'-2"}
    assert not [cell for row in rows for cell in row.values() if re.match(r"[=+@\t\r]|-(?!\d+$)", cell)]
    raw = tables.csv_of_game(play, [column for column in tables.COLUMNS if column.name == "south"], raw=True)
    assert set(raw.splitlines()) == {"=1+1"}
    ((_, text, problems),) = read(written(play))
    assert (text, problems) == (ecn.dumps(play), [])
