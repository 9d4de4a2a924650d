"""``ecarte verify``: whether the deals of records are proved by their seeds."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.text import Text

from ecarte.cli.kit.records import Files, Records
from ecarte.cli.kit.terminal import Color, Coloring, Lang, Terminal
from ecarte.collection.files import STANDARD
from ecarte.core.fair import PREPARED
from ecarte.core.game import Json, Problem
from ecarte.notation.ecn import Reading
from ecarte.notation.verify import Proof, verified
from ecarte.text import printable


def verify(
    files: Files,
    commit: Annotated[str, typer.Option("--commit", metavar="sha256:HEX", show_default=False)] = "",
    quiet: Annotated[bool, typer.Option("--quiet", "-q")] = False,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    lang: Lang = None,
    color: Coloring = Color.AUTO,
) -> None:
    """Verify the deals of records."""
    terminal = Terminal(lang, color)
    records = Records(terminal, files)
    counts = {"records": 0, "proved": 0}
    for file, reading in records.read(STANDARD if as_json else ""):
        proof = None if isinstance(reading, Problem) else verified(reading, commit)
        if isinstance(reading, Problem) or proof is None:
            for problem in (reading,) if isinstance(reading, Problem) else reading.problems:
                terminal.report(terminal.err, file, problem)
            records.status = max(records.status, 1)
            empty = isinstance(reading, Problem) or any(each.code == "E-no-record" for each in reading.problems)
            counts["records"] += not empty
            continue
        counts["records"] += 1
        counts["proved"] += proof.proved
        records.status = max(records.status, 0 if proof.proved else 1)
        if as_json:
            terminal.write(json.dumps(_proof_json(terminal, file, reading, proof)) + "\n")
        else:
            _tell(terminal, file, reading, proof, quiet)
    if not quiet:
        terminal.err.print(terminal.words("cli-verified", **counts), style="dim")
    terminal.flush()
    raise typer.Exit(records.status)


def _tell(terminal: Terminal, file: str, reading: Reading, proof: Proof, quiet: bool) -> None:
    """Print a line for a record, and below it what prevents its proof."""
    if proof.proved and quiet:
        return
    key = "cli-proved" if proof.proved else "cli-not-proved"
    said = terminal.words(key, deals=len(proof.deals), cards=proof.cards)
    line = Text.assemble(
        (f"{printable(file)}:{reading.line}:", "bold"), " ", (said, "green" if proof.proved else "red")
    )
    terminal.out.print(line, soft_wrap=True)
    if proof.prepared is not None:
        terminal.out.print(Text(f"  {terminal.words('cli-prepared', many=PREPARED)}"), soft_wrap=True)
    if proof.daily:
        terminal.out.print(Text(f"  {terminal.words('cli-daily', day=proof.daily)}"), soft_wrap=True)
    for problem in proof.problems:
        terminal.report(terminal.out, file, problem)


def _proof_json(terminal: Terminal, file: str, reading: Reading, proof: Proof) -> Json:
    """Return the findings for programs."""
    return {
        "file": file,
        "line": reading.line,
        "proved": proof.proved,
        "commitment": proof.commitment or None,
        "prepared": proof.prepared,
        "daily": proof.daily or None,
        "seed": proof.seed or None,
        "deals": len(proof.deals),
        "cards": proof.cards,
        "problems": [
            {**problem.to_json(), "sentence": terminal.words.problem(problem), "remedy": terminal.words.remedy(problem)}
            for problem in proof.problems
        ],
    }
