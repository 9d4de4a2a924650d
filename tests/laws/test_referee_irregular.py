"""The engine agrees with an independent table, written from the rule book, on legal events and on the score.

Random games over random options, by players who double, offer, name, revoke, lie, lead out of turn, take back, claim
and give up. A difference is printed as the words of the deal and the word in question.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from random import Random

import pytest

from ecarte.core.cards import PACK, SUITS
from ecarte.core.game import OptionValue, parse_event
from ecarte.games.ecarte.game import GAME as ECARTE
from ecarte.games.ecarte.state import State
from tests.kit.games import inclination, wanted_by
from tests.kit.referees.ecarte_table import EXCHANGE, DealReferee

GAMES = 3 * int(os.environ.get("ECARTE_EXAMPLES", "60"))
PRESETS = [*ECARTE.presets, "london", "casino"]


def drawn(rng: Random) -> tuple[str, dict[str, OptionValue]]:
    """Return a preset, and changes that make sense with it."""
    preset, changes = rng.choice(PRESETS), dict[str, OptionValue]()
    for option in ECARTE.options:
        if rng.random() < 0.35:
            changes[option.name] = rng.choice(option.values)
    for option in [*ECARTE.options, *ECARTE.options]:  # what an option needs may need something itself
        chosen = {**ECARTE.presets[preset], **changes}
        if chosen.get(option.name, option.default) != option.default:
            changes |= wanted_by(option, chosen)
    return preset, changes


class Match:
    """A game that the engine and the second table follow together."""

    def __init__(self, number: int) -> None:
        self.rng = Random(number)
        self.preset, self.changes = drawn(self.rng)
        options = ECARTE.resolve(self.preset, self.changes)
        self.rules = {option.name: getattr(options, option.name) for option in ECARTE.options}
        self.state = ECARTE.rules.start(options, self.rng.choice("SN"))
        self.words: list[str] = []

    def message(self, *what: object) -> str:
        return " ".join([f"{self.preset} {self.changes}:", *self.words, "|", *map(str, what)])

    def deals(self) -> Iterator[DealReferee]:
        """Yield each deal after every event, when somebody may act."""
        table: DealReferee | None = None
        for _ in range(12):
            head = ECARTE.deal.next_head(self.state)
            if head is None:
                return
            unsaid = self.rules["packets"] == "own" and head.number <= 2
            late = table.unmarked if table else ""
            table = DealReferee(self.rules, head.dealer, self.state.score, unsaid, late)
            self.words = [f"{self.state.score[0]}-{self.state.score[1]}"]
            self.state = ECARTE.deal.begin(self.state, head)
            yield from self.deal(table, self.rng.sample(PACK, len(PACK)))

    def deal(self, table: DealReferee, pack: list[str]) -> Iterator[DealReferee]:
        for _ in range(90):
            event = ECARTE.deal.due(self.state, pack)
            if event is None:
                yield table
                may = sorted(str(event) for seat in "SN" for event in ECARTE.rules.legal(self.state, seat))
                if not may or (self.state.phase in ("scored", "over") and self.rng.random() < 0.6):
                    return
                event = parse_event(self.rng.choices(may, [inclination(word) for word in may])[0])
            self.words.append(str(event))
            self.state = ECARTE.rules.play(self.state, event)
            table.hear(str(event))
            assert self.state.score == tuple(table.score.values()), self.message(table.score, self.state.score)
            if self.state.phase not in ("reply", "showing"):
                assert (self.state.phase == "over") is table.over, self.message(self.state.phase)


def judged(state: State, word: str) -> bool:
    """Return whether the second table judges such a word; it does not judge words and discards of the exchange."""
    return state.phase not in ("choose", "answer", "discard") or not EXCHANGE.fullmatch(word)


def candidates(table: DealReferee) -> Iterator[str]:
    """Return every word that anybody may think of, right or wrong."""
    numbers = range(1, len(table.past) + 2)
    suits = [f"{verb}:{suit}" for verb in ("suit", "require") for suit in [*SUITS, "x"]]
    words = ["king", "king~false", "double", "offer", "accept:double", "refuse:double", "accept:offer", "decline"]
    words += [
        "concede",
        "claim",
        "show:KsQs",
        "show:As",
        "let",
        "require",
        "suit",
        "double~false",
        "claim:3",
        "offer:2",
        *suits,
    ]
    for seat in "SN":
        yield from (f"{seat}:{word}" for word in words)
        yield from (f"{seat}.{card}{suffix}" for card in PACK for suffix in ("", "~revoke", "~back", "~turn", "~false"))
        yield from (f"&claim:{seat}:{law}:#{number}" for law in (25, 39, 40, 43) for number in numbers)
    for law in (25, 40, 43):
        yield from (f"&ruling:{law}:{choice}" for choice in ("stand", "correct", "shown", "back", "replay"))
        yield from (f"&ruling:{law}:replay:#{number}" for number in numbers)


@pytest.mark.thorough
@pytest.mark.parametrize("part", range(3))
def test_the_same_is_legal_and_the_score_is_the_same(part: int) -> None:
    for number in range(part, GAMES, 3):
        match = Match(number)
        for table in match.deals():
            state = match.state
            found = {str(event) for seat in "SN" for event in ECARTE.rules.legal(state, seat)}
            assert {word for word in found if judged(state, word)} == table.legal(), match.message(
                {word for word in found if judged(state, word)} ^ table.legal()
            )


def test_every_other_word_is_refused() -> None:
    """Each word is tried: what may be done, and everything else that can be written."""
    for number in range(GAMES // 18):
        match = Match(1_000_000 + number)
        for table in match.deals():
            if match.rng.random() < 0.2:
                may = table.legal()
                for word in candidates(table):
                    if judged(match.state, word):
                        allowed = ECARTE.rules.why_not(match.state, parse_event(word)) is None
                        assert allowed is (word in may), match.message(word, allowed)


@pytest.mark.thorough
def test_what_is_tried_comes_to_pass() -> None:
    """The games above contain every irregularity, claim, ruling and offer."""
    seen: set[str] = set()
    for number in range(100):
        match = Match(number)
        for _ in match.deals():
            seen |= {re.sub(r"[SN]|#\d+|(?<=\.)..|(?<=show):.*", "", word) for word in match.words}
    wanted = {":king", ":king~false", ".~revoke", ".~turn", ".~back", ":let", ":offer", ":decline", ":accept:offer"}
    wanted |= {":double", ":accept:double", ":refuse:double", ":concede", ":claim", ":show", "&unmark::1"}
    wanted |= {f":{verb}:{suit}" for verb in ("suit", "require") for suit in SUITS}
    wanted |= {f"&claim::{law}:" for law in (25, 40, 43)}
    wanted |= {
        "&ruling:25:correct",
        "&ruling:25:shown",
        "&ruling:25:replay:",
        "&ruling:43:stand",
        "&ruling:43:replay:",
        "&ruling:40:back",
    }
    assert wanted <= seen, wanted - seen
