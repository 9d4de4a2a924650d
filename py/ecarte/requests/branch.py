"""Other ways a deal might have gone, played out.

A branch is a game of its own (tag Branch) that leaves another at a moment and is played to the end of that deal. What
was played in it can be put back into the game it left, as a variation.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ecarte import record
from ecarte.core import fair
from ecarte.core.cards import Card
from ecarte.core.game import Event, Problem, RuleError, Seat
from ecarte.record import MATCH_TAGS, Deal, Entry, Play, Record, tree
from ecarte.record.lines import Line, line_of, read_moment
from ecarte.requests import computer

# Tags that would be wrong in a branch: it has its own pack and end, and belongs to no match.
_LEFT = (
    *("Seed", "Commit", "Cuts", "Result", "Digest", "Help", "Resigned", "Challenge", "Branch", "Pack", "Computer"),
    *("Shuffle", "Signed"),
)


def branch(play: Play, at: str, players: Mapping[Seat, str], seed: bytes) -> Play:
    """Return the game as it stood at a moment, to be played to the end of the deal; ``players`` are the computer's.

    In its pack, cards dealt in this line or the one it left keep their places. The others follow in the order of the
    game's own pack or, where that is unknown, of the seed's for this deal (`ecarte.core.fair.pack`).
    """
    moment = read_moment(at)
    line, number = line_of(play, moment), moment.own
    written, game = play.record, play.record.game
    if written.view:
        raise RuleError(Problem("E-view-play", None, {}))
    if line.supposed:
        raise RuleError(Problem("E-branch-supposed", None, {}))
    if game.score.tally(line.after(number)) is not None:
        raise RuleError(Problem("E-branch-over", None, {}))
    if number == len(line.entries) and not moment.path and not _ended(play):
        raise RuleError(Problem("E-branch-end", None, {}))
    deal = written.deals[line.deal]
    shuffled = fair.pack(seed, deal.head.number, deal.head.attempt)
    known = record.pack_of(written, deal, line.state) or game.deal.stack(line.state, shuffled)
    tags = [tag for tag in written.tags if tag[0] not in _LEFT and tag[0] not in MATCH_TAGS]
    tags += [("Branch", str(moment)), ("Pack", "".join(_pack(line, known, play)))]
    if players:
        tags.append(("Computer", computer.format_players(players)))
    entries = (*line.before, *line.entries[:number])
    deals = (*written.deals[: line.deal], Deal(deal.head, entries))
    return record.fold(Record(tuple(tags), tuple(map(_bare, deals))))


def _ended(play: Play) -> bool:
    """Return whether the game itself is over."""
    return record.over(play) or record.result(play) == record.VOID


def _bare(deal: Deal) -> Deal:
    """Return a deal without its notes, which may speak of later events."""
    return Deal(deal.head, tuple(Entry(entry.event) for entry in deal.entries))


def _pack(line: Line, order: Sequence[Card], play: Play) -> list[Card]:
    """Return the pack of a deal: cards dealt in the line keep their places, the others follow in the order given."""
    game = play.record.game
    places: dict[int, Card] = {}
    given: Line | None = line
    while given is not None:
        for step in given.steps:
            assert isinstance(step.what, Event)
            if game.deal.given(step.before) is None:
                continue
            pack = _filled(places, order)  # shows the places: one may follow from that of another card
            table = game.deal.due(step.before, pack)
            assert table
            where = sorted(map(pack.index, table.cards))
            if len(where) != len(step.what.cards):  # misdealt at a real table: no pack deals that
                raise RuleError(Problem("E-branch-misdealt", None, {}))
            cards = [order[place] for place in where]
            if sorted(cards) != sorted(step.what.cards):  # else keep the order of the pack
                cards = list(step.what.cards)
            for card, place in zip(cards, where, strict=True):
                if place not in places and card not in places.values():
                    places[place] = card
        given = given.left
    return _filled(places, order)


def _filled(places: Mapping[int, Card], order: Sequence[Card]) -> list[Card]:
    """Return a pack with some cards in their places, and the others in the order given."""
    rest = (card for card in order if card not in places.values())
    return [places[place] if place in places else next(rest) for place in range(len(order))]


def graft(play: Play, other: Play) -> tuple[Play, str]:
    """Return the game with the events of its branch as a variation, and the moment of the first of them.

    Where the branch follows the game, or one of its variations, nothing is written twice.
    """
    moment = other.record.branch
    if moment is None or not other.record.deals or not play.record.has(moment):
        raise RuleError(Problem("E-graft-other", None, {}))
    line, taken = line_of(play, moment), other.record.taken
    events = [entry.event for entry in other.record.deals[-1].entries]
    before = [entry.event for entry in (*line.before, *line.entries[: moment.own])]
    if other.record.deals[-1].head != play.record.deals[line.deal].head or events[:taken] != before:
        raise RuleError(Problem("E-graft-other", None, {}))
    return tree.grow(play, moment, tuple(Entry(event) for event in events[taken:]))
