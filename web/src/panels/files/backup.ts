// Backups: games, settings and whatever else the page remembers, in one file.
import { day, download } from "../../browser/download.ts";
import { note } from "../../browser/note.ts";
import { site } from "../../browser/site.ts";
import type { Controller } from "../../control/controller.ts";
import { chooseLanguage, loadKeptLanguage } from "../../i18n/index.ts";
import { applySettings, loadSettings } from "../../settings/settings.ts";
import { getGame, getStored, listGames } from "../../store/games.ts";
import { everyGame, merge, type Restored } from "../../store/merging.ts";
import { filled } from "../../store/rows.ts";
import { isSound, isTable, LATEST, type Saved } from "../../store/sound.ts";
import { prepareTable } from "../visit/resuming.ts";

const version = 1;
const prefix = "ecarte."; // of all our keys in localStorage

interface Content {
  local: Record<string, string>;
  games: Saved[];
}

/** A backup that was read and is undamaged. */
export interface Backup extends Content {
  made: number; // when, in milliseconds
}

async function digest(content: Content): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(content));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function remembered(): Record<string, string> {
  const local: Record<string, string> = {};
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefix)) local[key] = localStorage.getItem(key) ?? "";
  } catch {
    // No storage: nothing is remembered.
  }
  return local;
}

/** Hand out a backup as a file. */
export async function backup(controller: Controller): Promise<void> {
  // A deal that was never looked at is no game yet.
  const games = (await everyGame()).filter((game) => game.touched);
  const count = (await listGames()).filter((game) => game.touched).length - games.length;
  if (count > 0) controller.say({ key: "library-missing", words: { count } });
  const content: Content = { local: remembered(), games };
  const made = Date.now();
  const file = { ecarte: "backup", version, page: site.version, made, digest: await digest(content), content };
  download(JSON.stringify(file), `ecarte-backup-${day(made)}.json`);
}

/** Whether a text begins like a backup. */
export const isBackup = (text: string): boolean => /^\uFEFF?\s*\{\s*"ecarte"\s*:\s*"backup"/.test(text);

/** Read a backup, or return the name of the sentence that says what is wrong with it. Nothing is changed. */
export async function readBackup(text: string): Promise<Backup | string> {
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
  const { local, games } = content;
  if (!games.every(isSound) || !Object.values(local).every((one) => typeof one === "string")) return "restore-broken";
  const whole = { local: local as Record<string, string>, games };
  if (file.digest !== (await digest(whole))) return "restore-broken";
  return { ...whole, games: games.map(filled), made: Math.min(LATEST, Math.abs(Number(file.made)) || 0) };
}

/** Restore a backup: of each game the newest revision, settings as the backup has them. */
export async function restoreBackup(controller: Controller, { local, games }: Backup): Promise<Restored> {
  const done = await merge(games);
  try {
    for (const [key, value] of Object.entries(local)) if (key.startsWith(prefix)) localStorage.setItem(key, value);
  } catch {
    // No storage: the settings stay as they are.
  }
  const settings = loadSettings();
  applySettings(settings);
  await loadKeptLanguage(chooseLanguage(settings.language));
  controller.set({ settings, libraryVersion: controller.state.libraryVersion + 1 });
  const taken = new Set([...done.added, ...done.renewed]);
  for (const { id, summary, source } of games) {
    if (!taken.has(id) || summary.over || source === "imported") continue;
    const game = await getStored(id);
    if (game) await prepareTable(game).catch(note);
  }
  const here = controller.state.game;
  const newer = here && done.renewed.includes(here.id) ? await getGame(here.id) : null;
  if (newer) await controller.open(newer);
  return done;
}
