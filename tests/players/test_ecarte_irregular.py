"""The computer's irregularities at écarté: slips, claims, rights out of turn, taking back."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from ecarte import record
from ecarte.collection.simulate import Plan, games
from ecarte.core.game import Event, parse_event
from ecarte.games.ecarte.game import GAME as ECARTE
from ecarte.games.ecarte.state import State
from ecarte.players.ecarte import amateur, slips
from ecarte.record import Deal, Entry, Play
from ecarte.requests import computer
from tests.kit.positions import at, go
from tests.players.test_ecarte_players import chosen

# --- irregularities ---

LONDON: dict[str, Any] = {"preset": "london", "declare_suit": "off", "throw_in": False}
REVOKED = "S<AsJhQdQc7c N<QsTsKh8h7h ^7d S:stand S.As N.8h~revoke /S"


def test_e26_takes_its_own_revoke_back_and_claims_the_others() -> None:
    state = at(REVOKED, **LONDON)
    assert chosen(state, "N") == "N.8h~back"
    assert chosen(state, "S") != ""  # not evident yet: it plays on
    assert not chosen(state, "S").startswith("&")
    shown = go(state, "S.Qd N.7h /S S.Jh N.Kh /N N.Qs")
    assert chosen(shown, "S").startswith("&claim:S:43")


def test_e26_a_lost_deal_is_played_again_and_a_won_one_stands() -> None:
    lost = at(REVOKED + " S.Jh N.Kh /N N.Qs S.Qd /S S.7c N.Ts /S S.Qc N.7h /S", **{**LONDON, "score": (0, 0)})
    assert lost.phase == "scored"
    won = chosen(lost, "S")
    assert won == ""  # it has won the tricks itself, so there is nothing to gain
    lost = at(
        "S<AsJhQdQc7c N<QsTsKhKd8d ^7d S:propose N:refuse S.As N.8d~revoke /N N.Kd S.Qd /N N.Kh S.Jh /N"
        " N.Qs S.7c /N N.Ts S.Qc /N",
        **LONDON,
    )
    claim = chosen(lost, "S")
    assert claim.startswith("&claim:S:43")
    assert chosen(go(lost, claim), "S").startswith("&ruling:43:replay")


def test_law_25_a_king_that_cannot_be_is_claimed() -> None:
    state = at("S<AsJhKdQc7c N<QsTsAh8h7h ^7d S:stand N:king~false", **LONDON)
    assert chosen(state, "N").startswith("&unmark:N")
    forgotten = replace(
        ECARTE.view.of(state, "S"), legal=tuple(e for e in ECARTE.view.of(state, "S").legal if e.verb != "king")
    )
    assert str(amateur.sound(forgotten, Random(1))).startswith("&claim:S:25")


def test_law_40_a_lead_out_of_turn_is_refused_unless_it_is_taken() -> None:
    state = at("S<AsJhQdQc7c N<QsTsKh8h7h ^7d S:stand N.7h~turn", **LONDON)
    assert chosen(state, "S") == "S.Jh"
    state = at("S<AsJhQdQc7c N<QsTsKh8h7h ^7d S:stand N.Kh~turn", **LONDON)
    claim = chosen(state, "S")
    assert claim.startswith("&claim:S:40")
    assert chosen(go(state, claim), "S") == "&ruling:40:back"


def test_law_22_a_turned_king_is_marked_by_the_dealer() -> None:
    state = at("S<AsJhQdQc7c N<QsTsAh8h7h ^Kd", **LONDON)
    assert chosen(state, "N") == "N:king"


def sight(state: State, seat: str) -> str:
    """Return all that a seat sees, except its score."""
    return str(ECARTE.view.of(state, seat).to_json())


def test_a_revoke_that_is_not_evident_changes_nothing_for_the_opponent() -> None:
    """View, choice and hint are those after the same cards from a hand that had none of the suit."""
    honest = at("S<AsJhQdQc7c N<Kc9cKh8h7h ^7d S:stand S.As N.8h /S", **LONDON)
    wrong = at("S<AsJhQdQc7c N<QsTsKh8h7h ^7d S:stand S.As N.8h~revoke /S", **LONDON)
    assert sight(honest, "S") == sight(wrong, "S")
    for seed in range(20):
        assert amateur.choose(ECARTE.view.of(honest, "S"), Random(seed)) == amateur.choose(
            ECARTE.view.of(wrong, "S"), Random(seed)
        )


def test_a_king_announced_falsely_changes_nothing_for_the_opponent() -> None:
    true = at("S<AsJhQdQc7c N<KdTsKh8h7h ^7d S:stand N:king", **LONDON)
    false = at("S<AsJhQdQc7c N<QsTsKh8h7h ^7d S:stand N:king~false", **LONDON)
    assert sight(true, "S") == sight(false, "S")
    assert chosen(true, "S") == chosen(false, "S")


# --- whole games ---


@pytest.mark.thorough
def test_slips_happen_about_as_often_as_is_said() -> None:
    """The opportunities to slip are counted in 300 games on fixed seeds.

    The bounds are wide, of three standard deviations and more.
    """
    had: Counter[str] = Counter()
    did: Counter[str] = Counter()
    for play in games(Plan({"S": "amateur", "N": "amateur"}, 300, seed=21, rules="london")):
        for deal in play.record.deals:
            events = [entry.event for entry in deal.entries]
            turned = next(event.cards[0] for event in events if event.do == "turn")
            marks = {event.seat for event in events if event.verb == "king" and not event.suffix}
            plays = [event for event in events if event.do == "play" and not event.suffix]
            if turned[0] == "K":
                had["forget"] += 1
                did["forget"] += deal.head.dealer not in marks
            else:
                holder = next((event.seat for event in plays if event.cards[0] == f"K{turned[1]}"), "")
                had["forget"] += bool(holder)
                did["forget"] += bool(holder) and holder not in marks
        for step in play.steps:
            if not isinstance(step.what, Event):
                continue
            for kind in ("revoke", "turn"):
                did[kind] += step.what.suffix == kind
            did["false"] += step.what.suffix == "false"
            seat = ECARTE.rules.turn(step.before)
            could = ECARTE.rules.legal(step.before, seat) if seat else ()
            had["revoke"] += any(event.suffix == "revoke" for event in could)
            did["claims"] += step.what.verb == "claim" and step.what.do == "ruling"
            did["replays"] += step.what.args[1:2] == ("replay",)
            did["back"] += step.what.suffix == "back"
        had["deals"] += len(play.record.deals)
    assert 0.5 < did["forget"] / had["forget"] * slips.ONE_IN["forget"] < 1.6
    assert 0.5 < did["revoke"] / had["revoke"] * slips.ONE_IN["revoke"] < 1.6
    assert 0.4 < did["false"] / (2 * had["deals"]) * slips.ONE_IN["false"] < 1.4  # not where it is held
    assert did["turn"] > 10
    assert did["claims"] > 10
    assert did["replays"] > 2
    assert did["back"] > 10


@pytest.mark.parametrize(
    ("words", "seat", "kept", "kind", "share"),
    [
        (f"{REVOKED} S.Jh N.Kh /N N.Qs S.Qd /S S.7c N.Ts /S", "S", "&claim:S:43:#6", "overlook", 19 / 20),
        (REVOKED, "N", "N.8h~back", "notice", 1 / 3),
        ("S<AsJhKdQc7c N<QsTsAh8h7h ^7d S:stand", "S", "S:king", "forget", 11 / 12),
        ("S<AsJhQdQc7c N<QsTsAh8h7h ^Kd", "N", "N:king", "forget", 11 / 12),
    ],
)
def test_what_is_forgotten_or_overlooked_is_so_for_the_deal(
    words: str, seat: str, kept: str, kind: str, share: float
) -> None:
    """The same in every deal with the same cards and number; over a thousand other deals, as often as stated."""
    view = ECARTE.view.of(at(words, **LONDON), seat)
    assert kept in map(str, view.legal)
    found = [kept in map(str, slips.noticed(replace(view, deal=deal))) for deal in range(1000)]
    assert found == [kept in map(str, slips.noticed(replace(view, deal=deal))) for deal in range(1000)]
    assert share == pytest.approx(1 / 3 if kind == "notice" else 1 - 1 / slips.ONE_IN[kind])
    assert sum(found) / 1000 == pytest.approx(share, abs=0.04)


def test_no_slips_where_the_rules_have_no_place_for_them() -> None:
    for rules in ("akagiri", "article", "casino"):
        for play in games(Plan({"S": "amateur", "N": "amateur"}, 6, seed=3, rules=rules)):
            events = [entry.event for deal in play.record.deals for entry in deal.entries]
            assert not any(event.suffix or event.do == "ruling" for event in events)


def asked(state_words: str, **tags: str) -> Play:
    """Return a game of one deal under `london` as the page keeps it, with its cards in the record."""
    fresh = record.new("ecarte", "london", {}, tags, "00" * 32, "N").record
    kept = tuple(tag for tag in fresh.tags if tag[0] not in ("Seed", "Commit"))
    entries = tuple(Entry(event) for event in map(parse_event, state_words.split()))
    return record.fold(replace(fresh, tags=kept, deals=(Deal(fresh.deals[0].head, entries),)))


def test_a_hint_never_advises_an_irregularity() -> None:
    plan = Plan({"S": "chance", "N": "chance"}, 25, seed=6, rules="london")
    for play in games(plan):
        steps = play.steps
        for at_step in range(1, len(steps)):
            now = Play(
                replace(play.record, deals=play.record.deals[: steps[at_step - 1].deal]),
                steps[at_step - 1].after,
                steps[:at_step],
            )
            for seat in "SN":
                for player in ("amateur", "chance"):
                    event = computer.hint(now, seat, player)
                    assert event is None or (
                        event.suffix in ("", "back") and event in ECARTE.rules.legal(now.state, seat)
                    )


def test_a_hint_always_marks_the_king_however_forgetful_the_player_is() -> None:
    play = asked("S<AsJhKdQc7c N<QsTsAh8h7h ^7d S:stand")
    assert str(computer.hint(play, "S", "amateur")) == "S:king"


def test_an_aside_is_one_thing_and_a_claim_is_answered_in_turn() -> None:
    play = asked(
        "S<AsJhQdQc7c N<QsTsKhKd8d ^7d S:propose N:refuse S.As N.8d~revoke N.Kd S.Qd N.Kh S.Jh N.Qs S.7c N.Ts S.Qc",
        Computer="S:amateur",
    )
    after = computer.use_rights(play)
    assert str(after.steps[-1].what) == "&claim:S:43:#7"
    assert len(after.steps) == len(play.steps) + 1
    assert (ECARTE.rules.turn(after.state), after.state.phase) == ("S", "reply")
    assert computer.use_rights(after).steps == after.steps  # now it is in turn
    ruled = computer.choice(after, "S", "amateur")
    assert str(ruled).startswith("&ruling:43:replay")


def test_a_double_out_of_turn_and_a_choice_after_a_claim_can_be_taken_back() -> None:
    play = record.new("ecarte", "casino", {}, {}, "00" * 32, "N")
    doubled = record.advance(play, Event("say", "N", verb="double"))
    assert record.back(doubled, "N") == play
    refused = record.advance(doubled, Event("say", "S", verb="accept", args=("double",)))
    assert record.back(refused, "N") == play
    assert record.back(refused, "S") == doubled


def test_what_the_table_gives_is_nobody_s_decision() -> None:
    play = record.new("ecarte", "akagiri", {}, {}, "00" * 32, "N")
    for word in ("S:propose", "N:accept"):
        play = record.advance(play, parse_event(word))
    play = record.advance(play, Event("discard", "S", play.state.hand("S")[:1]))
    before = play
    play = record.advance(play, Event("discard", "N", play.state.hand("N")[:2]))
    assert record.back(play, "N") == before
