"""``ecarte explore``: any hand and turn-up: the choices of the books, and the figures."""

from __future__ import annotations

import re
from typing import Annotated

import typer
from rich.text import Text

from ecarte.analysis import EXPLORERS
from ecarte.cli.kit.options import GAME, RuleOptions, changes, preset_of, rules_of
from ecarte.cli.kit.terminal import AsJson, Terminal, plain_table
from ecarte.core.game import Json, RuleError, parse_event
from ecarte.requests.subjects import reading
from ecarte.text import choice

_SHOWN = 3
_SEEN = 0.0005  # of a chance: less does not show in the figures


def explore(
    terminal: Terminal,
    cards: Annotated[list[str], typer.Argument(metavar="CARDS", show_default=False)],
    turned: Annotated[str, typer.Option("--turned", "-t", metavar="CARD", show_default=False)],
    dealer: Annotated[bool, typer.Option("--dealer")] = False,
    score: Annotated[str, typer.Option("--score", metavar="OWN-OTHER")] = "0-0",
    laid: Annotated[int, typer.Option("--laid", metavar="N", min=1, max=5)] = 3,
    rules: Annotated[str | None, rules_of([GAME])] = None,
    option: RuleOptions = None,
    as_json: AsJson = False,
) -> None:
    """Explore a hand."""
    terminal.words.about("analysis")
    preset = preset_of(terminal, GAME, rules)
    points = re.fullmatch(r"(\d+)-(\d+)", score)
    request: Json = {
        "rules": {"preset": preset, "options": changes(terminal, GAME, preset, option or [])},
        "hand": _cards(" ".join(cards)),
        "turned": "".join(_cards(turned)),
        "role": "dealer" if dealer else "elder",
        "score": [int(each) for each in points.groups()] if points else [],
        "laid": laid,
    }
    try:
        answer = reading.finish(EXPLORERS[GAME](request))
    except RuleError as error:
        fields = {str(problem.data.get("field")) for problem in error.problems}
        if fields & {"hand", "turned", "score"}:
            terminal.fail(f"cli-explore-{fields.pop()}-wrong")
        raise
    if as_json:
        terminal.write_json(answer)
    else:
        _tell(terminal, answer, 0 if not dealer else laid)


def _cards(text: str) -> list[str]:
    """Return cards as people write them: "7h 10h Ks", "7h10hKs", "7hThKs"."""
    return re.findall(r"..", re.sub(r"[\s,]", "", text).replace("10", "T"))


def _tell(terminal: Terminal, answer: Json, laid: int) -> None:
    """Print the findings; ``laid`` is how many cards the elder discards when the hand is the dealer's, else 0."""
    words, out, books, elder = terminal.words, terminal.out, answer["classic"], not laid
    out.print(Text(words("explorer-books"), "bold"))
    does = ("stand" if elder else "refuse") if books["plays"] else ("propose" if elder else "accept")
    if books["standard"]:
        why = words("explorer-why-standard", hand=words(f"classic-{books['why']}"))
    else:
        why = words(f"explorer-why-{books['why'] or 'weak'}")
    lines = [words("cli-explore-does", does=words(f"move-{does}", number=0), why=why)]
    thrown = " ".join(map(words.sign, books["thrown"]))
    lines.append(words("explorer-throws", cards=thrown) if thrown else words("explorer-keeps"))
    if books["lead"]:
        lines.append(words("explorer-leads", card=words.sign(books["lead"])))
    for line in lines:
        out.print(Text(f"  {line}"), soft_wrap=True)
    out.print(Text(words("explorer-figures"), "bold"))
    if answer["choices"] is None:
        out.print(Text(f"  {words('explorer-over')}"))
        return
    table = plain_table("dim")
    table.add_column("")
    for key in ("explorer-game", "explorer-points"):
        table.add_column(words(key), justify="right")
    # Each group assumes a different exchange before it.
    groups = (("choices", "explorer-choices"), ("leads", "explorer-best-lead"), ("discards", "explorer-best-discards"))
    for name, heading in groups:
        worths = (answer[name] or [])[:_SHOWN]
        if worths:
            table.add_row(f"  {words(heading, laid=laid)}", style="dim")
        for worth in worths:
            does = choice(words, parse_event(worth["event"]))
            table.add_row(
                f"    {does}",
                words.percent(worth["game"], error=worth["error"]),
                words.number(worth["points"], 2, signed=True),
            )
    terminal.table(table)
    seeing = answer["seeing"]
    if seeing and seeing["game"] >= _SEEN:
        game, points = words.percent(seeing["game"]), words.number(seeing["points"], 2)
        out.print(Text(words("explorer-seeing", game=game, points=points)), soft_wrap=True)
    role, worlds = "elder" if elder else "dealer", words.number(answer["worlds"])
    out.print(Text(words("explorer-means", role=role, worlds=worlds)), soft_wrap=True)
    deals = answer["deals"]
    key = "explorer-deals-stand" if elder else "explorer-deals-refuse"
    wins, hands = words.number(deals["wins"]), words.number(deals["hands"])
    out.print(
        Text(words(key, wins=wins, hands=hands, share=words.percent(deals["wins"] / deals["hands"]))), soft_wrap=True
    )
