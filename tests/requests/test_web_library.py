"""Records read from a text slice by slice, and the summary of each: the request `import`."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecarte import record
from ecarte.notation import ecn
from ecarte.notation.ecn import stream
from ecarte.record import Note, Record
from ecarte.requests import answers, library
from ecarte.requests.summary import summary
from tests.kit.games import Game, any_games
from tests.requests.asking import ask, codes

Json = dict[str, Any]
GAMES = [Game((preset, ()), number, 40).play for number, preset in enumerate(["akagiri", "jirai", "article"] * 2)]
TEXTS = [ecn.dumps(play) for play in GAMES]


def imported(text: str, size: int) -> list[Json]:
    """Return all the games of a text that is sent as the page sends it, in slices of a given size."""
    found: list[Json] = []
    place: Json = {"line": 1, "number": 0}
    begun, ahead = 0, size
    while True:
        last = begun + ahead >= len(text)
        piece = ask("import", text=text[begun : begun + ahead], last=last, **place)["slice"]
        found += piece["games"]
        begun += piece["used"]
        place = {"line": piece["line"], "number": piece["number"]}
        ahead = size if piece["used"] else ahead + size
        if last:
            assert (begun, piece["line"]) == (len(text), text.count("\n") + 1)
            return found


def summary_of(game: Json) -> list[tuple[Any, ...]]:
    return [(p["code"], p.get("record"), p.get("line"), p.get("column")) for p in game["problems"]]


def test_games_are_read_whole_with_their_summaries() -> None:
    found = imported("\n".join(TEXTS), 10**6)
    assert [game["record"] for game in found] == TEXTS
    assert [game["problems"] for game in found] == [[]] * len(TEXTS)
    assert [game["line"] for game in found][:2] == [1, TEXTS[0].count("\n") + 2]
    for game, play in zip(found, GAMES, strict=True):
        assert game["summary"] == ask("view", record=game["record"], seat="S")["summary"]
        assert game["key"] == library.key(play.record)
        assert len(game["key"]) == 32


@pytest.mark.thorough
@given(st.integers(1, 3000), st.booleans())
def test_the_cutting_into_slices_changes_nothing(size: int, crlf: bool) -> None:
    broken = TEXTS[1].replace("=", "=9-9 9", 1)
    text = "\ufeff" + "\n".join([TEXTS[0], broken, '[ECN "1"]\nnothing\n', TEXTS[2]])
    text = text.replace("\n", "\r\n") if crlf else text
    whole = imported(text, 10**6)
    assert [bool(game["record"]) for game in whole] == [True, True, False, True]  # of the second all is kept
    assert imported(text, size) == whole


@pytest.mark.sampled
@pytest.mark.parametrize("above", ["\n\n\n", " \r\n\r\n", "\n\nnothing\n\n"])
def test_blank_lines_above_a_record_are_no_mistake_however_it_is_cut(above: str) -> None:
    text = above + TEXTS[0]
    whole = imported(text, 10**6)
    for size in range(1, len(above) + 8):
        assert imported(text, size) == whole


def test_a_game_without_a_heading_may_begin_a_later_slice() -> None:
    """The page drops the blank lines above it when there are very many."""
    text = (TYPED / "club-evening.txt").read_text("utf-8")
    (game,) = library.take(text, 20_001, 0, True)["games"]
    assert game["record"] == (TYPED / "club-evening.ecn").read_text("utf-8")
    assert game["line"] == 20_001
    assert library.take("It was a fine evening.\n", 20_001, 0, True)["games"] == []  # said with what came before


def test_problems_name_their_place_in_the_whole_text() -> None:
    first = TEXTS[0]
    broken = ecn.dumps(GAMES[1]).replace("\n1. ", "\n1. W ", 1)
    text = f"{first}\n{broken}\n{TEXTS[2]}"
    (whole,) = [game for game in imported(text, 10**6) if game["problems"]]
    (sliced,) = [game for game in imported(text, 500) if game["problems"]]
    (line,) = [number for number, each in enumerate(text.split("\n"), 1) if each.startswith("1. W")]
    assert sliced == whole
    assert summary_of(whole)[0][1:3] == (2, line)
    assert "W-kept" in [code for code, *_ in summary_of(whole)]  # what comes after the first deal


def test_what_is_no_record_is_said_once() -> None:
    text = "Dear Anna,\nhere is our game:\n\n" + TEXTS[0]
    for size in (10, 100, 10**6):
        (game,) = imported(text, size)
        assert (game["record"], game["line"], summary_of(game)) == (TEXTS[0], 4, [("W-outside", 1, 1, 1)])
    for text in ("", "\n\n", "nothing at all\n" * 50):
        for size in (10, 10**6):
            assert [summary_of(game) for game in imported(text, size)] == [[("E-no-record", None, 1, 1)]]


TYPED = Path(__file__).parents[1] / "corpus/typed"
EVENING = (TYPED / "three-games-of-an-evening.txt").read_text("utf-8")


@pytest.mark.parametrize("size", [700, 10**6])
def test_games_typed_without_a_heading_are_all_read_however_they_are_cut(size: int) -> None:
    text = f"{EVENING}\n{TEXTS[0]}"
    found = imported(text, size)
    meant = (TYPED / "three-games-of-an-evening.ecn").read_text("utf-8")
    assert "\n".join(game["record"] for game in found[:3]) == meant
    assert (len(found), found[3]["record"]) == (4, TEXTS[0])
    assert {problem["record"] for game in found for problem in game["problems"]} == {1, 2, 3}
    lines = text.split("\n")
    for game in found[:3]:
        begun = game["line"] - 1
        assert game["typed"]["text"].rstrip() == "\n".join(lines[begun:])[: len(game["typed"]["text"].rstrip())]


@pytest.mark.thorough
def test_a_text_without_a_heading_and_too_long_is_given_up_once() -> None:
    text = EVENING + "and so on\n" * 220_000 + "\n" + TEXTS[0]
    for size in (600_000, 10**6):
        nothing, game = imported(text, size)
        assert summary_of(nothing) == [("E-no-record", None, 1, 1)]
        assert game["record"] == TEXTS[0]


@pytest.mark.parametrize("path", sorted(TYPED.glob("*.txt"))[::4], ids=lambda path: path.stem)
def test_what_was_typed_stands_beside_what_is_kept(path: Path) -> None:
    text = path.read_bytes().decode("utf-8", errors="surrogateescape")
    for game in imported(text, 10**6):
        typed, kept = zip(*game["typed"]["rows"], strict=True)
        assert "\n".join(typed) == game["typed"]["text"].rstrip()
        assert "\n".join(kept) + "\n" == game["record"]
        assert len(typed) > len(game["record"].split("\n\n")[1].split("\n")) / 3
        for left, right in game["typed"]["rows"][1:]:
            assert left.strip()
            assert right.strip()


@pytest.mark.parametrize("name", ["table-across", "table-with-bars", "turn-up-first", "belote-another-order"])
def test_both_sides_of_a_row_name_the_same_cards(name: str) -> None:
    (game,) = imported((TYPED / f"{name}.txt").read_text("utf-8"), 10**6)
    for typed, kept in game["typed"]["rows"]:
        cards = re.findall(r"([AKQJT987])([shdc])", re.sub("10", "T", typed))
        assert sorted(cards) == sorted(re.findall(r"([AKQJT987])([shdc])", kept))


def test_a_canonical_record_is_kept_without_a_question() -> None:
    assert [game.get("typed") for game in imported("\n".join(TEXTS), 10**6)] == [None] * len(TEXTS)


def test_a_record_without_end_is_given_up() -> None:
    text = TEXTS[0] + "\n" + TEXTS[1].replace("\n1. ", "\n{" + "long " * 250_000 + "\n1. ") + "\n" + TEXTS[2]
    found = imported(text, 300_000)
    assert [summary_of(game)[:1] for game in found] == [[], [("E-record-long", 2, TEXTS[0].count("\n") + 2, 1)], []]
    assert [game["record"] for game in found] == [TEXTS[0], None, TEXTS[2]]


def test_an_import_form_does_no_harm() -> None:
    text = TEXTS[0].replace(" /S", "").replace("\n", "\r\n")
    (game,) = imported(text, 10**6)
    assert {code for code, *_ in summary_of(game)} == {"W-check-missing"}
    assert (game["record"], game["key"]) == (TEXTS[0], library.key(GAMES[0].record))


def test_used_counts_as_scripts_count() -> None:
    named = ecn.dumps(GAMES[0].with_record(GAMES[0].record.with_tag("South", "Anna 🃏🂡")))
    piece = ask("import", text=f"{named}\n{TEXTS[1]}", line=1, number=0, last=False)["slice"]
    assert piece["used"] == len(f"{named}\n".encode("utf-16-le")) // 2
    assert (piece["line"], piece["number"], len(piece["games"])) == (named.count("\n") + 2, 1, 1)


@pytest.mark.parametrize("field", ["text", "line", "number", "last"])
def test_an_import_wants_all_its_fields(field: str) -> None:
    request = {"text": "", "line": 1, "number": 0, "last": True}
    for value in (None, -1, "x" if field != "text" else 1, 0.5):
        assert codes(ask("import", **{**request, field: value})) == ["E-request"]


@given(any_games(most=60), st.integers(0, 12), st.booleans())
def test_a_verified_record_needs_no_fold_for_its_summary(game: Game, place: int, void: bool) -> None:
    play = game.play
    written = play.record.with_tag("Result", "void") if void else play.record
    if place % 2 and not record.over(play):
        seats = play.record.seats
        written = written.with_tag("Resigned", seats[place % len(seats)])
    play = play.with_record(written)
    assert library.verified_summary(written) == summary(play)
    (found,) = imported(ecn.dumps(play), 10**6)
    assert found["summary"] == ask("view", record=found["record"], seat="S")["summary"]


# --- equal games ---


@given(any_games(most=30))
def test_a_game_with_more_said_of_it_is_the_same(game: Game) -> None:
    played = game.play.record
    entries = [tuple(replace(e, note=Note((1,), (), "good")) for e in deal.entries) for deal in played.deals]
    deals = [replace(deal, entries=each) for deal, each in zip(played.deals, entries, strict=True)]
    said = replace(played, deals=tuple(deals)).with_tag("Help", "hints=1").with_tag("Site", "Paris")
    assert library.key(said) == library.key(played)
    (read,) = ecn.loads(ecn.dumps(game.play))
    assert library.key(read.record) == library.key(played)


def test_another_game_is_another() -> None:
    played = GAMES[0].record
    others = [
        played.with_tag("South", "Bruno"),
        played.with_tag("Date", "2026.11.20"),
        played.with_tag("View", "S"),
        played.with_tag("Rules", "jirai"),
        Record((*played.tags, ("Option", "target=10")), played.deals),
        replace(played, deals=played.deals[:-1]),
        *(play.record for play in GAMES[1:]),
    ]
    keys = [library.key(each) for each in (played, *others)]
    assert len(set(keys)) == len(keys)


def test_the_key_of_a_game_never_changes() -> None:
    """Libraries hold keys made by older versions."""
    (play,) = ecn.loads('[ECN "1"]\n[Game "ecarte"]\n[Rules "jirai"]\n[South "Anna"]\n\n1. N\nS<AsJhQdQc7c\n*\n')
    assert library.key(play.record) == "fb40629264750e180bde46c49ee851cb"


# --- requests about games that cannot be played on ---

VIEW = (
    '[ECN "1"]\n[Game "ecarte"]\n[Rules "akagiri"]\n[View "S"]\n[Result "*"]\n\n'
    "1. N\nS<AsJhQdQc7c N<?????????? ^7d\n*\n"
)


def test_the_view_of_a_seat_is_shown_and_not_played_on() -> None:
    answer = ask("view", record=VIEW, seat="S")
    assert (answer["view"]["hand"][0], answer["summary"]["viewOf"]) == ("As", "S")
    assert codes(ask("view", record=VIEW, seat="N")) == ["E-view-other"]
    others: Json = {"as": "N", "player": "amateur", "event": "S:propose"}
    for do in ("play", "bot", "back", "hint", "resign"):
        assert codes(ask(do, record=VIEW, seat="S", **others)) == ["E-view-play"]


def test_replay_and_views() -> None:
    record = ask("new", game="ecarte", preset="akagiri", options={}, seed="5e" * 32, dealer="N", tags={}, players={},
                 seat="S")["record"]  # fmt: skip
    shown = ask("replay", record=record, seat=None)["replay"]
    assert (shown["record"], shown["seat"], len(shown["deals"])) == (record, None, 1)
    assert shown["summary"] == ask("view", record=record, seat="S")["summary"]
    assert shown["tags"][0] == ["ECN", "1"]
    assert "Seed" not in dict(shown["tags"])
    at = [event["at"] for event in shown["deals"][0]["events"]]
    assert list(ask("views", record=record, seat="N", at=at)["views"]) == at
    assert codes(ask("views", record=record, seat=None, at=["9#1"])) == ["E-moment"]
    assert codes(ask("views", record=record, seat=None, at="1#1")) == ["E-request"]
    assert codes(ask("views", record=record, seat=None, at=[1])) == ["E-request"]
    assert codes(ask("replay", record=record, seat="E")) == ["E-request"]
    # For an unfinished game the record is what the seat knows.
    shown = ask("replay", record=record, seat="N", settled=True)["replay"]
    assert shown["record"] == ask("redact", record=record, seat="N")["record"]
    assert (shown["seat"], shown["summary"]["viewOf"]) == ("N", "N")
    assert list(ask("views", record=record, seat="N", settled=True, at=at)["views"]) == at
    assert codes(ask("views", record=record, seat=None, settled=True, at=at)) == ["E-request"]
    assert codes(ask("views", record=record, seat="N", settled=True, at=["9#1"])) == ["E-moment"]
    assert codes(ask("replay", record=record, seat="N", settled=1)) == ["E-request"]


def test_no_comment_makes_a_record_that_cannot_be_read_again() -> None:
    (deal, *others) = GAMES[0].record.deals
    (first, *entries) = deal.entries
    noted = replace(first, note=Note(comment="x" * (stream.LONGEST - len(TEXTS[0]) - 10_000)))
    full = replace(GAMES[0].record, deals=(replace(deal, entries=(noted, *entries)), *others))
    text = ecn.dumps(GAMES[0].with_record(full))
    assert "record" in ask("annotate", record=text, at="1#3", comment="y" * 9000)
    assert codes(ask("annotate", record=text, at="1#3", comment="y" * 11_000)) == ["E-record-full"]


@pytest.mark.parametrize("text", [TEXTS[0], TEXTS[0].replace("\n\n", "\n\n \n", 1)], ids=["canonical", "typed"])
def test_an_imported_record_is_read_once_up_to_its_replay(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    answers.folds.clear()
    (found,) = imported(text, len(text))
    kept = answers.folds[found["record"]]
    assert kept == ecn.loads(found["record"])[0]
    monkeypatch.setattr(ecn, "loads", None)
    assert ask("replay", record=found["record"])["replay"]["record"] == found["record"]


def test_what_is_kept_of_a_record_is_what_is_opened_next() -> None:
    damaged = re.sub(r"(\n2\. [NS]\n[NS]<)..", r"\1xx", TEXTS[0])
    (read,) = ask("import", text=damaged, line=1, number=0, last=True)["slice"]["games"]
    assert "W-kept" in [problem["code"] for problem in read["problems"]]
    (kept,) = ecn.loads(read["record"])
    assert 0 < len(kept.record.deals) < len(GAMES[0].record.deals)
    deals = ask("replay", record=read["record"], seat=None)["replay"]["deals"]
    assert [len(deal["events"]) for deal in deals] == [len(deal.entries) for deal in kept.record.deals]
