"""What a deal was worth in words, "Ben wins the point and scores two": left out where it is so, else not understood."""

from __future__ import annotations

import re

from ecarte.notation.ecn.loose import vocabulary
from ecarte.notation.ecn.loose.letters import fold, has_card
from ecarte.notation.ecn.typed.events import Events, Found
from ecarte.record import format_score

_NUMBERS = {**vocabulary.NUMBERS, **dict.fromkeys(("0", "love", "nil", "nothing", "zero", "zéro"), 0)}
_NUMBER = rf"(?:\d{{1,4}}|{'|'.join(sorted(filter(str.isalpha, _NUMBERS), key=len, reverse=True))}|an?|un)(?!\w)"
_GAINS = re.compile(rf"(?:{'|'.join(vocabulary.GAINS)})(?=\s)|\+(?=\d)")
_PIECE = re.compile(
    rf"(?:the|le|la|l')?\s*(?:(?P<what>odd\s+trick|point|vole|game|partie|king|roi|all\s+(?:the|five|the\s+five)\s+tricks|every\s+trick|toutes\s+les\s+levées)|(?P<many>{_NUMBER})\s*(?P<of>(?:point|trick|levée|levee"
    rf"|pli)(?:\(s\)|s?(?!\w)))?(?:(?:\s+(?:to|à)\s+|\s*-\s*)(?P<other>{_NUMBER}))?"
    r"(?:\s+(?:for|pour)\s+(?:the|le|la)\s+(?P<why>odd\s+trick|point|vole|king|roi))?)(?!\w)(?:\s+(?:in\s+all|altogether|en\s+tout))?"
)
_JOINT = re.compile(r"(?:[\s,:]|(?:and|et|with|for|avec|pour|plus|also|aussi|the\s+point\s+being)(?!\w))*")
_SCORE = re.compile(r"(?:(?:the\s+)?score(?:\s+(?:is|now|stands\s+at))?|marque)?\s*[:,]?\s*")
_LABEL = re.compile(r"(?:the\s+)?(?:result|résultat|resultat)\s*:\s*")
_TRICKS = re.compile(r"(?:tricks|levées|levees|plis)\s*:\s*")
_LOVE_ALL = re.compile(r"(?:the\s+)?score\s*[:,]?\s*(?:is\s+)?(?:love[\s-]+all|0\s*-\s*0|zéro à zéro)(?!\w)")
_SAID = re.compile(rf"\s*[:=]?\s*(?P<many>{_NUMBER})(?:\s*points?)?[\s,/.-]*(?:and|et)?\s*")
_STANDING = re.compile(r"(?:the[ ]+)?(?:score|total|marque|spielstand)\b")
_COUNTS = rf"(?<!\w)(?:\d+|{'|'.join(filter(str.isalpha, _NUMBERS))})(?!\w)"
_NUMERIC = re.compile(r"[\W\d]*\Z|\W*\d+[ ]*[.):]")  # a score in another form, or the opening of a deal
_POINT, _VOLE = 3, 5  # tricks


class Results(Events):
    """The words of a deal that say what it was worth."""

    def result(self, at: int) -> Found | None:
        """Return a sentence that says what a player made of a deal, or marks for a king, where it is so."""
        if not self.reader.deals or self.reader.lines.main.broken or self.reader.lines.inner:
            return None
        label = _LABEL.match(self.text, at)
        at = label.end() if label else at
        seat = self.seat.match(self.text, at)
        begin = self.skip_words(seat.end()) if seat else at
        is_added = seat is not None and seat["sign"].strip() == "+"  # "Ben +1"
        verb = _GAINS.match(self.text, begin - 1 if is_added else begin)
        player = self.names[self.named(seat)] if seat else self.marked or self.praised
        if (verb is None and not label) or not player:
            return None
        end, pieces = verb.end() if verb else begin, list[re.Match[str]]()
        while True:
            joint = _JOINT.match(self.text, end)
            after = joint.end() if joint else end
            again = _GAINS.match(self.text, after) if pieces else None
            joint = _JOINT.match(self.text, again.end()) if again else joint
            piece = _PIECE.match(self.text, joint.end() if joint else after)
            if piece is None or ("\n" in self.text[end : piece.start()]):
                break
            pieces.append(piece)
            end = piece.end()
        if not pieces or not all(self.is_so(player, piece) for piece in pieces):
            return None
        self.praised = player if self.game.score.tally(self.reader.lines.main.state) is not None else ""
        self.changed = True
        return Found("nothing", "", end)

    @property
    def marked(self) -> str:
        """Return who has just marked a king, or turned one, "" for nobody."""
        entries = self.reader.lines.main.entries
        event = entries[-1].event if entries else None
        if event is None:
            return ""
        if event.do == "turn" and event.cards[0][0] == "K":
            return self.names["dealer"] if len(self.reader.seats) == len(vocabulary.ROLES_OF) else ""
        return event.seat if event.do == "say" and event.verb == "king" else ""

    def is_so(self, seat: str, piece: re.Match[str]) -> bool:
        """Return whether a player has made what is said."""
        totals = self.game.score.tally(self.reader.lines.main.state)
        many = _many(piece["many"]) if piece["many"] else 0
        if totals is None:
            is_one = many == 1 and not piece["other"] and (piece["of"] or "point").startswith("point")
            return self.marked == seat and (is_one or piece["what"] in ("king", "roi"))
        tricks, king = self.tricks(seat), self.has_marked(seat)
        points = next(each for side, each in totals[0].items() if seat in side)
        if piece["what"] or piece["why"]:
            what = (piece["what"] or piece["why"]).split()[0]
            what = "vole" if what in ("all", "every", "toutes") else what
            if what in ("game", "partie"):
                return seat in (self.game.score.winner(self.reader.lines.main.state) or "")
            is_king = what in ("king", "roi")
            if piece["why"] and many != (king if is_king else points - king):
                return False
            return king if is_king else tricks >= (_VOLE if what == "vole" else _POINT)
        of = piece["of"] or ""
        if piece["other"] and _many(piece["other"]) != sum(map(self.tricks, self.reader.seats)) - tricks:
            return False
        is_points = many in (points, points - king)
        return is_points if of.startswith("point") else many == tricks if of else is_points or many == tricks

    def tricks(self, seat: str) -> int:
        """Return how many tricks a player, or its side, has taken in the deal."""
        side = next((side for side in self.reader.sides if seat in side), seat)
        deal = self.reader.deals[-1].head.number if self.reader.deals else 0
        steps = [step for step in self.reader.steps if step.number and step.deal == deal]
        takers = [self.game.log.taker(step.before, step.after) for step in steps]
        return sum(taker is not None and taker in side for taker in takers)

    def has_marked(self, seat: str) -> bool:
        """Return whether a player has marked the king of trumps in the deal, or turned it."""
        entries = [entry.event for entry in self.reader.lines.main.entries]
        is_dealer = self.reader.deals[-1].head.dealer == seat
        return any(
            (event.do == "say" and event.verb == "king" and event.seat == seat)
            or (event.do == "turn" and event.cards[0][0] == "K" and is_dealer)
            for event in entries
        )

    def told_numbers(self, at: int) -> Found | None:
        """Return the rest of a line below a deal whose numbers are what was made of it, and the score after it."""
        main = self.reader.lines.main
        if not self.is_by_hand or not self.reader.deals or main.broken or self.reader.lines.inner:
            return None
        totals = self.game.score.tally(main.state)
        line = self.text[at:].partition("\n")[0]
        said = [_many(number) for number in re.findall(_COUNTS if _STANDING.match(line) else r"\d+", line)]
        if totals is None or not said or _NUMERIC.match(line) or has_card(line):
            return None
        points, score = (list(each.values()) for each in totals)
        gained = max(points)
        named = [found for at in _words(line) if (found := self.seat.match(line, at))]
        winners = [seat for side, each in totals[0].items() if each == gained for seat in side]
        if any(self.names[self.named(found)] not in winners for found in named):
            return None
        if said not in ([gained], [gained, *score], *(() if named else (points, score, points + score))):
            return None
        self.changed = True
        return Found("nothing", "", at + len(line))

    def is_remark(self, text: str) -> bool:
        """Return whether words below a deal that is over say nothing about it."""
        main = self.reader.lines.main
        is_over = (
            self.is_by_hand
            and bool(self.reader.deals)
            and not main.broken
            and self.game.score.tally(main.state) is not None
        )
        words = re.findall(r"\w+", fold(text))
        said = {*_NUMBERS, *vocabulary.GAINS, *self.names, "score"}
        return (
            is_over
            and bool(words)
            and not any(word in said or word.isdigit() for word in words)
            and not has_card(fold(text))
        )

    def told_score(self, at: int) -> Found | None:
        """Return the score of the game as names with numbers, "Score: Anna 0, Ben 1", where it is so."""
        main = self.reader.lines.main
        totals = None if not self.reader.deals or main.broken else self.game.score.tally(main.state)
        lead = _SCORE.match(self.text, at)
        if not self.reader.deals and (love := _LOVE_ALL.match(self.text, at)):
            return Found("nothing", "", love.end())
        tricks = _TRICKS.match(self.text, at)
        lead = tricks or lead
        if totals is None or lead is None or self.reader.lines.inner:
            return None
        end, held = lead.end(), dict[str, int]()
        while (seat := self.seat.match(self.text, end)) and (said := _SAID.match(self.text, seat.end("name"))):
            held[self.names[self.named(seat)]] = _many(said["many"])
            end = said.end()
        sides = {side: next((held[seat] for seat in side if seat in held), None) for side in self.reader.sides}
        meant = {side: self.tricks(side[0]) for side in sides} if tricks else dict(totals[1])
        if None in sides.values() or len(held) != len(sides) or sides != meant:
            return None
        self.changed = True
        if tricks or self.reader.scores.tallied:
            return Found("nothing", "", end)
        points, score = (format_score(each, self.reader.sides) for each in totals)
        return Found("score", f"={points} {score}", end)


def _words(line: str) -> list[int]:
    """Return where the words of a line begin."""
    return [word.start() for word in re.finditer(r"\w+", line)]


def _many(text: str) -> int:
    """Return the number that a word stands for."""
    return int(text) if text.isdigit() else _NUMBERS.get(text, 1)
