"""The 51 laws of the London clubs, and the arbiter. Their words are in topics/laws.ftl: `loadTopic("laws")`."""

from __future__ import annotations

from typing import Literal, TypedDict


class Law(TypedDict):
    """Words: `law-<number>` (what it says), `law-<number>-title`."""

    number: int
    kind: Literal["built", "option", "ruling", "score"]  # `law-kind-<kind>`; "built": cannot go wrong on a screen
    rules: list[str]  # the game's rules it belongs to, "E26"


class Group(TypedDict):
    name: str  # `arbiter-group-<name>`
    what: list[str]  # `arbiter-what-<what>`


class Laws(TypedDict):
    laws: list[Law]
    groups: list[Group]  # what may have happened, by when


class Choice(TypedDict):
    name: str  # `arbiter-choice-<name>`
    effects: list[str]  # each `arbiter-effect-<effect>`


class Verdict(TypedDict):
    laws: list[int]  # the one it rests on first; none with "players"
    # `arbiter-chooser-<chooser>`; null ("none"): there is one choice, the law's; "players": no law speaks of it
    chooser: Literal["elder", "dealer", "opponent", "players"] | None
    choices: list[Choice]


class Asked(TypedDict):
    question: str
    answer: str


class ArbiterQuestion(TypedDict):
    name: str  # `arbiter-ask-<name>`
    answers: list[str]  # `arbiter-answer-<name>-<answer>`


class Arbiter(TypedDict):
    """As far as the arbiter has been told: either a question is left, or there is a verdict."""

    what: str
    asked: list[Asked]
    question: ArbiterQuestion | None
    verdict: Verdict | None
