"""A study: several games in an order, with a title. Each game is a chapter, and may have a title of its own.

Every game names the study and its place in it in three tags, so that whatever keeps tags keeps the study, and a reader
that knows of none reads its games.
"""

from __future__ import annotations

from dataclasses import dataclass

from ecarte.record.tags import STUDY_TAGS
from ecarte.record.written import Record

STUDY, CHAPTER, TITLE = STUDY_TAGS


@dataclass(frozen=True, slots=True)
class Chapter:
    """The place of a game in a study: the title of the study, the chapter's number from 1 and its title, or ""."""

    study: str
    number: int
    title: str


def chapter_of(record: Record) -> Chapter | None:
    """Return the place of a game in its study, None for a game of none; a number that is missing or malformed is 0."""
    study, number = record.tag(STUDY), record.tag(CHAPTER)
    if not study:
        return None
    is_number = number.isascii() and number.isdecimal() and len(number) < 10
    return Chapter(study, int(number) if is_number else 0, record.tag(TITLE))


def as_chapter(record: Record, study: str, number: int, title: str | None = None) -> Record:
    """Return a game as a chapter of a study; without a ``study``, as a game of none.

    A ``title`` of None leaves the chapter the one it has, "" takes it away.
    """
    if not study:
        return record.with_tags(dict.fromkeys(STUDY_TAGS))
    titled = {} if title is None else {TITLE: title or None}
    return record.with_tags({STUDY: study, CHAPTER: str(number), **titled})
