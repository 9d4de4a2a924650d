// The initial state of the page.
import type { Settings } from "../settings/settings.ts";
import type { State } from "./state.ts";

/** Return the state before anything is known of this device: no game, no panel, not a first visit. */
export const initialState = (settings: Settings): State => ({
  game: null,
  shown: null,
  waiting: false,
  queued: null,
  curtain: null,
  passing: null,
  hands: null,
  match: null,
  paused: false,
  fast: false,
  skipped: null,
  betting: null,
  seeking: false,
  hint: null,
  estimate: null,
  watching: false,
  engine: "starting",
  panel: null,
  visit: null,
  judging: null,
  importing: null,
  saving: [],
  notice: null,
  catalog: null,
  settings,
  trouble: null,
  unsaved: [],
  update: "none",
  installable: false,
  libraryVersion: 0,
  newcomer: false,
  guide: null,
});
