// Backups: games, settings and everything else that the page stores, in one file.
import { day, download } from "../../browser/download.ts";
import { note } from "../../browser/note.ts";
import { site } from "../../browser/site.ts";
import { openGame } from "../../control/opening.ts";
import { store } from "../../control/store.ts";
import { put } from "../../engine/lookUp.ts";
import { addSolved, SOLVED } from "../../game/progress/adding.ts";
import { addDone } from "../../game/progress/lessons.ts";
import { chooseLanguage, loadKeptLanguage } from "../../i18n/index.ts";
import { applySettings, loadSettings } from "../../settings/settings.ts";
import { getGame, getStored, listGames } from "../../store/games.ts";
import { everyGame, type Fate, foretell, merge, type Restored } from "../../store/merging.ts";
import { isTable, LATEST, readSaved, type Saved } from "../../store/sound.ts";
import { listUnreadable } from "../../store/unreadable.ts";
import { readRecords } from "../visit/notes.ts";
import { prepareTable } from "../visit/resuming.ts";
import { MARK_PREFIX, mark } from "./interrupted.ts";

const version = 1;

/** Return whether a key in localStorage is the page's, and stays when the page is closed. */
const isOurs = (key: string): boolean => key.startsWith("ecarte.") && !key.startsWith(MARK_PREFIX);

interface Content {
  local: Record<string, string>;
  games: Saved[];
}

interface Backup extends Content {
  made: number; // when it was made, in milliseconds
  unreadable: number; // the number of games that cannot be read, and are left out
  isChanged: boolean; // the file has been changed or damaged since
}

export interface Plan extends Backup {
  added: number;
  renewed: number;
  left: number;
}

/** Return the digest of a content; null at an address that begins with http, where browsers compute none. */
async function digest(content: Content): Promise<string | null> {
  if (!crypto.subtle) return null;
  const bytes = new TextEncoder().encode(JSON.stringify(content));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function remembered(): Record<string, string> {
  const local: Record<string, string> = {};
  try {
    for (const key of Object.keys(localStorage)) if (isOurs(key)) put(local, key, localStorage.getItem(key) ?? "");
  } catch {
    // No storage: nothing is stored.
  }
  return local;
}

export async function backup(): Promise<void> {
  // A deal that nobody has looked at is not a game yet.
  const games = (await everyGame()).filter((game) => game.touched).flatMap((game) => readSaved(game) ?? []);
  const listed = await listGames();
  const unread = await listUnreadable(listed);
  const count = listed.filter((game) => game.touched).length - games.length + unread.length;
  if (count > 0) store.say({ key: "library-missing", words: { count } });
  const content: Content = { local: remembered(), games };
  const made = Date.now();
  const file = { ecarte: "backup", version, page: site.version, made, digest: await digest(content), content };
  download(JSON.stringify(file), `ecarte-backup-${day(made)}.json`);
}

export const isBackup = (text: string): boolean => /^\uFEFF?\s*\{\s*"ecarte"\s*:\s*"backup"/.test(text);

/** Read a backup, or return the id of the sentence that says what is wrong with it. One that has been changed since it was
 *  made is read only if `acceptsChanged` is true. Nothing is restored yet. */
export async function readBackup(text: string, acceptsChanged = false): Promise<Backup | string> {
  let file: unknown;
  try {
    file = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return isBackup(text) ? "restore-broken" : "restore-none";
  }
  if (!isTable(file) || file.ecarte !== "backup") return "restore-none";
  if (typeof file.version !== "number" || file.version > version) return "restore-newer";
  const { content } = file;
  if (!isTable(content) || !isTable(content.local) || !Array.isArray(content.games)) return "restore-broken";
  const { local, games } = content as { local: Record<string, unknown>; games: unknown[] };
  const made = await digest({ local, games } as Content);
  const isChanged = made !== null && file.digest !== null && file.digest !== made;
  if (isChanged && !acceptsChanged) return "restore-broken";
  const texts = Object.entries(local).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  const sound = new Map<string, Saved>(); // the newest revision of each game
  let unreadable = 0;
  for (const game of games.map(readSaved)) {
    if (!game) unreadable += 1;
    else if ((sound.get(game.id)?.revision ?? -1) < game.revision) sound.set(game.id, game);
  }
  return {
    local: Object.fromEntries(texts),
    games: [...sound.values()],
    made: Math.min(LATEST, Math.abs(Number(file.made)) || 0),
    unreadable,
    isChanged,
  };
}

const EACH = 20; // records that the engine reads in one request

/** Let the engine read the records of a backup, and return what restoring it would do. `tell` is called with the share that
 *  has been read. Nothing is restored yet. */
export async function planRestore(backup: Backup, tell: (share: number) => void = () => {}): Promise<Plan> {
  const games: Saved[] = [];
  for (let from = 0; from < backup.games.length; from += EACH) {
    tell(from / backup.games.length);
    games.push(...(await checked(backup.games.slice(from, from + EACH))));
  }
  const fates = [...(await foretell(games)).values()];
  const count = (fate: Fate) => fates.filter((each) => each === fate).length;
  return {
    ...backup,
    games,
    unreadable: backup.unreadable + backup.games.length - games.length,
    added: count("added"),
    renewed: count("renewed"),
    left: count("left"),
  };
}

/** Return those games whose records the engine can read, each with what the engine says of it. */
async function checked(games: Saved[]): Promise<Saved[]> {
  const read = await readRecords(games.map(({ record }) => record));
  let line = 1;
  const begin = games.map(({ record }) => {
    const here = line;
    line += record.trimEnd().split("\n").length + 1;
    return here;
  });
  const isOneEach = read.length === games.length && read.every((one, at) => one.line === begin[at]);
  if (!isOneEach && games.length > 1) {
    // One of these texts is no record, or several: the halves are read apart, so that the others are not lost for it.
    const half = games.length >> 1;
    return [...(await checked(games.slice(0, half))), ...(await checked(games.slice(half)))];
  }
  if (read.length !== games.length) return [];
  const now = Date.now();
  return games.flatMap((game, at): Saved[] => {
    const { record = null, summary = null, key = "" } = read[at] ?? {};
    if (record === null || !summary) return [];
    const isSeated = summary.seats.includes(game.seat) || game.watches;
    const seat = isSeated ? game.seat : (summary.viewOf ?? summary.seats[0] ?? "S");
    return [{ ...game, seat, record, summary, key, changed: Math.min(game.changed, now) }];
  });
}

/** Restore what is stored under a key; progress is added to that of this device. */
function remember(key: string, value: string): void {
  if (key === SOLVED || key.startsWith(`${SOLVED}.`)) addSolved(value, key);
  else if (key === "ecarte.lessons") addDone(value);
  else localStorage.setItem(key, value);
}

function rememberAll(local: Record<string, string>): void {
  try {
    for (const [key, value] of Object.entries(local)) if (isOurs(key)) remember(key, value);
  } catch {
    // No storage: the settings stay as they are.
  }
}

/** Restore a backup as planned: the newest revision of each game, all progress, and the backup's settings. */
export async function restoreBackup({ local, games }: Plan): Promise<Restored> {
  const underWay = mark("restore");
  let done: Restored;
  try {
    done = await merge(games);
    rememberAll(local);
  } finally {
    underWay.remove();
  }
  const settings = loadSettings();
  applySettings(settings);
  await loadKeptLanguage(chooseLanguage(settings.language));
  store.set({ settings, libraryVersion: store.state.libraryVersion + 1 });
  const taken = new Set([...done.added, ...done.renewed]);
  for (const { id, summary, source } of games) {
    if (!taken.has(id) || summary.over || source === "imported") continue;
    const game = await getStored(id);
    if (game) await prepareTable(game).catch(note);
  }
  const here = store.state.game;
  const newer = here && done.renewed.includes(here.id) ? await getGame(here.id) : null;
  if (newer) await openGame(newer);
  return done;
}
