"""The wheel that deals and the mind that plays are apart: neither can know of the other.

By construction: what a player is made of reaches no seed, no pack, no record; what it is handed is a view and
chance of its own. By experiment: another future of the pack changes no choice, another player changes no pack.
That a view and a choice depend on no hidden card is shown in `test_hidden` of each game.
"""

from __future__ import annotations

import ast
import hashlib
import hmac
import re
from collections import Counter
from dataclasses import fields, is_dataclass
from functools import cache
from random import Random
from typing import Any

import pytest

from ecarte import record
from ecarte.core import fair
from ecarte.core.cards import PACK
from ecarte.games import GAMES
from ecarte.players import ADVISERS, OPPONENTS
from ecarte.record import Play
from ecarte.requests import computer
from tests.games.ecarte.test_hidden import prefixes, worlds
from tests.project.test_layers import MODULES, imports, inside

SEED, OTHER = "5e" * 32, "a7" * 32

# --- by construction ---

sources = pytest.mark.skipif(len(MODULES) < 5, reason="only compiled modules are here")


def minds() -> list[str]:
    return [name for name in MODULES if name.split(".")[0] in ("players", "policies")]


@cache
def below(module: str) -> frozenset[str]:
    """Return the modules of this package that a module imports itself."""
    return frozenset(target for target in map(inside, imports(MODULES[module])) if target in MODULES)


def reached(module: str) -> set[str]:
    """Return all modules that a module imports, directly or not, anywhere in the files."""
    found, left = set[str](), [module]
    while left:
        name = left.pop()
        if name not in found:
            found.add(name)
            left += below(name)
    return found


@sources
def test_no_player_reaches_what_deals() -> None:
    """Nor anything that holds a seed, a pack or a record: below a player there are only the games' rules."""
    allowed = {f"core.{name}" for name in ("cards", "tricks", "game", "hands", "near", "packets", "options", "columns")}
    allowed |= {"core.contract", "core.standing", "core.titles"}
    assert len(minds()) > 30
    for module in minds():
        for name in reached(module):
            own = name.split(".")[0] in ("players", "policies", "games", "laws", "machine", "types")
            assert own or name in allowed, f"{module} reaches {name}"


@sources
def test_no_player_can_look_round() -> None:
    """A player's code finds no module by name, no frame or object of the interpreter, and no other file.

    Only files beside it can be read (`pkgutil`).
    """
    library = {
        "__future__",
        "array",
        "base64",
        "bisect",
        "collections.abc",
        "contextlib",
        "dataclasses",
        "functools",
        "hashlib",
        "hmac",
        "itertools",
        "json",
    }
    library |= {"math", "pkgutil", "random", "re", "struct", "typing", "weakref", "zlib"}
    barred = {
        "__import__",
        "compile",
        "eval",
        "exec",
        "globals",
        "locals",
        "open",
        "vars",
        "get_loader",
        "SystemRandom",
    }
    harmless = {"__dict__", "__getitem__", "__init__", "__name__", "__new__", "__setattr__"}
    for module in {name for mind in minds() for name in reached(mind)}:
        outside = {name for name in imports(MODULES[module]) if not name.startswith("ecarte")}
        assert outside <= library, f"{module} imports {outside - library}"
        for node in ast.walk(ast.parse(MODULES[module].read_text("utf-8"))):
            called = {node.id} if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) else set()
            assert not called & barred, f"{module} calls {called}"
            if isinstance(node, ast.Attribute) and node.attr.startswith("__"):
                assert node.attr in harmless, f"{module} asks for {node.attr}"


@sources
def test_what_deals_reaches_no_player() -> None:
    assert reached("core.fair") == {"core.fair", "core.cards"}
    minded = ("players", "policies", "analysis", "requests")
    assert not {name for name in reached("record.__init__") if name.split(".")[0] in minded}


@sources
def test_no_mind_names_the_pack_or_its_seed() -> None:
    """Analysis reads whole records of finished games: it has no access to undealt cards either."""
    barred = re.compile(r"Seed|Pack|pack_of|player_random|spectator_random|stacked?|gathered")
    for module in [*minds(), *(name for name in MODULES if name.split(".")[0] == "analysis")]:
        assert "core.fair" not in {inside(name) for name in imports(MODULES[module])}, module
        for node in ast.walk(ast.parse(MODULES[module].read_text("utf-8"))):
            named = node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
            text = node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""
            assert not barred.fullmatch(named), f"{module} names {named}"
            assert text not in ("Seed", "Pack"), f"{module} asks for {text}"


def parts(thing: Any, seen: dict[int, Any]) -> None:
    """Return everything that can be reached from a value."""
    if id(thing) in seen or isinstance(thing, str | int | float | type(None)):
        return
    seen[id(thing)] = thing
    inner: list[Any] = []
    if is_dataclass(thing):
        inner = [getattr(thing, field.name) for field in fields(thing)]
    elif isinstance(thing, dict):
        inner = [*thing.keys(), *thing.values()]
    elif isinstance(thing, list | tuple | set | frozenset):
        inner = [*thing]
    else:
        assert isinstance(thing, Random) or not hasattr(thing, "__dict__"), type(thing)
    for each in inner:
        parts(each, seen)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_player_is_handed_leads_nowhere(game: str) -> None:
    """A view holds no state, record or bytes, and no card of another hand, anywhere inside it."""
    for play in course(game, SEED, "chance", 30):
        seat = play.record.game.rules.turn(play.state)
        if seat is None:
            continue
        seen: dict[int, Any] = {}
        parts(play.record.game.view.of(play.state, seat), seen)
        assert {type(each).__name__ for each in seen.values()}.isdisjoint({"State", "Record", "Play", "bytes"})
        hidden = {c for each, hand in play.record.game.deal.hands(play.state).items() if each != seat for c in hand}
        public = set(re.findall("[AKQJT987][shdc]", str([each.what for each in play.steps if shown(each.what)])))
        named = set(
            re.findall("'([AKQJT987][shdc])'", str([each for each in seen.values() if isinstance(each, tuple)]))
        )
        called = set[str]().union(*getattr(play.record.game.view.of(play.state, seat), "known", {}).values())  # B13
        assert not (hidden - public - called) & named


def shown(what: Any) -> bool:
    """Return whether everybody saw it."""
    return getattr(what, "do", "") in ("turn", "take", "play", "say", "ruling")


def course(game: str, seed: str, player: str, most: int) -> list[Play]:
    """Yield a game at each decision, with one computer player in every seat."""
    play = record.new(game, next(iter(GAMES[game].presets)), {}, {}, seed, "S")
    found = [play]
    while len(found) < most and not record.over(play):
        head, mover = play.record.game.deal.next_head(play.state), play.record.game.rules.turn(play.state)
        event = computer.choice(play, mover, player) if mover else None
        what = event or head
        assert what is not None
        play = record.advance(play, what)
        found.append(play)
    return found


# --- by experiment ---


@pytest.mark.parametrize("game", GAMES)
def test_another_future_changes_no_choice(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the same cards so far but another seed, all players make the same choices and give the same hints.

    Their own randomness is the same. Meanwhile nobody may ask for a pack at all.
    """
    places = course(game, SEED, "chance", 14)
    monkeypatch.setattr(
        fair, "player_random", lambda _, deal, attempt, event, seat: Random(f"{deal}/{attempt} {event} {seat}")
    )

    def refuse(*_: object) -> None:
        raise AssertionError("a player asked for the pack")

    monkeypatch.setattr(fair, "pack", refuse)
    compared = 0
    for play in places:
        elsewhere = Play(play.record.with_tag("Seed", OTHER).with_tag("Commit", "sha256:" + "0" * 64))
        mover = play.record.game.rules.turn(play.state)
        if mover is None:
            continue
        for player in OPPONENTS[game]:
            assert computer.choice(play, mover, player) == computer.choice(elsewhere, mover, player)
            compared += 1
            if player in ADVISERS.get(game, {}):
                assert computer.hint(play, mover, player) == computer.hint(elsewhere, mover, player)
    assert compared > 8


def test_a_hint_betrays_no_hidden_card() -> None:
    """With other unseen cards, the advice is the same."""
    rng, compared = Random(5), 0
    for play in prefixes(course("ecarte", SEED, "amateur", 9)[-1]):
        seat = play.record.game.rules.turn(play.state)
        for other in worlds(play, seat, rng, 6) if seat else ():
            for player in OPPONENTS["ecarte"]:
                assert computer.hint(other, seat or "", player) == computer.hint(play, seat or "", player)
                compared += 1
    assert compared > 20


@pytest.mark.parametrize("game", GAMES)
def test_another_player_changes_no_pack(game: str) -> None:
    """Whoever plays, the cards come from the same pack: what is dealt is its top, deal by deal."""
    first = set()
    for name in ("chance", OPPONENTS[game][0]):
        play = course(game, SEED, name, 40)[-1]
        for step in play.steps:
            event = step.what
            if getattr(event, "do", "") in ("deal", "turn", "draw"):
                pack = play.record.game.deal.stack(step.before, fair.pack(bytes.fromhex(SEED), step.deal))
                assert play.record.game.deal.due(step.before, pack) == event
        first.add(tuple(entry.event for entry in play.record.deals[0].entries[:3]))
    assert len(first) == 1


def test_the_streams_have_nothing_in_common(monkeypatch: pytest.MonkeyPatch) -> None:
    """Dealing, players and spectators hash texts with different beginnings, whatever follows.

    So no block of one stream is ever a block of another, and an output of HMAC-SHA-256 reveals nothing of others.
    """
    texts: list[bytes] = []

    def digest(key: bytes, text: bytes, name: str) -> bytes:
        texts.append(text)
        return hashlib.sha256(text).digest()

    monkeypatch.setattr(hmac, "digest", digest)
    fair.pack.cache_clear()
    for number in (1, 11, 111):
        fair.pack(bytes(32), number, 1, "player 1/1 1")
        fair.player_random(bytes(32), number, 1, 1)
        fair.spectator_random(bytes(32), f"pack {number}", number, 1, 1)
    fair.pack.cache_clear()
    kinds = Counter(re.match(rb"ECN1 (\w+) ", text)[1] for text in texts)  # type: ignore[index]
    assert set(kinds) == {b"pack", b"player", b"gallery"}
    assert len(set(texts)) == len(texts)


def test_a_player_learns_nothing_of_the_pack_from_its_chance() -> None:
    """The first number of a player's stream is independent of the top card and of the next to be drawn.

    Chi-square of a table of 8 by 32; the seeds are fixed, so the result never changes.
    """
    rounds = 6400
    for place in (0, 11):
        table: Counter[tuple[int, int]] = Counter()
        for number in range(rounds):
            seed = hashlib.sha256(b"chance %d" % number).digest()
            drawn = int(fair.player_random(seed, 1, 1, 3).random() * 8)
            table[drawn, PACK.index(fair.pack(seed, 1)[place])] += 1
        expected = rounds / (8 * 32)
        value = sum((table[a, b] - expected) ** 2 / expected for a in range(8) for b in range(32))
        assert 255 - 4 * 22.6 < value < 255 + 4 * 22.6  # 255 degrees of freedom: a standard deviation of 22.6
