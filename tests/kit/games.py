"""Random games for properties: any options, any cards, any course, from one small number."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from hypothesis import strategies as st

from ecarte import record
from ecarte.core.cards import SUITS, parse_cards
from ecarte.core.game import Event, Head, Option, OptionValue
from ecarte.core.options import families, family, newest
from ecarte.games import GAMES
from ecarte.record import Deal, Play

# The first deal of docs/ecn.md, which North deals and South wins, and the second up to its turn-up.
SAID = "S:propose N:refuse"
FIRST_DEAL = f"""1. N
S<AsJhQdQc7c N<QsTsAh8h7h ^7d
{SAID}
S.7c N.Ts /S
S.Jh N.8h /S
S.As N.Qs /N
N.Ah S.Qd /S
S.Qc N.7h /S
=2-0 2-0
2. S
N<8sQhAh9c7c S<AsJhTh7h8d ^Ts
"""

Chosen = tuple[str, tuple[tuple[str, OptionValue], ...]]

_WORDY = ("revoke", "replay", "declare_suit", "doubling", "offer_point", "throw_in", "turned_king")


@st.composite
def options(draw: st.DrawFn, name: str = "ecarte", plain: bool = False, fresh: bool = False) -> Chosen:
    """Draw a preset and changes on top, each only where it has an effect.

    ``plain``: without options of écarté that need words of their own; ``fresh``: only those of new games.
    """
    game = GAMES[name]
    presets = [newest(game.presets, each) for each in families(game.presets)] if fresh else list(game.presets)
    preset = draw(st.sampled_from([each for each in presets if not (plain and family(each) in ("london", "casino"))]))
    changes: dict[str, OptionValue] = {}
    for option in game.options:
        if draw(st.booleans()) and not (plain and option.name in _WORDY):
            values = [
                each
                for each in (option.offered if fresh else option.values)
                if not (plain and each in ("own", "as-is"))
            ]
            changes[option.name] = draw(st.sampled_from(values))
    for option in game.options:
        if changes.get(option.name, option.default) != option.default:
            changes |= wanted_by(option, {**game.presets[preset], **changes})
    for option in game.options:  # undo what the changes leave without an effect
        chosen = {**game.presets[preset], **changes}
        if chosen.get(option.name, option.default) != option.default and wanted_by(option, chosen):
            changes[option.name] = option.default
    return preset, tuple(changes.items())


def wanted_by(option: Option, chosen: dict[str, OptionValue]) -> dict[str, OptionValue]:
    """Return the other changes an option needs to have an effect."""
    return {name: values[0] for name, values in option.needs.items() if chosen.get(name) not in values}


def started(chosen: Chosen, number: int, name: str = "ecarte", **tags: str) -> Play:
    """Return a new game; everything else about it follows from the number."""
    rng = Random(number)
    seed = rng.randbytes(32).hex()
    settled = GAMES[name].resolve(chosen[0], dict(chosen[1]))
    dealer = rng.choice([*settled.seats, "cut"])
    return record.new(name, chosen[0], dict(chosen[1]), tags, seed, dealer, exact=True)


def course(play: Play, number: int, most: int) -> Iterator[Play]:
    """Yield the game now, and after each of up to ``most`` further random decisions.

    Games differ in temper: in some nearly every proposal is made and accepted, so that stocks run out.
    """
    rng = Random(number)
    eager = rng.choice([0.3, 0.6, 0.95])
    yield play
    for _ in range(most):
        what: Event | Head | None = decision(play, rng, eager) or play.record.game.deal.next_head(play.state)
        if what is None:
            return
        play = record.advance(play, what)
        yield play


def carried_on(play: Play, number: int, most: int) -> Play:
    """Return the last game of that course."""
    *_, last = course(play, number, most)
    return last


def decision(play: Play, rng: Random, eager: float) -> Event | None:
    """Return what one of the players does next; None when the deal is over."""
    game = play.record.game
    seat = game.rules.turn(play.state)
    if seat is None:
        return None
    if game.name == "ecarte" and not play.state.options.is_plain:
        may = sorted((event for each in "SN" for event in game.rules.legal(play.state, each)), key=str)
        return rng.choices(may, [inclination(str(event), eager) for event in may])[0]
    for other in play.state.options.seats:
        aside = game.rules.legal(play.state, other) if other != seat else ()
        if aside and rng.random() < 0.5:  # a king marked, a declaration shown out of turn
            return rng.choice(aside)
    return _inclined(game.rules.legal(play.state, seat), rng, eager)


# How readily a word of écarté is said or played, by the first entry that fits: less if it ends a deal or is unusual.
_INCLINED: list[tuple[str, float]] = [
    (r".:(concede|offer)", 0.15),
    (r".:double", 0.4),
    (r".:claim", 3),
    (r".*~revoke", 2),
    (r".*~false", 2),
    (r".*~back", 0.4),
    (r".*~turn", 0.1),
    (r"&claim.*", 1.5),
    (r"&unmark.*", 0.3),
    (r".-.*", 0.1),
]


def inclination(word: str, eager: float = 0.6) -> float:
    """Return how readily a word of écarté is said or played by players who try everything the rules name."""
    if re.fullmatch(r".:(propose(:\d)?|accept(:if)?)", word):
        return 2 * eager
    return next((weight for pattern, weight in _INCLINED if re.fullmatch(pattern, word)), 1)


def _inclined(legal: Sequence[Event], rng: Random, eager: float) -> Event:
    if any(event.verb in ("propose", "accept", "take") for event in legal):
        wanted = [event for event in legal if (event.verb in ("propose", "accept", "take")) is (rng.random() < eager)]
        return rng.choice(wanted or list(legal))
    if any(event.do == "discard" for event in legal):  # every number is equally likely, not every choice of cards
        size = rng.choice(sorted({len(event.cards) for event in legal}))
        return rng.choice([event for event in legal if len(event.cards) == size])
    spoken = [event for event in legal if event.call or (event.do == "say" and event.verb != "pass")]
    return rng.choice(spoken if spoken and rng.random() < eager else list(legal))


@dataclass(frozen=True)
class Game:
    """A random game, represented by the numbers it follows from, which a failing property prints."""

    chosen: Chosen
    number: int
    most: int
    name: str = "ecarte"

    @property
    def course(self) -> list[Play]:
        """The game after each decision."""
        return list(course(started(self.chosen, self.number, self.name), self.number + 1, self.most))

    @property
    def play(self) -> Play:
        """The game somewhere in its course or at its end."""
        return carried_on(started(self.chosen, self.number, self.name), self.number + 1, self.most - self.number % 10)


def games(most: int = 60, name: str = "ecarte", plain: bool = False) -> st.SearchStrategy[Game]:
    """Return games under any options, of at most ``most`` decisions."""
    return st.builds(Game, options(name, plain), st.integers(0, 2**32 - 1), st.just(most), st.just(name))


def any_games(most: int = 60) -> st.SearchStrategy[Game]:
    """Return games of every kind."""
    return st.sampled_from(list(GAMES)).flatmap(lambda name: games(most, name))


def known_to(deal: Deal, seat: str) -> set[str]:
    """Return the cards whose place a seat knows: its own at any time, the turn-up, cards played, shown or named."""
    events = [entry.event for entry in deal.entries]
    known = {
        card
        for event in events
        if event.seat == seat or event.do in ("turn", "play") or (event.do == "deal" and event.verb)  # laid open (B32)
        for card in event.cards
    }
    for event in events:
        if event.verb == "show":
            known |= set(parse_cards(event.args[0]))
        elif event.args[:1] == ("carre",):
            known |= {event.args[1] + suit for suit in SUITS}
        elif event.call:
            known |= {rank + event.cards[0][1] for rank in "KQ"}
    return known
