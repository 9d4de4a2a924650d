"""Who is at the terminal's table: what everybody is called, and whom the computer plays."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ecarte.cli.kit.terminal import Terminal
from ecarte.core.game import Seat
from ecarte.players import OPPONENTS, USUAL

WATCHING: Seat = ""


@dataclass(frozen=True, slots=True)
class People:
    """``names`` has everybody who plays, ``players`` the computer's; the others are persons at this terminal.

    ``me`` is whose cards are shown first: a person's seat, that of the player somebody who watches has backed
    (``watcher`` is their name), or nobody's.
    """

    game: str
    names: Mapping[Seat, str]
    players: Mapping[Seat, str]
    me: Seat
    watcher: str = ""

    @property
    def persons(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.names if seat not in self.players)


def one_of(terminal: Terminal, option: str, value: str | None, allowed: tuple[str, ...]) -> str | None:
    """The value of an option; the command ends when it is none of those there are."""
    if value is not None and value not in allowed:
        terminal.fail("cli-one-of", option=option, value=value, allowed=", ".join(allowed))
    return value


def computers(
    terminal: Terminal,
    game: str,
    seats: tuple[Seat, ...],
    sides: tuple[str, ...],
    me: Seat,
    opponent: str | None,
    partner: str | None,
) -> dict[Seat, str]:
    """Who of the computer's sits in each of the other seats; a partner as the opponents, when nothing is said."""
    mine = next(side for side in sides if me in side)
    if partner is not None and len(mine) == 1:
        terminal.fail("cli-no-partner")
    against = one_of(terminal, "--opponent", opponent, OPPONENTS[game]) or usual(game)
    beside = one_of(terminal, "--partner", partner, OPPONENTS[game]) or against
    return {seat: beside if seat in mine else against for seat in seats if seat != me}


def usual(game: str) -> str:
    """Whom one plays against when nothing is said."""
    return USUAL[game]
