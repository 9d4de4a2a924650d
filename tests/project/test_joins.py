"""Sentences are joined as their language does: nothing comes between 。 and the next sentence."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("fluent.runtime", reason="the words of the command line are native only")

from ecarte.text import joined, languages
from tests.kit.commandline import Cli, cli

__all__ = ["cli"]  # a fixture

ROOT = Path(__file__).resolve().parents[2]
LOCALES = ROOT / "py/ecarte/locales"
GOLDEN = [str(path) for path in sorted((ROOT / "tests/golden").glob("*.ecn"))]
APART = re.compile("[。！？][ \t]+(?=[^\\s$·!?-])")


def test_joined() -> None:
    assert joined(["One.", "", None, "Two."]) == "One. Two."
    assert joined(["一つ。", "二つ。", "3"]) == "一つ。二つ。3"
    assert joined(["（一）", "Two.", "三"]) == "（一）Two. 三"
    assert joined([]) == ""


def messages() -> Iterator[str]:
    """Yield each message of each language as it is shown, its lines joined."""
    for path in sorted(LOCALES.rglob("*.ftl")):
        for text in re.split(r"^(?=[A-Za-z-])", path.read_text("utf-8"), flags=re.MULTILINE):
            for paragraph in re.split(r"\n\s*\n", text):
                lines = [line.strip() for line in paragraph.splitlines() if not re.match(r"#|\s*[.\[*}]", line)]
                yield " ".join(lines)


def test_no_message_has_a_space_after_a_full_stop_of_japanese() -> None:
    """The help of a game in the terminal has lines of its own."""
    assert {"en", "fr", "ja"} <= set(languages())
    assert [text for text in messages() if APART.search(text) and "help-text =" not in text] == []


COMMANDS = [
    ["rules", "ecarte"],
    ["rules", "belote"],
    ["law"],
    *(["law", str(law)] for law in (1, 22, 38, 43)),
    ["arbiter", "revoke"],
    ["show", *GOLDEN],
    ["show", "--step", *GOLDEN],
    ["check", *map(str, sorted((ROOT / "tests/corpus").glob("*.ecn")))],
    ["draw", GOLDEN[0]],
]


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    "arguments", COMMANDS, ids=lambda arguments: "-".join(Path(each).stem for each in arguments[:3])
)
def test_the_terminal_says_no_space_after_a_full_stop_of_japanese(cli: Cli, arguments: list[str]) -> None:
    run = cli("--lang", "ja", *arguments)
    assert APART.findall(run.out + run.err) == []


# What is joined with spaces on the page and is no sentence: languages, parts, rules, words to search, marks, events.
NO_SENTENCES = {
    "app/diagnostics.ts",
    "browser/offline.ts",
    "panels/book/BookPanel.tsx",
    "panels/closing/Closing.tsx",
    "panels/daily/Result.tsx",
    "panels/library/finding.ts",
    "replay/moves/copying.ts",
    "replay/review/running.ts",
    "replay/steps/useReplay.ts",
}


def test_the_page_joins_sentences_by_one_function() -> None:
    """By `joined` of web/src/i18n/phrases.ts; e2e/looks/test_details.py looks at what elements stand between."""
    pages = ROOT / "web/src"
    found = {
        path.relative_to(pages).as_posix() for path in pages.rglob("*.ts*") if '.join(" ")' in path.read_text("utf-8")
    }
    assert found == NO_SENTENCES
