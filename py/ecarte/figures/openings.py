"""The opening of a deal as conditions: what a seat knew at each decision until the first lead, and what it did.

A position is a sequence of the pattern language, ``sequence(game == "ecarte", dealer.turns, elder.like("KQ/xx/x"))``:
what was said and done since a card was turned up, and the trumps that the seat to decide holds, with the lengths of its
other suits. It is the same whatever the suits and seats are called.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from ecarte.core.cards import SUITS, UNKNOWN
from ecarte.core.columns import Row
from ecarte.core.game import Event, Seat
from ecarte.figures.filter.cards import shape_of
from ecarte.figures.filter.course import Course
from ecarte.figures.filter.functions import from_dealer
from ecarte.record import Play, Record, facts
from ecarte.record.lines import line_of, read_moment

_SUBJECTS = {
    2: ("dealer", "elder"),
    3: ("dealer", "elder", "after(elder)"),
    4: ("dealer", "elder", "partner(dealer)", "partner(elder)"),
}
_OF_THE_TURN = ', "turn"'
_SAID = {
    game: [(verb, re.compile(pattern)) for verb, pattern in part.SAID.items()] for game, part in facts.FACTS.items()
}


@dataclass(frozen=True, slots=True)
class Named:
    """What a seat did: its name, and the same as a part of a condition after "elder.", "" where none says it."""

    name: str
    term: str


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision: its position as a condition, its place among the events of the deal, whose it was, what was done."""

    position: str
    place: int
    seat: Seat
    done: Named


def decisions(record: Record, row: Row, course: Course) -> Iterator[Decision]:
    """Yield the decisions of a deal up to its first lead, as far as conditions can say what came before them.

    Those of a seat whose cards are not all known are left out. ``row`` has the facts of the deal.
    """
    game, named_seats = record.game, subjects(row, "".join(record.sides))
    bids = facts.FACTS[game.name].BIDS
    begun = f'sequence(game == "{game.name}"'
    if len(game.all_seats) > 2:
        begun += f', sides == "{"-".join(record.sides)}"'
    history = ""  # since a card was turned up
    for place, event in enumerate(course.events):
        if course.is_turn_up(place):
            history = f"{begun}, dealer.turns"
        elif event.do == "ruling":
            return
        elif history and is_decision(course, place):
            subject, done = named_seats[event.seat], named(event, row, game.name)
            if hand := course.hand(event.seat, place):
                is_bid = event.do == "say" and event.verb in bids
                suit = str(row["turn"] or "")[1:] if is_bid else str(row["trump"] or "")
                like = f'"{shape_of(hand, suit, exact=False)}"{_OF_THE_TURN if is_bid else ""}'
                yield Decision(f"{history}, {subject}.like({like}))", place, event.seat, done)
            if event.do == "play" or not done.term:
                return
            history += f", {subject}.{'discards' if event.do == 'discard' else done.term}"


def is_decision(course: Course, place: int) -> bool:
    """Return whether a seat decides something by the event at a place: not what it takes back."""
    do = course.events[place].do
    return do in ("say", "discard") or (do == "play" and place in course.tricks)


def subjects(row: Row, seats: str) -> dict[Seat, str]:
    """Return the seats of a deal, each as conditions name it: by its place after the dealer."""
    order = from_dealer(str(row["dealer"]), str(row["elder"]), seats)
    return dict(zip(order, _SUBJECTS[len(order)], strict=True))


def named(event: Event, row: Row, game: str) -> Named:
    """Return what a seat did, the same for all names of the suits; ``row`` has the facts of the deal."""
    if event.do == "say":
        return _named_word(event, str(row.get("turn") or "")[1:], game)
    if event.do == "discard":
        number = len(event.cards)
        return Named(f"discard {number}", f"discards({number})")
    (card,) = event.cards
    trump = row.get("trump")
    if card == UNKNOWN:
        return Named(f"play {card}", "")
    cards = f"{card[0]} of trumps" if card[1] == trump else f"{card[0]} plain" if trump else card[0]
    return Named(f"play {cards}", f'plays("{cards}")')


def _named_word(event: Event, turned: str, game: str) -> Named:
    said = ":".join((event.verb, *event.args))
    verb, given = _find_verb(game, said)
    if not verb or event.suffix:
        return Named(said, "")
    if given and given in SUITS:
        given = "turn" if given == turned else "other"
    return Named(":".join(filter(None, (event.verb, given))), f'{verb}("{given}")' if given else verb)


@cache
def _find_verb(game: str, said: str) -> tuple[str, str]:
    """Return the verb of conditions for what is said, with what it is given, "" for nothing."""
    for verb, pattern in _SAID[game]:
        if match := pattern.fullmatch(said):
            return verb, (match[1] or "") if pattern.groups else ""
    return "", ""


def decision_at(play: Play, at: str) -> Decision | None:
    """Return the decision that comes next after a moment of a game, ``3#12``.

    None where it is not of the opening of a deal, or in a variation. Raises RuleError when the game has no such moment.
    """
    moment = read_moment(at)
    deal = line_of(play, moment).deal
    if moment.path:
        return None
    course = Course(entry.event for entry in play.record.deals[deal].entries)
    later = range(moment.number, len(course.events))
    place = next((place for place in later if is_decision(course, place)), None)
    row = facts.deals(play.record)[deal]
    return next((each for each in decisions(play.record, row, course) if each.place == place), None)
