// The places at a table of two to four, as the player at the bottom sees them.
import { lookUp } from "../../../engine/lookUp.ts";
import { mateOf, sideOf } from "../../../engine/seats.ts";
import type { BeloteView, Seat, Side } from "../../../engine/types/view.ts";
import { t } from "../../../i18n/index.ts";

/** The place of another player. */
export type Place = "left" | "across" | "right";

const clockwise: Seat[] = ["N", "E", "S", "W"];
const PLACES: Record<number, Place[]> = { 2: ["across"], 3: ["left", "right"], 4: ["left", "across", "right"] };

/** Return the other players with their places, from left to right, whichever the direction of play. */
export function others({ seat, seats }: BeloteView): { seat: Seat; place: Place }[] {
  const round = clockwise.filter((each) => seats.includes(each));
  const at = round.indexOf(seat);
  const places = PLACES[round.length] ?? [];
  return places.map((place, i) => ({ place, seat: round[(at + 1 + i) % round.length] ?? seat }));
}

type Names = Record<Seat, string>;

/** Return the variables $who and $name of a sentence about a seat; the name of a partner says so. */
export function who(seat: Seat, names: Names, me: Seat): { who: "you" | "other"; name: string } {
  const name = lookUp(names, seat) ?? seat;
  if (seat === me) return { who: "you", name };
  const partner = me !== "" && mateOf(me, Object.keys(names)) === seat;
  return { who: "other", name: partner ? t("belote-partner-name", { name }) : name };
}

/** Return the name of a side: "Us", "Them"; where each plays alone, a name. */
export function sideName(side: Side, names: Names, me: Seat): string {
  const [first = "", second] = side;
  if (!second) return lookUp(names, first) ?? first;
  if (me) return t(side.includes(me) ? "belote-us" : "belote-them");
  return t("belote-pair", { first: lookUp(names, first) ?? first, second: lookUp(names, second) ?? second });
}

/** Return the target, the number of this deal, and after how many deals the game ends (0: at the target). */
export function goalOf({ target, deal, carried, rules }: BeloteView): { target: number; deal: number; deals: number } {
  const deals = Number(rules.options.deals ?? 0);
  const counted = deal - carried.uncounted;
  return { target, deal: counted, deals: deals && Math.max(deals, counted) }; // more while the scores are equal
}

/** Return the round in which a seat last bid or passed. */
export const roundOf = ({ bids }: BeloteView, seat: Seat | null | undefined): number =>
  bids.findLast((bid) => bid.seat === seat)?.round ?? 1;

/** Return the sides, the player's own first. */
export const ordered = ({ seat, sides }: BeloteView): Side[] => {
  const mine = sideOf(seat, sides);
  return [mine, ...sides.filter((side) => side !== mine)];
};
