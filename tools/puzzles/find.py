"""The puzzles in played games: quick looks at every decision of South, certainty about the few that are left."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import islice
from typing import Any, TypeAlias

from ecarte.collection.processes import in_order
from ecarte.collection.simulate import Plan, play
from ecarte.collection.workers import Jobs, is_alone
from ecarte.core.game import Event, parse_event
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
DECIDED = ("say", "discard", "play")
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
SHARE = {"discard": 0.9, "double": 0.8}
USUAL_SHARE = 0.45
# The most of a kind with the same word for an answer: else one could guess.
ALIKE = {"propose": 0.6, "accept": 0.6, "double": 0.4}
EVERY = 3  # one game in so many has doubles
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


Known: TypeAlias = Counter[tuple[str, int, str]]
"""How many puzzles there are, by kind, band and answer."""


def counted(puzzle: dict[str, Any]) -> tuple[str, int, str]:
    """Return what a puzzle, as a line of the file of results has it, counts as."""
    return puzzle["kind"], band(puzzle["rating"]), _word(puzzle["judgement"]["answers"])


def _word(answers: Sequence[str]) -> str:
    return parse_event(answers[0]).verb


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


def find_in(numbers: Iterable[int], known: Known, jobs: Jobs = 1) -> Iterator[tuple[int, list[Puzzle]]]:
    """Yield games with those of their puzzles that are wanted, until there are enough of all.

    ``known`` counts them, too. It yields the same for any number of processes.
    """
    if is_alone(jobs):
        for number in numbers:
            if is_enough(known):
                return
            yield number, list(_wanted(search(number, known), known))
        return
    pieces = ((number, (number, Counter(known))) for number in numbers)
    for number, judged in in_order(_search, pieces, jobs):
        before = Counter(known)
        wanted = list(_wanted(judged, known))
        if len(wanted) < len(judged) == IN_A_GAME:  # by now there are enough like one of them: others may follow
            known.clear()
            known.update(before)
            wanted = list(_wanted(search(number, known), known))
        yield number, wanted
        if is_enough(known):  # one process would not have begun the games that follow
            return


def is_enough(known: Known) -> bool:
    """Return whether there are as many puzzles as wanted."""
    return known.total() == sum(WANTED.values())


def _search(piece: tuple[int, Known]) -> list[Puzzle]:
    return list(islice(search(*piece), IN_A_GAME))


def _wanted(found: Iterable[Puzzle], known: Known) -> Iterator[Puzzle]:
    """Yield the puzzles of a game that are wanted still; ``known`` counts them too."""
    made = 0
    for puzzle in found:
        kind, band, word = counted(puzzle.to_json())
        if _is_wanted(kind, known, band, word):
            known[kind, band, word] += 1
            made += 1
            yield puzzle
        if made == IN_A_GAME:
            return


def search(number: int, known: Known) -> Iterator[Puzzle]:
    """Yield the puzzles of a game, but for those that are known to be too many."""
    played = game(number)
    text = ""
    for step, what in decisions(played):
        at = Moment(step.deal, step.number - 1)
        judgement = examine(step.before, what, f"{number} {at}", known)
        if judgement is not None:
            text = text or link.dumps(played)
            yield Puzzle(text, str(at), what, *judgement)


def decisions(played: Play) -> Iterator[tuple[Step, str]]:
    """Yield every decision of South with its kind; in games with doubles only those about doubling."""
    doubling = played.state.options.doubling
    for step in played.steps:
        event, what = step.what, kind(step.before, SEAT)
        if what is None or not isinstance(event, Event) or event.actor != SEAT or event.do not in DECIDED:
            continue
        if event.verb == "king":
            continue
        if not doubling:
            yield step, what
        elif what == "double" or (what in ("propose", "accept", "lead") and doubles(step.before, SEAT)):
            yield step, "double"


def examine(state: State, what: str, seed: str, known: Known) -> tuple[int, dict[str, float], Judgement] | None:
    """Return the rating of a decision, the shares of right answers and its judgement, or None when it is no puzzle."""
    if not _is_wanted(what, known):
        return None
    view = GAME.view.of(state, SEAT)
    if what not in ("discard", "double"):  # there all our players can be wrong
        said = {each for name in OPPONENTS["ecarte"] for each in grade.decisions(view, what, name, seed, 2)}
        if len(said) == 1:
            return None
    look = judge(state, SEAT, what, f"look {seed}", LOOK, LOOK)
    if look is None or look.lead < NEAR * LEAST.get(what, USUAL_LEAST):
        return None
    word = _word(look.answers)
    if not _is_wanted(what, known, word=word):
        return None
    shares = grade.shares(view, what, look.answers, seed)
    rating = grade.rating(shares)
    if min(shares.values()) == 1 or not _is_wanted(what, known, band(rating), word):
        return None
    sure = judge(state, SEAT, what, f"sure {seed}", SURE.get(what, USUAL_SURE))
    if sure is None or sure.answers != look.answers or not sure.is_clear(what):
        return None
    return rating, shares, sure


def _is_wanted(what: str, known: Known, which: int | None = None, word: str | None = None) -> bool:
    """Return whether there are too few of a kind, in a band and with an answer where these are known."""
    of_kind = {key: number for key, number in known.items() if key[0] == what}
    in_band = sum(number for key, number in of_kind.items() if key[1] == which)
    alike = sum(number for key, number in of_kind.items() if key[2] == word)
    return (
        sum(of_kind.values()) < WANTED[what]
        and in_band < SHARE.get(what, USUAL_SHARE) * WANTED[what]
        and alike < ALIKE.get(what, 1.0) * WANTED[what]
    )
