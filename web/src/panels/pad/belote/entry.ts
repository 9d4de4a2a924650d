// A deal of belote as it is entered in the pad, and the events that the record has of it.
import { lookUp, put } from "../../../engine/lookUp.ts";
import type { MeldKind, Seat, Side } from "../../../engine/types/view.ts";

export interface Meld {
  seat: Seat;
  kind: MeldKind;
  top: string; // the rank of a carré; "??" for a sequence
}

/** What is entered of a deal. Points are as typed, by side. */
export interface Entry {
  passed: boolean;
  taker: Seat | null;
  contract: string | null;
  points: Record<Side, string>;
  capot: Side | null;
  belote: Record<string, Seat>; // by suit
  melds: Meld[];
  rest: string[]; // what else the record has of the declarations
}

export const empty: Entry = {
  passed: false,
  taker: null,
  contract: null,
  points: {},
  capot: null,
  belote: {},
  melds: [],
  rest: [],
};

/** Return what the events of a deal say. */
export function entryOf(events: readonly string[], sides: readonly Side[]): Entry {
  const entry: Entry = { ...empty, points: {}, belote: {}, melds: [], rest: [] };
  for (const event of events) {
    const [seat = "", verb, first = "", second = ""] = event.startsWith("&")
      ? ["", ...event.slice(1).split(":")]
      : event.split(":");
    if (verb === "pass") entry.passed = true;
    else if (verb === "take") Object.assign(entry, { taker: seat, contract: first });
    else if (verb === "meld") entry.melds.push({ seat, kind: first as MeldKind, top: second });
    else if (verb === "belote") put(entry.belote, first, seat);
    else if (verb === "capot") {
      entry.capot = first;
      if (second) put(entry.points, first, second);
    } else if (verb === "count") {
      for (const [at, points] of first.split("-").entries()) put(entry.points, sides[at] ?? "", points);
    } else entry.rest.push(event);
  }
  return entry;
}

/** Return the suits in which belote may be held. */
export const suitsOf = (contract: string | null): string[] =>
  contract === "at" ? ["s", "h", "d", "c"] : contract?.length === 1 ? [contract] : [];

/**
 * Return the events of what is entered; none while it is not complete. Where some cards are out of play, those of a capot are
 * counted, too, and so is each side.
 */
export function eventsOf(entry: Entry, dealer: Seat, sides: readonly Side[], isAllInPlay: boolean): string[] {
  const { taker, contract, capot, points, belote } = entry;
  if (entry.passed) return [`${dealer}:pass`];
  if (!taker || !contract) return [];
  const typed = sides.map((side) => lookUp(points, side) ?? "");
  const own = isAllInPlay ? "" : `:${lookUp(points, capot ?? "") ?? ""}`;
  if (capot ? own === ":" : typed.includes("")) return [];
  const count = capot ? `&capot:${capot}${own}` : `&count:${typed.join("-")}`;
  return [
    `${taker}:take:${contract}`,
    ...entry.melds.map(({ seat, kind, top }) => `${seat}:meld:${kind}:${top}`),
    ...entry.rest,
    ...suitsOf(contract).flatMap((suit) => {
      const seat = lookUp(belote, suit);
      return seat ? [`${seat}:belote:${suit}`] : [];
    }),
    count,
  ];
}

/** Return the points with those of a side changed; of two sides with ``all`` points together, the other has the rest. */
export function withPoints(
  entry: Entry,
  side: Side,
  typed: string,
  sides: readonly Side[],
  all: number | null, // where some cards are out of play
): Entry {
  const points = { ...entry.points, [side]: typed };
  const [other, ...more] = sides.filter((each) => each !== side);
  if (other && more.length === 0 && all !== null)
    put(points, other, typed === "" || Number(typed) > all ? "" : String(all - Number(typed)));
  return { ...entry, points };
}
