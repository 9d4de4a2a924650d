"""One engine for all tests of a process: the real one, in a page of its own, which other pages' frames ask through.

Python takes seconds to start, and most tests look at the page alone. Tests of the start itself, of what the service
worker keeps, and of the tables that an engine fetches have an engine of their own (`pytest.mark.own_engine`).
"""

import json
import re
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Error, Page, Route

from ecarte.serve import Site

# What a page finds in its engine's frame: the messages of web/engine/frame.js, answered elsewhere.
STAND_IN = '<!doctype html><html lang="en"><title>Engine</title><script src="shared.js"></script></html>'
SHARED = """
const tell = (message) => parent.postMessage(message, location.origin);
const text = (data) => btoa(Array.from(new Uint8Array(data), (byte) => String.fromCharCode(byte)).join(""));
addEventListener("message", async ({ data: { id, request, provide, data }, origin }) => {
  if (origin !== location.origin) return;
  const body = JSON.stringify(provide ? { provide, data: text(data) } : { request });
  tell({ id, ...(await (await fetch("shared", { method: "POST", body })).json()) });
});
tell({ ready: true });
"""

HOLDER = "<!doctype html><title>Engine of the tests</title><iframe src='{engine}'></iframe>"
HEAR = """() => {
  const waiting = new Map();
  let number = 0;
  window.ready = new Promise((resolve, reject) => {
    addEventListener("message", ({ data }) => {
      if (data.ready) resolve();
      else if (data.id === undefined) reject(data.error);
      else waiting.get(data.id)(data);
    });
  });
  window.ask = async ({ request, provide, data }) => {
    await ready;
    const { id, ...answer } = await new Promise((resolve) => {
      waiting.set(++number, resolve);
      const table = data && Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0)).buffer;
      frames[0].postMessage({ id: number, request, provide, data: table }, location.origin);
    });
    return answer;
  };
}"""


class SharedEngine:
    """The engine of a built site, kept up as long as the browser is."""

    def __init__(self, browser: Browser, site: Site, described: Path) -> None:
        self._engine = json.loads(described.read_text("utf-8"))["engine"]
        holder = HOLDER.format(engine=self._engine)
        self._page: Page = browser.new_page()
        self._page.route("**/holder", lambda route: route.fulfill(content_type="text/html", body=holder))
        self._page.add_init_script(f"if (self === top) ({HEAR})()")
        self._page.goto(f"{site.url}holder")

    def stand_in(self, context: BrowserContext) -> None:
        """Let every page of a context ask this engine instead of starting one."""

        def give(route: Route) -> None:
            asked = route.request.url.removesuffix(self._engine)
            if asked != route.request.url:
                route.fulfill(content_type="text/html", body=STAND_IN)
            elif asked.endswith("/shared.js"):
                route.fulfill(content_type="text/javascript", body=SHARED)
            else:
                route.fulfill(json=self._ask(route.request.post_data_json))

        context.route(re.compile(f"{self._engine}(shared(\\.js)?)?$"), give)

    def _ask(self, message: object) -> dict[str, object]:
        try:
            answer: dict[str, object] = self._page.evaluate("(message) => ask(message)", message)
        except Error as error:
            return {"error": str(error)}
        return answer
