"""The words of a movetext as people type them: openings of deals, scores, winners of tricks, and the events between."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from ecarte.core.game import Head, parse_event
from ecarte.notation.ecn.loose import vocabulary
from ecarte.notation.ecn.tokens import LEFT_OUT, match_word
from ecarte.notation.ecn.typed.events import AS_IS, CALL, Found
from ecarte.notation.ecn.typed.results import Results
from ecarte.record import format_score


def _longest_first(words: Iterable[str]) -> str:
    """Return a pattern for any of the words."""
    return "|".join(sorted(words, key=len, reverse=True))


_COUNTS = {**vocabulary.NUMBERS, **vocabulary.ORDINALS}
_DEAL_NAME = "(?:deal|donne|hand|round|spiel|runde|partie)"
_DEAL = re.compile(
    rf"(?:(?P<ordinal>{_longest_first(vocabulary.ORDINALS)})[ ]+{_DEAL_NAME}\b"
    rf"|(?:{_DEAL_NAME}|第|ディール)?[ ,]*(?:(?:no|number)\b[.]?|n°|#)?[ ]*"
    rf"(?P<number>[1-9]\d{{0,2}}|(?:{_longest_first(filter(str.isalpha, vocabulary.NUMBERS))})\b)"
    r"(?:/(?P<attempt>[1-9]\d?))?[ ]*(?:ディール|回目)?)?[ ]*[.:),(-]{0,3}[ ]*"
    r"(?P<dealer>(?:(?:(?:the[ ]+)?(?:dealer|donneur|geber)\b|親)[ ]*[:=]?|(?:deal|donne)[ ]*:)[ ]*)?"
)
_DEALS = re.compile(
    rf"(?:'s)?[ ]*+(?:(?:[,:][ ]*)?(?:(?P<deals>{_longest_first(vocabulary.DEALS)})(?:です)?"
    rf"|(?P<elder>{_longest_first(vocabulary.ELDERS)})))?+[.):]?[ ]*+(?P<goes_on>(?!\n|\Z|[{{;$]))?"
)
_CHECK = re.compile(r"(?:/|->|>)[ ]*")
_POINTS = r"\d{1,6}(?:[ ]?[-:][ ]?\d{1,6}){1,3}"
_SCORE = re.compile(rf"(?:=|score:?)[ ]*+(?P<points>{_POINTS})[ \t,;/]++(?P<score>{_POINTS})(?!\S)")
_HALF_SCORE = re.compile(rf"=?[ ]*+(?P<score>{_POINTS})[ ]*+(?=\n)")
_RESULT = re.compile(rf"(?P<points>{_POINTS})(?=\s*+\Z)")
_END = re.compile(r"\s*+\Z")
_TRICK = re.compile(
    r"\(?#?\d{1,2}[.)](?!\d)|#\d{1,2}(?=[ ])|t\d{1,2}[ ]?[.:)]"
    rf"|(?:(?:trick|pli|levée|levee|stich)[ ]*(?:#?\d{{1,2}}|{_longest_first(filter(str.isalpha, vocabulary.NUMBERS))})"
    rf"|(?:{_longest_first(vocabulary.ORDINALS)})[ ]+(?:trick|pli|levée|levee|stich)|第?\d{{1,2}}[ ]?トリック(?:目)?)"
    r"(?:[ ]*[.:),](?!\d)|(?=[ ]))"
)
_TAKEN_BY = re.compile(
    r"(?:(?:le|la|the)[ ]+)?(?:pli|levée|trick|stich)[ ]+(?:est[ ]+|goes[ ]+|is[ ]+)?(?:à|pour|to|an|für)[ ]+"
    r"|(?:won|taken|gagné|gagnée|prise?|remporté|remportée)[ ]+(?:by|par|to)[ ]*:?[ ]*"
    r"|-[ ]+(?=\w+[ ]*(?:\n|\Z))"
)
_WON = re.compile(r"\((?:won[ ]+by[ ]+|to[ ]+|pour[ ]+)?")
_WINS = re.compile(r"(?:[ ]+(?:wins|takes it))?[ ]*\)")
_HAVING = re.compile(r"(?:having|ayant)[ ]+")
_LED_BY = re.compile(r"\((?:lead|leader|leads|led[ ]+by|entame)[ :]+")
_COUNTED = re.compile(r"\((\d)\)")
_LABEL = re.compile(
    r"(?:auction|bidding|exchange|exchanges|play|the play|tricks|hands|deal|enchères|échange|écart|jeu|levées"
    r"|plis|mains)"
    r"[ ]*(?::[ ]*|(?=\n))"
)
_HOW_MANY = re.compile(r"[\"'-]*[ ]*(?:how[ ]+many|combien)(?:[ ]+cards|[ ]+de[ ]+cartes)?[ ]*\?[\"'\s-]*")
_WANTS = re.compile(
    r"(?:wants|asks[ ]+for|asks|takes|requests|demande|en[ ]+demande|en[ ]+prend|prend|en[ ]+veut|veut)[ ]+"
)
_MANY = re.compile(rf"({_longest_first(vocabulary.NUMBERS)})(?!\w)(?:[ ]+(?:cards?|cartes?))?(?![ ]+(?:of|de)\b)[ ]*:?")
TURNED = re.compile(r"(?:is|was|has[ ]+been)?[ ]*(?:turned(?:[ ]+up)?|turns[ ]+up|est[ ]+retournée?)\b")
_TRUMPS_ARE = re.compile(r"(?:trumps?|atout|trumpf|切り札|切札)(?:[ ]*[:=は][ ]*|[ ]+(?:are|is|ist)[ ]+|[ ]+)")
_TRUMPS = re.compile(r"[ ]+(?:are|is|est|sont|ist)[ ]+(?:the[ ]+|therefore[ ]+)?(?:trumps?|atout|trumpf)\b")


class Moves(Results):
    """All the words of a movetext."""

    def strict(self, at: int) -> Found | None:
        """Return the word of canonical ECN that may stand here, or None."""
        kind, text, end = match_word(self.raw, at)
        is_typed = kind == "score" and (_SCORE.match(self.text, at) or _HALF_SCORE.match(self.text, at))
        if kind in AS_IS and not is_typed:
            is_said = kind == "open" and ((self.in_play and _TRICK.match(self.text, at)) or self.in_brackets(at))
            return None if is_said else Found(kind, text, end)
        if kind == "head" and not self.in_play:
            dealing = _dealing(self.text, end)
            return None if dealing and dealing[0].strip() else Found(kind, text, end)  # "1. N deals": `head`
        if kind == "result" and (text in ("*", "void") or _END.match(self.raw, end)):
            return Found(kind, text, end)
        if kind == "check" and text[1:] in self.reader.seats:
            return Found(kind, text, end)
        if kind not in ("event", "irregularity") or self.continues(text, end):
            return None
        if kind == "event" and self.cards.suits.get("c") != "c" and text[:2] not in ("S:", "N:", "E:", "W:"):
            return None  # the letters of its suits are French
        whole = self.completed(text) if kind == "irregularity" else text
        return Found(kind, whole, end) if self.may(whole) else None

    def completed(self, text: str) -> str:
        """Return a claim, ruling or advice with what the sentences of a story leave out, the event claimed or the seat
        advised, where it can be one alone; else as it is."""
        begin, left_out, rest = text.partition(f":{LEFT_OUT}")
        if not left_out or self.reader.lines.now.broken:
            return text
        if rest:
            return f"{begin}:{self.turn}{rest}" if self.turn else text
        try:
            refused = self.game.rules.why_not(self.state, parse_event(begin))
        except (ValueError, LookupError):
            return text
        allowed = str(refused.data.get("allowed", "")).split(", ") if refused else []
        whole = [each for each in allowed if each.startswith(f"{begin}:")]
        return whole[0] if len(whole) == 1 else text

    @property
    def in_play(self) -> bool:
        """Return whether a deal is under way, so that a number does not open one."""
        line = self.reader.lines.main
        return bool(self.reader.deals) and not line.broken and self.game.deal.next_head(line.state) is None

    def continues(self, text: str, end: int) -> bool:
        """Return whether more cards of a hand, discard or draw may follow a word, or the call of a card played."""
        if text[1:2] == ".":
            call = CALL.match(self.text, end)
            return call is not None and self.may(f"{text}:{call['call']}")
        if len(text) < 2 or text[1] not in "<-+":
            return False
        at = self.skip(end)
        return self.cards.run(self.text, at) is not None

    def head(self, at: int) -> Found | None:
        """Return the opening of a deal, "Deal 2: North deals"; its dealer may follow from the deal before."""
        match = _DEAL.match(self.text, at)
        if match is None or not self.begins_line(at) or self.in_play:
            return None
        counted = match["ordinal"] or match["number"]
        if counted and self.text.startswith("\n", match.end()):  # the dealer on a line of its own
            below = self.head(self.skip(match.end()))
            if below:
                return Found(
                    "head", f"{_COUNTS.get(counted) or counted}{below.text[below.text.index('.') :]}", below.end
                )
        expected = None
        if self.reader.deals and not self.reader.lines.main.broken:
            expected = self.game.deal.next_head(self.reader.lines.main.state)
        dealing = match["dealer"]
        seat = self.seat.match(self.text, match.end())
        if seat is None and dealing:  # the name of a player
            dealing, seat = None, self.seat.match(self.text, match.start("dealer"))
        after = _dealing(self.text, seat.end("name") if seat else match.end(), is_named=bool(dealing))
        if after is None or (seat is None and (expected is None or counted is None)):
            return None
        if counted is None and not (dealing or after["deals"] or after["elder"]):
            return None
        dealer = self.names[self.named(seat)] if seat else expected.dealer if expected else ""
        if not dealer:  # "the dealer deals", in the first deal
            return None
        if after["elder"]:
            if len(self.reader.seats) != len(vocabulary.ROLES_OF):
                return None
            dealer = next(each for each in self.reader.seats if each != dealer)
        number = _COUNTS.get(counted) or int(counted) if counted else expected.number if expected else 1
        attempt = int(match["attempt"] or 1) if counted else expected.attempt if expected else 1
        return Found("head", str(Head(number, attempt, dealer)), after.end())

    def mark(self, at: int) -> Found | None:
        """Return the winner of a trick, a score or a result in another form, or the number of a trick."""
        if self.text.startswith("/", at) and not self.reader.lines.now.unchecked and self.cards.run(self.text, at + 1):
            return Found("nothing", "", at + 1)  # between the cards of a trick
        check = _CHECK.match(self.text, at)
        check = check or (_TAKEN_BY.match(self.text, at) if self.reader.lines.now.unchecked else None)
        seat = check and self.seat.match(self.text, check.end())
        if seat and check:
            if self.text[at] in "->" and not self.reader.lines.now.unchecked:
                return Found("nothing", "", check.end())  # an arrow between the cards of a trick
            is_parting = self.text[at : at + 2] == "/ " and not self.reader.lines.now.unchecked
            if is_parting and self.text[seat.end() : seat.end() + 1] not in ("", "\n"):
                return Found("nothing", "", at + 1)
            return Found("check", f"/{self.names[self.named(seat)]}", seat.end("name"))
        alone = self.seat.match(self.text, at) if self.reader.lines.now.unchecked else None
        if alone and not alone["sign"].strip() and self.text[alone.end() : alone.end() + 1] in ("", "\n"):
            return Found("check", f"/{self.names[self.named(alone)]}", alone.end("name"))
        told = self.in_brackets(at) or self.told_score(at) or self.result(at) or self.done(at) or self.told_numbers(at)
        if told:
            return told
        score = _SCORE.match(self.text, at)
        if score:
            return Found("score", f"={_points(score['points'])} {_points(score['score'])}", score.end())
        half = self.half_score(at)
        if half:
            return half
        result = _RESULT.match(self.text, at)
        if result and self.reader.deals and (not self.in_play or self.totals is not None):
            return Found("result", _points(result["points"]), result.end())
        trumps = self.trumps(at)
        if trumps:
            return trumps
        needless = _TRICK.match(self.text, at) or (TURNED.match(self.text, at) if self.was_turned else None)
        wanted = self.wants(at) if self.in_play else None
        if wanted:
            return wanted
        label = _LABEL.match(self.text, at) if needless is None and self.begins_line(at) else None
        needless = label or (needless if self.in_play else None)
        if needless:
            self.changed = True
            return Found("nothing", "", needless.end())
        return None

    def done(self, at: int) -> Found | None:
        """Return what is said of the card before it, "is led by Ben", or of the king, "the king is marked by Ben"."""
        who = vocabulary.WHO.match(self.text, at)
        doer = who and self.seat.match(self.text, who.end())
        if who and doer:
            found = self.said(
                self.names[self.named(doer)], vocabulary.DONE_BY[" ".join(who["said"].split())], doer.end()
            )
            return found if found and found.sure else None
        said = vocabulary.BEHIND.match(self.text, at)
        entries = self.reader.lines.now.entries
        if had := self.had(at):
            return had
        event = next((entry.event for entry in reversed(entries) if entry.event.cards), None)
        if said is None or event is None:
            return None
        doer = self.seat.match(self.text, said.end()) if said["by"] or said["whom"] else None
        if (said["by"] or said["whom"]) and (doer is None or self.names[self.named(doer)] != event.seat):
            return None
        self.changed = True
        return Found("nothing", "", doer.end("name") if doer else said.end())

    def had(self, at: int) -> Found | None:
        """Return what says once more what a player has just said, "Anna having proposed"."""
        entries = self.reader.lines.now.entries
        seat = self.seat.match(self.text, at) if entries else None
        having = seat and _HAVING.match(self.text, seat.end())
        phrase = having and vocabulary.PHRASE.match(self.text, having.end())
        if not seat or not phrase:
            return None
        event = entries[-1].event
        means = vocabulary.MEANINGS[" ".join(phrase[0].split())]
        if event.seat != self.names[self.named(seat)] or f":{event.verb}" not in means:
            return None
        self.changed = True
        return Found("nothing", "", phrase.end())

    def in_brackets(self, at: int) -> Found | None:
        """Return the winner of a trick, or the number of the cards before it, in brackets."""
        counted = _COUNTED.match(self.text, at)
        entries = self.reader.lines.now.entries
        if counted and entries and len(entries[-1].event.cards) == int(counted[1]):
            self.changed = True
            return Found("nothing", "", counted.end())
        leads = _LED_BY.match(self.text, at)
        leader = leads and self.seat.match(self.text, leads.end())
        if leader and self.names[self.named(leader)] == self.turn and self.text.startswith(")", leader.end("name")):
            behind = leader.end("name") + 1
            return Found("nothing", "", behind + self.text.startswith(":", behind))
        said = self.text.startswith("(", at) and (self.result(at + 1) or self.told_score(at + 1))
        if said and said.kind == "nothing" and self.text.startswith(")", said.end):
            return Found("nothing", "", said.end + 1)
        won = _WON.match(self.text, at) if self.reader.lines.now.unchecked else None
        seat = won and self.seat.match(self.text, won.end())
        end = seat and _WINS.match(self.text, seat.end("name"))
        return Found("check", f"/{self.names[self.named(seat)]}", end.end()) if seat and end else None

    @property
    def was_turned(self) -> bool:
        """Return whether the last event was a card turned up."""
        entries = self.reader.lines.now.entries
        return bool(entries) and entries[-1].event.do == "turn"

    def wants(self, at: int) -> Found | None:
        """Return what says how many cards are wanted: "How many? Three.", or "takes three" before they are named."""
        if self.reader.lines.now.broken or not (discarding := self.turn):
            return None
        if not any(event.do == "discard" for event in self.game.rules.moves(self.state)):
            return None
        asked = _HOW_MANY.match(self.text, at)
        seat = self.seat.match(self.text, asked.end() if asked else at)
        begin = self.skip_words(seat.end()) if seat else asked.end() if asked else at
        wants = _WANTS.match(self.text, begin)
        many = _MANY.match(self.text, wants.end() if wants else begin)
        if many is None or not (asked or wants) or (seat and self.names[self.named(seat)] != discarding):
            return Found("nothing", "", asked.end()) if asked else None
        if self.cards.run(self.text, self.skip(many.end())) is not None:
            return None
        self.changed, self.wanted = True, (discarding, vocabulary.NUMBERS[many[1]])
        return Found("nothing", "", many.end())

    def trumps(self, at: int) -> Found | None:
        """Return a sentence that says what trumps are, "diamonds are trumps", where they are that suit."""
        lead = _TRUMPS_ARE.match(self.text, at)
        is_told = self.in_play and self.game.log.trump
        suit = self.cards.suit_at(self.text, lead.end() if lead else at) if is_told else None
        said = _TRUMPS.match(self.text, suit[1]) if suit and not lead else None
        end = said.end() if said else suit[1] if suit and lead else 0
        if not suit or not end or self.game.log.trump is None or self.game.log.trump(self.state) != suit[0]:
            return None
        self.changed = True
        return Found("nothing", "", end)

    def half_score(self, at: int) -> Found | None:
        """Return the score of a deal of which a line has only the points, or only the score after it."""
        match = _HALF_SCORE.match(self.text, at)
        totals = None if self.reader.scores.tallied else self.totals
        if match is None or totals is None or not self.begins_line(at):
            return None
        given = _points(match["score"])
        if given.count("-") != len(self.reader.sides) - 1:  # a date, a time
            return None
        points, score = (format_score(each, self.reader.sides) for each in totals)
        found = f"={points} {score}" if given in (points, score) else f"={given} {given}"
        return Found("score", found, match.end())

    @property
    def totals(self) -> tuple[Mapping[str, int], Mapping[str, int]] | None:
        """Return the points of a deal that is over and the score after it, else None."""
        line = self.reader.lines.main
        return self.game.score.tally(line.state) if self.reader.deals and not line.broken else None


def _dealing(text: str, at: int, *, is_named: bool = False) -> re.Match[str] | None:
    """Return what says that a seat deals, or is the elder; behind a seat alone the line ends."""
    match = _DEALS.match(text, at)
    is_said = is_named or (match and (match["deals"] or match["elder"]))
    return match if match and (is_said or match["goes_on"] is None) else None


def _points(text: str) -> str:
    return re.sub(r"[ ]?[-:][ ]?", "-", text)
