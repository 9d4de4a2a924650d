// The two seats of the table.
import type { Seat } from "./types.ts";

/** Who sits across. */
export const other = (seat: Seat): Seat => (seat === "S" ? "N" : "S");
