// A box that scrolls can be reached by keys also where it holds nothing to press.
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

const FOCUSABLE = "button, a[href], input, select, textarea, summary";

/** Return a ref for a box: it is a tab stop while its content is taller than the box and it holds no other tab stop.
 *  Chromium and Firefox do so themselves; Safari does not, and checkers of accessibility ask for it. */
export function useReachable<T extends HTMLElement>(): RefObject<T | null> {
  const box = useRef<T>(null);
  useLayoutEffect(() => {
    const here = box.current;
    if (!here) return;
    const look = () => {
      const needed = here.scrollHeight > here.clientHeight && !here.querySelector(FOCUSABLE);
      if (needed) here.tabIndex = 0;
      else if (here !== document.activeElement) here.removeAttribute("tabindex");
    };
    const sizes = new ResizeObserver(look);
    const contents = new MutationObserver(look);
    sizes.observe(here);
    contents.observe(here, { childList: true, subtree: true, characterData: true });
    here.addEventListener("blur", look);
    return () => {
      here.removeEventListener("blur", look);
      sizes.disconnect();
      contents.disconnect();
    };
  }, []);
  return box;
}
