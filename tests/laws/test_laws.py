"""The 51 laws, each by its number, and the mechanism they are cases of."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from ecarte import laws
from ecarte.laws import Question, Verdict, arbiter

# The irregularity and the known facts; the law that decides, who chooses, and the effects of each choice.
# Written from the laws, not from the tree.
CASES: list[tuple[int, str, str | None, dict[str, set[str]]]] = [
    (1, "shuffle", None, {"shuffle": {"shuffle-both", "dealer-last"}}),
    (2, "bad-shuffle", None, {"reshuffle": {"shuffled-again"}}),
    (3, "thin-cut", None, {"recut": {"cut-again"}}),
    (4, "exposed-cutting deal more", None, {"recut": {"cut-again-own"}}),
    (4, "exposed-cutting deal one", None, {"stand": {"cut-card-counts"}}),
    (5, "cut-result no", None, {"deal": {"high-deals", "high-chooses"}}),
    (5, "cut-result yes", None, {"recut": {"both-cut-again"}}),
    (6, "wrong-pack cutting", None, {"stand": {"cut-stands"}}),
    (7, "exposed-cutting dealer", None, {"recut": {"cut-again"}}),
    (8, "packets told", None, {"change": {"order-changed"}}),
    (8, "packets untold", None, {"keep": {"order-kept"}}),
    (8, "packets same-game", None, {"keep": {"order-kept"}}),
    (9, "wrong-number before-turn no", "elder", {"putright": {"put-right"}, "redeal": {"new-deal"}}),
    (9, "wrong-number before-turn yes", None, {"stand": {"deal-stands", "seen-then-later-laws"}}),
    (9, "wrong-packets no no", "elder", {"putright": {"put-right"}, "redeal": {"new-deal"}}),
    (9, "wrong-packets yes", None, {"stand": {"deal-stands"}}),
    (10, "no-turn-up", None, {"turn": {"turn-top"}}),
    (11, "turned-many no", "elder", {"trump": {"pick-trump", "others-out"}, "redeal": {"new-deal"}}),
    (11, "turned-many yes", None, {"redeal": {"new-deal"}}),
    (12, "faced-card before-turn", None, {"redeal": {"new-deal"}}),
    (13, "exposed-dealing dealer", None, {"stand": {"deal-stands"}}),
    (13, "exposed-dealing elder no", "elder", {"stand": {"deal-stands"}, "redeal": {"new-deal"}}),
    (13, "exposed-dealing elder yes", None, {"stand": {"deal-stands"}}),
    (14, "wrong-dealer turn no", None, {"redeal": {"right-deals"}}),
    (14, "wrong-dealer turn yes", None, {"stand": {"deal-stands"}}),
    (14, "wrong-dealer pack no", None, {"redeal": {"right-pack"}}),
    (14, "wrong-dealer pack yes", None, {"stand": {"deal-stands", "packs-exchanged"}}),
    (
        15,
        "wrong-number before-acting elder more",
        "elder",
        {"redeal": {"new-deal"}, "discard": {"excess-discarded", "no-look", "no-turned-king"}},
    ),
    (
        16,
        "wrong-number before-acting elder fewer",
        "elder",
        {"redeal": {"new-deal"}, "fill": {"filled", "no-turned-king"}},
    ),
    (
        17,
        "wrong-number before-acting dealer more yes",
        "elder",
        {"redeal": {"new-deal"}, "draw": {"excess-drawn", "may-look", "no-turned-king"}},
    ),
    (
        17,
        "wrong-number before-acting dealer more no",
        "elder",
        {"redeal": {"new-deal"}, "draw": {"excess-drawn", "no-look", "no-turned-king"}},
    ),
    (
        18,
        "wrong-number before-acting dealer fewer",
        "elder",
        {"redeal": {"new-deal"}, "fill": {"filled", "no-turned-king"}},
    ),
    (19, "king-after-wrong-deal", None, {"refused": {"no-turned-king"}}),
    (20, "wrong-number playing elder", None, {"redeal": {"new-deal"}}),
    (
        21,
        "wrong-number playing dealer",
        "opponent",
        {"redeal": {"new-deal"}, "stand": {"deal-stands", "no-turned-king"}},
    ),
    (22, "turned-king no", None, {"mark": {"marks-one"}}),
    (22, "turned-king yes", None, {"lost": {"mark-lost"}}),
    (23, "held-king before-playing", None, {"mark": {"announces", "marks-one"}}),
    (23, "held-king later", None, {"lost": {"mark-lost"}}),
    (23, "held-king silently no", None, {"mark": {"announces", "marks-one"}}),
    (23, "held-king silently yes", None, {"lost": {"not-enough"}}),
    (24, "held-king led-first", None, {"mark": {"announces", "marks-one"}}),
    (24, "held-king dealers-first", None, {"mark": {"announces", "marks-one"}}),
    (
        25,
        "false-king no no",
        "opponent",
        {
            "correct": {"mark-down", "offender-lessened"},
            "replay": {"mark-down", "hand-replayed", "offender-lessened"},
        },
    ),
    (25, "false-king yes", None, {"correct": {"mark-down", "no-penalty"}}),
    (25, "false-king no yes", None, {"shown": {"mark-down", "no-penalty"}}),
    (26, "proposal-back", None, {"bound": {"said-is-said"}}),
    (27, "answer-back", None, {"bound": {"said-is-said"}}),
    (27, "how-many", None, {"tell": {"dealer-tells"}}),
    (28, "discards", None, {"apart": {"discards-apart"}}),
    (29, "elder-took-more yes yes", "dealer", {"redeal": {"new-deal"}, "draw": {"excess-drawn", "may-look"}}),
    (29, "elder-took-more yes no", "dealer", {"redeal": {"new-deal"}, "draw": {"excess-drawn", "no-look"}}),
    (29, "elder-took-more no", None, {"putright": {"excess-back"}}),
    (30, "elder-asked-fewer", None, {"tricks": {"tricks-count"}}),
    (31, "given-more", "elder", {"redeal": {"new-deal"}, "discard": {"excess-discarded", "no-look"}}),
    (32, "given-fewer", "elder", {"redeal": {"new-deal"}, "fill": {"filled"}}),
    (33, "dealer-took-more yes yes", "elder", {"redeal": {"new-deal"}, "draw": {"excess-drawn", "may-look"}}),
    (33, "dealer-took-more yes no", "elder", {"redeal": {"new-deal"}, "draw": {"excess-drawn", "no-look"}}),
    (34, "dealer-took-fewer no", "dealer", {"fill": {"filled"}, "stand": {"plays-short"}}),
    (34, "dealer-took-fewer yes", None, {"tricks": {"tricks-count"}}),
    (35, "faced-card stock", None, {"next": {"both-see", "thrown-out"}}),
    (36, "exposed-giving elder", "elder", {"take": {"exposed-taken"}, "refuse": {"thrown-out"}}),
    (36, "exposed-giving dealer", None, {"take": {"exposed-taken"}}),
    (37, "turned-again", "elder", {"take": {"no-refusal", "turned-taken"}, "leave": {"no-refusal"}}),
    (38, "short-stock plainly", None, {"serve": {"elder-served", "dealer-as-is"}}),
    (
        38,
        "short-stock conditionally",
        "dealer",
        {"refuse": {"acceptance-falls"}, "serve": {"elder-served", "dealer-as-is"}},
    ),
    (39, "card-back led", None, {"stays": {"card-stays"}}),
    (39, "card-back followed mind", None, {"stays": {"card-stays"}}),
    (39, "card-back followed revoke no", None, {"back": {"card-back", "no-penalty"}}),
    (40, "out-of-turn no", None, {"back": {"lead-back"}}),
    (40, "out-of-turn yes", None, {"stand": {"lead-stands"}}),
    (41, "suit-misnamed yes", "opponent", {"let": {"play-to-card"}, "require": {"named-led"}}),
    (41, "suit-misnamed no", None, {"let": {"play-to-card"}}),
    (42, "thrown-in no none", None, {"concede": {"opponent-vole"}}),
    (42, "thrown-in no some", None, {"concede": {"opponent-point"}}),
    (42, "thrown-in no three", None, {"count": {"no-penalty", "point-kept"}}),
    (42, "thrown-in yes", None, {"count": {"no-penalty", "tricks-shown"}}),
    (
        43,
        "revoke no",
        "opponent",
        {"replay": {"hand-replayed", "offender-lessened"}, "stand": {"play-stands", "offender-lessened"}},
    ),
    (43, "revoke yes", None, {"back": {"card-back", "no-penalty"}}),
    (44, "new-cards no", None, {"new": {"two-new-packs", "caller-pays", "dealer-picks"}}),
    (44, "new-cards yes", None, {"wait": {"next-cut"}}),
    (45, "wrong-pack deal", None, {"redeal": {"deal-void", "earlier-stand"}}),
    (45, "wrong-pack after", None, {"stand": {"earlier-stand"}}),
    (46, "game-worth none", None, {"triple": {"game-triple", "if-agreed"}}),
    (46, "game-worth few", None, {"double": {"game-double", "if-agreed"}}),
    (46, "game-worth many", None, {"single": {"game-single"}}),
    (47, "king-worth", None, {"mark": {"marks-one", "king-turned-or-held"}}),
    (48, "deal-worth three no", None, {"score": {"scores-one"}}),
    (48, "deal-worth five", None, {"score": {"scores-two", "vole-unaffected"}}),
    (49, "deal-worth three yes", None, {"score": {"scores-two"}}),
    (50, "forgotten-score no", None, {"mark": {"score-marked"}}),
    (50, "forgotten-score yes", None, {"lost": {"score-lost"}}),
    (51, "overscore no", None, {"unmark": {"score-down"}}),
    (51, "overscore yes", None, {"stand": {"game-stands"}}),
]


@pytest.mark.parametrize(
    ("law", "case", "chooser", "choices"), CASES, ids=[f"law {n}: {case}" for n, case, *_ in CASES]
)
def test_a_law_rules(law: int, case: str, chooser: str | None, choices: dict[str, set[str]]) -> None:
    what, *answers = case.split()
    verdict = laws.rule(what, answers)
    assert isinstance(verdict, Verdict)
    assert verdict.laws[0] == law
    assert verdict.chooser == chooser
    assert {choice.name: set(choice.effects) for choice in verdict.choices} == choices


@pytest.mark.parametrize("case", ["wrong-number neither", "faced-card neither"])
def test_the_arbiter_says_where_no_law_speaks_of_it(case: str) -> None:
    """For example a hand found wrong after its player proposed and before cards were taken.

    Or a faced card seen between the turn-up and the first exchange.
    """
    what, *answers = case.split()
    ruled: Any = arbiter.ask(what, answers)
    assert ruled["verdict"] == {
        "laws": [],
        "chooser": "players",
        "choices": [{"name": "settle", "effects": ["no-law"]}],
    }


def test_no_law_is_without_a_test() -> None:
    assert {law for law, *_ in CASES} == set(range(1, 52)) == {law.number for law in laws.LAWS}


def test_every_way_through_the_tree_ends_in_a_law() -> None:
    for irregularity in laws.IRREGULARITIES.values():
        for path, verdict in laws.paths(irregularity.tree):
            assert laws.rule(irregularity.name, [answer for _, answer in path]) is verdict
            assert len(path) <= 5
            one = verdict.chooser in (None, "players")  # no law lets the players choose
            assert one == (len(verdict.choices) == 1), (irregularity.name, path)
            assert bool(verdict.laws) == (verdict.chooser != "players")
            assert all(choice.effects for choice in verdict.choices)
            assert all(verdict.choice(choice.name) is choice for choice in verdict.choices)


def test_at_most_two_questions_follow_when_it_happened_and_to_whom() -> None:
    """The tree stays small: nothing is asked twice, and few questions are used more than twice."""
    lengths = [len(path) for each in laws.IRREGULARITIES.values() for path, _ in laws.paths(each.tree)]
    assert sum(length <= 2 for length in lengths) / len(lengths) > 0.85
    for each in laws.IRREGULARITIES.values():
        for path, _ in laws.paths(each.tree):
            assert len({question for question, _ in path}) == len(path)


def test_a_law_has_its_kind_and_its_rules() -> None:
    kinds = {kind: [law.number for law in laws.LAWS if law.kind == kind] for kind in ("built", "option", "score")}
    assert kinds == {"built": [1, 5, 10, 26, 27, 28], "option": [8, 23, 24], "score": [22, 42, 46, 47, 48, 49]}
    assert all(re.fullmatch(r"E\d+", rule) for law in laws.LAWS for rule in law.rules)
    assert laws.law(43) == laws.Law(43, "ruling", ("E17", "E26"))
    assert all(law.rules for law in laws.LAWS)
    for number in (0, 52):
        with pytest.raises(LookupError):
            laws.law(number)


def test_what_the_tree_does_not_have_is_refused() -> None:
    for what, answers in (("revok", []), ("revoke", ["maybe"]), ("revoke", ["no", "no"]), ("thin-cut", ["yes"])):
        with pytest.raises(LookupError):
            laws.rule(what, answers)
        with pytest.raises(LookupError):
            arbiter.ask(what, answers)


def test_the_arbiter_asks_and_rules() -> None:
    asked = arbiter.ask("false-king", ["no"])
    assert asked["question"] == {"name": "opponent-holds", "answers": ["yes", "no"]}
    assert asked["verdict"] is None
    ruled: Any = arbiter.ask("false-king", ["no", "no"])
    assert ruled["question"] is None
    assert ruled["asked"] == [
        {"question": "put-right", "answer": "no"},
        {"question": "opponent-holds", "answer": "no"},
    ]
    assert ruled["verdict"]["laws"] == [25]
    assert ruled["verdict"]["choices"][1]["name"] == "replay"
    tree = arbiter.tree()
    assert [law["number"] for law in tree["laws"]] == list(range(1, 52))
    assert [what for group in tree["groups"] for what in group["what"]] == list(laws.IRREGULARITIES)


def test_the_laws_know_nothing_of_a_game() -> None:
    """They are below the games: facts go in, effects come out, and the arbiter gives them to page and terminal."""
    for path in {*Path(laws.__file__ or "").parent.glob("*.py")} - {Path(arbiter.__file__ or "")}:
        text = path.read_text("utf-8")
        assert not re.search(r"^(from|import) ecarte(?!\.laws)", text, re.M), path.name


def names(node: Question | Verdict) -> set[str]:
    if isinstance(node, Verdict):
        found = {f"arbiter-chooser-{node.chooser or 'none'}"}
        for choice in node.choices:
            found |= {f"arbiter-choice-{choice.name}", *(f"arbiter-effect-{effect}" for effect in choice.effects)}
        return found
    found = {f"arbiter-ask-{node.name}", *(f"arbiter-answer-{node.name}-{answer}" for answer in node.answers)}
    return found.union(*map(names, node.answers.values()))


def wanted() -> set[str]:
    """Return the key of every word that the laws and the arbiter need."""
    found = {f"arbiter-group-{group}" for group in laws.GROUPS}
    for law in laws.LAWS:
        found |= {f"law-{law.number}", f"law-{law.number}-title", f"law-kind-{law.kind}"}
    for each in laws.IRREGULARITIES.values():
        found |= {f"arbiter-what-{each.name}"} | names(each.tree)
    return found
