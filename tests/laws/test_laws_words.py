"""The words of the laws: everything the arbiter may say, in every language."""

from __future__ import annotations

import pytest

pytest.importorskip("fluent.runtime", reason="the words of the command line are native only")

from ecarte.text import Words, languages
from tests.laws.test_laws import wanted
from tests.project.test_locales import LOCALES, messages_in

OWN = {"law-name", "law-example", "arbiter-when", "arbiter-what", "arbiter-number"}


@pytest.mark.parametrize("language", languages())
def test_everything_has_its_words_and_nothing_else_does(language: str) -> None:
    found = messages_in(LOCALES / language / "topics/laws.ftl")
    arbiters = {key for key in found if key.startswith(("law-", "arbiter-"))}
    assert wanted() - arbiters == set()
    assert {key for key in arbiters - wanted() if key not in OWN and not key.startswith("arbiter-page")} == set()


@pytest.mark.parametrize("language", languages())
def test_no_two_laws_have_the_same_words(language: str) -> None:
    words = Words(language).about("laws")
    said = [words(f"law-{number}") for number in range(1, 52)]
    assert len(set(said)) == 51
    assert len({words(f"law-{number}-title") for number in range(1, 52)}) == 51
    assert all(sentence.rstrip().endswith((".", "。")) for sentence in said)
