// The live play of this window: the side it is for, and its connections. Of two players each has one, to the other; where more
// play, the one who invited has one to each guest, and each guest that one. What is stored is sent by itself, where more than two
// play with what others have sent; what comes goes the way of a pasted text. Besides lines, a page says how players stand
// (presence.ts), "again" when it may have missed lines, and "bye" before it leaves.
import { note } from "../browser/note.ts";
import { next } from "../control/loop.ts";
import { showPanel } from "../control/panels.ts";
import { addMail } from "../control/people/friend.ts";
import { store } from "../control/store.ts";
import { other } from "../engine/seats.ts";
import type { Friend } from "../engine/types/friend.ts";
import type { Seat } from "../engine/types/view.ts";
import { readServers, usedServers } from "../panels/settings/servers.ts";
import { showTable } from "../state/history.ts";
import type { Hearer } from "./carriers/carrier.ts";
import { type Answering, answer, type Offering, offer, type Taken } from "./carriers/rtc.ts";
import { readMail } from "./mail.ts";
import { type Connection, isOver, type Live, mostOf, readWord, wordsFor } from "./presence.ts";
import { isUnkept } from "./saving.ts";
import { connectsAll, findSide, inviteAgain as inviteOnceMore, isGroup, isSame, take } from "./sides.ts";

interface Link extends Connection {
  carrier: Offering | Answering | null;
  sent: readonly string[]; // lines that the other has been sent over this connection
  came: Set<string>; // lines that came over it
  told: Map<Seat, string>; // the last word about each player, "" for this side before it has its seat
}

interface Held extends Live {
  links: Link[];
  lines: readonly string[]; // for the others, as they are stored
  wasAtTable: boolean | null; // null: never yet
  seen: Friend | undefined; // the side on the table, when it was looked at last
  wasWatching: boolean;
  isUnkept: boolean; // there are lines that are not stored yet
  invited?: { game: string; text: string }; // by another player, over a connection, to another game
  stop(): void; // listening to other tabs
}

let held: Held | null = null;
const followers = new Set<() => void>();

/** Call `changed` whenever a connection changes; returns the function that ends it. */
export function followLive(changed: () => void): () => void {
  followers.add(changed);
  return () => followers.delete(changed);
}

/** Return the live play of a side; null where there is none. */
export const liveOf = (side: Friend): Live | null => (held && isSame(held.side)(side) ? held : null);

// ---- connecting

/** Offer the connections that a side lacks: their links follow. `hear` begins to hear what other tabs hand over, until what it
 *  returns is called. */
export async function connect(side: Friend, isEarly: boolean, hear: () => () => void): Promise<void> {
  const own = heldFor(side, isEarly);
  own.links = own.links.filter((link) => !isOver(link));
  own.stop();
  own.stop = hear();
  const lacking = Math.max(mostOf(side) - own.links.length, 0);
  await Promise.all(Array.from({ length: lacking }, () => offerOne(own)));
}

async function offerOne(own: Held): Promise<void> {
  const link = add(own, "offer");
  try {
    const carrier = await offer(hearerOf(own, link), await servers(), own.side, (text) => show(own, link, { text }));
    if (isHeld(own, link)) link.carrier = carrier;
    else carrier.close();
  } catch (error) {
    note(error);
    show(own, link, { standing: "unreachable" }); // the browser cannot connect at all
  }
}

/** Answer an offer: the link back follows. Return why not, where that cannot be done. */
export async function connectBack(side: Friend, text: string, isEarly: boolean): Promise<Taken> {
  const own = connectsAll(side) ? heldFor(side, isEarly) : begin(side, isEarly);
  const link = add(own, "answer");
  const carrier = await answer(text, hearerOf(own, link), await servers(), side.seat).catch(note);
  if (!carrier) {
    show(own, link, { standing: "unreachable" }); // the browser cannot connect at all
    return "taken";
  }
  if (typeof carrier === "string") {
    drop(own, link);
    if (held === own && own.links.length === 0) disconnect();
    return carrier;
  }
  if (!isHeld(own, link)) carrier.close();
  link.carrier = carrier;
  show(own, link, { text: carrier.text });
  const spare = own.links.find(({ role, standing }) => role === "offer" && standing === "waiting");
  if (spare && own.links.filter((each) => !isOver(each)).length > mostOf(side)) drop(own, spare);
  return "taken";
}

/** Take the answer to an offer of this window. */
export async function takeBack(text: string): Promise<Taken> {
  const own = held;
  let wrong: Taken = "other-offer";
  for (const link of own?.links ?? []) {
    if (!link.carrier || !("take" in link.carrier)) continue;
    const taken = await link.carrier.take(text);
    if (taken !== "other-offer") wrong = taken;
    if (!own || taken !== "taken") continue;
    show(own, link, { text: "" });
    return taken;
  }
  return wrong;
}

/** Note that a message for a game came by text: the other has the link back, if that brought the messages, too. */
export function noteText(game: string): void {
  if (held?.side.game !== game || !held.isEarly) return;
  for (const { carrier } of held.links) if (carrier && "expect" in carrier) carrier.expect();
}

/** End all connections; the game goes on by texts. */
export function disconnect(): void {
  if (!held) return;
  const { links, stop } = held;
  held = null;
  stop();
  for (const { carrier } of links) {
    carrier?.send(["bye"]);
    setTimeout(() => carrier?.close(), 500); // once that is sent
  }
  tell();
}

/** Let the connections go on with another game of the same players: where more than two play, of the same inviting player. */
async function carryOn(side: Friend): Promise<void> {
  const own = held;
  if (!own?.links.some(({ standing }) => standing === "open") || connectsAll(own.side) !== connectsAll(side)) return;
  for (const link of own.links.filter(({ standing }) => standing !== "open")) drop(own, link);
  own.others.clear();
  Object.assign(own, { side, isEarly: true, lines: [], wasAtTable: null, invited: undefined });
  for (const link of own.links) Object.assign(link, { seat: partnerIn(side), sent: [], told: new Map() });
  tell();
  await refresh();
}

/** Invite to another game; connections that are there bring the invitation, and go on with its game. */
export async function inviteAgain(): Promise<void> {
  const side = await inviteOnceMore();
  if (side) await carryOn(side);
}

/** Return whether an invitation, which was accepted, has come over a connection, which then goes on with its game. */
export async function carryOnAs(text: string): Promise<boolean> {
  const invited = held?.invited;
  if (invited?.text !== text) return false;
  const found = await findSide(invited.game, ({ seat, terms }) => seat !== terms.seat);
  const side = found && ("waiting" in found ? found.waiting : found.stored.side);
  if (side) await carryOn(side);
  return true;
}

const servers = async () => readServers(await usedServers()) ?? [];

/** Return the seat that a side connects to; "" for one of several. */
const partnerIn = (side: Friend): Seat =>
  isGroup(side) ? (connectsAll(side) ? "" : side.terms.seat) : other(side.seat);

/** Return the live play of a side, which is begun unless it is there. */
function heldFor(side: Friend, isEarly: boolean): Held {
  if (!held || !isSame(held.side)(side)) return begin(side, isEarly);
  held.isEarly = isEarly;
  return held;
}

function begin(side: Friend, isEarly: boolean): Held {
  disconnect();
  const { watching, game } = store.state;
  held = {
    side,
    isEarly,
    links: [],
    others: new Map(),
    lines: [],
    wasAtTable: null,
    seen: game?.side,
    wasWatching: watching,
    isUnkept: false,
    stop() {},
  };
  look(held, side);
  return held;
}

function add(own: Held, role: Link["role"]): Link {
  const seat = partnerIn(own.side);
  const about = { role, seat, text: "", standing: "waiting", isAway: false } as const;
  const link: Link = { ...about, carrier: null, sent: [], came: new Set(), told: new Map() };
  own.links.push(link);
  tell();
  return link;
}

function drop(own: Held, link: Link): void {
  own.links = own.links.filter((each) => each !== link);
  link.carrier?.close();
  tell();
}

const isHeld = (own: Held, link: Link): boolean => held === own && own.links.includes(link);

function tell(): void {
  for (const changed of followers) changed();
}

function show(own: Held, link: Link, patch: Partial<Connection>): void {
  Object.assign(link, patch);
  if (isHeld(own, link)) tell();
}

// ---- what comes

const hearerOf = (own: Held, link: Link): Hearer => ({
  changed(standing) {
    if (!isHeld(own, link)) return;
    const wasAwaited = link.standing === "waiting";
    Object.assign(link, { standing, text: "" });
    if (!own.links.some(({ text }) => text)) {
      own.stop();
      if (standing === "open" && wasAwaited && store.state.panel === "friend") void showTable(); // the links have been of use
    }
    tell();
    send();
  },
  receive(line) {
    if (!isHeld(own, link)) return;
    if (line.startsWith("ecarte1:")) {
      link.came.add(line);
      arrivals = arrivals.then(() => bring(own, line)).catch(note);
      return;
    }
    if (readWord(own, link, line)) {
      // Whoever has come back no longer needs the connection that it had before.
      for (const each of own.links) if (link.seat && each !== link && each.seat === link.seat) drop(own, each);
      tell();
      send();
    }
    if (line === "again") {
      link.sent = [];
      send();
    }
    if (line !== "bye") return;
    link.carrier?.close();
    show(own, link, { standing: "gone" });
    send();
  },
});

let arrivals: Promise<unknown> = Promise.resolve(); // lines are taken one after the other

async function bring(own: Held, line: string): Promise<void> {
  if (held !== own) return;
  const isPlaying = isAtTable(own) && store.state.game?.side?.awaited;
  const mail = isPlaying ? null : await readMail(line);
  if (mail?.kind === "invitation") {
    own.invited = { text: line, game: mail.game };
    store.set({ mail: line });
    showPanel("friend");
    return;
  }
  if (isAtTable(own)) {
    addMail(line, false);
    next();
    return;
  }
  const found = await findSide(own.side.game, isSame(own.side));
  if (!found || "stored" in found) {
    own.wasAtTable = false; // it lies aside: "again" brings the line when it is at the table
    return;
  }
  const problem = await take(found, line);
  if (problem) store.showRefusal(problem);
  await refresh();
}

// ---- what goes

/** Return whether the game of a live play is on the table of this window, which plays it. */
function isAtTable(own: Held): boolean {
  const { game, watching } = store.state;
  return Boolean(game?.side && isSame(own.side)(game.side) && !watching);
}

/** Look up what is for the other players, and send it. */
export async function refresh(): Promise<void> {
  const own = held;
  if (!own) return;
  const { game } = store.state;
  const found = isAtTable(own) ? null : await findSide(own.side.game, isSame(own.side));
  const side = found ? ("waiting" in found ? found.waiting : found.stored.side) : game?.side;
  if (side && isSame(own.side)(side)) look(own, side);
  send();
}

/** Note how a side stands. */
function look(own: Held, side: Friend): void {
  own.side = side;
  own.isUnkept = isUnkept(side);
  if (!own.isUnkept) own.lines = side.relayed ?? side.lines; // nothing is sent before it is kept
}

/** Send each of the others what they have not been sent, and how the players stand. */
function send(): void {
  const own = held;
  if (!own) return;
  const isThere = isAtTable(own);
  const isElsewhere = document.visibilityState === "hidden" || (own.wasAtTable !== null && !isThere);
  const isBack = isThere && own.wasAtTable === false;
  if (isThere || own.wasAtTable) own.wasAtTable = isThere;
  for (const link of own.links) {
    if (!link.carrier || !["open", "interrupted"].includes(link.standing)) continue;
    const words = [...wordsFor(own, link, isElsewhere)].filter(([seat, word]) => link.told.get(seat) !== word);
    for (const [seat, word] of words) link.told.set(seat, word);
    const fresh = own.lines.filter((line) => !link.sent.includes(line) && !link.came.has(line));
    link.sent = own.lines;
    link.carrier.send([
      ...(isBack ? ["again"] : []),
      ...words.map(([seat, word]) => `${word} ${seat}`.trim()),
      ...fresh,
    ]);
  }
}

store.follow(({ game, watching }) => {
  const own = held;
  const side = game?.side;
  if (!own || (side === own.seen && watching === own.wasWatching && !own.isUnkept)) return;
  const isOurs = side && isSame(own.side)(side);
  if (isOurs && side.place !== own.side.place) own.wasAtTable = false; // the next game may lack what came for the last one
  own.seen = side;
  own.wasWatching = watching;
  // Another window, or another browser, plays the game now.
  if (isOurs && (watching || side.moved !== undefined)) disconnect();
  else void refresh().catch(note);
});
document.addEventListener("visibilitychange", send);
addEventListener("pagehide", () => {
  for (const { carrier } of held?.links ?? []) carrier?.send(["bye"]);
});
