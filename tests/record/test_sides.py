"""Consequences of partnership: who wins when a player resigns, and that a draw is an end, everywhere."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from ecarte import record
from ecarte.core.game import RuleError
from ecarte.games import GAMES
from ecarte.notation import challenge, ecn, json, link
from ecarte.record import Play, facts
from ecarte.requests import library
from ecarte.requests.summary import beaten, summary
from tests.kit.games import carried_on, started
from tests.requests.asking import ask, codes

GOLDEN = Path(__file__).parents[1] / "golden"
CLASSIC, THREE = ("classic", ()), ("three", ())


def drawn() -> Play:
    (play,) = ecn.loads((GOLDEN / "belote-draw.ecn").read_text("utf-8"))
    return play


def some_way(chosen: tuple[str, tuple[tuple[str, str], ...]], most: int) -> Play:
    return carried_on(started(chosen, 3, "belote"), 4, most)


def test_a_draw_is_an_end_without_a_winner() -> None:
    play = drawn()
    assert (record.over(play), record.winner(play)) == (True, None)
    south, east = play.record.game.score.of(play.state).values()
    assert south == east
    assert record.result(play) == f"{south}-{east}"
    answer = summary(play)
    assert (answer["over"], answer["winner"], answer["result"]) == (True, None, f"{south}-{east}")
    assert library.verified_summary(play.record) == answer
    row = facts.game(play.record)
    assert (row["finished"], row["game_winner"], row["result"]) == (True, None, answer["result"])
    assert [entry for entry, _ in record.log(play, "S")][-1] == {
        "deal": len(play.record.deals), "do": "over", "seat": None, "why": "score",
    }  # fmt: skip
    with pytest.raises(RuleError, match="E-game-over"):
        record.resign(play, "S")
    view = ask("view", record=ecn.dumps(play), seat="S")["view"]
    assert (view["over"], view["winner"], view["next"]) == (True, None, None)


def test_a_draw_in_every_form() -> None:
    play = drawn()
    for seat in (None, *play.record.seats):
        assert link.dumps(play, seat=seat).startswith("g1")
    assert link.loads(link.dumps(play)).record.deals == play.record.deals
    (again,) = json.loads(json.dumps(play))
    assert ecn.dumps(again) == ecn.dumps(play)
    assert json.to_json(play)["result"]["winner"] is None


def test_a_challenge_to_a_draw() -> None:
    play = started(("classic", (("target", 500),)), 7, "belote")
    drawn_score = {"NS": 512, "EW": 512}
    sent = challenge.Sent("Anna", drawn_score, None)
    assert challenge.unseal(challenge.seal(sent)) == sent
    found = challenge.Challenge("belote", "classic", {"target": 500}, "5e" * 32, "cut", "S", {"N": "amateur"}, sent)
    friend = challenge.begin(found, {})
    opened = link.loads(link.dumps(record.resign(friend, "S"))).record
    assert challenge.unseal(opened.tag("Challenge")) == sent
    written = play.record.with_tag("Challenge", challenge.seal(sent))
    for score, winner, better in (
        ({"NS": 510, "EW": 490}, "NS", True),
        (drawn_score, None, False),
        ({"NS": 600, "EW": 600}, None, False),
        ({"NS": 490, "EW": 510}, "EW", False),
    ):
        answer = beaten(written, score, winner)
        assert answer
        assert (answer["beaten"], answer["winner"]) == (better, None)


def test_the_challenge_of_a_game_for_four_names_all_the_computer_plays() -> None:
    computer = {"N": "amateur", "E": "novice", "W": "expert"}
    play = carried_on(started(("classic", (("target", 500),)), 1, "belote"), 2, 2000)
    play = record.tagged(play, {"Computer": " ".join(f"{seat}:{name}" for seat, name in computer.items())})
    found = challenge.loads(challenge.dumps(play, "S"))
    assert dict(found.players) == computer
    assert found.sent.score == play.record.game.score.of(play.state)
    friend = challenge.begin(found, {"South": "Bo"})
    assert friend.record.tag("Computer") == "E:novice N:amateur W:expert"
    assert friend.record.deals[0].entries[:4] == play.record.deals[0].entries[:4]


@pytest.mark.parametrize("seat", ["E", "S", "W"])
def test_of_three_the_better_of_the_others_wins(seat: str) -> None:
    play = some_way(THREE, 250)
    score = play.record.game.score.of(play.state)
    assert len(set(score.values())) == 3
    given_up = record.resign(play, seat)
    best = max((side for side in score if side != seat), key=lambda side: score[side])
    assert record.winner(given_up) == facts.game(given_up.record)["game_winner"] == best
    first = record.resign(started(THREE, 3, "belote"), seat)  # no points: the first of the others
    assert record.winner(first) == {"E": "S", "S": "E", "W": "E"}[seat]


def test_of_four_the_other_side_wins() -> None:
    play = some_way(CLASSIC, 60)
    for seat in play.record.seats:
        given_up = record.resign(play, seat)
        assert record.winner(given_up) == ("EW" if seat in "NS" else "NS")
        answer = ask("view", record=ecn.dumps(given_up), seat="S")
        assert (answer["view"]["winner"], answer["view"]["over"], answer["summary"]["over"]) == (
            record.winner(given_up), True, True,
        )  # fmt: skip


def test_a_seat_out_of_play_has_no_view_and_no_player() -> None:
    play = some_way(THREE, 40)
    text = ecn.dumps(play)
    assert codes(ask("view", record=text, seat="N")) == ["E-request"]
    assert codes(ask("redact", record=text, seat="N")) == ["E-request"]
    with pytest.raises(RuleError, match="E-seat"):
        record.resign(play, "N")
    wanted = {"game": "belote", "preset": "three", "options": {}, "seed": "5e" * 32, "tags": {}, "seat": "S"}
    for players, dealer in (({"N": "amateur"}, "S"), ({"E": "amateur"}, "N")):
        assert codes(ask("new", **wanted, players=players, dealer=dealer))[0] in ("E-request", "E-seat")
    for tag in ('[View "N"]', '[Resigned "N"]'):
        (reading,) = ecn.read(text.replace("[Rules", f"{tag}\n[Rules"))
        assert any(problem.code in ("E-view-seat", "E-seat") for problem in reading.problems)


def test_seats_that_play_are_tagged_the_others_not() -> None:
    names = [name for name, _ in ecn.canonical_tags(some_way(CLASSIC, 3).record, "*")]
    assert names[:9] == ["ECN", "Game", "Event", "Site", "Date", "Round", "South", "North", "Rules"]
    assert [name for name in names if name in ("East", "West")] == ["East", "West"]
    names = [name for name, _ in ecn.canonical_tags(some_way(THREE, 3).record, "*")]
    assert [name for name in names if name in record.SEAT_TAGS.values()] == ["South", "East", "West"]


@pytest.mark.parametrize("name", GAMES)
def test_the_draw_for_the_deal_says_who_deals(name: str) -> None:
    rules = GAMES[name]
    assert rules.cut is not None
    for number in range(12):
        chosen = next(iter(rules.presets)) if number % 2 else list(rules.presets)[-1]
        play = record.new(name, chosen, {}, {}, Random(number).randbytes(32).hex(), "cut")
        cut = play.record.tag(rules.cut.tag)
        drawn = record.parse_cut(cut)
        assert tuple(drawn) == play.record.seats
        assert rules.cut.first(play.record.options(), drawn) == play.record.deals[0].head.dealer
        (reading,) = ecn.read(ecn.dumps(play), mode="strict")
        assert reading.problems == ()
        swapped = record.format_cut(dict(zip(drawn, reversed(drawn.values()), strict=True)))
        for wrong in (swapped, cut.replace(cut[2:4], cut[-2:]), cut[3:], "x", cut + " "):
            (reading,) = ecn.read(ecn.dumps(play).replace(cut, wrong))
            assert {problem.code for problem in reading.problems} & {"E-tag-value", "E-cut"}, wrong


def test_what_was_not_shown_need_not_be_in_the_record() -> None:
    """The declarations of the winning side count without being shown; the link is as short."""
    play = next(
        play
        for number in range(60)
        if (play := carried_on(started(CLASSIC, number, "belote"), number, 400)) and ":show:" in ecn.dumps(play)
    )
    tags = tuple(tag for tag in play.record.tags if tag[0] not in ("Seed", "Commit"))
    deals = tuple(
        replace(deal, entries=tuple(entry for entry in deal.entries if entry.event.verb != "show"))
        for deal in play.record.deals
    )
    whole = record.fold(replace(play.record, tags=tags))
    silent = record.fold(replace(play.record, tags=tags, deals=deals))
    assert silent.state.score == whole.state.score
    assert ":show:" not in ecn.dumps(silent)
    made = link.dumps(silent)
    assert made.startswith("g1")
    assert ecn.dumps(link.loads(made).play) == ecn.dumps(silent)
    assert 0 <= len(made) - len(link.dumps(whole)) < 12 * len(deals)
