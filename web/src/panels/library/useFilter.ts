import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Order } from "./finding.ts";

/** Which games the list shows, and in what order. */
export interface Filter {
  query: string;
  kind: string; // a game, "" for all
  order: Order;
}

/** The list as it was left for a replay. */
interface Left extends Filter {
  scroll: number;
  event: string; // of the button that was pressed
}

let left: Left | null = null;

const sheetOf = (element: HTMLElement | null) => element?.closest("[data-part=panel-sheet]");

/** The filter of the list; on the way back from a replay filter, scroll position and focus are as they were. */
export function useFilter(isListed: boolean) {
  const [back] = useState(left);
  const [filter, setFilter] = useState<Filter>(back ?? { query: "", kind: "", order: "newest" });
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const sheet = sheetOf(box.current);
    if (!isListed || !back || !sheet) return;
    left = null;
    sheet.scrollTop = back.scroll;
    sheet.dispatchEvent(new Event("scroll")); // so that the line is there for the focus
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-event="${back.event}"]`)?.focus({ preventScroll: true }),
    );
  }, [isListed, back]);
  const remember = (click: MouseEvent) => {
    const { event } = (click.target as Element).closest<HTMLElement>("[data-event^='app:re']")?.dataset ?? {};
    if (event) left = { ...filter, scroll: sheetOf(box.current)?.scrollTop ?? 0, event };
  };
  return { filter, change: (patch: Partial<Filter>) => setFilter({ ...filter, ...patch }), box, remember };
}
