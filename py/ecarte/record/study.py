"""A study: several games in an order, with a title. Each game is a chapter, and may have a title of its own.

Every game names the study and its place in it in its tags, so that whatever keeps tags keeps the study, and a reader
that knows of none reads its games.
"""

from __future__ import annotations

from dataclasses import dataclass

from ecarte.record.tags import STUDY_TAGS
from ecarte.record.written import Record

STUDY, ID, CHAPTER, TITLE = STUDY_TAGS


@dataclass(frozen=True, slots=True)
class Chapter:
    """The place of a game in a study.

    ``study`` is the title of the study, ``number`` that of the chapter, from 1, 0 where it has none, and ``title`` the
    chapter's own, or "".
    ``id`` tells studies with the same title apart; it may be "".
    """

    study: str
    number: int
    title: str = ""
    id: str = ""


def chapter_of(record: Record) -> Chapter | None:
    """Return the place of a game in its study, None for a game of none; a number that is missing or malformed is 0."""
    study, number = record.tag(STUDY), record.tag(CHAPTER)
    if not study:
        return None
    is_number = number.isascii() and number.isdecimal() and len(number) < 10
    return Chapter(study, int(number) if is_number else 0, record.tag(TITLE), record.tag(ID))


def as_chapter(record: Record, chapter: Chapter | None) -> Record:
    """Return a game as a chapter of a study, with None as a game of none; raises RuleError."""
    tags: dict[str, str | None] = dict.fromkeys(STUDY_TAGS)
    if chapter:
        values = (chapter.study, chapter.id, str(chapter.number or ""), chapter.title)
        tags = {name: value or None for name, value in zip(STUDY_TAGS, values, strict=True)}
    return record.with_tags(tags)
