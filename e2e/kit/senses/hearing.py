"""What a screen reader announces by itself: the texts added to live regions, in order.

Like most readers it does not announce text that a region already has when it is added, unless the region is an alert.
An atomic region is announced as a whole, once for all its changes at the same time.
"""

from playwright.sync_api import Page

_LISTEN = """(() => {
  const heard = (window.heard = []);
  const LIVE = "[aria-live], [role=status], [role=alert], [role=log], output";
  const YOUNG = 50; // ms
  const since = new WeakMap();
  const regionOf = (element) => {
    const region = element?.closest(LIVE);
    if (!region || region.getAttribute("aria-live") === "off" || element.closest("[aria-hidden=true]")) return null;
    return performance.now() - (since.get(region) ?? 0) > YOUNG ? region : null;
  };
  const atomic = (region) =>
    region.getAttribute("aria-atomic") === "true" || region.matches("[role=status], [role=alert], output");
  new MutationObserver((changes) => {
    const said = new Set();
    const say = (one) => {
      const text = one.textContent.trim();
      if (text && !said.has(one)) heard.push(text);
      said.add(one);
    };
    const come = changes.flatMap((change) =>
      change.type === "characterData" ? [change.target] : [...change.addedNodes],
    );
    for (const node of come) {
      if (!node.isConnected) continue;
      if (node instanceof Element)
        for (const one of [node, ...node.querySelectorAll(LIVE)])
          if (one.matches(LIVE)) {
            since.set(one, performance.now());
            if (one.matches("[role=alert]")) say(one);
          }
      const region = regionOf(node.parentElement);
      if (region) say(atomic(region) ? region : node);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
})()"""


def listen(page: Page) -> None:
    """Begin to listen; call this before the page is opened."""
    page.add_init_script(_LISTEN)


def heard(page: Page, last: str = "") -> list[str]:
    """Return what was announced since the last call, after waiting for ``last``, or for the table's next prompt."""
    page.wait_for_function(
        """(last) => {
          // What another has just said stands before it for eyes alone: it has been told.
          const spoken = (one) => [...one.childNodes].filter((part) => part.ariaHidden !== "true");
          const prompt = document.querySelector(".table__ask .table__line .table__prompt");
          const asked = last || (prompt && spoken(prompt).map((part) => part.textContent).join("").trim());
          return asked && window.heard.at(-1) === asked;
        }""",
        arg=last,
    )
    said: list[str] = page.evaluate("window.heard.splice(0)")
    return said
