// The results against an opponent, and the suggestion of another one that follows from them.
import { recallList, remember } from "../browser/kept.ts";
import type { Listed } from "../store/rows.ts";
import { isShared } from "./sharing.ts";

/** A suggestion to play against another level of the computer. */
export interface Suggestion {
  player: string; // who is suggested
  won: number; // of the last games against the one chosen
  games: number;
}

const LAST = 10; // the number of games considered
const MANY = 8; // won of these: the opponent is too weak
const FEW = 2; // won of these: the opponent is too strong

/** Return the opponent to suggest after the last games against a player, or null. `players` are the levels, the
 *  weakest first. */
export function fitting(games: Listed[], game: string, player: string, players: string[]): Suggestion | null {
  const last = against(games, game, player)
    .sort((a, b) => b.changed - a.changed)
    .slice(0, LAST);
  if (last.length < LAST) return null;
  const won = wonOf(last);
  const step = won >= MANY ? 1 : won <= FEW ? -1 : 0;
  const other = players[players.indexOf(player) + step];
  return step !== 0 && other && players.includes(player) ? { player: other, won, games: LAST } : null;
}

/** Return whether a game was played here to its end by one person who chose the opponent; a game to warm up does not
 *  count (see `Summary`). */
export const counts = ({ source, summary, people, watches, touched }: Listed): boolean =>
  source === "played" &&
  touched &&
  summary.over &&
  summary.winner !== null &&
  !watches &&
  !summary.daily &&
  !summary.warmUp &&
  !isShared({ people });

const against = (games: Listed[], game: string, player: string): Listed[] =>
  games.filter((each) => each.summary.game === game && each.player === player && counts(each));

const wonOf = (games: Listed[]): number => games.filter(({ seat, summary }) => summary.winner?.includes(seat)).length;

const said = "ecarte.fitting"; // the key in storage of the levels with a suggestion

/** Return whether another opponent was already suggested for this one. */
export const wasSaid = (game: string, player: string): boolean => recallList(said).includes(`${game}:${player}`);

/** Note that another opponent was suggested, which is done once for each level. */
export function noteSaid(game: string, player: string): void {
  remember(said, JSON.stringify([...new Set([...recallList(said), `${game}:${player}`])]));
}

/** Games against an opponent. */
export interface Balance {
  won: number;
  lost: number;
}

/** Return the tally against the opponent of a game, or null where the game itself does not count. */
export function balanceOf(games: Listed[], of: Listed): Balance | null {
  if (!counts(of)) return null;
  const same = against(games, of.summary.game, of.player);
  const won = wonOf(same);
  return { won, lost: same.length - won };
}
