"""What each request says, field by field: made by ``make types`` from `ecarte.types.request`.

`ecarte.requests.check` explains the kinds. To change a request, change its declaration.
"""

from __future__ import annotations

from typing import Any

REQUESTS: dict[str, dict[str, Any]] = {
    "version": {},
    "catalog": {},
    "new": {
        "game": "text",
        "preset": "text",
        "seed": "text",
        "dealer": "text",
        "options": "object",
        "tags": "object",
        "players": ("table", "text"),
        "wishes": ("null or", ("list", ("fields", {"name": "text", "seat": "text", "chips": ("whole", 1)}))),
        "cut": ("null or", "text"),
        "seat": "text",
    },
    "daily": {"game": "text", "day": "text"},
    "daily-begin": {"game": "text", "day": "text", "tags": "object"},
    "daily-result": {"record": "text"},
    "match": {
        "records": ("list", "text"),
        "begin": (
            "fields",
            {
                "kind": "text",
                "game": "text",
                "preset": "text",
                "options": "object",
                "seed": "text",
                "people": ("list", ("fields", {"name": "text", "player": ("null or", "text")})),
                "dealer": "text",
                "gallery": ("null or", ("one of", "french", "english")),
                "spectators": ("list", "text"),
                "purse": ("null or", ("whole", 0)),
                "id": "text",
                "stake": ("whole", 0),
            },
        ),
    },
    "advice": {"as": "text", "record": "text", "seat": "text"},
    "advise": {"record": "text", "seat": "text", "name": "text", "event": "text"},
    "view": {"record": "text", "seat": "text", "since": ("whole", 0)},
    "play": {"record": "text", "seat": "text", "event": "text", "cut": ("null or", "text"), "tags": "object"},
    "bot": {"as": "text", "record": "text", "seat": "text", "player": "text"},
    "back": {"record": "text", "seat": "text", "also": "flag"},
    "hint": {"record": "text", "seat": "text", "player": "text"},
    "resign": {"record": "text", "seat": "text"},
    "puzzles": {"game": "text"},
    "puzzle": {"game": "text", "puzzle": "text"},
    "solve": {"game": "text", "puzzle": "text", "event": "text"},
    "figures": {"records": ("list", "text")},
    "estimates": {"game": "text", "sums": ("list", ("table", ("list", ("whole", 0))))},
    "filter": {"condition": "text", "records": ("list", "text")},
    "import": {"text": "text", "line": ("whole", 1), "number": ("whole", 0), "last": "flag"},
    "replay": {"record": "text", "seat": ("null or", "text"), "settled": "flag"},
    "views": {"record": "text", "seat": ("null or", "text"), "settled": "flag", "at": ("list", "text")},
    "annotate": {
        "record": "text",
        "at": "text",
        "comment": ("null or", "text"),
        "nags": ("null or", ("list", ("whole", 0, 999))),
        "seat": ("null or", "text"),
    },
    "prune": {"record": "text", "at": "text", "seat": ("null or", "text")},
    "branch": {"record": "text", "at": "text", "seed": "text", "players": ("table", "text"), "seat": "text"},
    "graft": {"record": "text", "branch": "text"},
    "redact": {"record": "text", "names": ("table", "text"), "seat": "text"},
    "link": {"record": "text", "names": ("table", "text"), "seat": ("null or", "text"), "at": ("null or", "text")},
    "challenge": {"record": "text", "names": ("table", "text"), "seat": "text"},
    "open": {"link": "text"},
    "laws": {},
    "arbiter": {"what": "text", "answers": ("list", "text")},
    "judged": {
        "game": "text",
        "reviews": (
            "list",
            (
                "fields",
                {
                    "decisions": (
                        "list",
                        (
                            "fields",
                            {
                                "event": "text",
                                "best": "text",
                                "loss": "number",
                                "mark": ("one of", "", "?!", "?", "??"),
                            },
                        ),
                    ),
                    "luck": "number",
                },
            ),
        ),
    },
    "standings": {"game": "text", "sums": ("list", ("table", ("list", "whole")))},
    "warm": {"continue": "text", "record": "text", "seat": "text"},
    "review": {"continue": "text", "record": "text", "seat": "text", "partial": "flag"},
    "why": {"record": "text", "at": "text", "seat": "text"},
    "reader": {
        "continue": "text",
        "record": "text",
        "seat": "text",
        "at": "text",
        "weighted": "flag",
        "suppose": ("list", "text"),
        "figures": "flag",
    },
    "explore": {"continue": "text", "game": "text"},
    "commit": {"seed": "text"},
    "verify": {"record": "text"},
    "accept": {"link": "text", "tags": "object", "players": ("table", "text"), "seat": "text"},
}
