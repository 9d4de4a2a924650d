// Saving records to files. The record of an unfinished game reveals the other hands and the seed.
import { day, download, recordFile } from "../../browser/download.ts";
import { showPanel } from "../../control/panels.ts";
import { store } from "../../control/store.ts";
import { ask } from "../../engine/client.ts";
import type { Game, Listed } from "../../store/games.ts";

type Kept = Pick<Game, "id" | "changed" | "seat" | "summary">;

/** Return whether the record of a game reveals nothing that a player at its table must not know. */
export const settled = ({ summary }: Pick<Listed, "summary">): boolean =>
  summary.over || summary.viewOf !== null || summary.pad === true;

/** Return the part of a record that the seat of the game knows. */
export async function seenOnly({ seat }: Pick<Game, "seat">, record: string): Promise<string> {
  const answer = await ask({ do: "redact", record, seat });
  if (answer.record === undefined) throw new Error("not redacted");
  return answer.record;
}

/** Download a record: of the whole game, or what one seat knows of it. */
export const saveRecord = (
  { id, changed, summary }: Kept,
  record: string,
  seat: string | null = summary.viewOf,
): void => download(record, recordFile(day(changed), id, seat));

/** Ask what to save of games, some of which are not over. */
export function askWhatToSave(games: Pick<Listed, "id">[]): void {
  store.set({ saving: games.map(({ id }) => id) });
  showPanel("save");
}
