// The check of everything that is read from storage or from a backup. Rows may come from any version of the page, from a
// damaged disk, or from somebody who means harm: what the page shows must be complete, and its numbers possible.
import { lookUp } from "../engine/lookUp.ts";
import { CommonView, Entry, type Fields, GameFigures, type Kind, Review, Summary, views } from "../engine/shapes.ts";
import type { Binned, Game, Kept, KeptFigures, KeptTable, Listed, Shelved, Source, StoredReview } from "./rows.ts";
import { filled } from "./rows.ts";

/** A game as a backup contains it: the engine can make the rest. */
export type Saved = Listed & Pick<Shelved, "record">;

export const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const LATEST = 8.64e15;

/** The highest revision: a game saved once a second for a whole day has fewer. */
export const MOST_REVISIONS = 100_000;

type Check = (value: unknown) => boolean;

const plain: Record<string, Check> = {
  text: (value) => typeof value === "string",
  flag: (value) => typeof value === "boolean",
  number: (value) => typeof value === "number" && Math.abs(value) <= LATEST,
  id: (value) => typeof value === "string" && /^[0-9a-z]{1,40}$/.test(value),
  revision: (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST_REVISIONS,
};

function checkOf(kind: Kind): Check {
  if (typeof kind === "string") return lookUp(plain, kind) ?? (() => false);
  if (!Array.isArray(kind)) return checkOfFields(Object.entries(kind as Fields));
  const [form = "", ...of] = kind as readonly Kind[];
  if (form === "one of") return (value) => of.includes(value as string);
  const checks = of.map(checkOf);
  const fits: Check = (value) => checks.some((check) => check(value));
  if (form === "list") return (value) => Array.isArray(value) && [...value].every(fits);
  if (form === "table") return (value) => isTable(value) && Object.values(value).every(fits);
  return form === "or null" ? (value) => value === null || fits(value) : fits;
}

function checkOfFields(fields: [name: string, kind: Kind][]): Check {
  const checks = fields.map(([name, kind]) => ({
    name: name.replace("?", ""),
    check: checkOf(kind),
    isNeeded: !name.endsWith("?"),
  }));
  return (value) =>
    isTable(value) &&
    checks.every(({ name, check, isNeeded }) => {
      const one = lookUp(value, name);
      return one === undefined ? !isNeeded : check(one);
    });
}

const optional = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, kind]) => [names.includes(name) ? `${name}?` : name, kind]));

/** The fields that earlier versions did not store (`filled` of rows.ts). */
const LATER = ["seats", "sides", "result", "event", "viewOf", "branch", "challenge", "match"];
const sources: Source[] = ["played", "imported", "link", "challenge"];
const players: Kind = ["table", "text"];
const told: Fields = { seat: "text", player: "text", version: "text", summary: optional(Summary as Fields, LATER) };

const isListed = checkOf({
  ...told,
  id: "id",
  revision: "revision",
  changed: "number",
  touched: "flag",
  source: ["one of", ...sources],
  key: "text",
  "players?": players,
  "people?": players,
  "watches?": "flag",
  "claims?": ["list", "text"],
  "seen?": ["table", "number"],
  "friend?": "text",
  "resume?": "number",
});
const isShelved = checkOf({ id: "id", record: "text" });
const isDeleted = checkOf({ deleted: "number" });
const isKept = checkOf({ ...told, players, record: "text" });
const isReview = checkOf({ id: "text", version: "text", course: "text", review: Review });
const isCounted = checkOf({
  revision: "number",
  figures: ["or null", GameFigures],
  "judged?": ["table", ["list", "number"]],
  "costliest?": ["list", { at: "text", event: "text", loss: "number", error: "number", mark: "text" }],
});
const isKeptTable = checkOf({
  id: "id",
  version: "text",
  ids: ["list", "id"],
  revisions: ["list", "revision"],
  deals: ["list", "number"],
});

const viewChecks = new Map(Object.entries(views).map(([game, kind]) => [game, checkOf(kind)]));
const isLog = checkOf(["list", Entry]);
// Of a kind of game that is not declared here, as in a newer page.
const isOtherView = checkOf({ ...(CommonView as Fields), game: "text", phase: "text" });
const isOtherLog = checkOf(["list", { deal: "number", do: "text" }]);
// Of another version: what the page reads of a view before the engine has made this version's.
const isOldView = checkOf(
  optional(
    { ...(CommonView as Fields), game: "text", phase: "text" },
    Object.keys(CommonView as Fields).filter((name) => !["seat", "seats", "sides", "rules", "legal"].includes(name)),
  ),
);

/** Return whether a view and a log of this version can be shown. */
function isShowable({ view, log }: { view?: unknown; log?: unknown }): boolean {
  const isOwn = isTable(view) && viewChecks.get(String(view.game));
  return isOwn ? isOwn(view) && isLog(log) : isOtherView(view) && isOtherLog(log);
}

export const readListed = (row: unknown): Listed | null => (isListed(row) ? filled(row as Listed) : null);

export const readSaved = (row: unknown): Saved | null =>
  isListed(row) && isShelved(row) ? filled(row as Saved) : null;

export const readBinned = (row: unknown): Binned | null =>
  isListed(row) && isDeleted(row) ? filled(row as Binned) : null;

/** Return what is stored beside the row of a game, null if its record cannot be read. A view and a log that cannot be shown
 *  are left out: the engine makes them again, as it does those of another version. */
export function readShelved(row: unknown, isThisVersion: boolean): Shelved | null {
  if (!isShelved(row)) return null;
  const { id, record, view, log, side } = row as Shelved;
  const isWhole = isThisVersion ? isShowable({ view, log }) : isOldView(view) && isOtherLog(log);
  return isWhole ? (row as Shelved) : { id, record, ...(side && { side }) };
}

/** Return a game of this version that can be shown at once, null for what is none. Its `source` is not checked. */
export function readShown(game: unknown): Game | null {
  if (!isTable(game) || !isShowable(game)) return null;
  return isListed({ ...game, source: "played" }) && isShelved(game) ? filled(game as unknown as Game) : null;
}

export const readKept = (row: unknown): Kept | null => (isKept(row) && isShowable(row as Kept) ? (row as Kept) : null);

export const readReview = (row: unknown): StoredReview | null => (isReview(row) ? (row as StoredReview) : null);

/** Return the figures that can be read, none if another version has counted them. */
export function readFigures(row: unknown, version: string): KeptFigures["games"] {
  if (!isTable(row) || row.version !== version || !isTable(row.games)) return {};
  return Object.fromEntries(
    Object.entries(row.games).filter(([, counted]) => isCounted(counted)),
  ) as KeptFigures["games"];
}

/** Return of which games a table of facts is; null if that cannot be read, or if another version than `version` has made it. */
export function readTable(row: unknown, version?: string): KeptTable | null {
  if (!isKeptTable(row)) return null;
  const table = row as KeptTable;
  const isWhole = table.ids.length === table.revisions.length && table.ids.length === table.deals.length;
  return isWhole && (version === undefined || version === table.version) ? table : null;
}
