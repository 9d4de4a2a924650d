"""Properties of every record: written and read in ECN and JSON, redacted, merged, or damaged in one place."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecarte.core.cards import PACK, UNKNOWN
from ecarte.core.game import RuleError
from ecarte.notation import ecn
from ecarte.notation import json as to
from ecarte.notation.ecn.tokens import format_tag
from ecarte.record import Deal, Entry, Note, Play, Record, seatview
from tests.kit.annotated import Annotated, annotated
from tests.kit.games import Game, any_games, games
from tests.kit.judges import judge

GOLDEN = Path(__file__).parents[1] / "golden"


def strictly(text: str) -> Play:
    """Return the one record of a canonical text."""
    (reading,) = ecn.read(text, mode="strict")
    assert reading.problems == ()
    assert reading.play is not None
    return reading.play


# --- writing and reading ---


@given(annotated())
def test_what_is_written_is_read_and_written_the_same(game: Annotated) -> None:
    play = game.play
    text = ecn.dumps(play)
    again = strictly(text)
    assert ecn.dumps(again) == text
    assert ecn.dumps(strictly(ecn.dumps(again))) == text
    assert [deal.note for deal in again.record.deals] == [deal.note for deal in play.record.deals]
    for one, other in zip(again.record.deals, play.record.deals, strict=True):
        for a, b in zip(one.entries, other.entries, strict=True):
            assert (a.note.nags, a.note.values, a.note.comment) == (b.note.nags, b.note.values, b.note.comment)
            assert len(a.note.variations) == len(b.note.variations)
    (from_json,) = to.loads(to.dumps(play))
    assert ecn.dumps(from_json) == text


@given(annotated())
def test_a_digest_is_of_the_movetext(game: Annotated) -> None:
    play = game.play
    signed = ecn.dumps(play.with_record(play.record.with_tag("Digest", "sha256:")))
    assert f'[Digest "{ecn.digest(play)}"]' in signed
    assert ecn.dumps(strictly(signed)) == signed


# --- views of one seat ---


def without_what_redaction_removes(record: Record) -> Record:
    """Return the events, marks, and comments of the seat that acts or claims; no variations."""

    def note(entry: Entry) -> Note:
        return Note(nags=entry.note.nags, comment=entry.note.comment if entry.event.actor else "")

    deals = tuple(
        Deal(deal.head, tuple(Entry(entry.event, note(entry)) for entry in deal.entries), Note(nags=deal.note.nags))
        for deal in record.deals
    )
    tags = tuple(tag for tag in record.tags if tag[0] not in ("Seed", "Pack", "Digest", "Help"))
    return Record(tags, deals)


def bare(record: Record) -> Record:
    """Return the record without variations."""
    deals = tuple(
        replace(deal, entries=tuple(replace(e, note=replace(e.note, variations=())) for e in deal.entries))
        for deal in record.deals
    )
    return replace(record, deals=deals)


@given(annotated(), st.integers(0, 3))
def test_a_view_is_canonical_and_hides_what_it_must(game: Annotated, place: int) -> None:
    record = game.play.record
    seat = record.seats[place % len(record.seats)]
    view = seatview.redact(record, seat)
    assert seatview.redact(view, seat) == view
    again = strictly(ecn.dumps(Play(view)))
    assert again.record.view == seat
    for deal, whole in zip(again.record.deals, record.deals, strict=True):
        for entry, full in zip(deal.entries, whole.entries, strict=True):
            if full.event.seat != seat and full.event.do in ("deal", "discard", "draw") and not full.event.verb:
                assert entry.event.cards == (UNKNOWN,) * len(full.event.cards)
            elif full.event.seat != seat and full.event.verb == "meld" and full.event.args[0] != "carre":
                assert entry.event.args == (full.event.args[0], UNKNOWN)
            else:
                assert entry.event.args == full.event.args
                assert sorted(entry.event.cards) == sorted(full.event.cards)


@given(annotated())
def test_all_views_merge_to_the_record_without_what_redaction_removes(game: Annotated) -> None:
    record = game.play.record
    views = [seatview.redact(record, seat) for seat in record.seats]
    merged = seatview.merge(*views)
    expected = without_what_redaction_removes(record)
    assert ecn.dumps(Play(bare(merged))) == ecn.dumps(Play(expected))
    assert ecn.dumps(Play(seatview.merge(*reversed(views)))) == ecn.dumps(Play(merged))
    strictly(ecn.dumps(Play(merged)))
    for view in views:
        assert ecn.dumps(Play(seatview.merge(view, view))) == ecn.dumps(Play(view))


@given(any_games(), st.integers(0, 10**6))
def test_a_contradiction_between_views_is_reported_at_its_place(game: Game, place: int) -> None:
    record = game.play.record
    south, *others = (seatview.redact(record, seat) for seat in sorted(record.seats, key="SNEW".index))
    known = [
        (at, number)
        for at, deal in enumerate(south.deals)
        for number, entry in enumerate(deal.entries)
        if entry.event.do in ("play", "turn")
    ]
    at, number = known[place % len(known)]
    deal = south.deals[at]
    event = deal.entries[number].event
    other = next(card for card in PACK if card != event.cards[0])
    entries = list(deal.entries)
    entries[number] = Entry(replace(event, cards=(other,)))
    deals = list(south.deals)
    deals[at] = replace(deal, entries=tuple(entries))
    with pytest.raises(RuleError) as refused:
        seatview.merge(replace(south, deals=tuple(deals)), *others)
    problem = refused.value.problems[0]
    assert {each.data["at"] for each in refused.value.problems} == {problem.data["at"]}
    assert (problem.code, problem.deal) == ("E-merge-event", deal.head.number)
    assert problem.data["at"] == f"{deal.head.number}#{number + 1}"


@given(games(most=80, plain=True), st.sampled_from("SN"))
def test_a_void_that_is_broken_later_is_found(game: Game, seat: str) -> None:
    """A player who did not follow suit cannot play that suit later, even if nobody has seen the hand.

    (Where revokes are possible, it is a revoke.)
    """
    view = seatview.redact(game.play.record, seat)
    other = "N" if seat == "S" else "S"
    for at, deal in enumerate(view.deals):
        known = {card for entry in deal.entries for card in entry.event.cards}
        void, led = "", ""
        plays = [number for number, entry in enumerate(deal.entries) if entry.event.do == "play"]
        for place, number in enumerate(plays):
            event = deal.entries[number].event
            card = event.cards[0]
            if void and event.seat == other:
                hidden = [c for c in PACK if c[1] == void and c not in known]
                if not hidden:
                    break
                entries = list(deal.entries)
                entries[number] = Entry(replace(event, cards=(hidden[0],)))
                text = written(view, at, entries, number)
                (reading,) = ecn.read(text)
                problem = next(problem for problem in reading.problems if problem.severe)
                # A king that was shown is known: if it is the only card left, the hand has no hidden card.
                assert problem.code in ("E-void-broken", "E-king-unmarked", "E-not-held")
                shown = any(str(entry.event).startswith(f"{other}:king") for entry in deal.entries)
                assert problem.code != "E-not-held" or (shown and place >= 8)
                assert text.split("\n")[(problem.line or 0) - 1] == str(entries[number].event)
                return
            if place % 2 == 0:
                led = card[1]
            elif event.seat == other and card[1] != led and not void:
                void = led


def written(view: Record, last: int, entries: list[Entry], number: int) -> str:
    """Return the record up to a changed event, each event of its deal on a line of its own."""
    before = ecn.dumps(Play(replace(view, deals=view.deals[:last])))
    head = before.rsplit("\n", 2)[0] + "\n" if last else before.split("\n\n")[0] + "\n\n"
    deal = view.deals[last].head
    return head + "\n".join([str(deal), *(str(entry.event) for entry in entries[: number + 1])]) + "\n*\n"


# --- one byte of the movetext changed ---

EVERY = bool(os.environ.get("ECARTE_EXAMPLES"))  # every byte in every place, which takes minutes
EACH = 3  # bytes tried in a place
STEP = 1 if EVERY else 3  # from one place to the next
GRAMMAR = b'SNEW<.:-+^/=$@{}();? \n\t0123456789AKQJTRDVshdcakqjt*!&~"[]x\x00\r\xc3\xff'


def changes(body: bytes) -> Iterator[bytes]:
    for at in range(0, len(body), STEP):
        byte = body[at]
        chosen = range(256) if EVERY else Random(at).sample(GRAMMAR, EACH)
        for new in chosen:
            if new != byte:
                yield body[:at] + bytes([new]) + body[at + 1 :]


SHORT = [("given", 0), ("variations", 0), ("views", 0), ("belote-views", 0), ("belote-views", 3)]
LONG = [("short-stock", 0), ("annotated", 0), ("options", 1), ("belote-annotated", 0), ("belote-options", 4)]


@pytest.mark.thorough
@pytest.mark.parametrize(("name", "number"), [*SHORT, *(LONG if EVERY else [])])
def test_one_byte_of_the_movetext_changed(name: str, number: int) -> None:
    """It causes a problem, or gives an equal game or a different legal one, which never passes a Digest."""
    play = ecn.loads((GOLDEN / f"{name}.ecn").read_text("utf-8"))[number]
    text = ecn.dumps(play)
    tags, _, body = text.partition("\n\n")
    digest = format_tag("Digest", ecn.digest(play))
    problems = equal = others = 0
    for changed in changes(body.encode()):
        try:
            moves = changed.decode()
        except UnicodeDecodeError:  # reported by the caller, who decodes it
            problems += 1
            continue
        readings = list(ecn.read(f"{tags}\n\n{moves}"))
        if any(reading.problems for reading in readings):
            problems += 1
            continue
        (found,) = (reading.play for reading in readings)
        assert found is not None
        again = ecn.dumps(found)
        if again == text:
            equal += 1
            continue
        others += 1
        assert ecn.dumps(strictly(again)) == again
        if not found.record.view:
            assert judge(again) == found.record.game.score.of(found.state)
        signed = list(ecn.read(f"{tags}\n{digest}\n\n{moves}"))
        assert [problem.code for reading in signed for problem in reading.problems] == ["E-digest"]
    assert problems > EACH * len(body) / STEP / 3
    assert equal or STEP > 1
    assert others or STEP > 1 or not re.search(r"\{|\$", body)
