"""The lab: its players are the shipped ones, its matches are reproducible, its best response is the best.

Compiled code is compiled again when a source has changed.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from itertools import product
from math import prod
from pathlib import Path
from random import Random

import pytest

pytest.importorskip("numba")

import numba
import numpy as np
from bench.match import duplicate

import compiled
from ecarte.collection.simulate import Plan, games
from ecarte.core.game import Event
from ecarte.games.ecarte.state import View
from ecarte.machine.ecarte.records import TRICKS
from ecarte.players.ecarte import amateur, club, double, master
from ecarte.players.ecarte import worlds as ecarte_worlds
from ecarte.players.ecarte.masks import number_cards
from lab import deal, players, policy, response, shipped, worlds
from lab.book import MASTER, PIMC, THUMB, Array, book, seat
from lab.double import leading, replying
from lab.exploit import Exploiter
from lab.match import main as play_match
from lab.match import match
from train.rules import DEALER, ELDER, INTS, RNG, answers

BOOK = book(seat(MASTER), seat(THUMB, habits=True))
PACK = np.zeros(31, np.int64)
pytestmark = pytest.mark.thorough


@pytest.fixture(scope="module")
def seen() -> list[tuple[View, Array]]:
    """Return some hundreds of decisions of very different players."""
    found = []
    for first, second in (("amateur", "chance"), ("club", "amateur")):
        found += [(view, shipped.whole(state)) for view, state in shipped.places(first, second, 12, 5)]
    return found


def test_digest_is_sha256() -> None:
    words = np.zeros(players.WORDS, np.int64)
    for number in (0, 1, (1 << 62) + 12345, *(Random(2).getrandbits(62) for _ in range(50))):
        policy.digest(number, words)
        expected = hashlib.sha256(number.to_bytes(8, "little")).digest()
        assert b"".join(int(word).to_bytes(4, "big") for word in words[:4]) == expected[:16]


def test_the_rule_of_thumb_with_its_habits_is_the_amateur(seen: list[tuple[View, Array]]) -> None:
    ints, out, words = np.zeros(INTS, np.int64), np.zeros(6), np.zeros(players.WORDS, np.int64)
    for view, row in seen:
        what, gone = players.decide(row, BOOK, 1, out, words, ints)
        assert set_of(shipped.event(view, what, gone)) == set_of(amateur.choose(view, Random(1))), (view, row)


def test_the_master_has_the_same_chances(seen: list[tuple[View, Array]]) -> None:
    out, words = np.zeros(6), np.zeros(players.WORDS, np.int64)
    met = 0
    for view, row in seen:
        expected = {set_of(event): chance for event, chance in master.trained_chances(view).items()}
        found = {}
        if view.phase == "play":
            cards, number, knows = players.choices(row, BOOK, out, words)
            found = {shipped.event(view, cards >> 5 * at & 31, 0): out[at] for at in range(number)}
        else:
            knows = players.master_says(row, BOOK, out, words)
            for what in np.flatnonzero(out):
                gone = players.laid(row, BOOK, MASTER, row[deal.MOVER], what, True) if view.phase == "discard" else 0
                found[shipped.event(view, int(what), gone)] = out[what]
        assert knows == bool(expected), (view, row)
        if expected:
            met += 1
            assert {set_of(event): chance for event, chance in found.items() if chance} == pytest.approx(expected), row
    assert met > len(seen) / 2


def test_the_fallback_counts_the_same_worlds(seen: list[tuple[View, Array]]) -> None:
    ints, tried = np.zeros(INTS, np.int64), 0
    for view, row in seen:
        if view.phase != "play" or len(view.hand) < 2:
            continue
        counted = ecarte_worlds.values(view, Random(1), 10_000)
        if not counted.exact:
            continue
        tried += 1
        counts = np.zeros((32, 6), np.int64)
        assert worlds.values(row, BOOK, row[deal.MOVER], 10_000, ints, counts) == counted.worlds
        for number, card in enumerate(counted.deal.cards[: len(counted.cards)]):
            assert counts[card].tolist() == counted.deal.often[TRICKS * number : TRICKS * (number + 1)]
        chosen = ecarte_worlds.best(view, counted, club.maxim(view)[0])
        card = worlds.card(row, BOOK, row[deal.MOVER], 10_000, ints)
        mine = counted.cards[shipped.event(view, card, 0).cards[0]]
        assert (mine.stake, mine.tricks) == pytest.approx((counted.cards[chosen].stake, counted.cards[chosen].tricks))
        assert chosen != club.maxim(view)[0] or shipped.event(view, card, 0).cards == (chosen,)
    assert tried > 100


def test_no_player_looks_into_the_opponents_hand(seen: list[tuple[View, Array]]) -> None:
    """The choice from what the seat knows is that from both hands; sampled worlds are equally drawn."""
    sampling = book(seat(PIMC, 20), seat(THUMB))
    ints, out, words = np.zeros(INTS, np.int64), np.zeros(6), np.zeros(players.WORDS, np.int64)
    for view, whole in seen:
        for minds, at in ((BOOK, 0), (BOOK, 1), (sampling, 0)):
            decided = []
            for row in (whole, shipped.row(view)):
                ints[RNG] = 7
                decided.append(players.decide(row.copy(), minds, at, out, words, ints))
            assert decided[0] == decided[1], (view, at)


def test_a_guest_plays_by_the_rules() -> None:
    choose = shipped.guest(book(seat(PIMC, 20), seat(THUMB)))
    won, half = duplicate(choose, amateur.choose, 60)
    assert won > 0.3
    assert half > 0


def test_double_dummy_by_card() -> None:
    rng = Random(3)
    for _ in range(300):
        size = rng.randint(1, 5)
        given = rng.sample(range(32), 2 * size)
        own, other = sum(1 << card for card in given[:size]), sum(1 << card for card in given[size:])
        for card, won in double.solve_leads(own, other).items():
            assert leading(BOOK, own, other, card) == won
        led = given[-1]
        for card, won in double.solve_replies(own, other & ~(1 << led), led).items():
            assert replying(BOOK, own, other & ~(1 << led), led, card) == won


def test_tricks_and_points_are_the_engines() -> None:
    number, deals = deal.PHASE, 0
    for play in games(Plan({"S": "amateur", "N": "club"}, 12, 7)):
        row: Array | None = None
        for step in play.steps:
            before, event = step.before, step.what
            if not isinstance(event, Event):
                continue
            if event.do == "say" and event.verb in ("stand", "refuse") and before.mover == event.seat:
                row = shipped.whole(before)
                deal.say(row, PACK, 0, 0)
            if row is not None and event.do == "play" and row[number] == deal.PLAY:
                assert shipped.whole(before)[: deal.SIZE].tolist() == row.tolist()
                trump, order = before.trump or "", before.options.order
                deal.put(row, number_cards(trump, order)[event.cards[0]])
            if row is not None and step.after.phase in ("scored", "over"):
                scored = {seat: sum(each.points for each in step.after.scored if each.seat == seat) for seat in "SN"}
                tricks = row[deal.WON] + row[deal.WON + 1] > 0
                assert deal.points(row) == scored[before.elder] - scored[before.dealer] or not tricks
                deals, row = deals + tricks, None
    assert deals > 20


def test_a_match_is_fair_and_the_same_again() -> None:
    assert match("amateur", "amateur", 200) == (0.5, 0.0, 200)
    assert match("master", "amateur", 200) == match("master", "amateur", 200)


def test_a_match_of_one_pack_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    """One observation has no standard error."""
    with pytest.raises(SystemExit):
        play_match(["amateur", "amateur", "--games", "3"])
    assert "--games: at least 4" in capsys.readouterr().err


def test_what_is_compiled_goes_by_all_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert {path.parent.name for path in compiled.SOURCES} == {"lab", "train", "policy"}
    assert str(compiled.place()) == numba.config.CACHE_DIR
    source = tmp_path / "deal.py"
    source.write_text("a")
    monkeypatch.setattr(compiled, "SOURCES", [source])
    before = compiled.place()
    assert compiled.place() == before
    source.write_text("b")
    assert compiled.place() != before


def test_the_exploiter_begins_as_the_master() -> None:
    for role in (ELDER, DEALER):
        exploiter = Exploiter(role, 16)
        assert exploiter.gain(300, 0.0)[2:4] == (0, 0)
        exploiter.train(3000)
        assert exploiter.gain(300, 1e9)[2:4] == (0, 0)  # it has learnt, but not enough to choose otherwise
        assert exploiter.gain(300, 0.0).error > 0  # and this is its choice at the slightest sign


Choose = Callable[[tuple[int, ...], dict[int, float]], dict[int, float]]
"""How often a seat plays each card, by the cards played before and the master's chances."""


def worth(row: Array, role: int, choose: Choose, asked: Array, answer: tuple[int, ...] = ()) -> float:
    """Return the points of a seat from here on; the opponent is the master."""
    if row[deal.PHASE] > deal.PLAY:
        return float(deal.scored(row)) * (1 if role == ELDER else -1)
    ints, out, words = np.zeros(INTS, np.int64), np.zeros(6), np.zeros(players.WORDS, np.int64)
    cards, number = response.chances_of(row, BOOK, False, asked, out, words, ints)
    chances = {int(cards >> 5 * at & 31): float(out[at]) for at in range(number)}
    total = 0.0
    for card, chance in (choose(answer, chances) if row[deal.MOVER] == role else chances).items():
        if chance:
            after = row.copy()
            deal.put(after, card)
            total += chance * worth(after, role, choose, asked, (*answer, card))
    return total


def test_the_best_response_is_that_of_all_ways_to_play() -> None:
    """The last three tricks against two possible hands; the best play of one half is scored on the same worlds."""
    rng, ints, words = Random(4), np.zeros(INTS, np.int64), np.zeros(players.WORDS, np.int64)
    tried = {False: 0, True: 0}  # whether anything beats the master, which is rare
    while min(tried.values()) < 6:
        row, role, hands = ending(rng)
        if row[deal.PHASE] > deal.PLAY:
            continue
        tree = response.tree(2)
        for at in range(4):
            tree.hands[at], tree.away[at], tree.half[at] = hands[at // 2], row[deal.AWAY + 1 - role], at % 2
        response.responded(row, role, BOOK, False, 0.0, 4, tree, words, ints)
        gains = bool(tree.found[0][response.BY_A] > tree.found[0][response.OWN_A] + 1e-9)
        if tried[gains] >= 12:
            continue
        worlds = [row.copy() for _ in hands]
        for world, hand in zip(worlds, hands, strict=True):
            world[deal.HANDS + 1 - role] = hand
        may: dict[tuple[int, ...], list[int]] = {}  # all that the seat may see, and its legal cards

        def every(
            answer: tuple[int, ...], chances: dict[int, float], may: dict[tuple[int, ...], list[int]] = may
        ) -> dict[int, float]:
            may[answer] = list(chances)
            return dict.fromkeys(chances, 1.0)

        for world in worlds:
            worth(world, role, every, tree.asked)
        if prod(map(len, may.values())) > 300:
            continue
        ways = [dict(zip(may, way, strict=True)) for way in product(*may.values())]
        best = max(
            sum(worth(world, role, lambda answer, _, way=way: {way[answer]: 1.0}, tree.asked) for world in worlds)  # type: ignore[misc]
            for way in ways
        )
        own = sum(worth(world, role, lambda _, chances: chances, tree.asked) for world in worlds)
        assert tree.found[0].tolist() == pytest.approx([best, best, own, own, best, best])
        tried[gains] += 1


def ending(rng: Random) -> tuple[Array, int, list[int]]:
    """Return a deal after the elder stood and two random tricks; a seat, and two hands that the opponent may hold."""
    row = np.zeros(deal.SIZE, np.int64)
    turned = rng.randrange(1, 8)
    pack = np.array(rng.sample([card for card in range(32) if card != turned], 31), np.int64)
    deal.begin(row, pack, turned, 5, 5)
    deal.say(row, pack, 0, 0)
    for _ in range(4):
        own, led = int(row[deal.HANDS + row[deal.MOVER]]), int(row[deal.LED])
        may = own if led < 0 else int(answers(own, led, True))
        deal.put(row, rng.choice([card for card in range(32) if may >> card & 1]))
    role = rng.choice((ELDER, DEALER))
    other, sure = int(row[deal.HANDS + 1 - role]), int(deal.holds(row, role))
    free = int(deal.unseen(row, role) & ~deal.lacks(row, role)) & ~sure
    loose = [card for card in range(32) if free >> card & 1]
    drawn = rng.sample(loose, other.bit_count() - sure.bit_count())
    return row, role, [other, sure | sum(1 << card for card in drawn)]


def set_of(event: object) -> str:
    """Return an event as text, its cards sorted."""
    text = str(event)
    cards = [text[at : at + 2] for at in range(2, len(text), 2)]
    return text[:2] + "".join(sorted(cards)) if text[1:2] == "-" else text
