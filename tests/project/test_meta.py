"""The tests are complete: every rule, option and preset has one, and each of them can fail."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from ecarte.games import GAMES
from ecarte.notation import ecn

HERE = Path(__file__).parents[1]
RULES = [f"e{number}" for number in range(1, 34)]
RULES += [f"b{number}" for number in range(1, 34)]


def functions() -> dict[Path, dict[str, ast.FunctionDef]]:
    """Return every function of the tests, methods too, by file and name."""
    return {
        path: {
            node.name: node
            for node in ast.walk(ast.parse(path.read_text("utf-8")))
            if isinstance(node, ast.FunctionDef)
        }
        for path in HERE.rglob("*.py")
    }


def names() -> set[str]:
    """Return the names of all functions of the tests."""
    return {name for known in functions().values() for name in known}


def checks(function: ast.FunctionDef) -> bool:
    """Return whether a function itself contains an assertion or expects an exception."""
    return any(
        isinstance(node, ast.Assert) or (isinstance(node, ast.Attribute) and node.attr == "raises")
        for node in ast.walk(function)
    )


def called(function: ast.FunctionDef) -> set[str]:
    """Return the names of the functions that a function calls."""
    targets = [node.func for node in ast.walk(function) if isinstance(node, ast.Call)]
    plain = {each.id for each in targets if isinstance(each, ast.Name)}
    return plain | {each.attr for each in targets if isinstance(each, ast.Attribute)}


def test_every_rule_has_a_test_named_by_it() -> None:
    named = {match[1] for name in names() if (match := re.match(r"test_([eb]\d+)_", name))}
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
    """Golden records, their links, their JSON, and a text for every possible problem."""
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
    """Each test asserts, expects an exception, or calls a function of the tests that does."""
    files = functions()
    elsewhere = {name for known in files.values() for name, function in known.items() if checks(function)}
    idle = {
        name
        for known in files.values()
        for name, function in known.items()
        if name.startswith("test_") and not checks(function)
        # Of functions with the same name, a file calls its own.
        if not any(checks(known[each]) if each in known else each in elsewhere for each in called(function))
    }
    assert idle == set()


def test_no_test_sleeps_or_needs_the_world() -> None:
    barred = re.compile(
        r"^\s*(import|from) (subprocess|socket|threading|multiprocessing|asyncio|urllib(?!\.parse)|requests)\b", re.M
    )
    # Tests that need processes of their own: the command line, killed commands, a server tested byte by byte,
    # the page's linter, a game that is registered in a process of its own, a wheel that is built, what a program loads,
    # a library that asks for the program, a module that Node runs, tests that are run as a project of their own.
    apart = (
        "test_fuzz",
        "test_locked",
        "test_locales",
        "test_page",
        "test_archive_versions",
        "test_third_game",
        "test_manpages",
        "test_module",
        "test_names",
        "test_tiers",
    )
    engine = [
        path for path in HERE.rglob("test_*.py") if HERE / "cli" not in path.parents and not path.name.startswith(apart)
    ]
    for path in engine:
        text = path.read_text("utf-8")
        assert not barred.search(text), path.name
        assert "sleep(" not in text.replace('"sleep("', ""), path.name


def test_no_browser_test_waits_for_a_promise() -> None:
    """`wait_for_function` takes the promise of an asynchronous function for true: `kit.waiting.wait_until` does not."""
    for path in (HERE.parent / "e2e").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                waits = node.func.attr == "wait_for_function"
                assert not (waits and re.search(r"\basync\b", ast.unparse(node))), path.name
