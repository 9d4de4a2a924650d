"""``ecarte explore``: any hand: what each choice is worth, and at écarté the verdict of the books."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Annotated

import typer
from rich.text import Text

from ecarte.analysis import EXPLORERS
from ecarte.cli.kit.options import GAME, GameName, RuleOptions, changes, preset_of, rules_of
from ecarte.cli.kit.terminal import AsJson, Terminal, plain_table
from ecarte.cli.speech.verdicts import because
from ecarte.cli.speech.worths import COLUMNS
from ecarte.core.game import Json, RuleError, parse_event
from ecarte.requests.subjects import reading
from ecarte.text import choice

_SHOWN = 3
_SEEN = 0.0005  # of a chance: less does not show in the figures
_OWN: Mapping[str, Mapping[str, object]] = {
    "ecarte": {"dealer": False, "score": "0-0", "laid": 3},
    "belote": {"place": 1, "second": False, "contract": None, "bottom": None, "other": None},
}
"""The options that only one game has, with their defaults."""
_SAID = ("hand", "turned", "score")  # fields that have a sentence of their own


def explore(
    terminal: Terminal,
    cards: Annotated[list[str], typer.Argument(metavar="CARDS", show_default=False)],
    turned: Annotated[str, typer.Option("--turned", "-t", metavar="CARD", show_default=False)],
    game: GameName = GAME,
    dealer: Annotated[bool, typer.Option("--dealer")] = False,
    score: Annotated[str, typer.Option("--score", metavar="OWN-OTHER")] = "0-0",
    laid: Annotated[int, typer.Option("--laid", metavar="N", min=1, max=5)] = 3,
    place: Annotated[int, typer.Option("--place", metavar="N", min=1, max=4)] = 1,
    second: Annotated[bool, typer.Option("--second")] = False,
    contract: Annotated[str | None, typer.Option("--contract", metavar="SUIT", show_default=False)] = None,
    bottom: Annotated[str | None, typer.Option("--bottom", metavar="CARD", show_default=False)] = None,
    other: Annotated[str | None, typer.Option("--other", metavar="CARDS", show_default=False)] = None,
    rules: Annotated[str | None, rules_of(EXPLORERS)] = None,
    option: RuleOptions = None,
    as_json: AsJson = False,
) -> None:
    """Explore a hand."""
    terminal.words.about("analysis")
    terminal.check_choice("--game", game, EXPLORERS)
    given: dict[str, object] = {"dealer": dealer, "score": score, "laid": laid}
    given |= {"place": place, "second": second, "contract": contract, "bottom": bottom, "other": other}
    for owner, own in _OWN.items():
        for name, usual in own.items():
            if owner != game and given[name] != usual:
                terminal.fail("cli-explore-elsewhere", option=f"--{name}", game=game)
    if second and contract:
        terminal.fail("cli-explore-both")
    preset = preset_of(terminal, game, rules)
    request: Json = {
        "rules": {"preset": preset, "options": changes(terminal, game, preset, option or [])},
        "hand": _cards(" ".join(cards)),
        "turned": "".join(_cards(turned)),
    }
    if game == GAME:
        points = re.fullmatch(r"(\d+)-(\d+)", score)
        request["role"], request["laid"] = "dealer" if dealer else "elder", laid
        request["score"] = [int(each) for each in points.groups()] if points else []
    else:
        request["asks"], request["place"] = "lead" if contract else "second" if second else "first", place
        request["contract"], request["bottom"] = contract or "", "".join(_cards(bottom or ""))
        request["other"] = _cards(other or "")
    try:
        answer = reading.finish(EXPLORERS[game](request))
    except RuleError as error:
        wrong = next((each.data["field"] for each in error.problems if each.data.get("field") in _SAID), None)
        if wrong:
            terminal.fail(f"cli-explore-{wrong}-wrong")
        if any(problem.code.startswith("E-explorer-") for problem in error.problems):
            terminal.refuse(*error.problems)
        raise
    if as_json:
        terminal.write_json(answer)
    elif game == GAME:
        _tell(terminal, answer, 0 if not dealer else laid)
    else:
        _tell_points(terminal, answer, is_lead=bool(contract))


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


def _tell_points(terminal: Terminal, answer: Json, *, is_lead: bool) -> None:
    """Print what each bid or lead of belote is worth."""
    words, out, estimate = terminal.words, terminal.out, answer["estimate"]
    if answer["declared"]:
        said = ", ".join(choice(words, parse_event(event)) for event in answer["declared"])
        out.print(Text(f"{words('explorer-declared')} {said}"), soft_wrap=True)
    table, columns = plain_table("dim"), COLUMNS[estimate["unit"]]
    table.add_column("")
    for name in columns:
        table.add_column(words(name), justify="right")
    for each in estimate["choices"]:
        table.add_row(choice(words, parse_event(each["event"])), *(cell(words, each) for cell in columns.values()))
    terminal.table(table)
    for reason in estimate["reasons"]:
        if reason["code"] == "equal":
            out.print(Text(words("estimate-why-equal", **reason["data"])), soft_wrap=True)
        elif not reason.get("figures"):  # those are in the table
            out.print(Text(because(words, reason)), soft_wrap=True)
    key = "explorer-means-lead" if is_lead else "explorer-means-bid"
    out.print(Text(words(key, worlds=words.number(estimate["worlds"]))), soft_wrap=True)
