"""Écarté's pool for three friends: two play, the third shuffles with them and waits; whole pools and cheats."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ecarte import match, record
from ecarte.core.cards import UNKNOWN
from ecarte.core.game import RuleError
from ecarte.friend import asking, canonical, deck, lines, message, proof, session
from ecarte.friend.message import Item, Message
from ecarte.friend.proof import OUT
from ecarte.friend.ristretto import Integers
from ecarte.friend.table import NOBODY
from ecarte.friend.terms import Terms
from ecarte.notation import ecn
from ecarte.notation.verify import verify
from tests.kit.friends import GROUP
from tests.kit.matches import ask
from tests.kit.parties import Party, lost, some_item

pytestmark = pytest.mark.skipif(isinstance(GROUP, Integers), reason="plain integers take too long for whole games")


def pool(**terms: Any) -> Terms:
    return Terms("Anna", **{"match": "pool", "stake": 2, "purse": 20, "date": "2026.11.30", **terms})


def agree(party: Party) -> None:
    """Check that all sides hold the same messages and the same public state."""
    first = party.sides[0]
    for side in party.sides:
        assert side.verdict is None
        assert side.messages == first.messages
        assert side.table.public == first.table.public
        assert lost(side).table == side.table


def waiting(party: Party) -> int:
    """Return which side waits in the game in play."""
    (at,) = (at for at, side in enumerate(party.sides) if side.table.view == NOBODY)
    return at


def reach_move(party: Party) -> int:
    """Go on to the first move of the game in play, and return which side makes it."""
    party.deliver()
    while (awaited := party.sides[0].awaited) is None or awaited.what != "event":
        assert party.step()
    return party.at(awaited.seat)


def resign(party: Party) -> None:
    """Have the player who is to move resign the game in play."""
    party.act(reach_move(party), session.RESIGN)


def check_proof(party: Party, number: int) -> None:
    """Check that all sides hold the same proved games, so many of them, which make a pool."""
    games = party.sides[0].table.finished
    assert len(games) == number
    assert all(side.table.finished == games for side in party.sides)
    for game in games:
        (reading,) = ecn.loads(ecn.dumps(game))
        found = verify(reading)
        assert found.problems == ()
        assert [signer.seat for signer in found.signed] == ["S", "N", OUT]
        assert {signer.name for signer in found.signed} == set(party.sides[0].table.names.values())
    course = match.fold([played for game in games if (played := match.played(game))])
    assert course.problems == ()
    assert bool(course.winner) == party.sides[0].table.closed


@pytest.mark.parametrize("seed", [pytest.param(seed, marks=pytest.mark.thorough) for seed in range(3, 6)])
def test_a_whole_pool(seed: int) -> None:
    party = Party(pool(), seed=seed)
    party.play()
    agree(party)
    assert not party.problems
    assert party.sides[0].table.closed
    check_proof(party, len(party.sides[0].table.finished))


def test_the_loser_gives_up_the_seat_until_somebody_wins_twice() -> None:
    """A game is resigned by whoever is to move: all end with the same proved records, and the newcomer cuts."""
    party = Party(pool(options=("revoke=penalty",)), seed=5)
    waited = []
    while not party.sides[0].table.closed:
        party.deliver()
        table = party.sides[0].table
        waited.append(waiting(party))
        assert table.playing.record.tag("Out") == table.names[party.sides[waited[-1]].seat]
        assert table.playing.record.tag("Cut")
        assert len(table.seeds) == 1  # the cut: nothing is opened yet
        resign(party)
    agree(party)
    check_proof(party, len(waited))
    assert len(waited) > 2
    assert len(set(waited)) > 1
    first, *later = (game.record for game in party.sides[0].table.finished)
    assert first.tag("Draw")
    assert not any(game.tag("Draw") for game in later)
    assert len({game.tag(proof.SHUFFLE).split()[0] for game in (first, *later)}) == len(waited)


@pytest.mark.parametrize("purse", [20, None])
def test_a_pool_that_all_agree_to_end_is_divided(purse: int | None) -> None:
    """Its match goes on with no other game, and the pot goes back in equal parts (E33)."""
    party = Party(pool(purse=purse), seed=5)
    resign(party)
    mover = reach_move(party)
    party.take(mover, session.ask(party.sides[mover], asking.END))
    while not party.sides[0].table.closed:
        party.deliver()
        awaited = party.sides[0].awaited
        if awaited and awaited.what == "answer":
            at = party.at(awaited.seat)
            party.take(at, session.answer(party.sides[at], True))
    agree(party)
    assert {side.table.ending for side in party.sides} == {"divided"}
    records = [ecn.dumps(game) for game in party.sides[0].table.finished]
    stands = ask("match", records=records)["match"]
    assert stands["stopped"]["code"] == "E-match-ended"
    assert stands["next"] is None
    assert stands["divided"].keys() == set(party.sides[0].table.names.values())
    assert sum(stands["divided"].values()) == 2 * (3 + 1)  # a stake of each, and of who resigned
    assert max(stands["divided"].values()) - min(stands["divided"].values()) <= 2
    assert stands["pot"] == 0
    assert not purse or sum(person["purse"] for person in stands["people"]) == 3 * purse
    following = records[0].replace('[MatchGame "1"]', '[MatchGame "3"]')
    assert following != records[0]
    problems = ask("match", records=[*records, following])["match"]["problems"]
    assert [each["code"] for each in problems] == ["E-match-ended"]


def test_names_that_a_pool_cannot_have_are_made_to_fit() -> None:
    party = Party(Terms("Ben", match="pool"), seed=2)
    party.deliver()
    assert sorted(party.sides[1].table.names.values()) == ["Ben", "Ben-2", "Clara"]
    party = Party(Terms("Anna: Maria (S)", match="pool"), seed=2)
    party.deliver()
    assert party.sides[2].table.names["S"] == "Anna-Maria-S-"
    resign(party)
    agree(party)
    check_proof(party, 1)


@pytest.mark.parametrize(
    "wrong",
    [{"dealer": "N"}, {"opened": "played"}, {"seat": "E"}, {"game": "belote", "rules": "three"}, {"purse": 1}],
    ids=str,
)
def test_terms_of_no_pool(wrong: dict[str, Any]) -> None:
    with pytest.raises(RuleError):
        session.invite(GROUP, bytes(32), pool(**wrong))


@pytest.mark.parametrize("seed", [1, *(pytest.param(seed, marks=pytest.mark.thorough) for seed in range(2, 8))])
def test_everything_at_once(seed: int) -> None:
    """All speak, ask, play, resign and reload at any time, and messages take theirs: all end up with the same game."""
    party = Party(pool(), seed=seed, bad=20 * (seed % 4))
    for at in (party.chance.randrange(3) for _ in range(160)):
        party.deliver(most=party.chance.randrange(12))
        side, what = party.sides[at], party.chance.random()
        if what > 0.95:
            party.sides[at] = lines.loads(GROUP, lines.dumps(side))
        elif what > 0.85:
            party.again(at)
        elif what > 0.02 or not side.asks or side.table.view == NOBODY:
            some = some_item(party, side)
            party.take(at, some) if some is not None else None
        else:
            party.take(at, session.act(side, session.RESIGN))
    party.bad = 0
    for _ in range(8):
        party.again()
    agree(party)
    assert {problem.code for _, problem in party.problems} <= {"E-friend-signature", "E-friend-closed"}


def test_who_waits_has_a_say_in_what_is_asked() -> None:
    party = Party(pool(stake=0, purse=None), seed=4)
    led(party)
    out = waiting(party)
    assert party.sides[out].asks == (asking.DEAL, asking.END)
    (seat, _), *_ = party.sides[0].table.public.trick
    mover = party.at(party.sides[0].table.player_at(seat))
    party.take(mover, session.ask(party.sides[mover], asking.BACK))
    party.deliver()
    asked = party.sides[0].table.asked
    assert asked is not None
    assert party.sides[out].seat in asked.waiting
    while party.sides[0].table.asked is not None:
        assert party.step()
    agree(party)
    assert not party.sides[0].table.public.trick


# --- secrecy --------------------------------------------------------------------------------------


def led(party: Party) -> Party:
    """Play until a card has been led."""
    party.play(until=lambda all: all.sides[0].table.play is not None and bool(all.sides[0].table.public.trick))
    return party


def test_who_waits_sees_what_everybody_sees() -> None:
    party = led(Party(pool(), seed=6))
    out = party.sides[waiting(party)].table
    assert set(out.deal.cards) == set(out.deal.places[""])  # the turn-up
    written = record.Play(out.playing.record, None).record
    assert written.view == NOBODY
    entries = [entry.event for entry in written.deals[-1].entries]
    dealt = [card for event in entries if event.do in ("deal", "draw", "discard") for card in event.cards]
    assert set(dealt) == {UNKNOWN}
    (reading,) = ecn.loads(ecn.dumps(out.playing))
    assert reading.record.deals == written.deals
    shown = out.rules.view.of(out.playing.state, "").to_json()
    assert shown["watching"]
    assert not shown["legal"]
    assert set(shown["hand"]) == {UNKNOWN}


@pytest.mark.parametrize("ally", ["out", "other"])
def test_two_together_cannot_see_what_the_third_does_not_show(ally: str) -> None:
    """Neither who waits with a player, nor the two who play, know a card that is still in the pack or another's."""
    party = led(Party(pool(), seed=6))
    out = waiting(party)
    one, other = (at for at in range(3) if at != out)
    both = [party.sides[one].table, party.sides[out if ally == "out" else other].table]
    table = both[0]
    seen = {place for each in both for place in each.deal.places.get(each.view, ())} | {*table.deal.places[""]}
    hidden = [place for place in range(32) if place not in seen]
    assert len(hidden) >= 16
    for place in hidden:
        keys = [each.pack_keys.places[place] for each in both]
        keys += [given[place] for player, given in table.deal.given.items() if place in given]
        assert deck.card(GROUP, table.deal.decks[-1][place], keys) is None


# --- cheating -------------------------------------------------------------------------------------

Change = Callable[[Item], Item]


def altered(party: Party, by: int, kind: str, change: Change) -> None:
    """Change the first item of a kind that a side sends, signed anew, for the others."""
    known: dict[bytes, bytes] = {}

    def tamper(sender: int, to: int, raw: bytes) -> tuple[bytes, ...]:
        sealed = message.read(raw)
        if sender != by or not isinstance(sealed, Message) or (not known and all(i[0] != kind for i in sealed.items)):
            return (raw,)
        if raw not in known and known:  # what follows would not be of the same game
            return ()
        items = tuple(change(item) if item[0] == kind else item for item in sealed.items)
        written = (party.secrets[by], sealed.game, sealed.number, sealed.seat, sealed.previous, items)
        known[raw] = message.write(GROUP, *written).raw
        return (known[raw],)

    party.tamper = tamper


def named(party: Party, by: int, code: str) -> None:
    """Check that the others name a side."""
    for at, side in enumerate(party.sides):
        if at != by:
            assert side.verdict is not None
            assert (side.verdict.code, side.verdict.data["seat"]) == (code, party.sides[by].seat)


@pytest.mark.parametrize("kind", ["keys", "open", "sign", "said"])
def test_who_waits_is_found_out_like_any_other(kind: str) -> None:
    """It gives a wrong key, opens another seed, says what it cannot have done, or signs another result."""
    party = Party(pool(), seed=8)
    party.deliver()
    party.play(until=lambda all: all.sides[0].table.play is not None)
    out = waiting(party)
    changes: dict[str, tuple[str, Change, str]] = {
        "keys": ("keys", lambda item: ["keys", canonical.pack(bytes([5]) + bytes(31)) + item[1][43:]], "E-friend-key"),
        "open": ("open", lambda item: ["open", {**item[1], "seed": canonical.pack(bytes(32))}], "E-friend-shuffle"),
        "said": ("open", lambda item: ["open", {**item[1], "said": {"1": "S.7c"}}], "E-friend-said"),
        "sign": ("sign", lambda item: ["sign", canonical.pack(bytes(63) + b"\1")], "E-friend-sign"),
    }
    what, change, code = changes[kind]
    if kind == "keys":  # those of the first deal are given already
        party = Party(pool(), seed=8)
    altered(party, out, what, change)
    if kind == "keys":
        party.deliver()
    else:
        resign(party)
    named(party, out, code)


@pytest.mark.parametrize("items", [[["event", "S:stand"]], [["resign"]], [["pass"]]], ids=str)
def test_who_waits_cannot_play(items: list[Item]) -> None:
    party = Party(pool(), seed=8)
    party.deliver()
    out = waiting(party)
    with pytest.raises(RuleError):
        session.act(party.sides[out], session.RESIGN)
    raw = party.signed(out, items)
    party.way += [(out, to, raw) for to in range(3) if to != out]
    party.deliver()
    named(party, out, "E-friend-move" if items[0][0] == "event" else "E-friend-turn")


def test_two_who_agree_cannot_stack_the_pack() -> None:
    """Whatever the two who play choose, the seed of who waits decides on every card."""
    party = Party(pool(), seed=9)
    party.deliver()
    table, out = party.sides[0].table, party.sides[waiting(party)]
    assert table.deal.order[0] == out.seat
    assert set(table.deal.order) == {side.seat for side in party.sides}
    seeds = {side.seat: side.table.seed for side in party.sides}
    packs = set()
    for last in range(16):
        order = [bytes([last] * 32) if seat == out.seat else seeds[seat] for seat in table.deal.order]
        packs.add(deck.pack(order, 1)[:11])
    assert len(packs) == 16


def test_a_record_with_another_draw_is_not_proved() -> None:
    party = Party(pool(), seed=1)
    resign(party)
    (game,) = party.sides[0].table.finished
    drawn = game.record.tag("Draw").split()
    cards = [part.partition(":")[2] for part in drawn]
    wrong = " ".join(f"{part.partition(':')[0]}:{card}" for part, card in zip(drawn, reversed(cards), strict=True))
    problems = verify(game.with_record(game.record.with_tag("Draw", wrong))).problems
    assert [problem.code for problem in problems] == ["E-verify-signed"] * 3 + ["E-verify-draw"]
