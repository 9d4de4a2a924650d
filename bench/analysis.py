"""Measure an analyst: python bench/analysis.py [PLAYER] [GAMES] [--belote] [--thorough] [--compiled].

Prints how long it takes, how large its error may be, and how often it gives each mark and grade, on games of one of the
computer's players against itself. With --compiled it compares compiled code with Python's.
"""

from __future__ import annotations

import json
import sys
import time
from collections import Counter, defaultdict
from contextlib import nullcontext

from ecarte import compiler
from ecarte.analysis import ANALYSTS, QUICK, Effort, finished
from ecarte.collection import simulate
from ecarte.core.game import Event
from ecarte.core.moment import Moment
from ecarte.machine import run
from ecarte.machine.ways import Plain
from ecarte.notation import ecn
from ecarte.record import Play
from ecarte.requests import web

SHARES = (0.05, 0.25, 0.5, 0.75, 0.95)
GAME = "belote" if "--belote" in sys.argv else "ecarte"
UNIT = ANALYSTS[GAME].UNIT
FIGURES = {"game": "% of a game", "points": "points"}[UNIT.name]
RULES, SEATS = {"ecarte": ("akagiri", "SN"), "belote": ("classic", "NESW")}[GAME]


def estimates(plays: list[object], effort: Effort) -> None:
    """Estimate each decision that leaves a choice, as the page asks for it."""
    analyst = ANALYSTS[GAME]
    spent: defaultdict[str, list[float]] = defaultdict(list)
    error: defaultdict[str, list[float]] = defaultdict(list)
    for play in plays:
        game = play.record.game  # type: ignore[attr-defined]
        for step in play.steps:  # type: ignore[attr-defined]
            mover = game.rules.turn(step.before)
            if not isinstance(step.what, Event) or mover is None or step.what.seat != mover:
                continue
            view = game.view.of(step.before, mover)
            begun = time.process_time()
            found = analyst.estimate(view, Moment(step.deal + 1, step.number), effort)
            if found is None:
                continue
            kind = view.phase if view.phase != "play" else f"play {len(view.tricks) + 1}{'b' if view.trick else 'a'}"
            spent[kind].append(1000 * (time.process_time() - begun))
            error[kind].append(found["choices"][0]["error"])
    print(f"decision      number  median ms  slowest  error of the best ({FIGURES})")
    for kind, times in spent.items():
        times.sort()
        middle = times[len(times) // 2]
        wide = UNIT.figure * sum(error[kind]) / len(times)
        print(f"{kind:12}  {len(times):6}  {middle:9.1f}  {times[-1]:7.1f}  {wide:.2f}")


def reviews(plays: list[object], effort: Effort) -> None:
    """Review all games, and print speed, marks and grades."""
    analyst = ANALYSTS[GAME]
    begun = time.process_time()
    found = [finished(analyst.pieces(play, effort)) for play in plays]  # type: ignore[arg-type]
    spent = time.process_time() - begun
    decisions = [decision for review in found for decision in review.decisions]
    print(f"{spent / len(plays):.2f} s a game, {len(decisions) / spent:.0f} decisions a second")
    marks = Counter(decision.mark for decision in decisions)
    print("marks in 100 decisions:", {mark: round(100 * marks[mark] / len(decisions), 1) for _, mark in UNIT.marks})
    losses = [each for review in found for seat in SEATS if (each := review.losses(seat))]
    lost = sorted(UNIT.figure * sum(each) / len(each) for each in losses)
    print(
        f"lost in a decision: {sum(lost) / len(lost):.2f} {FIGURES}, by player and game",
        *(f"{lost[int(share * len(lost))]:.2f}" for share in SHARES),
    )
    scale = found[0].to_json("S")["scale"]["grades"]
    grades = Counter(
        next(step["mark"] for step in scale if step["most"] is None or loss <= step["most"]) for loss in lost
    )
    print("grades in 100:", {step["mark"]: round(100 * grades[step["mark"]] / len(lost)) for step in scale})
    kinds: defaultdict[str, list[float]] = defaultdict(list)
    for decision in decisions:
        event = decision.done.event
        kinds[event.verb or event.do].append(decision.loss)
    print("by kind:", {kind: round(UNIT.figure * sum(each) / len(each), 2) for kind, each in kinds.items()})
    errors = sorted(deal.split.error for review in found for deal in review.deals)
    print(f"error of the luck of a deal: median {UNIT.figure * errors[len(errors) // 2]:.2f} {FIGURES}")


def slices(play: object) -> None:
    """Review a game in slices, as the page asks for it."""
    request = {"id": 1, "do": "review", "record": ecn.dumps(play), "seat": "S"}  # type: ignore[arg-type]
    times, answer = [], {"continue": "0"}
    while "continue" in answer:
        begun = time.process_time()
        answer = json.loads(web.respond(json.dumps({**request, "continue": answer["continue"]})))
        times.append(1000 * (time.process_time() - begun))
    times.sort()
    middle, most = times[len(times) // 2], times[int(0.95 * len(times))]
    print(
        f"a review: {sum(times) / 1000:.1f} s in {len(times)} slices of {middle:.0f} ms, one in twenty over {most:.0f}"
    )


def beside(plays: list[Play]) -> None:
    """Analyse each game by Python's code and by compiled code, in turn, as the command line does."""
    begun = time.perf_counter()
    print(f"compiled anew: {compiler.prepare(GAME)}, {time.perf_counter() - begun:.1f} s")
    taken: dict[bool, float] = {False: 0.0, True: 0.0}
    for play in plays:
        found = []
        for fast in taken:
            begun = time.process_time()
            with nullcontext() if fast else run.using(GAME, Plain()):
                found.append(finished(ANALYSTS[GAME].pieces(play, Effort())).to_json("S"))
            taken[fast] += time.process_time() - begun
        assert found[0] == found[1]
    slow, quick = (taken[fast] / len(plays) for fast in (False, True))
    print(f"s a game: Python {slow:.2f}, compiled {quick:.2f}, {slow / quick:.1f} times as fast; the same figures")


def main() -> None:
    """Measure a player's games."""
    asked = [each for each in sys.argv[1:] if not each.startswith("--")]
    player = asked[0] if asked else "amateur"
    games = int(asked[1]) if len(asked) > 1 else 20
    plan = simulate.Plan(dict.fromkeys(SEATS, player), games, 11, RULES, game=GAME)
    plays = [play for play in simulate.games(plan) if play.steps]
    if "--compiled" in sys.argv:
        beside(plays)
        return
    if GAME == "belote":  # as it stands it takes a hundred times as long
        compiler.prepare(GAME)
    print(f"{games} games of {player}: the page's effort")
    estimates(list(plays), QUICK)
    reviews(list(plays), QUICK)
    slices(plays[0])
    if "--thorough" in sys.argv:
        print("the command line's effort")
        reviews(list(plays), Effort())


if __name__ == "__main__":
    main()
