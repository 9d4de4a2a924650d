// Importing games from texts, one after the other. The engine reads a slice at a time, so that the table stays in use;
// games are saved at once, and problems are listed with their places.
import { note } from "../../browser/note.ts";
import type { Controller } from "../../control/controller.ts";
import { ask } from "../../engine/client.ts";
import type { Slice } from "../../engine/types/summary.ts";
import type { Finding, Importing } from "../../state/state.ts";
import { listGames } from "../../store/games.ts";
import { keepRead, nameKeys, records } from "../../store/library.ts";
import { asStored } from "../visit/notes.ts";
import { inSlice, ofFile, tooLarge, unreadable, withoutGame } from "./findings.ts";
import { MOST, SLICE, type Text, Unread } from "./texts.ts";

const LISTED = 200; // problems listed; further ones are only counted

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
};

/** An import in progress. */
interface Run {
  isStopped: boolean;
  total: number; // characters of all its texts
  waiting: Text[];
}

let running: Run | null = null;

/** Stop the import in progress. */
export function stopImport(controller: Controller): void {
  if (!running) return;
  running.isStopped = true;
  update(controller, () => ({ stopped: true }));
}

function update(controller: Controller, change: (importing: Importing) => Partial<Importing>): void {
  const { importing } = controller.state;
  if (importing) controller.set({ importing: { ...importing, ...change(importing) } });
}

/** Read texts one after the other; texts added meanwhile come after them. */
export async function readTexts(controller: Controller, texts: Text[]): Promise<void> {
  const size = texts.reduce((sum, text) => sum + text.size, 0);
  if (running) {
    running.waiting.push(...texts);
    running.total += size;
    return;
  }
  const run: Run = { isStopped: false, total: size, waiting: [...texts] };
  running = run;
  controller.set({ importing: nothing, notice: null });
  try {
    await nameGames(run); // so that games of this device are recognised in a file
    let done = 0;
    for (let text = run.waiting.shift(); text && !run.isStopped; text = run.waiting.shift()) {
      await readOne(controller, text, run, done);
      done += text.size;
    }
  } catch (error) {
    note(error);
    update(controller, () => ({ full: true }));
  } finally {
    running = null;
    update(controller, () => ({ running: false, progress: 1 }));
    controller.set({ libraryVersion: controller.state.libraryVersion + 1 });
  }
}

async function readOne(controller: Controller, text: Text, run: Run, before: number): Promise<void> {
  if (text.bytes > MOST) return list(controller, tooLarge(text, text.bytes), 1);
  const unread = new Unread(text);
  let found = 0;
  let used = 0;
  let wanted = SLICE;
  while (!run.isStopped) {
    await unread.fill(wanted);
    if (unread.size > MOST) return list(controller, tooLarge(text, unread.size), 1);
    if (unread.isBroken && unread.rest === "") break;
    const { text: piece, isLast } = unread.piece(wanted);
    const { slice, problems = [] } = await ask({ do: "import", text: piece, ...unread.at, last: isLast });
    if (!slice) return list(controller, ofFile(text.name, problems), 1);
    if (slice.used === 0 && !isLast) {
      wanted *= 2; // for a longer record
      continue;
    }
    await keep(controller, slice, inSlice(text.name, slice, piece, unread.at.line));
    found += slice.games.length;
    used += slice.used;
    unread.drop(slice);
    wanted = SLICE;
    const progress = Math.min(0.999, (before + Math.min(used, text.size)) / Math.max(1, run.total));
    update(controller, () => ({ progress }));
    if (isLast && (unread.rest === "" || slice.used === 0)) break;
  }
  if (unread.isBroken) list(controller, unreadable(text), 1);
  else if (found === 0 && !run.isStopped) list(controller, withoutGame(text), 1);
}

async function keep(controller: Controller, { games }: Slice, findings: Finding[]): Promise<void> {
  const { kept, twice } = await keepRead(games.flatMap((game) => asStored(game, "imported") ?? []));
  update(controller, (importing) => ({
    games: [...importing.games, ...kept, ...twice],
    kept: importing.kept + kept.length,
    twice: importing.twice + twice.length,
  }));
  if (findings.length > 0) list(controller, findings, games.filter(({ record }) => record === null).length);
}

/** List problems, as many as a person would read, and count the games they affect. */
function list(controller: Controller, found: Finding[], broken: number): void {
  update(controller, (importing) => {
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
