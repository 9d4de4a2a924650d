"""The fast core, the samples, the score and the solver of belote's players agree with the rules."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ecarte.core.cards import PACK
from ecarte.games.belote.declarations import melds as belote_melds
from ecarte.games.belote.game import GAME as BELOTE
from ecarte.games.belote.options import Options
from ecarte.games.belote.state import side_of
from ecarte.games.belote.tricks import taking
from ecarte.players.belote.cards import beats, frame, legal
from ecarte.players.belote.quick import playout
from ecarte.players.belote.sample import Sampler, Splits
from ecarte.players.belote.search import distinct
from ecarte.players.belote.solver import Solver
from ecarte.players.belote.table import plays
from ecarte.players.belote.worth import GAME, Stakes, declared, settled
from tests.belote.course import TABLES, course, views

# --- fast core and samples ---


@pytest.mark.parametrize("number", range(24))
def test_the_fast_core_agrees_with_the_rules(number: int) -> None:
    """Legal cards, the winning card and the winner agree at every play of random deals under random options."""
    for state, view, place in views(number):
        if place.trick:
            may = legal(place.own, place.led, place.suit, place.bit, place.is_partner_winning(), place.of)
            assert view.seats[place.winner] == taking(state.trick, str(state.contract))
        else:
            may = place.own
        found = {place.of.card(suit, bit) for suit in range(4) for bit in range(8) if may[suit] >> bit & 1}
        assert found == {event.cards[0] for event in view.legal if event.do == "play"}
        assert [sum(place.taken[at] for at in place.seats if side_of(view.seats[at], place.of.players) == side)
                for side in view.options.sides] == [view.won[side] for side in view.options.sides]  # fmt: skip


@pytest.mark.parametrize("number", range(24))
def test_the_possible_hands_include_the_true_ones(number: int) -> None:
    for state, _, place in views(number):
        for at, hand in enumerate(state.hands):
            for suit, mask in enumerate(place.of.masks(hand)):
                assert mask & ~place.may[at][suit] == 0
                assert place.known[at][suit] & ~mask == 0
            assert place.sizes[at] == len(hand)


@pytest.mark.parametrize("number", range(24))
def test_samples_respect_the_cards_seen(number: int) -> None:
    """Samples respect voids, upper limits, known cards, hand sizes and the own hand."""
    for _, view, place in views(number):
        sampler = Sampler(view, place)
        for attempt in range(3):
            world = sampler.draw(Random(attempt))
            assert world[place.me] == place.own
            for at in place.seats:
                assert sum(map(int.bit_count, world[at])) == place.sizes[at]
                for suit in range(4):
                    assert world[at][suit] & ~place.may[at][suit] == 0
                    assert world[at][suit] & place.known[at][suit] == place.known[at][suit]
            for suit in range(4):
                together = [world[at][suit] for at in place.seats]
                assert sum(together) == together[0] | together[1] | together[-1] | together[place.of.players - 2]


def test_every_possible_deal_is_drawn_as_often() -> None:
    """Three holders and five cards, one barred to two of them and one to a third: all deals come up equally often."""
    splits = Splits([(1, 7), (2, 7), (3, 1), (4, 6), (5, 7)], [2, 2, 1])
    rng, counts = Random(1), dict[Any, int]()
    for _ in range(6000):
        found = tuple(tuple(sorted(each)) for each in splits.draw(rng))
        counts[found] = counts.get(found, 0) + 1
    expected = [  # 3 with the first, 4 with the second or third, one more for the first out of 1, 2, 5
        (a, b, c)
        for first in (1, 2, 5)
        for rest in [[card for card in (1, 2, 5) if card != first]]
        for a, b, c in [
            (tuple(sorted((3, first))), tuple(sorted((4, rest[0]))), (rest[1],)),
            (tuple(sorted((3, first))), tuple(sorted((4, rest[1]))), (rest[0],)),
            (tuple(sorted((3, first))), tuple(sorted(rest)), (4,)),
        ]
    ]
    assert set(counts) == set(expected)
    assert all(abs(count - 6000 / 9) < 110 for count in counts.values())


@pytest.mark.parametrize("number", range(36))
def test_the_score_agrees_with_the_game(number: int) -> None:
    """The sums agree with `games.belote.score`: cards, last trick, all tricks, declarations, belote."""
    preset, changes = TABLES[number % len(TABLES)]
    *_, state = course(preset, changes, number, "amateur")
    scored, options = state.scored, state.options
    if scored is None:
        return
    of = frame(scored.contract, options.players)
    at = [next(i for i, name in enumerate(options.sides) if seat in name) for seat in options.seats]
    sides = [at[seat] for seat in range(options.players)][: len(options.sides)]

    def by_side(values: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(values[side] for side in sides)

    order = dict.fromkeys(of.side(options.seats.index(seat)) for seat in state.order)
    taker = of.side(options.seats.index(scored.taker))
    stakes = Stakes(options, of, taker, tuple(order), by_side(scored.melds), by_side(scored.belote))
    capot = None if scored.capot is None else sides.index(options.sides.index(scored.capot))
    taken = [cards + last for cards, last in zip(by_side(scored.cards), by_side(scored.last), strict=True)]
    assert stakes.written(taken, capot) == list(by_side(scored.points))
    assert max(scored.last) == (10 if capot is None else 10 + stakes.extra)


@pytest.mark.parametrize(("melds", "expected"), [((0, 0, 0), [0, 102, 60]), ((0, 0, 20), [0, 64, 118])])
def test_b29_of_three_the_higher_score_gets_what_the_taker_loses(melds: tuple[int, ...], expected: list[int]) -> None:
    """Declarations count for the order even where the contract is judged without them, as in `games.belote.score`."""
    options = BELOTE.resolve("three", {"compare_without_declarations": True})
    stakes = Stakes(options, frame("h", 3), 0, (0, 1, 2), melds, (0, 0, 0))
    assert stakes.written([38, 64, 60], None) == expected


def test_what_wins_the_game_is_worth_more_than_its_points() -> None:
    usual, three, five = Options(), BELOTE.resolve("three", {}), Options(deals=5)
    assert settled([90, 72], [0, 0], usual, 9, 0) == 18
    assert settled([90, 72], [915, 900], usual, 9, 0) == 18 + GAME
    assert settled([90, 72], [900, 930], usual, 9, 0) == 18 - GAME
    assert settled([90, 72], [915, 980], usual, 9, 0) == 18 - GAME  # both reach it: the higher wins
    assert settled([90, 72], [930, 948], usual, 9, 1) == -18  # a draw
    assert settled([80, 42, 40], [930, 0, 0], three, 9, 1) == 42 - 60 - GAME
    assert settled([90, 72], [915, 0], five, 4, 0) == 18
    assert settled([90, 72], [20, 0], five, 5, 0) == 18 + GAME
    assert settled([90, 72], [0, 20], five, 5, 0) == 18 - GAME


def test_the_worth_of_declarations_agrees_with_the_game() -> None:
    rng = Random(2)
    plain = frame("nt")
    for _ in range(3000):
        suits = rng.sample("shdc", 4) if rng.random() < 0.5 else [rng.choice("shdc")] * 4
        pool = [card for card in PACK if card[1] in suits[:2] or card[0] in "JA"]
        drawn = rng.sample(pool, 8)
        hand = tuple(card for card in PACK if card in drawn)
        for shared in (True, False):
            natural = [plain.to_natural[suit][mask] for suit, mask in enumerate(plain.masks(hand))]
            found = belote_melds.best("S", hand, shared)
            strength, points = declared(natural, -1, shared)
            assert (strength > 0) == bool(found)
            if len({meld.kind == "carre" for meld in found}) < 2:
                assert points == sum(meld.points for meld in found)


# --- the solver ---


def brute(hands: list[list[int]], of: Any, first: list[bool], seat: int, trick: Any, sweep: Any) -> int:
    """Solve a position by plain minimax."""
    if trick:
        who, suit, bit = trick[0]
        for other in trick[1:]:
            if beats(other[1], other[2], suit, bit, of.trump):
                who, suit, bit = other
    if len(trick) == of.players:
        points = sum(of.points[s][b] for _, s, b in trick) if first[who] else 0
        sweep = sweep if sweep == first[who] else None
        if not any(hands[0]):
            extra = 0 if sweep is None else 90 if sweep else -90
            return points + (10 if first[who] else 0) + extra
        return points + brute(hands, of, first, who, [], sweep)
    may = legal(hands[seat], trick[0][1], suit, bit, of.partners(seat, who), of) if trick else hands[seat]
    values = []
    for suit in range(4):
        for bit in range(8):
            if may[suit] >> bit & 1:
                hands[seat][suit] ^= 1 << bit
                values.append(brute(hands, of, first, (seat + 1) % of.players, [*trick, (seat, suit, bit)], sweep))
                hands[seat][suit] ^= 1 << bit
    return max(values) if first[seat] else min(values)


@pytest.mark.parametrize("number", range(60))
def test_the_solver_agrees_with_brute_force(number: int) -> None:
    rng = Random(number)
    of = frame(rng.choice(["s", "h", "nt", "at"]), rng.choice([3, 4, 4]), rng.random() < 0.5)
    size = rng.choice([1, 2, 2, 3])
    pack = rng.sample([(suit, bit) for suit in range(4) for bit in range(8)], size * of.players)
    hands = [[0, 0, 0, 0] for _ in range(of.players)]
    for at, (suit, bit) in enumerate(pack):
        hands[at // size][suit] |= 1 << bit
    first = [True, False] * 2 if of.players == 4 else [False, True, False]
    sweep = rng.choice([None, True, False])
    mine = [(suit, bit) for suit in range(4) for bit in range(8) if hands[0][suit] >> bit & 1]
    expected = []
    for suit, bit in mine:
        hands[0][suit] ^= 1 << bit
        expected.append(brute(hands, of, first, 1, [(0, suit, bit)], sweep))
        hands[0][suit] ^= 1 << bit
    assert Solver(hands, of, first, (), sweep).values(0, mine) == expected


@pytest.mark.parametrize("number", range(20))
def test_the_solver_joins_a_trick_under_way(number: int) -> None:
    """In the middle of a trick it gives the same values as from the trick's beginning."""
    rng = Random(number)
    of = frame(rng.choice(["s", "nt", "at"]))
    pack = rng.sample([(suit, bit) for suit in range(4) for bit in range(8)], 12)
    hands = [[0, 0, 0, 0] for _ in range(4)]
    for at, (suit, bit) in enumerate(pack):
        hands[at // 3][suit] |= 1 << bit
    first = [True, False] * 2
    suit, bit = pack[0]
    whole = Solver(hands, of, first).values(0, [(suit, bit)])[0]
    hands[0][suit] ^= 1 << bit
    may = legal(hands[1], suit, suit, bit, False, of)
    answers = [(s, b) for s in range(4) for b in range(8) if may[s] >> b & 1]
    assert min(Solver(hands, of, first, [(0, suit, bit)]).values(1, answers)) == whole


@pytest.mark.parametrize("number", range(18))
def test_cards_left_out_are_as_good_as_one_kept(number: int) -> None:
    """Against the same hands, every card that `distinct` drops is worth the same as one it keeps."""
    for _, view, place in views(number):
        if place.of.players == 3 or not 2 <= place.left <= 3:
            continue
        every = list(plays(view, place))
        kept = distinct(every, place)
        world = Sampler(view, place).draw(Random(1))
        solver = Solver(world, place.of, [True, False] * 2, place.trick)
        worth = dict(zip(every, solver.values(place.me, every), strict=True))
        for card in every:
            assert any(worth[card] == worth[other] and other[0] == card[0] for other in kept)


@pytest.mark.parametrize(("contract", "points"), [("h", 152), ("nt", 120), ("at", 248)])
def test_a_playout_takes_all_points_legally(contract: str, points: int) -> None:
    rng, of = Random(4), frame(contract)
    for _ in range(50):
        pack = [(suit, bit) for suit in range(4) for bit in range(8)]
        rng.shuffle(pack)
        hands = [[0, 0, 0, 0] for _ in range(4)]
        for at, (suit, bit) in enumerate(pack):
            hands[at // 8][suit] |= 1 << bit
        won, taken = [0] * 4, [0] * 4
        playout(hands, [255] * 4, of, 0, 0, [0] * 4, won, taken)
        assert (sum(won), sum(taken)) == (points, 8)
        assert not any(map(any, hands))
