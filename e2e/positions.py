"""Games brought to a moment by the real engine, natively, and laid on the page's shelf.

A moment is looked for seed by seed, never hoped for: the first seed that has it is the one used, so every
run of a test sees the same cards.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from ecarte import web

Json = dict[str, Any]
Wanted = Callable[[Json], bool]  # of a view

SEEDS = 400  # tried before the moment is said not to exist


@dataclass(frozen=True)
class Rules:
    preset: str = "akagiri"
    options: tuple[tuple[str, str | int | bool], ...] = ()
    dealer: str = "N"
    game: str = "ecarte"

    @property
    def players(self) -> dict[str, str]:
        """Who plays besides South: écarté's one opponent, or belote's quickest people."""
        if self.game == "ecarte":
            return {"N": "amateur"}
        return dict.fromkeys("EW" if self.preset == "three" else "NEW", "novice")


@dataclass(frozen=True)
class Moment:
    """A game at a moment: the engine's whole answer."""

    name: str
    seed: str = field(repr=False)
    answer: Json = field(repr=False)
    players: dict[str, str] = field(default_factory=lambda: Rules().players)

    @property
    def id(self) -> str:
        """The game's name on the device."""
        return "".join(filter(str.isalnum, self.name.lower()))[:20]

    @property
    def view(self) -> Json:
        view: Json = self.answer["view"]
        return view

    @property
    def record(self) -> str:
        record: str = self.answer["record"]
        return record


def ask(**request: object) -> Json:
    """The engine's answer; a refusal is a mistake of the test."""
    answer: Json = json.loads(web.respond(json.dumps({"seat": "S", **request})))
    assert "problems" not in answer, answer["problems"]
    return answer


def new(seed: str, rules: Rules) -> Json:
    return ask(
        do="new",
        game=rules.game,
        preset=rules.preset,
        options=dict(rules.options),
        seed=seed,
        dealer=rules.dealer,
        tags={"Date": "2026.11.20", "South": "You"}
        | ({"North": "Hortense (amateur)"} if rules.game == "ecarte" else {}),
        players=rules.players,
    )


def find(name: str, wanted: Wanted, rules: Rules = Rules(), *, most: int = 60) -> Moment:
    """The first moment like this: South plays by chance, North is the page's opponent."""
    for number in range(SEEDS):
        seed = f"{number:064x}"
        chance = random.Random(number)
        answer = new(seed, rules)
        for _ in range(most):
            view = answer["view"]
            if wanted(view):
                return Moment(name, seed, answer, rules.players)
            if view["phase"] == "over":
                break
            answer = _on(answer, chance, rules)
    raise AssertionError(f"no such moment in {SEEDS} games: {name}")


def _on(answer: Json, chance: random.Random, rules: Rules) -> Json:
    """One event further."""
    view, record = answer["view"], answer["record"]
    if view["next"]:
        return ask(do="play", record=record, event=view["next"])
    if view["turn"] == "S":
        return ask(do="play", record=record, event=chance.choice(view["legal"]))
    return ask(do="bot", record=record, **{"as": view["turn"]}, player=rules.players[view["turn"]])


def mine(phase: str) -> Wanted:
    return lambda view: bool(view["phase"] == phase and view["turn"] == "S")


@cache
def moments() -> dict[str, Moment]:
    """One game in every state that a deal has for the player."""
    wanted: list[tuple[str, Wanted, Rules]] = [
        ("propose or play", mine("choose"), Rules()),
        ("propose a number", mine("choose"), Rules(options=(("propose_number", True),))),
        ("accept or refuse", mine("answer"), Rules(dealer="S")),
        ("discard as elder", mine("discard"), Rules()),
        ("discard as dealer", lambda v: mine("discard")(v) and v["discard"]["min"] == 0, Rules(dealer="S")),
        ("discard again", lambda v: mine("discard")(v) and len(v["exchanges"]) == 2, Rules()),
        ("lead", lambda v: mine("play")(v) and not v["trick"] and not v["tricks"], Rules()),
        ("follow, some refused", lambda v: mine("play")(v) and len(v["trick"]) == 1 and len(v["refused"]) > 1, Rules()),
        ("follow, late", lambda v: mine("play")(v) and len(v["trick"]) == 1 and len(v["tricks"]) == 3, Rules()),
        ("the king to mark", lambda v: "S:king" in v["legal"] and v["turn"] == "S", Rules("article")),
        ("the king, in a pause", lambda v: bool(v["pause"]), Rules("article", dealer="S")),
        ("deal over, much scored", lambda v: v["phase"] == "scored" and len(v["scored"]) > 1, Rules()),
        ("deal over, vole", lambda v: v["phase"] == "scored" and v["scored"][-1]["why"] == "vole", Rules()),
        ("game over", lambda v: v["phase"] == "over", Rules(options=(("game_points", True),))),
        (
            "long game",
            lambda v: mine("play")(v) and min(v["score"].values()) > 5 and v["vulnerable"] is not None,
            Rules(options=(("target", 10),)),
        ),
    ]  # fmt: skip
    return {name: find(name, test, rules, most=600) for name, test, rules in wanted}
