"""The tables of the package that are loaded after the first cards, and their index (`ecarte.policies`)."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

POLICIES = Path(__file__).resolve().parents[1] / "py/ecarte/policies"


def write_table(name: str, data: bytes, into: Path = POLICIES, **more: Any) -> dict[str, Any]:
    """Write a table, and enter it in the index with what else is known of it; return that entry."""
    (into / f"{name}.bin").write_bytes(data)
    entry = {"sha256": hashlib.sha256(data).hexdigest(), "bytes": len(data), "rules": {}, "needs": None, **more}
    place = into / "index.json"
    index = json.loads(place.read_text("utf-8"))
    index[name] = entry
    place.write_text(json.dumps(dict(sorted(index.items())), indent=1, ensure_ascii=False) + "\n", "utf-8")
    return entry
