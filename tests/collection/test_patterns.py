"""What seats hold and do in a deal: conditions agree with other programs, in files and in archives."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from itertools import permutations
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecarte.collection.simulate import Plan, texts
from ecarte.core.cards import SUITS
from ecarte.core.game import Event, Problem, RuleError
from ecarte.figures.filter import Courses, Filter, Scope
from ecarte.figures.filter.cards import Suits, read_shape, shape_of
from ecarte.figures.filter.course import Course
from ecarte.figures.following import choices, following, position
from ecarte.notation import ecn
from ecarte.record import Play, Record, steps
from tests.kit.conditions import CONDITIONS
from tests.kit.games import games
from tests.kit.told import Told, does, told

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs/guide/filter.md").read_text("utf-8")


def first_sentence(deal: Told) -> bool:
    lead = deal.events[deal.first][1]
    held = deal.hands[deal.elder]
    royal = {"K" + deal.trump, "Q" + deal.trump} <= set(held)
    return royal and does(deal, deal.elder, ":stand") and lead[2] != deal.trump and deal.lost(deal.elder)


def second_sentence(deal: Told) -> bool:
    few = len(deal.ranks(deal.hands[deal.dealer], deal.trump)) < 2
    return does(deal, deal.dealer, ":refuse") and few and deal.lost(deal.dealer)


def sequence_with_gaps(deal: Told) -> bool:
    words = [(seat, what) for seat, what, _ in deal.events]
    elder, dealer = deal.elder, deal.dealer
    accepted = [at for at in range(len(words)) if words[at : at + 2] == [(elder, ":propose"), (dealer, ":accept")]]
    refused = [at for at in range(len(words)) if words[at : at + 2] == [(elder, ":propose"), (dealer, ":refuse")]]
    plays = [at for at, (_, what) in enumerate(words) if what[0] == "."]
    leads = [at for at in plays[::2] if words[at][0] == dealer and words[at][1][2] == deal.trump]
    return any(a + 2 <= r and r + 2 <= lead for a in accepted for r in refused for lead in leads)


def position_like_this(deal: Told) -> bool:
    for seat, what, hands in deal.events:
        if (seat, what) == (deal.elder, ":stand"):
            hand = hands[seat]
            if sorted(deal.ranks(hand, deal.trump)) == ["K", "Q"] and deal.plain(hand) == [0, 1, 2]:
                return True
    return False


def dealt_like_this(deal: Told) -> bool:
    (cards,) = [what[1:] for seat, what, _ in deal.events if seat == deal.elder and what[0] == "<"]
    hand = [cards[at : at + 2] for at in range(0, 10, 2)]
    shape = not deal.ranks(hand, deal.trump) and deal.plain(hand) == [0, 2, 3]
    return shape and not does(deal, deal.elder, ":stand")


SENTENCES = (first_sentence, second_sentence, sequence_with_gaps, position_like_this, dealt_like_this)


@cache
def many() -> str:
    """Return the games of the guide."""
    command = "ecarte simulate S:amateur N:beginner --games 300 --seed 41 --output many.ecn"
    assert command in GUIDE
    return "\n".join(texts(Plan({"S": "amateur", "N": "beginner"}, 300, seed=41)))


@pytest.mark.thorough
def test_the_guide_counts_what_another_program_counts() -> None:
    asked = re.findall(r"^\$ ecarte filter --deals --count '(.*)' many\.ecn\n(\d+)$", GUIDE, re.M)[: len(SENTENCES)]
    deals = list(told(many()))
    assert [sum(map(test, deals)) for test in SENTENCES] == [int(number) for _, number in asked]
    plays = ecn.loads(many())
    for (text, number), test in zip(asked, SENTENCES, strict=True):
        condition = Filter(text)
        of_game = [condition.asks(play.record) for play in plays]
        assert 0 < sum(of_game) <= int(number), test.__name__


@pytest.mark.thorough
def test_what_was_done_next_is_what_another_program_counts() -> None:
    """In positions like one: by how many elders, and how many of them won and lost."""
    done: dict[str, list[int]] = {}
    for deal in told(many()):
        for seat, what, hands in deal.events:
            if seat == deal.elder and what[0] == ":":
                hand = hands[seat]
                if len(deal.ranks(hand, deal.trump)) == 2 and deal.plain(hand) == [0, 1, 2]:
                    over = len(deal.taken) == 5
                    count = done.setdefault(what[1:], [0, 0, 0])
                    for at, one in enumerate((True, over and not deal.lost(seat), over and deal.lost(seat))):
                        count[at] += one
                    break
    where = position('sequence(elder.like("xx/xx/x"))')
    found = following(each for play in ecn.loads(many()) for each in choices(play.record, where))
    assert {name: [each.deals, each.won, each.lost] for name, each in found.items()} == done
    said = [f"{name},{each.deals},{each.won},{each.lost},{each.points}" for name, each in found.items()]
    assert "\n".join(["next,deals,won,lost,points", *said]) in GUIDE
    with pytest.raises(RuleError):
        position("vole")
    # Cards that are dealt in between are nobody's choice.
    exchanged = position("sequence(dealer.accepts, ..., elder.discards, dealer.discards)")
    assert any(
        name.startswith("play") or name in ("stand", "propose")
        for name in following(each for play in ecn.loads(many()) for each in choices(play.record, exchanged))
    )


def test_a_card_that_was_taken_back_was_not_played() -> None:
    """Nor led; by the events of the golden records with irregularities, read backwards."""
    backs = 0
    for play in golden():
        for deal in play.record.deals:
            record = replace(play.record, deals=(deal,))
            events = [entry.event for entry in deal.entries if entry.event.do == "play"]
            if not any(event.suffix == "back" for event in events):
                continue
            stood: list[tuple[str, str]] = []
            taken = 0
            for event in reversed(events):
                taken += event.suffix == "back"
                if event.suffix != "back" and not taken:
                    stood.append((event.seat, event.cards[0]))
                taken -= event.suffix != "back" and taken > 0
            backs += len(events) - len(stood)
            course = Course(entry.event for entry in deal.entries)
            kept = [(course.events[at].seat, course.events[at].cards[0]) for at in course.tricks]
            assert kept == stood[::-1]
            for seat, card in {(event.seat, event.cards[0]) for event in events}:
                text = f'sequence("{seat}".plays("{card}"))'
                assert Filter(text).ends is not None
                scope = Scope({"sides": "S-N"}, [{}], {}, {}, Courses(record))
                assert bool(position(text).ends(scope)) is ((seat, card) in stood)  # type: ignore[misc]  # a sequence
    assert backs


# --- every way says the same ---------------------------------------------------------------------


@cache
def golden() -> list[Play]:
    paths = sorted((ROOT / "tests/golden").glob("*.ecn"))
    return [play for path in paths for play in ecn.loads(path.read_text("utf-8"))]


@pytest.mark.sampled
@pytest.mark.parametrize("part", range(4))
def test_an_archive_finds_the_same_games(tmp_path: Path, part: int) -> None:
    pytest.importorskip("duckdb", reason="DuckDB is native only")
    from ecarte.collection.archive import Archive, records

    simulated = list(texts(Plan({"S": "amateur", "N": "chance"}, 8, seed=5)))
    all_texts = [*simulated, *(ecn.dumps(play) for play in golden()[part::4])]
    lines = [line + "\n" for text in all_texts for line in ("\n" + text).split("\n")]
    with Archive(tmp_path / "mine.duckdb", write=True) as archive:
        archive.add([("games", lines)])
    with Archive(tmp_path / "mine.duckdb") as archive:
        kept = [(text, ecn.loads(text)[0].record) for text in archive.export()]
        for condition in map(Filter, CONDITIONS[part::4]):
            expected = [text for text, record in kept if condition.asks(record)]
            assert list(archive.export(condition)) == expected, condition.text
        condition = Filter("sequence(elder.proposes, dealer.refuses)")
        expected = [text for text, record in kept if condition.asks(record)]
        assert set(archive.stats(condition)) == {"ecarte"}
    assert list(records(tmp_path / "mine.duckdb", condition)) == expected != []


def test_games_that_are_added_are_searched_too(tmp_path: Path) -> None:
    """What a pattern found before is not what it finds afterwards."""
    pytest.importorskip("duckdb", reason="DuckDB is native only")
    from ecarte.collection.archive import Archive

    condition = Filter("sequence(elder.proposes, dealer.refuses)")
    with Archive(tmp_path / "mine.duckdb", write=True) as archive:
        counts = []
        for seed in (5, 6):
            games_text = texts(Plan({"S": "amateur", "N": "chance"}, 4, seed=seed))
            archive.add([("games", [f"{line}\n" for text in games_text for line in ("\n" + text).split("\n")])])
            kept = [ecn.loads(text)[0].record for text in archive.export()]
            counts.append(sum(condition.asks(record) for record in kept))
            assert len(list(archive.export(condition))) == counts[-1]
    assert 0 < counts[0] < counts[1]


@pytest.mark.thorough
def test_the_conditions_tell_games_apart() -> None:
    """Otherwise the test above would not see a mistake."""
    plays = [*golden(), *ecn.loads("\n".join(texts(Plan({"S": "amateur", "N": "chance"}, 40, seed=5))))]
    counts = {text: sum(map(Filter(text).asks, (play.record for play in plays))) for text in CONDITIONS}
    assert sum(0 < number < len(plays) for number in counts.values()) >= len(CONDITIONS) - 3, counts


def exchanged(record: Record, names: dict[str, str]) -> Record:
    """Return a record with other names for its suits."""

    def change(event: Event) -> Event:
        return replace(event, cards=tuple(card[0] + names.get(card[1], card[1]) for card in event.cards))

    return replace(
        record,
        deals=tuple(
            replace(deal, entries=tuple(replace(entry, event=change(entry.event)) for entry in deal.entries))
            for deal in record.deals
        ),
    )


def test_suits_can_be_exchanged() -> None:
    """Conditions that name no suit are the same for every naming of the suits."""
    plays = ecn.loads("\n".join(texts(Plan({"S": "amateur", "N": "chance"}, 12, seed=3))))
    relative = [Filter(text) for text in CONDITIONS if not re.search(r"[KQAJ][shdc]\b|taken_by|declares", text)]
    for order in list(permutations(SUITS))[1::5]:
        names = dict(zip(SUITS, order, strict=True))
        for play in plays:
            other = exchanged(play.record, names)
            assert [each.asks(play.record) for each in relative] == [each.asks(other) for each in relative]


def brute(record: Record, seat: str, shape: str, at_least: int) -> bool:
    """Return, by the game's own states, whether a seat proposes or stands with such a hand, and so many trumps."""
    fits = read_shape(shape)
    for step in steps(record):
        event = step.what
        if isinstance(event, Event) and event.do == "say" and event.verb in ("propose", "stand") and not event.suffix:
            before = step.before
            trump = before.turned[1] if before.turned else ""
            hand = before.hands["SN".index(seat)]
            of_trumps = sum(card[1] == trump for card in hand)
            if event.seat == seat and "??" not in hand and of_trumps >= at_least and fits.fits(hand, Suits(trump, "")):
                return True
    return False


@given(games(), st.sampled_from("SN"), st.integers(0, 4), st.data())
def test_hands_at_a_moment_are_those_of_the_game(game: object, seat: str, number: int, data: st.DataObject) -> None:
    play = game.play  # type: ignore[attr-defined]  # hypothesis gives a tests.kit.games.Game
    hands = [step.before.hands["SN".index(seat)] for step in play.steps if isinstance(step.what, Event)]
    trumps = [step.before.turned for step in play.steps if isinstance(step.what, Event)]
    whole = [shape_of(hand, turned[1]) for hand, turned in zip(hands, trumps, strict=True) if turned and len(hand) == 5]
    known = [each for each in whole if sum(map(len, each.replace("-", "").split("/"))) == 5]
    shape = data.draw(st.sampled_from([*known, "x/xx/xx", "xx/xx/x"]))
    says = f'("{seat}".proposes or "{seat}".stands)'
    text = f'sequence({says} and "{seat}".like("{shape}") and "{seat}".count("trumps") >= {number})'
    assert Filter(text).asks(play.record) is brute(play.record, seat, shape, number)


@given(games())
def test_the_cards_held_as_play_begins_are_the_facts(game: object) -> None:
    """Following the events gives the hands that the facts have."""
    from ecarte.record import facts

    record = game.play.record  # type: ignore[attr-defined]  # hypothesis gives a tests.kit.games.Game
    for deal, row in zip(record.deals, facts.deals(record), strict=True):
        course = Course(entry.event for entry in deal.entries)
        if row["lead"] and course.tricks:
            for seat in "SN":
                held = str(row[f"held_{seat}"] or "")
                found = course.hand(seat, min(course.tricks))
                assert sorted(found or ()) == sorted(map("".join, zip(held[::2], held[1::2], strict=True)))


# --- texts ---------------------------------------------------------------------------------------

WORDS = (
    *(
        "elder",
        "dealer",
        "winner",
        "taken_by",
        "seat('Anna')",
        "'S'",
        "''",
        "partner(elder)",
        "vole",
        "3",
        "...",
        "None",
    ),
    *(".holds", ".count", ".like", ".plays", ".leads", ".opens", ".discards", ".stands", ".takes", ".wins", ".x"),
    *("(", ")", ",", " and ", " or ", "not ", " == ", " < ", "sequence(", "dealt(", "any(", "count("),
    *("'KQ of trumps'", "'A plain'", "'x/xx/xx'", "'-'", "'h'", "2", "-1", "True", "é", '"', "'"),
)


@given(st.lists(st.sampled_from(WORDS), max_size=14).map("".join) | st.text("elder.stand()',KQx/ ", max_size=40))
def test_any_text_is_a_filter_or_a_sentence(text: str) -> None:
    problems: tuple[Problem, ...] = ()
    try:
        condition = Filter(text)
        assert condition.asks(golden()[0].record) in (True, False)
        assert condition.sql
    except RuleError as error:
        problems = error.problems
    assert all(problem.column and problem.column <= len(text) + 1 for problem in problems)
