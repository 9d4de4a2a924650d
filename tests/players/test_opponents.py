"""The four levels of the computer at écarté: what each gets wrong, and what it knows."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, product
from random import Random

import pytest

from ecarte import record
from ecarte.collection.simulate import Plan, games
from ecarte.core.cards import PACK
from ecarte.core.game import Event, OptionValue
from ecarte.games.ecarte.game import GAME as ECARTE
from ecarte.games.ecarte.state import State, View
from ecarte.machine.ecarte.double import solve_lead
from ecarte.machine.ecarte.levels import beginner as machine
from ecarte.machine.ecarte.records import ELDER, LEADS_MASTER
from ecarte.players import OPPONENTS, PLAYERS
from ecarte.players.ecarte import amateur, beginner, club, double, equity, masks, master, sight, slips, worlds
from ecarte.players.ecarte.rules import load_rules
from tests.kit.positions import at, go

LEVELS = OPPONENTS["ecarte"]
ORDER = "KQJAT987"


def chosen(state: State, seat: str, player: str, seed: int = 1) -> str:
    event = PLAYERS["ecarte"][player](ECARTE.view.of(state, seat), Random(seed))
    return str(event or "")


# --- all of them ---


@pytest.mark.sampled
@pytest.mark.parametrize("player", LEVELS)
def test_every_combination_of_rules_is_played_to_its_end(player: str) -> None:
    rng = Random(player)
    for number in range(12):
        changes: dict[str, OptionValue] = {}
        for option in rng.sample(ECARTE.options, 6):
            changes[option.name] = rng.choice(option.values)
        changes = legal(changes)
        other = rng.choice([*LEVELS, "chance"])
        for play in games(Plan({"S": player, "N": other}, 1, seed=number, options=changes)):
            assert record.winner(play) is not None


def legal(changes: dict[str, OptionValue]) -> dict[str, OptionValue]:
    """Return a preset's options with the changes and what they need."""
    for option in ECARTE.options:
        if changes.get(option.name, option.default) != option.default:
            for name, wanted in option.needs.items():
                default = next(each.default for each in ECARTE.options if each.name == name)
                if changes.get(name, default) not in wanted:
                    changes[name] = wanted[0]
    return changes


@pytest.mark.parametrize("player", LEVELS)
def test_the_same_view_and_chance_give_the_same_choice(player: str) -> None:
    state = at("S<QdTdKsJh7c N<QsTsAh8h7h ^7d S:propose N:refuse")
    assert chosen(state, "S", player, 5) == chosen(state, "S", player, 5) != ""


def test_weaker_players_slip_more_often_and_the_master_never() -> None:
    """Of two thousand opportunities to announce a king that is not held (law 25)."""
    minds = {"beginner": beginner.MIND, "amateur": amateur.MIND, "club": club.MIND, "master": master.MIND}
    state = at("S<AsJhQdQc7c N<QsTsAh8h7h ^7d S:stand", preset="london", declare_suit="off")
    view = ECARTE.view.of(state, "S")
    found = dict.fromkeys(minds, 0)
    for name, mind in minds.items():
        if mind.care is not None:
            each = (slips.slip(replace(view, deal=deal), Random(deal), mind.care) for deal in range(2000))
            found[name] = sum(event is not None and event.suffix == "false" for event in each)
    assert found["beginner"] > found["amateur"] > found["club"] > found["master"] == 0
    assert master.MIND.care is None


# --- the beginner ---


def test_a_beginner_plays_court_cards_without_a_trump() -> None:
    courts = at("S<QsJsQhJhQc N<7d8d9h8h7h ^Td")
    assert chosen(courts, "S", "beginner") == "S:stand"
    assert chosen(courts, "S", "amateur") == "S:propose"


def test_a_beginner_accepts_what_should_be_refused_and_forgets_the_risk() -> None:
    strong = at("S<7s8s8h7h7c N<QdJd9d9sTh ^Td S:propose")
    for player, answer in (("beginner", "N:accept"), ("amateur", "N:refuse"), ("club", "N:refuse")):
        assert chosen(strong, "N", player) == answer, player
    for vulnerability in ("first", "every", "none"):  # it makes no difference to the beginner
        assert chosen(at("S<QsJsQhJhQc N<7d8d9h8h7h ^Td", vulnerability=vulnerability), "S", "beginner") == "S:stand"


def test_a_beginner_and_an_amateur_keep_queens() -> None:
    state = at("S<9dQsQh8c7c N<7d8d9h8h7h ^Td S:propose N:accept")
    for level in ("beginner", "amateur"):
        assert chosen(state, "S", level) == "S-8c7c"
    assert chosen(state, "S", "club") == "S-QsQh8c7c"


def test_a_beginner_is_of_one_mind_within_a_deal_and_of_several_between_them() -> None:
    """The only trump is led in some deals, in others a king or the lowest card: always to the end of the deal."""
    found = set()
    for score in product(range(5), range(5)):
        state = at("S<9dKsQsJhTh N<7d8d9h8h7h ^Td S:stand", score=score)
        first = chosen(state, "S", "beginner")
        assert first == chosen(state, "S", "beginner", 9)
        found.add(first)
    assert found == {"S.9d", "S.Ks", "S.Th"}


def test_a_beginner_remembers_the_last_trick_only() -> None:
    """The queen of spades is the best card once its king has been played, for a player who remembers that."""
    played = at("S<AsQsTh9h8h N<KsAh7h7c8c ^Td S:stand S.As N.Ks /N N.7c S.8h /N N.8c S.9h /N N.7h S.Th /S")
    later = at("S<AsQsTh9h8h N<KsAh7h7c8c ^Td S:stand S.As N.Ks /N")
    for state, remembered in ((played, set()), (later, {"As", "Ks"})):
        deal = sight.read(ECARTE.view.of(state, "S"), ELDER)
        assert {"As", "Ks"} & set(masks.from_mask(deal.last, "d", ORDER)) == remembered
        assert {"As", "Ks"} <= set(masks.from_mask(deal.away[ELDER], "d", ORDER))  # others remember more
    # In a deal without habits it leads a queen as the best of its suit right after the king, and no trick later.
    gone = "S<KsQsTh9h8h N<As7h8s7c8c ^Td S:stand S.Ks N.As /S"
    for moves, is_best in ((gone, True), (f"{gone} S.Th N.7h /S", False)):
        view = ECARTE.view.of(at(moves), "S")
        deal, rules = sight.read(view, ELDER), load_rules(view.options)
        deal.habits = [50] * len(deal.habits)
        card = machine.plays(rules, deal, ELDER, deal.hands[ELDER])
        assert (deal.why == LEADS_MASTER, sight.card_of(view, card) == "Qs") == (is_best, is_best)


# --- the amateur ---


def test_an_amateur_saves_one_or_two_trumps_and_leads_three() -> None:
    two, three = "S<KdQdKsJh8c N<7h8d9h8h7c ^9d S:stand", "S<KdQd7dJh8c N<7h8d9h8h7c ^9d S:stand"
    assert chosen(at(two), "S", "amateur") == "S.Ks"
    assert chosen(at(two), "S", "club") == "S.Kd"
    for level in ("amateur", "club"):
        assert chosen(at(three), "S", level) == "S.Kd"


def test_an_amateur_says_what_it_saves() -> None:
    view = ECARTE.view.of(at("S<KdQdKsJh8c N<7h8d9h8h7c ^9d S:stand"), "S")
    thought = amateur.MIND.think(view, Random(1))
    assert thought is not None
    assert [(each.code, each.data) for each in thought.reasons] == [("hoards-trumps", {"card": "Ks"})]


# --- what is known ---


def known(state: State, seat: str) -> tuple[View, masks.Known]:
    view = ECARTE.view.of(state, seat)
    return view, masks.read_view(view)


def named(mask: int, view: View) -> set[str]:
    return set(masks.from_mask(mask, view.trump or "", ORDER))


def test_numbers_are_trumps_first_and_the_highest_first() -> None:
    number = masks.number_cards("h", ORDER)
    assert [number[card] for card in ("Kh", "7h", "Ks", "Kd", "Kc", "7c")] == [0, 7, 8, 16, 24, 31]
    assert masks.name_numbers("h", ORDER)[number["Jd"]] == "Jd"


def test_the_suits_that_the_opponent_has_shown_to_lack() -> None:
    state = at("S<AsJhQdQc7c N<QsTsAh8h7h ^7d S:stand S.Qd N.7h /S")
    view, seen = known(state, "S")
    assert named(seen.lacks, view) == {card for card in PACK if card[1] == "d"} - {"Qd", "7d"}
    state = at("S<AsJhQdQc7c N<QsTsKh8h9c ^7d S:stand S.Qc N.9c /S")
    assert named(known(state, "S")[1].lacks, view) >= {"Kc"}  # it had to be headed (E17)
    state = at("S<AsJhQdQc7c N<QsTsKh8h9c ^7d S:stand S.Qc N.9c /S", must_head=False)
    assert "Kc" not in named(known(state, "S")[1].lacks, view)


def test_a_king_marked_automatically_is_in_the_opponents_hand_or_not() -> None:
    marked = at("S<AsJhQdQc7c N<KdTsAh8h7h ^7d S:stand")
    marked = go(marked, "N:king") if "N" not in marked.kings else marked
    view, seen = known(marked, "S")
    assert named(seen.holds, view) == {"Kd"}
    none = at("S<AsJhQdQc7c N<QsTsAh8h7h ^7d S:stand")
    assert "Kd" in named(known(none, "S")[1].lacks, view)
    optional = at("S<AsJhQdQc7c N<QsTsAh8h7h ^7d S:stand", king_mark="optional")
    assert "Kd" not in named(known(optional, "S")[1].lacks, view)


def test_the_pool_holds_the_opponents_hand_for_every_player() -> None:
    """Over whole games, the opponent's real cards are never excluded."""
    for number, rules in enumerate(("akagiri", "jirai", "casino")):
        for play in games(Plan({"S": "amateur", "N": "chance"}, 4, seed=number, rules=rules)):
            for step in play.steps:
                if step.before.phase != "play" or not step.before.turned:
                    continue
                for seat, other in ("SN", "NS"):
                    view, seen = known(step.before, seat)
                    if getattr(step.what, "verb", "") == "king":  # it is about to mark itself
                        continue
                    hand = masks.to_mask(step.before.hand(other), view.trump or "", ORDER)
                    assert not hand & ~(seen.pool | seen.holds)
                    assert seen.holds & hand == seen.holds


# --- worlds ---


def test_worlds_that_are_all_tried_are_exact() -> None:
    """The last two cards: every possible hand of the opponent, each played out double dummy."""
    state = at("S<KsJhQdQc7c N<QsTsAh8h7h ^7d S:stand S.Qd N.7h /S S.Jh N.Ah /S S.Ks N.Ts /S")
    view, seen = known(state, "S")
    found = worlds.values(view, Random(1))
    assert found.exact
    pool = list(masks.scan(seen.pool))
    hands = [1 << a | 1 << b for a, b in combinations(pool, 2)]
    assert found.worlds == len(hands)
    for card, value in found.cards.items():
        number = masks.number_cards("d", ORDER)[card]
        tricks = [3 + solve_lead(double.load_table(True), seen.own, hand, number) for hand in hands]
        assert value.tricks == pytest.approx(sum(tricks) / len(hands))
        stakes = [equity.worth(2 if won == 5 else 1, 0, 5, False) for won in tricks]
        assert value.stake == pytest.approx(sum(stakes) / len(hands))
        assert 0.5 < value.game < 1


def test_worlds_know_the_score_and_the_risk() -> None:
    view = ECARTE.view.of(at("S<QdTdKsJh7c N<QsTsAh8h7h ^8d S:stand", vulnerability="first"), "S")
    free = ECARTE.view.of(at("S<QdTdKsJh7c N<QsTsAh8h7h ^8d S:stand", vulnerability="none"), "S")
    at_risk, without = (worlds.values(each, Random(3)) for each in (view, free))
    assert all(at_risk.cards[card].stake < without.cards[card].stake for card in at_risk.cards)
    last = ECARTE.view.of(at("S<QdTdKsJh7c N<QsTsAh8h7h ^8d S:stand", score=(4, 4)), "S")
    for value in worlds.values(last, Random(3)).cards.values():
        assert value.game == pytest.approx(value.stake / 2 + 0.5)


def test_drawn_worlds_come_near_to_all_of_them() -> None:
    view = ECARTE.view.of(at("S<QdTdKsJh7c N<QsTsAh8h7h ^8d S:stand S.Ks N.Qs /S"), "S")
    every = worlds.values(view, Random(1), 10**6)
    some = worlds.values(view, Random(1), 1000)
    assert every.exact
    assert not some.exact
    for card, value in every.cards.items():
        assert some.cards[card].stake == pytest.approx(value.stake, abs=0.05)


# --- the club and the master ---


def test_the_club_plays_by_the_books() -> None:
    for hand, said in (("QdJd9dKsKh", "stand"), ("8d7dKs8s7s", "stand"), ("7dTs9h8h8c", "propose")):
        turned = "Ad" if "Ad" not in hand else "Td"
        assert chosen(at(f"S<{hand} N<KcQcJcAcTc ^{turned}"), "S", "club") == f"S:{said}", hand


def test_the_club_counts_trumps_and_shown_cards() -> None:
    """The opponent has no trump left: the best card of a suit is led, and the last trump kept."""
    state = at("S<QdTdKs9h7c N<7h8hTs8sAs ^8d S:stand S.Qd N.7h /S")
    assert chosen(state, "S", "club") == "S.Ks"


def test_the_club_works_the_last_tricks_out() -> None:
    state = at("S<KsJhQd9c7c N<QsTsAh8h7h ^7d S:stand S.Qd N.7h /S S.Jh N.8h /S S.Ks N.Ts /S")
    thought = club.MIND.think(ECARTE.view.of(state, "S"), Random(1))
    assert thought is not None
    assert thought.reasons[0].code in ("counted", "sampled")


def test_the_master_does_what_it_has_learnt_as_often_as_it_should() -> None:
    stand, propose = Event("say", "S", verb="stand"), Event("say", "S", verb="propose")
    rng = Random(4)
    often = sum(master.drawn({stand: 0.3, propose: 0.7}, rng) == stand for _ in range(4000))
    assert often / 4000 == pytest.approx(0.3, abs=0.03)
    assert master.drawn({propose: 1.0}, rng) == propose
