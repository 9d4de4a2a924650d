"""A review that two engines share: what the other one has found is left out of the work, and joined to the result."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, TypeVar

from ecarte.record.lines import read_moment

if TYPE_CHECKING:
    from ecarte.core.game import Seat
    from ecarte.core.moment import Moment
    from ecarte.types import analysis as declared

T = TypeVar("T")


def losses_at(known: declared.Findings, at: Moment) -> list[tuple[Seat, float]]:
    """Return what each decision that is known at a moment lost, with its seat."""
    written = str(at)
    return [(each["seat"], each["loss"]) for each in known["decisions"] if each["at"] == written]


def has_deal(known: declared.Findings, opening: Moment) -> bool:
    """Return whether the luck of the deal that was opened at a moment is known."""
    written = str(opening)
    return any(each["at"] == written for each in known["line"])


def joined(own: Iterable[T], known: Iterable[T], key: Callable[[T], Any]) -> list[T]:
    """Return what is in either, once, in the order of its keys."""
    found = {key(each): each for each in (*known, *own)}
    return [found[each] for each in sorted(found)]


def order(at: str) -> tuple[int, int, int]:
    """Return the place of a written moment in its game."""
    moment = read_moment(at)
    return moment.deal, moment.attempt, moment.number


def of_opponent(found: declared.Findings) -> declared.Findings:
    """Return what was found as the opponent sees it: chances and luck are the other way round."""
    return {
        "line": [{"at": each["at"], "game": 1 - each["game"]} for each in found["line"]],
        "decisions": found["decisions"],
        "deals": [_of_opponent(deal) for deal in found["deals"]],
    }


def _of_opponent(deal: declared.ReviewedDeal) -> declared.ReviewedDeal:
    luck = deal["luck"]
    return {
        **deal,
        "luck": {
            "turned": -luck["turned"],
            "hands": -luck["hands"],
            "draws": -luck["draws"],
            "unseen": -luck["unseen"],
        },
        "skill": {seat: -lost for seat, lost in deal["skill"].items()},
        "expected": 1 - deal["expected"],
        "came": 1 - deal["came"],
    }
