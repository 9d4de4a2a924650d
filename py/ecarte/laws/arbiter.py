"""What the page and the terminal are told of the laws, and by the arbiter."""

from __future__ import annotations

from collections.abc import Sequence

from ecarte import laws
from ecarte.core.game import Json


def tree() -> Json:
    """The laws, and what may have happened, by when."""
    return {
        "laws": [law_to_json(law) for law in laws.LAWS],
        "groups": [{"name": name, "what": [each.name for each in group]} for name, group in laws.GROUPS.items()],
    }


def law_to_json(law: laws.Law) -> Json:
    return {"number": law.number, "kind": law.kind, "rules": list(law.rules)}


def verdict_to_json(verdict: laws.Verdict) -> Json:
    return {
        "laws": list(verdict.laws),
        "chooser": verdict.chooser,
        "choices": [{"name": choice.name, "effects": list(choice.effects)} for choice in verdict.choices],
    }


def ask(what: str, answers: Sequence[str]) -> Json:
    """The next question, or the verdict; raises LookupError when there is no such thing, or no such answer."""
    asked = [_asked(what, answers, at) for at in range(len(answers))]
    found = laws.rule(what, answers)
    told: Json = {"what": what, "asked": asked, "question": None, "verdict": None}
    if isinstance(found, laws.Verdict):
        return {**told, "verdict": verdict_to_json(found)}
    return {**told, "question": {"name": found.name, "answers": list(found.answers)}}


def _asked(what: str, answers: Sequence[str], at: int) -> Json:
    question = laws.rule(what, answers[:at])
    if isinstance(question, laws.Verdict):
        raise LookupError(answers[at])
    return {"question": question.name, "answer": answers[at]}
