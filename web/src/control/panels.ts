// Opening panels, and the focus once the table is shown again.
import { openPanel } from "../state/history.ts";
import type { Panel } from "../state/state.ts";
import { store } from "./store.ts";

let opener: HTMLElement | null = null; // what was pressed to leave the table

/** Remember what is pressed to leave the table, unless a panel covers it already. */
export function rememberOpener(): void {
  if (!store.state.panel) opener = document.activeElement as HTMLElement | null;
}

/** Show a panel, at a place in it if one is named. */
export function showPanel(panel: Panel, at = ""): void {
  rememberOpener();
  openPanel(panel, at);
  store.set({ panel, notice: store.state.watching ? store.state.notice : null });
  if (at) store.set({}); // the place within a panel is only in the address
}

/** Give the focus back to what was pressed to leave the table. After a replay that is gone, but drawn anew; a dialog gives it
 *  back itself. */
export function returnFocus(): void {
  if (document.activeElement && document.activeElement !== document.body) return;
  const named = (event = "app:menu") => document.querySelector<HTMLElement>(`[data-event="${event}"]`);
  const back = opener?.isConnected ? opener : (named(opener?.dataset.event) ?? named());
  back?.focus();
}
