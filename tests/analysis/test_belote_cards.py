"""What is said of two cards of belote is true in the hands that are really held."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from ecarte.analysis.belote.cards import compare
from ecarte.analysis.belote.reasons import held
from ecarte.core.game import Event, parse_event
from ecarte.games.belote.game import GAME
from ecarte.games.belote.state import State, View
from ecarte.notation import ecn
from ecarte.players.thoughts import Reason
from tests.kit.belote_course import course
from tests.kit.referees import belote as referee

HELD = """[ECN "1"]
[Game "belote"]
[Rules "classic"]

1. N
E<Qh7h8sAd7d S<QsKc9cTcJd W<8cAh9hQdTd N<JsAsTs9s8d ^Kh
E:take:h
E^Kh E+7sJc S+8hJhAc W+7cQcKs N+9dThKd
*
"""
FOUR = {"N": "NS", "S": "NS", "E": "EW", "W": "EW"}


class _Table:
    """The cards really held, and what the referee says of the trick."""

    def __init__(self, state: State, view: View) -> None:
        self.contract, self.me, self.trick = str(view.contract), view.seat, view.trick
        hands = dict(zip(view.seats, state.hands, strict=True))
        self.side = FOUR if len(view.seats) == 4 else {seat: seat for seat in view.seats}
        self.own = view.hand
        self.others = {card for seat, hand in hands.items() if seat != self.me for card in hand}
        self.foes = {seat: hand for seat, hand in hands.items() if self.side[seat] != self.side[self.me]}
        self.places = len(view.seats)
        self.winner = referee.winner(self.contract, self.trick) if self.trick else ""

    def higher(self, card: str) -> set[str]:
        """Return the others' cards that rank above one of its suit."""
        order = referee.order_in(self.contract, card[1])
        return {each for each in self.others if each[1] == card[1] and order.index(each[0]) < order.index(card[0])}

    def takes(self, card: str) -> bool:
        return referee.winner(self.contract, (*self.trick, (self.me, card))) == self.me

    def points(self, *cards: str) -> int:
        return sum(referee.points_of(self.contract, each) for each in cards)

    def is_friends(self) -> bool:
        return self.side[self.winner] == self.side[self.me]


def _is_true(table: _Table, why: Reason, best: str, done: str) -> bool:
    """Return whether a sentence holds; those that only name possibilities say nothing that can be false here."""
    data, last = why.data, len(table.trick) == table.places - 1
    card = str(data.get("cards", ""))
    alone = [each for each in table.own if each[1] == done[1] and each != done]
    trumps = {each for each in table.others if each[1] == table.contract}
    match why.code.removeprefix("belote-"):
        case "master" | "keeps-master":
            return not table.higher(card)
        case "draws":
            return data["number"] == len(trumps) if data["sure"] == "yes" else int(data["number"]) >= len(trumps)
        case "bares":
            return [card] == alone and card[0] == "T" and done[0] != "A"
        case "guards":
            return [data["instead"]] == alone and done[1] != best[1]
        case "partners":
            return table.is_friends() and table.takes(card)
        case "takes":
            cards = [each for _, each in table.trick]
            return (
                table.takes(card) and data["points"] == table.points(card, *cards) and (data["last"] == "yes") == last
            )
        case "gives":
            is_own = table.is_friends() or (last and table.takes(card))
            return is_own and data["points"] == table.points(card) and (data["last"] == "yes") == last
        case "saves":
            is_theirs = not table.is_friends() and not table.takes(card)
            return is_theirs and data["points"] == table.points(card) and (data["last"] == "yes") == last
        case "overtaken":
            is_own = table.is_friends() or table.takes(card)
            return is_own and not last and data["points"] == table.points(card)
        case "ruffed":
            return any(all(each[1] != card[1] for each in hand) for hand in table.foes.values())
        case "fewer":
            return data["points"] == table.points(card) - table.points(best) > 0
        case "may-take":
            return not table.trick or not table.takes(best)
        case "shortens" | "long":
            length = {each: sum(held[1] == each[1] for held in table.own) for each in (best, done)}
            return (length[best] < length[done]) == (why.code == "belote-shortens")
    return True


def _pairs(preset: str, number: int) -> Iterator[tuple[State, View, tuple[Event, ...]]]:
    """Yield any two cards that may be played, with the states of a deal."""
    for state in course(preset, {}, number, "amateur"):
        if state.phase == "play" and state.mover:
            view: View = GAME.view.of(state, state.mover)
            cards = [each for each in view.legal if each.do == "play" and not each.call]
            for two in permutations(cards, 2):
                yield state, view, two


def test_what_is_said_of_two_cards_is_true() -> None:
    codes, wrong = set(), []
    for preset, number in [("classic", 1), ("classic", 3), ("classic", 10), ("three", 1), ("two-hand", 1)]:
        for state, view, (best, done) in _pairs(preset, number):
            why = compare(view, best, done)
            if why:
                codes.add(why.code.removeprefix("belote-"))
                if not _is_true(_Table(state, view), why, best.cards[0], done.cards[0]):
                    wrong.append((why, best, done, view.hand))
    assert wrong == []
    assert codes >= {
        "bares", "draws", "fewer", "gives", "guards", "harder", "keeps-master", "likelier", "long", "master",
        "may-take", "overtaken", "partners", "risks", "ruffed", "saves", "shortens", "takes",
    }  # fmt: skip


def test_most_cards_are_told_apart() -> None:
    told = [compare(view, *two) is not None for _, view, two in _pairs("classic", 4)]
    assert sum(told) > 0.8 * len(told) > 0


def test_whoever_passes_the_second_round_is_told_of_a_suit_that_could_be_taken() -> None:
    text = HELD[: HELD.index("E:take")] + "E:pass S:pass W:pass N:pass\n*\n"
    (play,) = ecn.loads(text)
    view: View = GAME.view.of(play.state, "E")  # two diamonds, one spade, and two hearts, which were turned up
    assert held(view, parse_event("E:pass")).data["contract"] == "d"


def test_a_belote_in_silence_is_not_called() -> None:
    (play,) = ecn.loads(HELD)
    view: View = GAME.view.of(play.state, "E")
    called, silent, other = (parse_event(text) for text in ("E.Qh:belote", "E.Qh", "E.8s"))
    assert compare(view, called, silent) == Reason("belote-call", {"card": "Qh"})
    assert compare(view, silent, called) == Reason("belote-silent")
    found = compare(view, called, other)
    assert found is None or found.code != "belote-call"
