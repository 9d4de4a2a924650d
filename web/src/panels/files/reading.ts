// Importing games from texts, one after the other. The engine reads a slice at a time, so that the table stays in use;
// games are saved at once, and problems are listed with their places.
import { note } from "../../browser/note.ts";
import { store } from "../../control/store.ts";
import { ask } from "../../engine/client.ts";
import type { Imported } from "../../engine/types/summary.ts";
import type { Finding, Importing, Mended } from "../../state/state.ts";
import { listGames } from "../../store/games.ts";
import { keepRead, keysThere, nameKeys, records } from "../../store/library.ts";
import { asStored } from "../visit/notes.ts";
import { asDecoded, inSlice, ofFile, tooLarge, unreadable, withoutGame } from "./findings.ts";
import { type Mark, mark } from "./interrupted.ts";
import { MOST, SLICE, type Text, Unread } from "./texts.ts";

const LISTED = 200; // problems listed; further ones are only counted
const COMPARED = 12; // games a person is asked about at once

const nothing: Importing = {
  running: true,
  stopped: false,
  full: false,
  progress: 0,
  games: [],
  kept: 0,
  twice: 0,
  broken: 0,
  findings: [],
  unlisted: 0,
  mended: [],
  isAsking: false,
  isAway: false,
  more: false,
  left: 0,
  draft: "",
};

/** What to do with games that were read with warnings: keep them, and those that follow; change their text; nothing. */
export type Answer = "keep" | "all" | "change" | "leave";

/** An import in progress. */
interface Run {
  isStopped: boolean;
  total: number; // characters of all its texts
  waiting: Text[];
  isAsked: boolean; // whether the user is asked about games that are read with warnings
  mark: Mark;
  answer: ((answer: Answer, without: ReadonlySet<number>) => void) | null; // what the user is asked now
}

let running: Run | null = null;

/** Stop the import in progress. */
export function stopImport(): void {
  if (!running) return;
  running.isStopped = true;
  update(() => ({ stopped: true }));
}

/** Pass on what the user answers about the games that were read with warnings, `without` those not to be kept. */
export function answerImport(answer: Answer, without: ReadonlySet<number> = new Set()): void {
  running?.answer?.(answer, without);
}

function update(change: (importing: Importing) => Partial<Importing>): void {
  const { importing } = store.state;
  if (importing) store.set({ importing: { ...importing, ...change(importing) } });
}

/** Read texts one after the other; texts added meanwhile come after them. */
export async function readTexts(texts: Text[]): Promise<void> {
  const size = texts.reduce((sum, text) => sum + text.size, 0);
  if (running) {
    running.waiting.push(...texts);
    running.total += size;
    return;
  }
  const run: Run = {
    isStopped: false,
    total: size,
    waiting: [...texts],
    isAsked: true,
    mark: mark("import"),
    answer: null,
  };
  running = run;
  store.set({ importing: nothing, notice: null });
  try {
    await nameGames(run); // so that games of this device are recognised in a file
    let done = 0;
    for (let text = run.waiting.shift(); text && !run.isStopped; text = run.waiting.shift()) {
      await readOne(text, run, done);
      done += text.size;
      if (text.pasted && store.state.importing?.broken) update(() => ({ draft: text.pasted ?? "" }));
      if (run.waiting.length === 0 || run.isStopped) await askAbout(run, text);
    }
  } catch (error) {
    note(error);
    update(() => ({ full: true }));
  } finally {
    running = null;
    run.mark.remove();
    update(() => ({ running: false, progress: 1 }));
    store.set({ libraryVersion: store.state.libraryVersion + 1 });
  }
}

async function readOne(text: Text, run: Run, before: number): Promise<void> {
  if (text.bytes > MOST) return list(tooLarge(text, text.bytes), 1);
  const unread = new Unread(text);
  let found = 0;
  let used = 0;
  let wanted = SLICE;
  while (!run.isStopped) {
    await unread.fill(wanted);
    if (unread.size > MOST) return list(tooLarge(text, unread.size), 1);
    if (unread.isBroken && unread.rest === "") break;
    const { text: piece, isLast } = unread.piece(wanted);
    const { slice, problems = [] } = await ask({ do: "import", text: piece, ...unread.at, last: isLast });
    if (!slice) return list(ofFile(text.name, problems), 1);
    if (slice.used === 0 && !isLast) {
      wanted *= 2; // for a longer record
      continue;
    }
    const read = slice.games.map((game) => asDecoded(game, text));
    await keep(run, text, read, inSlice(text.name, slice, piece, unread.at.line));
    found += slice.games.length;
    used += slice.used;
    unread.drop(slice);
    wanted = SLICE;
    const progress = Math.min(0.999, (before + Math.min(used, text.size)) / Math.max(1, run.total));
    update(() => ({ progress }));
    if (isLast && (unread.rest === "" || slice.used === 0)) break;
  }
  if (unread.isBroken) list(unreadable(text), 1);
  else if (found === 0 && !run.isStopped) list(withoutGame(text), 1);
}

async function keep(run: Run, text: Text, games: Imported[], found: Finding[]): Promise<void> {
  const changed = run.isAsked ? games.filter(({ typed }) => typed) : [];
  const there = await keysThere(changed.map(({ key }) => key)); // nothing is to be decided about games that are kept
  const mended = changed.filter(({ key }) => !there.has(key));
  await save(
    run,
    games.filter((game) => !mended.includes(game)),
  );
  if (found.length > 0) list(found, games.filter(({ record }) => record === null).length);
  for (const [at, game] of mended.entries()) {
    if (!run.isAsked) return save(run, mended.slice(at));
    update((now) => ({ mended: [...now.mended, { file: text.name, game }] }));
    if (store.state.importing?.mended.length === COMPARED) await askAbout(run, text, true);
  }
}

async function save(run: Run, games: Imported[]): Promise<void> {
  const { kept, twice } = await keepRead(games.flatMap((game) => asStored(game, "imported") ?? []));
  update((importing) => ({
    games: [...importing.games, ...kept, ...twice],
    kept: importing.kept + kept.length,
    twice: importing.twice + twice.length,
  }));
  run.mark.update(store.state.importing?.kept ?? 0);
}

/** Ask what to do with the games that were read with warnings, and do it; `more` may follow. */
async function askAbout(run: Run, text: Text, more = false): Promise<void> {
  const mended = store.state.importing?.mended ?? [];
  if (mended.length === 0) return;
  const answered = new Promise<[Answer, ReadonlySet<number>]>((resolve) => {
    run.answer = (answer, without) => resolve([answer, without]);
  });
  update(() => ({ isAsking: true, isAway: false, more }));
  const [answer, without] = await answered;
  run.answer = null;
  run.isAsked = answer !== "all";
  update(() => ({ mended: [], isAsking: false }));
  const isKept = answer === "keep" || answer === "all";
  const games = mended.flatMap(({ game }, at) => (isKept && !without.has(at) ? [game] : []));
  update(({ left }) => ({ left: left + mended.length - games.length }));
  if (isKept) return save(run, games);
  if (answer === "change") update(() => ({ draft: text.pasted ?? sourcesOf(mended) }));
}

/** Return the texts of games as they were typed. */
export const sourcesOf = (mended: Mended[]): string => mended.map(({ game }) => game.typed?.text.trim()).join("\n\n");

/** List problems, as many as a person would read, and count the games they affect. */
function list(found: Finding[], broken: number): void {
  update((importing) => {
    const some = found.slice(0, Math.max(0, LISTED - importing.findings.length));
    return {
      broken: importing.broken + broken,
      findings: [...importing.findings, ...some],
      unlisted: importing.unlisted + found.length - some.length,
    };
  });
}

/** Ask the engine for the missing keys of games, by which it recognises equal games. */
async function nameGames(run: Run): Promise<void> {
  const nameless = new Map((await listGames()).filter(({ key }) => !key).map((game) => [game.id, game.revision]));
  for await (const some of records([...nameless.keys()], 20)) {
    if (run.isStopped) return;
    const text = some.map(({ record }) => `${record.trimEnd()}\n`).join("\n");
    const { slice } = await ask({ do: "import", text, line: 1, number: 0, last: true });
    const keys = new Map<string, { key: string; revision: number }>();
    some.forEach(({ id }, at) => {
      const key = slice?.games[at]?.key ?? "";
      if (key && slice?.games.length === some.length) keys.set(id, { key, revision: nameless.get(id) ?? -1 });
    });
    await nameKeys(keys);
  }
}
