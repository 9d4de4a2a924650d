"""What is said and done in a movetext as people type it, each as the event of canonical ECN that it stands for.

What a word means depends on what may happen next, so the words are read one at a time while the reader replays them.
A word that can mean nothing, or two things, stays as it is: the reader reports it.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ecarte.core.contract import Game
from ecarte.core.game import Problem, parse_event
from ecarte.notation.ecn.loose import vocabulary
from ecarte.notation.ecn.loose.letters import Cards, fold
from ecarte.notation.ecn.reader import Reader
from ecarte.notation.ecn.tokens import LONGEST_WORD, Token
from ecarte.notation.ecn.typed.names import Names

_LEAD = re.compile(r"^(?:[^\S\n]|\|)*+", re.MULTILINE)
CALL = re.compile(
    rf"\s*+[:,]?[ ]*+(?:(?:and|et|with|avec|mit)[ ]+)?(?:(?:says|announces|calls|annonce"
    rf"|dit)[ ]+)?[(\[]?\"?(?P<call>{'|'.join(vocabulary.CALLS)})\"?[)\]]?"
)
_GAP = re.compile(r"[\s:は]*")
_TURN_GAP = re.compile(r"[\s:,は]*")  # "Turn-up, seven of diamonds"
_NUMBER = re.compile(
    rf"[ ]*({'|'.join(vocabulary.NUMBERS)})(?![a-z0-9])(?:[ ]*(?:card\(s\)|cards?|cartes?|karten?|枚))?"
    r"(?:[ ]+ab)?(?![ ]+(?:of|de)\b)"
)
_FOR_NUMBER = re.compile(
    rf"[ ]+(?:for[ ]+|pour[ ]+)?({'|'.join(vocabulary.NUMBERS)})(?!\w)(?:[ ]+(?:cards?|cartes?))?(?![ ]*[-:][ ]*\d)"
)
_WHOLE = re.compile(
    r"[ ]*(?:(?:all[ ]+)?(?:the|his|her|their)[ ]+(?:whole[ ]+|entire[ ]+|five[ ]+)?(?:hand|cards)"
    r"|all[ ]+five(?:[ ]+cards)?|the[ ]+whole"
    r"|(?:toutes[ ]+)?(?:les|ses)[ ]+(?:cinq[ ]+)?cartes|tout[ ]+son[ ]+jeu|toute[ ]+sa[ ]+main|les[ ]+cinq)(?!\w)"
)
_HAND = 5  # cards, where all are discarded
_LISTED = re.compile(r"[ ]*[:,(]?[ ]*(?:(?:viz|namely|à[ ]+savoir|savoir)[., :]*)?")
_COLON = re.compile(r"(?:[ ]*:[ ]*|[ ]+)?")
ARGUMENTS = re.compile(r"(?:[ \t]*+:[ \t]*+[^\s(){};,:]++){1,9}")
_SUFFIX = re.compile(r"~[a-z]+")
_SHOWN_BY = re.compile(r"[ ]+(?:(?:is|are|was|were)[ ]+shown[ ]+by|(?:est|sont)[ ]+montrée?s?[ ]+par)[ ]+")
AS_IS = ("comment", "unclosed", "remark", "open", "close", "nag", "value", "suppose", "score")
WORD = re.compile(r"[^\s(){};]+")


@dataclass(frozen=True, slots=True)
class Found:
    """What a piece of text means, and where it ends."""

    kind: str
    text: str
    end: int
    sure: bool = True  # whether it may happen now


class Events:
    """The events of a movetext whose first line has a number, one at a time as a reader replays them."""

    def __init__(self, raw: str, line: int, reader: Reader, cards: Cards, seats: Mapping[str, str]) -> None:
        self.raw, self.line, self.reader, self.cards = raw, line, reader, cards
        folded = fold(raw)
        self.text = cards.text if folded == cards.text else folded  # one object, by which the cards know their text
        self.game: Game = reader.game
        self.names = Names(reader, {name: seat for name, seat in seats.items() if seat in reader.seats})
        roles = vocabulary.ROLES if len(reader.seats) == len(vocabulary.ROLES_OF) else {}
        self.seat = vocabulary.seat_pattern({**roles, **self.names})
        self.small = vocabulary.small_pattern(self.names)
        self.starts = [0, *(match.end() for match in re.finditer("\n", raw))]
        self.words = [match.end() for match in _LEAD.finditer(self.text)]  # where the first word of each line begins
        self.changed = False
        self.is_by_hand = False  # no program wrote it
        self.praised = ""  # who was said last to have made something of the deal that is over
        self.announcing = 0  # how many declarations one player makes
        self.wanted = ("", 0)  # who has said how many cards it wants, and how many

    @property
    def state(self) -> Any:
        """Return the state that the next word meets."""
        return self.reader.lines.now.state

    def token(self, found: Found, at: int, habit: str = "") -> Token:
        """Return the token of a word at a place, reported when it is in another form."""
        row = self.row(at)
        token = Token(found.kind, found.text, self.line + row, at - self.starts[row] + 1)
        written = self.raw[at : found.end].strip().rstrip(",")
        if (found.kind not in AS_IS or found.kind == "score") and (habit or written != found.text):
            self.say(token, written, habit)
        return token

    def row(self, at: int) -> int:
        """Return the line of a place, counted from 0."""
        return bisect_right(self.starts, at) - 1

    def begins_line(self, at: int) -> bool:
        """Return whether nothing but blanks stands before a place on its line."""
        return at <= self.words[self.row(at)]

    def skip(self, at: int) -> int:
        """Return where blanks, commas and small words end."""
        match = self.small.match(self.text, at)
        return match.end() if match else at

    def skip_words(self, at: int) -> int:
        """Return where small words end on a line."""
        end = self.skip(at)
        return at if "\n" in self.text[at:end] else end

    def say(self, token: Token, written: str, habit: str = "") -> None:
        """Report how a word is read."""
        self.changed = True
        data: dict[str, str | int] = {
            "found": written[:LONGEST_WORD],
            "expected": token.text,
            "habit": habit,
            "more": 0,
        }
        self.reader.report(Problem("W-form", None, data), token)

    def may(self, text: str) -> bool:
        """Return whether an event may happen now, or as soon as the table has done what is left for it to do."""
        try:
            event = parse_event(text)
            if self.reader.lines.now.broken or self.game.rules.why_not(self.state, event) is None:
                return True
            due = self.game.deal.due(self.state, ())
            return due is not None and self.game.rules.why_not(self.game.rules.play(self.state, due), event) is None
        except (ValueError, LookupError):
            return False

    def named(self, match: re.Match[str]) -> str:
        """Return the name of a seat as the table of names has it."""
        return " ".join(match["name"].split())

    @property
    def turned(self) -> str:
        """Return the last card turned up in the deal, "" for none."""
        cards = [entry.event.cards[0] for entry in self.reader.lines.main.entries if entry.event.do == "turn"]
        return cards[-1] if cards else ""

    def event(self, at: int) -> Found | None:
        """Return the event that stands here, in any form."""
        match = self.seat.match(self.text, at)
        seat, sign, begin = "", "", at
        if match:
            seat, begin = self.names[self.named(match)], self.skip_words(match.end())
            sign = match["sign"].strip()
            if sign == "-" and self.text[match.end("name") : match.end("sign") + 1].endswith(" - "):
                sign = ":"  # "Anna - Kd"
            if sign == ":" and self.text[begin : begin + 1] in ("<", "^", "+", "-"):  # "Anna: -Kd 7d"
                sign, begin = self.text[begin], self.skip(begin + 1)
        elif self.text[at] in "<^+-":
            sign = "^^" if self.text.startswith("^^", at) else self.text[at]
            begin = self.skip(at + len(sign))
        phrase = vocabulary.PHRASE.match(self.text, begin)
        run = self.cards.run(self.text, begin)
        if phrase and (not run or len(phrase[0]) > run.ends[0] - begin):
            found = self.spoken(seat, phrase)
            is_answer = (found is None or not found.sure) and self.is_led
            return (self.ranked(seat, begin) if is_answer else None) or found  # "Ben: king"
        if run is None and (ranked := self.ranked(seat, begin)):
            return ranked
        for each in (vocabulary.DISCARDS, vocabulary.DRAWS) if seat and not sign else ():  # "the dealer four: …"
            if (counted := self.counted(seat, each, begin)) and counted.sure:
                return counted
        if sign == "-" and self.text.startswith("0", begin):
            return self.one(seat or self.turn, "-0", begin + 1)
        behind = vocabulary.VERB_BEHIND.match(self.text, run.ends[-1]) if run and seat and sign in ("", ":") else None
        if run and behind:  # "花子はハートの8を捨てる"
            meaning = vocabulary.VERBS_BEHIND[behind[0]]
            if meaning.startswith(":"):
                return self.one(seat, f"{meaning}:{''.join(run.cards)}", run.ends[-1])
            sign = meaning
        shown = _SHOWN_BY.match(self.text, run.ends[-1]) if run and not seat else None
        shower = shown and self.seat.match(self.text, shown.end())
        if run and shower:
            return self.one(self.names[self.named(shower)], f":show:{''.join(run.cards)}", shower.end("name"))
        suit = None if run or not seat else self.cards.suit_at(self.text, begin)
        if suit and self.may(text := f"{seat}:take:{suit[0]}"):
            return Found("event", text, suit[1])
        return self.held(seat, sign, run.cards, run.ends) if run else None

    @property
    def is_led(self) -> bool:
        """Return whether a card has been led, so that what a seat is said to have may be the card that it plays."""
        if self.reader.lines.now.broken or not self.is_by_hand:
            return False
        played = sum(entry.event.do == "play" for entry in self.reader.lines.now.entries)
        return played % len(self.reader.seats) > 0

    def ranked(self, seat: str, at: int) -> Found | None:
        """Return the card played of which only the rank is said, or that it is of trumps, where it can be one card."""
        found = self.cards.rank_at(self.text, at) if self.reader.deals else None
        if found is None:
            return None
        if self.reader.lines.now.broken:  # behind an error any card may be meant
            return Found("event", f"{seat or self.reader.seats[0]}.??", found.end, sure=False)
        if self.game.deal.given(self.state) is not None:
            return None
        call = CALL.match(self.text, found.end)
        end = call.end() if call else found.end
        behind = self.skip(end)
        is_end = (
            self.text.startswith("  ", end)
            or self.text[end : behind + 1].strip(" ") in ("", ",", ")")
            or "\n" in self.text[end:behind]
        )
        if not is_end and not self.seat.match(self.text, behind):
            return None
        trump = self.game.log.trump(self.state) if found.is_trump and self.game.log.trump else None
        able = [
            str(event)
            for event in self.game.rules.moves(self.state)
            if event.do == "play" and event.seat == (seat or event.seat) and event.cards[0][0] == found.rank
            if not found.is_trump or event.cards[0][1] == trump
        ]
        able = [event for event in able if event.partition(":")[2] == (call["call"] if call else "")]
        return Found("event", able[0], end) if len(able) == 1 else None

    @property
    def turn(self) -> str:
        """Return the seat that must act, "" when there is none."""
        return "" if self.reader.lines.now.broken else self.game.rules.turn(self.state) or ""

    def one(self, seat: str, rest: str, end: int) -> Found | None:
        """Return the event of a seat, None without one."""
        text = seat + rest
        return Found("event", text, end, self.may(text)) if seat else None

    def held(self, seat: str, sign: str, cards: tuple[str, ...], ends: tuple[int, ...]) -> Found | None:
        """Return the event that names cards: as many as are due, discarded, or played."""
        if self.reader.lines.now.broken:
            many = sign in ("<", "+", "-")
            names = "".join(cards) if many else cards[0]
            return Found("event", f"{seat or self.reader.seats[0]}{sign or '.'}{names}", ends[-1 if many else 0], False)
        given = self.given_next
        if given is not None and sign in ("", ":", ".", str(given).removeprefix(given.seat).rstrip("?")):
            number = len(given.cards)
            if seat in ("", given.seat) and len(cards) >= number and self.parted(ends[number - 1]):
                text = str(given).rstrip("?") + "".join(cards[:number])
                return Found("event", text, ends[number - 1], self.may(text))
        is_dash = sign == "-" and not seat  # perhaps between two cards of a trick
        seat = seat or self.turn
        if sign in ("<", "+"):
            text = f"{seat}{sign}{''.join(cards)}"
            return Found("event", text, ends[-1], self.may(text)) if seat else None
        if sign.startswith("^"):
            text = f"{seat if self.may(f'{seat}^{cards[0]}') else ''}{sign}{cards[0]}"
            return Found("event", text, ends[0], self.may(text))
        if not seat:
            return None
        played = self.played(seat, cards[0], ends[0])
        if (sign != "-" or is_dash) and played.sure:
            return played
        for number in range(len(cards), 0, -1):
            text = f"{seat}-{''.join(cards[:number])}"
            if self.parted(ends[number - 1], lines=sign == "-") and self.may(text):
                return Found("event", text, ends[number - 1])
        return Found("event", f"{seat}-{''.join(cards)}", ends[-1], False) if sign == "-" else played

    @property
    def given_next(self) -> Any:
        """Return the cards that the table deals next, perhaps after what it does by itself before them."""
        due = self.game.deal.due(self.state, ())
        given = self.game.deal.given(self.state)
        if due is None or given is not None:
            return given
        try:
            return self.game.deal.given(self.game.rules.play(self.state, due))
        except (ValueError, LookupError):
            return None

    def parted(self, end: int, *, lines: bool = False) -> bool:
        """Return whether the cards before a place may be read apart from one behind it, which may be on a new line."""
        rest = self.text[end : end + 20]
        return self.cards.run(rest.lstrip(" \t,") if lines else rest, 0) is None  # "the" is no ten of hearts

    def played(self, seat: str, card: str, end: int) -> Found:
        """Return a card played, with the call or the suffix behind it."""
        call = CALL.match(self.text, end)
        if call and self.may(f"{seat}.{card}:{call['call']}"):
            return Found("event", f"{seat}.{card}:{call['call']}", call.end())
        suffix = _SUFFIX.match(self.text, end)
        text = f"{seat}.{card}{suffix[0] if suffix else ''}"
        return Found("event", text, suffix.end() if suffix else end, self.may(text))

    def spoken(self, seat: str, phrase: re.Match[str]) -> Found | None:
        """Return what a phrase stands for: the one of its meanings that is possible."""
        meanings = vocabulary.MEANINGS[" ".join(phrase[0].split())]
        begin = phrase.end()
        able = (seat,) if seat else self.reader.seats
        options: list[Found] = []
        last: Found | None = None
        for meaning in meanings:
            if meaning == vocabulary.WINS:
                if seat and self.reader.lines.now.unchecked:
                    options.append(Found("check", f"/{seat}", begin))
            elif meaning == vocabulary.NONE:
                options += [found for each in able if (found := self.one(each, "-0", begin)) and found.sure]
            elif meaning.startswith(":"):
                said = [self.said(each, meaning, begin) for each in able]
                options += [found for found in said if found and found.sure]
                last = last or (said[0] if seat else None)
            elif counted := self.counted(seat, meaning, begin):
                options += [counted] if counted.sure else []
                last = last or counted
            else:
                gap = (_TURN_GAP if meaning == vocabulary.TURNS else _GAP).match(self.text, begin)
                start = gap.end() if gap else begin
                run = self.cards.run(self.text, start)
                found = self.held(seat, meaning, run.cards, run.ends) if run else None
                if run is None and (run := self.cards.run(self.text, self.skip_words(start))):
                    found = self.held(seat, meaning, run.cards, run.ends)
                elif run is None and meaning == vocabulary.PLAYS:
                    is_of = self.text.startswith("du ", start - 3)  # "coupe du 8"
                    found = self.ranked(seat, start) or (self.ranked(seat, start - 3) if is_of else None)
                if found is not None:
                    options += [found] if found.sure else []
                    last = last or found
        texts = {found.text for found in options}
        if len(texts) > 1 and not self.reader.lines.now.broken:  # behind an error any of them may be meant
            return None
        return options[0] if options else last

    def counted(self, seat: str, sign: str, at: int) -> Found | None:
        """Return the event of "discards three"; its cards may follow, and else nobody knows which they were."""
        is_counted = sign in (vocabulary.DISCARDS, vocabulary.DRAWS) and seat
        number = (_WHOLE.match(self.text, at) or _NUMBER.match(self.text, at)) if is_counted else None
        if number is None:
            return None
        listed = _LISTED.match(self.text, number.end())
        begin = listed.end() if listed else number.end()
        run = self.cards.run(self.text, begin)
        count = vocabulary.NUMBERS[number[1]] if number.re is _NUMBER else _HAND
        if run is None and count == _HAND and sign == vocabulary.DISCARDS and not self.reader.lines.now.broken:
            whole = "".join(self.game.deal.hands(self.state).get(seat, ()))
            return self.one(seat, f"{sign}{whole}", number.end())
        if run is None:
            return self.one(seat, f"{sign}{'??' * count}", number.end())
        is_bracketed = self.text[begin - 1] == "("
        is_closed = self.text.startswith(")", run.ends[-1])
        if len(run.cards) != count or is_bracketed is not is_closed:
            return None
        return self.one(seat, sign + "".join(run.cards), run.ends[-1] + is_closed)

    def said(self, seat: str, meaning: str, end: int) -> Found | None:
        """Return what a seat says, with the arguments behind it."""
        match = _COLON.match(self.text, end)
        begin = match.end() if match else end
        text = f"{seat}{meaning}"
        wanted = _FOR_NUMBER.match(self.text, end) if meaning == ":propose" and seat else None
        if wanted and self.may(f"{text}:{vocabulary.NUMBERS[wanted[1]]}"):
            return Found("event", f"{text}:{vocabulary.NUMBERS[wanted[1]]}", wanted.end())
        if wanted and self.may(text):
            self.wanted = (seat, vocabulary.NUMBERS[wanted[1]])
            return Found("event", text, wanted.end())
        suit = self.cards.suit_at(self.text, begin)
        if suit and self.may(f"{text}:{suit[0]}"):
            return Found("event", f"{text}:{suit[0]}", suit[1])
        run = self.cards.run(self.text, self.skip_words(begin))
        if run and meaning.startswith(":meld:") and self.may(f"{text}:{run.cards[0]}"):  # the highest of a sequence
            return Found("event", f"{text}:{run.cards[0]}", run.ends[0])
        if run and run.cards[0] == self.turned and self.may(f"{text}:{run.cards[0][1]}"):  # "takes the jack of hearts"
            return Found("event", f"{text}:{run.cards[0][1]}", run.ends[0])
        for number in range(len(run.cards) if run else 0, 1, -1):  # cards shown, with blanks between them
            shown = f"{text}:{''.join(run.cards[:number])}" if run else ""
            if run and self.may(shown):
                return Found("event", shown, run.ends[number - 1])
        rest = ARGUMENTS.match(self.text, end)
        if rest:
            text += "".join(f":{self.argument(each)}" for each in re.split(r"\s*:\s*", rest[0].strip())[1:])
            end = rest.end()
            if not text.endswith(":??") or self.may(text):
                return Found("event", text, end, self.may(text))
            text = text.removesuffix(":??")
        if self.may(text):
            return Found("event", text, end)
        if run and meaning == ":show":
            return Found("event", f"{text}:{''.join(run.cards)}", run.ends[-1], sure=False)
        moves = () if self.reader.lines.now.broken else self.game.rules.moves(self.state)
        alike = [each for each in moves if f"{each}:".startswith(f"{text}:")]
        return (
            Found("event", str(alike[0]), end)
            if 0 < len(alike) <= max(1, self.announcing)
            else Found("event", text, end, False)
        )

    def argument(self, text: str) -> str:
        """Return cards or a rank in canonical letters, anything else as it is."""
        run = self.cards.run(text, 0)
        if run and run.ends[-1] == len(text):
            return "".join(run.cards)
        return self.cards.ranks.get(text, text)
