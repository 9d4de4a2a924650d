"""The beginner's mistakes, as frequent as stated and different from deal to deal; the master's use of its tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from ecarte import policies
from ecarte.core.cards import parse_cards
from ecarte.core.game import Event, parse_event
from ecarte.games.ecarte.game import GAME as ECARTE
from ecarte.games.ecarte.state import State, View
from ecarte.machine.ecarte.levels.beginner import CLINGS, HOARDS, OVERTAKES, SAVES, SPENDS, TAKING, TRUMPS, habit
from ecarte.machine.ecarte.levels.thumb import leads
from ecarte.machine.ecarte.records import DEALER, ELDER, Deal
from ecarte.players.ecarte import beginner, club, master, policy
from ecarte.players.ecarte.masks import number_cards
from ecarte.players.ecarte.mind import Mind
from ecarte.players.ecarte.reasons import NAMES, expected
from ecarte.players.ecarte.rules import load_rules
from ecarte.players.ecarte.sight import read
from ecarte.players.thoughts import Thought
from tests.kit.positions import at


def thought(mind: Mind, state: State, seed: int = 1) -> Thought:
    view = ECARTE.view.of(state, state.mover or "")
    found = mind.think(view, Random(seed))
    assert found is not None
    assert found.event in view.legal
    return found


def codes(found: Thought) -> list[str]:
    return [reason.code for reason in found.reasons]


def test_reasons_are_as_exact_as_they_must_be() -> None:
    assert dict(expected(1.73, 1.8).data) == {"tricks": 1.7, "needed": 1.8}
    assert dict(expected(1.78, 1.8).data) == {"tricks": 1.78, "needed": 1.8}  # not "1.8", and not 1.8 or more
    number, deal = number_cards("d", "KQJAT987"), Deal()
    for cards, code in (("8cAd", "leads-highest"), ("8c7cAd", "leads-longest"), ("Kc8cAd", "leads-master")):
        held = [number[card] for card in parse_cards(cards)]
        deal.cards[: len(held)] = held
        leads(deal, len(held), 2, 1 << number["Kd"] | 1 << number["Ac"])
        assert NAMES[deal.why] == code


# --- the beginner ---

LEADS = "S<QdTdKsJsJh N<7d8d9h8h7h ^9d S:stand"


def in_many_deals(state: State) -> Iterator[Thought]:
    """Yield its choices with the same cards in a thousand deals: its habits differ in each."""
    view = ECARTE.view.of(state, state.mover or "")
    for deal in range(1000):
        found = beginner.MIND.think(replace(view, deal=deal), Random(1))
        assert found is not None
        yield found


def test_a_beginner_hoards_trumps_in_so_many_deals() -> None:
    """It leads its plain king because it is the best card, or to save its trumps: the reason says which."""
    found = list(in_many_deals(at("S<QdTd7dKsJh N<7h8d9h8h7c ^9d S:stand")))
    hoarded = [each for each in found if codes(each)[0] == "hoards-trumps"]
    assert len(hoarded) / 1000 == pytest.approx(HOARDS / 100, abs=0.05)
    assert {str(each.event) for each in hoarded} == {"S.Ks"}
    assert {(str(each.event), codes(each)[0]) for each in found if each not in hoarded} == {
        ("S.Qd", "leads-trumps"),
        ("S.Jh", "leads-low"),
    }


def test_a_beginner_leads_low_in_so_many_deals() -> None:
    """Without a trump in hand nothing else decides the lead."""
    found = list(in_many_deals(at("S<KsQsJhTh9c N<7h8d9h8h7c ^9d S:stand")))
    low = [each for each in found if codes(each) == ["leads-low"]]
    assert len(low) / 1000 == pytest.approx(SAVES / 100, abs=0.05)
    assert {str(each.event) for each in low} == {"S.9c"}
    assert {str(each.event) for each in found if each not in low} == {"S.Ks"}


def test_a_beginner_gives_few_cards_away_in_so_many_deals_and_asks_for_so_many() -> None:
    state = at("S<9dQsTh8c7c N<7d8d9h8h7h ^Td S:propose N:accept")
    found = list(in_many_deals(state))
    few = [each for each in found if "keeps-low" in codes(each)]
    assert len(few) / 1000 == pytest.approx(CLINGS / 100, abs=0.05)
    assert {str(each.event) for each in few} == {"S-8c7c"}
    assert {str(each.event) for each in found if each not in few} == {"S-Th8c7c"}


def test_a_beginner_spends_its_only_trump_in_so_many_deals_and_never_one_of_two() -> None:
    found = Counter(codes(each)[0] for each in in_many_deals(at("S<9dKsQsJhTh N<7d8d9h8h7h ^Td S:stand")))
    assert found["spends-trump"] / 1000 == pytest.approx(SPENDS / 100, abs=0.05)
    found = Counter(codes(each)[0] for each in in_many_deals(at(LEADS)))
    assert found["spends-trump"] == 0


def test_a_beginner_takes_with_its_highest_card_in_so_many_deals() -> None:
    state = at("S<7s8s9hTh7c N<KsQs8d9d8c ^7d S:stand S.7s")
    found = {str(each.event): codes(each) for each in in_many_deals(state)}
    assert found == {"N.Ks": ["takes-high"], "N.Qs": ["takes-cheaply"]}
    often = sum(str(each.event) == "N.Ks" for each in in_many_deals(state))
    assert often / 1000 == pytest.approx(OVERTAKES / 100, abs=0.05)


def test_a_beginners_humours_are_independent_of_each_other_and_of_the_opponents() -> None:
    """A hoarder of trumps may take high or not; and two beginners at one table differ."""
    views = [replace(ECARTE.view.of(at(LEADS), "S"), deal=deal) for deal in range(200)]

    def habits(view: View, role: int, about: int) -> bool:
        return habit(load_rules(view.options), read(view, ELDER), role, about) < 50

    trumps = [habits(view, ELDER, TRUMPS) for view in views]
    taking = [habits(view, ELDER, TAKING) for view in views]
    across = [habits(view, DEALER, TRUMPS) for view in views]
    for others in (taking, across):
        assert len(set(zip(trumps, others, strict=True))) == 4
        assert 70 < sum(one == two for one, two in zip(trumps, others, strict=True)) < 130


def test_a_beginner_says_what_it_likes_to_keep_only_when_it_keeps_it() -> None:
    kept = thought(beginner.MIND, at("S<9dQsQh8c7c N<7d8d9h8h7h ^Td S:propose N:accept"))
    assert codes(kept) == ["keeps-queens", "throws-worst"]
    assert kept.reasons[1].data == {"number": 2}
    trump = thought(beginner.MIND, at("S<9dQdAh8c7c N<7d8d9h8h7h ^Td S:propose N:accept"))
    assert codes(trump) == ["throws-worst"]  # a queen of trumps everybody keeps


def test_a_beginner_says_that_it_forgot_when_that_made_the_difference() -> None:
    """The king of spades has been played: a player who remembers it would lead the queen."""
    gone = "S<As{}Jh9hKd N<Ks8h7hQd7d ^7c S:stand S.As N.Ks /N N.7d S.Kd /S"
    forgot = thought(beginner.MIND, at(gone.format("Qs")))
    assert (str(forgot.event), codes(forgot)) == ("S.Jh", ["leads-longest", "forgets-played"])
    assert str(thought(club.MIND, at(gone.format("Qs"))).event) == "S.Qs"
    knew = thought(beginner.MIND, at(gone.format("Kh")))
    assert (str(knew.event), codes(knew)) == ("S.Kh", ["leads-master"])


# --- the master ---

STAND, PROPOSE = Event("say", "S", verb="stand"), Event("say", "S", verb="propose")
DEALT = "S<AsJhQdQc7c N<QsTsAh8h7h ^7d"
LED = f"{DEALT} S:stand"


@pytest.fixture
def learnt(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Let the policy give these chances to these events, and none to any other."""

    def learns(**chances: float) -> None:
        said = {parse_event(name.replace("_", ".")): chance for name, chance in chances.items()}
        monkeypatch.setattr("ecarte.players.ecarte.learnt.chances", lambda _: said or None)

    return learns


def test_the_master_goes_by_what_it_learnt(learnt: Callable[..., None]) -> None:
    learnt(**{"S:stand": 0.25, "S:propose": 0.75})
    found = [thought(master.MIND, at(DEALT), seed) for seed in range(200)]
    assert 25 < sum(each.event == STAND for each in found) < 75
    for each in found:
        assert codes(each) == ["policy", "hand"]
        assert each.reasons[0].data["often"] == (25 if each.event == STAND else 75)


def test_what_was_hardly_ever_learnt_is_never_done(learnt: Callable[..., None]) -> None:
    view = ECARTE.view.of(at(DEALT), "S")
    learnt(**{"S:stand": 0.015, "S:propose": 0.985})
    assert master.trained_chances(view) == {PROPOSE: 1.0}
    learnt(**{"S:stand": 0.2, "S:propose": 0.8})
    assert master.trained_chances(view) == pytest.approx({STAND: 0.2, PROPOSE: 0.8})
    card = ECARTE.view.of(at(LED), "S")
    learnt(S_As=0.01, S_Jh=0.01, S_Qd=0.49, S_Qc=0.49)
    assert {str(event): chance for event, chance in master.trained_chances(card).items()} == {"S.Qd": 0.5, "S.Qc": 0.5}


def test_where_nothing_was_learnt_the_master_counts_and_the_books_speak(learnt: Callable[..., None]) -> None:
    learnt()
    assert codes(thought(master.MIND, at(LED)))[0] in ("counted", "sampled")
    assert thought(master.MIND, at(DEALT)) == club.decide(ECARTE.view.of(at(DEALT), "S"), Random(1))
    learnt(S_As=0.2, S_Jh=0.2, S_Qd=0.2, S_Qc=0.2, S_7c=0.2)  # all equal: training never reached this situation
    assert codes(thought(master.MIND, at(LED)))[0] in ("counted", "sampled")
    learnt(S_As=1 / 3, S_Qd=1 / 3, S_Qc=1 / 3)
    assert codes(thought(master.MIND, at(LED)))[0] == "policy"


def test_a_table_that_was_trained_for_a_short_time_is_asked_at_cards_only(
    learnt: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    short = {"akagiri": {"run": {"iterations": policy.SEASONED - 1}}}
    monkeypatch.setattr(policies, "index", lambda: short)
    learnt(**{"S:stand": 1.0})
    assert master.trained_chances(ECARTE.view.of(at(DEALT), "S")) == {}
    learnt(S_As=1.0)
    assert master.trained_chances(ECARTE.view.of(at(LED), "S")) != {}
    short["akagiri"]["run"]["iterations"] += 1
    learnt(**{"S:stand": 1.0})
    assert master.trained_chances(ECARTE.view.of(at(DEALT), "S")) == {STAND: 1.0}


def test_a_table_that_is_on_its_way_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    def chances(_: View) -> Any:
        raise policies.Needed("akagiri")

    monkeypatch.setattr("ecarte.players.ecarte.learnt.chances", chances)
    with pytest.raises(policies.Needed, match="akagiri"):
        thought(master.MIND, at(LED))


def test_e20_of_what_was_learnt_only_the_suit_that_was_named_is_played(learnt: Callable[..., None]) -> None:
    state = at(f"{LED} S:suit:c", declare_suit="on", king_mark="none")
    learnt(S_Qd=0.9, S_Qc=0.1)
    assert {str(event): chance for event, chance in master.trained_chances(ECARTE.view.of(state, "S")).items()} == {
        "S.Qc": 1.0
    }


def test_e29_playing_for_all_five_tricks_was_never_learnt(learnt: Callable[..., None]) -> None:
    casino: dict[str, Any] = {"preset": "casino", "king_mark": "none", "doubling": False}
    state = at("N<KdQdJdKsKc S<8s7s8h7h9d ^8d N:stand S:offer N:decline", dealer="S", **casino)
    learnt(N_Kd=1.0)
    assert master.trained_chances(ECARTE.view.of(state, "N")) == {}


def test_a_maxim_that_would_do_the_same_is_named_with_what_was_learnt(learnt: Callable[..., None]) -> None:
    learnt(S_As=1.0)
    card, why = club.maxim(ECARTE.view.of(at(LED), "S"))
    assert codes(thought(master.MIND, at(LED))) == ["policy"]
    learnt(**{f"S_{card}": 1.0})
    answer = thought(master.MIND, at(LED))
    assert codes(answer) == ["policy", why]
    assert answer.reasons[1].data == {"card": card}
