"""Whole games as on the page: every answer is sound, and nothing hidden leaves the engine."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from ecarte.core.cards import PACK
from ecarte.core.game import Event, Problem
from ecarte.games import GAMES
from ecarte.notation import ecn
from ecarte.requests import answers, web
from tests.kit.games import Chosen, Game, any_games, known_to, options
from tests.requests.asking import Json, ask, new, sound


def session(chosen: Chosen, number: int, requests: int = 60, name: str = "ecarte") -> Iterator[tuple[str, Json]]:
    """Play a person in the south against computer players; the person plays, asks and takes back at random."""
    rng = Random(number)
    preset, changes = chosen
    seats = GAMES[name].resolve(preset, dict(changes)).seats
    fields: Json = {
        "seed": rng.randbytes(32).hex(),
        "dealer": rng.choice([*seats, "cut"]),
        "players": {seat: "chance" for seat in seats if seat != "S"},
    }
    answer = new(game=name, preset=preset, options=dict(changes), **fields)
    yield "new", answer
    for _ in range(requests):
        view, record = answer["view"], answer["record"]
        if view["phase"] == "over":
            return
        if rng.random() < 0.08:
            do = rng.choice(["back", "hint"])
            helped = ask(do, record=record, seat="S", player="amateur")
            if "problems" not in helped:
                answer = helped
                yield do, answer
            continue
        mine = [*view["legal"], *([view["next"]] if view["next"] else [])]
        if mine and (view["turn"] in ("S", None) or rng.random() < 0.5):
            answer = ask("play", record=record, seat="S", event=rng.choice(mine))
            yield "play", answer
        else:
            answer = ask("bot", record=record, seat="S", **{"as": view["turn"]}, player="chance")
            assert answer["frames"], "the computer has a turn and does nothing"
            yield "bot", answer


some_options = st.sampled_from(list(GAMES)).flatmap(lambda name: st.tuples(st.just(name), options(name, fresh=True)))


@pytest.mark.thorough
@given(some_options, st.integers(0, 2**32 - 1))
def test_whole_games_answer_soundly(chosen: tuple[str, Chosen], number: int) -> None:
    logged: list[Json] = []
    for do, answer in session(chosen[1], number, name=chosen[0]):
        sound(answer, "S")
        if do in ("play", "bot"):  # earlier log entries stay
            entries = [frame["entry"] for frame in answer["frames"]]
            assert answer["log"] == logged + entries
        logged = answer["log"]


@pytest.mark.thorough
@given(some_options, st.integers(0, 2**32 - 1))
def test_an_answer_does_not_depend_on_what_was_asked_before(chosen: tuple[str, Chosen], number: int) -> None:
    """The cache of folds changes nothing: without it, the same request has the same answer."""
    for _, answer in session(chosen[1], number, 25, chosen[0]):
        request = json.dumps({"do": "view", "record": answer["record"], "seat": "S"})
        kept = web.respond(request)
        answers.folds.clear()
        fresh = web.respond(request)
        assert kept == fresh
        assert json.loads(fresh)["summary"] == answer["summary"]
        assert json.loads(fresh)["view"] == answer["view"]


def test_the_record_of_an_answer_need_not_be_read_again() -> None:
    answer = new()
    assert ecn.dumps(answers.folds[answer["record"]]) == answer["record"]


@pytest.mark.parametrize("name", GAMES)
def test_a_click_is_judged_once(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    answer = new(game=name, preset=next(iter(GAMES[name].presets)), dealer="S")
    while answer["view"]["turn"] != "S":
        seat = answer["view"]["turn"]
        answer = ask("bot", record=answer["record"], seat="S", player="chance", **{"as": seat})
    judge, judged = GAMES[name].rules.why_not, list[str]()

    def count(state: Any, event: Event) -> Problem | None:
        judged.append(str(event))
        return judge(state, event)

    monkeypatch.setattr(f"ecarte.games.{name}.game.why_not", count)
    object.__setattr__(GAMES[name].rules, "why_not", count)
    try:
        ask("play", record=answer["record"], seat="S", event=answer["view"]["legal"][0])
    finally:
        object.__setattr__(GAMES[name].rules, "why_not", judge)
    assert judged.count(answer["view"]["legal"][0]) == 1


def test_no_more_folds_are_kept_than_said() -> None:
    for number in range(40):
        new(seed=f"{number:02x}" * 32)
    assert len(answers.folds) <= answers.KEPT


def king_that_won(view: Any) -> set[str]:
    """Return the king whose mark has won a game of écarté, which is shown (E13)."""
    scored = view["scored"] if view["game"] == "ecarte" and view["phase"] == "over" else []
    return {f"K{view['trump']}"} if scored and scored[-1]["why"] == "king" else set()


@given(some_options, st.integers(0, 2**32 - 1))
@example(("ecarte", ("casino", ())), 131)  # a marked king wins it
def test_nothing_hidden_leaves_by_any_way(chosen: tuple[str, Chosen], number: int) -> None:
    for _, answer in session(chosen[1], number, name=chosen[0]):
        (play,) = ecn.loads(answer["record"])
        shown = json.dumps({key: value for key, value in answer.items() if key != "record"})
        assert play.record.tag("Seed") not in shown
        assert play.record.tag("Commit")[7:] not in shown
        for deal in play.record.deals:  # within a deal: no entry of its log has others' cards
            secret = set(PACK) - known_to(deal, "S")
            found = json.dumps([entry for entry in answer["log"] if entry["deal"] == deal.head.number])
            assert not any(f'"{card}"' in found or f"-{card}" in found for card in secret)
        # What a led card counts as (E20) is not that card itself.
        public = {answer["view"].get("counts")} | king_that_won(answer["view"])
        secret = set(PACK) - known_to(play.record.deals[-1], "S") - public
        now = json.dumps([answer["view"], answer["summary"], answer.get("hint")])
        assert not any(card in now for card in secret)


@given(any_games(most=40))
def test_a_refusal_hides_as_much(game: Game) -> None:
    """The answer to playing a card of another hand is the same wherever that card is."""
    play = game.play
    record, deal = ecn.dumps(play), play.record.deals[-1]
    secret = sorted(set(PACK) - known_to(deal, "S"))
    for start in ("S.", "S-"):
        said = {json.dumps(ask("play", record=record, seat="S", event=start + card)).replace(card, "").replace(
            f'"rank": "{card[0]}", "suit": "{card[1]}"', "") for card in secret}  # fmt: skip
        assert len(said) == bool(secret)
