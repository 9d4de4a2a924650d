// How the others stand in a live play, as this side's connections have it; where more than two play, the page of the inviting
// player says it of those who are connected to that one. Nothing of it is signed: it is shown, and nothing depends on it.
import { lookUp } from "../engine/lookUp.ts";
import type { Friend } from "../engine/types/friend.ts";
import type { Seat } from "../engine/types/view.ts";
import type { Standing } from "./carriers/carrier.ts";
import { connectsAll, isGroup, isSeated } from "./sides.ts";

/** A connection to another player, as it is shown. */
export interface Connection {
  role: "offer" | "answer";
  seat: Seat; // of the other player; "" until it is known
  text: string; // for the link to be passed on; "" until it is made, and once it is of no more use
  standing: Standing | "gone"; // gone: the other has said so
  isAway: boolean; // the other looks at something else
}

/** The live play of a side. */
export interface Live {
  side: Friend;
  isEarly: boolean; // the others do not know yet that all sit: the link brings the messages, too
  links: readonly Connection[];
  others: Map<Seat, string>; // what the page of the inviting player says of the other guests
}

/** Return how many connections a side needs, so that all messages go by themselves. */
export const mostOf = (side: Friend): number => (connectsAll(side) ? side.terms.seats.length - 1 : 1);

const countOpen = ({ links }: Live): number => links.filter(({ standing }) => standing === "open").length;

/** Return whether all messages go over connections by themselves. */
export const isOpen = (live: Live | null): boolean => live !== null && countOpen(live) >= mostOf(live.side);

/** Return whether a connection has ended. */
export const isOver = ({ standing }: Connection): boolean => !["waiting", "open", "interrupted"].includes(standing);

/** Return whether all connections have ended. */
export const isAllOver = ({ links }: Live): boolean => links.every(isOver);

/** Return whether connections can be offered that are not there. */
export const isLacking = ({ side, links }: Live): boolean =>
  links.filter((link) => !isOver(link)).length < mostOf(side);

/** Return the messages that are to be passed on by hand; where some are connected to the inviting player, with theirs. */
export const byHand = (side: Friend, live: Live | null): readonly string[] =>
  isOpen(live) ? [] : (live && countOpen(live) > 0 && side.relayed) || side.lines;

/** Return the text that connects, which goes with the messages; each of several guests has a link of its own. */
export const meetOf = (live: Live | null): string => (live && !connectsAll(live.side) && live.links[0]?.text) || "";

/** Return how the other players stand, in turn: as their connections do; open ones are "here" or "away". */
export function presences({ side, links, others }: Live): [seat: Seat, standing: string][] {
  const { seats, seat: host } = side.terms;
  const at = seats.indexOf(side.seat);
  const direct = (seat: Seat) => links.find((each) => each.seat === seat);
  const isOnward = direct(host)?.standing === "open";
  return [...seats.slice(at + 1), ...seats.slice(0, at)].map((seat) => {
    const link = direct(seat);
    if (!link) return [seat, (isOnward && others.get(seat)) || "gone"];
    return [seat, link.standing === "open" ? (link.isAway ? "away" : "here") : link.standing];
  });
}

// ---- what pages say

const WORD = /^(here|away|gone)(?: ([NESW]))?$/;

/** Take a line that says how a player stands; return whether it does. */
export function readWord(live: Live, link: Connection, line: string): boolean {
  const [, word, seat = ""] = WORD.exec(line) ?? [];
  if (!word) return false;
  const { side } = live;
  const isOfOther = isGroup(side) && !connectsAll(side) && seat !== "" && seat !== side.terms.seat;
  if (isOfOther) live.others.set(seat, word);
  else {
    link.isAway = word === "away";
    if (connectsAll(side) && seat !== side.seat && side.terms.seats.includes(seat)) link.seat = seat;
  }
  return true;
}

/** Return the words for another player, by seats: of this side and, from the inviting player, of the other guests. */
export function wordsFor(live: Live, { seat: to }: Connection, isElsewhere: boolean): [seat: Seat, word: string][] {
  const { side } = live;
  const own: [Seat, string] = [isSeated(side) ? side.seat : "", isElsewhere ? "away" : "here"];
  if (!connectsAll(side) || !to) return [own];
  const onward = presences(live).filter(([seat]) => seat !== to && lookUp(side.names, seat) !== undefined);
  return [
    own,
    ...onward.map(([seat, word]): [Seat, string] => [seat, ["here", "away"].includes(word) ? word : "gone"]),
  ];
}
