// Everything in one file, and back again: the games, the settings, what else the page remembers.
import { day, download } from "../../browser/download.ts";
import { note } from "../../browser/note.ts";
import { site } from "../../browser/site.ts";
import type { Controller } from "../../control/controller.ts";
import { chooseLanguage, loadLanguage } from "../../i18n/index.ts";
import { applySettings, loadSettings } from "../../settings/settings.ts";
import { getGame, getStored, listGames } from "../../store/games.ts";
import { everyGame, merge, type Restored } from "../../store/library.ts";
import { filled } from "../../store/rows.ts";
import { isSound, isTable, LATEST, type Saved } from "../../store/sound.ts";
import { lay } from "../visit/visits.ts";

const version = 1;
const prefix = "ecarte."; // of everything of ours in localStorage

interface Content {
  local: Record<string, string>;
  games: Saved[];
}

/** A backup that was read whole. */
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

export async function backup(controller: Controller): Promise<void> {
  // Cards that were dealt and never looked at are no game yet.
  const games = (await everyGame()).filter((game) => game.touched);
  const count = (await listGames()).filter((game) => game.touched).length - games.length;
  if (count > 0) controller.say({ key: "library-missing", words: { count } });
  const content: Content = { local: remembered(), games };
  const made = Date.now();
  const file = { ecarte: "backup", version, page: site.version, made, digest: await digest(content), content };
  download(JSON.stringify(file), `ecarte-backup-${day(made)}.json`);
}

/** Does a text begin as a backup does? */
export const isBackup = (text: string): boolean => /^\uFEFF?\s*\{\s*"ecarte"\s*:\s*"backup"/.test(text);

/** A backup, or the name of the sentence that says what is wrong with it. Nothing is changed. */
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

/** Take a backup in: games by their ids, the newest of each; settings as the backup has them. */
export async function restoreBackup(controller: Controller, { local, games }: Backup): Promise<Restored> {
  const done = await merge(games);
  try {
    for (const [key, value] of Object.entries(local)) if (key.startsWith(prefix)) localStorage.setItem(key, value);
  } catch {
    // No storage: the settings stay as they are.
  }
  const settings = loadSettings();
  applySettings(settings);
  await loadLanguage(chooseLanguage(settings.language));
  controller.set({ settings, shelf: controller.state.shelf + 1 });
  const taken = new Set([...done.added, ...done.renewed]);
  for (const { id, summary, source } of games) {
    if (!taken.has(id) || summary.over || source === "imported") continue;
    const game = await getStored(id);
    if (game) await lay(game).catch(note);
  }
  const here = controller.state.game;
  const newer = here && done.renewed.includes(here.id) ? await getGame(here.id) : null;
  if (newer) await controller.open(newer);
  return done;
}
