"""A match in words: its spectators (E32), its score, its games, and how it stands after them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from ecarte.core.cards import UNKNOWN
from ecarte.match import Course
from ecarte.text import Words, printable, shown_name

_SAID = ("stand", "propose", "accept", "refuse", "decline")


def called(words: Words, name: str) -> str:
    """Return the name of a spectator: one of the gallery has a name in each language."""
    key = f"gallery-{name}"
    return words(key) if words.has(key) else shown_name(name)


def advised(words: Words, name: str, player: str, what: str) -> str:
    """Return a line for advice, `what` as ECN has it: "stand", "accept-double", "7h" to play, "-Qs9s" to discard."""
    if what == UNKNOWN:
        return words("cli-whispers", name=called(words, name), player=player)
    key = f"gallery-{name}-says"
    named = re.findall("[7-9TJQKA][shdc]", what)
    verb = what.partition("-")[0]
    kind = "keep" if what == "-0" else "discard" if what.startswith("-") else "play" if named else verb
    if not named and kind not in (*_SAID, "keep"):  # words of another program
        return words("cli-says", name=called(words, name), said=printable(what))
    cards = " ".join(map(words.sign, named))
    said = words(key if words.has(key) else "gallery-says", what=kind, cards=cards)
    return words("cli-says", name=called(words, name), said=said[:1].upper() + said[1:])


def format_heading(words: Words, state: Mapping[str, Any]) -> str:
    """Return the kind of a match and its score; of a pool, who won the last games running."""
    kind = words(f"match-{state['kind']}")
    if state["kind"] == "pool":
        ahead = next((p for p in state["people"] if p["won"]), None)
        return words("cli-match-ahead", kind=kind, name=shown_name(ahead["name"]), won=ahead["won"]) if ahead else kind
    score = [words("cli-match-score", name=shown_name(p["name"]), won=p["won"]) for p in state["people"] if p["seat"]]
    return words("cli-match-heading", kind=kind, score=", ".join(score))


def game_rows(words: Words, played: Iterable[Any]) -> list[list[str]]:
    """Return a row for each game: its number, who played, how it ended and what it counted, the chips it moved."""
    rows = []
    for game in played:
        ended = "" if game["over"] else words("cli-match-void" if game["void"] else "cli-match-open")
        worth = words("cli-match-worth", worth=game["worth"]) if (game["worth"] or 1) > 1 else ""
        moved = ", ".join(f"{called(words, name)} {chips:+d}" for name, chips in game["moved"].items())
        names = " – ".join(shown_name(name) for name in game["players"].values())
        score = "-".join(map(str, game["score"].values()))
        rows.append([str(game["number"]), names, f"{score} {worth}{ended}".strip(), moved])
    return rows


def describe(words: Words, course: Course, state: Mapping[str, Any]) -> list[str]:
    """Return sentences on how a match stands: what is missing, the pool, the purses, and how it ended or goes on."""
    missing = ", ".join(map(str, state["missing"]))
    lines = [words("cli-match-missing", games=missing)] if missing else []
    lines += describe_chips(words, state)
    if state["over"] or state["stopped"]:
        lines += describe_end(words, state)
    elif state["playing"]:
        lines.append(words("cli-match-playing", game=state["playing"]))
    else:
        lines.append(words("cli-match-next", game=course.stands.game))
    return lines


def describe_chips(words: Words, state: Mapping[str, Any]) -> list[str]:
    """Return sentences on the stake and the chips in pool and purses, none where nobody plays for any."""
    lines = [words("cli-match-pot", pot=state["pot"])] if state["pot"] else []
    if state["kind"] == "pool" and state["stake"]:
        lines.insert(0, words("cli-match-stake", stake=state["stake"]))
    purses = [f"{called(words, each['name'])} {each['purse']}" for each in state["people"] if each["purse"] is not None]
    return [*lines, words("cli-match-purses", purses=", ".join(purses))] if purses else lines


def describe_end(words: Words, state: Mapping[str, Any]) -> list[str]:
    """Return who has won a match, or why it stopped and how the pool is divided; nothing while it goes on."""
    if state["over"]:
        return [words("cli-match-won", name=shown_name(state["winner"]))]
    lines = [words.problem(state["stopped"])] if state["stopped"] else []
    divided = [f"{called(words, name)} {chips}" for name, chips in (state["divided"] or {}).items()]
    return [*lines, words("match-divided", listed=", ".join(divided))] if lines and divided else lines
