// Backups: games, settings and everything else that the page stores, in one file.

import { day, download } from "../../browser/download.ts";
import { note } from "../../browser/note.ts";
import { site } from "../../browser/site.ts";
import type { Controller } from "../../control/controller.ts";
import { lookUp, put } from "../../engine/lookUp.ts";
import { addSolved } from "../../game/progress/adding.ts";
import { addDone } from "../../game/progress/lessons.ts";
import { chooseLanguage, loadKeptLanguage } from "../../i18n/index.ts";
import { applySettings, loadSettings } from "../../settings/settings.ts";
import { getGame, getStored, listGames } from "../../store/games.ts";
import { everyGame, merge, type Restored } from "../../store/merging.ts";
import { filled } from "../../store/rows.ts";
import { isSound, isTable, LATEST, type Saved } from "../../store/sound.ts";
import { prepareTable } from "../visit/resuming.ts";

const version = 1;
const prefix = "ecarte."; // the prefix of all keys in localStorage

interface Content {
  local: Record<string, string>;
  games: Saved[];
}

/** A backup that is complete and undamaged. */
export interface Backup extends Content {
  made: number; // when it was made, in milliseconds
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
      if (key.startsWith(prefix)) put(local, key, localStorage.getItem(key) ?? "");
  } catch {
    // No storage: nothing is stored.
  }
  return local;
}

/** Download a backup. */
export async function backup(controller: Controller): Promise<void> {
  // A deal that nobody has looked at is not a game yet.
  const games = (await everyGame()).filter((game) => game.touched);
  const count = (await listGames()).filter((game) => game.touched).length - games.length;
  if (count > 0) controller.say({ key: "library-missing", words: { count } });
  const content: Content = { local: remembered(), games };
  const made = Date.now();
  const file = { ecarte: "backup", version, page: site.version, made, digest: await digest(content), content };
  download(JSON.stringify(file), `ecarte-backup-${day(made)}.json`);
}

/** Return whether a text begins like a backup. */
export const isBackup = (text: string): boolean => /^\uFEFF?\s*\{\s*"ecarte"\s*:\s*"backup"/.test(text);

/** Read a backup, or return the id of the sentence that says what is wrong with it. Nothing is changed. */
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

/** How the progress of a backup is added to that of this device, by key. */
const ADDED: Record<string, (text: string) => void> = { "ecarte.puzzles": addSolved, "ecarte.lessons": addDone };

function remember(key: string, value: string): void {
  const add = lookUp(ADDED, key);
  if (add) add(value);
  else localStorage.setItem(key, value);
}

/** Restore a backup: the newest revision of each game, all progress, and the backup's settings. */
export async function restoreBackup(controller: Controller, { local, games }: Backup): Promise<Restored> {
  const done = await merge(games);
  try {
    for (const [key, value] of Object.entries(local)) if (key.startsWith(prefix)) remember(key, value);
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
