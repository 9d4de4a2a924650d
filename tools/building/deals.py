"""First deals made by the real engine, so that cards lie on the table before Python is up in the browser.

Each is the Answer to `{"do": "new"}` under the default rules. The page picks one at random; the seeds
are fixed and public (`ecarte.core.fair.prepared_seed`), so the same engine prepares the same deals and the folder's
hash says when that changes. A game that begins with one has no seal, and the page says so.
"""

import json
import shutil
from pathlib import Path

from ecarte.core import fair
from ecarte.requests.web import respond
from ecarte.text import Words

SHARDS = 16
EACH = fair.PREPARED // SHARDS
PLAYER = "amateur"


def make_deals(out: Path) -> None:
    """Write `out`/0.json … 15.json, each a list of answers."""
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    tags = names()
    for shard in range(SHARDS):
        answers = [first_deal(shard * EACH + number, tags) for number in range(EACH)]
        (out / f"{shard}.json").write_text(f"[{','.join(answers)}]\n", "utf-8")


def names() -> dict[str, str]:
    """The players as the page names them in a record (web/src/game/answers.ts)."""
    words = Words()
    opponent = words("opponent-in-record", name=words(f"opponent-{PLAYER}"), player=PLAYER)
    return {"South": words("you-in-record"), "North": opponent}


def first_deal(number: int, tags: dict[str, str]) -> str:
    request = {
        "do": "new",
        "game": "ecarte",
        "preset": "akagiri",
        "options": {},
        "seed": fair.prepared_seed(number),
        "dealer": "SN"[number % 2],
        "tags": tags,
        "players": {"N": PLAYER},
        "seat": "S",
    }
    answer = json.loads(respond(json.dumps(request)))
    if answer.pop("problems", None) or len(answer["view"]["hand"]) != 5:
        raise RuntimeError(f"the engine did not deal: {answer}")
    del answer["id"]
    return json.dumps(answer, ensure_ascii=False, separators=(",", ":"))
