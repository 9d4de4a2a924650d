"""Games of écarté as arrays, one element or row for each game.

Cards are numbers in the *trump form* of `ecarte.players.ecarte.double`: 8 * suit + place, suit 0 being trumps, place 0
the highest card of its suit. A set of cards is a mask of 32 bits.
"""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from typing import Final, TypeAlias

from ecarte.api.errors import Error, in_words, not_installed
from ecarte.core.game import OptionValue, Problem
from ecarte.games.ecarte.deal import dealt
from ecarte.games.ecarte.options import HAND, Options, resolve

try:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray
except ModuleNotFoundError:
    raise not_installed("numpy", "batch") from None

Ints: TypeAlias = NDArray[np.int64]
Flags: TypeAlias = NDArray[np.bool_]
Masks: TypeAlias = NDArray[np.uint32]

SIDES: Final = ("S", "N")  # South's value comes first where there is one for each side
ELDER, DEALER, NOBODY = 0, 1, 2  # and the elder's where there is one for each role
CHOOSE, ANSWER, DISCARD, PLAY, OVER = range(5)  # phases; in DISCARD first the elder discards, then the dealer

PROPOSE, STAND, ACCEPT, ACCEPT_IF, REFUSE = range(5)
DISCARDS: Final = 5  # the first of 32 actions: bit i of the rest says whether card i of the hand goes, from the top
CARDS: Final = DISCARDS + (1 << HAND)  # the first of 32 actions: the card, as a number
ACTIONS: Final = CARDS + 32

_PACK: Final = 32
_TURNED: Final = 2 * HAND  # the place of the turn-up in the pack
_SIZES: Final = np.array([each.bit_count() for each in range(1 << HAND)])
_ONE: Final = np.uint32(1)
_TRUMPS: Final = np.uint32(255)
# The options that have arrays here, and their values; any value of the others.
_VALUES: Final[Mapping[str, tuple[OptionValue, ...]]] = {
    "packets": ("3-2", "2-3", "5"),
    "propose_number": (False,),
    "king_mark": ("automatic", "none"),
    "revoke": ("impossible",),
    "declare_suit": ("off",),
    "doubling": (False,),
    "offer_point": (False,),
    "throw_in": (False,),
    "turned_king": ("automatic",),
    "short_stock": ("rest",),
}

_SEEN: Final = {"hand": 32, "away": 32, "played": 32, "their_played": 32, "led": 32, "turned": 8, "phase": 4}
_COUNTS: Final = (
    *("dealer", "vulnerable", "their_vulnerable", "king", "their_king", "conditional", "stock", "exchanges"),
    *("taken", "their_taken", "their_taking", "won", "their_won", "needs", "their_needs"),
)


def _columns() -> dict[str, slice]:
    found, end = {}, 0
    for name, wide in {**_SEEN, **dict.fromkeys(_COUNTS, 1)}.items():
        found[name] = slice(end, end + wide)
        end += wide
    return found


COLUMNS: Final[Mapping[str, slice]] = _columns()
"""The columns of `Table.observe` by their names; those of the other player begin with ``their``."""


class Table:
    """Games in play, each in a deal of its own, dealt from random packs (E1-E25).

    ``score``, and ``points`` since the last step or beginning, have a column for each side, South's first; what belongs
    to a deal has one for each role, the elder's first: ``hand``, ``away`` (the cards a player has seen leave the play:
    its discards and the turn-up), ``played``, ``taking`` (discards of this exchange), ``taken`` (of the last one),
    ``won`` (tricks) and ``king`` (whether it was marked). ``pack`` is the pack of the deal from the top: 8 * suit +
    place, suits as in `ecarte.core.cards.SUITS`, places as the rules rank the cards.

    When a deal is over the next is dealt at once, until the game has its winner. Raises an
    `ecarte.Error` for rules that have no arrays: a table has neither irregularities nor what a player may say out of
    turn (see `unsupported`); ValueError for a ``size`` of no games, TypeError for one that is no whole number.
    """

    def __init__(
        self,
        size: int,
        seed: int | None = None,
        rules: str = "akagiri",
        options: Mapping[str, OptionValue] | None = None,
    ) -> None:
        try:
            size = index(size)
        except TypeError:
            raise TypeError(f"size is a whole number of games, not {size!r}") from None
        if size < 1:
            raise ValueError(f"size is a number of games from 1, not {size}")
        with in_words():
            self.options = resolve(rules, options or {})
        if other := unsupported(self.options):
            raise Error(Problem("E-batch-rules", None, {"options": ", ".join(other)}))
        self.size = size
        self.random = np.random.default_rng(seed)
        self._all = np.arange(size)
        self._king = _ONE << np.uint32(self.options.order.index("K"))
        self._places = tuple(np.array(each) for each in dealt(self.options.packets))
        self._first = 1 - self._all % 2  # the side that dealt first in the game before
        self.dealer, self.deals, self.turned, self.phase, self.role = (np.zeros(size, np.int64) for _ in range(5))
        self.led, self.leader, self.top, self.exchanges, self.vulnerable = (np.zeros(size, np.int64) for _ in range(5))
        self.score, self.points, self.taking, self.taken, self.won = (np.zeros((size, 2), np.int64) for _ in range(5))
        self.hand, self.away, self.played = (np.zeros((size, 2), np.uint32) for _ in range(3))
        self.king = np.zeros((size, 2), np.bool_)
        self.conditional = np.zeros(size, np.bool_)
        self.pack = np.zeros((size, _PACK), np.int64)
        self._laid = np.zeros(size, np.uint32)  # the elder's discards until the dealer's are known
        self._sums = np.zeros((size, _PACK + 1), np.uint32)  # the cards above each place of the pack, as masks
        self._legal: Flags | None = None
        self.begin()

    # --- what is asked ---

    @property
    def over(self) -> Flags:
        """Whether each game is over."""
        return np.equal(self.phase, OVER)

    @property
    def side(self) -> Ints:
        """The side to act in each game, 0 for South; of no meaning when it is over."""
        return np.where(self.role == DEALER, self.dealer, 1 - self.dealer)

    @property
    def stock(self) -> Ints:
        """The cards left in the stock of each game."""
        return _PACK - self.top

    def legal(self) -> Flags:
        """Return whether each action is legal, of shape (size, ACTIONS): in a game that is over none is."""
        if self._legal is None:
            found = np.zeros((self.size, ACTIONS), np.bool_)
            found[:, PROPOSE] = found[:, STAND] = self.phase == CHOOSE
            found[:, ACCEPT] = found[:, REFUSE] = answers = self.phase == ANSWER
            found[:, ACCEPT_IF] = answers & (self.stock < 2 * HAND)  # E8
            self._may_discard(found)
            found[:, CARDS:] = _bits(self._may_play()[:, None])
            self._legal = found
        return self._legal

    def observe(self, sides: ArrayLike | None = None) -> NDArray[np.int8]:
        """Return what a side may know in each game, of shape (size, number of columns); see `COLUMNS`.

        ``sides`` are by default those to act, else one for each game, or one for all. Cards are 32 columns of 0 and 1,
        numbered as in a mask.
        """
        side = self.side if sides is None else np.broadcast_to(np.asarray(sides, np.int64), (self.size,))
        role = np.where(side == self.dealer, DEALER, ELDER)
        own, other = (self._all, role), (self._all, 1 - role)
        led = np.where(self.led < 0, 0, _ONE << np.maximum(self.led, 0).astype(np.uint32)).astype(np.uint32)
        masks = np.stack([self.hand[own], self.away[own], self.played[own], self.played[other], led], axis=1)
        needs = np.maximum(0, self.options.target - self.score)
        counts = (
            *(role == DEALER, self.vulnerable == role, self.vulnerable == 1 - role),
            *(self.king[own], self.king[other], self.conditional, self.stock, self.exchanges),
            *(self.taken[own], self.taken[other], self.taking[other], self.won[own], self.won[other]),
            *(needs[self._all, side], needs[self._all, 1 - side]),
        )
        turned = self.turned[:, None] == np.arange(8)
        phase = self.phase[:, None] == np.arange(OVER)
        return np.concatenate([_bits(masks), turned, phase, np.stack(counts, axis=1)], axis=1, dtype=np.int8)

    def choose(self) -> Ints:
        """Return a random legal action of each game, 0 for a game that is over."""
        counted = self.legal().cumsum(axis=1, dtype=np.int8)
        wanted = (self.random.random(self.size) * counted[:, -1]).astype(np.int8)
        found: Ints = np.argmax(counted > wanted[:, None], axis=1)
        return found

    def _may_discard(self, found: Flags) -> None:
        """Fill in the discards that are legal, and the dealer's refusal when the stock does not suffice (E8-E11)."""
        discards, dealer = self.phase == DISCARD, self.role == DEALER
        most = np.minimum(HAND, self.stock - self.taking[:, ELDER])
        least = np.where(dealer, np.minimum(self.options.dealer_min_discard, most), 1)
        found[:, DISCARDS:CARDS] = discards[:, None] & (least[:, None] <= _SIZES) & (most[:, None] >= _SIZES)
        found[:, REFUSE] |= discards & dealer & self.conditional & (most < HAND)

    def _may_play(self) -> Masks:
        """Return the cards that may be played (E16-E18)."""
        hand = np.where(self.phase == PLAY, self.hand[self._all, self.role], np.uint32(0))
        led = np.maximum(self.led, 0).astype(np.uint32)
        follow = hand & _TRUMPS << (led & np.uint32(24))
        if self.options.must_head:
            heads = follow & (_ONE << led) - _ONE
            follow = np.where(heads, heads, follow)
        trumps = hand & _TRUMPS
        replies = np.where(follow, follow, np.where(trumps, trumps, hand))
        return np.where(self.led < 0, hand, replies)

    # --- what is done ---

    def begin(self, where: ArrayLike | None = None, packs: ArrayLike | None = None) -> None:
        """Begin new games, in place of all or of those that ``where`` says, of shape (size,).

        ``packs`` are those of their first deals, a row of `pack` for each game that begins, by default random; `points`
        are then those for kings turned up. The side that did not deal first in the game before deals first. Raises
        ValueError for another shape.
        """
        wanted = np.ones(self.size, np.bool_) if where is None else np.asarray(where)
        if wanted.shape != (self.size,) or wanted.dtype != np.bool_:
            raise ValueError(f"where is {self.size} booleans, not {wanted.dtype} of shape {wanted.shape}")
        at = np.flatnonzero(wanted)
        given = None if packs is None else np.asarray(packs, np.int64)
        if given is not None and given.shape != (at.size, _PACK):
            raise ValueError(f"packs are of shape ({at.size}, {_PACK}), not {given.shape}")
        self._first[at] = 1 - self._first[at]
        self.dealer[at] = 1 - self._first[at]
        self.score[at] = self.points[at] = self.deals[at] = 0
        self._deal(at, given)

    def step(self, actions: ArrayLike) -> Ints:
        """Carry out an action of each game, of shape (size,); return the points it brings, of shape (size, 2).

        The points for a king turned up in the first deal of a game come with `begin`. What is given for a game that is
        over does not count. Raises ValueError for another shape, and an `ecarte.Error` for an illegal action; neither
        changes anything.
        """
        done = np.asarray(actions)
        if done.shape != (self.size,) or not np.issubdtype(done.dtype, np.integer):
            raise ValueError(f"actions are {self.size} integers, not {done.dtype} of shape {done.shape}")
        done = done.astype(np.int64)
        going = np.flatnonzero(~self.over)
        inside = (done[going] >= 0) & (done[going] < ACTIONS)
        wrong = going[~(inside & self.legal()[going, np.where(inside, done[going], 0)])]
        if wrong.size:
            first = int(wrong[0])
            raise Error(Problem("E-batch-action", None, {"game": first, "action": int(done[first])}))
        self.points[:] = 0
        phase, dealer, led = self.phase.copy(), self.role == DEALER, self.led >= 0
        done = np.where(phase == OVER, 0, done)
        discards, plays = phase == DISCARD, phase == PLAY
        self._say(done, phase)
        self._discard(np.flatnonzero(discards & ~dealer), done)
        self._discard_dealer(np.flatnonzero(discards & dealer & (done != REFUSE)), done)
        self._lapse(np.flatnonzero(discards & (done == REFUSE)))
        self._lead(np.flatnonzero(plays & ~led), done)
        self._reply(np.flatnonzero(plays & led), done)
        self._legal = None
        return self.points.copy()

    # --- the deal ---

    def _deal(self, at: Ints, packs: Ints | None = None) -> None:
        """Begin the next deal of these games, from these packs or random ones."""
        if at.size:
            self.deals[at] += 1
            self.dealer[at] = 1 - self.dealer[at]
            rows = np.tile(np.arange(_PACK), (at.size, 1))
            self._hand_out(at, self.random.permuted(rows, axis=1) if packs is None else packs)

    def _hand_out(self, at: Ints, pack: Ints) -> None:
        """Deal the hands, and turn a card up (E4-E6)."""
        self.pack[at] = pack
        suit, trump = pack >> 3, pack[:, _TURNED, None] >> 3
        cards = np.where(suit == trump, 0, suit + (suit < trump)) * 8 + (pack & 7)
        bits = _ONE << cards.astype(np.uint32)
        self._sums[at, 1:] = np.cumsum(bits, axis=1, dtype=np.uint32)
        self.turned[at] = cards[:, _TURNED]
        for role, places in enumerate(self._places):
            self.hand[at, role] = bits[:, places].sum(axis=1, dtype=np.uint32)
        self.away[at] = bits[:, _TURNED, None]
        self.played[at] = 0
        self.phase[at], self.role[at], self.led[at], self.leader[at] = CHOOSE, ELDER, -1, ELDER
        self.top[at], self.exchanges[at] = _TURNED + 1, 0
        self.taking[at] = self.taken[at] = self.won[at] = 0
        self.conditional[at] = False
        self.king[at] = False
        self.vulnerable[at] = NOBODY
        self._legal = None
        self._mark(at[bits[:, _TURNED] == self._king], DEALER)

    def _mark(self, at: Ints, role: int) -> None:
        """Mark a king of a role in these games (E6, E13, E15)."""
        self.king[at, role] = True
        self._score(at, np.full(at.size, role), np.full(at.size, self.options.king_points))

    def _score(self, at: Ints, role: Ints, points: Ints) -> None:
        """Score points of a role in each of these games, which end when they reach the target (E24)."""
        side = np.where(role == DEALER, self.dealer[at], 1 - self.dealer[at])
        self.score[at, side] += points
        self.points[at, side] += points
        self.phase[at[self.score[at, side] >= self.options.target]] = OVER

    # --- the exchange ---

    def _say(self, done: Ints, phase: Ints) -> None:
        """Carry out what is said (E7, E8, E23)."""
        chooses, answers = phase == CHOOSE, phase == ANSWER
        proposed = np.flatnonzero(chooses & (done == PROPOSE))
        self.phase[proposed], self.role[proposed] = ANSWER, DEALER
        accepted = np.flatnonzero(answers & (done != REFUSE))
        self.phase[accepted], self.role[accepted] = DISCARD, ELDER
        self.conditional[accepted] = done[accepted] == ACCEPT_IF
        for role, declines in (ELDER, chooses & (done == STAND)), (DEALER, answers & (done == REFUSE)):
            declined = np.flatnonzero(declines)
            counts = {"first": self.exchanges[declined] == 0, "every": True, "none": False}[self.options.vulnerability]
            self.vulnerable[declined] = np.where(counts, role, NOBODY)
            self._play(declined)

    def _discard(self, at: Ints, done: Ints) -> None:
        """Lay aside what the elder discards, until the dealer has discarded, too (E9)."""
        self._laid[at] = self._put_away(at, ELDER, done)
        self.role[at] = DEALER

    def _discard_dealer(self, at: Ints, done: Ints) -> None:
        """Discard for the dealer, and draw for both (E9, E10)."""
        self._put_away(at, DEALER, done)
        for role in ELDER, DEALER:
            end = self.top[at] + self.taking[at, role]
            self.hand[at, role] |= self._sums[at, end] - self._sums[at, self.top[at]]
            self.top[at] = end
        self.taken[at], self.taking[at] = self.taking[at], 0
        self.exchanges[at] += 1
        self.phase[at], self.role[at], self.conditional[at] = CHOOSE, ELDER, False
        self._play(at[self.top[at] == _PACK])

    def _put_away(self, at: Ints, role: int, done: Ints) -> Masks:
        """Take the discards of a role out of its hand, and return them."""
        chosen = done[at] - DISCARDS
        left, gone = self.hand[at, role], np.zeros(at.size, np.uint32)
        for place in range(HAND):
            card = left & (~left + _ONE)  # the lowest bit
            left = left ^ card
            gone |= np.where(chosen >> place & 1, card, np.uint32(0))
        self.taking[at, role] = _SIZES[chosen]
        self.hand[at, role] ^= gone
        self.away[at, role] |= gone
        return gone

    def _lapse(self, at: Ints) -> None:
        """Give the elder the discards back, because the stock does not suffice (E8)."""
        self.hand[at, ELDER] |= self._laid[at]
        self.away[at, ELDER] ^= self._laid[at]
        self.taking[at] = 0
        self._play(at)

    # --- the play ---

    def _play(self, at: Ints) -> None:
        """End the exchange of these games, and mark their kings (E13)."""
        self.phase[at], self.role[at], self.conditional[at] = PLAY, ELDER, False
        if self.options.king_mark == "automatic":
            for role in ELDER, DEALER:
                self._mark(at[self.hand[at, role] & self._king != 0], role)

    def _lead(self, at: Ints, done: Ints) -> None:
        role = self.role[at]
        self.led[at], self.leader[at] = self._put(at, role, done), role
        self.role[at] = 1 - role

    def _reply(self, at: Ints, done: Ints) -> None:
        """Play to a lead, and take the trick (E19, E21)."""
        role, led = self.role[at], self.led[at]
        card = self._put(at, role, done)
        takes = np.where(card >> 3 == led >> 3, card < led, card < 8)
        taker = np.where(takes, role, 1 - role)
        self.won[at, taker] += 1
        self.led[at], self.role[at] = -1, taker
        ended = self.won[at].sum(axis=1) == HAND
        if self.options.stop_early:
            ended |= (self.won[at, taker] == 3) & (self.won[at, 1 - taker] > 0)
        self._end(at[ended])

    def _put(self, at: Ints, role: Ints, done: Ints) -> Ints:
        """Play a card of a role, and return it."""
        card = done[at] - CARDS
        bit = _ONE << card.astype(np.uint32)
        self.hand[at, role] ^= bit
        self.played[at, role] |= bit
        return card

    def _end(self, at: Ints) -> None:
        """Score the tricks of a deal, and deal the next unless the game is over (E22-E24)."""
        winner = np.argmax(self.won[at], axis=1)
        doubled = (self.won[at, winner] == HAND) | (self.vulnerable[at] == 1 - winner)
        self._score(at, winner, np.where(doubled, 2, 1))
        self._deal(at[self.phase[at] != OVER])


def unsupported(options: Options) -> list[str]:
    """Return the names of options with a value for which there are no arrays."""
    return [name for name, values in _VALUES.items() if getattr(options, name) not in values]


def _bits(masks: Masks) -> NDArray[np.uint8]:
    """Return masks of shape (size, n) as 0 and 1, of shape (size, 32 * n)."""
    octets = np.ascontiguousarray(masks.astype("<u4")).view(np.uint8)
    return np.unpackbits(octets, axis=1, bitorder="little")
