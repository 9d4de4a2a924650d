"""Replay of a game as JSON: its deals and events with their notes, and the view at any moment.

All hands are open, or only what one seat could know at each moment. The types are declared in `ecarte.types.replay`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ecarte import record
from ecarte.core.cards import UNKNOWN
from ecarte.core.contract import Game
from ecarte.core.game import Json, Problem, RuleError, Seat
from ecarte.core.moment import Moment
from ecarte.record import SEAT_TAGS, Deal, Entry, Note, Play, facts, seatview
from ecarte.record.lines import Line, line_of, main_line, read_moment, variation_line
from ecarte.record.outcome import is_settled

if TYPE_CHECKING:
    from ecarte.types import replay as declared
    from ecarte.types.view import Entry as LogEntry
    from ecarte.types.view import View

# Tags that reveal cards a seat has not seen, or what it must not know yet.
_SECRET = ("Seed", "Pack", "Digest")
_SEALED = "Challenge"


def seat_of(play: Play, seat: Seat | None) -> Seat | None:
    """Return the seat a game is seen by: a record that is one seat's view is always seen by that seat."""
    return play.record.view or seat


def replay(play: Play, seat: Seat | None) -> declared.Course:
    """Return the whole replay without the views, seen by a seat, or with all hands open for None."""
    seat = seat_of(play, seat)
    names = {each: play.record.tag(SEAT_TAGS[each]) for each in play.record.seats}
    teller = _Teller(play, seat)
    return {
        "tags": [(name, value) for name, value in play.record.tags if teller.may_tell(name)],
        "seats": list(names),
        "names": {each: "" if name == "?" else name for each, name in names.items()},
        "seat": seat,
        "prepared": play.record.has_public_seed,
        "deals": [teller.deal(deal, row) for deal, row in zip(play.record.deals, teller.sheet(), strict=True)],
    }


def settled(play: Play, seat: Seat) -> declared.Course:
    """Return the replay of an unfinished game for a seat, with its settled deals open."""
    seen, whole = replay(_seen(play, seat), seat), replay(play, None)
    pairs = enumerate(zip(seen["deals"], whole["deals"], strict=True))
    seen["deals"] = [opened if is_settled(play, place) else deal for place, (deal, opened) in pairs]
    return seen


def settled_views(play: Play, seat: Seat, at: Iterable[str]) -> dict[str, View]:
    """Return a seat's view at each moment of `settled`, with all hands open in settled deals."""
    places = {deal.opening: place for place, deal in enumerate(play.record.deals)}
    opened: list[str] = []
    hidden: list[str] = []
    for text in at:
        is_opened = is_settled(play, places.get(_opening(text), len(places)))
        (opened if is_opened else hidden).append(text)
    return views(play, None, opened, seat) | views(_seen(play, seat), seat, hidden)


def _opening(text: str) -> Moment:
    """Return the opening of the deal that a moment belongs to."""
    return replace(read_moment(text), number=0, path=())


def _seen(play: Play, seat: Seat) -> Play:
    """Return what a seat knows of a game."""
    return Play(seatview.redact(play.record, seat))


def views(play: Play, seat: Seat | None, at: Iterable[str], own: Seat = record.OWN) -> dict[str, View]:
    """Return the view at each of the moments; with all hands open, the view of ``own``.

    No view offers a move, even in a game that is unfinished.
    """
    seat = seat_of(play, seat)
    by_moment: dict[str, View] = {}
    lines: dict[Moment, Line] = {}
    for text in at:
        moment = read_moment(text)
        which, number = moment.after(0), moment.own
        line = lines[which] if which in lines else lines.setdefault(which, line_of(play, moment))
        if number > len(line.entries) or not (play.record.view or _may_see(play.record.game, line, seat)):
            raise RuleError(Problem("E-moment", None, {"at": text[:80]}))
        last = not moment.path and line.deal == len(play.record.deals) - 1 and number == len(line.entries)
        by_moment[text] = _view(play, line.after(number), seat, own, bool(play.record.resigned) and last)
    return by_moment


def as_seen(play: Play, at: str, seat: Seat | None) -> str:
    """Return the same moment in the game as a seat sees it, where some variations may be missing."""
    moment, game = read_moment(at), play.record.game
    line_of(play, moment)  # raises RuleError when there is none
    path: list[tuple[int, int]] = []
    line, number = main_line(play, moment.deal, moment.attempt), moment.number
    for which, following in moment.path:
        assert line
        beside = [variation_line(game, line, number, each) for each in line.entries[number - 1].note.variations]
        seen = [each for each in beside if play.record.view or _may_see(game, each, seat)]
        line, number = beside[which], following
        if line not in seen:
            raise RuleError(Problem("E-moment", None, {"at": at}))
        path.append((seen.index(line), following))
    return str(replace(moment, path=tuple(path)))


def _may_see(game: Game, line: Line, seat: Seat | None) -> bool:
    """Return whether a line may be shown to a seat, by the rule of `ecarte.record.seatview`.

    No variation on the way to it supposes hands, and none shows a card that the seat does not learn in the deal
    itself.
    """
    main = line
    while main.left is not None:
        main = main.left
    if seat is None or main is line:
        return True
    learnt = seatview.learnt(game, main.entries, seat)
    while line.left is not None:
        if line.supposed or not seatview.learnt(game, line.entries, seat) <= learnt:
            return False
        line = line.left
    return True


def _view(play: Play, state: Any, seat: Seat | None, own: Seat, resigned: bool) -> View:
    game = play.record.game
    own = seat or own
    view: View = game.view.of(state, own).to_json()
    view["legal"], view["refused"], view["next"], view["pause"] = [], {}, None, False
    if resigned:
        ended: Any = {"phase": "over", "turn": None, "winner": record.winner(play), "over": True}
        view.update(ended)
    if seat is None:
        view["open"] = {each: list(hand) for each, hand in game.deal.hands(state).items() if each != own}
    return view


class _Teller:
    """Builds the replay for one seat, or for somebody who may know everything."""

    def __init__(self, play: Play, seat: Seat | None) -> None:
        self.play, self.seat = play, seat
        self.game: Game = play.record.game
        # A record that is itself a view has nothing to leave out.
        self.whole = seat is None or play.record.view is not None

    def may_tell(self, tag: str) -> bool:
        """Return whether a tag is shown: those that reveal the pack only with all hands open, after the game."""
        open_now = self.seat is None and record.over(self.play)
        return tag != _SEALED and (tag not in _SECRET or open_now)

    def sheet(self) -> list[facts.Row]:
        """Return the score sheet, one row for each deal."""
        written = self.play.record
        if self.whole:
            return facts.deals(written)
        masked = [replace(deal, entries=tuple(map(self.masked, deal.entries))) for deal in written.deals]
        return facts.deals(replace(written, deals=tuple(masked)).with_tag("View", self.seat or ""))

    def masked(self, entry: Entry) -> Entry:
        assert self.seat
        return replace(entry, event=self.game.view.redact(entry.event, self.seat))

    def deal(self, deal: Deal, row: facts.Row) -> declared.ReplayDeal:
        line = main_line(self.play, deal.head.number, deal.head.attempt)
        assert line is not None
        last = line.after(len(line.entries))
        totals = self.game.score.tally(last)
        events = self.events(line, deal.opening)
        if self.play.record.resigned and deal is self.play.record.deals[-1] and events:
            over: LogEntry = {
                "deal": deal.head.number,
                "do": "over",
                "seat": record.winner(self.play),
                "why": "resigned",
            }
            events[-1]["follows"].append(over)
        return {
            "number": deal.head.number,
            "attempt": deal.head.attempt,
            "dealer": deal.head.dealer,
            "at": str(deal.opening),
            "events": events,
            "points": dict(totals[0]) if totals else None,
            "score": dict(self.game.score.of(last)),
            "facts": row,
            "note": self.note(deal.note, "", None, deal.opening),
        }

    def events(self, line: Line, begun: Moment) -> list[declared.ReplayEvent]:
        """Return the events of a line that begins at a moment."""
        events: list[declared.ReplayEvent] = []
        for number, entry in enumerate(line.entries, 1):
            at = begun.after(number)
            step = line.steps[len(line.before) + number - 1]
            event = entry.event if self.seat is None else self.game.view.redact(entry.event, self.seat)
            if self.seat and event.do == "discard" and self.still_played(line):  # never seen again (E12, law 28)
                event = replace(event, cards=(UNKNOWN,) * len(event.cards))
            place: Json = {"deal": step.deal}
            described: Any = {**place, "n": step.number, "event": str(event), **event.to_json()}
            follows: list[Any] = [{**place, **each} for each in self.game.log.follows(step.before, step.after)]
            note = self.note(entry.note, entry.event.actor, (line, number), at)
            events.append({"at": str(at), "entry": described, "follows": follows, "note": note})
        return events

    def still_played(self, line: Line) -> bool:
        """Return whether a line is the deal in play itself, where no discard may be shown."""
        if line.left is not None or line.deal != len(self.play.record.deals) - 1:
            return False
        return record.result(self.play) == "*" and self.game.score.tally(self.play.state) is None

    def note(self, note: Note, writer: Seat, beside: tuple[Line, int] | None, at: Moment) -> declared.Note | None:
        """Return the note beside an event of ``writer``; a seat does not see what only another could have written."""
        own = self.whole or writer == self.seat
        shown: declared.Note = {
            "nags": list(note.nags),
            "comment": note.comment if own else "",
            "values": dict(note.values) if self.whole else {},
            "variations": self.variations(note, beside, at) if beside else [],
        }
        return shown if any(shown.values()) else None

    def variations(self, note: Note, beside: tuple[Line, int], at: Moment) -> list[declared.Variation]:
        variations: list[declared.Variation] = []
        for which, variation in enumerate(note.variations):
            line = variation_line(self.game, *beside, variation)
            if not (self.whole or _may_see(self.game, line, self.seat)):
                continue
            variations.append(
                {
                    "at": f"{at}/{which}",
                    "supposed": [{"seat": seat, "cards": list(cards)} for seat, cards in variation.supposed],
                    "events": self.events(line, at.beside(which)),
                }
            )
        return variations
