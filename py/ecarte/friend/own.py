"""What this side sends: by itself whenever it is awaited, and for what its player does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ecarte.core.game import Event, Seat
from ecarte.friend import canonical, course, deck, games, hashing, opening, signature, sitting
from ecarte.friend.effects import is_spoilt
from ecarte.friend.group import encode
from ecarte.friend.message import Item
from ecarte.friend.table import NOBODY, Table
from ecarte.friend.terms import CUT


def cut_seed(table: Table) -> bytes:
    """Return this side's seed for the cut. It cannot depend on the invitation, which promises it."""
    return hashing.derive(table.own.secret, "cut")


def promise(table: Table) -> str:
    """Return the promise of the seed for the cut that the invitation holds, "" when nobody cuts."""
    return canonical.pack(hashing.digest("cut", cut_seed(table))) if table.agreed.dealer == CUT else ""


def sit(table: Table, name: str) -> Item:
    """Return the item with which a guest takes its seat."""
    cut = canonical.pack(cut_seed(table)) if table.agreed.dealer == CUT else ""
    return ["sit", {"cut": cut, "key": canonical.pack(key(table)), "name": name}]


def sit_with_others(table: Table, name: str, wanted: Seat) -> Item:
    """Return the item with which a guest asks for a seat, "" for any, where more than two play."""
    return ["sit", {"cut": promise(table), "key": canonical.pack(key(table)), "name": name, "seat": wanted}]


def key(table: Table) -> bytes:
    """Return the key that this side's signatures fit."""
    return sitting.own_key(table)


def event(table: Table, done: Event) -> Item:
    """Return the item for an event of this side, with what the others may not see hidden."""
    sent = table.rules.view.redact(done, NOBODY)
    item: Item = ["event", str(sent)]
    if opening.is_laid(sent) and not done.hidden:
        place_of = {card: place for place, card in table.deal.cards.items()}
        number = len(table.playing.record.deals[-1].entries) + 1
        places = tuple(place_of.get(card, 0) for card in opening.laid_cards(done))
        item.append(canonical.pack(opening.commitment(opening.salt(table.seed, number), places)))
    return item


def next_item(table: Table) -> Item | None:
    """Return what this side sends now by itself; None when it waits for its player or for the others."""
    if table.play is not None and not table.closed and is_spoilt(table):
        return _spoilt(table)
    awaited = course.awaited(table)
    if awaited is None or awaited.seat != table.own.seat:
        return None
    make = _ITEMS.get(awaited.what)
    return make(table) if make else None


def _cut(table: Table) -> Item:
    return ["cut", canonical.pack(cut_seed(table))]


def _shuffle(table: Table) -> Item:
    group, decks = table.own.group, table.deal.decks
    before = decks[-1] if decks else deck.points(group)
    return ["shuffle", canonical.pack(b"".join(deck.shuffle(group, before, table.pack_keys)))]


def _lock(table: Table) -> Item:
    group, keys = table.own.group, table.pack_keys
    points, promised = deck.lock(group, table.deal.decks[-1], keys), deck.commitments(group, keys)
    return ["lock", canonical.pack(b"".join(points)), canonical.pack(b"".join(promised))]


def _keys(table: Table) -> Item:
    places = course.places_owed(table, table.own.seat)
    return ["keys", canonical.pack(b"".join(encode(table.pack_keys.places[place]) for place in places))]


def _pass(table: Table) -> Item | None:
    if (done := course.due(table)) is not None:
        return event(table, done)
    return None if table.is_deal_over or course.has_choice(table) else ["pass"]


def _event(table: Table) -> Item | None:
    done = course.due(table)
    return event(table, done) if done is not None else None


def opened(table: Table) -> Item:
    """Return the item with which this side opens the deal."""
    if table.full is not None or table.deal.spoilt:
        said = {str(number): str(done) for number, done in opening.own_said(table).items()}
        return ["open", {"said": said, "seed": canonical.pack(table.seed)}]
    shown, laid = opening.own_places(table)
    salts: dict[str, Any] = {
        str(number): [list(places), canonical.pack(opening.salt(table.seed, number))] for number, places in laid.items()
    }
    return ["open", {"keys": {str(place): _key(table, place) for place in shown}, "laid": salts}]


def _key(table: Table, place: int) -> str:
    return canonical.pack(encode(table.pack_keys.places[place]))


def _spoilt(table: Table) -> Item:
    """Return this side's keys to all places of which it has the others' keys."""
    others = [seat for seat in table.deal.order if seat != table.own.seat]
    places = set.intersection(*(set(table.deal.given.get(seat, {})) for seat in others))
    return ["spoilt", [[place, _key(table, place)] for place in sorted(places)]]


def _sign(table: Table) -> Item:
    return ["sign", canonical.pack(signature.sign(table.own.group, table.own.secret, games.statement(table)))]


_ITEMS: dict[str, Callable[[Table], Item | None]] = {
    "cut": _cut,
    "shuffle": _shuffle,
    "lock": _lock,
    "keys": _keys,
    "pass": _pass,
    "event": _event,
    "open": opened,
    "sign": _sign,
}
