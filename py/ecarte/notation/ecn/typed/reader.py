"""The reader of a record whose tags are mended, and whose movetext is read as people type."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TypeAlias

from ecarte.core.game import Event, Problem, parse_event
from ecarte.notation.ecn.loose import vocabulary
from ecarte.notation.ecn.loose.letters import ENGLISH, FRENCH, Cards, fold, french_suits
from ecarte.notation.ecn.loose.players import spoken_names
from ecarte.notation.ecn.loose.sentences import joined, without_stops
from ecarte.notation.ecn.reader import Reader
from ecarte.notation.ecn.tokens import Token
from ecarte.notation.ecn.typed.movetext import Movetext
from ecarte.record import SEAT_TAGS

SEVERAL = ("deal", "discard", "draw")
"""Events of several cards."""

Known: TypeAlias = dict[bool, tuple[Cards, bool]]
"""The cards of a text, French or not, and whether their suits are in letters of two languages."""


class TypedReader(Reader):
    """A reader of a record whose tags are mended, and whose movetext is read as people type."""

    def __init__(self, text: list[str], first: int, number: int, added: int, known: Known, dealer: str = "") -> None:
        super().__init__(text, first, number)
        self.added = added  # lines among the tags that the source does not have
        self.known = known  # the cards of this text, French or not, as other readers found them
        self.dealer = dealer  # who deals first, where no deal is opened
        self.ordered = False  # whether hands are to stand in the order in which they are dealt
        self.is_by_hand = False  # no program wrote it: what goes without saying may be left out
        self.unread: Sequence[int] = ()  # the lines where what names a player was left out
        self.typed: Movetext | None = None

    def read_words(self, moves: str, line: int) -> Iterator[Token]:
        """Yield the words of the movetext, which begins at a line."""
        french = self.record.tag("Lang").lower().startswith("fr")
        seats = dict(vocabulary.FRENCH_SEATS if french else vocabulary.SEATS)
        named = {
            fold(self.record.tag(tag)): seat for seat, tag in SEAT_TAGS.items() if self.record.tag(tag, "?") != "?"
        }
        seats |= spoken_names(named, seats)
        if french not in self.known:
            folded = fold(moves)
            suits = french_suits(folded) if french else False
            self.known[french] = Cards(FRENCH if suits else ENGLISH, folded, french=french), suits is None
        cards, mixed = self.known[french]
        if mixed:
            self.report(Problem("E-suits-mixed", None, {}), line=line - self.added)
        moves = without_stops(joined(moves, vocabulary.seat_pattern({**vocabulary.ROLES, **seats}), cards))
        self.typed = Movetext(moves, line - self.added, self, cards, seats, self.dealer)
        self.typed.ordered = self.ordered
        self.typed.is_by_hand = self.is_by_hand
        return self.typed.tokens()

    def on_event(self, token: Token) -> None:
        """Read an event, and before it what it implies."""
        while (unsaid := self.unsaid(token)) and self.typed:
            self.typed.changed = True
            self.report(unsaid, token)
            super().on_event(replace(token, text=str(unsaid.data["expected"])))
        super().on_event(token)

    def unsaid(self, token: Token) -> Problem | None:
        """Return the warning that an event is missing, where another has none before it but this one.

        It is what the table does by itself, or the only word that lets a card be played. Words that were left out there
        may have said something else.
        """
        line, rules = self.lines.now, self.game.rules
        if line.broken or not self.deals or not self.is_by_hand:
            return None
        last = self.places[-1] if self.places else 0
        if self.left_out == (len(self.deals), len(line.entries)) or any(last <= at <= token.line for at in self.unread):
            return None
        try:
            event = parse_event(token.text)
        except ValueError:
            return None
        refused = rules.why_not(line.state, event)
        if refused is None:
            return None
        missing = self.missing(refused, event)
        if missing is None:
            return None
        return Problem("W-unsaid", refused.rule, {"text": token.text[:80], "expected": str(missing)})

    def missing(self, refused: Problem, event: Event) -> Event | None:
        """Return the only event after which a refused one is possible, or None."""
        state, rules = self.lines.now.state, self.game.rules
        due, mover = self.game.deal.due(state, ()), rules.turn(state)
        words: list[Event] = [] if due is None else [due]
        is_unsaid = refused.code in ("E-play-early", "E-turn") and event.do == "play"
        if (is_unsaid or refused.code == "E-rank-due") and mover is not None:
            words += [word for word in rules.legal(state, mover) if word.do == "say"]
        if refused.code == "E-rank-due":
            return words[0] if len(set(map(str, words))) == 1 else None
        able = [word for word in words if rules.why_not(rules.play(state, word), event) is None]
        return able[0] if len(able) == 1 else None

    def is_foreign(self, token: Token) -> bool:
        """Return whether a word can be no part of a move, and stands neither among its cards nor behind its seat."""
        if self.typed and self.typed.is_remark(token.text):
            return True
        entries = self.lines.now.entries
        between = (
            bool(entries) and entries[-1].event.do in SEVERAL and bool(self.places) and self.places[-1] == token.line
        )
        named = self.typed is not None and self.typed.is_like_a_name(token)
        return not between and not named and super().is_foreign(token)

    def near(self, text: str) -> str | int:
        """Return the word of the game, or the name of a seat, that the first word of a text is most like."""
        return self.typed.near(text) if self.typed else 0
