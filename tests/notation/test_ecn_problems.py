"""Problems the reader reports, each caused by one small mistake, at its exact place. All of them: test_corpus.py."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from ecarte import record
from ecarte.core.game import Problem, RuleError, parse_event
from ecarte.notation import ecn
from ecarte.record import Note, Play, seatview
from tests.kit.games import FIRST_DEAL, SAID
from tests.kit.positions import code_and_rule

SEED = "5e" * 32
GOOD = (
    """\
[ECN "1"]
[Game "ecarte"]
[Event "?"]
[Site "?"]
[Date "2026.11.20"]
[Round "?"]
[South "Anna"]
[North "Bruno"]
[Rules "akagiri"]
[Result "*"]

"""
    + FIRST_DEAL.replace(SAID, "S:propose $6 {two queens} N:refuse")
    + """N:stand
N.7c S.As /S
*
"""
)


def places(text: str) -> list[tuple[str, int | None, int | None]]:
    """Return the code with rule, line and column of every problem of a text."""
    return [
        (code_and_rule(problem), problem.line, problem.column)
        for reading in ecn.read(text)
        for problem in reading.problems
    ]


def test_the_good_record_has_no_problem() -> None:
    assert places(GOOD) == []


# The text replaced, its replacement, and the problems: code with rule, line, column.
CASES: list[tuple[str, str, str, list[tuple[str, int, int]]]] = [
    # tags
    ("version", '[ECN "1"]', '[ECN "2"]', [("E-version", 1, 1)]),
    ("game", '"ecarte"', '"whist"', [("E-game", 2, 1)]),
    ("no game", '[Game "ecarte"]\n', "", [("W-tags-added", 1, 1)]),
    ("preset", '"akagiri"', '"paris"', [("E-preset", 9, 1)]),
    ("no preset", '[Rules "akagiri"]\n', "", [("E-rules-open", 1, 1)]),
    ("tag", '[Round "?"]', "[Round ?]", [("W-form", 6, 1)]),
    ("tag escape", '[Round "?"]', '[Round "\\t"]', [("W-form", 6, 1)]),
    ("tag twice", '[Site "?"]', '[Event "x"]', [("E-tag-twice", 4, 1)]),
    ("option", '[Result "*"]', '[Option "no=1"]\n[Result "*"]', [("E-option", 10, 1)]),
    ("option value", '[Result "*"]', '[Option "target=6"]\n[Result "*"]', [("E-option-value E24", 10, 1)]),
    ("option flag", '[Result "*"]', '[Option "must_head=True"]\n[Result "*"]', [("E-option-value E17", 10, 1)]),
    ("option needs", '[Result "*"]', '[Option "king_until=first-lead"]\n[Result "*"]', [("E-option-needs E14", 10, 1)]),
    (
        "option twice",
        '[Result "*"]',
        '[Option "target=10"]\n[Option "target=5"]\n[Result "*"]',
        [("E-tag-twice", 11, 1)],
    ),
    (
        "two options",
        '[Result "*"]',
        '[Option "target=6"]\n[Option "no=1"]\n[Result "*"]',
        [("E-option-value E24", 10, 1), ("E-option", 11, 1)],
    ),
    ("seed form", '[Result "*"]', '[Result "*"]\n[Seed "5e5e"]', [("E-seed-form", 11, 1)]),
    ("cut form", '[Result "*"]', '[Result "*"]\n[Cut "S:Kh"]', [("E-tag-value E3", 11, 1)]),
    ("cut of equals", '[Result "*"]', '[Result "*"]\n[Cut "S:Kh N:Ks"]', [("E-tag-value E3", 11, 1)]),
    ("cut of no card", '[Result "*"]', '[Result "*"]\n[Cut "S:Kx N:7s"]', [("E-tag-value E3", 11, 1)]),
    ("cut nothing", '[Result "*"]', '[Result "*"]\n[Cut ""]', [("E-tag-value E3", 11, 1)]),
    ("resigned", '[Result "*"]', '[Result "*"]\n[Resigned "E"]', [("E-seat", 11, 1)]),
    # heads
    ("first dealer", "1. N", '1. S', [("E-given-order E4", 13, 1), ("E-head-expected E3", 21, 1)]),
    ("dealer by the cut", '[Result "*"]', '[Result "*"]\n[Cut "S:Kh N:7s"]', [("E-head-expected E3", 13, 1)]),
    ("no such dealer", "2. S", "2. E", [("E-seat E1", 21, 1)]),
    ("no such first dealer", "1. N", "1. W", [("E-seat E1", 12, 1), ("E-head-expected E3", 21, 1)]),
    ("second dealer", "2. S", "2. N", [("E-head-expected E3", 21, 1), ("E-given-order E4", 22, 1)]),
    ("number", "2. S", "3. S", [("E-head-expected", 21, 1)]),
    ("attempt", "2. S", "2/2. S", [("E-head-expected", 21, 1)]),
    ("deal open", "S.Qc N.7h /S\n=2-0 2-0\n", "", [("E-deal-open", 19, 1)]),
    ("no head", "1. N\n", "", [("W-habit", 12, 1)]),
    # events
    ("word", "S.Jh", "S.Jx", [("E-word", 16, 1)]),
    ("french", "S.Jh N.8h /S\nS.As", "V♥ N.8h /S\nS.As", [("E-word-french", 16, 1)]),
    ("french twice", "N.Ah S.Qd", "N.Ah S.Dd!", [("E-word-french", 18, 6)]),
    ("stray brace", "S.Jh", "S.Jh}", [("E-word", 16, 5)]),
    ("foreign digits", "2. S", "٢. S", [("E-word", 21, 1), ("E-word", 21, 4)]),
    ("card twice", "N<QsTsAh8h7h", "N<AsTsAh8h7h", [("E-card-twice E1", 13, 14)]),
    ("hidden card", "^7d", "^??", [("E-card-unknown E1", 13, 27)]),
    ("hidden hand", "N<QsTsAh8h7h", "N<??????????", [("E-card-unknown E1", 13, 14)]),
    ("hand too small", "S<AsJhQdQc7c", "S<AsJhQdQc", [("E-given-number E4", 13, 1)]),
    ("not held", "S.Jh", "S.Kh", [("E-not-held E1", 16, 1)]),
    ("turn", "S.Jh N.8h", "N.8h S.Jh", [("E-turn E16", 16, 1)]),
    ("follow", "S.Jh N.8h", "S.Jh N.Qs", [("E-follow E17", 16, 6)]),
    ("head", "S.As N.Qs", "S.As N.Ts", [("E-not-held E1", 17, 6)]),
    ("trump", "N.Ah S.Qd", "N.Ah S.Qc", [("E-trump E18", 18, 6)]),
    ("no seat", "S.Jh", "E.Jh", [("E-seat E1", 16, 1)]),
    ("no event", "S.Jh", "S^Jh", [("E-event", 16, 1)]),
    ("call", "S.Jh", "S.Jh:belote", [("E-call", 16, 1)]),
    ("say", "N:stand", "N:pass", [("E-say", 23, 1)]),
    ("say now", "N:stand", "N:refuse", [("E-say-now E7", 23, 1)]),
    ("king early", "N:refuse", "N:king", [("E-king-early E13", 14, 27)]),
    ("king absent", "S.7c N.Ts", "S:king S.7c N.Ts", [("E-king-absent E13", 15, 1)]),
    ("play early", "N:stand\n", "", [("E-play-early E7", 23, 1)]),
    ("after the exchange", "N:stand\n", "N:stand N:propose\n", [("E-exchange-over E10", 23, 9)]),
    ("discard now", "N:stand\n", "N-8s\n", [("E-no-discard E9", 23, 1)]),
    ("discard due", "N:stand\n", "N:propose S:accept N:stand\n", [("E-discard-due E9", 23, 20)]),
    ("discards", "N:stand\n", "N:propose S:accept N-0\n", [("E-discard-number E9", 23, 20)]),
    ("numbers", "N:stand\n", "N:propose:2\n", [("E-propose-plain E9", 23, 1)]),
    ("condition", "N:stand\n", "N:propose S:accept:if\n", [("E-accept-if E8", 23, 11)]),
    ("not dealing", "N:stand\n", "N+9s\n", [("E-not-dealing E5", 23, 1)]),
    ("cards due", "N<8sQhAh9c7c S<AsJhTh7h8d ^Ts", "N<8sQhAh9c7c", [("E-cards-due E4", 23, 1)]),
    ("given twice", "N:stand\n", "N:propose S:accept N-8s S-0 N+As\n", [("E-card-twice E1", 23, 29)]),
    ("after the deal", "=2-0 2-0", "=2-0 2-0 S:stand", [("E-deal-over E22", 20, 10)]),
    # checks and scores
    ("check", "S.Jh N.8h /S", "S.Jh N.8h /N", [("E-check E19", 16, 11)]),
    ("check nothing", "N:stand", "N:stand /S", [("E-check-nothing", 23, 9)]),
    ("check twice", "S.Jh N.8h /S", "S.Jh N.8h /S /S", [("E-check-nothing", 16, 14)]),
    ("check early", "S.Jh N.8h /S", "S.Jh /S N.8h", [("E-check-nothing", 16, 6), ("W-check-missing E19", 16, 9)]),
    ("points", "=2-0 2-0", "=1-0 2-0", [("E-score E22", 20, 1)]),
    ("running", "=2-0 2-0", "=2-0 1-0", [("E-score E22", 20, 1)]),
    ("score form", "=2-0 2-0", "=2-0 20", [("E-score-form", 20, 1), ("W-score-missing E22", 21, 1)]),
    ("score of three", "=2-0 2-0", "=2-0-0 2-0-0", [("E-score-form", 20, 1), ("W-score-missing E22", 21, 1)]),
    ("score twice", "=2-0 2-0", "=2-0 2-0\n=2-0 2-0", [("E-score-twice E22", 21, 1)]),
    ("score early", "N.7c S.As /S", "N.7c S.As /S\n=0-0 2-0", [("E-score-early E22", 25, 1)]),
    ("score missing", "=2-0 2-0\n", "", [("W-score-missing E22", 20, 1)]),
    ("score missing at the end",
     "=2-0 2-0\n2. S\nN<8sQhAh9c7c S<AsJhTh7h8d ^Ts\nN:stand\nN.7c S.As /S\n", "", [("W-score-missing E22", 20, 1)]),
    # the end
    ("result", "\n*\n", "\n3-0\n", [("E-result E24", 25, 1), ("E-result-tag", 10, 1)]),
    ("void", "\n*\n", "\nvoid\n", [("E-result E24", 25, 1), ("E-result-tag", 10, 1)]),
    ("result tag", '[Result "*"]', '[Result "5-0"]', [("E-result-tag", 10, 1)]),
    ("no result", "\n*\n", "\n", [("E-result-missing", 24, 11)]),
    ("after the result", "\n*\n", "\n* S.8d {more}\n", [("E-after-result", 25, 3)]),
    # variations
    ("variation", "S.Jh", "S.Jh (S.Kc)", [("E-not-held E1", 16, 7)]),
    ("variation open", "S.Jh", "S.Jh (S.As", [("E-follow E17", 16, 12), ("E-variation-open", 16, 6)]),
    ("variation close", "S.Jh", "S.Jh )", [("E-variation-close", 16, 6)]),
    ("variation empty", "S.Jh", "S.Jh ()", [("E-variation-empty", 16, 7)]),
    ("variation of nothing", "1. N\n", "1. N (S:stand)\n", [("E-variation-place", 12, 6)]),
    ("variation of variations", "S.Jh", "S.Jh " + "(S.As " * 21 + ")" * 21, [("E-variation-deep", 16, 126)]),
    ("supposed too few", "S.Jh", "S.Jh (?N<Ks S.As)", [("E-suppose-number", 16, 7)]),
    ("supposed twice", "S.Jh", "S.Jh (?N<AsKsQs9s S.As)", [("E-card-twice E1", 16, 7)]),
    ("supposed unknown", "S.Jh", "S.Jh (?N<??KsQs9s S.As)", [("E-card-unknown E1", 16, 7)]),
    ("supposed seat", "S.Jh", "S.Jh (?E<KsQs S.As)", [("E-seat E1", 16, 7)]),
    ("supposed nonsense", "S.Jh", "S.Jh (?N<K S.As)", [("E-word", 16, 7)]),
    ("supposed late", "S.Jh", "S.Jh (S.As ?N<KsQs9s)", [("E-suppose-place", 16, 12)]),
    ("supposed in the game", "S.Jh", "?N<KsQs9s S.Jh", [("E-suppose-place", 16, 1)]),
    ("note of nothing", "S.Jh", "S.Jh ($1 S.As)", [("E-note-place", 16, 7)]),
    # views of one seat
    ("view with a seed", '[Result "*"]', f'[Result "*"]\n[View "S"]\n[Seed "{"5e" * 32}"]',
     [("E-view-known", 15, 14), ("E-view-known", 24, 1), ("E-view-seed", 12, 1)]),
    ("deal order", '[Result "*"]', '[Result "*"]\n[DealOrder "any"]', [("E-tag-value", 11, 1)]),
    ("digest", '[Result "*"]', '[Result "*"]\n[Digest "sha256:00"]', [("E-digest", 11, 1)]),
    ("view of nobody", '[Result "*"]', '[Result "*"]\n[View "E"]', [("E-view-seat", 11, 1)]),
    ("view that knows", '[Result "*"]', '[Result "*"]\n[View "S"]',
     [("E-view-known", 14, 14), ("E-view-known", 23, 1)]),
    # unfinished records
    ("comment open", "{two queens}", "{two queens", [("E-comment-open", 14, 14), ("E-result-missing", 14, 14)]),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "expected"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_a_mistake_is_reported_at_its_place(old: str, new: str, expected: list[tuple[str, int, int]]) -> None:
    assert GOOD.count(old) >= 1
    found = places(GOOD.replace(old, new, 1))
    assert sorted(found, key=str) == sorted(expected, key=str)
    errors = [case for case in expected if case[0].startswith("E-")]
    if not errors:  # warnings do not matter
        assert ecn.loads(GOOD.replace(old, new, 1))
        return
    with pytest.raises(RuleError) as refused:
        ecn.loads(GOOD.replace(old, new, 1))
    assert len(refused.value.problems) == len(errors)


def test_french_letters_are_reported_once_a_deal_and_read_with_their_tag() -> None:
    text = GOOD.replace("Q", "D").replace("J", "V").replace("K", "R")
    (reading,) = ecn.read(text)
    assert [(problem.code, problem.line) for problem in reading.problems if problem.severe] == [
        ("E-word-french", 13), ("E-word-french", 22)]  # fmt: skip
    (reading,) = ecn.read(text.replace('[Rules "akagiri"]', '[Rules "akagiri"]\n[Lang "fr"]'))
    assert [(problem.code, problem.data["habit"]) for problem in reading.problems] == [("W-habit", "letters")]


def test_problems_know_record_and_deal() -> None:
    text = GOOD + "\n" + GOOD.replace("N.7c S.As /S", "N.7c S.As /N")
    (problem,) = [problem for reading in ecn.read(text) for problem in reading.problems]
    assert (problem.code, problem.record, problem.deal, problem.line, problem.column) == ("E-check", 2, 2, 50, 11)
    assert problem.data == {"found": "N", "expected": "S"}
    assert problem.to_json() == {
        "code": "E-check", "rule": "E19", "data": {"found": "N", "expected": "S"},
        "line": 50, "column": 11, "record": 2, "deal": 2,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("old", "new", "code", "seat", "part", "holder"),
    [
        ("S.Jh", "S.Ah", "E-not-held", "S", "lead", "N"),
        ("S.Jh N.8h", "S.Jh N.Qd", "E-not-held", "N", "play", "S"),
        ("S.Jh", "S.Kd", "E-not-held", "S", "lead", "none"),
        ("S.7c N.Ts", "S.Ts N.7c", "E-not-held", "S", "play", "N"),  # nobody has taken a trick
        ("N.Ah S.Qd", "S.Qd N.Ah", "E-turn", "N", "lead", None),
        ("S.As N.Qs", "S.As N.7h", "E-follow", "N", "play", None),
        ("S.Jh N.8h /S", "S.Jh (S.Ah) N.8h /S", "E-not-held", "S", "play", "N"),  # in a variation
        ("N:refuse", "N:accept S-7cAh", "E-not-held", "S", "discard", "N"),
        ("N:refuse", "N:accept S-7c N-Kd", "E-not-held", "N", "discard", "none"),
    ],
)
def test_a_refused_card_says_who_plays_and_who_holds_it(
    old: str, new: str, code: str, seat: str, part: str, holder: str | None
) -> None:
    found = [problem for reading in ecn.read(GOOD.replace(old, new)) for problem in reading.problems]
    data = found[0].data
    assert (found[0].code, data["seat"], data["part"], data.get("holder")) == (code, seat, part, holder)


def test_neither_the_table_nor_a_view_says_who_holds_a_refused_card() -> None:
    (play,) = ecn.loads(GOOD.partition("S.Jh")[0] + "*\n")
    for card in ("Ah", "Kd"):  # one in the other hand, one in the stock
        problem = play.record.game.rules.why_not(play.state, parse_event(f"S.{card}"))
        assert problem is not None
        assert problem.data.keys() == {"card", "rank", "suit"}
    view = ecn.dumps(play.with_record(seatview.redact(play.record, "S")))
    for card in ("Ah", "Kd"):
        (reading,) = ecn.read(view.replace("*\n", f"S.{card} *\n"))
        assert reading.problems[0].data["holder"] == "none"


# --- records with their seed ---


def seeded(**tags: str) -> Play:
    play = record.new("ecarte", "akagiri", {}, tags, SEED, "cut")
    for _ in range(4):
        play = record.advance(
            play, play.record.game.rules.legal(play.state, play.record.game.rules.turn(play.state) or "")[-1]
        )
    return play


SEEDED = ecn.dumps(seeded())


def line_of(text: str, start: str) -> int:
    return next(number for number, line in enumerate(text.split("\n"), 1) if line.startswith(start))


def test_a_commitment_to_another_seed() -> None:
    text = SEEDED.replace("sha256:", "sha256:0", 1)
    assert places(text) == [("E-commit", line_of(text, "[Commit"), 1)]
    assert places(SEEDED) == []


def test_another_seed_gives_other_cards() -> None:
    text = "\n".join(line for line in SEEDED.split("\n") if not line.startswith(("[Commit", "[Cut")))
    text = text.replace(SEED, "5f" * 32)
    line = line_of(text, "1. ") + 1
    assert places(text) == [("E-seed E4", line, 1)]  # once, though every card differs
    for reading in ecn.read(text):
        assert all(problem.data == {} for problem in reading.problems)  # the pack's cards must not be revealed


def test_another_cut() -> None:
    drawn = seeded().record.tag("Cut")
    south, north = drawn.split()
    other = "S:Kh N:7c" if drawn != "S:Kh N:7c" else "S:Kh N:8c"
    text = SEEDED.replace(drawn, other)
    assert ("E-cut E3", line_of(text, "[Cut"), 1) in places(text)
    swapped = SEEDED.replace(drawn, f"{north} {south}")
    assert places(swapped)[0] == ("E-tag-value E3", line_of(text, "[Cut"), 1)  # South must be first


def test_a_game_that_is_won_cannot_be_resigned() -> None:
    text = (Path(__file__).parents[1] / "golden" / "akagiri.ecn").read_text("utf-8")
    text = text.replace("\n[Seed", '\n[Resigned "S"]\n[Seed')
    assert places(text) == [("E-game-over E24", line_of(text, "[Resigned"), 1)]


# --- files ---


@pytest.mark.parametrize(
    ("text", "line"),
    [("", 1), ("\n\n", 1), ("junk", 1), ("\n\n  junk\n", 3), ('[Game "ecarte"]\n', 1), ("\ufeff", 1), ("\x00\xff", 1)],
)
def test_no_record_at_all(text: str, line: int) -> None:
    assert places(text) == [("E-no-record", line, 1)]
    assert [reading.play for reading in ecn.read(text)] == [None]


def test_junk_before_a_record() -> None:
    assert places(f"hello\n{GOOD}") == [("W-outside", 1, 1)]
    assert len([reading for reading in ecn.read(f"hello\n{GOOD}") if reading.play]) == 1


def test_after_a_broken_record_the_rest_is_read() -> None:
    broken = ['[ECN "1"]\n[Game "whist"]\n\nnonsense ( { \n', GOOD.replace("S.Jh", "S.Kh"), '[ECN "1"]\n']
    text = "\n".join([GOOD, broken[0], GOOD, broken[1], GOOD, broken[2], GOOD])
    readings = list(ecn.read(text))
    assert [bool(reading.problems) for reading in readings] == [False, True, False, True, False, True, False]
    good = [reading.play for reading in readings if not reading.problems]
    assert all(play is not None and ecn.dumps(play) == GOOD for play in good)
    assert [reading.line for reading in readings] == [
        number for number, line in enumerate(text.split("\n"), 1) if line.startswith("[ECN ")
    ]


def test_after_a_broken_deal_the_next_is_checked_from_the_score_it_states() -> None:
    text = GOOD.replace("S.Jh N.8h", "S.Kh N.8h").replace("N.7c S.As /S", "N.7c S.As /N")
    assert places(text) == [("E-not-held E1", 16, 1), ("E-check E19", 24, 11)]


def test_after_a_broken_deal_without_a_score_the_next_one_says_how_the_game_stands() -> None:
    """A deal that could not be read causes no false problem in the next one."""
    rest = "S.8d N.8s /N\nN.Ah S.Jh /S\nS.Th N.Qh /N\nN.9c S.7h /N\n"
    third = "=0-1 2-1\n3. N\nS<Qs9s7hTdKc N<TsQh9d7d9c ^Qd\nS:stand\n*"
    text = GOOD.replace("N.7c S.As /S\n*", f"N.7c S.As /S\n{rest}{third}")
    assert places(text) == []
    broken = text.replace("S.Jh N.8h", "S.Kh N.8h").replace("=2-0 2-0\n", "")
    assert places(broken) == [("E-not-held E1", 16, 1)]
    assert places(broken.replace("=0-1 2-1", "=1-0 3-0")) == [("E-not-held E1", 16, 1), ("E-score E22", 28, 1)]
    assert places(broken.replace("=0-1 2-1\n", "")) == [("E-not-held E1", 16, 1)]
    assert places(broken.replace("3. N", "3. S")) == [
        ("E-not-held E1", 16, 1),
        ("E-head-expected E3", 29, 1),
        ("E-given-order E4", 30, 1),
    ]


# --- writing ---


def test_a_comment_that_cannot_be_written_is_refused() -> None:
    (play,) = ecn.loads(GOOD)
    deal = play.record.deals[0]
    noted = replace(play.record, deals=(replace(deal, note=Note(comment="a } b")), *play.record.deals[1:]))
    with pytest.raises(RuleError, match="E-comment-brace"):
        ecn.dumps(play.with_record(noted))


def test_a_problem_is_a_value() -> None:
    assert Problem("E-x", "E1", {"a": 1}) == Problem("E-x", "E1", {"a": 1})
    said = str(RuleError(Problem("E-x", "E1"), Problem("E-y")))
    assert said.splitlines()[0] == "E-x (E1); E-y"  # where the words are loaded, sentences follow
