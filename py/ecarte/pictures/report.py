"""A report of games as one page of HTML that needs no other file: figures with plots, and the games with drawings."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from io import BytesIO

from ecarte.figures.stats import Stats
from ecarte.pictures.deals import day, of_game, players
from ecarte.pictures.html import of_game as score_sheet
from ecarte.pictures.html import table
from ecarte.pictures.stats import labels, picture, titles, written
from ecarte.record import Play, facts
from ecarte.text import Words, shown_name

_STYLE = """
:root{color-scheme:light dark;--paper:#fbf8f1;--ink:#1d2a22;--quiet:#55645b;--line:#d5cebd}
@media(prefers-color-scheme:dark){:root{--paper:#151b18;--ink:#e6eee8;--quiet:#a3b3a9;--line:#3b463f}}
body{max-width:62rem;margin:0 auto;padding:1.5rem 1rem 4rem;background:var(--paper);color:var(--ink);
font:1rem/1.5 Georgia,serif}
h1,h2,h3{font-weight:600;line-height:1.2}h3{margin:1.5rem 0 .25rem}
h2{margin-top:2.5rem;border-bottom:1px solid var(--line)}
.quiet{color:var(--quiet)}.wide{overflow-x:auto}
table{border-collapse:collapse;font-variant-numeric:tabular-nums}caption{padding:.5rem 0}
th,td{padding:.2rem .9rem .2rem 0;border-bottom:1px solid var(--line);white-space:nowrap;font-weight:400}
th{color:var(--quiet)}
img{display:block;max-width:100%;height:auto;margin:1.5rem 0;border-radius:8px;background:#fff}
details{border-bottom:1px solid var(--line)}summary,.game{padding:.55rem 0;min-height:1.5rem}
summary{cursor:pointer}details caption{display:none}details>*:not(summary){margin-bottom:1rem}
@media print{body{max-width:none;padding:0;background:none}h2,tr,svg,img{break-inside:avoid}}
""".replace("\n", "")


def summary(words: Words, play: Play, result: str) -> str:
    """Return a game in one line: when, who, by which rules, in which match, and how it ended."""
    record = play.record
    rules, kind, number = words(f"preset-{record.tag('Rules')}"), record.tag("Match"), record.tag("MatchGame")
    match = words("picture-report-in-match", match=words(f"match-{kind}"), game=number) if kind and number else ""
    return " · ".join(filter(None, [day(record.tag("Date")), players(words, play), rules, match, result]))


@dataclass(frozen=True, slots=True)
class MatchSection:
    """A match in words: its score, a row for each game (number, players, score, chips), how it stands."""

    heading: str
    games: list[list[str]]
    after: list[str]


class Report:
    """The report; the games are added one after the other, and the first ``drawn`` of them have drawings."""

    def __init__(self, words: Words, title: str, drawn: int) -> None:
        self.words, self.title, self.drawn = words, title, drawn
        self._games: list[str] = []
        self._days: set[str] = set()

    def add(self, line: str, when: str, play: Callable[[], Play]) -> None:
        """Add a game by its `summary` and its `day`; ``play`` is called when it is drawn."""
        if when:
            self._days.add(when)
        if len(self._games) < self.drawn and (drawn := play()).record.deals:
            rows = facts.deals(drawn.record)
            sheet = score_sheet(self.words, drawn, facts.game(drawn.record, rows), rows)
            inside = f'<div class="wide">{sheet}</div>{of_game(self.words, drawn)}'
            self._games.append(f"<details><summary>{escape(line)}</summary>{inside}</details>")
        else:
            self._games.append(f'<div class="game">{escape(line)}</div>')

    def html(
        self, figures: Mapping[str, Stats], names: Sequence[str], matches: Sequence[MatchSection] = ()
    ) -> Iterator[str]:
        """Return the parts of the page; ``figures`` are by game, ``names`` the players if not all.

        Raises RuleError when Matplotlib is not installed.
        """
        words = self.words
        title = escape(self.title or words("picture-report"))
        yield f'<!doctype html><html lang="{words.language}"><meta charset="utf-8"><title>{title}</title>'
        yield '<meta name="viewport" content="width=device-width">'
        yield f"<style>{_STYLE}</style><h1>{title}</h1>"
        days = [min(self._days), max(self._days)] if self._days else []
        said = [words("picture-report-games", games=len(self._games)), "–".join(dict.fromkeys(days))]
        yield f'<p class="quiet">{escape(" · ".join(filter(None, said)))}</p>'
        if matches:
            yield f"<h2>{escape(words('picture-report-matches'))}</h2>"
            yield from map(self._match, matches)
        for game in figures.values():
            if chosen := [each for each in game.players if not names or each in names]:
                yield from self._figures(game, chosen)
        yield f"<h2>{escape(words('picture-report-each'))}</h2>"
        yield from self._games
        yield "</html>\n"

    def _match(self, match: MatchSection) -> str:
        # Chips are only in matches that are played for some.
        wide = 4 if any(row[3] for row in match.games) else 3
        head = [self.words(f"picture-report-match-{each}") for each in ("game", "players", "score", "chips")]
        games = table("", head[:wide], (row[:wide] for row in match.games), left=range(4))
        after = "".join(f'<p class="quiet">{escape(line)}</p>' for line in match.after)
        return f'<h3>{escape(match.heading)}</h3><div class="wide">{games}</div>{after}'

    def _figures(self, game: Stats, players: Sequence[str]) -> Iterator[str]:
        words = self.words
        shown = [game.estimates(player) for player in players]
        known = [name for name in game.estimates() if any(of[name].n for of in shown)]
        head = [words("stats-measure"), *map(shown_name, players)]
        games = [words("measure-games"), *(words.number(game.games(player)) for player in players)]
        said = labels(words, game)
        rows = [games, *([said[name], *(written(words, of[name]) for of in shown)] for name in known)]
        yield f"<h2>{escape(words(f'game-{game.game}'))}</h2>"
        yield f'<div class="wide">{table("", head, rows)}</div><p class="quiet">{escape(words("stats-intervals"))}</p>'
        if game.warm_ups:
            yield f'<p class="quiet">{escape(words("stats-warm-ups", games=game.warm_ups))}</p>'
        if not known:
            return
        drawn = BytesIO()
        picture(game, players[:_PLOTTED], said, drawn, titles(words))
        text = escape(words("picture-report-plot"))
        yield f'<img alt="{text}" src="data:image/svg+xml;base64,{b64encode(drawn.getvalue()).decode()}">'


_PLOTTED = 6  # players, beyond whom a plot cannot be read
