"""The files that CONTRIBUTING's tables name exist, and every option is where its row says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ecarte.games import GAMES

ROOT = Path(__file__).parents[2]
if not (ROOT / "CONTRIBUTING.md").is_file():
    pytest.skip("the page is not here", allow_module_level=True)

ROWS = [line for line in (ROOT / "CONTRIBUTING.md").read_text("utf-8").splitlines() if re.match(r"\| [^-w]", line)]
NAMED = r"`([\w<>.-]*/[\w<>./*-]*|[\w-]+\.(?:py|ts|tsx|js|toml|json|ftl|ecn|md|css|txt))`"
FOLDERS = ("py", "web/src", "web/tests", "web", "tools", "tests", "e2e", "docs", "bench", ".")


@pytest.fixture(scope="module")
def paths() -> list[str]:
    """Return the path of every file, from the project's root, each behind a slash."""
    folders = [ROOT / each for each in FOLDERS if each not in {"web", "."}]
    files = [path for folder in folders for path in folder.rglob("*")]
    return [f"/{path.relative_to(ROOT)}" for path in [*files, *ROOT.glob("*"), *(ROOT / "web").glob("*")]]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.split("|")[1].strip())
def test_what_a_row_names_is_there(row: str, paths: list[str]) -> None:
    for named in re.findall(NAMED, row):
        pattern = re.sub(r"<\w+>|\\\*", "[^/]+", "/" + re.escape(named).strip("/"))
        assert any(re.search(rf"{pattern}$", path) for path in paths), named


@pytest.mark.parametrize("name", GAMES)
def test_an_option_is_named_in_every_file_of_its_row(name: str) -> None:
    (row,) = (row for row in ROWS if row.startswith("| a rule option |"))
    # Where it is only if it changes how the page says the rules.
    page = {"ecarte": "rules"}.get(name, name)
    patterns = [
        named.replace("docs/<game>", f"docs/{page}").replace("<game>", name).replace("<code>", "*")
        for named in re.findall(NAMED, row.split("|")[2])
        if ("<game>" in named or "<code>" in named) and "panels/rules" not in named
    ]
    assert len(patterns) == 4
    for option in (each.name for each in GAMES[name].options):
        said = re.compile(rf"\b{option}\b|\b{option.replace('_', '-')}\b")
        for file in (file for pattern in patterns for file in ROOT.glob(pattern)):
            assert said.search(file.read_text("utf-8")), (option, file)


@pytest.mark.parametrize("option", ["tied_end", "rounding"])
def test_an_option_of_the_score_is_in_no_file_but_those_of_its_row(option: str, paths: list[str]) -> None:
    (row,) = (row for row in ROWS if row.startswith("| a rule option |"))
    named = [re.sub(r"<\w+>", "[^/]+", re.escape(each)) for each in re.findall(NAMED, row)]
    # The result of a deal says what was rounded, a player reckons with the end of a game, and links count the options.
    named += ["scene/Result.tsx", "test_belote_reckoning.py", "test_link.py", "CONTRIBUTING.md", "test_contributing.py"]
    said = re.compile(rf"""["'`.\[]{option}\b(?! =)|\b{option}=|-{option}\b|^    {option}: """, re.MULTILINE)
    found = [each for each in paths if re.search(r"\.(py|tsx?|ftl|md|json|ecn)$", each) and "links/forms" not in each]
    assert [
        each
        for each in found
        if said.search((ROOT / each[1:]).read_text("utf-8", "replace"))
        and not any(re.search(rf"/{pattern}", each) for pattern in named)
    ] == []
