"""Declarations by the rules of belote, B11-B16: which count, and what may be said when."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ecarte.core.cards import PACK
from ecarte.core.game import Event, parse_event
from ecarte.games.belote.game import GAME as BELOTE
from ecarte.games.belote.state import State
from tests.games.belote.test_play import played_out
from tests.kit.belote_positions import cards, ending, go, legal, meld, melds_of, said, settled, sort, table, why
from tests.kit.referees import belote as belote_referee

HANDS = {"W": "s:AKQ98 d:87 c:7", "N": "s:JT7 h:AKQ d:T9", "E": "h:JT98 d:AK c:98", "S": "h:7 d:QJ c:AKQJT"}


def lead(hand: str, **options: Any) -> State:
    """Return a state with West about to lead the first card from a hand."""
    return table({"W": hand}, contract="c" if "c:" in hand else "h", **options)


@pytest.mark.parametrize(
    ("hand", "found"),
    [
        ("s:AKQ h:98 d:98 c:7", "tierce:As"),
        ("s:987 h:AT d:A8 c:7", "tierce:9s"),
        ("s:AKQJ h:98 d:98", "cinquante:As"),
        ("s:AKQJT h:98 d:9", "cent:As"),
        ("s:KQJT98 h:98", "cent:Ks"),
        ("s:KQJT987 h:9", "cent:Ks"),
        ("s:AKQJT987", "cent:As"),
        ("s:AKQ h:987 d:98", "tierce:As tierce:9h"),
        ("s:AKQ98 h:987", "tierce:As tierce:9h"),
        ("s:AKJT h:98 d:98", ""),  # a run is unbroken
        ("s:AK h:AQ d:QJ c:87", ""),  # and of one suit
        ("s:AKQ987 h:98", "tierce:As tierce:9s"),
    ],
)
def test_b11_sequences(hand: str, found: str) -> None:
    state = lead(hand)
    assert melds_of(state, "W") == set(found.split())


@pytest.mark.parametrize(
    ("rank", "worth"), [("J", 200), ("9", 150), ("A", 100), ("T", 100), ("K", 100), ("Q", 100), ("8", 0), ("7", 0)]
)
def test_b12_four_of_a_kind(rank: str, worth: int) -> None:
    far = {"J": "A87", "9": "AKQ", "A": "T87", "T": "A87", "K": "987", "Q": "987", "8": "AKJ", "7": "AKT"}[rank]
    hand = f"s:{rank}{far[0]} h:{rank}{far[1]} d:{rank}{far[2]} c:{rank}{far[0]}"
    state = table({"W": hand}, "h")
    assert melds_of(state, "W") == ({f"carre:{rank}"} if worth else set())
    if worth:
        scored = ending("WWWWNNNN", melds=[meld(f"W carre {rank}")]).scored
        assert scored is not None
        assert scored.melds == (0, worth)


@pytest.mark.parametrize(("kind", "worth"), [("tierce", 20), ("cinquante", 50), ("cent", 100)])
def test_b11_what_sequences_are_worth(kind: str, worth: int) -> None:
    scored = ending("WWWWNNNN", melds=[meld(f"W {kind} As")]).scored
    assert scored is not None
    assert scored.melds == (0, worth)


# Who holds which declarations when South deals and West takes hearts; which side has the strongest.
STRONGEST = [
    ("W cent Js, N carre A", "h", "NS"),  # a carré beats a sequence
    ("W cent As, N carre 9", "h", "NS"),
    ("W carre 9, N carre J", "h", "NS"),  # of more points
    ("W carre A, N carre 9", "h", "NS"),
    ("W carre J, N carre A", "h", "EW"),
    ("W carre T, N carre A", "h", "NS"),  # A 10 K Q
    ("W carre K, N carre T", "h", "NS"),
    ("W carre Q, N carre K", "h", "NS"),
    ("W carre Q, N carre T", "h", "NS"),
    ("W carre K, N carre Q", "h", "EW"),
    ("W tierce Ah, N cinquante Jd", "h", "NS"),  # the longer
    ("W cinquante As, N cent Jd", "h", "NS"),
    ("W cinquante Tc, N tierce As", "h", "EW"),
    ("W cent As, N cent6 Kd", "h", "EW"),  # six are no more than five
    ("W cent Js, N cent6 Qd", "h", "NS"),
    ("W tierce Ks, N tierce Ad", "h", "NS"),  # the higher
    ("W tierce Ts, N tierce Jd", "h", "NS"),
    ("W tierce Kh, N tierce Ad", "h", "NS"),
    ("W tierce As, N tierce Ah", "h", "NS"),  # trumps
    ("W tierce Ah, N tierce As", "h", "EW"),
    ("W cent Js, N cent Jh", "h", "NS"),
    ("W tierce As, N tierce Ad", "h", "EW"),  # the earlier
    ("N tierce As, E tierce Ad", "h", "NS"),
    ("E tierce As, S tierce Ad", "h", "EW"),
    ("W tierce As, N tierce Ah", "at", "EW"),  # all are trumps
    ("W tierce As, N tierce Ah", "nt", "EW"),  # none is
    ("N cent Js, E carre Q, S carre K, W tierce 9d", "h", "NS"),
    ("W tierce As, N tierce Ad, E cinquante Th, S tierce Jc", "h", "EW"),
]


def holding(melds: str, contract: str = "h", **options: Any) -> tuple[State, dict[str, list[str]]]:
    """Return a deal in which the seats hold these declarations, and what each has to say."""
    wanted: dict[str, list[str]] = {seat: [] for seat in "WNES"}
    held: dict[str, set[str]] = {seat: set() for seat in "WNES"}
    for each in melds.split(", "):
        seat, kind, highest = each.split()
        size = {"tierce": 3, "cinquante": 4, "cent": 5, "cent6": 6}.get(kind, 0)
        if size:
            at = "AKQJT987".index(highest[0])
            held[seat] |= {rank + highest[1] for rank in "AKQJT987"[at : at + size]}
        else:
            held[seat] |= {highest + suit for suit in "shdc"}
        wanted[seat].append(f"{kind.rstrip('6')}:{highest}")
    rng = Random(melds)
    for _ in range(5000):  # until no run has become longer
        rest = rng.sample(
            [card for card in PACK if not any(card in hand for hand in held.values())],
            32 - sum(map(len, held.values())),
        )
        hands = {}
        for seat, hand in held.items():
            more, rest = rest[: 8 - len(hand)], rest[8 - len(hand) :]
            hands[seat] = "".join(sort({*hand, *more}))
        can = {
            seat: {belote_referee.name(each) for each in belote_referee.melds(cards(hands[seat]), [], False)}
            for seat in hands
        }
        if all(set(wanted[seat]) <= can[seat] for seat in hands):
            if contract in "shdc" and not any(card[1] == contract for card in cards(hands["W"])):
                continue
            return table(hands, contract, contracts="suits+nt+at", **options), wanted
    raise AssertionError(melds)


def first_trick(state: State, wanted: dict[str, list[str]]) -> State:
    """Return the state after the first trick, with every announcement made."""
    while not state.tricks:
        seat = BELOTE.rules.turn(state)
        assert seat is not None
        state = go(state, " ".join(f"{seat}:meld:{each}" for each in wanted[seat]))
        plays = [event for event in BELOTE.rules.legal(state, seat) if event.do == "play" and not event.call]
        state = BELOTE.rules.play(state, plays[0])
    return state


@pytest.mark.parametrize(("melds", "contract", "best"), STRONGEST)
def test_b14_the_strongest_declaration(melds: str, contract: str, best: str) -> None:
    state, wanted = holding(melds, contract)
    after = settled(first_trick(state, wanted))
    for seat in "NESW":
        assert BELOTE.view.of(after, seat).best == best
    worth = {"tierce": 20, "cinquante": 50, "cent": 100, "carre:J": 200, "carre:9": 150}
    sums = {"NS": 0, "EW": 0}
    for seat in "WNES":
        for each in wanted[seat]:
            sums["NS" if seat in "NS" else "EW"] += worth.get(each, worth.get(each.split(":")[0], 100))
    scored = played_out(after).scored
    assert scored is not None
    if scored.capot is None:
        late = {side: sum(m.points for m in after.melds if m.late and m.seat in side) for side in sums}
        expected = tuple(sums[side] + late[side] if side == best else 0 for side in ("NS", "EW"))
        assert scored.melds == expected


@pytest.mark.parametrize(
    ("melds", "contract", "best"),
    [
        ("W tierce As, N tierce Ad", "h", None),  # equal: nobody's
        ("W tierce As, N tierce Ah, E cinquante Td, S cinquante Tc", "h", None),  # a lower one in trumps is no help
        ("W tierce As, N tierce Ad, E tierce Jc", "h", None),  # others count no more
        ("W tierce As, N tierce Ah", "h", "NS"),  # in trumps
        ("W tierce As, N tierce Ah", "at", None),
        ("W tierce As, N tierce Kd, E tierce Ac", "h", "EW"),  # of one side
        ("W cent Js, N carre A", "h", "NS"),
    ],
)
def test_b14_equal_declarations_cancel_each_other(melds: str, contract: str, best: str | None) -> None:
    state, wanted = holding(melds, contract, equal_declarations="none")
    after = settled(first_trick(state, wanted))
    assert {BELOTE.view.of(after, seat).best for seat in "NESW"} == {best}
    scored = played_out(after).scored
    assert scored is not None
    assert best is not None or set(scored.melds) == {0}
    assert best is not None or not any(each.shown for each in after.melds)


def test_b14_the_other_side_scores_nothing_the_partners_all() -> None:
    melds = [meld("W tierce As"), meld("E cinquante Jd"), meld("N tierce Th"), meld("S tierce Ac")]
    scored = ending("WWWWNNNN", melds=melds).scored
    assert scored is not None
    assert scored.melds == (0, 70)


def test_b14_anticlockwise_the_other_neighbour_is_earlier() -> None:
    state, wanted = holding("E tierce As, N tierce Ad", direction="anticlockwise")  # E N W S
    assert BELOTE.view.of(settled(first_trick(state, wanted)), "S").best == "EW"
    state, wanted = holding("S tierce As, W tierce Ad", dealer="N", direction="anticlockwise")  # W S E N
    assert BELOTE.view.of(settled(first_trick(state, wanted)), "S").best == "EW"


# The table's announcements after the first trick, in turn order, before anything is shown.
COMPARED = [
    ("W tierce As, N tierce Kd", ["W:rank:A"]),  # an inferior one is not named
    ("W tierce Ks, N tierce Ad", ["W:rank:K", "N:rank:A"]),
    ("W tierce As, N tierce Ad", ["W:rank:A", "N:rank:A"]),
    ("W tierce As, N tierce Ah", ["W:rank:A", "N:rank:A", "N:trump"]),
    ("W tierce As, N cinquante Kd", []),  # lengths differ
    ("W tierce As, E tierce Ad", []),  # on one side
    ("W tierce As", []),
    ("W carre J, N carre A", []),
    ("W tierce As, N tierce Ad, E carre J", []),
    ("W cent Qs, N cent6 Qd", ["W:rank:Q", "N:rank:Q"]),
    ("W tierce Js, N tierce Qd, E tierce Kc, S tierce Ah", ["W:rank:J", "N:rank:Q", "E:rank:K", "S:rank:A"]),
    ("W tierce As, N cinquante Td, E cinquante Kc", ["N:rank:T", "E:rank:K"]),
    ("W tierce 9s, W tierce Ad, N tierce Kc", ["W:rank:A"]),  # the higher of two
]


@pytest.mark.parametrize(("melds", "expected"), COMPARED)
def test_b15_ranks_and_trump_are_said_after_the_first_trick(melds: str, expected: list[str]) -> None:
    state, wanted = holding(melds)
    after = first_trick(state, wanted)
    words = [word for word in said(after) if "rank" in word or "trump" in word]
    assert words == expected
    if expected:
        leader = after.tricks[0].winner
        card = after.hand(leader)[0]
        assert why(after, f"{leader}.{card}") == "E-rank-due B15"
        assert why(after, f"{leader}:show:{card}") == "E-rank-due B15"


def test_b15_kinds_only_are_heard() -> None:
    event = parse_event("W:meld:cinquante:As")
    assert str(BELOTE.view.redact(event, "N")) == "W:meld:cinquante:??"
    assert str(BELOTE.view.redact(event, "W")) == "W:meld:cinquante:As"
    assert str(BELOTE.view.redact(parse_event("W:meld:carre:J"), "N")) == "W:meld:carre:J"
    state = go(table(HANDS), "W:meld:tierce:As")
    for seat, top in (("W", "As"), ("N", "??"), ("E", "??"), ("S", "??")):
        (seen,) = BELOTE.view.of(state, seat).melds
        assert (seen.kind, seen.top) == ("tierce", top)
        assert set(seen.cards) - {"??"} == ({"As", "Ks", "Qs"} if seat == "W" else set())


def test_b15_announced_before_the_first_card_in_turn() -> None:
    state = table(HANDS)  # W tierce As, N tierce Ah, E cinquante Jh, S cent Ac; spades of West are led
    assert melds_of(state, "W") == {"tierce:As"}
    assert melds_of(state, "N") == set()
    assert why(state, "N:meld:tierce:Ah").startswith("E-")
    state = go(state, "W:meld:tierce:As W.9s")
    assert melds_of(state, "W") == set()
    assert why(state, "W:meld:tierce:As").startswith("E-")
    assert melds_of(state, "N") == {"tierce:Ah"}
    state = go(state, "N.Js E:meld:cinquante:Jh E.9h S:meld:cent:Ac S.7h")  # North stays silent
    assert BELOTE.view.of(settled(state), "N").best == "NS"
    assert [(each.seat, each.kind) for each in state.melds] == [("W", "tierce"), ("E", "cinquante"), ("S", "cent")]


def test_b15_the_winning_side_may_declare_all_it_has() -> None:
    state = go(table(HANDS), "W.9s N.Js E.9h S:meld:cent:Ac S.7h")
    assert melds_of(state, "N") == {"tierce:Ah"}  # announced before or not
    assert melds_of(state, "S") == set()
    assert melds_of(state, "W") == melds_of(state, "E") == set()
    assert why(state, "W:meld:tierce:As") == "E-meld-late B15"
    words = said(state)
    assert "N:meld:tierce:Ah" in words
    assert {word for word in words if "show" in word} == {"N:show:AhKhQh", "S:show:AcKcQcJcTc"}
    state = settled(state)
    assert [(each.seat, each.late) for each in state.melds] == [("S", False), ("N", True)]
    assert len(state.hand("N")) == len(state.hand("S")) == 7  # what was shown returns to the hand
    assert "AcKcQcJcTc" in "".join(BELOTE.view.of(state, "W").known["S"])
    scored = played_out(state).scored
    assert scored is not None
    assert scored.melds == (120, 0)


def test_b15_late_declarations_are_not_compared() -> None:
    """Only announced declarations are compared: the partner's higher sequence, declared late, changes nothing."""
    state, wanted = holding("W tierce Ks, N tierce Qd, E tierce Ac")
    state = go(first_trick(state, {**wanted, "E": []}), "W:rank:K")
    assert BELOTE.view.of(state, "S").best == "EW"
    assert "E:meld:tierce:Ac" in legal(state, "E")
    state = go(state, "E:meld:tierce:Ac")
    assert not [event for event in legal(state) if "rank" in event or "trump" in event]
    assert BELOTE.view.of(state, "S").best == "EW"
    leader = state.tricks[0].winner
    assert any(event[1] == "." for event in legal(state, leader))


def test_b15_a_played_card_is_not_shown() -> None:
    state = go(table(HANDS), "W:meld:tierce:As W.As N.7s E.9h S.7h")
    assert [word for word in said(state) if "show" in word] == ["W:show:KsQs", "E:show:JhTh8h"]


def test_b15_undeclared_combinations_are_not_scored() -> None:
    state = go(table(HANDS), "W.9s N.Js E.9h S.7h")  # nobody announces anything
    assert said(state) == []
    assert legal(state) == {f"E.{card}" for card in state.hand("E")} - {"E.Kh:belote"}
    assert melds_of(state, "S") == melds_of(state, "N") == set()
    scored = played_out(state).scored
    assert scored is not None
    assert scored.melds == (0, 0)


def test_b15_not_after_the_second_lead() -> None:
    state = go(table(HANDS), "W.9s N.Js E.9h S:meld:cent:Ac S.7h E.Ad")
    assert melds_of(state, "N") == set()
    assert why(state, "N:meld:tierce:Ah") == "E-meld-late B15"
    assert why(state, "S:show:AcKcQcJcTc").startswith("E-show")


def test_b15_what_is_no_declaration() -> None:
    state = table(HANDS)
    assert why(state, "W:meld:cinquante:As") == "E-meld-absent B11"
    assert why(state, "W:meld:tierce:Ad") == "E-meld-absent B11"
    assert why(state, "W:meld:carre:J") == "E-meld-absent B12"
    for words in (
        "W:meld",
        "W:meld:tierce",
        "W:meld:carre:7",
        "W:meld:carre:Js",
        "W:meld:tierce:A",
        "W:meld:quinte:As",
    ):
        assert why(state, words).startswith("E-meld-form"), words
    assert why(go(state, "W:meld:tierce:As"), "W:meld:tierce:As").startswith("E-meld-")


def test_b16_a_card_serves_once() -> None:
    hand = "s:AKQJ h:J d:J c:J7"
    state = table({"W": hand}, "h")
    assert melds_of(state, "W") == {"carre:J", "cinquante:As", "tierce:As"}  # the run may be shortened to spare a jack
    assert melds_of(go(state, "W:meld:carre:J"), "W") == {"tierce:As"}
    assert melds_of(go(state, "W:meld:tierce:As"), "W") == {"carre:J"}
    assert melds_of(go(state, "W:meld:cinquante:As"), "W") == set()
    assert why(go(state, "W:meld:carre:J"), "W:meld:cinquante:As") == "E-meld-used B16"
    assert why(go(state, "W:meld:cinquante:As"), "W:meld:carre:J") == "E-meld-used B16"


def test_b16_a_carre_may_cut_a_run_in_two() -> None:
    state = table({"W": "s:QJT98 h:Q d:Q c:Q"}, "h")
    assert melds_of(state, "W") == {"carre:Q", "cent:Qs", "cinquante:Js"}
    state = table({"W": "s:AKQJT h:Q d:Q c:Q"}, "h")
    assert melds_of(state, "W") == {"carre:Q", "cent:As"}  # what is left on each side is too short
    assert melds_of(go(state, "W:meld:carre:Q"), "W") == set()


def test_b16_a_run_is_not_shortened_for_nothing() -> None:
    assert why(lead("s:AKQJ h:98 d:98"), "W:meld:tierce:As") == "E-meld-absent B11"
    assert why(lead("s:AKQJ h:98 d:98"), "W:meld:tierce:Ks") == "E-meld-absent B11"


def test_b16_belote_aside() -> None:
    """King and queen of trumps serve in a sequence, too."""
    state = table({"W": "h:AKQ s:98 d:98 c:7"}, "h")
    state = go(state, "W:meld:tierce:Ah")
    assert "W.Kh:belote" in legal(state, "W")
    state = go(state, "W.Kh:belote")
    assert melds_of(settled(go(table({"W": "h:AKQ s:98 d:98 c:7"}, "h"), "W.Kh:belote")), "W") == set()


def test_events_know_nothing_of_other_games() -> None:
    state = table(HANDS)
    for word in ("W:propose", "W:king", "W-AsKs", "W:stand"):
        assert why(state, word).startswith("E-")
    assert why(state, str(Event("play", "W", ("??",)))).startswith("E-")
