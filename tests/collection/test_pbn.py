"""Deals in the form of PBN, Portable Bridge Notation."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

pytest.importorskip("typer", reason="the command line is native only")

from ecarte.collection import pbn
from ecarte.core.cards import UNKNOWN
from ecarte.core.game import Event
from ecarte.notation import ecn
from ecarte.record import Play, facts

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.ecn"))
PLAYERS = ["West", "North", "East", "South"]
STANDARD = [
    *("Event", "Site", "Date", "Board", *PLAYERS, "Dealer", "Vulnerable"),
    *("Deal", "Scoring", "Declarer", "Contract", "Result"),
]
"""The tags that every game of PBN has, in this order."""


def test_a_deal() -> None:
    (play,) = ecn.loads(
        """[ECN "1"]
[Game "ecarte"]
[Event "Jo's \\"Friday\\""]
[Date "2026.11.20"]
[South "Anna"]
[North "Ben"]
[Rules "akagiri"]

1. N
S<AsJhQdQc7c N<QsTsAh8h7h ^7d
S:propose N:accept S-Qc7c N-8h7h S+9s8s N+KhKc S:propose N:refuse
S.9s N.Ts /N
*
"""
    )
    assert (
        pbn.dumps(play)
        == """
[Event "Jo's \\"Friday\\""]
[Site "?"]
[Date "2026.11.20"]
[Board "1"]
[West "-"]
[North "Ben"]
[East "-"]
[South "Anna"]
[Dealer "N"]
[Vulnerable ""]
[Deal "S:A98.J.Q. - QT.KA..K -"]
[Scoring "ecarte"]
[Declarer ""]
[Contract ""]
[Result ""]
[Round "?"]
[Rules "akagiri"]
[Turned "D7"]
[CallTable "Trick;Seat;Call;Cards"]
0 S propose -
0 N accept -
0 S discard CQ,C7
0 N discard H8,H7
0 S draw S9,S8
0 N draw HK,CK
0 S propose -
0 N refuse -
[TrickTable "Trick;Lead;S;N;Taker"]
1 S S9 ST N
"""
    )


def test_who_said_belote_in_which_trick() -> None:
    (play,) = ecn.loads((GOLDEN[0].parent / "belote-classic.ecn").read_text())[:1]
    said = [row for deal in _deals(play) for row in deal.tables["CallTable"] if row[2] in ("belote", "rebelote")]
    assert said
    for trick, _, _, card in said:
        assert any(row[0] == trick and card in row for deal in _deals(play) for row in deal.tables["TrickTable"])


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_every_record_is_written_whole(path: Path) -> None:
    for play in ecn.loads(path.read_text()):
        deals = _deals(play)
        assert len(deals) == len(play.record.deals)
        for deal, written, row in zip(play.record.deals, deals, facts.deals(play.record), strict=True):
            assert list(written.tags)[: len(STANDARD)] == STANDARD
            assert written.tags["Board"] == str(deal.head.number)
            events = [entry.event for entry in deal.entries]
            _check_tricks(written, events)
            if row["over"]:
                assert written.tags["DealPoints"] == " ".join(
                    f"{side}:{row[f'points_{side}']}" for side in play.record.sides
                )


def _check_tricks(written: _Deal, events: list[Event]) -> None:
    """Every card played is in a trick, and in the hand of its player where that is known."""
    columns = written.columns["TrickTable"]
    hands = dict(zip("SWNE", written.tags["Deal"].removeprefix("S:").split(" "), strict=True))
    back = any(event.suffix == "back" or event.verb == "require" for event in events)
    for at, seat in enumerate(columns):
        if seat not in hands:
            continue
        cards = [row[at] for row in written.tables["TrickTable"] if row[at] != "-"]
        played = [event.cards[0] for event in events if event.do == "play" and event.seat == seat]
        if not back and not any(event.do == "ruling" for event in events):
            assert cards == [card[1].upper() + card[0] for card in played if card != UNKNOWN]
            if hands[seat] != "-":
                held = {
                    f"{suit}{rank}"
                    for suit, ranks in zip("SHDC", hands[seat].split("."), strict=True)
                    for rank in ranks
                }
                assert set(cards) <= held


class _Deal:
    """A game of PBN, read as its standard says."""

    def __init__(self, text: str) -> None:
        self.tags: dict[str, str] = {}
        self.columns: dict[str, list[str]] = {}
        self.tables: dict[str, list[list[str]]] = {}
        name = ""
        for line in text.splitlines():
            tag = re.fullmatch(r'\[(\w+) "((?:[^"\\]|\\.)*)"\]', line)
            if tag is None:
                self.tables[name].append(line.split(" "))
                assert len(self.tables[name][-1]) == len(self.columns[name]), line
            else:
                name = tag[1]
                assert name not in self.tags
                self.tags[name] = tag[2]
                if name.endswith("Table"):
                    self.columns[name], self.tables[name] = tag[2].split(";"), []


def _deals(play: Play) -> list[_Deal]:
    return [_Deal(text) for text in pbn.dumps(play).strip().split("\n\n")]
