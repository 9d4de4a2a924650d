// A translator puts elements in the place of text that the page goes on writing: the words then say what was true before
// (preactjs/preact#948). The page asks not to be translated (translate="no"); where that is not heeded, the text is put back.

// A text is put back so often within this time: two programs that undo each other must come to an end.
const MOST = 3;
const SPAN_MS = 1000;

/** Put back each text within an element that a translator replaces by <font>, as Chrome's does. */
export function keepText(root: Element): void {
  const latest = new WeakMap<Node, number[]>(); // when a text was put back
  const putBack = (text: Node, inPlace: Node | null | undefined) => {
    if (inPlace?.nodeName !== "FONT" || !inPlace.isConnected) return;
    const now = performance.now();
    const before = (latest.get(text) ?? []).filter((at) => now - at < SPAN_MS);
    if (before.length >= MOST) return;
    latest.set(text, [...before, now]);
    (inPlace as Element).replaceWith(text);
  };
  new MutationObserver((changes) => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of changes)
      for (const text of removedNodes)
        if (text instanceof Text)
          putBack(
            text,
            [...addedNodes, previousSibling, nextSibling].find((node) => node?.nodeName === "FONT"),
          );
  }).observe(root, { childList: true, subtree: true });
}
