"""The rule book: it has every rule in every language, and the answers to its examples are the engine's."""

from __future__ import annotations

import json
import re
from typing import Any, TypeGuard

import pytest

pytest.importorskip("fluent.runtime", reason="the words of the command line are native only")

from fluent.syntax import ast as ftl

from ecarte import laws
from ecarte.book import BOOKS, Book, Example, Option, Preset, Rule, book, quoted, source_key, value_key
from ecarte.core.cards import PACK
from ecarte.core.game import format_value
from ecarte.core.options import families, newest
from ecarte.games import GAMES
from ecarte.games.belote.numbers import rules
from ecarte.games.belote.tricks import NO_TRUMPS_ACE, card_points
from ecarte.games.ecarte.options import Options
from ecarte.machine.belote import records as machine
from ecarte.machine.belote import score
from ecarte.machine.belote.declarations import count_points
from ecarte.machine.ecarte.course import points_for
from ecarte.notation import ecn
from ecarte.requests import web
from ecarte.text import Words, languages
from tests.kit.commandline import Cli, cli
from tests.project.test_locales import LOCALES, messages_in, nodes

__all__ = ["cli"]  # a fixture, used by name

RULES = {"ecarte": [f"E{number}" for number in range(1, 34)], "belote": [f"B{number}" for number in range(1, 34)]}
EXAMPLES = [(game, item) for game in BOOKS for item in book(game).items() if isinstance(item, Example)]


def words_of(language: str) -> dict[str, ftl.Message]:
    return messages_in(LOCALES / language / "topics/book.ftl") | messages_in(LOCALES / language / "rest/rules.ftl")


def kinds(whole: Book, kind: type[Any]) -> list[Any]:
    return [item for item in whole.items() if isinstance(item, kind)]


# --- its contents ---


@pytest.mark.parametrize("game", BOOKS)
def test_every_rule_stands_in_the_book_once(game: str) -> None:
    found = [rule.id for rule in kinds(book(game), Rule)]
    assert sorted(found, key=lambda rule: int(rule[1:])) == RULES[game]


@pytest.mark.parametrize("game", BOOKS)
def test_every_option_stands_in_the_book_once_by_its_rule(game: str) -> None:
    options = {option.name: option for option in GAMES[game].options}
    answer = {option.name: option.values for option in kinds(book(game), Option)}
    assert len(answer) == len(kinds(book(game), Option))
    assert answer == {name: tuple(map(format_value, option.values)) for name, option in options.items()}
    assert all(option.default == option.values[0] for option in options.values())
    for section in book(game).sections():
        ids = {item.id for item in section.items if isinstance(item, Rule)}
        for item in section.items:
            if isinstance(item, Option):
                assert options[item.name].rule in ids, item.name


def offered(game: str) -> list[str]:
    """Return the presets of new games, each in its newest version."""
    presets = GAMES[game].presets
    return [newest(presets, name) for name in families(presets)]


def test_the_numbers_in_the_rules_of_ecarte_are_those_of_the_game() -> None:
    king = {"points": Options().king_points}
    tricks = {"points": points_for(False, False), "vole": points_for(True, False)}
    found = {rule.id: rule.numbers for rule in kinds(book("ecarte"), Rule) if rule.numbers}
    assert found == {"E6": king, "E13": king, "E22": tricks}


def test_the_numbers_in_the_rules_of_belote_are_those_of_the_game() -> None:
    nt, at = (score.LAST + sum(card_points(card, contract) for card in PACK) for contract in ("nt", "at"))
    last, belote, whole = score.LAST, score.PAIR, score.WHOLE
    kinds_of = {"tierce": machine.TIERCE, "cinquante": machine.CINQUANTE, "cent": machine.CENT}
    runs = {name: count_points(kind, machine.ACE) for name, kind in kinds_of.items()}
    jacks, nines, aces = (count_points(machine.CARRE, rank) for rank in (machine.JACK, machine.NINE, machine.ACE))
    capot, less = (rules(GAMES["belote"].resolve("classic", {"capot_88": chosen})).capot for chosen in (False, True))
    items = book("belote").items()
    found = {item.id if isinstance(item, Rule) else item.name: item.numbers for item in items if numbered(item)}
    assert found == {
        "B3": {"last": last, "whole": whole},
        "B11": runs,
        "B12": {"jacks": jacks, "nines": nines, "others": aces},
        "B13": {"belote": belote},
        "B14": {"carre": aces},
        "B24": {"whole": whole},
        "B25": {"capot": capot, "last": last, "all": whole - last + capot},
        "B26": {"nt": nt, "at": at},
        "B30": {"whole": whole},
        "capot_88": {"usual": capot, "capot": less - last, "last": last, "all": whole - last + less},
        "free_values": {"ace": NO_TRUMPS_ACE},
    }
    assert (at, whole) == (score.WHOLE_OF_TRUMPS, last + sum(card_points(card, "h") for card in PACK))


def numbered(item: object) -> TypeGuard[Rule | Option]:
    return isinstance(item, Rule | Option) and bool(item.numbers)


@pytest.mark.parametrize("game", BOOKS)
def test_every_preset_stands_in_the_book(game: str) -> None:
    assert [preset.name for preset in kinds(book(game), Preset)] == offered(game)


def test_the_books_are_those_of_the_games() -> None:
    assert set(BOOKS) == set(GAMES)
    for game in BOOKS:
        assert book(game).game == game


# --- its words ---


def wanted() -> set[str]:
    """Return the names of all the words that the structure of the books needs."""
    keys = set[str]()
    for game in BOOKS:
        for chapter in book(game).chapters:
            keys.add(f"book-chapter-{game}-{chapter.name}")
            keys |= {f"book-section-{game}-{section.name}" for section in chapter.sections}
        for rule in kinds(book(game), Rule):
            keys.add(f"book-{rule.id}")
        for option in GAMES[game].options:
            values = {f"book-option-{value_key(option.name, format_value(value))}" for value in option.values}
            keys |= values if values & words_of("en").keys() else set()  # numbers say enough
        keys |= {f"book-preset-{preset}" for preset in offered(game)}
        for example in kinds(book(game), Example):
            own = f"book-example-{example.name}"
            shared = example.ask in ("cards", "taker") and own not in words_of("en")
            keys.add(f"book-ask-{example.ask}" if shared else own)
            if example.ask in ("may", "whether"):
                keys |= {f"book-do-{choice}" for choice in example.choices}
    return keys


@pytest.mark.parametrize("language", languages())
def test_everything_in_the_book_is_in_every_language(language: str) -> None:
    """Every rule, every option with every value has its own words, not English ones."""
    assert wanted() - words_of(language).keys() == set()
    if language != "en":
        same = [key for key in wanted() if _text(language, key) == _text("en", key)]
        assert same == []


def _text(language: str, key: str) -> str:
    return text_of(words_of(language)[key])


def text_of(message: ftl.Message) -> str:
    return "".join(str(each.value) for each in nodes(message, ftl.TextElement))


def test_the_book_has_no_words_without_a_place() -> None:
    structured = re.compile(r"book-(chapter|section|option|preset|example|do|[EB]\d)")
    assert {key for key in words_of("en") if structured.match(key)} - wanted() == set()


@pytest.mark.parametrize("language", languages())
def test_rules_are_named_by_nobody_but_themselves(language: str) -> None:
    """A sentence that says "E17" is for programmers; for players the id is beside its rule."""
    named = [key for key in words_of(language) if re.search(r"\b[EB][1-9]\d?\b", _text(language, key))]
    assert named == []


# --- its sources ---

OURS = {"house", "federation", "others"}  # works that are not quoted: we say what they say


def said() -> set[str]:
    """Return the names of the words for every rule in every work that it comes from, and for every law."""
    rules = {source_key(rule.id, work) for game in BOOKS for rule in kinds(book(game), Rule) for work in rule.works}
    return rules | {f"source-law-{law.number}" for law in laws.LAWS}


def sources(language: str) -> dict[str, ftl.Message]:
    return messages_in(LOCALES / language / "topics/sources.ftl")


@pytest.mark.parametrize("game", BOOKS)
def test_every_rule_comes_from_somewhere(game: str) -> None:
    for rule in kinds(book(game), Rule):
        works = [re.sub(r"^law-\d+$", "law", work) for work in rule.works]
        assert works, rule.id
        assert set(works) <= OURS | quoted().keys(), rule.id
        assert works == sorted(works, key=lambda work: work in OURS), rule.id  # quotations come first


@pytest.mark.parametrize("language", languages())
def test_what_a_source_says_and_its_name_are_in_every_language(language: str) -> None:
    names = {f"source-{work}" for work in OURS | quoted().keys()}
    assert sources(language).keys() == said() | names


@pytest.mark.parametrize("language", [each for each in languages() if each not in set(quoted().values())])
def test_what_a_source_says_is_translated(language: str) -> None:
    japanese = re.compile("[\u3041-\u30ff\u4e00-\u9fff]")
    for key in said():
        text, original = (text_of(sources(each)[key]) for each in (language, "ja"))
        assert japanese.search(original), key
        assert not japanese.search(text), key
        assert text.count("…") == original.count("…"), key  # what is left out of one is left out of the other


# --- its examples ---


def ask(**request: Any) -> dict[str, Any]:
    """Return the page's way to ask the engine."""
    found: dict[str, Any] = json.loads(web.respond(json.dumps({"id": 1, **request})))
    return found


def answered(example: Example) -> tuple[str, ...]:
    """Return the engine's answer, found as the page finds it."""
    seat, record = example.seat, example.record
    answer = ask(do="view", record=record, seat=seat)
    assert "problems" not in answer, answer
    view, log = answer["view"], answer["log"]
    if example.ask == "cards":
        legal = {event.split(":")[0] for event in view["legal"]}
        free = tuple(card for card in view["hand"] if f"{seat}.{card}" in legal)
        assert set(view["refused"]) == {f"{seat}.{card}" for card in view["hand"] if card not in free}
        return free
    if example.ask == "taker":
        return ([entry for entry in log if entry["do"] == "trick"][-1]["seat"],)
    if example.ask == "score":
        points = [entry for entry in log if entry["do"] == "score"][-1]["points"]
        return (str(next(points[side] for side in points if seat in side)),)
    free = tuple(
        name
        for name, event in example.choices.items()
        if "problems" not in ask(do="play", record=record, seat=seat, event=event)
    )
    if example.ask == "may":
        return free
    assert example.ask == "whether"
    return ("yes",) if free else ("no",)


@pytest.mark.parametrize(("game", "example"), EXAMPLES, ids=[example.name for _, example in EXAMPLES])
def test_the_engine_answers_what_the_book_says(game: str, example: Example) -> None:
    (reading,) = ecn.read(example.record)
    assert [problem for problem in reading.problems if problem.severe] == []
    assert reading.play is not None
    assert game == reading.play.record.game.name
    assert answered(example) == example.answer
    if example.ask == "score":
        assert example.answer[0] in example.choices


def test_examples_have_names_of_their_own() -> None:
    names = [example.name for _, example in EXAMPLES]
    assert len(set(names)) == len(names) > 20


# --- in the terminal ---


def test_the_contents(cli: Cli) -> None:
    run = cli("rules")
    assert run.status == 0
    for game in BOOKS:
        for rule in RULES[game]:
            assert re.search(rf"\b{rule}\b", run.out), rule
    assert "The risk of saying no" in run.out


@pytest.mark.parametrize("name", ["E23", "e23", "vulnerability", "vulnerable"])
def test_a_section_by_its_rule_its_option_or_its_name(cli: Cli, name: str) -> None:
    run = cli("rules", name)
    assert run.status == 0
    assert "The risk of saying no" in run.out
    assert "Vulnerability" in run.out or "vulnerable" in run.out
    assert "Answer: 2 points" in run.out
    assert "Letting the other win on purpose" not in run.out


def test_an_option_of_two_games_is_explained_for_both(cli: Cli) -> None:
    run = cli("rules", "packets")
    assert "Each player gets five cards" in run.out
    assert "The player before the dealer cuts" in run.out


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", BOOKS)
def test_the_whole_book_in_every_language(cli: Cli, game: str, language: str) -> None:
    run = cli("rules", game, "--lang", language)
    assert run.status == 0
    words = Words(language).about("book")
    flat = re.sub(r"\s+", "", run.out)
    last = next(rule for rule in kinds(book(game), Rule) if rule.id == RULES[game][-1])
    for said in (words(f"book-{last.id}", **last.numbers), words(f"book-preset-{offered(game)[-1]}")):
        assert re.sub(r"\s+", "", said) in flat
    assert "book-" not in run.out
    assert "option-" not in run.out


def test_the_sources_of_a_rule(cli: Cli) -> None:
    run = cli("rules", "E11", "--sources")
    assert "Akagiri’s description of écarté, 1997" in run.out
    assert "the dealer must play the dealer’s hand" in run.out  # law 38
    assert "ディーラーは自分の手をプレイしなければなりません" in run.out
    alone = cli("rules", "E11", "--sources", "--lang", "ja").out
    assert alone.count("ディーラーは自分の手をプレイしなければなりません") == 1
    assert "This house’s choice" not in cli("rules", "E11").out


def test_the_source_of_a_law(cli: Cli) -> None:
    run = cli("law", "4", "--sources")
    assert "one or more cards [more than one]" in run.out
    assert "1 枚以上のカードを公開した" in run.out


@pytest.mark.parametrize("command", [("rules", "--sources"), ("law", "--sources"), ("law", "4", "--sources", "--json")])
def test_sources_are_those_of_something(cli: Cli, command: tuple[str, ...]) -> None:
    run = cli(*command)
    assert (run.status, run.out) == (2, "")
    assert "--sources tells" in run.err


def test_words_not_in_the_book(cli: Cli) -> None:
    run = cli("rules", "vulnerble")
    assert run.status == 2
    assert "“vulnerble”" in run.err
    assert "vulnerable" in run.err
