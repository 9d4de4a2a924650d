"""Imports point one way, and what the browser loads needs nothing but Python."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from itertools import permutations
from pathlib import Path

import pytest

import ecarte
from ecarte.games import GAMES

ROOT = Path(ecarte.__file__ or "").parent
MODULES = {".".join(path.relative_to(ROOT).with_suffix("").parts): path for path in sorted(ROOT.rglob("*.py"))}

# A module may import what stands on lines above its own; modules of one line may import each other.
LAYERS = [
    ["__init__"],
    ["lazily", "policies.__init__"],
    ["cards"],
    ["tricks"],
    ["fair"],
    ["game"],
    ["standing"],
    ["laws.case"],
    ["laws.effects"],
    [
        "laws.cutting",
        "laws.dealing",
        "laws.exchange",
        "laws.kings",
        "laws.packs",
        "laws.play",
        "laws.scores",
    ],
    ["laws.__init__"],
    ["columns", "games.hands", "games.near", "games.packets", "options"],
    ["games.ecarte_options", "games.belote_options"],
    ["games.ecarte_state", "games.belote_state"],
    ["games.belote_melds", "games.belote_score", "games.belote_tricks", "games.ecarte_tricks"],
    ["games.belote_bids", "games.belote_course", "games.belote_held", "games.belote_weights"],
    ["games.ecarte_course", "games.ecarte_held"],
    ["games.belote_declare", "games.ecarte_claims", "games.ecarte_rulings"],
    ["games.ecarte_legal"],
    ["games.belote_deal", "games.ecarte_deal"],
    ["games.belote_legal"],
    ["games.belote_effects", "games.belote_refusals", "games.ecarte_effects", "games.ecarte_refusals"],
    ["games.belote_view", "games.ecarte_ruled", "games.ecarte_view"],
    ["games.ecarte", "games.belote"],
    ["games.ecarte_facts", "games.belote_facts"],
    ["games.__init__"],
    ["cut", "moment"],
    ["record"],
    ["matchtags", "seatview"],
    ["match"],
    ["matchstart"],
    ["facts"],
    ["notation.tokens", "notation.canonical"],
    ["notation.forms"],
    ["notation.heading"],
    ["notation.stream"],
    ["notation.fast_ecarte"],
    ["notation.fast"],
    ["notation.reader"],
    ["notation.ecn"],
    ["notation.visit"],
    ["notation.schema"],
    ["notation.json"],
    ["notation.packing"],
    ["notation.sealed"],
    ["notation.packed"],
    ["notation.deflated"],
    ["notation.link"],
    ["notation.challenge"],
    ["notation.__init__"],
    ["ai.ecarte_double_tricks"],
    ["ai.ecarte_double"],
    ["ai.ecarte_classic", "ai.ecarte_keys", "ai.ecarte_masks", "ai.ecarte_reasons", "ai.ecarte_tables"],
    ["ai.ecarte_policy"],
    ["ai.chance", "ai.ecarte_cards", "ai.ecarte_equity", "ai.ecarte_slips", "ai.gallery"],
    ["ai.ecarte_forecast"],
    ["ai.ecarte_claims", "ai.ecarte_stakes"],
    ["ai.ecarte_mind", "ai.ecarte_worlds"],
    ["ai.amateur"],
    ["ai.beginner", "ai.club"],
    ["ai.master"],
    ["ai.ecarte_advised"],
    ["ai.belote_cards"],
    [
        "ai.belote_hands",
        "ai.belote_quick",
        "ai.belote_seen",
        "ai.belote_solver",
        "ai.belote_weights",
        "ai.belote_worth",
    ],
    ["ai.belote_bidding"],
    ["ai.belote_auction", "ai.belote_sample", "ai.belote_table"],
    ["ai.belote_search", "ai.belote_amateur", "ai.belote_novice", "ai.belote_trial"],
    ["ai.belote_expert"],
    ["ai.__init__"],
    ["analysis"],
    ["computer", "fields", "lines", "summary", "told"],
    ["answers", "arbiter", "branch", "library", "replay", "verify"],
    ["matches", "reading", "review_answers", "study", "why"],
    ["web"],
    # What follows is not for the browser, and may import other packages.
    ["text"],
    ["book"],
    ["collection", "sources"],
    ["serve"],
    ["filter", "simulate"],
    ["analyze", "stats", "tables"],
    ["archive_rows"],
    ["archive_file"],
    ["archive_views"],
    ["archive"],
    ["cli"],
    ["__main__"],
]
NATIVE = {
    "analyze",
    "book",
    "filter",
    "simulate",
    "stats",
    "tables",
    "archive",
    "archive_file",
    "archive_rows",
    "archive_views",
    "collection",
    "sources",
    "text",
    "serve",
}
NATIVE |= {"cli", "__main__"}

pytestmark = pytest.mark.skipif(len(MODULES) < 5, reason="only compiled modules are here")


def layer(module: str) -> int:
    """The line a module stands on; a package named there alone stands for all that is in it."""
    for number, names in enumerate(LAYERS):
        if module in names or module.split(".")[0] in names:
            return number
    raise AssertionError(f"{module}: give it a place in LAYERS")


def imports(path: Path) -> Iterator[str]:
    """The modules a file imports, in full; `from ecarte import fair` is ecarte.core.fair."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: write imports in full"
            for alias in node.names:
                inner = f"{node.module}.{alias.name}".removeprefix("ecarte.")
                package = str(node.module)
                is_module = package.startswith("ecarte") and (inner in MODULES or f"{inner}.__init__" in MODULES)
                yield f"ecarte.{inner}" if is_module else package


def inside(name: str) -> str | None:
    """The module of this package that an import names, or None for another package."""
    if name.split(".")[0] != "ecarte":
        return None
    inner = name.removeprefix("ecarte").removeprefix(".")
    return inner if inner in MODULES else f"{inner}.__init__".removeprefix(".")


@pytest.mark.parametrize("module", MODULES)
def test_imports_point_one_way(module: str) -> None:
    for name in imports(MODULES[module]):
        target = inside(name)
        if target is not None and target.split(".")[0] != module.split(".")[0]:
            assert layer(target) < layer(module), f"{module} imports {target}"
        elif target is not None and target != module:
            assert layer(target) <= layer(module), f"{module} imports {target}"


def test_the_record_knows_no_particular_game() -> None:
    assert {inside(name) for name in imports(MODULES["record"])} & set(MODULES) >= {"games.__init__", "game"}
    assert not [name for name in imports(MODULES["record"]) if re.search(r"ecarte$|belote", inside(name) or "")]


def test_no_game_knows_another() -> None:
    """What is of one game, in its rules, facts, players and words, imports nothing of another."""
    for module, path in MODULES.items():
        for game, other in permutations(GAMES, 2):
            if re.search(rf"[._]{game}(_|$)", module):
                known = {inside(name) or "" for name in imports(path)}
                assert not [name for name in known if re.search(rf"[._]{other}(_|$)", name)], module


# The players of écarté whose files are called as they are.
LEVELS = {"ai.beginner", "ai.amateur", "ai.club", "ai.master"}
# Where games, their facts, players, words and fast cores are entered by name; nobody else knows one.
REGISTERS = {"games.__init__", "ai.__init__", "analysis.__init__", "facts", "notation.fast", "reading", "cli.parlance"}


def test_what_is_of_one_game_is_known_to_the_registers_alone() -> None:
    of_one = re.compile(rf"[._]({'|'.join(GAMES)})(_|$)")
    for module, path in MODULES.items():
        if module not in REGISTERS and not of_one.search(module) and module not in LEVELS:
            assert not [name for name in imports(path) if of_one.search(inside(name) or "")], module


def test_the_layers_name_what_there_is() -> None:
    for names in LAYERS:
        for name in names:
            assert name in MODULES or f"{name}.__init__" in MODULES, name


@pytest.mark.parametrize("module", [name for name in MODULES if name.split(".")[0] not in NATIVE])
def test_the_browser_needs_only_python(module: str) -> None:
    for name in imports(MODULES[module]):
        top = name.split(".")[0]
        assert top == "ecarte" or top in sys.stdlib_module_names, f"{module} imports {name}"
        assert (inside(name) or "").split(".")[0] not in NATIVE, f"{module} imports {name}"


def test_all_that_the_engine_is_made_of_is_reached_from_respond() -> None:
    """`ecarte.requests.web` is all that the page imports; what it does not reach is for the command line."""
    reached, left = set[str](), ["web"]
    while left:
        module = left.pop()
        if module in reached:
            continue
        reached.add(module)
        left += [target for target in map(inside, imports(MODULES[module])) if target in MODULES]
        parent = module.rpartition(".")[0]
        left += [f"{parent}.__init__"] if f"{parent}.__init__" in MODULES else []
    beyond = {name for name in MODULES if name not in reached}
    assert {name.split(".")[0] for name in beyond} <= NATIVE | {"notation"} | {"__init__"}


def test_nothing_in_the_engine_asks_for_chance_time_or_the_world() -> None:
    """Chance is an argument and a record the only input: no clock, no file, no network, no thread."""
    barred = {
        "time",
        "datetime",
        "os",
        "io",
        "socket",
        "threading",
        "subprocess",
        "secrets",
        "uuid",
        "pathlib",
        "urllib",
    }
    for module, path in MODULES.items():
        if module.split(".")[0] not in NATIVE:
            assert not {name.split(".")[0] for name in imports(path)} & barred, module
            names = {node.id for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Name)}
            assert not names & {"open", "print", "input", "eval", "exec"}, module
