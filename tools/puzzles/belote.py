"""The problems of belote, by theme: found in games of four and with open cards, judged by the points of the deal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from random import Random

from ecarte import compiler
from ecarte.analysis import finished, puzzles
from ecarte.analysis.belote import choices
from ecarte.analysis.belote.chance import after
from ecarte.analysis.belote.choices import BIDS, STANDARD, WORLDS, can_declare
from ecarte.analysis.belote.choices.value import Choice
from ecarte.analysis.belote.levels import RATINGS
from ecarte.analysis.belote.reasons import reasons
from ecarte.collection.simulate import Plan, play
from ecarte.core.cards import Card
from ecarte.core.game import Event, Seat, parse_event
from ecarte.games.belote.facts import UNIT
from ecarte.games.belote.game import GAME
from ecarte.games.belote.state import State, View, side_of
from ecarte.games.belote.tricks import taking
from ecarte.players import PLAYERS
from ecarte.players.belote import table
from ecarte.players.belote.cards import FREE
from ecarte.record import Play, Step
from puzzles.judge import Judgement, judged, least_of
from puzzles.maker import SEAT, Balance, Maker

SEED = 40
SEATS = "NESW"
PLAYER = "amateur"  # who plays all seats
RULES = ("classic", "classic", "two", "classic", "modern")  # of games in turn: with open cards, with no trumps
LOOK = 40  # hands of the others, or deals
FIRST = 150  # hands, before so many that one is certain
LAST = 4  # cards
OPENED = {8: 60, 7: 100, 6: 150}  # hands that are solved for a second opinion, by cards in hand
HOPELESS = 30.0  # points
ALIKE = 2.0  # points that make no other answer: a king or a queen to the partner
_usual = partial(Balance, share=0.7)
_card = partial(_usual, least=6.0, sure=800)  # cards early in a deal differ by less than bids
KINDS = {
    "first": _usual(65, least=least_of(UNIT), sure=2000, alike=0.6),
    "second": _usual(65, least=least_of(UNIT), sure=2000, alike=0.6),
    "free": _usual(50, least=least_of(UNIT), sure=2000, alike=0.4),
    "lead": _card(60),
    "draw": _card(45, alike=0.7),
    "partner": _card(80),
    "belote": _card(36, least=5.0, sure=1600, share=0.9, alike=0.7),
    "last": _usual(95, least=least_of(UNIT), sure=800),
    "open": _usual(45, least=least_of(UNIT), sure=800),
}


def game(number: int) -> Play:
    """Return the played game with a number."""
    rules = RULES[number % len(RULES)]
    seats = GAME.resolve(rules, {}).seats
    plan = Plan(dict.fromkeys(seats, PLAYER), number + 1, seed=SEED, rules=rules, game=GAME.name)
    played = play(plan, number)
    tags = tuple(tag for tag in played.record.tags if tag[0] in puzzles.KEPT_TAGS)
    return played.with_record(replace(played.record, tags=tags))


def decisions(played: Play) -> Iterator[tuple[Step, str]]:
    """Yield every decision of South with its theme; in games with no trumps and all trumps the bids alone."""
    has_suits_alone = played.state.options.contracts == "suits"
    for step in played.steps:
        event = step.what
        if isinstance(event, Event) and event.actor == SEAT and step.before.mover == SEAT:
            what = kind(step.before)
            if what is not None and has_suits_alone != (what == "free"):
                yield step, what


def kind(state: State) -> str | None:
    """Return the theme of what South has to decide, or None where it has none."""
    if state.mover != SEAT:
        return None
    if state.phase == "bid":
        if state.options.face_up:  # bids without end ask these
            return None
        if state.options.contracts != "suits":
            return "free"
        return "first" if len(state.bids) < len(state.seats) else "second"
    if state.phase != "play":
        return None
    view = GAME.view.of(state, SEAT)
    playable = table.plays(view)
    if len(playable) < 2 or can_declare(view) is not None:
        return None
    if state.options.face_up:
        return "open"
    if state.options.hand - len(state.tricks) <= LAST:
        return "last"
    cards = {event.cards[0] for event in playable.values()}
    kept, trumps = cards & _belote(state), {card for card in cards if card[1] == state.contract}
    if kept and cards - kept:
        return "belote"
    if not state.trick:
        return "draw" if _side(state.taker) == _side(SEAT) and trumps and cards - trumps else "lead"
    return "partner" if _side(taking(state.trick, str(state.contract))) == _side(SEAT) else None


def _side(seat: Seat | None) -> str:
    return side_of(seat or SEAT, len(SEATS))


def _belote(state: State) -> set[Card]:
    """Return what South holds of a king and queen of trumps that are or were in the hand together."""
    both = {f"K{state.contract}", f"Q{state.contract}"}
    held = both & {*state.hand(SEAT)}
    has_called = any(call.seat == SEAT for call in state.calls)
    return held if held == both or has_called else set()


def fits(state: State, what: str, judgement: Judgement) -> bool:
    """Return whether a decision is about its theme: the answers are alike in it, and another choice is not hopeless."""
    if what not in ("draw", "belote"):
        return True
    best, *_ = said = {word(state, what, each) for each in judgement.answers}
    others = [each.points for each in judgement.choices if word(state, what, each.event) != best]
    return len(said) == 1 and bool(others) and judgement.choices[0].points - max(others) < HOPELESS


def word(state: State, what: str, event: str) -> str:
    """Return what is done, as far as it is what the theme is about."""
    parsed = parse_event(event)
    if what == "draw":
        return "trump" if parsed.cards[0][1] == state.contract else "plain"
    if what == "belote":
        return "play" if parsed.cards[0] in _belote(state) else "keep"
    if what == "free" and parsed.args and parsed.args[0] not in FREE:
        return "suit"
    return " ".join([parsed.verb, *parsed.args]) if what == "free" else parsed.verb


def judge(
    state: State, what: str, seed: str, worlds: int, exact: int = choices.EXACT, *, reads: bool = True
) -> Judgement | None:
    """Return the judgement of South's decision over so many hands or deals, or None where there is nothing to judge."""
    view = GAME.view.of(state, SEAT)
    usual = BIDS if state.phase == "bid" else WORLDS[len(view.hand)]
    effort = -(-worlds * STANDARD // usual)
    estimate = finished(choices.decide(view, Random(seed), effort, exact=exact, reads=reads))
    if estimate is None:
        return None

    def worth(choice: Choice, why: tuple[dict[str, object], ...]) -> puzzles.Choice:
        chance = after(view, choice.points)
        return puzzles.Choice(str(choice.event), chance, choice.points, choice.error, None, choice.made, None, why)

    return judged(estimate, worth, lambda choice: reasons(view, estimate, choice), ALIKE)


def is_certain(state: State, seed: str, judgement: Judgement) -> bool:
    """Return whether the answer is also the best where the rest of the deal is solved, not played out.

    Early in a deal hands are played out by rules of thumb, which misjudge some cards; solving sees all hands, which
    misjudges others. With few cards left they are solved anyway.
    """
    left = state.options.hand - len(state.tricks)
    if state.phase == "bid" or state.options.face_up or left not in OPENED:
        return True
    other = judge(state, "", f"solved {seed}", OPENED[left], exact=state.options.hand, reads=False)
    return other is not None and bool({*other.answers} & {*judgement.answers}) and other.lead > 2 * other.error


def decide(view: View, what: str, name: str, seed: str, times: int) -> Sequence[str]:
    """Return what a player decides, several times."""
    choose = PLAYERS[GAME.name][name]
    return [str(choose(view, Random(f"{seed} {name} {number}"))) for number in range(times)]


MAKER = Maker(
    game=GAME.name,
    kinds=KINDS,
    ratings=RATINGS,
    play=game,
    decisions=decisions,
    judge=judge,
    decide=decide,
    looked=LOOK,
    first=FIRST,
    in_a_game=10,
    in_kind=2,
    asked=6,
    fits=fits,
    is_certain=is_certain,
    alike=ALIKE,
    word=word,
    prepare=partial(compiler.prepare, GAME.name),
)
