"""Statistics in words and figures, and as a picture drawn by Matplotlib."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import BinaryIO

from ecarte.figures.stats import Estimate, Stats
from ecarte.pictures.saving import figure
from ecarte.text import Words, shown_name

_PERCENT = 100.0
_LETTERS, _KEY = 90, 8  # letters that a line of the legend has room for, and of these a player's sign
_LONG = 60  # letters of a name


def _label(player: str) -> str:
    """Return a player's name for a picture; Matplotlib omits labels that begin with "_"."""
    shown = shown_name(player)
    if len(shown) > _LONG:
        shown = f"{shown[:_LONG]}…"
    return f" {shown}" if shown.startswith("_") else shown


def labels(words: Words, stats: Stats) -> dict[str, str]:
    """Return what each measure is called."""
    return {name: words(f"measure-{name}") for name in stats.estimates()}


def titles(words: Words) -> tuple[str, str]:
    """Return the titles of rates and of means."""
    return words("stats-rates"), words("stats-means")


def written(words: Words, estimate: Estimate) -> str:
    """Return an estimate with its interval and its number: "84.0 % (78.3–88.4) /200"."""
    if estimate.value is None:
        return "–"
    scale, digits = (100, 1) if estimate.kind == "rate" else (1, 2)
    text = words.percent(estimate.value) if estimate.kind == "rate" else words.number(estimate.value, digits)
    if estimate.low is not None and estimate.high is not None:
        low, high = (words.number(scale * end, digits) for end in (estimate.low, estimate.high))
        text += f" ({low}–{high})"
    return f"{text} /{words.number(estimate.n)}"


def picture(
    stats: Stats, players: Sequence[str], words: Mapping[str, str], path: str | BinaryIO, titles: tuple[str, str]
) -> None:
    """Draw the estimates with their intervals into a file, each player in a colour.

    ``path`` ends in one of `saving.KINDS`; an open file gets an SVG. ``words`` has a label for each measure, ``titles``
    those of rates and of means. Needs Matplotlib: raises RuleError when it is not installed.
    """
    by_player = {player: stats.estimates(player) for player in players}
    kinds = stats.estimates()
    names = [name for name in kinds if any(of[name].n for of in by_player.values())]
    groups = [[name for name in names if kinds[name].kind == kind] for kind in ("rate", "mean")]
    beside = min(4, max(1, _LETTERS // (_KEY + max(map(len, map(_label, players))))))  # players in a line of the legend
    height = 1.6 + 0.42 * len(names) + 0.2 * -(-len(players) // beside)
    with figure(9, height, path, layout="constrained") as page:
        parts = list(zip(groups, titles, (_PERCENT, 1.0), strict=True))
        kept = [part for part in parts if part[0]] or parts[:1]
        ratios = [max(1, len(group)) for group, *_ in kept]
        charts = page.subplots(len(kept), 1, squeeze=False, height_ratios=ratios)[:, 0]
        for chart, (group, title, scale) in zip(charts, kept, strict=True):
            for at, player in enumerate(players):
                shift = 0.5 * ((at + 0.5) / len(players) - 0.5)
                shown = [(row, by_player[player][name]) for row, name in enumerate(group) if by_player[player][name].n]
                values = [scale * (each.value or 0.0) for _, each in shown]
                ends = [[], []] if not shown else _errors([each for _, each in shown], scale)
                rows, label = [row + shift for row, _ in shown], _label(player)
                chart.errorbar(values, rows, xerr=ends, fmt="osD^v"[at % 5], capsize=3, label=label)
            chart.set_yticks(range(len(group)), [words[name] for name in group])
            chart.set_ylim(max(1, len(group)) - 0.5, -0.5)
            chart.set_xlabel(title)
            chart.grid(axis="x", alpha=0.3)
            if scale == _PERCENT:
                chart.set_xlim(0, _PERCENT)
        page.legend(*charts[0].get_legend_handles_labels(), loc="outside upper center", ncols=beside)


def _errors(shown: Sequence[Estimate], scale: float) -> list[list[float]]:
    """Return how far each interval reaches to the left and to the right of its value."""
    left = [scale * ((e.value or 0.0) - e.low) if e.low is not None else 0.0 for e in shown]
    right = [scale * (e.high - (e.value or 0.0)) if e.high is not None else 0.0 for e in shown]
    return [left, right]
