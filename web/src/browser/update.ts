// The service worker, which keeps the files of a game (offline.ts has the others), and new versions. The changed files
// of a new version are fetched beside the old ones, and used only when the user agrees.
import type { Workbox } from "workbox-window";
import { recall, remember } from "./kept.ts";
import { canKeep, expectWorker } from "./offline.ts";
import { addressOf, root } from "./site.ts";

type Listener = (available: boolean) => void;

const TAKING = "ecarte.taking"; // set where the new version has to be taken once more
const PATIENCE_MS = 5000;

let available = false;
let isComing = false; // a service worker is being registered, or could not be
let workbox: Workbox | null = null;
const listeners = new Set<Listener>();

/** The new version of the page, if there is one. */
export const update = {
  /** Whether a new version is ready. */
  get available(): boolean {
    return available;
  },
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Use the new version: the page reloads, so never in the middle of a deal. */
  async take(): Promise<void> {
    const registration = await navigator.serviceWorker.getRegistration();
    const waiting = registration?.waiting;
    // The page of a first visit has no worker of its own: watch the waiting one.
    waiting?.addEventListener("statechange", () => waiting.state === "activated" && location.reload());
    if (waiting) workbox?.messageSkipWaiting();
    else location.reload(); // another window uses it already
    // Chromium may keep it waiting while the old page is open. Then that is loaded once more, and goes when the new one is in use.
    setTimeout(() => {
      remember(TAKING, "yes", "sessionStorage");
      location.reload();
    }, PATIENCE_MS);
  },
  /** Go on with a version that was kept waiting: reload when it is in use. */
  async goOn(): Promise<void> {
    if (recall(TAKING, "sessionStorage") === null || !remember(TAKING, null, "sessionStorage")) return;
    const registration = await navigator.serviceWorker.getRegistration();
    const worker = registration?.waiting ?? registration?.active;
    if (!worker) return;
    const reload = () => worker.state === "activated" && location.reload();
    worker.addEventListener("statechange", reload);
    reload();
  },
};

/** Resolve when a service worker is installed: true if one is active, false if installing it failed. */
function installed({ active, waiting, installing }: ServiceWorkerRegistration): Promise<boolean> {
  const worker = waiting ?? installing;
  if (active || !worker) return Promise.resolve(true);
  return new Promise((resolve) => {
    worker.addEventListener("statechange", () => {
      if (worker.state === "activated") resolve(true);
      if (worker.state === "redundant") resolve(false);
    });
  });
}

/** Keep the game for offline play, once; `anew`: also after a failure. Called when the engine is ready: what has
 *  been fetched by then is not fetched again. */
export function keepOffline(anew = false): void {
  if ((isComing && !anew) || !canKeep()) return;
  isComing = true;
  expectWorker(register().catch(() => false));
}

/** Announce a new version. On a first visit, the only version can look new while it waits to be activated. */
async function announce(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.active || !registration.waiting) return;
  available = true;
  for (const listener of listeners) listener(available);
}

/** Register the service worker; true when one is active, false when installing it failed. */
async function register(): Promise<boolean> {
  const { Workbox } = await import("workbox-window");
  workbox = new Workbox(addressOf("sw.js"), { scope: root.href });
  workbox.addEventListener("waiting", () => void announce());
  // Another window has found it, while this page has none of its own.
  workbox.addEventListener(
    "installed",
    ({ isUpdate, isExternal }) => isUpdate === undefined && isExternal && void announce(),
  );
  const registration = await workbox.register({ immediate: true });
  // A page that stays open for days must look for new versions.
  addEventListener("online", () => registration?.update());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible" && navigator.onLine) registration?.update();
  });
  return !registration || installed(registration);
}
