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

export const change = async ({ game }: Held, what: Pick<PadRequest, "change" | "dealer">): Promise<Held | Problem> =>
  kept(await ask({ do: "pad", record: game.record, ...what }), game);

export const isHeld = (found: Held | Problem): found is Held => "pad" in found;
