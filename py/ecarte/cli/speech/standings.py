"""A match in words: its score, its games, and how it stands after them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ecarte.cli.speech.spectators import called
from ecarte.match import Course
from ecarte.text import Words, shown_name


def format_heading(words: Words, state: Mapping[str, Any]) -> str:
    """Return the kind of a match and its score."""
    score = [words("cli-match-score", name=shown_name(p["name"]), won=p["won"]) for p in state["people"] if p["seat"]]
    return words("cli-match-heading", kind=words(f"match-{state['kind']}"), score=", ".join(score))


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
    purses = [person for person in state["people"] if person["purse"] is not None]
    lines = []
    if state["missing"]:
        lines.append(words("cli-match-missing", games=", ".join(map(str, state["missing"]))))
    if state["pot"]:
        lines.append(words("cli-match-pot", pot=state["pot"]))
    if purses:
        listed = ", ".join(f"{called(words, person['name'])} {person['purse']}" for person in purses)
        lines.append(words("cli-match-purses", purses=listed))
    if state["over"]:
        lines.append(words("cli-match-won", name=shown_name(state["winner"])))
    elif state["stopped"]:
        lines.append(words.problem(state["stopped"]))
        if state["divided"]:
            listed = ", ".join(f"{called(words, name)} {chips}" for name, chips in state["divided"].items())
            lines.append(words("match-divided", listed=listed))
    elif state["playing"]:
        lines.append(words("cli-match-playing", game=state["playing"]))
    else:
        lines.append(words("cli-match-next", game=course.stands.game))
    return lines
