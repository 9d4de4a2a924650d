"""Reader of one ECN record: replays every event, and checks every trick, point, score and card of the pack."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from ecarte.core.budget import spend
from ecarte.core.cards import Card
from ecarte.core.contract import Game
from ecarte.core.game import Event, Problem, RuleError, Seat, parse_event, parse_head
from ecarte.notation import codec
from ecarte.notation.ecn.findings import Findings
from ecarte.notation.ecn.heading import Heading
from ecarte.notation.ecn.line import Line, Lines
from ecarte.notation.ecn.scores import Scores
from ecarte.notation.ecn.tokens import Token, tokens
from ecarte.notation.ecn.words import Words, finds_fault
from ecarte.record import MATCH_TAGS, VOID, Deal, Entry, Note, Play, Record, Step, pack_of, result, start


class Reader:
    """Reads one record: its tags, then its movetext, folding it on the way. `found` is all that is wrong with it."""

    def __init__(self, text: list[str], first: int, number: int, *, strict: bool = False) -> None:
        self.text, self.first, self.strict = text, first, strict
        self.moves = ""  # the movetext, if known to be canonical
        self.found = Findings(number)
        self.deals: list[Deal] = []
        self.steps: list[Step] = []
        self.places: list[int] = []  # the line of each step
        self.lines = Lines(Line(None))  # of the deal
        self.pack: Sequence[Card] = ()
        self.spare = 0  # foreign words that it may still leave out
        self.foreign: set[str] = set()  # those that it has left out
        self.left_out = (0, 0)  # the deal and the number of its events where the last one was left out
        self.early: list[str] = []  # remarks before the first deal, kept in its note
        self.doubted = False  # whether a wrong seed has been reported
        self.ended: Token | None = None  # the result
        self.last: Token | None = None

    def report(
        self, problem: Problem | None, token: Token | None = None, line: int = 0, deal: int | None = None
    ) -> None:
        """Record a problem, if there is one, at a word or a line, in the present deal unless another is named."""
        if problem is None:
            return
        if self.deals and deal is None and not line:
            deal = self.deals[-1].head.number
        self.found.add(problem, *((token.line, token.column) if token else (line or self.first, 1)), deal)

    def tag_line(self, tag: str) -> int:
        """Return the line of a tag, or of the first line when it is missing."""
        return self.first + self.heading.places.get(tag, 0)

    def run_with(self, deals: Sequence[Deal], *, are_right: bool = False) -> Play | None:
        """Return the record of the tags and of these deals, or None: whatever its codec cannot check."""
        if not self.read_heading() or self.heading.early or self.record.tag("Branch"):
            return None
        whole = replace(self.record, deals=tuple(deals))
        if are_right:
            return (
                self.check_match(Play(whole)) if deals and self.heading.cutter in ("", deals[0].head.dealer) else None
            )
        written = codec.verify(whole, self.heading.options, self.heading.cutter, self.heading.seed)
        if written is None or written[0][-1] != whole.tag("Result"):
            return None
        self.moves = "\n".join(written[0]) + "\n"
        return self.check_match(Play(replace(whole, deals=written[1])))

    def read_heading(self) -> bool:
        """Read the tags; return whether the game and its rules are known."""
        self.heading = Heading(
            self.text, lambda problem, at: self.report(problem, line=self.first + at), strict=self.strict
        )
        if self.heading.options is None:
            return False
        self.record: Record = self.heading.record
        self.game: Game = self.record.game
        options = self.heading.options
        self.rules, self.seats, self.sides = self.game.rule_ids, options.seats, options.sides
        return True

    def run(self) -> Play | None:
        """Read the record; return it with its state, or None when its game or rules are unknown."""
        if not self.read_heading():
            return None
        at, text = self.heading.end, self.heading.lines
        quickly = text[at + 1 :] if text[at:] and not text[at] and not self.heading.early else []
        deals = codec.read(self.record, self.heading.options, quickly, self.heading.cutter, self.heading.seed)
        if deals is not None:
            self.moves = "\n".join(quickly) + "\n"
            return self.check_match(Play(replace(self.record, deals=deals)))
        self.words = Words(self.game, self.record.tag("Lang").lower().startswith("fr"), self.report)
        self.scores = Scores(self.game, self.sides)
        moves = "\n".join(text[at:])
        for line, comment in self.heading.early:
            self.keep_early(comment, Token("comment", comment, self.first + line, 1))
        self.real = finds_fault(moves)
        self.read_moves(self.read_words(moves, self.first + at))
        if self.ended and self.ended.text == VOID and not self.record.tag("Result"):
            self.record = self.record.with_tag("Result", VOID)
        finished = Play(replace(self.record, deals=tuple(self.deals)), self.lines.main.state, tuple(self.steps))
        self.check_result(finished)
        return finished if self.lines.main.broken else self.check_match(finished)

    # --- movetext ---

    def read_words(self, moves: str, line: int) -> Iterator[Token]:
        """Return the words of the movetext, which begins at a line."""
        return tokens(moves, line)

    def near(self, text: str) -> str | int:
        """Return the word that a text without meaning may be meant for, or 0; only what people type has words."""
        return 0

    def is_foreign(self, token: Token) -> bool:
        """Return whether a word can be no part of a move, so that it may be left out where all else fits."""
        from ecarte.notation.ecn.loose.around import is_foreign  # few texts need it

        return is_foreign(token.text)

    def start(self, dealer: Seat) -> Any:
        """Return the state before the first deal."""
        return start(self.game, self.heading.options, dealer, self.record.view, real=self.real)

    def read_moves(self, words: Iterator[Token]) -> None:
        """Read the movetext word by word."""
        self.lines.main.state = self.start(self.seats[0])
        self.lines.main.broken = False
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
            spend()
            self.last = token
            if token.kind == "result":
                self.ended = token
                for after in words:
                    if after.kind != "remark":
                        self.report(Problem("E-after-result", None, {"text": after.text[:80]}), after)
                        break
                    self.on_note(after)  # a remark on the game is kept with its last event
                break
            if self.found.too_many:
                break
            handlers.get(token.kind, self.on_other)(token)
        self.leave_variations()
        self.close_deal()

    def on_other(self, token: Token) -> None:
        """Report a word of no known kind: a comment without end."""
        self.report(Problem("E-comment-open", None, {"text": token.text[:20]}), token)
        self.lines.now.broken = True

    # --- deals ---

    def on_head(self, token: Token) -> None:
        """Read the opening of a deal."""
        head = parse_head(" ".join(token.text.replace(".", ". ").split()))
        self.leave_variations()
        self.close_deal()
        self.check_tallied(token)
        state, broken = self.lines.main.state, self.lines.main.broken
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
        self.scores.begin_deal(is_broken_off=broken or expected is None)
        opened = self.game.deal.begin(state, head)
        self.deals.append(Deal(head))
        self.steps.append(Step(head.number, 0, head, state, opened))
        self.places.append(token.line)
        self.lines.main = Line(opened)
        self.lines.main.broken = not seated
        self.lines.main.comments, self.early = self.early, []
        self.pack = pack_of(self.record, self.deals[-1], opened)  # the words of a cut follow in its note

    def close_deal(self) -> None:
        """Store the events that were read in the deal."""
        if self.deals:
            if not self.lines.main.entries:
                self.deals[-1] = replace(self.deals[-1], note=self.lines.main.note())
            self.lines.main.write_note()
            self.deals[-1] = replace(self.deals[-1], entries=tuple(self.lines.main.entries))

    # --- events ---

    def on_event(self, token: Token) -> None:
        """Read an event: replay it, or report why it is refused."""
        line = self.lines.now
        read = None if line.broken else self.words.event(token, line.state)
        if read is None and not (line.broken and self.words.could_be_event(token)):
            if (self.spare or token.text in self.foreign) and self.is_foreign(token):
                self.spare -= token.text not in self.foreign
                self.foreign.add(token.text)
                self.left_out = (len(self.deals), len(line.entries))
                self.report(Problem("W-word", None, {"text": token.text[:80]}), token)
                return
            code = "E-word-french" if self.words.is_unmarked_french(token) else "E-word"
            self.report(Problem(code, None, {"text": token.text[:80], "near": self.near(token.text)}), token)
            line.broken = True
            return
        if not self.deals:
            self.report(Problem("E-no-head", None, {"text": token.text[:80]}), token)
            return
        if read is None:
            return
        event, nag = read
        before = line.state
        try:
            after = self.game.rules.play(before, event)
        except RuleError as error:
            problem = self.words.with_holder(error.problems[0], line, event)
            self.report(self.words.slipped(problem, before, event), token)
            line.broken = True
            return
        self.report(self.game.remark(before, event) if self.game.remark else None, token)
        if not self.lines.inner:
            self.check_given(event, token)
        self.check_taken()
        self.close_note(line)
        line.before, line.state = before, after
        line.entries.append(Entry(event))
        line.unchecked = self.game.log.taker(before, after) is not None
        line.played = token
        if nag is not None:
            line.nags.add(nag)
        if not self.lines.inner:
            self.scores.follow(event, before)
            number = len(line.entries)
            self.steps.append(Step(self.deals[-1].head.number, number, event, before, after))
            self.places.append(token.line)

    def close_note(self, line: Line) -> None:
        """Attach the note to the last event, or to the opening of the deal."""
        if line.entries:
            line.write_note()
        elif line is self.lines.main:
            self.deals[-1] = replace(self.deals[-1], note=line.note())

    def check_given(self, event: Event, token: Token) -> None:
        """Check that the pack, if known, deals these cards."""
        if not self.pack or self.doubted or event.do not in ("deal", "turn", "draw"):
            return
        given = self.game.deal.due(self.lines.main.state, self.pack)
        if given is not None and sorted(given.cards) != sorted(event.cards):
            self.report(Problem("E-seed", self.rules["given"], {}), token)
            self.doubted = True

    def on_check(self, token: Token) -> None:
        """Read the winner of a trick."""
        line = self.lines.now
        due, line.unchecked = line.unchecked, False
        if line.broken:
            return
        taker = self.game.log.taker(line.before, line.state) if due else None
        if taker is None:
            self.report(Problem("E-check-nothing", None, {}), token)
        elif taker != token.text[1:]:
            data = {"found": token.text[1:], "expected": taker}
            self.report(Problem("E-check", self.rules["trick"], data), token)

    def check_taken(self) -> None:
        """Check that a complete trick has its winner; a missing one is reported at its last card."""
        line = self.lines.now
        if line.unchecked and not line.broken:
            taker = self.game.log.taker(line.before, line.state) or ""
            self.report(Problem("W-check-missing", self.rules["trick"], {"expected": f"/{taker}"}), line.played)
        line.unchecked = False

    # --- variations ---

    def on_open(self, token: Token) -> None:
        """Begin a variation."""
        self.report(self.lines.open(token), token)

    def on_close(self, token: Token) -> None:
        """End a variation."""
        if self.lines.inner and not self.lines.sunk:
            self.check_taken()
        self.report(self.lines.close(), token)

    def leave_variations(self) -> None:
        """Check that all variations have ended where the game continues."""
        opened = self.lines.leave()
        if opened is not None:
            self.report(Problem("E-variation-open", None, {}), opened)

    def on_suppose(self, token: Token) -> None:
        """Read a supposed hand at the start of a variation."""
        line = self.lines.now
        if not self.lines.inner or line.entries:
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
            self.report(problems[0] or Problem("E-word", None, {"text": token.text[:80], "near": 0}), token)
            line.broken = True

    # --- scores and notes ---

    def on_score(self, token: Token) -> None:
        """Read the points and the score of a deal."""
        if not self.deals:
            self.report(Problem("E-no-head", None, {"text": token.text[:80]}), token)
            return
        stated = self.scores.parse(token.text)
        if stated is None:
            self.report(Problem("E-score-form", None, {"text": token.text[:80]}), token)
            return
        self.leave_variations()
        if self.scores.is_twice():
            self.report(Problem("E-score-twice", self.rules["score"], {}), token)
            return
        self.check_taken()
        self.report(self.scores.compare(token.text, *stated, self.lines.main), token)

    def on_note(self, token: Token) -> None:
        """Read a NAG, an ``@`` value or a comment."""
        if not self.deals:
            if token.kind == "remark":
                self.report(Problem("W-remark", None, {}), token)
                self.early.append(token.text.replace("}", ")"))
            elif token.kind == "comment":
                self.keep_early(token.text, token)
            else:
                self.report(Problem("E-no-head", None, {"text": token.text[:80]}), token)
            return
        line = self.lines.now
        if line.broken:
            return
        if self.lines.inner and not line.entries:
            self.report(Problem("E-note-place", None, {}), token)
            return
        self.report(line.add_note(token), token)
        if token.kind == "value" and line is self.lines.main and not line.entries and "cut" in line.values:
            note = Note(values=(("cut", line.values["cut"]),))
            self.pack = pack_of(self.record, replace(self.deals[-1], note=note), line.state)

    def keep_early(self, comment: str, token: Token) -> None:
        """Keep a comment that stands before the first deal, in the note of that deal; it is said once."""
        if not self.early:
            self.report(Problem("W-comment-early", None, {"text": " ".join(comment.split())[:80]}), token)
        self.early.append(comment)

    # --- the end ---

    def check_tallied(self, token: Token | None) -> None:
        """Check that a finished deal has its score; ``token`` is the word found instead."""
        self.check_taken()
        self.report(self.scores.missing(self.lines.main), token)

    def check_result(self, play: Play) -> None:
        """Check the result, and the tag Result."""
        self.check_tallied(self.ended or self.last)
        if self.record.resigned and self.game.score.over(self.lines.main.state):
            self.report(Problem("E-game-over", self.rules["end"], {}), line=self.tag_line("Resigned"))
        if self.ended is None:
            self.report(Problem("E-result-missing", None, {"expected": result(play)}), self.last, self.first)
            return
        written = self.ended.text
        if not self.lines.main.broken and not self.scores.unsure and written != result(play):
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
            self.found.add(problem, self.tag_line(tag), 1, problem.deal)
        return play
