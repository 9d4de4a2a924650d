"""A seat's view, log and player depend on nothing the seat may not know.

At every event the cards the seat has not seen are dealt anew, in every way its knowledge allows as far
as a few samples go, the same course is played with them, and everything the seat sees must be the
same to the byte.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecarte import record
from ecarte.core.cards import PACK
from ecarte.core.game import Head, RuleError, parse_event
from ecarte.games.ecarte.game import GAME as ECARTE
from ecarte.players import PLAYERS
from ecarte.record import Deal, Entry, Play
from tests.kit.games import Game, games, known_to


def redealt(play: Play, seat: str, rng: Random) -> Play | None:
    """The same course with the unseen cards of a deal exchanged at random, when it can have been so.

    The exchange is a permutation of the unseen cards, so the other's hand, discards and draws all
    change, and with them what is left in the stock. None when that course would break a rule, as when
    the other did not follow suit: the seat knows then that the cards lie otherwise. Where such a course can be a
    revoke, and an announced king a false one, it is one in the one deal and none in the other.
    """
    place = rng.choice([len(play.record.deals) - 1, rng.randrange(len(play.record.deals))])
    deal = play.record.deals[place]
    unseen = [card for card in PACK if card not in known_to(deal, seat)]
    swap = dict(zip(unseen, rng.sample(unseen, len(unseen)), strict=True))
    swapped = tuple(
        replace(entry, event=replace(entry.event, cards=tuple(swap.get(card, card) for card in entry.event.cards)))
        for entry in deal.entries
    )
    entries = as_it_is_then(play, place, swapped, seat)
    if entries is None:
        return None
    deals = (*play.record.deals[:place], replace(deal, entries=entries), *play.record.deals[place + 1 :])
    other = replace(play.record, deals=deals)
    try:
        return record.fold(other)
    except RuleError:
        return None


def as_it_is_then(play: Play, place: int, entries: tuple[Entry, ...], seat: str) -> tuple[Entry, ...] | None:
    """The same course of a deal with other cards: what the seat cannot tell from a revoke or a false king is
    written as what it is with these."""
    state = next(step.after for step in play.steps if step.what == play.record.deals[place].head)
    found: list[Entry] = []
    for entry in entries:
        event = entry.event
        if event.seat not in ("", seat) and event.suffix in ("", "revoke", "false"):
            ways = [replace(event, suffix=suffix) for suffix in ("", "revoke", "false")]
            event = next((way for way in ways if ECARTE.rules.why_not(state, way) is None), event)
        if event.verb == "unmark" and event not in ECARTE.rules.legal(state, event.args[0]):
            return None  # a real table's overscore (law 51)
        try:
            state = ECARTE.rules.play(state, event)
        except RuleError:
            return None
        found.append(replace(entry, event=event))
    return tuple(found)


def prefixes(play: Play) -> Iterator[Play]:
    """Yield the game as it was after each event of its last deal, including the table's."""
    deal = play.record.deals[-1]
    steps = play.steps[: len(play.steps) - len(deal.entries)]
    for number in range(len(deal.entries) + 1):
        deals = (*play.record.deals[:-1], replace(deal, entries=deal.entries[:number]))
        taken = play.steps[: len(steps) + number]
        yield Play(replace(play.record, deals=deals), taken[-1].after, taken)


def seen(play: Play, seat: str) -> str:
    """Return everything that the seat is ever shown, as bytes."""
    view = ECARTE.view.of(play.state, seat)
    log = [entry for entry, _ in record.log(play, seat)]
    return json.dumps([view.to_json(), log])


def worlds(play: Play, seat: str, rng: Random, tries: int) -> Iterator[Play]:
    for _ in range(tries):
        other = redealt(play, seat, rng)
        if other is not None and other.record != play.record:
            yield other


@given(games(most=14), st.integers(0, 2**16))
def test_nothing_seen_depends_on_a_hidden_card(game: Game, number: int) -> None:
    rng = Random(number)
    for play in prefixes(game.play):
        for seat in "SN":
            shown = seen(play, seat)
            for other in worlds(play, seat, rng, 6):
                assert seen(other, seat) == shown


@pytest.mark.thorough
@given(games(most=14), st.integers(0, 2**16))
def test_every_player_chooses_from_what_the_seat_knows(game: Game, number: int) -> None:
    rng = Random(number)
    for play in prefixes(game.play):
        for seat in "SN":
            view = ECARTE.view.of(play.state, seat)
            choices = {name: choose(view, Random(number)) for name, choose in PLAYERS["ecarte"].items() if view.legal}
            for choice in choices.values():
                assert choice is None or choice in view.legal
            for other in worlds(play, seat, rng, 4):
                answer = ECARTE.view.of(other.state, seat)
                assert answer == view  # the Python value too, not only its JSON
                for name, choice in choices.items():
                    assert PLAYERS["ecarte"][name](answer, Random(number)) == choice


def test_the_worlds_are_really_others() -> None:
    """The properties above compare different deals: hands, discards and stock all change."""
    drawn = Game(("akagiri", ()), 11, 40)
    for play in prefixes(drawn.play):
        for seat in "SN":
            for other in worlds(play, seat, Random(1), 3):
                assert other.state.hand(seat) == play.state.hand(seat)
                assert sorted(map(len, other.state.hands)) == sorted(map(len, play.state.hands))
    start = Game(("akagiri", ()), 11, 10).play
    hands = {other.state.hand("N") for other in worlds(start, "S", Random(1), 40)}
    assert len(hands) > 5


@pytest.mark.thorough
def test_nothing_reveals_an_undiscovered_revoke_or_a_false_king() -> None:
    """Among those other deals are some in which the opponent revoked or lied, and some in which not."""
    chosen = ("london", (("doubling", True), ("replay", "card")))
    view: dict[str, set[str]] = {"revoke": set(), "false": set()}
    for number in range(60):
        game = Game(chosen, number, 30)
        for play in prefixes(game.play):
            for seat in "SN":
                shown = seen(play, seat)
                for other in worlds(play, seat, Random(number), 3):
                    assert seen(other, seat) == shown
                    for one, two in zip(play.record.deals[-1].entries, other.record.deals[-1].entries, strict=True):
                        for suffix in view:
                            if suffix in (one.event.suffix, two.event.suffix) and one.event.suffix != two.event.suffix:
                                view[suffix].add(f"{one.event} {two.event}")
    assert len(view["revoke"]) > 20
    assert len(view["false"]) >= 2, view


def played(*words: str) -> Play:
    """Return a record of one deal written down event by event."""
    game = record.new("ecarte", "akagiri", {}, {}, "00" * 32, "N").record
    tags = tuple(tag for tag in game.tags if tag[0] not in ("Seed", "Commit"))
    entries = tuple(Entry(parse_event(word)) for word in words)
    return record.fold(replace(game, tags=tags, deals=(Deal(Head(1, 1, "N"), entries),)))


@pytest.mark.parametrize("declining", [["S:stand"], ["S:propose", "N:refuse"]])
def test_a_king_about_to_mark_itself_is_not_betrayed(declining: list[str]) -> None:
    """Between the end of the exchange and the mark nobody but its holder knows of the king."""
    with_king = played("S<AsJhQdQc7c", "N<KdTsAh8h7h", "^7d", *declining)
    without = played("S<AsJhQdQc7c", "N<QsTsAh8h7h", "^7d", *declining)
    assert ECARTE.view.of(with_king.state, "S") == ECARTE.view.of(without.state, "S")
    assert seen(with_king, "S") == seen(without, "S")


def test_a_view_shows_own_hand_turn_up_and_played_cards_only() -> None:
    for number in range(12):
        game = Game(("article", ()), number, 30)
        for play in prefixes(game.play):
            deal = play.record.deals[-1]
            for seat in "SN":
                text = json.dumps(ECARTE.view.of(play.state, seat).to_json())
                secret = set(PACK) - known_to(deal, seat)
                assert not any(f'"{card}"' in text for card in secret)
                laid = {*play.state.discards[0], *play.state.discards[1]}
                assert not any(f'"{card}"' in text for card in laid)  # not even one's own (E12)


def test_no_seed_in_view_or_log() -> None:
    for number in range(6):
        play = Game(("jirai", ()), number, 30).play
        for seat in "SN":
            shown = seen(play, seat)
            assert play.record.tag("Seed") not in shown
            assert play.record.tag("Commit").removeprefix("sha256:") not in shown
