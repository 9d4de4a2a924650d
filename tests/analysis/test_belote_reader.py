"""The hand reader of belote: counted against every way, weighed as the sampler does, limited by what is supposed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import combinations, islice
from random import Random

import pytest

from ecarte.analysis import Asked
from ecarte.analysis.belote.reader import Reader
from ecarte.analysis.belote.reader.hidden import hide, suppose
from ecarte.analysis.belote.reader.layouts import Layouts
from ecarte.analysis.belote.reader.weighing import Drawn
from ecarte.core.game import RuleError
from ecarte.games.belote.state import View
from ecarte.record import Play
from ecarte.requests.subjects.reading import finish, view_at
from tests.players.test_why import played

RULES = ("classic", "three", "modern")


@cache
def game(rules: str) -> Play:
    return played("amateur", "amateur", 1, rules, "belote")


def moments(rules: str, every: int = 5) -> Iterator[View]:
    """Return the views of South at some moments of a deal."""
    play = game(rules)
    for at in range(every, len(play.record.deals[0].entries), every):
        view = view_at(play, "S", f"1#{at}")
        if view.phase in ("bid", "play"):
            yield view


def read(view: View, *supposed: str, weighted: bool = False, figures: bool = False) -> dict[str, object]:
    found: dict[str, object] = finish(Reader(view, Asked(weighted, supposed, figures)))
    return found


def every_layout(layouts: Layouts) -> Iterator[tuple[int, ...]]:
    """Return all ways, one holder after the other: no code is shared with `Layouts`."""

    def lay(at: int, left: frozenset[int]) -> Iterator[tuple[int, ...]]:
        if at == len(layouts.sizes):
            if not left:
                yield ()
            return
        for some in combinations(sorted(left), layouts.sizes[at]):
            hand = sum(some)
            if not hand & ~layouts.may[at] and not layouts.fixed[at] & ~hand:
                for rest in lay(at + 1, left - set(some)):
                    yield (hand, *rest)

    cards = frozenset(1 << at for at in range(32) if layouts.hidden >> at & 1)
    yield from lay(0, cards)


@pytest.mark.parametrize("number", range(12))
def test_chances_are_those_of_all_ways(number: int) -> None:
    rng = Random(number)
    sizes = tuple(rng.choices(range(4), k=rng.choice((2, 3, 4))))
    cards = rng.sample([1 << at for at in range(32)], sum(sizes))
    owners = rng.sample([at for at, size in enumerate(sizes) for _ in range(size)], sum(sizes))
    fixed, may = [0] * len(sizes), [0] * len(sizes)
    for card, owner in zip(cards, owners, strict=True):
        is_fixed = rng.random() < 0.2
        fixed[owner] |= card if is_fixed else 0
        for at in range(len(sizes)):
            may[at] |= card if at == owner or (not is_fixed and rng.random() < 0.6) else 0
    layouts = Layouts(sum(cards), sizes, tuple(fixed), tuple(may))
    ways = list(every_layout(layouts))
    assert layouts.count() == len(ways) > 0
    for at, size in enumerate(sizes):
        some = sum(rng.sample(cards, min(2, size)))
        wanted = sum(bool(way[at] & some) for way in ways) / len(ways)
        assert layouts.chance(at, some) == pytest.approx(wanted)
    drawn = set(islice(layouts.draws(rng), 300))
    assert drawn <= set(ways)
    assert len(ways) > 30 or drawn == set(ways)


@pytest.mark.sampled
@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("weighted", [False, True])
def test_each_card_is_somewhere(rules: str, weighted: bool) -> None:
    for view in moments(rules, 11):
        found = read(view, weighted=weighted)
        holders = found["holders"]
        assert isinstance(holders, list)
        for card in holders[0]["cards"]:
            assert sum(holder["cards"][card] for holder in holders) == pytest.approx(1, abs=3e-4)
        for holder in holders:
            assert sum(holder["cards"].values()) == pytest.approx(holder["size"], abs=1e-2)
        assert found["error"] == 0 or weighted


@pytest.mark.sampled
@pytest.mark.parametrize("rules", RULES)
def test_hidden_cards_change_nothing(rules: str) -> None:
    """The hands of the others are exchanged; what is read, and what each choice is worth, stays the same."""
    play, looked = game(rules), 0
    for at in range(4, len(play.record.deals[0].entries), 9):
        state = replace_hands(play, at)
        if state is None:
            continue
        view, other = state
        assert read(view, weighted=True, figures=True) == read(other, weighted=True, figures=True)
        looked += 1
    assert looked > 1


def replace_hands(play: Play, at: int) -> tuple[View, View] | None:
    """Return South's view of a moment, and that of a deal in which the others hold other cards; None if it shows."""
    from ecarte.record.lines import before

    then = before(play, at + 1, 0)
    state, look = then.state, then.record.game.view.of
    hands = dict(zip(state.seats, state.hands, strict=True))
    others = [seat for seat in state.seats if seat != "S"]
    sizes = {len(hands[seat]) for seat in others}
    pair = others if len(sizes) == 1 else [each for each in others if len(hands[each]) == max(sizes)]
    turned = dict(zip(pair, (hands[each] for each in [*pair[1:], pair[0]]), strict=True))
    moved = replace(state, hands=tuple({**hands, **turned}[seat] for seat in state.seats))
    view, other = look(state, "S"), look(moved, "S")
    return (view, other) if view == other and moved != state else None


@pytest.mark.thorough
@pytest.mark.parametrize("rules", RULES)
def test_only_what_is_supposed_is_looked_at(rules: str) -> None:
    for view in moments(rules, 7):
        hidden = hide(view)
        first, second = hidden.seats[:2]
        layouts, cards = hidden.layouts, hidden.cards()
        loose = [card for card, mask in cards.items() if max(layouts.chance(at, mask) for at in (0, 1)) < 1]
        loose = [card for card in loose if layouts.chance(0, cards[card])]
        if len(loose) < 3:
            continue
        supposed = (f"{first}+{loose[0]}", f"{second}-{loose[1]}")
        drawn = Drawn(suppose(hidden, supposed), Random(1), weighted=True)
        for hands, _ in (drawn.draw() for _ in range(100)):
            assert hands[0] & cards[loose[0]]
            assert not hands[1] & cards[loose[1]]
        found = read(view, *supposed, weighted=True)
        holders = found["holders"]
        assert isinstance(holders, list)
        assert holders[0]["cards"][loose[0]] == 1
        assert holders[1]["cards"][loose[1]] == 0
        assert found["supposed"] == [*supposed]


def test_a_void_is_supposed_and_a_whole_hand() -> None:
    view = next(view for view in moments("classic") if view.phase == "play")
    hidden = hide(view)
    found = read(view, f"{hidden.seats[0]}-h", weighted=True)
    holders = found["holders"]
    assert isinstance(holders, list)
    assert {"what": "void", "suit": "h", "chance": 1.0} in holders[0]["matters"]
    hand = next(hidden.layouts.draws(Random(2)))[1]
    cards = [card for card, mask in hidden.cards().items() if mask & hand]
    whole = read(view, *(f"{hidden.seats[1]}+{card}" for card in cards))["holders"]
    assert isinstance(whole, list)
    assert {card for card, chance in whole[1]["cards"].items() if chance} == set(cards)
    assert all(whole[1]["cards"][card] == 1 for card in cards)


def test_what_cannot_be_is_said_so() -> None:
    view = next(view for view in moments("classic") if view.phase == "play")
    seats, cards = hide(view).seats, [*hide(view).cards()]
    for supposed in (
        (f"{seats[0]}+{cards[0]}", f"{seats[1]}+{cards[0]}"),
        (f"{seats[0]}+{cards[0]}", f"{seats[0]}-{cards[0][1]}"),
        tuple(f"{seats[0]}-{suit}" for suit in "shdc"),
        tuple(f"{seats[2]}+{card}" for card in cards[:9]),
    ):
        with pytest.raises(RuleError) as refused:
            read(view, *supposed)
        assert refused.value.problems[0].code == "E-reader-impossible"
    for unknown in ("S+Js", f"{seats[0]}+{view.hand[0]}", f"{seats[0]}+h", f"{seats[0]}*Js", "", "N", "N+"):
        with pytest.raises(RuleError) as refused:
            read(view, unknown)
        assert refused.value.problems[0].code == "E-reader-suppose"


def test_the_choices_follow_from_what_is_supposed() -> None:
    """With the jack and nine of trumps at the partner's, the seat's side is further ahead than with both opposite."""
    for view in moments("classic", 1):
        hidden = hide(view)
        high = [rank + str(view.contract) for rank in "J9"]
        if view.turn != "S" or view.phase != "play" or not set(high) <= set(hidden.cards()) or len(view.legal) < 2:
            continue
        best = []
        for seat in (hidden.seats[1], hidden.seats[0]):
            try:
                figures = read(view, *(f"{seat}+{card}" for card in high), figures=True).get("figures")
            except RuleError:
                break
            if isinstance(figures, list):
                best.append(figures[0]["points"])
        if len(best) == 2:
            assert best[0] > best[1]
            return
    pytest.skip("no such moment in the deal")
