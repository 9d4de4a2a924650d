"""``ecarte play``: a game or a match in the terminal, against the computer or between people at one terminal."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from datetime import date
from pathlib import Path
from typing import Annotated, Any

import typer

from ecarte.cli.kit.compiling import prepare_players
from ecarte.cli.kit.options import GAME, changes, game_of, preset_of, rules_of
from ecarte.cli.kit.terminal import Plain, Terminal, choice_option
from ecarte.cli.speech.telling import PARLANCES
from ecarte.cli.table.friend import play_friend
from ecarte.cli.table.game import TerminalGame
from ecarte.cli.table.kept import Kept, place
from ecarte.cli.table.people import WATCHING, People, computers
from ecarte.cli.table.prompt import ASK, Cutting, expect
from ecarte.cli.table.resumed import resume as go_on
from ecarte.cli.table.sitting import Match, sit
from ecarte.core.game import Seat
from ecarte.friend.terms import COURSES
from ecarte.games import GAMES
from ecarte.match.header import GALLERIES, KINDS, MATCHES, POOL
from ecarte.players import OPPONENTS, SPECTATORS, USUAL
from ecarte.record import SEAT_TAGS, option_tags

_OFFERED = tuple(dict.fromkeys(name for names in OPPONENTS.values() for name in names))
_SEATS = tuple(dict.fromkeys(seat for game in GAMES.values() for seat in game.all_seats))
_COMPUTERS = tuple(f"{seat}={level}" for seat in _SEATS for level in _OFFERED)
_RUBBERS = tuple(kind.partition("-")[2] for kind in KINDS if kind != POOL)
PURSE = 50  # chips, by default


def play(
    terminal: Terminal,
    game: Annotated[str, choice_option("--game", "-g", values=GAMES, rich_help_panel="game")] = GAME,
    rules: Annotated[str | None, rules_of(GAMES, rich_help_panel="game")] = None,
    option: Annotated[list[str] | None, typer.Option("--option", rich_help_panel="game", metavar="NAME=VALUE")] = None,
    opponent: Annotated[str | None, choice_option("--opponent", values=_OFFERED, rich_help_panel="players")] = None,
    partner: Annotated[str | None, choice_option("--partner", values=_OFFERED, rich_help_panel="players")] = None,
    seat: Annotated[str | None, choice_option("--seat", values=_SEATS, rich_help_panel="players")] = None,
    dealer: Annotated[str | None, choice_option("--dealer", values=(*_SEATS, "cut"), rich_help_panel="game")] = None,
    two: Annotated[bool, typer.Option("--two", rich_help_panel="players")] = False,
    friend: Annotated[bool, typer.Option("--friend", rich_help_panel="players")] = False,
    computer: Annotated[
        list[str] | None,
        choice_option("--computer", values=_COMPUTERS, rich_help_panel="players", metavar="SEAT=LEVEL"),
    ] = None,
    names: Annotated[str | None, typer.Option("--names", rich_help_panel="players", metavar="NAME,NAME")] = None,
    rubber: Annotated[str | None, choice_option("--rubber", values=_RUBBERS, rich_help_panel="match")] = None,
    pool: Annotated[bool, typer.Option("--pool", rich_help_panel="match")] = False,
    watch: Annotated[bool, typer.Option("--watch", rich_help_panel="match")] = False,
    stake: Annotated[int | None, typer.Option("--stake", rich_help_panel="match", metavar="N", min=0, max=1000)] = None,
    purse: Annotated[
        int | None, typer.Option("--purse", rich_help_panel="match", metavar="N", min=1, max=1_000_000)
    ] = None,
    gallery: Annotated[str | None, choice_option("--gallery", values=GALLERIES, rich_help_panel="match")] = None,
    seed: Annotated[str | None, typer.Option("--seed", rich_help_panel="game", metavar="HEX")] = None,
    cut: Annotated[str | None, typer.Option("--cut", rich_help_panel="game", metavar=f"WORDS|{ASK}")] = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE")] = None,
    resume: Annotated[str | None, typer.Option("--resume", metavar="FILE")] = None,
    plain: Plain = False,
) -> None:
    """Play a game or a match."""
    terminal.plain = plain
    cutting = Cutting(terminal, cut)
    of_match = {"rubber": rubber, "pool": pool, "watch": watch, "stake": stake, "purse": purse, "gallery": gallery}
    asked_of_match = [name for name, value in of_match.items() if value is not None and value is not False]
    if friend:
        others = {"two": two, "opponent": opponent, "partner": partner, "seed": seed, "cut": cut}
        for name, value in {**others, "watch": watch, "gallery": gallery}.items():
            if value:
                terminal.fail("cli-play-apart", first="--friend", second=f"--{name}")
        if pool and (rubber or dealer):
            terminal.fail("cli-play-apart", first="--pool", second="--rubber" if rubber else "--dealer")
        chips = purse or (PURSE if stake else None)
        kind = f"rubber-{terminal.check_choice('--rubber', rubber, _RUBBERS) or 1}" if rubber or chips else ""
        kind = POOL if pool else kind
        wanted = {"dealer": dealer or "cut", "match": kind, "stake": stake or 0, "purse": chips}
        name = (*_guests(terminal, names), terminal.words("you-in-record"))[0]
        agreed = _agreed(terminal, game, rules, option or [])
        seats = GAMES[game].resolve(agreed["rules"], {}).seats
        mine = terminal.check_choice("--seat", seat, seats) or "S"
        known = [f"{seat}={level}" for seat in seats for level in OPPONENTS[game]]
        chosen = [terminal.check_choice("--computer", each, known).split("=") for each in computer or []]
        wanted["computers"] = dict(chosen)
        prepare_players(terminal, game, (level for _, level in chosen))
        play_friend(terminal, {**wanted, **agreed, "seat": mine, "name": name}, save, resume)
        return
    if computer:
        terminal.fail("cli-computer-friend")
    if resume is not None:
        if rules or option or seed or dealer or names or game != GAME or any(of_match.values()):
            terminal.fail("cli-resume-alone")
        go_on(terminal, resume, seat, opponent, partner, save, cutting, two=two)
        return
    for first, one, second, other in (("--rubber", rubber, "--pool", pool), ("--two", two, "--watch", watch)):
        if one and other:
            terminal.fail("cli-play-apart", first=first, second=second)
    module = GAMES[game_of(terminal, game)]
    preset = preset_of(terminal, game, rules)
    changed = changes(terminal, game, preset, option or [])
    options = module.resolve(preset, changed)
    seats = options.seats
    terminal.check_choice("--dealer", dealer, (*seats, "cut"))
    me = terminal.check_choice("--seat", seat, seats) or ("S" if "S" in seats else seats[0])
    if two and len(seats) > 2:
        terminal.fail("cli-two-only")
    if asked_of_match:
        _offered(terminal, game, asked_of_match[0], "matches", [name for name, has in MATCHES.items() if has])
    if gallery is not None:
        _offered(terminal, game, "gallery", "gallery", list(SPECTATORS))
    same = {"game": game, "preset": preset, "options": changed, "dealer": dealer or "cut"}
    seed = seed or secrets.token_hex(32)
    if asked_of_match:
        terminal.check_choice("--rubber", rubber, _RUBBERS)
        terminal.check_choice("--gallery", gallery, GALLERIES)
        asked = {"kind": POOL if pool else f"rubber-{rubber or 1}", "stake": stake, "purse": purse, "gallery": gallery}
        wanted = {**same, **asked, "seed": seed}
        _match(terminal, wanted, _guests(terminal, names), me, opponent, two, watch, save, cutting)
        return
    players = {} if two else computers(terminal, game, seats, options.sides, me, opponent, partner)
    people = _people(terminal, game, seats, players, me, _guests(terminal, names))
    tags = {"Date": f"{date.today():%Y.%m.%d}", **_written(terminal, people)}
    try:
        cuts = cutting.first(seed)
    except EOFError:
        raise typer.Exit(0) from None
    answer = expect(terminal, "new", **same, **cuts, seed=seed, tags=tags, players=players, seat=people.me)
    kept = Kept(terminal, place(terminal, save))
    sit(terminal, TerminalGame(terminal, answer, people, kept, cutting), kept)


def _agreed(terminal: Terminal, game: str, rules: str | None, given: list[str]) -> dict[str, Any]:
    """Return the game and the rules that an invitation says."""
    if game not in COURSES:
        _offered(terminal, game, "friend", "friend", list(COURSES))
    preset = preset_of(terminal, game, rules)
    options = GAMES[game].resolve(preset, changes(terminal, game, preset, given))
    changed = tuple(value for _, value in option_tags(GAMES[game], options))
    return {"game": game, "rules": preset, "options": changed}


def _offered(terminal: Terminal, game: str, option: str, offer: str, games: list[str]) -> None:
    """End the command when the game is not among those that offer what an option asks for."""
    if game not in games:
        title, others = terminal.words(f"game-{game}"), ", ".join(f"--game {each}" for each in games)
        terminal.fail("cli-not-offered", option=f"--{option}", game=title, offer=offer, games=others)


def _guests(terminal: Terminal, names: str | None) -> list[str]:
    """Return the requested names in order, those of the persons first."""
    return [name.strip() for name in names.split(",") if name.strip()] if names else []


def _people(
    terminal: Terminal, game: str, seats: tuple[Seat, ...], players: Mapping[Seat, str], me: Seat, names: list[str]
) -> People:
    """Return the people of one game: a person and the computer, or two persons."""
    words = terminal.words
    if players:
        story = PARLANCES[game].story
        called = {seat: story.name(words, player, seat) for seat, player in players.items()}
        mine = names[0] if names else words("you-in-record")
        return People(game, {seat: called.get(seat, mine) for seat in seats}, players, me)
    first, second = (*names, *_persons(terminal)[len(names) :])[:2]
    other = next(seat for seat in seats if seat != me)
    return People(game, {seat: {me: first, other: second}[seat] for seat in seats}, {}, WATCHING)


def _persons(terminal: Terminal) -> list[str]:
    return [terminal.words("cli-person", number=number) for number in (1, 2)]


def _written(terminal: Terminal, people: People) -> dict[str, str]:
    """Return the tags of the seats."""
    words, players = terminal.words, people.players
    return {
        SEAT_TAGS[seat]: words("opponent-in-record", name=name, player=players[seat]) if seat in players else name
        for seat, name in people.names.items()
    }


def _match(
    terminal: Terminal,
    asked: dict[str, Any],
    guests: list[str],
    me: Seat,
    opponent: str | None,
    two: bool,
    watch: bool,
    save: Path | None,
    cutting: Cutting,
) -> None:
    """Play a rubber, a pool, or one game with chips or spectators."""
    words, game = terminal.words, asked["game"]
    player = terminal.check_choice("--opponent", opponent, OPPONENTS[game]) or USUAL[game]
    persons = _persons(terminal) if two else [words("you-in-record")]
    bots = [words("cli-computer", number=number) for number in (1, 2, 3)]
    many = 3 if asked["kind"] == POOL else 2
    playing = [] if watch else persons[:many]
    people = [{"name": name, "player": None} for name in playing]
    people += [{"name": name, "player": player} for name in bots[: many - len(people)]]
    for person, name in zip(people, guests, strict=False):
        person["name"] = name
    watching = [guests[many] if len(guests) > many else persons[0]] if watch else []
    if me == "N" and many == 2:
        people.reverse()
    chips = asked["purse"] or (PURSE if asked["stake"] or asked["gallery"] or watch else None)
    stake = asked["stake"] if asked["stake"] is not None else 1 if chips or many == 3 else 0
    more = {"id": secrets.token_hex(8), "people": people, "spectators": watching, "purse": chips, "stake": stake}
    kept = Kept(terminal, Path())
    match = Match(terminal, kept, expect(terminal, "match", records=[], begin={**asked, **more})["match"], cutting)
    kept.path = place(terminal, save)
    try:
        table = match.table(asked["seed"])
    except EOFError:
        raise typer.Exit(0) from None
    sit(terminal, table, kept, match.following)
