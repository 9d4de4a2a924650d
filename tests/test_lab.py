"""The lab's players are those that are shipped, and its matches are reproducible."""

from __future__ import annotations

import hashlib
from random import Random

import pytest

pytest.importorskip("numba")

import numpy as np

from ecarte.ai import amateur, club, ecarte_double, ecarte_worlds, master
from ecarte.ai.ecarte_masks import known, numbers
from ecarte.game import Event
from ecarte.games.ecarte_state import View
from ecarte.simulate import Plan, games
from lab import deal, players, policy, shipped, worlds
from lab.book import MASTER, THUMB, Array, book, seat
from lab.double import leading, replying
from lab.match import match
from train.rules import INTS

BOOK = book(seat(MASTER), seat(THUMB))
PACK = np.zeros(31, np.int64)


@pytest.fixture(scope="module")
def seen() -> list[tuple[View, Array]]:
    """Some hundreds of decisions of very different players."""
    found = []
    for first, second in (("amateur", "chance"), ("club", "amateur")):
        found += [(view, shipped.row(state)) for view, state in shipped.places(first, second, 12, 5)]
    return found


def test_digest_is_sha256() -> None:
    words = np.zeros(players.WORDS, np.int64)
    for number in (0, 1, (1 << 62) + 12345, *(Random(2).getrandbits(62) for _ in range(50))):
        policy.digest(number, words)
        expected = hashlib.sha256(number.to_bytes(8, "little")).digest()
        assert b"".join(int(word).to_bytes(4, "big") for word in words[:4]) == expected[:16]


def test_the_rule_of_thumb_is_the_amateur(seen: list[tuple[View, Array]]) -> None:
    ints, out, words = np.zeros(INTS, np.int64), np.zeros(6), np.zeros(players.WORDS, np.int64)
    for view, row in seen:
        what, gone = players.decide(row, BOOK, 1, PACK, out, words, ints)
        assert set_of(shipped.event(view, what, gone)) == set_of(amateur.choose(view, Random(1))), (view, row)


def test_the_master_has_the_same_chances(seen: list[tuple[View, Array]]) -> None:
    out, words = np.zeros(6), np.zeros(players.WORDS, np.int64)
    met = 0
    for view, row in seen:
        expected = {set_of(event): chance for event, chance in master.learnt(view).items()}
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
        hands, _ = ecarte_worlds.others(known(view), Random(1), 10_000)
        for card, often in ecarte_worlds.tricks(known(view), hands).items():
            assert counts[card].tolist() == often
        chosen = ecarte_worlds.best(counted, club.maxim(view)[0])
        card = worlds.card(row, BOOK, row[deal.MOVER], 10_000, ints)
        mine = counted.cards[shipped.event(view, card, 0).cards[0]]
        assert (mine.stake, mine.tricks) == pytest.approx((counted.cards[chosen].stake, counted.cards[chosen].tricks))
        assert chosen != club.maxim(view)[0] or shipped.event(view, card, 0).cards == (chosen,)
    assert tried > 100


def test_double_dummy_by_card() -> None:
    rng = Random(3)
    for _ in range(300):
        size = rng.randint(1, 5)
        given = rng.sample(range(32), 2 * size)
        own, other = sum(1 << card for card in given[:size]), sum(1 << card for card in given[size:])
        for card, won in ecarte_double.cards(own, other).items():
            assert leading(BOOK, own, other, card) == won
        led = given[-1]
        for card, won in ecarte_double.replies(own, other & ~(1 << led), led).items():
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
                row = shipped.row(before)
                deal.say(row, PACK, 0, 0, 0)
            if row is not None and event.do == "play" and row[number] == deal.PLAY:
                assert shipped.row(before)[: deal.SIZE].tolist() == row.tolist()
                trump, order = before.trump or "", before.options.order
                deal.put(row, numbers(trump, order)[event.cards[0]])
            if row is not None and step.after.phase in ("scored", "over"):
                scored = {seat: sum(each.points for each in step.after.scored if each.seat == seat) for seat in "SN"}
                tricks = row[deal.WON] + row[deal.WON + 1] > 0
                assert deal.points(row) == scored[before.elder] - scored[before.dealer] or not tricks
                deals, row = deals + tricks, None
    assert deals > 20


def test_a_match_is_fair_and_the_same_again() -> None:
    assert match("amateur", "amateur", 200) == (0.5, 0.0, 200)
    assert match("master", "amateur", 200) == match("master", "amateur", 200)


def set_of(event: object) -> str:
    """An event as text, its cards in order."""
    text = str(event)
    cards = [text[at : at + 2] for at in range(2, len(text), 2)]
    return text[:2] + "".join(sorted(cards)) if text[1:2] == "-" else text
