// Nothing is passed on before it is kept. Had the friend a message that this device has lost, another one in its place would look
// like cheating (`E-friend-twice` in docs/friend.md).
import { day, download } from "../browser/download.ts";
import { store } from "../control/store.ts";
import type { Friend } from "../engine/types/friend.ts";
import { unwritten } from "../store/keeping.ts";
import { isInHand } from "./waiting.ts";

const filed = new Set<string>(); // sessions that were saved as files

/** Return whether a side, as it stands, is neither in the database nor in a file. */
export function isUnkept(side: Friend): boolean {
  const { session } = side;
  if (filed.has(session)) return false;
  return isInHand(side) || [...unwritten.values()].some((game) => game.side?.session === session);
}

/** Save what shows how the friend has cheated, without the secret. */
export const saveEvidence = ({ evidence = "", game }: Friend): void =>
  download(evidence, `ecarte-${day(Date.now())}-${game.slice(0, 8)}.evidence`);

/** Save a side as a file, with its secret: `ecarte play --friend --resume` and this page go on from it. */
export function saveSide({ session, game }: Friend): void {
  download(session, `ecarte-${day(Date.now())}-${game.slice(0, 8)}.friend`);
  filed.add(session);
  store.set({}); // what is unkept is not in the state
}
