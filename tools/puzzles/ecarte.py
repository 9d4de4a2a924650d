"""The problems of écarté: found in games with and without doubles, judged by the chance of the game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial
from random import Random

from ecarte.analysis import Effort, finished, puzzles
from ecarte.analysis.ecarte.choices import values
from ecarte.analysis.ecarte.choices.value import NOTHING, Choice
from ecarte.analysis.ecarte.frequencies import chances
from ecarte.analysis.ecarte.review.stakes import weigh
from ecarte.analysis.ecarte.review.verdict import reasons
from ecarte.collection.simulate import Plan, play
from ecarte.core.game import Event
from ecarte.games.ecarte.facts import UNIT
from ecarte.games.ecarte.game import GAME
from ecarte.games.ecarte.state import State, View
from ecarte.players import OPPONENTS, PLAYERS
from ecarte.record import Play, Step
from puzzles.judge import Judgement, judged, least_of, standard_error
from puzzles.maker import SEAT, Balance, Maker

SEED = 16
DECIDED = ("say", "discard", "play")
PAIRS = (
    ("amateur", "club"),
    ("club", "master"),
    ("beginner", "amateur"),
    ("master", "amateur"),
    ("club", "beginner"),
    ("amateur", "master"),
)
EVERY = 3  # one game in so many has doubles
LOOK = 400  # worlds
MOST = 70_000  # C(26, 5), the most hands of the other, is less: the play of cards is counted, never sampled
TRIED = 1000  # hands on which every discard is tried before the first are dropped
_KINDS = {"choose": "propose", "answer": "accept", "discard": "discard"}
RATINGS = dict(zip(OPPONENTS["ecarte"], (1000, 1300, 1500, 1900), strict=True))
"""The players as solvers, on the scale where a person begins with 1500."""
_usual = partial(Balance, least=least_of(UNIT), sure=8000)
KINDS = {
    "propose": _usual(80, alike=0.6),
    "accept": _usual(80, alike=0.6),
    # All but the beginner discard alike, and discards differ by less.
    "discard": Balance(70, least=0.01, sure=16_000, share=0.9),
    "lead": _usual(80),
    "card": _usual(80),
    # All double alike.
    "double": _usual(60, sure=16_000, share=0.8, alike=0.4),
}


def game(number: int) -> Play:
    """Return the played game with a number."""
    south, north = PAIRS[number % len(PAIRS)]
    rules = "casino" if number % EVERY == EVERY - 1 else "akagiri"
    played = play(Plan({"S": south, "N": north}, number + 1, seed=SEED, rules=rules), number)
    tags = tuple(tag for tag in played.record.tags if tag[0] in puzzles.KEPT_TAGS)
    return played.with_record(replace(played.record, tags=tags))


def kind(state: State) -> str | None:
    """Return what South has to decide, or None for what is no puzzle."""
    if state.mover != SEAT:
        return None
    if state.question is not None:
        return "double" if state.question.kind == "double" else None
    if state.phase in _KINDS:
        return _KINDS[state.phase]
    if state.phase != "play":
        return None
    return "card" if state.trick or state.tricks else "lead"


def decisions(played: Play) -> Iterator[tuple[Step, str]]:
    """Yield every decision of South with its kind; in games with doubles only those about doubling."""
    doubling = played.state.options.doubling
    for step in played.steps:
        event, what = step.what, kind(step.before)
        if what is None or not isinstance(event, Event) or event.actor != SEAT or event.do not in DECIDED:
            continue
        if event.verb == "king":
            continue
        if not doubling:
            yield step, what
        elif what == "double" or (what in ("propose", "accept", "lead") and _may_double(step.before)):
            yield step, "double"


def _may_double(state: State) -> bool:
    """Return whether South may double before deciding."""
    return any(event.verb == "double" for event in GAME.rules.legal(state, SEAT))


def decide(view: View, what: str, name: str, seed: str, times: int) -> list[str]:
    """Return what a player decides, several times: habits that last for a deal differ by the number of the deal."""
    choose = PLAYERS["ecarte"][name]
    decided = []
    for number in range(times):
        event = choose(replace(view, deal=view.deal + number), Random(f"{seed} {name} {number}"))
        if what == "double" and view.question is None and (event is None or event.verb != "double"):
            event = Event("say", view.seat, verb=NOTHING)
        decided.append(str(event))
    return decided


def judge(state: State, what: str, seed: str, worlds: int) -> Judgement | None:
    """Return the judgement of South's decision, or None when there is nothing to decide or to judge.

    About so many ``worlds`` are examined. In the play of cards it is all, except for a quick look.
    """
    most = MOST if worlds > LOOK else worlds
    view = GAME.view.of(state, SEAT)
    if what == "double":
        return _double(state, seed, worlds, most)
    estimate = values(view, Random(seed), most, worlds, tried=min(TRIED, worlds // 4))
    if estimate is None:
        return None
    often = chances(view) or None
    return judged(estimate, lambda each, why: _worth(each, often, why), lambda each: reasons(view, estimate, each))


def _worth(choice: Choice, often: Mapping[Event, float] | None, why: tuple[dict[str, object], ...]) -> puzzles.Choice:
    p = None if often is None else often.get(choice.event, 0.0)
    return puzzles.Choice(str(choice.event), choice.game, choice.points, choice.error, choice.wins, None, p, why)


def _double(state: State, seed: str, worlds: int, most: int) -> Judgement | None:
    asked = Event("say", SEAT, verb="double")
    if state.question is not None:
        asked = Event("say", SEAT, verb="accept", args=("double",))
    estimate = finished(weigh(state, asked, seed, Effort(worlds=worlds, most=most)))
    if estimate is None:
        return None
    best, other = sorted(estimate.choices, key=lambda choice: -choice.game)
    return Judgement(
        (_worth(best, None, ()), _worth(other, None, ({**estimate.reason.to_json()},))),
        (str(best.event),),
        best.game - other.game,
        standard_error(estimate.error),
        estimate.exact,
        estimate.worlds,
    )


MAKER = Maker(
    game="ecarte",
    kinds=KINDS,
    ratings=RATINGS,
    play=game,
    decisions=decisions,
    judge=judge,
    decide=decide,
    looked=LOOK,
    in_a_game=2,
    in_kind=2,
    asked=12,
    # In discards and doubles all our players can be wrong.
    disputed=("propose", "accept", "lead", "card"),
)
