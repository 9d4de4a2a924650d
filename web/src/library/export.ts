// Games leave as files: records as they are, one blank line between them.
import { day, download } from "../app/download.ts";
import { records } from "../store/library.ts";

/** One file of these games. */
export async function exportGames(ids: string[]): Promise<void> {
  const parts: string[] = [];
  for await (const some of records(ids)) {
    for (const { record } of some) parts.push(`${parts.length > 0 ? "\n" : ""}${record.trimEnd()}\n`);
  }
  download(parts, `ecarte-${day(Date.now())}.ecn`);
}
