// Records become files. The record of a game that is not over shows the other hands and the seed.
import { day, download, recordFile } from "../../browser/download.ts";
import { ask } from "../../engine/client.ts";
import type { Game, Listed } from "../../store/games.ts";

type Kept = Pick<Game, "id" | "changed" | "seat" | "summary">;

/** Whether the record of a game shows nothing that somebody at its table must not know. */
export const settled = ({ summary }: Pick<Listed, "summary">): boolean => summary.over || summary.viewOf !== null;

/** Return what the seat of a game knows of its record. */
export async function seenOnly({ seat }: Pick<Game, "seat">, record: string): Promise<string> {
  const answer = await ask({ do: "redact", record, seat });
  if (answer.record === undefined) throw new Error("not redacted");
  return answer.record;
}

/** Hand out a record as a file: of the whole game, or of what one seat knows of it. */
export const saveRecord = (
  { id, changed, summary }: Kept,
  record: string,
  seat: string | null = summary.viewOf,
): void => download(record, recordFile(day(changed), id, seat));
