"""Records and their fold: beginning, playing, taking back, resigning, and the log."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given

from ecarte import record
from ecarte.core import fair
from ecarte.core.cards import UNKNOWN
from ecarte.core.game import Event, Head, RuleError, parse_event
from ecarte.games.ecarte.game import GAME as ECARTE
from ecarte.record import Deal, Entry, Play, Record
from tests.kit.games import Game, any_games
from tests.kit.positions import code_and_rule

SEED = "5e" * 32


def new(preset: str = "akagiri", dealer: str = "N", **options: Any) -> Play:
    return record.new("ecarte", preset, options, {}, SEED, dealer)


def does(play: Play, *words: str) -> Play:
    for word in words:
        play = record.advance(play, parse_event(word))
    return play


def written(moves: str, **tags: str) -> Play:
    """Return a record without a seed, as from a real table."""
    held = (("ECN", "1"), ("Game", "ecarte"), ("Rules", "akagiri"), *tags.items())
    entries = tuple(Entry(parse_event(word)) for word in moves.split())
    return record.fold(Record(held, (Deal(Head(1, 1, "N"), entries),)))


def test_a_new_game_has_its_first_deal_dealt() -> None:
    play = new()
    assert play.state.phase == "choose"
    assert [str(entry.event)[:2] for entry in play.record.deals[0].entries] == ["S<", "N<", f"^{play.state.turned[0]}"]
    assert play.record.tag("Commit") == fair.commitment(bytes.fromhex(SEED))
    assert record.result(play) == "*"
    assert record.winner(play) is None


def test_a_new_game_writes_down_what_differs_from_its_preset() -> None:
    play = new(target=10, must_head=False, stop_early=False)
    assert [value for name, value in play.record.tags if name == "Option"] == ["must_head=off", "target=10"]
    assert play.record.options() == ECARTE.resolve("akagiri", {"target": 10, "must_head": False})


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"game": "whist"}, "E-game"),
        ({"preset": "paris"}, "E-preset"),
        ({"changes": {"no": 1}}, "E-option"),
        ({"seed": "5e"}, "E-seed-form"),
        ({"seed": ""}, "E-seed-form"),
        ({"dealer": "E"}, "E-seat E3"),
        ({"dealer": ""}, "E-seat E3"),
        ({"tags": {"Not a name": "x"}}, "E-tag"),
        ({"tags": {"Seed": "00" * 32}}, "E-tag-own"),
        ({"tags": {"Option": "target=10"}}, "E-tag-own"),
        ({"tags": {"Resigned": "N"}}, "E-tag-own"),
    ],
)
def test_a_new_game_that_cannot_be(change: dict[str, Any], problem: str) -> None:
    wanted = {"game": "ecarte", "preset": "akagiri", "changes": {}, "tags": {}, "seed": SEED, "dealer": "N", **change}
    with pytest.raises(RuleError) as refused:
        record.new(**wanted)
    assert [code_and_rule(each) for each in refused.value.problems] == [problem]


def test_tags_hold_nothing_that_would_end_a_line() -> None:
    play = record.new("ecarte", "akagiri", {}, {"Event": "a\rb\x85c\u2028d\ud800e\nf\x00"}, SEED, "N")
    assert play.record.tag("Event") == "a b c d e\nf "


def test_the_table_serves_and_marks_by_itself() -> None:
    play = does(new(), "S:propose", "N:accept")
    hand = play.state.hand("S")
    play = does(play, f"S-{hand[0]}", "N-0")
    assert play.record.deals[0].entries[-1].event.do == "draw"
    assert play.state.phase == "choose"


def test_without_a_seed_the_record_stops_where_cards_are_due() -> None:
    play = written("S<AsJhQdQc7c N<KdTsAh8h7h ^7d")
    served = does(play, "S:propose", "N:accept", "S-As", "N-0")
    assert served.state.phase == "drawing"
    with pytest.raises(RuleError):
        does(served, "S:stand")
    assert does(served, "S+9s").state.phase == "choose"


def test_without_a_seed_a_king_marks_itself_all_the_same() -> None:
    play = does(written("S<AsJhQdQc7c N<KdTsAh8h7h ^7d"), "S:stand")
    assert str(play.record.deals[0].entries[-1].event) == "N:king"
    assert play.state.score == (0, 1)
    assert does(play, "S.As").state.trick == (("S", "As"),)


def test_a_record_cut_short_is_settled() -> None:
    short = written("S<AsJhQdQc7c N<KdTsAh8h7h ^7d S:stand")
    assert str(record.settle(short).steps[-1].what) == "N:king"
    play = new()
    bare = record.fold(replace(play.record, deals=(Deal(Head(1, 1, "N")),)))
    assert record.settle(bare) == play
    assert record.settle(play) == play
    given_up = record.resign(play, "S")
    assert record.settle(given_up) == given_up


@pytest.mark.parametrize(
    ("head", "problem"),
    [
        (Head(2, 1, "S"), "E-deal-open"),
        (Head(1, 1, "N"), "E-deal-open"),
    ],
)
def test_a_deal_is_opened_in_its_time(head: Head, problem: str) -> None:
    with pytest.raises(RuleError, match=problem):
        record.advance(new(), head)


def scored() -> Play:
    """Return a game after its first deal."""
    play = Game(("akagiri", ()), 3, 0).play
    while play.state.phase not in ("scored", "over"):
        play = record.advance(play, ECARTE.rules.legal(play.state, play.state.mover or "")[-1])
    assert play.state.phase == "scored"
    return play


def test_the_next_deal_has_its_number_and_dealer() -> None:
    play = scored()
    right = ECARTE.deal.next_head(play.state)
    assert right is not None
    assert right.number == 2
    for wrong in (Head(3, 1, right.dealer), Head(2, 2, right.dealer), Head(2, 1, "N" if right.dealer == "S" else "S")):
        with pytest.raises(RuleError, match="E-head-expected"):
            record.advance(play, wrong)
    assert record.advance(play, right).state.phase in ("choose", "over")


# --- taking back ---


def test_back_takes_back_the_last_decision_of_the_seat() -> None:
    play = does(new(), "S:propose", "N:refuse")
    assert record.back(play, "S") == new()
    north = record.back(play, "N")
    assert north is not None
    assert north == does(new(), "S:propose")
    assert record.back(new(), "S") is None
    assert record.back(new(), "N") is None


def test_back_goes_past_a_king_that_marked_itself() -> None:
    """The mark was no decision, though it was made in the elder's own turn."""
    play = does(written("S<KdJhQdQc7c N<QsTsAh8h7h ^7d"), "S:stand")
    assert str(play.steps[-1].what) == "S:king"
    earlier = record.back(play, "S")
    assert earlier is not None
    assert earlier.state.phase == "choose"


def test_back_takes_back_a_mark_that_was_chosen() -> None:
    tags = {"Option": "king_mark=optional"}
    play = does(written("S<KdJhQdQc7c N<QsTsAh8h7h ^7d", **tags), "S:stand", "S:king")
    earlier = record.back(play, "S")
    assert earlier is not None
    assert (earlier.state.phase, earlier.state.kings) == ("play", ())


def test_back_into_the_deal_before() -> None:
    play = scored()
    head = ECARTE.deal.next_head(play.state)
    assert head is not None
    again = record.advance(play, head)
    for seat in "SN":
        earlier = record.back(again, seat)
        assert earlier is not None
        assert len(earlier.record.deals) == 1


# --- resigning ---


def test_resigning_is_a_tag_and_ends_the_game() -> None:
    play = record.resign(scored(), "S")
    assert play.record.resigned == "S"
    assert record.winner(play) == "N"
    assert record.result(play) == "{S}-{N}".format(**ECARTE.score.of(play.state))
    with pytest.raises(RuleError, match="E-game-over"):
        record.advance(play, Head(2, 1, "S"))
    with pytest.raises(RuleError):
        record.resign(play, "N")
    last = record.log(play, "S")[-1][0]
    assert last == {"deal": 1, "do": "over", "seat": "N", "why": "resigned"}
    back = record.back(play, "S")
    assert back is not None
    assert back.record.resigned == ""


def test_resigning_wants_a_seat_and_an_open_game() -> None:
    with pytest.raises(RuleError):
        record.resign(new(), "E")
    over = Game(("akagiri", ()), 1, 5000).play
    with pytest.raises(RuleError):
        record.resign(over, "S")


# --- the log ---


@given(any_games(most=40))
def test_the_log_says_all_and_hides_what_is_private(game: Game) -> None:
    play = game.play
    rules = play.record.game
    for seat in play.record.seats:
        log = record.log(play, seat)
        events = [entry for entry, _ in log if "n" in entry]
        steps = [step for step in play.steps if isinstance(step.what, Event)]
        assert [(entry["deal"], entry["n"]) for entry in events] == [(step.deal, step.number) for step in steps]
        for entry, step in zip(events, steps, strict=True):
            event = step.what
            assert isinstance(event, Event)
            private = event.do in ("deal", "discard", "draw") and event.seat != seat and not event.verb
            shown = UNKNOWN * len(event.cards) if private and event.cards else ""
            if event.verb == "meld" and event.seat != seat and event.args[0] != "carre":
                assert entry["event"] == f"{event.seat}:meld:{event.args[0]}:??"
            else:
                said = str(event) if event.seat == seat else re.sub("~(revoke|false)$", "", str(event))
                assert entry["event"] == (f"{str(event)[:2]}{shown}" if shown else said)
            assert parse_event(entry["event"]).to_json().items() <= entry.items()
        scores = [entry for entry, _ in log if entry["do"] == "score"]
        assert len(scores) == sum(
            rules.score.tally(s.after) is not None and rules.score.tally(s.before) is None for s in play.steps
        )
        assert len([entry for entry, _ in log if entry["do"] == "open"]) == len(play.record.deals)
        assert len([entry for entry, _ in log if entry["do"] == "cut"]) == bool(
            rules.cut and play.record.tag(rules.cut.tag)
        )
        assert sum(entry["do"] == "trick" for entry, _ in log) == sum(
            len(s.after.tricks) > len(s.before.tricks) for s in play.steps
        )
        ends = [
            s for s in play.steps if rules.score.over(s.after) and not rules.score.over(s.before)
        ]  # claims refer back to it
        assert [entry for entry, _ in log if entry["do"] == "over"] == [
            {"deal": s.deal, "do": "over", "seat": rules.score.winner(s.after), "why": "score"} for s in ends
        ]
        assert rules.score.over(play.state) is (bool(ends) and ends[-1].after == play.state)


@given(any_games(most=30))
def test_a_log_from_somewhere_is_the_end_of_the_whole(game: Game) -> None:
    play = game.play
    whole = record.log(play, "S")
    for since in range(1, len(play.steps) + 1):
        part = record.log(play, "S", since)
        assert part == whole[len(whole) - len(part) :]


# --- pieces ---


def test_tags() -> None:
    held = Record((("A", "1"), ("B", "2"), ("Option", "x=1"), ("Option", "y=2")))
    assert held.tag("B") == "2"
    assert held.tag("C", "none") == "none"
    assert held.with_tag("A", "3").tags[0] == ("A", "3")
    assert held.with_tag("C", "3").tags[-1] == ("C", "3")


def test_cut_there_and_back() -> None:
    assert record.parse_cut(record.format_cut({"S": "Kh", "N": "7c"})) == {"S": "Kh", "N": "7c"}


def test_marks_without_end_are_left_as_they_are() -> None:
    assert record.nfc("cafe\u0301") == "caf\u00e9"
    zalgo = "a" + "\u0301\u0316" * 100
    assert record.nfc(zalgo) == zalgo
