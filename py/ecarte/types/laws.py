"""The 51 laws of the London clubs, and the arbiter. Their words are in topics/laws.ftl: `loadTopic("laws")`."""

from __future__ import annotations

from typing import Literal, TypedDict


class Law(TypedDict):
    """One law. Words: `law-<number>` (its text), `law-<number>-title`."""

    number: int
    kind: Literal["built", "option", "ruling", "score"]  # `law-kind-<kind>`; "built": cannot go wrong on a screen
    rules: list[str]  # the game's rules it belongs to, "E26"


class Group(TypedDict):
    """What may have happened at one time of a deal."""

    name: str  # `arbiter-group-<name>`
    what: list[str]  # `arbiter-what-<what>`


class Laws(TypedDict):
    """All laws, and what the arbiter can be asked."""

    laws: list[Law]
    groups: list[Group]


class Choice(TypedDict):
    """What may be done after an irregularity."""

    name: str  # `arbiter-choice-<name>`
    effects: list[str]  # each `arbiter-effect-<effect>`


class Verdict(TypedDict):
    """What the laws rule."""

    laws: list[int]  # the law it rests on comes first; none with "players"
    # `arbiter-chooser-<chooser>`; null ("none"): the law leaves one choice; "players": no law covers the case
    chooser: Literal["elder", "dealer", "opponent", "players"] | None
    choices: list[Choice]


class Asked(TypedDict):
    """A question of the arbiter's, with its answer."""

    question: str
    answer: str


class ArbiterQuestion(TypedDict):
    """A question the arbiter asks."""

    name: str  # `arbiter-ask-<name>`
    answers: list[str]  # `arbiter-answer-<name>-<answer>`


class Arbiter(TypedDict):
    """The arbiter's next question, or its verdict."""

    what: str
    asked: list[Asked]
    question: ArbiterQuestion | None
    verdict: Verdict | None
