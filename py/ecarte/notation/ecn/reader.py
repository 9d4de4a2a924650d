"""Reader of one ECN record: replays every event, and checks every trick, point, score and card of the pack."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from ecarte.core.cards import Card
from ecarte.core.contract import Game
from ecarte.core.game import SUFFIXES, Event, Problem, RuleError, Seat, parse_event, parse_head
from ecarte.notation import fast
from ecarte.notation.ecn.forms import Form, forms
from ecarte.notation.ecn.heading import Heading
from ecarte.notation.ecn.tokens import Token, tokens
from ecarte.record import (
    MATCH_TAGS,
    VOID,
    Deal,
    Entry,
    Note,
    Play,
    Record,
    Step,
    Variation,
    format_score,
    nfc,
    pack_of,
    result,
    start,
)

_MOST_PROBLEMS = 1000  # a text with more is not a record
_LONGEST_VALUE = 1000  # characters of an @ value
_LONGEST_WORD = 80
_FOUND = re.compile(r"(?:^|\s)&found:")  # an irregularity at a real table is recorded as it happened
_DEEPEST = 20  # nested variations


class Line:
    """A line of events while it is read: of a deal, or of a variation."""

    def __init__(self, state: Any, opened: Token | None = None) -> None:
        self.state = state
        self.opened = opened  # the "(" of a variation
        self.before: Any = None  # the state before the last event
        self.supposed: list[tuple[str, tuple[Card, ...]]] = []
        self.entries: list[Entry] = []
        self.broken = state is None  # whether the rest cannot be replayed
        self.unchecked = False  # whether the last event completed a trick whose winner is not yet written
        self.nags: set[int] = set()  # this and the next: the note beside the last event
        self.values: dict[str, str] = {}
        self.comments: list[str] = []
        self.variations: list[Variation] = []

    def note(self) -> Note:
        """Return the note beside the last event, and clear it."""
        comment = " ".join(nfc(" ".join(self.comments)).split())
        note = Note(tuple(sorted(self.nags)), tuple(sorted(self.values.items())), comment, tuple(self.variations))
        self.nags, self.values, self.comments, self.variations = set(), {}, [], []
        return note

    def write_note(self) -> None:
        """Attach the note to the last event."""
        if self.entries and (self.nags or self.values or self.comments or self.variations):
            self.entries[-1] = replace(self.entries[-1], note=self.note())


class Reader:
    """Reads one record: its tags, then its movetext, folding it on the way. `problems` are all it found."""

    def __init__(self, lines: list[str], first: int, number: int) -> None:
        self.lines, self.first, self.number = lines, first, number
        self.moves = ""  # the movetext, if known to be canonical
        self.problems: list[Problem] = []
        self.deals: list[Deal] = []
        self.steps: list[Step] = []
        self.line = Line(None)  # the main line of the deal
        self.inner: list[Line] = []  # the open variations, the innermost last
        self.sunk, self.sink = 0, Line(None)  # the number nested too deep, and the line that takes their events
        self.pack: Sequence[Card] = ()
        self.early: list[str] = []  # remarks before the first deal, kept in its note
        self.tallied = True  # whether the last deal's score is written, or not due
        self.marked_since = False  # whether a mark came after that score, which may then be written again
        self.unsure = False  # whether a deal broke off without a score, so that the game's score is unknown
        self.doubted = False  # whether a wrong seed has been reported
        self.ended: Token | None = None  # the result
        self.last: Token | None = None

    def report(self, problem: Problem, token: Token | None = None, line: int = 0, deal: int | None = None) -> None:
        """Record a problem at a word or a line, in the present deal unless another is named."""
        if self.deals and deal is None and not line:
            deal = self.deals[-1].head.number
        self.take_down(problem, *((token.line, token.column) if token else (line or self.first, 1)), deal)

    def take_down(self, problem: Problem, line: int, column: int, deal: int | None = None) -> None:
        """Record a problem at a place in the source."""
        if len(self.problems) == _MOST_PROBLEMS:
            problem = Problem("E-too-many", None, {"most": _MOST_PROBLEMS})
        if not self.has_too_many:
            self.problems.append(replace(problem, line=line, column=column, record=self.number, deal=deal))

    @property
    def has_too_many(self) -> bool:
        """Return whether there are so many problems that reading on is useless."""
        return len(self.problems) > _MOST_PROBLEMS

    @property
    def sound(self) -> bool:
        """Return whether no error was found."""
        return not any(problem.severe for problem in self.problems)

    def tag_line(self, tag: str) -> int:
        """Return the line of a tag, or of the first line when it is missing."""
        return self.first + self.heading.places.get(tag, 0)

    def run(self) -> Play | None:
        """Read the record; return it with its state, or None when its game or rules are unknown."""
        self.heading = Heading(self.lines, lambda problem, at: self.report(problem, line=self.first + at))
        if self.heading.options is None:
            return None
        self.record: Record = self.heading.record
        self.game: Game = self.record.game
        self.rules, self.seats, self.sides = self.game.rule_ids, self.record.seats, self.record.sides
        self.french = self.record.tag("Lang").lower().startswith("fr")
        at = self.heading.end
        quickly = self.lines[at + 1 :] if self.lines[at:] and not self.lines[at] else []
        deals = fast.read(self.record, self.heading.options, quickly, self.heading.cutter, self.heading.seed)
        if deals is not None:
            self.moves = "\n".join(quickly) + "\n"
            return self.check_match(Play(replace(self.record, deals=deals)))
        moves = "\n".join(self.lines[at:])
        self.real = bool(_FOUND.search(moves)) and _finds_fault(tokens(moves, 1))
        self.read_moves(tokens(moves, self.first + at))
        if self.ended and self.ended.text == VOID and not self.record.tag("Result"):
            self.record = self.record.with_tag("Result", VOID)
        finished = Play(replace(self.record, deals=tuple(self.deals)), self.line.state, tuple(self.steps))
        self.check_result(finished)
        return finished if self.line.broken else self.check_match(finished)

    # --- movetext ---

    def start(self, dealer: Seat) -> Any:
        """Return the state before the first deal."""
        return start(self.game, self.heading.options, dealer, self.record.view, real=self.real)

    def read_moves(self, words: Iterator[Token]) -> None:
        """Read the movetext word by word."""
        self.line.state = self.start(self.seats[0])
        self.line.broken = False
        handlers = {
            "head": self.on_head,
            "event": self.on_event,
            "irregularity": self.on_event,
            "suppose": self.on_suppose,
            "check": self.on_check,
            "score": self.on_score,
            "nag": self.on_note,
            "value": self.on_note,
            "comment": self.on_note,
            "remark": self.on_note,
            "open": self.on_open,
            "close": self.on_close,
        }
        for token in words:
            self.last = token
            if token.kind == "result":
                self.ended = token
                for after in words:
                    if after.kind != "remark":
                        self.report(Problem("E-after-result", None, {"text": after.text[:80]}), after)
                        break
                    self.on_note(after)  # a remark on the game is kept with its last event
                break
            if self.has_too_many:
                break
            handlers.get(token.kind, self.on_other)(token)
        self.leave_variations()
        self.close_deal()

    @property
    def now(self) -> Line:
        """Return the line that is being read."""
        if self.sunk:
            return self.sink
        return self.inner[-1] if self.inner else self.line

    def on_other(self, token: Token) -> None:
        """Report a word of no known kind: a comment without end."""
        self.report(Problem("E-comment-open", None, {"text": token.text[:20]}), token)
        self.now.broken = True

    # --- deals ---

    def on_head(self, token: Token) -> None:
        """Read the opening of a deal."""
        head = parse_head(" ".join(token.text.replace(".", ". ").split()))
        self.leave_variations()
        self.close_deal()
        self.check_tallied(token)
        state, broken = self.line.state, self.line.broken
        seated = head.dealer in self.seats
        if not seated:
            self.report(Problem("E-seat", self.rules["seats"], {"seat": head.dealer}), token, deal=head.number)
            follows = self.game.deal.next_head(state)
            head = replace(head, dealer=follows.dealer if follows else self.seats[0])
        if not self.deals:
            dealer = self.heading.cutter or head.dealer
            state = self.start(dealer)
        expected = self.game.deal.next_head(state)
        if expected is None and not broken:
            code = "E-game-over" if self.game.score.over(state) else "E-deal-open"
            self.report(Problem(code, None, {"deal": head.number}), token, deal=head.number)
        elif expected is not None and head != (replace(expected, dealer=head.dealer) if self.real else expected):
            rule = self.rules["deals"] if head.dealer != expected.dealer else None
            data = {"expected": str(expected), "found": str(head)}
            self.report(Problem("E-head-expected", rule, data), token, deal=head.number)
        self.unsure = self.unsure or (not self.tallied and (broken or expected is None))
        opened = self.game.deal.begin(state, head)
        self.deals.append(Deal(head))
        self.steps.append(Step(head.number, 0, head, state, opened))
        self.line = Line(opened)
        self.line.broken = not seated
        self.line.comments, self.early = self.early, []
        self.tallied = self.marked_since = False
        self.pack = pack_of(self.record, self.deals[-1], opened)  # the words of a cut follow in its note

    def close_deal(self) -> None:
        """Store the events that were read in the deal."""
        if self.deals:
            if not self.line.entries:
                self.deals[-1] = replace(self.deals[-1], note=self.line.note())
            self.line.write_note()
            self.deals[-1] = replace(self.deals[-1], entries=tuple(self.line.entries))

    # --- events ---

    def on_event(self, token: Token) -> None:
        """Read an event: replay it, or report why it is refused."""
        line = self.now
        found = None if line.broken else self.event(token, line)
        if found is None and not (line.broken and self.could_be_event(token)):
            code = "E-word-french" if self.is_unmarked_french(token) else "E-word"
            self.report(Problem(code, None, {"text": token.text[:80]}), token)
            line.broken = True
            return
        if not self.deals:
            self.report(Problem("E-no-head", None, {"text": token.text[:80]}), token)
            return
        if found is None:
            return
        event, nag = found
        before = line.state
        try:
            after = self.game.rules.play(before, event)
        except RuleError as error:
            self.report(self.slipped(error.problems[0], before, event), token)
            line.broken = True
            return
        remark = self.game.remark(before, event) if self.game.remark else None
        if remark is not None:
            self.report(remark, token)
        if not self.inner:
            self.check_given(event, token)
        self.check_taken(token)
        self.close_note(line)
        line.before, line.state = before, after
        line.entries.append(Entry(event))
        line.unchecked = self.game.log.taker(before, after) is not None
        if nag is not None:
            line.nags.add(nag)
        if not self.inner:
            if self.tallied and self.game.score.tally(before) is not None:
                # A claim may change the score of its deal (E26). So does a mark between two deals (laws 22, 50), but by
                # then the score of the deal itself has been written.
                self.tallied = event.verb not in ("claim", "ruling")
                self.marked_since = self.tallied
            number = len(line.entries)
            self.steps.append(Step(self.deals[-1].head.number, number, event, before, after))

    def slipped(self, problem: Problem, state: Any, event: Event) -> Problem:
        """Return the problem, with the way to write the event as an irregularity if the rules know one."""
        if event.suffix or event.do not in ("play", "say"):
            return problem
        for suffix in SUFFIXES:
            slip = replace(event, suffix=suffix)
            if self.game.rules.why_not(state, slip) is None:
                return replace(problem, data={**problem.data, "slip": 1, "slipped": str(slip)})
        return problem

    def event(self, token: Token, line: Line) -> tuple[Event, int | None] | None:
        """Return the event a word stands for and the NAG of the mark behind it, or None for no event.

        The word is in canonical form or in an import form.
        """
        written = self.canonical(token)
        if written is not None and not (written[0].args and self.game.rules.why_not(line.state, written[0])):
            return written
        if len(token.text) > _LONGEST_WORD:
            return written
        for form, nag in forms(token.text, french=self.french):
            text = self.seated(form, line)
            try:
                event = parse_event(text)
            except ValueError:
                continue
            if written is None or self.game.rules.why_not(line.state, event) is None:
                self.report(Problem("W-form", None, {"found": token.text, "expected": text}), token)
                return event, nag
        return written

    @staticmethod
    def canonical(token: Token) -> tuple[Event, None] | None:
        """Return the event that a word in canonical form stands for; its arguments may be an import form."""
        try:
            return parse_event(token.text), None
        except ValueError:
            return None

    def could_be_event(self, token: Token) -> bool:
        """Return whether a word that cannot be replayed is at least the word of an event."""
        try:
            return bool(parse_event(token.text))
        except ValueError:
            if self.is_unmarked_french(token):
                return True
            found = forms(token.text, french=self.french) if len(token.text) <= _LONGEST_WORD else []
            return any(form.seat or form.sign != ":" for form, _ in found)

    def is_unmarked_french(self, token: Token) -> bool:
        """Return whether a word has French letters, in a record that is not marked as French."""
        if self.french or len(token.text) > _LONGEST_WORD:
            return False
        return forms(token.text, french=True) != forms(token.text, french=False)

    def seated(self, form: Form, line: Line) -> str:
        """Return a word completed with the only seat that can act, when none is written."""
        if form.seat or form.sign == "&":
            return form.seat + form.sign + form.rest
        given = self.game.deal.given(line.state)
        seat = given.seat if given else self.game.rules.turn(line.state) or ""
        sign = form.sign or (str(given).removeprefix(given.seat).rstrip("?") if given else ".")
        if sign == ":":  # valid only if somebody can say it now
            due = self.game.deal.due(line.state, ())
            sayings = self.game.rules.moves(line.state) if due is None else (due,)
            able = [e.seat for e in sayings if e.do == "say" and str(e)[2:] == form.rest]
            seat = able[0] if len(able) == 1 else ""
        return ("" if sign.startswith("^") else seat) + sign + form.rest

    def close_note(self, line: Line) -> None:
        """Attach the note to the last event, or to the opening of the deal."""
        if line.entries:
            line.write_note()
        elif line is self.line:
            self.deals[-1] = replace(self.deals[-1], note=line.note())

    def check_given(self, event: Event, token: Token) -> None:
        """Check that the pack, if known, deals these cards."""
        if not self.pack or self.doubted or event.do not in ("deal", "turn", "draw"):
            return
        given = self.game.deal.due(self.line.state, self.pack)
        if given is not None and sorted(given.cards) != sorted(event.cards):
            self.report(Problem("E-seed", self.rules["given"], {}), token)
            self.doubted = True

    def on_check(self, token: Token) -> None:
        """Read the winner of a trick."""
        line = self.now
        due, line.unchecked = line.unchecked, False
        if line.broken:
            return
        taker = self.game.log.taker(line.before, line.state) if due else None
        if taker is None:
            self.report(Problem("E-check-nothing", None, {}), token)
        elif taker != token.text[1:]:
            data = {"found": token.text[1:], "expected": taker}
            self.report(Problem("E-check", self.rules["trick"], data), token)

    def check_taken(self, token: Token | None) -> None:
        """Check that a complete trick has its winner; ``token`` is the word found instead."""
        line = self.now
        if line.unchecked and not line.broken:
            taker = self.game.log.taker(line.before, line.state) or ""
            self.report(Problem("W-check-missing", self.rules["trick"], {"expected": f"/{taker}"}), token)
        line.unchecked = False

    # --- variations ---

    def on_open(self, token: Token) -> None:
        """Begin a variation."""
        if len(self.inner) == _DEEPEST:
            if not self.sunk:
                self.report(Problem("E-variation-deep", None, {"most": _DEEPEST}), token)
            self.sunk += 1
            return
        line = self.now
        begun = bool(line.entries) and not line.broken
        if not line.entries and not line.broken:
            self.report(Problem("E-variation-place", None, {}), token)
        self.inner.append(Line(line.before if begun else None, token))

    def on_close(self, token: Token) -> None:
        """End a variation."""
        if self.sunk:
            self.sunk -= 1
            return
        if not self.inner:
            self.report(Problem("E-variation-close", None, {}), token)
            return
        self.check_taken(token)
        line = self.inner.pop()
        line.write_note()
        if line.entries and not self.now.broken:
            self.now.variations.append(Variation(tuple(line.supposed), tuple(line.entries)))
        elif not line.broken:
            self.report(Problem("E-variation-empty", None, {}), token)

    def leave_variations(self) -> None:
        """Check that all variations have ended where the game continues."""
        if self.inner:
            self.report(Problem("E-variation-open", None, {}), self.inner[0].opened)
            self.line.broken = True  # where the game continues is unknown
        self.inner, self.sunk = [], 0

    def on_suppose(self, token: Token) -> None:
        """Read a supposed hand at the start of a variation."""
        line = self.now
        if not self.inner or line.entries:
            self.report(Problem("E-suppose-place", None, {"text": token.text[:80]}), token)
            return
        if line.broken:
            return
        try:
            event = parse_event(token.text[1:])
            line.state = self.game.deal.suppose(line.state, event.seat, event.cards)
            line.supposed.append((event.seat, event.cards))
        except ValueError as error:  # includes RuleError
            problems = error.problems if isinstance(error, RuleError) else (None,)
            self.report(problems[0] or Problem("E-word", None, {"text": token.text[:80]}), token)
            line.broken = True

    # --- scores and notes ---

    def on_score(self, token: Token) -> None:
        """Read the points and the score of a deal."""
        if not self.deals:
            self.report(Problem("E-no-head", None, {"text": token.text[:80]}), token)
            return
        stated = [_scores(part) for part in token.text[1:].split()]
        if len(stated) != 2 or any(each is None or len(each) != len(self.sides) for each in stated):
            self.report(Problem("E-score-form", None, {"text": token.text[:80]}), token)
            return
        self.leave_variations()
        points, running = (dict(zip(self.sides, each or (), strict=True)) for each in stated)
        if self.tallied and not self.marked_since:
            self.report(Problem("E-score-twice", self.rules["score"], {}), token)
            return
        self.tallied, self.marked_since = True, False
        self.check_taken(token)
        if self.line.broken:  # trust the record, so that the next deals can be checked
            self.line.state = self.game.score.replace(self.line.state, running)
            self.line.broken = self.unsure = False
            return
        totals = self.game.score.tally(self.line.state)
        if totals is None:
            self.report(Problem("E-score-early", self.rules["score"], {}), token)
            return
        due = running if self.unsure else dict(totals[1])
        if (points, running) != (dict(totals[0]), due):
            expected = f"={format_score(totals[0], self.sides)} {format_score(due, self.sides)}"
            self.report(Problem("E-score", self.rules["score"], {"found": token.text, "expected": expected}), token)
        if self.unsure:
            self.line.state = self.game.score.replace(self.line.state, running)
            self.unsure = False

    def on_note(self, token: Token) -> None:
        """Read a NAG, an ``@`` value or a comment."""
        if not self.deals:
            if token.kind == "remark":
                self.report(Problem("W-remark", None, {}), token)
                self.early.append(token.text.replace("}", ")"))
            else:
                self.report(Problem("E-no-head", None, {"text": token.text[:80]}), token)
            return
        line = self.now
        if line.broken:
            return
        if self.inner and not line.entries:
            self.report(Problem("E-note-place", None, {}), token)
        elif token.kind == "nag":
            line.nags.add(int(token.text[1:]))
        elif token.kind == "comment":
            line.comments.append(token.text)
        elif token.kind == "remark":
            self.report(Problem("W-remark", None, {}), token)
            line.comments.append(token.text.replace("}", ")"))
        elif len(token.text) > _LONGEST_VALUE:
            self.report(Problem("E-word", None, {"text": token.text[:80]}), token)
        else:
            key, _, value = token.text[1:].partition("=")
            if key in line.values:
                self.report(Problem("W-value-twice", None, {"key": key[:_LONGEST_WORD]}), token)
            line.values[key] = nfc(value)
            if key == "cut" and line is self.line and not line.entries:
                note = Note(values=(("cut", line.values[key]),))
                self.pack = pack_of(self.record, replace(self.deals[-1], note=note), line.state)

    # --- the end ---

    def check_tallied(self, token: Token | None) -> None:
        """Check that a finished deal has its score; ``token`` is the word found instead."""
        self.check_taken(token)
        totals = self.game.score.tally(self.line.state)
        if not self.line.broken and not self.unsure and not self.tallied and totals is not None:
            expected = f"={format_score(totals[0], self.sides)} {format_score(totals[1], self.sides)}"
            self.report(Problem("W-score-missing", self.rules["score"], {"expected": expected}), token)

    def check_result(self, play: Play) -> None:
        """Check the result, and the tag Result."""
        self.check_tallied(self.ended or self.last)
        if self.record.resigned and self.game.score.over(self.line.state):
            self.report(Problem("E-game-over", self.rules["end"], {}), line=self.tag_line("Resigned"))
        if self.ended is None:
            self.report(Problem("E-result-missing", None, {"expected": result(play)}), self.last, self.first)
            return
        written = self.ended.text
        if not self.line.broken and not self.unsure and written != result(play):
            data = {"found": written, "expected": result(play)}
            self.report(Problem("E-result", self.rules["end"], data), self.ended)
        tag = self.record.tag("Result", written)
        if tag != written:
            data = {"found": tag, "expected": written}
            self.report(Problem("E-result-tag", None, data), line=self.tag_line("Result"))

    def check_match(self, play: Play) -> Play:
        """Check the tags of a match against a game that could be read."""
        if MATCH_TAGS.isdisjoint(self.heading.places):
            return play
        from ecarte import match  # few games belong to a match

        for tag, problem in match.ended(play):
            self.take_down(problem, self.tag_line(tag), 1, problem.deal)
        return play


def _finds_fault(words: Iterator[Token]) -> bool:
    """Return whether an irregularity is found in the game itself, not in a note or a variation.

    This is `record.is_of_real_table` of a text.
    """
    depth = 0
    for token in words:
        if token.kind == "result":
            break
        if token.kind in ("open", "close"):
            depth = max(0, depth + (1 if token.kind == "open" else -1))
        elif token.kind in ("head", "score"):
            depth = 0
        elif not depth and token.kind == "irregularity" and token.text.startswith("&found:"):
            return True
    return False


def _scores(text: str) -> tuple[int, ...] | None:
    return tuple(map(int, text.split("-"))) if re.fullmatch(r"[0-9]{1,6}(-[0-9]{1,6})*", text) else None
