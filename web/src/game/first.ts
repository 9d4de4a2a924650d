// The first game on the table, before Python has started: the one named in the address, else the latest unfinished one,
// else the deal saved in advance, else a prepared deal of the site.
import { recall, remember } from "../browser/kept.ts";
import { site } from "../browser/site.ts";
import { engine } from "../engine/client.ts";
import { type Following, PreparedAnswers, type PreparedDeal } from "../engine/prepared.ts";
import { partnerOf } from "../engine/seats.ts";
import type { Answer } from "../engine/types/answer.ts";
import type { View } from "../engine/types/view.ts";
import { addressed, bareAddress } from "../state/address.ts";
import { type Game, getGame, latestGame, type Source } from "../store/games.ts";
import { takeNextDeal } from "../store/nextDeal.ts";
import type { Kept } from "../store/rows.ts";
import { freshId } from "../store/rows.ts";
import { usually } from "./choice.ts";

type Who = Pick<Game, "player" | "players">;

const PLAYER = usually().player; // the opponent in prepared deals (tools/building/deals.py)

const lastDeal = "ecarte.lastDeal";

/** Return a random number below `count`, other than the last one. On a first visit boot.js has drawn it. */
function draw(count: number): number {
  const { deal } = document.documentElement.dataset;
  const before = Number(recall(lastDeal) ?? -1);
  const free = before >= 0 && before < count ? count - 1 : count;
  let drawn = deal === undefined ? Math.floor(Math.random() * free) : Number(deal);
  if (free < count && drawn >= before) drawn += 1;
  remember(lastDeal, String(drawn));
  return drawn;
}

/** The first game. */
interface First {
  game: Game;
  stored: boolean; // it is saved already
  more?: () => Promise<void>; // fetches the less likely prepared answers; to be called once the cards are shown
}

async function prepared(): Promise<First | null> {
  const { base, cards } = site.deals;
  const number = draw(cards.length);
  try {
    const deal: PreparedDeal = await (await fetch(`${base}${number}.json`)).json();
    const answers = new PreparedAnswers(deal, PLAYER);
    engine.usePrepared(answers);
    const kept = toKept(deal.first, { N: PLAYER });
    return kept && { game: asGame(kept), stored: false, more: () => fetchMore(answers, `${base}${number}.more.json`) };
  } catch {
    return null; // the engine deals when it is ready
  }
}

async function fetchMore(answers: PreparedAnswers, address: string): Promise<void> {
  try {
    answers.add((await (await fetch(address)).json()) as Following[]);
  } catch {
    // The engine answers when it is ready.
  }
}

/** Return a new game in the form saved in advance; null when the engine refused. `players` are the computer's. */
export function toKept(answer: Answer, players: Game["players"]): Kept | null {
  const { record, view, log, summary } = answer;
  if (record === undefined || !view || !log || !summary) return null;
  return { seat: view.seat, ...whoPlays(players, view), version: site.version, summary, record, view, log };
}

/** Return the computer players, and the one that plays for the opponents. */
export function whoPlays(players: Game["players"], { seat, sides }: Pick<View, "seat" | "sides">): Who {
  const mate = partnerOf(seat, sides);
  const [player = ""] = Object.entries(players).flatMap(([each, one]) => (each === mate ? [] : [one]));
  return { player, players };
}

/** Return a saved deal as a game with an id. */
export function asGame(kept: Kept, source: Source = "played"): Game {
  return { ...kept, id: freshId(), revision: 0, changed: Date.now(), touched: false, source, key: "" };
}

const afresh = "ecarte.afresh";

/** Reload the page with a new game; the one on the table stays among the saved games. */
export function beginAfresh(): void {
  remember(afresh, "yes", "sessionStorage");
  history.replaceState(null, "", bareAddress()); // what it names may be what went wrong
  location.reload();
}

function asksAfresh(): boolean {
  const isAsked = recall(afresh, "sessionStorage") !== null;
  remember(afresh, null, "sessionStorage");
  return isAsked;
}

async function unfinished(): Promise<Game | null> {
  const named = addressed();
  return (named && (await getGame(named))) || latestGame();
}

/** Return the first game, or null where the engine must deal it. */
export async function firstGame(): Promise<First | null> {
  const game = asksAfresh() ? null : await unfinished();
  if (game) return { game, stored: true };
  const kept = await takeNextDeal();
  return kept?.version === site.version ? { game: asGame(kept), stored: false } : prepared();
}
