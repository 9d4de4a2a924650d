"""A movetext as people type it: hands in any order, deals that are not opened, declarations told before the turn."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from ecarte.core.game import Head, Problem
from ecarte.core.near import is_one_slip, near
from ecarte.notation.ecn.loose import vocabulary
from ecarte.notation.ecn.loose.letters import Cards, fold
from ecarte.notation.ecn.reader import Reader
from ecarte.notation.ecn.tokens import Token
from ecarte.notation.ecn.typed.events import ARGUMENTS, AS_IS, WORD, Found
from ecarte.notation.ecn.typed.moves import TURNED
from ecarte.notation.ecn.typed.sheets import Sheets
from ecarte.record import SEAT_TAGS

_BLANK = re.compile(r"[ \t,]*")
_TRUMP = re.compile(r"of\s+trump|d'atout")
_TURN_GAP = re.compile(r"[\s:,は]*")
_TURN_WORDS = [phrase for phrase, meant in vocabulary.MEANINGS.items() if meant == (vocabulary.TURNS,)]
_SAYS_TURNED = re.compile(rf"(?<![a-zà-ÿœ])(?:{'|'.join(sorted(map(re.escape, _TURN_WORDS), key=len, reverse=True))})")
_WORD_BEGINS = re.compile(r"(?<!\S)(?=\S)")
_SHORTEST = 3  # letters of a word that may be mistyped
_EVENTS = ("event", "check", "irregularity")
_HAND = 3  # cards that a deal may begin with
_MOST_WORDS, _NEARLY_ALL = 0.5, 0.9  # of the letters of a game


class Movetext(Sheets):
    """A movetext; without an opening, ``dealer`` deals first."""

    def __init__(
        self, raw: str, line: int, reader: Reader, cards: Cards, seats: Mapping[str, str], dealer: str
    ) -> None:
        super().__init__(raw, line, reader, cards, seats)
        self.dealer = dealer
        self.undealt = False  # whether no deal is opened, so that a dealer is to be named
        self.signed = -1  # where a word begins that cannot be read, behind a seat and its sign
        self.lost = False  # whether events without a deal were reported
        self.ordered = False  # whether hands are to stand in the order in which they are dealt
        self.reordered = False  # whether some did not
        self.drawn: dict[str, tuple[Found, int]] = {}  # what a player draws, told before the other has discarded
        self.announced: dict[str, list[int]] = {}  # where declarations stand, which are made before one's first card
        self.names_trumps = bool(_TRUMP.search(self.text))
        self.understood = self.odd = 0  # letters of words that may belong to a game, and of others
        self.named_words = 0  # words that are more than cards

    def tokens(self) -> Iterator[Token]:
        """Yield the words; the reader takes each before the next is read."""
        at = 0
        while True:
            at = self.skip(at)
            due = self.kept.pop(self.due, None) or self.drawn.pop(self.due, None)  # what stood too early
            if due is not None:
                yield self.token(*due, "order")
                continue
            if at >= len(self.text):
                break
            if self.names_trumps:
                self.cards.play_in(self.trump_at(at))
            drawn = self.early_draw(at)
            if drawn is not None:
                seat, found = drawn
                self.count(at, found)
                self.drawn[seat] = (found, at)
                at = found.end
                continue
            early = self.early(at)
            if early is not None:
                key, found = early
                self.count(at, found)
                self.kept[key] = (found, at)
                self.reordered = self.reordered or key != "^"
                at = found.end
                continue
            announced = self.announcement(at)
            if announced is not None:
                seat, end = announced
                self.count(at, Found("event", "", end))
                self.announced.setdefault(seat, []).append(at)
                at = end
                continue
            if self.given is None:
                yield from self.left()
                yield from self.announcements()
            sheet = self.sheet(at)
            if sheet is not None:
                yield from sheet[0]
                self.count(at, Found("table", "", sheet[1]))
                at = sheet[1]
                continue
            opened = self.opened(at)
            if self.undealt and not self.dealer:
                return  # each dealer is tried
            if opened:
                self.changed = True
                yield self.token(Found("head", opened, at), at, "head")
                continue
            word = self.strict(at) or self.head(at) or self.mark(at) or self.event(at)
            if word is None:
                begin = at
                at, found = self.unread(at)
                self.odd += self.letters(begin, found.end)
            else:
                found = self.as_wanted(word, at)
                if found.kind not in AS_IS:
                    self.count(at, found)
            if self.lost and not self.reader.deals and found.kind in _EVENTS:
                at = found.end
                continue
            self.lost = self.lost or (not self.reader.deals and found.kind in _EVENTS)
            if found.kind != "nothing":
                yield self.token(found, at)
            at = found.end
        yield from self.left()

    def count(self, at: int, found: Found) -> None:
        """Count a word that may belong to a game."""
        self.understood += self.letters(at, found.end)
        said = self.seat.match(self.text, at) or vocabulary.PHRASE.match(self.text, at)
        self.named_words += bool(said or found.kind != "event")

    def letters(self, begin: int, end: int) -> int:
        """Return the number of letters and digits of a piece of the text."""
        return sum(letter.isalnum() for letter in self.text[begin:end])

    @property
    def is_likely(self) -> bool:
        """Return whether most of the words belong to a game, as in a letter or a list they do not."""
        return self.understood > (self.understood + self.odd) * _MOST_WORDS

    @property
    def is_game(self) -> bool:
        """Return whether this is a game, though perhaps with errors.

        Its first hands can be dealt, and they belong to seats or are played; where they are wrong, there must be hardly
        any other words.
        """
        steps = [step for step in self.reader.steps if step.number]
        if not any(self.game.deal.given(step.after) is None for step in steps):
            return self.named_words > 0 and self.understood > (self.understood + self.odd) * _NEARLY_ALL
        played = any(self.game.deal.given(step.before) is None for step in steps)
        return self.is_likely and (played or self.named_words > 0)

    def as_wanted(self, found: Found, at: int) -> Found:
        """Return an event, but discards that are not as many as the player has said as they are written."""
        seat, many = self.wanted
        if not seat or found.kind != "event" or found.text[:2] != f"{seat}-":
            return found
        self.wanted = ("", 0)
        if len(found.text) == 2 + 2 * many:
            return found
        return Found("event", self.raw[at : found.end], found.end)

    def left(self) -> Iterator[Token]:
        """Yield the hands that stood too early and were never due."""
        for key in list(self.kept):
            yield self.token(*self.kept.pop(key))
        if self.discarder == "":
            for key in list(self.drawn):
                yield self.token(*self.drawn.pop(key))

    def unread(self, at: int) -> tuple[int, Found]:
        """Return what cannot be read at a place, and where it begins: behind the seat, to the next word that can."""
        seat = self.seat.match(self.text, at)
        word = WORD.match(self.raw, seat.end()) if seat else None
        at = word.start() if word else at
        self.signed = at if seat and seat["sign"].strip() else -1
        word = word or WORD.match(self.raw, at)
        end = word.end() if word else at + 1
        many = False
        while word and (word := self.unread_word(end)):
            many, end = True, word.end()
        self.changed = self.changed or many
        return at, Found("event", self.raw[at:end].rstrip(",") or self.raw[at:end], end)

    def unread_word(self, end: int) -> re.Match[str] | None:
        """Return the word behind a place on its line, or None where one can be read."""
        blank = _BLANK.match(self.raw, end)
        at = blank.end() if blank else end
        word = WORD.match(self.raw, at)
        if word is None or self.seat.match(self.text, at) or self.strict(at) or self.mark(at) or self.event(at):
            return None
        return word

    def is_like_a_name(self, token: Token) -> bool:
        """Return whether a word that cannot be read stands behind the sign of a seat, or is like a seat's name."""
        if self.signed >= 0 and token.text.startswith(self.raw[self.signed : self.signed + 1] or " "):
            return True
        word = next(iter(fold(token.text).split()), "")
        return any(is_one_slip(word, name) for name in self.names if len(name) >= _SHORTEST)

    def near(self, text: str) -> str | int:
        """Return the word of the game, or the name of a seat, that the first word of a text is most like, or 0."""
        word = next(iter(fold(text).split()), "")
        written = {name: name for name in (*vocabulary.MEANINGS, *self.names) if len(name) >= _SHORTEST}
        written |= {fold(value): value for name, value in self.reader.record.tags if name in SEAT_TAGS.values()}
        if len(word) < _SHORTEST or word in written:
            return 0
        found = near(word, [name for name in written if name in self.names or name in vocabulary.MEANINGS])
        return written[found] if isinstance(found, str) else 0

    # --- deals without an opening, hands in another order ---

    def opened(self, at: int) -> str:
        """Return the opening of the deal whose first cards or words stand at a place, "" where none is left out."""
        main = self.reader.lines.main
        if self.reader.deals and (main.broken or self.game.deal.next_head(main.state) is None):
            return ""
        if self.strict(at) or self.head(at) or self.mark(at):
            return ""
        found = self.event(at)
        if found is None or (self.reader.deals and found.sure):
            return ""
        if self.reader.deals:
            expected = self.game.deal.next_head(main.state)
            return str(expected) if self.cards_at(at) >= _HAND else ""
        self.undealt = True
        return str(Head(1, 1, self.dealer)) if self.dealer else ""

    def cards_at(self, at: int) -> int:
        """Return how many cards follow each other at a place, behind a seat or not."""
        seat = self.seat.match(self.text, at)
        run = self.cards.run(self.text, seat.end() if seat else at)
        return len(run.cards) if run else 0

    def early(self, at: int) -> tuple[str, Found] | None:
        """Return a hand or a turn-up that stands before it is due, and whose it is."""
        given = self.given
        if given is None or not given.seat or self.ordered:
            return None
        seat = self.seat.match(self.text, at)
        begin = self.skip(seat.end()) if seat else at
        cards = self.cards.run(self.text, begin)
        phrase = None if cards else vocabulary.PHRASE.match(self.text, begin)  # "a" may be an ace
        means = vocabulary.MEANINGS[" ".join(phrase[0].split())] if phrase else ()
        begin = self.skip(phrase.end()) if phrase else begin
        begin = self.skip(begin + 1) if phrase and self.text[begin : begin + 1] == ":" else begin
        sign = str(given).removeprefix(given.seat).rstrip("?")
        if (seat is None and self.text[at] == "^") or (vocabulary.TURNS in means and sign not in means):
            begin = begin + 1 if self.text[begin : begin + 1] in ("^", ":") else begin
            run = self.cards.run(self.text, self.skip(begin))
            return ("^", Found("event", f"^{run.cards[0]}", run.ends[0])) if run and "^" not in self.kept else None
        if seat is None and (card := self.turned_card(at)) and "^" not in self.kept:
            return "^", card
        named = self.names[self.named(seat)] if seat else ""
        if seat is None or named == given.seat or named in self.kept:
            return None
        if (phrase and sign not in means) or seat["sign"].strip() not in ("", ":", sign):
            return None
        run = self.cards.run(self.text, begin)
        number = len(given.cards)
        if run is None or len(run.cards) < number or not self.parted(run.ends[number - 1]):
            return None
        return named, Found("event", f"{named}{sign}{''.join(run.cards[:number])}", run.ends[number - 1])

    def turned_card(self, at: int) -> Found | None:
        """Return the card turned up that stands before the words that say so, "the seven of clubs is turned up"."""
        found = self.cards.one(self.text, at)
        said = found and TURNED.match(self.text, self.skip_words(found[1]))
        return Found("event", f"^{found[0]}", said.end()) if found and said and said[0].split()[0] != "up" else None

    def trump_at(self, at: int) -> str:
        """Return the suit of trumps in what stands at a place; while hands are dealt, that of the turn-up below."""
        if not self.reader.deals or self.reader.lines.main.broken:
            return ""
        if self.game.deal.given(self.reader.lines.main.state) is None or self.turned:
            return (self.game.log.trump(self.reader.lines.main.state) if self.game.log.trump else "") or ""
        if len(self.game.all_seats) != len(vocabulary.ROLES_OF):  # where more can play, bids decide
            return ""
        if "^" in self.kept:
            return self.kept["^"][0].text[-1:]
        for match in _SAYS_TURNED.finditer(self.text, at):
            begin = _TURN_GAP.match(self.text, match.end())
            card = self.cards.one(self.text, begin.end() if begin else match.end())
            places = (place.start() for place in _WORD_BEGINS.finditer(self.text, at, match.start()))
            card = card or next(
                (one for place in places if (one := self.cards.one(self.text, place)) and one[1] + 1 >= match.start()),
                None,
            )
            if card:
                return card[0][1]
        return ""

    @property
    def marked(self) -> str:
        """Return who has just marked a king, or turned one, though its hand is told below."""
        is_king = "^" in self.kept and self.kept["^"][0].text[1] == "K"
        return self.reader.deals[-1].head.dealer if is_king else super().marked

    @property
    def discarder(self) -> str:
        """Return who has discarded while the other has not yet, "" for nobody."""
        if not self.reader.deals or self.reader.lines.inner or self.reader.lines.main.broken:
            return ""
        entries = self.reader.lines.main.entries
        event = entries[-1].event if entries else None
        return event.seat if event and event.do == "discard" and self.given is None else ""

    def early_draw(self, at: int) -> tuple[str, Found] | None:
        """Return what a player draws who has just discarded, before the other has; and who it is."""
        seat, begin = self.discarder, at
        if not seat or seat in self.drawn:
            return None
        named = self.seat.match(self.text, at)
        if named:
            if self.names[self.named(named)] != seat or named["sign"].strip() not in ("", ":", "+"):
                return None
            begin = self.skip_words(named.end())
        phrase = vocabulary.PHRASE.match(self.text, begin)
        means = vocabulary.MEANINGS[" ".join(phrase[0].split())] if phrase else ()
        is_signed = named["sign"].strip() == "+" if named else self.text[at] == "+"
        if vocabulary.DRAWS not in means and not is_signed:
            return None
        begin = begin if named or not is_signed else at + 1
        begin = self.skip(phrase.end()) if phrase else begin
        many = len(self.reader.lines.main.entries[-1].event.cards)
        counted = self.counted(seat, vocabulary.DRAWS, begin)
        if counted:
            return (seat, counted) if len(counted.text) == len(f"{seat}+") + 2 * many else None
        begin = begin + 1 if self.text[begin : begin + 1] == ":" else begin
        run = self.cards.run(self.text, self.skip(begin))
        if run is None or len(run.cards) < many or not self.parted(run.ends[many - 1], lines=True):
            return None
        return seat, Found("event", f"{seat}+{''.join(run.cards[:many])}", run.ends[many - 1])

    def announcement(self, at: int) -> tuple[str, int] | None:
        """Return who declares something at a place, and where that ends, in a deal in which it may still do so."""
        who = vocabulary.WHO.match(self.text, at)
        seat = self.seat.match(self.text, who.end() if who else at)
        if self.given is not None or not self.reader.deals or not self.is_by_hand:
            return None
        if who and seat and vocabulary.DONE_BY[" ".join(who["said"].split())].startswith(":meld"):
            return self.names[self.named(seat)], seat.end("name")
        phrase = vocabulary.PHRASE.match(self.text, self.skip_words(seat.end())) if seat else None
        if seat is None or phrase is None:
            return None
        if not any(each.startswith(":meld") for each in vocabulary.MEANINGS[" ".join(phrase[0].split())]):
            return None
        if written := ARGUMENTS.match(self.text, phrase.end()):
            return self.names[self.named(seat)], written.end()
        end = self.skip_words(phrase.end())
        end = self.skip_words(end + 1) if self.text.startswith(":", end) else end
        top = self.cards.one(self.text, end)
        return self.names[self.named(seat)], top[1] if top else phrase.end()

    def announcements(self) -> Iterator[Token]:
        """Yield what the player on turn has declared; a kind of which the hand has none, or several, is left out."""
        places = self.announced.pop(self.turn, [])
        for number, at in enumerate(places):
            self.announcing = len(places) - number
            found = self.done(at) or self.event(at)
            if found and (found.sure or found.text.count(":") > 2):  # a card that is told may be wrong
                yield self.token(found, at, "order")
                continue
            line = self.row(at)
            text = self.raw[at:].partition("\n")[0][:80]
            token = Token("event", text, self.line + line, at - self.starts[line] + 1)
            self.reader.report(Problem("W-word", None, {"text": text}), token)
        self.announcing = 0
