// The parts of the site kept on this device for playing offline (web/parts.ts), by the service worker (web/sw.js). A
// part is kept once it is used. The rest is kept after the first deal if the connection is unmetered, or when the user
// asks for it.
import { recall, recallTable, remember } from "./kept.ts";
import { isTables } from "./parts.ts";

/** Files that are kept once all their parts are wanted. */
export interface Share {
  parts: string[];
  bytes: number; // as sent
  kept: boolean;
}

/** The state of the kept parts, for the settings. */
export interface Kept {
  shares: Share[]; // empty while unknown
  isBusy: boolean; // something is being fetched
  hasFailed: boolean; // the last attempt
}

/** Chromium's information about the connection, which is missing in the DOM's types. */
interface Line {
  saveData?: boolean;
  type?: string;
  effectiveType?: string;
}

interface Noted {
  dealt: boolean; // the first deal is over
  wishes: Record<string, boolean>; // by part: used or chosen, or removed
}

const key = "ecarte.offline";
const line = (): Line | undefined => (navigator as { connection?: Line }).connection;

/** Return whether the user has asked the browser to save data. */
export const savesData = (): boolean => line()?.saveData === true;

/** Return whether the browser reports a connection without extra costs or limits. Some browsers report nothing. */
export function isUnmetered(): boolean {
  const { saveData, type, effectiveType = "" } = line() ?? { saveData: true };
  return saveData !== true && type !== "cellular" && !["slow-2g", "2g", "3g"].includes(effectiveType);
}

function load(): Noted {
  const { dealt, wishes } = recallTable(key);
  const sound = Object.entries<unknown>(Object(wishes)).filter(
    (wish): wish is [string, boolean] => typeof wish[1] === "boolean",
  );
  return { dealt: dealt === true, wishes: Object.fromEntries(sound) };
}

let noted = load();
let isUnnoted = recall(key) === null; // a first visit, or an older version, which kept the whole site without storing this

function save(change: Partial<Noted>): void {
  noted = { ...noted, ...change };
  remember(key, JSON.stringify(noted)); // without storage, the browser keeps no files either
}

let kept: Kept = { shares: [], isBusy: false, hasFailed: false };
const listeners = new Set<(kept: Kept) => void>();

function change(patch: Partial<Kept>): void {
  kept = { ...kept, ...patch };
  const parts = kept.shares.length > 0 ? allParts().filter(isKept) : [];
  document.documentElement.dataset.kept = parts.sort().join(" "); // for tests
  for (const listener of listeners) listener(kept);
}

/** Return all parts, once they are known. */
export const allParts = (): string[] => [...new Set(kept.shares.flatMap(({ parts }) => parts))];

/** Return the shares that some parts add where others are kept. */
export const sharesOf = (names: string[], others: string[]): Share[] =>
  kept.shares.filter(
    ({ parts }) =>
      parts.some((part) => names.includes(part)) && parts.every((part) => [...names, ...others].includes(part)),
  );

/** Return whether a part is wanted: used or chosen, or on an unmetered connection not removed. */
export const isWanted = (part: string): boolean =>
  new Map(Object.entries(noted.wishes)).get(part) ?? (noted.dealt && isUnmetered());

/** Return whether every file of a part is kept, except those that also need an unwanted part. */
const isKept = (part: string): boolean =>
  isWanted(part) && sharesOf([part], allParts().filter(isWanted)).every((share) => share.kept);

/** Return whether a game can be played without a network; null while that is unknown. `part` is the part of the site that
 *  only this game needs, null for none. */
export function isReady(part: string | null): boolean | null {
  if (kept.shares.length === 0) return null; // no worker, or not asked yet
  return part === null || kept.shares.every((share) => share.parts.join() !== part || share.kept);
}

/** Return whether this browser can keep the site. */
export const canKeep = (): boolean => "serviceWorker" in navigator;

/** Return whether the first deal has been played on this device. */
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
const PATIENCE_MS = 60_000; // between two messages of the worker: one that was replaced meanwhile never answers

/** Send the worker a message and follow its progress; return false if it fails or stops answering. */
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

let coming: Promise<boolean> | null = null; // the service worker that is being registered

/** Note that the service worker is being registered; `installed`: whether it has the files of a game now. */
export function expectWorker(installed: Promise<boolean>): void {
  coming = installed;
}

/** Return the service worker once it has the files of a game; null when there is none and none is being registered. */
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

/** Find out which parts exist and which are kept, without fetching any. */
export async function look(): Promise<void> {
  const to = await worker();
  if (to) await send(to, {});
}

/** Want parts from now on, on any connection, unless the user has removed them. */
const want = (parts: string[]): void =>
  save({ wishes: { ...Object.fromEntries(parts.map((part) => [part, true])), ...noted.wishes } });

/** Fetch what is wanted and missing, and delete what is dropped. A part kept once stays wanted. */
async function keep(drop: string[] = []): Promise<void> {
  const to = await worker();
  if (!to || (kept.shares.length === 0 && !(await send(to, {})))) return;
  if (isUnnoted) want(allParts().filter((part) => sharesOf([part], allParts()).every((share) => share.kept)));
  isUnnoted = false;
  const parts = allParts().filter(isWanted);
  if (await send(to, { keep: parts, drop })) want(parts);
}

/** Choose parts or remove them. */
export async function choose(parts: string[], isChosen: boolean): Promise<void> {
  save({ wishes: { ...noted.wishes, ...Object.fromEntries(parts.map((part) => [part, isChosen])) } });
  await keep(isChosen ? [] : parts);
}

/** Note that parts are used, and keep them. */
export const use = (...parts: string[]): Promise<void> => choose(parts, true);

/** Note that a deal is over: from now on the rest is kept too, on an unmetered connection. */
export async function noteDealt(): Promise<void> {
  if (noted.dealt) return;
  save({ dealt: true });
  await keep();
}

/** Resolve when all wanted tables are kept, and there are some. */
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
