"""The words: every language is complete, and every code, option and call has its sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("fluent.runtime", reason="the words of the command line are native only")

import typer
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from ecarte.cli import COMMANDS, command_line
from ecarte.core.options import families
from ecarte.games import GAMES
from ecarte.players import OPPONENTS
from ecarte.text import Words, choose_language, languages
from tests.kit.problems import CODE, PYTHON, problems_made

ROOT = Path(__file__).parents[2]
LOCALES = PYTHON / "locales"
PAGE = ROOT / "web/src"
GIVEN = {
    "optionName",
    "neededName",
    "wantedName",
    "slip",
    "slipped",
    "part",
    "seat",
    "holder",
    "name",  # who cheats, by `ecarte.friend.table.Table.cheat`
}  # added by the code that shows, or reads, the problem


@cache
def files(language: str) -> tuple[Path, ...]:
    """Return the files of a language in their order."""
    return tuple(sorted((LOCALES / language).rglob("*.ftl")))


@cache
def parsed(path: Path) -> list[ftl.EntryType]:
    return FluentParser().parse(path.read_text("utf-8")).body


def entries(language: str) -> list[ftl.EntryType]:
    return [entry for path in files(language) for entry in parsed(path)]


@cache
def messages_in(path: Path) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in parsed(path) if isinstance(entry, ftl.Message)}


@cache
def messages(language: str) -> dict[str, ftl.Message]:
    return {name: entry for path in files(language) for name, entry in messages_in(path).items()}


ENGLISH = messages("en")
OTHERS = [language for language in languages() if language != "en"]


def nodes(node: Any, kind: type[Any]) -> Iterator[Any]:
    """Yield all the nodes of a kind in a Fluent node."""
    if isinstance(node, kind):
        yield node
    if isinstance(node, ftl.BaseNode):
        for value in vars(node).values():
            for each in value if isinstance(value, list) else [value]:
                yield from nodes(each, kind)


def references(message: ftl.Message) -> set[str]:
    return {found.id.name for found in nodes(message, ftl.MessageReference)}


@cache
def variables(name: str, language: str) -> set[str]:
    """Return the variables of a message, and the messages it refers to."""
    message = messages(language).get(name) or ENGLISH[name]
    wanted = {found.id.name for found in nodes(message, ftl.VariableReference)}
    return wanted.union(*(variables(each, language) for each in references(message)))


def chosen_by(name: str, language: str) -> set[str]:
    """Return the variables by which a message chooses its words, those of the messages that it refers to included."""
    message = messages(language).get(name) or ENGLISH[name]
    selectors = [select.selector for select in nodes(message, ftl.SelectExpression)]
    own = {each.id.name for each in selectors if isinstance(each, ftl.VariableReference)}
    return own.union(*(chosen_by(each, language) for each in references(message)))


def printed(message: ftl.Message) -> set[str]:
    """Return the variables that a message prints as they are."""
    placed = [found.expression for found in nodes(message, ftl.Placeable)]
    return {each.id.name for each in placed if isinstance(each, ftl.VariableReference)}


# --- each file ---


def test_the_three_languages_are_there() -> None:
    assert languages() == ("en", "fr", "ja")


@pytest.mark.parametrize("language", languages())
def test_a_locale_is_well_formed(language: str) -> None:
    found = entries(language)
    assert [entry.content for entry in found if isinstance(entry, ftl.Junk)] == []
    names = [entry.id.name for entry in found if isinstance(entry, ftl.Message)]
    assert sorted(names) == sorted(set(names))
    for name, message in messages(language).items():
        assert references(message) <= ENGLISH.keys(), name


def lines(language: str) -> list[str]:
    found = [line for path in files(language) for line in path.read_text("utf-8").splitlines()]
    return [line for line in found if not line.startswith("#")]


@pytest.mark.parametrize("language", languages())
def test_no_card_is_both_printed_and_looked_up(language: str) -> None:
    """A suit given in words, "Hearts", is not found among the suits: it stays as it is, with its capital."""
    found = {
        f"{name}: {variable}"
        for name, message in messages(language).items()
        for variable in printed(message) & {"suit", "rank", "card", "trump"}
        if any(variable in chosen_by(each, language) for each in references(message))
    }
    assert found == set()


def test_french_marks_begin_no_line() -> None:
    """The space before high marks and inside guillemets does not break.

    It is a narrow one (U+202F) before ; ! ?, a whole one (U+00A0) before the colon and in guillemets.
    """
    whole, narrow = "\N{NO-BREAK SPACE}", "\N{NARROW NO-BREAK SPACE}"
    wrong = re.compile(f"\\S [:»%]|« |{narrow}[:»%]|«{narrow}(?![;!?])|[ {whole}][;!?]")
    # "?" among the keys of the terminal is not punctuation.
    assert [line for line in lines("fr") if wrong.search(line.replace("· ? ", ""))] == []


def test_japanese_counts_in_figures() -> None:
    """Counters follow figures; 一つ, 一度 and the like are words."""
    counted = re.compile("[一二三四五六七八九十](?:点|トリック|枚|ディール|ゲーム|倍|巡|行|組|連勝|番目|進数)")
    assert [line for line in lines("ja") if counted.search(line)] == []


def test_the_japanese_record_is_not_that_of_shogi() -> None:
    assert [line for line in lines("ja") if "棋譜" in line] == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_says_what_english_says(language: str) -> None:
    assert messages(language).keys() == ENGLISH.keys()


# The words of a part may refer to those of other parts that are always loaded with it.
BESIDES = {"first.ftl": (), "rest": ("first.ftl",), "native": ("first.ftl", "rest"), "topics": ("first.ftl", "rest")}


def part(language: str, name: str) -> dict[str, ftl.Message]:
    return {
        key: message
        for path in files(language)
        if path.relative_to(LOCALES / language).parts[0] == name
        for key, message in messages_in(path).items()
    }


@pytest.mark.parametrize("language", languages())
def test_a_file_has_the_words_that_its_english_one_has(language: str) -> None:
    found = {str(path.relative_to(LOCALES / language)): messages_in(path).keys() for path in files(language)}
    assert found == {str(path.relative_to(LOCALES / "en")): messages_in(path).keys() for path in files("en")}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", BESIDES)
def test_a_part_refers_to_what_is_there_with_it(name: str, language: str) -> None:
    there = {key for each in BESIDES[name] for key in part(language, each)}
    for path in files(language):
        if path.relative_to(LOCALES / language).parts[0] == name:
            # Topics are loaded alone; the files of other parts are loaded together.
            own = messages_in(path).keys() if name == "topics" else part(language, name).keys()
            for key, message in messages_in(path).items():
                assert references(message) <= own | there, key


@pytest.mark.parametrize("language", languages())
def test_what_the_command_line_says_is_not_sent(language: str) -> None:
    native = {key for key in part(language, "native") if not key.startswith("problem-")}
    assert {key for key in messages(language) if key.startswith(("cli", "picture", "site"))} == native


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_wants_no_more_than_english_does(language: str) -> None:
    found = {name: variables(name, language) - variables(name, "en") for name in messages(language)}
    assert {name: more for name, more in found.items() if more} == {}


# --- problems ---


def test_all_codes_in_the_source_are_found() -> None:
    written = {code for path in PYTHON.rglob("*.py") for code in re.findall(rf'"({CODE.pattern})"', path.read_text())}
    assert {code for code, _ in problems_made()} == written
    assert len(written) > 50


def test_a_code_has_a_sentence_that_its_data_fills() -> None:
    for code, data in problems_made():
        key = f"problem-{code}"
        assert key in ENGLISH
        assert data is not None, f"the test cannot see the data of {code}: give it as a dict"
        for language in languages():
            assert variables(key, language) - GIVEN <= data, (code, language)


def test_no_sentence_is_for_a_code_that_nothing_makes() -> None:
    known = {f"problem-{code}" for code, _ in problems_made()} | {"problem-with-rule", "problem-unknown"}
    assert {key for key in ENGLISH if key.startswith("problem-")} == known


# --- rules, players ---


@pytest.mark.parametrize("game", GAMES)
def test_rules_and_players_have_their_words(game: str) -> None:
    wanted = [f"game-{game}", "option-on", "option-off"]
    for preset in GAMES[game].presets:
        wanted += [f"preset-{preset}", f"preset-{preset}-help"]
    for option in GAMES[game].options:
        wanted += [f"option-{option.name}", f"option-{option.name}-help"]
        names = [value.replace("+", "-") for value in option.values if isinstance(value, str)]  # as Fluent names
        wanted += [f"option-{option.name}-{name}" for name in names]
    for player in OPPONENTS[game]:
        wanted += [f"player-{player}", f"opponent-{player}"]
    assert [key for key in wanted if key not in ENGLISH] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_help_names_every_preset(game: str) -> None:
    answer = Words("en")(f"cli-presets-{game}")
    assert re.findall(r"([\w-]+) \(", answer) == [*families(GAMES[game].presets)]


# --- complete, and nothing unused ---


def sources() -> str:
    files = [*PYTHON.rglob("*.py"), *PAGE.rglob("*.ts*"), *PAGE.parent.glob("*.html"), *PAGE.parent.glob("*.ts")]
    files += (ROOT / "tools").rglob("*.py")
    return "\n".join(path.read_text("utf-8") for path in sorted(files))


@pytest.mark.skipif(not PAGE.is_dir(), reason="the page's source is not here")
def test_every_word_is_used() -> None:
    text = sources()
    literal = set(re.findall(r"""["'`]([a-zA-Z][\w-]*)["'`]""", text) + re.findall(r"<!--words ([\w-]+)-->", text))
    templates = set(re.findall(r"""["`]([a-zA-Z][\w-]*-(?:\$?\{[^}"`]*\}[\w-]*)+)["`]""", text))
    patterns = [re.compile(re.sub(r"\\?\$?\\\{.*?\\\}", r"[\\w-]+", re.escape(each))) for each in templates]
    referred = set().union(*(references(message) for message in ENGLISH.values()))
    used = literal | referred
    unused = [key for key in ENGLISH if key not in used and not any(p.fullmatch(key) for p in patterns)]
    # Games are named by the contract; the command line's help uses the names of commands and
    # parameters (test_cli.py).
    apart = words_of_the_help()
    assert [key for key in unused if not key.startswith("game-") and key not in apart] == []


def words_of_the_help() -> set[str]:
    """Return the keys that the help of the command line uses: its words are found by name."""
    root = typer.main.get_command(command_line())
    found, left = set[str](), [("cli", root)]
    while left:
        key, command = left.pop()
        found.add(key)
        for parameter in command.params:
            own = f"{key}-{parameter.name}"
            found.add(own if own in ENGLISH else f"cli-option-{parameter.name}")
        below = COMMANDS if command is root else getattr(command, "commands", {})
        left += [(f"{key}-{name}", command.get_command(None, name)) for name in below]  # type: ignore[attr-defined]
    return found


@pytest.mark.skipif(not PAGE.is_dir(), reason="the page's source is not here")
def test_every_word_asked_for_is_there() -> None:
    asked = set(re.findall(r"""(?:\b(?:t|words|fail)\(\s*|\bsays=)["']([a-z][\w-]*)["']""", sources()))
    assert len(asked) > 100
    assert asked - ENGLISH.keys() == set()


# --- content ---


@pytest.mark.parametrize("language", languages())
def test_what_is_said_has_one_name_everywhere(language: str) -> None:
    """It is the same on its button, and in hints, reasons and reviews."""
    words = Words(language)
    about = words.about("analysis")
    for verb in ("stand", "propose", "accept", "refuse"):
        assert about(f"move-{verb}", number=0) == words(f"choice-{verb}")


def test_japanese_calls_that_are_names_end_without_a_dot() -> None:
    """A bubble and the list of moves show them; whole sentences keep their full stop."""
    words = Words("ja")
    for verb in ("propose", "stand", "accept", "refuse", "double"):
        assert not words(f"say-{verb}").endswith("。"), verb


def test_cards_have_the_names_that_tests_and_screen_readers_rely_on() -> None:
    words = Words("en")
    assert [words.card(card) for card in ("Ks", "Th", "Ad", "7c")] == [
        "King of spades",
        "10 of hearts",
        "Ace of diamonds",
        "7 of clubs",
    ]
    assert words("card-the", rank="Q", suit="h") == "the queen of hearts"
    assert [Words("fr").sign(card) for card in ("Qh", "Ts")] == ["D♥", "10♠"]
    assert [Words("en", "ascii").sign(card) for card in ("Qh", "Ts")] == ["Qh", "10s"]


def test_what_a_language_lacks_is_said_in_english() -> None:
    words = Words("ja")
    words._sentences[0] = words._sentences[0].__class__("ja")  # a language with nothing in it
    assert words("suit", suit="h") == "hearts"
    assert words("no-such-key") == "no-such-key"


@pytest.mark.parametrize("language", languages())
def test_a_sentence_is_parsed_with_all_that_it_uses(language: str) -> None:
    """Whichever is asked for first."""
    sentences = Words(language)._sentences[0]
    fresh = sentences.__class__(language)
    for part in ("first.ftl", *(f"rest/{name}.ftl" for name in ("rules", "problems", "belote", "table", "people"))):
        fresh.read(LOCALES / language / part)
    texts = dict(fresh._unparsed)
    assert len(texts) > 300
    for key in texts:
        alone = sentences.__class__(language)
        alone._unparsed = dict(texts)
        if not key.startswith("-"):
            message = alone.parsed(key).get_message(key)
            for pattern in (message.value, *message.attributes.values()):
                errors = alone.parsed(key).format_pattern(pattern, {})[1] if pattern else []
                assert not [each for each in errors if not str(each).startswith("Unknown external")], key


@pytest.mark.parametrize(
    ("wish", "environment", "language"),
    [
        (None, {}, "en"),
        (None, {"LANG": "fr_CA.UTF-8"}, "fr"),
        (None, {"LC_ALL": "", "LANG": "ja_JP.UTF-8"}, "ja"),
        (None, {"LC_ALL": "C.UTF-8", "LANG": "fr_FR"}, "en"),
        ("fr-CA", {"LANG": "ja_JP"}, "fr"),
        ("EN", {"LANG": "ja_JP"}, "en"),
        ("xx", {"LANG": "ja_JP"}, None),
    ],
)
def test_the_language_is_the_one_asked_for(wish: str | None, environment: dict[str, str], language: str | None) -> None:
    assert choose_language(wish, environment) == language
