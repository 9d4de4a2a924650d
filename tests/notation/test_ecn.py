"""Writing and reading ECN: golden records, random games, unfinished games that are continued."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecarte import record
from ecarte.core.game import SUFFIXES, Event, parse_event
from ecarte.games.ecarte.irregular.rulings import VERBS
from ecarte.notation import ecn
from ecarte.notation.ecn.dates import canonical_date
from ecarte.record import Play
from tests.kit.games import Game, any_games, carried_on
from tests.kit.judges import judge

ROOT = Path(__file__).parents[1]
GOLDEN = sorted((ROOT / "golden").glob("*.ecn"))


def texts(path: Path) -> list[str]:
    """Return the records of a file, each exactly as written."""
    return [text for text in re.split(r'\n(?=\[ECN "1"\])', path.read_text("utf-8")) if text]


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_records_come_back_to_the_byte(path: Path) -> None:
    text = path.read_bytes().decode()
    assert "\n".join(map(ecn.dumps, ecn.loads(text))) == text
    assert [problem for reading in ecn.read(text, mode="strict") for problem in reading.problems] == []


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_games_are_written_into_a_file_as_they_stood_there(path: Path) -> None:
    text, file = path.read_bytes().decode(), io.StringIO()
    ecn.dump(ecn.load(io.StringIO(text)), file)
    assert file.getvalue() == text


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_records_satisfy_the_second_referee(path: Path) -> None:
    for text, play in zip(texts(path), ecn.loads(path.read_text("utf-8")), strict=True):
        # The referee needs every card, and does not know the irregularities of a real table.
        events = [entry.event for deal in play.record.deals for entry in deal.entries]
        if not play.record.view and not any(event.do == "ruling" and event.verb in VERBS for event in events):
            assert judge(text) == play.record.game.score.of(play.state)


def golden(name: str) -> list[Play]:
    plays = [play for path in GOLDEN for play in ecn.loads(path.read_text("utf-8"))]
    return [play for play in plays if name == play.record.game.name]


def test_there_is_a_golden_record_of_everything() -> None:
    plays = golden("ecarte")
    steps = [step for play in plays for step in play.steps]
    assert {scored.why for step in steps for scored in step.after.scored} == {
        "turned-king", "king", "point", "vole", "elder-vulnerable", "dealer-vulnerable", "double-refused", "offer",
        "offer-declined",
    }  # fmt: skip
    said = [(step.before, step.what) for step in steps if isinstance(step.what, Event) and step.what.do == "say"]
    assert any(event.verb == "refuse" and before.phase == "discard" for before, event in said)  # a condition fails
    assert any(event.verb == "king" and before.trick for before, event in said)  # marked after the lead
    assert any(step.before.stock and not step.after.stock for step in steps)  # the stock runs out
    assert any(play.state.phase == "over" and play.state.scored[-1].why == "king" for play in plays)
    assert any(play.record.resigned for play in plays)
    assert {play.state.phase for play in plays} == {"choose", "answer", "discard", "play", "scored", "over"}
    events = [step.what for step in steps if isinstance(step.what, Event)]
    assert {event.suffix for event in events} == {"", *SUFFIXES}
    assert {event.verb for event in events if event.do == "say"} == {
        "propose", "stand", "accept", "refuse", "king", "double", "offer", "decline", "suit", "let", "require",
        "concede", "claim", "packets", "show",
    }  # fmt: skip
    ruled = [(s.before, s.what) for s in steps if isinstance(s.what, Event) and s.what.do == "ruling"]
    rulings = {":".join((event.verb, *event.args[:2])) for _, event in ruled if event.verb == "ruling"}
    assert rulings >= {f"ruling:{each}" for each in ("43:replay", "43:stand", "25:correct", "25:shown", "40:back")}
    claimed = [(before, event) for before, event in ruled if event.verb == "claim"]
    assert {event.args[1] for _, event in claimed} == {"25", "40", "43"}
    assert any(before.phase == "over" for before, _ in claimed)  # after the last score
    assert any(step.after.attempt == 2 for step in steps)  # a deal that is dealt again
    notes = [entry.note for play in plays for deal in play.record.deals for entry in deal.entries]
    assert any(len(note.nags) > 1 and note.values and note.comment for note in notes)
    assert any(deal.note.value("cut") for play in plays for deal in play.record.deals)
    assert {bool(play.record.tag(name)) for name in ("Cut", "Seed", "DealOrder") for play in plays} == {True, False}


def test_there_is_a_golden_record_of_everything_in_belote() -> None:
    plays = golden("belote")
    steps = [step for play in plays for step in play.steps]
    ends = [step.after for step in steps if step.after.phase in ("scored", "over")]
    assert {after.contract for after in ends} == {"s", "h", "d", "c", "nt", "at", None}  # None: all passed (B8)
    counted = [after.scored for after in ends if after.scored]
    assert {each.made for each in counted} == {bool(each.capot) for each in counted} == {True, False}
    melds = [meld for step in steps for meld in step.after.melds]
    assert {meld.kind for meld in melds} == {"tierce", "cinquante", "cent", "carre"}
    assert any(meld.shown for meld in melds)
    events = [step.what for step in steps if isinstance(step.what, Event)]
    said = {event.verb for event in events if event.do == "say"}
    assert said == {"pass", "take", "meld", "rank", "trump", "show", "packets", "belote"}
    assert {event.call for event in events} == {"", "belote", "rebelote"}
    assert {event.verb for event in events if event.do == "turn"} == {"", "bottom"}
    assert any(step.before.phase == "announce" for step in steps)
    bids = [step for step in steps if getattr(step.what, "verb", "") == "take" and step.before.contract]
    assert bids  # somebody was overcalled (B10)
    finished = [play for play in plays if play.record.game.score.over(play.state)]
    assert {record.winner(play) for play in finished} > {None}  # a draw (B27), and others
    assert {bool(play.record.tag(name)) for name in ("Draw", "Seed", "View") for play in plays} == {True, False}


@given(any_games())
def test_writing_and_reading_is_the_identity(game: Game) -> None:
    play = game.play
    text = ecn.dumps(play)
    (again,) = ecn.loads(text)
    assert ecn.dumps(again) == text
    assert again.state == play.state
    assert again.steps == play.steps
    assert again.record.deals == play.record.deals
    assert again.record.options() == play.record.options()
    assert set(play.record.tags) <= set(again.record.tags)
    assert not any(reading.problems for reading in ecn.read(text, mode="strict"))
    assert text == text.rstrip("\n") + "\n"
    assert all(line == line.rstrip() and "\r" not in line for line in text.split("\n"))


@given(any_games(most=40), st.integers(0, 2**32 - 1))
def test_an_unfinished_game_goes_on_from_its_text(game: Game, number: int) -> None:
    play = game.play
    (again,) = ecn.loads(ecn.dumps(play))
    one, two = carried_on(play, number, 30), carried_on(again, number, 30)
    assert one.record.deals == two.record.deals  # the same cards
    assert ecn.dumps(one) == ecn.dumps(two)


@given(any_games(most=25), st.randoms(use_true_random=False))
def test_a_text_cut_short_between_events_is_settled(game: Game, rng: Any) -> None:
    """A record that stops where cards or marks are due gets the original ones."""
    play = game.play
    game_of = play.record.game
    at = rng.randrange(1, len(play.steps) + 1)
    while game_of.deal.due(play.steps[at - 1].after, ()) is None and play.steps[at - 1].after.phase not in (
        "dealing",
        "drawing",
    ):
        at -= 1
        if not at:
            return
    kept = play.steps[:at]
    deals = list(play.record.deals)
    while deals[-1].head.number != kept[-1].deal:
        deals.pop()
    deals[-1] = record.Deal(deals[-1].head, deals[-1].entries[: kept[-1].number])
    short = record.fold(record.Record(play.record.tags, tuple(deals)))
    (again,) = ecn.loads(ecn.dumps(short))
    settled = record.settle(again)
    assert settled.steps == play.steps[: len(settled.steps)]
    assert settled.state.phase not in ("dealing", "drawing")
    assert game_of.deal.due(settled.state, ()) is None


NOTES = [
    ("1. N $3 {a}", "1. N $3 {a}"),
    ("1. N {a} $3 {b}", "1. N $3 {a b}"),
    ("1. N $12 $3 $3", "1. N $3 $12"),
    ("1. N @t=2 @eq=+0.31 @t=3", "1. N @eq=+0.31 @t=3"),
    ("1. N {}", "1. N"),
    ("1. N { in one\n  line }", "1. N {in one line}"),
    ("1. N {cafe\u0301}", "1. N {caf\u00e9}"),  # NFC
    ("1. N @who=cafe\u0301", "1. N @who=caf\u00e9"),
]


@pytest.mark.parametrize(("written", "canonical"), NOTES)
def test_annotations_in_their_order(written: str, canonical: str) -> None:
    start = '[ECN "1"]\n[Game "ecarte"]\n[Rules "akagiri"]\n\n'
    (play,) = ecn.loads(f"{start}{written}\n*\n")
    assert ecn.dumps(play).split("\n\n", 1)[1] == f"{canonical}\n*\n"


def test_tags_in_their_order() -> None:
    text = (
        '[ECN "1"]\n[Zebra "z"]\n[Rules "akagiri"]\n[Option "target=10"]\n[Game "ecarte"]\n'
        '[Alpha "a \\"b\\" \\\\ \\n"]\n'
        '[Option "stop_early=off"]\n[Option "must_head=off"]\n[North "cafe\u0301"]\n\n*\n'
    )
    (play,) = ecn.loads(text)
    assert ecn.dumps(play) == (
        '[ECN "1"]\n[Game "ecarte"]\n[Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[South "?"]\n'
        '[North "caf\u00e9"]\n[Rules "akagiri"]\n[Result "*"]\n[Alpha "a \\"b\\" \\\\ \\n"]\n'
        '[Option "must_head=off"]\n[Option "target=10"]\n[Zebra "z"]\n\n*\n'
    )
    assert play.record.tag("Alpha") == 'a "b" \\ \n'


def test_hands_are_written_sorted_by_the_order_of_the_game() -> None:
    start = '[ECN "1"]\n[Game "ecarte"]\n[Rules "akagiri"]\n'
    moves = "1. N\nS<7cAsKsQdJh N<7hQsTsAh8h ^7d\n*\n"
    (plain,) = ecn.loads(f"{start}\n{moves}")
    assert "S<KsAsJhQd7c N<QsTsAh8h7h ^7d" in ecn.dumps(plain)
    (ace,) = ecn.loads(f'{start}[Option "rank_order=ace-high"]\n\n{moves}')
    assert "S<AsKsJhQd7c N<QsTsAh8h7h ^7d" in ecn.dumps(ace)
    (kept,) = ecn.loads(f'{start}[DealOrder "kept"]\n\n{moves}')
    assert "S<7cAsKsQdJh N<7hQsTsAh8h ^7d" in ecn.dumps(kept)
    assert plain.state.hands == kept.state.hands


@given(st.text(st.characters(codec="utf-8"), max_size=40), st.text('[]\\"{}()\n\r éE01', max_size=20))
def test_any_text_can_stand_in_a_tag(one: str, two: str) -> None:
    play = record.new("ecarte", "akagiri", {}, {"Event": one, "Note": two}, "ab" * 32, "S")
    text = ecn.dumps(play)
    (again,) = ecn.loads(text)
    assert ecn.dumps(again) == text
    assert (again.record.tag("Event"), again.record.tag("Note")) == (play.record.tag("Event"), play.record.tag("Note"))


EVENTS = ["S<AsKsQsJsTs", "^7d", "N-AsKs", "N-0", "S+9d", "S.Ks", "S.Ks:belote", "E^7d", "N:propose:3", "S:accept:if"]


@pytest.mark.parametrize("text", [*EVENTS, "N:meld:tierce:As", "S<??????????", "W.??"])
def test_parse_and_format_an_event(text: str) -> None:
    assert str(parse_event(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "", "S", "S.", "S.K", "S.Ksx", "S.Kx", "S.10s", "s.Ks", "X.Ks", "S-", "S<A", "S:", "S:Propose", "S:a:", "^",
        "^7", "^7d8d", "S,Ks", "S:" + "a" * 99,
    ],
)  # fmt: skip
def test_what_is_no_event(text: str) -> None:
    with pytest.raises(ValueError) as refused:  # noqa: PT011  # its message is the piece that is none
        parse_event(text)
    assert str(refused.value) in text


@pytest.mark.parametrize(
    ("date", "expected"),
    [
        ("2026.01.03", "2026.01.03"),
        ("????.??.??", "????.??.??"),
        ("2026.??.??", "2026.??.??"),
        ("20??.02.29", "20??.02.29"),
        ("2024.02.29", "2024.02.29"),
        ("2026-01-03", "2026.01.03"),
        ("2026/1/3", "2026.01.03"),
        ("2026.1.3", "2026.01.03"),
        (" 2026.01.03 ", "2026.01.03"),
        *((wrong, "") for wrong in ("2026.02.29", "2026.13.45", "2026-2-30", "2026.00.01", "2026.??.32", "2026.13.??")),
        *((other, "2026.01.03") for other in ("3 Jan 2026", "２０２６.01.03")),
        ("2026", "2026.??.??"),
        *((other, "") for other in ("03.01.2026", "2026-1/3", "some Friday")),
    ],
)
def test_a_date_is_read_where_it_can_only_mean_one_day(date: str, expected: str) -> None:
    assert canonical_date(date) == expected
    text = (ROOT / "corpus/w-date.ecn").read_text("utf-8").replace('"03.01.2026"', f'"{date}"')
    (strict,) = ecn.read(text, mode="strict")
    assert strict.sound  # as ever
    assert [each.code for each in strict.problems] == ([] if date == expected else ["W-date"])
    for mode in ("lenient", "repair"):
        (reading,) = ecn.read(text, mode=mode)
        codes = [] if date == expected else ["W-form"] if expected else ["W-date"]
        assert [each.code for each in reading.problems] == codes
        assert reading.play is not None
        assert ecn.dumps(reading.play) == text.replace(f'"{date}"', f'"{expected or date}"')
