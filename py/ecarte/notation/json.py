"""JSON of a record: one object, on one line, with what the fold adds (tricks, points, scores).

Reading it back loses nothing and trusts nothing: the record goes through the reader of ECN, and what the fold adds is
compared. A problem's data has the ``path`` of its place: ``$.deals[0].events[3]``.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import islice
from typing import Any

from ecarte.core.budget import SpentError, budget
from ecarte.core.columns import Facts
from ecarte.core.contract import Game
from ecarte.core.game import Head, Json, OptionValue, Problem, RuleError
from ecarte.core.titles import Parts
from ecarte.notation import ecn, plain
from ecarte.notation.values import Fault, values
from ecarte.record import NO_NOTE, OWN, Deal, Entry, Note, Play, Record, Step, Variation, best_of_others, result, winner

_MOST_PROBLEMS = 1000  # per record
_LONGEST = 80  # characters that a problem quotes
_FACTS: Mapping[str, Facts] = Parts("facts")


def dumps(play: Play, problems: Iterable[Problem] = (), moves: str = "") -> str:
    """Return the record as one line of JSON; ``problems`` are those found when it was read.

    ``moves`` is its movetext in canonical form, if already known (`ecn.Reading.moves`).
    """
    if not moves:
        return plain.text(to_json(play, problems))
    lines = moves.split("\n")[:-1]
    deals = plain.deals(play.record, lines)
    around = plain.text(_around(play, lines[-1], _result_of(play, deals), problems))
    return around.replace('"deals":[]', f'"deals":[{",".join(map(plain.format_deal, deals))}]', 1)


def to_json(play: Play, problems: Iterable[Problem] = (), moves: str = "") -> Json:
    """Return the record as plain dicts and lists; the arguments are those of `dumps`."""
    if moves:
        lines = moves.split("\n")[:-1]
        deals = plain.deals(play.record, lines)
        game = _around(play, lines[-1], _result_of(play, deals), problems)
        game["deals"] = [{**deal, "events": json.loads(deal["events"])} for deal in deals]
        return game
    steps = iter(play.steps)
    game = _around(play, result(play), _result(play), problems)
    game["deals"] = [
        _deal(play, deal, [next(steps) for _ in range(len(deal.entries) + 1)]) for deal in play.record.deals
    ]
    return game


def _around(play: Play, outcome: str, ended: Json, problems: Iterable[Problem]) -> Json:
    """Return a record without its deals; ``outcome`` is its result in ECN, ``ended`` in JSON."""
    record, options = play.record, play.record.options()
    rules: dict[str, OptionValue] = {option.name: getattr(options, option.name) for option in record.game.options}
    return {
        "game": record.game.name,
        "tags": _tags(record, outcome),
        "rules": rules,
        "deals": [],
        "result": ended,
        "problems": [problem.to_json() for problem in problems],
    }


def format_tags(play: Play) -> str:
    """Return the tags of a record as JSON."""
    return json.dumps(_tags(play.record, result(play)), ensure_ascii=False)


def _tags(record: Record, outcome: str) -> Json:
    tags: Json = {}
    for name, value in ecn.canonical_tags(record, outcome):
        if name == "Option":
            tags.setdefault(name, []).append(value)
        else:
            tags[name] = value
    return tags


def _result_of(play: Play, deals: list[Json]) -> Json:
    """Return the result of a record of these deals, without a fold if the last of them has a score."""
    record = play.record
    rules, options = _FACTS[record.game.name], record.options()
    score = deals[-1]["score"] if deals else None
    if score is None or not rules.is_self_contained(options, ()):
        return _result(play)
    row = {"deal": deals[-1]["number"], "over": True, **{f"score_{side}": each for side, each in score.items()}}
    told = rules.game(options, row)
    won = best_of_others(score, record.resigned) if record.resigned else told["game_winner"]
    return {"score": dict(score), "winner": won, "game_points": told.get("game_points")}


def _deal(play: Play, deal: Deal, steps: list[Step]) -> Json:
    game = play.record.game
    dealt = plain.opened(deal.head)
    if deal.note != NO_NOTE:
        dealt["annotations"] = _note(deal.note, game, steps[0].before)
    for step, entry in zip(steps[1:], deal.entries, strict=True):
        event = entry.event
        described = _described(step.number, entry, game, step.before, step.after)
        if event.do == "deal":
            dealt["hands"][event.seat] = list(event.cards)
        elif event.do == "turn" and not event.verb:
            dealt["turn"] = event.cards[0]
        dealt["events"].append(described)
    last = steps[-1].after
    # The final tricks only: a trick may have been taken back and played again (E26).
    dealt["tricks"] = [{"leader": t.leader, "cards": list(t.cards), "winner": t.winner} for t in last.tricks]
    totals = game.score.tally(last)
    if totals is not None:
        dealt["points"], dealt["score"] = dict(totals[0]), dict(totals[1])
    return dealt


def _described(number: int, entry: Entry, game: Game, before: Any, after: Any) -> Json:
    """Return an event, the winner of the trick it completes, and its note."""
    described: Json = {"n": number, **entry.event.to_json()}
    taker = game.log.taker(before, after)
    if taker is not None:
        described["checks"] = {"winner": taker}
    if entry.note != NO_NOTE:
        described["annotations"] = _note(entry.note, game, before)
    return described


def _note(note: Note, game: Game, before: Any) -> Json:
    described: Json = {}
    if note.nags:
        described["nags"] = list(note.nags)
    if note.values:
        described["values"] = dict(note.values)
    if note.comment:
        described["comment"] = note.comment
    if note.variations:
        described["variations"] = [_variation(variation, game, before) for variation in note.variations]
    return described


def _variation(variation: Variation, game: Game, state: Any) -> Json:
    described: Json = {}
    for seat, cards in variation.supposed:
        state = game.deal.suppose(state, seat, cards)
        described.setdefault("supposed", []).append({"seat": seat, "cards": list(cards)})
    described["events"] = []
    for number, entry in enumerate(variation.entries, 1):
        after = game.rules.play(state, entry.event)
        described["events"].append(_described(number, entry, game, state, after))
        state = after
    return described


def _result(play: Play) -> Json:
    game = play.record.game
    outcome: Json = {"score": dict(game.score.of(play.state)), "winner": winner(play)}
    worth = game.view.of(play.state, play.record.view or OWN).to_json().get("gamePoints")
    outcome["game_points"] = worth
    return outcome


# --- reading --------------------------------------------------------------------------------------


def loads(text: str) -> list[Play]:
    """Return the records of a text: one object, a list of them, or one after the other (JSON lines).

    Raises RuleError with all the errors when there are any.
    """
    readings = list(read(text))
    problems = [problem for reading in readings for problem in reading.problems if problem.severe]
    if problems:
        raise RuleError(*problems)
    return [reading.play for reading in readings if reading.play is not None]


def read(source: str | Iterable[str]) -> Iterator[ecn.Reading]:
    """Return the records of a text, or of an open file's lines, each with its problems.

    A problem's line and column are those where its record begins, or where the text is no longer JSON. After that,
    reading continues at the next line that begins an object.
    """
    text = source if isinstance(source, str) else "".join(source)
    if (reading := _own(text)) is not None:
        yield reading
        return
    line, start, counted = 1, 0, 0  # the line reached so far, and where it begins
    for number, (at, end, value) in enumerate(values(text), 1):
        begins = text.count("\n", counted, at) + line
        reading = ecn.Reading(None, (value.problem,), 1) if isinstance(value, Fault) else _budgeted(value, end - at)
        stop = value.at if isinstance(value, Fault) else at
        line += text.count("\n", counted, stop)
        start = max(start, text.rfind("\n", counted, stop) + 1)
        counted = stop
        placed = tuple(replace(each, line=line, column=stop - start + 1, record=number) for each in reading.problems)
        yield replace(reading, problems=placed, line=begins, text=text[at:end])


def _own(text: str) -> ecn.Reading | None:
    """Return the one record of a text if it is plain play, written as `dumps` writes it, and right."""
    written = text.removesuffix("\n")
    if not written.startswith(plain.BEGINNING) or "\n" in written:
        return None
    try:
        tags, deals = plain.read(written)
    except ValueError:
        return None
    reading = ecn.assemble(_listed(tags), deals)
    if reading is None or reading.play is None or dumps(reading.play, moves=reading.moves) != written:
        return None
    return replace(reading, text=written)


def assemble(tags: Json, deals: list[Deal]) -> ecn.Reading | None:
    """Return the record of tags and deals that are plain play in canonical form, and right.

    None means that it must be read as an object, which tells what is wrong.
    """
    from ecarte.notation.schema import fits  # the page only writes, so it need not load it

    reading = ecn.assemble(_listed(tags), deals) if fits({"tags": tags, "deals": []}) else None
    if reading is None or reading.play is None or [*reading.play.record.deals] != deals:
        return None
    outcome = reading.moves[reading.moves.rindex("\n", 0, -1) + 1 : -1]
    return reading if _agrees(tags, _tags(reading.play.record, outcome)) else None


def _budgeted(value: Any, characters: int) -> ecn.Reading:
    """Return what `_record` does, within the budget of its length."""
    try:
        with budget(characters):
            return _record(value)
    except SpentError as spent:
        return ecn.Reading(None, spent.problems, 1)


def _record(value: Any) -> ecn.Reading:
    """Return the record of an object, and all its problems."""
    # The page only writes, so it need not load these.
    from ecarte.notation.json_as_ecn import EcnLines
    from ecarte.notation.schema import fits, misfits

    if not fits(value):
        return ecn.Reading(None, tuple(islice(misfits(value), _MOST_PROBLEMS)), 1)
    if any(problem["code"].startswith("E-") for problem in value.get("problems", [])):
        return ecn.Reading(None, (Problem("E-json-problems", None, {"path": "$.problems"}),), 1)
    if (quickly := _plain(value)) is not None:
        return quickly
    written = EcnLines(value)
    (reading,) = ecn.read("\n".join(written.lines) + "\n")
    known = ("W-check-missing", "W-score-missing")  # JSON may omit these
    problems = tuple(
        replace(each, data={**each.data, "path": written.paths[min(each.line or 1, len(written.paths)) - 1]})
        for each in reading.problems
        if each.code not in known
    )
    if reading.play is not None and reading.sound:
        problems += tuple(islice(_differences(value, to_json(reading.play), "$"), _MOST_PROBLEMS))
    return replace(reading, problems=problems, moves="", places=())


def _plain(game: Json) -> ecn.Reading | None:
    """Return the record of an object of the right shape that is plain play without notes, and in which all is right.

    None means that it must be read by its words, which tells what is wrong.
    """
    deals = []
    attempt, number = 0, 0
    for deal in game["deals"]:
        follows = attempt + 1 if deal["number"] == number else 1
        number, attempt = deal["number"], deal.get("attempt", follows)
        if "annotations" in deal or any("annotations" in event for event in deal["events"]):
            return None
        entries = tuple(map(plain.entry_of, deal["events"]))
        deals.append(Deal(Head(number, attempt, deal["dealer"]), entries))
    reading = ecn.assemble(_listed(game["tags"]), deals)
    if reading is None or reading.play is None:
        return None
    made = to_json(reading.play, moves=reading.moves)
    rules = made["rules"]
    # 1 equals True in Python, and only a rule can be either.
    is_right = all(type(each) is type(rules.get(name)) for name, each in game.get("rules", {}).items())
    return reading if is_right and _agrees({**game, "problems": []}, made) else None


def _agrees(given: Any, made: Any) -> bool:
    """Return whether an object says nothing else than the record it stands for; it may leave out things."""
    if given == made:
        return True
    if isinstance(given, dict) and isinstance(made, dict):
        return all(key in made and _agrees(each, made[key]) for key, each in given.items())
    is_list = isinstance(given, list) and isinstance(made, list)
    return is_list and len(given) == len(made) and all(map(_agrees, given, made))


def _listed(tags: Json) -> Iterator[tuple[str, str]]:
    """Return the tags as those of a text, one for each option."""
    for name, value in tags.items():
        yield from ((name, each) for each in value) if name == "Option" else [(name, value)]


def _differences(given: Any, made: Any, path: str) -> Iterator[Problem]:
    """Return where an object differs from the record it stands for; what it omits is no difference."""
    if isinstance(given, dict) and isinstance(made, dict):
        for key, value in given.items():
            if path != "$" or key != "problems":
                yield from _differences(value, made.get(key), f"{path}.{key[:_LONGEST]}")
    elif isinstance(given, list) and isinstance(made, list) and len(given) == len(made):
        for at, (one, other) in enumerate(zip(given, made, strict=True)):
            yield from _differences(one, other, f"{path}[{at}]")
    elif given != made or type(given) is not type(made):
        from ecarte.notation.schema import place_of  # see `_record`

        # Reading normalizes blanks and accents, which loses nothing.
        words = path.startswith("$.tags.") or ".annotations" in path
        data = {"path": path, "place": place_of(path), "found": _quoted(given), "expected": _quoted(made)}
        yield Problem("W-json-differs" if words else "E-json-differs", None, data)


def _quoted(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)[:_LONGEST]
