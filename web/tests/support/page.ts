// The page's own state without a page.
import type { Controller } from "../../src/control/controller.ts";
import type { State } from "../../src/state/state.ts";

/** The state of a page that has just begun. */
export const begun = (settings: State["settings"]): State => ({
  game: null,
  shown: null,
  waiting: false,
  queued: null,
  curtain: null,
  passing: null,
  match: null,
  paused: false,
  fast: false,
  betting: null,
  seeking: false,
  hint: null,
  estimate: null,
  watching: false,
  engine: "starting",
  panel: null,
  visit: null,
  importing: null,
  saving: [],
  notice: null,
  catalog: null,
  settings,
  trouble: null,
  unsaved: [],
  update: "none",
  installable: false,
  shelf: 0,
  newcomer: false,
});

/** A controller of modules that are loaded anew: nothing lies on the table. */
export async function freshController(): Promise<Controller> {
  const { Controller } = await import("../../src/control/controller.ts");
  const { loadSettings } = await import("../../src/settings/settings.ts");
  return new Controller(begun({ ...loadSettings(), speed: "off" }), () => {});
}
