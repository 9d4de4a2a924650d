"""Games and choices as tables of HTML; a page or a notebook gives them its own colours, light or dark."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from html import escape

from ecarte.core.columns import Row
from ecarte.core.game import parse_event
from ecarte.pictures.deals import day, names, players
from ecarte.record import Play, format_score
from ecarte.text import Words, choice

MOST = 10  # rows shown of many


def table(caption: str, head: Sequence[str], rows: Iterable[Sequence[str]], left: Container[int] = (0,)) -> str:
    """Return a table; all columns but those in the places ``left`` are of numbers, to the right."""

    def line(cells: Sequence[str], tag: str) -> str:
        aligned = (("left" if at in left else "right", escape(cell)) for at, cell in enumerate(cells))
        written = (f'<{tag} style="text-align:{side}">{cell}</{tag}>' for side, cell in aligned)
        return f"<tr>{''.join(written)}</tr>"

    body = "".join(line(row, "td") for row in rows)
    above = f'<caption style="text-align:left;white-space:nowrap">{escape(caption)}</caption>' if caption else ""
    return f"<table>{above}<thead>{line(head, 'th')}</thead><tbody>{body}</tbody></table>"


def of_game(words: Words, play: Play, game: Row, deals: Sequence[Row]) -> str:
    """Return the score sheet of a game, whose facts and those of its deals are given."""
    letters, shown = play.record.sides, names(words, play)
    head = [words(f"replay-sheet-{name}") for name in ("deal", "dealer", "turn", "tricks", "points", "score")]
    rows = []
    for deal in deals:
        turned = " ".join(words.sign(str(deal[name])) for name in ("turn", "bottom") if deal.get(name))
        tricks, points, score = (
            format_score({side: int(deal[f"{name}_{side}"] or 0) for side in letters}, letters)
            for name in ("tricks", "points", "score")
        )
        rows.append(
            (str(deal["deal"]), shown[str(deal["dealer"])], turned, tricks, points if deal["over"] else "*", score)
        )
    rules = [words(f"game-{game['game']}"), words(f"preset-{play.record.tag('Rules')}")]
    said = (players(words, play), *rules, day(play.record.tag("Date")), str(game["result"]))
    caption = " · ".join(filter(None, said))
    return table(caption, head, rows, left=range(3))


def of_games(words: Words, games: Sequence[tuple[Play, Row]], more: bool) -> str:
    """Return games with their facts, a row for each; ``more`` says that there are others."""
    head = [words(f"picture-{name}") for name in ("game", "players", "date", "deals", "result")]
    rows = []
    for play, row in games:
        name, date = words(f"game-{row['game']}"), day(play.record.tag("Date"))
        rows.append((name, players(words, play), date, str(row["deals"]), str(row["result"])))
    return table("", head, [*rows, *([("…",) * len(head)] if more else [])], left=range(3))


def of_choices(words: Words, choices: Iterable[tuple[str, float, float, float, float | None]], best: str) -> str:
    """Return what each choice is worth: event, chance of the game, points, error, how often the master makes it."""
    words.about("analysis")
    head = [words(f"explorer-{name}") for name in ("choice", "game", "points")]
    rows = [
        (
            choice(words, parse_event(event)) + (" ★" if event == best else ""),
            words.percent(game, error=error),
            words.number(points, 2, signed=True),
        )
        for event, game, points, error, _ in choices
    ]
    return table("", head, rows)
