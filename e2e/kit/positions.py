"""Games that the real engine brought to a moment, natively, and that tests store among the page's saved games.

A moment is searched seed by seed, never left to luck, so that every run of a test sees the same cards. seeds.json keeps
the seed of each moment, which is tried first; ``python -m kit.seek`` (in e2e/) searches all of them again.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any

from ecarte.requests import web

Json = dict[str, Any]
Wanted = Callable[[Json], bool]  # of a view

SEEDS = 400  # tried before giving up
FOUND = Path(__file__).with_name("seeds.json")  # the number of the seed for each moment, by its name


@dataclass(frozen=True)
class Rules:
    """The rules of a game, and who deals first."""

    preset: str = "akagiri"
    options: tuple[tuple[str, str | int | bool], ...] = ()
    dealer: str = "N"
    game: str = "ecarte"

    @property
    def players(self) -> dict[str, str]:
        """The players besides South: écarté's usual opponent, or belote's quickest."""
        if self.game == "ecarte":
            return {"N": "amateur"}
        return dict.fromkeys({"three": "EW", "two": "N"}.get(self.preset, "NEW"), "novice")


@dataclass(frozen=True)
class Moment:
    """A game at a moment, with the engine's whole answer."""

    name: str
    seed: str = field(repr=False)
    answer: Json = field(repr=False)
    players: dict[str, str] = field(default_factory=lambda: Rules().players)

    @property
    def id(self) -> str:
        """The game's id on the device."""
        return "".join(filter(str.isalnum, self.name.lower()))[:20]

    @property
    def view(self) -> Json:
        """South's view."""
        view: Json = self.answer["view"]
        return view

    @property
    def record(self) -> str:
        """The record."""
        record: str = self.answer["record"]
        return record


def ask(**request: object) -> Json:
    """Return the engine's answer; a refusal is a bug in the test."""
    answer: Json = json.loads(web.respond(json.dumps({"seat": "S", **request})))
    assert "problems" not in answer, answer["problems"]
    return answer


def new(seed: str, rules: Rules, players: dict[str, str] | None = None) -> Json:
    """Return the answer of a new game."""
    return ask(
        do="new",
        game=rules.game,
        preset=rules.preset,
        options=dict(rules.options),
        seed=seed,
        dealer=rules.dealer,
        tags={"Date": "2026.11.20", "South": "You"}
        | ({"North": "Hortense (amateur)"} if rules.game == "ecarte" else {}),
        players=rules.players if players is None else players,
    )


@cache
def found() -> dict[str, int]:
    """Return the seed numbers of the moments found so far."""
    return json.loads(FOUND.read_text("utf-8")) if FOUND.exists() else {}


def seeds(name: str) -> Iterator[int]:
    """Yield the numbers of the seeds to try for a moment, and remember the last one tried as the one that has it."""
    known = found().get(name)
    for number in range(SEEDS) if known is None else (known, *range(SEEDS)):
        found()[name] = number
        yield number


def find(name: str, wanted: Wanted, rules: Rules = Rules(), *, most: int = 60) -> Moment:
    """Return the first moment that is ``wanted``; South plays at random, North is the usual opponent."""
    for number in seeds(name):
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
    """Return the answer after one more event."""
    view, record = answer["view"], answer["record"]
    if view["next"]:
        return ask(do="play", record=record, event=view["next"])
    if view["turn"] == "S":
        return ask(do="play", record=record, event=chance.choice(view["legal"]))
    return ask(do="bot", record=record, **{"as": view["turn"]}, player=rules.players[view["turn"]])


def mine(phase: str) -> Wanted:
    """Return a test of whether South is to act in a phase."""
    return lambda view: bool(view["phase"] == phase and view["turn"] == "S")


def before_exchange(name: str, event: str, rules: Rules) -> Moment:
    """Return the first deal in which an event of South leads to its exchange."""

    def asked(answer: Json) -> Json:
        while (seat := answer["view"]["turn"]) in rules.players:
            answer = ask(do="bot", record=answer["record"], **{"as": seat}, player=rules.players[seat])
        return answer

    for number in seeds(name):
        seed = f"{number:064x}"
        answer = asked(new(seed, rules))
        if event in answer["view"]["legal"]:
            then = asked(ask(do="play", record=answer["record"], event=event))
            if mine("discard")(then["view"]):
                return Moment(name, seed, answer, rules.players)
    raise AssertionError(f"no such moment in {SEEDS} games: {name}")


@cache
def moments() -> dict[str, Moment]:
    """Return a game in every state of a deal in which the player acts."""
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
        ("the king, in a pause", lambda v: bool(v["pause"]), Rules("article", (("king_until", "laws"),), dealer="S")),
        ("deal over, much scored", lambda v: v["phase"] == "scored" and len(v["scored"]) > 1, Rules()),
        ("deal over, vole", lambda v: v["phase"] == "scored" and v["scored"][-1]["why"] == "vole", Rules()),
        ("game over", lambda v: v["phase"] == "over", Rules(options=(("game_points", True),))),
        ("game over, past the target", lambda v: v["phase"] == "over" and max(v["score"].values()) > 5, Rules()),
        (
            "long game",
            lambda v: mine("play")(v) and min(v["score"].values()) > 5 and v["vulnerable"] is not None,
            Rules(options=(("target", 10),)),
        ),
    ]  # fmt: skip
    return {name: find(name, test, rules, most=600) for name, test, rules in wanted}


# ---- moments that random play and a cautious opponent never reach

Chooses = Callable[[str, list[str], random.Random], str]  # the seat, its legal events, randomness


def lived(name: str, wanted: Wanted, rules: Rules, chooses: Chooses, *, most: int = 40) -> Moment:
    """Return the first moment that is ``wanted`` when ``chooses`` plays both; then North is the usual opponent."""
    for number in seeds(name):
        seed = f"{number:064x}"
        chance = random.Random(number)
        answer = new(seed, rules, {})
        for _ in range(most):
            answer = ask(do="view", record=answer["record"])
            view = answer["view"]
            if wanted(view):
                return Moment(name, seed, answer, rules.players)
            if view["phase"] == "over":
                break
            seat = view["turn"] or "S"
            legal = ask(do="view", record=answer["record"], seat=seat)["view"]["legal"]
            event = view["next"] or chooses(seat, legal, chance)
            answer = ask(do="play", record=answer["record"], seat=seat, event=event)
    raise AssertionError(f"no such moment in {SEEDS} games: {name}")


_ASIDES = re.compile(r".:(double|offer|concede|claim|suit:.)|&claim|.*~")


def plainly(seat: str, legal: list[str], chance: random.Random) -> str:
    """Choose only among the answers to the question asked."""
    return chance.choice([event for event in legal if not _ASIDES.match(event)])


def revoking(offender: str) -> Chooses:
    """Return a chooser whose offender plays against the rules whenever possible."""

    def chooses(seat: str, legal: list[str], chance: random.Random) -> str:
        wrong = [event for event in legal if event.endswith("~revoke")]
        return chance.choice(wrong) if wrong and seat == offender else plainly(seat, legal, chance)

    return chooses


def first(*wishes: str, otherwise: Chooses = plainly) -> Chooses:
    """Return a chooser that makes the first possible event that begins with one of the ``wishes``."""

    def chooses(seat: str, legal: list[str], chance: random.Random) -> str:
        wished = [event for event in legal if event.startswith(wishes)]
        return wished[0] if wished else otherwise(seat, legal, chance)

    return chooses


def after(name: str, moment: Moment, *events: str) -> Moment:
    """Return a moment after some more events, each by its own seat."""
    record = moment.record
    for event in events:
        seat = event[0] if event[0] in "SN" else "S"
        record = ask(do="play", record=record, seat=seat, event=event)["record"]
    return Moment(name, moment.seed, ask(do="view", record=record), moment.players)


def required(name: str, moment: Moment) -> Moment:
    """Return a moment at which South has named a suit, led another, and must lead the named one."""
    hand = moment.view["hand"]
    suit = hand[0][1]
    other = next(card for card in hand if card[1] != suit)
    return after(name, moment, f"S:suit:{suit}", f"S.{other}", f"N:require:{suit}")


def may(view: Json, part: str) -> str:
    """Return a legal event that contains ``part``, or ""."""
    return next((event for event in view["legal"] if part in event), "")


def _lessened(view: Json) -> bool:
    """Return whether an offender has scored for tricks."""
    return any(each["seat"] in view["offenders"] and "king" not in each["why"] for each in view["scored"])


# From the first lead in London: with the last card, the first of these revokes is discovered.
_THREE_REVOKES = ("S.7d", "N.9d", "N.Jd", "S.Ts~revoke", "N.As", "S.9c~revoke", "N.8c", "S.Qd~revoke")


def _turned_king(view: Json) -> bool:
    """Return whether South has turned a king and may mark it."""
    return bool(view["turned"]) and view["turned"][0] == "K" and bool(may(view, "S:king"))


def _turned_king_unmarked(view: Json) -> bool:
    """Return whether South may still mark a turned king when the deal is scored (law 22)."""
    return view["phase"] == "scored" and _turned_king(view)


def _plain_but_king(seat: str, legal: list[str], chance: random.Random) -> str:
    """Choose as `plainly`, but mark no king."""
    return plainly(seat, [event for event in legal if not event.endswith(":king")], chance)


def revoked_to(moment: Moment, led: str) -> str:
    """Return a revoke of North's against a card that South leads."""
    record = ask(do="play", record=moment.record, seat="S", event=led)["record"]
    legal: list[str] = ask(do="view", record=record, seat="N")["view"]["legal"]
    return next(event for event in legal if event.endswith("~revoke"))


@cache
def further() -> dict[str, Moment]:
    """Return the states of a deal under options beyond the plain game."""
    casino, london, naming = Rules("casino"), Rules("london"), Rules(options=(("declare_suit", "on"),))
    choose = lived("double or offer", mine("choose"), casino, plainly)
    lead = lived("a lead in London", lambda v: mine("play")(v) and not v["trick"] and not v["tricks"], london, plainly)
    false = lived("the king, held or not", lambda v: bool(may(v, "S:king~false")) and mine("play")(v), london, plainly)
    revoked = lived("a revoke to claim", lambda v: bool(may(v, "&claim:S:43")), london, revoking("N"))
    out_of_turn = ask(do="view", record=lead.record, seat="N")["view"]["hand"][0]
    name = lived("a suit to name", lambda v: mine("play")(v) and bool(may(v, ":suit:")), naming, plainly)
    stand = first("&claim", "&ruling:43:stand", otherwise=revoking("N"))
    claiming = first("&claim:S:43", otherwise=revoking("N"))
    found = [
        choose,
        after("a double to answer", choose, "N:double"),
        after("doubled", choose, "N:double", "S:accept:double", "S:stand"),
        after("an offer to answer", choose, "N:offer"),
        after("the vole to make", choose, "N:offer", "S:decline", "S:stand"),
        name,
        required("another suit required", name),
        lived("a suit named wrongly", mine("reply"), replace(naming, dealer="S"), first("N:suit:h", "S:suit:h")),
        lead,
        false,
        after("a false king marked", false, may(false.view, "S:king~false")),
        lived("a card to take back", lambda v: bool(v["pause"] and may(v, "~back")), london, revoking("S")),
        after("a card left, another claimed", lead, *_THREE_REVOKES),
        after("a lead out of turn", lead, f"N.{out_of_turn}~turn"),
        revoked,
        after("a ruling to choose", revoked, may(revoked.view, "&claim:S:43")),
        lived("a false king to claim", lambda v: bool(may(v, "&claim:S:25")), london, first("N:king~false")),
        lived("a score lessened", lambda v: v["phase"] == "scored" and _lessened(v), london, stand),
        lived("the rest to claim", lambda v: bool(may(v, "S:claim")) and len(v["hand"]) > 1, london, plainly),
        lived("a turned king to mark", _turned_king, replace(london, dealer="S"), plainly),
        lived(
            "a turned king after the last trick", _turned_king_unmarked, replace(london, dealer="S"), _plain_but_king
        ),
        after("a revoke behind a hand thrown in", lead, "S.7d", revoked_to(lead, "S.7d"), "S:concede"),
        lived("a claim for one card", mine("reply"), Rules(options=(("revoke", "penalty"),)), claiming),
        lived("thrown in", lambda v: bool(v["phase"] == "scored"), london, first("S:concede")),
    ]
    return {moment.name: moment for moment in found}
