"""The engine of belote and the second referee agree: bids, declarations, cards, comparisons and scores."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from random import Random
from typing import Any

import pytest

from ecarte.core.cards import PACK
from ecarte.core.game import Head, OptionValue, parse_event
from ecarte.games.belote.game import GAME as BELOTE
from ecarte.games.belote.options import Options
from ecarte.games.belote.state import Carried, Meld, State
from tests.kit.belote_deals import course, options, pack
from tests.kit.belote_positions import bidding, ending, go, legal, trick, why
from tests.kit.referees.belote import bidding as may_bid
from tests.kit.referees.belote import melds, playable, score, side, sides_of
from tests.kit.referees.belote import name as name_of
from tests.kit.referees.belote_table import GameReferee

ALL = "suits+nt+at"
CONTRACTS = ["s", "h", "d", "c", "nt", "at"]


def rules_of(chosen: Options) -> dict[str, str | int | bool]:
    """Return the options in the referee's form."""
    return {option.name: getattr(chosen, option.name) for option in BELOTE.options}


# --- whole deals ------------------------------------------------------------------------------------

VALUES = [(option.name, value) for option in BELOTE.options for value in option.values]


def compare(chosen: Options, number: int, deals: int) -> Iterator[tuple[State, set[str]]]:
    """Play deals before the referee; yield each moment with what may happen then.

    At every moment the legal events must agree, and at the end the score.
    """
    table = GameReferee(rules_of(chosen))
    for step in course(chosen, number, deals):
        if isinstance(step.what, Head):
            table.open(step.what.dealer)
        else:
            table.hear(str(step.what))
        state, may = step.after, table.words()
        assert legal(state) == may, (number, chosen)
        assert (BELOTE.rules.turn(state) or "") == table.mover
        yield state, may
        totals = BELOTE.score.tally(state)
        assert (totals is None) is (table.phase != "between")
        if totals is not None:
            assert (dict(totals[0]), dict(totals[1])) == (table.points, table.total), (number, chosen)
            assert (BELOTE.score.over(state), BELOTE.score.winner(state) or "") == (table.ended, table.winner)


@pytest.mark.parametrize(("name", "value"), VALUES)
def test_whole_deals_of_every_value_of_every_option(name: str, value: OptionValue) -> None:
    moments = 0
    for number in range(14):
        chosen = options(Random(f"{name} {number}"), **{name: value})
        for _ in compare(chosen, number, 2):
            moments += 1
    assert moments > 100


def universe(state: State, rng: Random) -> list[str]:
    """Return everything that anybody might say or play: all cards with all calls, bids, declarations and ranks."""
    words = []
    for seat in "NESW":
        words += [f"{seat}.{card}{call}" for card in PACK for call in ("", ":belote", ":rebelote")]
        words += [f"{seat}:{bid}" for bid in ("pass", *(f"take:{bid}" for bid in CONTRACTS))]
        words += [f"{seat}:meld:{kind}:{card}" for kind in ("tierce", "cinquante", "cent") for card in PACK]
        words += [f"{seat}:meld:carre:{rank}" for rank in "AKQJT987"]
        words += [f"{seat}:rank:{rank}" for rank in "AKQJT987"] + [f"{seat}:trump"]
        hand = state.hand(seat) if seat in state.seats else ()
        shown = [run for size in (2, 3, 4, 5) for run in combinations(hand, size)]
        words += [f"{seat}:show:{''.join(run)}" for run in rng.sample(shown, min(len(shown), 40))]
        words += [f"{seat}:meld:tierce:??", f"{seat}.??", f"{seat}:propose", f"{seat}:take", f"{seat}-0"]
    return words


@pytest.mark.sampled(3)
@pytest.mark.parametrize("number", range(12))
def test_nothing_else_is_allowed(number: int) -> None:
    """Of all conceivable events exactly those that the referee names may happen."""
    rng = Random(number)
    for chosen in [*(BELOTE.resolve(preset, {}) for preset in BELOTE.presets), options(rng)]:
        for state, may in compare(chosen, number, 1):
            if rng.random() < (0.9 if state.melds and len(state.tricks) == 1 else 0.05):
                for word in {*universe(state, rng), *may}:
                    assert (BELOTE.rules.why_not(state, parse_event(word)) is None) is (word in may), word


# --- bidding ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "chosen",
    [
        {"contracts": contracts, "nt_over_suit_only": over, "players": players}
        for contracts, players in product(("suits", "suits+nt", ALL), (4, 3, 2))
        for over in (False, True)
        if contracts != "suits" or not over
    ],
    ids=str,
)
def test_every_course_of_the_bidding(chosen: dict[str, Any]) -> None:
    """Exhaustive: all bids in every order, to the end."""
    state = bidding(**chosen)
    rules = rules_of(state.options)
    assert state.turned
    left: list[tuple[State, tuple[tuple[str, str], ...]]] = [(state, ())]
    seen = 0
    while left:
        state, bids = left.pop()
        seen += 1
        turn, may = may_bid(rules, "S", state.turned or "", bids)
        words = {bid: f"{turn}:pass" if bid == "pass" else f"{turn}:take:{bid}" for bid in may}
        assert (BELOTE.rules.turn(state) or "") == turn
        assert legal(state) == set(words.values())
        if not turn:
            made = [bid for bid in bids if bid[1] != "pass"]
            assert (state.taker, state.contract) == (made[-1] if made else (None, None))
            assert state.phase == ("drawing" if made else "scored")
        suits = sorted(may & set("shdc"))
        for bid in may - set(suits[1:]):  # plain suits are interchangeable
            left.append((go(state, words[bid]), (*bids, (turn, bid))))
    assert seen >= 9  # two players who may bid suits alone


# --- declarations -----------------------------------------------------------------------------------


def first_to_speak(hand: tuple[str, ...], shared: bool) -> State:
    """West about to lead from a hand, which may be declared from."""
    chosen = BELOTE.resolve("classic", {"shared_cards": shared})
    return State(
        chosen, "S", 1, score=(0, 0), phase="play", mover="W", hands=((), (), (), hand), turned="7h",
        seen=frozenset(PACK), taker="W", contract="h", taken=True,
    )  # fmt: skip


def all_ways(state: State, hand: tuple[str, ...], shared: bool, made: tuple[frozenset[str], ...] = ()) -> int:
    """Compare the possible declarations in every order; return the most declarations made in one of them."""
    may = {f"W:meld:{name_of(each)}": each for each in melds(hand, made, shared)}
    assert {word for word in legal(state, "W") if ":meld:" in word} == set(may), (hand, made)
    most = len(made)
    for word, each in may.items():
        most = max(most, all_ways(go(state, word), hand, shared, (*made, each)))
    return most


@pytest.mark.parametrize("shared", [False, True])
def test_declarations_of_many_hands(shared: bool) -> None:
    rng = Random(16)
    found = []
    for _ in range(500):
        hand = pack(rng)[:8]
        if rng.random() < 0.4:  # a carré and runs around it
            rank = rng.choice("AKQJT987")
            fours = [rank + suit for suit in "shdc"]
            suit = rng.choice("sh")
            near = sorted(
                (c for c in PACK if c[1] == suit and c[0] != rank), key=lambda c: gap(c[0], rank) + rng.random()
            )
            hand = [*fours, *near[:4]]
        ordered = tuple(card for card in PACK if card in hand)
        found.append(all_ways(first_to_speak(ordered, shared), ordered, shared))
    assert {0, 1, 2} <= set(found)


def gap(one: str, two: str) -> int:
    return abs("AKQJT987".index(one) - "AKQJT987".index(two))


# --- play -------------------------------------------------------------------------------------------


@pytest.mark.sampled
@pytest.mark.parametrize(("players", "undertrump"), [(4, False), (4, True), (4, "free"), (3, False), (2, False)])
def test_cards_of_many_hands_to_many_tricks(players: int, undertrump: bool | str) -> None:
    rng = Random(players)
    for number in range(2500):
        contract = CONTRACTS[number % 6]
        few = rng.sample(PACK, rng.choice([6, 8, 12, 16]))  # of few suits now and then
        few = sorted(few, key=lambda card: card[1] != rng.choice("shdc"))[:6] if rng.random() < 0.5 else few
        chosen = BELOTE.resolve("classic", {"players": players, "undertrump_partner": undertrump, "contracts": ALL})
        seats = chosen.seats
        before = rng.randrange(players)
        at = (seats.index("S") - before) % players
        on = [(seats[(at + place) % players], few[place]) for place in range(before)]
        hand = few[before : before + rng.randint(1, 6)]
        if not hand:
            continue
        text = " ".join(f"{seat}.{card}" for seat, card in on)
        state = trick("".join(hand), text, contract, players=players, undertrump_partner=undertrump, contracts=ALL)
        may = playable(rules_of(chosen), contract, "S", hand, on)
        assert {event.cards[0] for event in BELOTE.rules.legal(state, "S") if event.do == "play"} == may, (
            hand,
            text,
            contract,
        )
        for card in PACK:
            assert (why(state, f"S.{card}") == "") is (card in may)


# --- score ------------------------------------------------------------------------------------------


def declared(rng: Random, sides: list[str]) -> tuple[str, list[Meld]]:
    """Return some declarations of one side, from none to several."""
    best = rng.choice(sides)
    kinds = rng.choices([("tierce", "As"), ("cinquante", "Kd"), ("cent", "Qc"), ("carre", "J"), ("carre", "9")], k=3)
    return best, [Meld(rng.choice(best), kind, top, shown=True) for kind, top in kinds[: rng.choice([0, 0, 1, 2])]]


def scoring(rng: Random, players: int) -> dict[str, Any]:
    """Return random values of all options of the score."""
    found: dict[str, Any] = {"players": players, "contracts": ALL}
    for option in BELOTE.options:
        if option.rule in ("B24", "B25", "B26"):
            value = rng.choice(option.values)
            if all(found[needed] in wanted for needed, wanted in option.needs.items()):
                found[option.name] = value
    return found


@pytest.mark.parametrize("players", [4, 3])
@pytest.mark.parametrize("contract", ["h", "nt", "at"])
@pytest.mark.parametrize("number", range(12))
def test_scores_of_many_deals(players: int, contract: str, number: int) -> None:
    rng = Random(f"{players}{contract}{number}")
    changes = scoring(rng, players)
    chosen = BELOTE.resolve("classic", changes)
    rules, seats = rules_of(chosen), list(chosen.seats)
    made = set()
    for _ in range(30):
        cards = rng.sample(PACK, 32)
        groups = ["".join(cards[at : at + 4]) for at in range(0, 32, 4)]
        winners = "".join(rng.choices(seats, rng.choice([[1] * players, [6, 1, 1, 1][:players]]), k=8))
        if rng.random() < 0.2:
            winners = rng.choice(seats) * 8
        best, some = declared(rng, sides_of(rules))
        pairs = {"h": "h", "nt": "", "at": "shdc"}[contract]
        called = [f"{rng.choice(seats)}{suit}" for suit in pairs if rng.random() < 0.4]
        taker, dealer = rng.choice(seats), rng.choice(seats)
        try:
            waiting = rng.choice((0, 81, 91)) if chosen.tie == "litige" else 0
            state = ending(
                winners,
                contract,
                taker,
                some,
                " ".join(called),
                groups=groups,
                dealer=dealer,
                carried=Carried(waiting),
                **changes,
            )
        except StopIteration:  # with none of the last cards that seat can win
            continue
        calls = dict.fromkeys(sides_of(rules), 0)
        for word in called:
            calls[side(rules, word[0])] += 20
        tricks = [(each.winner, each.cards) for each in state.tricks]
        order = list(state.order)
        counted = {best: sum(each.points for each in some)}
        expected, held = score(rules, order, contract, taker, tricks, counted, calls, waiting)
        totals = BELOTE.score.tally(state)
        assert totals is not None
        assert (totals[0], state.carried.waiting) == (expected, held), (winners, taker, some, called, dealer)
        assert state.scored is not None
        made.add(state.scored.made)
    assert made == {True, False}


# --- the referee itself: one that accepts everything would be useless ---


def test_the_referee_finds_mistakes() -> None:
    chosen = BELOTE.resolve("classic", {})
    steps = list(course(chosen, 3, 1))
    words = [str(step.what) for step in steps[1:]]
    played = [word for word in words if "." in word]
    wrong = [words.index(played[0]), words.index(played[5]), words.index("^" + (steps[-1].after.turned or ""))]
    for at in wrong:
        table = GameReferee(rules_of(chosen))
        table.open(steps[-1].after.dealer)
        for word in words[:at]:
            table.hear(word)
        with pytest.raises(AssertionError):  # one word is missing
            hear_all(table, words[at + 1 :])


def hear_all(table: GameReferee, words: list[str]) -> None:
    for word in words:
        table.hear(word)


def test_the_deals_hold_all_that_can_happen() -> None:
    """The properties above compare something: each kind of event occurs in their deals."""
    seen: set[str] = set()
    for number in range(280):
        chosen = options(Random(number))
        for step in course(chosen, number, 2):
            if isinstance(step.what, Head):
                continue
            word, state = str(step.what)[2:], step.after
            seen |= {":".join(word.split(":")[:2])} if step.what.do == "say" and step.what.verb == "meld" else set()
            seen |= {step.what.verb, step.what.call}
            if state.melds and state.melds[-1].late:
                seen.add("late")
            scored = state.scored
            if scored is not None:
                seen.add(f"{scored.contract} {'made' if scored.made else 'failed'} {chosen.players}")
                seen |= {"capot"} if scored.capot else set()
                seen |= {f"{sum(scored.melds) // 100}00"} if sum(scored.melds) >= 100 else set()
    expected = {"meld:tierce", "meld:cinquante", "meld:cent", "meld:carre", "rank", "trump", "show", "late", "capot"}
    expected |= {"belote", "rebelote", "pass", "take", "bottom", "up", "100", "200"}
    expected |= {f"{c} {m} {p}" for c in CONTRACTS for m in ("made", "failed") for p in (3, 4)}
    assert expected <= seen, expected - seen
