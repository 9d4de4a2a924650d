// Games out of files and texts. The engine reads a slice at a time, so that the table stays in use; what
// is read is kept at once, what could not be read is listed with its place.
import { note } from "../../browser/note.ts";
import type { Brought } from "../../browser/take.ts";
import type { Controller } from "../../control/controller.ts";
import { ask } from "../../engine/client.ts";
import type { Slice } from "../../engine/types/summary.ts";
import type { Problem } from "../../engine/types/view.ts";
import { goTo } from "../../state/history.ts";
import type { Finding, Importing } from "../../state/state.ts";
import { listGames } from "../../store/games.ts";
import { keepRead, nameKeys, records } from "../../store/library.ts";
import { asStored } from "../visit/notes.ts";
import { isBackup } from "./backup.ts";

const SLICE = 32_000; // characters the engine gets at once
const PIECE = 16_384; // bytes decoded at once: that many are lost at most before such as are no text
export const MOST = 256 * 2 ** 20; // characters of a text, and bytes of a file
const LISTED = 200; // problems listed; what lies beyond is counted
const ASIDE = 90; // characters of a line shown on either side of the place that is meant

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
  empty: [],
};

interface Text {
  name: string; // "" when it was pasted
  size: number; // about how many characters
  bytes: number; // of the file
  packed: boolean; // in an archive
  read(): AsyncGenerator<string>;
}

let running: { stop: boolean; total: number; waiting: Text[] } | null = null;
let offered: File | null = null;

/** The backup that was brought along, for the panel that restores it. Once. */
export function takeBackup(): File | null {
  const file = offered;
  offered = null;
  return file;
}

/** What somebody brings along, by dropping, pasting or choosing: a link is opened, a backup is offered to
 *  be restored, games are read. */
export async function take(
  controller: Controller,
  what: Brought,
  show: (panel: "import" | "restore") => void,
): Promise<void> {
  if ("text" in what) {
    const link = linkIn(what.text);
    if (link) {
      goTo({ link });
      return controller.route();
    }
    if (!/\[\s*[A-Za-z]/.test(what.text)) return controller.say({ key: "import-nothing" });
    show("import");
    return readTogether(controller, [pasted(what.text)]);
  }
  const [first] = what.files;
  if (first && what.files.length === 1 && isBackup(await first.slice(0, 200).text())) {
    offered = first;
    return show("restore");
  }
  show("import");
  return readTogether(controller, what.files.map(filed));
}

/** The link a text is, with or without the address before it; "" when it is none. */
function linkIn(text: string): string {
  const word = text.trim();
  if (/\s/.test(word)) return ""; // said first: a long text is looked through once, not from every place in it
  const [, hash, alone] = /^(?:\S*#([a-z]\d\S*)|([gzc]\d[\w-]{6,}(?:@\S*)?))$/.exec(word) ?? [];
  return hash ?? alone ?? "";
}

const pasted = (text: string): Text => ({
  name: "",
  packed: false,
  size: text.length,
  bytes: text.length,
  async *read() {
    yield text.replace(/^\uFEFF/, "");
  },
});

function filed(file: File): Text {
  const packed = /\.gz$/i.test(file.name);
  return {
    name: file.name,
    packed,
    size: file.size * (packed ? 5 : 1),
    bytes: file.size,
    async *read() {
      const bytes = packed ? file.stream().pipeThrough(new DecompressionStream("gzip")) : file.stream();
      // Not by a stream of its own: when that fails, what it has decoded and nobody has read yet is gone.
      const letters = new TextDecoder(packed ? "utf-8" : await encoding(file), { fatal: true });
      const reader = bytes.getReader();
      try {
        for (let next = await reader.read(); !next.done; next = await reader.read())
          for (let at = 0; at < next.value.length; at += PIECE)
            yield letters.decode(next.value.subarray(at, at + PIECE), { stream: true });
        yield letters.decode();
      } finally {
        void reader.cancel().catch(() => {});
      }
    },
  };
}

/** UTF-16 as some programs save it, else what files are: UTF-8. */
async function encoding(file: File): Promise<string> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
}

export function stopImport(controller: Controller): void {
  if (!running) return;
  running.stop = true;
  tell(controller, { stopped: true });
}

function tell(controller: Controller, more: Partial<Importing>): void {
  const { importing } = controller.state;
  if (importing) controller.set({ importing: { ...importing, ...more } });
}

/** Read texts one after the other; those brought while others are being read come after them. */
async function readTogether(controller: Controller, texts: Text[]): Promise<void> {
  const size = texts.reduce((sum, text) => sum + text.size, 0);
  if (running) {
    running.waiting.push(...texts);
    running.total += size;
    return;
  }
  const mine = { stop: false, total: size, waiting: [...texts] };
  running = mine;
  controller.set({ importing: nothing, notice: null });
  try {
    await nameGames(mine); // so that a game of this device is known when it comes back in a file
    let done = 0;
    for (let text = mine.waiting.shift(); text && !mine.stop; text = mine.waiting.shift()) {
      await readOne(controller, text, mine, done);
      done += text.size;
    }
  } catch (error) {
    note(error);
    tell(controller, { full: true });
  } finally {
    running = null;
    tell(controller, { running: false, progress: 1 });
    controller.set({ shelf: controller.state.shelf + 1 });
  }
}

async function readOne(controller: Controller, text: Text, mine: { stop: boolean; total: number }, before: number) {
  if (text.bytes > MOST) return tooLarge(controller, text.name, text.bytes);
  const found = { games: 0 };
  const chunks = text.read();
  let rest = ""; // what is there of the text and not read yet
  let whole = false; // there is no more to come
  let cut = false; // nor can what is left be read
  let used = 0;
  let unpacked = 0; // characters that have come
  let at = { line: 1, number: 0 };
  let wanted = SLICE;
  while (!mine.stop) {
    while (!whole && rest.length < wanted) {
      const next = await more(chunks);
      cut = next === null;
      if (typeof next === "string") {
        const blank = rest.length + next.length > SLICE ? blanks(rest + next) : { length: 0, lines: 0 };
        rest = (rest + next).slice(blank.length);
        at = { ...at, line: at.line + blank.lines };
        unpacked += next.length;
      } else whole = true;
      if (unpacked > MOST) {
        await chunks.return(undefined);
        return tooLarge(controller, text.name, unpacked);
      }
    }
    if (cut && rest === "") break;
    const piece = rest.slice(0, wanted).replace(/[\ud800-\udbff]$/, (half) => (rest.length > wanted ? "" : half));
    const last = whole && piece.length === rest.length;
    const { slice, problems } = await ask({ do: "import", text: piece, ...at, last });
    if (!slice) {
      list(
        controller,
        text.name,
        (problems ?? []).map((problem) => ({ problem, lines: [] })),
        1,
      );
      return;
    }
    if (slice.used === 0 && !last) {
      wanted *= 2; // a record longer than that
      continue;
    }
    await keep(controller, text.name, piece, at.line, slice);
    found.games += slice.games.length;
    used += slice.used;
    rest = rest.slice(slice.used);
    at = { line: slice.line, number: slice.number };
    wanted = SLICE;
    tell(controller, { progress: Math.min(0.999, (before + Math.min(used, text.size)) / Math.max(1, mine.total)) });
    if (last && (rest === "" || slice.used === 0)) break;
  }
  if (cut) unreadable(controller, text);
  const { importing } = controller.state;
  if (found.games === 0 && !cut && !mine.stop && importing)
    tell(controller, { empty: [...importing.empty, text.name] });
}

/** The blanks that a long text begins with: the engine need not see them. Few are its own to judge. */
function blanks(text: string): { length: number; lines: number } {
  const length = text.search(/[^\s\uFEFF]/);
  const blank = length < 0 ? text : text.slice(0, text.lastIndexOf("\n", length) + 1);
  return blank.length < SLICE / 2
    ? { length: 0, lines: 0 }
    : { length: blank.length, lines: blank.split("\n").length - 1 };
}

/** What is too large is not read, or not on: it would fill the memory. */
function tooLarge(controller: Controller, name: string, size: number): void {
  const data = { reason: "large", detail: String(Math.ceil(size / 2 ** 20)) };
  list(controller, name, [{ problem: { code: "E-file", rule: null, data }, lines: [] }], 1);
}

/** The next piece of a text; undefined when there is none, null when it cannot be read. */
async function more(chunks: AsyncGenerator<string>): Promise<string | undefined | null> {
  try {
    const next = await chunks.next();
    return next.done ? undefined : next.value;
  } catch (error) {
    note(error);
    return null;
  }
}

/** What came before the place was read; from there on the bytes are no text, or no archive. */
function unreadable(controller: Controller, text: Text): void {
  const code = text.packed ? "E-gzip" : "E-utf8";
  list(controller, text.name, [{ problem: { code, rule: null, data: {} }, lines: [] }], 1);
}

const severe = ({ code }: Problem): boolean => code.startsWith("E-");

async function keep(
  controller: Controller,
  file: string,
  piece: string,
  from: number,
  { games }: Slice,
): Promise<void> {
  const good = games.flatMap((game) => asStored(game, "imported") ?? []);
  const { kept, twice } = await keepRead(good);
  const { importing } = controller.state;
  if (importing)
    tell(controller, {
      games: [...importing.games, ...kept, ...twice],
      kept: importing.kept + kept.length,
      twice: importing.twice + twice.length,
    });
  const wrong = games.flatMap(({ problems }) => problems.filter(severe));
  if (wrong.length === 0) return;
  const lines = piece.split("\n");
  const around = (line: number) =>
    [line - 1, line, line + 1].flatMap((number) => {
      const there = lines[number - from];
      return there === undefined ? [] : [{ number, text: there.replace(/\r$/, "") }];
    });
  const broken = games.filter(({ record }) => record === null).length;
  list(
    controller,
    file,
    wrong.map((problem) => ({ problem, lines: around(problem.line ?? 0) })),
    broken,
  );
}

/** Problems go on the list as long as it is one that somebody would read. */
function list(controller: Controller, file: string, found: Omit<Finding, "file" | "from">[], broken: number): void {
  const { importing } = controller.state;
  if (!importing) return;
  const { findings, unlisted } = importing;
  const some = found.slice(0, Math.max(0, LISTED - findings.length)).map((one) => shorten({ file, from: 0, ...one }));
  tell(controller, {
    broken: importing.broken + broken,
    findings: [...findings, ...some],
    unlisted: unlisted + found.length - some.length,
  });
}

/** Of a very long line, what lies around the place. */
function shorten(finding: Finding): Finding {
  const { problem, lines } = finding;
  const at = (problem.column ?? 1) - 1;
  const from = Math.max(0, at - ASIDE);
  return {
    ...finding,
    from,
    lines: lines.map(({ number, text }) => ({ number, text: text.slice(from, at + ASIDE) })),
  };
}

/** Ask the engine what it calls the games that were played since it was asked last. */
async function nameGames(mine: { stop: boolean }): Promise<void> {
  const nameless = new Map((await listGames()).filter(({ key }) => !key).map((game) => [game.id, game.revision]));
  for await (const some of records([...nameless.keys()], 20)) {
    if (mine.stop) return;
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
