"""Views with notes: what may be supposed of hidden hands, and what variations reveal."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecarte import collection, record
from ecarte.core.game import Event, Problem, RuleError, parse_event
from ecarte.games.ecarte.game import GAME as ECARTE
from ecarte.notation import ecn, link
from ecarte.record import Play, Record, replay, seatview
from tests.kit.annotated import noted
from tests.kit.games import Game, any_games

TAGS = '[ECN "1"]\n[Game "ecarte"]\n[Rules "akagiri"]\n'
SOUTH = TAGS + '[View "S"]\n\n1. N\nS<AsJhQdQc7c N<?????????? ^7d\nS:propose N:accept S-AsJh N-????\n*\n'


def problems(text: str) -> tuple[Problem, ...]:
    (reading,) = ecn.read(text)
    return reading.problems


def beside_discard(words: str) -> str:
    return SOUTH.replace("N-????", f"N-???? (?N<KsKhKcQh8s {words})")


@pytest.mark.parametrize("words", ["N-KsKh S+Ts9s N+????", "N-KsKhKcQh8s S+Ts9s N+?????????? S:propose", "N-0"])
def test_a_supposed_hand_is_known_and_discarded_by_its_cards(words: str) -> None:
    assert not problems(beside_discard(words))


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("N-????", "E-card-unknown"),
        ("N-Ks??", "E-card-unknown"),
        ("N-Tc", "E-not-held"),
        ("N-KsKh S+Ts9s N+9c8c", "E-view-known"),
        ("N-Ks S+Ts9s N+?? S:propose N:accept S-Ts N-????", "E-card-unknown"),
        ("N-Ks S+Ts9s N+?? S:propose N:accept S-Ts N-Ks", "E-view-known"),
    ],
)
def test_cards_unknown_in_a_hand_are_no_more_than_it_has(words: str, code: str) -> None:
    assert [problem.code for problem in problems(beside_discard(words))] == [code]


def test_known_and_unknown_cards_are_discarded_together() -> None:
    assert not problems(beside_discard("N-Ks S+Ts9s N+?? S:propose N:accept S-Ts N-8s?? S+9d N+????"))


@given(any_games(), st.integers(0, 2**16))
def test_what_is_written_in_a_view_is_read_and_written_the_same(game: Game, number: int) -> None:
    played = game.play.record
    seat = played.seats[number % len(played.seats)]
    text = ecn.dumps(noted(record.fold(seatview.redact(played, seat)), Random(number)))
    (reading,) = ecn.read(text, mode="strict")
    assert reading.play
    assert (reading.problems, ecn.dumps(reading.play)) == ((), text)


def test_the_link_of_a_view_in_which_nothing_can_be_discarded() -> None:
    """The stock is empty when the dealer discards: there is one legal event, which costs no bits."""
    play = record.new("ecarte", "akagiri", {}, {}, "00" * 32, "N")
    while not (ECARTE.rules.turn(play.state) == "N" and play.state.phase == "discard" and play.state.stock <= 5):
        play = record.advance(play, _most(ECARTE.rules.moves(play.state)))
    (nothing,) = ECARTE.rules.moves(play.state)
    play = record.advance(play, nothing)
    for seat in "SN":
        view = Play(seatview.redact(play.record, seat))
        found = link.dumps(view)
        assert found.startswith("g1")
        assert link.loads(found).record.deals == view.record.deals


def _most(moves: tuple[Event, ...]) -> Event:
    return next((move for move in moves if move.verb in ("propose", "accept")), moves[-1])


@given(any_games(most=50), st.randoms(use_true_random=False))
def test_the_views_of_all_seats_make_the_whole_and_fewer_do_not(game: Game, rng: Random) -> None:
    """In any order, with some of them twice; the views of fewer seats leave cards unknown."""
    whole = Play(bare(game.play.record))
    views = [seatview.redact(whole.record, seat) for seat in whole.record.seats]
    some = views[:-1]
    rng.shuffle(views)
    assert ecn.dumps(Play(seatview.merge(*views, views[0]))) == ecn.dumps(whole)
    merged, *others = collection.merged([views[0], *views])
    assert (others, sorted(merged.places)) == ([], list(range(len(views) + 1)))
    assert ecn.dumps(Play(merged.record)) == ecn.dumps(whole)
    if len(some) > 1:
        with pytest.raises(RuleError, match="E-merge-hidden"):
            seatview.merge(*some)
        assert [(each.record, each.against) for each in collection.merged(some)] == [(view, []) for view in some]


def bare(written: Record) -> Record:
    """Return the record without the seed, which no view has."""
    return replace(written, tags=tuple(tag for tag in written.tags if tag[0] != "Seed"))


@given(any_games(most=50), st.randoms(use_true_random=False))
def test_a_card_that_another_view_has_elsewhere_is_a_contradiction(game: Game, rng: Random) -> None:
    whole = bare(game.play.record)
    views = [seatview.redact(whole, seat) for seat in whole.seats]
    at = rng.randrange(len(views))
    seat = whole.seats[at]
    dealt = [entry.event for entry in whole.deals[0].entries if entry.event.do == "deal"]
    hand = next(event for event in dealt if event.seat == seat)
    wrong = replace(hand, cards=(next(event for event in dealt if event != hand).cards[0], *hand.cards[1:]))
    entries = tuple(replace(e, event=wrong) if e.event == hand else e for e in views[at].deals[0].entries)
    views[at] = replace(views[at], deals=(replace(views[at].deals[0], entries=entries), *views[at].deals[1:]))
    with pytest.raises(RuleError):
        seatview.merge(*views)


# North has the king of trumps, and nothing in the deal reveals it; in the variation it marks itself.
KING = TAGS + "\n1. N\nS<AsJhQdQc7c N<KdTsAh8h7h ^7d\nS:propose (S:stand N:king) N:accept S-AsJh\n*\n"


def test_a_king_marked_only_in_a_variation_is_hidden_from_the_others() -> None:
    (play,) = ecn.loads(KING)
    assert "king" not in ecn.dumps(Play(seatview.redact(play.record, "S")))
    assert "N:king" not in str(replay.replay(play, "S"))
    assert "(S:stand N:king)" in ecn.dumps(Play(seatview.redact(play.record, "N")))
    with pytest.raises(RuleError, match="E-moment"):
        replay.views(play, "S", ["1#4/0#1"])


def test_a_king_that_is_marked_in_the_deal_too_is_no_secret() -> None:
    (play,) = ecn.loads(KING.replace("S-AsJh", "S-AsJh N-Ts8h S+8d9c N+JdTd\nS:stand\nN:king"))
    assert "(S:stand N:king)" in ecn.dumps(Play(seatview.redact(play.record, "S")))


FULL = TAGS + "\n1. N\nS<AsJhQdQc7c N<QsTsAh8h7h ^7d\nS:propose N:refuse\nS.7c N.Ts /S\nS.Jh N.8h /S\n*\n"


@pytest.mark.parametrize(
    ("words", "at"),
    [
        ("(N:refuse S.7c N.Kc /N)", "1#5/0#3"),
        ("(N:refuse S.7c (S.As N.Ks /N) N.Ts /S)", "1#5/0#2/0#2"),
        ("(?N<KsKhKcQh8s N:refuse) (N:refuse S.7c N.Ah /S S.Jh N.Kh /N)", "1#5/1#5"),
    ],
)
def test_a_variation_that_the_other_view_contradicts_is_reported_at_its_place(words: str, at: str) -> None:
    (full,) = ecn.loads(FULL)
    south, north = (seatview.redact(full.record, seat) for seat in "SN")
    (written,) = ecn.loads(ecn.dumps(Play(south)).replace("N:refuse", f"N:refuse {words}"))
    for views in (written.record, north), (north, written.record):
        with pytest.raises(RuleError) as refused:
            seatview.merge(*views)
        (problem,) = refused.value.problems
        assert (problem.code, problem.deal, problem.data["at"]) == ("E-not-held", 1, at)


def test_a_view_hides_the_opponents_undiscovered_offences() -> None:
    """The views of an irregular golden game show no revoke or false king of the opponent's; merged they show all."""
    views = [play.record for play in _golden("irregular-views")]
    (whole,) = (play for play in _golden("irregular") if seatview.redact(play.record, "S").deals == views[0].deals)
    assert [view.view for view in views] == ["S", "N"]
    for view in views:
        assert view.deals == seatview.redact(whole.record, view.view or "").deals
        events = [entry.event for deal in view.deals for entry in deal.entries]
        assert {event.seat for event in events if event.suffix in ("revoke", "false")} == {view.view}
        assert record.fold(view).state.score == whole.state.score
    for pair in (views, views[::-1]):
        assert ecn.movetext(Play(seatview.merge(*pair))) == ecn.movetext(whole)


def _golden(name: str) -> list[Play]:
    return ecn.loads((Path(__file__).parents[1] / f"golden/{name}.ecn").read_text("utf-8"))


def test_what_both_see_of_an_irregular_event_must_be_the_same() -> None:
    """A lead out of turn or a card taken back is public: a view without it belongs to another game."""
    (whole, *_) = _golden("irregular")
    views = [seatview.redact(whole.record, seat) for seat in "SN"]
    deals = [
        replace(deal, entries=tuple(replace(each, event=_plain(each.event)) for each in deal.entries))
        for deal in views[1].deals
    ]
    with pytest.raises(RuleError, match="E-merge-event"):
        seatview.merge(views[0], replace(views[1], deals=tuple(deals)))


def _plain(event: Event) -> Event:
    return replace(event, suffix="") if event.suffix in ("turn", "back") else event


def test_advice_is_for_one_seat() -> None:
    play = record.new("ecarte", "akagiri", {}, {}, "00" * 32, "N")
    play = record.advance(play, parse_event("&advise:Carl:S:stand"))
    views = [seatview.redact(play.record, seat) for seat in "SN"]
    assert ["&advise:Carl:S:stand" in ecn.movetext(Play(view)) for view in views] == [True, False]
    assert "&advise:Carl:S:??" in ecn.movetext(Play(views[1]))
    assert seatview.merge(*views[::-1]).deals == play.record.deals
