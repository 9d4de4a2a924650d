"""The decisions of the players: the machine's, and sampled worlds."""

from __future__ import annotations

from ecarte.machine.cards import may_play
from ecarte.machine.chance import draw_share
from ecarte.machine.ecarte.keys import list_choices, worst
from ecarte.machine.ecarte.levels.amateur import plays as amateur_plays
from ecarte.machine.ecarte.levels.club import says as says_by_books
from ecarte.machine.ecarte.levels.counting import WORLDS as FALLBACK
from ecarte.machine.ecarte.levels.master import count, keep, pick
from ecarte.machine.ecarte.levels.thumb import follows, leads
from ecarte.machine.ecarte.levels.trained import find_gone, find_most, list_played, list_said
from ecarte.machine.ecarte.records import ANSWER, ELDER, PLAYING, STAY
from ecarte.machine.ecarte.sight import in_order, top, unseen
from lab.deal import CARDS_KIND, FIELDS, KIND, MASTER, PURE, SAVES, THUMB, WAYS, WORLDS, Minds, Play, do
from lab.worlds import choose as choose_by_worlds
from lab.worlds import discard, thumb_says


def draw(play: Play, size: int, pure: int) -> int:
    """Return the place of a choice drawn by the chances, or of the likeliest."""
    return find_most(play, size) if pure else pick(play, size, draw_share(play.chance))


def master_says(minds: Minds, play: Play) -> int:
    """Put the chances of the master's choices in the exchange into ``play.out_of``; return whether it has an answer.

    Without one the club player answers: `club_says`.
    """
    chances = play.out_of
    for what in range(WAYS):
        chances[what] = 0.0
    size = keep(play, list_said(minds, play, play.phase, play.mover))
    for at in range(size):
        what = play.choices[at]
        chances[1 - what if play.phase <= ANSWER else what] = play.shares[at]
    return size > 0


def club_says(minds: Minds, play: Play) -> tuple[int, int]:
    """Return the club player's choice in the exchange, and the cards that go."""
    said = says_by_books(minds, play, play.phase, play.mover)
    if play.phase <= ANSWER:
        return 0 if said == STAY else 1, 0
    return said.bit_count(), said


def list_cards(minds: Minds, play: Play) -> int:
    """List the cards that the master chooses among in ``play.choices``, their chances in ``play.out_of``.

    Return their number, negative where the policy has no answer. A card that is never played is listed, too.
    """
    role = play.mover
    size = keep(play, list_played(minds, play, role))
    played = 0
    for at in range(size):
        play.totals[at] = play.shares[at]
        played |= play.choices[at] << 5 * at
    number, _ = list_choices(play, play.hands[role], find_gone(minds, play, role), play.led, minds.must_head)
    for choice in range(number):
        play.out_of[choice] = 0.0
        for at in range(size):
            if played >> 5 * at & 31 == play.choices[choice]:
                play.out_of[choice] = play.totals[at]
    return number if size else -number


def count_card(minds: Minds, play: Play, worlds: int) -> int:
    """Return the card worth most over so many worlds."""
    may = may_play(play.hands[play.mover], play.led, minds.must_head)
    return count(minds, play, play.mover, may, worlds)


def choose_card(minds: Minds, play: Play, row: int) -> int:
    """Return the card of a player."""
    role, at = play.mover, FIELDS * row
    own, led, kind = play.hands[role], play.led, int(minds.seats[at + CARDS_KIND])
    if kind == MASTER:
        size = keep(play, list_played(minds, play, role))
        if size:
            return play.choices[draw(play, size, minds.seats[at + PURE] > 0.0)]
        return count_card(minds, play, FALLBACK)
    if not own & own - 1:
        return top(own)
    if kind != THUMB:
        return count_card(minds, play, int(minds.seats[at + WORLDS]))
    may = may_play(own, led, minds.must_head)
    if minds.seats[at + SAVES] > 0.0:
        return amateur_plays(play, role, may)
    number = in_order(play, may)
    return follows(play, number, led) if led >= 0 else leads(play, number, 3 - play.won[role], unseen(play, role))


def decide(minds: Minds, play: Play, row: int) -> tuple[int, int]:
    """Return the decision of the mover, the player of a row: what `lab.deal.do` takes."""
    if play.phase == PLAYING:
        return choose_card(minds, play, row), 0
    at, role = FIELDS * row, play.mover
    kind = int(minds.seats[at + KIND])
    if kind == THUMB:
        return thumb_says(minds, play, row)
    if kind == MASTER:
        size = keep(play, list_said(minds, play, play.phase, role))
        if not size:
            return club_says(minds, play)
        what = play.choices[draw(play, size, minds.seats[at + PURE] > 0.0)]
        if play.phase <= ANSWER:
            return 1 - what, 0
        return what, worst(play, play.hands[role], play.away[role], what)
    what = choose_by_worlds(minds, play, row)
    return what, discard(play, role, what, 0) if play.phase > ANSWER else 0


def play_out(minds: Minds, play: Play, elder: int) -> None:
    """Play a deal to its end; ``elder`` is the elder's row."""
    while play.phase <= PLAYING:
        what, gone = decide(minds, play, elder if play.mover == ELDER else 1 - elder)
        do(minds, play, what, gone)
