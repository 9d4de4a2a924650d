"""A codec accepts only what the ordinary reader accepts without a problem."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from ecarte import record
from ecarte.core import fair
from ecarte.core.cards import PACK
from ecarte.core.game import Event, Head, RuleError
from ecarte.games import GAMES
from ecarte.notation import codec, ecn
from ecarte.notation.ecn import Reading
from ecarte.record import NO_NOTE, Deal, Entry, Note, Play, Record
from tests.kit.games import Game, games

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.ecn"))
WHOLE = [
    path
    for path in GOLDEN
    if '[Game "ecarte"]' in (text := path.read_text("utf-8")) and "[View " not in text  # belote: test_codec_belote
]


def slowly(text: str) -> list[Reading]:
    """Return the text as the ordinary reader reads it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(codec, "CODECS", {})
        return list(ecn.read(text))


def written_slowly(play: Play) -> str:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(codec, "CODECS", {})
        return ecn.dumps(play)


def quickly(text: str) -> Record | None:
    """Return the one record of a text if the codec accepted it: then nothing has been folded."""
    (reading,) = ecn.read(text)
    play = reading.play
    return play.record if play is not None and play._state is None else None


def plain(play: Play) -> bool:
    """Return whether a record is plain.

    It has no notes and no rulings or advice, its hands are sorted, and its game's codec knows its options.
    """
    if play.record.game.name == "ecarte" and not play.record.options().is_plain:
        return False
    if any(entry.event.do == "ruling" for deal in play.record.deals for entry in deal.entries):
        return False
    notes = [deal.note for deal in play.record.deals]
    notes += [entry.note for deal in play.record.deals for entry in deal.entries]
    return all(note == NO_NOTE for note in notes) and not any(
        play.record.tag(tag)
        for tag in ("DealOrder", "View", "Match")  # a match is compared with its games, which are folded
    )


def agrees(text: str) -> bool:
    """Return whether the codec accepts a text; then the ordinary reader must read the same without a problem."""
    found = quickly(text)
    if found is not None:
        (reading,) = slowly(text)
        assert reading.problems == (), text
        assert reading.play is not None
        assert reading.play.record == found
        assert written_slowly(reading.play).partition("\n\n")[2].rstrip() == text.partition("\n\n")[2].rstrip("\n")
    return found is not None


@given(games(plain=True))
def test_every_canonical_record_without_notes_is_accepted(game: Game) -> None:
    text = written_slowly(game.play)
    assert agrees(text)
    assert ecn.dumps(game.play) == text


def test_golden_records_are_accepted_where_they_have_no_notes() -> None:
    accepted = set()
    for path in GOLDEN:
        for reading in slowly(path.read_text("utf-8")):
            assert reading.play is not None
            text = written_slowly(reading.play)
            assert agrees(text) is plain(reading.play)
            assert ecn.dumps(reading.play) == text
            accepted |= {path.stem} if plain(reading.play) else set()
    assert accepted >= {"akagiri", "article", "jirai", "king-ends", "options", "resigned", "short-stock"}
    assert accepted >= {"belote-capot", "belote-classic", "belote-daily", "belote-draw", "belote-modern"}
    assert accepted >= {"belote-options", "belote-packets", "belote-three", "belote-tournament"}


def test_a_blank_line_before_the_result_is_not_canonical() -> None:
    (play,) = ecn.loads((GOLDEN[0].parent / "resigned.ecn").read_text("utf-8"))
    lines = ecn.dumps(play).partition("\n\n")[2].split("\n")[:-1]
    options = play.record.options()
    assert codec.read(play.record, options, lines, "", None) is not None
    assert codec.read(play.record, options, [*lines[:-1], "", lines[-1]], "", None) is None


def test_every_game_that_has_a_codec_is_a_game() -> None:
    assert set(codec.CODECS) <= set(GAMES)


# --- changes of a text ---

OTHERS = str.maketrans("SN", "NS")
LETTERS = "AKQJT987shdcSN.<^-+:=/0123456 *\npk?{$"


def changed_letters(text: str, rng: Random) -> Iterator[str]:
    """Yield the movetext with one letter changed, left out or added, at every place."""
    for at in range(text.index("\n\n") + 1, len(text)):
        yield text[:at] + rng.choice(LETTERS) + text[at + 1 :]
        kind = rng.randrange(4)
        if kind == 0:
            yield text[:at] + text[at + 1 :]
        elif kind == 1:
            yield text[:at] + rng.choice(LETTERS) + text[at:]
        elif kind == 2:
            yield text[:at] + text[at + 1 : at + 2] + text[at : at + 1] + text[at + 2 :]


def changed_cards(text: str, rng: Random) -> Iterator[str]:
    """Yield the text with two cards exchanged, everywhere from some place on, or in one place."""
    moves = text.index("\n\n")
    for _ in range(200):
        at = rng.randrange(moves, len(text))
        end = rng.choice([len(text), at + 60])
        one, two = rng.sample(PACK, 2)
        changed = text[at:end].replace(one, "??").replace(two, one).replace("??", two)
        yield text[:at] + changed + text[end:]


def changed_lines(text: str, rng: Random) -> Iterator[str]:
    lines = text.split("\n")
    for at in range(lines.index("") + 1, len(lines) - 1):
        yield "\n".join([*lines[:at], *lines[at + 1 :]])
        yield "\n".join([*lines[:at], lines[at], *lines[at:]])
        other = rng.randrange(lines.index("") + 1, len(lines) - 1)
        yield "\n".join([*lines[:at], lines[other], *lines[at + 1 :]])
        yield "\n".join([*lines[:at], *lines[-2:]])
        if " " in lines[at]:
            words = lines[at].split(" ")
            rng.shuffle(words)
            yield "\n".join([*lines[:at], " ".join(words), *lines[at + 1 :]])
            yield "\n".join([*lines[:at], *words, *lines[at + 1 :]])
        yield "\n".join([*lines[:at], lines[at] + " ", *lines[at + 1 :]])
        yield "\n".join([*lines[:at], lines[at].translate(OTHERS), *lines[at + 1 :]])
        for seat in "SN":
            yield "\n".join([*lines[:at], f"{seat}:king {lines[at]}", *lines[at + 1 :]])


@pytest.mark.sampled
@pytest.mark.parametrize("path", WHOLE, ids=lambda path: path.stem)
def test_no_changed_record_is_accepted_that_the_reader_finds_wrong(path: Path) -> None:
    rng = Random(path.stem)
    reading = slowly(path.read_text("utf-8"))[-1]
    assert reading.play is not None
    tags = tuple(tag for tag in reading.play.record.tags if tag[0] not in ("Seed", "Commit", "Cut"))
    deals = [Deal(deal.head, tuple(Entry(e.event) for e in deal.entries)) for deal in reading.play.record.deals]
    text = written_slowly(Play(Record(tags, tuple(deals))))
    heading, _, _ = text.partition("\n\n")
    (read,) = ecn.loads(text)
    options = read.record.options()
    for change in (changed_letters, changed_cards, changed_lines):
        for changed in change(text, rng):
            lines = changed.removeprefix(heading + "\n\n").rstrip("\n").split("\n")
            if codec.read(read.record, options, lines, "", None) is not None:
                agrees(changed)


# --- changes of a record ---

SAID = ["propose", "propose:2", "stand", "accept", "accept:if", "refuse", "king", "king", "king"]


def said(seat: str, words: str) -> Event:
    verb, *args = words.split(":")
    return Event("say", seat, verb=verb, args=tuple(args))


def changed_events(events: list[Event], rng: Random) -> list[Event]:
    """Return the events with some left out, added, exchanged, or with other cards or seats."""
    at = rng.randrange(len(events) + 1)
    match rng.randrange(8):
        case 0:
            return events[:at]
        case 1:
            return events[:at] + events[at + 1 :]
        case 2:
            return [*events[:at], said(rng.choice("SN"), rng.choice(SAID)), *events[at:]]
        case 3:
            return [*events[:at], *events[at : at + 2][::-1], *events[at + 2 :]]
        case 4:
            one, two = rng.sample(PACK, 2)
            other = {one: two, two: one}
            changed = [replace(e, cards=tuple(other.get(card, card) for card in e.cards)) for e in events[at:]]
            return events[:at] + changed
        case 5:
            plays = [k for k, event in enumerate(events) if event.do == "play"]
            if len(plays) < 2:
                return events
            one_at, two_at = sorted(rng.sample(plays, 2))
            found = list(events)
            found[one_at] = replace(events[one_at], cards=events[two_at].cards)
            found[two_at] = replace(events[two_at], cards=events[one_at].cards)
            return found
        case 6:
            flipped = {"S": "N", "N": "S", "": ""}
            return [*events[:at], *(replace(e, seat=flipped[e.seat]) for e in events[at : at + 1]), *events[at + 1 :]]
        case _:
            hand = [k for k, event in enumerate(events) if event.do in ("deal", "discard", "draw")]
            if not hand:
                return events
            k = rng.choice(hand)
            cards = list(events[k].cards) + rng.sample(PACK, 1)
            rng.shuffle(cards)
            return [*events[:k], replace(events[k], cards=tuple(cards[:-1])), *events[k + 1 :]]


@given(games(plain=True), st.integers(0, 2**32 - 1))
def test_a_changed_game_is_written_quickly_if_and_only_if_it_can_be_folded(game: Game, number: int) -> None:
    rng = Random(number)
    play = game.play
    deals = list(play.record.deals)
    assume(deals)
    for _ in range(8):
        which = rng.randrange(len(deals))
        deal = deals[which]
        events = changed_events([entry.event for entry in deal.entries], rng)
        head = deal.head
        if rng.random() < 0.1:
            head = Head(head.number + rng.randrange(-1, 2), rng.randrange(1, 3), rng.choice("SN"))
        changed = Deal(head, tuple(Entry(event) for event in events))
        rest = deals[which + 1 :] if rng.random() < 0.5 else []
        compare_writers(Record(play.record.tags, (*deals[:which], changed, *rest)))


def compare_writers(changed: Record) -> None:
    lines = codec.write(changed)
    try:
        expected = written_slowly(Play(changed))
    except RuleError:
        assert lines is None
    else:
        assert lines is not None
        assert "\n".join(lines) + "\n" == expected.partition("\n\n")[2]


# --- records that the codec leaves alone ---


@given(games(most=20, plain=True))
def test_a_seed_of_another_game_is_noticed(game: Game) -> None:
    play = game.play
    seed = play.record.seed
    assert seed is not None
    tags = [tag for tag in play.record.tags if tag[0] != "Commit"]
    other = Record(tuple(tags), play.record.deals).with_tag("Seed", bytes(b ^ 1 for b in seed).hex())
    text = ecn.dumps(Play(other))
    assert quickly(text) is None
    assert "E-seed" in {problem.code for reading in ecn.read(text) for problem in reading.problems}


def test_every_card_given_must_be_that_of_the_pack() -> None:
    (play,) = ecn.loads((GOLDEN[0].parent / "short-stock.ecn").read_text("utf-8").split("\n\n[ECN")[0])[:1]
    seed, options, make = play.record.seed, play.record.options(), codec.CODECS["ecarte"]
    assert seed is not None
    lines = codec.write_deals(make(options, None), play.record.deals)
    assert lines is not None
    given = sum(len(e.event.cards) for e in play.record.deals[0].entries if e.event.do in ("deal", "turn", "draw"))
    assert given > 11
    for at in range(31):
        packs = {deal.head.number: list(fair.pack(seed, deal.head.number)) for deal in play.record.deals}
        packs[1][at], packs[1][31] = packs[1][31], packs[1][at]
        found = codec.read_deals(make(options, packs.__getitem__), lines.lines)
        assert (found is not None) is (at >= given), at


def test_nothing_comes_after_the_end_of_a_game() -> None:
    for path in WHOLE:
        for play in ecn.loads(path.read_text("utf-8")):
            if play.state.phase == "over" and plain(play):
                head = Head(len(play.record.deals) + 1, 1, "S" if play.state.dealer == "N" else "N")
                for more in (Deal(head), replace(play.record.deals[0], head=head)):
                    compare_writers(Record(play.record.tags, (*play.record.deals, more)))
                break


def test_a_record_with_notes_is_left_to_the_ordinary_writer() -> None:
    (play,) = ecn.loads((GOLDEN[0].parent / "akagiri.ecn").read_text("utf-8").split("\n\n[ECN")[0])[:1]
    (deal, *deals) = play.record.deals
    (entry, *entries) = deal.entries
    noted = Deal(deal.head, (replace(entry, note=Note(comment="so")), *entries))
    assert codec.write(Record(play.record.tags, (noted, *deals))) is None
    assert " {so} " in ecn.dumps(Play(Record(play.record.tags, (noted, *deals))))
    assert codec.write(Record(play.record.tags, (replace(deal, note=Note(comment="so")), *deals))) is None


def test_a_game_given_up_after_it_was_won_is_left_to_the_reader() -> None:
    text = (GOLDEN[0].parent / "akagiri.ecn").read_text("utf-8")
    (play, *_) = ecn.loads(text)
    assert codec.write(play.record.with_tag("Resigned", "S")) is None
    resigned = record.Record((*play.record.tags, ("Resigned", "S")), play.record.deals[:2])
    lines = codec.write(resigned)
    assert lines is not None
    assert lines[-1] == written_slowly(Play(resigned)).split("\n")[-2]
