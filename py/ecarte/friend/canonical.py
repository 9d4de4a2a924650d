"""Canonical JSON, and binary data in it: one text for one value, so that both sides hash the same bytes."""

from __future__ import annotations

import base64
import binascii
import json
from typing import Any


def write(value: Any) -> bytes:
    """Return a value as JSON: keys sorted, no blanks, UTF-8; raises ValueError for what has no such form."""
    text = json.dumps(value, ensure_ascii=False, allow_nan=False, sort_keys=True, separators=(",", ":"))
    return text.encode()


def read(data: bytes) -> Any:
    """Return the value that `write` wrote; raises ValueError for any other bytes."""
    try:
        value = json.loads(data.decode())
    except RecursionError:
        raise ValueError("nested too deeply") from None
    if write(value) != data:
        raise ValueError("not canonical")
    return value


def pack(data: bytes) -> str:
    """Return bytes as text: base64url without padding."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def unpack(text: Any, length: int) -> bytes:
    """Return the bytes of a text; raises ValueError unless they are as many as ``length`` and written by `pack`."""
    if not isinstance(text, str) or not text.isascii() or len(text) != (4 * length + 2) // 3:
        raise ValueError("not so many bytes")
    try:
        data = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except binascii.Error:
        raise ValueError("no bytes") from None
    if len(data) != length or pack(data) != text:
        raise ValueError("not canonical")
    return data


def split(data: bytes, size: int) -> tuple[bytes, ...]:
    """Return bytes in parts of one size."""
    return tuple(data[at : at + size] for at in range(0, len(data), size))
