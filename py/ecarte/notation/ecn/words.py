"""What the words of a movetext mean: the events they stand for, in canonical form or in an import form."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from ecarte.core.cards import UNKNOWN
from ecarte.core.contract import Game
from ecarte.core.game import SUFFIXES, Event, Problem, parse_event
from ecarte.core.losses import MARKS
from ecarte.notation.ecn.line import Line
from ecarte.notation.ecn.tokens import LEFT_OUT, LONGEST_WORD, Token, tokens

_SUITS = {"♠": "s", "♤": "s", "♥": "h", "♡": "h", "♦": "d", "♢": "d", "♣": "c", "♧": "c"}
_FRENCH = {"R": "K", "D": "Q", "V": "J"}
_CARD = re.compile(r"(10|[AKQJTRDV987])([shdc♠♤♥♡♦♢♣♧])\ufe0f?", re.IGNORECASE)
_CARDS = re.compile(rf"(?:{_CARD.pattern}|\?\?)+", re.IGNORECASE)
_ONE = re.compile(rf"{_CARD.pattern}|\?\?", re.IGNORECASE)
_RANK = re.compile("10|[AKQJTRDV987]", re.IGNORECASE)
_SUIT = re.compile("[shdc♠♤♥♡♦♢♣♧]\ufe0f?", re.IGNORECASE)
_WORD = re.compile(r"(\??[NESW](?=[<^+.:-]))?(\^\^|[<^+.:-]|)(.+)", re.DOTALL)
_MARKED = re.compile(r"(.+?)(!!|\?\?|!\?|\?!|!|\?)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Form:
    """A word taken apart: its seat, the sign of its kind of event, and the rest in canonical letters.

    ``seat`` and ``sign`` are "" when they are not written.
    """

    seat: str
    sign: str
    rest: str


def forms(word: str, *, french: bool) -> list[tuple[Form, int | None]]:
    """Return what a word may mean, the likelier first, each with the NAG of the mark behind it or None."""
    found: list[tuple[Form, int | None]] = []
    marked = _MARKED.fullmatch(word)
    for text, nag in [(word, None), *([(marked[1], MARKS[marked[2]])] if marked else [])]:
        if form := _form(text, french):
            found.append((form, nag))
            if form.sign == ":":
                verb, *arguments = form.rest.split(":")
                rest = ":".join([verb, *(_argument(each, french) for each in arguments)])
                found += [(Form(form.seat, ":", rest), nag)] if rest != form.rest else []
    return found


def _form(word: str, french: bool) -> Form | None:
    if word.startswith("&"):
        spoken = [_argument(each, french) if _CARDS.fullmatch(each) else each for each in word[1:].split(":")]
        return Form("", "&", ":".join(spoken))
    word, *suffix = re.split("(?=~)", word, maxsplit=1)
    match = _WORD.fullmatch(word)
    if match is None:
        return None
    seat, sign, rest = match[1] or "", match[2], match[3]
    if sign == ":" or (not sign and re.fullmatch(r"[a-z]+(?::\S+)?", rest) and not _CARDS.fullmatch(rest)):
        return Form(seat, ":", "".join((rest, *suffix)))
    if sign == "-" and rest == "0":
        return Form(seat, sign, rest)
    card, colon, call = rest.partition(":") if sign in (".", "") else (rest, "", "")
    if not _CARDS.fullmatch(card):
        return None
    letters = [_letters(one, french) for one in _ONE.finditer(card)]
    return None if None in letters else Form(seat, sign, "".join((*filter(None, letters), colon, call, *suffix)))


def _argument(text: str, french: bool) -> str:
    """Return cards, a suit or a rank in canonical letters; anything else as it is."""
    if _CARDS.fullmatch(text):
        letters = [_letters(one, french) for one in _ONE.finditer(text)]
        return text if None in letters else "".join(filter(None, letters))
    if _SUIT.fullmatch(text) and not (french and text in _FRENCH):
        return _SUITS.get(text[0], text[0].lower())
    if _RANK.fullmatch(text):
        return _rank(text, french) or text
    return text


def _letters(one: re.Match[str], french: bool) -> str | None:
    """Return a card in canonical letters, or None for a French one in a text that is not marked as French."""
    if one[0] == "??":
        return one[0]
    rank = _rank(one[1], french)
    return rank and rank + _SUITS.get(one[2], one[2].lower())


def _rank(text: str, french: bool) -> str | None:
    rank = text.upper().replace("10", "T")
    return None if rank in _FRENCH and not french else _FRENCH.get(rank, rank)


_FOUND = re.compile(r"(?:^|\s)&found:")  # an irregularity at a real table is recorded as it happened


class Words:
    """The words of one game, in a record that is ``french`` or not; ``report`` takes what is wrong with one."""

    def __init__(self, game: Game, french: bool, report: Callable[[Problem, Token], None]) -> None:
        self.game, self.french, self.report = game, french, report

    def slipped(self, problem: Problem, state: Any, event: Event) -> Problem:
        """Return the problem, with the way to write the event as an irregularity if the rules know one."""
        if problem.code == "E-claim" and event.args[-1:] == (LEFT_OUT,) and int(problem.data.get("number", 0)) > 1:
            return Problem("E-claim-open", problem.rule, {"allowed": problem.data["allowed"]})
        if event.suffix or event.do not in ("play", "say"):
            return problem
        for suffix in SUFFIXES:
            slip = replace(event, suffix=suffix)
            if self.game.rules.why_not(state, slip) is None:
                return replace(problem, data={**problem.data, "slip": 1, "slipped": str(slip)})
        return problem

    def with_holder(self, problem: Problem, line: Line, event: Event) -> Problem:
        """Return the problem of a refused card, with who plays it, who leads by the last trick, and who holds it.

        Only a reader says so, of a text that shows all cards: at the table it would give hidden ones away.
        """
        if event.do not in ("play", "discard"):
            return problem
        seat, part = str(problem.data.get("seat", event.seat)), event.do
        if line.before is not None and self.game.log.taker(line.before, line.state) == seat:
            part = "lead"
        data = {**problem.data, "seat": seat, "part": part}
        if (card := problem.data.get("card", UNKNOWN)) != UNKNOWN:
            hands = self.game.deal.hands(line.state)
            data["holder"] = next((each for each, hand in hands.items() if card in hand), "none")
        return replace(problem, data=data)

    def event(self, token: Token, state: Any) -> tuple[Event, int | None] | None:
        """Return the event a word stands for and the NAG of the mark behind it, or None for no event.

        The word is in canonical form or in an import form.
        """
        written = self._canonical(token)
        if written is not None and not (written[0].args and self.game.rules.why_not(state, written[0])):
            return written
        if len(token.text) > LONGEST_WORD:
            return written
        for form, nag in forms(token.text, french=self.french):
            text = self.seated(form, state)
            try:
                event = parse_event(text)
            except ValueError:
                continue
            if written is None or self.game.rules.why_not(state, event) is None:
                self.report(Problem("W-form", None, {"found": token.text, "expected": text}), token)
                return event, nag
        return written

    @staticmethod
    def _canonical(token: Token) -> tuple[Event, None] | None:
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
            found = forms(token.text, french=self.french) if len(token.text) <= LONGEST_WORD else []
            return any(form.seat or form.sign != ":" for form, _ in found)

    def is_unmarked_french(self, token: Token) -> bool:
        """Return whether a word has French letters, in a record that is not marked as French."""
        if self.french or len(token.text) > LONGEST_WORD:
            return False
        return forms(token.text, french=True) != forms(token.text, french=False)

    def seated(self, form: Form, state: Any) -> str:
        """Return a word completed with the only seat that can act, when none is written."""
        if form.seat or form.sign == "&":
            return form.seat + form.sign + form.rest
        given = self.game.deal.given(state)
        seat = given.seat if given else self.game.rules.turn(state) or ""
        sign = form.sign or (str(given).removeprefix(given.seat).rstrip("?") if given else ".")
        if sign == ":":  # valid only if somebody can say it now
            due = self.game.deal.due(state, ())
            sayings = self.game.rules.moves(state) if due is None else (due,)
            able = [e.seat for e in sayings if e.do == "say" and str(e)[2:] == form.rest]
            seat = able[0] if len(able) == 1 else ""
        return ("" if sign.startswith("^") else seat) + sign + form.rest


def finds_fault(moves: str) -> bool:
    """Return whether an irregularity is found in the game itself, not in a note or a variation.

    This is `record.is_of_real_table` of a movetext.
    """
    if not _FOUND.search(moves):
        return False
    depth = 0
    for token in tokens(moves, 1):
        if token.kind in ("open", "close"):
            depth = max(0, depth + (1 if token.kind == "open" else -1))
        elif token.kind in ("head", "score"):
            depth = 0
        elif not depth and token.kind == "irregularity" and token.text.startswith("&found:"):
            return True
    return False
