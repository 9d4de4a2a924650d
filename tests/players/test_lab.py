"""The lab: its players are the shipped ones, its matches are reproducible, its best response is the best."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from math import prod
from random import Random
from typing import Any

import pytest

pytest.importorskip("numba")

from bench.match import duplicate

from ecarte.collection.simulate import Plan, games
from ecarte.core.game import Event
from ecarte.games.ecarte.game import GAME as ECARTE
from ecarte.games.ecarte.state import AT, OTHER, SEATS, State, View
from ecarte.machine.cards import may_play
from ecarte.machine.ecarte.records import DEALER, ELDER, PLAYING
from ecarte.machine.ecarte.sight import held, pool
from ecarte.players.ecarte import amateur
from ecarte.players.ecarte.masks import number_cards, to_mask
from ecarte.players.ecarte.rules import load_rules
from ecarte.players.ecarte.sight import PHASES, see
from lab import deal, response, shipped
from lab.exploit import Exploiter
from lab.match import main as play_match
from lab.match import match, player

RULES = load_rules(deal.OPTIONS)
pytestmark = pytest.mark.thorough


def places(first: str, second: str, number: int, seed: int) -> list[tuple[View, State]]:
    """Return all decisions of games between two players of the engine."""
    found = []
    for play in games(Plan({"S": first, "N": second}, number, seed)):
        for step in play.steps:
            mover = ECARTE.rules.turn(step.before)
            if isinstance(step.what, Event) and mover is not None and step.what.seat == mover:
                view = ECARTE.view.of(step.before, mover)
                if view.phase in PHASES and not any(event.verb == "king" for event in view.legal):
                    found.append((view, step.before))
    return found


@pytest.fixture(scope="module")
def seen() -> list[View]:
    """Return some hundreds of decisions of very different players."""
    pairs = (("amateur", "chance"), ("club", "amateur"))
    return [view for first, second in pairs for view, _ in places(first, second, 12, 5)]


def fill(play: Any, view: View, chance: int = 7) -> None:
    """Let a deal of the lab be what a view shows."""
    _, known, phase, role, _ = see(view, RULES)
    packed = known.to_bytes()
    play.data[: len(packed)] = packed
    play.phase, play.mover, play.chance[0] = phase, role, chance


def test_the_rule_of_thumb_with_its_habits_is_the_amateur(seen: list[View]) -> None:
    choose = shipped.guest(player("amateur"))
    for view in seen:
        assert set_of(choose(view, Random(1))) == set_of(amateur.choose(view, Random(1))), view


@pytest.mark.parametrize("name", ["master", "amateur", "pimc20"])
def test_no_player_looks_into_the_opponents_hand(seen: list[View], name: str) -> None:
    native = shipped.native()
    rules, play, rng = deal.minds(native, player(name), player("thumb")), native.new(deal.Play), Random(1)
    for view in seen:
        decided = []
        for _ in range(2):
            fill(play, view)
            other, free = 1 - play.mover, pool(rules, play, play.mover) | held(rules, play, play.mover)
            cards = [card for card in range(32) if free >> card & 1]
            play.hands[other] = sum(1 << card for card in rng.sample(cards, play.hands[other].bit_count()))
            decided.append(native.call(shipped.decide_once, rules, play))
        assert decided[0] == decided[1], view


def test_a_guest_plays_by_the_rules() -> None:
    won, half = duplicate(shipped.guest(player("pimc20")), amateur.choose, 60)
    assert won > 0.3
    assert half > 0


def test_tricks_and_points_are_the_engines() -> None:
    deals = 0
    for game in games(Plan({"S": "amateur", "N": "club"}, 12, 7)):
        play: deal.Play | None = None
        for step in game.steps:
            before, event = step.before, step.what
            if not isinstance(event, Event):
                continue
            number = number_cards(before.trump or "", before.options.order)
            if event.do == "say" and event.verb in ("stand", "refuse") and before.mover == event.seat:
                play = whole(before)
                deal.do(RULES, play, 0, 0)
            if play is not None and event.do == "play" and play.phase == PLAYING:
                for role, seat in enumerate((before.elder, before.dealer)):
                    assert play.hands[role] == to_mask(before.hands[AT[seat]], before.trump or "", before.options.order)
                deal.put(RULES, play, number[event.cards[0]])
            if play is not None and step.after.phase in ("scored", "over"):
                scored = {seat: sum(each.points for each in step.after.scored if each.seat == seat) for seat in SEATS}
                tricks = play.won[0] + play.won[1] > 0
                points = {seat: play.score[AT[seat]] - play.begun[AT[seat]] for seat in SEATS}
                assert points == scored or not tricks
                deals, play = deals + tricks, None
    assert deals > 20


def whole(state: State) -> deal.Play:
    """Return a state as a deal of the lab, with both hands."""
    assert state.mover is not None
    view, play = ECARTE.view.of(state, state.mover), deal.Play()
    _, known, phase, role, _ = see(view, RULES)
    vars(play).update(vars(known))
    play.phase, play.mover = phase, role
    other = OTHER[view.seat]
    play.hands[1 - play.mover] = to_mask(state.hands[AT[other]], state.trump or "", state.options.order)
    return play


def test_a_match_is_fair_and_the_same_again() -> None:
    assert match("amateur", "amateur", 200) == (0.5, 0.0, 200)
    assert match("master", "amateur", 200) == match("master", "amateur", 200)


def test_a_match_of_one_pack_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    """One observation has no standard error."""
    with pytest.raises(SystemExit):
        play_match(["amateur", "amateur", "--games", "3"])
    assert "--games: at least 4" in capsys.readouterr().err


def test_the_exploiter_begins_as_the_master() -> None:
    for role in (ELDER, DEALER):
        exploiter = Exploiter(role, 16)
        assert exploiter.gain(300, 0.0)[2:4] == (0, 0)
        exploiter.train(3000)
        assert exploiter.gain(300, 1e9)[2:4] == (0, 0)  # it has learnt, but not enough to choose otherwise
        assert exploiter.gain(300, 0.0).error > 0  # and this is its choice at the slightest sign


Choose = Callable[[tuple[int, ...], dict[int, float]], dict[int, float]]
"""How often a seat plays each card, by the cards played before and the master's chances."""


def worth(rules: deal.Minds, tree: response.Tree, choose: Choose, answer: tuple[int, ...] = ()) -> float:
    """Return the points of a seat from here on; the opponent is the master."""
    if tree.phase > PLAYING:
        return float(deal.scored(tree)) * (1 if tree.role == ELDER else -1)
    place = 20 + len(answer)
    deal.keep(tree, place)
    number = response.native().call(response.list_chances, rules, tree)
    chances = dict(zip(tree.choices[:number], tree.out_of[:number], strict=True))
    total = 0.0
    for card, chance in (choose(answer, chances) if tree.mover == tree.role else chances).items():
        if chance:
            deal.bring(tree, place)
            deal.put(rules, tree, card)
            total += chance * worth(rules, tree, choose, (*answer, card))
    return total


def test_the_best_response_is_that_of_all_ways_to_play() -> None:
    """The last three tricks against two possible hands; the best play of one half is scored on the same worlds."""
    native, rng = response.native(), Random(4)
    rules, tree = deal.minds(native, player("master"), player("master")), native.new(response.Tree)
    tried = {False: 0, True: 0}  # whether anything beats the master, which is rare
    while min(tried.values()) < 6:
        hands = begin_ending(rules, tree, rng)
        if not hands:
            continue
        tree.worlds, tree.care = 4, 0.0
        for at in range(4):
            tree.others[at], tree.others_away[at] = hands[at // 2], tree.away[1 - tree.role]
        native.call(response.respond, rules, tree)
        found = list(tree.sums[: response.KNOWN])
        gains = found[response.BY_A] > found[response.OWN_A] + 1e-9
        if tried[gains] >= 12:
            continue
        may: dict[tuple[int, ...], list[int]] = {}  # all that the seat may see, and its legal cards

        def every(
            answer: tuple[int, ...], chances: dict[int, float], may: dict[tuple[int, ...], list[int]] = may
        ) -> dict[int, float]:
            may[answer] = list(chances)
            return dict.fromkeys(chances, 1.0)

        def add_up(choose: Choose, hands: list[int] = hands) -> float:
            total = 0.0
            for hand in hands:
                deal.bring(tree, START)
                tree.hands[1 - tree.role] = hand
                total += worth(rules, tree, choose)
            return total

        add_up(every)
        if prod(map(len, may.values())) > 300:
            continue
        ways = [dict(zip(may, way, strict=True)) for way in product(*may.values())]
        best = max(add_up(lambda answer, _, way=way: {way[answer]: 1.0}) for way in ways)  # type: ignore[misc]
        own = add_up(lambda _, chances: chances)
        assert found == pytest.approx([best, best, own, own, best, best])
        tried[gains] += 1


START = 19  # the place of an ending


def begin_ending(rules: deal.Minds, tree: response.Tree, rng: Random) -> list[int]:
    """Begin a deal after the elder stood and two random tricks; return two hands that the opponent may hold."""
    play = deal.Play()
    play.chance[0] = rng.getrandbits(62)
    deal.begin(RULES, play, 0, 0)
    if play.turn_up == RULES.king:
        return []
    deal.do(RULES, play, 0, 0)
    for _ in range(4):
        own = play.hands[play.mover]
        may = may_play(own, play.led, 1)
        deal.put(RULES, play, rng.choice([card for card in range(32) if may >> card & 1]))
    if play.phase > PLAYING:
        return []
    deal.keep(play, START)
    tree.places = list(play.places)
    tree.dealer, tree.turn_up, tree.role = play.dealer, play.turn_up, rng.choice((ELDER, DEALER))
    deal.bring(tree, START)
    sure, other = held(rules, tree, tree.role), tree.hands[1 - tree.role]
    free = pool(rules, tree, tree.role)
    loose = [card for card in range(32) if free >> card & 1]
    return [other, sure | sum(1 << card for card in rng.sample(loose, other.bit_count() - sure.bit_count()))]


def set_of(event: object) -> str:
    """Return an event as text, its cards sorted."""
    text = str(event)
    cards = [text[at : at + 2] for at in range(2, len(text), 2)]
    return text[:2] + "".join(sorted(cards)) if text[1:2] == "-" else text
