// This side of a game between friends: begun, kept after each message, led to the table, and on to the next game of a match.
import { day } from "../browser/download.ts";
import { site } from "../browser/site.ts";
import { next } from "../control/loop.ts";
import { openGame, playHere } from "../control/opening.ts";
import { showPanel } from "../control/panels.ts";
import { addMail } from "../control/people/friend.ts";
import { store } from "../control/store.ts";
import { ask } from "../engine/client.ts";
import { lookUp } from "../engine/lookUp.ts";
import { nextSeat, other } from "../engine/seats.ts";
import type { Answer } from "../engine/types/answer.ts";
import type { Friend } from "../engine/types/friend.ts";
import type { Problem, Seat } from "../engine/types/view.ts";
import { refusalOf } from "../game/answers.ts";
import { type Choice, freshSeed, loadChoice } from "../game/choice.ts";
import { t } from "../i18n/index.ts";
import { resume } from "../panels/visit/resuming.ts";
import { showTable } from "../state/history.ts";
import { type Game, getGame, getStored, listGames, type Stored } from "../store/games.ts";
import { keepGame, Overtaken } from "../store/keeping.ts";
import { callToTable } from "../table/focus.ts";
import { dropWaiting, keepWaiting, listWaiting } from "./waiting.ts";

const MARK = 16; // characters by which a session can be longer without being further: that it was moved

/** Return the name of the user as the friend sees it. */
export const ownName = (): string => store.state.settings.name || t("nameless");

/** Return whether more than two play. */
export const isGroup = ({ terms }: Friend): boolean => terms.seats.length > 2;

/** Return whether all others connect to a side: that of the player who invited more than two. */
export const connectsAll = (side: Friend): boolean => isGroup(side) && side.seat === side.terms.seat;

/** Return the name of the other player, "" before they have sat down; a word for all of them where more than two play. */
export const friendName = (side: Friend): string =>
  isGroup(side) ? t("friend-group") : (lookUp(side.names, other(side.seat)) ?? "");

/** Return the name of the person who plays a seat; for a computer's, of whoever has it on their device. */
export const nameAt = (side: Friend, seat: Seat): string => {
  const { computers, seat: host } = side.terms;
  return lookUp(side.names, lookUp(computers, seat) ? host : seat) ?? friendName(side);
};

/** Return how many people play. */
export const peopleOf = ({ terms }: Friend): number => terms.seats.length - Object.keys(terms.computers).length;

/** Return whether a side has its seat: a guest among more than two has none before the others have answered. */
export const isSeated = ({ names, seat }: Friend): boolean => lookUp(names, seat) !== undefined;

/** Return the id on this device of a game of the match. */
const idOf = ({ game, seat }: Friend, place: number): string => `${game.slice(0, 12)}${seat.toLowerCase()}${place}`;

/** Invite friends by a choice of rules, and show the invitation. Return the problem when they make no sense. */
export async function invite(choice: Choice): Promise<Problem | null> {
  const { game, preset, options, seats, dealer, match, stake, purse, opened, computers } = choice;
  const answer = await ask({
    do: "friend-invite",
    secret: freshSeed(),
    name: ownName(),
    game,
    preset,
    options,
    seat: seats[0] ?? "S",
    dealer,
    match: match || (stake > 0 ? "rubber-1" : ""),
    stake,
    purse: stake > 0 ? purse : null,
    opened,
    computers,
    date: day(Date.now()).replaceAll("-", "."),
  });
  if (!answer.friend) return refusalOf(answer);
  await keepWaiting(answer.friend);
  showPanel("friend");
  return null;
}

/** Invite to another game on the terms of the one on the table; the next seat deals. Return the invitation. */
export async function inviteAgain(): Promise<Friend | undefined> {
  const { game } = store.state;
  if (!game?.side) return undefined;
  const { terms, seat } = game.side;
  const { rules, seats, match, stake, purse, opened, computers } = terms;
  const problem = await invite({
    ...loadChoice(terms.game),
    ...rules,
    game: terms.game,
    seats: [seat, ...seats.filter((each) => each !== seat)],
    dealer: match === "pool" ? "cut" : nextSeat(game.view.dealer, seats),
    match,
    stake,
    purse: purse ?? 0,
    opened,
    computers,
  });
  if (problem) store.showRefusal(problem);
  return problem ? undefined : (await listWaiting())[0];
}

/** Accept the invitation in a text; where more than two play, the seat is the one that the guest would like, "" for any. Return
 *  the problem when it cannot be. */
export async function sitDown(text: string, seat: Seat): Promise<Problem | null> {
  const answer = await ask({ do: "friend-join", secret: freshSeed(), text, name: ownName(), seat });
  const problem = await goOn(answer);
  if (!problem && answer.record) showPanel("friend"); // with the answer to be sent back
  return problem;
}

/** Keep a side that the engine has answered, and sit down as soon as all players do; `before` is the side as it waited. */
async function goOn(answer: Answer, before?: Friend): Promise<Problem | null> {
  const { friend: side } = answer;
  if (!side) return refusalOf(answer);
  if (answer.record === undefined) {
    await keepWaiting(side);
    if (before && before.seat !== side.seat) await dropWaiting(before); // it has got another seat
    return side.verdict ?? side.refused[0] ?? null;
  }
  const game = gameOf(answer, side);
  if (!game) return refusalOf(answer);
  const kept = await keepHere(game);
  await showTable();
  await openGame(kept, answer.frames ?? []);
  await dropWaiting(before ?? side);
  tellOthers(side);
  callToTable();
  return null;
}

/** Keep a game in its newest revision on this device. */
async function keepHere(game: Game): Promise<Game> {
  const there = await getStored(game.id);
  const now = { ...game, revision: (there?.revision ?? -1) + 1 };
  await keepGame(now);
  return now;
}

/** Go on here with a side that comes from another browser. Return the problem when it has gone further, and away again. */
export async function goOnHere(answer: Answer, side: Friend): Promise<Problem | null> {
  const found = await findSide(side.game, isSame(side));
  const there = found && ("stored" in found ? found.stored.side : found.waiting);
  if (found && there && there.session.length > side.session.length + MARK) {
    if (there.moved !== undefined) return { code: "E-friend-moved", rule: null, data: {} };
    if ("stored" in found) await bringToTable(found.stored.id);
    return null;
  }
  for (let place = 0; place < side.last; place += 1) {
    const earlier = await ask({ do: "friend", session: side.session, place });
    const game = earlier.friend && gameOf(earlier, earlier.friend);
    if (game) await keepHere(game);
  }
  return goOn(answer, found && "waiting" in found ? found.waiting : undefined);
}

/** Move a side that waits to another browser of the player's own, or back here. */
export async function moveWaiting({ session }: Friend, away: boolean): Promise<void> {
  const { friend } = await ask({ do: "friend-move", session, away });
  if (friend) await keepWaiting(friend);
}

/** Return the game that an answer begins on this device. */
function gameOf({ record, view, log, summary }: Answer, side: Friend): Game | null {
  if (record === undefined || !view || !log || !summary) return null;
  return {
    id: idOf(side, side.place),
    revision: 0,
    changed: Date.now(),
    touched: true, // what a friend waits for is worth keeping
    seat: side.plays,
    ...(side.plays === "" && { watches: true }), // who waits in a pool
    player: "",
    players: side.terms.computers,
    version: site.version,
    source: "played",
    key: "",
    summary,
    record,
    view,
    log,
    friend: side.game,
    side,
  };
}

// ---- messages that come

/** This side of a game, or of an invitation, on this device. */
export type Found = { waiting: Friend } | { stored: Stored };

/** Return the side of a game that fits, null where there is none. The first digits of the game's id are enough. */
export async function findSide(game: string, fits: (side: Friend) => boolean): Promise<Found | null> {
  const rows = (await listGames()).filter((row) => row.friend?.startsWith(game));
  const sides = (await Promise.all(rows.map(({ id }) => getStored(id)))).filter((row) => row?.side && fits(row.side));
  const longest = sides.sort((a, b) => (b?.side?.session.length ?? 0) - (a?.side?.session.length ?? 0))[0];
  if (longest) return { stored: longest };
  const waiting = (await listWaiting()).find((side) => side.game.startsWith(game) && fits(side));
  return waiting ? { waiting } : null;
}

/** Return a function that tells whether a side is this one, whatever seat it has. */
export const isSame = (side: Friend) => (each: Friend) => each.key === side.key;

let taking: Promise<unknown> = Promise.resolve();

/** Hand messages to the side they are for, one text after the other; its game comes to this window. Return the problem when none
 *  was taken. */
export function take(found: Found, text: string): Promise<Problem | null> {
  const taken = taking.then(() => takeNow(found, text));
  taking = taken.catch(() => {}); // whoever has brought it is told
  return taken;
}

async function takeNow(found: Found, text: string): Promise<Problem | null> {
  // What waited for messages may be at the table by now.
  const now = "waiting" in found ? await findSide(found.waiting.game, isSame(found.waiting)) : found;
  if (!now) return null;
  if ("waiting" in now)
    return goOn(await ask({ do: "friend-receive", session: now.waiting.session, text }), now.waiting);
  if (!(await bringToTable(now.stored.id))) return null; // the engine has said why
  addMail(text, true);
  next();
  return null;
}

/** Lead a saved game to the table of this window, which plays it from then on; return whether it is there. */
export async function bringToTable(id: string): Promise<boolean> {
  await showTable();
  if (store.state.game?.id !== id) {
    const game = await getGame(id);
    await (game ? openGame(game) : resume(id));
  }
  if (store.state.game?.id !== id) return false;
  if (store.state.watching) await playHere();
  return true;
}

// ---- matches

/** Keep the next game of the match under its own id, with the session as it is now. */
export async function keepNext(side: Friend): Promise<Game | null> {
  if (side.last <= side.place) return null;
  const answer = await ask({ do: "friend", session: side.session, place: side.last });
  const made = answer.friend && gameOf(answer, answer.friend);
  if (!made) return null;
  const there = await getStored(made.id);
  if (there?.side && there.side.session.length >= side.session.length) return null; // it has gone on already
  try {
    return await keepHere(made);
  } catch (error) {
    if (!(error instanceof Overtaken)) throw error;
    return null;
  }
}

/** Open the next game of the match on the table. */
export async function openNext(): Promise<void> {
  const side = store.state.game?.side;
  if (!side) return;
  await keepNext(side);
  const following = await getGame(idOf(side, side.last));
  // What came meanwhile is in the session on the table, and may be answered already.
  if (store.state.game?.side?.session !== side.session) await openNext();
  else if (following) await openGame(following);
}

// ---- other windows of this browser

const channel = "BroadcastChannel" in window ? new BroadcastChannel("ecarte-friend") : null;

/** Tell other windows that a game that they may wait for has come to the table here. */
function tellOthers({ game, seat }: Friend): void {
  channel?.postMessage({ game, seat });
}

/** Call `heard` when another window has brought a game to the table; returns the function that ends it. */
export function hearOthers(heard: () => void): () => void {
  channel?.addEventListener("message", heard);
  return () => channel?.removeEventListener("message", heard);
}
