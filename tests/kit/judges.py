"""A record judged by the second referee of its game, without the engine."""

from __future__ import annotations

import re

from tests.kit.referees.belote import PRESETS
from tests.kit.referees.belote_counted import CountReferee
from tests.kit.referees.belote_table import GameReferee
from tests.kit.referees.ecarte import Referee


def judge(record: str) -> dict[str, int]:
    """Return the final score by side; raises AssertionError at the first wrong word."""
    return _belote(record) if '[Game "belote"]' in record else Referee(record).judge()


def _belote(record: str) -> dict[str, int]:
    tags = re.findall(r'^\[(\w+) "(.*)"\]$', record, re.MULTILINE)
    rules = dict(PRESETS[dict(tags)["Rules"]])
    for name, value in (text.split("=") for key, text in tags if key == "Option"):
        rules[name] = {"on": True, "off": False}.get(value, int(value) if value.isdecimal() else value)
    body = re.sub(r"\{[^}]*\}", "", record.split("\n\n", 1)[1])
    while "(" in body:  # variations are not part of the game
        body = re.sub(r"\([^()]*\)", "", body)
    table = CountReferee(rules) if ("Cards", "none") in tags else GameReferee(rules)
    words = iter([word for word in body.split() if word[0] not in "$@"])
    for word in words:
        if re.fullmatch(r"\d+\.", word):
            table.open(next(words))
        elif word[0] == "=":
            assert table.phase == "between"
            assert word[1:] == _written(table.points)
            assert next(words) == _written(table.total)
        elif word[0] == "/":
            assert not table.trick
            assert table.tricks[-1][0] == word[1]
        elif word == "*" or re.fullmatch(r"\d+(-\d+)+", word):
            assert word == (_written(table.total) if table.ended else "*")
            assert dict(tags)["Result"] == word
            assert next(words, None) is None
        else:
            table.hear(word)
    return table.total


def _written(points: dict[str, int]) -> str:
    return "-".join(map(str, points.values()))
