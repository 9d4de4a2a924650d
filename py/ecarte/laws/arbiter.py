"""The laws, and the arbiter's questions and verdicts, as JSON for the page and the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ecarte import laws

if TYPE_CHECKING:
    from ecarte.types import laws as declared


def tree() -> declared.Laws:
    """Return the laws, and the irregularities by when they happen."""
    return {
        "laws": [law_to_json(law) for law in laws.LAWS],
        "groups": [{"name": name, "what": [each.name for each in group]} for name, group in laws.GROUPS.items()],
    }


def law_to_json(law: laws.Law) -> declared.Law:
    """Return a law as JSON."""
    return {"number": law.number, "kind": law.kind, "rules": list(law.rules)}


def verdict_to_json(verdict: laws.Verdict) -> declared.Verdict:
    """Return a verdict as JSON."""
    return {
        "laws": list(verdict.laws),
        "chooser": verdict.chooser,
        "choices": [{"name": choice.name, "effects": list(choice.effects)} for choice in verdict.choices],
    }


def ask(what: str, answers: Sequence[str]) -> declared.Arbiter:
    """Return the next question, or the verdict; raises LookupError for an unknown irregularity or answer."""
    asked = [_asked(what, answers, at) for at in range(len(answers))]
    outcome = laws.rule(what, answers)
    answer: declared.Arbiter = {"what": what, "asked": asked, "question": None, "verdict": None}
    if isinstance(outcome, laws.Verdict):
        return {**answer, "verdict": verdict_to_json(outcome)}
    return {**answer, "question": {"name": outcome.name, "answers": list(outcome.answers)}}


def _asked(what: str, answers: Sequence[str], at: int) -> declared.Asked:
    question = laws.rule(what, answers[:at])
    if isinstance(question, laws.Verdict):
        raise LookupError(answers[at])
    return {"question": question.name, "answer": answers[at]}
