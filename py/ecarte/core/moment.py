"""Moments of a game: "3#12" is after event 12 of deal 3, "3#0" its opening.

Variations nest: "3#12/0#4" is after event 4 of the first variation beside event 12 (which that event replaces),
"3#12/0#0" the start of that variation. A second attempt at a deal is "3/2#12".
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

_FORM = re.compile(r"([1-9][0-9]{0,5})(?:/([1-9][0-9]{0,2}))?#([0-9]{1,5})((?:/[0-9]{1,3}#[0-9]{1,5}){0,20})")


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment: ``number`` counts events of the deal, ``path`` has (variation, event) for each variation entered."""

    deal: int
    number: int
    attempt: int = 1
    path: tuple[tuple[int, int], ...] = ()

    @property
    def own(self) -> int:
        """The number of events of its own line before it."""
        return self.path[-1][1] if self.path else self.number

    @property
    def left(self) -> Moment:
        """The moment after the event beside which its variation stands."""
        return replace(self, path=self.path[:-1])

    def after(self, number: int) -> Moment:
        """Return the moment after that many events of the same line."""
        if not self.path:
            return replace(self, number=number)
        return replace(self, path=(*self.path[:-1], (self.path[-1][0], number)))

    def beside(self, which: int) -> Moment:
        """Return the start of a variation beside the event before this moment."""
        return replace(self, path=(*self.path, (which, 0)))

    def __str__(self) -> str:
        attempt = f"/{self.attempt}" if self.attempt != 1 else ""
        return f"{self.deal}{attempt}#{self.number}" + "".join(f"/{which}#{number}" for which, number in self.path)


def parse_moment(text: str) -> Moment:
    """Return the moment that a text writes; raises ValueError for another form."""
    match = _FORM.fullmatch(text)
    if match is None:
        raise ValueError(text)
    steps = (step.split("#") for step in match[4].split("/")[1:])
    path = tuple((int(which), int(number)) for which, number in steps)
    return Moment(int(match[1]), int(match[3]), int(match[2] or 1), path)
