// How lines of a game between friends get from one player to the other. A carrier may lose all it has been given: what
// matters is sent again by the session, over whatever carrier there is then.

/** How a carrier stands: waiting for the other player, connected, without an answer for a moment, or over.
 *  - `lost`: it was connected, and is no longer
 *  - `unreachable`: the two networks do not meet
 *  - `refused`: the other side sent what no carrier sends
 *  - `closed`: by this side */
export type Standing = "waiting" | "open" | "interrupted" | "lost" | "unreachable" | "refused" | "closed";

export interface Carrier {
  /** Send lines; they are dropped unless the carrier is open or interrupted. */
  send(lines: readonly string[]): void;
  /** End it; nothing is received afterwards. */
  close(): void;
}

export interface Hearer {
  receive(line: string): void;
  changed(standing: Standing): void;
}
