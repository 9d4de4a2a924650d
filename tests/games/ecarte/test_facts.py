"""Facts of deals and games agree with the folded states, and reveal no hidden card."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given

from ecarte import record
from ecarte.core.cards import UNKNOWN, format_cards, sort_cards
from ecarte.core.columns import Row
from ecarte.core.game import RuleError
from ecarte.games import GAMES
from ecarte.games.ecarte.course import game_points
from ecarte.games.ecarte.game import GAME as ECARTE
from ecarte.games.ecarte.state import State
from ecarte.notation import ecn
from ecarte.record import Deal, Play, Record, facts, seatview
from tests.kit.games import Game, games

KINDS = {"text": str, "number": int, "flag": bool}


def typed(row: Row, columns: tuple[facts.Column, ...]) -> None:
    """Check that a row has exactly its columns, each of its type."""
    assert set(row) == {column.name for column in columns}
    for column in columns:
        value = row[column.name]
        assert value is None or type(value) is KINDS[column.kind], column.name


def states_at_the_ends(play: Play) -> list[State]:
    """Return the state at the end of each deal."""
    last = {step.deal: step.after for step in play.steps}
    return list(last.values())


@given(games())
def test_rows_say_what_the_fold_comes_to(game: Game) -> None:
    play = game.play
    rows = facts.deals(play.record)
    for row, state in zip(rows, states_at_the_ends(play), strict=True):
        typed(row, ecarte_columns())
        assert row["over"] is (ECARTE.score.tally(state) is not None)
        assert (row["deal"], row["dealer"], row["turn"]) == (state.number, state.dealer, state.turned)
        assert row["exchanges"] == len(state.exchanges)
        assert row["declined"] == state.declined
        assert row["vulnerable"] == state.vulnerable
        assert row["stock"] == state.stock
        for at, seat in enumerate("SN"):
            assert row[f"tricks_{seat}"] == state.won[at]
            for name, why in (("kings", "king"), ("turned", "turned-king")):
                marked = [each.points for each in state.scored if (each.seat, each.why) == (seat, why)]
                assert row[f"{name}_{seat}"] == sum(marked)
            assert row[f"score_{seat}"] == state.score[at]
            assert row[f"exchanged_{seat}"] == sum(pair[at] for pair in state.exchanges)
        for scored in state.scored:
            if scored.why not in ("king", "turned-king"):
                assert (row["winner"], row["reason"], row[f"play_{scored.seat}"]) == (
                    scored.seat,
                    scored.why,
                    scored.points,
                )


def ecarte_columns() -> tuple[facts.Column, ...]:
    return facts.FACTS["ecarte"].COLUMNS


@given(games())
def test_hands_are_those_the_play_began_with(game: Game) -> None:
    play = game.play
    for row, deal in zip(facts.deals(play.record), play.record.deals, strict=True):
        first = next((s.before for s in play.steps if s.deal == deal.head.number and led(s)), None)
        for seat in "SN":
            held = first and format_cards(sort_cards(first.hand(seat), first.options.order))
            assert row[f"held_{seat}"] == held
        if first and f"K{first.trump}" in (*first.hand("S"), *first.hand("N")):
            assert row["king_held"] == ("S" if f"K{first.trump}" in first.hand("S") else "N")
        elif first:
            assert row["king_held"] is None


def led(step: record.Step) -> bool:
    return getattr(step.what, "do", "") == "play"


@given(games())
def test_the_row_of_a_game_says_how_it_ended(game: Game) -> None:
    play = game.play
    row = facts.game(play.record)
    typed(row, facts.GAME_COLUMNS)
    assert row["result"] == record.result(play)
    assert row["game_winner"] == record.winner(play)
    assert row["finished"] is (record.winner(play) is not None)
    assert row["game_points"] == game_points(play.state)
    assert (row["final_S"], row["final_N"]) == tuple(play.state.score)


@given(games())
def test_what_a_seat_cannot_see_is_in_no_row(game: Game) -> None:
    play = game.play
    public = {column.name for column in ecarte_columns()} - {"hand_N", "held_N", "king_held"}
    whole = facts.deals(play.record)
    seen = facts.deals(redacted(play.record, "S"))
    for row, shown in zip(whole, seen, strict=True):
        assert {name: row[name] for name in public} == {name: shown[name] for name in public}
        assert shown["hand_N"] is None
        assert UNKNOWN not in str(shown)


def redacted(whole: Record, seat: str) -> Record:
    def deal(each: Deal) -> Deal:
        entries = tuple(replace(entry, event=whole.game.view.redact(entry.event, seat)) for entry in each.entries)
        return replace(each, entries=entries)

    return replace(whole, deals=tuple(deal(each) for each in whole.deals)).with_tag("View", seat)


def test_a_resigned_game_is_won_by_the_opponent() -> None:
    play = record.resign(Game(("akagiri", ()), 5, 3).play, "S")
    row = facts.game(play.record)
    assert (row["game_winner"], row["resigned"], row["finished"]) == ("N", "S", True)
    assert row["result"] == record.result(play)


def test_unknown_facts_are_none() -> None:
    tags = (("Game", "ecarte"), ("Rules", "akagiri"), ("Date", "2026.11.??"), ("South", "?"), ("North", "Ben"))
    row = facts.game(Record(tags))
    assert (row["date"], row["south"], row["north"], row["result"]) == ("2026.11", None, "Ben", "*")
    assert (row["deals"], row["finished"]) == (0, False)
    with pytest.raises(RuleError):
        facts.game(Record((("Game", "whist"),)))


def test_columns_have_one_name_each_and_every_game_has_its_facts() -> None:
    names = [column.name for column in (*facts.COLUMNS, *facts.GAME_COLUMNS)]
    assert len(names) == len(set(names))
    assert set(facts.FACTS) == set(GAMES)


def test_the_key_is_stable() -> None:
    assert facts.key('[ECN "1"]\n') == "90b1a65b166f67d5805e72e8866cd7d1"


IRREGULAR = """[ECN "1"]
[Game "ecarte"]
[Rules "london"]
[Option "doubling=on"]
[Result "*"]

1. N
S<AsJhQdQc7c N<QsTsAh8h7h ^7d
S:stand
S.7c N.Ts /S
S:double N:accept:double
S.As N.7h~revoke /S
S.Jh N.8h /S
S.Qd N.Ah /S
S.Qc N.Qs /S
&claim:S:43:#10 &ruling:43:replay:#5
S.Jh N.8h /S
S.As N.Qs /N
N.Ah S.Qd /S
S:concede
=0-1 0-1
2. S
N<KdQsTsAh8h S<AsJhQdQc7c ^7d
N:propose S:refuse
N:king N:double S:refuse:double
=0-3 0-4
*
"""


def test_facts_count_only_the_final_play() -> None:
    """The final play and its score: one point less for the revoke, and no double, which was offered later."""
    (play,) = ecn.loads(IRREGULAR)
    first, second = facts.deals(play.record)
    assert (first["winner"], first["reason"], first["play_N"], first["tricks_S"], first["tricks_N"]) == (
        "N", "elder-vulnerable", 1, 2, 1,
    )  # fmt: skip
    assert (first["over"], first["declined"], first["vulnerable_lost"], first["lead"]) == (True, "S", True, "7c")
    assert (second["winner"], second["reason"], second["kings_N"], second["play_N"]) == ("N", "double-refused", 1, 2)
    assert (second["declined"], second["refused_first"], second["score_N"], second["lead"]) == ("S", True, 4, None)
    seen = facts.deals(seatview.redact(play.record, "S"))
    assert [row["points_N"] for row in seen] == [first["points_N"], second["points_N"]]
