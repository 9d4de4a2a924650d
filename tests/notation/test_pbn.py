"""Deals as games of PBN, Portable Bridge Notation."""

from __future__ import annotations

import re
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecarte.core.game import Event
from ecarte.notation import ecn, pbn
from ecarte.record import Play

FOLDER = Path(__file__).parents[1] / "golden"
GOLDEN = sorted(FOLDER.glob("*.ecn"))
PLAYERS = ["West", "North", "East", "South"]
STANDARD = [
    *("Event", "Site", "Date", "Board", *PLAYERS, "Dealer", "Vulnerable"),
    *("Deal", "Scoring", "Declarer", "Contract", "Result"),
]
"""The tags that every game of PBN has, in this order."""
RECORD = """[ECN "1"]
[Game "ecarte"]
[Event "Jo's \\"Friday\\""]
[Date "2026.11.20"]
[South "Anna"]
[North "##Ben\\\\"]
[Rules "akagiri"]
[Option "target=10"]

1. N
S<AsJhQdQc7c N<QsTsAh8h7h ^7d
S:propose N:accept S-Qc7c N-8h7h S+9s8s N+KhKc S:propose N:refuse
S.9s N.Ts /N
*
"""


def test_a_deal() -> None:
    (play,) = ecn.loads(RECORD)
    assert (
        pbn.dumps(play)
        == """[Event "Jo's \\"Friday\\""]
[Site "?"]
[Date "2026.11.20"]
[Board "1"]
[West ""]
[North " ##Ben\\\\"]
[East ""]
[South "Anna"]
[Dealer "N"]
[Vulnerable ""]
[Deal "N:QT.AK..K - A98.J.Q. -"]
[Scoring ""]
[Declarer ""]
[Contract ""]
[Result ""]
[Game "ecarte"]
[Round "?"]
[Rules "akagiri target=10"]
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


def _read(text: str) -> list[ecn.Reading]:
    return list(pbn.read(text.splitlines()))


def _choices(play: Play) -> list[object]:
    return [entry.event.choice for deal in play.record.deals for entry in deal.entries]


@pytest.mark.sampled(10)
@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_sheet_is_read_back_as_the_same_game_or_refused(path: Path) -> None:
    for play in ecn.loads(path.read_text("utf-8")):
        events = [entry.event for deal in play.record.deals for entry in deal.entries]
        irregular = any(event.suffix or event.do == "ruling" or event.verb == "require" for event in events)
        (reading,) = _read(pbn.HEADING + pbn.dumps(play))
        if play.record.view:
            assert "E-sheet-hidden" in [problem.code for problem in reading.problems]
        if irregular or play.record.view or play.record.without_cards:
            assert not reading.sound or {*_choices(play)} == {*_choices(reading.play)}  # type: ignore[arg-type]
            continue
        assert reading.play is not None
        assert reading.problems == ()
        assert _choices(reading.play) == _choices(play)
        assert reading.play.record.game is play.record.game
        for tag in ("Event", "Site", "Date", "Round", *PLAYERS, "Rules", "Option"):
            assert reading.play.record.tag(tag, "?") == play.record.tag(tag, "?")


def test_games_one_after_the_other_are_told_apart() -> None:
    plays = [play for name in ("article", "belote-classic") for play in ecn.loads((FOLDER / f"{name}.ecn").read_text())]
    readings = _read(pbn.HEADING + "".join(map(pbn.dumps, plays)))
    assert [reading.play and reading.play.record.tag("Rules") for reading in readings] == ["article", "classic"]
    assert all(reading.sound for reading in readings)


@pytest.mark.parametrize(
    ("old", "new", "code", "at"),
    [
        ("1 S S9 ST N", "1 S S9 ST S", "E-check", "1 S"),
        ("1 S S9 ST N", "1 S S9 CT N", "E-not-held", "1 S"),
        ("0 S draw S9,S8", "0 S draw S9", "E-given-number", "[Deal "),
        ("0 N accept -", "0 N dance -", "E-say", "0 N dance"),
        ("0 N accept -", "0 N accept{x} -", "E-word", "0 N accept"),
        ("0 N accept -", "0 ; accept -", "E-word", "0 ; accept"),
        ("0 N accept -", "0 N", "E-word", "0 N"),
        ('[Dealer "N"]', '[Dealer "N {x}"]', "E-word", "[Board "),
        ('[Deal "N:QT', '[Deal "N:T', "E-given-number", "[Deal "),
        ('[Rules "akagiri target=10"]', '[Rules "sumo"]', "E-preset", "[Rules "),
        ('[Game "ecarte"]', '[Game "bridge"]', "E-game", "[Game "),
        ('[Game "ecarte"]\n', "", "E-tag-missing", "[Event "),
        ('[South "Anna"]', '[South "Anna]', "E-tag", "[South "),
        ('[CallTable "Trick;Seat;Call;Cards"]', "[CallTable Trick;Seat;Call;Cards]", "E-tag", "[CallTable"),
        ("0 S discard CQ,C7", "0 S discard ?,?", "E-sheet-hidden", "[Deal "),
    ],
)
def test_what_is_wrong_is_said_at_its_line(old: str, new: str, code: str, at: str) -> None:
    (play,) = ecn.loads(RECORD)
    text = (pbn.HEADING + pbn.dumps(play)).replace(old, new)
    (reading,) = _read(text)
    first = next(problem for problem in reading.problems if problem.severe)
    assert first.code == code
    assert text.splitlines()[(first.line or 0) - 1].startswith(at)


def test_words_that_belong_to_no_deal_are_left_out_with_a_warning() -> None:
    (play,) = ecn.loads(RECORD)
    text = pbn.HEADING + "; a remark\nFriday night\n" + pbn.dumps(play).replace("[Scoring", "{idle}\nthirsty\n[Scoring")
    (reading,) = _read(text)
    assert reading.sound
    assert [(each.code, each.data["more"]) for each in reading.problems] == [("W-outside", 1)]
    assert text.splitlines()[(reading.problems[0].line or 0) - 1] == "Friday night"


def test_an_empty_line_within_a_deal_loses_nothing_in_silence() -> None:
    (play,) = ecn.loads(RECORD)
    readings = _read(pbn.dumps(play).replace("[TrickTable", "\n[TrickTable"))
    assert [reading.sound for reading in readings] == [True, False]


TAGS = r'\[(?:Board|Deal|Game|Rules|Dealer|CallTable|TrickTable) "[NESW1 .:;A-Za-z-]{0,9}"\]\n'
ROW = r"[0-9NS] [NS] [a-z:]{1,7} [SHDCAKQJT-]{1,3}\n"


@given(st.from_regex(re.compile(rf"(?:% PBN\n)?(?:{TAGS}|{ROW}|\n){{0,9}}"), fullmatch=True))
def test_any_text_is_read_or_refused(text: str) -> None:
    for reading in _read(text):
        assert reading.play is None or not reading.sound or reading.play.record.deals == ()


def test_no_line_is_longer_than_the_standard_allows() -> None:
    (play,) = ecn.loads(RECORD.replace("Anna", '\\"' * 300))
    assert max(map(len, pbn.dumps(play).splitlines())) <= 255
    assert _deals(play)


def test_a_record_without_deals() -> None:
    (play,) = ecn.loads("""[ECN "1"]\n[Game "ecarte"]\n[Rules "akagiri"]\n\n*\n""")
    assert pbn.dumps(play) == ""


def test_who_said_belote_in_which_trick() -> None:
    deals = _deals(ecn.loads((FOLDER / "belote-classic.ecn").read_text("utf-8"))[0])
    said = [(deal, row) for deal in deals for row in deal.tables["CallTable"] if row[2] in ("belote", "rebelote")]
    assert said
    for deal, (trick, _, _, card) in said:
        assert any(row[0] == trick and card in row for row in deal.tables["TrickTable"])


def test_what_was_against_the_rules_is_written_with_its_suffix() -> None:
    plays = [play for name in ("irregular", "thrown-in") for play in ecn.loads((FOLDER / f"{name}.ecn").read_text())]
    calls = {row[2] for play in plays for deal in _deals(play) for row in deal.tables["CallTable"]}
    assert {"king~false", "play~revoke", "play~back"} <= calls


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_every_deal_has_its_hands_and_the_tricks_that_counted(path: Path) -> None:
    for play in ecn.loads(path.read_text("utf-8")):
        written, steps = _deals(play), iter(play.steps)
        assert len(written) == len(play.record.deals)
        for deal, found in zip(play.record.deals, written, strict=True):
            course = list(islice(steps, 1 + len(deal.entries)))
            last = course[-1].after
            assert list(found.tags)[: len(STANDARD)] == STANDARD
            more = [tag for tag in list(found.tags)[len(STANDARD) :] if not tag.endswith("Table")]
            assert more == sorted(more)
            assert (found.tags["Board"], found.tags["Dealer"]) == (str(deal.head.number), deal.head.dealer)
            begin = next(
                (step.before for step in course[1:] if isinstance(step.what, Event) and step.what.do == "play"), last
            )
            for seat, hand in play.record.game.deal.hands(begin).items():
                assert found.hands().get(seat) == (None if "??" in hand or not hand else set(hand))
            assert found.tricks() == [_trick(play, trick) for trick in last.tricks]
            tally = play.record.game.score.tally(last)
            assert found.tags.get("RunningScore") == (
                " ".join(f"{side}:{points}" for side, points in tally[1].items()) if tally else None
            )


def _trick(play: Play, trick: Any) -> tuple[str, dict[str, str], str]:
    """Return the leader, the cards by seat and the winner of a trick."""
    seats = play.record.seats
    place = seats.index(trick.leader)
    return trick.leader, {seats[(place + at) % len(seats)]: card for at, card in enumerate(trick.cards)}, trick.winner


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

    def hands(self) -> dict[str, set[str]]:
        """Return the hands that are known, in our cards."""
        first, _, text = self.tags["Deal"].partition(":")
        begin = "NESW".index(first)
        return {
            "NESW"[(begin + at) % 4]: {
                rank + suit for suit, ranks in zip("shdc", hand.split("."), strict=True) for rank in ranks
            }
            for at, hand in enumerate(text.split(" "))
            if hand != "-"
        }

    def tricks(self) -> list[tuple[str, dict[str, str], str]]:
        """Return the leader, the cards by seat and the winner of each complete trick."""
        found: list[tuple[str, dict[str, str], str]] = []
        for row in self.tables["TrickTable"]:
            cells = dict(zip(self.columns["TrickTable"], row, strict=True))
            assert cells.pop("Trick") == str(len(found) + 1)
            leader, winner = cells.pop("Lead"), cells.pop("Taker")
            if winner != "-":
                cards = {seat: "??" if card == "?" else card[1] + card[0].lower() for seat, card in cells.items()}
                found.append((leader, cards, winner))
        return found


def _deals(play: Play) -> list[_Deal]:
    return [_Deal(text) for text in pbn.dumps(play).rstrip("\n").split("\n\n")]
