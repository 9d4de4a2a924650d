"""What belote's players know of a deal, sample and score agrees with the rules."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ecarte.core.cards import PACK
from ecarte.games.belote.declarations import melds as belote_melds
from ecarte.games.belote.game import GAME as BELOTE
from ecarte.games.belote.numbers import CONTRACTS
from ecarte.games.belote.options import Options
from ecarte.games.belote.state import View
from ecarte.games.belote.tricks import taking
from ecarte.machine.belote import sampling
from ecarte.machine.belote.judging import judge_cards
from ecarte.machine.belote.play import may_play
from ecarte.machine.belote.records import CARDS, NO_TRUMPS, NOBODY
from ecarte.machine.belote.response import FEWEST
from ecarte.machine.belote.sampling import count_strange, draw_world, fill_pool, split
from ecarte.machine.belote.score import LAST, count_up
from ecarte.machine.belote.sight import ALL, Tables, Work
from ecarte.machine.belote.solver import solve
from ecarte.machine.belote.stakes import GAME, find_result, sort_naturally, weigh_melds
from ecarte.machine.belote.thumb import play_out
from ecarte.players.belote.cards import cards_of, mask_of, numbers, tables
from ecarte.players.belote.expert import distinct
from ecarte.players.belote.search import EACH, look
from ecarte.players.belote.table import plays
from tests.kit.belote_course import TABLES, course, views

# --- what is seen, and samples ---


@pytest.mark.parametrize("number", range(24))
def test_what_is_seen_agrees_with_the_rules(number: int) -> None:
    """Legal cards, the winning card and the tricks agree at every play of random deals under random options."""
    for state, view, sight in views(number):
        rules, contract = tables(view.options), str(state.contract)
        if sight.lying:
            assert view.seats[sight.winning] == taking(state.trick, contract)
            assert sight.best == numbers(contract)[dict(state.trick)[view.seats[sight.winning]]]
        may = cards_of(may_play(rules, sight, sight.me), contract)
        assert may == {event.cards[0] for event in view.legal if event.do == "play"}
        assert [sight.won[at] for at, _ in enumerate(view.options.sides)] == [*view.won.values()]


@pytest.mark.parametrize("number", range(24))
def test_the_possible_hands_include_the_true_ones(number: int) -> None:
    for state, _, sight in views(number):
        for at, hand in enumerate(state.hands):
            mask = mask_of(hand, str(state.contract))
            assert mask & ~sight.may[at] == 0
            assert sight.known[at] & ~mask == 0
            assert sight.sizes[at] == len(hand)


def world_of(view: View, seed: int) -> list[int]:
    """Return hands drawn for a place."""
    work, rules = look(view), tables(view.options)
    work.chance = list(Random(seed).getstate()[1])
    assert draw_world(rules, work)
    return work.world


@pytest.mark.sampled(8)
@pytest.mark.parametrize("number", range(24))
def test_samples_respect_the_cards_seen(number: int) -> None:
    """Samples respect voids, upper limits, known cards, hand sizes and the own hand."""
    for _, view, sight in views(number):
        for attempt in range(3):
            world, together = world_of(view, attempt), 0
            assert world[sight.me] == sight.hands[sight.me]
            for at in range(view.options.players):
                assert world[at].bit_count() == sight.sizes[at]
                assert world[at] & ~sight.may[at] == 0
                assert world[at] & sight.known[at] == sight.known[at]
                assert not world[at] & together
                together |= world[at]


@pytest.mark.sampled
@pytest.mark.parametrize("number", range(6))
def test_what_amateurs_play_is_never_strange(number: int) -> None:
    """In the hands that are held, all cards are those of the rule of thumb; looking changes nothing."""
    strange = []
    for state in course("classic", {}, number, "amateur"):
        if state.phase != "play" or state.mover is None:
            continue
        view = BELOTE.view.of(state, state.mover)
        work, rules = look(view), tables(view.options)
        for at, hand in enumerate(state.hands):
            work.world[at] = mask_of(hand, str(state.contract))
            work.complete[at] = work.world[at] | work.played[at]
        before = repr(tabled(work))
        assert count_strange(rules, work) == 0
        assert repr(tabled(work)) == before
        # Were the hands exchanged, they would be.
        one, other = (work.me + 1) % 4, (work.me + 3) % 4
        work.complete[one] = work.world[other] | work.played[one]
        work.complete[other] = work.world[one] | work.played[other]
        strange.append(count_strange(rules, work))
    assert any(strange)


def tabled(work: Work) -> dict[str, Any]:
    """Return what a place is, its tables as lists; those shown are scratch."""
    return {
        name: list(held) if hasattr(held, "__len__") else held for name, held in vars(work).items() if name != "shown"
    }


def prepared(view: View, worlds: int, ahead: int = 0) -> tuple[Work, Tables]:
    """Return what the strong player asks the machine of a place, and the rules."""
    work, rules = look(view), tables(view.options)
    work.chance, work.wanted, work.drawn, work.ahead = list(Random(3).getstate()[1]), worlds, EACH * worlds, ahead
    return work, rules


def test_hands_that_agree_with_the_play_are_picked() -> None:
    """In deals of amateurs the others' cards are placed right more often than in hands that only fit the rules."""
    placed, drawn = 0, 0
    for number in range(12):
        states = course("classic", {}, number, "amateur")
        state = next((each for each in states if len(each.tricks) == 4 and each.mover), None)
        if state is None:
            continue
        work, rules = prepared(BELOTE.view.of(state, str(state.mover)), 12)
        assert fill_pool(rules, work)
        held = [mask_of(hand, str(state.contract)) for hand in state.hands]
        right = [
            sum((held[seat] & work.pool[4 * at + seat]).bit_count() for seat in range(4) if seat != work.me)
            for at in range(work.drawn)
        ]
        placed += EACH * sum(right[at] for at in work.picked[: work.wanted])
        drawn += sum(right)
    assert placed > 1.1 * drawn


@pytest.mark.sampled(2)
@pytest.mark.parametrize("number", range(6))
def test_a_seat_that_chooses_again_does_no_worse_than_by_the_rule_of_thumb(number: int) -> None:
    """With one choice ahead it is as if the deal were played out; with its next one too, it never loses by that."""
    for _, view, _ in list(views(number))[::5]:
        found = []
        cards = [*plays(view)]
        for ahead in (0, 1, 2):
            work, rules = prepared(view, FEWEST, ahead)
            work.trying = len(cards)
            for at, card in enumerate(cards):
                work.choices[at] = card
            assert judge_cards(rules, work) == FEWEST
            found.append(work.values[: FEWEST * len(cards)])
        assert found[0] == found[1]
        for at in range(len(cards)):
            assert sum(found[2][at :: len(cards)]) >= sum(found[1][at :: len(cards)])


def judged(view: View, cards: list[int], **asked: int) -> tuple[list[float], list[int]]:
    """Return the values of cards in every world, and in how many the contract is made."""
    work, rules = prepared(view, FEWEST)
    work.trying = len(cards)
    for at, card in enumerate(cards):
        work.choices[at] = card
    for name, value in asked.items():
        setattr(work, name, value)
    assert judge_cards(rules, work) == FEWEST
    return work.values[: FEWEST * len(cards)], work.made[: len(cards)]


@pytest.mark.sampled(2)
@pytest.mark.parametrize("number", range(6))
def test_what_is_played_on_is_solved_as_well(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The last card of a trick is worth the mean of what follows, played on and solved, and of its card points."""
    monkeypatch.setattr(sampling, "STRANGER", sampling.STRANGE)  # so that all look at the same hands
    for _, view, sight in views(number):
        if sight.lying + 1 < view.options.players or len(view.hand) > 4 or view.options.face_up:
            continue
        if len(view.options.sides) > 2:  # solved, both opponents of the taker get half of the trick, whoever takes it
            continue
        cards = [*plays(view)]
        (played, _), (solved, made) = judged(view, cards), judged(view, cards, is_exact=1)
        heeding, _ = judged(view, cards, is_exact=1, is_playing=1)
        ending, _ = judged(view, cards, ahead=1, ending=4)
        whole, _ = judged(view, cards, ahead=1, is_exact=1, is_playing=1)
        assert ending == [(one + other) / 2 for one, other in zip(played, solved, strict=True)]
        assert whole == [(one + other) / 3 for one, other in zip(heeding, played, strict=True)]
        for at in range(len(cards)):
            if made[at] == FEWEST and not view.carried.waiting:  # then what is written is what was taken
                assert heeding[at :: len(cards)] == [2 * value for value in solved[at :: len(cards)]]


def test_every_possible_deal_is_drawn_as_often() -> None:
    """Three holders and five cards, one barred to two of them and one to a third: all deals come up equally often."""
    rules, work = tables(Options()), Work()
    work.me, work.live, work.sizes, work.careful = 3, 0b111110, [2, 2, 1, 0], 1
    work.may = [0b101110, 0b110110, 0b110110, 0]
    work.chance = list(Random(1).getstate()[1])
    assert split(rules, work, 1)
    counts = dict[Any, int]()
    for _ in range(6000):
        assert draw_world(rules, work)
        found = tuple(work.world[:3])
        counts[found] = counts.get(found, 0) + 1
    expected = [  # 3 with the first, 4 with the second or third, one more for the first out of 1, 2, 5
        (1 << 3 | 1 << first, *hands)
        for first in (1, 2, 5)
        for rest in [[1 << card for card in (1, 2, 5) if card != first]]
        for hands in [(1 << 4 | rest[0], rest[1]), (1 << 4 | rest[1], rest[0]), (sum(rest), 1 << 4)]
    ]
    assert set(counts) == set(expected)
    assert all(abs(count - 6000 / 9) < 110 for count in counts.values())


# --- scores and declarations ---


@pytest.mark.parametrize("number", range(36))
def test_the_score_agrees_with_the_game(number: int) -> None:
    """The sums agree with `games.belote.score`: cards, last trick, all tricks, declarations, belote."""
    preset, changes = TABLES[number % len(TABLES)]
    *_, state = course(preset, changes, number, "amateur")
    scored, options = state.scored, state.options
    if scored is None:
        return
    rules, work = tables(options), Work()
    work.contract, work.taker = CONTRACTS.index(scored.contract), options.seats.index(scored.taker)
    work.dealer = (options.seats.index(state.order[0]) - 1) % options.players
    for at, _ in enumerate(options.sides):
        work.totals[at] = scored.cards[at] + scored.last[at]
        work.melded[at], work.belote[at] = scored.melds[at], scored.belote[at]
    count_up(rules, work, NOBODY if scored.capot is None else options.sides.index(scored.capot))
    assert work.points[: rules.numbers] == list(scored.points)
    assert max(scored.last) == (LAST if scored.capot is None else rules.capot)


@pytest.mark.parametrize(("melds", "expected"), [((0, 0, 0), [0, 102, 60]), ((0, 0, 20), [0, 64, 118])])
def test_b29_of_three_the_higher_score_gets_what_the_taker_loses(melds: tuple[int, ...], expected: list[int]) -> None:
    """Declarations count for the order even where the contract is judged without them, as in `games.belote.score`."""
    work = Work()
    work.contract, work.taker, work.dealer = 1, 0, 2
    work.totals[:3], work.melded[:3] = [38, 64, 60], melds
    count_up(tables(BELOTE.resolve("three", {"compare_without_declarations": True})), work, NOBODY)
    assert work.points[:3] == expected


def result(points: list[int], before: list[int], options: Options, deal: int, side: int) -> float:
    work, size = Work(), len(points)
    work.points[:size], work.score[:size], work.number = points, before, deal
    return find_result(tables(options), work, side)


def test_what_wins_the_game_is_worth_more_than_its_points() -> None:
    usual, three, five = Options(), BELOTE.resolve("three", {}), Options(deals=5)
    assert result([90, 72], [0, 0], usual, 9, 0) == 18
    assert result([90, 72], [915, 900], usual, 9, 0) == 18 + GAME
    assert result([90, 72], [900, 930], usual, 9, 0) == 18 - GAME
    assert result([90, 72], [915, 980], usual, 9, 0) == 18 - GAME  # both reach it: the higher wins
    assert result([90, 72], [930, 948], usual, 9, 1) == -18  # a draw
    assert result([90, 72], [930, 948], Options(tied_end="another-deal"), 9, 1) == -18  # another deal
    assert result([80, 42, 40], [930, 0, 0], three, 9, 1) == 42 - 60 - GAME
    assert result([90, 72], [915, 0], five, 4, 0) == 18
    assert result([90, 72], [20, 0], five, 5, 0) == 18 + GAME
    assert result([90, 72], [0, 20], five, 5, 0) == 18 - GAME


def test_the_worth_of_declarations_agrees_with_the_game() -> None:
    rng, rules = Random(2), tables(Options())
    for _ in range(3000):
        suits = rng.sample("shdc", 4) if rng.random() < 0.5 else [rng.choice("shdc")] * 4
        pool = [card for card in PACK if card[1] in suits[:2] or card[0] in "JA"]
        drawn = rng.sample(pool, 8)
        hand = tuple(card for card in PACK if card in drawn)
        for shared in (True, False):
            natural = sort_naturally(rules, NO_TRUMPS, mask_of(hand, "nt"))
            found = belote_melds.best("S", hand, shared)
            strength, points = weigh_melds(natural, NO_TRUMPS, shared)
            assert (strength > 0) == bool(found)
            if len({meld.kind == "carre" for meld in found}) < 2:
                assert points == sum(meld.points for meld in found)


# --- what is left out, and playing out ---


@pytest.mark.parametrize("number", range(18))
def test_cards_left_out_are_as_good_as_one_kept(number: int) -> None:
    """Against the same hands, every card that `distinct` drops is worth the same as one it keeps."""
    for _, view, sight in views(number):
        if view.options.players < 4 or not 2 <= CARDS // 4 - sight.tricks <= 3:
            continue
        every = list(plays(view))
        kept = distinct(every, tables(view.options), sight)
        work = look(view)
        work.world, work.trying = world_of(view, 1), len(every)
        for at, card in enumerate(every):
            work.choices[at] = card
        solve(tables(view.options), work)
        worth = dict(zip(every, work.solved, strict=False))
        for card in every:
            assert any(worth[card] == worth[other] and other >> 3 == card >> 3 for other in kept)


@pytest.mark.parametrize(("contract", "points"), [("h", 152), ("nt", 120), ("at", 248)])
def test_a_playout_takes_all_points(contract: str, points: int) -> None:
    rng, rules = Random(4), tables(Options())
    for _ in range(50):
        pack, work = list(range(CARDS)), Work()
        rng.shuffle(pack)
        work.hands = [sum(1 << card for card in pack[at : at + 8]) for at in range(0, CARDS, 8)]
        work.contract, work.live = CONTRACTS.index(contract), ALL
        play_out(rules, work, 0)
        assert (sum(work.cards), sum(work.won)) == (points, 8)
        assert not any(work.hands)
