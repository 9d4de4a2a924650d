"""A picture of statistics, drawn by Matplotlib."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ecarte.figures.stats import Estimate, Stats
from ecarte.pictures.saving import figure
from ecarte.text import shown_name


def _label(player: str) -> str:
    """Return a player's name for a picture; Matplotlib omits labels that begin with "_"."""
    shown = shown_name(player)
    return f" {shown}" if shown.startswith("_") else shown


def picture(stats: Stats, players: Sequence[str], words: Mapping[str, str], path: str, titles: tuple[str, str]) -> None:
    """Draw the estimates with their intervals into a file (`saving.KINDS`), each player in a colour.

    ``words`` has a label for each measure, ``titles`` those of rates and of means. Needs Matplotlib: raises RuleError
    when it is not installed.
    """
    found = {player: stats.estimates(player) for player in players}
    kinds = stats.estimates()
    names = [name for name in kinds if any(of[name].n for of in found.values())]
    groups = [[name for name in names if kinds[name].kind == kind] for kind in ("rate", "mean")]
    with figure(9, 1.8 + 0.42 * len(names), path, layout="constrained") as page:
        charts = page.subplots(2, 1, squeeze=False, height_ratios=[max(1, len(group)) for group in groups])[:, 0]
        for chart, group, title, scale in zip(charts, groups, titles, (100.0, 1.0), strict=True):
            for at, player in enumerate(players):
                shift = 0.5 * ((at + 0.5) / len(players) - 0.5)
                shown = [(row, found[player][name]) for row, name in enumerate(group) if found[player][name].n]
                values = [scale * (each.value or 0.0) for _, each in shown]
                ends = [[], []] if not shown else _errors([each for _, each in shown], scale)
                rows, label = [row + shift for row, _ in shown], _label(player)
                chart.errorbar(values, rows, xerr=ends, fmt="osD^v"[at % 5], capsize=3, label=label)
            chart.set_yticks(range(len(group)), [words[name] for name in group])
            chart.set_ylim(max(len(group), 1) - 0.5, -0.5)
            chart.set_xlabel(title)
            chart.grid(axis="x", alpha=0.3)
        charts[0].set_xlim(0, 100)
        page.legend(*charts[0].get_legend_handles_labels(), loc="outside upper right", ncols=min(4, len(players)))


def _errors(shown: Sequence[Estimate], scale: float) -> list[list[float]]:
    """Return how far each interval reaches to the left and to the right of its value."""
    left = [scale * ((e.value or 0.0) - e.low) if e.low is not None else 0.0 for e in shown]
    right = [scale * (e.high - (e.value or 0.0)) if e.high is not None else 0.0 for e in shown]
    return [left, right]
