"""Tables that the page fetches: requested, checked, and done without if they cannot be fetched."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from typing import Any

import pytest

from ecarte import policies
from ecarte.core.game import Json
from ecarte.requests import web

DATA = b"how to play"
TABLE = {"sha256": hashlib.sha256(DATA).hexdigest(), "bytes": len(DATA)}


@pytest.fixture(autouse=True)
def player(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Return a request that needs a table which is not loaded."""

    def look(_: Json) -> Json:
        table = policies.load("elsewhere")
        return {"version": table.decode() if table else "of its own"}

    monkeypatch.setattr(policies, "index", lambda: {"elsewhere": TABLE})
    monkeypatch.setitem(web._ANSWERS, "version", look)
    yield
    policies._provided.pop("elsewhere", None)


def ask(**more: Any) -> Json:
    answer: Json = json.loads(web.respond(json.dumps({"id": 7, "do": "version", **more})))
    return answer


def test_a_table_is_asked_for_then_used() -> None:
    assert ask() == {"id": 7, "needs": ["elsewhere"]}
    assert web.provide("elsewhere", DATA)
    assert ask() == {"id": 7, "version": "how to play"}


def test_other_bytes_are_not_taken() -> None:
    assert not web.provide("elsewhere", DATA + b".")
    assert not web.provide("unknown", DATA)
    assert ask() == {"id": 7, "needs": ["elsewhere"]}


def test_without_a_table_it_is_done_without_that_once() -> None:
    assert ask(without=["elsewhere"]) == {"id": 7, "version": "of its own"}
    assert ask() == {"id": 7, "needs": ["elsewhere"]}
    web.provide("elsewhere", DATA)
    assert ask(without=["elsewhere"]) == {"id": 7, "version": "how to play"}
