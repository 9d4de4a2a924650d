"""One problem at the terminal: the position as its seat knows it, the answer, what every choice is worth."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from ecarte.analysis import ANALYSTS
from ecarte.analysis.puzzles import Puzzle
from ecarte.cli.kit.terminal import Terminal, plain_table
from ecarte.cli.puzzles.progress import Rating
from ecarte.cli.speech.answers import not_understood, whole
from ecarte.cli.speech.story import Story, coloured
from ecarte.cli.speech.telling import PARLANCES
from ecarte.cli.speech.verdicts import because, told
from ecarte.cli.speech.worths import COLUMNS
from ecarte.cli.table import prompt
from ecarte.cli.table.prompt import expect
from ecarte.core.game import Json, Seat, parse_event
from ecarte.notation.link import with_moment
from ecarte.text import choice

_SHOWN = 6  # choices; a hand can be discarded from in 32 ways


class Solving:
    """Sets the problems of a game, one after the other."""

    def __init__(self, terminal: Terminal, game: str) -> None:
        self.terminal, self.words, self.game = terminal, terminal.words, game

    def put(self, puzzle: Puzzle, *, again: bool) -> bool:
        """Put a problem and tell its solution; return whether the answer was right. Raises EOFError when left."""
        asked = expect(self.terminal, "puzzle", game=self.game, puzzle=puzzle.id)
        self.show(asked, again=again)
        event = self.answered(asked)
        solved = expect(self.terminal, "solve", game=self.game, puzzle=puzzle.id, event=event)
        self.tell(solved["solution"])
        self.say(self.words("cli-problems-look", link=with_moment(puzzle.link, puzzle.at)), "dim")
        return bool(solved["solution"]["right"])

    def show(self, asked: Json, *, again: bool) -> None:
        """Print the deal so far, the table, and the question."""
        words, view, puzzle = self.words, asked["view"], asked["puzzle"]
        story = self.story(puzzle["seat"], view["seats"])
        self.terminal.out.print()
        heading = {"id": puzzle["id"], "kind": words(f"puzzle-{puzzle['kind']}"), "rating": str(puzzle["rating"])}
        self.say(words("cli-problems-again" if again else "cli-problems-heading", **heading), "bold")
        self.tell_log(story, [entry for entry in asked["log"] if entry["deal"] == view["deal"]])
        for line in story.table(view):
            self.terminal.out.print(line)
        self.say(words(f"puzzle-{puzzle['kind']}-ask"), "bold")
        if self.spoken(puzzle):
            offers = (
                f"{number} = {choice(words, parse_event(event))}" for number, event in enumerate(puzzle["choices"], 1)
            )
            self.say(" · ".join(offers), "dim")
        else:
            self.say(words("cli-name-cards" if puzzle["kind"] == "discard" else "cli-name-card"), "dim")

    def story(self, me: Seat, seats: Iterable[Seat]) -> Story:
        """Return the game as it is presented to a seat."""
        names = {seat: self.words("you") if seat == me else self.words("seat-title", seat=seat) for seat in seats}
        story = PARLANCES[self.game].story(self.words, names, me)
        story.room = self.terminal.room
        return story

    def tell_log(self, story: Story, entries: Iterable[Json]) -> None:
        """Print what has happened."""
        for entry in entries:
            if sentence := story.line(entry):
                self.terminal.out.print(coloured(f"  {sentence}"))

    def parse(self, text: str, known: Collection[str], view: Json) -> str | None:
        """Return the event that was typed, perhaps abbreviated, or None."""
        return PARLANCES[self.game].answer(whole(text, known) or text, view, self.words) if text else None

    def spoken(self, puzzle: Json) -> bool:
        """Return whether the choices are things to say, which are numbered."""
        return all(parse_event(event).do == "say" for event in puzzle["choices"])

    def answered(self, asked: Json) -> str:
        """Return the choice of the person; raises EOFError when that is to leave."""
        view, puzzle = asked["view"], asked["puzzle"]
        choices: list[str] = puzzle["choices"]
        known = self.story(puzzle["seat"], view["seats"]).sayings(view)
        while True:
            text = prompt.answer(self.terminal, self.words("cli-problems-help"))
            if self.spoken(puzzle) and text.isdecimal() and 1 <= int(text) <= len(choices):
                return choices[int(text) - 1]
            event = self.parse(text, known, view)
            wanted = parse_event(event).choice if event else None
            chosen = next((each for each in choices if parse_event(each).choice == wanted), None)
            if chosen is not None:
                return chosen
            if text:
                self.say(not_understood(self.words, text, known), "yellow")

    def tell(self, solution: Json) -> None:
        """Print whether the answer was right, and what the choices are worth."""
        words, listed = self.words, solution["choices"]
        chosen = next(each for each in listed if each["event"] == solution["event"])
        if solution["right"]:
            self.say(words("cli-problems-right"), "bold green")
        else:
            best = choice(words, parse_event(solution["answers"][0]))
            self.say(
                words("cli-problems-wrong", best=best, told=told(words, ANALYSTS[self.game].UNIT, chosen["loss"])),
                "bold yellow",
            )
        shown = listed[:_SHOWN] if chosen in listed[:_SHOWN] else [*listed[:_SHOWN], chosen]
        table = plain_table("dim")
        table.add_column("")
        columns = COLUMNS[solution["unit"]]
        for name in columns:
            table.add_column(words(name), justify="right")
        for each in shown:
            mark = "→" if each is chosen else " "
            does = coloured(f"  {mark} {choice(words, parse_event(each['event']))}")
            if each["event"] in solution["answers"]:
                does.stylize("bold")
            table.add_row(does, *(cell(words, each) for cell in columns.values()))
        self.terminal.table(table)
        # Reasons are why a choice is worse than the best: those of the next best, where the best was chosen.
        worse = (each for each in listed if each["event"] not in solution["answers"])
        other = next(worse) if solution["right"] else chosen
        for reason in other["reasons"]:
            self.say(f"  {because(words, reason)}", "dim")
        key = "cli-problems-exact" if solution["exact"] else "cli-problems-sampled"
        self.say(words(key, worlds=words.number(solution["worlds"]), unit=solution["unit"]), "dim")

    def say_rating(self, rating: Rating, change: float) -> None:
        """Print the solver's rating, and how it has changed."""
        figures = {"rating": str(round(rating.rating)), "error": str(round(2 * rating.deviation))}
        if round(change):
            figures["change"] = self.words.number(change, signed=True)
            self.say(self.words("cli-problems-rating", **figures))

    def say(self, sentence: str, style: str = "") -> None:
        """Print a sentence."""
        self.terminal.out.print(coloured(sentence, style), soft_wrap=True)
