// The log of a deal where cards are taken back and hands played again: what of it still stands.
import type { Entry, Seat } from "../../../engine/types/view.ts";

/** Who does it: the seat of an entry, or the one that a claim or a correction names. */
export function actor(entry: Entry): Seat {
  if (entry.seat || entry.do !== "ruling") return entry.seat ?? "";
  const [first = ""] = entry.args ?? [];
  return entry.verb === "claim" || entry.verb === "unmark" ? first : "";
}

/** Who is heard: of a ruling, who has made the claim. */
export const speaker = (entry: Entry, log: Entry[]): Seat =>
  entry.verb === "ruling" ? actor(log.findLast((each) => each.verb === "claim") ?? entry) : actor(entry);

const numberOf = (argument = ""): number => Number(argument.replace("#", ""));

/** The entries of a deal without what was played again or taken back. Claims and rulings stay. */
export function standing(log: Entry[], deal: number): Entry[] {
  let found: Entry[] = [];
  let claimed = 0;
  for (const entry of log.filter((each) => each.deal === deal)) {
    const { verb, args = [] } = entry;
    let until = 0; // what was played from this event on does not stand
    if (entry.suffix === "back") until = found.findLast((each) => each.card === entry.card)?.n ?? 0;
    if (entry.do === "ruling" && verb === "claim") claimed = numberOf(args[2]);
    if (entry.do === "ruling" && verb === "ruling" && args[1] === "replay") until = numberOf(args[2]);
    if (entry.do === "ruling" && verb === "ruling" && args[1] === "back") until = claimed;
    if (until > 0) {
      const from = found.findIndex((each) => each.n === until);
      if (from >= 0) found = found.filter((each, at) => at < from || each.do === "ruling");
    }
    found.push(entry);
  }
  return found;
}

/** The card of an event, "#15", and the number of the trick it was played to. */
export function cardAt(log: Entry[], deal: number, event: string): { card: string; trick: number } {
  const number = numberOf(event);
  const own = log.filter((each) => each.deal === deal);
  const at = own.findIndex((each) => each.n === number);
  const before = standing(own.slice(0, at), deal);
  const trick = before.filter((each) => each.do === "trick").length + 1;
  return { card: own[at]?.card ?? "", trick };
}

/** The law that a player has broken in a deal, by the last claim against them; "" when there is none. */
export function broken(log: Entry[], deal: number, offender: Seat): string {
  const claim = log.findLast((each) => each.deal === deal && each.verb === "claim" && each.args?.[0] !== offender);
  return claim?.args?.[1] ?? "";
}
