"""The grammar page, the guide for programmers and the README are true."""

from __future__ import annotations

import doctest
import json
import re
import sys
from pathlib import Path
from pkgutil import resolve_name
from typing import Any

import pytest

import ecarte
from ecarte import record
from ecarte.book import BOOKS, Rule, book
from ecarte.core.game import format_value
from ecarte.games import GAMES
from ecarte.games.belote import effects
from ecarte.games.ecarte import effects as ecarte_effects
from ecarte.notation import ecn, link
from ecarte.notation import json as to
from tests.notation.test_corpus import ELSEWHERE, TEXTS, expected

DOCS = Path(__file__).parents[2] / "docs"
if not DOCS.is_dir():
    pytest.skip("the pages are not here", allow_module_level=True)

PAGE = (DOCS / "ecn.md").read_text("utf-8")
PLACE = [(match[1], match[2]) for match in re.finditer(r"^```(.*)\n((?:.*\n)*?)```$", PAGE, re.MULTILINE)]
OPTION_ROW = r"^\| `(\w+)` \| ([EB]\d+) \| `(.*)` \|$"
RECORDS = [text for kind, text in PLACE if kind == "ecn"]


@pytest.mark.parametrize("text", RECORDS, ids=range(len(RECORDS)))
def test_the_records_of_the_page_are_canonical(text: str) -> None:
    (reading,) = ecn.read(text, mode="strict")
    assert reading.problems == ()
    assert reading.play is not None
    assert ecn.dumps(reading.play) == text


def test_the_import_forms_of_the_page_are_read_as_it_says() -> None:
    (at,) = (at for at, (kind, _) in enumerate(PLACE) if kind == "ecn import")
    (reading,) = ecn.read(PLACE[at][1])
    assert {problem.code for problem in reading.problems} == {"W-habit", "W-form", "W-remark", "W-check-missing"}
    assert reading.play is not None
    assert (PLACE[at + 1][0], ecn.dumps(reading.play)) == ("ecn", PLACE[at + 1][1])


def test_the_json_of_the_page_is_a_record() -> None:
    (text,) = (text for kind, text in PLACE if kind == "json")
    (play,) = to.loads(text)
    assert [deal.head.number for deal in play.record.deals] == [1]
    assert "S:stand $6 {rash}" in ecn.dumps(play)


def test_the_grammar_lists_every_word_that_is_said() -> None:
    (verbs,) = re.findall(r"^verb +=([^;]*);", PAGE, re.MULTILINE)
    listed = set(re.findall(r'"(\w+)"', verbs))
    assert listed == {*ecarte_effects._SAYINGS, *effects._SAYINGS, "belote"}  # the last without cards (`counted`)


def test_the_events_that_the_page_has_in_json_are_events_of_golden_records() -> None:
    found = [json.loads(each) for each in re.findall(r"`(\{\"do\".*?\})`", PAGE)]
    plays = [play for path in (DOCS.parent / "tests/golden").glob("*.ecn") for play in ecn.loads(path.read_text())]
    events = [entry.event.to_json() for play in plays for deal in play.record.deals for entry in deal.entries]
    assert len(found) == 6
    assert [each for each in found if each not in events] == []


def test_the_page_names_every_tag_problem_preset_and_verb() -> None:
    for tag in (*record.OWN_TAGS, "Event", "South", "Computer", "Help", "Lang"):
        assert f"`{tag}`" in PAGE, tag
    codes = {each["code"] for path in TEXTS for each in expected(path)["problems"]}
    for code in codes | set(ELSEWHERE) - {"E-comment-brace"}:
        assert f"| `{code}` |" in PAGE, code
    for game in GAMES.values():
        for word in (game.name, game.cut.tag if game.cut else "", *game.presets):
            assert f"`{word}`" in PAGE, word
        for seat in game.all_seats:
            assert f'"{seat}"' in PAGE, seat
    for path in sorted((DOCS.parent / "tests/golden").glob("*.ecn")):
        for play in ecn.loads(path.read_text("utf-8")):
            events = [entry.event for deal in play.record.deals for entry in deal.entries]
            for word in {event.verb for event in events if event.do == "say"} | {event.call for event in events}:
                assert f'"{word}"' in PAGE or not word, word


def test_the_page_says_which_rules_a_problem_rests_on() -> None:
    """Every rule that a problem of the corpus names is there."""
    named: dict[str, set[str]] = {}
    for each in (each for path in TEXTS for each in expected(path)["problems"]):
        named.setdefault(each["code"], set()).update([each["rule"]] if each["rule"] else [])
    for code, rules in named.items():
        (row,) = re.findall(rf"^\| `{code}` \| (.*) \|$", PAGE, re.MULTILINE)
        known = set(re.findall(r"[EB]\d+", row))
        assert {rule for rule in rules if not rule.startswith("law ")} <= known, code
        assert all("law" in row for rule in rules if rule.startswith("law ")), code


RULES = [("rules.md", "E", 33, GAMES["ecarte"]), ("belote.md", "B", 33, GAMES["belote"])]


@pytest.mark.parametrize(("name", "letter", "last", "game"), RULES, ids=["ecarte", "belote"])
def test_the_page_of_rules_names_every_rule_option_value_and_preset(
    name: str, letter: str, last: int, game: Any
) -> None:
    wording = pytest.importorskip("ecarte.text", reason="native only", exc_type=ImportError)
    page = (DOCS / name).read_text("utf-8")
    numbers = [f"{letter}{number}" for number in range(1, last + 1)]
    assert re.findall(r"^- \*\*(\w+)\*\*", page, re.MULTILINE) == numbers
    options = {match[1]: (match[2], match[3].split("` `")) for match in re.finditer(OPTION_ROW, page, re.MULTILINE)}
    assert options == {
        option.name: (option.rule, [format_value(value) for value in option.values]) for option in game.options
    }
    for text, (rule, _) in options.items():  # if a rule has an option, it is named
        rules = re.search(rf"^- \*\*{rule}\*\* (.*\n(  .*\n)*)", page, re.MULTILINE)
        assert rules is not None
        assert re.search(rf"`{text}[=`]", rules[1]), text
    table = page.partition("| preset | its name | what it changes |\n")[2]
    presets = re.findall(r"^\| `([\w-]+)` \| (.*) \| (.*) \|$", table, re.MULTILINE)
    changed = {
        name: " ".join(f"`{option}={format_value(value)}`" for option, value in changes.items()) or "nothing"
        for name, changes in game.presets.items()
    }
    assert presets == [(name, wording.Words("en")(f"preset-{name}"), what) for name, what in changed.items()]


@pytest.mark.parametrize(("name", "letter", "last", "game"), RULES, ids=["ecarte", "belote"])
def test_the_page_of_rules_names_what_an_option_needs(name: str, letter: str, last: int, game: Any) -> None:
    page = (DOCS / name).read_text("utf-8")
    needs = {
        option.name: " and ".join(
            " or ".join(f"`{other}={format_value(value)}`" for value in values)
            for other, values in option.needs.items()
        )
        for option in game.options
        if option.needs
    }
    _, _, table = page.partition("has a meaning only with |\n|---|---|\n")
    assert dict(re.findall(r"^\| `(\w+)` \| (.*) \|$", table.partition("\n\n")[0], re.MULTILINE)) == needs


CHOICES = re.findall(r"^\| (.*) \|$", (DOCS / "choices.md").read_text("utf-8"), re.MULTILINE)


def test_the_choices_name_rules_and_options_that_are_there() -> None:
    rules = {f"{letter}{number}" for _, letter, last, _ in RULES for number in range(1, last + 1)}
    options = {(option.name, option.rule) for game in GAMES.values() for option in game.options}
    for row in CHOICES:
        named = set(re.findall(r"\b[EB]\d+", row))
        assert named <= rules, row
        for option in re.findall(r"`(\w+)(?:=[\w-]+)?`", row.rpartition(" | ")[2]):
            assert any((option, rule) in options for rule in named), row


def test_the_choices_are_those_of_the_rule_book() -> None:
    """Every rule that the book calls this house's choice, or other houses', has a row."""
    chosen = {
        item.id
        for game in BOOKS
        for item in book(game).items()
        if isinstance(item, Rule) and {"house", "federation", "others"} & set(item.works)
    }
    listed = {rule for row in CHOICES for rule in re.findall(r"\b[EB]\d+", row)}
    assert chosen - listed == set()


def pages() -> list[Path]:
    """Return every Markdown file of the project."""
    root = DOCS.parent
    folders = ("docs", "tests", "bench", "tools", ".github", "web/src", "web/tests")
    return [
        *root.glob("*.md"),
        *root.glob("web/*.md"),
        *(page for each in folders for page in root.glob(f"{each}/**/*.md")),
    ]


def anchors(page: Path) -> set[str]:
    """Return the anchors that a link can name in a page: its headings, as GitHub writes them."""
    text = re.sub(r"^```.*?^```$", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    headings = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-") for heading in headings}


def test_every_link_of_the_pages_leads_somewhere() -> None:
    found = [(page, target) for page in pages() for target in re.findall(r"\]\(([^):]+)\)", page.read_text("utf-8"))]
    assert len(found) > 50
    lost = []
    for page, target in found:
        name, _, anchor = target.partition("#")
        path = page.parent / name if name else page
        if not path.exists() or (anchor and anchor not in anchors(path)):
            lost.append(f"{page.name}: {target}")
    assert lost == []


def test_every_path_in_the_pages_exists() -> None:
    """Names such as `py/ecarte/record`; those with <game> or a star stand for several."""
    inside = re.compile(r"`((?:py|web|tests|e2e|tools|bench|docs)/[\w./-]+)`")
    named = [(page, name) for page in pages() for name in inside.findall(page.read_text("utf-8"))]
    assert len(named) > 60
    assert [f"{page.name}: {name}" for page, name in named if not (DOCS.parent / name).exists()] == []


@pytest.mark.parametrize("page", ["python.md", "notebooks.md"])
def test_the_examples_of_the_guide_run(page: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    pytest.importorskip("fluent.runtime", reason="the words of the command line are native only")
    (tmp_path / "tests").symlink_to(DOCS.parent.resolve() / "tests")  # they read games there
    monkeypatch.chdir(tmp_path)  # and write one
    monkeypatch.setenv("LC_ALL", "C")  # errors speak the language of the environment
    path = DOCS / "guide" / page
    found = doctest.DocTestParser().get_doctest(path.read_text("utf-8"), {}, path.name, str(path), 0)
    assert len(found.examples) > 10
    rules: list[str] = []
    result = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(found, out=rules.append)
    assert result.failed == 0, "".join(rules)


def test_the_tutorial_for_programmers_runs(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("fluent.runtime", reason="the interface for programs is native only")
    blocks = re.findall(r"^```python\n(.*?)^```$", (DOCS / "tutorial/programmers.md").read_text("utf-8"), re.S | re.M)
    names: dict[str, object] = {}
    for block in blocks:
        exec(block, names)  # each goes on with the names of those before
    assert len(blocks) == 4
    assert "E-turn E7" in capsys.readouterr().out  # why North's answer is waited for


def test_the_promises_name_every_format_that_has_a_version() -> None:
    page = (DOCS / "stability.md").read_text("utf-8")
    for name in (f'[ECN "{record.VERSION}"]', *(f"`{kind}{link.VERSION}…`" for kind in link.KINDS)):
        assert name in page, name


@pytest.mark.skipif(sys.platform == "emscripten", reason="much of it is native only")
def test_every_name_in_the_guides_is_there() -> None:
    pages = [DOCS.parent / "README.md", *sorted(DOCS.rglob("*.md"))]
    named = {
        name for page in pages for name in re.findall(r"(?<![\w./-])ecarte(?:\.[A-Za-z_]\w*)+", page.read_text("utf-8"))
    }
    assert len(named) > 30
    absent = set()
    for name in named - {f"ecarte.{each}" for each in ecarte.__all__}:  # two are the names of former modules, too
        try:
            resolve_name(name)
        except (AttributeError, ImportError):
            absent.add(name)
    assert absent == set()


def test_the_example_of_the_readme_runs() -> None:
    text = (DOCS.parent / "README.md").read_text("utf-8")
    examples = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert examples
    for example in examples:
        exec(compile(example, "README.md", "exec"), {})
