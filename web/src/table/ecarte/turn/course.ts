// The log of a deal in which cards are taken back and tricks played again: which entries are still valid.
import type { Entry, Seat } from "../../../engine/types/view.ts";

/** Return the seat that acts in an entry. Claims and corrections name it in their arguments. */
export function actor(entry: Entry): Seat {
  if (entry.seat || entry.do !== "ruling") return entry.seat ?? "";
  const [first = ""] = entry.args ?? [];
  return entry.verb === "claim" || entry.verb === "unmark" ? first : "";
}

/** Return the seat that speaks in an entry. A ruling is spoken by the player who made the claim. */
export const speaker = (entry: Entry, log: Entry[]): Seat =>
  entry.verb === "ruling" ? actor(log.findLast((each) => each.verb === "claim") ?? entry) : actor(entry);

const numberOf = (argument = ""): number => Number(argument.replace("#", ""));

/** Return the entries of a deal that are still valid, with all claims and rulings. */
export function standing(log: Entry[], deal: number): Entry[] {
  let entries: Entry[] = [];
  let claimed = 0;
  for (const entry of log.filter((each) => each.deal === deal)) {
    const { verb, args = [] } = entry;
    let from = 0; // cards from this event on are no longer valid
    if (entry.suffix === "back") from = entries.findLast((each) => each.card === entry.card)?.n ?? 0;
    if (entry.do === "ruling" && verb === "claim") claimed = numberOf(args[2]);
    if (entry.do === "ruling" && verb === "ruling" && args[1] === "replay") from = numberOf(args[2]);
    if (entry.do === "ruling" && verb === "ruling" && args[1] === "back") from = claimed;
    if (from > 0) {
      const first = entries.findIndex((each) => each.n === from);
      if (first >= 0) entries = entries.filter((each, at) => at < first || each.do === "ruling");
    }
    entries.push(entry);
  }
  return entries;
}

/** Return the card of an event, "#15", and the number of its trick. */
export function cardAt(log: Entry[], deal: number, event: string): { card: string; trick: number } {
  const number = numberOf(event);
  const own = log.filter((each) => each.deal === deal);
  const at = own.findIndex((each) => each.n === number);
  const before = standing(own.slice(0, at), deal);
  const trick = before.filter((each) => each.do === "trick").length + 1;
  return { card: own[at]?.card ?? "", trick };
}

/** Return the law of the last claim against a player in a deal; "" when there is none. */
export function broken(log: Entry[], deal: number, offender: Seat): string {
  const claim = log.findLast((each) => each.deal === deal && each.verb === "claim" && each.args?.[0] !== offender);
  return claim?.args?.[1] ?? "";
}
