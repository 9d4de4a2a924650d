"""The reasons of the computer, in words: `ecarte show --why`."""

from __future__ import annotations

from ecarte.core.cards import is_card
from ecarte.core.game import Json, RuleError, parse_event
from ecarte.record import Play
from ecarte.requests.subjects.why import why
from ecarte.text import Words, choice, joined


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
        said = [self.words(f"reason-{each['code']}", **self.localize(each["data"])) for each in thought["reasons"]]
        return joined(said)

    def localize(self, data: Json) -> Json:
        """Return the data of a reason as words need them: cards and choices by their names."""
        found = {name: self.words.sign(value) if is_card(str(value)) else value for name, value in data.items()}
        if self.words.has(standard := f"classic-{data.get('why')}"):
            found["like"] = self.words(standard)
        elif "like" in data:  # the ranks of a standard hand, with "*" for any card
            ranks = str(data["like"]).split()
            found["like"] = " ".join(self.words("rank-sign", rank=each) if each.isalnum() else each for each in ranks)
        if "event" in data:
            found["event"] = choice(self.words, parse_event(data["event"]))
        return found
