"""Every problem of an irregularity says what to write instead, in three languages."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("fluent.runtime", reason="the words of the command line are native only")

from ecarte.notation import ecn
from ecarte.text import Words, languages

EXAMPLES = Path(__file__).resolve().parents[2] / "py/ecarte/cli/laws"

MISTAKES = [
    (15, "&found:15:N", "&found:15:S", "E-law-now", "“&found:15:N”"),
    (15, "&found:15:N", "&found:99:N", "E-law-now", "no law 99"),
    (15, "&ruling:15:discard", "&ruling:16:fill", "E-law-now", "under law 15, not under law 16"),
    (15, " &found:15:N &ruling:15:discard &drawn:S:7c", "", "E-given-number", "“&found:15:N”"),
    (18, "&found:18:N &ruling:18:fill\nN+7h ", "", "E-given-number", "“&found:18:N”"),
    (32, " &found:32:N &ruling:32:fill\nS+Kc", "\nS+Kc", "E-given-number", "“&found:32:N”"),
    (11, "trump:Kd", "trump", "E-ruling-choice", "trump:7d, trump:Kd, redeal"),
    (3, "&fault:S:cut", "&falt:S:cut", "E-irregular", "&fault (with shuffle, cut"),
    (21, " &tricks:S:1", "", "E-score-early", "“&tricks”"),
    (20, "1/2. N", "1/3. N", "E-head-expected", "“1/2.”"),
    (43, "N.Ts~revoke", "N.Ts", "E-follow", "“N.Ts~revoke”"),
    (40, "N.Qs~turn", "N.Qs", "E-turn", "“N.Qs~turn”"),
    (25, "S:king~false", "S:king", "E-king-absent", "“S:king~false”"),
    (43, "&claim:S:43:#6", "&claim:S:43:#99", "E-claim", "&claim:S:43:#6."),
    (43, "&ruling:43:replay:#5", "&ruling:43:replay:#6", "E-ruling", "&ruling:43:replay:#5, &ruling:43:stand"),
    (41, "S:suit:h", "S:suit:x", "E-say", "“suit:x”"),
]


@pytest.mark.parametrize(("law", "right", "wrong", "code", "hint"), MISTAKES)
def test_a_mistake_is_explained_with_the_words_to_write(law: int, right: str, wrong: str, code: str, hint: str) -> None:
    text = (EXAMPLES / f"{law}.ecn").read_text("utf-8")
    assert text.count(right) == 1
    problem = next(ecn.read(text.replace(right, wrong), mode="lenient")).problems[0]
    assert problem.code == code
    words = Words("en")
    assert hint in f"{words.problem(problem)} {words.remedy(problem) or ''}"
    for language in languages():
        answer = f"{Words(language).problem(problem)} {Words(language).remedy(problem) or ''}"
        assert "$" not in answer
        assert "{" not in answer


def test_where_nothing_can_be_done_against_the_rules_nothing_is_said_of_it() -> None:
    text = (EXAMPLES / "47.ecn").read_text("utf-8").replace("N.8h", "N.Qs")
    problem = next(ecn.read(text, mode="lenient")).problems[0]
    assert problem.code == "E-follow"
    assert Words("en").remedy(problem) is None
