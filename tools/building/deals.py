"""Prepared deals: the beginnings of first games, which the page can play before the engine is ready (`building.deals`).

Each is two files: the engine's Answer to `{"do": "new"}` under the default rules with its answers to the likeliest
decisions of the player and to the opponent's replies; and its answers to less likely ones, which the page fetches once
the cards are on the table. The page picks a deal at random and plays from the files as far as they go; then the engine
takes over (web/src/engine/prepared.ts).

The seeds are fixed and public (`ecarte.core.fair.prepared_seed`): the same engine prepares the same deals, and the
folder's hash changes only with them. A game that begins with a prepared deal has no commitment, and the page says so.
"""

import gc
import heapq
import json
import shutil
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from pathlib import Path
from typing import Any

from ecarte.core import fair
from ecarte.requests import answers, computer
from ecarte.requests.web import respond
from ecarte.text import Words

OUT = Path(__file__).resolve().parents[2] / "build/deals"
DEALS = 8
LIKELIEST = 588  # answers in the first file, besides the answer to "new"
MORE = 2400  # answers in the second
PLAYER = "beginner"
# The assumed share of decisions in which a newcomer does what each of the computer's players would.
LIKELY = {"beginner": 0.25, "amateur": 0.25, "master": 0.25}

Json = dict[str, Any]


def make_deals() -> None:
    """Write 0.json … 7.json and 0.more.json … 7.more.json into `OUT`."""
    shutil.rmtree(OUT, ignore_errors=True)
    OUT.mkdir(parents=True)
    # A deal keeps its thousands of answers: looking for cycles among them would take a quarter of the time.
    with ProcessPoolExecutor(initializer=gc.disable) as processes:
        for number, texts in enumerate(processes.map(make_deal, range(DEALS))):
            for name, text in zip((f"{number}.json", f"{number}.more.json"), texts, strict=True):
                (OUT / name).write_text(text, "utf-8")


def seen_cards() -> list[list[str]]:
    """Return the cards that each deal shows at first: the player's and the turn-up."""
    views = (json.loads((OUT / f"{number}.json").read_text("utf-8"))["first"]["view"] for number in range(DEALS))
    return [[*view["hand"], view["turned"]] for view in views]


def make_deal(number: int, likeliest: int = LIKELIEST, more: int = MORE) -> tuple[str, str]:
    """Return the two files of a deal: the first answer with the likeliest after it, and the less likely ones.

    Answers are numbered in order from 0, the first; each of the others is [number of the answer before, event, change].
    The event is "" when the opponent decides. A change is a text of its own, because the page reads only what it needs.
    """
    first = ask(**new_game(number))
    if len(first["view"]["hand"]) != 5:
        raise RuntimeError(f"the engine did not deal: {first}")
    made, then = [first], []
    for before, event, answer in islice(likely_answers(first), likeliest + more):
        then.append([before, event, to_text(change(made[before], answer))])
        made.append(answer)
    return to_text({"first": first, "then": then[:likeliest]}) + "\n", to_text(then[likeliest:]) + "\n"


def to_text(value: object) -> str:
    """Return a value as JSON."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def names() -> dict[str, str]:
    """Return the players as the page names them in a record (web/src/game/answers.ts)."""
    words = Words()
    opponent = words("opponent-in-record", name=words(f"opponent-{PLAYER}"), player=PLAYER)
    return {"South": words("you-in-record"), "North": opponent}


def new_game(number: int) -> Json:
    """Return the request for the game that begins with a prepared deal."""
    return {
        "do": "new",
        "game": "ecarte",
        "preset": "akagiri",
        "options": {},
        "seed": fair.prepared_seed(number),
        "dealer": "N",  # the guest speaks first, and is asked something at once
        "tags": names(),
        "players": {"N": PLAYER},
        "seat": "S",
    }


def ask(**request: Any) -> Json:
    """Return the engine's answer."""
    answer: Json = json.loads(respond(json.dumps(request)))
    if problems := answer.pop("problems", None):
        raise RuntimeError(f"the engine refused {request}: {problems}")
    del answer["id"]
    return answer


def likely_answers(first: Json) -> Iterator[tuple[int, str, Json]]:
    """Yield the answers after the first, likely ones first: the number of the one before, the event, the answer."""
    waiting, made = [(-1.0, 0, first)], 0
    while waiting:
        chance, number, answer = heapq.heappop(waiting)
        for part, event, following in followers(answer):
            made += 1
            yield number, event, following
            heapq.heappush(waiting, (chance * part, made, following))


def followers(answer: Json) -> Iterator[tuple[float, str, Json]]:
    """Yield the possible next answers: the chance of each, its event, and the answer."""
    view, record = answer["view"], answer["record"]
    if view["next"]:
        yield 1, view["next"], ask(do="play", record=record, seat="S", event=view["next"])
    elif view["turn"] == "S":
        chances: defaultdict[str, float] = defaultdict(float)  # by event
        for player, part in LIKELY.items():
            chances[str(computer.choice(answers.game(record), "S", player))] += part
        other = (1 - sum(LIKELY.values())) / len(view["legal"])
        for event in view["legal"]:
            yield other + chances[event], event, ask(do="play", record=record, seat="S", event=event)
    elif view["turn"] and not view["pause"]:
        yield 1, "", ask(do="bot", record=record, seat="S", **{"as": view["turn"]}, player=PLAYER)


def change(before: Json, after: Json) -> Json:
    """Return the difference of two answers: of each view and of the summary, only the fields that changed."""
    same = len(common_start(before["record"], after["record"]))
    views = [before["view"], *(frame["view"] for frame in after["frames"])]
    difference = {
        "record": [same, after["record"][same:]],
        "frames": [
            [frame["entry"], changed_fields(earlier, frame["view"])]
            for earlier, frame in zip(views, after["frames"], strict=False)
        ],
        "summary": changed_fields(before["summary"], after["summary"]),
    }
    log = before["log"] + [frame["entry"] for frame in after["frames"]]
    if (log, views[-1], after.keys()) != (after["log"], after["view"], before.keys()):
        raise RuntimeError(f"the page could not make this answer from the change: {after}")
    return difference


def common_start(one: str, other: str) -> str:
    """Return the longest text that both begin with."""
    most = min(len(one), len(other))
    return one[: next((at for at in range(most) if one[at] != other[at]), most)]


def changed_fields(before: Json, after: Json) -> Json:
    """Return the fields of `after` whose values differ from those of `before`."""
    if not before.keys() <= after.keys():  # the page adds fields, but takes none away
        raise RuntimeError(f"missing fields: {before.keys() - after.keys()}")
    return {name: value for name, value in after.items() if name not in before or value != before[name]}


if __name__ == "__main__":
    make_deals()
