import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

type Place = RefObject<HTMLElement | null>;

/** Keep the focus within `root`: when the focused element is removed, and nothing else gets the focus, `home` does. `isWanted` is
 *  read once; it is false where the content restores the focus itself, as a table does. */
export function useKeptFocus(root: Place, home: Place, isWanted = true): void {
  useLayoutEffect(() => {
    const { current } = root;
    if (!current || !isWanted) return;
    let last: EventTarget | null = null;
    const note = ({ type, target }: Event) => {
      const isWithin = target instanceof Node && current.contains(target);
      if (type === "focusin") last = isWithin ? target : null;
      else if (!isWithin) last = null; // a tap beside it drops the focus
    };
    const changes = new MutationObserver(() => {
      const isLost = last instanceof Element && !last.isConnected && document.activeElement === document.body;
      if (isLost) home.current?.focus({ preventScroll: true });
    });
    for (const type of ["focusin", "pointerdown"]) document.addEventListener(type, note, true);
    changes.observe(current, { childList: true, subtree: true });
    return () => {
      for (const type of ["focusin", "pointerdown"]) document.removeEventListener(type, note, true);
      changes.disconnect();
    };
  }, []);
}
