"""What the players agree on before they sit down: the invitation says it, and the guest sees it first."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields
from typing import Any, Final

from ecarte import match
from ecarte.core.cards import PACK, Card
from ecarte.core.game import Problem, RuleError, Seat
from ecarte.core.titles import Parts
from ecarte.match import header, start
from ecarte.record import SEAT_TAGS, VERSION, Record, nfc, plain

ALL: Final = "all"
PLAYED: Final = "played"
CUT: Final = "cut"
LONGEST_NAME: Final = 40
THIRD: Final = "W"
"""The place of the third player of a pool."""

COURSES: Mapping[str, Any] = Parts("friend")
"""For each game that can be played with friends, the module with what the protocol must know of it."""
HIDES: Mapping[str, bool] = Parts("friend_hides")
"""For each of them, whether cards that were not played can stay hidden."""

COMPUTERS: Final = "Computer"
HOST: Final = "Host"
"""The tags of a game with computers: their seats, and the seat of the player on whose device they are played."""

_LEVEL = re.compile(r"[a-z]{1,20}")
_DATE = re.compile(r"[0-9]{4}\.[0-9]{2}\.[0-9]{2}|")
_MOST_OPTIONS = 40


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms of a game or match.

    ``options`` are those that differ from the preset, as the tags of a record write them. ``opened`` is "all" when all
    cards of a deal are opened at its end, "played" when only the cards that were played are. ``computers`` are the
    levels of the computers by seat; all of them are played on the device of whoever invites.
    """

    name: str  # of the inviting player
    game: str = "ecarte"
    rules: str = "akagiri"
    options: tuple[str, ...] = ()
    seat: Seat = "S"  # of the inviting player
    dealer: str = CUT  # who deals first: a seat, or "cut" to cut for it
    match: str = ""  # "rubber-3"; "" for a single game
    stake: int = 0
    purse: int | None = None
    opened: str = ALL
    date: str = ""
    computers: Mapping[Seat, str] = field(default_factory=dict)

    @property
    def record(self) -> Record:
        """The tags of a game by these rules, without the names of its players."""
        tags = [("ECN", VERSION), ("Game", self.game), ("Rules", self.rules)]
        tags += [("Date", self.date)] if self.date else []
        if self.computers:
            seated = " ".join(f"{seat}:{level}" for seat, level in sorted(self.computers.items()))
            tags += [(COMPUTERS, seated), (HOST, self.seat)]
        return Record((*tags, *(("Option", option) for option in self.options)))

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats in turn order; those of a pool are the places of its three players, whatever seat they play at."""
        seats = self.record.seats
        return (*seats, THIRD) if self.is_pool else seats

    @property
    def is_pool(self) -> bool:
        """Whether three play for a pool (E31): two at a time, while the third waits."""
        return self.match == header.POOL

    def to_json(self) -> dict[str, Any]:
        """Return the terms for the invitation."""
        said = {**asdict(self), "options": list(self.options)}
        return said if self.computers else {name: value for name, value in said.items() if name != "computers"}


def from_json(data: Any) -> Terms:
    """Return the terms that `Terms.to_json` wrote; raises RuleError for others."""
    names = {field.name for field in fields(Terms)}
    if not isinstance(data, dict) or {*data, "computers"} != names or not isinstance(data["options"], list):
        raise _refused("terms")
    if not data.get("computers", "none"):  # there is one way to say that there are none
        raise _refused("computers")
    terms = Terms(**{**data, "options": tuple(data["options"])})
    check(terms)
    return terms


def check(terms: Terms) -> None:
    """Raise RuleError for terms by which nobody can play."""
    for name in ("name", "game", "rules", "seat", "dealer", "match", "opened", "date"):
        if not isinstance(getattr(terms, name), str):
            raise _refused(name)
    if not isinstance(terms.computers, dict):
        raise _refused("computers")
    numbers = (terms.stake, *(() if terms.purse is None else (terms.purse,)))
    if any(type(number) is not int or not 0 <= number < 10**9 for number in numbers):
        raise _refused("stake")
    check_name(terms.name)
    if terms.opened not in (ALL, PLAYED):
        raise _refused("opened")
    if not _DATE.fullmatch(terms.date):
        raise _refused("date")
    if terms.game not in COURSES:
        raise _refused("game")
    if len(terms.options) > _MOST_OPTIONS or not all(isinstance(option, str) for option in terms.options):
        raise _refused("options")
    if list(terms.options) != sorted({option.partition("=")[0]: option for option in terms.options}.values()):
        raise _refused("options")
    if terms.seat not in terms.seats:
        raise _refused("seat")
    if terms.dealer not in (*terms.seats, CUT):
        raise _refused("dealer")
    if terms.computers:
        _check_computers(terms)
    if terms.match not in ("", *header.KINDS) or (terms.match and not header.MATCHES[terms.game]):
        raise _refused("match")
    if terms.opened != ALL and (terms.is_pool or not HIDES[terms.game]):
        raise _refused("opened")
    if terms.is_pool and terms.dealer != CUT:
        raise _refused("dealer")
    if not COURSES[terms.game].can_deal(terms.record.options()):
        raise _refused("dealing")
    if not terms.match and (terms.stake or terms.purse is not None):
        raise _refused("stake")
    begin_match(terms, at_table(terms, dict.fromkeys(terms.seats, terms.name)), bytes(8), PACK)


def _check_computers(terms: Terms) -> None:
    """Raise RuleError for computers in seats that they cannot have: a friend sits at one at least."""
    if terms.is_pool or not len(terms.computers) < len(terms.seats) - 1 > 1:
        raise _refused("computers")
    others = [seat for seat in terms.seats if seat != terms.seat]
    for seat, level in terms.computers.items():
        if seat not in others or not isinstance(level, str) or not _LEVEL.fullmatch(level):
            raise _refused("computers")


def check_name(name: str) -> None:
    """Raise RuleError for a text that cannot be a player's name; in a record "?" is nobody's, and is not signed."""
    if not name.strip():
        raise _refused("name-missing")
    if len(name) > LONGEST_NAME:
        raise _refused("name-long")
    if name.startswith("?"):
        raise _refused("name-nobody")
    if name != nfc(plain(name)).strip() or "\n" in name:
        raise _refused("name-signs")


def at_table(terms: Terms, names: Mapping[Seat, str]) -> Mapping[Seat, str]:
    """Return the players' names as the records have them: tags of a pool name people, without blanks and only once."""
    if not terms.is_pool:
        return names
    found: dict[Seat, str] = {}
    for place, name in names.items():
        fit = header.fitting(name)
        taken = [*found.values()]
        number = next(number for number in range(1, len(names) + 1) if _numbered(fit, number) not in taken)
        found[place] = _numbered(fit, number)
    return found


def _numbered(name: str, number: int) -> str:
    return name if number == 1 else f"{name[: LONGEST_NAME - 2]}-{number}"


def begin_match(
    terms: Terms, names: Mapping[Seat, str], id: bytes, pack: Sequence[Card]
) -> tuple[dict[str, str], dict[str, Card]]:
    """Return the tags of the first game that say who plays, and its match; and the cards drawn for a pool.

    They are drawn from a pack. Raises RuleError for an impossible match.
    """
    if not terms.match:
        return _seated(names), {}
    options = terms.record.options()
    stands, drawn = start.begin(
        terms.match,
        id[:8].hex(),
        [names[place] for place in terms.seats] if terms.is_pool else [names[seat] for seat in match.SEATS],
        order=options.order,
        pack=pack,
        stake=terms.stake,
        purse=terms.purse,
        gallery="",
        watching=(),
        points=options.game_points,
    )
    return {**_seated(stands.names if terms.is_pool else names), **header.tags(stands)}, drawn


def _seated(names: Mapping[Seat, str]) -> dict[str, str]:
    return {SEAT_TAGS[seat]: name for seat, name in names.items()}


def _refused(what: str) -> RuleError:
    return RuleError(Problem("E-friend-terms", None, {"what": what, "most": LONGEST_NAME}))
