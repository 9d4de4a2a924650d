"""A game of many that are played at once, from one action to the next."""

from __future__ import annotations

from ecarte.machine.cards import follow
from ecarte.machine.choices import allow, forbid_all
from ecarte.machine.ecarte.batch.records import (
    ACCEPT,
    ACCEPT_IF,
    DISCARD,
    DISCARDS,
    PLAY,
    PLAYS,
    PROPOSE,
    REFUSE,
    STAND,
    Game,
)
from ecarte.machine.ecarte.batch.records import ANSWER as ANSWERING
from ecarte.machine.ecarte.batch.records import CHOOSE as CHOOSING
from ecarte.machine.ecarte.batch.records import OVER as ENDED
from ecarte.machine.ecarte.course import (
    accept,
    begin,
    discard,
    draw,
    find_cards,
    find_hand,
    find_trumps,
    give,
    lead,
    mark_king,
    may_be_short,
    may_mark,
    may_refuse,
    propose,
    refuse,
    reply,
    stand,
    turn_up,
)
from ecarte.machine.ecarte.deals import ANSWER, CHOOSE, DEALER, DRAWING, ELDER, OVER, PLAYING, Rules
from ecarte.machine.ecarte.records import CARDS, HAND

# The sets of places in a hand, by their number of cards: as a mask of those sets.
SIZES = tuple(sum(1 << each for each in range(1 << HAND) if each.bit_count() == size) for size in range(HAND + 1))


def deal(rules: Rules, game: Game) -> int:
    """Begin a deal where one is due."""
    if not game.is_due:
        return 1
    game.is_due = 0
    south, north = game.score[0], game.score[1]
    game.number += 1
    game.dealer = 1 - game.dealer
    for at in range(CARDS):
        game.stock[at] = game.shuffled[at]
    find_trumps(game)
    begin(game)
    for role in range(2):
        give(game, find_hand(rules, game, role))
        game.played[role] = game.taking[role] = game.taken[role] = game.kings[role] = 0
    game.leader = ELDER
    turned = game.stock[2 * HAND]
    if turned == rules.king:
        game.kings[DEALER] = 1
    turn_up(rules, game, turned)
    look(rules, game, south, north)
    return 1


def step(rules: Rules, game: Game) -> int:
    """Carry out the action, which is legal."""
    game.points[0] = game.points[1] = 0
    phase, action = game.phase, game.action
    south, north = game.score[0], game.score[1]
    if phase == OVER:
        return 1
    if phase == CHOOSE and action == PROPOSE:
        propose(rules, game, 0)
    elif phase == CHOOSE:
        stand(rules, game)
    elif phase == ANSWER and action != REFUSE:
        accept(rules, game, 1 if action == ACCEPT_IF else 0)
    elif phase == PLAYING:
        play(rules, game, action - PLAYS)
    elif action == REFUSE:
        refuse(rules, game)
        game.taking[ELDER] = 0
    else:
        exchange(rules, game, find_places(game.hands[game.mover], action - DISCARDS))
    mark_kings(rules, game)
    look(rules, game, south, north)
    return 1


def exchange(rules: Rules, game: Game, gone: int) -> None:
    """Discard, and let both draw when both have discarded (E9, E10)."""
    role, number = game.mover, gone.bit_count()
    discard(rules, game, gone)
    if role == ELDER:
        game.taking[ELDER] = number
        return
    game.taken[ELDER], game.taken[DEALER] = game.taking[ELDER], number
    game.taking[ELDER] = 0
    while game.phase == DRAWING:
        draw(rules, game, find_cards(game, HAND - game.hands[game.mover].bit_count()))


def find_places(hand: int, places: int) -> int:
    """Return the cards of a hand at some places, counted from the top."""
    found = 0
    while places:
        if places & 1:
            found |= hand & -hand
        hand &= hand - 1
        places >>= 1
    return found


def mark_kings(rules: Rules, game: Game) -> None:
    """Mark a king when the exchange is over (E13)."""
    for role in range(2):
        if may_mark(rules, game, role):
            mark_king(rules, game, role)
            game.kings[role] = 1


def play(rules: Rules, game: Game, card: int) -> None:
    """Play a card."""
    game.played[game.mover] |= 1 << card
    if game.led < 0:
        game.leader = game.mover
        lead(game, card)
    else:
        reply(rules, game, card)


def look(rules: Rules, game: Game, south: int, north: int) -> None:
    """Count the points since this score, and find what may be done now."""
    game.points[0] += game.score[0] - south
    game.points[1] += game.score[1] - north
    forbid_all(game)
    phase, role = game.phase, game.mover
    if phase == OVER:
        game.stage = ENDED
        game.is_due = 1 if max(game.score[0], game.score[1]) < rules.target else 0
    elif phase == CHOOSE:
        game.stage = CHOOSING
        allow(game, PROPOSE, 1)
        allow(game, STAND, 1)
    elif phase == ANSWER:
        game.stage = ANSWERING
        allow(game, ACCEPT, 1)
        allow(game, REFUSE, 1)
        if may_be_short(game):
            allow(game, ACCEPT_IF, 1)
    elif phase == PLAYING:
        game.stage, game.is_conditional = PLAY, 0
        hand = game.hands[role]
        allow(game, PLAYS, hand if game.led < 0 else follow(hand, game.led, rules.must_head))
    else:
        game.stage = DISCARD
        for size in range(game.least, game.most + 1):
            allow(game, DISCARDS, SIZES[size])
        if may_refuse(game, role):
            allow(game, REFUSE, 1)
