// Sides of games whose players do not sit at the table yet: kept on this device until they do.
import type { Friend } from "../engine/types/friend.ts";
import { quietly, writing } from "../store/database.ts";
import { read } from "../store/games.ts";
import { noteError } from "../store/keeping.ts";
import type { KeptFriend } from "../store/rows.ts";

const range = IDBKeyRange.bound("friend/", "friend/\uffff");
const keyOf = ({ game, seat }: Friend): string => `friend/${game}/${seat}`;

/** Those that the database does not hold, in a window without one; they last until it is closed. */
const inHand = new Map<string, KeptFriend>();

/** Keep a side. */
export async function keepWaiting(side: Friend): Promise<void> {
  const row = { side, changed: Date.now() };
  inHand.set(keyOf(side), row);
  try {
    const db = await writing();
    if (!db) return;
    await db.put("kept", row, keyOf(side));
    inHand.delete(keyOf(side));
  } catch (error) {
    noteError(error);
  }
}

/** Return whether a side, as it stands, is held in this window only. */
export const isInHand = (side: Friend): boolean => inHand.get(keyOf(side))?.side.session === side.session;

/** Return all of them, the newest first. */
export const listWaiting = async (): Promise<Friend[]> => (await listKept()).map(({ side }) => side);

/** Return all of them and when each has changed, the newest first. */
export async function listKept(): Promise<KeptFriend[]> {
  const rows = await read([], (db) => quietly(db.transaction("kept")).store.getAll(range));
  const found = [...(rows as KeptFriend[]), ...inHand.values()];
  return found.sort((a, b) => b.changed - a.changed);
}

/** Remove one: the game is at the table, or the invitation is withdrawn. */
export async function dropWaiting(side: Friend): Promise<void> {
  inHand.delete(keyOf(side));
  await (await writing())?.delete("kept", keyOf(side));
}
