"""Games between the players, in the order of events of `ecarte.collection.simulate`."""

from __future__ import annotations

from ecarte.machine.cards import SUIT
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
    may_mark,
    propose,
    refuse,
    reply,
    stand,
    turn_up,
)
from ecarte.machine.ecarte.deals import (
    ALL,
    ANSWER,
    CHOOSE,
    DRAWING,
    GO_IF,
    HABITS,
    OVER,
    REFUSE,
    STAY,
    Deal,
    Rules,
    seat_of,
)
from ecarte.machine.ecarte.events import (
    ACCEPTS,
    ACCEPTS_IF,
    DEALS,
    DISCARDS,
    DRAWS,
    MARKS,
    PLAYS,
    PROPOSES,
    REFUSES,
    STANDS,
    TURNS,
    WINS,
)
from ecarte.machine.ecarte.games.records import HEAD, POINTS, SCORE, Game, note
from ecarte.machine.ecarte.games.shuffling import shuffle_pack
from ecarte.machine.ecarte.games.writing import write
from ecarte.machine.ecarte.levels.anyone import play, say
from ecarte.machine.ecarte.records import CARDS, HAND
from ecarte.machine.quick import begin_signing


def play_game(rules: Rules, game: Game) -> int:
    """Play a game, write its movetext, and return the length of that.

    Given are the players, their chance, the seed of the packs, and the seat that deals first.
    """
    begin_signing(game, game.seed, game.keyed)
    score, begun = game.score, game.begun
    score[0] = score[1] = 0
    game.size = game.number = 0
    while max(score[0], score[1]) < rules.target:
        game.number += 1
        deal_out(rules, game)
        while game.phase <= DRAWING:
            exchange(rules, game)
        mark_kings(rules, game)
        while game.phase != OVER:
            play_trick(rules, game)
        note(game, POINTS, 0, score[0] - begun[0] << 8 | score[1] - begun[1])
        note(game, SCORE, 0, score[0] << 8 | score[1])
        game.dealer = 1 - game.dealer
    return write(rules, game)


def to_suits(deal: Deal, cards: int) -> int:
    """Return cards in the order of suits."""
    trump = deal.trump
    found = (cards & SUIT) << 8 * trump
    for suit in range(4):
        if suit != trump:
            at = suit + (suit < trump)
            found |= (cards >> 8 * at & SUIT) << 8 * suit
    return found


def forget_habits(deal: Deal) -> None:
    """Let habits be found anew: they follow from the deal and the score."""
    for at in range(2 * HABITS):
        deal.habits[at] = -1


def deal_out(rules: Rules, game: Game) -> None:
    """Deal the hands, and turn up a card (E4-E6)."""
    shuffle_pack(rules, game)
    turn = game.stock[2 * HAND]
    find_trumps(game)
    begin(game)
    note(game, HEAD, game.dealer, game.number)
    for role in range(2):
        hand = find_hand(rules, game, role)
        note(game, DEALS, seat_of(game, role), to_suits(game, hand))
        give(game, hand)
        game.lacks[role] = game.numbers[role] = 0
    game.out = game.last = 0
    note(game, TURNS, 0, 1 << turn)
    turn_up(rules, game, game.stock[2 * HAND])
    forget_habits(game)


def exchange(rules: Rules, game: Game) -> None:
    """Let what comes next in the exchange happen (E7-E11)."""
    phase, role = game.phase, game.mover
    seat = seat_of(game, role)
    if phase == DRAWING:
        game.numbers[role] = HAND - game.hands[role].bit_count()
        drawn = find_cards(game, game.numbers[role])
        note(game, DRAWS, seat, to_suits(game, drawn))
        draw(rules, game, drawn)
        return
    choice = say(rules, game, phase, role)
    if phase == CHOOSE and choice == STAY:
        note(game, STANDS, seat, 0)
        stand(rules, game)
    elif phase == CHOOSE:
        note(game, PROPOSES, seat, game.asked)
        propose(rules, game, game.asked)
    elif choice == (STAY if phase == ANSWER else REFUSE):
        note(game, REFUSES, seat, 0)
        refuse(rules, game)
    elif phase == ANSWER:
        note(game, ACCEPTS_IF if choice == GO_IF else ACCEPTS, seat, 0)
        accept(rules, game, 1 if choice == GO_IF else 0)
    else:
        note(game, DISCARDS, seat, to_suits(game, choice))
        discard(rules, game, choice)


def mark_kings(rules: Rules, game: Game) -> None:
    """Mark the king in a hand (E13, E14)."""
    for role in range(2):
        if may_mark(rules, game, role):
            note(game, MARKS, seat_of(game, role), 0)
            mark_king(rules, game, role)
            forget_habits(game)


def play_trick(rules: Rules, game: Game) -> None:
    """Play a trick (E16-E21)."""
    for _ in range(2):
        role = game.mover
        card = play(rules, game, role)
        note(game, PLAYS, seat_of(game, role), to_suits(game, 1 << card))
        play_card(rules, game, card)
    note(game, WINS, seat_of(game, game.mover), 0)


def play_card(rules: Rules, deal: Deal, card: int) -> None:
    """Play a card of the mover, and note what it shows (E16-E19)."""
    role, led = deal.mover, deal.led
    deal.out |= 1 << card
    if led < 0:
        lead(deal, card)
        return
    reply(rules, deal, card)
    deal.last = 1 << led | 1 << card
    deal.lacks[1 - role] |= rules.replies[CARDS * led + card] & ALL
