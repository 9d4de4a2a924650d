"""A second referee, who knows the rules and nothing of the engine: it reads a record's words and checks them.

It is written apart from the engine and differently, so that both are unlikely to make the same mistake. It accepts the
words of the exchange, cards dealt and numbers of discards as they come, and judges everything else (`ecarte_table`).
"""

from __future__ import annotations

import re

from tests.kit.referees.ecarte_table import DealReferee

AKAGIRI: dict[str, str | int | bool] = {
    "packets": "3-2", "dealer_min_discard": 0, "king_mark": "automatic", "must_head": True, "stop_early": False,
    "vulnerability": "first", "target": 5, "game_points": False, "revoke": "impossible",
    "rank_order": "king-high", "propose_number": False, "king_until": "laws",
    "replay": "card", "declare_suit": "off", "doubling": False, "offer_point": False, "throw_in": False,
    "turned_king": "automatic", "short_stock": "rest",
}  # fmt: skip
PRESETS: dict[str, dict[str, str | int | bool]] = {
    "akagiri": AKAGIRI,
    "jirai": {**AKAGIRI, "packets": "5", "king_mark": "none", "must_head": False, "stop_early": True},
    "article": {**AKAGIRI, "dealer_min_discard": 1, "king_mark": "optional"},
    "london": {
        **AKAGIRI, "king_mark": "optional", "game_points": True, "revoke": "penalty", "replay": "hand",
        "declare_suit": "may", "throw_in": True, "turned_king": "marked",
    },
    "casino": {**AKAGIRI, "game_points": True, "doubling": True, "offer_point": True},
    "article-2": {
        **AKAGIRI, "dealer_min_discard": 1, "king_mark": "optional", "king_until": "first-lead", "propose_number": True,
    },
    "london-2": {
        **AKAGIRI, "king_mark": "optional", "game_points": True, "revoke": "penalty", "replay": "hand",
        "declare_suit": "may", "throw_in": "shown", "turned_king": "marked",
        "short_stock": "as-is",
    },
    "london-3": {
        **AKAGIRI, "king_mark": "optional", "game_points": True, "revoke": "penalty", "replay": "hand",
        "declare_suit": "may", "throw_in": "shown", "turned_king": "marked",
    },
}  # fmt: skip


class Referee:
    """Checks one record."""

    def __init__(self, record: str) -> None:
        self.tags = re.findall(r'^\[(\w+) "(.*)"\]$', record, re.MULTILINE)
        self.rules = dict(PRESETS[dict(self.tags)["Rules"]])
        for name, value in (text.split("=") for key, text in self.tags if key == "Option"):
            kind = type(AKAGIRI[name])
            self.rules[name] = {"on": True, "off": False}.get(value, value) if kind is bool else kind(value)
        self.score = {"S": 0, "N": 0}
        self.table: DealReferee | None = None
        self.dealt: set[str] = set()  # who has dealt in this game
        body = re.sub(r"\{[^}]*\}", "", record.split("\n\n", 1)[1])
        while "(" in body:  # variations are not part of the game
            body = re.sub(r"\([^()]*\)", "", body)
        self.words = [word for word in body.split() if word[0] not in "$@"]

    def judge(self) -> dict[str, int]:
        """Return the final score; raises AssertionError at the first wrong word."""
        words = iter(self.words)
        for word in words:
            if re.fullmatch(r"\d+\.", word):
                self.open(next(words))
            elif word[0] == "=":
                self.check_score(word[1:], next(words))
            elif word == "*" or re.fullmatch(r"\d+-\d+", word):
                self.check_end(word)
                assert next(words, None) is None
            elif word[0] == "/":
                deal = self.current.deal
                assert not deal.table
                assert deal.tricks[-1][2] == word[1], word
            elif not word.startswith("&advise"):
                self.current.hear(word)
                self.score = self.current.score
        return self.score

    @property
    def current(self) -> DealReferee:
        """The table of the present deal."""
        assert self.table is not None
        return self.table

    @property
    def over(self) -> bool:
        """Whether a player has reached the target (E24)."""
        return max(self.score.values()) >= int(self.rules["target"])

    def open(self, dealer: str) -> None:
        """Begin a deal."""
        assert not self.over
        assert self.table is None or (self.table.deal.elder == dealer and self.table.deal.phase == "scored")
        unsaid = self.rules["packets"] == "own" and dealer not in self.dealt
        self.dealt.add(dealer)
        late = self.table.unmarked if self.table else ""
        self.table = DealReferee(self.rules, dealer, (self.score["S"], self.score["N"]), unsaid, late)

    def check_score(self, points: str, running: str) -> None:
        """Check the points and the running score after a deal."""
        assert points == "{S}-{N}".format(**self.current.points)
        assert running == "{S}-{N}".format(**self.score)
        assert self.over or self.current.deal.phase == "scored"

    def check_end(self, word: str) -> None:
        """Check the result."""
        given_up = any(name == "Resigned" for name, _ in self.tags)
        assert word == ("{S}-{N}".format(**self.score) if self.over or given_up else "*")
        assert dict(self.tags)["Result"] == word
