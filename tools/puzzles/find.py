"""The puzzles in played games: quick looks at every decision of South, certainty about the few that are left."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass
from itertools import islice
from typing import Any, TypeAlias

from ecarte.collection.processes import in_order
from ecarte.collection.workers import Jobs, is_alone
from ecarte.core.moment import Moment
from ecarte.notation import link
from puzzles import belote, ecarte, grade
from puzzles.judge import Judgement
from puzzles.maker import Maker

MAKERS: Mapping[str, Maker] = {maker.game: maker for maker in (ecarte.MAKER, belote.MAKER)}
BANDS = (1300, 1550)  # ratings that part easy, medium and hard
NEAR = 0.7  # of the least lead, at a quick look


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A puzzle: the link of its game, the moment, and what was found; the word of its answer is for the balance."""

    link: str
    at: str
    kind: str
    word: str
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
    return puzzle["kind"], band(puzzle["rating"]), puzzle["word"]


def band(rating: int) -> int:
    """Return 0 for easy, 1 for medium, 2 for hard."""
    return sum(rating >= least for least in BANDS)


def find_in(maker: Maker, numbers: Iterable[int], known: Known, jobs: Jobs = 1) -> Iterator[tuple[int, list[Puzzle]]]:
    """Yield games with those of their puzzles that are wanted, until there are enough of all.

    ``known`` counts them, too. It yields the same for any number of processes.
    """
    if is_alone(jobs):
        maker.prepare()
        for number in numbers:
            if is_enough(maker, known):
                return
            yield number, list(_wanted(maker, search(maker, number, known), known))
        return
    pieces = ((number, (maker.game, number, Counter(known))) for number in numbers)
    for number, judged in in_order(_search, pieces, jobs):
        before = Counter(known)
        wanted = list(_wanted(maker, judged, known))
        # By now there are enough like one of them: others may follow.
        if len(wanted) < len(judged) == maker.in_a_game:
            known.clear()
            known.update(before)
            wanted = list(_wanted(maker, search(maker, number, known), known))
        yield number, wanted
        if is_enough(maker, known):  # one process would not have begun the games that follow
            return


def is_enough(maker: Maker, known: Known) -> bool:
    """Return whether there are as many puzzles as wanted."""
    return known.total() == sum(each.wanted for each in maker.kinds.values())


def _search(piece: tuple[str, int, Known]) -> list[Puzzle]:
    game, number, known = piece
    maker = MAKERS[game]
    maker.prepare()
    return list(islice(search(maker, number, known), maker.in_a_game))


def _wanted(maker: Maker, puzzles: Iterable[Puzzle], known: Known) -> Iterator[Puzzle]:
    """Yield the puzzles of a game that are wanted still; ``known`` counts them too."""
    made = 0
    for puzzle in puzzles:
        kind, band, word = counted(puzzle.to_json())
        if is_wanted(maker, kind, known, band, word):
            known[kind, band, word] += 1
            made += 1
            yield puzzle
        if made == maker.in_a_game:
            return


def search(maker: Maker, number: int, known: Known) -> Iterator[Puzzle]:
    """Yield the puzzles of a game, but for those that are known to be too many."""
    played = maker.play(number)
    text, made = "", Counter[str]()
    for step, what in maker.decisions(played):
        if made[what] == maker.in_kind:
            continue
        at = Moment(step.deal, step.number - 1)
        examined = examine(maker, step.before, what, f"{number} {at}", known)
        if examined is not None:
            made[what] += 1
            text = text or link.dumps(played)
            yield Puzzle(text, str(at), what, *examined)


def examine(
    maker: Maker, state: Any, what: str, seed: str, known: Known
) -> tuple[str, int, dict[str, float], Judgement] | None:
    """Return the word of a decision's answer, its rating, the shares of right answers and its judgement.

    It is None when it is no puzzle.
    """
    if not is_wanted(maker, what, known):
        return None
    view, balance = maker.view(state), maker.kinds[what]
    if what in maker.disputed:
        said = {each for name in maker.ratings for each in maker.decide(view, what, name, seed, 2)}
        if len(said) == 1:
            return None
    look = maker.judge(state, what, f"look {seed}", maker.looked)
    if look is None or look.lead < NEAR * balance.least or not maker.fits(state, what, look):
        return None
    word = maker.word(state, what, look.answers[0])
    if not is_wanted(maker, what, known, word=word):
        return None
    shares = grade.shares(maker, view, what, look.answers, seed)
    rating = grade.rating(maker, shares)
    if min(shares.values()) == 1 or not is_wanted(maker, what, known, band(rating), word):
        return None
    if maker.first:
        first = maker.judge(state, what, f"sure {seed} first", maker.first)
        if first is None or first.lead + 2 * first.error < balance.least:
            return None
    sure = maker.judge(state, what, f"sure {seed}", balance.sure)
    if sure is None or sure.answers != look.answers or not sure.is_clear(balance.least):
        return None
    return (word, rating, shares, sure) if maker.is_certain(state, seed, sure) else None


def is_wanted(maker: Maker, what: str, known: Known, which: int | None = None, word: str | None = None) -> bool:
    """Return whether there are too few of a kind, in a band and with an answer where these are known."""
    balance = maker.kinds[what]
    of_kind = {key: number for key, number in known.items() if key[0] == what}
    in_band = sum(number for key, number in of_kind.items() if key[1] == which)
    alike = sum(number for key, number in of_kind.items() if key[2] == word)
    return (
        sum(of_kind.values()) < balance.wanted
        and in_band < balance.share * balance.wanted
        and alike < balance.alike * balance.wanted
    )
