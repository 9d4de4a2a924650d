"""Presets of belote, each of them completely."""

from __future__ import annotations

from typing import Any

from ecarte.games.belote.game import GAME as BELOTE
from ecarte.games.belote.options import Options
from ecarte.games.belote.state import Carried
from tests.games.belote.test_options import TWO, bids, passed_out
from tests.kit.belote_positions import (
    HALF,
    begun,
    bidding,
    dealt,
    ending,
    legal,
    may_play,
    melds_of,
    points,
    table,
    trick,
)
from tests.kit.referees.belote import PRESETS


def test_presets_are_those_of_the_rules() -> None:
    assert set(PRESETS) == set(BELOTE.presets)
    for name, values in PRESETS.items():
        options = BELOTE.resolve(name, {})
        assert options.preset == name
        assert {option.name: getattr(options, option.name) for option in BELOTE.options} == values


def test_the_defaults_are_exactly_classic() -> None:
    assert BELOTE.resolve("classic", {}) == Options()


def test_preset_tournament_has_belote_only() -> None:
    assert melds_of(table(TWO, preset="tournament"), "W") == set()
    assert "S.Kh:belote" in legal(trick("KhQh7s", "", preset="tournament"), "S")


def test_preset_modern_has_no_trumps_all_trumps_and_3000() -> None:
    assert bids(bidding(preset="modern")) == {"pass", "s", "nt", "at"}
    assert not BELOTE.score.over(ending("WWWWNNNN", score=(0, 2907), preset="modern"))
    assert BELOTE.score.over(ending("WWWWNNNN", score=(0, 2908), preset="modern"))
    assert melds_of(table(TWO, preset="modern"), "W") == {"tierce:As"}


def test_preset_three_is_for_three() -> None:
    state = dealt(begun(preset="three"))
    assert state.seats == ("E", "S", "W")
    assert (state.turned, bids(state)) == ("7h", {"pass", "h"})
    assert melds_of(table({"W": TWO["W"]}, preset="three"), "W") == {"tierce:As"}


def test_preset_two_hand_is_for_two() -> None:
    state = dealt(begun(preset="two-hand"))
    assert state.seats == ("N", "S")
    assert (state.turned, bids(state)) == ("Th", {"pass", "h"})


def test_preset_two_is_for_two_with_open_cards() -> None:
    state = dealt(begun(preset="two"))
    assert state.seats == ("N", "S")
    assert (state.turned, bids(state)) == ("7c", {"pass", "c"})
    assert [len(hand) for hand in state.hands] == [8, 8]


def test_preset_federation_is_what_the_ffb_says() -> None:
    rules: dict[str, Any] = {"preset": "federation"}
    assert begun(**rules).order == ("E", "N", "W", "S")
    assert melds_of(table(TWO, preset="federation"), "W") == set()
    assert may_play("h:J7 d:A", "E.Ks N.Th W.7s", **rules) == {"Jh", "7h", "Ad"}
    tied = ending("WWWNNNNN", groups=HALF, **rules)
    assert (points(tied), tied.carried) == ("81-0", Carried(81))
    assert not BELOTE.score.over(ending("WWWWNNNN", score=(952, 930), **rules))
    assert BELOTE.score.over(ending("WWWWNNNN", score=(930, 0), **rules))
    assert passed_out(4, preset="federation", deals=5) == "scored"
