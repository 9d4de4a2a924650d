"""Proof of a fair deal: every pack is recomputed from the seed, and every card that was dealt is compared with it.

The commitment, shown before the first deal, is the hash of the seed; the seed is revealed when the game is over. A
record is proved when the two match, and when the pack of each deal (`ecarte.core.fair`: from the seed, the deal, the
attempt and the words of the cut) yields exactly the cards that were dealt, turned up and drawn, and those drawn for
the first deal. `verify` also compares the commitment with one noted before the game.

A game that friends played without a dealer holds the seeds of all players for each deal instead, and their signatures
(`ecarte.friend.proof`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from ecarte import record
from ecarte.core import fair
from ecarte.core.cards import Card
from ecarte.core.game import Event, Head, Problem, RuleError
from ecarte.friend import proof
from ecarte.friend.ristretto import Integers
from ecarte.match import header
from ecarte.notation.ecn import Reading
from ecarte.record import Deal, Play, Record, Step, format_cut

if TYPE_CHECKING:
    from ecarte.types import answer as declared

COVERED = frozenset(("E-seed", "E-commit", "E-cut", "E-match-draw"))
"""The errors of a reader that `verify` reports in more detail."""
_GIVEN = ("deal", "turn", "draw")
_NAMED = 8  # the most cards of a deal that a sentence names


@dataclass(frozen=True, slots=True)
class Dealt:
    """The findings about one deal."""

    head: Head
    cut: str
    cards: int  # how many were compared
    problems: tuple[Problem, ...]


@dataclass(frozen=True, slots=True)
class Proof:
    """The findings about a record. ``problems`` are everything that prevents its proof."""

    commitment: str  # as written in the record
    seed: str  # of the record; "" when it is absent
    deals: tuple[Dealt, ...]
    problems: tuple[Problem, ...]
    prepared: int | None = None  # the number of the prepared first deal, whose seed is public
    daily: str = ""  # the day whose daily deal it is, "2026-11-23": its seed is public
    signed: tuple[proof.Signer, ...] = ()  # the players who shuffled, if all of them signed it

    @property
    def proved(self) -> bool:
        """Return whether the record is proved."""
        return not self.problems

    @property
    def cards(self) -> int:
        """Return how many cards were compared."""
        return sum(deal.cards for deal in self.deals)


def verify(play: Play, commitment: str = "") -> Proof:
    """Return what the seed of a record proves; ``commitment`` is the one noted before the first deal, if any."""
    written = play.record
    if written.tag(proof.SHUFFLE) and not written.view:
        return _shuffled(play)
    problems: list[Problem] = [*_promise(written, commitment)]
    deals: tuple[Dealt, ...] = ()
    seed = _seed(written)
    if seed is not None and not written.view and not written.branch:
        problems += _drawn(written, seed)
        deals = tuple(_deals(play))
        problems += [problem for deal in deals for problem in deal.problems]
        if not deals:
            problems.append(Problem("E-verify-empty", None, {}))
    prepared = None if seed is None else fair.prepared(fair.commitment(seed))
    daily = None if seed is None else written.daily
    day = daily.day if daily else ""
    return Proof(written.tag("Commit"), written.tag("Seed"), deals, tuple(problems), prepared, day)


def _shuffled(play: Play) -> Proof:
    """Return what the seeds of all players prove, and their signatures."""
    written = play.record
    text = written.tag(proof.SHUFFLE)
    try:
        seeds = proof.parse_seeds(text, len(proof.people_of(written)))
    except ValueError:
        problem = Problem("E-tag-value", None, {"tag": proof.SHUFFLE, "value": text[:80]})
        return Proof("", "", (), (problem,))
    problems = [*proof.unsigned(Integers(), written)]
    signed = () if problems else proof.signers(written)
    if written.game.cut is not None and (cut := written.tag(written.game.cut.tag)):
        pack = proof.pack_of(seeds, written.seats, 0, 1, "")
        problems += _wrong_cut(written, cut, pack)
    if names := _drawing(written):
        problems += _wrong_draw(written, names, proof.pool_pack(seeds, written, names))
    deals = tuple(_deals(play, seeds))
    problems += [problem for deal in deals for problem in deal.problems]
    if not deals:
        problems.append(Problem("E-verify-empty", None, {}))
    return Proof("", "", deals, tuple(problems), signed=signed)


def _wrong_cut(written: Record, cut: str, pack: Sequence[Card]) -> Iterator[Problem]:
    """Check the cards drawn for the deal against the pack of deal 0 (E3, B4)."""
    game = written.game
    assert game.cut is not None
    expected = format_cut(game.cut.draw(written.options(), pack)[0]) if pack else ""
    if cut != expected:
        yield Problem("E-verify-cut", game.rule_ids["deals"], {"found": cut[:80], "expected": expected})


def verified(reading: Reading, commitment: str = "") -> Proof | None:
    """Return the proof of a record that was read, with its other errors; None when nothing could be read."""
    if reading.play is None:
        return None
    proof = verify(reading.play, commitment)
    other = tuple(problem for problem in reading.problems if problem.severe and problem.code not in COVERED)
    return replace(proof, problems=proof.problems + other)


def _seed(written: Record) -> bytes | None:
    try:
        return written.seed
    except RuleError:
        return None


def _promise(written: Record, noted: str) -> Iterator[Problem]:
    """Check that the record has a seed, and that the commitment is its hash."""
    seed, commitment = _seed(written), written.tag("Commit")
    if written.view:
        yield Problem("E-verify-view", None, {"seat": written.view})
    elif written.branch:
        yield Problem("E-verify-branch", None, {})
    elif written.without_cards:
        yield Problem("E-verify-cards-none", None, {})
    elif seed is None:
        yield Problem("E-verify-seed", None, {})
    elif not commitment:
        yield Problem("E-verify-commit-missing", None, {})
    elif commitment != fair.commitment(seed):
        yield Problem("E-verify-commit", None, {"found": commitment[:80], "expected": fair.commitment(seed)})
    if noted and noted.removeprefix("sha256:").lower() != commitment.removeprefix("sha256:"):
        yield Problem("E-verify-noted", None, {"found": commitment[:80], "expected": noted[:80]})


def _drawn(written: Record, seed: bytes) -> Iterator[Problem]:
    """Check the cards drawn for the deal (E3, B4), and for who waits in a pool (E31)."""
    game = written.game
    cut = written.tag(game.cut.tag) if game.cut else ""
    if cut:
        yield from _wrong_cut(written, cut, fair.pack(seed, 0))
    if names := _drawing(written):
        yield from _wrong_draw(written, names, header.pool_pack(seed))


def _drawing(written: Record) -> tuple[str, ...]:
    """Return who drew for the seats of a pool, in their order; nobody where the record does not say."""
    cut, drawn = written.game.cut, written.tag("Draw")
    if not drawn or (cut is not None and cut.tag == "Draw"):
        return ()
    return tuple(part.partition(":")[0] for part in drawn.split(" "))


def _wrong_draw(written: Record, names: tuple[str, ...], pack: Sequence[Card]) -> Iterator[Problem]:
    """Check the cards that the players of a pool drew (E31) against their pack."""
    drawn, order = written.tag("Draw"), written.options().order
    right = format_cut(header.draw(pack, order, names)) if pack and len(names) == header.IN_POOL else ""
    if drawn != right:
        yield Problem("E-verify-draw", None, {"found": drawn[:80], "expected": right[:80]})


def _deals(play: Play, seeds: proof.Seeds | None = None) -> Iterator[Dealt]:
    """Return the findings about each deal, as far as it could be read; ``seeds`` are those of players who shuffled."""
    deals = {(deal.head.number, deal.head.attempt): deal for deal in play.record.deals}
    steps: list[Step] = []
    for step in (*play.steps, None):
        if steps and (step is None or isinstance(step.what, Head)):
            head = steps[0].what
            assert isinstance(head, Head)
            deal = deals[head.number, head.attempt]
            if seeds is None:
                pack = record.pack_of(play.record, deal, steps[0].after)
            else:
                pack = proof.pack_of(seeds, play.record.seats, head.number, head.attempt, head.dealer)
            yield _dealt(play.record, deal, deals.get((head.number, 1), deal), steps, pack)
            steps = []
        if step is not None:
            steps.append(step)


def _dealt(written: Record, deal: Deal, first: Deal, steps: Sequence[Step], pack: Sequence[Card]) -> Dealt:
    game, head, cut = written.game, deal.head, deal.note.value("cut")
    problems: list[Problem] = []
    if cut != first.note.value("cut"):
        recut = {"number": str(head), "found": cut, "expected": first.note.value("cut")}
        problems.append(Problem("E-verify-recut", None, recut, deal=head.number))
    compared, dealt, expected = 0, list[Card](), list[Card]()
    for step in steps[1:]:
        event = step.what
        if not isinstance(event, Event) or event.do not in _GIVEN:
            continue
        compared += len(event.cards)
        due = game.deal.due(step.before, pack) if pack else None
        given = due.cards if due is not None else ()
        dealt += [card for card in event.cards if card not in given]
        expected += [card for card in given if card not in event.cards]
    if len(pack) == 0 and written.tag(proof.SHUFFLE):
        if compared:
            problems.append(Problem("E-verify-shuffle", None, {"number": head.number}, deal=head.number))
    elif len(pack) == 0:
        problems.append(Problem("E-verify-pack", None, {"number": head.number}, deal=head.number))
    elif dealt or expected:
        cards = {"found": " ".join(dealt[:_NAMED]), "expected": " ".join(expected[:_NAMED])}
        more = max(len(dealt), len(expected)) - _NAMED
        data: dict[str, str | int] = {"number": head.number, "more": max(more, 0), **cards}
        problems.append(Problem("E-verify-cards", game.rule_ids["given"], data, deal=head.number))
    return Dealt(head, cut, compared, tuple(problems))


def answer(play: Play) -> declared.Proof:
    """Return the answer for the page: the commitment at any time, the seed once the game is over."""
    written, over = play.record, record.over(play)
    proved = verify(play)
    head = written.game.deal.next_head(play.state)
    daily = written.daily
    proof: declared.Proof = {
        "commitment": proved.commitment,
        "prepared": written.prepared,
        "seed": proved.seed if over else None,
        "over": over,
        "proved": proved.proved,
        "cards": proved.cards,
        "deals": [
            {
                "number": each.head.number,
                "attempt": each.head.attempt,
                "cut": each.cut,
                "cards": each.cards,
                "proved": not each.problems,
            }
            for each in proved.deals
        ],
        "problems": [problem.to_json() for problem in proved.problems],
        # The cut words of the next deal if it was opened before; null: the player may choose them.
        "kept": record.cut_kept(written, head.number) if head and not over else None,
        "cuts": head is not None and not over and record.no_cut(written) is None and not written.branch,
    }
    if daily is not None:
        proof["daily"] = daily.day
    return proof
