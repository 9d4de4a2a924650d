"""JSON of plain play, which has no notes: written without a fold, and read by the layout that it is written in.

`read` takes a text apart and verifies nothing. What it returns is right only if, verified as any record, it is written
as the very same text again.
"""

from __future__ import annotations

import json
import re
from functools import lru_cache
from typing import Any

from ecarte.core.game import Event, Head, Json
from ecarte.notation.values import values
from ecarte.record import Deal, Entry, Record

BEGINNING = '{"game":"'
"""How a text begins that may have this layout."""

_MOST_KEPT = 4096  # events whose texts are kept
_SHORT = 100  # characters of what is kept
_HEAD = re.compile(r'\{"number":([1-9][0-9]{0,5}),"attempt":([1-9][0-9]{0,2}),"dealer":"([NESW])","hands":')
_MANY = ("deal", "discard", "draw")  # events of several cards, which seldom occur again
_CARDS = re.compile(
    r'"do":"(deal|discard|draw)","seat":"([NESW])","cards":\["((?:[AKQJT987][shdc]","){,15}[AKQJT987][shdc])"\]\},?'
)
_FLAT = re.compile(r"[^][{}]*+(?:\[[^][{}]*+\][^][{}]*+)?(?:\{[^][{}]*+\})?\}")


text = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
"""Returns JSON without blanks."""

_KEPT: dict[str, str] = {}
"""The ends of events' JSON, by their words."""


def _ending(word: str, event: Event) -> str:
    """Return the JSON of an event after its number."""
    if event.do in _MANY:
        cards = '"' + '","'.join(event.cards) + '"' if event.cards else ""
        return f'"do":"{event.do}","seat":"{event.seat}","cards":[{cards}]}}'
    ending = text(event.to_json())[1:]
    if len(_KEPT) < _MOST_KEPT:
        _KEPT[word] = ending
    return ending


def opened(head: Head) -> Json:
    """Return a deal in which nothing has happened."""
    begun: Json = {"number": head.number, "attempt": head.attempt, "dealer": head.dealer, "hands": {}, "turn": None}
    return {**begun, "events": [], "tricks": [], "points": None, "score": None}


def deals(record: Record, lines: list[str]) -> list[Json]:
    """Return the deals of a record without notes; the events of each are a text of JSON.

    ``lines`` are its canonical movetext. They hold what the fold adds, so no fold is needed.
    """
    made: list[Json] = []
    at, sides = 0, record.sides
    for deal in record.deals:
        opening, at = opened(deal.head), at + 1
        events: list[str] = []
        played: list[Event] = []  # to the present trick
        while len(events) < len(deal.entries):
            for word in lines[at].split(" "):
                if word[0] == "/":
                    winner = word[1:]
                    events[-1] = f'{events[-1][:-1]},"checks":{{"winner":"{winner}"}}}}'
                    cards = [event.cards[0] for event in played]
                    opening["tricks"].append({"leader": played[0].seat, "cards": cards, "winner": winner})
                    played = []
                    continue
                event = deal.entries[len(events)].event
                events.append(f'{{"n":{len(events) + 1},{_KEPT.get(word) or _ending(word, event)}')
                if event.do == "play":
                    played.append(event)
                elif event.do == "deal":
                    opening["hands"][event.seat] = list(event.cards)
                elif event.do == "turn" and not event.verb:
                    opening["turn"] = event.cards[0]
            at += 1
        if lines[at][0] == "=":
            opening["points"], opening["score"] = (
                dict(zip(sides, map(int, each.split("-")), strict=True)) for each in lines[at][1:].split(" ")
            )
            at += 1
        opening["events"] = f"[{','.join(events)}]"
        made.append(opening)
    return made


def format_deal(deal: Json) -> str:
    """Return one of `deals` as JSON."""
    return text({**deal, "events": []}).replace('"events":[]', f'"events":{deal["events"]}', 1)


class _Endings(dict[str, Entry]):
    """The events by the end of their JSON, after the number; ValueError for those that are none of plain play."""

    def __missing__(self, ending: str) -> Entry:
        if (match := _CARDS.fullmatch(ending)) is not None:
            return Entry(Event(match[1], match[2], tuple(match[3].split('","'))))
        from ecarte.notation.schema import fits

        event = json.loads("{" + ending.rstrip(",")) if _FLAT.fullmatch(ending.rstrip(",")) else {}
        if not fits(event, "event"):
            raise ValueError(ending)
        entry = entry_of(event)
        if len(ending) < _SHORT and len(self) < _MOST_KEPT and entry.event.do not in _MANY:
            self[ending] = entry
        return entry


_ENDINGS = _Endings()


def entry_of(event: Json) -> Entry:
    """Return an event of the right shape, without its note."""
    do = event["do"]
    cards = tuple(event["cards"] if "cards" in event else [event["card"]] if "card" in event else [])
    seat = "" if do in ("turn", "ruling") else event.get("seat", "")
    said = (event.get("verb", ""), tuple(event.get("args", ())), event.get("call", ""), event.get("suffix", ""))
    return _entry(do, seat, cards, *said)


@lru_cache(maxsize=_MOST_KEPT)
def _entry(*parts: Any) -> Entry:
    return Entry(Event(*parts))


def read(written: str) -> tuple[Json, list[Deal]]:
    """Return the tags and the deals of a text that may have this layout; raises ValueError where it has not."""
    from ecarte.notation.schema import fits

    above, _, below = written.partition(',"deals":[')
    ((_, _, top),) = values(above + ',"deals":[]}')
    heads = [Head(int(number), int(attempt), dealer) for number, attempt, dealer in _HEAD.findall(below)]
    parts = below.split('"events":[')[1:]
    if not fits(top) or len(heads) != len(parts):
        raise ValueError(above)
    return top["tags"], [Deal(head, _entries(part)) for head, part in zip(heads, parts, strict=True)]


def _entries(part: str) -> tuple[Entry, ...]:
    """Return the events of a text that begins with them."""
    events, _, _ = part.partition('],"tricks":[')
    return tuple([_ENDINGS[each.partition(",")[2]] for each in events.split('{"n":')[1:]])
