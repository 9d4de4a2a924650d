"""Playing a game: beginning it, adding events, taking decisions back, resigning; other names and tags for it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence, Set
from dataclasses import replace
from typing import Any

from ecarte.core import asked, fair
from ecarte.core import cut as cutting
from ecarte.core.cards import Card
from ecarte.core.contract import Game
from ecarte.core.game import Event, Head, OptionValue, Problem, RuleError, Seat
from ecarte.core.options import today
from ecarte.core.titles import Parts
from ecarte.games import GAMES
from ecarte.record.outcome import over
from ecarte.record.play import Play, Step, open_deal
from ecarte.record.tags import SEAT_TAGS, VERSION, format_cut, given_tags, nfc, option_tags, plain
from ecarte.record.written import NO_NOTE, Deal, Entry, Note, Record

_CHIPS = ("Stake", "Pot", "Purse", "Bet")  # tags of a match: chips are at stake unless all are 0
TAKEBACK: Mapping[str, bool] = Parts("takeback")
"""Whether a player may take a decision back, by the game's name."""


def new(
    game: str,
    preset: str,
    changes: Mapping[str, OptionValue],
    tags: Mapping[str, str],
    seed: str,
    dealer: Seat,
    cut: str | None = None,
    *,
    exact: bool = False,
) -> Play:
    """Return a new game with its first deal dealt.

    A plain preset name means its newest version. With ``exact`` it means the preset of that very name, for a game
    that continues with the rules of an earlier one.

    ``dealer`` is the seat that deals first, or "cut" to cut for it (E3, B4); ``seed`` is 64 hex digits; ``cut`` the
    words that a player cuts the first deal with (`ecarte.core.cut.normalize`).

    Raises RuleError for an unknown game, preset or option, and for a malformed tag or seed; TypeError for arguments of
    other kinds.
    """
    for wanted, value in (("game", game), ("preset", preset), ("seed", seed), ("dealer", dealer)):
        asked.text(wanted, value)
    if cut is not None:
        asked.text("cut", cut)
    asked.mapping("changes", changes)
    asked.texts("tags", tags)
    if game not in GAMES:
        raise RuleError(Problem("E-game", None, {"game": game, "allowed": ", ".join(GAMES)}))
    chosen = GAMES[game]
    if not exact:
        preset, changes = today(chosen, preset, changes)
    settled = chosen.resolve(preset, changes)
    written = [("ECN", VERSION), ("Game", game), ("Rules", preset), *given_tags(tags), ("Seed", seed.lower())]
    record = Record((*written, *option_tags(chosen, settled)))
    if record.seed is None:
        raise RuleError(Problem("E-seed-form", None, {"seed": seed[:80]}))
    record = record.with_tag("Commit", fair.commitment(record.seed))
    if dealer == "cut" and chosen.cut is None:
        dealer = settled.seats[0]
    if dealer == "cut" and chosen.cut is not None:
        drawn, dealer = chosen.cut.draw(settled, fair.pack(record.seed, 0))
        record = record.with_tag(chosen.cut.tag, format_cut(drawn))
    elif dealer not in settled.seats:
        raise RuleError(Problem("E-seat", chosen.rule_ids["deals"], {"seat": dealer}))
    begun = Play(record, chosen.rules.start(settled, dealer))
    head = chosen.deal.next_head(begun.state)
    assert head is not None
    return advance(begun, head, cut)


def advance(play: Play, what: Event | Head, cut: str | None = None) -> Play:
    """Return the record with one more event, and with all automatic events that follow from it.

    ``cut`` are the words that a player cuts the pack of a new deal with. Raises RuleError when the event or the cut
    is refused.
    """
    if play.record.resigned:
        raise RuleError(Problem("E-game-over", None, {}))
    return settle(add(play, what, cut))


def no_cut(written: Record) -> Problem | None:
    """Return why the packs of a game are not cut, or None where they may be: others play with the same cards."""
    if written.tag("Challenge"):
        return Problem("E-cut-challenge", None, {})
    return Problem("E-cut-daily", None, {}) if written.daily else None


def cut_kept(record: Record, number: int) -> str | None:
    """Return the cut words that the next opening of a deal must use, "" for none, or None when it is free.

    A deal that has been opened keeps its cut, in further attempts and after it was taken back.
    """
    last = next((deal for deal in record.deals if deal.head.number == number), None)
    return last.note.value("cut") if last else record.cuts.get(number)


def settle(play: Play) -> Play:
    """Return the record after all automatic events that are due now: cards dealt, kings marked automatically.

    Cards come from the seed's pack. Without a seed the record stops where cards are due.
    """
    if not play.record.deals or play.record.resigned:
        return play
    game, pack = play.record.game, pack_of(play.record, play.record.deals[-1], play.state)
    while (event := game.deal.due(play.state, pack)) is not None:
        play = add(play, event)
    return play


def pack_of(record: Record, deal: Deal, state: Any) -> Sequence[Card]:
    """Return the pack of a deal, from the seed or, in a branch, from the record; empty when it is unknown.

    ``state`` is any state of the deal before it is scored.
    """
    seed = record.seed
    if seed is not None:
        shuffled = fair.pack(seed, deal.head.number, deal.head.attempt, deal.note.value("cut"))
        return record.game.deal.stack(state, shuffled)
    moment = record.branch
    return record.pack if moment and moment.deal == deal.head.number and moment.attempt == deal.head.attempt else ()


def add(play: Play, what: Event | Head, cut: str | None = None) -> Play:
    """Return the record with one more event and nothing that follows from it; raises RuleError when it is refused."""
    game, record, deals = play.record.game, play.record, play.record.deals
    if isinstance(what, Head):
        after = open_deal(game, play.state, what)
        words = cutting.words_for(what.number, cut, cut_kept(record, what.number), barred=no_cut(record))
        deals = (*deals, Deal(what, note=Note(values=(("cut", words),)) if words else NO_NOTE))
        step = Step(what.number, 0, what, play.state, after)
        if what.number in record.cuts:  # from now on it is stored with the deal
            kept = {number: words for number, words in record.cuts.items() if number != what.number}
            record = _with_cuts(record, kept)
    else:
        after = game.rules.play(play.state, what)
        last = replace(deals[-1], entries=(*deals[-1].entries, Entry(what)))
        deals = (*deals[:-1], last)
        step = Step(last.head.number, len(last.entries), what, play.state, after)
    return Play(replace(record, deals=deals), after, (*play.steps, step))


def _with_cuts(record: Record, cuts: Mapping[int, str]) -> Record:
    if cuts:
        return record.with_tag(cutting.TAG, cutting.format_kept(cuts))
    return replace(record, tags=tuple(tag for tag in record.tags if tag[0] != cutting.TAG))


def back(play: Play, seat: Seat) -> Play | None:
    """Return the game before the seat's last decision, or None when it has made none.

    Automatic events (deals, draws, automatic marks) are not decisions. Deals that are taken back keep their cut
    (`cut_kept`).
    """
    game, first = play.record.game, 0
    if play.record.branch and play.steps:  # events copied from another game were not decided in this one
        first = len(play.steps) - len(play.record.deals[-1].entries) + play.record.taken
    for at in range(len(play.steps) - 1, first - 1, -1):
        step = play.steps[at]
        if not isinstance(step.what, Event) or game.deal.due(step.before, ()) == step.what:
            continue
        if _decided(game, step, step.what, seat):
            kept = play.steps[:at]
            deals = list(play.record.deals)[: sum(isinstance(each.what, Head) for each in kept)]
            deals[-1] = replace(deals[-1], entries=deals[-1].entries[: step.number - 1])
            tags = tuple(tag for tag in play.record.tags if tag[0] != "Resigned")
            gone = {deal.head.number: deal.note.value("cut") for deal in play.record.deals[len(deals) :]}
            gone.pop(deals[-1].head.number, None)  # a further attempt at the deal that stays
            record = Record(tags, tuple(deals))
            if gone:
                record = _with_cuts(record, {**record.cuts, **gone})
            return Play(record, step.before, kept)
    return None


def no_back(written: Record) -> Problem | None:
    """Return why decisions are final in this game, or None where they may be taken back.

    They are final in a game that offers no taking back; in the daily deal and in challenges; where chips are at stake
    (E33); and where irregularities are punished (E26), because there the laws say how a wrong card is taken back. In a
    what-if game of any other they never are.
    """
    if not TAKEBACK[written.game.name]:
        return Problem("E-back-never", None, {})
    if written.tag("Branch"):
        return None
    if written.daily:
        return Problem("E-back-daily", None, {})
    if written.tag("Challenge"):
        return Problem("E-back-challenge", None, {})
    if any(written.tag(name) not in ("", "0") for name in _CHIPS):
        return Problem("E-back-chips", "E33", {})
    rule = written.options().punished
    return Problem("E-back-punished", rule, {}) if rule else None


def _decided(game: Game, step: Step, what: Event, seat: Seat) -> bool:
    """Return whether the seat made that decision, in turn or out of it; cards it was dealt are no decision."""
    if what.do in ("deal", "turn", "draw") or what.verb == "advise":
        return False
    return what.actor == seat or (what.verb == "ruling" and game.rules.turn(step.before) == seat)


def resign(play: Play, seat: Seat) -> Play:
    """Return the game resigned by a seat: this sets a tag and leaves the score as it is."""
    if over(play):
        raise RuleError(Problem("E-game-over", None, {}))
    if seat not in play.record.seats:
        raise RuleError(Problem("E-seat", None, {"seat": seat}))
    return play.with_record(play.record.with_tag("Resigned", seat))


_NAMING = ("Out", "Draw", "Bet", "Purse")  # tags of a match that name people
_NAME_LENGTH = 40  # the most characters of such a name (`ecarte.match.header`)


def tagged(play: Play, tags: Mapping[str, str]) -> Play:
    """Return the game with tags that say who plays, when and where; raises RuleError for other tags."""
    written = play.record
    for name, value in given_tags(tags):
        written = written.with_tag(name, value)
    return play.with_record(written)


def named(play: Play, names: Mapping[Seat, str]) -> Play:
    """Return the game with other names for some seats.

    The tags of a match identify people by name: there a name is a single word, and unique.
    """
    written = play.record
    is_of_match = bool(written.tag("Match"))
    listed = {word.partition(":")[0] for tag in _NAMING for word in written.tag(tag).split(" ")}
    taken = listed | {written.tag(SEAT_TAGS[seat]) for seat in written.seats} | set(SEAT_TAGS)
    seated: dict[str, str] = {}
    renamed: dict[str, str] = {}
    for seat in written.seats:
        old, name = written.tag(SEAT_TAGS[seat]), nfc(plain(names.get(seat, "")))
        if is_of_match:
            name = _one_word(name, taken - {old})
        if old and name:
            taken.add(name)
            seated[SEAT_TAGS[seat]] = renamed[old] = name
    written = tagged(play, seated).record
    for tag in _NAMING if is_of_match else ():
        words = (part.partition(":") for part in written.tag(tag).split(" "))
        value = " ".join("".join((renamed.get(first, first), sign, rest)) for first, sign, rest in words)
        if value:
            written = written.with_tag(tag, value)
    return play.with_record(written)


def _one_word(name: str, taken: Set[str]) -> str:
    """Return a name in the form the tags of a match can hold, with a number added when it is taken."""
    word = "-".join(re.split(r"[\s:{}()]+", name)).strip("-")[:_NAME_LENGTH]
    numbered = (f"{word[: _NAME_LENGTH - 3]}-{number}" for number in range(2, 100))
    return next(each for each in (word, *numbered) if not word or each not in taken)
