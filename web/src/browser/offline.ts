// What is kept on this device for playing without a network: parts of the site (web/parts.ts), kept by the service worker
// (web/sw.js). What is used is kept. The rest is kept when the first deal is over and the line is free, or when the player
// asks for it.
import { isTables } from "./parts.ts";

/** Files that are kept once all their parts are wanted. */
export interface Share {
  parts: string[];
  bytes: number; // as sent
  kept: boolean;
}

/** What is kept, as the settings show it. */
export interface Kept {
  shares: Share[]; // empty while nothing is known
  isBusy: boolean; // something is being fetched
  hasFailed: boolean; // the last attempt
}

/** What Chromium knows of the line; the types of the DOM lack it. */
interface Line {
  saveData?: boolean;
  type?: string;
  effectiveType?: string;
}

interface Noted {
  dealt: boolean; // the first deal is over
  wishes: Record<string, boolean>; // of parts that were used, chosen or put away
}

const key = "ecarte.offline";
const line = (): Line | undefined => (navigator as { connection?: Line }).connection;

/** Whether the player wants nothing sent that was not asked for. */
export const savesData = (): boolean => line()?.saveData === true;

/** Whether the browser says that sending more costs nothing and takes nothing away. Some browsers say nothing. */
export function isUnmetered(): boolean {
  const { saveData, type, effectiveType = "" } = line() ?? { saveData: true };
  return saveData !== true && type !== "cellular" && !["slow-2g", "2g", "3g"].includes(effectiveType);
}

function load(): Noted {
  try {
    const { dealt, wishes = {} } = JSON.parse(localStorage.getItem(key) ?? "{}");
    const sound = Object.entries<unknown>(wishes).filter(
      (wish): wish is [string, boolean] => typeof wish[1] === "boolean",
    );
    return { dealt: dealt === true, wishes: Object.fromEntries(sound) };
  } catch {
    return { dealt: false, wishes: {} }; // no storage, or not our text
  }
}

/** Whether there is a note of what is wanted. */
function wasNoted(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

let noted = load();
let isUnnoted = !wasNoted(); // a first visit, or a version that kept the whole site without a note

function save(change: Partial<Noted>): void {
  noted = { ...noted, ...change };
  try {
    localStorage.setItem(key, JSON.stringify(noted));
  } catch {
    // No storage: the browser keeps no files either.
  }
}

let kept: Kept = { shares: [], isBusy: false, hasFailed: false };
const listeners = new Set<(kept: Kept) => void>();

function change(patch: Partial<Kept>): void {
  kept = { ...kept, ...patch };
  const parts = kept.shares.length > 0 ? allParts().filter(isKept) : [];
  document.documentElement.dataset.kept = parts.sort().join(" "); // for tests
  for (const listener of listeners) listener(kept);
}

/** Every part there is, once that is known. */
export const allParts = (): string[] => [...new Set(kept.shares.flatMap(({ parts }) => parts))];

/** Return the shares that some parts add where others are kept. */
export const sharesOf = (names: string[], others: string[]): Share[] =>
  kept.shares.filter(
    ({ parts }) =>
      parts.some((part) => names.includes(part)) && parts.every((part) => [...names, ...others].includes(part)),
  );

/** Whether a part is wanted: it is used or was chosen, or the line is free and it was not put away. */
export const isWanted = (part: string): boolean => noted.wishes[part] ?? (noted.dealt && isUnmetered());

/** Whether every file of a part is kept, apart from those that also need an unwanted part. */
const isKept = (part: string): boolean =>
  isWanted(part) && sharesOf([part], allParts().filter(isWanted)).every((share) => share.kept);

/** Whether this browser can keep the site. */
export const canKeep = (): boolean => "serviceWorker" in navigator;

/** Whether the first deal has been played on this device. */
export const hasDealt = (): boolean => noted.dealt;

export const offline = {
  get kept(): Kept {
    return kept;
  },
  subscribe(listener: (kept: Kept) => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

let sent = 0;
const PATIENCE_MS = 60_000; // between two words of the worker: one that was replaced meanwhile never answers

/** Send the worker a message, and follow what it says until it is done; return false if it fails or falls silent. */
function send(worker: ServiceWorker, message: { keep?: string[]; drop?: string[] }): Promise<boolean> {
  const number = ++sent;
  const { port1, port2 } = new MessageChannel();
  change({ isBusy: true });
  return new Promise((resolve) => {
    const end = (isDone: boolean) => {
      clearTimeout(limit);
      if (number === sent) change({ isBusy: false, hasFailed: !isDone });
      resolve(isDone);
    };
    const wait = () => setTimeout(() => end(false), PATIENCE_MS);
    let limit = wait();
    port1.onmessage = ({ data }) => {
      if (!data.shares) return end(data.done === true);
      clearTimeout(limit);
      limit = wait();
      change({ shares: data.shares });
    };
    worker.postMessage({ type: "KEEP", ...message }, [port2]);
  });
}

let coming: Promise<boolean> | null = null; // of a service worker

/** Note that the service worker is being registered; `installed`: whether it now has what a game needs. */
export function expectWorker(installed: Promise<boolean>): void {
  coming = installed;
}

/** Return the service worker once it has what a game needs; null when there is none and none is coming. */
async function worker(): Promise<ServiceWorker | null> {
  if (coming) {
    change({ isBusy: true });
    if (!(await coming)) {
      change({ isBusy: false, hasFailed: true });
      return null;
    }
  } else if (!canKeep() || !(await navigator.serviceWorker.getRegistration().catch(() => undefined))) return null;
  return (await navigator.serviceWorker.ready).active;
}

/** Learn what there is and what is kept; nothing is fetched. */
export async function look(): Promise<void> {
  const to = await worker();
  if (to) await send(to, {});
}

/** Want parts from now on, whatever the line, unless the player has put them away. */
const want = (parts: string[]): void =>
  save({ wishes: { ...Object.fromEntries(parts.map((part) => [part, true])), ...noted.wishes } });

/** Fetch what is wanted and missing, and put away what is dropped. What was kept once stays wanted. */
async function keep(drop: string[] = []): Promise<void> {
  const to = await worker();
  if (!to || (kept.shares.length === 0 && !(await send(to, {})))) return;
  if (isUnnoted) want(allParts().filter((part) => sharesOf([part], allParts()).every((share) => share.kept)));
  isUnnoted = false;
  const parts = allParts().filter(isWanted);
  if (await send(to, { keep: parts, drop })) want(parts);
}

/** Note that parts are used, and keep them. */
export async function use(...parts: string[]): Promise<void> {
  save({ wishes: { ...noted.wishes, ...Object.fromEntries(parts.map((part) => [part, true])) } });
  await keep();
}

/** Choose parts or put them away. */
export async function choose(parts: string[], isChosen: boolean): Promise<void> {
  save({ wishes: { ...noted.wishes, ...Object.fromEntries(parts.map((part) => [part, isChosen])) } });
  await keep(isChosen ? [] : parts);
}

/** Note that a deal is over: from now on the rest is kept too, where the line is free. */
export async function noteDealt(): Promise<void> {
  if (noted.dealt) return;
  save({ dealt: true });
  await keep();
}

/** Resolve when the tables are kept that are wanted, and some are. */
export function tablesKept(): Promise<void> {
  return new Promise((resolve) => {
    const look = ({ shares }: Kept) => {
      const tables = shares.filter(({ parts }) => parts.some(isTables) && parts.every(isWanted));
      if (tables.length === 0 || !tables.every((share) => share.kept)) return;
      listeners.delete(look);
      resolve();
    };
    listeners.add(look);
    look(kept);
  });
}
