"""The gallery (E32): the bets and the advice of its spectators, which reveal no hidden card."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecarte import record
from ecarte.core import fair
from ecarte.core.game import Event
from ecarte.games.ecarte.game import GAME as ECARTE
from ecarte.match import start
from ecarte.match.header import Standing
from ecarte.notation import ecn
from ecarte.players import PLAYERS, chance, gallery
from ecarte.players.ecarte import amateur
from ecarte.record import Play, seatview
from ecarte.requests import computer
from ecarte.requests.subjects import matches
from tests.games.ecarte.test_hidden import prefixes, redealt
from tests.kit.games import Game, games
from tests.kit.matches import ask, beginning, started

Json = dict[str, Any]
SEED = "5e" * 32
OTHER = {"S": "N", "N": "S"}


def stands(number: int) -> Standing:
    """Return the standing somewhere in a match."""
    rng = Random(number)
    purses = {name: rng.randint(0, 60) for name in ("S", "N", *gallery.NAMES)}
    score = {"S": rng.randint(0, 2), "N": rng.randint(0, 2)}
    names = {"S": "Anna", "N": "Bruno"}
    return Standing("rubber-7", f"{number:016x}", 5, names, score, stake=2, purses=purses, gallery="french")


def begun(watch: str | None = "french", **changes: Any) -> Json:
    """Return a game of a match before a gallery, in which every spectator has bet."""
    answer = ask("match", records=[], begin=beginning("rubber-3", 1, gallery=watch, **changes))["match"]
    return started(answer, SEED)


def advised(answer: Json) -> list[list[str]]:
    return [entry["args"] for entry in answer["log"] if entry.get("verb") == "advise"]


def backers(answer: Json, seat: str) -> set[str]:
    return {bet["name"] for bet in answer["summary"]["match"]["bets"] if bet["seat"] == seat}


# --- bets ---


@given(st.integers(0, 2**32))
def test_e32_everybody_in_the_gallery_bets_what_they_have(number: int) -> None:
    table = stands(number)
    wishes = [wish for name in gallery.NAMES if (wish := gallery.wish(name, table, Random(number)))]
    assert table.purses is not None
    assert {wish.name for wish in wishes} == {name for name in gallery.NAMES if table.purses[name]}
    assert all(1 <= wish.chips <= table.purses[wish.name] for wish in wishes)
    made = start.matched(wishes, table)
    assert sum(bet.chips for bet in made if bet.seat == "S") == sum(bet.chips for bet in made if bet.seat == "N")


def test_each_has_a_character_of_their_own() -> None:
    backed: dict[str, set[tuple[bool, bool]]] = {name: set() for name in gallery.NAMES}
    parts: dict[str, list[float]] = {name: [] for name in gallery.NAMES}
    for number in range(300):
        table = stands(number)
        assert table.purses is not None
        south, north = table.score["S"], table.score["N"]
        for name in gallery.NAMES:
            wish = gallery.wish(name, table, Random(number))
            if wish and south != north and table.purses[name] > 20:
                leads = south > north
                richer = (table.purses["S"] > table.purses["N"]) == (wish.seat == "S")
                backed[name].add(((wish.seat == "S") == leads, richer))
                parts[name].append(wish.chips / table.purses[name])
    assert {leads for leads, _ in backed["Celeste"]} == {True}
    assert {leads for leads, _ in backed["Odile"]} == {False}
    assert {richer for _, richer in backed["Marius"]} == {True}
    assert {leads for leads, _ in backed["Basile"]} == {True, False}
    means = {name: sum(of) / len(of) for name, of in parts.items()}
    assert means["Celeste"] < 0.15 < means["Leon"] < means["Basile"]


def test_the_loyal_one_keeps_to_a_player_in_whichever_seat() -> None:
    for number in range(20):
        table = stands(number)
        turned = Standing(**{**_fields(table), "names": {"S": "Bruno", "N": "Anna"}})
        first, second = (gallery.wish("Leon", each, Random(1)) for each in (table, turned))
        assert not first or not second or table.names[first.seat] == turned.names[second.seat]


def _fields(table: Standing) -> Json:
    return {name: getattr(table, name) for name in Standing.__dataclass_fields__}


def test_the_same_seed_makes_the_same_bets() -> None:
    assert begun()["record"] == begun()["record"]
    answer = ask("match", records=[], begin=beginning("rubber-3", 1, gallery="french"))["match"]
    others = {started(answer, f"{number:064x}")["summary"]["match"]["bets"][0]["chips"] for number in range(8)}
    assert len(others) > 1


# --- advice ---


def test_e32_backers_advise_once_per_decision_and_the_opponent_hears_nothing() -> None:
    answer = begun()
    mover = answer["view"]["turn"]
    wanted = backers(answer, mover)
    assert wanted
    said = ask("advice", record=answer["record"], seat=mover)
    assert {name for name, _, _ in advised(said)} == wanted
    assert all(seat == mover and what != "??" for _, seat, what in advised(said))
    again = ask("advice", record=said["record"], seat=mover)
    assert again["record"] == said["record"]
    for seat in (OTHER[mover], ""):
        seen = ask("view", record=said["record"], seat=seat)
        assert [what for _, _, what in advised(seen)] == ["??"] * len(wanted)
    assert said["view"] == ask("view", record=answer["record"], seat=mover)["view"]


def test_e32_advice_is_no_move_that_a_player_could_make_in_a_spectators_name() -> None:
    answer = begun()
    refused = ask("play", record=answer["record"], seat=answer["view"]["turn"], event="&advise:Basile:S:stand")
    assert [problem["code"] for problem in refused["problems"]] == ["E-request"]


@given(games(), st.integers(0, 2**32))
def test_e32_advice_is_of_the_view_alone(game: Game, number: int) -> None:
    """With other unseen cards the advice is the same."""
    for play in prefixes(game.play):
        seat = ECARTE.rules.turn(play.state)
        other = redealt(play, seat, Random(number)) if seat else None
        if seat is None or other is None:
            continue
        views = [ECARTE.view.of(each.state, seat) for each in (play, other)]
        for name in gallery.NAMES:
            first, second = (gallery.advice(name, view, chance.choose, Random(number)) for view in views)
            assert first == second
            assert first is None or first in views[0].legal


@given(games())
def test_e32_everybody_advises_something_legal_whatever_there_is_to_choose(game: Game) -> None:
    """They advise even where the rules leave one card: silence would tell the other seat so."""
    state = game.play.state
    seat = ECARTE.rules.turn(state)
    if seat is None:
        return
    view = ECARTE.view.of(state, seat)
    asked = view.phase in ("choose", "answer", "discard", "play")
    asked = asked and (view.phase != "play" or any(event.do == "play" and not event.suffix for event in view.legal))
    for name in gallery.NAMES:
        event = gallery.advice(name, view, chance.choose, Random(3))
        if asked:
            assert event is not None
            assert event in view.legal
            assert not event.suffix
            assert gallery.advised(view, gallery.words(event)) == event
    other = ECARTE.view.of(state, OTHER[seat])
    assert gallery.advice("Leon", other, chance.choose, Random(3)) is None


def test_each_errs_in_a_way_of_their_own() -> None:
    """Over many hands, the bold one says "play" more often than the cautious one, and all are right at times."""
    plays = dict.fromkeys(gallery.NAMES, 0)
    right = dict.fromkeys(gallery.NAMES, 0)
    total = 0
    for number in range(300):
        play = record.new("ecarte", "akagiri", {}, {}, f"{number:064x}", "N")
        view = ECARTE.view.of(play.state, "S")
        if view.phase != "choose":
            continue
        total += 1
        own = amateur.choose(view, Random(0))
        for name in gallery.NAMES:
            event = gallery.advice(name, view, amateur.choose, fair.spectator_random(bytes(32), name, number, 1, 1))
            assert event is not None
            plays[name] += event.verb == "stand"
            right[name] += event == own
    assert plays["Celeste"] < plays["Leon"] < plays["Basile"]
    assert right["Leon"] > 0.8 * total
    assert right["Odile"] < right["Leon"]


def test_e32_the_english_gallery_is_silent() -> None:
    answer = begun("english", spectators=["Dora"])
    mover = answer["view"]["turn"]
    assert backers(answer, mover)
    said = ask("advice", record=answer["record"], seat=mover)
    assert said["record"] == answer["record"]
    refused = ask("advise", record=answer["record"], seat=mover, name="Dora", event=f"{mover}:stand")
    assert [problem["code"] for problem in refused["problems"]] == ["E-advise-silent"]


def watched(seat: str) -> Json:
    """Return a game between two computer players, in which Dora has backed a seat."""
    people = [{"name": name, "player": "amateur"} for name in ("Anna", "Bruno")]
    begin = beginning("rubber-3", 1, people=people, gallery="french", spectators=["Dora"], dealer="N")
    answer = ask("match", records=[], begin=begin)["match"]
    return started(answer, SEED, seat=seat, wishes=[{"name": "Dora", "seat": seat, "chips": 3}])


def test_e32_spectators_advise_the_player_they_back() -> None:
    answer = watched("S")
    assert answer["view"]["turn"] == "S"
    said = ask("advise", record=answer["record"], seat="S", name="Dora", event="S:stand")
    assert advised(said) == [["Dora", "S", "stand"]]
    for event, code in (("S:refuse", "E-request"), ("S.As~revoke", "E-request")):
        refused = ask("advise", record=answer["record"], seat="S", name="Dora", event=event)
        assert [problem["code"] for problem in refused["problems"]] == [code]
    for name, seat in (("Dora", "N"), ("Emil", "S")):
        refused = ask("advise", record=answer["record"], seat=seat, name=name, event=f"{seat}:stand")
        assert [problem["code"] for problem in refused["problems"]] == ["E-advise-other"]


def test_e31_e32_the_waiting_player_of_a_pool_bets_what_the_next_stake_leaves_and_advises() -> None:
    people: list[Json] = [{"name": name, "player": "amateur"} for name in ("Anna", "Bruno", "Carl")]
    begin = beginning("pool", 5, people=people, gallery="french", stake=2, purse=9)
    out = next(each["name"] for each in ask("match", records=[], begin=begin)["match"]["people"] if each["waits"])
    people = [{**each, "player": None if each["name"] == out else "amateur"} for each in people]
    found = ask("match", records=[], begin={**begin, "people": people})["match"]
    # Of nine chips, one stake is in the pool, and one is kept for the next game.
    may_bet = {each["name"]: each["may_bet"] for each in found["people"]}
    assert {may_bet[each["name"]] for each in found["people"] if each["seat"]} == {0}
    assert (may_bet[out], may_bet["Odile"]) == (5, 9)
    wish = {"name": out, "seat": "S", "chips": 6}
    (problem,) = started(found, begin["seed"], wishes=[wish])["problems"]
    assert (problem["code"], problem["data"]["purse"]) == ("E-bet-purse", 5)

    answer = started(found, begin["seed"], seat="S", wishes=[{**wish, "chips": 1}])
    assert {"name": out, "seat": "S", "chips": 1} in answer["summary"]["match"]["bets"]
    while answer["view"]["turn"] != "S":
        answer = ask("bot", record=answer["record"], seat="S", **{"as": "N"}, player="amateur")
    said = ask("advise", record=answer["record"], seat="S", name=out, event=answer["view"]["legal"][0])
    assert advised(said)[-1][:2] == [out, "S"]

    # The bet is settled with the game, under the name of the person who waits and now sits down.
    record = ask("resign", record=said["record"], seat="N")["record"]
    after = ask("match", records=[record])["match"]
    assert after["games"][0]["moved"][out] == 1
    assert next(each for each in after["people"] if each["name"] == out)["purse"] == 8
    assert next(each["seat"] for each in after["people"] if each["name"] == out) == "N"


def test_a_player_takes_advice_when_it_is_as_good_to_its_own_mind() -> None:
    """A different choice is followed where the hand is close to the player's threshold, and nowhere else."""
    took = {True: 0, False: 0}
    for number in range(400):
        play = record.new("ecarte", "akagiri", {}, {"Bet": "Dora:S:3 Emil:N:3"}, f"{number:064x}", "N")
        view = ECARTE.view.of(play.state, "S")
        if view.phase != "choose":
            continue
        own = computer.choice(play, "S", "amateur")
        assert own is not None
        other = "propose" if own.verb == "stand" else "stand"
        said = record.advance(play, Event("ruling", verb="advise", args=("Dora", "S", other)))
        after = computer.choice(said, "S", "amateur")
        close = abs(amateur.margin(view)) < 0.25
        assert (after != own) == close
        took[close] += 1
        unbacked = record.advance(play, Event("ruling", verb="advise", args=("Fritz", "S", other)))
        assert computer.choice(unbacked, "S", "amateur") == own
    assert took[True] > 10
    assert took[False] > 100


# --- hidden information ---


def test_nothing_of_what_others_are_told_leaves_by_any_way() -> None:
    answer = begun()
    play = ecn.loads(answer["record"])[0]
    for _ in range(60):
        mover = ECARTE.rules.turn(play.state)
        if mover is None:
            head = ECARTE.deal.next_head(play.state)
            if head is None:
                break
            play = record.advance(play, head)
            continue
        play = matches.advise(play, mover)
        event = PLAYERS["ecarte"]["amateur"](ECARTE.view.of(play.state, mover), Random(1))
        assert event is not None
        play = record.advance(play, event)
    said = [entry.event for deal in play.record.deals for entry in deal.entries if entry.event.verb == "advise"]
    assert {event.args[1] for event in said} == {"S", "N"}
    for seat in ("S", "N"):
        seen = seatview.redact(play.record, seat)
        kept = [entry.event for deal in seen.deals for entry in deal.entries if entry.event.verb == "advise"]
        assert [event.args[:2] for event in kept] == [event.args[:2] for event in said]
        assert all((event.args[2] == "??") == (event.args[1] != seat) for event in kept)
        text = ecn.dumps(Play(seen))
        (reading,) = ecn.read(text, mode="strict")
        assert reading.problems == ()
    views = [seatview.redact(play.record, seat) for seat in ("S", "N")]
    merged = seatview.merge(*views)
    assert [deal.entries for deal in merged.deals] == [deal.entries for deal in play.record.deals]


@pytest.mark.parametrize("seat", ["S", "N", ""])
def test_a_spectator_sees_no_hand(seat: str) -> None:
    answer = watched("S")
    view = ask("view", record=answer["record"], seat=seat)["view"]
    assert (set(view["hand"]) == {"??"}) == (seat == "")
    assert (view["legal"] == []) or seat == "S"
    bot = ask("bot", record=answer["record"], seat="", **{"as": "S"}, player="amateur")
    found = [card for entry in bot["log"] if entry["do"] in ("deal", "draw", "discard") for card in entry["cards"]]
    assert set(found) == {"??"}
