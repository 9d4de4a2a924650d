"""Many games of écarté that are played at once, from one action of their players to the next.

The page's module does not contain it.
"""

from typing import Annotated

from ecarte.machine.cards import may_play
from ecarte.machine.choices import Choices, allow, check, choose, forbid_all
from ecarte.machine.ecarte import course, records
from ecarte.machine.ecarte.records import CARDS, DEALER, ELDER, HAND, Course, Rules
from ecarte.machine.layout import Bytes, Longs, Number

CHOOSE, ANSWER, DISCARD, PLAY, OVER = range(5)  # stages; the elder discards first, then the dealer

PROPOSE, STAND, ACCEPT, ACCEPT_IF, REFUSE = range(5)
DISCARDS = 5  # the first of 32 actions: bit i of the rest says whether card i of the hand goes, from the top
PLAYS = DISCARDS + (1 << HAND)  # the first of 32 actions: the card, as a number
ACTIONS = PLAYS + 32
# The sets of places in a hand, by their number of cards: as a mask of those sets.
SIZES = tuple(sum(1 << each for each in range(1 << HAND) if each.bit_count() == size) for size in range(HAND + 1))


class Game(Course, Choices):
    """A game."""

    number: Number  # of the deal
    stage: Number
    shuffled: Annotated[list[int], Longs(CARDS)]  # the pack from the top: 8 * suit + place, in the order of suits
    leader: Number  # of the last trick begun
    points: Annotated[list[int], Longs(2)]  # for the last action, and for the deal that it began; by seat
    played: Annotated[list[int], Longs(2)]  # the cards each has played
    taking: Annotated[list[int], Longs(2)]  # the number each has discarded in this exchange
    taken: Annotated[list[int], Longs(2)]  # the number each discarded in the last one
    kings: Annotated[bytearray, Bytes(2)]  # whether each has marked the king, turned up or in hand


def deal(rules: Rules, game: Game) -> int:
    """Begin a deal where one is due."""
    if not game.is_due:
        return 1
    game.is_due = 0
    south, north = game.score[0], game.score[1]
    game.number += 1
    game.dealer = 1 - game.dealer
    for at in range(CARDS):
        game.pack[at] = game.shuffled[at]
    course.find_trumps(game)
    course.begin(game)
    for role in range(2):
        course.give(game, course.find_hand(rules, game, role))
        game.played[role] = game.taking[role] = game.taken[role] = game.kings[role] = 0
    game.leader = ELDER
    turned = game.pack[2 * HAND]
    if turned == rules.king:
        game.kings[DEALER] = 1
    course.turn_up(rules, game, turned)
    look(rules, game, south, north)
    return 1


def step(rules: Rules, game: Game) -> int:
    """Carry out the action, which is legal."""
    game.points[0] = game.points[1] = 0
    phase, action = game.phase, game.action
    south, north = game.score[0], game.score[1]
    if phase == records.OVER:
        return 1
    if phase == records.CHOOSE and action == PROPOSE:
        course.propose(rules, game, 0)
    elif phase == records.CHOOSE:
        course.stand(rules, game)
    elif phase == records.ANSWER and action != REFUSE:
        course.accept(rules, game, 1 if action == ACCEPT_IF else 0)
    elif phase == records.PLAYING:
        play(rules, game, action - PLAYS)
    elif action == REFUSE:
        course.refuse(rules, game)
        game.taking[ELDER] = 0
    else:
        exchange(rules, game, find_places(game.hands[game.mover], action - DISCARDS))
    mark_kings(rules, game)
    look(rules, game, south, north)
    return 1


def exchange(rules: Rules, game: Game, gone: int) -> None:
    """Discard, and let both draw when both have discarded."""
    role, number = game.mover, gone.bit_count()
    course.discard(rules, game, gone)
    if role == ELDER:
        game.taking[ELDER] = number
        return
    game.taken[ELDER], game.taken[DEALER] = game.taking[ELDER], number
    game.taking[ELDER] = 0
    while game.phase == records.DRAWING:
        course.draw(rules, game, course.find_cards(game, HAND - game.hands[game.mover].bit_count()))


def find_places(hand: int, places: int) -> int:
    """Return the cards of a hand at some places, counted from the top."""
    cards = 0
    while places:
        if places & 1:
            cards |= hand & -hand
        hand &= hand - 1
        places >>= 1
    return cards


def mark_kings(rules: Rules, game: Game) -> None:
    """Mark a king as soon as that is allowed."""
    for role in range(2):
        if course.may_mark(rules, game, role):
            course.mark_king(rules, game, role)
            game.kings[role] = 1


def play(rules: Rules, game: Game, card: int) -> None:
    """Play a card."""
    game.played[game.mover] |= 1 << card
    if game.led < 0:
        game.leader = game.mover
        course.lead(game, card)
    else:
        course.reply(rules, game, card)


def look(rules: Rules, game: Game, south: int, north: int) -> None:
    """Count the points since this score, and find the stage and the legal actions."""
    game.points[0] += game.score[0] - south
    game.points[1] += game.score[1] - north
    forbid_all(game)
    phase, role = game.phase, game.mover
    if phase == records.OVER:
        game.stage = OVER
        game.is_due = 1 if max(game.score[0], game.score[1]) < rules.target else 0
    elif phase == records.CHOOSE:
        game.stage = CHOOSE
        allow(game, PROPOSE, 1)
        allow(game, STAND, 1)
    elif phase == records.ANSWER:
        game.stage = ANSWER
        allow(game, ACCEPT, 1)
        allow(game, REFUSE, 1)
        if course.may_be_short(game):
            allow(game, ACCEPT_IF, 1)
    elif phase == records.PLAYING:
        game.stage, game.is_conditional = PLAY, 0
        allow(game, PLAYS, may_play(game.hands[role], game.led, rules.must_head))
    else:
        game.stage = DISCARD
        for size in range(game.least, game.most + 1):
            allow(game, DISCARDS, SIZES[size])
        if course.may_refuse(game, role):
            allow(game, REFUSE, 1)


ENTRIES = (check, choose, deal, step)
