"""Setting up completion with the Tab key: Typer's own, with answers in the chosen language."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import typer

_POWERSHELL = ("powershell", "pwsh")
_PROGRAM, _VARIABLE = "ecarte", "_ECARTE_COMPLETE"
# zsh loads the script when the Tab key is first pressed; Typer's then offers files.
_FIRST = '\n\n[[ $zsh_eval_context[-1] != loadautofunc ]] || _ecarte_completion "$@"'
SHELLS = ("bash", "zsh", "fish", *_POWERSHELL)


def is_asked() -> bool:
    """Return whether a shell asks what the Tab key is to offer, so that nothing else needs to be loaded."""
    return _VARIABLE in os.environ


def leave_as_typed(command: Any, context: Any) -> None:
    """Let no value be converted where a command line is only completed: Typer loads Pydantic for it."""
    if context.resilient_parsing:
        for parameter in command.get_params(context):
            parameter.process_value = lambda context, value: value


def keep_brackets() -> None:
    """Let Typer pass on what our help says: it would take "[archive]" for a style, and load Rich to drop it."""
    with suppress(ImportError):  # not part of Typer's interface: without it, completion is slower
        from typer import _completion_classes

        _completion_classes._sanitize_help_text = lambda text: text


def translate(command: Any) -> None:
    """Let the options of completion speak the language of the command line."""
    answers: dict[str, Callable[[Any, str], None]] = {"install_completion": _install, "show_completion": _show}
    for parameter in command.params:
        if parameter.name in answers:
            parameter.callback = _answer(command, answers[parameter.name])


def _answer(command: Any, answer: Callable[[Any, str], None]) -> Callable[[Any, Any, Any], None]:
    def callback(context: Any, parameter: Any, value: Any) -> None:
        if value and not context.resilient_parsing:
            answer(command.words, _shell(command.words))
            raise typer.Exit

    return callback


def _shell(words: Any) -> str:
    """Return the shell that runs this command, or end the command when there is no completion for it."""
    import shellingham

    try:
        name, _ = shellingham.detect_shell()
    except shellingham.ShellDetectionFailure:
        name = ""
    if name not in SHELLS:
        typer.echo(f"ecarte: {words('cli-completion-shell', shells=', '.join(SHELLS))}", err=True)
        raise typer.Exit(2)
    return str(name)


def _install(words: Any, shell: str) -> None:
    if shell in _POWERSHELL:  # Typer would also let every script run on this machine
        typer.echo(words("cli-completion-profile"))
        return
    from typer._completion_shared import install

    _, file = install(shell=shell, prog_name=_PROGRAM)
    file.write_text(f"{_script(shell)}\n", "utf-8")
    typer.echo(words("cli-completion-installed", shell=shell, file=str(file)))


def _show(words: Any, shell: str) -> None:
    typer.echo(_script(shell))


def _script(shell: str) -> str:
    from typer._completion_shared import get_completion_script

    script = str(get_completion_script(prog_name=_PROGRAM, complete_var=_VARIABLE, shell=shell))
    return script + _FIRST if shell == "zsh" else script
