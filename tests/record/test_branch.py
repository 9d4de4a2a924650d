"""Additions to a record: notes, what-if games, and their events as variations."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecarte import record
from ecarte.core import fair
from ecarte.core.cards import PACK
from ecarte.core.game import Event, RuleError, parse_event
from ecarte.games.ecarte.game import GAME as ECARTE
from ecarte.notation import ecn
from ecarte.record import Entry, Note, Play, Variation, tree
from ecarte.record.lines import line_of, read_moment
from ecarte.requests import branch
from tests.kit.games import Game, any_games, decision
from tests.record.test_replay import ANNOTATED, GOLDEN, annotated, moments, replayed
from tests.requests.asking import ask, codes, new

SEED = bytes(range(32))


def refused(error: pytest.ExceptionInfo[RuleError]) -> list[str]:
    return [problem.code for problem in error.value.problems]


def refused_only(error: RuleError, *codes: str) -> None:
    """Check that it was refused for one of these reasons."""
    assert {problem.code for problem in error.problems} <= set(codes)


def again(play: Play) -> Play:
    """Return the game as it is read again, after checking that it is written canonically."""
    text = ecn.dumps(play)
    (read,) = ecn.read(text, mode="strict")
    assert read.problems == ()
    assert read.play is not None
    return read.play


def played_out(play: Play, number: int) -> Play:
    """Return the game with the rest of the deal played at random."""
    rng = Random(number)
    while (event := decision(play, rng, 0.5)) is not None:
        play = record.advance(play, event)
    return play


def words(play: Play, at: str) -> list[str]:
    """Return the events of the line that a moment is in."""
    return [str(entry.event) for entry in line_of(play, read_moment(at)).entries]


# --- notes ---


@pytest.mark.parametrize("at", ["1#0", "1#1", "1#4", "1#4/0#1", "1#4/0#2/0#2", "1#5/2#1"])
def test_a_note_is_written_where_it_belongs(at: str) -> None:
    play = again(tree.annotate(annotated(), at, "  so\n\tbe {it} ", [3, 1, 1]))
    moment = read_moment(at)
    number = moment.path[-1][1] if moment.path else moment.number
    note = line_of(play, moment).entries[number - 1].note if number else play.record.deals[0].note
    assert (note.comment, note.nags) == ("so be (it)", (1, 3))
    back = tree.annotate(play, at, "", [])
    assert moments(replayed(back, None)) == moments(replayed(annotated(), None))
    only = tree.annotate(play, at, None, [4])
    assert ("so be (it)" in ecn.dumps(only), "$4" in ecn.dumps(only)) == (True, True)
    assert tree.annotate(play, at, None, None) == play


@pytest.mark.parametrize("said", ["a woman in space: 👩\u200d🚀", "می\u200cخواهم", "new: \U0001fae9", "切り札"])
def test_a_comment_in_any_script_stays_as_it_is(said: str) -> None:
    assert again(tree.annotate(annotated(), "1#4", said, None)).record.deals[0].entries[3].note.comment == said


@pytest.mark.parametrize("said", ["a\x00b", 'a\n[ECN "1"]\nb', "a\u2028b", "a\ud800b", "a\x85b", "a } b { ; ( $1 *"])
def test_what_no_line_can_hold_is_left_out_of_a_comment(said: str) -> None:
    play = again(tree.annotate(annotated(), "1#4", said, None))
    comment = play.record.deals[0].entries[3].note.comment
    assert comment == " ".join(
        "".join({"{": "(", "}": ")"}.get(c, c if c.isprintable() else " ") for c in said).split()
    )


def test_a_note_changes_nothing_else() -> None:
    play = again(tree.annotate(annotated(), "1#4", "changed", None))
    assert ecn.dumps(play) == ecn.dumps(annotated()).replace("two queens and a trump: play", "changed")


def test_a_digest_changes_with_the_text() -> None:
    digested = annotated().record.with_tag("Digest", "sha256:" + "0" * 64)
    play = again(annotated().with_record(digested))
    assert again(tree.annotate(play, "1#1", "seen", None)).record.tag("Digest") != play.record.tag("Digest")


@pytest.mark.parametrize("at", ["1#8", "2#0", "1#4/0#0", "1#4/9#1", "nowhere"])
def test_a_note_beside_nothing(at: str) -> None:
    with pytest.raises(RuleError) as error:
        tree.annotate(annotated(), at, "x", None)
    assert refused(error) == ["E-moment"]


def test_the_longest_comment_is_cut() -> None:
    note = tree.annotate(annotated(), "1#1", "x" * 50_000, None).record.deals[0].entries[0].note
    assert len(note.comment) == tree.LONGEST_COMMENT


def test_a_variation_is_taken_away() -> None:
    play = again(tree.remove(annotated(), "1#4/0#2/0#0"))
    assert words(play, "1#4/0#0") == ["S:stand", "S.Qd", "N.7h", "S.Jh"]
    assert line_of(play, read_moment("1#4/0#0")).entries[1].note == Note()
    play = again(tree.remove(annotated(), "1#5/0#1"))
    assert words(play, "1#5/0#0") == ["N:accept", "S-AsJh", "N-QsTs"]  # the second is now the first
    play = again(tree.remove(annotated(), "1#4/0#3"))  # and what follows it
    assert words(play, "1#4/0#0") == ["S:stand", "S.Qd"]
    for at in ("1#5/3#0", "1#5/0", "1#4/0#9", "1#3/0#0", "", "1"):
        with pytest.raises(RuleError) as error:
            tree.remove(annotated(), at)
        assert refused(error) == ["E-moment"]
    with pytest.raises(RuleError) as error:
        tree.remove(annotated(), "1#4")
    assert refused(error) == ["E-moment-main"]


def events(*texts: str) -> list[Event]:
    return [parse_event(text) for text in texts]


def test_a_variation_is_added() -> None:
    play, at = tree.add(annotated(), "1#4", events("N:refuse", "S.Jh", "N.8h"))
    assert at == "1#6/0#1"  # beside the lead: the refusal was played
    assert words(again(play), "1#6/0#0") == ["S.Jh", "N.8h"]
    assert again(tree.remove(play, "1#6/0#0")) == again(annotated())
    longer, at = tree.add(play, "1#6/0#2", events("S.Qd"))
    assert at == "1#6/0#3"
    assert words(again(longer), "1#6/0#0") == ["S.Jh", "N.8h", "S.Qd"]
    with pytest.raises(RuleError) as error:
        tree.add(annotated(), "1#4", events("N:refuse", "S.Ks"))
    assert refused(error) == ["E-not-held"]
    assert tree.add(annotated(), "1#4", events("N:refuse", "S.7c")) == (annotated(), "1#5")  # as it was played
    with pytest.raises(RuleError) as error:
        tree.add(annotated(), "1#4", ())
    assert refused(error) == ["E-graft-none"]


def test_a_variation_is_promoted() -> None:
    play, at = tree.promote(annotated(), "1#5/1#0")
    assert at == "1#5/0#0"
    assert words(again(play), "1#5/1#0") == words(annotated(), "1#5/0#0")
    play, at = tree.promote(annotated(), "1#4/0#2/0#1")  # within a variation
    assert at == "1#4/0#1"
    assert words(again(play), "1#4/0#0") == ["S:stand", "S.Jh", "N.8h"]
    assert words(play, "1#4/0#2/0#0") == ["S.Qd", "N.7h", "S.Jh"]
    assert again(tree.promote(play, "1#4/0#2/0#0")[0]) == again(annotated())


def test_a_variation_becomes_the_main_line() -> None:
    play, at = tree.promote(annotated(), "1#5/0#0")
    assert at == "1#4"
    assert [str(entry.event) for entry in again(play).record.deals[0].entries[4:6]] == ["N:accept", "S-AsJh"]
    assert words(play, "1#5/0#0") == ["N:refuse", "S.7c", "N.Ts"]
    assert again(tree.promote(play, "1#5/0#0")[0]) == again(annotated())
    supposed = tree.promote(tree.promote(annotated(), "1#5/2#0")[0], "1#5/1#0")[0]
    with pytest.raises(RuleError) as error:
        tree.promote(supposed, "1#5/0#0")
    assert refused(error) == ["E-promote-supposed"]


def test_what_a_pack_dealt_stays_the_main_line() -> None:
    (play,) = ecn.loads((GOLDEN / "jirai.ecn").read_text("utf-8"))
    changed, at = tree.add(play, "1#3", events("N:propose"))
    assert at == "1#4/0#1"
    with pytest.raises(RuleError) as error:
        tree.promote(changed, at)
    assert refused(error) == ["E-promote-played"]


# --- playing on from a moment ---


def test_a_branch_is_the_game_as_it_stood() -> None:
    begun = branch.branch(annotated(), "1#4", {"N": "amateur"}, SEED)
    assert [str(entry.event) for entry in begun.record.deals[0].entries] == [
        "S<AsJhQdQc7c", "N<QsTsAh8h7h", "^7d", "S:propose",
    ]  # fmt: skip
    assert dict(begun.record.tags) | {"Pack": ""} == {
        "ECN": "1", "Game": "ecarte", "South": "Anna", "North": "Bruno", "Rules": "akagiri", "Branch": "1#4",
        "Pack": "", "Computer": "N:amateur",
    }  # fmt: skip
    assert "{" not in ecn.dumps(begun)
    assert again(begun).state == begun.state


def test_a_branch_leaves_what_is_no_longer_true() -> None:
    play = Game(("article", ()), 5, 40).play
    record_ = play.record.with_tag("Resigned", "N") if not record.winner(play) else play.record
    for name in ("Help", "Digest", "Challenge", "Event"):
        record_ = record_.with_tag(name, "x")
    begun = branch.branch(play.with_record(record_), "1#3", {}, SEED)
    kept = {name for name, _ in begun.record.tags}
    assert not kept & {"Seed", "Commit", "Result", "Digest", "Help", "Resigned", "Challenge", "Computer"}
    assert {"Event", "Branch", "Pack", "Rules"} <= kept


@given(any_games(most=80), st.integers(0, 2**16))
def test_the_pack_of_a_branch_gives_what_the_game_gave(game: Game, number: int) -> None:
    """With or without the seed, the same decisions lead to the same cards, as far as the game shows them."""
    play = game.play
    unseeded = play.with_record(
        replace(play.record, tags=tuple(tag for tag in play.record.tags if tag[0] not in ("Seed", "Commit")))
    )
    deal = Random(number).choice(play.record.deals)
    for from_, seeded in ((play, True), (unseeded, False)):
        place = Random(number).randrange(max(len(deal.entries), 1))
        try:
            now = branch.branch(from_, f"{deal.head.number}#{place}", {}, SEED)
        except RuleError as error:
            refused_only(error, "E-branch-end")
            continue
        assert sorted(now.record.pack) == sorted(PACK)
        if seeded:
            assert now.record.pack == tuple(record.pack_of(play.record, deal, now.state))
        now = record.settle(now)
        for done, entry in enumerate(deal.entries):
            if len(now.record.deals[-1].entries) == done:
                now = record.advance(now, entry.event)
        assert now.record.deals[-1].entries == deal.entries
        assert again(now).state == now.state


def test_unknown_cards_come_from_the_seed() -> None:
    packs = [branch.branch(annotated(), "1#4", {}, seed).record.pack for seed in (SEED, SEED, bytes(32))]
    assert packs[0] == packs[1] != packs[2]
    shuffled = fair.pack(SEED, 1)
    known = {"As", "Jh", "Qd", "Qc", "7c", "Qs", "Ts", "Ah", "8h", "7h", "7d"}
    assert set(packs[0][:11]) == known
    assert packs[0][11:] == tuple(card for card in shuffled if card not in known)


def test_a_line_that_is_left_gives_the_cards_it_gave() -> None:
    """From a variation: its own draws first, then those of the game where they are free."""
    inside = branch.branch(annotated(), "1#5/0#3", {}, SEED)  # both have discarded two
    drawn = record.settle(inside)
    assert [str(entry.event) for entry in drawn.record.deals[-1].entries][-2:] == ["S+KsAd", "N+JdTd"]
    again(drawn)


@pytest.mark.parametrize(
    ("at", "code"),
    [("1#5/2#1", "E-branch-supposed"), ("1#5/2#0", "E-branch-supposed"), ("1#7", "E-branch-end"), ("1#8", "E-moment")],
)
def test_a_branch_that_cannot_be(at: str, code: str) -> None:
    with pytest.raises(RuleError) as error:
        branch.branch(annotated(), at, {}, SEED)
    assert refused(error) == [code]


def test_a_deal_that_is_over_cannot_be_played_on() -> None:
    play = next(play for number in range(50) if len((play := Game(("akagiri", ()), number, 40).play).record.deals) > 1)
    with pytest.raises(RuleError) as error:
        branch.branch(play, f"1#{len(play.record.deals[0].entries)}", {}, SEED)
    assert refused(error) == ["E-branch-over"]


def test_the_view_of_a_seat_cannot_be_played_on() -> None:
    (play,) = ecn.loads(
        '[ECN "1"]\n[Game "ecarte"]\n[Rules "akagiri"]\n[View "N"]\n\n'
        "1. N\nS<?????????? N<QsTsAh8h7h ^7d\nS:propose\n*\n"
    )
    with pytest.raises(RuleError) as error:
        branch.branch(play, "1#3", {}, SEED)
    assert refused(error) == ["E-view-play"]


# --- grafting ---


def does(play: Play, *events: str) -> Play:
    for event in events:
        play = record.advance(play, parse_event(event))
    return play


def test_a_branch_becomes_a_variation() -> None:
    begun = does(branch.branch(annotated(), "1#5", {}, SEED), "S.Qd", "N.7h")
    play, at = branch.graft(annotated(), begun)
    assert at == "1#6/0#1"
    assert words(again(play), "1#6/0#0") == ["S.Qd", "N.7h"]
    assert ecn.dumps(tree.remove(play, "1#6/0#0")) == ecn.dumps(annotated())


def test_what_goes_the_same_way_is_not_written_twice() -> None:
    begun = does(branch.branch(annotated(), "1#4", {}, SEED), "N:refuse", "S.7c", "N.Ah")
    play, at = branch.graft(annotated(), begun)
    assert at == "1#7/0#1"
    assert words(again(play), at) == ["N.Ah"]
    more = does(begun, "S.Jh") if ECARTE.rules.turn(begun.state) == "S" else does(begun, "N.8h")
    grown, at = branch.graft(play, more)
    assert at == "1#7/0#2"
    assert len(words(again(grown), at)) == 2
    assert branch.graft(grown, more) == (grown, "1#5")  # nothing new: the moment it began at


def test_a_variation_is_gone_on_with() -> None:
    begun = does(branch.branch(annotated(), "1#4/0#4", {}, SEED), "N.Ah")
    play, at = branch.graft(annotated(), begun)
    assert at == "1#4/0#5"
    assert words(again(play), at) == ["S:stand", "S.Qd", "N.7h", "S.Jh", "N.Ah"]
    begun = does(branch.branch(annotated(), "1#4/0#2", {}, SEED), "N.8h")
    play, at = branch.graft(annotated(), begun)
    assert at == "1#4/0#3/0#1"
    begun = does(branch.branch(annotated(), "1#4/0#2/0#1", {}, SEED), "N.7h")
    play, at = branch.graft(annotated(), begun)
    assert at == "1#4/0#2/0#2/0#1"
    assert words(again(play), at) == ["N.7h"]


def test_after_the_last_event_of_a_game_given_up() -> None:
    (given_up,) = ecn.loads(ANNOTATED.replace('[Result "*"]', '[Result "0-0"]\n[Resigned "N"]').replace("*\n", "0-0\n"))
    begun = does(branch.branch(given_up, "1#7", {}, SEED), "S.Jh")
    play, at = branch.graft(given_up, begun)
    assert at == "1#7/0#2"
    assert words(again(play), at) == ["N.Ts", "S.Jh"]
    other = does(branch.branch(given_up, "1#7", {}, SEED), "S.As")
    play, at = branch.graft(play, other)
    assert at == "1#7/0#2/0#1"
    assert words(again(play), at) == ["S.As"]


def test_a_branch_of_another_game_is_refused() -> None:
    begun = does(branch.branch(annotated(), "1#5", {}, SEED), "S.Qd")
    for other in (
        ANNOTATED.replace("7c N.Ts", "7c N.8h").replace("Qc7c N<", "8c7c N<"),
        ANNOTATED.replace("1. N", "1. S"),
    ):
        readings = [reading.play for reading in ecn.read(other) if reading.play]
        with pytest.raises(RuleError) as error:
            branch.graft(readings[0], begun)
        assert refused(error) == ["E-graft-other"]
    with pytest.raises(RuleError) as error:
        branch.graft(annotated(), annotated())
    assert refused(error) == ["E-graft-other"]
    with pytest.raises(RuleError) as error:
        branch.graft(annotated(), branch.branch(annotated(), "1#5", {}, SEED))
    assert refused(error) == ["E-graft-none"]


@given(any_games(most=60), st.integers(0, 2**16))
def test_any_branch_can_be_put_back(game: Game, number: int) -> None:
    """From any moment of the game, and of anything grafted before; the record can be read again."""
    play, rng = game.play, Random(number)
    for turn in range(4):
        at = rng.choice(moments(replayed(play, None)) or ["1#0"])
        try:
            begun = branch.branch(play, at, {}, rng.randbytes(32))
        except RuleError as error:
            refused_only(error, "E-branch-over", "E-branch-end")
            continue
        out = played_out(record.settle(begun), number + turn)
        grown, where = branch.graft(play, out)
        line = line_of(grown, read_moment(where))
        assert line.steps
        assert [step.what for step in line.steps] == [
            entry.event for entry in out.record.deals[-1].entries
        ] or grown == play
        assert [deal.head for deal in grown.record.deals] == [deal.head for deal in play.record.deals]
        assert record.fold(grown.record).state == play.state
        assert branch.graft(grown, out)[0] == grown
        play = again(grown)


# --- the page's requests ---


def begun_game() -> str:
    answer = new()
    for _ in range(12):
        view = answer["view"]
        if view["phase"] == "scored":
            answer = ask("play", record=answer["record"], seat="S", event=view["next"])
        elif view["turn"] == "S":
            answer = ask("play", record=answer["record"], seat="S", event=view["legal"][-1])
        else:
            answer = ask("bot", record=answer["record"], seat="S", **{"as": "N"}, player="amateur")
    return str(answer["record"])


def test_play_from_here_and_back() -> None:
    game = begun_game()
    answer = ask("branch", record=game, at="1#3", seat="S", players={"N": "amateur"}, seed="7e" * 32)
    assert (answer["summary"]["branch"], answer["view"]["turn"], answer["frames"]) == ("1#3", "S", [])
    assert codes(ask("back", record=answer["record"], seat="S")) == ["E-nothing-to-take-back"]
    while answer["view"]["phase"] not in ("scored", "over"):
        if answer["view"]["turn"] == "S":
            answer = ask("play", record=answer["record"], seat="S", event=answer["view"]["legal"][0])
        else:
            answer = ask("bot", record=answer["record"], seat="S", **{"as": "N"}, player="amateur")
    assert answer["view"]["next"] is None
    assert codes(ask("play", record=answer["record"], seat="S", event="2. S")) == ["E-branch-done"]
    grafted = ask("graft", record=game, branch=answer["record"])
    assert set(grafted) == {"id", "record", "at"}
    assert grafted["at"] in moments(ask("replay", record=grafted["record"], seat=None)["replay"])
    earlier = ask("back", record=answer["record"], seat="S")
    while "problems" not in earlier:
        earlier = ask("back", record=earlier["record"], seat="S")
    assert codes(earlier) == ["E-nothing-to-take-back"]


def test_a_branch_before_the_cards_deals_them() -> None:
    answer = ask("branch", record=begun_game(), at="1#0", seat="S", players={"N": "amateur"}, seed="7e" * 32)
    assert [frame["entry"]["do"] for frame in answer["frames"]][:3] == ["deal", "deal", "turn"]


def test_notes_by_request() -> None:
    text = ecn.dumps(annotated())
    answer = ask("annotate", record=text, at="1#4", comment="mine", nags=[2])
    assert set(answer) == {"id", "record", "replay"}
    assert answer["replay"] == ask("replay", record=answer["record"], seat=None)["replay"]
    assert answer["replay"]["deals"][0]["events"][3]["note"]["comment"] == "mine"
    seen = ask("annotate", record=text, at="1#4", comment="mine", nags=[2], seat="S")
    assert seen["replay"] == ask("replay", record=answer["record"], seat="S")["replay"]
    high = ask("annotate", record=text.replace("$6", "$300"), at="1#4", comment=None, nags=[300, 6])
    assert "S:propose $6 $300" in high["record"]
    pruned = ask("remove", record=text, at="1#4/0#0")
    assert pruned["replay"]["deals"][0]["events"][3]["note"]["variations"] == []
    junk: list[dict[str, Any]] = [
        {"comment": 1},
        {"nags": 1},
        {"nags": [1000]},
        {"nags": [-1]},
        {"nags": ["1"]},
        {"nags": [True]},
    ]
    for wrong in (*junk, {"at": None}):
        assert codes(ask("annotate", **{"record": text, "at": "1#4", **wrong})) == ["E-request"]
    junk = [{"seed": "5e"}, {"players": {"N": "nobody"}}, {"seat": None}, {"at": 1}]
    for wrong in junk:
        fields = {"at": "1#4", "seat": "S", "players": {}, "seed": "5e" * 32, **wrong}
        assert codes(ask("branch", record=text, **fields)) in (["E-request"], ["E-seed-form"])


def test_the_variation_of_a_reader_is_left_as_it_was() -> None:
    """A graft comes after the existing variations, whatever they contain."""
    event = Event("say", "N", verb="accept")
    beside = Note(variations=(Variation((("N", ("Ks", "Kh", "Kc", "Qh", "8s")),), (Entry(event),)),))
    deal = annotated().record.deals[0]
    entries = (*deal.entries[:4], Entry(deal.entries[4].event, beside), *deal.entries[5:])
    play = annotated().with_record(replace(annotated().record, deals=(replace(deal, entries=entries),)))
    begun = does(branch.branch(play, "1#4", {}, SEED), "N:accept", "S-As")
    grown, at = branch.graft(play, begun)
    assert at == "1#5/1#1"  # the first supposes a hand, so this is another variation
    assert words(again(grown), at)[:2] == ["N:accept", "S-As"]
