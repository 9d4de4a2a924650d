// Importing games from texts, one after the other. The engine reads a slice at a time, so that the table stays in use;
// games are saved at once, and problems are listed with their places.

import { ABSENT, type Tabled, Tabling } from "../../analysis/tabling.ts";
import { note } from "../../browser/note.ts";
import { store } from "../../control/store.ts";
import { ask } from "../../engine/client.ts";
import type { Imported, Slice } from "../../engine/types/summary.ts";
import type { Problem } from "../../engine/types/view.ts";
import { keptApart, type Renamed } from "../../game/apart.ts";
import type { Finding, Importing, Mended } from "../../state/state.ts";
import { listGames } from "../../store/games.ts";
import { keepRead, keysThere, nameKeys, records } from "../../store/library.ts";
import { asStored, readRecords } from "../visit/notes.ts";
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
export type ImportAnswer = "keep" | "all" | "change" | "leave";

interface Run {
  isStopped: boolean;
  total: number; // characters of all its texts
  waiting: Text[];
  isAsked: boolean; // whether the user is asked about games that are read with warnings
  mark: Mark;
  studies: Renamed;
  saved: Map<string, Tabled>; // the games stored by now, by their keys
  tabling: Tabling; // their facts, for searches
  answer: ((answer: ImportAnswer, without: ReadonlySet<number>) => void) | null; // what the user is asked now
}

let running: Run | null = null;

export function stopImport(): void {
  if (!running) return;
  running.isStopped = true;
  update(() => ({ stopped: true }));
}

/** Pass on what the user answers about the games that were read with warnings, `without` those not to be kept. */
export function answerImport(answer: ImportAnswer, without: ReadonlySet<number> = new Set()): void {
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
    studies: new Map(),
    saved: new Map(),
    tabling: new Tabling(),
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
    await run.tabling.end();
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
  let count = 0;
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
    const apart = await keptApart(read, run.studies);
    await keep(run, text, apart, inSlice(text.name, slice, piece, unread.at.line));
    await tabulate(run, apart, slice);
    count += slice.games.length;
    used += slice.used;
    unread.drop(slice);
    wanted = SLICE;
    const progress = Math.min(0.999, (before + Math.min(used, text.size)) / Math.max(1, run.total));
    update(() => ({ progress }));
    if (isLast && (unread.rest === "" || slice.used === 0)) break;
  }
  if (unread.isBroken) list(unreadable(text), 1);
  else if (count === 0 && !run.isStopped) list(withoutGame(text), 1);
}

async function keep(run: Run, text: Text, games: Imported[], findings: Finding[]): Promise<void> {
  const changed = run.isAsked ? games.filter(({ typed }) => typed) : [];
  const there = await keysThere(changed.map(({ key }) => key)); // nothing is to be decided about games that are kept
  const mended = changed.filter(({ key }) => !there.has(key));
  await save(
    run,
    games.filter((game) => !mended.includes(game)),
  );
  if (findings.length > 0) list(findings, games.filter(({ record }) => record === null).length);
  for (const [at, game] of mended.entries()) {
    if (!run.isAsked) return save(run, mended.slice(at));
    update((now) => ({ mended: [...now.mended, { file: text.name, game }] }));
    if (store.state.importing?.mended.length === COMPARED) await askAbout(run, text, true);
  }
}

/** Put the facts of a slice's games into a table; games that are not stored, or not yet, have a place in it, too. */
async function tabulate(run: Run, games: Imported[], { table }: Slice): Promise<void> {
  const places = games.filter(({ record }) => record !== null).map(({ key }) => run.saved.get(key) ?? ABSENT);
  if (places.some((place) => place !== ABSENT)) await run.tabling.add(places, table);
  run.saved.clear();
}

async function save(run: Run, games: Imported[]): Promise<void> {
  const stored = games.flatMap((game) => asStored(game, "imported") ?? []);
  const { kept, twice } = await keepRead(stored);
  const fresh = new Set(kept);
  for (const { id, key, revision } of stored) if (fresh.has(id)) run.saved.set(key, [id, revision]);
  update((importing) => ({
    games: [...importing.games, ...kept, ...twice],
    kept: importing.kept + kept.length,
    twice: importing.twice + twice.length,
  }));
  run.mark.update(store.state.importing?.kept ?? 0);
}

async function askAbout(run: Run, text: Text, more = false): Promise<void> {
  const mended = store.state.importing?.mended ?? [];
  if (mended.length === 0) return;
  const answered = new Promise<[ImportAnswer, ReadonlySet<number>]>((resolve) => {
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

export const sourcesOf = (mended: Mended[]): string => mended.map(({ game }) => game.typed?.text.trim()).join("\n\n");

/** List problems, as many as a person would read, and count the games they affect. */
function list(findings: Finding[], broken: number): void {
  update((importing) => {
    const some = findings.slice(0, Math.max(0, LISTED - importing.findings.length));
    return {
      broken: importing.broken + broken,
      findings: [...importing.findings, ...some],
      unlisted: importing.unlisted + findings.length - some.length,
    };
  });
}

/** Ask the engine for the missing keys of games, by which it recognises equal games. */
async function nameGames(run: Run): Promise<void> {
  const nameless = new Map((await listGames()).filter(({ key }) => !key).map((game) => [game.id, game.revision]));
  for await (const some of records([...nameless.keys()], 20)) {
    if (run.isStopped) return;
    const read = await readRecords(some.map(({ record }) => record));
    const keys = new Map<string, { key: string; revision: number }>();
    some.forEach(({ id }, at) => {
      const key = read[at]?.key ?? "";
      if (key && read.length === some.length) keys.set(id, { key, revision: nameless.get(id) ?? -1 });
    });
    await nameKeys(keys);
  }
}

const ASIDE = 90; // characters of a line shown on either side of the problem

const ofFile = (file: string, problems: Problem[]): Finding[] =>
  problems.map((problem) => ({ file, problem, lines: [], from: 0 }));

/** Return the problem of a text that is not read because it would fill the memory. */
const tooLarge = ({ name }: Text, size: number): Finding[] =>
  ofFile(name, [{ code: "E-file", rule: null, data: { reason: "large", detail: String(Math.ceil(size / 2 ** 20)) } }]);

/** Return the problem of a file that is not a text, or not an archive, from some place on. */
const unreadable = ({ name, isPacked, packer }: Text): Finding[] =>
  ofFile(name, [
    packer
      ? { code: "E-file", rule: null, data: { reason: "packed", detail: packer } }
      : { code: isPacked ? "E-gzip" : "E-utf8", rule: null, data: {} },
  ]);

/** Return the problem of a text with blank lines alone, which the engine was not sent. */
const withoutGame = ({ name }: Text): Finding[] => ofFile(name, [{ code: "E-no-record", rule: null, data: {} }]);

/** Return a game of a text in Windows-1252 with a warning where it has more than ASCII: its letters are a guess. */
function asDecoded(game: Imported, { encoding }: Text): Imported {
  const written = game.typed?.text ?? game.record;
  const [found] = (encoding === "windows-1252" && written?.match(/[\p{L}\p{N}]*\P{ASCII}\S*/u)) || [];
  if (game.record === null || !written || !found) return game;
  const data = { encoding: "Windows-1252 (Latin-1)", found: found.slice(0, 40) };
  const typed = game.typed ?? { text: written, rows: [[written, written]] };
  return { ...game, typed, problems: [{ code: "W-encoding", rule: null, data }, ...game.problems] };
}

/** Return the errors in the games of a slice, read from a piece of text that begins with the line `first`. */
function inSlice(file: string, { games }: Slice, piece: string, first: number): Finding[] {
  const errors = games.flatMap(({ problems }) => problems.filter(({ code }) => code.startsWith("E-")));
  const lines = errors.length > 0 ? piece.split("\n") : [];
  return errors.map((problem) => {
    const { line = 0, column = 1 } = problem;
    const from = Math.max(0, column - 1 - ASIDE); // a line may be very long
    const around = [line - 1, line, line + 1].flatMap((number) => {
      const text = lines[number - first]?.replace(/\r$/, "");
      return text === undefined ? [] : [{ number, text: text.slice(from, column - 1 + ASIDE) }];
    });
    return { file, problem, lines: around, from };
  });
}
