"""Belote's codec accepts exactly what the game allows, in canonical form, under all options."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecarte import record
from ecarte.core import fair
from ecarte.core.cards import PACK
from ecarte.core.game import Event, Head, OptionValue, parse_event
from ecarte.games.belote.game import GAME as BELOTE
from ecarte.games.belote.options import Options
from ecarte.notation import codec, ecn
from ecarte.record import Deal, Entry, Note, Play, Record
from tests.games.belote.test_referee import VALUES, universe
from tests.kit.belote_deals import Step, deals, options, record_of
from tests.kit.belote_positions import legal
from tests.notation.test_codec import agrees, compare_writers, written_slowly

NUMBERS = st.integers(0, 2**32 - 1)
make = codec.CODECS["belote"]


def accepts(chosen: Options, steps: list[Step]) -> None:
    """Compare a game written quickly with the same written slowly, and read it."""
    written = record_of(chosen, steps)
    text = written_slowly(Play(written))
    lines = codec.write(written)
    assert lines is not None
    assert "\n".join(lines) + "\n" == text.partition("\n\n")[2]
    assert agrees(text)


@given(NUMBERS, NUMBERS)
def test_every_game_is_accepted_up_to_every_place(number: int, place: int) -> None:
    chosen, steps = deals(number, 3)
    accepts(chosen, steps)
    accepts(chosen, steps[: 1 + place % len(steps)])


@pytest.mark.thorough
@pytest.mark.parametrize(("name", "value"), VALUES)
def test_every_value_of_every_option_is_known(name: str, value: OptionValue) -> None:
    chosen = options(Random(f"{name} {value}"), **{name: value})
    accepts(chosen, [*played(chosen, 1)])


def played(chosen: Options, number: int) -> Iterator[Step]:
    """Yield the steps of a whole game of random moves, its packs from a seed."""
    rng = Random(number)
    dealer = rng.choice(chosen.seats)
    play = record.new("belote", chosen.preset, changes(chosen), {}, seed_of(number), dealer, exact=True)
    while True:
        if (seat := BELOTE.rules.turn(play.state)) is not None:
            play = record.advance(play, rng.choice(BELOTE.rules.legal(play.state, seat)))
        elif (head := BELOTE.deal.next_head(play.state)) is not None:
            play = record.advance(play, head)
        else:
            break
    for step in play.steps:
        assert isinstance(step.what, Event | Head)
        yield Step(step.before, step.what, step.after)


def seed_of(number: int) -> str:
    return Random(number).randbytes(32).hex()


def changes(chosen: Options) -> dict[str, OptionValue]:
    return {option.name: getattr(chosen, option.name) for option in BELOTE.options}


@given(NUMBERS, NUMBERS)
def test_an_event_is_accepted_if_and_only_if_it_may_happen(number: int, place: int) -> None:
    chosen, steps = deals(number, 1)
    rng = Random(place)
    compared = [at for at, step in enumerate(steps) if step.after.melds and len(step.after.tricks) == 1]
    for at in {rng.randrange(len(steps)), rng.choice(compared or [0])}:
        compare_next(chosen, steps[: at + 1], rng, 100)


@pytest.mark.thorough
@given(NUMBERS)
def test_events_throughout_a_deal_are_accepted_if_and_only_if_they_may_happen(number: int) -> None:
    chosen, steps = deals(number, 1)
    for at in range(0, len(steps), 4):
        compare_next(chosen, steps[: at + 1], Random(number), 300)


def compare_next(chosen: Options, steps: list[Step], rng: Random, most: int) -> None:
    """So many of all conceivable next events are written if and only if they may happen."""
    state = steps[-1].after
    (deal,) = record_of(chosen, steps).deals
    words = universe(state, rng) + [f"{seat}:packets:{order}" for seat in "NESW" for order in ("3-2", "2-3", "4-1")]
    words += [f"{sign}{card}" for card in PACK for sign in ("^", "^^", "N^", "E^", "S^", "W^")]
    for seat in "NESW":
        hands = [rng.sample(PACK, size) for size in (2, 3, 3, 5, 5)]
        words += [f"{seat}{sign}{''.join(hand)}" for sign in "<+" for hand in hands]
    found = {*rng.sample(words, min(most, len(words))), *legal(state)}
    for word in found:
        event = parse_event(word)
        quickly = codec.write_deals(make(chosen, None), [Deal(deal.head, (*deal.entries, Entry(event)))])
        assert (quickly is not None) is (BELOTE.rules.why_not(state, event) is None), word


# --- changes ---


def changed_texts(text: str, rng: Random) -> Iterator[str]:
    """Yield the movetext with a letter, two cards, two words or two lines changed."""
    moves = text.index("\n\n") + 2
    for _ in range(12):
        at, other = rng.randrange(moves, len(text)), rng.choice("AKQJT987shdcNESW.<^+:/=0123456 *\n")
        yield text[:at] + other + text[at + 1 :]
        yield text[:at] + text[at + 1 :]
        yield text[:at] + other + text[at:]
        one, two = rng.sample(PACK, 2)
        yield text[:at] + text[at:].replace(one, "??").replace(two, one).replace("??", two)
        seat, next_one = rng.sample("NESW", 2)
        yield text[:at] + text[at:].replace(seat, "??").replace(next_one, seat).replace("??", next_one)
        for between in "\n ":
            parts = text[moves:].split(between)
            place = rng.randrange(len(parts))
            yield text[:moves] + between.join(parts[:place] + parts[place + 1 :])
            yield text[:moves] + between.join([*parts[:place], *parts[place:][1::-1], *parts[place + 2 :]])


@given(NUMBERS)
def test_no_changed_record_is_accepted_that_the_reader_finds_wrong(number: int) -> None:
    chosen, steps = deals(number, 2)
    text = written_slowly(Play(record_of(chosen, steps)))
    heading = text.partition("\n\n")[0]
    (play,) = ecn.loads(text)
    for changed in changed_texts(text, Random(number)):
        lines = changed.removeprefix(heading + "\n\n").rstrip("\n").split("\n")
        if codec.read(play.record, chosen, lines, "", None) is not None:
            agrees(changed)


def changed_events(events: list[Event], rng: Random) -> list[Event]:
    """Return the events with some left out, repeated, exchanged, or with other cards or seats."""
    at = rng.randrange(len(events))
    match rng.randrange(6):
        case 0:
            return events[:at] + events[at + 1 :]
        case 1:
            return [*events[:at], rng.choice(events), *events[at:]]
        case 2:
            return [*events[:at], *events[at : at + 2][::-1], *events[at + 2 :]]
        case 3:
            one, two = rng.sample(PACK, 2)
            other = {one: two, two: one}
            return events[:at] + [
                replace(e, cards=tuple(other.get(card, card) for card in e.cards)) for e in events[at:]
            ]
        case 4:
            return [*events[:at], replace(events[at], seat=rng.choice("NESW")), *events[at + 1 :]]
        case _:
            call = rng.choice(["", "belote", "rebelote"])
            at = next((place for place in range(at, len(events)) if events[place].do == "play"), at)
            changed = replace(events[at], call=call if events[at].do == "play" else "")
            return [*events[:at], changed, *events[at + 1 :]]


@given(NUMBERS)
def test_a_changed_game_is_written_quickly_if_and_only_if_it_can_be_folded(number: int) -> None:
    chosen, steps = deals(number, 2)
    rng = Random(number)
    written = record_of(chosen, steps)
    for _ in range(8):
        which = rng.randrange(len(written.deals))
        head, events = written.deals[which].head, [entry.event for entry in written.deals[which].entries]
        if rng.random() < 0.1:
            head = Head(head.number + rng.randrange(-1, 2), rng.randrange(1, 3), rng.choice(chosen.seats))
        changed = Deal(head, tuple(map(Entry, changed_events(events, rng))))
        rest = written.deals[which + 1 :] if rng.random() < 0.5 else ()
        compare_writers(Record(written.tags, (*written.deals[:which], changed, *rest)))


def test_a_record_with_notes_is_left_to_the_ordinary_writer() -> None:
    written = record_of(*deals(1))
    (deal, *rest) = written.deals
    note = Note(comment="so")
    assert codec.write(written) is not None
    assert codec.write(Record(written.tags, (replace(deal, note=note), *rest))) is None
    noted = replace(deal, entries=(replace(deal.entries[0], note=note), *deal.entries[1:]))
    assert codec.write(Record(written.tags, (noted, *rest))) is None


# --- the packs ---


@pytest.mark.parametrize("shuffle", ["shuffle", "cut-only"])
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("packets", ["3-2", "2-3", "dealer", "chosen"])
def test_every_card_given_must_be_that_of_the_pack(shuffle: str, players: int, packets: str) -> None:
    rng = Random(f"{shuffle} {players} {packets}")
    chosen = BELOTE.resolve("classic", {"shuffle": shuffle, "players": players, "packets": packets, "deals": 5})
    number = rng.randrange(1000)
    lines = codec.write(record_of(chosen, [*played(chosen, number)]))
    assert lines is not None
    seed = bytes.fromhex(seed_of(number))
    packs = {deal: list(fair.pack(seed, deal)) for deal in range(1, 6)}
    found = codec.read_deals(make(chosen, packs.__getitem__), lines[:-1])
    assert found is not None
    for deal in range(1, 6):
        rotated = [*packs[deal][1:], packs[deal][0]]
        assert codec.read_deals(make(chosen, {**packs, deal: rotated}.__getitem__), lines[:-1]) is None
