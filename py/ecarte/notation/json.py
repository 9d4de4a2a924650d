"""JSON of a record: one object, on one line, with what the fold adds (tricks, points, scores)."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from ecarte.game import Json, OptionValue, Problem
from ecarte.notation.ecn import canonical_tags
from ecarte.record import NO_NOTE, Deal, Note, Play, Step, result, winner


def dumps(play: Play, problems: Iterable[Problem] = ()) -> str:
    """The record as one line of JSON; ``problems`` are what reading it found."""
    return json.dumps(to_json(play, problems), ensure_ascii=False, separators=(",", ":"))


def to_json(play: Play, problems: Iterable[Problem] = ()) -> Json:
    """The record as plain dicts and lists."""
    record, game = play.record, play.record.game
    tags: Json = {}
    for name, value in canonical_tags(record, result(play)):
        if name == "Option":
            tags.setdefault(name, []).append(value)
        else:
            tags[name] = value
    options = record.options()
    steps = iter(play.steps)
    rules: dict[str, OptionValue] = {option.name: getattr(options, option.name) for option in game.OPTIONS}
    return {
        "game": game.NAME,
        "tags": tags,
        "rules": rules,
        "deals": [_deal(play, deal, [next(steps) for _ in range(len(deal.entries) + 1)]) for deal in record.deals],
        "result": _result(play),
        "problems": [problem.to_json() for problem in problems],
    }


def _deal(play: Play, deal: Deal, steps: list[Step]) -> Json:
    game = play.record.game
    found: Json = {
        "number": deal.head.number,
        "attempt": deal.head.attempt,
        "dealer": deal.head.dealer,
        "hands": {},
        "turn": None,
        "events": [],
        "tricks": [],
        "points": None,
        "score": None,
    }
    if deal.note != NO_NOTE:
        found["annotations"] = _note(deal.note)
    played: list[Any] = []
    for step, entry in zip(steps[1:], deal.entries, strict=True):
        event = entry.event
        described: Json = {"n": step.number, **event.to_json()}
        if event.do == "deal":
            found["hands"][event.seat] = list(event.cards)
        elif event.do == "turn":
            found["turn"] = event.cards[0]
        elif event.do == "play":
            played.append(event)
        taker = game.check_after(step.before, step.after)
        if taker is not None:
            described["checks"] = {"winner": taker}
            cards = [each.cards[0] for each in played]
            found["tricks"].append({"leader": played[0].seat, "cards": cards, "winner": taker})
            played = []
        if entry.note != NO_NOTE:
            described["annotations"] = _note(entry.note)
        found["events"].append(described)
    totals = game.tally(steps[-1].after)
    if totals is not None:
        found["points"], found["score"] = dict(totals[0]), dict(totals[1])
    return found


def _note(note: Note) -> Json:
    found: Json = {}
    if note.nags:
        found["nags"] = list(note.nags)
    if note.values:
        found["values"] = dict(note.values)
    if note.comment:
        found["comment"] = note.comment
    return found


def _result(play: Play) -> Json:
    game = play.record.game
    over = result(play) != "*"
    found: Json = {"score": dict(game.score(play.state)), "winner": winner(play) if over else None}
    worth = game.view(play.state, game.SEATS[0]).to_json().get("gamePoints")
    found["game_points"] = worth
    return found
