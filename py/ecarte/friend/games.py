"""How a game begins, goes on from deal to deal, ends, and is followed by the next of its match."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from ecarte import match, record
from ecarte.core.game import Seat
from ecarte.friend import course, deck, hashing, proof, signature
from ecarte.friend.table import NOBODY, Table
from ecarte.friend.terms import ALL, CUT, begin_match
from ecarte.match import header
from ecarte.record import SEAT_TAGS, Play, Record, format_cut


def begin(table: Table) -> Table:
    """Return the table at the start of the first game, its first deal not yet shuffled."""
    terms = table.agreed
    pack = deck.pack((table.cuts[player] for player in terms.seats), 0, 2) if terms.is_pool else ()
    tags, drawn = begin_match(terms, table.names, table.game, pack)
    if drawn:
        tags["Draw"] = format_cut(drawn)
    return _start(table, tags, terms.dealer, table.cuts)


def _start(table: Table, tags: Mapping[str, str], dealer: Seat, cuts: Mapping[Seat, bytes]) -> Table:
    """Return the table at the start of a game; with "cut" for the dealer, the seeds lead to one."""
    game, options, seats = table.rules, table.agreed.record.options(), table.agreed.record.seats
    if table.agreed.is_pool:
        player_of = {name: player for player, name in table.names.items()}
        table = replace(table, sitting={seat: player_of[tags[SEAT_TAGS[seat]]] for seat in seats})
    seeds: tuple[tuple[int, int, Mapping[Seat, bytes]], ...] = ()
    if dealer == CUT and game.cut is not None:
        drawn, dealer = game.cut.draw(options, deck.pack((cuts[player] for player in proof_order(table)), 0))
        tags = {**tags, game.cut.tag: format_cut(drawn)}
        seeds = ((0, 1, cuts),)
    written = table.agreed.record
    for name, value in tags.items():
        written = written.with_tag(name, value)
    view = table.view
    own = Play(written.with_tag("View", view), game.rules.start(options, dealer, view))
    full = Play(written, game.rules.start(options, dealer)) if table.agreed.opened == ALL else None
    public = game.rules.start(options, dealer, NOBODY)
    return _open_deal(replace(table, play=own, full=full, public=public, seeds=seeds, signed={}))


def proof_order(table: Table) -> tuple[Seat, ...]:
    """Return the players as the proof of the game in play orders them: by their seats, and who waits in a pool last."""
    seated = tuple(map(table.player_at, table.agreed.record.seats))
    return (*seated, *(player for player in table.agreed.seats if player not in seated))


def _open_deal(table: Table) -> Table:
    head = table.rules.deal.next_head(table.public)
    assert head is not None
    fresh = replace(
        table,
        play=record.add(table.playing, head),
        full=table.full and record.add(table.full, head),
        public=record.open_deal(table.rules, table.public, head),
        locked=course.locked(table, head.number, head.attempt, head.dealer),
        begun=(*table.begun, (table.place, head.number, head.attempt, 0)),
        fresh=None,
        before=None,
        first=None,
    )
    return replace(fresh, fresh=fresh)


def end_deal(table: Table, seeds: Mapping[Seat, bytes] | None) -> Table:
    """Return the table after everybody has opened the deal: the next is to be shuffled, or the game to be signed."""
    deal = table.deal
    if deal.spoilt:  # it was spoilt on this side: the other would have been named
        return replace(table, closed=True)
    if seeds is not None and deal.is_locked:
        table = replace(table, seeds=(*table.seeds, (deal.number, deal.attempt, seeds)))
    return table if table.is_over else _open_deal(table)


def result(table: Table) -> Record:
    """Return the record of a game that is over, without signatures: with all cards, or as everybody may know it."""
    if table.full is not None:
        return proof.with_proof(table.full.record, proof.format_seeds(table.seeds, proof_order(table)))
    redact = table.rules.view.redact
    deals = tuple(
        replace(deal, entries=tuple(replace(each, event=redact(each.event, NOBODY)) for each in deal.entries))
        for deal in table.playing.record.deals
    )
    return replace(table.playing.record, deals=deals)


def statement(table: Table) -> bytes:
    """Return what the players sign when the game is over."""
    return proof.statement(result(table), table.game, table.place)


def end_game(table: Table, seat: Seat, signed: bytes) -> Table:
    """Return the table with a player's signature; with the last one the next game of the match begins."""
    if not signature.is_signed(table.own.group, table.keys[seat], statement(table), signed):
        raise table.cheat("E-friend-sign", seat)
    table = replace(table, signed={**table.signed, seat: signed})
    if len(table.signed) < len(table.keys):
        return table
    finished = replace(table, finished=(*table.finished, _finished(table)))
    following = None if table.ended else _following(finished)
    if following is None:
        return replace(finished, closed=True)
    tags, dealer = following
    return _start(replace(finished, place=table.place + 1), tags, dealer, _next_cuts(table))


def _next_cuts(table: Table) -> Mapping[Seat, bytes]:
    """Return the seeds for the cut of the next game, from those that were opened last.

    Nobody could choose these: they were settled when the pack was locked, or promised for the cut before.
    """
    last = table.seeds[-1][2] if table.seeds else {}
    return {player: hashing.derive(seed, "cut") for player, seed in last.items()}


def _finished(table: Table) -> Play:
    """Return the game with its proof: the same for both players where all cards are opened, else this side's view."""
    players = {_in_proof(table, each): (table.keys[each], table.signed[each]) for each in proof_order(table)}
    signed = proof.Signed(table.game, table.place, players)
    play = table.full or table.playing
    seeds = proof.format_seeds(table.seeds, proof_order(table)) if table.full else ""
    return match.closed(play.with_record(proof.with_proof(play.record, seeds, signed)))


def _in_proof(table: Table, player: Seat) -> str:
    """Return how the proof names a player: by the seat, or as the one who waits in a pool."""
    seat = table.seat_of(player)
    return proof.OUT if seat == NOBODY else seat


def _following(table: Table) -> tuple[dict[str, str], Any] | None:
    """Return the tags and the dealer of the next game of the match; None when there is none."""
    played = match.played(table.finished[-1])
    if played is None or match.fold([played]).winner is not None:
        return None
    stands = match.after(played)
    if match.stopped(stands, played.points) is not None:
        return None
    return header.tags(stands), match.dealer_after(played)
