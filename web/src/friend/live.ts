// The live connection of this window to a friend: at most one. What is stored is sent by itself; what comes goes the way of a
// pasted text. Besides lines, each side says how it stands: "here", "away" while its player looks at something else, "again" when
// it may have missed lines, "bye" before it leaves.
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
import type { Hearer, Standing } from "./carriers/carrier.ts";
import { type Answering, answer, type Offering, offer, type Taken } from "./carriers/rtc.ts";
import { readMail } from "./mail.ts";
import { isUnkept } from "./saving.ts";
import { findSide, inviteAgain as inviteOnceMore, take } from "./sides.ts";

/** A connection, as it is shown. */
export interface Live {
  game: string; // as `Friend.game`
  seat: Seat; // of this side
  isEarly: boolean; // the other does not know yet that both sit: the link brings the messages, too
  role: "offer" | "answer";
  text: string; // for the link to be passed on; "" until it is made, and once it is of no more use
  standing: Standing | "gone"; // gone: the other has said so
  isAway: boolean; // the other looks at something else
}

interface Held {
  live: Live;
  carrier: Offering | Answering | null;
  lines: readonly string[]; // for the other player, as they are stored
  sent: readonly string[]; // those of them that the other has been sent over this connection
  told: string; // the last word about this side
  wasAtTable: boolean | null; // null: never yet
  seen: Friend | undefined; // the side on the table, when it was looked at last
  wasWatching: boolean;
  isUnkept: boolean; // there are lines that are not stored yet
  invited?: Pick<Friend, "game" | "seat"> & { text: string }; // by the other, over this connection, to another game
  stop(): void; // listening to other tabs
}

let held: Held | null = null;
const followers = new Set<() => void>();

/** Call `changed` whenever the connection changes; returns the function that ends it. */
export function followLive(changed: () => void): () => void {
  followers.add(changed);
  return () => followers.delete(changed);
}

/** Return the connection of a side; null where there is none. */
export const liveOf = ({ game, seat }: Friend): Live | null => (held && isFor(held, game, seat) ? held.live : null);

const isFor = ({ live }: Held, game: string, seat: Seat): boolean => live.game === game && live.seat === seat;

/** Return whether messages go over a connection by themselves. */
export const isOpen = (live: Live | null): boolean => live?.standing === "open";

/** Return whether a connection has ended. */
export const isOver = ({ standing }: Live): boolean => !["waiting", "open", "interrupted"].includes(standing);

// ---- connecting

/** Offer a connection: its link follows. `hear` begins to hear what other tabs hand over, until what it returns is called. */
export async function connect(side: Friend, isEarly: boolean, hear: () => () => void): Promise<void> {
  const own = begin(side, "offer", isEarly);
  own.stop = hear();
  try {
    const carrier = await offer(hearerOf(own), await servers(), side, (text) => show(own, { text }));
    if (held === own) own.carrier = carrier;
    else carrier.close();
  } catch (error) {
    note(error);
    show(own, { standing: "unreachable" }); // the browser cannot connect at all
  }
}

/** Answer an offer: the link back follows. Return why not, where that cannot be done. */
export async function connectBack(side: Friend, text: string, isEarly: boolean): Promise<Taken> {
  const own = begin(side, "answer", isEarly);
  const carrier = await answer(text, hearerOf(own), await servers(), side.seat).catch(note);
  if (!carrier) {
    show(own, { standing: "unreachable" }); // the browser cannot connect at all
    return "taken";
  }
  if (typeof carrier === "string") {
    if (held === own) disconnect();
    return carrier;
  }
  if (held !== own) carrier.close();
  own.carrier = carrier;
  show(own, { text: carrier.text });
  return "taken";
}

/** Take the answer to the offer of this window. */
export async function takeBack(text: string): Promise<Taken> {
  const carrier = held?.carrier;
  return carrier && "take" in carrier ? carrier.take(text) : "other-offer";
}

/** Note that a message for a game came by text: the other has the link back, if that brought the messages, too. */
export function noteText(game: string): void {
  const own = held;
  if (own?.live.game === game && own.live.isEarly && own.carrier && "expect" in own.carrier) own.carrier.expect();
}

/** End the connection; the game goes on by texts. */
export function disconnect(): void {
  if (!held) return;
  const { carrier, stop } = held;
  held = null;
  stop();
  carrier?.send(["bye"]);
  setTimeout(() => carrier?.close(), 500); // once that is sent
  tell();
}

/** Let the connection go on with another game of the same two players. */
export async function carryOn({ game, seat }: Pick<Friend, "game" | "seat">): Promise<void> {
  const own = held;
  if (!own || !isOpen(own.live)) return;
  Object.assign(own, { lines: [], sent: [], told: "", wasAtTable: null, invited: undefined });
  show(own, { game, seat, isEarly: true });
  await refresh();
}

/** Invite to another game; a connection that is there brings the invitation, and goes on with its game. */
export async function inviteAgain(): Promise<void> {
  const side = await inviteOnceMore();
  if (side) await carryOn(side);
}

/** Return whether an invitation has come over the connection, which then goes on with its game. */
export async function carryOnAs(text: string): Promise<boolean> {
  const invited = held?.invited;
  if (invited?.text !== text) return false;
  await carryOn(invited);
  return true;
}

const servers = async () => readServers(await usedServers()) ?? [];

function begin(side: Friend, role: Live["role"], isEarly: boolean): Held {
  disconnect();
  const { game, seat } = side;
  const live: Live = { game, seat, isEarly, role, text: "", standing: "waiting", isAway: false };
  const { watching } = store.state;
  held = {
    live,
    carrier: null,
    lines: isUnkept(side) ? [] : side.lines,
    sent: [],
    told: "",
    wasAtTable: null,
    seen: store.state.game?.side,
    wasWatching: watching,
    isUnkept: isUnkept(side),
    stop() {},
  };
  tell();
  return held;
}

function tell(): void {
  for (const changed of followers) changed();
}

function show(own: Held, patch: Partial<Live>): void {
  own.live = { ...own.live, ...patch };
  if (held === own) tell();
}

// ---- what comes

const hearerOf = (own: Held): Hearer => ({
  changed(standing) {
    if (held !== own) return;
    if (standing === "open") {
      own.stop();
      const wasAwaited = own.live.standing === "waiting";
      if (wasAwaited && store.state.panel === "friend") void showTable(); // its link has been of use
    }
    show(own, { standing, text: "" });
    send();
  },
  receive(line) {
    if (held !== own) return;
    if (line.startsWith("ecarte1:")) {
      arrivals = arrivals.then(() => bring(own, line)).catch(note);
      return;
    }
    if (line === "here" || line === "away") show(own, { isAway: line === "away" });
    if (line === "again") {
      own.sent = [];
      send();
    }
    if (line !== "bye") return;
    own.carrier?.close();
    show(own, { standing: "gone" });
  },
});

let arrivals: Promise<unknown> = Promise.resolve(); // lines are taken one after the other

async function bring(own: Held, line: string): Promise<void> {
  if (held !== own) return;
  const isPlaying = isAtTable(own) && store.state.game?.side?.awaited;
  const mail = isPlaying ? null : await readMail(line);
  if (mail?.kind === "invitation") {
    own.invited = { text: line, game: mail.game, seat: other(mail.terms.seat) };
    store.set({ mail: line });
    showPanel("friend");
    return;
  }
  if (isAtTable(own)) {
    addMail(line);
    next();
    return;
  }
  const found = await findSide(own.live.game, ({ seat }) => seat === own.live.seat);
  if (!found || "stored" in found) return; // it lies aside: "again" brings the line when it is at the table
  const problem = await take(found, line);
  if (problem) store.showRefusal(problem);
  await refresh();
}

// ---- what goes

/** Return whether the game of a connection is on the table of this window, which plays it. */
function isAtTable(own: Held): boolean {
  const { game, watching } = store.state;
  return Boolean(game?.side && isFor(own, game.side.game, game.side.seat) && !watching);
}

/** Look up what is for the other player, and send it. */
export async function refresh(): Promise<void> {
  const own = held;
  if (!own) return;
  const { game } = store.state;
  const found = isAtTable(own) ? null : await findSide(own.live.game, ({ seat }) => seat === own.live.seat);
  const side = found ? ("waiting" in found ? found.waiting : found.stored.side) : game?.side;
  own.isUnkept = side ? isUnkept(side) : false;
  if (side && !own.isUnkept) own.lines = side.lines; // nothing is sent before it is kept
  send();
}

/** Send what the other has not been sent, and how this side stands. */
function send(): void {
  const own = held;
  if (!own?.carrier || !["open", "interrupted"].includes(own.live.standing)) return;
  const isThere = isAtTable(own);
  const isElsewhere = document.visibilityState === "hidden" || (own.wasAtTable !== null && !isThere);
  const word = isElsewhere ? "away" : "here";
  const words = [...(isThere && own.wasAtTable === false ? ["again"] : []), ...(word === own.told ? [] : [word])];
  if (isThere || own.wasAtTable) own.wasAtTable = isThere;
  own.told = word;
  const fresh = own.lines.filter((line) => !own.sent.includes(line));
  own.sent = own.lines;
  own.carrier.send([...words, ...fresh]);
}

store.follow(({ game, watching }) => {
  const own = held;
  const side = game?.side;
  if (!own || (side === own.seen && watching === own.wasWatching && !own.isUnkept)) return;
  own.seen = side;
  own.wasWatching = watching;
  const isOurs = side && isFor(own, side.game, side.seat);
  // Another window, or another browser, plays the game now.
  if (isOurs && (watching || side.moved !== undefined)) disconnect();
  else void refresh().catch(note);
});
document.addEventListener("visibilitychange", send);
addEventListener("pagehide", () => held?.carrier?.send(["bye"]));
