// A translator puts elements in the place of text that the page goes on writing: the words then say what was true before
// (preactjs/preact#948). The page asks not to be translated (translate="no"); where that is not heeded, the text is put back.

const MOST = 3; // times for one text, so that it does not go on for ever against a translator that does the same

/** Put back the text within an element that a translator replaces, as Chrome's does by <font>. */
export function keepText(root: Element): void {
  const times = new WeakMap<Node, number>();
  const putBack = (text: Node, inPlace: Node | null | undefined) => {
    if (inPlace?.nodeName !== "FONT" || !inPlace.isConnected) return;
    const before = times.get(text) ?? 0;
    if (before >= MOST) return;
    times.set(text, before + 1);
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
