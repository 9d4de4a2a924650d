"""The puzzles in played games: quick looks at every decision of South, certainty about the few that are left."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from typing import Any

from ecarte.collection.simulate import Plan, play
from ecarte.core.game import Event
from ecarte.core.moment import Moment
from ecarte.games.ecarte.game import GAME
from ecarte.games.ecarte.state import State
from ecarte.notation import link
from ecarte.players import OPPONENTS
from ecarte.record import Play, Step
from puzzles import grade
from puzzles.judge import LEAST, USUAL_LEAST, Judgement, doubles, judge, kind

SEED = 16
SEAT = "S"
PAIRS = (
    ("amateur", "club"),
    ("club", "master"),
    ("beginner", "amateur"),
    ("master", "amateur"),
    ("club", "beginner"),
    ("amateur", "master"),
)
WANTED = {"propose": 80, "accept": 80, "discard": 70, "lead": 80, "card": 80, "double": 60}
BANDS = (1300, 1550)  # ratings that part easy, medium and hard
# The most of a kind in one band. All but the beginner discard alike, and all double alike.
SHARE = {"discard": 0.8, "double": 0.7}
USUAL_SHARE = 0.45
EVERY = 4  # one game in so many has doubles
IN_A_GAME = 2
LOOK = 400  # worlds
SURE = {"discard": 16_000, "double": 16_000}
USUAL_SURE = 8_000
NEAR = 0.7  # of the least lead, at a quick look
_KEPT_TAGS = ("ECN", "Game", "Rules", "Option")


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A puzzle: the link of its game, the moment, and what was found."""

    link: str
    at: str
    kind: str
    rating: int
    shares: dict[str, float]
    judgement: Judgement

    def to_json(self) -> dict[str, Any]:
        """Return it as a line of the file of results."""
        return asdict(self)


def band(rating: int) -> int:
    """Return 0 for easy, 1 for medium, 2 for hard."""
    return sum(rating >= least for least in BANDS)


def game(number: int) -> Play:
    """Return the played game with a number, without names, seed and whatever else is no part of a puzzle."""
    south, north = PAIRS[number % len(PAIRS)]
    rules = "casino" if number % EVERY == EVERY - 1 else "akagiri"
    played = play(Plan({"S": south, "N": north}, number + 1, seed=SEED, rules=rules), number)
    tags = tuple(tag for tag in played.record.tags if tag[0] in _KEPT_TAGS)
    return played.with_record(replace(played.record, tags=tags))


def search(number: int, known: Counter[tuple[str, int]]) -> Iterator[Puzzle]:
    """Yield the puzzles of a game that are still wanted, given how many there are by kind and band."""
    played = game(number)
    text, made = "", 0
    for step, what in decisions(played):
        if made == IN_A_GAME:
            return
        at = Moment(step.deal, step.number - 1)
        found = examine(step.before, what, f"{number} {at}", known)
        if found is not None:
            text = text or link.dumps(played)
            known[what, band(found[0])] += 1
            made += 1
            yield Puzzle(text, str(at), what, *found)


def decisions(played: Play) -> Iterator[tuple[Step, str]]:
    """Yield every decision of South with its kind; in games with doubles only those about doubling."""
    doubling = played.state.options.doubling
    for step in played.steps:
        if not isinstance(step.what, Event) or step.what.actor != SEAT or step.what.do not in ("say", "discard", "play"):
            continue
        what = kind(step.before, SEAT)
        if what is None or step.what.verb == "king":
            continue
        if not doubling:
            yield step, what
        elif what == "double" or (what in ("propose", "accept", "lead") and doubles(step.before, SEAT)):
            yield step, "double"


def examine(
    state: State, what: str, seed: str, known: Counter[tuple[str, int]]
) -> tuple[int, dict[str, float], Judgement] | None:
    """Return the rating of a decision, the shares of right answers and its judgement, or None when it is no puzzle."""
    if not any(_is_wanted(what, each, known) for each in range(len(BANDS) + 1)):
        return None
    view = GAME.view.of(state, SEAT)
    if what not in ("discard", "double"):  # there all our players can be wrong
        said = {each for name in OPPONENTS["ecarte"] for each in grade.decisions(view, what, name, seed, 2)}
        if len(said) == 1:
            return None
    look = judge(state, SEAT, what, f"look {seed}", LOOK, LOOK)
    if look is None or look.lead < NEAR * LEAST.get(what, USUAL_LEAST):
        return None
    shares = grade.shares(view, what, look.answers, seed)
    rating = grade.rating(shares)
    if min(shares.values()) == 1 or not _is_wanted(what, band(rating), known):
        return None
    sure = judge(state, SEAT, what, f"sure {seed}", SURE.get(what, USUAL_SURE))
    if sure is None or sure.answers != look.answers or not sure.is_clear(what):
        return None
    return rating, shares, sure


def _is_wanted(what: str, which: int, known: Counter[tuple[str, int]]) -> bool:
    there = sum(known[what, each] for each in range(len(BANDS) + 1))
    return there < WANTED[what] and known[what, which] < SHARE.get(what, USUAL_SHARE) * WANTED[what]
