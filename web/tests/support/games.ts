// Games as the native engine hands them out.
import type { Request } from "../../src/engine/types/request.ts";
import type { Game } from "../../src/store/rows.ts";
import { native } from "./frame.ts";

/** The request for a game in which South decides first. */
export const dealt: Extract<Request, { do: "new" }> = {
  do: "new",
  game: "ecarte",
  preset: "akagiri",
  options: {},
  seed: "5e".repeat(32),
  dealer: "N",
  seat: "S",
  tags: { Date: "2026.11.20", South: "You" },
  players: { N: "amateur" },
};

/** A saved game: in its first deal, South to decide. */
export async function newGame(id: string, more: Partial<Game> = {}, rules: Partial<typeof dealt> = {}): Promise<Game> {
  const { record, view, log, summary } = await native({ ...dealt, ...rules });
  if (!record || !view || !log || !summary) throw new Error("not dealt");
  const players = { N: "amateur" };
  // biome-ignore format: a row
  const row = { id, revision: 1, changed: 1_700_000_000_000, touched: true, seat: "S", player: "amateur", players,
    version: "1.2.3", source: "played", key: "" } as const;
  return { ...row, record, view, log, summary, ...more };
}

/** One that South gave up. */
export async function lostGame(id: string, more: Partial<Game> = {}): Promise<Game> {
  const game = await newGame(id);
  const { record, view, log, summary } = await native({ do: "resign", record: game.record, seat: "S" });
  if (!record || !view || !log || !summary) throw new Error("not over");
  return { ...game, record, view, log, summary, ...more };
}
