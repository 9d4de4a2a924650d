"""Typical games in four formats, each made and written by the library that reads it, for `bench/read.py`."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from io import StringIO
from random import Random
from typing import Any

from ecarte.collection.simulate import Plan, games
from ecarte.notation import ecn


@dataclass
class Format:
    """A library's way to handle a text of games.

    ``read`` and ``scan`` return how many events and games they found; ``checks`` is what reading verifies.
    """

    name: str
    checks: str
    records: int
    text: str
    read: Callable[[str], int]
    write: Callable[[], object]
    scan: Callable[[str], int] | None = None


ECARTE = Plan({"S": "amateur", "N": "amateur"}, 0)
BELOTE = Plan(dict.fromkeys("NESW", "amateur"), 0, rules="classic", game="belote")


def ecn_format(number: int, *, seeded: bool, plan: Plan = ECARTE) -> Format:
    """Return games of the computer's amateur against itself."""
    text = "\n".join(map(ecn.dumps, games(replace(plan, games=number))))
    if not seeded:
        lines = text.split("\n")
        text = "\n".join(line for line in lines if not line.startswith(("[Seed ", "[Commit ")))
    plays = ecn.loads(text)

    def read(text: str) -> int:
        return sum(len(deal.entries) for play in ecn.load(StringIO(text)) for deal in play.record.deals)

    return Format(
        f"ECN, {plan.game}{', with the seed' if seeded else ''}",
        "every card against its pack, turns, legality, tricks, points, result"
        if seeded
        else "every card, turns, legality, tricks, points, result",
        number,
        text,
        read,
        lambda: [ecn.dumps(play) for play in plays],
        lambda text: sum(1 for _ in ecn.scan(text)),
    )


def pgn_format(number: int) -> Format:
    """Return games of random legal moves, at most 80 half-moves, as long as an ordinary game."""
    import chess
    import chess.pgn

    made = []
    for at in range(number):
        rng, board = Random(at), chess.Board()
        while not board.is_game_over() and board.ply() < 80:
            board.push(rng.choice(list(board.legal_moves)))
        game = chess.pgn.Game.from_board(board)
        game.headers.update(Event="Friday table", Date="2026.11.20", Round=str(at + 1), White="Anna", Black="Bruno")
        made.append(game)

    def read(text: str) -> int:
        file, count = StringIO(text), 0
        while (game := chess.pgn.read_game(file)) is not None:
            assert not game.errors
            count += game.end().ply()
        return count

    def scan(text: str) -> int:
        file, count = StringIO(text), 0
        while chess.pgn.read_headers(file) is not None:
            count += 1
        return count

    text = "\n\n".join(map(str, made)) + "\n"
    return Format("PGN, python-chess", "legality", number, text, read, lambda: [str(game) for game in made], scan)


def phh_format(number: int, *, replayed: bool) -> Format:
    """Return hands of no-limit hold'em, with six players who mostly check, call and fold."""
    import pokerkit as pk

    done = pk.Automation
    table = pk.NoLimitTexasHoldem(
        (
            done.ANTE_POSTING, done.BET_COLLECTION, done.BLIND_OR_STRADDLE_POSTING, done.CARD_BURNING,
            done.HOLE_CARDS_SHOWING_OR_MUCKING, done.HAND_KILLING, done.CHIPS_PUSHING, done.CHIPS_PULLING,
        ),
        True, 0, (50, 100), 100,
    )  # fmt: skip
    made = []
    for at in range(number):
        rng = Random(at)
        random.seed(at)  # the library shuffles with `random`
        state = table((10_000,) * 6, 6)
        while state.status:
            temper = rng.random()
            if state.can_deal_hole():
                state.deal_hole()
            elif state.can_deal_board():
                state.deal_board()
            elif temper < 0.3 and state.can_fold():
                state.fold()
            elif temper > 0.9 and state.can_complete_bet_or_raise_to():
                state.complete_bet_or_raise_to()
            else:
                state.check_or_call()
        made.append(pk.HandHistory.from_game_state(table, state))

    def read(text: str) -> int:
        hands = pk.HandHistory.loads_all(text)
        return sum(sum(1 for _ in hand) - 1 if replayed else len(hand.actions) for hand in hands)

    def write() -> object:
        return pk.HandHistory.dumps_all(made)

    name = "PHH, PokerKit, replayed" if replayed else "PHH, PokerKit"
    return Format(name, "legality" if replayed else "nothing", number, pk.HandHistory.dumps_all(made), read, write)


def pbn_format(number: int, *, replayed: bool) -> Format:
    """Return boards of bridge, with a short auction and random legal play of all cards."""
    import endplay.types as ep
    from endplay.dealer import generate_deal
    from endplay.parsers import pbn

    def begun(deal: Any) -> Any:
        deal.trump, deal.first = ep.Denom.nt, ep.Player.east
        return deal

    passed = ep.PenaltyBid(ep.Penalty.passed)
    made = []
    for at in range(number):
        rng, deal = Random(at), generate_deal(seed=at + 1)
        board = ep.Board(deal=deal, dealer=ep.Player.north, vul=ep.Vul.none, board_num=at + 1)
        board.auction = [ep.ContractBid(1, ep.Denom.nt), passed, ep.ContractBid(3, ep.Denom.nt), passed, passed, passed]
        board.contract = ep.Contract("3NTN=")
        board.play = []
        rest = begun(deal.copy())
        while len(board.play) < 52:
            board.play.append(rng.choice(list(rest.legal_moves())))
            rest.play(board.play[-1])
        made.append(board)

    def read(text: str) -> int:
        count = 0
        for board in pbn.loads(text):
            count += len(board.auction) + len(board.play)
            if replayed:
                rest = begun(board.deal.copy())
                for card in board.play:
                    assert card in rest.legal_moves()
                    rest.play(card)
        return count

    name = "PBN, endplay, replayed by us" if replayed else "PBN, endplay"
    checks = "legality of the cards" if replayed else "nothing"
    return Format(name, checks, number, pbn.dumps(made), read, lambda: pbn.dumps(made))
