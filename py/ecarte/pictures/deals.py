"""What a drawing of a deal, or of a moment of it, shows. It knows no particular game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from ecarte.core.cards import UNKNOWN, Card, sort_cards
from ecarte.core.game import Event, Seat
from ecarte.core.moment import Moment
from ecarte.pictures.drawing import Block, Drawing, Drawn, sheet
from ecarte.record import OWN, SEAT_TAGS, Play, Step, seatview
from ecarte.record.facts import known_date
from ecarte.record.lines import Line, line_of
from ecarte.text import Words, joined, shown_name

Cards = Sequence[Card]
_LONG = 24  # letters of a name


def of_deal(words: Words, play: Play, moment: Moment) -> Drawing:
    """Return what a whole deal shows: the hands, who discarded what, and the tricks; ``moment`` is its opening."""
    line = line_of(play, moment)
    dealt, gone, held = _course(play, line)
    played = _tricks(play, line.steps)
    blocks = [
        _turned(words, line.steps),
        Block(words("picture-dealt"), _hands(play, dealt, gone) if any(gone.values()) else {}),
        Block(words("picture-hand"), _hands(play, held, {})),
        Block(words("replay-sheet-tricks"), played),
    ]
    score = play.record.game.score
    tally = score.tally(line.after(len(line.entries)))
    beside = f"{words('replay-sheet-points')}: {_score(words, play, tally[0])}" if tally else ""
    return _drawing(words, play, line, blocks, beside, held)


def of_position(words: Words, play: Play, moment: Moment) -> Drawing:
    """Return what a position shows: the hands now, the trick on the table, whose turn it is."""
    line = line_of(play, moment)
    number = moment.own
    steps, state = line.steps[: line.length(number)], line.after(number)
    hands = {seat: tuple(cards) for seat, cards in play.record.game.deal.hands(state).items()}
    blocks = [
        _turned(words, steps),
        Block(words("picture-hand"), _hands(play, hands, {})),
        Block(words("trick"), _lying(play, steps)),
    ]
    score = _score(words, play, play.record.game.score.of(state))
    return _drawing(words, play, line, blocks, f"{score} · {moment}", hands, play.record.game.rules.turn(state))


def of_game(words: Words, play: Play) -> str:
    """Return the drawing of a whole game: a sheet of its deals, under who played, when, and the result."""
    heading = [players(words, play), day(play.record.tag("Date")), play.record.tag("Result")]
    return sheet(" · ".join(filter(None, heading)), [of_deal(words, play, each.opening) for each in play.record.deals])


def players(words: Words, play: Play) -> str:
    """Return who plays: the names of each side, the sides apart."""
    return " – ".join(sides(words, play).values())


def day(date: str) -> str:
    """Return the known part of a date as ISO 8601 writes it: "2026-11" for "2026.11.??"."""
    return (known_date(date) or "").replace(".", "-")


def _score(words: Words, play: Play, score: Mapping[str, int]) -> str:
    """Return points or a score with whose they are: "Anna 2 – Ben 0"."""
    return " – ".join(f"{name} {score[side]}" for side, name in sides(words, play).items())


def _drawing(
    words: Words,
    play: Play,
    line: Line,
    blocks: Sequence[Block],
    beside: str,
    hands: Mapping[Seat, Cards],
    turn: Seat | None = None,
) -> Drawing:
    shown, head = names(words, play), play.record.deals[line.deal].head
    heading = words("log-open", who="other", name=shown[head.dealer], deal=head.number)
    signs = {seat: _signs(words, hands.get(seat, ())) for seat in shown}
    said = [f"{shown[seat]}: {cards}." for seat, cards in signs.items() if cards]
    turned = [card for block in blocks[:1] for each in block.cards.values() for card, *_ in each]
    up = [f"{blocks[0].heading}: {_signs(words, turned)}."] if turned else []
    return Drawing(words, heading, beside, shown, blocks, joined([heading, *up, *said, beside]), turn)


def _signs(words: Words, cards: Iterable[Card]) -> str:
    return " ".join(card if card == UNKNOWN else words.sign(card) for card in cards)


def names(words: Words, play: Play) -> dict[Seat, str]:
    """Return the players' names by seat, the seat that games are seen by at the bottom."""
    seats = play.record.seats
    place = seats.index(OWN) + 1 if OWN in seats else 0
    given = {seat: play.record.tag(SEAT_TAGS[seat]) for seat in (*seats[place:], *seats[:place])}
    short = {seat: f"{name[:_LONG]}…" if len(name) > _LONG else name for seat, name in given.items()}
    return {
        seat: words("seat-title", seat=seat) if name in ("", "?") else shown_name(name) for seat, name in short.items()
    }


def sides(words: Words, play: Play) -> dict[str, str]:
    """Return the players' names by side, partners joined."""
    shown = names(words, play)
    return {side: " & ".join(shown[seat] for seat in side) for side in play.record.sides}


def _turned(words: Words, steps: Iterable[Step]) -> Block:
    """Return the cards that were turned up."""
    turned = [Drawn(each.what.cards[0]) for each in steps if isinstance(each.what, Event) and each.what.do == "turn"]
    return Block(words("replay-sheet-turn"), {None: turned})


def _course(play: Play, line: Line) -> tuple[dict[Seat, Cards], dict[Seat, set[Card]], dict[Seat, Cards]]:
    """Return the hands as dealt, what was discarded of them, and the hands when the play began, or at the end."""
    dealt: dict[Seat, Cards] = {}
    gone: dict[Seat, set[Card]] = {}
    state = line.after(len(line.entries))
    for step in line.steps:
        event = step.what
        assert isinstance(event, Event)
        if event.do == "play":
            state = step.before
            break
        if event.do == "deal":
            dealt[event.seat] = (*dealt.get(event.seat, ()), *event.cards)
        elif event.do == "discard":
            gone.setdefault(event.seat, set()).update(event.cards)
    return dealt, gone, {seat: tuple(cards) for seat, cards in play.record.game.deal.hands(state).items()}


def _hands(play: Play, hands: Mapping[Seat, Cards], gone: Mapping[Seat, set[Card]]) -> dict[Seat | None, list[Drawn]]:
    order = play.record.options().order
    return {
        seat: [Drawn(card, gone=card != UNKNOWN and card in gone.get(seat, ())) for card in sort_cards(cards, order)]
        for seat, cards in hands.items()
    }


def _tricks(play: Play, steps: Iterable[Step]) -> dict[Seat | None, list[Drawn]]:
    """Return each seat's cards in the order of the tricks; the winners of the tricks have won."""
    by_seat: dict[Seat | None, list[Drawn]] = {seat: [] for seat in play.record.seats}
    for step in steps:
        if isinstance(step.what, Event) and step.what.do == "play":
            by_seat[step.what.seat].append(Drawn(step.what.cards[0]))
        taker = play.record.game.log.taker(step.before, step.after)
        if taker and by_seat[taker]:
            by_seat[taker][-1] = by_seat[taker][-1]._replace(won=True)
    return by_seat


def _lying(play: Play, steps: Iterable[Step]) -> dict[Seat | None, list[Drawn]]:
    """Return the cards of the trick that is being played."""
    by_seat: dict[Seat | None, list[Drawn]] = {}
    for step in steps:
        if isinstance(step.what, Event) and step.what.do == "play":
            by_seat[step.what.seat] = [Drawn(step.what.cards[0])]
        if play.record.game.log.taker(step.before, step.after):
            by_seat = {}
    return by_seat


def seen(play: Play, seat: Seat | None) -> Play:
    """Return what a seat knows of a game, or the game itself for None; raises RuleError for an unknown seat."""
    return play if seat is None else Play(seatview.redact(play.record, seat))
