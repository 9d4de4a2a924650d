"""What each item of a message does to the table, for the side that sends it and for the one that receives it alike.

An item is a list that begins with its kind. One that is malformed, not due or wrong raises CheatError, or RuleError
where this side's player wants what is not allowed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from itertools import combinations
from typing import Any

from ecarte import record
from ecarte.core.cards import Card, sort_cards
from ecarte.core.game import Event, Problem, RuleError, Seat, parse_event
from ecarte.friend import asking, canonical, course, deck, hashing, message, opening, sitting
from ecarte.friend.cheating import CheatError
from ecarte.friend.course import GIVEN, Awaited
from ecarte.friend.deck import SIZE, Deck
from ecarte.friend.games import begin, end_deal, end_game
from ecarte.friend.group import BYTES, decode
from ecarte.friend.message import Item
from ecarte.friend.table import NOBODY, Laid, Opened, Table
from ecarte.friend.terms import CUT, at_table, check_name

_CLAIMS = ("claim", "ruling", "unmark")
_AT_ANY_TIME = ("event", "pass", "resign", "spoilt", "ask", "say")


def apply(table: Table, seat: Seat, item: Item) -> Table:
    """Return the table after an item of a seat; raises CheatError or RuleError."""
    kind = item[0]
    effect = _EFFECTS.get(kind)
    if effect is None or not _has_form(item):
        raise table.cheat("E-friend-item", seat, item=str(kind)[:20])
    if kind not in _AT_ANY_TIME and course.awaited(table) != Awaited(seat, kind):
        raise table.cheat("E-friend-turn", seat, item=kind)
    if kind in _AT_ANY_TIME and table.play is None:
        raise table.cheat("E-friend-turn", seat, item=kind)
    try:
        after = effect(table, seat, item)
        return after if kind in asking.WORDS else asking.went_on(table, after, seat, kind)
    except CheatError:
        raise
    except (ValueError, LookupError, TypeError, AttributeError) as error:
        if isinstance(error, RuleError) and seat == table.own.seat:
            raise
        raise table.cheat("E-friend-item", seat, item=kind) from None


def _has_form(item: Item) -> bool:
    return len(item) - 1 in _LENGTHS[item[0]]


# --- sitting down ---------------------------------------------------------------------------------


def _sit(table: Table, seat: Seat, item: Item) -> Table:
    said = item[1]
    if set(said) != {"cut", "key", "name"}:
        raise ValueError("other fields")
    check_name(said["name"])
    keys = {**table.keys, seat: canonical.unpack(said["key"], BYTES)}
    names = {**table.names, seat: said["name"]}
    seated = replace(table, keys=keys, names=names)
    if table.agreed.dealer == CUT:
        return replace(seated, cuts={seat: canonical.unpack(said["cut"], hashing.SECRET_BYTES)})
    if said["cut"]:
        raise ValueError("no cut is due")
    return begin(seated)


def _seats(table: Table, seat: Seat, item: Item) -> Table:
    """Give a seat to each guest by its signed message, where more than two play."""
    keys, names, promised = dict(table.keys), dict(table.names), dict(table.promised)
    if set(item[1]) != set(table.agreed.seats) - {seat}:
        raise ValueError("other seats")
    for each, fields in item[1].items():
        guest = sitting.read(table, message.read(canonical.write(fields)))
        if guest.key in keys.values():
            raise ValueError("twice at the table")
        level = table.agreed.computers.get(each)
        if level is not None and (guest.wanted, guest.name) != (each, level):
            raise ValueError("no computer, as was agreed")
        keys[each], names[each] = guest.key, guest.name
        promised |= {each: guest.cut} if guest.cut else {}
    own = table.own
    if own.seeds is None:  # else evidence says whose it is
        own = replace(own, seat=next((each for each, key in keys.items() if key == sitting.own_key(table)), ""))
    names = {each: names[each] for each in table.agreed.seats}  # their order is that of the record's tags
    seated = replace(table, own=own, keys=keys, names=at_table(table.agreed, names), promised=promised)
    return seated if table.agreed.dealer == CUT else begin(seated)


def _cut(table: Table, seat: Seat, item: Item) -> Table:
    seed = canonical.unpack(item[1], hashing.SECRET_BYTES)
    if hashing.digest("cut", seed) != table.promised[seat]:
        raise table.cheat("E-friend-cut", seat)
    table = replace(table, cuts={**table.cuts, seat: seed})
    return begin(table) if len(table.cuts) == len(table.agreed.seats) else table


# --- the pack -------------------------------------------------------------------------------------


def _points(table: Table, seat: Seat, text: Any) -> Deck:
    found = canonical.split(canonical.unpack(text, SIZE * BYTES), BYTES)
    if not deck.is_deck(table.own.group, found):
        raise table.cheat("E-friend-deck", seat, deal=table.deal.number)
    return found


def _shuffle(table: Table, seat: Seat, item: Item) -> Table:
    points = _points(table, seat, item[1])
    return replace(table, locked=replace(table.deal, decks=(*table.deal.decks, points)))


def _lock(table: Table, seat: Seat, item: Item) -> Table:
    points, promised = _points(table, seat, item[1]), _points(table, seat, item[2])
    deal = table.deal
    commitments = {**deal.commitments, seat: promised}
    return replace(table, locked=replace(deal, decks=(*deal.decks, points), commitments=commitments))


def _keys(table: Table, seat: Seat, item: Item) -> Table:
    places = course.places_owed(table, seat)
    found = canonical.split(canonical.unpack(item[1], BYTES * len(places)), BYTES)
    keys = dict(zip(places, map(decode, found), strict=True))
    for place, key in keys.items():
        _check_key(table, seat, place, key)
    deal = table.deal
    given = {**deal.given, seat: {**deal.given.get(seat, {}), **keys}}
    return deal_out(replace(table, locked=replace(deal, given=given)))


def _check_key(table: Table, seat: Seat, place: int, key: int) -> None:
    if table.own.group.multiply_base(key) != table.deal.commitments[seat][place]:
        raise table.cheat("E-friend-key", seat, place=place + 1)


def deal_out(table: Table) -> Table:
    """Return the table after all that it deals now: the cards whose keys have been given."""
    while (due := next(course.coming(table), None)) is not None:
        event, places = due
        deal, view = table.deal, table.view
        givers = [player for player in deal.order if table.seat_of(player) != event.seat]
        if any(place not in deal.given.get(seat, {}) for seat in givers for place in places):
            break
        known = {place: _card(table, place) for place in places} if event.seat in ("", view) else {}
        if spoils(table, known):
            break
        dealt = {**deal.places, event.seat: (*deal.places.get(event.seat, ()), *places)}
        table = replace(table, locked=replace(deal, places=dealt, cards={**deal.cards, **_real(known)}))
        if known:
            order = table.playing.record.options().order
            event = replace(event, cards=sort_cards(_real(known).values(), order))
        table = _happen(table, event)
    return table


def is_spoilt(table: Table) -> bool:
    """Return whether this side sees that what is dealt next is spoilt, and has to show it."""
    event, places = next(course.coming(table), (None, ()))
    if event is None or event.seat not in ("", table.view) or table.deal.spoilt or not table.deal.is_locked:
        return False
    givers = [player for player in table.deal.order if table.seat_of(player) != event.seat]
    if any(place not in table.deal.given.get(seat, {}) for seat in givers for place in places):
        return False
    return spoils(table, {place: _card(table, place) for place in places})


def _real(known: Mapping[int, Card | None]) -> dict[int, Card]:
    return {place: card for place, card in known.items() if card is not None}


def _card(table: Table, place: int) -> Card | None:
    deal, own = table.deal, table.own
    keys = [table.pack_keys.places[place] if seat == own.seat else deal.given[seat][place] for seat in deal.order]
    return deck.card(own.group, deal.decks[-1][place], keys)


def spoils(table: Table, known: Mapping[int, Card | None]) -> bool:
    """Return whether places of the pack show that it is spoilt: no card, or one that another place has."""
    cards = [*table.deal.cards.values(), *known.values()]
    return None in cards or len(set(cards)) < len(cards)


def _happen(table: Table, event: Event) -> Table:
    """Return the table after an event that is allowed."""
    game = table.rules
    play = record.add(table.playing, event)
    return replace(table, play=play, public=game.rules.play(table.public, game.view.redact(event, NOBODY)))


def _spoilt(table: Table, seat: Seat, item: Item) -> Table:
    """Show that the pack has a place without a card, or a card twice: the deal ends, and everybody opens it."""
    keys: dict[int, int] = {}
    for place, text in item[1]:
        keys[_place(place)] = decode(canonical.unpack(text, BYTES))
    if [*keys] != sorted(place for place, _ in item[1]):
        raise ValueError("not canonical")
    deal = table.deal
    others = [each for each in deal.order if each != seat]
    cards: list[Card | None] = []
    for place, key in keys.items():
        _check_key(table, seat, place, key)
        other_keys = [deal.given[other][place] for other in others]
        cards.append(deck.card(table.own.group, deal.decks[-1][place], [key, *other_keys]))
    if None not in cards and len(set(cards)) == len(cards):
        raise table.cheat("E-friend-spoilt", seat)
    return replace(table, locked=replace(deal, spoilt=True))


def _place(value: Any) -> int:
    if type(value) is not int or not 0 <= value < SIZE:
        raise ValueError("no place")
    return value


# --- playing --------------------------------------------------------------------------------------


def _event(table: Table, seat: Seat, item: Item) -> Table:
    event = _exactly(item[1])
    game, deal, own = table.rules, table.deal, table.own.seat
    actor = event.actor or game.rules.turn(table.public)
    if event.do in GIVEN or event.verb == "took" or (event.do == "ruling" and event.verb not in _CLAIMS):
        raise table.breach("E-friend-move", seat, event, Problem("E-event", None, {"event": item[1]}))
    closing = table.is_deal_over and (set(table.playing_order) <= {*deal.passed} or not course.may_claim(table))
    if closing or deal.opened or deal.spoilt or table.is_cut_short or table.asked:  # or the cards are being opened
        raise table.cheat("E-friend-turn", seat, item="event")
    if actor != table.seat_of(seat) or course.is_early(table, seat, event):
        raise table.breach("E-friend-move", seat, event, course.not_in_turn(table))
    if game.view.redact(event, NOBODY) != event:
        raise table.cheat("E-friend-open", seat, event=item[1])
    if opening.is_laid(event) != (len(item) == 3):
        raise ValueError("no commitment")
    number = len(table.playing.record.deals[-1].entries) + 1
    if opening.is_laid(event):
        promised = canonical.unpack(item[2], BYTES)
        size = len(event.cards) if event.do == "discard" else 1
        laid = (*deal.laid, Laid(seat, number, size, promised))
        table = replace(table, locked=replace(deal, laid=laid))
        if seat == own:
            event = _own_laid(table, event, promised, number)
    elif seat == own:
        event = _own_event(table, event)
    problem = game.rules.why_not(table.playing.state, event)
    problem = problem or game.rules.why_not(table.public, game.view.redact(event, NOBODY))
    if problem is not None:
        if seat == own:
            raise RuleError(problem)
        raise table.breach("E-friend-move", seat, event, problem)
    table = _happen(table, event)
    return deal_out(replace(table, locked=replace(table.deal, passed=())))


def _exactly(text: str) -> Event:
    """Return the event that a text is, which is written in one way only."""
    event = parse_event(text)
    if str(event) != text:
        raise ValueError("not canonical")
    return event


def _own_event(table: Table, event: Event) -> Event:
    """Return what this side really did: only it knows that a card was a revoke, or a king false."""
    tries = (replace(event, suffix=suffix) for suffix in (event.suffix, "revoke", "false"))
    why_not = table.rules.rules.why_not
    return next((each for each in tries if why_not(table.playing.state, each) is None), event)


def _own_laid(table: Table, event: Event, promised: bytes, number: int) -> Event:
    """Return what this side has done, as to discard: that whose places give the commitment."""
    place_of = {card: place for place, card in table.deal.cards.items()}
    salted = opening.salt(table.seed, number)
    for done in _own_ways(table, event):
        if opening.commitment(salted, tuple(place_of[card] for card in opening.laid_cards(done))) == promised:
            return done
    raise ValueError("not from this hand")


def _own_ways(table: Table, event: Event) -> Iterator[Event]:
    """Yield what this side may have done in an event of which the others see only a part."""
    seat, state, redact = table.view, table.playing.state, table.rules.view.redact
    if event.do == "discard":
        hand = table.rules.deal.hands(state)[seat]
        yield from (replace(event, cards=cards) for cards in combinations(hand, len(event.cards)))
    else:
        yield from (each for each in table.rules.rules.legal(state, seat) if redact(each, NOBODY) == event)


def _pass(table: Table, seat: Seat, item: Item) -> Table:
    deal = table.deal
    ended = table.is_deal_over and not table.is_cut_short
    may_claim = ended and seat in table.playing_order and seat not in deal.passed
    if table.asked or not (may_claim or course.owes_pass(table, seat)):
        raise table.cheat("E-friend-turn", seat, item="pass")
    return replace(table, locked=replace(deal, passed=(*deal.passed, seat)))


def _resign(table: Table, seat: Seat, item: Item) -> Table:
    if table.is_over or table.closed or seat not in table.playing_order:
        raise table.cheat("E-friend-turn", seat, item="resign")
    play = record.resign(table.playing, table.seat_of(seat))
    full = table.full and record.resign(table.full, table.seat_of(seat))
    return replace(table, play=play, full=full, first=_first(table))


def _first(table: Table) -> Seat | None:
    """Return who is to go on first after another has resigned: who was to go on before, if more than two play.

    If it has done so at the same time, its message is before the other's everywhere.
    """
    awaited = course.awaited(table)
    return awaited.seat if awaited and len(table.agreed.seats) > 2 else None


# --- the end of a deal ----------------------------------------------------------------------------


def _open(table: Table, seat: Seat, item: Item) -> Table:
    said = item[1]
    is_whole = table.full is not None or table.deal.spoilt
    opened = _read_seed(table, seat, said) if is_whole else _read_played(table, seat, said)
    table = opening.with_opened(table, seat, opened)
    found = opening.seeds(table, table.deal.opened)
    if seat != table.own.seat and found is not None and not table.deal.spoilt:
        others = {each: its.said for each, its in table.deal.opened.items() if each != table.own.seat}
        for each, said in others.items():
            opening.check_discards(table, each, said, found)
        table = replace(table, full=opening.reveal(table, others, found))
    if len(table.deal.opened) < len(table.deal.order):
        return table
    return end_deal(table, found)


def _read_seed(table: Table, seat: Seat, said: Any) -> Opened:
    if set(said) != {"said", "seed"}:
        raise ValueError("other fields")
    seed = canonical.unpack(said["seed"], hashing.SECRET_BYTES)
    hidden = {_event_number(number): _exactly(text) for number, text in said["said"].items()}
    if seat != table.own.seat and table.own.checks_locks:
        opening.check_locks(table, seat, seed)
    return Opened(seed, hidden)


def _read_played(table: Table, seat: Seat, said: Any) -> Opened:
    if set(said) != {"keys", "laid"}:
        raise ValueError("other fields")
    keys = {_place(_number(place)): decode(canonical.unpack(key, BYTES)) for place, key in said["keys"].items()}
    for place, key in keys.items():
        _check_key(table, seat, place, key)
    laid: dict[int, tuple[int, ...]] = {}
    for number, (places, salted) in said["laid"].items():
        laid[_event_number(number)] = tuple(map(_place, places))
        if places != sorted(places):
            raise ValueError("not canonical")
        (hidden,) = (each for each in table.deal.laid if each.event == int(number) and each.seat == seat)
        if not opening.laid_fit(hidden, canonical.unpack(salted, BYTES), laid[int(number)]):
            raise table.cheat("E-friend-discard", seat)
    gone = [place for places in laid.values() for place in places]
    owed = {each.event for each in table.deal.laid if each.seat == seat}
    if owed != set(laid) or len(set(gone)) < len(gone) or not set(gone) <= set(table.deal.places.get(seat, ())):
        raise table.cheat("E-friend-discard", seat)
    opened = Opened(keys=keys, laid=laid)
    if seat != table.own.seat:
        opening.check_played(table, seat, opened)
    return opened


def _event_number(text: Any) -> int:
    if (number := _number(text)) < 1:
        raise ValueError("no event")
    return number


def _number(text: Any) -> int:
    """Return the number that a text is, which is written in one way only."""
    number = int(text)
    if str(number) != text:
        raise ValueError("not canonical")
    return number


def _sign(table: Table, seat: Seat, item: Item) -> Table:
    return end_game(table, seat, canonical.unpack(item[1], 64))


_EFFECTS: dict[str, Callable[[Table, Seat, Item], Table]] = {
    "sit": _sit,
    "seats": _seats,
    "cut": _cut,
    "shuffle": _shuffle,
    "lock": _lock,
    "keys": _keys,
    "event": _event,
    "pass": _pass,
    "resign": _resign,
    "ask": asking.ask,
    "answer": asking.answer,
    "say": asking.say,
    "spoilt": _spoilt,
    "open": _open,
    "sign": _sign,
}
_LENGTHS: dict[str, tuple[int, ...]] = {
    **dict.fromkeys(_EFFECTS, (1,)),
    "lock": (2,),
    "event": (1, 2),
    "pass": (0,),
    "resign": (0,),
}
