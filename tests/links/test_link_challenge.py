"""Challenges: a friend gets the same deals and seat, and learns the result to beat only from the tag at the end."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecarte import record
from ecarte.core.game import RuleError
from ecarte.notation import challenge, ecn, link
from ecarte.notation.challenge import Challenge, Sent
from ecarte.notation.link.packing import Packer
from ecarte.record import Deal, Note, Play
from tests.kit.games import Game, any_games

GOLDEN = Path(__file__).parents[1] / "golden"
ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"


def finished(number: int = 1, **tags: str) -> Play:
    play = Game(("akagiri", (("target", 5),)), number, 400).play
    assert record.winner(play) is not None
    return record.tagged(play, tags)


def code(text: str) -> str:
    with pytest.raises(RuleError) as refused:
        challenge.loads(text)
    (problem,) = refused.value.problems
    return problem.code


def test_all_of_it_comes_back() -> None:
    play = finished(South="Zoë", North="Hortense (amateur)", Computer="N:amateur")
    found = challenge.loads("https://x.example/#" + challenge.dumps(play, "S"))
    assert found == Challenge(
        game="ecarte",
        preset="akagiri",
        options={},
        seed=play.record.tag("Seed"),
        dealer="cut" if play.record.tag("Cut") else play.record.deals[0].head.dealer,
        seat="S",
        players={"N": "amateur"},
        sent=Sent("Zoë", play.record.game.score.of(play.state), record.winner(play) or ""),
    )
    assert challenge.loads(challenge.dumps(play, "N")).players == {}


@given(any_games(most=400), st.integers(0, 11), st.text(st.characters(exclude_categories=("Cc", "Cs", "Zl", "Zp"))))
def test_the_friend_is_dealt_the_same_cards(game: Game, place: int, name: str) -> None:
    play = game.play
    seat = play.record.seats[place % len(play.record.seats)]
    play = record.tagged(play, {record.SEAT_TAGS[seat]: name})
    made = challenge.dumps(play if record.over(play) else record.resign(play, "S"), seat)
    found = challenge.loads(made)
    friend = challenge.begin(found, {"South": "B"})
    assert len(made) <= 110 or len(name.encode()) > 20
    assert friend.record.options() == play.record.options()
    dealt = len(friend.record.deals[0].entries)
    assert friend.record.deals[0].entries == play.record.deals[0].entries[:dealt]
    assert friend.record.deals[0].head == play.record.deals[0].head
    for tag in ("Cut", "Draw"):
        assert friend.record.tag(tag) == play.record.tag(tag)
    sealed = challenge.unseal(friend.record.tag("Challenge"))
    assert sealed == found.sent
    assert sealed.name == ("" if name == "?" else play.record.tag(record.SEAT_TAGS[seat]))
    assert ecn.loads(ecn.dumps(friend))[0].record.tag("Challenge") == challenge.seal(found.sent)


def test_the_link_of_a_friend_s_game_takes_the_seal_to_pieces() -> None:
    found = challenge.loads(challenge.dumps(finished(South="Zoë"), "S"))
    plain = replace(found, sent=Sent("", {"S": 5, "N": 0}, "S"))
    for each in (found, plain):
        friend = record.resign(challenge.begin(each, {}), "S")
        without = friend.with_record(
            replace(friend.record, tags=tuple(tag for tag in friend.record.tags if tag[0] != "Challenge"))
        )
        made = link.dumps(friend)
        assert link.loads(made).record.tag("Challenge") == challenge.seal(each.sent)
        assert len(made) - len(link.dumps(without)) < 14
    for odd in ("xyz", challenge.seal(Sent("a", {"N": 1, "S": 2}, "S")), challenge.seal(Sent("a", {"S": 2}, "S"))):
        friend = friend.with_record(friend.record.with_tag("Challenge", odd))
        assert link.loads(link.dumps(friend)).record.tag("Challenge") == odd


def test_the_seal_shows_nothing_at_a_glance() -> None:
    sealed = challenge.seal(Sent("Zoë", {"S": 5, "N": 3}, "S"))
    assert "Zo" not in sealed
    assert set(sealed) <= set(ALPHABET)


@pytest.mark.parametrize("text", ["", "!", "e30", "bnVsbA", "W10", "é", "eyJuYW1lIjoxfQ", "W" * 2000])
def test_a_broken_seal_is_a_problem(text: str) -> None:
    with pytest.raises(RuleError, match="E-tag-value"):
        challenge.unseal(text)


def test_only_a_game_that_is_over_and_can_be_dealt_again() -> None:
    play = finished()
    unfinished = Game(("akagiri", ()), 1, 3).play
    with pytest.raises(RuleError, match="E-challenge-unfinished"):
        challenge.dumps(unfinished, "S")
    tags = tuple(tag for tag in play.record.tags if tag[0] != "Seed")
    with pytest.raises(RuleError, match="E-challenge-seed"):
        challenge.dumps(play.with_record(replace(play.record, tags=tags)), "S")
    first, *others = play.record.deals
    cut = (Deal(first.head, first.entries, Note(values=(("cut", "abracadabra"),))), *others)
    with pytest.raises(RuleError, match="E-challenge-seed"):
        challenge.dumps(play.with_record(replace(play.record, deals=cut)), "S")
    with pytest.raises(RuleError, match="E-seat"):
        challenge.dumps(play, "W")


def test_a_name_beyond_all_measure() -> None:
    with pytest.raises(RuleError, match="E-link-long"):
        challenge.dumps(finished(South="x" * 50_000), "S")


def test_links_of_another_kind_say_so() -> None:
    play = finished()
    assert code(link.dumps(play)) == "E-link-game"
    with pytest.raises(RuleError, match="E-link-challenge"):
        link.loads(challenge.dumps(play, "S"))


@pytest.mark.parametrize(
    ("text", "problem"), [("", "E-link"), ("c", "E-link"), ("c2AAAA", "E-link-newer"), ("c1", "E-link-damaged")]
)
def test_what_cannot_be_opened(text: str, problem: str) -> None:
    assert code(text) == problem


def test_any_changed_or_lost_character_is_noticed() -> None:
    made = challenge.dumps(finished(South="Zoë"), "S")
    for at in range(2, len(made)):
        other = ALPHABET[(ALPHABET.index(made[at]) + 1) % 64]
        for text in (made[2:at] + other + made[at + 1 :], made[2:at]):
            with pytest.raises((ValueError, LookupError)):
                challenge.OPENERS["c"](text)
    assert code(made[:30] + other + made[31:]) == "E-link-damaged"
    assert code(made[:-3]) == "E-link-damaged"
    assert challenge.loads(made[:-1]) == challenge.loads(made)


@given(st.lists(st.tuples(st.integers(1, 200), st.integers(0, 199)), max_size=60))
def test_any_choices_with_a_right_checksum_are_refused_or_can_be_played(choices: list[tuple[int, int]]) -> None:
    packer = Packer()
    for total, index in choices:
        packer.choose(total, index % total)
    text = "c1" + packer.digits("c1")
    found: Challenge | None = None
    try:
        found = challenge.loads(text)
    except RuleError as error:
        found = None
        refused = error.problems
    assert challenge.begin(found, {}).record.deals if found else refused


def test_a_challenge_that_was_given_away_opens_for_ever() -> None:
    """Never make it anew: a change that breaks it needs a new version."""
    given_away = (GOLDEN / "challenge.txt").read_text("utf-8").strip()
    (play,) = ecn.loads((GOLDEN / "resigned.ecn").read_text("utf-8"))
    found = challenge.loads(given_away)
    assert (found.seed, found.seat, found.sent) == (
        play.record.tag("Seed"),
        "S",
        Sent("Anna", {"S": 2, "N": 1}, "N"),
    )
