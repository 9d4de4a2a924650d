"""ECN: reading and writing records as text.

`read` goes through a text record by record and gives each with all its problems; `loads` wants none;
`dumps` writes the canonical form. The reader replays every event and checks every trick, point,
score and result, and, when the record holds its seed, every card the pack gave.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import zip_longest
from typing import Any

from ecarte import fair
from ecarte.cards import Card, sort_cards
from ecarte.game import Event, Game, Head, Problem, RuleError, parse_event, parse_head
from ecarte.notation.tokens import Token, format_tag, parse_tag, tokens
from ecarte.record import SEAT_TAGS, VERSION, Deal, Entry, Note, Play, Record, Step, result

_ROSTER = ("ECN", "Game", "Event", "Site", "Date", "Round", "South", "West", "North", "East", "Rules", "Result")
_PRIVATE = ("deal", "discard", "draw")


@dataclass(frozen=True, slots=True)
class Reading:
    """One record of a text: what could be read of it, and every problem found.

    ``play`` is None when not even its game and rules are known; else it holds the record up to the
    first event of each deal that could not be read.
    """

    play: Play | None
    problems: tuple[Problem, ...]
    line: int  # where it begins, from 1


def loads(text: str) -> list[Play]:
    """The records of a text; raises RuleError with all the problems when there are any."""
    readings = list(read(text))
    problems = [problem for reading in readings for problem in reading.problems]
    if problems:
        raise RuleError(*problems)
    return [reading.play for reading in readings if reading.play is not None]


def read(text: str, *, canonical: bool = False) -> Iterator[Reading]:
    """The records of a text, one after the other, each with its problems.

    With ``canonical`` a record that is not written in canonical form has a problem too, at the first
    place where it differs. After an unreadable record reading goes on at the next ``[ECN`` line.
    """
    lines = text.removeprefix("\ufeff").split("\n")
    starts = [at for at, line in enumerate(lines) if line.startswith("[ECN ")]
    before = next((at for at in range(starts[0] if starts else len(lines)) if lines[at].strip()), None)
    if before is not None or not starts:
        yield Reading(None, (Problem("E-no-record", None, {}, line=(before or 0) + 1, column=1),), (before or 0) + 1)
    for number, (begin, end) in enumerate(zip_longest(starts, starts[1:], fillvalue=len(lines)), 1):
        chunk = [line.removesuffix("\r") for line in lines[begin:end]]
        while chunk and not chunk[-1].strip():
            chunk.pop()
        reader = _Reader(chunk, begin + 1, number)
        play = reader.run()
        if canonical and play is not None and not reader.problems:
            reader.compare(dumps(play), lines[begin:end], last=end == len(lines))
        yield Reading(play, tuple(reader.problems), begin + 1)


class _Reader:
    """Reads one record: its tags, then its movetext, folding as it goes."""

    def __init__(self, lines: list[str], first: int, number: int) -> None:
        self.lines, self.first, self.number = lines, first, number
        self.problems: list[Problem] = []
        self.tag_lines: dict[str, int] = {}
        self.deals: list[Deal] = []
        self.steps: list[Step] = []
        self.state: Any = None
        self.pack: tuple[Card, ...] = ()
        self.broken = False  # the rest of this deal cannot be replayed
        self.unchecked: Step | None = None
        self.tallied = True  # the last deal's score is written, or not due

    def report(self, problem: Problem, token: Token | None = None, line: int = 0) -> None:
        deal = self.deals[-1].head.number if self.deals else None
        place = (token.line, token.column) if token else (line or self.first, 1)
        self.problems.append(replace(problem, line=place[0], column=place[1], record=self.number, deal=deal))

    def run(self) -> Play | None:
        tags, moves = self.read_tags()
        record = Record(tuple(tags))
        try:
            self.game: Game = record.game
            options = record.options()
        except RuleError as error:
            for problem in error.problems:
                option = f"Option {problem.data.get('option')}"
                tag = {"E-game": "Game", "E-preset": "Rules"}.get(problem.code, option)
                self.report(problem, line=self.tag_lines.get(tag, self.first))
            return None
        try:
            self.seed = record.seed
        except RuleError as error:
            self.seed = None
            self.report(error.problems[0], line=self.tag_lines["Seed"])
        self.record, self.options = record, options
        self.check_tags()
        words = list(tokens("\n".join(self.lines[moves:]), self.first + moves))
        self.read_moves(words)
        finished = Play(replace(record, deals=tuple(self.deals)), self.state, tuple(self.steps))
        self.check_result(finished, words)
        return finished

    # --- tags ---

    def read_tags(self) -> tuple[list[tuple[str, str]], int]:
        tags: list[tuple[str, str]] = []
        at = 0
        for at, line in enumerate(self.lines):  # noqa: B007  # `at` is where the movetext begins
            if not line.strip():
                break
            if not line.startswith("["):
                break
            try:
                name, value = parse_tag(line.rstrip())
            except ValueError:
                self.report(Problem("E-tag", None, {"text": line[:80]}), line=self.first + at)
                continue
            key = f"Option {value.partition('=')[0]}" if name == "Option" else name
            if key in self.tag_lines:
                self.report(Problem("E-tag-twice", None, {"tag": key}), line=self.first + at)
                continue
            self.tag_lines[key] = self.first + at
            tags.append((name, unicodedata.normalize("NFC", value)))
        else:
            at = len(self.lines)
        return tags, at

    def check_tags(self) -> None:
        if self.record.tag("ECN") != VERSION:
            data = {"version": self.record.tag("ECN")}
            self.report(Problem("E-version", None, data), line=self.tag_lines.get("ECN", self.first))
        commit = self.record.tag("Commit")
        if commit and self.seed is not None and commit != fair.commitment(self.seed):
            self.report(Problem("E-commit", None, {}), line=self.tag_lines["Commit"])
        resigned = self.record.resigned
        if resigned and resigned not in self.game.SEATS:
            self.report(Problem("E-seat", None, {"seat": resigned}), line=self.tag_lines["Resigned"])
        cut = self.record.tag("Cut")
        if cut and self.seed is not None:
            drawn, _ = self.game.cut(self.options, fair.pack(self.seed, 0))
            if cut != " ".join(f"{seat}:{card}" for seat, card in drawn.items()):
                self.report(Problem("E-cut", "E3", {}), line=self.tag_lines["Cut"])

    # --- movetext ---

    def read_moves(self, words: list[Token]) -> None:
        self.state = self.game.start(self.options, self.game.SEATS[0])
        for token in words:
            if token.kind == "result":
                if token is not words[-1]:
                    self.report(Problem("E-after-result", None, {"text": words[-1].text}), words[-1])
                break
            {
                "head": self.on_head,
                "event": self.on_event,
                "check": self.on_check,
                "score": self.on_score,
                "nag": self.on_note,
                "value": self.on_note,
                "comment": self.on_note,
            }.get(token.kind, self.on_other)(token)

    def on_other(self, token: Token) -> None:
        code = {"unclosed": "E-comment-open", "irregularity": "E-irregularity"}.get(token.kind, "E-variation")
        self.report(Problem(code, None, {"text": token.text[:20]}), token)
        self.broken = True

    def on_head(self, token: Token) -> None:
        head = parse_head(token.text)
        if not self.deals:
            self.state = self.game.start(self.options, head.dealer)
        expected = self.game.next_head(self.state)
        if expected is None and not self.broken:
            code = "E-game-over" if self.game.winner(self.state) else "E-deal-open"
            self.report(Problem(code, None, {"deal": head.number}), token)
        elif expected is not None and head != expected:
            rule = "E3" if head.dealer != expected.dealer else None
            data = {"expected": str(expected), "found": str(head)}
            self.report(Problem("E-head-expected", rule, data), token)
        before = self.state
        self.state = self.game.open_deal(self.state, head)
        self.deals.append(Deal(head))
        self.steps.append(Step(head.number, 0, head, before, self.state))
        self.broken, self.unchecked, self.tallied = False, None, False
        if self.seed is not None:  # the words of a cut stand beside the head and are read just after
            self.pack = fair.pack(self.seed, head.number, head.attempt)

    def on_event(self, token: Token) -> None:
        try:
            event = parse_event(token.text)
        except ValueError:
            self.report(Problem("E-word", None, {"text": token.text[:80]}), token)
            self.broken = True
            return
        if not self.deals:
            self.report(Problem("E-no-head", None, {"text": token.text[:80]}), token)
            return
        if self.broken:
            return
        problem = self.game.why_not(self.state, event)
        if problem is not None:
            self.report(problem, token)
            self.broken = True
            return
        if self.seed is not None and event.do in ("deal", "turn", "draw"):
            given = self.game.due(self.state, self.pack)
            if given is not None and sorted(given.cards) != sorted(event.cards):
                self.report(Problem("E-seed", "E4", {"expected": str(given)}), token)
        before, deal = self.state, self.deals[-1]
        self.state = self.game.play(before, event)
        step = Step(deal.head.number, len(deal.entries) + 1, event, before, self.state)
        self.steps.append(step)
        self.deals[-1] = replace(deal, entries=(*deal.entries, Entry(event)))
        self.unchecked = step

    def on_check(self, token: Token) -> None:
        step, self.unchecked = self.unchecked, None
        if self.broken:
            return
        taker = self.game.check_after(step.before, step.after) if step else None
        if taker is None:
            self.report(Problem("E-check-nothing", None, {}), token)
        elif taker != token.text[1:]:
            self.report(Problem("E-check", "E19", {"found": token.text[1:], "expected": taker}), token)

    def on_score(self, token: Token) -> None:
        if not self.deals:
            self.report(Problem("E-no-head", None, {"text": token.text[:80]}), token)
            return
        stated = [_scores(part) for part in token.text[1:].split()]
        if len(stated) != 2 or any(each is None or len(each) != len(self.game.SIDES) for each in stated):
            self.report(Problem("E-score-form", None, {"text": token.text[:80]}), token)
            return
        points, running = (dict(zip(self.game.SIDES, each or (), strict=True)) for each in stated)
        self.tallied = True
        if self.broken:  # take the record's word for it, so that the next deals can be checked
            self.state = self.game.with_score(self.state, running)
            self.broken = False
            return
        totals = self.game.tally(self.state)
        if totals is None:
            self.report(Problem("E-score-early", "E22", {}), token)
            return
        if (points, running) != (dict(totals[0]), dict(totals[1])):
            expected = f"={_written(totals[0], self.game)} {_written(totals[1], self.game)}"
            self.report(Problem("E-score", "E22", {"found": token.text, "expected": expected}), token)

    def on_note(self, token: Token) -> None:
        if not self.deals:
            self.report(Problem("E-no-head", None, {"text": token.text[:80]}), token)
            return
        deal = self.deals[-1]
        if self.broken:
            return
        if deal.entries:
            last = deal.entries[-1]
            entry = replace(last, note=_noted(last.note, token))
            self.deals[-1] = replace(deal, entries=(*deal.entries[:-1], entry))
            return
        self.deals[-1] = replace(deal, note=_noted(deal.note, token))
        cut = self.deals[-1].note.value("cut")
        if cut and self.seed is not None:
            self.pack = fair.pack(self.seed, deal.head.number, deal.head.attempt, cut)

    # --- the end ---

    def check_result(self, play: Play, words: list[Token]) -> None:
        written = next((token for token in words if token.kind == "result"), None)
        last = words[-1] if words else None
        if written is None:
            self.report(Problem("E-result-missing", None, {"expected": result(play)}), last, self.first)
        elif not self.broken and written.text != result(play):
            self.report(Problem("E-result", "E24", {"found": written.text, "expected": result(play)}), written)
        tag = self.record.tag("Result", "*")
        if written is not None and tag != written.text:
            place = self.tag_lines.get("Result", self.first)
            self.report(Problem("E-result-tag", None, {"found": tag, "expected": written.text}), line=place)
        if not self.broken and not self.tallied and self.game.tally(self.state) is not None:
            self.report(Problem("E-score-missing", "E22", {}), written or last)

    def compare(self, canonical: str, lines: list[str], *, last: bool) -> None:
        """Reports the first place where the record is not written in canonical form."""
        body = canonical.removesuffix("\n").split("\n")
        expected = body + [""]
        for at, (found, wanted) in enumerate(zip_longest(lines, expected)):
            if found == wanted:
                continue
            column = next(
                (c for c, (a, b) in enumerate(zip_longest(found or "", wanted or ""), 1) if a != b), 1
            )
            data = {"wanted": "text" if wanted else "blank", "expected": (wanted or "")[:80]}
            problem = Problem("E-canonical", None, data)
            place = Token("", "", self.first + at, column)
            self.report(problem, place)
            return


def _scores(text: str) -> tuple[int, ...] | None:
    return tuple(map(int, text.split("-"))) if re.fullmatch(r"\d{1,6}(-\d{1,6})*", text) else None


def _noted(note: Note, token: Token) -> Note:
    if token.kind == "nag":
        return replace(note, nags=tuple(sorted({*note.nags, int(token.text[1:])})))
    if token.kind == "value":
        key, _, value = token.text[1:].partition("=")
        return replace(note, values=tuple(sorted({**dict(note.values), key: value}.items())))
    return replace(note, comment=f"{note.comment} {token.text}".strip() if note.comment else token.text)


# --- writing --------------------------------------------------------------------------------------


def dumps(play: Play) -> str:
    """The record in canonical form, ending in a line feed."""
    outcome = result(play)
    lines = [format_tag(name, value) for name, value in _canonical_tags(play.record, outcome)]
    lines.append("")
    game = play.record.game
    order = play.record.options().order if play.record.tag("DealOrder") != "kept" else ""
    steps = iter(play.steps)
    for deal in play.record.deals:
        opened = next(steps)
        lines.append(str(deal.head) + _note(deal.note))
        line: list[str] = []
        state = opened.after
        for entry in deal.entries:
            step = next(steps)
            if line and game.breaks_line(step.before, entry.event):
                lines.append(" ".join(line))
                line = []
            line.append(_event(entry.event, order) + _note(entry.note))
            taker = game.check_after(step.before, step.after)
            if taker is not None:
                line.append("/" + taker)
            state = step.after
        if line:
            lines.append(" ".join(line))
        totals = game.tally(state)
        if totals is not None:
            lines.append(f"={_written(totals[0], game)} {_written(totals[1], game)}")
    lines.append(outcome)
    return "\n".join(lines) + "\n"


def _written(score: Any, game: Game) -> str:
    return "-".join(str(score[side]) for side in game.SIDES)


def _event(event: Event, order: str) -> str:
    if order and event.do in _PRIVATE:
        event = replace(event, cards=sort_cards(event.cards, order))
    return str(event)


def _note(note: Note) -> str:
    parts = [f"${nag}" for nag in note.nags]
    parts += [f"@{key}={value}" for key, value in note.values]
    if note.comment:
        parts.append("{" + note.comment + "}")
    return "".join(" " + part for part in parts)


def _canonical_tags(record: Record, outcome: str) -> list[tuple[str, str]]:
    held = dict(record.tags)
    seats = {SEAT_TAGS[seat] for seat in record.game.SEATS}
    roster = [name for name in _ROSTER if name in seats or name not in SEAT_TAGS.values()]
    unknown = {"Date": "????.??.??"}
    found = [(name, held.get(name, unknown.get(name, "?"))) for name in roster if name != "Result"]
    found.append(("Result", outcome))
    rest = [(name, value) for name, value in record.tags if name not in roster]
    return found + sorted(rest)
