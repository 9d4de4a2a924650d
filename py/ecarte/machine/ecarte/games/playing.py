"""The rules of a deal, and its order of events, as in `ecarte.collection.simulate`."""

from __future__ import annotations

from ecarte.machine.cards import SUIT, beats
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
from ecarte.machine.ecarte.levels.counting import count_points
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
    while max(score[0], score[1]) < rules.target:
        game.number += 1
        if not deal_out(rules, game):
            exchange(rules, game)
            is_over = mark_king(rules, game)
            if game.king != NOBODY:
                note(game, MARKED, seat_of(game, game.king), 0)
            if not is_over:
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


def mark(rules: Rules, deal: Deal, role: int, points: int) -> int:
    """Mark points, and return whether the game is over."""
    seat = seat_of(deal, role)
    deal.score[seat] += points
    forget_habits(deal)
    return deal.score[seat] >= rules.target


def forget_habits(deal: Deal) -> None:
    """Let habits be found anew: they follow from the deal and the score."""
    for at in range(2 * HABITS):
        deal.habits[at] = -1


def deal_out(rules: Rules, game: Game) -> int:
    """Begin a deal (E4-E6), and return whether the game is over."""
    shuffle_pack(rules, game)
    pack = game.shuffled
    turn = pack[2 * HAND]
    trump = turn >> 3
    for at in range(CARDS):
        suit = pack[at] >> 3
        pack[at] = (0 if suit == trump else 8 * (suit + (suit < trump))) + (pack[at] & 7)
    game.trump, game.turn_up, game.top, game.led = trump, turn & 7, 2 * HAND + 1, -1
    game.times = game.out = game.last = 0
    game.king = game.declined = game.bears = NOBODY
    game.is_conditional = 0
    note(game, HEAD, game.dealer, game.number)
    for role in range(2):
        hand = 0
        for at in range(HAND):
            hand |= 1 << pack[rules.dealt[HAND * role + at]]
        game.hands[role] = hand
        game.away[role] = 1 << game.turn_up
        game.lacks[role] = game.numbers[role] = game.won[role] = 0
        game.begun[role] = game.score[role]
        note(game, DEALT, seat_of(game, role), real(game, hand))
    forget_habits(game)
    note(game, TURNED, 0, 1 << turn)
    return mark(rules, game, DEALER, rules.king_points) if game.turn_up == rules.king else 0


def exchange(rules: Rules, game: Game) -> None:
    """Carry out the exchanges of a deal (E7-E11, E23)."""
    elder, dealer, hands, away = seat_of(game, ELDER), seat_of(game, DEALER), game.hands, game.away
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
        hands[ELDER] ^= first
        away[ELDER] |= first
        let_discard(rules, game, DEALER)
        second = say(rules, game, DEALERS_NUMBER, DEALER)
        if second == REFUSE:  # the elder takes the discards back (E8)
            note(game, SAID, dealer, REFUSED)
            hands[ELDER] |= first
            away[ELDER] ^= first
            return
        note(game, DISCARDED, dealer, real(game, second))
        hands[DEALER] ^= second
        away[DEALER] |= second
        draw_cards(game, ELDER, first.bit_count())
        draw_cards(game, DEALER, second.bit_count())
        game.times += 1
        game.is_conditional = 0


def let_discard(rules: Rules, deal: Deal, role: int) -> None:
    """Say how many cards may be discarded (E9, E11)."""
    stock = CARDS - deal.top
    if role == DEALER:
        deal.most = min(HAND, stock - (HAND - deal.hands[ELDER].bit_count()))
        deal.least = min(rules.least, deal.most)
    elif deal.asked:
        deal.least = deal.most = deal.asked
    else:
        deal.least, deal.most = 1, min(HAND, stock)


def draw_cards(game: Game, role: int, number: int) -> None:
    """Take that many cards from the stock (E10)."""
    game.numbers[role] = number
    found = 0
    for _ in range(number):
        found |= 1 << game.shuffled[game.top]
        game.top += 1
    if found:
        note(game, DRAWN, seat_of(game, role), real(game, found))
    game.hands[role] |= found


def decline(rules: Rules, deal: Deal, role: int) -> None:
    """End the exchange by standing or refusing."""
    deal.declined = role
    deal.bears = role if rules.risk[1 if deal.times else 0] else NOBODY


def mark_king(rules: Rules, deal: Deal) -> int:
    """Mark the king in a hand (E13, E14), and return whether the game is over."""
    for role in range(2):
        if rules.marks and deal.hands[role] >> rules.king & 1:
            deal.king = role
            return mark(rules, deal, role, rules.king_points)
    return 0


def put(rules: Rules, deal: Deal, role: int, card: int) -> int:
    """Play a card, and return who plays the next one: who takes the trick, if it ends it (E16-E19)."""
    led, other = deal.led, 1 - role
    deal.hands[role] ^= 1 << card
    deal.out |= 1 << card
    deal.led = card if led < 0 else -1
    if led < 0:
        return other
    deal.last = 1 << led | 1 << card
    deal.lacks[other] |= rule_out(led, card, rules.must_head)
    winner = role if beats(card, led) else other
    deal.won[winner] += 1
    return winner


def play_tricks(rules: Rules, game: Game) -> None:
    """Play the tricks of a deal, and score them (E16-E23)."""
    won, mover = game.won, ELDER
    while won[ELDER] + won[DEALER] < HAND:
        for _ in range(2):
            card = play(rules, game, mover)
            note(game, PLAYED, seat_of(game, mover), real(game, 1 << card))
            mover = put(rules, game, mover, card)
        note(game, TOOK, seat_of(game, mover), 0)
        if rules.stop_early and won[mover] == 3 and won[1 - mover]:
            break
    winner = ELDER if won[ELDER] > won[DEALER] else DEALER
    mark(rules, game, winner, count_points(game, winner, won[winner]))
