"""The computer's reasons in words, and a review: grades and luck, where the chances went, the worst decisions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from rich.table import Table
from rich.text import Text

from ecarte import record
from ecarte.analysis import ANALYSTS
from ecarte.cli.kit.terminal import Terminal, plain_table
from ecarte.core.cards import is_card, split_cards
from ecarte.core.game import Json, RuleError, Seat, parse_event
from ecarte.core.losses import Unit
from ecarte.machine.sums import total
from ecarte.record import SEAT_TAGS, Play
from ecarte.requests.subjects.why import why
from ecarte.text import Words, choice, joined, printable

if TYPE_CHECKING:
    from ecarte.types.analysis import Reason


def tell(terminal: Terminal, play: Play, reviews: Mapping[Seat, Json]) -> None:
    """Print the review of a game, for each of the seats."""
    words, unit = terminal.words, ANALYSTS[play.record.game.name].UNIT
    names = {seat: printable(play.record.tag(SEAT_TAGS[seat]) or seat) for seat in play.record.seats}
    heading = words("cli-analyzed", players=" – ".join(names.values()), result=record.result(play))
    terminal.out.print(Text(heading, "bold"))
    terminal.table(_grades(words, unit, reviews, names))
    for seat, review in reviews.items():
        if review["deals"]:
            told_of = "cli-analyzed-deals" if unit.name == "game" else "cli-analyzed-deals-points"
            terminal.out.print(Text("\n" + words(told_of, name=names[seat])))
            terminal.table(_deals(words, unit, review, seat))
            break
    for seat, review in reviews.items():
        for at in review["worst"]:
            terminal.out.print()
            _decision(terminal, unit, review["decisions"][at], names[seat])


def _grades(words: Words, unit: Unit, reviews: Mapping[Seat, Json], names: Mapping[Seat, str]) -> Table:
    table = _table(words, "player", "decisions", "lost", "grade", "luck")
    for seat, review in reviews.items():
        grade = review["grade"].get(seat)
        number = sum(decision["seat"] == seat for decision in review["decisions"])
        luck = _more(words, unit, review["luck"]) if review["deals"] else ""
        lost, mark = (_figure(words, unit, grade["loss"] / unit.figure, 2), _range(grade)) if grade else ("", "")
        table.add_row(names[seat], str(number), lost, mark, luck)
    return table


def _range(grade: Json) -> str:
    """Return a grade, with the first and the last that are possible: "B (A–C)"."""
    if grade["mark"] is None:  # any is possible
        return "–"
    if grade["best"] == grade["worst"]:
        return str(grade["mark"])
    return f"{grade['mark']} ({grade['best']}–{grade['worst']})"


def _deals(words: Words, unit: Unit, review: Json, seat: Seat) -> Table:
    sides = list(review["deals"][0]["points"])
    sides.sort(key=lambda side: seat not in side)  # the own one first
    parts = list(review["deals"][0]["luck"])
    table = _table(words, "deal", "points", "expected", *parts, "own", "others", "came")
    for deal in review["deals"]:
        luck = [_more(words, unit, more) for more in deal["luck"].values()]
        played = [
            _more(words, unit, total(more for each, more in deal["skill"].items() if (each in sides[0]) == is_own))
            for is_own in (True, False)
        ]
        points = "-".join(str(deal["points"][side]) for side in sides)
        expected, came = (_figure(words, unit, deal[name]) for name in ("expected", "came"))
        table.add_row(str(deal["deal"]), points, expected, *luck, *played, came)
    return table


def _table(words: Words, *columns: str) -> Table:
    table = plain_table()
    for number, column in enumerate(columns):
        table.add_column(words(f"cli-analyzed-{column}"), justify="right" if number else "left", no_wrap=True)
    return table


def _more(words: Words, unit: Unit, change: float) -> str:
    """Return luck or a loss: "+4.2"."""
    return words.number(unit.figure * change, 1, signed=True)


def _figure(words: Words, unit: Unit, value: float, digits: int = 1, error: float = 0.0) -> str:
    """Return a value in its unit: "1.7 %", "12 ± 3"."""
    if unit.name == "game":
        return words.percent(value, digits, error)
    return words.number(value, digits) + (f" ± {words.number(error, digits)}" if error else "")


def _decision(terminal: Terminal, unit: Unit, decision: Json, name: str) -> None:
    words = terminal.words
    done, best = (choice(words, parse_event(decision[key])) for key in ("event", "best"))
    is_sure = decision["loss"] > decision["error"]
    figures = {"sure": "yes" if is_sure else "no", "told": told(words, unit, decision["loss"], decision["error"])}
    line = words("cli-analyzed-worst", at=decision["at"], name=name, done=done, best=best, **figures)
    terminal.out.print(Text(line), soft_wrap=True)
    why = [because(words, reason) for reason in decision["reasons"]]
    if "open" in decision:
        why.append(words("cli-analyzed-open", loss=_figure(words, unit, decision["open"], 0)))
    for sentence in why:
        terminal.out.print(Text(f"  {sentence}", "dim"), soft_wrap=True)


def told(words: Words, unit: Unit, loss: float, error: float = 0.0) -> str:
    """Return a loss in words: "1.7 % ± 0.3 of a game, a small loss", "12 ± 3 points, doubtful"."""
    amount = words("amount", unit=unit.name, figure=_figure(words, unit, loss, error=error), count=round(loss, 1))
    return words("loss-told", amount=amount, size=unit.size(loss, error))


def because(words: Words, reason: Json) -> str:
    """Return a reason as a sentence."""
    data: dict[str, Any] = dict(reason["data"])
    if "cards" in data:
        data["cards"] = " ".join(map(words.sign, filter(is_card, split_cards(str(data["cards"])))))
    return words(f"review-{reason['code']}", **data)


class Thinker:
    """The computer players of one game, with their reasons."""

    def __init__(self, words: Words, play: Play) -> None:
        self.words, self.play = words.about("analysis"), play

    def reasons(self, at: str) -> str:
        """Return the reasons at a moment, in sentences; "" where there are none, or none yet."""
        try:
            thought = why(self.play, at)
        except RuleError:
            return ""
        return joined([self.tell(each) for each in thought["reasons"]])

    def tell(self, reason: Reason) -> str:
        """Return a reason as a sentence, the player's own or that of a review."""
        key = f"reason-{reason['code']}"
        return self.words(key if self.words.has(key) else f"review-{reason['code']}", **self.localize(reason["data"]))

    def localize(self, data: Json) -> Json:
        """Return the data of a reason as words need them: cards and choices by their names."""
        shown = {name: self.words.sign(value) if is_card(str(value)) else value for name, value in data.items()}
        if self.words.has(standard := f"classic-{data.get('why')}"):
            shown["like"] = self.words(standard)
        elif "like" in data:  # the ranks of a standard hand, with "*" for any card
            ranks = str(data["like"]).split()
            shown["like"] = " ".join(self.words("rank-sign", rank=each) if each.isalnum() else each for each in ranks)
        if "event" in data:
            shown["event"] = choice(self.words, parse_event(data["event"]))
        return shown
