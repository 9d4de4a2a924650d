"""The computer's further choices at écarté: doubles, offers, named suits."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from ecarte import record
from ecarte.collection.simulate import Plan, games
from ecarte.core.game import Option, OptionValue
from ecarte.games.ecarte.game import GAME as ECARTE
from ecarte.games.ecarte.state import State
from ecarte.players.ecarte import amateur, equity, forecast
from ecarte.requests import computer
from tests.kit.positions import at, go


def chosen(state: State, seat: str, seed: int = 1) -> str:
    """Return the amateur's choice without slips, as text; "" when it lets a right pass."""
    view = ECARTE.view.of(state, seat)
    event = amateur.sound(view, Random(seed))
    assert event is None or event in view.legal
    return str(event or "")


# --- doubling, offering, throwing in ---

WEAK = "S<8s7s8h7h7c N<KdQdJdKsKc ^9d S:propose N:refuse"
EVEN = "S<AsJhQdQc7c N<QsTsAh8h7h ^7d S:stand"


def test_e28_doubles_when_clearly_ahead_and_accepts_when_even() -> None:
    casino: dict[str, Any] = {"preset": "casino", "king_mark": "none"}
    ahead = at("S<QdTdKsJh7c N<QsTsAh8h7h ^7d S:stand", **casino)
    assert chosen(ahead, "S") == "S:double"
    assert chosen(at(WEAK, **casino), "S") != "S:double"
    assert chosen(go(at(WEAK, **casino), "N:double"), "S") == "S:refuse:double"
    assert chosen(go(at(EVEN, **casino), "S:double"), "N") == "N:refuse:double"
    assert chosen(go(at("S<AsJhQdQc7c N<JdKsTsAh8h ^7d S:stand", **casino), "S:double"), "N") == "N:accept:double"


def test_e28_out_of_turn_too() -> None:
    state = at("S<8s7s8h7h7c N<KdTdQsJh9c ^9d S:propose N:refuse", preset="casino", king_mark="none")
    assert (state.mover, chosen(state, "N")) == ("S", "N:double")


@pytest.mark.parametrize(("own", "other", "doubles"), [(4, 0, False), (0, 4, True), (3, 4, True)])
def test_e28_the_score_tells(own: int, other: int, doubles: bool) -> None:
    """One point from the game, a double is worth nothing; when the opponent is, there is nothing to lose by it."""
    state = at(
        "S<QdTd9dAsJh N<QsTsAh8h7h ^7d S:propose N:refuse",
        preset="casino",
        king_mark="none",
        vulnerability="none",
        score=(own, other),
    )
    assert (chosen(state, "S") == "S:double") is doubles


def test_e29_offers_the_point_when_the_vole_threatens_and_takes_it_but_for_the_vole() -> None:
    casino: dict[str, Any] = {"preset": "casino", "king_mark": "none", "doubling": False}
    weak = at("N<KdQdJdKsKc S<8s7s8h7h9d ^8d N:stand", dealer="S", **casino)
    assert chosen(weak, "S") == "S:offer"
    offered = go(weak, "S:offer")
    assert chosen(offered, "N") == "N:decline"
    plain = at("N<KdTdAsQhQc S<8s7s8h7h7c ^9d N:stand", dealer="S", **casino)
    assert chosen(go(plain, "S:offer"), "N") == "N:accept:offer"


def test_e29_a_vulnerable_player_does_not_offer() -> None:
    weak = "S<8s7s8h7h7c N<KdQdJdKsKc ^9d S:stand"
    assert chosen(at(weak, preset="casino", king_mark="none", doubling=False), "S") != "S:offer"


def test_e30_claims_sure_tricks_and_throws_in_lost_hands() -> None:
    london: dict[str, Any] = {"throw_in": True, "king_mark": "none"}
    assert chosen(at("S<KdQdJdAdTd N<QsTsAh8h7h ^7d S:stand", **london), "S") == "S:claim"
    lost = at("S<KdQdJd7s7c N<KsTsAh8hKc ^7d S:stand S.Kd N.Ts /S S.Qd N.8h /S S.7c N.Kc /N", **london)
    assert chosen(lost, "N") != "N:concede"  # the point can still be won
    lost = at("S<KdQdJd7s7c N<KsTsAh8hKc ^7d S:stand S.7c N.Kc /N N.Ks S.7s /N N.Ah S.Jd /S S.Kd N.8h /S", **london)
    assert chosen(lost, "S") == "S.Qd"  # the last card is played
    gone = at("S<KdQdJd7s7c N<KsTsAh8hKc ^7d S:stand S.7c N.Kc /N N.Ah S.Jd /S S.Qd N.8h /S S.Kd N.Ts /S", **london)
    assert gone.won == (3, 1)
    gone = at("N<KdQdJd7s7c S<KsTsAh8hKc ^7d N:stand N.7c S.Kc /S S.Ah N.Jd /N N.Qd S.8h /N", dealer="S", **london)
    assert chosen(go(gone, "N.7s S.Ks /S"), "S") == "S.Ts"
    gone = at(
        "N<KdQdAd7s7c S<KsTsAhJdKc ^7d N:stand N.7c S.Kc /S S.Ah N.Ad /N N.Kd S.Jd /N N.Qd S.Ts /N",
        dealer="S",
        **london,
    )
    assert gone.won == (1, 3)
    assert chosen(gone, "N") == "N.7s"


def test_e30_a_hand_without_a_trick_is_not_thrown_in_for_that_would_give_the_vole() -> None:
    state = at(
        "N<KdQdJd7s7c S<KsTsAh8hKh ^7d N:stand N.Kd S.8h /N N.Qd S.Ts /N N.7c S.Ks /N N.7s",
        dealer="S",
        throw_in=True,
        king_mark="none",
    )
    assert state.mover == "S"
    assert chosen(state, "S") != "S:concede"


# --- suits named ---


def test_e20_names_each_lead_rightly() -> None:
    state = at("S<AsJhQdQc7c N<QsTsAh8h7h ^7d S:stand", declare_suit="on", king_mark="none")
    said = chosen(state, "S")
    assert said.startswith("S:suit:")
    card = chosen(go(state, said), "S")
    assert card[-1] == said[-1]


def test_e20_requires_the_suit_that_was_named_when_it_is_strong_in_it() -> None:
    base = "S<AsJhQdQc7c N<{} ^7d S:stand S:suit:{} S.7c"
    options: dict[str, Any] = {"declare_suit": "may", "king_mark": "none"}
    takes = at(base.format("KhTsAh8hKc", "h"), **options)
    assert chosen(takes, "N") == "N:let"
    strong = at(base.format("KhTsAh8hKs", "h"), **options)
    assert chosen(strong, "N") == "N:require:h"
    weak = at(base.format("9hTs9s8h8s", "h"), **options)
    assert chosen(weak, "N") == "N:let"


def test_e20_lets_the_lead_stand_without_the_suit_required_though_a_king_could_be_announced_falsely() -> None:
    """A required suit that the leader does not have can only be let: nothing else is fair (E26)."""
    words = "S<Ks9sThJd9d N<JsKdKcAcTc ^Jc S:stand S:suit:c S.Ks N:require:c"
    state = at(words, declare_suit="on", revoke="penalty", king_mark="optional", king_until="first-lead")
    assert "S:king~false" in map(str, ECARTE.view.of(state, "S").legal)
    assert chosen(state, "S") == "S:let"


def test_a_claim_is_ruled_while_a_suit_is_required_of_the_leader() -> None:
    """E20, law 43: the leader is on turn again, with its card on the table."""
    words = (
        "S<AhTdKcTc9c N<KsKhThQcAc ^Jh S:double N:accept:double S:propose N:refuse S.Kc N.Th~revoke S.Tc~turn "
        "N.Kh~revoke N.Ac S.Td~revoke N:suit:c N.Ks S:require:c &claim:S:43:#11"
    )
    changes: dict[str, Any] = {"replay": "hand", "doubling": True, "king_mark": "optional", "king_until": "first-lead"}
    state = at(words, preset="london-2", turned_king="marked", target=10, must_head=False, **changes)
    assert all(chosen(state, "S", seed).startswith("&ruling:43:") for seed in range(20))


MORE = ("revoke", "replay", "declare_suit", "doubling", "offer_point", "throw_in", "turned_king")
COMBINATIONS = list(product(*(next(o for o in ECARTE.options if o.name == name).values for name in MORE)))
LONGEST = 150  # events of a deal; of 9,000 random deals the longest had 59


def combined(values: tuple[OptionValue, ...]) -> dict[str, OptionValue]:
    changes = dict(zip(MORE, values, strict=True))
    if changes["revoke"] == "impossible":
        del changes["replay"]
    return {**changes, "king_mark": "optional"}


@pytest.mark.thorough
@pytest.mark.parametrize("players", [("chance", "chance"), ("amateur", "chance"), ("amateur", "amateur")], ids="-".join)
def test_every_combination_of_the_new_options_is_played_to_its_end(players: tuple[str, str]) -> None:
    """Deals end within a bound, whoever plays: no endless taking back."""
    rng = Random(len(players[0]))
    of_them = COMBINATIONS if players[0] == "chance" else rng.sample(COMBINATIONS, 24)
    for number, values in enumerate(of_them):
        plan = Plan(dict(zip("SN", players, strict=True)), 1, seed=number, options=combined(values))
        for play in games(plan):
            assert record.winner(play) is not None
            assert len(play.record.deals) < 60
            assert max(len(deal.entries) for deal in play.record.deals) < LONGEST


@pytest.mark.sampled(3)
@pytest.mark.parametrize("preset", ECARTE.presets)
def test_chance_against_itself_ends_under_every_preset(preset: str) -> None:
    for play in games(Plan({"S": "chance", "N": "chance"}, 40, seed=9, rules=preset)):
        assert record.winner(play) is not None
        assert len(play.record.deals) < 60
        assert max(len(deal.entries) for deal in play.record.deals) < LONGEST


@pytest.mark.parametrize("option", [option for option in ECARTE.options if option.name in MORE], ids=lambda o: o.name)
def test_every_new_option_alone(option: Option) -> None:
    for value in option.values:
        needed = {name: wanted[0] for name, wanted in option.needs.items()} if value != option.default else {}
        for players in ({"S": "amateur", "N": "chance"}, {"S": "chance", "N": "chance"}):
            plan = Plan(players, 2, seed=4, options={option.name: value, **needed})
            assert all(record.winner(play) for play in games(plan))


# --- rights out of turn, hints, taking back ---


@pytest.mark.parametrize("mark", ["optional", "automatic"])
def test_a_king_that_is_yet_to_be_marked_counts_in_the_stake_of_a_double(mark: str) -> None:
    """E28: a refused double ends the deal before the king is marked; played on, the mark comes first (E15)."""
    from ecarte.players.ecarte.equity import king_due, played_on

    state = at("S<KdJhQdQc7c N<QsTsAh8h7h ^7d N:double", score=(4, 3), doubling=True, king_mark=mark)
    view = ECARTE.view.of(state, "S")
    assert king_due(view) == 1
    assert played_on(view, (1.0, 0, 0, 0, 0, 0), True) == 1  # the king wins the game, whatever the tricks
    assert chosen(state, "S") == "S:accept:double"
    assert king_due(ECARTE.view.of(at("S<AdJhQdQc7c N<QsTsAh8h7h ^7d", king_mark=mark), "S")) == 0
    assert king_due(ECARTE.view.of(at("S<KdJhQdQc7c N<QsTsAh8h7h ^7d", king_mark="none"), "S")) == 0


# --- measured values ---


def test_what_a_score_is_worth() -> None:
    worth = equity.worth
    assert worth(0, 0, 5, False) == 0
    assert worth(4, 0, 5, False) == pytest.approx(-worth(0, 4, 5, False))
    assert 0.7 < worth(4, 0, 5, False) < 0.95  # about nine games in ten
    assert worth(5, 0, 5, True) == 3
    assert worth(2, 6, 5, True) == -2
    for own, other in product(range(4), range(4)):
        assert worth(own + 1, other, 5, False) > worth(own, other, 5, False)


def test_a_forecast_is_a_distribution_and_certain_when_the_outcome_is() -> None:
    sure = ECARTE.view.of(at("S<KdQdJdAdTd N<QsTsAh8h7h ^7d S:stand"), "S")
    assert forecast.forecast(sure, Random(1)) == (0, 0, 0, 0, 0, 1)
    even = ECARTE.view.of(at(EVEN), "S")
    chances = forecast.forecast(even, Random(1))
    assert sum(chances) == pytest.approx(1)
    assert forecast.forecast(even, Random(1)) == chances


@pytest.mark.parametrize("preset", ["london", "casino"])
def test_a_person_who_does_anything_is_always_answered(preset: str) -> None:
    """As on the page: the person's event, the computer's rights out of turn, the computer's turn."""
    for number in range(12):
        rng = Random(number)
        tags = {"Computer": "N:amateur"}
        play = record.new("ecarte", preset, {}, tags, rng.randbytes(32).hex(), "cut")
        for _ in range(1500):
            if ECARTE.rules.turn(play.state) == "N":
                event = computer.choice(play, "N", "amateur")
                assert event is not None
                play = computer.use_rights(record.advance(play, event))
                continue
            legal = [event for event in ECARTE.rules.legal(play.state, "S") if event.verb != "concede"]
            proper = [event for event in legal if not event.suffix]
            head = ECARTE.deal.next_head(play.state)
            if ECARTE.rules.turn(play.state) is None and (head is None or rng.random() < 0.8):
                if head is None:
                    break
                play = computer.use_rights(record.advance(play, head))
                continue
            choices = proper if proper and rng.random() < 0.8 else legal
            if not choices:
                play = computer.use_rights(record.advance(play, head)) if head else play
                continue
            play = computer.use_rights(record.advance(play, rng.choice(choices)))
        assert record.winner(play) is not None
