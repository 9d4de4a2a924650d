// What is wrong with the page as it stands at this size, in sentences. A dialog is looked at alone. Where the
// player has asked for large cards they may cover each other's middle; so they may where a hand lies in two rows, and on
// the smaller table within a dialog.
(large) => {
  const faults = [];
  const wide = innerWidth, high = innerHeight;
  const root = document.scrollingElement;
  if (root.scrollWidth > wide) faults.push(`the page is ${root.scrollWidth} wide in a window of ${wide}`);
  if (root.scrollHeight > high) faults.push(`the page is ${root.scrollHeight} high in a window of ${high}`);
  const name = (one) => (one.ariaLabel || one.innerText.trim() || one.className).slice(0, 40);
  const seen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const at = (x, y) => document.elementFromPoint(x, y);
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1) ?? null; // a question lies over the panel that asks it
  const scope = dialog ?? document;
  for (const one of scope.querySelectorAll("button, summary, select, .kit__segment, .kit__switch")) {
    if (!seen(one) || one.closest(".replay__moves")) continue; // a list that scrolls
    if (dialog || one.closest("[data-part=reading]")) one.scrollIntoView({ block: "center" });
    const box = one.getBoundingClientRect();
    const is = `${name(one)} (${[box.left, box.top, box.right, box.bottom].map(Math.round)})`;
    if (box.left < -0.5 || box.right > wide + 0.5 || box.top < -0.5 || box.bottom > high + 0.5)
      faults.push(`${is} is cut off`);
    const middle = at(box.left + box.width / 2, box.top + box.height / 2);
    if (!one.contains(middle) && !((large || dialog || one.closest('.table__hand[data-many]')) && middle?.closest('.table__hand') && one.closest('.table__hand'))) faults.push(`${is} is covered by ${middle?.outerHTML.slice(0, 80)}`);
    const least = one.closest(".reader__hands") ? 32 : 44; // eight cards are side by side on the smallest phone, too
    if (box.width < least || box.height < 43.5) faults.push(`${is} is too small to hit`);
  }
  const hand = [...scope.querySelectorAll(".table__hand button")];
  hand.forEach((one, i) => {
    if (dialog) one.scrollIntoView({ block: "center" });
    const box = one.getBoundingClientRect();
    const next = hand[i + 1]?.getBoundingClientRect();
    const isHit = !dialog || one.ariaDisabled === "false"; // the hand of a solved problem is only looked at
    if (isHit && next && next.left > box.left && next.left - box.left < 44) faults.push(`${name(one)} shows ${next.left - box.left} px`);
    // The index, in the corner, is to be read.
    const corner = at(box.left + box.width * 0.14, box.top + box.height * 0.1);
    if (!one.contains(corner)) faults.push(`the index of ${name(one)} is covered by ${corner?.outerHTML.slice(0, 80)}`);
    if (box.width < 64) faults.push(`${name(one)} is ${box.width} px wide`);
  });
  if (dialog) return faults;
  // What must always be in sight.
  for (const one of document.querySelectorAll(".table__prompt, .table__score, .table__trumps, .table__turnup, .table__count, .table__name, .table__thrown, .table__tag, .table__result, h1")) {
    const box = one.getBoundingClientRect();
    if (!seen(one) || (!box.width && !box.height)) continue;
    const is = `${one.className} “${one.innerText.trim().slice(0, 30)}” (${[box.left, box.top, box.right, box.bottom].map(Math.round)})`;
    if (box.left < -0.5 || box.right > wide + 0.5 || box.top < -0.5 || box.bottom > high + 0.5) faults.push(`${is} is cut off`);
    if (one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflow !== "visible") faults.push(`${is} is clipped`);
  }
  // What is read must not lie upon what is read.
  const text = [...document.querySelectorAll(".table__prompt, .table__choices .kit__button, .table__result, .table__side-name, .table__name, .table__trumps, .table__count, .table__tag, .table__hand")].filter(seen);
  text.forEach((one, i) => {
    const a = one.getBoundingClientRect();
    for (const other of text.slice(i + 1)) {
      const b = other.getBoundingClientRect();
      if (!a.width || !b.width) continue;
      const over = Math.min(Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
      if (over > 2) faults.push(`${name(one)} lies on ${name(other)} by ${Math.round(over)} px`);
    }
  });
  return faults;
}
