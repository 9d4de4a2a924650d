"""A deal by its events, as a record in canonical form has them."""

from __future__ import annotations

from ecarte.machine.belote import records
from ecarte.machine.belote.bidding import bid, say_pass
from ecarte.machine.belote.deal import after, begin, choose_packets, draw, give, lay, take, turn_bottom, turn_up
from ecarte.machine.belote.declarations import declare, say_due, show
from ecarte.machine.belote.play import play_card
from ecarte.machine.belote.records import Deal, Rules

LINE = 64  # of an event that begins a line


def replay_deal(rules: Rules, deal: Deal) -> int:
    """Play a deal from its beginning by its events, and return how many are right; it stops at the first wrong one."""
    begin(rules, deal)
    codes, fills = deal.codes, deal.fills
    for at in range(deal.events):
        code = codes[at]
        kind = code & 15
        if kind == records.WINS:
            if not deal.has_winner_due:
                return at
            deal.has_winner_due = 0
            if fills:
                codes[at] = code | deal.winning << 4
            elif code != records.WINS | deal.winning << 4:
                return at
        else:
            line = 0 if deal.lying else LINE if not at or begins_line(rules, deal, kind, code >> 4 & 3) else 0
            if fills:
                codes[at] = code | line
            elif code & LINE != line:
                return at
            if deal.has_winner_due or not happen(rules, deal, code & ~LINE):
                return at
    return deal.events


def happen(rules: Rules, deal: Deal, event: int) -> int:
    """Let an event happen, and return whether it may."""
    kind, seat, what = event & 15, event >> 4 & 3, event >> 8
    if kind == records.PLAYS:
        return play_card(rules, deal, seat, what & 31, what >> 5)
    if kind == records.PASSES:
        return say_pass(rules, deal, seat)
    if kind == records.DEALS:
        return give(rules, deal, seat, what)
    if kind == records.LAYS:
        return lay(rules, deal, seat, what)
    if kind == records.DRAWS:
        return draw(rules, deal, seat, what)
    if kind == records.TURNS:
        return turn_up(rules, deal, what)
    if kind == records.BIDS:
        return bid(rules, deal, seat, what)
    if kind == records.TAKES:
        return take(rules, deal, seat, what)
    if kind == records.DECLARES:
        return declare(rules, deal, seat, what & 7, what >> 3)
    if kind == records.SHOWS:
        return show(rules, deal, seat, what)
    if kind == records.TURNS_BOTTOM:
        return turn_bottom(rules, deal, what)
    if kind == records.SAYS_PACKETS:
        return choose_packets(deal, seat, what)
    return say_due(rules, deal, event)  # a rank, or trump


def begins_line(rules: Rules, deal: Deal, kind: int, seat: int) -> int:
    """Return whether an event begins a line of the record (docs/ecn.md); in the middle of a trick none does."""
    if kind == records.PLAYS:
        if deal.tricks or rules.announce_before_play:
            return 1
        return 0 if deal.in_runs[seat] or deal.in_squares[seat] else 1
    if kind == records.TAKES:
        return 1
    if deal.phase == records.BIDDING:
        return 1 if not deal.bids or (deal.bids == rules.players and deal.taker == records.NOBODY) else 0
    if kind == records.DEALS or kind == records.LAYS:
        if deal.phase != records.DEALING or (deal.given and rules.face_up):
            return 0
        return 1 if seat == after(rules, deal.dealer) else 0
    if kind == records.DRAWS:
        return 1 if rules.players < records.SEATS and seat == after(rules, deal.dealer) else 0
    if (kind != records.PASSES and kind != records.DECLARES) or seat != after(rules, deal.dealer):
        return 0
    if deal.phase == records.ANNOUNCING:
        return 0 if deal.melds else 1
    return 0 if deal.tricks or deal.in_runs[seat] or deal.in_squares[seat] else 1
