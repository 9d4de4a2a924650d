// What is wrong with the table as it stands, scrolled or not: what is read or pressed lies upon what is read, is cut off,
// or cannot be brought to where it can be pressed.
() => {
  const faults = [];
  const wide = innerWidth;
  const root = document.scrollingElement;
  if (root.scrollWidth > wide) faults.push(`the page is ${root.scrollWidth} wide`);
  const seen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const name = (one) => `${one.className} “${(one.ariaLabel || one.innerText || "").trim().slice(0, 30)}”`;
  const cloth = document.querySelector(".table__cloth");
  const READ =
    ".table__prompt, .table__choices .kit__button, .table__pile, .table__count, .table__turnup, .table__trumps, .table__score, .belote__contract, .table__name, .table__tag, .table__hand .table__held, " +
    ".table__result, .table__trick .table__thrown, .table__medallion, .table__log-toggle, .table__offer, .replay__why, .belote__heap .table__tricks, .table__called, .belote__out";
  // Of words that are balanced, the box is wider than its lines.
  const linesEnd = (one, right) => {
    const words = document.createRange();
    words.selectNodeContents(one.lastElementChild ?? one);
    return Math.min(right, words.getBoundingClientRect().right);
  };
  const boxOf = (one) => {
    const { left, top, right: edge, bottom, width, height } = one.getBoundingClientRect();
    const right = one.matches(".table__trumps") ? linesEnd(one, edge) : edge;
    // The dot before a tag is cut off at the beginning of a line; the one after it, at the end. Without one, it is "auto".
    const dot = (end) => (one.matches(".table__tag") && parseFloat(getComputedStyle(one, end).width)) || 0;
    const askew = one.matches(".table__thrown") ? 0.1 : 0; // the corners of the box are not the card's
    return {
      left: left + dot("::before") + askew * width,
      right: right - dot("::after") - askew * width,
      top: top + askew * height,
      bottom: bottom - askew * height,
      width,
      height,
    };
  };
  const all = [...cloth.querySelectorAll(READ)].filter((one) => seen(one) && boxOf(one).width > 1 && boxOf(one).height > 1);
  const group = (one) => one.closest(".table__hand, .table__result, .table__trick, .table__score, .table__pack");
  const from = cloth.getBoundingClientRect().top - cloth.scrollTop;
  all.forEach((one, i) => {
    const a = boxOf(one);
    if (a.left < -0.5 || a.right > wide + 0.5) faults.push(`${name(one)} is cut off: ${[a.left, a.right].map(Math.round)}`);
    if (a.top - from < -0.5 || a.bottom - from > cloth.scrollHeight + 0.5) faults.push(`${name(one)} cannot be scrolled to`);
    // What overflows in sight lies upon its neighbour.
    if (one.matches(".table__prompt, .kit__button, .table__count, .table__trumps, .belote__contract, .table__tag") && one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0)
      faults.push(`${name(one)} is wider than its box: ${one.scrollWidth} in ${one.clientWidth}`);
    for (const other of all.slice(i + 1)) {
      if (one.contains(other) || other.contains(one) || (group(one) && group(one) === group(other))) continue;
      const b = boxOf(other);
      const over = Math.min(
        Math.min(a.right, b.right) - Math.max(a.left, b.left),
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
      );
      if (over > 2) faults.push(`${name(one)} lies on ${name(other)} by ${Math.round(over)} px`);
    }
  });
  for (const one of cloth.querySelectorAll("button")) {
    if (!seen(one)) continue;
    one.scrollIntoView({ block: "center" });
    const { left, top, width, height } = one.getBoundingClientRect();
    const points = [0.5, 0.15].map((part) => document.elementFromPoint(left + width * part, top + height / 2));
    const reached = points.some((at) => one.contains(at) || (one.matches(".table__held") && at?.closest(".table__hand")));
    if (!reached) faults.push(`${name(one)} is covered by ${points[0]?.outerHTML.slice(0, 60)}`);
  }
  cloth.scrollTop = 0;
  return faults;
}
