"""Links: games come back to the byte without hidden cards, and published links open for ever."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from ecarte import record
from ecarte.core.cards import PACK
from ecarte.core.game import RuleError
from ecarte.games import GAMES
from ecarte.notation import ecn, link
from ecarte.players.ecarte import amateur
from ecarte.record import Note, Play, Record, Variation
from ecarte.record.seatview import redact
from tests.kit.games import Game, any_games

GOLDEN = Path(__file__).parents[1] / "golden"
PLAYS = [
    pytest.param(play, id=f"{path.stem}-{number}")
    for path in sorted(GOLDEN.glob("*.ecn"))
    for number, play in enumerate(ecn.loads(path.read_text("utf-8")))
]
ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"


def code(text: str) -> str:
    """Return the code of the one problem that a link is refused with."""
    with pytest.raises(RuleError) as refused:
        link.loads(text)
    (problem,) = refused.value.problems
    return problem.code


def bare(play: Play) -> Play:
    """Return the game without what only its own device knows."""
    tags = tuple(tag for tag in play.record.tags if tag[0] not in ("Seed", "Commit", "Cut", "Draw"))
    return play.with_record(replace(play.record, tags=tags))


def comes_back(play: Play) -> str:
    """Return the game of the link, after checking that it holds everything except what links leave out."""
    made = link.dumps(play)
    opened = link.loads(made)
    shared = link.shared(play)
    text = ecn.dumps(shared)
    assert ecn.dumps(opened.play) == text
    assert opened.record == ecn.loads(text)[0].record
    assert opened.at == ""
    return made


# --- encoding and decoding ---


@pytest.mark.sampled(40)
@pytest.mark.parametrize("play", PLAYS)
def test_every_golden_record_comes_back(play: Play) -> None:
    made = comes_back(play)
    annotated = "{" in ecn.dumps(play) or play.record.tag("DealOrder") == "kept"
    assert made.startswith("z1") or not annotated
    assert re.fullmatch(r"[gz]1[A-Za-z0-9_-]+", made)


@pytest.mark.sampled(24)
@pytest.mark.parametrize("play", PLAYS)
@pytest.mark.parametrize("seat", ["S", "N", "E", "W"])
def test_one_seat_s_view_comes_back(play: Play, seat: str) -> None:
    if seat not in play.record.seats:
        with pytest.raises(RuleError, match="E-seat"):
            link.dumps(play, seat=seat)
        return
    if play.record.view not in (None, seat):
        with pytest.raises(RuleError, match="E-view-other"):
            link.dumps(play, seat=seat)
        return
    view = Play(redact(play.record, seat))
    opened = link.loads(link.dumps(play, seat=seat))
    assert ecn.dumps(opened.play) == ecn.dumps(link.shared(view))
    assert opened.record.view == seat


def irregular(record: Record) -> bool:
    """Return whether irregularities have happened, which are encoded as words."""
    events = [entry.event for deal in record.deals for entry in deal.entries]
    return any(event.suffix or event.do == "ruling" for event in events)


@given(any_games())
def test_any_game_comes_back(game: Game) -> None:
    play = game.play
    assert comes_back(play)
    assert comes_back(bare(play)).startswith("z1" if irregular(play.record) else "g1")


# The seat itself throws in its hand.
OWN_SHOWN = (
    *(("rank_order", "ace-high"), ("packets", "2-3")),
    *(("throw_in", "shown"), ("turned_king", "marked"), ("king_mark", "optional")),
)

OWN_DISCARDS = (
    *(("rank_order", "ace-high"), ("dealer_min_discard", 1)),
    *(("propose_number", True), ("offer_point", True)),
)


HIDDEN = ("deal", "discard", "draw")
"""Events whose cards only the seat sees, unless they lie open (B32)."""


@given(any_games(), st.integers(0, 11))
@example(Game(("akagiri", OWN_SHOWN), 3231, 60), 1)
@example(Game(("london", OWN_DISCARDS), 5957, 60), 0)  # the claimant's only card was seen, its discards were not
def test_any_view_comes_back_and_holds_nothing_hidden(game: Game, place: int) -> None:
    play = game.play
    seat = play.record.seats[place % len(play.record.seats)]
    made = link.dumps(play, seat=seat)
    assert made == link.dumps(Play(redact(play.record, seat)))
    seen = redact(play.record, seat)
    # The cards of another's hand that was thrown in do not follow from this seat's cards, so they are words too.
    shown = seen.game.name == "ecarte" and any(
        entry.event.verb == "show" and entry.event.seat != seat for deal in seen.deals for entry in deal.entries
    )
    assert made.startswith("z1" if shown or irregular(seen) else "g1")
    for deal in link.loads(made).record.deals:
        for entry in deal.entries:
            if entry.event.seat not in (seat, "") and entry.event.do in HIDDEN and not entry.event.verb:
                assert set(entry.event.cards) <= {"??"}
            if entry.event.seat != seat and entry.event.verb == "meld" and entry.event.args[0] != "carre":
                assert entry.event.args[1] == "??"


TEXTS = st.text(st.characters(codec="utf-8", exclude_categories=("Cc", "Cs", "Zl", "Zp"), exclude_characters="}{"))
TAGS = st.dictionaries(
    st.one_of(
        st.sampled_from(["South", "North", "East", "West", "Event", "Date", "Site", "Help"]),
        st.from_regex(r"[A-Z][a-z]{1,8}", fullmatch=True),
    ),
    TEXTS,
    max_size=5,
)


@given(any_games(most=12), TAGS)
@example(Game(("akagiri", ()), 1, 12), {"Date": "2026.11.20", "South": "Zoë", "North": '切札 \\ "x"'})
@example(Game(("akagiri", ()), 1, 12), {"Date": "2026.13.01", "Help": "hints=1", "Computer": "N:amateur"})
def test_any_tags_come_back(game: Game, tags: dict[str, str]) -> None:
    play = game.play
    barred = {
        "ECN",
        "Game",
        "Rules",
        "Option",
        "Result",
        "View",
        "Digest",
        "Pack",
        "Branch",
        "Cut",
        "Draw",
        "Seed",
        "Commit",
    }
    tags = {name: record.nfc(text) for name, text in tags.items() if name not in barred}
    comes_back(record.tagged(play, tags))


@given(any_games(most=25), st.lists(st.tuples(st.integers(0, 200), st.integers(0, 139), TEXTS), max_size=5))
def test_any_notes_come_back(game: Game, notes: list[tuple[int, int, str]]) -> None:
    play = bare(game.play)
    deals = list(play.record.deals)
    for place, nag, comment in notes:
        at = place % len(deals)
        entries = list(deals[at].entries)
        if not entries:  # by a real table's rules a deal can be open before its first card
            continue
        number = place % len(entries)
        line = Variation((), (entries[number],))
        note = Note((nag,), (("p", "1"),), record.nfc(" ".join(comment.split())), (line,) if place % 3 == 0 else ())
        if place % 7 == 0:
            deals[at] = replace(deals[at], note=replace(note, variations=()))
        else:
            entries[number] = replace(entries[number], note=note)
            deals[at] = replace(deals[at], entries=tuple(entries))
    made = comes_back(Play(replace(play.record, deals=tuple(deals))))
    assert made.startswith("z1" if notes or irregular(play.record) else "g1")


def test_a_game_in_the_order_it_was_dealt_comes_back() -> None:
    plays = ecn.loads((GOLDEN / "given.ecn").read_text("utf-8"))
    kept = [play for play in plays if play.record.tag("DealOrder") == "kept"]
    assert kept
    for play in kept:
        assert comes_back(play).startswith("z1")


def test_a_digest_is_made_anew() -> None:
    (play,) = ecn.loads((GOLDEN / "akagiri.ecn").read_text("utf-8"))
    play = play.with_record(play.record.with_tag("Digest", ecn.digest(play)))
    plain = play.with_record(Record(tuple(tag for tag in play.record.tags if tag[0] != "Digest"), play.record.deals))
    assert len(comes_back(play)) - len(comes_back(plain)) <= 3


# --- length ---


def between_amateurs(number: int) -> Play:
    play = record.new("ecarte", "akagiri", {}, {}, Random(number).randbytes(32).hex(), "SN"[number % 2])
    game = play.record.game
    while record.winner(play) is None:
        seat, head = game.rules.turn(play.state), game.deal.next_head(play.state)
        event = amateur.choose(game.view.of(play.state, seat), Random(0)) if seat else head
        assert event is not None
        play = record.advance(play, event)
    return play


def test_usual_games_have_short_links() -> None:
    lengths = sorted(1 + len(link.dumps(bare(between_amateurs(number)))) for number in range(40))
    assert lengths[20] <= 60  # half of them
    assert lengths[36] <= 80  # nine in ten
    assert len(link.dumps(between_amateurs(1))) <= 80  # with its seed


# --- what is left out ---


@given(any_games())
def test_an_unfinished_game_keeps_its_secrets(game: Game) -> None:
    for play in game.course[::7]:
        if not record.over(play):
            tags = dict(link.loads(link.dumps(play)).record.tags)
            assert not tags.keys() & {"Seed", "Commit", "Pack"}


def test_no_card_to_come_has_a_say_in_the_link() -> None:
    """The same unfinished record with another seed has the same link."""
    play = Game(("akagiri", ()), 5, 3).play
    assert record.winner(play) is None
    other = play.with_record(play.record.with_tag("Seed", "00" * 32).with_tag("Commit", "sha256:" + "00" * 32))
    branch = play.with_record(play.record.with_tag("Pack", "".join(reversed(PACK))))
    assert link.dumps(play) == link.dumps(other) == link.dumps(branch)


def test_a_finished_game_keeps_its_seed() -> None:
    (play,) = ecn.loads((GOLDEN / "akagiri.ecn").read_text("utf-8"))
    opened = link.loads(link.dumps(play))
    assert opened.record.seed == play.record.seed is not None


# --- moments ---


@pytest.mark.parametrize("at", ["1#0", "1#3", "2#0"])
def test_a_moment_comes_back(at: str) -> None:
    (play,) = ecn.loads((GOLDEN / "akagiri.ecn").read_text("utf-8"))
    made = link.dumps(play, at)
    assert made.endswith("@" + at.replace("#", "%23"))
    assert link.loads(made).at == at
    assert link.loads("https://x.example/?a=1#" + made).at == at
    assert link.loads(made.replace("%23", "#")).at == at  # as it was written before
    assert link.loads(made.replace("@", "%40")).at == at  # as some programs write it


@pytest.mark.parametrize("at", ["9#0", "1#99", "1", "x", "#", "1#3/0#0", "1#0/0#1", "-1#2", "1#3@1#3"])
def test_a_moment_that_the_game_has_not(at: str) -> None:
    (play,) = ecn.loads((GOLDEN / "jirai.ecn").read_text("utf-8"))
    if at not in ("1", "#", "1#3@1#3"):  # what a program left of a moment, or put behind one
        assert code(f"{link.dumps(play)}@{at}") == "E-moment"
    with pytest.raises(RuleError, match="E-moment"):
        link.dumps(play, at)


def test_a_moment_inside_a_variation() -> None:
    (play,) = ecn.loads((GOLDEN / "akagiri.ecn").read_text("utf-8"))
    deal = play.record.deals[0]
    line = Variation((), (deal.entries[4], deal.entries[5]))
    entries = list(deal.entries)
    entries[4] = replace(entries[4], note=Note(variations=(line,)))
    play = Play(replace(play.record, deals=(replace(deal, entries=tuple(entries)), *play.record.deals[1:])))
    assert link.loads(link.dumps(play, "1#5/0#2")).at == "1#5/0#2"
    with pytest.raises(RuleError, match="E-moment"):
        link.dumps(play, "1#5/0#3")


@pytest.mark.parametrize("at", ["1#0/0#0", "1#0/0#1", "1#4/0#0/0#1", "1#4/1#0", "1#4/0#2", "1#5/0#0", "2#0/0#0"])
def test_a_moment_beside_nothing(at: str) -> None:
    """The last event has a variation; nothing is beside an opening or the beginning of a variation."""
    (play,) = ecn.loads(
        '[ECN "1"]\n[Game "ecarte"]\n[Rules "akagiri"]\n\n'
        "1. N\nS<AsJhQdQc7c N<QsTsAh8h7h ^7d\nS:propose (S:stand (S:propose))\n*\n"
    )
    made = link.dumps(play)
    assert [link.loads(f"{made}@{there}").at for there in ("1#4/0#0", "1#4/0#1/0#1")] == ["1#4/0#0", "1#4/0#1/0#1"]
    assert code(f"{made}@{at}") == "E-moment"


# --- compatibility ---


def golden_links() -> Iterator[tuple[str, str]]:
    for line in (GOLDEN / "links.txt").read_text("utf-8").splitlines():
        name, number, made = line.split(" ")
        yield f"{name}-{number}", made


@pytest.mark.parametrize(("name", "made"), list(golden_links()))
def test_links_that_were_given_away_open_for_ever(name: str, made: str) -> None:
    """Never make them anew: a change that breaks one needs a new version letter."""
    (play,) = [each.values[0] for each in PLAYS if each.id == name]
    assert isinstance(play, Play)
    assert ecn.dumps(link.loads(made).play) == ecn.dumps(link.shared(play))


def test_the_orders_that_links_count_in() -> None:
    """New entries go to the end of each of these."""
    assert list(GAMES)[:2] == ["ecarte", "belote"]
    assert list(GAMES["ecarte"].presets)[:8] == [
        *("akagiri", "jirai", "article", "london", "casino", "article-2", "london-2", "london-3"),
    ]
    names = [option.name for option in GAMES["ecarte"].options]
    assert names[:8] == [
        *("rank_order", "packets", "dealer_min_discard", "propose_number"),
        *("king_mark", "king_until", "must_head", "stop_early"),
    ]
    assert list(GAMES["belote"].presets)[:7] == [
        *("classic", "tournament", "modern", "three", "federation", "two-hand", "two"),
    ]
    names = [option.name for option in GAMES["belote"].options]
    assert names[:23] == [
        *("players", "direction", "packets", "shuffle", "contracts", "nt_over_suit_only", "declarations"),
        *("announce_before_play", "shared_cards", "king_first", "undertrump_partner", "belote_safe"),
        *("compare_without_declarations", "capot_88", "target", "deals", "tie", "rounding", "tied_end"),
        *("passed_counts", "free_values", "equal_declarations", "face_up"),
    ]
