"""The terminal's access to the engine, the same as the page's: `ecarte.requests.web.respond`."""

from __future__ import annotations

import json
from typing import Any

from ecarte.cli.kit.terminal import Terminal
from ecarte.core.game import Json
from ecarte.requests.web import respond


def ask(do: str, **request: Any) -> Json:
    """Return the engine's answer, which may be a refusal."""
    answer: Json = json.loads(respond(json.dumps({"id": 1, "do": do, **request})))
    return answer


def expect(terminal: Terminal, do: str, **request: Any) -> Json:
    """Return the engine's answer, or end the command with its sentences when it refuses."""
    answer = ask(do, **request)
    if "problems" in answer:
        terminal.stop("\n".join(terminal.words.refusal(problem) for problem in answer["problems"]))
    return answer
