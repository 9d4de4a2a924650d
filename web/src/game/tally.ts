// How many games were won and lost against an opponent.
import type { Listed } from "../store/rows.ts";
import { counts } from "./fitting.ts";

/** Games against an opponent. */
export interface Tally {
  won: number;
  lost: number;
}

/** Return the tally against the opponent of a game, or null where the game itself does not count. */
export function tallyOf(games: Listed[], of: Listed): Tally | null {
  if (!counts(of)) return null;
  const same = games.filter(
    (each) => each.summary.game === of.summary.game && each.player === of.player && counts(each),
  );
  const won = same.filter(({ seat, summary }) => summary.winner?.includes(seat)).length;
  return { won, lost: same.length - won };
}
