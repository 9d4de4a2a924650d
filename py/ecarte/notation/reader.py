"""Reading one ECN record: every event replayed, every trick, point, score and card of the pack checked."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import zip_longest
from typing import Any

from ecarte import fair
from ecarte.cards import Card, is_card
from ecarte.game import Game, Problem, RuleError, parse_event, parse_head
from ecarte.notation.tokens import Token, parse_tag, tokens
from ecarte.record import (
    VERSION,
    Deal,
    Entry,
    Note,
    Play,
    Record,
    Step,
    format_cut,
    format_score,
    nfc,
    parse_cut,
    result,
)

_MOST_PROBLEMS = 1000  # of a record: what has more is no record
_LONGEST_VALUE = 1000  # characters of an @ value


class Reader:
    """Reads one record: its tags, then its movetext, folding as it goes. `problems` are all it found."""

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
        self.doubted = False  # that the seed is not this record's has been said
        self.cutter = ""  # who deals first by the Cut tag
        self.ended: Token | None = None  # the result
        self.last: Token | None = None
        self.nags: set[int] = set()  # what is written beside the last event, or the deal's opening
        self.values: dict[str, str] = {}
        self.comments: list[str] = []

    def report(self, problem: Problem, token: Token | None = None, line: int = 0) -> None:
        deal = self.deals[-1].head.number if self.deals else None
        place = (token.line, token.column) if token else (line or self.first, 1)
        if len(self.problems) == _MOST_PROBLEMS:
            problem = Problem("E-too-many", None, {"most": _MOST_PROBLEMS})
        if not self.enough:
            self.problems.append(replace(problem, line=place[0], column=place[1], record=self.number, deal=deal))

    @property
    def enough(self) -> bool:
        """Whether so much is wrong that reading on is of no use."""
        return len(self.problems) > _MOST_PROBLEMS

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
        self.read_moves(tokens("\n".join(self.lines[moves:]), self.first + moves))
        finished = Play(replace(self.record, deals=tuple(self.deals)), self.state, tuple(self.steps))
        self.check_result(finished)
        return finished

    # --- tags ---

    def read_tags(self) -> tuple[list[tuple[str, str]], int]:
        tags: list[tuple[str, str]] = []
        at = 0
        for at, line in enumerate(self.lines):  # `at` is where the movetext begins
            if not line.strip():
                break
            if not line.startswith("[") or self.enough:
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
            tags.append((name, nfc(value)))
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
            self.report(Problem("E-seat", None, {"seat": resigned[:80]}), line=self.tag_lines["Resigned"])
            tags = tuple(tag for tag in self.record.tags if tag[0] != "Resigned")
            self.record = replace(self.record, tags=tags)
        if "Cut" in self.tag_lines:
            self.check_cut(self.record.tag("Cut"))

    def check_cut(self, cut: str) -> None:
        """What each drew for the deal, "S:Kh N:7c": who deals first follows from it (E3)."""
        try:
            cards = parse_cut(cut).values()
            drawn, cutter = self.game.cut(self.options, tuple(cards))
            formed = cut == format_cut(drawn) and all(map(is_card, cards))
        except (ValueError, IndexError):
            formed = False
        if formed:
            self.cutter = cutter
        if not formed:
            self.report(Problem("E-tag-value", "E3", {"tag": "Cut", "value": cut[:80]}), line=self.tag_lines["Cut"])
        elif self.seed is not None and cut != format_cut(self.game.cut(self.options, fair.pack(self.seed, 0))[0]):
            self.report(Problem("E-cut", "E3", {}), line=self.tag_lines["Cut"])

    # --- movetext ---

    def read_moves(self, words: Iterator[Token]) -> None:
        self.state = self.game.start(self.options, self.game.SEATS[0])
        for token in words:
            self.last = token
            if token.kind == "result":
                self.ended = token
                after = next(words, None)
                if after is not None:
                    self.report(Problem("E-after-result", None, {"text": after.text[:80]}), after)
                break
            if self.enough:
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
        self.write_note()

    def on_other(self, token: Token) -> None:
        code = {"unclosed": "E-comment-open", "irregularity": "E-irregularity"}.get(token.kind, "E-variation")
        self.report(Problem(code, None, {"text": token.text[:20]}), token)
        self.broken = True

    def on_head(self, token: Token) -> None:
        head = parse_head(token.text)
        self.write_note()
        self.check_tallied(token)
        seated = head.dealer in self.game.SEATS
        if not seated:
            self.report(Problem("E-seat", "E1", {"seat": head.dealer}), token)
            follows = self.game.next_head(self.state)
            head = replace(head, dealer=follows.dealer if follows else self.game.SEATS[0])
        if not self.deals:
            self.state = self.game.start(self.options, self.cutter or head.dealer)
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
        self.broken, self.unchecked, self.tallied = not seated, None, False
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
            if given is not None and sorted(given.cards) != sorted(event.cards) and not self.doubted:
                self.report(Problem("E-seed", "E4", {}), token)
                self.doubted = True
        self.write_note()
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
        if self.tallied:
            self.report(Problem("E-score-twice", "E22", {}), token)
            return
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
            expected = f"={format_score(totals[0], self.game)} {format_score(totals[1], self.game)}"
            self.report(Problem("E-score", "E22", {"found": token.text, "expected": expected}), token)

    def on_note(self, token: Token) -> None:
        if not self.deals:
            self.report(Problem("E-no-head", None, {"text": token.text[:80]}), token)
            return
        if self.broken:
            return
        if token.kind == "nag":
            self.nags.add(int(token.text[1:]))
        elif token.kind == "comment":
            self.comments.append(token.text)
        elif len(token.text) > _LONGEST_VALUE:
            self.report(Problem("E-word", None, {"text": token.text[:80]}), token)
        else:
            key, _, value = token.text[1:].partition("=")
            self.values[key] = nfc(value)
            head = self.deals[-1].head
            if key == "cut" and not self.deals[-1].entries and self.seed is not None:
                self.pack = fair.pack(self.seed, head.number, head.attempt, self.values[key])

    def write_note(self) -> None:
        """Puts what was read beside the last event, or the deal's opening, where it belongs."""
        if not (self.nags or self.values or self.comments):
            return
        comment = nfc(" ".join(filter(None, self.comments)))
        note = Note(tuple(sorted(self.nags)), tuple(sorted(self.values.items())), comment)
        deal = self.deals[-1]
        if deal.entries:
            self.deals[-1] = replace(deal, entries=(*deal.entries[:-1], replace(deal.entries[-1], note=note)))
        else:
            self.deals[-1] = replace(deal, note=note)
        self.nags, self.values, self.comments = set(), {}, []

    # --- the end ---

    def check_tallied(self, token: Token | None) -> None:
        """That a deal which is over has its score; ``token`` is what stands there instead."""
        if not self.broken and not self.tallied and self.game.tally(self.state) is not None:
            self.report(Problem("E-score-missing", "E22", {}), token)

    def check_result(self, play: Play) -> None:
        self.check_tallied(self.ended or self.last)
        if self.record.resigned and self.game.winner(self.state):
            self.report(Problem("E-game-over", "E24", {}), line=self.tag_lines["Resigned"])
        if self.ended is None:
            self.report(Problem("E-result-missing", None, {"expected": result(play)}), self.last, self.first)
            return
        written = self.ended.text
        if not self.broken and written != result(play):
            self.report(Problem("E-result", "E24", {"found": written, "expected": result(play)}), self.ended)
        tag = self.record.tag("Result", written)
        if tag != written:
            self.report(
                Problem("E-result-tag", None, {"found": tag, "expected": written}), line=self.tag_lines["Result"]
            )

    def compare(self, canonical: str, lines: list[str]) -> None:
        """Reports the first place where the record is not written in canonical form."""
        body = canonical.removesuffix("\n").split("\n")
        expected = [*body, ""]
        for at, (found, wanted) in enumerate(zip_longest(lines, expected)):
            if found == wanted:
                continue
            column = next((c for c, (a, b) in enumerate(zip_longest(found or "", wanted or ""), 1) if a != b), 1)
            data = {"wanted": "text" if wanted else "blank", "expected": (wanted or "")[:80]}
            problem = Problem("E-canonical", None, data)
            place = Token("", "", self.first + at, column)
            self.report(problem, place)
            return


def _scores(text: str) -> tuple[int, ...] | None:
    return tuple(map(int, text.split("-"))) if re.fullmatch(r"[0-9]{1,6}(-[0-9]{1,6})*", text) else None
