"""What is checked when a player opens a deal: its shuffle, its lock, and that it played from its own hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from ecarte import record
from ecarte.core.cards import Card, is_card
from ecarte.core.game import Event, RuleError, Seat
from ecarte.friend import course, deck, hashing
from ecarte.friend.course import GIVEN
from ecarte.friend.table import NOBODY, Laid, Opened, Table
from ecarte.record import Play


def salt(seed: bytes, event: int) -> bytes:
    """Return what hides a discard in its commitment."""
    return hashing.derive(seed, "discard", hashing.number(event))


def commitment(salted: bytes, places: tuple[int, ...]) -> bytes:
    """Return the commitment to the places of a discard."""
    return hashing.digest("discard", salted, bytes(sorted(places)))


def is_laid(sent: Event) -> bool:
    """Return whether a player commits to what an event hides: the cards of a discard, the top of a declaration."""
    return sent.do == "discard" or (sent.do == "say" and sent.hidden)


def laid_cards(event: Event) -> tuple[Card, ...]:
    """Return the cards that a player commits to with an event."""
    return event.cards or tuple(filter(is_card, event.args))


def check_locks(table: Table, seat: Seat, seed: bytes) -> None:
    """Compute a player's shuffle and lock again from its seed; raises CheatError when it sent others."""
    deal, group = table.deal, table.own.group
    keys = deck.keys_of(seed, deal.number, deal.attempt)
    decks, step = (deck.points(group), *deal.decks), deal.order.index(seat)
    if step + 1 < len(decks) and deck.shuffle(group, decks[step], keys) != decks[step + 1]:
        raise table.cheat("E-friend-shuffle", seat, deal=deal.number)
    if seat not in deal.commitments:
        return
    step += len(deal.order)
    sent = decks[step + 1], deal.commitments[seat]
    if sent != (deck.lock(group, decks[step], keys), deck.commitments(group, keys)):
        raise table.cheat("E-friend-lock", seat, deal=deal.number)


def seeds(table: Table, opened: Mapping[Seat, Opened]) -> Mapping[Seat, bytes] | None:
    """Return the seeds of a deal by seat, this side's own among them; None while others are missing."""
    found = {seat: each.seed for seat, each in opened.items() if each.seed is not None}
    found[table.own.seat] = table.seed
    return found if len(found) == len(table.deal.order) else None


def reveal(table: Table, said: Mapping[Seat, Mapping[int, Event]], found: Mapping[Seat, bytes]) -> Play:
    """Return the game with the cards of the deal in play; raises CheatError when they contradict what was played.

    ``said`` has what the other players really did in their hidden events, and ``found`` all seeds.
    """
    assert table.full is not None
    game, full, deal = table.rules, table.full, table.deal
    pack = deck.pack((found[seat] for seat in deal.order), deal.number, deal.attempt)
    for number, entry in enumerate(table.playing.record.deals[-1].entries, 1):
        event = said.get(table.player_at(entry.event.seat), {}).get(number, entry.event)
        if event.do in GIVEN:
            event = _given(full, pack) or event
        due = None if event.do in GIVEN else full.record.game.deal.due(full.state, ())
        if due is not None and event.do == "play" and due.actor not in ("", table.view):  # it was passed over
            raise table.breach("E-friend-hand", table.player_at(due.actor), due, course.not_in_turn(table))
        try:
            full = record.add(full, event)
        except RuleError as error:
            seat = due.actor if due is not None else event.actor or game.rules.turn(full.state) or NOBODY
            seat = table.player_at(seat)
            if seat == table.own.seat:  # it was what the other did before that makes it wrong
                seat = next(each for each in table.playing_order if each != seat)
            raise table.breach("E-friend-hand", seat, event, error.problems[0]) from None
    return full


def _given(full: Play, pack: tuple[Card, ...]) -> Event | None:
    event = full.record.game.deal.due(full.state, pack)
    return event if event is not None and event.do in GIVEN else None


def check_discards(table: Table, seat: Seat, said: Mapping[int, Event], found: Mapping[Seat, bytes]) -> None:
    """Raise CheatError when a player discarded other cards than it committed to, or hides an event it has not."""
    deal = table.deal
    pack = deck.pack((found[each] for each in deal.order), deal.number, deal.attempt)
    entries = table.playing.record.deals[-1].entries
    laid = {each.event: each for each in deal.laid if each.seat == seat}
    order, at = table.playing.record.options().order, table.seat_of(seat)
    for number, event in said.items():
        sent = entries[number - 1].event if 0 < number <= len(entries) else None
        if sent is None or event.seat != at or event.do in GIVEN or event.hidden or event.in_order(order) != event:
            raise table.cheat("E-friend-said", seat, event=str(event))
        if table.rules.view.redact(event, NOBODY) != table.rules.view.redact(sent, NOBODY):
            raise table.cheat("E-friend-said", seat, event=str(event))
    for number, each in laid.items():
        event = said.get(number, entries[number - 1].event)
        places = () if event.hidden else tuple(map(pack.index, laid_cards(event)))
        if commitment(salt(found[seat], number), places) != each.commitment:
            raise table.cheat("E-friend-discard", seat, event=str(event))


def check_played(table: Table, seat: Seat, opened: Opened) -> None:
    """Check what is opened where only played cards are; raises CheatError when they are not from the seat's hand."""
    deal, group = table.deal, table.own.group
    gone = {place for places in opened.laid.values() for place in places}
    held = set(deal.places.get(seat, ())) - gone
    shown = {card for event in _events(table, seat) for card in table.rules.view.tells(event, NOBODY) if is_card(card)}
    others = [each for each in deal.order if each != seat]
    cards = set()
    for place, key in opened.keys.items():
        keys = [key, *(_key(table, other, place) for other in others)]
        card = deck.card(group, deal.decks[-1][place], keys) if None not in keys else None
        if place not in held or card is None:
            raise table.cheat("E-friend-hand", seat, does="none", rank="", suit="")
        cards.add(card)
    if cards != shown:
        raise table.cheat("E-friend-hand", seat, does="none", rank="", suit="")


def _key(table: Table, seat: Seat, place: int) -> int:
    if seat == table.own.seat:
        return table.pack_keys.places[place]
    return table.deal.given[seat][place]


def _events(table: Table, seat: Seat) -> Iterator[Event]:
    for entry in table.playing.record.deals[-1].entries:
        if entry.event.actor == seat and entry.event.do not in GIVEN:
            yield entry.event


def laid_fit(laid: Laid, salted: bytes, places: tuple[int, ...]) -> bool:
    """Return whether places are those of a discard that a player has committed to."""
    return len(places) == laid.size and commitment(salted, places) == laid.commitment


def own_places(table: Table) -> tuple[tuple[int, ...], Mapping[int, tuple[int, ...]]]:
    """Return the places this side has played or shown, and those of each of its discards."""
    deal, seat = table.deal, table.own.seat
    place_of = {card: place for place, card in deal.cards.items()}
    entries = table.playing.record.deals[-1].entries
    laid = {
        each.event: tuple(sorted(place_of[card] for card in laid_cards(entries[each.event - 1].event)))
        for each in deal.laid
        if each.seat == seat
    }
    shown = {card for event in _events(table, seat) for card in table.rules.view.tells(event, NOBODY) if is_card(card)}
    return tuple(sorted(place_of[card] for card in shown)), laid


def own_said(table: Table) -> dict[int, Event]:
    """Return what this side really did in its events of the deal that it sent with something hidden."""
    redact, found = table.rules.view.redact, {}
    for number, entry in enumerate(table.playing.record.deals[-1].entries, 1):
        event = entry.event
        if event.seat == table.view and event.do not in GIVEN and redact(event, NOBODY) != event:
            found[number] = event
    return found


def with_opened(table: Table, seat: Seat, opened: Opened) -> Table:
    """Return the table with what a player has opened."""
    deal = table.deal
    return replace(table, locked=replace(deal, opened={**deal.opened, seat: opened}))
