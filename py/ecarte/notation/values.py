"""The values in a text of JSON, one after the other or in a list, and why it is none where it breaks off."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ecarte.core.game import Json, Problem

MOST_FAULTS = 1000
_MOST_NESTED = 150  # nested lists and objects: enough for variations twenty deep
_LONGEST = 80  # characters that a problem quotes


@dataclass(frozen=True, slots=True)
class Fault:
    """A place where a text is not JSON, and why."""

    problem: Problem
    at: int


def values(text: str) -> Iterator[tuple[int, int, Any]]:
    """Return the values in a text, each with its start and end, and a fault where one is malformed."""
    at = _BLANK.match(text).end()  # type: ignore[union-attr]  # it always matches
    listed = text.startswith("[", at)
    at = _BLANK.match(text, at + listed).end()  # type: ignore[union-attr]
    if at == len(text) or text[at] == "]":
        yield at, at, Fault(Problem("E-json", None, {"why": "record"}), at)
        return
    faults = 0
    flat = _is_flat(text)
    while at < len(text):
        if not flat and text[at] in "[{" and _is_too_deep(text, at):
            yield at, at, Fault(Problem("E-json-deep", None, {"path": "$"}), at)
            return
        try:
            value, end = _DECODER.raw_decode(text, at)
        except ValueError as error:
            faults += 1  # each costs Python as much time as all the text before it
            flat = False  # from here on a quotation mark may begin a string, or end one
            fault = _fault(error, text, at)
            stop = fault.at
            many = Problem("E-too-many", None, {"most": MOST_FAULTS})
            yield at, stop, fault if faults <= MOST_FAULTS else Fault(many, stop)
            if faults > MOST_FAULTS:
                return
            at = text.find("\n{", max(stop - 1, at)) + 1
            if not at:
                return
            continue
        yield at, end, value
        at = _BLANK.match(text, end).end()  # type: ignore[union-attr]
        if listed:
            if not text.startswith((",", "]"), at):
                yield at, at, Fault(Problem("E-json", None, {"why": "list"}), at)
                return
            listed = text[at] == ","
            at = _BLANK.match(text, at + 1).end()  # type: ignore[union-attr]
    if listed:
        yield at, at, Fault(Problem("E-json", None, {"why": "list"}), at)


def _is_flat(text: str) -> bool:
    """Return whether a text is surely not nested too deep, which the library of C finds sooner than `_is_too_deep`."""
    if "\\" in text:  # a quotation mark may be one of a string
        return False
    brackets = "".join(text.split('"')[::2]).encode(errors="surrogatepass").translate(None, _NO_BRACKETS)
    for removed in range(0, _MOST_NESTED, 2):  # levels: at most two at a time
        fewer = brackets.replace(b"{}", b"").replace(b"[]", b"")
        if len(fewer) == len(brackets):
            return removed + len(brackets) <= _MOST_NESTED
        brackets = fewer
    return False


def _is_too_deep(text: str, at: int) -> bool:
    """Return whether the value there is nested deeper than any record.

    Python's own decoder gives up much later, and in WebAssembly that ends the whole program.
    """
    depth = 0
    for match in _BRACKETS.finditer(text, at):
        bracket = match[0]
        if bracket in "[{":
            depth += 1
            if depth > _MOST_NESTED:
                return True
        elif bracket in "]}":
            depth -= 1
            if depth <= 0:
                return False
    return False


# By the beginning of what Python's decoder says; anything else is a number it refuses.
_WHY = {
    "Expecting property name": "key",
    "Expecting ':'": "colon",
    "Expecting ','": "comma",
    "Expecting value": "value",
    "Illegal trailing comma": "trailing",
    "Unterminated string": "text",
    "Invalid control character": "control",
    "Invalid \\": "escape",
}
_CLOSED_BY = {"key": "}", "value": "]"}  # what closes the object or list where one of these is missing


def _fault(error: ValueError, text: str, at: int) -> Fault:
    """Return what the decoder found wrong in the value that begins there."""
    stop = getattr(error, "pos", at)
    if isinstance(error, _TwiceError):
        return Fault(Problem("E-json-twice", None, {"key": error.args[0]}), stop)
    said = getattr(error, "msg", "")
    why = next((word for beginning, word in _WHY.items() if said.startswith(beginning)), "number")
    if why in _CLOSED_BY and text.startswith(_CLOSED_BY[why], stop):
        above = text[:stop].rstrip()
        if above.endswith(","):  # from Python 3.13 on the decoder says so itself
            why, stop = "trailing", len(above) - 1
    return Fault(Problem("E-json", None, {"why": why}), stop)


class _TwiceError(ValueError):
    """A key occurs twice in one object, where JSON itself would silently keep the last."""


def _object(pairs: list[tuple[str, Any]]) -> Json:
    value = dict(pairs)
    if len(value) < len(pairs):
        left = dict(pairs)
        raise _TwiceError(next(key for key, _ in pairs if left.pop(key, left) is left)[:_LONGEST])
    return value


def _no_number(text: str) -> Any:
    raise ValueError(f"{text} is no number")


_BRACKETS = re.compile(r'"(?:[^"\\\n]|\\.)*+"|[][{}]')  # strings too, because brackets inside them do not count
_NO_BRACKETS = bytes(set(range(256)) - set(b"[]{}"))
_BLANK = re.compile(r"[\ufeff \t\r\n]*")
_DECODER = json.JSONDecoder(object_pairs_hook=_object, parse_constant=_no_number)
