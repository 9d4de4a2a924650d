"""What a seat sees of a game: the log, the table, what may be done.

The page knows the engine (py/ecarte/requests/web.py) by the types of this folder alone. It never reads a record and
never decides what is legal.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

Seat: TypeAlias = str
"""\"N" "E" "S" "W"; the player sits at the bottom, usually as "S"."""
Side: TypeAlias = str
"""Partners: "NS" "EW" in belote for four, elsewhere the seat itself."""
Card: TypeAlias = str
"""Rank and suit, "Ks", "Th"; "??" is a card this seat may not know."""

OptionValue: TypeAlias = str | int | bool
Options: TypeAlias = dict[str, OptionValue]


class Rules(TypedDict):
    """A preset, and the options that differ from it."""

    preset: str
    options: Options


class Problem(TypedDict):
    """Why something is refused; its words are in the locale files under `problem-<code>`."""

    code: str  # "E-follow"
    rule: str | None  # "E17"
    data: dict[str, str | int]
    line: NotRequired[int]
    column: NotRequired[int]
    record: NotRequired[int]  # of the text that was read, from 1
    deal: NotRequired[int]


class LaidCard(TypedDict):
    """A card on the table, and who played it."""

    seat: Seat
    card: Card


class Trick(TypedDict):
    """A trick that was taken."""

    leader: Seat
    cards: list[Card]  # in the order played, the leader's first
    winner: Seat


class CommonView(TypedDict):
    """What the views of all games have in common, except `game` and `phase`, whose values each game declares."""

    seat: Seat  # whose view this is
    seats: list[Seat]  # in turn order
    sides: list[Side]  # in the order scores are written
    rules: Rules
    target: int  # points that win the game
    deal: int
    dealer: Seat
    elder: Seat
    turn: Seat | None  # who must act; null when nobody must ("scored", "over", "dealing")
    pause: bool  # a right of this seat (marking the king) would lapse with the opponent's next event
    # every event this seat may do now; one discard for each choice of cards, in the order of `hand`
    legal: list[str]
    # why each own card may not be played now, by its event; empty while this seat discards
    refused: dict[str, Problem]
    next: str | None  # the event that opens the next deal ("2. S"), when one may be opened
    score: dict[Side, int]  # as marked now
    hand: list[Card]  # own cards, s h d c, high to low
    sizes: dict[Seat, int]  # cards in each hand
    turned: Card | None
    trump: str | None  # "s" "h" "d" "c"
    stock: int  # cards left in the stock
    trick: list[LaidCard]  # on the table now
    tricks: list[Trick]  # of this deal
    won: dict[Side, int]  # tricks of this deal
    winner: Side | None  # of the game; null also when it is drawn
    over: bool  # the game, not only the deal
    # other hands: in a replay with all hands open, and those shown after one was thrown in
    open: NotRequired[dict[Seat, list[Card]]]


View: TypeAlias = CommonView
"""A view, of any game."""
Scores: TypeAlias = object
"""How a deal was scored, in any game."""


class Entry(TypedDict):
    """One line of the game log as this seat may see it.

    Entries with `n` are events of the record; the others ("open", "cut", "mark", "trick", "score", "over") follow from
    them.
    """

    deal: int  # 0 before the first deal
    n: NotRequired[int]  # number of the event in its deal, from 1
    event: NotRequired[str]  # the event as ECN, hidden cards as "??"
    do: Literal[
        "cut", "open", "deal", "turn", "take", "discard", "draw", "play", "say", "ruling", "mark", "trick", "score",
        "over",
    ]  # fmt: skip
    # who acts; for "open" the dealer; for "trick" the winner; for "over" the side that wins, null when it is drawn
    seat: NotRequired[Seat | None]
    card: NotRequired[Card]  # turn, take (the turn-up into the hand), play
    cards: NotRequired[list[Card]]  # deal, discard, draw ([] when nothing is discarded)
    cut: NotRequired[dict[Seat, Card]]  # cut: what each drew
    # say, écarté: propose stand accept refuse king double offer decline concede claim show suit let require took;
    # say, belote: pass take meld rank trump show; ruling, which ECN writes with "&" and seats among its arguments:
    # claim ruling unmark advise, and those of a real table; turn: "bottom", the second card of three-handed belote
    verb: NotRequired[str]
    # say: ["3"] in propose:3, ["double"] in accept:double, ["h"] in suit:h; ruling: ["S", "43", "#15"] in
    # &claim:S:43:#15; say: ["h"] in take:h, ["tierce", "As"] in meld:tierce:As, ["A"] in rank:A, ["KsQsJs"] in
    # show:KsQsJs
    args: NotRequired[list[str]]
    call: NotRequired[str]  # play, belote: "belote" "rebelote"
    # what is wrong with it, as far as this seat may know: "revoke" (E26), "turn" (led out of turn), "false" (a king not
    # held); "back": the card returns to the hand
    suffix: NotRequired[Literal["revoke", "turn", "false", "back"]]
    why: NotRequired[str]  # mark: "turned-king"; over: "score" or "resigned"
    points: NotRequired[dict[Side, int]]  # score: of the deal
    score: NotRequired[dict[Side, int]]  # score: running
    # score: what was scored and why; in écarté a list, in belote the sums of the deal (null when all passed)
    scored: NotRequired[Scores]
    offenders: NotRequired[list[Seat]]  # score: who scored less for the tricks (laws 25, 43)


class Frame(TypedDict):
    """A log entry, and the view just after it."""

    entry: Entry
    view: View
