"""``ecarte verify``: whether the deals of records are proved by their seeds."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import asdict, replace
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from ecarte.cli.kit.group import fastest
from ecarte.cli.kit.records import Done, Files, Jobs, Records, Scheduler
from ecarte.cli.kit.terminal import AsJson, Quiet, Terminal
from ecarte.collection import sources
from ecarte.collection.files import STANDARD
from ecarte.collection.workers import Workers
from ecarte.core.fair import PREPARED
from ecarte.core.game import Json, Problem, RuleError
from ecarte.friend import evidence
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
    shown = [file for file in files if _is_evidence(file)]
    status = max((_show(terminal, file, as_json=as_json) for file in shown), default=0)
    if shown and len(shown) == len(files):
        return status
    workers = Workers(jobs, scheduler)
    records = Records(terminal, [file for file in files if file not in shown])
    records.status = status
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


def _is_evidence(file: str) -> bool:
    """Return whether a file is evidence that a friend has cheated, and no record."""
    head = evidence.HEAD.encode()
    with suppress(OSError), Path(file).open("rb") as opened:
        return opened.read(len(head)) == head
    return False


def _show(terminal: Terminal, file: str, *, as_json: bool) -> int:
    """Print what evidence shows: who has cheated, and how; return the exit status."""
    terminal.words.about("friend")
    try:
        shown = evidence.loads(fastest(), Path(file).read_text("utf-8", errors="replace"))
    except RuleError as error:
        terminal.report(terminal.err, file, error.problems[0])
        return 1
    if as_json:
        verdict = {**shown.verdict.to_json(), **terminal.explain(shown.verdict)}
        signed = [asdict(each) for each in shown.signers]
        terminal.write_json(
            {"file": file, "verdict": verdict, "messages": shown.messages, "signed": signed}, ascii=True
        )
        return 0
    heading = terminal.words("cli-evidence", messages=shown.messages)
    terminal.out.print(Text.assemble((f"{printable(file)}:", "bold"), " ", (heading, "green")), soft_wrap=True)
    terminal.out.print(Text(f"  {printable(terminal.words.problem(shown.verdict))}"), soft_wrap=True)
    for each in shown.signers:
        signed_by = terminal.words("cli-signed", name=printable(each.name), key=each.key)
        terminal.out.print(Text(f"  {signed_by}"), soft_wrap=True)
    return 0


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
