"""The order of events in a game, as in `ecarte.collection.simulate`."""

from __future__ import annotations

from ecarte.machine.cards import SUIT
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
from ecarte.machine.ecarte.deals import (
    ANSWER,
    CHOOSE,
    DEALER,
    DEALERS_NUMBER,
    ELDER,
    GO_IF,
    HABITS,
    NOBODY,
    NUMBER,
    REFUSE,
    STAY,
    Deal,
    Rules,
    seat_of,
)
from ecarte.machine.ecarte.games.records import (
    ACCEPTED,
    ACCEPTED_IF,
    DEALT,
    DISCARDED,
    DRAWN,
    HEAD,
    MARKED,
    PLAYED,
    POINTS,
    PROPOSED,
    REFUSED,
    SAID,
    SCORE,
    STOOD,
    TOOK,
    TURNED,
    Game,
    note,
)
from ecarte.machine.ecarte.games.shuffling import shuffle_pack
from ecarte.machine.ecarte.games.writing import write
from ecarte.machine.ecarte.levels.anyone import play, say
from ecarte.machine.ecarte.records import CARDS, HAND
from ecarte.machine.ecarte.sight import rule_out
from ecarte.machine.quick import begin_signing


def play_game(rules: Rules, game: Game) -> int:
    """Play a game, write its movetext, and return the length of that.

    Given are the players, their chance, the seed of the packs, and the seat that deals first.
    """
    begin_signing(game, game.seed, game.keyed)
    score, begun = game.score, game.begun
    score[0] = score[1] = 0
    game.size = game.number = 0
    while not is_won(rules, game):
        game.number += 1
        deal_out(rules, game)
        if not is_won(rules, game):
            exchange(rules, game)
            marker = mark_king(rules, game)
            if marker != NOBODY:
                note(game, MARKED, seat_of(game, marker), 0)
                forget_habits(game)
            if not is_won(rules, game):
                play_tricks(rules, game)
        note(game, POINTS, 0, score[0] - begun[0] << 8 | score[1] - begun[1])
        note(game, SCORE, 0, score[0] << 8 | score[1])
        game.dealer = 1 - game.dealer
    return write(rules, game)


def real(deal: Deal, cards: int) -> int:
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
    """Begin a deal (E4-E6)."""
    for seat in range(2):
        game.begun[seat] = game.score[seat]
    shuffle_pack(rules, game)
    begin(rules, game)
    game.last = 0
    forget_habits(game)
    note(game, HEAD, game.dealer, game.number)
    for role in range(2):
        game.lacks[role] = 0
        note(game, DEALT, seat_of(game, role), real(game, game.hands[role]))
    note(game, TURNED, 0, 1 << game.stock[2 * HAND])


def exchange(rules: Rules, game: Game) -> None:
    """Carry out the exchanges of a deal (E7-E11, E23)."""
    elder, dealer = seat_of(game, ELDER), seat_of(game, DEALER)
    while game.top < CARDS:
        game.asked = 0
        let_discard(rules, game, ELDER)
        if say(rules, game, CHOOSE, ELDER) == STAY:
            note(game, SAID, elder, STOOD)
            decline(rules, game, ELDER)
            return
        note(game, SAID, elder, PROPOSED | game.asked << 8)
        answered = say(rules, game, ANSWER, DEALER)
        if answered == STAY:
            note(game, SAID, dealer, REFUSED)
            decline(rules, game, DEALER)
            return
        game.is_conditional = answered == GO_IF
        note(game, SAID, dealer, ACCEPTED_IF if game.is_conditional else ACCEPTED)
        let_discard(rules, game, ELDER)
        first = say(rules, game, NUMBER, ELDER)
        note(game, DISCARDED, elder, real(game, first))
        put_away(game, ELDER, first)
        let_discard(rules, game, DEALER)
        second = say(rules, game, DEALERS_NUMBER, DEALER)
        if second == REFUSE:
            note(game, SAID, dealer, REFUSED)
            take_back(game, first)
            return
        note(game, DISCARDED, dealer, real(game, second))
        put_away(game, DEALER, second)
        draw(game, ELDER, first.bit_count())
        draw(game, DEALER, second.bit_count())
        game.times += 1
        game.is_conditional = 0


def draw(game: Game, role: int, number: int) -> None:
    """Take that many cards from the stock (E10)."""
    found = draw_cards(game, role, number)
    if found:
        note(game, DRAWN, seat_of(game, role), real(game, found))


def play_tricks(rules: Rules, game: Game) -> None:
    """Play the tricks of a deal, and score them (E16-E23)."""
    leader, is_going = ELDER, 1
    while is_going:
        led = play(rules, game, leader)
        note(game, PLAYED, seat_of(game, leader), real(game, 1 << led))
        lead(game, leader, led)
        second = 1 - leader
        card = play(rules, game, second)
        note(game, PLAYED, seat_of(game, second), real(game, 1 << card))
        game.last = 1 << led | 1 << card
        game.lacks[leader] |= rule_out(led, card, rules.must_head)
        leader = reply(game, second, card)
        note(game, TOOK, seat_of(game, leader), 0)
        is_going = 1 - is_played(rules, game, leader)
    score_tricks(game)
