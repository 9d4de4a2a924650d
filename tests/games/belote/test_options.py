"""Options and presets of belote: one case for every value of every option, and every preset completely."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace
from functools import partial
from typing import Any

import pytest

from ecarte.core.cards import PACK
from ecarte.core.game import Option, OptionValue, RuleError, format_value
from ecarte.games.belote.game import GAME as BELOTE
from ecarte.games.belote.options import Options
from ecarte.games.belote.state import Carried, State
from tests.kit.belote_positions import (
    HALF,
    begun,
    bidding,
    code_and_rule,
    dealt,
    ending,
    go,
    legal,
    may_play,
    meld,
    melds_of,
    points,
    settled,
    table,
    trick,
    why,
)

ALL = "suits+nt+at"
RUN = {"W": "s:AKQJ h:J d:J c:J7"}  # a run and a carré that share a jack
TWO = {"W": "s:AKQ98 d:87 c:7", "N": "s:JT7 h:AKQ d:T9"}
EQUAL = {"W": "s:AKQ98 d:97 h:7", "N": "s:JT7 c:AKQ h:T9"}
PAIR = {"W": "h:KQ s:AT97 d:AT", "N": "h:7 s:KQJ c:AT d:98", "E": "h:98 c:KQJ d:KQJ", "S": "h:JAT s:8 c:987 d:7"}


def first_cards(state: State) -> list[int]:
    """Return the places in the pack of the elder's first five cards."""
    return sorted(PACK.index(card) for card in dealt(state).hand(state.elder))


def second_deal_of(state: State) -> list[int]:
    """Return the same for the next deal, after everybody has passed."""
    state = dealt(state)
    while state.phase == "bid":
        state = go(state, f"{BELOTE.rules.turn(state)}:pass")
    head = BELOTE.deal.next_head(state)
    assert head is not None
    return first_cards(BELOTE.deal.begin(state, head))


def bids(state: State) -> set[str]:
    return {event[2:].removeprefix("take:") for event in legal(state)}


def dealt_after(state: State) -> bool:
    """Return whether the next deal uses the gathered tricks, cut: the shuffled order then does not matter."""
    head = BELOTE.deal.next_head(state)
    assert head is not None
    fresh = BELOTE.deal.begin(state, head)
    hands = set()
    for shuffled in (PACK, (*PACK[:2], *reversed(PACK[2:]))):  # the same place to cut at
        after, pack = fresh, BELOTE.deal.stack(fresh, shuffled)
        while (event := BELOTE.deal.due(after, pack)) is not None:
            after = BELOTE.rules.play(after, event)
        hands.add(after.hands)
    return len(hands) == 1


def given(**options: Any) -> str:
    """Return what is dealt first to two players."""
    return str(BELOTE.deal.given(begun(**options)))


def announced(state: State) -> tuple[str, set[str]]:
    return state.phase, {event for event in legal(state) if event[1] == ":"}


def after_king(options: dict[str, Any]) -> set[str]:
    """Return what West may do with the queen of trumps after belote on the king."""
    state = go(table(PAIR, declarations="belote-only", **options), "W.Kh:belote N.7h E.9h S.Jh")
    return {event for event in legal(go(state, "S.Th"), "W") if "Qh" in event}


def after_queen(options: dict[str, Any]) -> set[str]:
    """Return what West may do with the king of trumps after a queen without a call."""
    state = go(table(PAIR, declarations="belote-only", **options), "W.Qh N.7h E.9h S.Jh")
    return {event for event in legal(go(state, "S.Th"), "W") if "Kh" in event}


def is_over(points: int, options: dict[str, Any], number: int = 1) -> bool:
    """Return whether 92 more points, in a deal of this number, end the game."""
    return BELOTE.score.over(ending("WWWWNNNN", score=(0, points), number=number, **options))


def tied_fifth(number: int, options: dict[str, Any]) -> bool:
    """Return whether a game of so many deals ends with this one, at equal scores."""
    return BELOTE.score.over(ending("WWWWNNNN", score=(22, 0), number=number, **options))


def best_of(hands: dict[str, str], **options: Any) -> str | None:
    """Return whose declarations count when West and North have each announced a tierce to the ace."""
    state = go(table(hands, **options), "W:meld:tierce:As W.As")
    (own,) = melds_of(state, "N")
    state = go(state, f"N:meld:{own} N.7s")
    for _ in range(2):
        seat = str(BELOTE.rules.turn(state))
        state = go(state, next(event for event in sorted(legal(state, seat)) if event[1] == "."))
    best: str | None = BELOTE.view.of(settled(state), "S").best
    return best


def passed_out(before: int, **options: Any) -> str:
    """Return the phase after so many deals of one's own number were played, and all have passed in the next."""
    state = begun(**options)
    state = dealt(replace(state, number=before + 1))
    while state.phase == "bid":
        state = go(state, f"{BELOTE.rules.turn(state)}:pass")
    return state.phase


def both_deals(options: dict[str, Any]) -> object:
    """Return the places of the first cards of two deals, and the packets that the dealer may choose."""
    state = begun(**options)
    return legal(state, "S") if state.phase == "packets" else (first_cards(state), second_deal_of(state))


Case = tuple[str, OptionValue, dict[str, Any], Callable[[Any], object], object]


def case(
    name: str, value: OptionValue, probe: Callable[[dict[str, Any]], object], expected: object, **others: Any
) -> Case:
    return name, value, others, probe, expected


CASES: list[Case] = [
    case("players", 4, lambda o: BELOTE.resolve("classic", o).sides, ("NS", "EW")),
    case("players", 3, lambda o: BELOTE.resolve("classic", o).sides, ("E", "S", "W")),
    case("players", 2, lambda o: BELOTE.resolve("classic", o).sides, ("N", "S")),
    case("direction", "clockwise", lambda o: begun(**o).order, ("W", "N", "E", "S")),
    case("direction", "anticlockwise", lambda o: begun(**o).order, ("E", "N", "W", "S")),
    case("packets", "3-2", both_deals, ([0, 1, 2, 12, 13],) * 2),
    case("packets", "2-3", both_deals, ([0, 1, 8, 9, 10],) * 2),
    case(
        "packets",
        "dealer",
        both_deals,
        ([0, 1, 2, 12, 13], [0, 1, 8, 9, 10]),
    ),
    case("packets", "chosen", both_deals, {"S:packets:3-2", "S:packets:2-3"}),
    case("shuffle", "shuffle", lambda o: dealt_after(ending("WWWWNNNN", **o)), False),
    case("shuffle", "cut-only", lambda o: dealt_after(ending("WWWWNNNN", **o)), True),
    case("contracts", "suits", lambda o: bids(bidding(**o)), {"pass", "s"}),
    case("contracts", "suits+nt", lambda o: bids(bidding(**o)), {"pass", "s", "nt"}),
    case("contracts", ALL, lambda o: bids(bidding(**o)), {"pass", "s", "nt", "at"}),
    case("nt_over_suit_only", False, lambda o: bids(bidding(**o)), {"pass", "s", "nt", "at"}, contracts=ALL),
    case("nt_over_suit_only", True, lambda o: bids(bidding(**o)), {"pass", "s", "at"}, contracts=ALL),
    case("nt_over_suit_only", True, lambda o: bids(bidding(**o)), {"pass", "s"}, contracts="suits+nt"),
    case("nt_over_suit_only", True, lambda o: bids(bidding("W:take:s", **o)), {"pass", "nt"}, contracts="suits+nt"),
    case("nt_over_suit_only", True, lambda o: why(bidding(**o), "W:take:nt"), "E-bid-nt-early B10", contracts=ALL),
    case(
        "nt_over_suit_only",
        True,
        lambda o: bids(bidding("W:pass N:pass E:pass S:pass", **o)),
        {"pass", "h", "d", "c"},
        contracts="suits+nt",
    ),
    case("declarations", "all", lambda o: melds_of(table(TWO, **o), "W"), {"tierce:As"}),
    case("declarations", "belote-only", lambda o: melds_of(table(TWO, **o), "W"), set()),
    case("declarations", "belote-only", lambda o: why(table(TWO, **o), "W:meld:tierce:As"), "E-meld-none B15"),
    case("announce_before_play", False, lambda o: announced(table(TWO, **o)), ("play", {"W:meld:tierce:As"})),
    case(
        "announce_before_play", True, lambda o: announced(table(TWO, **o)), ("announce", {"W:meld:tierce:As", "W:pass"})
    ),
    case(
        "announce_before_play",
        True,
        lambda o: announced(go(table(TWO, **o), "W:meld:tierce:As W:pass N:meld:tierce:Ah N:pass E:pass S:pass")),
        ("play", set()),
    ),
    case("announce_before_play", True, lambda o: why(table(TWO, **o), "W.As"), "E-play-early B15"),
    case(
        "announce_before_play",
        True,
        lambda o: announced(go(table(TWO, **o), "W:pass")),
        ("announce", {"N:meld:tierce:Ah", "N:pass"}),
    ),
    case("equal_declarations", "first", lambda o: best_of(EQUAL, **o), "EW"),
    case("equal_declarations", "none", lambda o: best_of(EQUAL, **o), None),
    case("equal_declarations", "none", lambda o: best_of(TWO, **o), "NS"),
    case("face_up", False, lambda o: given(**o), "N<" + 6 * "??", players=2, declarations="belote-only"),
    case("face_up", True, lambda o: given(**o), "N<^" + 8 * "??", players=2, declarations="belote-only"),
    case("shared_cards", False, lambda o: melds_of(go(table(RUN, **o), "W:meld:carre:J"), "W"), {"tierce:As"}),
    case("shared_cards", True, lambda o: melds_of(go(table(RUN, **o), "W:meld:carre:J"), "W"), {"cinquante:As"}),
    case("shared_cards", True, lambda o: melds_of(go(table(RUN, **o), "W:meld:cinquante:As"), "W"), {"carre:J"}),
    case("king_first", False, lambda o: "S.Qh:belote" in legal(trick("KhQh7s", "", **o), "S"), True),
    case("king_first", True, lambda o: legal(trick("KhQh7s", "", **o), "S"), {"S.Kh:belote", "S.Kh", "S.Qh", "S.7s"}),
    case("king_first", True, lambda o: why(trick("KhQh7s", "", **o), "S.Qh:belote"), "E-belote-king B13"),
    # Belote is called on the second, the queen, or on the king when the queen has been played.
    case("king_first", True, after_king, {"W.Qh:rebelote", "W.Qh"}),
    case("king_first", True, after_queen, {"W.Kh"}),
    case("undertrump_partner", False, lambda o: may_play("h:Q7 d:A", "W.Ks N.Th E.7s", **o), {"Qh", "7h", "Ad"}),
    case("undertrump_partner", False, lambda o: may_play("h:J7 d:A", "W.Ks N.Th E.7s", **o), {"Jh", "Ad"}),
    case("undertrump_partner", True, lambda o: may_play("h:Q7 d:A", "W.Ks N.Th E.7s", **o), {"Qh", "7h"}),
    case("undertrump_partner", True, lambda o: may_play("h:J7 d:A", "W.Ks N.Th E.7s", **o), {"Jh", "Ad"}),
    case("undertrump_partner", True, lambda o: may_play("h:J7 d:A", "W.Ks N.As E.7s", **o), {"Jh", "7h", "Ad"}),
    case("undertrump_partner", "free", lambda o: may_play("h:J7 d:A", "W.Ks N.Th E.7s", **o), {"Jh", "7h", "Ad"}),
    case("undertrump_partner", "free", lambda o: may_play("h:Q7 d:A", "W.Ks N.Th E.7s", **o), {"Qh", "7h", "Ad"}),
    case("undertrump_partner", "free", lambda o: may_play("h:J7 d:A", "W.Ks N.Th E.9h", **o), {"Jh"}),
    case("belote_safe", True, lambda o: points(ending("WWNNNNNN", belotes="Wh", **o)), "162-20"),
    case("belote_safe", False, lambda o: points(ending("WWNNNNNN", belotes="Wh", **o)), "182-0"),
    case("belote_safe", False, lambda o: points(ending("WWWWNNNN", belotes="Wh", **o)), "70-112"),
    case("belote_safe", False, lambda o: points(ending("NNNNNNNN", belotes="Wh", **o)), "272-0"),
    case(
        "compare_without_declarations",
        False,
        lambda o: points(ending("WWWWNNNN", melds=[meld("N cent As")], **o)),
        "262-0",
    ),
    case(
        "compare_without_declarations",
        True,
        lambda o: points(ending("WWWWNNNN", melds=[meld("N cent As")], **o)),
        "170-92",
    ),
    case(
        "compare_without_declarations",
        True,
        lambda o: points(ending("WWNNNNNN", melds=[meld("W cent As")], **o)),
        "262-0",
    ),
    case(
        "compare_without_declarations",
        True,
        lambda o: points(ending("WWNNNNNN", belotes="Wh", melds=[meld("W cent As")], **o)),
        "262-20",
    ),
    case("tie", "failed", lambda o: points(ending("WWWNNNNN", groups=HALF, **o)), "162-0"),
    case("tie", "litige", lambda o: points(ending("WWWNNNNN", groups=HALF, **o)), "81-0"),
    case("rounding", False, lambda o: points(ending("WEWEWSNS", taker="E", **o)), "42-120"),
    case("rounding", True, lambda o: points(ending("WEWEWSNS", taker="E", **o)), "40-120"),
    case("rounding", True, lambda o: points(ending("WWWWWNNN", taker="W", **o)), "40-120"),
    case("rounding", True, lambda o: points(ending("NWWWNNNN", taker="N", **o)), "130-40"),
    # 81 waited: 92 and 81 are 170, 70 stays; the 81 that wait are not rounded.
    case("rounding", True, lambda o: points(ending("WWWWNNNN", carried=Carried(81), tie="litige", **o)), "70-170"),
    case("rounding", True, lambda o: ending("WWWNNNNN", groups=HALF, tie="litige", **o).carried, Carried(81)),
    case("capot_88", False, lambda o: points(ending("WWWWWWWW", **o)), "0-252"),
    case("capot_88", True, lambda o: points(ending("WWWWWWWW", **o)), "0-250"),
    *(
        case("target", target, partial(is_over, at), over)
        for target in (500, 1000, 1500, 2000, 3000)
        for at, over in ((target - 93, False), (target - 92, True))
    ),
    case("deals", 0, partial(is_over, 907), False),
    case("deals", 0, partial(is_over, 908), True),
    case("deals", 0, partial(is_over, 0, number=5), False),
    case("deals", 5, partial(is_over, 908), False),
    case("deals", 5, partial(is_over, 0, number=4), False),
    case("deals", 5, partial(is_over, 0, number=5), True),
    case("passed_counts", True, lambda o: passed_out(4, **o), "over", deals=5),
    case("passed_counts", False, lambda o: passed_out(4, **o), "scored", deals=5),
    case("passed_counts", False, lambda o: passed_out(4, **o), "scored"),
    # No trumps: 70-60, with two aces each. All trumps: 134-124, which are 84.1 and 77.9 of 162.
    case("free_values", "multiplied", lambda o: points(ending("WWWWNNNN", "nt", "N", **o)), "140-120", contracts=ALL),
    case("free_values", "scaled", lambda o: points(ending("WWWWNNNN", "nt", "N", **o)), "86-76", contracts=ALL),
    case("free_values", "scaled", lambda o: points(ending("WWWWNNNN", "at", "N", **o)), "84-77", contracts=ALL),
    # 70-92: 1022 each, and 22 each after the fifth deal.
    case("tied_end", "draw", lambda o: BELOTE.score.over(ending("WWWWNNNN", score=(952, 930), **o)), True),
    case("tied_end", "another-deal", lambda o: BELOTE.score.over(ending("WWWWNNNN", score=(952, 930), **o)), False),
    case("tied_end", "another-deal", lambda o: BELOTE.score.over(ending("WWWWNNNN", score=(952, 929), **o)), True),
    case("tied_end", "another-deal", partial(tied_fifth, 5), False, deals=5),
    case("tied_end", "another-deal", partial(tied_fifth, 4), False, deals=5),
    case("tied_end", "draw", partial(tied_fifth, 5), True, deals=5),
]


@pytest.mark.parametrize(("name", "value", "others", "probe", "expected"), CASES)
def test_option_value(
    name: str, value: OptionValue, others: dict[str, Any], probe: Callable[[Any], object], expected: object
) -> None:
    options = {**others, name: value}
    assert getattr(BELOTE.resolve("classic", options), name) == value
    assert probe(options) == expected


def test_every_value_of_every_option_has_a_case() -> None:
    cases = {(name, format_value(value)) for name, value, *_ in CASES}
    assert cases == {(option.name, format_value(value)) for option in BELOTE.options for value in option.values}


def comes_to(probe: Callable[[Any], object], options: dict[str, Any]) -> object:
    try:
        return probe(options)
    except RuleError as error:
        return error.problems


@pytest.mark.parametrize("option", BELOTE.options, ids=lambda option: option.name)
def test_the_cases_tell_every_value_from_every_other(option: Option) -> None:
    for value in option.values:
        cases = [each[2:] for each in CASES if each[:2] == (option.name, value)]
        for other in option.values:
            shown = (comes_to(probe, {**others, option.name: other}) != expected for others, probe, expected in cases)
            assert other == value or any(shown), (value, other)


def test_every_option_is_a_defaulted_field_with_its_rule() -> None:
    described = {option.name: option for option in BELOTE.options}
    assert list(described) == [field.name for field in fields(Options) if field.name not in ("preset", "without_cards")]
    for option in described.values():
        assert option.values[0] == option.default == getattr(Options(), option.name)
        assert option.rule.startswith("B")
        for value in option.values:
            assert option.parse(format_value(value)) is value


@pytest.mark.parametrize(
    ("preset", "changes", "problems"),
    [
        ("classic", {"target": 900}, ["E-option-value B27"]),
        ("classic", {"players": 5}, ["E-option-value B28"]),
        ("classic", {"players": "4"}, ["E-option-value B28"]),
        ("classic", {"king_first": 1}, ["E-option-value B13"]),
        ("classic", {"nt_over_suit_only": True}, ["E-option-needs B10"]),
        ("classic", {"contracts": "suits+nt", "nt_over_suit_only": True}, []),
        ("modern", {"nt_over_suit_only": True}, []),
        ("tournament", {"announce_before_play": True}, ["E-option-needs B15"]),
        ("tournament", {"shared_cards": True}, ["E-option-needs B16"]),
        ("three", {"undertrump_partner": True}, ["E-option-needs B20"]),
        ("three", {"tie": "litige"}, ["E-option-needs B24"]),
        ("two-hand", {"tie": "litige"}, []),
        ("two-hand", {"direction": "anticlockwise"}, ["E-option-needs B1"]),
        ("two-hand", {"packets": "2-3"}, ["E-option-needs B5"]),
        ("classic", {"deals": 4}, ["E-option-value B27"]),
        ("classic", {"deals": 5, "target": 500}, ["E-option-needs B27"]),
        ("modern", {"deals": 5}, ["E-option-needs B27"]),
        ("modern", {"deals": 5, "target": 1000}, []),
        ("classic", {"rank_order": "king-high"}, ["E-option"]),
    ],
)
def test_what_makes_no_sense_is_refused_naming_the_option(
    preset: str, changes: dict[str, Any], problems: list[str]
) -> None:
    found = []
    try:
        BELOTE.resolve(preset, changes)
    except RuleError as error:
        found = [code_and_rule(problem) for problem in error.problems]
    assert found == problems


def test_belote_counts_once_the_table_has_settled() -> None:
    """`announce_before_play`: declarations are compared and shown after the first trick, as usual."""
    state = go(table(TWO, announce_before_play=True), "W:meld:tierce:As W:pass N:meld:tierce:Ah N:pass E:pass S:pass")
    while not state.tricks:
        seat = BELOTE.rules.turn(state)
        assert seat is not None
        state = BELOTE.rules.play(state, next(event for event in BELOTE.rules.legal(state, seat) if event.do == "play"))
    assert BELOTE.view.of(settled(state), "S").best == "NS"
