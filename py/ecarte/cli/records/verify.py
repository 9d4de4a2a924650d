"""``ecarte verify``: whether the deals of records are proved by their seeds."""

from __future__ import annotations

from dataclasses import asdict, replace
from functools import partial
from typing import Annotated

import typer
from rich.text import Text

from ecarte.cli.kit.records import Done, Files, Jobs, Records, Scheduler
from ecarte.cli.kit.terminal import AsJson, Quiet, Terminal
from ecarte.collection import sources
from ecarte.collection.files import STANDARD
from ecarte.collection.workers import Workers
from ecarte.core.fair import PREPARED
from ecarte.core.game import Json, Problem
from ecarte.notation.verify import Proof, verified
from ecarte.text import printable


def verify(
    terminal: Terminal,
    files: Files,
    commit: Annotated[str, typer.Option("--commit", metavar="sha256:HEX", show_default=False)] = "",
    quiet: Quiet = False,
    as_json: AsJson = False,
    jobs: Jobs = 1,
    scheduler: Scheduler = None,
) -> int:
    """Verify the deals of records."""
    workers = Workers(jobs, scheduler)
    records = Records(terminal, files)
    counts = {"records": 0, "proved": 0}
    for file, done in records.map(partial(verified, commitment=commit), STANDARD if as_json else "", workers):
        proof = None if isinstance(done, Problem) else _placed(done)
        if isinstance(done, Problem) or proof is None:
            for problem in (done,) if isinstance(done, Problem) else done.problems:
                terminal.report(terminal.err, file, problem)
            records.status = max(records.status, 1)
            empty = isinstance(done, Problem) or any(each.code == "E-no-record" for each in done.problems)
            counts["records"] += not empty
            continue
        counts["records"] += 1
        counts["proved"] += proof.proved
        records.status = max(records.status, 0 if proof.proved else 1)
        if as_json:
            terminal.write_json(_proof_json(terminal, file, done.line, proof), ascii=True)
        else:
            _tell(terminal, file, done.line, proof, quiet)
    if not quiet:
        terminal.err.print(terminal.words("cli-verified", **counts), style="dim")
    return records.status


def _placed(done: Done[Proof | None]) -> Proof | None:
    """Return a proof whose problems have the number of their record in the file."""
    return done.made and replace(done.made, problems=sources.renumbered(done.made.problems, done.before))


def _tell(terminal: Terminal, file: str, line: int, proof: Proof, quiet: bool) -> None:
    """Print a line for a record, and below it what prevents its proof."""
    if proof.proved and quiet:
        return
    proved = "cli-proved-shuffled" if proof.signed else "cli-proved"
    key = proved if proof.proved else "cli-not-proved"
    said = terminal.words(key, deals=len(proof.deals), cards=proof.cards)
    heading = Text.assemble((f"{printable(file)}:{line}:", "bold"), " ", (said, "green" if proof.proved else "red"))
    terminal.out.print(heading, soft_wrap=True)
    if proof.prepared is not None:
        terminal.out.print(Text(f"  {terminal.words('cli-prepared', many=PREPARED)}"), soft_wrap=True)
    if proof.daily:
        terminal.out.print(Text(f"  {terminal.words('cli-daily', day=proof.daily)}"), soft_wrap=True)
    for each in proof.signed:
        signed = terminal.words("cli-signed", name=printable(each.name), key=each.key)
        terminal.out.print(Text(f"  {signed}"), soft_wrap=True)
    for problem in proof.problems:
        terminal.report(terminal.out, file, problem)


def _proof_json(terminal: Terminal, file: str, line: int, proof: Proof) -> Json:
    """Return the findings for programs."""
    return {
        "file": file,
        "line": line,
        "proved": proof.proved,
        "commitment": proof.commitment or None,
        "prepared": proof.prepared,
        "daily": proof.daily or None,
        "seed": proof.seed or None,
        "signed": [asdict(each) for each in proof.signed] or None,
        "deals": len(proof.deals),
        "cards": proof.cards,
        "problems": [{**problem.to_json(), **terminal.explain(problem)} for problem in proof.problems],
    }
