"""A game of many that are played at once, from one action to the next."""

from __future__ import annotations

from ecarte.machine.cards import follow
from ecarte.machine.choices import allow, forbid_all
from ecarte.machine.ecarte.batch.records import (
    ACCEPT,
    ACCEPT_IF,
    ANSWER,
    CHOOSE,
    DISCARD,
    DISCARDS,
    OVER,
    PLAY,
    PLAYS,
    PROPOSE,
    REFUSE,
    STAND,
    Game,
)
from ecarte.machine.ecarte.course import (
    begin,
    decline,
    draw_cards,
    is_played,
    is_won,
    lead,
    let_discard,
    mark_king,
    put_away,
    reply,
    score_tricks,
    take_back,
)
from ecarte.machine.ecarte.deals import DEALER, ELDER, NOBODY, Rules
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
    begin(rules, game)
    for role in range(2):
        game.played[role] = game.taking[role] = game.kings[role] = 0
    game.kings[DEALER] = 1 if game.turn_up == rules.king else 0
    game.phase, game.role, game.leader = CHOOSE, ELDER, ELDER
    go_on(rules, game, south, north)
    return 1


def step(rules: Rules, game: Game) -> int:
    """Carry out the action, which is legal."""
    game.points[0] = game.points[1] = 0
    phase, action = game.phase, game.action
    south, north = game.score[0], game.score[1]
    if phase == CHOOSE:
        if action == PROPOSE:
            game.phase, game.role = ANSWER, DEALER
        else:
            decline(rules, game, ELDER)
            begin_play(rules, game)
    elif phase == ANSWER:
        if action == REFUSE:
            decline(rules, game, DEALER)
            begin_play(rules, game)
        else:
            game.phase, game.role = DISCARD, ELDER
            game.is_conditional = 1 if action == ACCEPT_IF else 0
    elif phase == DISCARD:
        exchange(rules, game, action)
    elif phase == PLAY:
        play(rules, game, action - PLAYS)
    if phase != OVER:
        go_on(rules, game, south, north)
    return 1


def exchange(rules: Rules, game: Game, action: int) -> None:
    """Discard, or refuse because the stock does not suffice (E8, E9)."""
    if action == REFUSE:
        take_back(game, game.laid)
        game.taking[ELDER] = 0
        begin_play(rules, game)
        return
    role = game.role
    gone = find_places(game.hands[role], action - DISCARDS)
    put_away(game, role, gone)
    if role == ELDER:
        game.laid, game.taking[ELDER], game.role = gone, gone.bit_count(), DEALER
        return
    draw_cards(game, ELDER, game.taking[ELDER])
    draw_cards(game, DEALER, gone.bit_count())
    game.taking[ELDER] = game.is_conditional = 0
    game.times += 1
    game.phase, game.role = CHOOSE, ELDER
    if game.top == CARDS:
        begin_play(rules, game)


def find_places(hand: int, places: int) -> int:
    """Return the cards of a hand at some places, counted from the top."""
    found = 0
    while places:
        if places & 1:
            found |= hand & -hand
        hand &= hand - 1
        places >>= 1
    return found


def begin_play(rules: Rules, game: Game) -> None:
    """End the exchange, and mark a king (E13)."""
    game.phase, game.role, game.is_conditional = PLAY, ELDER, 0
    marker = mark_king(rules, game)
    if marker != NOBODY:
        game.kings[marker] = 1


def play(rules: Rules, game: Game, card: int) -> None:
    """Play a card, and score the deal after its last trick."""
    role = game.role
    game.played[role] |= 1 << card
    if game.led < 0:
        lead(game, role, card)
        game.leader, game.role = role, 1 - role
        return
    game.role = reply(game, role, card)
    if is_played(rules, game, game.role):
        score_tricks(game)
        game.is_due = 1 - is_won(rules, game)


def go_on(rules: Rules, game: Game, south: int, north: int) -> None:
    """Count the points since this score, and find what may be done now."""
    game.points[0] += game.score[0] - south
    game.points[1] += game.score[1] - north
    forbid_all(game)
    phase, role = game.phase, game.role
    if is_won(rules, game):
        game.phase = OVER
    elif phase == CHOOSE:
        allow(game, PROPOSE, 1)
        allow(game, STAND, 1)
    elif phase == ANSWER:
        allow(game, ACCEPT, 1)
        allow(game, REFUSE, 1)
        if CARDS - game.top < 2 * HAND:  # E8
            allow(game, ACCEPT_IF, 1)
    elif phase == DISCARD:
        let_discard(rules, game, role)
        for size in range(game.least, game.most + 1):
            allow(game, DISCARDS, SIZES[size])
        if role == DEALER and game.is_conditional and game.most < HAND:
            allow(game, REFUSE, 1)
    else:
        hand = game.hands[role]
        allow(game, PLAYS, hand if game.led < 0 else follow(hand, game.led, rules.must_head))
