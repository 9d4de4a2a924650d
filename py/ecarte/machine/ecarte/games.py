"""Whole games of écarté between the computer's players, the same as `ecarte.collection.simulate` plays from views.

The page's module does not contain it.
"""

from typing import Annotated

from ecarte.machine.cards import SUIT
from ecarte.machine.digests import KEY
from ecarte.machine.ecarte import course, events, records
from ecarte.machine.ecarte.levels.anyone import play, say
from ecarte.machine.ecarte.records import Deal, Rules, seat_of
from ecarte.machine.layout import Bytes, Longs, Number
from ecarte.machine.quick import begin_signing, sign_text
from ecarte.machine.text import put, put_number

GAME_EVENTS = 1 << 13
MOVETEXT = 1 << 17  # bytes, for the longest game

# Events of a game, besides those of its deals. Cards are a mask in the order of suits.
HEAD, POINTS, SCORE = range(events.WINS + 1, events.WINS + 4)

_BEFORE, _ATTEMPT = tuple(b"ECN1 pack \0"), tuple(b"/1 \0")
_SEATS, _SUITS = tuple(b"SN"), tuple(b"shdc")
_WORDS = tuple(b"propose\0stand\0king\0refuse\0accept\0accept:if\0")
_BEGINS = (0, 8, 14, 0, 0, 0, 19, 26, 33)  # by the kind of event
_SIGNS = tuple(b":::<. :::^-+/")
_SPACE, _LINE, _DASH, _NONE, _IS, _DOT, _COLON = tuple(b" \n-0=.:")


class Game(Deal):
    """A game, with the deal in play."""

    seed: Annotated[bytearray, Bytes(KEY)]
    keyed: Annotated[list[int], Longs(16)]  # the two states that begin a digest keyed by it
    size: Number  # of the events
    events: Annotated[list[int], Longs(GAME_EVENTS)]
    movetext: Annotated[bytearray, Bytes(MOVETEXT)]


def play_game(rules: Rules, game: Game) -> int:
    """Play a game, write its movetext, and return its length.

    The players, their generator, the seed of the packs and the first dealer are set before.
    """
    begin_signing(game, game.seed, game.keyed)
    score, begun = game.score, game.begun
    score[0] = score[1] = 0
    game.size = game.number = 0
    while max(score[0], score[1]) < rules.target:
        game.number += 1
        deal_out(rules, game)
        while game.phase <= records.DRAWING:
            exchange(rules, game)
        mark_kings(rules, game)
        while game.phase != records.OVER:
            play_trick(rules, game)
        note(game, POINTS, 0, score[0] - begun[0] << 8 | score[1] - begun[1])
        note(game, SCORE, 0, score[0] << 8 | score[1])
        game.dealer = 1 - game.dealer
    return write(rules, game)


def to_suits(deal: Deal, cards: int) -> int:
    """Return a mask in trump form as one in the order of suits."""
    trump = deal.trump
    ordered = (cards & SUIT) << 8 * trump
    for suit in range(4):
        if suit != trump:
            at = suit + (suit < trump)
            ordered |= (cards >> 8 * at & SUIT) << 8 * suit
    return ordered


def forget_habits(deal: Deal) -> None:
    """Forget the beginners' habits, which depend on the deal and the score."""
    for at in range(2 * records.HABITS):
        deal.habits[at] = -1


def deal_out(rules: Rules, game: Game) -> None:
    """Deal the hands, and turn up a card."""
    shuffle_pack(rules, game)
    turn = game.pack[2 * records.HAND]
    course.find_trumps(game)
    course.begin(game)
    note(game, HEAD, game.dealer, game.number)
    for role in range(2):
        hand = course.find_hand(rules, game, role)
        note(game, events.DEALS, seat_of(game, role), to_suits(game, hand))
        course.give(game, hand)
        game.lacks[role] = game.numbers[role] = 0
    game.out = game.last = 0
    note(game, events.TURNS, 0, 1 << turn)
    course.turn_up(rules, game, game.pack[2 * records.HAND])
    forget_habits(game)


def exchange(rules: Rules, game: Game) -> None:
    """Carry out the next choice or draw of the exchange."""
    phase, role = game.phase, game.mover
    seat = seat_of(game, role)
    if phase == records.DRAWING:
        game.numbers[role] = records.HAND - game.hands[role].bit_count()
        drawn = course.find_cards(game, game.numbers[role])
        note(game, events.DRAWS, seat, to_suits(game, drawn))
        course.draw(rules, game, drawn)
        return
    choice = say(rules, game, phase, role)
    if phase == records.CHOOSE and choice == records.STAY:
        note(game, events.STANDS, seat, 0)
        course.stand(rules, game)
    elif phase == records.CHOOSE:
        note(game, events.PROPOSES, seat, game.asked)
        course.propose(rules, game, game.asked)
    elif choice == (records.STAY if phase == records.ANSWER else records.REFUSE):
        note(game, events.REFUSES, seat, 0)
        course.refuse(rules, game)
    elif phase == records.ANSWER:
        note(game, events.ACCEPTS_IF if choice == records.GO_IF else events.ACCEPTS, seat, 0)
        course.accept(rules, game, 1 if choice == records.GO_IF else 0)
    else:
        note(game, events.DISCARDS, seat, to_suits(game, choice))
        course.discard(rules, game, choice)


def mark_kings(rules: Rules, game: Game) -> None:
    """Mark the king in a hand."""
    for role in range(2):
        if course.may_mark(rules, game, role):
            note(game, events.MARKS, seat_of(game, role), 0)
            course.mark_king(rules, game, role)
            forget_habits(game)


def play_trick(rules: Rules, game: Game) -> None:
    """Play a trick."""
    for _ in range(2):
        role = game.mover
        card = play(rules, game, role)
        note(game, events.PLAYS, seat_of(game, role), to_suits(game, 1 << card))
        play_card(rules, game, card)
    note(game, events.WINS, seat_of(game, game.mover), 0)


def play_card(rules: Rules, deal: Deal, card: int) -> None:
    """Play a card of the mover, and note what it shows the opponent."""
    role, led = deal.mover, deal.led
    deal.out |= 1 << card
    if led < 0:
        course.lead(deal, card)
        return
    course.reply(rules, deal, card)
    deal.last = 1 << led | 1 << card
    deal.lacks[1 - role] |= rules.replies[records.CARDS * led + card] & records.ALL


def note(game: Game, what: int, seat: int, more: int) -> None:
    """Note an event that is about to happen, and whether it begins a line."""
    game.events[game.size] = what | seat * events.SEAT | events.begins_line(game, what) | more * events.WHAT
    game.size += 1


def shuffle_pack(rules: Rules, game: Game) -> None:
    """Put the pack of a deal, from the top, into ``game.pack``: 8 * suit + place, in the order of suits."""
    pack, text, state = game.pack, game.text, game.state
    for at in range(records.CARDS):
        pack[at] = rules.fresh[at]
    at, block = records.CARDS - 1, 0
    while at:
        end = put_number(text, put(text, 0, _BEFORE), game.number)
        end = put_number(text, put(text, end, _ATTEMPT), block)
        sign_text(game, game.seed, game.keyed, end)
        for place in range(8):
            number = state[place]
            if at and number < (1 << 32) - (1 << 32) % (at + 1):
                other = number % (at + 1)
                kept = pack[at]
                pack[at] = pack[other]
                pack[other] = kept
                at -= 1
        block += 1


# --- the record ---


def write(rules: Rules, game: Game) -> int:
    """Write the movetext of a game from its events, and return its length."""
    text = game.movetext
    at = 0
    for number in range(game.size):
        event = game.events[number]
        kind, seat, what = event & 15, event >> 4 & 1, event >> 8
        if kind == HEAD:
            at = put_number(text, at, what)
            text[at], text[at + 1], text[at + 2] = _DOT, _SPACE, _SEATS[seat]
            at += 3
        elif kind == POINTS:
            text[at], text[at + 1] = _LINE, _IS
            at = put_pair(text, at + 2, what)
        elif kind == SCORE:
            text[at] = _SPACE
            at = put_pair(text, at + 1, what)
            text[at] = _LINE
            at += 1
        else:
            text[at] = _LINE if event & events.LINE else _SPACE
            at = write_event(rules, game, at + 1, kind, seat, what)
    at = put_pair(text, at, game.events[game.size - 1] >> 8)
    text[at] = _LINE
    return at + 1


def write_event(rules: Rules, game: Game, at: int, kind: int, seat: int, what: int) -> int:
    """Write an event, and return the place after it."""
    text = game.movetext
    if kind != events.TURNS and kind != events.WINS:
        text[at] = _SEATS[seat]
        at += 1
    text[at] = _SIGNS[kind]
    at += 1
    if kind == events.WINS:
        text[at] = _SEATS[seat]
        return at + 1
    if kind == events.DISCARDS and not what:
        text[at] = _NONE
        return at + 1
    if _SIGNS[kind] != _COLON:
        return put_cards(rules, text, at, what)
    at = put_word(text, at, kind)
    if what:
        text[at] = _COLON
        at = put_number(text, at + 1, what)
    return at


def put_word(text: bytearray, at: int, kind: int) -> int:
    """Write a word, and return the place after it."""
    begin = _BEGINS[kind]
    while _WORDS[begin]:
        text[at] = _WORDS[begin]
        at += 1
        begin += 1
    return at


def put_cards(rules: Rules, text: bytearray, at: int, cards: int) -> int:
    """Write cards in the order of suits, and return the place after them."""
    while cards:
        bit = cards & -cards
        cards ^= bit
        card = bit.bit_length() - 1
        text[at], text[at + 1] = rules.ranks[card & 7], _SUITS[card >> 3]
        at += 2
    return at


def put_pair(text: bytearray, at: int, pair: int) -> int:
    """Write the values of South and North, and return the place after them."""
    at = put_number(text, at, pair >> 8)
    text[at] = _DASH
    return put_number(text, at + 1, pair & 255)


ENTRIES = (play_game,)
