// Seats and sides of a table.
import type { Seat, Side } from "./types/view.ts";

/** Who sits across in écarté, and in any game that two play. */
export const other = (seat: Seat): Seat => (seat === "S" ? "N" : "S");

/** The side a seat plays for: sides are named by the letters of their seats. */
export const sideOf = (seat: Seat, sides: Side[]): Side => sides.find((side) => side.includes(seat)) ?? seat;

/** Who plays together with a seat; "" when nobody does. */
export const partnerOf = (seat: Seat, sides: Side[]): Seat =>
  [...sideOf(seat, sides)].find((each) => each !== seat) ?? "";

/** Who sits across where four play two against two; "" at other tables. */
export const mateOf = (seat: Seat, seats: Seat[]): Seat => (seats.length === 4 ? partnerOf(seat, ["NS", "EW"]) : "");

/** The other sides, in the order of their scores. */
export const against = (seat: Seat, sides: Side[]): Side[] => sides.filter((side) => !side.includes(seat));

/** Who comes after a seat in turn order: deals next, too. */
export const nextSeat = (seat: Seat, seats: Seat[]): Seat => seats[(seats.indexOf(seat) + 1) % seats.length] ?? seat;
