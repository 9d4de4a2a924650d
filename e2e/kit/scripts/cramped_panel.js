// What is wrong with the open panel, whichever way its letters grow: what is read or pressed reaches beyond the window
// and cannot be scrolled to, or is cut off by its own box.
() => {
  const faults = [];
  const wide = innerWidth;
  const panel = [...document.querySelectorAll("dialog[open]")].at(-1);
  const seen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const name = (one) => `${one.localName}.${one.className} “${(one.ariaLabel || one.innerText || "").trim().slice(0, 30)}”`;
  const scrolls = (one) => {
    for (let at = one.parentElement; at && at !== panel; at = at.parentElement)
      if (/auto|scroll/.test(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth) return true;
    return false;
  };
  for (const one of panel.querySelectorAll("button, input, select, summary, h2, h3, h4, p, label, legend, td, th, li")) {
    const { left, right, width } = one.getBoundingClientRect();
    if (!width || !seen(one) || one.closest(".kit__unseen")) continue;
    if ((left < -0.5 || right > wide + 0.5) && !scrolls(one)) faults.push(`${name(one)} is cut off: ${left} to ${right}`);
    // What overflows in sight lies upon its neighbour.
    const { overflowX } = getComputedStyle(one);
    if (!/auto|scroll/.test(overflowX) && one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1 && !one.matches("input, select"))
      faults.push(`${name(one)} is wider than its box: ${one.scrollWidth} in ${one.clientWidth}`);
  }
  return faults;
}
