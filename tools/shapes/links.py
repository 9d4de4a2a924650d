"""What the page can tell of a link before the engine is there: the form of g1, and the first position of each preset.

The engine itself answers how a game stands once its first cards are dealt; here only the cards are taken out, which the
page then fills in (web/src/engine/links/).
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

from ecarte import record
from ecarte.core import fair
from ecarte.core.contract import Game
from ecarte.games import GAMES
from ecarte.notation import ecn
from ecarte.notation.link import packed, packing
from ecarte.record import SEAT_TAGS
from ecarte.requests.web import respond

HEAD = """\
// How links are written, and how a game of each preset stands once its first cards are dealt, without the cards.
// Made by `make types` from py/ecarte/notation/link/ and the engine's answers: what is to be different is declared
// there.
// biome-ignore-all format: one line for each table
import type { Forms } from "./form.ts";

"""
RANKS = "KQJAT987"
Json = dict[str, Any]


def write() -> str:
    """Return `web/src/engine/links/forms.ts`."""
    text = {
        "symbols": packing.SYMBOLS,
        "sizes": packing.SIZES,
        "usual": packed.USUAL_TAGS,
        "known": packed.NUMBERED_TAGS,
        "seatTags": SEAT_TAGS,
    }
    games = {name: _game(GAMES[name]) for name in GAMES}
    lines = [f"  {name}: {_short(value)},\n" for name, value in text.items()]
    lines.append("  games: [\n")
    for name, game in games.items():
        presets = game.pop("presets")
        lines.append(f"    {{ name: {_short(name)}, ...{_short(game)}, presets: [\n")
        lines += [f"      {_short(preset)},\n" for preset in presets]
        lines.append("    ] },\n")
    lines.append("  ],\n")
    return f"{HEAD}export const forms: Forms = {{\n{''.join(lines)}}};\n"


def _short(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _game(game: Game) -> Json:
    if not _turns_up(game, next(iter(game.presets))):  # its first position waits for the engine
        return {"cut": game.cut is not None, "canDraw": game.can_draw, "view": {}, "presets": []}
    presets = [_preset(game, preset) if _turns_up(game, preset) else _waiting(game, preset) for preset in game.presets]
    base = presets[0]["view"]
    for preset in presets:
        preset["view"] = _changes(base, preset["view"] or base)
    return {"cut": game.cut is not None, "canDraw": game.can_draw, "view": base, "presets": presets}


def _waiting(game: Game, preset: str) -> Json:
    """Return a preset whose first position waits for the engine."""
    return {"name": preset, "order": game.resolve(preset, {}).order, "view": {}, "dealers": {}}


def _turns_up(game: Game, preset: str) -> bool:
    """Return whether a card is turned up in the first deal of a game."""
    dealer = game.resolve(preset, {}).seats[0]
    (deal,) = record.new(game.name, preset, {}, {}, seed=_seed(0), dealer=dealer).record.deals
    return any(entry.event.do == "turn" for entry in deal.entries)


def _preset(game: Game, preset: str) -> Json:
    options = game.resolve(preset, {})
    dealers = {dealer: _dealt(game, preset, dealer) for dealer in options.seats}
    base = dealers[options.seats[0]]["view"]
    for dealt in dealers.values():
        dealt["view"] = _changes(base, dealt["view"])
    return {"name": preset, "order": options.order, "view": base, "dealers": dealers}


def _dealt(game: Game, preset: str, dealer: str) -> Json:
    """Return the first position after a dealer's deal, and what is different for one seat's view or a turned rank."""
    by_rank = {rank: _position(game, preset, dealer, seed) for rank, seed in _turning(game, preset, dealer)}
    usual = by_rank["7"]
    ranks = {
        rank: {"view": _changes(usual["view"], each["view"]), "follows": each["follows"]}
        for rank, each in by_rank.items()
        if (each["view"], each["follows"]) != (usual["view"], usual["follows"])
    }
    seed = dict(_turning(game, preset, dealer))["7"]
    looks = {
        seat: _changes(usual["view"], _position(game, preset, dealer, seed, seat)["view"])
        for seat in game.resolve(preset, {}).seats
    }
    return {"given": usual["given"], "view": usual["view"], "looks": looks, "ranks": ranks}


def _turning(game: Game, preset: str, dealer: str) -> Iterator[tuple[str, str]]:
    """Yield for each rank a seed with which it is turned up."""
    left = set(RANKS)
    number = 0
    place = sum(len(places) for *_, places in _position(game, preset, dealer, _seed(0))["given"]) - 1
    while left:
        seed = _seed(number)
        rank = fair.pack(bytes.fromhex(seed), 1)[place][0]
        if rank in left:
            left.remove(rank)
            yield rank, seed
        number += 1


def _seed(number: int) -> str:
    return hashlib.sha256(f"position {number}".encode()).hexdigest()


def _position(game: Game, preset: str, dealer: str, seed: str, seat: str | None = None) -> Json:
    """Return the position after the first cards, without them: their places in the pack, the view, what follows."""
    text = ecn.dumps(record.new(game.name, preset, {}, {}, seed=seed, dealer=dealer))
    text = re.sub(r"(?m)^\[Rules .*$", f'[Rules "{preset}"]', text)  # new games have the preset's latest version
    (deal,) = _ask(do="replay", record=text, seat=seat)["replay"]["deals"]
    events = deal["events"]
    last = next(at for at, event in enumerate(events) if event["entry"]["do"] == "turn")
    moment = events[last]["at"]
    view = _ask(do="views", record=text, seat=seat, at=[moment])["views"][moment]
    if view["trump"] is not None:
        assert view["trump"] == view["turned"][1]
        view["trump"] = "turned"
    view["hand"], view["turned"] = [], None
    view.pop("open", None)
    pack = fair.pack(bytes.fromhex(seed), 1)
    open_events = _ask(do="replay", record=text, seat=None)["replay"]["deals"][0]["events"]
    entries = [event["entry"] for event in open_events[: last + 1]]
    given = [
        [entry["do"], entry.get("seat", ""), [pack.index(card) for card in entry.get("cards", [entry.get("card")])]]
        for entry in entries
    ]
    for _, _, places in given:
        places.sort()
    return {"given": given, "view": view, "follows": events[last]["follows"]}


def _ask(**request: Any) -> Json:
    answer: Json = json.loads(respond(json.dumps(request)))
    return answer


def _changes(before: Mapping[str, Any], after: Mapping[str, Any]) -> Json:
    """Return the fields of `after` whose values differ from those of `before`."""
    return {name: value for name, value in after.items() if name not in before or before[name] != value}
