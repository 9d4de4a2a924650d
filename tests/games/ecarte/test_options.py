"""Options and presets as data: one case for every value of every option, and every preset whole."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import FrozenInstanceError, fields
from typing import Any

import pytest

from ecarte.core.cards import PACK
from ecarte.core.game import OptionValue, RuleError, format_value
from ecarte.games import GAMES
from ecarte.games.ecarte.course import game_points
from ecarte.games.ecarte.game import GAME as ECARTE
from ecarte.games.ecarte.options import Options
from ecarte.games.ecarte.state import State
from tests.kit.positions import at, code_and_rule, legal, scored
from tests.kit.referees.ecarte import PRESETS

DEAL = "S<AsJhQdQc7c N<QsTsAh8h7h ^7d"
KING = "S<KdJhQdQc7c N<QsTsAh8h7h ^7d S:stand"
TAKEN = f"{DEAL} S:propose N:accept S-As N-0 S+9s"
DECIDED = "S<KsQs9sJd8c N<JsTs8s7sAh ^7d S:stand S.Ks N.Js S.9s N.Ts N.Ah S.Jd S.Qs N.8s"  # three tricks to one
TURNED = "S<AsJhQdQc7c N<QsTsAh8h7h ^Kd"
REVOKED = f"{DEAL} S:stand S.As N.7h~revoke S.Jh N.8h S.Qc N.Qs &claim:S:43:#6"
STAND = "&ruling:43:stand"
SHORT = f"{DEAL} S:propose N:accept S-5 N-5 + S:propose N:accept S-5 N-2 + S:propose N:accept S-1"
TRICKS = "S.7c N.8h S.Qd N.7h S.Qc N.Ah S.Jh N.Ts S.As N.Qs"  # four for the elder


def first_card(state: State) -> str:
    given = ECARTE.deal.due(state, PACK)
    assert given is not None
    return " ".join(str(PACK.index(card)) for card in sorted(given.cards, key=PACK.index))


Probe = Callable[[State], object]
CASES: list[tuple[str, OptionValue, str, Probe, object]] = [
    ("rank_order", "king-high", "S<AsJhQdQc7c", lambda s: s.options.order, "KQJAT987"),
    ("rank_order", "ace-high", "S<AsJhQdQc7c", lambda s: s.options.order, "AKQJT987"),
    ("packets", "3-2", "", first_card, "0 1 2 6 7"),
    ("packets", "2-3", "", first_card, "0 1 4 5 6"),
    ("packets", "5", "", first_card, "0 1 2 3 4"),
    ("packets", "own", "", lambda s: legal(s, "N"), {"N:packets:3-2", "N:packets:2-3"}),
    ("packets", "own", "N:packets:3-2", first_card, "0 1 2 6 7"),
    ("packets", "own", "N:packets:2-3", first_card, "0 1 4 5 6"),
    ("dealer_min_discard", 0, f"{DEAL} S:propose N:accept S-As", lambda s: "N-0" in legal(s, "N"), True),
    ("dealer_min_discard", 1, f"{DEAL} S:propose N:accept S-As", lambda s: "N-0" in legal(s, "N"), False),
    ("propose_number", False, DEAL, lambda s: "S:propose" in legal(s, "S"), True),
    ("propose_number", True, DEAL, lambda s: "S:propose:2" in legal(s, "S"), True),
    ("king_mark", "automatic", KING, lambda s: legal(s, "S"), {"S:king"}),
    ("king_mark", "optional", KING, lambda s: len(legal(s, "S")), 6),
    ("king_mark", "none", KING, lambda s: len(legal(s, "S")), 5),
    ("king_until", "laws", f"{KING} S.Kd", lambda s: legal(s, "S"), {"S:king"}),
    ("king_until", "first-lead", f"{KING} S.Kd", lambda s: legal(s, "S"), set()),
    ("must_head", True, f"{DEAL} S:stand S.As", lambda s: legal(s, "N"), {"N.Qs"}),
    ("must_head", False, f"{DEAL} S:stand S.As", lambda s: legal(s, "N"), {"N.Qs", "N.Ts"}),
    ("stop_early", False, DECIDED, lambda s: s.phase, "play"),
    ("stop_early", True, DECIDED, lambda s: s.phase, "over"),
    ("vulnerability", "first", f"{DEAL} S:stand", lambda s: s.vulnerable, "S"),
    ("vulnerability", "every", f"{TAKEN} S:stand", lambda s: s.vulnerable, "S"),
    ("vulnerability", "none", f"{DEAL} S:stand", lambda s: s.vulnerable, None),
    ("target", 5, f"{DEAL} S:stand {TRICKS}", lambda s: (s.score, s.phase), ((5, 0), "over")),
    ("target", 10, f"{DEAL} S:stand {TRICKS}", lambda s: (s.score, s.phase), ((5, 0), "scored")),
    ("game_points", False, f"{DEAL} S:stand {TRICKS}", game_points, None),
    ("game_points", True, f"{DEAL} S:stand {TRICKS}", game_points, 3),
    ("revoke", "impossible", f"{DEAL} S:stand S.As", lambda s: "N.Ah" in legal(s, "N"), False),
    ("revoke", "penalty", f"{DEAL} S:stand S.As", lambda s: "N.Ah~revoke" in legal(s, "N"), True),
    ("replay", "card", REVOKED, lambda s: legal(s, "S"), {"&ruling:43:replay:#6", STAND}),
    ("replay", "hand", REVOKED, lambda s: legal(s, "S"), {"&ruling:43:replay:#5", STAND}),
    ("declare_suit", "off", f"{DEAL} S:stand", lambda s: "S:suit:h" in legal(s, "S"), False),
    ("declare_suit", "on", f"{DEAL} S:stand", lambda s: legal(s, "S"), {f"S:suit:{suit}" for suit in "shdc"}),
    ("declare_suit", "may", f"{DEAL} S:stand", lambda s: {"S:suit:h", "S.Jh"} <= legal(s, "S"), True),
    ("doubling", False, DEAL, lambda s: "N:double" in legal(s, "N"), False),
    ("doubling", True, DEAL, lambda s: "N:double" in legal(s, "N"), True),
    ("offer_point", False, DEAL, lambda s: "N:offer" in legal(s, "N"), False),
    ("offer_point", True, DEAL, lambda s: "N:offer" in legal(s, "N"), True),
    ("throw_in", False, f"{DEAL} S:stand", lambda s: "S:concede" in legal(s, "S"), False),
    ("throw_in", True, f"{DEAL} S:stand", lambda s: "S:concede" in legal(s, "S"), True),
    ("throw_in", "shown", f"{DEAL} S:stand S:concede", lambda s: (s.phase, s.showing), ("showing", ("S", "N"))),
    ("turned_king", "automatic", TURNED, lambda s: (s.score, "N:king" in legal(s, "N")), ((0, 1), False)),
    ("turned_king", "marked", TURNED, lambda s: (s.score, "N:king" in legal(s, "N")), ((0, 0), True)),
    ("short_stock", "rest", SHORT, lambda s: ECARTE.view.of(s, "N").discard, (0, 3)),
    ("short_stock", "as-is", SHORT, lambda s: ECARTE.view.of(s, "N").discard, (0, 0)),
]


@pytest.mark.parametrize(("name", "value", "moves", "probe", "expected"), CASES)
def test_option_value(name: str, value: OptionValue, moves: str, probe: Probe, expected: object) -> None:
    changes: dict[str, Any] = {"king_mark": "optional"} if name in ("king_until", "turned_king") else {}
    changes |= {"revoke": "penalty"} if name == "replay" else {}
    score = (0, 0) if name == "turned_king" else (4, 0)
    state = at(moves, score=score, **{**changes, name: value})
    assert getattr(state.options, name) == value
    assert probe(state) == expected


def test_every_value_of_every_option_has_a_case() -> None:
    cases = {(name, format_value(value)) for name, value, *_ in CASES}
    assert cases == {(option.name, format_value(value)) for option in ECARTE.options for value in option.values}


def test_every_option_is_a_defaulted_field_with_its_rule() -> None:
    described = {option.name: option for option in ECARTE.options}
    assert list(described) == [field.name for field in fields(Options) if field.name != "preset"]
    for option in described.values():
        assert option.values[0] == option.default == getattr(Options(), option.name)
        assert option.rule.startswith("E")
        for value in option.values:
            assert option.parse(format_value(value)) is value


def test_presets_are_those_of_the_rules() -> None:
    assert set(PRESETS) == set(ECARTE.presets)
    for name, values in PRESETS.items():
        options = ECARTE.resolve(name, {})
        assert options.preset == name
        assert {option.name: getattr(options, option.name) for option in ECARTE.options} == values


def test_the_defaults_are_exactly_akagiri() -> None:
    assert ECARTE.resolve("akagiri", {}) == Options()
    assert ECARTE.presets["akagiri"] == {}


@pytest.mark.parametrize("preset", ["paris", "Akagiri", "", "no such preset"])
def test_another_preset_is_refused(preset: str) -> None:
    with pytest.raises(RuleError) as refused:
        ECARTE.resolve(preset, {})
    (problem,) = refused.value.problems
    assert problem.code == "E-preset"
    assert problem.data == {"preset": preset, "allowed": "akagiri, jirai, article, london, casino"}


REFUSED: list[tuple[str, dict[str, Any], list[str]]] = [
    ("akagiri", {"target": 7}, ["E-option-value E24"]),
    ("akagiri", {"target": "5"}, ["E-option-value E24"]),
    ("akagiri", {"target": 5.0}, ["E-option-value E24"]),
    ("akagiri", {"dealer_min_discard": True}, ["E-option-value E9"]),  # a flag is no number
    ("akagiri", {"must_head": 1}, ["E-option-value E17"]),
    ("akagiri", {"must_head": None}, ["E-option-value E17"]),
    ("akagiri", {"rank_order": ["king-high"]}, ["E-option-value E2"]),
    ("akagiri", {"tripling": True}, ["E-option"]),
    ("akagiri", {"replay": "hand"}, ["E-option-needs E26"]),
    ("casino", {"turned_king": "marked"}, ["E-option-needs E6"]),
    ("akagiri", {"king_until": "first-lead"}, ["E-option-needs E14"]),
    ("jirai", {"king_until": "first-lead"}, ["E-option-needs E14"]),
    ("article", {"king_until": "first-lead", "king_mark": "none"}, ["E-option-needs E14"]),
    ("akagiri", {"target": 7, "no": 1, "packets": "1-4"}, ["E-option", "E-option-value E24", "E-option-value E4"]),
]


@pytest.mark.parametrize(("preset", "changes", "problems"), REFUSED)
def test_what_makes_no_sense_is_refused_naming_the_option(
    preset: str, changes: dict[str, Any], problems: list[str]
) -> None:
    with pytest.raises(RuleError) as refused:
        ECARTE.resolve(preset, changes)
    assert [code_and_rule(problem) for problem in refused.value.problems] == problems
    assert {problem.data["option"] for problem in refused.value.problems} <= set(changes)


def test_what_makes_sense_is_taken() -> None:
    assert ECARTE.resolve("article", {"king_until": "first-lead"}).king_until == "first-lead"
    both = ECARTE.resolve("akagiri", {"king_until": "first-lead", "king_mark": "optional"})
    assert (both.king_mark, both.king_until) == ("optional", "first-lead")
    assert ECARTE.resolve("akagiri", {"king_until": "laws"}).king_until == "laws"  # the default needs nothing


def test_options_and_states_are_frozen_and_hashable() -> None:
    state = at(f"{DEAL} S:stand S.As")
    with pytest.raises(FrozenInstanceError):
        state.score = (5, 0)  # type: ignore[misc]  # that it fails is what is tested
    with pytest.raises(FrozenInstanceError):
        state.options.target = 10  # type: ignore[misc]  # likewise
    assert len({state, at(f"{DEAL} S:stand S.As"), at(f"{DEAL} S:stand S.Qc")}) == 2


def test_games_by_name() -> None:
    for name, game in GAMES.items():
        assert name == game.name
        assert "".join(sorted({*"".join(game.all_sides)})) == "".join(sorted(game.all_seats))
    assert scored(at(DEAL)) == []
