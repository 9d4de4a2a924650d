// Offline and new versions. The service worker keeps the whole site; a new version is fetched and kept
// ready beside it, announced here, and taken only when the player says so.
import { registerSW } from "virtual:pwa-register";

type Listener = (available: boolean) => void;

let available = false;
let registered = false;
let activate = async (): Promise<void> => {};
const listeners = new Set<Listener>();

export const update = {
  /** A new version is ready to be taken. */
  get available(): boolean {
    return available;
  },
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Take the new version: the page reloads. Not in the middle of a deal, please. */
  async take(): Promise<void> {
    const registration = await navigator.serviceWorker.getRegistration();
    const waiting = registration?.waiting;
    // The page of a first visit has no worker and never hears of a new one: the worker itself tells.
    waiting?.addEventListener("statechange", () => waiting.state === "activated" && location.reload());
    if (waiting) await activate();
    else location.reload(); // another window has taken it
  },
};

/** Once, when the engine is up: what the page and the engine have fetched by then is not fetched again. */
export function keepOffline(): void {
  if (registered || !("serviceWorker" in navigator)) return;
  registered = true;
  activate = registerSW({
    immediate: true,
    onNeedRefresh() {
      available = true;
      for (const listener of listeners) listener(available);
    },
    onNeedReload() {}, // this window may be in the middle of a deal; its player says when
    onRegisteredSW(_, registration) {
      // A page left open for days still learns of a new version.
      addEventListener("online", () => registration?.update());
      document.addEventListener("visibilitychange", () => {
        if (document.visibilityState === "visible" && navigator.onLine) registration?.update();
      });
    },
  });
}
