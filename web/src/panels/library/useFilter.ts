import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Order } from "./finding.ts";

/** The filter and the order of the list. */
export interface Filter {
  query: string;
  kind: string; // a game, "" for all
  order: Order;
}

/** The state of the list before a replay. */
interface Left extends Filter {
  scroll: number;
  event: string; // the event of the pressed button
}

let left: Left | null = null;

const sheetOf = (element: HTMLElement | null) => element?.closest("[data-part=panel-sheet]");

/** The filter of the list; after a replay, the filter, scroll position and focus are restored. */
export function useFilter(isListed: boolean) {
  const [back] = useState(left);
  const [filter, setFilter] = useState<Filter>(back ?? { query: "", kind: "", order: "newest" });
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const sheet = sheetOf(box.current);
    if (!isListed || !back || !sheet) return;
    left = null;
    sheet.scrollTop = back.scroll;
    sheet.dispatchEvent(new Event("scroll")); // so that the line exists for the focus
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
