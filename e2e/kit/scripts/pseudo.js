// In the pseudo-language, where every message stands in ⟦brackets⟧: what is seen or heard that no message says, and what
// is cut off. `plain` matches what needs no translation: names, cards, numbers, dates. An ellipsis is allowed
// in people's names: they choose them, as long as they like.
(plain) => {
  const faults = new Set();
  const known = new RegExp(`^(?:${plain})$`, "u");
  const seen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  const scope = dialog ?? document.body;
  const remarks = ".replay__remark, .replay__moves-comment, .replay__moves-values";
  const record = `style, script, pre, code, body [lang], .files__beside dd, ${remarks}`; // what stands in a record, as it was written
  let depth = 0; // of brackets: a message may be parted by links and cards
  const untold = (text) => /\p{L}/u.test(text) && !known.test(text.trim());
  const walk = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const outside = node.data.replace(/⟦[^⟧]*⟧/g, "");
    const parent = node.parentElement;
    if (depth === 0 && !node.data.includes("⟦") && untold(outside) && seen(parent) && !parent.closest(record))
      faults.add(`not translated: “${node.data.trim().slice(0, 60)}” in .${parent.className}`);
    depth += node.data.split("⟦").length - node.data.split("⟧").length;
  }
  for (const one of scope.querySelectorAll("[aria-label], [title], [placeholder], img[alt]"))
    for (const name of ["aria-label", "title", "placeholder", "alt"]) {
      const text = one.getAttribute(name) ?? "";
      if (!text.includes("⟦") && untold(text) && seen(one)) faults.add(`not translated: ${name}=“${text.slice(0, 60)}”`);
    }
  for (const one of scope.querySelectorAll("*")) {
    const style = getComputedStyle(one);
    const hides = style.overflowX === "hidden" || style.overflowX === "clip" || style.textOverflow === "ellipsis";
    if (one.matches(".table__name, .belote__who, .belote__contract *, figcaption, .library__games-list *, .replay__title *")) continue;
    // Text of its own: what stands on the table goes beyond its edge while it moves.
    if (![...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim())) continue;
    if (!hides || one.scrollWidth <= one.clientWidth + 1 || one.clientWidth <= 1 || !one.innerText?.trim() || !seen(one)) continue;
    faults.add(`cut off: “${one.innerText.trim().slice(0, 60)}” (${one.scrollWidth} in ${one.clientWidth}) in .${one.className}`);
  }
  return [...faults];
}
