// Score pads: begun, read from this device, changed deal by deal and kept there, as any game.
import { site } from "../../browser/site.ts";
import { store } from "../../control/store.ts";
import { ask } from "../../engine/client.ts";
import type { Answer, Pad } from "../../engine/types/answer.ts";
import type { PadBeginRequest, PadRequest } from "../../engine/types/request.ts";
import type { Problem } from "../../engine/types/view.ts";
import { getStored, type Stored } from "../../store/games.ts";
import { keepGame, Overtaken } from "../../store/keeping.ts";
import { freshId } from "../../store/rows.ts";

/** A pad and its game as it is stored. */
export interface Held {
  game: Stored;
  pad: Pad;
  isOther?: true; // another window has gone on with it: this is what that one has kept
}

/** Keep what the engine answered; return the pad, or why there is none. */
async function kept(answer: Answer, before: Stored | null): Promise<Held | Problem> {
  const { record, summary, pad, problems } = answer;
  if (record === undefined || !summary || !pad) {
    if (problems?.[0]) return problems[0];
    throw new Error("no pad");
  }
  const game: Stored = {
    id: before?.id ?? freshId(),
    revision: (before?.revision ?? 0) + 1,
    changed: Date.now(),
    touched: true,
    seat: "S",
    player: "",
    players: {},
    version: site.version,
    source: before?.source ?? "played",
    key: "",
    summary,
    record,
  };
  try {
    await keepGame(game);
  } catch (error) {
    const newer = error instanceof Overtaken && (await open(game.id));
    if (!newer) throw error;
    return { ...newer, isOther: true };
  }
  store.set({ libraryVersion: store.state.libraryVersion + 1 });
  return { game, pad };
}

export const begin = async (wanted: Omit<PadBeginRequest, "do" | "id">): Promise<Held | Problem> =>
  kept(await ask({ do: "pad-begin", ...wanted }), null);

/** Return a pad as it is kept on this device, null when there is none of that id. */
export async function open(id: string): Promise<Held | null> {
  const game = await getStored(id);
  const { pad } = game?.summary.pad ? await ask({ do: "pad", record: game.record }) : {};
  return game && pad ? { game, pad } : null;
}

/** A change of a pad: of a deal, which is deleted without events, or of the first dealer. */
export type Change = Pick<PadRequest, "change" | "dealer">;

/** Return the number of a deal after a change that may have deleted one; null when it was this one. */
export function numberAfter(number: number, { change }: Change): number | null {
  if (!change || change.events || change.deal > number) return number;
  return change.deal === number ? null : number - 1;
}

/** The changes of a pad, each made on what the one before has kept, however quickly they are asked for. */
export class Changes {
  private latest: Held;
  private readonly made: { revision: number; what: Change }[] = [];
  private taken = 0; // the revision with which another window went on

  constructor(held: Held) {
    this.latest = held;
  }

  /** The pad as it was kept last. */
  get held(): Held {
    return this.latest;
  }

  /** Make a change that was asked for where a revision was shown; what has become of it by now is null where another
   *  change has deleted the deal or was the same, or another window has gone on with the pad. */
  async make(what: Change, shown: number): Promise<Held | Problem | null> {
    const since = this.made.filter(({ revision }) => revision > shown).map((each) => each.what);
    const now = shown < this.taken ? null : since.reduce<Change | null>(moved, what);
    if (!now || JSON.stringify(now) === JSON.stringify(since.at(-1))) return null;
    const { game } = this.latest;
    const found = await kept(await ask({ do: "pad", record: game.record, ...now }), game);
    if (!isHeld(found)) return found;
    this.latest = found;
    if (found.isOther) this.taken = found.game.revision;
    else this.made.push({ revision: found.game.revision, what: now });
    return found;
  }
}

/** Return a change as it is after another; null where that deleted its deal. */
function moved(what: Change | null, done: Change): Change | null {
  const deal = what?.change ? numberAfter(what.change.deal, done) : null;
  if (!what?.change) return what;
  return deal === null ? null : { ...what, change: { ...what.change, deal } };
}

export const isHeld = (found: Held | Problem): found is Held => "pad" in found;
