import { useLayoutEffect } from "preact/hooks";

interface Place {
  readonly current: HTMLElement | null;
}

/** Keep the focus within ``root``: when what had it is taken away, and nothing else gets it, it moves to ``home``.
 *  `isWanted`: what is within has no way of its own, as a table has. */
export function useKeptFocus(root: Place, home: Place, isWanted = true): void {
  useLayoutEffect(() => {
    const { current } = root;
    if (!current || !isWanted) return;
    let last: EventTarget | null = null;
    const note = ({ target }: Event) => {
      last = target;
    };
    const changes = new MutationObserver(() => {
      const isLost = last instanceof Element && !last.isConnected && document.activeElement === document.body;
      if (isLost) home.current?.focus({ preventScroll: true });
    });
    current.addEventListener("focusin", note);
    changes.observe(current, { childList: true, subtree: true });
    return () => {
      current.removeEventListener("focusin", note);
      changes.disconnect();
    };
  }, []);
}
