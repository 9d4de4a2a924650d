"""``ecarte merge``: whole games from the views of their players."""

from __future__ import annotations

from operator import attrgetter

from ecarte import collection
from ecarte.cli.kit.records import Files, Output, Records, check_output, write_records
from ecarte.cli.kit.terminal import Terminal
from ecarte.collection.files import STANDARD
from ecarte.core.game import RuleError
from ecarte.notation import ecn
from ecarte.record import Play, Record
from ecarte.record.seatview import merge as merge_views


def merge(terminal: Terminal, files: Files, output: Output = STANDARD) -> int:
    """Merge views into games."""
    check_output(terminal, output)
    records = Records(terminal, files)
    read: list[Record] = []
    places: list[str] = []
    for name, done in records.map(attrgetter("play")):
        if records.accept(done, name):
            read.append(done.made.record)
            places.append(f"{name}:{done.line}")
    # Two records are always merged, and their contradictions reported.
    games = [_two(read)] if len(read) == 2 else collection.merged(read)
    for game in games:
        for other, problems in game.against:
            records.status = max(records.status, 1)
            records.left_out += 1
            terminal.note(terminal.words("cli-merge-against", first=places[game.places[0]], second=places[other]))
            for problem in problems:
                terminal.report(terminal.err, places[other], problem)
                if "at" in problem.data and not problem.code.startswith("E-merge-"):  # those name the place themselves
                    terminal.note("  " + terminal.words("cli-merge-at", at=problem.data["at"]))
    alone = sum(len(game.places) == 1 and game.record.view is not None for game in games)
    if alone and not any(game.against for game in games):
        terminal.note(terminal.words("cli-merge-alone", number=alone))
    whole = [game.record for game in games if not game.against]
    return write_records(terminal, records, output, (ecn.dumps(Play(each)) for each in whole), whole=True)


def _two(read: list[Record]) -> collection.Merged:
    game = collection.Merged(read[0], [0])
    try:
        game.record = merge_views(*read)
        game.places.append(1)
    except RuleError as error:
        game.against.append((1, error.problems))
    return game
