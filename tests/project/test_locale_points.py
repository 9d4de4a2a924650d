"""No rule says how many points something scores: options change that, so numbers are passed in."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

pytest.importorskip("fluent.runtime", reason="the words of the command line are native only")

from fluent.syntax import ast as ftl

from ecarte.games.ecarte.options import Options
from ecarte.machine.ecarte.course import DOUBLE, POINT
from ecarte.text import languages
from tests.project.test_locales import LOCALES, files, messages_in

FILES = {
    *("first.ftl", "rest/belote.ftl", "rest/page.ftl", "rest/replay.ftl", "rest/rules.ftl", "rest/table.ftl"),
    *("topics/analysis.ftl", "topics/book.ftl", "topics/guide.ftl"),
}
_NUMBER = {
    "en": r"(?:\d+|an?|one|two|three|four|five|ten)",
    "fr": r"(?:\d+|une?|deux|trois|quatre|cinq|dix)",
    "ja": r"[0-9０-９一二三四五六七八九十]+",
}
SCORES = {
    "en": re.compile(
        rf"\b{_NUMBER['en']} (?:game )?points?\b"
        rf"|\b(?:scor|count|giv|worth|mark|pay)\w* (?:\d+|one|two|three)\b(?! times)|\bone less\b",
        re.IGNORECASE,
    ),
    "fr": re.compile(
        rf"\b{_NUMBER['fr']} points?\b|\b(?:marqu|compt|vau|valent|donn|pai|font)\w* (?:\d+|un|deux|trois)\b(?! \w)",
        re.IGNORECASE,
    ),
    "ja": re.compile(rf"{_NUMBER['ja']}(?:ゲーム)?点"),
}
EXCEPTIONS = {
    # Names of messages, and why a number may stand in them.
    r"^guide-belote|^book-example-failed$": "Of a first game, or an example, whose rules are known.",
    r"^option-capot_88": "The option is named by its number.",
    r"^book-B29$": "A point that cannot be halved.",
    r"^(book-)?preset-": "A preset is described by the values that it sets.",
    r"lessened|^log-(ruling|unmark)|-revoke|-43": "What an offender scores less is a law's, and no option changes it.",
    r"game[-_]points|^book-E(25|33)$": "Game points are 1, 2 or 3 wherever they are counted at all (E25).",
    r"-score$|^reviewed-judged-ecarte$|^explorer-seeing$": "It speaks of points, and not of how many something scores.",
}
JAPANESE = {
    r"how-belote-(capot|score-(three|two))|^book-B24$": "Nothing is 0点, and the last trick is called by its ten.",
    # 1点 is also the name of the point.
    r"offer|note-vole|^book-(E28|E29|E30|E22)$|throw-in|tricks-score": "The point is offered, given or won.",
    r"-(certain|classic)$|-trick$|-points$|explorer-deals": "The point is won.",
}


def patterns(node: object) -> Iterator[str]:
    """Yield the texts in a node, without what is said of one number alone (``[one]``, ``[2]``)."""
    if isinstance(node, ftl.Variant) and getattr(node.key, "name", "one") == "one":  # a number has no name
        return
    if isinstance(node, ftl.Pattern):
        yield "".join(each.value if isinstance(each, ftl.TextElement) else "\0" for each in node.elements)
    if isinstance(node, ftl.BaseNode):
        for value in vars(node).values():
            for each in value if isinstance(value, list) else [value]:
                yield from patterns(each)


def scoring(language: str) -> Iterator[tuple[str, str]]:
    """Yield the texts that say how many points something scores, with the names of their messages."""
    for path in files(language):
        if path.relative_to(LOCALES / language).as_posix() in FILES:
            for name, message in messages_in(path).items():
                yield from ((name, text) for text in patterns(message) if SCORES[language].search(text))


@pytest.mark.parametrize("language", languages())
def test_no_sentence_says_how_many_points_something_scores(language: str) -> None:
    reasons = EXCEPTIONS | JAPANESE if language == "ja" else EXCEPTIONS
    assert [each for each in scoring(language) if not any(re.search(name, each[0]) for name in reasons)] == []


def test_every_exception_is_needed() -> None:
    said = {language: [name for name, _ in scoring(language)] for language in languages()}
    for name in EXCEPTIONS:
        assert any(re.search(name, each) for found in said.values() for each in found), name
    for name in JAPANESE:
        assert any(re.search(name, each) for each in said["ja"]), name


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "The king is turned: one point."),
        ("en", "Five tricks score 2; fewer give 2."),
        ("fr", "Le roi retourne : un point."),
        ("fr", "Les cinq valent 2 ; sinon rien."),
        ("ja", "キングがめくれました。1点。"),
    ],
)
def test_a_number_of_points_is_found(language: str, text: str) -> None:
    assert SCORES[language].search(text)


def test_the_page_gives_words_the_numbers_of_the_rules() -> None:
    text = (LOCALES.parents[2] / "web/src/table/ecarte/turn/moment.ts").read_text("utf-8")
    found = {name: int(number) for name, number in re.findall(r"(\w+): (\d+)", text)}
    assert found == {"king": Options.king_points, "point": POINT, "double": DOUBLE}
