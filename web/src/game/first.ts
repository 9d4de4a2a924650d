// The cards of the first moment, before Python is up: the game the address names, else the latest
// unfinished one, else the deal laid by last time, else one of those prepared with the site.
import { site } from "../browser/site.ts";
import { partnerOf } from "../engine/seats.ts";
import type { Answer } from "../engine/types/answer.ts";
import type { View } from "../engine/types/view.ts";
import { addressed } from "../state/history.ts";
import { type Game, getGame, type Kept, latestGame, type Source, takeKept } from "../store/games.ts";
import { freshId } from "./choice.ts";

type Who = Pick<Game, "player" | "players">;

const lastDeal = "ecarte.lastDeal";

/** A number below `count`, never the one drawn before. */
function draw(count: number): number {
  let before = -1;
  try {
    before = Number(localStorage.getItem(lastDeal) ?? -1);
  } catch {
    // No storage: nothing is known of before.
  }
  const free = before >= 0 && before < count ? count - 1 : count;
  let drawn = Math.floor(Math.random() * free);
  if (free < count && drawn >= before) drawn += 1;
  try {
    localStorage.setItem(lastDeal, String(drawn));
  } catch {
    // As above.
  }
  return drawn;
}

async function prepared(): Promise<Kept | null> {
  const { base, shards, each } = site.deals;
  const drawn = draw(shards * each);
  try {
    const answers: Answer[] = await (await fetch(`${base}${Math.floor(drawn / each)}.json`)).json();
    const answer = answers[drawn % each];
    return answer ? dealt(answer, { N: "amateur" }) : null;
  } catch {
    return null; // not here: the engine deals as soon as it is up
  }
}

/** The answer to a new game, as it is laid by; `players` are the computer's. */
export function dealt(answer: Answer, players: Game["players"]): Kept | null {
  const { record, view, log, summary } = answer;
  if (record === undefined || !view || !log || !summary) return null;
  return { seat: view.seat, ...whoPlays(players, view), version: site.version, summary, record, view, log };
}

/** The computer's players, and how those play that one plays against. */
export function whoPlays(players: Game["players"], { seat, sides }: Pick<View, "seat" | "sides">): Who {
  const mate = partnerOf(seat, sides);
  const [player = ""] = Object.entries(players).flatMap(([each, one]) => (each === mate ? [] : [one]));
  return { player, players };
}

/** A dealt game, as a game of its own. */
export function asGame(kept: Kept, source: Source = "played"): Game {
  return { ...kept, id: freshId(), revision: 0, changed: Date.now(), touched: false, source, key: "" };
}

const afresh = "ecarte.afresh";

/** Load the page again, and leave the game on the table in its place on the shelf. */
export function beginAfresh(): void {
  try {
    sessionStorage.setItem(afresh, "yes");
  } catch {
    // No storage, so no game is kept either.
  }
  location.reload();
}

function asksAfresh(): boolean {
  try {
    const asked = sessionStorage.getItem(afresh) !== null;
    sessionStorage.removeItem(afresh);
    return asked;
  } catch {
    return false;
  }
}

async function unfinished(): Promise<Game | null> {
  const named = addressed();
  return (named && (await getGame(named))) || latestGame();
}

/** `stored` says whether the game was there already. */
export async function firstGame(): Promise<{ game: Game; stored: boolean } | null> {
  const game = asksAfresh() ? null : await unfinished();
  if (game) return { game, stored: true };
  const kept = await takeKept();
  const next = kept?.version === site.version ? kept : await prepared();
  return next && { game: asGame(next), stored: false };
}
