"""The parts of a game's title."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:  # a part's module is loaded with the part
    from importlib.resources.abc import Traversable

    from ecarte.analysis import Analyst, Asked, Equities, Work
    from ecarte.analysis.puzzles import Drill
    from ecarte.core.columns import Facts
    from ecarte.core.contract import Game
    from ecarte.core.daily import Terms
    from ecarte.core.game import Json
    from ecarte.notation.codec import Codec, Packs
    from ecarte.notation.unpacking import Unpack
    from ecarte.players import Choose, Near, Simulate, Spectators, Think


OFFERS = {
    "arbiter": "laws",
    "daily": "daily",
    "explorer": "explorer",
    "facing": "facing",
    "friend": "friend",
    "friend-hides": "friend_hides",
    "gallery": "gallery",
    "introduction": "introduction",
    "lessons": "lessons",
    "matches": "matches",
    "pad": "pad",
    "puzzles": "puzzles",
    "reader": "reader",
    "review": "analyst",
    "takeback": "takeback",
    "why": "thoughts",
}
"""What the page can offer for a game besides playing it, and the part of the title it needs."""


def part(module: str, name: str = "") -> Callable[[], Any]:
    """Return a function that loads a part: a module, or what has this name in it."""
    return lambda: getattr(import_module(module), name) if name else import_module(module)


def resource(package: str, name: str) -> Callable[[], Traversable]:
    """Return a function that returns a file of a package."""

    def load() -> Traversable:
        from importlib import resources  # not needed for the first deal

        return resources.files(package) / name

    return load


class Title(NamedTuple):
    """One game and its parts; a function loads the part it returns. None: the game has no such part.

    A new game fills in at least the fields without a default, in a module of its own that `ecarte.titles` lists.
    """

    name: str
    """The game's name in a record's Game tag."""
    game: Callable[[], Game]
    """The rules."""
    facts: Callable[[], Facts]
    """The facts of its deals and their measures."""
    players: Callable[[], Mapping[str, Choose]]
    """Its computer players, by name."""
    opponents: tuple[str, ...]
    """The players offered as opponents, the weakest first."""
    usual: str
    """The opponent of a person who has not chosen one."""
    searching: tuple[str, ...] = ()
    """The players who need the machine compiled: as plain Python it takes them a hundred times as long."""
    parlance: Callable[[], Any] | None = None
    """How the terminal speaks of it (`ecarte.cli.speech.telling.Parlance`)."""
    simulation: Callable[[], Simulate] | None = None
    """What plays many games of its players (`ecarte.players.SIMULATIONS`)."""
    words: Callable[[], Traversable] | None = None
    """A folder with a folder of `.ftl` files for each language, if its words are not among the package's."""
    book: Callable[[], Traversable] | None = None
    """The file of its rule book."""
    matches: bool = False
    """Whether rubbers, pools and stakes are played in it (E27, E31, E33)."""
    gallery: Callable[[], Spectators] | None = None
    """The computer's spectators of its matches, who bet and advise (E32)."""
    takeback: bool = False
    """Whether a player may take a decision back."""
    facing: bool = False
    """Whether two can play it at one device that lies between them."""
    daily: Callable[[], tuple[Terms, ...]] | None = None
    """How its daily deal is played, the oldest terms first."""
    laws: bool = False
    """Whether the arbiter knows its laws."""
    introduction: bool = False
    """Whether its rule book introduces newcomers."""
    lessons: Callable[[], Traversable] | None = None
    """The file of its lessons (`ecarte.lessons`)."""
    best: str | None = None
    """The player who gives hints; None: the opponent's own level."""
    advisers: Callable[[], Mapping[str, Choose]] | None = None
    """The players who make deliberate mistakes, by name, here without them."""
    thoughts: Callable[[], Mapping[str, Think]] | None = None
    """The players' choices with their reasons, by name; for after the deal, because reasons reveal hands."""
    near: Callable[[], Near] | None = None
    """Returns whether an event is about as good as the one a player chose: ``near(view, chosen, advised)``."""
    analyst: Callable[[], Analyst] | None = None
    """Its analyst."""
    equities: Callable[[], Equities] | None = None
    """Its table of the chance of the game by score."""
    puzzles: str | None = None
    """The table with its problems to solve (`ecarte.analysis.puzzles`)."""
    drill: Callable[[], Drill] | None = None
    """What makes problems without end, each when it is asked for."""
    reader: Callable[[], Callable[[Any, Asked], Work]] | None = None
    """Starts work on which hands the others may hold: ``reader(view, asked)``."""
    explorer: Callable[[], Callable[[Json], Work]] | None = None
    """Starts work on what to do with a hand the user put together."""
    pad: Callable[[], Any] | None = None
    """What a score pad for a real table needs of it (`ecarte.requests.subjects.pad`)."""
    codec: Callable[[], Callable[[Any, Packs | None], Codec | None]] | None = None
    """Makes what reads and writes its records without notes as the machine's numbers."""
    unpacking: Callable[[], Unpack] | None = None
    """Starts the game of a link, whose choices are given."""
    friend: Callable[[], Any] | None = None
    """The module with what a game that nobody deals must know of it (`ecarte.friend.terms.COURSES`)."""
    friend_hides: bool = False
    """Whether cards that were not played can stay hidden at the end of its deals."""

    @property
    def offers(self) -> tuple[str, ...]:
        """The names in `OFFERS` whose part it has."""
        return tuple(offer for offer, part in OFFERS.items() if getattr(self, part))
