"""Random matches for properties: rubbers and pools, with or without chips and spectators, from one small number."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from hypothesis import strategies as st

from ecarte import record
from ecarte.match.header import KINDS
from ecarte.notation import ecn
from ecarte.record import Play
from ecarte.requests.web import respond

Json = dict[str, Any]
NAMES = ("Anna", "Bruno", "Carl")


def ask(do: str, **fields: Any) -> Json:
    """Return the answer to a request."""
    answer: Json = json.loads(respond(json.dumps({"id": 1, "do": do, **fields})))
    return answer


def beginning(kind: str, number: int, **changes: Any) -> Json:
    """Return the request that begins a match; the rest of it follows from the number."""
    rng = Random(number)
    people = [{"name": name, "player": None} for name in NAMES[: 3 if kind == "pool" else 2]]
    begin = {
        "kind": kind,
        "id": rng.randbytes(8).hex(),
        "game": "ecarte",
        "preset": "akagiri",
        "options": {},
        "people": people,
        "dealer": "cut",
        "stake": 2,
        "purse": 100,
        "gallery": None,
        "spectators": [],
        "seed": rng.randbytes(32).hex(),
    }
    return {**begin, **changes}


@st.composite
def beginnings(draw: st.DrawFn) -> tuple[Json, int]:
    """Draw the beginning of a match, and the number that the rest follows from."""
    number = draw(st.integers(0, 2**32))
    chips = draw(st.booleans())
    changes = {
        "options": {"game_points": draw(st.booleans())},
        "stake": draw(st.integers(0, 5)) if chips else 0,
        "purse": draw(st.integers(15, 60)) if chips else None,
        "gallery": draw(st.sampled_from([None, "french", "english"])) if chips else None,
        "spectators": draw(st.sampled_from([[], ["Dora"], ["Dora", "Emil"]])) if chips else [],
        "dealer": draw(st.sampled_from(["S", "N", "cut"])),
    }
    return beginning(draw(st.sampled_from(KINDS)), number, **changes), number


def started(match: Json, seed: str, **more: Any) -> Json:
    """Return the next game of a match, its first deal dealt."""
    return ask("new", **match["next"], seed=seed, seat=more.pop("seat", "S"), **more)


def finished(text: str, rng: Random, *, void: bool = True) -> str:
    """Return a game after some deals, at whose end somebody resigns or, now and then, the game is void."""
    play = ecn.loads(text)[0]
    for _ in range(rng.randrange(40)):
        game = play.record.game
        if record.over(play):
            break
        mover = game.rules.turn(play.state)
        what = rng.choice(game.rules.legal(play.state, mover)) if mover else game.deal.next_head(play.state)
        assert what is not None
        play = record.advance(play, what)
    if void and not record.over(play) and rng.random() < 0.1:
        return ecn.dumps(Play(play.record.with_tag("Result", record.VOID)))
    if not record.over(play):
        answer = ask("resign", record=ecn.dumps(play), seat=rng.choice("SN"))
    else:
        answer = ask("view", record=ecn.dumps(play), seat="S")
    written: str = answer["record"]
    return written


def course(begin: Json, number: int, most: int = 14) -> Iterator[tuple[list[str], Json]]:
    """Yield the records of a match and its standing after each game, until it ends or there are ``most``."""
    rng, records = Random(number), list[str]()
    match = ask("match", records=[], begin=begin)["match"]
    seed = begin["seed"]
    yield records, match
    while match["next"] and len(records) < most:
        wishes = [
            {"name": person["name"], "seat": rng.choice("SN"), "chips": rng.randint(1, person["purse"])}
            for person in match["people"]
            if person["role"] == "spectator" and person["purse"]
        ]
        answer = started(match, seed, wishes=wishes)
        assert "problems" not in answer, answer["problems"]
        records = [*records, finished(answer["record"], rng)]
        seed = rng.randbytes(32).hex()
        match = ask("match", records=records)["match"]
        yield records, match
