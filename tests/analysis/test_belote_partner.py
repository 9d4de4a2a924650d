"""The partner's ace as a reason to lead its suit: only where the cards played tell of it."""

from __future__ import annotations

import sys
from dataclasses import replace
from random import Random
from typing import Any

import pytest

if sys.platform == "emscripten":
    pytest.skip("words are read natively only", allow_module_level=True)

from ecarte.analysis.belote.choices import values
from ecarte.analysis.belote.partner import find_ace
from ecarte.analysis.belote.reasons import reasons
from ecarte.core.game import parse_event
from ecarte.games.belote.game import GAME
from ecarte.games.belote.state import View
from ecarte.notation import ecn
from ecarte.record import Play
from ecarte.record.seatview import redact
from ecarte.text import Words

HEAD = '[ECN "1"]\n[Game "belote"]\n[Rules "classic"]\n\n'
# East threw the ten of diamonds on West's king, and nobody who could have won a trick with the ace has played it.
TEN = f"""{HEAD}1. E
S<Qs7hKcJcTc W<QhQd8dQc8c N<Js8sAh8h9d E<KsTs9s7sTd ^Ac
S:take:c
S^Ac S+JhKd W+AsKh9c N+9hJd7c E+ThAd7d
S.Jc W.8c N.7c E.7s /S
S.7h W.Qh N.Ah E.Th /N
N.8s E.9s S.Qs W.As /W
W.Kh N.8h E.Td S.Jh /W
*
"""
# North kept its clubs, and neither West, who took and led, nor East has led one.
KEPT = f"""{HEAD}1. N
E<AhQh8hAdKc S<Qs9sQd7dQc W<7hKdJd8dTc N<7sKhAcJc8c ^Td
E:pass S:pass W:take:d
W^Td E+9d9c7c S+AsJsTh W+KsTs N+8sJh9h
E.Ad S.7d W.Jd N.7s /W
W.7h N.9h E.Ah S.Th /E
E.8h S.Qd W.Kd N.Jh /W
W.Ks N.8s E.7c S.As /S
*
"""
# North has thrown the ten of clubs, and has the ace; but with or without it a ten is given to a sure trick.
GIVEN = f"""{HEAD}1. E
S<AhAdKdQdKc W<Qh8h7h7dQc N<KsQsAcTc8c E<TsJh9hJdTd ^8s
S:pass W:pass N:take:s
N^8s S+JsKh8d W+As9s9c N+9d7c E+7sThJc
S:meld:tierce:Ad S.Ah W.7h N.Tc E:meld:tierce:Jh E.9h /S S:rank:A S:show:AdKdQd
*
"""


def view_of(text: str) -> View:
    (play,) = ecn.loads(text)
    seat = GAME.rules.turn(play.state)
    assert seat is not None
    view: View = GAME.view.of(play.state, seat)
    return view


def told(view: View, best: str, done: str) -> Any:
    why = find_ace(view, parse_event(best), parse_event(done))
    return why and why.data


@pytest.mark.parametrize(
    ("text", "best", "done", "thrown"),
    [(TEN, "W.Qd", "W.9c", "yes"), (KEPT, "S.Qc", "S.9s", "no")],
    ids=["ten", "kept"],
)
def test_the_partners_ace_is_a_reason_where_the_cards_played_tell_of_it(
    text: str, best: str, done: str, thrown: str
) -> None:
    suit = best[-1]
    expected = {"cards": best[2:], "card": f"A{suit}", "instead": f"T{suit}", "thrown": thrown}
    assert told(view_of(text), best, done) == expected
    (play,) = ecn.loads(text)
    seen = Play(redact(play.record, best[0]))
    assert told(GAME.view.of(seen.state, best[0]), best, done) == expected  # nothing hidden is used


def test_it_stands_first_in_a_verdict() -> None:
    view = view_of(TEN)
    found = values(view, Random(1))
    assert found is not None
    assert str(found.best.event)[-1] == "d"
    done = next(each for each in found.choices if str(each.event) == "W.9c")
    why = reasons(view, found, done)[0]
    assert why.code == "belote-partners-ace"
    for language, word in {"en": "threw", "fr": "jeté", "ja": "捨て"}.items():
        words = Words(language)
        words.about("analysis")
        assert word in words(f"review-{why.code}", **why.data)


@pytest.mark.parametrize(
    ("text", "best", "done"),
    [
        (GIVEN, "S.Kc", "S.Kh"),  # a ten alone says too little
        (KEPT, "S.9s", "S.Qc"),  # the ace was played
        (KEPT, "S.Qc", "S.Qc"),  # of the same suit
        (TEN, "W.9c", "W.Qd"),  # trumps
        (TEN, "W.8d", "W.Qd"),
    ],
)
def test_it_is_none_elsewhere(text: str, best: str, done: str) -> None:
    assert told(view_of(text), best, done) is None


def test_an_ace_that_everybody_knows_is_not_told_by_cards() -> None:
    view = view_of(KEPT)
    assert told(replace(view, known={**view.known, "N": ("Ac",)}), "S.Qc", "S.9s") is None
    assert told(replace(view, trick=(("W", "7s"),)), "S.Qc", "S.9s") is None  # no lead
