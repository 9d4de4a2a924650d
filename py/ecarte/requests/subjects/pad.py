"""Requests of the score pad: a record without cards (`ecarte.record.written.NO_CARDS`), kept deal by deal.

`ecarte.requests.web` loads this module with the first of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ecarte.core.game import Problem, RuleError, Seat, parse_event
from ecarte.core.options import today
from ecarte.core.titles import Parts
from ecarte.games import GAMES
from ecarte.record import OWN, VERSION, Deal, Entry, Play, Record, open_deal, option_tags
from ecarte.record.tags import given_tags
from ecarte.record.written import NO_CARDS
from ecarte.requests import answers, check
from ecarte.requests.check import refused
from ecarte.requests.summary import summary

if TYPE_CHECKING:
    from ecarte.types import request as asked
    from ecarte.types.answer import Answer, Pad

PADS: Mapping[str, Any] = Parts("pad")
"""What the pad needs of each game that has one, by the game's name: `renew` and `worths`."""


def _begin(request: asked.PadBeginRequest) -> Answer:
    name = check.one_of(request["game"], PADS, "game")
    preset, changes = today(GAMES[name], request["preset"], request.get("options", {}))
    options = GAMES[name].resolve(preset, changes)
    given = given_tags(check.tags(request.get("tags", {})))
    tags = [("ECN", VERSION), ("Game", name), ("Rules", preset), *given, *option_tags(GAMES[name], options)]
    return _kept(Record((*tags, ("Cards", NO_CARDS))), request["dealer"], [])


def _pad(request: asked.PadRequest) -> Answer:
    written = answers.fold(request["record"]).record
    if not written.without_cards or written.view or written.game.name not in PADS:
        raise refused("record")
    deals = [deal.entries for deal in written.deals if deal.entries]
    dealer = written.deals[0].head.dealer if written.deals else written.seats[0]
    change = request.get("change")
    if change is not None:
        at, events = change["deal"] - 1, change.get("events")
        if at > len(deals) or (events is None and at == len(deals)):
            raise refused("deal")
        try:
            deals[at : at + 1] = [] if events is None else [tuple(Entry(parse_event(each)) for each in events)]
        except ValueError:
            raise refused("events") from None
    return _kept(written, request.get("dealer", dealer), deals)


def _kept(written: Record, dealer: Seat, deals: Sequence[tuple[Entry, ...]]) -> Answer:
    """Return the answer with these deals in turn, and the next one opened; raises RuleError with the deal."""
    game, pad = written.game, PADS[written.game.name]
    if dealer not in written.seats:
        raise RuleError(Problem("E-seat", game.rule_ids["deals"], {"seat": dealer}))
    state = game.rules.start(written.options(), dealer)
    renewed: list[Deal] = []
    for number, entries in enumerate((*deals, ()), 1):
        head = game.deal.next_head(state)
        if head is None and not entries and number > len(deals):
            break
        if head is None:
            raise RuleError(Problem("E-game-over", game.rule_ids["end"], {}, deal=number))
        state, kept = open_deal(game, state, head), list[Entry]()
        for entry in entries:
            event = pad.renew(state, entry.event)
            try:
                state = game.rules.play(state, event)
            except RuleError as error:
                raise RuleError(*(replace(each, deal=number) for each in error.problems)) from None
            kept.append(replace(entry, event=event))
        if entries and game.score.tally(state) is None:
            raise RuleError(Problem("E-count-due", game.rule_ids["score"], {}, deal=number))
        renewed.append(Deal(head, tuple(kept)))
    play, text = answers.written(Play(replace(written, deals=tuple(renewed))))
    return {"record": text, "summary": summary(play), "pad": _shown(play)}


def _shown(play: Play) -> Pad:
    """Return what the page shows: each deal with the view at its end, and the view now."""
    game, written = play.record.game, play.record
    ends = [step.after for step in play.steps if step.number and game.score.tally(step.after) is not None]
    deals = [deal for deal in written.deals if deal.entries]
    return {
        "deals": [
            {
                "dealer": deal.head.dealer,
                "events": [str(entry.event) for entry in deal.entries],
                "view": game.view.of(state, OWN).to_json(),
            }
            for deal, state in zip(deals, ends, strict=True)
        ],
        "view": game.view.of(play.state, OWN).to_json(),
        "worths": PADS[game.name].worths(written.options()),
    }


ANSWERS: Mapping[str, Callable[[Any], Answer]] = {"pad-begin": _begin, "pad": _pad}
