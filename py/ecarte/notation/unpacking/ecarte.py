"""The game of a link: at each choice, the machine says what may happen, in the order and with the weights of links."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations

from ecarte.core.cards import PACK, Card, sort_cards
from ecarte.core.game import Event, Head
from ecarte.games.ecarte.legal import KEPT, KEPT_TRUMP
from ecarte.games.ecarte.numbers import laws
from ecarte.games.ecarte.options import Options
from ecarte.games.ecarte.state import AT, HAND, SEATS
from ecarte.machine.ecarte import events
from ecarte.machine.ecarte import records as deals
from ecarte.machine.ecarte.course import begin, may_be_short, may_mark, may_refuse
from ecarte.machine.ecarte.records import CARDS, Course, Laws
from ecarte.notation.codec import Packs
from ecarte.notation.codec.ecarte import Words, words
from ecarte.notation.unpacking import Choices, take_cards
from ecarte.record import Entry


class Unpacking:
    """A game that is played out by the choices of a link."""

    def __init__(self, options: Options, choices: Choices, dealer: str, packs: Packs | None) -> None:
        self.options, self.choices, self.packs, self.deal = options, choices, packs, Course()
        self.deal.dealer = 1 - AT[dealer]

    @property
    def score(self) -> str:
        """The score so far."""
        return "-".join(map(str, self.deal.score))

    @property
    def is_over(self) -> bool:
        """Whether that ends the game."""
        return max(self.deal.score) >= self.options.target

    def steps(self) -> Iterator[Head | Entry]:
        """Yield what happens until the game is over; raises ValueError for choices that make no game."""
        deal, number = self.deal, 0
        while not self.is_over:
            number += 1
            deal.dealer = 1 - deal.dealer
            yield Head(number, 1, SEATS[deal.dealer])
            pack = self.packs and self.packs(number)
            yield from _read_deal(laws(self.options), deal, self.options.order, self.choices, pack)


def _read_deal(laws: Laws, deal: Course, order: str, choices: Choices, pack: Sequence[Card] | None) -> Iterator[Entry]:
    """Yield the events of a deal."""
    begin(deal)
    unseen, given = list(PACK), list[tuple[Card, ...]]()
    places = laws.dealt[:HAND], laws.dealt[HAND:], (2 * HAND,)
    for role, each in enumerate(places):  # trumps, by which cards have their numbers, are known after these
        cards = tuple([pack[place] for place in each]) if pack else take_cards(choices, unseen, len(each))
        given.append(sort_cards(cards, order))
        is_hand = role <= deals.DEALER
        yield Entry(
            Event("deal" if is_hand else "turn", SEATS[deals.seat_of(deal, role)] if is_hand else "", given[-1])
        )
    elders, dealers, (turned,) = given
    known = words(order, turned[1])
    events.happen(laws, deal, events.DEALS, deals.ELDER, known.find_mask(elders))
    events.happen(laws, deal, events.DEALS, deals.DEALER, known.find_mask(dealers))
    events.happen(laws, deal, events.TURNS, deals.NOBODY, known.numbers[turned])
    while deal.phase != deals.OVER:
        role = deal.mover
        own = events.SEAT * deals.seat_of(deal, role)
        if deal.phase == deals.DRAWING:
            size = HAND - deal.hands[role].bit_count()
            cards = tuple(pack[deal.top : deal.top + size]) if pack else take_cards(choices, unseen, size)
            events.happen(laws, deal, events.DRAWS, role, known.find_mask(cards))
            yield Entry(Event("draw", SEATS[own // events.SEAT], sort_cards(cards, order)))
            continue
        if deal.phase == deals.MARKING:
            role = deals.ELDER if may_mark(laws, deal, deals.ELDER) else deals.DEALER
            code = events.MARKS | events.SEAT * deals.seat_of(deal, role)
        elif deal.phase in (deals.NUMBER, deals.DEALERS_NUMBER):
            code = _choose_discards(laws, deal, known, choices) | own
        else:
            codes = [code | own for code in _moves(laws, deal, known)]
            other = 1 - role
            if laws.marks and not laws.marks_itself:
                codes[:0] = [events.MARKS | own] * may_mark(laws, deal, role)
                codes += [events.MARKS | events.SEAT * deals.seat_of(deal, other)] * may_mark(laws, deal, other)
            code = codes[choices.choose(len(codes)) if len(codes) > 1 else 0]
            role = role if code & events.SEAT == own else other
        if not events.happen(laws, deal, code & 15, role, code // events.WHAT):
            raise ValueError(code)
        yield known.find_entry(code)


def _moves(laws: Laws, deal: Course, known: Words) -> list[int]:
    """Return what the mover may say or play, without its seat, in the order of links."""
    if deal.phase == deals.CHOOSE:
        proposals = range(1, deal.most + 1) if laws.numbered else (0,)
        return [*(events.PROPOSES | events.WHAT * number for number in proposals), events.STANDS]
    if deal.phase == deals.ANSWER:
        return [events.ACCEPTS, *[events.ACCEPTS_IF] * may_be_short(deal), events.REFUSES]
    hand = known.list_cards(deal.hands[deal.mover])
    if deal.led >= 0:
        held, at = deal.hands[deal.mover], CARDS * deal.led
        hand = [card for card in hand if not held & laws.replies[at + card]]
    return [events.PLAYS | events.WHAT * card for card in hand]


def _choose_discards(laws: Laws, deal: Course, known: Words, choices: Choices) -> int:
    """Return the chosen discards, or a refusal instead, without the seat."""
    hand, sets = known.list_cards(deal.hands[deal.mover]), _sets(deal.least, deal.most)
    if may_refuse(deal, deal.mover):
        place = choices.choose(len(sets) + 1)
        if not place:
            return events.REFUSES
        chosen = sets[place - 1]
    else:
        sizes = [1]
        for card in hand:
            kept = KEPT_TRUMP if card < 8 else KEPT[card & 7]
            sizes = [size * kept for size in sizes] + [size * (16 - kept) for size in sizes]
        chosen = sets[choices.weigh([sizes[each] for each in sets])]
    return events.DISCARDS | events.WHAT * sum(1 << card for at, card in enumerate(hand) if chosen >> at & 1)


@cache
def _sets(least: int, most: int) -> list[int]:
    """Return the sets of places in a hand that may be discarded, as masks, in the order of links."""
    sizes = range(least, most + 1)
    return [sum(1 << at for at in places) for size in sizes for places in combinations(range(HAND), size)]


def unpack(options: Options, choices: Choices, dealer: str, packs: Packs | None = None) -> Unpacking | None:
    """Return a game to be played out by choices, None for options that are not plain."""
    return Unpacking(options, choices, dealer, packs) if options.is_plain else None
