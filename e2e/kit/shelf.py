"""The saved games, as the browser stores them: read and written without the page."""

import json
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from itertools import cycle, islice
from typing import Any

from playwright.sync_api import Page, expect

from ecarte import __version__
from ecarte.collection.simulate import Plan, games
from ecarte.notation import ecn
from ecarte.requests.web import respond
from kit.positions import Moment
from kit.waiting import wait_until

_DISTINCT = 200
_LEVELS = ("beginner", "amateur", "club", "master")
_YEARS_MS = 3 * 365 * 86_400_000
# The two stores of web/src/store/games.ts: one for summaries, one for records and views.
_OPEN = """
  const opened = indexedDB.open("ecarte");
  await new Promise((done, failed) => { opened.onsuccess = done; opened.onerror = failed; });
  const done = (change) => new Promise((done, failed) => { change.oncomplete = done; change.onerror = failed; });
"""


def _put(page: Page, **rows: Sequence[dict[str, Any]]) -> None:
    """Store rows by the name of their store."""
    page.evaluate(
        f"""async (rows) => {{
          {_OPEN}
          const change = opened.result.transaction(Object.keys(rows), "readwrite");
          for (const [store, each] of Object.entries(rows))
            for (const row of each) change.objectStore(store).put(row);
          await done(change);
          opened.result.close();
        }}""",
        {store: list(each) for store, each in rows.items()},
    )


def kept(page: Page, game: str = "") -> dict[str, Any]:
    """Return a game as the device stores it, by default the one on the table."""
    found: dict[str, Any] = page.evaluate(
        f"""async (game) => {{
          {_OPEN}
          let asked;
          // A game that has just been begun is on the table a moment before it is on the shelf.
          for (let left = game ? 1 : 200; left > 0; left -= 1) {{
            const look = opened.result.transaction(["games", "records"]);
            const id = game || location.hash.replace("#game=", "");
            asked = ["games", "records"].map((store) => look.objectStore(store).get(id));
            await done(look);
            if (asked.every((each) => each.result)) break;
            await new Promise((resolve) => setTimeout(resolve, 25));
          }}
          opened.result.close();
          return {{ ...asked[0].result, ...asked[1].result }};
        }}""",
        game,
    )
    return found


def wait_reviewed(page: Page, game: str) -> None:
    """Wait until the review of a game is stored."""
    wait_until(
        page,
        f"""async (game) => {{
          {_OPEN}
          const look = opened.result.transaction("reviews");
          const keys = look.objectStore("reviews").getAllKeys();
          await done(look);
          opened.result.close();
          return keys.result.some((key) => key.startsWith(game + "/"));
        }}""",
        game,
    )


def stored_review(page: Page, game: str) -> Any:
    """Return the review of a game, once it is stored."""
    wait_reviewed(page, game)
    return page.evaluate(
        f"""async (game) => {{
          {_OPEN}
          const look = opened.result.transaction("reviews");
          const found = look.objectStore("reviews").getAll(IDBKeyRange.bound(game + "/", game + "/\uffff"));
          await done(look);
          opened.result.close();
          return found.result[0];
        }}""",
        game,
    )


def lay(page: Page, *moments: Moment, played: Sequence[datetime] = ()) -> None:
    """Store games, so that the list of games shows them; ``played`` says when."""
    expect(page.locator("html")).to_have_attribute("data-started", "yes")
    page.wait_for_url("**#game=*")  # the stores exist now
    _put(
        page,
        games=[
            {
                "id": moment.id,
                "revision": 1,
                "changed": 1000 * played[at].timestamp() if played else at,
                "touched": True,
                "seat": "S",
                "player": "amateur",
                "players": moment.players,
                "source": "played",
                "key": "",
                **({} if moment.answer["summary"]["over"] else {"resume": at}),
                "version": __version__,
                "summary": moment.answer["summary"],
            }
            for at, moment in enumerate(moments)
        ],
        records=[
            {"id": moment.id, **{key: moment.answer[key] for key in ("record", "view", "log")}} for moment in moments
        ],
    )


def lay_many(page: Page, rows: Sequence[dict[str, Any]]) -> None:
    """Store thousands of games as rows of the list, each with its ``record`` beside it."""
    for first in range(0, len(rows), 1000):
        some = rows[first : first + 1000]
        games = [{key: value for key, value in row.items() if key != "record"} for row in some]
        _put(page, games=games, records=[{key: row[key] for key in ("id", "record")} for row in some])


def simulated(count: int) -> list[dict[str, Any]]:
    """Return games of the computer's players over three years, as `lay_many` takes them: 200, again and again."""
    distinct = []
    for play in games(Plan({"S": "amateur", "N": "chance"}, _DISTINCT, seed=7)):
        text = ecn.dumps(play)
        answer = json.loads(respond(json.dumps({"id": 1, "do": "view", "record": text, "seat": "S"})))
        distinct.append((text, answer["summary"]))
    now = 1000 * datetime.now(UTC).timestamp()
    rows = []
    for at, (text, summary) in enumerate(islice(cycle(distinct), count)):
        level = _LEVELS[at // _DISTINCT % len(_LEVELS)]
        rows.append(
            {
                "id": f"laid{at}",
                "revision": 1,
                "changed": now - _YEARS_MS * at / count,
                "touched": True,
                "seat": "S",
                "player": level,
                "players": {"N": level},
                "version": "",
                "source": "played",
                "key": f"key{at}",
                "summary": summary,
                "record": text,
            }
        )
    return rows


def put_rows(page: Page, rows: Sequence[dict[str, Any]], store: str = "games") -> None:
    """Put rows into a store as they are, whatever they are."""
    _put(page, **{store: rows})


def lay_reviews(page: Page, moments: Sequence[Moment], reviews: Sequence[Any]) -> None:
    """Store South's reviews of games that are over."""
    rows = [
        {"id": f"{moment.id}/S", "version": __version__, "course": "", "review": review}
        for moment, review in zip(moments, reviews, strict=True)
    ]
    _put(page, reviews=rows)


def open_game(page: Page, moment: Moment) -> None:
    """Open a game from the list of games; a finished one, which the list would replay, by its address."""
    if moment.view["phase"] == "over":
        page.evaluate("(id) => { location.hash = `game=${id}`; }", moment.id)
    else:
        open_panel_by_event(page, "app:games")
        page.locator(f'[data-event="app:open:{moment.id}"]').click()
    page.wait_for_url(f"**#game={moment.id}")
    expect(page.get_by_role("dialog")).to_have_count(0)


def open_panel_by_event(page: Page, event: str) -> None:
    """Open a panel from the menu, in any language."""
    page.locator('[data-event="app:menu"]').click()
    page.locator(f'dialog [data-event="{event}"]').click()


def fill(page: Page, url: str) -> Callable[[], None]:
    """Fill the storage of the site at `url` before it is opened; return the function that frees it."""
    session = page.context.new_cdp_session(page)
    origin = {"origin": url.rstrip("/")}
    session.send("Storage.overrideQuotaForOrigin", {**origin, "quotaSize": 1})

    def make_room() -> None:
        session.send("Storage.overrideQuotaForOrigin", origin)

    return make_room


def clear(page: Page, kinds: str) -> None:
    """Clear what the browser stores for this origin, as its own menu does."""
    origin = page.evaluate("location.origin")
    session = page.context.new_cdp_session(page)
    session.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": kinds})
    session.detach()


def seed_next(page: Page, seed: str) -> None:
    """Deal the next new game from this seed; later ones are random again."""
    page.evaluate(
        """(seed) => {
          const chance = crypto.getRandomValues;
          crypto.getRandomValues = (bytes) => {
            if (bytes.length !== 32) return chance.call(crypto, bytes);
            crypto.getRandomValues = chance;
            bytes.set(seed.match(/../g).map((two) => parseInt(two, 16)));
            return bytes;
          };
        }""",
        seed,
    )
