// What stays in place while a sheet scrolls, its head, its search and its foot, never hides what gets the focus.
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

const RING = 12; // pixels around what has the focus: its ring, and the label around a small box

/** Return a ref for a box that scrolls. What is scrolled into sight in it, also by the focus, is not covered by its elements
 *  with `data-stays="top"` or `"bottom"`. If these take more than half of the box, it gets `data-low`: style sheets then let
 *  them scroll with the rest. */
export function useClearance<T extends HTMLElement>(): RefObject<T | null> {
  const box = useRef<T>(null);
  useLayoutEffect(() => {
    const here = box.current;
    if (!here) return;
    const tall = (edge: string) =>
      [...here.querySelectorAll<HTMLElement>(`[data-stays=${edge}]`)]
        .filter((each) => getComputedStyle(each).position === "sticky")
        .reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);
    const measure = () => {
      const focused = here.contains(document.activeElement) ? document.activeElement : null;
      const wasSeen = focused && isWithin(focused, here);
      const before = here.style.scrollPaddingBlock;
      delete here.dataset.low;
      if (tall("top") + tall("bottom") > here.clientHeight / 2) here.dataset.low = "yes";
      here.style.scrollPaddingBlock = `${tall("top") + RING}px ${tall("bottom") + RING}px`;
      // A head that grows, or stays in place again, would lie upon what has the focus.
      if (wasSeen && here.style.scrollPaddingBlock !== before) focused.scrollIntoView({ block: "nearest" });
    };
    const sizes = new ResizeObserver(measure);
    const watch = () => {
      sizes.disconnect();
      for (const each of [here, ...here.querySelectorAll("[data-stays]")]) sizes.observe(each); // measures at once
    };
    const contents = new MutationObserver(watch);
    contents.observe(here, { childList: true, subtree: true });
    watch();
    measure();
    return () => {
      sizes.disconnect();
      contents.disconnect();
    };
  }, []);
  return box;
}

function isWithin(one: Element, box: Element): boolean {
  const [inner, outer] = [one.getBoundingClientRect(), box.getBoundingClientRect()];
  return inner.bottom > outer.top && inner.top < outer.bottom;
}
