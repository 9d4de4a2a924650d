// Games leave as files: records as they are, one blank line between them.
import { day, download } from "../app/download.ts";
import { records } from "../store/library.ts";

/** One file of these games. Gives how many of them could not be read. */
export async function exportGames(ids: string[]): Promise<number> {
  const parts: string[] = [];
  for await (const some of records(ids)) {
    for (const { record } of some) parts.push(`${parts.length > 0 ? "\n" : ""}${record.trimEnd()}\n`);
  }
  if (parts.length > 0) download(parts, `ecarte-${day(Date.now())}.ecn`);
  return ids.length - parts.length;
}
