// Taps and keys at the table. Its own events are handled here, all others by the page.
import type { RefObject } from "preact";
import type { Ui } from "./contract/ui.ts";
import { goByArrows } from "./focus.ts";

/** Return the handlers of the table's element. */
export function handlers(root: RefObject<HTMLElement | null>, ui: Ui) {
  return {
    onClick(event: MouseEvent): void {
      const target = event.target as Element;
      const tapped = target.closest<HTMLElement>("[data-event]")?.dataset.event;
      if (tapped?.startsWith("table:")) {
        event.preventDefault();
        ui.act(tapped);
      } else if (!target.closest("[data-part=log], [data-part=note]")) ui.act("table:fold"); // a tap beside them
    },
    onKeyDown(event: KeyboardEvent): void {
      const { key, altKey, ctrlKey, metaKey, defaultPrevented } = event;
      const isPlain = !altKey && !ctrlKey && !metaKey && !defaultPrevented;
      if (isPlain && goByArrows(root.current, key)) event.preventDefault();
      else if (key === "Escape") closeOne(event);
    },
  };

  /** Close one thing, the log or a slip, and return the focus to its button. */
  function closeOne(event: KeyboardEvent): void {
    const opened = ui.logOpen ? '[data-event="table:log"]' : ui.slip ? `[data-event="table:slip:${ui.slip}"]` : "";
    if (opened) root.current?.querySelector<HTMLElement>(opened)?.focus();
    const shown = root.current?.querySelector<HTMLElement>("[data-event^='table:seen:']")?.dataset.event;
    if (shown) ui.act(shown);
    if (opened || shown || ui.noted) event.preventDefault(); // otherwise a notice would be dismissed as well
    ui.act("table:fold");
  }
}
