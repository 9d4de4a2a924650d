"""That the tests themselves leave nothing out."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from ecarte.games import GAMES
from ecarte.notation import ecn

HERE = Path(__file__).parents[1]
RULES = [f"e{number}" for number in range(1, 34)]
RULES += [f"b{number}" for number in range(1, 31)]


def functions() -> dict[str, ast.FunctionDef]:
    """Every function of the tests by its name, methods too."""
    return {
        node.name: node
        for path in HERE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef)
    }


def called(function: ast.FunctionDef) -> set[str]:
    """Names of all that a function calls."""
    targets = [node.func for node in ast.walk(function) if isinstance(node, ast.Call)]
    plain = {each.id for each in targets if isinstance(each, ast.Name)}
    return plain | {each.attr for each in targets if isinstance(each, ast.Attribute)}


def test_every_rule_has_a_test_named_by_it() -> None:
    named = {match[1] for name in functions() if (match := re.match(r"test_([eb]\d+)_", name))}
    assert named == set(RULES)


def test_every_option_and_preset_has_a_golden_record() -> None:
    plays = [play for path in (HERE / "golden").glob("*.ecn") for play in ecn.loads(path.read_text("utf-8"))]
    for name, game in GAMES.items():
        own = [play for play in plays if play.record.tag("Game") == name]
        assert {play.record.tag("Rules") for play in own} == set(game.presets)
        for option in game.options:
            values = {getattr(play.record.options(), option.name) for play in own}
            assert values == set(option.values), option.name


def test_every_game_has_records_of_each_kind() -> None:
    """Golden records, their links, what is expected of them as JSON, and a text for each thing that can be wrong."""
    linked = {line.split(" ")[0] for line in (HERE / "golden/links.txt").read_text("utf-8").splitlines()}
    for name in GAMES:
        files = {}
        for path in (HERE / "golden").glob("*.ecn"):
            tags = [heading.tags for heading in ecn.scan(path.read_text("utf-8"))]
            if ("Game", name) in tags[0]:
                files[path.stem] = tags
        assert any(any(tag[0] == "View" for tag in each) for tags in files.values() for each in tags), name
        assert len(set(files) & linked) >= 5, name
        assert any((HERE / "golden" / f"{stem}.jsonl").exists() for stem in files), name
        texts = [path.read_text("utf-8", "replace") for path in (HERE / "corpus").glob("*.ecn")]
        assert sum(f'[Game "{name}"]' in text for text in texts) > 30, name


def test_every_test_can_fail() -> None:
    """It asserts, expects a refusal, or leaves that to a function of the tests that does."""
    known = functions()
    checking = {
        name
        for name, function in known.items()
        for node in ast.walk(function)
        if isinstance(node, ast.Assert) or (isinstance(node, ast.Attribute) and node.attr == "raises")
    }
    idle = {
        name
        for name, function in known.items()
        if name.startswith("test_") and name not in checking and not called(function) & checking
    }
    assert idle == set()


def test_no_test_sleeps_or_needs_the_world() -> None:
    barred = re.compile(
        r"^\s*(import|from) (subprocess|socket|threading|multiprocessing|asyncio|urllib|requests)\b", re.M
    )
    # What needs processes of its own: the command line, commands that are killed, a server that is asked byte by byte,
    # the page's linter, a game that is registered in a process of its own.
    apart = (
        "test_cli",
        "test_fuzz",
        "test_locales",
        "test_page",
        "test_readme",
        "test_archive_versions",
        "test_serve",
        "test_third_game",
    )
    engine = [path for path in HERE.rglob("test_*.py") if not path.name.startswith(apart)]
    for path in engine:
        text = path.read_text("utf-8")
        assert not barred.search(text), path.name
        assert "sleep(" not in text.replace('"sleep("', ""), path.name
