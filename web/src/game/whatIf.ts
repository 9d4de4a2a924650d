// The what-if game on the table, stored for this window, so that a reload goes on with it. It is never among the saved games.
import { recallValue, remember } from "../browser/kept.ts";
import { site } from "../browser/site.ts";
import type { Moment } from "../engine/types/replay.ts";
import { whatIf } from "../state/history.ts";
import type { Place } from "../state/state.ts";
import type { Game } from "../store/games.ts";
import { isTable, readShown } from "../store/sound.ts";

/** The game that a what-if game has left. */
export interface Origin {
  place: Place; // of the replay
  record: string; // of that game, as it was then
  written: string; // that record, with the events played since
  kept: string | null; // its id among the saved games
  game: string; // the what-if game
  table: string | null; // the game that was on the table before
  grafted: { revision: number; place: Place } | null;
}

const KEY = "ecarte.whatIf";

/** Store a what-if game for this window; null when it is left. */
export function keepAside(aside: { origin: Origin; game: Game } | null): void {
  // Without storage or room, a reload shows the replay.
  remember(KEY, aside && JSON.stringify({ ...aside, version: site.version }), "sessionStorage");
}

/** Return the stored what-if game with this id, by default the one that this entry of the history names; null for none. */
export function leftAside(id = whatIf()): { origin: Origin; game: Game } | null {
  const stored = recallValue(KEY, "sessionStorage");
  if (!isTable(stored) || stored.version !== site.version) return null;
  const [game, origin] = [readShown(stored.game), originOf(stored.origin)];
  const isSound = game && origin && game.source === "what-if" && game.id === origin.game && game.id === id;
  return isSound ? { origin, game } : null;
}

const isText = (value: unknown): value is string => typeof value === "string";
const textOrNull = (value: unknown): string | null => (isText(value) ? value : null);

function placeOf(value: unknown): Place | null {
  if (!isTable(value)) return null;
  if (isText(value.link)) return { link: value.link };
  return isText(value.kept) ? { kept: value.kept, at: textOrNull(value.at) as Moment | null } : null;
}

function originOf(value: unknown): Origin | null {
  if (!isTable(value)) return null;
  const { record, written, game } = value;
  const place = placeOf(value.place);
  if (!place || !isText(record) || !isText(written) || !isText(game)) return null;
  const graft = isTable(value.grafted) ? value.grafted : {};
  const at = placeOf(graft.place);
  const grafted = at && typeof graft.revision === "number" ? { revision: graft.revision, place: at } : null;
  return { place, record, written, game, kept: textOrNull(value.kept), table: textOrNull(value.table), grafted };
}
