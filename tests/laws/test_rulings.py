"""Rulings in records: the law must apply, at that time and for that player, and have the choice that was made."""

from __future__ import annotations

import pytest

from ecarte import record
from ecarte.core.game import Event, parse_event, parse_head
from ecarte.games.ecarte.course import misdealt
from ecarte.games.ecarte.game import GAME as ECARTE
from ecarte.games.ecarte.irregular.rulings import unfound
from ecarte.games.ecarte.state import State
from ecarte.notation import ecn
from ecarte.record import seatview

HANDS = "S<AsJhQdQc7c N<QsTsAh8h7h"
RIGHT = f"{HANDS} ^7d"
MORE_S, FEWER_S = "S<AsJhQdQc7c8c N<QsTsAh8h7h", "S<AsJhQdQc N<QsTsAh8h7h"
MORE_N, FEWER_N = "S<AsJhQdQc7c N<QsTsAh8h7h7s", "S<AsJhQdQc7c N<QsTsAh8h"
ACCEPTED = f"{RIGHT} S:propose N:accept S-Qc7c N-8h7h"


def table(moves: str, preset: str = "akagiri") -> State:
    """A real table after some events, Ben (N) dealing."""
    before = misdealt(ECARTE.rules.start(ECARTE.resolve(preset, {}), "N"))
    state: State = ECARTE.deal.begin(before, parse_head("1. N"))
    for word in moves.split():
        if word[0].isdigit():
            state = ECARTE.deal.begin(state, parse_head(word.replace(".", ". ")))
        else:
            state = ECARTE.rules.play(state, parse_event(word))
    return state


def why(moves: str, word: str) -> str:
    """Return code and rule of the problem with an event after others, "" when there is none."""
    problem = ECARTE.rules.why_not(table(moves), parse_event(word))
    return "" if problem is None else f"{problem.code} ({problem.rule})"


LAW = "E-law-now (law {})"

# The earlier events, the event, and its problem.
CASES = [
    # Law 9: before the turn-up only, and only the dealer misdeals.
    (MORE_S, "&found:9:N", ""),
    (MORE_S, "&found:9:S", LAW.format(9)),
    (f"{MORE_S} ^7d", "&found:9:N", LAW.format(9)),
    ("S<AsJhQdQc7c8c", "&found:9:N", LAW.format(9)),
    (f"{MORE_S} &found:9:N", "&ruling:9:putright", ""),
    (f"{MORE_S} &looked:S &found:9:N", "&ruling:9:putright", "E-ruling-choice (law 9)"),
    (f"{MORE_S} &looked:S &found:9:N", "&ruling:9:stand", ""),
    (f"{MORE_S} &found:9:N", "&ruling:15:redeal", LAW.format(15)),
    (f"{MORE_S} &found:9:N", "^7d", "E-ruling-due (law 9)"),
    # Laws 11-13: what was exposed, and whether the elder has looked.
    (f"{RIGHT} &exposed:-:Kd", "&ruling:11:trump:Kd", ""),
    (f"{RIGHT} &exposed:-:Kd", "&ruling:11:trump:7d", ""),
    (f"{RIGHT} &exposed:-:Kd", "&ruling:11:trump:Ks", "E-ruling-choice (law 11)"),
    (f"{RIGHT} &looked:S &exposed:-:Kd", "&ruling:11:trump:Kd", "E-ruling-choice (law 11)"),
    (RIGHT, "&exposed:-:As", "E-card-twice (E1)"),
    (f"{HANDS} &exposed:-:Kd", "&ruling:12:stand", "E-ruling-choice (law 12)"),
    (f"{HANDS} &exposed:-:Kd", "^7d", "E-ruling-due (law 12)"),
    (f"{HANDS} &exposed:N:Qs", "&ruling:13:redeal", "E-ruling-choice (law 13)"),
    (f"{HANDS} &looked:S &exposed:S:As", "&ruling:13:redeal", "E-ruling-choice (law 13)"),
    (HANDS, "&exposed:S:Qs", "E-not-held (E1)"),
    (f"{RIGHT} S:stand", "&exposed:S:As", "E-irregular-now (None)"),
    # Laws 15-18: at their times, for the right hand, too many or too few.
    (f"{MORE_S} ^7d", "&found:15:N", ""),
    (f"{MORE_S} ^7d", "&found:16:N", LAW.format(16)),
    (f"{MORE_S} ^7d", "&found:17:N", LAW.format(17)),
    (f"{MORE_S} ^7d S:stand", "&found:15:N", ""),
    (f"{MORE_S} ^7d S:propose", "&found:15:N", LAW.format(15)),
    (f"{MORE_S} ^7d S:stand S.7c", "&found:15:N", LAW.format(15)),
    (f"{FEWER_S} ^7d", "&found:16:N", ""),
    (f"{MORE_N} ^7d S:propose", "&found:17:N", ""),
    (f"{MORE_N} ^7d S:propose N:refuse", "&found:17:N", LAW.format(17)),
    (f"{MORE_N} ^7d S:stand S.7c", "&found:17:N", ""),
    (f"{MORE_N} ^7d S:stand S.7c N.Ts", "&found:17:N", LAW.format(17)),
    (f"{FEWER_N} ^7d", "&found:18:N", ""),
    (RIGHT, "&found:18:N", LAW.format(18)),
    # Laws 20 and 21: after playing without cards.
    (f"{MORE_S} ^7d S:stand", "&found:20:S", LAW.format(20)),
    (f"{MORE_S} ^7d S:stand S.7c", "&found:20:S", ""),
    (f"{MORE_S} ^7d S:stand S.7c", "&found:20:N", LAW.format(20)),
    (f"{MORE_S} ^7d S:stand S.7c &found:20:S", "&ruling:20:stand", "E-ruling-choice (law 20)"),
    (f"{FEWER_N} ^7d S:stand S.7c N.Ts &found:21:N", "&ruling:21:stand", ""),
    # Laws 29-34: cards taken.
    (f"{ACCEPTED} S+KsKhKc", "&found:29:S", ""),
    (f"{ACCEPTED} S+KsKhKc", "&found:31:N", ""),
    (f"{ACCEPTED} S+KsKhKc", "&found:31:S", LAW.format(31)),
    (f"{ACCEPTED} S+KsKhKc", "&found:32:N", LAW.format(32)),
    (f"{ACCEPTED} S+KsKhKc &found:29:S", "&ruling:29:draw", "E-ruling-choice (law 29)"),
    (f"{ACCEPTED} S+KsKhKc &mixed:S &found:29:S", "&ruling:29:draw", ""),
    (f"{ACCEPTED} S+KsKh", "&mixed:S", "E-irregular-now (None)"),
    (f"{ACCEPTED} S+Ks N+8s7s", "&found:30:S", ""),
    (f"{ACCEPTED} S+Ks N+8s7s", "&found:33:N", LAW.format(33)),
    (f"{ACCEPTED} S+KsKh N+8s S:stand S.Qd", "&found:34:N", ""),
    (f"{ACCEPTED} S+KsKh N+8s S:stand S.Qd N.8s &found:34:N", "&ruling:34:fill", "E-ruling-choice (law 34)"),
    # Laws 35-37: the stock.
    (f"{ACCEPTED} &exposed:-:Kc", "&ruling:35:next", ""),
    (f"{ACCEPTED} S+KsKh &exposed:S:Kh", "&ruling:36:refuse", ""),
    (f"{ACCEPTED} S+KsKh N+8s7s &exposed:N:8s", "&ruling:36:refuse", "E-ruling-choice (law 36)"),
    (f"{ACCEPTED} S+KsKh N+8s7s &exposed:-:8c &ruling:37:take S:propose", "N:refuse", "E-refuse-barred (law 37)"),
    # What a ruling requires comes next, in the right number.
    (f"{MORE_S} ^7d &found:15:N &ruling:15:discard", "S:stand", "E-owed (None)"),
    (f"{MORE_S} ^7d &found:15:N &ruling:15:discard", "&drawn:S:7c8c", "E-owed (None)"),
    (f"{MORE_S} ^7d &found:15:N &ruling:15:discard", "&drawn:N:Qs", "E-owed (None)"),
    (f"{MORE_S} ^7d &found:15:N &ruling:15:discard", "&drawn:S:Ks", "E-not-held (E1)"),
    (f"{FEWER_S} ^7d &found:16:N &ruling:16:fill", "S+7c", ""),
    (f"{FEWER_S} ^7d &found:16:N &ruling:16:fill", "S+Qs", "E-card-twice (E1)"),
    (f"{FEWER_S} ^7d &found:16:N &ruling:16:fill", "S+7c8c", "E-given-number (E9)"),
    (RIGHT, "&recut", "E-irregular-now (None)"),
    # Faults with the packs, and notice of other packets.
    ("", "&fault:S:cut", ""),
    (RIGHT, "&fault:S:cut", "E-irregular-now (None)"),
    ("&fault:S:cards", "&ruling:44:wait", "E-ruling-choice (law 44)"),
    (f"{RIGHT} &fault:S:cards", "&ruling:44:wait", ""),
    ("&fault:S:pack", "&ruling:6:stand", ""),
    (f"{RIGHT} &fault:S:pack", "&ruling:45:redeal", ""),
    ("", "&notice:N:2-3", ""),
    ("", "&notice:S:2-3", "E-notice (law 8)"),
    (RIGHT, "&notice:N:2-3", "E-notice (law 8)"),
    # Marks: no more is forgotten than was scored, no more removed than was too much.
    (RIGHT, "&unmark:S:1", "E-mark-number (law 51)"),
    (RIGHT, "&mark:S:1", ""),
    (f"{RIGHT} &mark:S:1", "&unmark:S:1", ""),
    (f"{RIGHT} &mark:S:1", "&unmark:S:2", "E-mark-number (law 51)"),
    (RIGHT, "&found:52:S", LAW.format(52)),
    (RIGHT, "&ruling:9:redeal", LAW.format(9)),
    (RIGHT, "&looked:E", "E-irregular (None)"),
    (RIGHT, "&mark:S:9", "E-irregular (None)"),
]


@pytest.mark.parametrize(("moves", "word", "wrong"), CASES, ids=[f"{m[-30:]} {w}" for m, w, _ in CASES])
def test_what_may_be_found_and_ruled(moves: str, word: str, wrong: str) -> None:
    assert why(moves, word) == wrong


PLAYED = "S:stand S.7c N.Ts S.Jh N.8h S.As N.Qs N.Ah S.Qd S.Qc N.7h"


def test_law_50_what_was_not_marked_may_be_marked_until_the_next_turn_up() -> None:
    forgotten = f"{RIGHT} {PLAYED} &unmark:S:1 2.S N<QsTsAh8h7h S<AsJhQdQc7c"
    assert table(forgotten).score == (0, 0)
    assert table(f"{forgotten} &mark:S:1").score == (1, 0)
    late = table(f"{forgotten} ^7d &mark:S:1")  # then it is a mark too much
    assert late.irregular.mistakes is not None
    assert late.irregular.mistakes.off == (1, 0)
    assert table(f"{forgotten} ^7d &mark:S:1 &unmark:S:1").score == (0, 0)


# South wins the deal; then what comes before and after the turn-up of the next one.
WON = f"{RIGHT} S:propose N:refuse S.7c N.Ts S.Jh N.8h S.As N.Qs N.Ah S.Qd S.Qc N.7h"
NEXT_HANDS = "N<QsKh7hAd8c S<KsJsThTdTc"


@pytest.mark.parametrize(
    ("moves", "late"),
    [
        ("&unmark:S:1 2.S &mark:S:1", []),
        (f"&unmark:S:1 2.S {NEXT_HANDS} &mark:S:1", []),
        (f"&unmark:S:1 2.S {NEXT_HANDS} ^Ac &mark:S:1", ["S"]),
        (f"&unmark:S:1 2.S {NEXT_HANDS} ^Ac N:propose S:refuse &mark:S:1", ["S"]),
        (f"&unmark:S:1 2.S {NEXT_HANDS} ^Ac &mark:N:1", []),  # an overscore (law 51)
        (f"2.S {NEXT_HANDS} ^Ac &mark:S:1", []),
    ],
)
def test_law_50_a_mark_after_the_next_turn_up_is_called_what_it_is(moves: str, late: list[str]) -> None:
    before, word = f"{WON} {moves}".rsplit(" ", 1)
    state, event = table(before), parse_event(word)
    assert ECARTE.rules.why_not(state, event) is None
    assert ECARTE.remark is not None
    found = ECARTE.remark(state, event)
    assert [found.data["seat"] for found in [found] if found] == late
    assert found is None or (found.code, found.rule) == ("W-mark-late", "law 50")
    if late:  # law 51
        assert ECARTE.rules.why_not(ECARTE.rules.play(state, event), parse_event("&unmark:S:1")) is None


def test_law_50_is_remembered_for_the_whole_game() -> None:
    missed = f"{WON} &unmark:S:1 2.S {NEXT_HANDS} ^Ac &fault:S:pack &ruling:45:redeal 2/2.S {NEXT_HANDS} ^Ac"
    assert ECARTE.remark is not None
    assert ECARTE.remark(table(missed), parse_event("&mark:S:1")) is not None


EXPOSED = "S<AsJhQdQc7c &exposed:S:As"


@pytest.mark.parametrize("dealt", ["", "N<QsTsAh8h7h", "N<QsTsAh8h7h ^7d", "N<KsTsAh8h7h ^Kd"])
def test_law_13_the_elder_asks_for_a_new_deal_until_it_has_looked(dealt: str) -> None:
    asked = f"{EXPOSED} {dealt}"
    assert why(asked, "&ruling:13:redeal") == ""
    assert why(asked, "&ruling:13:stand") == ""
    void = table(f"{asked} &ruling:13:redeal")
    assert (void.phase, void.score) == ("void", (0, 0))
    assert str(ECARTE.deal.next_head(void)) == "1/2. N"
    seen = f"{asked} &looked:S"
    assert why(seen, "&ruling:13:redeal") == "E-ruling-choice (law 13)"
    assert why(seen, "&ruling:13:stand") == ""


def test_law_13_after_the_turn_up_nobody_acts_before_the_elder_has_chosen() -> None:
    asked = f"{EXPOSED} N<QsTsAh8h7h ^7d"
    assert ECARTE.rules.turn(table(asked)) is None
    assert why(asked, "S:propose") == "E-ruling-due (law 13)"
    stands = table(f"{asked} &ruling:13:stand")
    assert (stands.phase, ECARTE.rules.turn(stands)) == ("choose", "S")
    assert ECARTE.deal.given(table(EXPOSED)) is not None
    assert ECARTE.deal.given(table(f"{HANDS} &exposed:-:Kd")) is None  # law 12 leaves no time


@pytest.mark.parametrize(
    ("moves", "law"),
    [
        (f"{MORE_S} ^7d S:propose N:accept S-7c N-8h S+Kc N+8d S:stand", 15),  # dealt wrongly, exchanged since
        (f"{MORE_N} ^7d S:propose N:accept S-7c N-8h S+Kc N+8d S:stand", 17),
        (f"{ACCEPTED} S+KcKhKs N+8d9d S:stand S.As N.Qs", 31),  # drawn wrongly, and played
        (f"{ACCEPTED} S+KcKh N+8d9dTd S:stand S.As N.Qs", 33),
    ],
)
def test_a_fault_can_be_found_until_the_deal_is_scored(moves: str, law: int) -> None:
    """Nothing is scored before it is found, so that there must be a law for it at any time."""
    assert ECARTE.rulings is not None
    state = table(moves)
    found = parse_event(f"&found:{law}:N")
    assert found in ECARTE.rulings(state)
    for ruling in ECARTE.rulings(ECARTE.rules.play(state, found)):
        ruled = ECARTE.rules.play(ECARTE.rules.play(state, found), ruling)
        assert ruled.phase == "void" or unfound(ruled) is None


def test_a_hand_that_has_come_right_by_another_mistake_can_be_scored() -> None:
    state = table(f"{MORE_S} ^7d S:propose N:accept S-7c8c N-8h S+Kc N+8d S:stand")
    assert len(state.hand("S")) == 5
    assert unfound(state) is None


@pytest.mark.parametrize("later", ["", " S:propose N:accept S-7c N-8h S+Kc N+8d S:stand S.As N.Qs"])
def test_law_14_the_wrong_dealer_is_found_too_late_after_the_turn_up(later: str) -> None:
    before = misdealt(ECARTE.rules.start(ECARTE.resolve("akagiri", {}), "S"))
    state: State = ECARTE.deal.begin(before, parse_head("1. N"))
    for word in f"{RIGHT}{later} &found:14:N".split():
        state = ECARTE.rules.play(state, parse_event(word))
    assert ECARTE.rulings is not None
    assert list(map(str, ECARTE.rulings(state))) == ["&ruling:14:stand"]


def test_law_51_a_mark_too_much_ends_no_game_that_it_is_taken_from() -> None:
    state = table(f"{RIGHT} {PLAYED} &mark:S:4")
    assert (state.phase, state.score) == ("over", (5, 0))
    again = ECARTE.rules.play(state, parse_event("&unmark:S:4"))
    assert (again.phase, again.score) == ("scored", (1, 0))


def test_law_19_a_king_of_a_wrong_deal_is_not_marked_by_hand_either() -> None:
    turned = "S<AsJhQdQc7c8c N<QsTsAh8h7h ^Kd"
    assert ECARTE.rules.why_not(table(turned, "london"), parse_event("N:king")) is None
    ruled = table(f"{turned} &found:15:N &ruling:15:discard &drawn:S:8c", "london")
    assert ECARTE.rules.why_not(ruled, parse_event("N:king")) is not None
    marked = table(f"{turned} N:king &found:15:N &ruling:15:discard &drawn:S:8c", "london")
    assert (marked.score, table(f"{turned} N:king", "london").score) == ((0, 0), (0, 1))


def test_a_deal_goes_to_no_score_with_something_wrong_that_was_not_found() -> None:
    almost = f"{MORE_N} ^7d " + PLAYED.rpartition(" ")[0]
    assert why(almost, "N.7h") == "E-unfound (law 20)"
    assert why(f"{almost} &found:21:N &ruling:21:stand", "N.7h") == ""


def test_law_14_a_deal_out_of_turn_is_found_or_is_no_deal() -> None:
    wrong = f"{RIGHT} {PLAYED} 2.N S<AsJhQdQc7c N<QsTsAh8h7h"
    void = table(f"{wrong} &found:14:N &ruling:14:redeal")
    assert str(ECARTE.deal.next_head(void)) == "2/2. S"
    stands = table(f"{wrong} ^7d &found:14:N &ruling:14:stand {PLAYED}")
    assert (stands.score, str(ECARTE.deal.next_head(stands))) == ((2, 0), "3. S")
    almost = f"{wrong} ^7d " + PLAYED.rpartition(" ")[0]
    assert why(almost, "N.7h") == "E-unfound (law 14)"


def test_kings_of_a_deal_that_counts_for_nothing_are_not_marked() -> None:
    state = table("S<AsJhQdQc7c N<QsTsAh8h7h ^Kd &looked:S &exposed:-:8d &ruling:11:redeal")
    assert (state.score, state.scored, state.phase) == ((0, 0), (), "void")


def test_at_a_screen_s_table_no_hand_is_misdealt() -> None:
    state = ECARTE.deal.begin(ECARTE.rules.start(ECARTE.resolve("akagiri", {}), "N"), parse_head("1. N"))
    problem = ECARTE.rules.why_not(state, parse_event("S<AsJhQdQc7c8c"))
    assert problem is not None
    assert problem.code == "E-given-number"


@pytest.mark.parametrize("said", ["{x &found:16:N }", "$1 ; &found:16:N\n", "(S:stand &found:16:N)"])
def test_what_is_only_said_to_be_found_makes_no_real_table(said: str) -> None:
    """Reader and fold agree: a hand of four is invalid unless that is found in the game itself."""
    tags = '[ECN "1"]\n[Game "ecarte"]\n[Rules "akagiri"]\n\n'
    (reading,) = ecn.read(f"{tags}1. N\n{FEWER_S} ^7d S:propose {said} *\n")
    assert reading.problems[0].code == "E-given-number"
    found = f"{tags}1. N\n{FEWER_S} ^7d &found:16:N &ruling:16:fill S+Ks S:propose {said} *\n"
    (reading,) = ecn.read(found)
    assert [each.code for each in reading.problems if each.code not in ("W-remark", "E-law-now")] == []
    assert reading.play is not None
    assert record.fold(reading.play.record).state == reading.play.state


def test_cards_drawn_from_a_hand_are_seen_by_its_owner_alone() -> None:
    drawn = parse_event("&drawn:S:7c8c")
    assert ECARTE.view.redact(drawn, "S") == drawn
    assert str(ECARTE.view.redact(drawn, "N")) == "&drawn:S:????"
    assert ECARTE.view.redact(drawn, "N").hidden
    assert ECARTE.view.redact(Event("ruling", verb="exposed", args=("S", "7c")), "N").args == ("S", "7c")


TURNED_AGAIN = """[ECN "1"]
[Game "ecarte"]
[Rules "akagiri"]

1. N
S<AsJhQdQc7c N<QsTsAh8h7h ^7d
S:propose N:accept S-As N-0 S+9s
&exposed:-:Jd &ruling:37:take
S:propose N:accept S-7c N-8h S+{drawn} N+8c
S:stand
S.{drawn}
*
"""


@pytest.mark.parametrize(("drawn", "codes"), [("Jd", []), ("Kc", ["W-not-taken"])])
def test_law_37_another_card_than_the_elder_takes_is_not_drawn_unremarked(drawn: str, codes: list[str]) -> None:
    (reading,) = ecn.read(TURNED_AGAIN.format(drawn=drawn))
    found = [problem.code for problem in reading.problems if problem.code != "W-form"]
    assert found == codes
    assert reading.play is not None
    assert reading.play.state.stock == (18 if drawn == "Jd" else 17)


def test_law_37_in_the_view_of_the_dealer_the_elder_may_have_the_card() -> None:
    (play,) = ecn.loads(TURNED_AGAIN.format(drawn="Jd"))
    for seat in "SN":
        assert record.fold(seatview.redact(play.record, seat)).state.stock == play.state.stock == 18
