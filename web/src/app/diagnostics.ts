// The diagnostics that a user can send when something goes wrong: browser, version, sizes, problems, and the number of
// events of each kind. Never a card, a seed or a record.

import { isInstalled } from "../browser/install.ts";
import { noted } from "../browser/note.ts";
import { site } from "../browser/site.ts";
import { engine } from "../engine/client.ts";
import { lookUp, put } from "../engine/lookUp.ts";
import type { Answer } from "../engine/types/answer.ts";
import type { State } from "../state/state.ts";

/** Return how much is stored on this device, and whether the browser may delete it. */
async function storage(): Promise<string> {
  try {
    const { usage = 0, quota = 0 } = await navigator.storage.estimate();
    const persisted = await navigator.storage.persisted();
    return `${Math.round(usage / 1024)} of ${Math.round(quota / 1024)} KiB${persisted ? ", persisted" : ""}`;
  } catch {
    return "none";
  }
}

const PATIENCE_MS = 2_000; // the engine may be busy, or hang

/** Return the games that are analysed without the machine's module, and why, as far as the engine says so now. */
export async function slowGames(): Promise<Record<string, string>> {
  if (engine.state.phase !== "ready") return {};
  const late = new Promise<Answer>((resolve) => setTimeout(resolve, PATIENCE_MS, {}));
  const { slow = {} } = await Promise.race([engine.ask({ do: "version" }), late]).catch((): Answer => ({}));
  return slow;
}

/** Return the diagnostics, in English, because they are for developers. */
export async function diagnostics(state: State): Promise<string> {
  const { game, settings, shown } = state;
  const kinds: Record<string, number> = {};
  for (const { do: kind, verb } of game?.log ?? []) {
    const name = verb ? `${kind}:${verb}` : kind;
    put(kinds, name, (lookUp(kinds, name) ?? 0) + 1);
  }
  const worker = "serviceWorker" in navigator ? (navigator.serviceWorker.controller?.state ?? "no") : "unsupported";
  const lines = {
    version: `${site.version} ${site.engine}`,
    browser: navigator.userAgent,
    languages: `${document.documentElement.lang}; ${navigator.languages.join(" ")}`,
    window: `${innerWidth}×${innerHeight} at ${devicePixelRatio}`,
    display: isInstalled() ? "installed" : "browser",
    motion: matchMedia("(prefers-reduced-motion: reduce)").matches ? "reduced" : "full",
    settings: JSON.stringify(settings),
    engine: `${state.engine}${state.waiting ? ", waiting" : ""}${state.queued ? ", a click waiting" : ""}, restarted ${engine.restarts} times`,
    analysis:
      Object.entries(await slowGames())
        .map(([name, why]) => `slow ${name}: ${why}`)
        .join(" | ") || "quick or not begun",
    "service worker": `${worker}; update ${state.update}`,
    storage: `${await storage()}${state.trouble ? `, trouble: ${state.trouble}, ${state.unsaved.length} unsaved` : ""}`,
    game: game
      ? `${game.summary.preset}, deal ${game.view.deal}, ${shown?.view.phase}, revision ${game.revision}, record ${game.record.length} characters${state.watching ? ", watching" : ""}`
      : "none",
    events: JSON.stringify(kinds),
    problems: noted.length > 0 ? noted.join(" | ") : "none",
  };
  return Object.entries(lines)
    .map(([name, value]) => `${name}: ${value}`)
    .join("\n");
}
