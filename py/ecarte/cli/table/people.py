"""The people at the terminal's table: their names, and the computer's players."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ecarte.cli.kit.compiling import prepare_players
from ecarte.cli.kit.terminal import Terminal
from ecarte.core.game import Seat
from ecarte.players import OPPONENTS, USUAL

WATCHING: Seat = ""


@dataclass(frozen=True, slots=True)
class People:
    """The people at the table: ``names`` of all players, ``players`` of the computer; the others sit at this terminal.

    ``me`` is the seat whose cards are shown first: a person's seat, that of the player backed by a spectator
    (``watcher`` is the spectator's name), or none.
    """

    game: str
    names: Mapping[Seat, str]
    players: Mapping[Seat, str]
    me: Seat
    watcher: str = ""

    @property
    def persons(self) -> tuple[Seat, ...]:
        """Return the seats of persons."""
        return tuple(seat for seat in self.names if seat not in self.players)


def computers(
    terminal: Terminal,
    game: str,
    seats: tuple[Seat, ...],
    sides: tuple[str, ...],
    me: Seat,
    opponent: str | None,
    partner: str | None,
) -> dict[Seat, str]:
    """Return the computer player in each of the other seats; a partner is by default like the opponents."""
    mine = next(side for side in sides if me in side)
    if partner is not None and len(mine) == 1:
        terminal.fail("cli-no-partner")
    against = terminal.check_choice("--opponent", opponent, OPPONENTS[game]) or USUAL[game]
    beside = terminal.check_choice("--partner", partner, OPPONENTS[game]) or against
    prepare_players(terminal, game, (against, beside))
    return {seat: beside if seat in mine else against for seat in seats if seat != me}
