"""Records of belote without cards: what was bid, declared and counted at a real table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from ecarte.core.game import Event, Head, parse_event
from ecarte.games.belote.game import GAME as BELOTE
from ecarte.games.belote.options import Options
from ecarte.games.belote.state import State
from ecarte.notation import ecn, link
from ecarte.notation import json as to
from ecarte.notation.verify import verify
from ecarte.record import Deal, Entry, Play, Record, facts, option_tags
from tests.kit.belote_deals import Step, deals
from tests.kit.judges import judge

COMPARED = ("taker", "contract", "factor", "melds", "belote", "totals", "compared", "capot", "made", "points")


def split(steps: Sequence[Step]) -> Iterator[tuple[Head, list[Event], State]]:
    """Yield the opening, the events and the last state of each deal that is over."""
    begins = [at for at, step in enumerate(steps) if isinstance(step.what, Head)]
    for begin, end in zip(begins, [*begins[1:], len(steps)], strict=True):
        head, after = steps[begin].what, steps[end - 1].after
        if isinstance(head, Head) and BELOTE.score.tally(after) is not None:
            yield head, [step.what for step in steps[begin + 1 : end] if isinstance(step.what, Event)], after


def as_written(events: Sequence[Event], last: State) -> Iterator[Event]:
    """Yield what a player would write down of a deal."""
    scored = last.scored
    if scored is None:
        yield Event("say", last.dealer, verb="pass")
        return
    yield Event("say", scored.taker, verb="take", args=(scored.contract,))
    yield from (event for event in events if event.verb in ("meld", "rank", "trump"))
    yield from (Event("say", call.seat, verb="belote", args=(call.suit,)) for call in last.calls if call.complete)
    sides = last.options.sides
    if scored.capot:
        alone = (str(scored.cards[sides.index(scored.capot)]),) if last.options.players < 4 else ()
        yield Event("ruling", verb="capot", args=(scored.capot, *alone))
    else:
        points = [cards + more for cards, more in zip(scored.cards, scored.last, strict=True)]
        yield Event("ruling", verb="count", args=("-".join(map(str, points)),))


def written(chosen: Options, steps: Sequence[Step]) -> Record:
    """Return the record without cards of a game that was played."""
    tags = [("ECN", "1"), ("Game", "belote"), ("Rules", chosen.preset), *option_tags(BELOTE, chosen), ("Cards", "none")]
    found = ((head, as_written(events, last)) for head, events, last in split(steps))
    return Record(tuple(tags), tuple(Deal(head, tuple(map(Entry, words))) for head, words in found))


@given(st.integers(0, 10**6))
@example(7)
def test_a_record_without_cards_scores_what_was_played(number: int) -> None:
    chosen, steps = deals(number, 4)
    played = [last for _, _, last in split(steps)]
    record = written(chosen, steps)
    text = ecn.dumps(Play(record))
    (play,) = ecn.loads(text)
    assert ecn.dumps(play) == text
    counted = [step.after for step in play.steps if BELOTE.score.tally(step.after) is not None]
    assert len(counted) == len(played)
    for one, two in zip(counted, played, strict=True):
        assert (one.score, one.carried, one.phase) == (two.score, two.carried, two.phase)
        assert (one.scored is None) is (two.scored is None)
        for name in COMPARED if one.scored else ():
            assert getattr(one.scored, name) == getattr(two.scored, name), name
    judge(text)


@given(st.integers(0, 10**6))
def test_every_form_holds_a_record_without_cards(number: int) -> None:
    play = Play(written(*deals(number, 3)))
    text = ecn.dumps(play)
    (reading,) = to.read(to.dumps(play))
    assert reading.play is not None
    assert ecn.dumps(reading.play) == text
    assert ecn.dumps(link.loads(link.dumps(play)).play) == text
    assert ecn.dumps(Play(link.loads(link.dumps(play, seat="S")).record)).count("[View ") == 1


def test_what_only_cards_show_is_unknown() -> None:
    (play,) = ecn.loads(RECORD)
    first, second, third = facts.deals(play.record)
    unknown = ("turn", "bid_round", "overcalled", "lead", "tricks_NS", "tricks_S", "cards_NS", "last_EW", "held_S")
    assert {first[name] for name in unknown} == {None}
    known = ("taken_by", "contract", "made", "total_NS", "points_EW", "belote_N", "melds_NS", "score_NS")
    assert [first[name] for name in known] == ["S", "s", True, 156, 46, 20, 20, 156]
    assert (second["passed_out"], second["points_NS"]) == (True, 0)
    assert (third["capot"], third["failed"], third["points_EW"]) == ("EW", False, 252)
    assert [each.code for each in verify(play).problems] == ["E-verify-cards-none"]


RECORD = """\
[ECN "1"]
[Game "belote"]
[Rules "classic"]
[Cards "none"]

1. S
S:take:s
N:meld:tierce:?? N:belote:s
&count:116-46
=156-46 156-46
2. W
W:pass
=0-0 156-46
3. N
E:take:h
&capot:EW
=0-252 156-298
*
"""


def state_of(words: str, **options: object) -> State:
    """Return the state after some words of a deal of South's."""
    changes = {name: value for name, value in options.items() if name != "preset"}
    chosen = BELOTE.resolve(str(options.get("preset", "classic")), changes)  # type: ignore[arg-type]
    assert BELOTE.without_cards is not None
    state: State = BELOTE.rules.start(BELOTE.without_cards(chosen), "S")
    state = BELOTE.deal.begin(state, Head(1, 1, "S"))
    for word in words.split():
        state = BELOTE.rules.play(state, parse_event(word))
    return state


@pytest.mark.parametrize(
    ("before", "word", "code"),
    [
        ("", "S:take:h", ""),
        ("", "W:pass", "E-turn"),
        ("", "S:take:nt", "E-bid-contract"),
        ("", "S:take:x", "E-bid"),
        ("", "&count:100-62", "E-count-early"),
        ("", "N:belote:h", "E-count-early"),
        ("", "S<AsKsQsJsTs", "E-cards-none"),
        ("", "&claim:S:43:#1", "E-cards-none"),
        ("S:take:h", "N:take:s", "E-bid-now"),
        ("S:take:h", "S.As", "E-cards-none"),
        ("S:take:h", "&count:100-61", "E-count-sum"),
        ("S:take:h", "&count:161-1", "E-count-points"),
        ("S:take:h", "&count:162-0", ""),
        ("S:take:h", "&count:162", "E-count-form"),
        ("S:take:h", "&count:100-40-22", "E-count-form"),
        ("S:take:h", "&capot:NS:162", "E-count-capot"),
        ("S:take:h", "&capot:E", "E-count-form"),
        ("S:take:h", "N:belote:s", "E-belote-suit"),
        ("S:take:h N:belote:h", "S:belote:h", "E-belote-suit"),
        ("S:take:h", "N:meld:tierce:8s", "E-meld-form"),
        ("S:take:h N:meld:tierce:As", "E:meld:tierce:Qs", "E-meld-used"),
        ("S:take:h N:meld:carre:J", "N:meld:carre:J", "E-meld-used"),
        ("S:take:h N:meld:tierce:?? E:meld:tierce:??", "&count:100-62", "E-rank-due"),
        ("S:take:h N:meld:tierce:?? E:meld:tierce:?? N:rank:K", "&count:100-62", ""),
        ("S:take:h N:meld:tierce:?? E:meld:tierce:?? N:rank:K", "E:rank:Q", "E-rank"),
    ],
)
def test_what_may_be_written(before: str, word: str, code: str) -> None:
    problem = BELOTE.rules.why_not(state_of(before), parse_event(word))
    assert (problem.code if problem else "") == code


@pytest.mark.parametrize(
    ("options", "before", "word", "code"),
    [
        ({"preset": "modern"}, "S:take:nt", "&count:100-30", ""),
        ({"preset": "modern", "free_values": "scaled"}, "S:take:nt", "&count:100-62", ""),
        ({"preset": "modern"}, "S:take:at", "&count:200-58", ""),
        ({"preset": "modern"}, "S:take:at N:belote:s E:belote:h", "N:belote:d", ""),
        ({"preset": "three"}, "S:take:h", "&count:80-40-20", ""),
        ({"preset": "three"}, "S:take:h", "&count:80-40-50", "E-count-sum"),
        ({"preset": "three"}, "S:take:h", "&count:40-20-3", "E-count-sum"),
        ({"preset": "three"}, "S:take:h", "&capot:S", "E-count-form"),
        ({"preset": "three"}, "S:take:h", "&capot:S:112", ""),
        ({"preset": "three"}, "S:take:h", "&capot:S:153", "E-count-sum"),
        ({"preset": "three"}, "", "N:take:h", "E-seat"),
        ({"declarations": "belote-only"}, "S:take:h", "N:meld:tierce:??", "E-meld-none"),
    ],
)
def test_what_the_rules_allow(options: dict[str, object], before: str, word: str, code: str) -> None:
    problem = BELOTE.rules.why_not(state_of(before, **options), parse_event(word))
    assert (problem.code if problem else "") == code
