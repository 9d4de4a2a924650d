"""JSON of a record: one object, on one line, with what the fold adds (tricks, points, scores).

Reading it back loses nothing and trusts nothing: the record goes through the reader of ECN, and what the fold adds is
compared. A problem's data has the ``path`` of its place: ``$.deals[0].events[3]``.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import islice
from typing import Any, TypeAlias

from ecarte.core.budget import SpentError, budget
from ecarte.core.cards import format_cards
from ecarte.core.contract import Game
from ecarte.core.game import Event, Head, Json, OptionValue, Problem, RuleError, format_event
from ecarte.notation import ecn
from ecarte.notation.ecn.tokens import format_tag
from ecarte.notation.values import Fault, values
from ecarte.record import NO_NOTE, OWN, Deal, Entry, Note, Play, Record, Step, Variation, result, winner

_MOST_PROBLEMS = 1000  # per record
_DEEPEST = 20  # nested variations
_LONGEST = 80  # characters that a problem quotes


def dumps(play: Play, problems: Iterable[Problem] = ()) -> str:
    """Return the record as one line of JSON; ``problems`` are those found when it was read."""
    return json.dumps(to_json(play, problems), ensure_ascii=False, separators=(",", ":"))


def to_json(play: Play, problems: Iterable[Problem] = ()) -> Json:
    """Return the record as plain dicts and lists."""
    record, game = play.record, play.record.game
    tags: Json = {}
    for name, value in ecn.canonical_tags(record, result(play)):
        if name == "Option":
            tags.setdefault(name, []).append(value)
        else:
            tags[name] = value
    options = record.options()
    steps = iter(play.steps)
    rules: dict[str, OptionValue] = {option.name: getattr(options, option.name) for option in game.options}
    return {
        "game": game.name,
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
        found["annotations"] = _note(deal.note, game, steps[0].before)
    for step, entry in zip(steps[1:], deal.entries, strict=True):
        event = entry.event
        described = _described(step.number, entry, game, step.before, step.after)
        if event.do == "deal":
            found["hands"][event.seat] = list(event.cards)
        elif event.do == "turn" and not event.verb:
            found["turn"] = event.cards[0]
        found["events"].append(described)
    last = steps[-1].after
    # The final tricks only: a trick may have been taken back and played again (E26).
    found["tricks"] = [{"leader": t.leader, "cards": list(t.cards), "winner": t.winner} for t in last.tricks]
    totals = game.score.tally(last)
    if totals is not None:
        found["points"], found["score"] = dict(totals[0]), dict(totals[1])
    return found


def _described(number: int, entry: Entry, game: Game, before: Any, after: Any) -> Json:
    """Return an event, the winner of the trick it completes, and its note."""
    found: Json = {"n": number, **entry.event.to_json()}
    taker = game.log.taker(before, after)
    if taker is not None:
        found["checks"] = {"winner": taker}
    if entry.note != NO_NOTE:
        found["annotations"] = _note(entry.note, game, before)
    return found


def _note(note: Note, game: Game, before: Any) -> Json:
    found: Json = {}
    if note.nags:
        found["nags"] = list(note.nags)
    if note.values:
        found["values"] = dict(note.values)
    if note.comment:
        found["comment"] = note.comment
    if note.variations:
        found["variations"] = [_variation(variation, game, before) for variation in note.variations]
    return found


def _variation(variation: Variation, game: Game, state: Any) -> Json:
    found: Json = {}
    for seat, cards in variation.supposed:
        state = game.deal.suppose(state, seat, cards)
        found.setdefault("supposed", []).append({"seat": seat, "cards": list(cards)})
    found["events"] = []
    for number, entry in enumerate(variation.entries, 1):
        after = game.rules.play(state, entry.event)
        found["events"].append(_described(number, entry, game, state, after))
        state = after
    return found


def _result(play: Play) -> Json:
    game = play.record.game
    found: Json = {"score": dict(game.score.of(play.state)), "winner": winner(play)}
    worth = game.view.of(play.state, play.record.view or OWN).to_json().get("gamePoints")
    found["game_points"] = worth
    return found


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
    line, start, counted = 1, 0, 0  # the line reached so far, and where it begins
    for number, (at, end, found) in enumerate(values(text), 1):
        begins = text.count("\n", counted, at) + line
        outcome: _Outcome = (None, (found.problem,)) if isinstance(found, Fault) else _budgeted(found, end - at)
        stop = found.at if isinstance(found, Fault) else at
        line += text.count("\n", counted, stop)
        start = max(start, text.rfind("\n", counted, stop) + 1)
        counted = stop
        placed = tuple(replace(each, line=line, column=stop - start + 1, record=number) for each in outcome[1])
        yield ecn.Reading(outcome[0], placed, begins, text[at:end])


def _budgeted(found: Any, characters: int) -> _Outcome:
    """Return what `_record` does, within the budget of its length."""
    try:
        with budget(characters):
            return _record(found)
    except SpentError as spent:
        return None, spent.problems


_Outcome: TypeAlias = tuple[Play | None, tuple[Problem, ...]]


def _record(found: Any) -> _Outcome:
    """Return the record of an object, and all its problems."""
    from ecarte.notation.schema import misfits  # the page only writes, so it need not load it

    ill_shaped = tuple(islice(misfits(found), _MOST_PROBLEMS))
    if ill_shaped:
        return None, ill_shaped
    if any(problem["code"].startswith("E-") for problem in found.get("problems", [])):
        return None, (Problem("E-json-problems", None, {"path": "$.problems"}),)
    written = _Written(found)
    (reading,) = ecn.read("\n".join(written.lines) + "\n")
    known = ("W-check-missing", "W-score-missing")  # JSON may omit these
    problems = tuple(
        replace(each, data={**each.data, "path": written.paths[min(each.line or 1, len(written.paths)) - 1]})
        for each in reading.problems
        if each.code not in known
    )
    if reading.play is not None and reading.sound:
        problems += tuple(islice(_differences(found, to_json(reading.play), "$"), _MOST_PROBLEMS))
    return reading.play, problems


def _sides(tags: Json) -> tuple[str, ...]:
    """Return the sides under the rules that tags name, or () when the rules are unknown."""
    options = (("Option", each) for each in tags.get("Option", ()))
    try:
        return Record((("Game", tags["Game"]), ("Rules", tags["Rules"]), *options)).sides
    except RuleError:
        return ()


class _Written:
    """An object of the right shape as lines of ECN, one word on each, with the path of each line."""

    def __init__(self, found: Json) -> None:
        self.lines: list[str] = []
        self.paths: list[str] = []
        tags = found["tags"]
        self.sides = _sides(tags)
        self.add(format_tag("ECN", tags["ECN"]), "$.tags.ECN")
        for name, value in tags.items():
            if name == "Option":
                for at, each in enumerate(value):
                    self.add(format_tag(name, each), f"$.tags.Option[{at}]")
            elif name != "ECN":
                self.add(format_tag(name, value), f"$.tags.{name}")
        self.add("", "$.tags")
        number, attempt = 0, 0
        for at, deal in enumerate(found["deals"]):
            follows = attempt + 1 if deal["number"] == number else 1  # a deal that did not count is dealt again
            number, attempt = deal["number"], deal.get("attempt", follows)
            self.add_deal(deal, attempt, f"$.deals[{at}]")
        if "Result" in tags:
            self.add(tags["Result"], "$.tags.Result")
        elif ended := found.get("result"):
            over = ended.get("winner") and self.score(ended.get("score"))
            self.add(over or "*", "$.result")
        self.paths.append("$")  # the path of anything missing at the end

    def add(self, line: str, path: str) -> None:
        self.lines.append(line)
        self.paths.append(path)

    def score(self, found: Json | None) -> str:
        """Return points or scores by side as ECN has them, or "" when the sides are not those of the game."""
        known = found is not None and found.keys() == set(self.sides)
        return "-".join(str(found[side]) for side in self.sides) if known and found else ""

    def add_deal(self, deal: Json, attempt: int, path: str) -> None:
        self.add(str(Head(deal["number"], attempt, deal["dealer"])), path)
        self.add_note(deal.get("annotations", {}), f"{path}.annotations", 0)
        self.add_events(deal["events"], f"{path}.events", 0)
        points, score = self.score(deal.get("points")), self.score(deal.get("score"))
        if points and score:
            self.add(f"={points} {score}", f"{path}.score")

    def add_events(self, events: list[Json], path: str, depth: int) -> None:
        for at, found in enumerate(events):
            cards = tuple(found["cards"] if "cards" in found else [found["card"]] if "card" in found else [])
            args = tuple(found.get("args", ()))
            seat = "" if found["do"] in ("turn", "ruling") else found.get("seat", "")
            verb, call, suffix = (found.get(key, "") for key in ("verb", "call", "suffix"))
            event = Event(found["do"], seat, cards, verb, args, call, suffix)
            self.add(format_event(event), f"{path}[{at}]")
            self.add_note(found.get("annotations", {}), f"{path}[{at}].annotations", depth)
            if "checks" in found:
                self.add(f"/{found['checks']['winner']}", f"{path}[{at}].checks.winner")

    def add_note(self, note: Json, path: str, depth: int) -> None:
        for at, nag in enumerate(note.get("nags", [])):
            self.add(f"${nag}", f"{path}.nags[{at}]")
        for key, value in note.get("values", {}).items():
            self.add(f"@{key}={value}", f"{path}.values.{key}")
        if "comment" in note:  # blanks become single spaces, as in a text
            self.add("{" + " ".join(note["comment"].split()) + "}", f"{path}.comment")
        for at, variation in enumerate(note.get("variations", [])):
            where = f"{path}.variations[{at}]"
            self.add("(", where)
            if depth <= _DEEPEST:  # the reader reports one that is deeper
                for hand, supposed in enumerate(variation.get("supposed", [])):
                    self.add(f"?{supposed['seat']}<{format_cards(supposed['cards'])}", f"{where}.supposed[{hand}]")
                self.add_events(variation["events"], f"{where}.events", depth + 1)
            self.add(")", where)


def _differences(found: Any, made: Any, path: str) -> Iterator[Problem]:
    """Return where an object differs from the record it stands for; what it omits is no difference."""
    if isinstance(found, dict) and isinstance(made, dict):
        for key, value in found.items():
            if path != "$" or key != "problems":
                yield from _differences(value, made.get(key), f"{path}.{key[:_LONGEST]}")
    elif isinstance(found, list) and isinstance(made, list) and len(found) == len(made):
        for at, (one, other) in enumerate(zip(found, made, strict=True)):
            yield from _differences(one, other, f"{path}[{at}]")
    elif found != made or type(found) is not type(made):
        from ecarte.notation.schema import place_of  # see `_record`

        # Reading normalizes blanks and accents, which loses nothing.
        words = path.startswith("$.tags.") or ".annotations" in path
        data = {"path": path, "place": place_of(path), "found": _quoted(found), "expected": _quoted(made)}
        yield Problem("W-json-differs" if words else "E-json-differs", None, data)


def _quoted(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)[:_LONGEST]
