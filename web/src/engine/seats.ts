// The cards of all games, and the seats and sides of a table.
import type { Card, Seat, Side } from "./types/view.ts";

/** The 32 cards. */
export const PACK: Card[] = [..."shdc"].flatMap((suit) => [..."AKQJT987"].map((rank) => rank + suit));

/** Return the opponent's seat where two play. */
export const other = (seat: Seat): Seat => (seat === "S" ? "N" : "S");

/** Return the side of a seat. Sides are named by the letters of their seats. */
export const sideOf = (seat: Seat, sides: Side[]): Side => sides.find((side) => side.includes(seat)) ?? seat;

/** Return the partner of a seat; "" for none. */
export const partnerOf = (seat: Seat, sides: Side[]): Seat =>
  [...sideOf(seat, sides)].find((each) => each !== seat) ?? "";

/** Return the partner of a seat where four play two against two; "" at other tables. */
export const mateOf = (seat: Seat, seats: Seat[]): Seat => (seats.length === 4 ? partnerOf(seat, ["NS", "EW"]) : "");

/** Return the opposing sides in the order of `sides`. */
export const against = (seat: Seat, sides: Side[]): Side[] => sides.filter((side) => !side.includes(seat));

/** Return the next seat in turn order, which is also the next to deal. */
export const nextSeat = (seat: Seat, seats: Seat[]): Seat => seats[(seats.indexOf(seat) + 1) % seats.length] ?? seat;
