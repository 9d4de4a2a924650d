"""What the sources of a rule or law say: translated, and in their own words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.text import Text

from ecarte.book import quoted, source_key
from ecarte.text import Words


def tell(words: Words, rule: str, works: Iterable[str]) -> Iterator[Text]:
    """Yield for each work its name and what it says of a rule, then the original if that is in another language."""
    words.about("sources")
    for work in works:
        kind, _, number = work.partition("-") if work.startswith("law-") else (work, "", "")
        key, language = source_key(rule, work), quoted().get(kind)
        yield Text(name(words, kind, number), "italic")
        yield Text(words(key))
        if language not in (None, words.language):
            yield Text(Words(language).about("sources")(key), "dim")


def name(words: Words, work: str, number: str = "") -> str:
    """Return the name of a work, which for a law contains its number."""
    return words(f"source-{work}", number=number)
