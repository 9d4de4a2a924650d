"""The glossary: its words are those of the locale files, its rules and names exist."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

pytest.importorskip("fluent.syntax", reason="the words of the command line are native only")

from fluent.syntax import ast as ftl

from ecarte import laws
from tests.project.test_locales import entries, nodes

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs/glossary.md"
NONE = "–"  # the term has no word there
LANGUAGES = {"en": 0, "fr": 1, "ja": 2}  # columns of the table

if not PAGE.is_file():
    pytest.skip("the pages are not here", allow_module_level=True)


def rows() -> list[list[str]]:
    """Return the cells of every term."""
    lines = [line for line in PAGE.read_text("utf-8").splitlines() if line.startswith("| ")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return [row for row in cells if row[0] != "English"]


ROWS = rows()


@cache
def sentences(language: str) -> str:
    """Return all text of a language, without the names of messages and variables."""
    found = (element.value for entry in entries(language) for element in nodes(entry, ftl.TextElement))
    return "\n".join(found).casefold()


def test_every_row_is_whole() -> None:
    assert len(ROWS) > 100
    assert [row for row in ROWS if len(row) != 6 or not all(row)] == []
    assert [row[0] for row in ROWS if not row[5].endswith(".")] == []


@pytest.mark.parametrize("language", ["fr", "ja"])
def test_every_word_is_in_the_locale_files(language: str) -> None:
    words = [
        word.casefold()
        for row in ROWS
        if row[LANGUAGES[language]] != NONE
        for word in row[LANGUAGES[language]].split(", ")
    ]
    assert len(words) > 80
    edge = r"\b" if language == "fr" else ""  # Japanese has no spaces between words
    absent = [word for word in words if not re.search(f"{edge}{re.escape(word)}", sentences(language))]
    assert absent == []


def test_every_rule_exists() -> None:
    pages = "".join((ROOT / "docs" / name).read_text("utf-8") for name in ("rules.md", "belote.md"))
    known = {*re.findall(r"^- \*\*(\w+)\*\*", pages, re.MULTILINE), *(f"law {law.number}" for law in laws.LAWS)}
    named = [rule for row in ROWS if row[3] != NONE for rule in row[3].split(", ")]
    assert len(named) > 60
    assert [rule for rule in named if rule not in known] == []


def test_every_name_is_in_the_code() -> None:
    """Dotted names are resolved by `test_docs`."""
    code = "\n".join(path.read_text("utf-8") for path in sorted((ROOT / "py/ecarte").rglob("*.py")))
    words = set(re.findall(r"[\w-]+", code))
    names = [name for row in ROWS for name in re.findall(r"`([^`]+)`", row[4])]
    assert len(names) > 90
    for name in names:
        if "/" in name:
            assert (ROOT / name).exists(), name
        elif not name.startswith("ecarte."):
            assert set(name.split(":")) <= words or name in code, name
